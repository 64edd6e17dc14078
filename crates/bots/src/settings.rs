//! The levels by name, and their settings: `hard`, `expert:ms=200`, `hard:nodes=50:width=6`.

use game::Fault;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a bot plays. Weaker levels look less far ahead and mistake nearly as good turns for the best; none is
/// reckless.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any turn that is not reckless: a baseline for programs.
    Random,
    /// Evaluates only its own turn, and often mistakes a fair one for the best.
    Beginner,
    /// Evaluates only its own turn, and mistakes a good one for the best.
    Easy,
    /// Evaluates only its own turn, accurately.
    Medium,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead as far as its budget allows.
    Expert,
    /// A baseline, not an opponent: plain Monte Carlo tree search with random playouts.
    MctsPlain,
}

impl Level {
    /// All levels, weakest first, then the baseline for searches.
    pub const ALL: [Self; 7] =
        [Self::Random, Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::MctsPlain];

    /// The levels that people play against; the others are baselines for programs.
    pub const PLAYERS: [Self; 5] = [Self::Beginner, Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::MctsPlain => "mcts-plain",
        }
    }

    /// Its default settings.
    pub const fn settings(self) -> Settings {
        match self {
            Self::Random => GLANCE,
            Self::Beginner => Settings { noise: 1.4, ..GLANCE },
            Self::Easy => Settings { noise: 0.75, ..GLANCE },
            Self::Medium => Settings { budget: Budget::Nodes(16), noise: 0.1, ..GLANCE },
            Self::Hard => Settings { budget: Budget::Nodes(40), width: 6, horizon: 2, ..GLANCE },
            Self::Expert => Settings { budget: Budget::Time(Duration::from_millis(300)), horizon: 2, ..GLANCE },
            Self::MctsPlain => {
                Settings { budget: Budget::Time(Duration::from_secs(3)), curiosity: 0.7, plain: true, ..GLANCE }
            }
        }
    }

    /// The knobs it supports.
    const fn knobs(self) -> &'static [Knob] {
        match self {
            Self::Random => &[],
            Self::Beginner | Self::Easy | Self::Medium => &[Knob::Nodes, Knob::Noise],
            Self::Hard | Self::Expert => &[
                Knob::Nodes,
                Knob::Ms,
                Knob::Width,
                Knob::Others,
                Knob::Curiosity,
                Knob::Horizon,
                Knob::Threads,
                Knob::Noise,
            ],
            Self::MctsPlain => &[Knob::Nodes, Knob::Ms, Knob::Curiosity, Knob::Threads],
        }
    }
}

/// The budget for one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// A number of positions or guesses; deterministic.
    Nodes(u32),
    /// A time limit.
    Time(Duration),
}

/// How a bot chooses its turn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// The budget of a search.
    pub budget: Budget,
    /// The number of its own turns that a search considers in each position, most promising first.
    pub width: u16,
    /// The same for the turns of others.
    pub others: u16,
    /// The exploration constant: how much rarely tried turns are preferred.
    pub curiosity: f32,
    /// Where choices are sealed: the number of quiet positions that a trial plays through before it is evaluated.
    pub horizon: u8,
    /// The number of threads for one turn.
    pub threads: u8,
    /// How much worse than the best a turn may be and still be mistaken for it, as a share of the spread of the turns.
    pub noise: f32,
    /// Evaluates positions by random playouts and tries turns in any order: the baseline.
    pub plain: bool,
}

impl Settings {
    /// The settings scaled down where less is at stake, because they are compared with values.
    pub(crate) const fn at_stake(self, stake: f32) -> Self {
        Self { curiosity: self.curiosity * stake, ..self }
    }
}

const GLANCE: Settings = Settings {
    budget: Budget::Nodes(1),
    width: 8,
    others: 2,
    curiosity: 0.05,
    horizon: 1,
    threads: 1,
    noise: 0.0,
    plain: false,
};

/// A setting by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knob {
    Nodes,
    Ms,
    Width,
    Others,
    Curiosity,
    Horizon,
    Threads,
    Noise,
}

/// The highest value of most knobs, and of those that are shares.
const MOST: u32 = 1_000_000_000;
const MOST_SHARE: u32 = 10;

impl Knob {
    const fn name(self) -> &'static str {
        match self {
            Self::Nodes => "nodes",
            Self::Ms => "ms",
            Self::Width => "width",
            Self::Others => "others",
            Self::Curiosity => "curiosity",
            Self::Horizon => "horizon",
            Self::Threads => "threads",
            Self::Noise => "noise",
        }
    }

    /// The lowest and the highest value.
    fn range(self) -> (u32, u32) {
        match self {
            Self::Nodes | Self::Ms => (1, MOST),
            Self::Width | Self::Others => (1, u16::MAX.into()),
            Self::Horizon | Self::Threads => (1, u8::MAX.into()),
            Self::Curiosity | Self::Noise => (0, MOST_SHARE),
        }
    }

    /// Sets it; `None` if the value is invalid.
    fn set(self, settings: &mut Settings, value: &str) -> Option<()> {
        // Plain digits only: no sign, no special values.
        let plain = Some(value).filter(|value| value.starts_with(|letter: char| letter.is_ascii_digit()));
        let (least, most) = self.range();
        let whole = || plain?.parse::<u32>().ok().filter(|number| (least..=most).contains(number));
        let share = || plain?.parse::<f32>().ok().filter(|share| (least as f32..=most as f32).contains(share));
        match self {
            Self::Nodes => settings.budget = Budget::Nodes(whole()?),
            Self::Ms => settings.budget = Budget::Time(Duration::from_millis(whole()?.into())),
            Self::Width => settings.width = whole()? as u16,
            Self::Others => settings.others = whole()? as u16,
            Self::Curiosity => settings.curiosity = share()?,
            Self::Horizon => settings.horizon = whole()? as u8,
            Self::Threads => settings.threads = whole()? as u8,
            Self::Noise => settings.noise = share()?,
        }
        Some(())
    }

    /// Whether both set the same thing: there is one budget, whatever its unit.
    fn rivals(self, other: Self) -> bool {
        let budget = |knob: Self| matches!(knob, Self::Nodes | Self::Ms);
        self == other || budget(self) && budget(other)
    }

    /// Its current value; `None` if a rival is set instead.
    fn value(self, settings: &Settings) -> Option<String> {
        Some(match (self, settings.budget) {
            (Self::Nodes, Budget::Nodes(nodes)) => nodes.to_string(),
            (Self::Ms, Budget::Time(time)) => time.as_millis().to_string(),
            (Self::Nodes | Self::Ms, _) => return None,
            (Self::Width, _) => settings.width.to_string(),
            (Self::Others, _) => settings.others.to_string(),
            (Self::Curiosity, _) => settings.curiosity.to_string(),
            (Self::Horizon, _) => settings.horizon.to_string(),
            (Self::Threads, _) => settings.threads.to_string(),
            (Self::Noise, _) => settings.noise.to_string(),
        })
    }
}

/// A level with its settings: `hard`, `expert:ms=200`, `mcts-plain:nodes=5000`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Spec {
    /// Its level.
    pub level: Level,
    /// Its settings.
    pub settings: Settings,
}

impl From<Level> for Spec {
    fn from(level: Level) -> Self {
        Self { level, settings: level.settings() }
    }
}

impl Level {
    /// Splits `knob=value` into the knob and the value as written.
    fn knob(self, setting: &str) -> Result<(Knob, &str), Fault> {
        let named = setting.split_once('=').and_then(|(name, value)| {
            let knob = self.knobs().iter().find(|knob| knob.name() == name)?;
            Some((*knob, value))
        });
        named.ok_or_else(|| match self.knobs() {
            [] => Fault::new("bot-no-setting").with("value", setting).with("name", self.name()),
            knobs => {
                let known: Vec<&str> = knobs.iter().map(|knob| knob.name()).collect();
                let fault = Fault::new("bot-setting").with("value", setting);
                fault.with("name", self.name()).with("known", known.join(", "))
            }
        })
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        let usual = self.level.settings();
        for knob in self.level.knobs() {
            match knob.value(&self.settings) {
                Some(value) if knob.value(&usual).as_ref() != Some(&value) => write!(f, ":{}={value}", knob.name())?,
                _ => {}
            }
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let mut parts = text.split(':');
        let name = parts.next().unwrap_or_default();
        let level = Level::ALL.into_iter().find(|level| level.name() == name).ok_or_else(|| {
            let fault = Fault::new(if name.is_empty() { "bot-without-name" } else { "unknown-bot" });
            fault.with("name", name).with("known", Level::ALL.map(Level::name).join(", "))
        })?;
        let mut spec = Self::from(level);
        let mut given: Vec<Knob> = Vec::new();
        for setting in parts {
            let (knob, value) = level.knob(setting)?;
            knob.set(&mut spec.settings, value).ok_or_else(|| {
                let (least, most) = knob.range();
                Fault::new("bot-setting-range").with("value", setting).with("least", least).with("most", most)
            })?;
            if given.iter().any(|&before| before.rivals(knob)) {
                return Err(Fault::new("bot-setting-twice").with("value", setting));
            }
            given.push(knob);
        }
        Ok(spec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_named_with_their_settings() {
        for text in [
            "random",
            "beginner:nodes=3",
            "easy",
            "medium:noise=0.05",
            "hard",
            "expert",
            "mcts-plain:nodes=5000:threads=2",
            "hard:nodes=50",
            "hard:ms=30:width=3:others=4:curiosity=0.1:horizon=3:threads=2",
            "expert:ms=200",
        ] {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
        for (text, key) in [
            ("clever", "unknown-bot"),
            ("", "bot-without-name"),
            ("hard:", "bot-setting"),
            ("hard:nodes=0", "bot-setting-range"),
            ("hard:nodes=x", "bot-setting-range"),
            ("hard:depth=3", "bot-setting"),
            ("hard:nodes=9:noise=-0.1", "bot-setting-range"),
            ("expert:ms=-1", "bot-setting-range"),
            ("easy:noise=nan", "bot-setting-range"),
            ("easy:width=5", "bot-setting"),
            ("random:nodes=5", "bot-no-setting"),
            ("hard:nodes=+5", "bot-setting-range"),
            ("hard:noise=+0.5", "bot-setting-range"),
            ("hard:noise=inf", "bot-setting-range"),
            ("hard:nodes=1:nodes=2", "bot-setting-twice"),
            ("hard:nodes=1:ms=2", "bot-setting-twice"),
            ("hard:width=1:others=1:width=1", "bot-setting-twice"),
        ] {
            assert_eq!(text.parse::<Spec>().unwrap_err().key, key, "{text}");
        }
    }
}
