//! The log of a table: everything that has happened at it, in order. The table is nothing but this log played through.

use crate::config::Config;
use crate::fair::{Commitment, Secret};
use crate::registry;
use api::{Leave, Millis, Speaker};
use game::format::FORMAT;
use game::{Fault, Seat, json};
use serde::{Deserialize, Serialize};

/// Somebody, by an id that means nothing to others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PlayerId(pub String);

/// An event with its place and its time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Logged {
    /// Its place in the log, from 0, without gaps.
    pub seq: u64,
    /// When.
    pub at: Millis,
    /// What.
    #[serde(flatten)]
    pub event: Event,
}

/// Something that happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Event {
    /// The table was made. Always the first.
    Made {
        /// The version of the table document in it: see [`game::format`].
        #[serde(default = "first_format")]
        format: u32,
        /// What was agreed on.
        config: Config,
        /// Who made it.
        maker: PlayerId,
        /// What its draws follow from; told to nobody before the end.
        secret: Secret,
        /// The promise of the secret, told to everybody.
        commitment: Commitment,
    },
    /// A game that was played elsewhere was brought here; if it is not over, it can go on. Comes second, or not at all.
    Imported {
        /// The game's record, in the wire form.
        record: String,
    },
    /// Somebody sat down, or changed what they are called or what they add to the dice.
    Sat {
        /// Where.
        seat: Seat,
        /// Who.
        player: PlayerId,
        /// What they are called.
        name: String,
        /// What they add to the dice.
        seed: String,
    },
    /// Somebody stood up before the start.
    Stood {
        /// Where.
        seat: Seat,
        /// Whether the maker removed them.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        removed: bool,
    },
    /// The table was closed before its game began. Nothing comes after it.
    Closed,
    /// The game began: what was drawn before the first decision.
    Begun {
        /// Outcomes in the order of the draws.
        drawn: Vec<String>,
    },
    /// A seat acted.
    Acted {
        /// Which.
        seat: Seat,
        /// The number of its decision.
        decision: u64,
        /// What it did.
        actions: Vec<String>,
        /// What was drawn then, before the next decision.
        drawn: Vec<String>,
        /// Whether a bot acted for it.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        by_bot: bool,
    },
    /// A seat took back its own last actions.
    TookBack {
        /// Which.
        seat: Seat,
        /// The number of its decision: taking back is one, too.
        decision: u64,
        /// How many entries of the record are left.
        left: usize,
    },
    /// A seat asked the others to let it take back more.
    Asked {
        /// Which.
        seat: Seat,
        /// How many entries of the record would be left.
        left: usize,
    },
    /// Somebody answered it.
    Answered {
        /// Who.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// A bot took a seat over.
    TakenOver {
        /// Which.
        seat: Seat,
        /// Why.
        why: Leave,
    },
    /// A player came back to a seat that a bot had taken over.
    CameBack {
        /// Which.
        seat: Seat,
    },
    /// Nobody could act for a while, because there was no server or no database: clocks did not run.
    Paused {
        /// Since when.
        from: Millis,
        /// Until when.
        to: Millis,
    },
    /// Somebody said something.
    Said {
        /// Who.
        player: PlayerId,
        /// What they are called.
        name: String,
        /// What they said: a text, whatever it looks like.
        text: String,
        /// Where they sat then; none in logs from before this was noted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        speaker: Option<Speaker>,
    },
    /// A player offered a rematch.
    RematchOffered {
        /// Their seat.
        seat: Seat,
    },
    /// A player agreed to the rematch that is offered, or declined it, which ends the offer.
    RematchAnswered {
        /// Their seat.
        seat: Seat,
        /// Whether they agree.
        agrees: bool,
    },
    /// A new table was made for the same players.
    Rematch {
        /// Its id.
        table: String,
    },
    /// The rules were corrected after this game, and it does not go by them: it is played as it was logged, without being
    /// judged, and not continued.
    EarlierRules {
        /// The first event that the rules do not allow; the end of the log if only its result is another by now.
        since: u64,
    },
}

/// Logs of the first version do not say their format.
const fn first_format() -> u32 {
    1
}

impl Event {
    /// The first event of a table: its document has every option, so that a default may change without changing the table.
    pub fn made(config: Config, maker: PlayerId, secret: Secret) -> Result<Self, Fault> {
        let config = registry::complete(config)?;
        Ok(Self::Made { format: FORMAT, config, maker, commitment: secret.commitment(), secret })
    }

    /// The events by which a game from elsewhere comes to a new table: its record, in the wire form, and whether it was played
    /// under earlier rules.
    pub fn imported(record: String) -> Vec<Self> {
        let earlier = json::parse(&record).is_ok_and(|document| document.get("earlier_rules").is_some());
        let mark = earlier.then_some(Self::EarlierRules { since: 1 });
        std::iter::once(Self::Imported { record }).chain(mark).collect()
    }

    /// Takes out what a player is called, who is then told with an empty name; whether it was there. Nothing in a game
    /// depends on it, so a log without it replays to the same game.
    pub fn erase_name(&mut self, player: &PlayerId) -> bool {
        match self {
            Self::Sat { player: who, name, .. } | Self::Said { player: who, name, .. }
                if who == player && !name.is_empty() =>
            {
                name.clear();
                true
            }
            _ => false,
        }
    }

    /// Takes out what somebody said, and leaves that they did; whether it was there.
    pub fn erase_saying(&mut self) -> bool {
        match self {
            Self::Said { text, .. } if !text.is_empty() => {
                text.clear();
                true
            }
            _ => false,
        }
    }

    /// Whether it is part of the game, and not only of the company around the table.
    pub(crate) const fn is_of_the_game(&self) -> bool {
        match self {
            Self::Imported { .. }
            | Self::Begun { .. }
            | Self::Acted { .. }
            | Self::TookBack { .. }
            | Self::Asked { .. }
            | Self::Answered { .. }
            | Self::TakenOver { .. }
            | Self::CameBack { .. }
            | Self::Paused { .. }
            | Self::EarlierRules { .. } => true,
            Self::Made { .. }
            | Self::Sat { .. }
            | Self::Stood { .. }
            | Self::Closed
            | Self::Said { .. }
            | Self::RematchOffered { .. }
            | Self::RematchAnswered { .. }
            | Self::Rematch { .. } => false,
        }
    }
}
