//! What a player is to those who run games, and the players that there are, by name.

use crate::greedy::Greedy;
use crate::search::{Budget, Search, Settings};
use crate::worth::Evaluate;
use game::{Fault, Game, Plans, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// Someone who can be asked for a turn.
pub trait Bot<G: Game>: Send {
    /// Replaces `out` by what the seat does now: some or all of its actions up to another seat's decision or a chance, at
    /// least one where the seat decides. A player who cannot answer says why.
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault>;
}

/// How well a player plays. Each is weaker than the next by design: it looks less far, and less closely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any turn.
    Random,
    /// The turn that looks best at a careless glance.
    Easy,
    /// The turn that looks best.
    Medium,
    /// Looks ahead a little.
    Hard,
    /// Looks ahead.
    Expert,
    /// No player to meet but a yardstick: plain Monte-Carlo tree search with random playouts.
    MctsPlain,
}

impl Level {
    /// All levels, the weakest first, then the yardstick.
    pub const ALL: [Self; 6] = [Self::Random, Self::Easy, Self::Medium, Self::Hard, Self::Expert, Self::MctsPlain];

    /// Its name in commands and files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
            Self::MctsPlain => "mcts-plain",
        }
    }
}

/// A level with its settings: `hard`, `expert:ms=200`, `mcts-plain:nodes=5000`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// How well it plays.
    pub level: Level,
    /// What it may spend on a turn, if not what is usual for the level.
    pub budget: Option<Budget>,
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.level.name())?;
        match self.budget {
            None => Ok(()),
            Some(Budget::Nodes(nodes)) => write!(f, ":nodes={nodes}"),
            Some(Budget::Time(time)) => write!(f, ":ms={}", time.as_millis()),
        }
    }
}

impl FromStr for Spec {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let (name, setting) = text.split_once(':').map_or((text, None), |(name, setting)| (name, Some(setting)));
        let known = || Level::ALL.map(Level::name).join(", ");
        let level = Level::ALL.into_iter().find(|level| level.name() == name);
        let level = level.ok_or_else(|| Fault::new("unknown-bot").with("name", name).with("known", known()))?;
        let budget = setting.map(|setting| {
            let number = |text: &str| text.parse::<u32>().ok().filter(|number| *number > 0);
            let budget = match setting.split_once('=') {
                Some(("nodes", nodes)) => number(nodes).map(Budget::Nodes),
                Some(("ms", time)) => number(time).map(|ms| Budget::Time(Duration::from_millis(ms.into()))),
                _ => None,
            };
            budget.ok_or_else(|| Fault::new("bot-setting").with("value", setting))
        });
        Ok(Self { level, budget: budget.transpose()? })
    }
}

impl Spec {
    /// The player; equal seeds make equal players.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        match self.level {
            Level::Random => Box::new(RandomBot { plans: G::Plans::default(), rng }),
            Level::Easy => Box::new(Glance { greedy: Greedy::careless(), rng }),
            Level::Medium => Box::new(Glance { greedy: Greedy::default(), rng }),
            Level::Hard => Box::new(Search::new(self.with(Settings::hard()), rng)),
            Level::Expert => Box::new(Search::new(self.with(Settings::expert()), rng)),
            Level::MctsPlain => Box::new(Search::new(self.with(Settings::plain()), rng)),
        }
    }

    fn with(self, usual: Settings) -> Settings {
        Settings { budget: self.budget.unwrap_or(usual.budget), ..usual }
    }
}

/// Any turn, each as likely as the others.
struct RandomBot<G: Game> {
    plans: G::Plans,
    rng: ChaCha8Rng,
}

impl<G: Game> Bot<G> for RandomBot<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        out.clear();
        seen.plan(&mut self.plans);
        if !self.plans.is_empty() {
            self.plans.actions(self.rng.random_range(0..self.plans.len()), out);
        }
        Ok(())
    }
}

/// The turn that looks best.
struct Glance<G: Evaluate> {
    greedy: Greedy<G>,
    rng: ChaCha8Rng,
}

impl<G: Evaluate> Bot<G> for Glance<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        self.greedy.choose(seen, &mut self.rng, out);
        Ok(())
    }
}
