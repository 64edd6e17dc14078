//! What happens at a table, as a viewer may know it. The log itself, with what is secret, never leaves its keeper.

use crate::table::{Leave, Millis, TableConfig};
use game::Seat;
use serde::{Deserialize, Serialize};

/// An event of a table's log, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableEvent {
    /// Its place in the log, from 0, without gaps.
    pub seq: u64,
    /// When it happened: milliseconds since 1970.
    pub at: Millis,
    /// What happened.
    #[serde(flatten)]
    pub event: Happened,
}

/// What happened at a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Happened {
    /// The table was made. Always the first.
    Made {
        /// What was agreed on, with every option.
        config: Box<TableConfig>,
        /// The hash of the secret that all draws follow from.
        commitment: String,
        /// The secret, once the game is over.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        secret: Option<String>,
    },
    /// A game that was played elsewhere was brought here.
    Imported,
    /// Somebody sat down, or changed what they are called or what they add to the dice.
    Sat {
        /// Where.
        seat: Seat,
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
        /// What it did; not there while it is sealed or covered to the viewer.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        actions: Option<Vec<String>>,
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
        /// How many entries of the record are left, if this answer let something be taken back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "schema", schema(nullable = false))]
        left: Option<usize>,
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
    /// No server was there for a while: clocks did not run.
    Paused {
        /// Since when: milliseconds since 1970.
        from: Millis,
        /// Until when.
        to: Millis,
    },
    /// Somebody said something.
    Said {
        /// What they are called.
        name: String,
        /// What they said: a text, whatever it looks like.
        text: String,
        /// Where they sat then; none in logs from before this was noted.
        #[serde(flatten)]
        #[cfg_attr(feature = "schema", schema(value_type = Speaker, nullable = false))]
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
    /// The rules were corrected after this game, and it does not follow them: it is shown as it was logged, and not continued.
    EarlierRules {
        /// The first event that the rules do not allow; the end of the log if only its result is another by now.
        since: u64,
    },
}

/// Who speaks, as far as everybody may know it: names alone could be anybody's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Speaker {
    /// Their seat, the first if they have several; none for a spectator.
    #[cfg_attr(feature = "schema", schema(required))]
    pub seat: Option<Seat>,
    /// Whether they have an account; guests have none.
    pub account: bool,
}
