//! Who advises the players at this screen: a level, and how long it thinks.

use api::AdviceRequest;
use host::advice::{ADVISER, LONGEST_TIME, Level, USUAL_TIME};
use words::{Lang, text};

/// Times to choose from, in milliseconds.
const TIMES: [u32; 3] = [USUAL_TIME, 3000, LONGEST_TIME];

/// An adviser.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Adviser {
    pub(crate) level: Level,
    /// In milliseconds; only levels that look ahead take it.
    time: u32,
}

impl Default for Adviser {
    fn default() -> Self {
        Self { level: ADVISER, time: USUAL_TIME }
    }
}

impl Adviser {
    pub(crate) fn request(self, in_mind: &[String]) -> AdviceRequest {
        AdviceRequest {
            actions: in_mind.to_vec(),
            level: Some(self.level.name().to_owned()),
            milliseconds: (self.level >= Level::Hard).then_some(self.time),
            ..AdviceRequest::default()
        }
    }

    /// The next weaker level; after the weakest the strongest.
    pub(crate) fn next_level(&mut self) {
        let levels = Level::PLAYERS;
        let at = levels.iter().position(|level| *level == self.level).unwrap_or_default();
        self.level = levels[(at + levels.len() - 1) % levels.len()];
    }

    /// The next longer time; after the longest the usual one.
    pub(crate) fn next_time(&mut self) {
        let at = TIMES.iter().position(|time| *time == self.time).unwrap_or_default();
        self.time = TIMES[(at + 1) % TIMES.len()];
    }

    /// Sets the level by its name, and the time in seconds; whether there is such a level.
    pub(crate) fn set(&mut self, level: &str, seconds: Option<&str>) -> bool {
        let Some(level) = Level::PLAYERS.into_iter().find(|known| known.name() == level) else { return false };
        let time = match seconds.map(str::parse::<u32>) {
            None => self.time,
            Some(Ok(seconds)) if (1..=LONGEST_TIME / 1000).contains(&seconds) => seconds * 1000,
            Some(_) => return false,
        };
        *self = Self { level, time };
        true
    }

    /// The keys that change it, with what it is.
    pub(crate) fn keys(self, lang: Lang) -> String {
        let level = text(lang, &format!("level-{}", self.level.name()), &[]);
        let args = [("level", level.into()), ("seconds", (self.time / 1000).into())];
        text(lang, "term-advice-keys", &args)
    }
}
