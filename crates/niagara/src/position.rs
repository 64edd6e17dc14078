//! A situation as a document that a person can write: `docs/position.md` has an example.

use crate::board::{Arm, Gem};
use crate::state::{Canoe, Card, Colour, EndReason, Phase, Stage, Which};
use crate::table::Table;
use game::json::is_default;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use game::format::FORMAT;

/// A situation. Only the table is needed: what is left out is as at the start of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of the document.
    pub format: u32,
    /// Players and options.
    pub table: Table,
    /// The round; left out, 1.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub round: u16,
    /// Who holds the life ring; left out, brown.
    #[serde(default = "brown", skip_serializing_if = "is_brown")]
    pub ring: Colour,
    /// The weather marker; left out, 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weather: i8,
    /// The arm that takes the next disc; left out, the left one.
    #[serde(default = "left", skip_serializing_if = "is_left")]
    pub arm: Arm,
    /// Gems on the deposits, by deposit and colour. What is left out: no gem of another colour, and of the deposit's own
    /// all that are nowhere else.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deposits: BTreeMap<Gem, BTreeMap<Gem, u8>>,
    /// The players; who is left out is as at the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub players: BTreeMap<Colour, PlayerDoc>,
    /// What the game waits for; left out, the first decision of the round that there is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub phase: Option<Phase>,
    /// Whose turn it is to buy or to act; left out, the ring's holder.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Option<Colour>,
    /// A turn that is under way; left out, it begins.
    #[serde(default, skip_serializing_if = "is_default")]
    pub course: Option<CourseDoc>,
    /// Steps that the river still flows this round, while arms are drawn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub steps: u8,
    /// Why the game ended, if it has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: Option<EndReason>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerDoc {
    /// The two canoes: `beach`, `lost`, or the space, with the gem aboard: `6L:ruby`.
    #[serde(default = "ashore", skip_serializing_if = "is_ashore")]
    pub canoes: [Canoe; 2],
    /// The gems scored.
    #[serde(default, skip_serializing_if = "is_default")]
    pub gems: BTreeMap<Gem, u8>,
    /// The cards in hand; left out in a round in which all have all cards, those that are not laid.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Option<Vec<Card>>,
    /// The card laid this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<Card>,
    /// The cards that the others saw being opened since the hands came back; left out, all that were.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seen: Option<Vec<Card>>,
    /// The card of the round before, if it still lies open: until the next one is laid on it.
    #[serde(default, skip_serializing_if = "is_default")]
    pub top: Option<Card>,
}

impl Default for PlayerDoc {
    fn default() -> Self {
        Self { canoes: ashore(), gems: BTreeMap::new(), hand: None, card: None, seen: None, top: None }
    }
}

/// A turn under way: see [`crate::state::Course`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseDoc {
    /// The canoes that were ashore when the turn began.
    #[serde(default, skip_serializing_if = "is_default")]
    pub ashore: Vec<Which>,
    /// The canoes that have made their move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub done: Vec<Which>,
    /// The one that moves.
    #[serde(default, skip_serializing_if = "is_default")]
    pub canoe: Option<Which>,
    /// Its points left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: u8,
    /// How far it is.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stage: Stage,
    /// What it has unloaded this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unloaded: Option<Gem>,
    /// Whether it has loaded this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub loaded: bool,
}

game::defaults! {
    first, is_first: u16 = 1;
    brown, is_brown: Colour = Colour(0);
    left, is_left: Arm = Arm::Left;
    ashore, is_ashore: [Canoe; 2] = [Canoe::ASHORE; 2];
}
