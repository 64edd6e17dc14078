//! A situation as a document that people can write; see `docs/position.md` for an example.

use crate::board::{Arm, Gem};
use crate::state::{Canoe, Card, Colour, EndReason, Phase, Stage, Which};
use crate::table::Table;
use game::json::is_default;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use game::format::FORMAT;

/// A situation. Only the table is required; defaults are as at the start of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of the document.
    pub format: u32,
    /// Players and options.
    pub table: Table,
    /// The round. Default: 1.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub round: u16,
    /// The holder of the life ring. Default: brown.
    #[serde(default = "brown", skip_serializing_if = "is_brown")]
    pub ring: Colour,
    /// The weather marker. Default: 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub weather: i8,
    /// The arm that takes the next disc. Default: left.
    #[serde(default = "left", skip_serializing_if = "is_left")]
    pub arm: Arm,
    /// Gems at the deposits, by deposit and colour. Default: each deposit holds all gems of its own colour that are
    /// nowhere else, and no others.
    #[serde(default, skip_serializing_if = "is_default")]
    pub deposits: BTreeMap<Gem, BTreeMap<Gem, u8>>,
    /// The players. Default: as at the start.
    #[serde(default, skip_serializing_if = "is_default")]
    pub players: BTreeMap<Colour, PlayerDoc>,
    /// What the game waits for. Default: the first decision of the round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub phase: Option<Phase>,
    /// The player who buys or acts. Default: the holder of the ring.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turn: Option<Colour>,
    /// The turn under way. Default: it has just begun.
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
    /// The cards in hand. Default, in a round where everybody has all cards: those not played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hand: Option<Vec<Card>>,
    /// The card played this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub card: Option<Card>,
    /// The cards others have seen since everybody took their cards back. Default: all cards played.
    #[serde(default, skip_serializing_if = "is_default")]
    pub seen: Option<Vec<Card>>,
    /// The card of the previous round, while it is still visible: until the next one is played on top.
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
    /// The canoe that is moving.
    #[serde(default, skip_serializing_if = "is_default")]
    pub canoe: Option<Which>,
    /// Its points left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: u8,
    /// The stage of its move.
    #[serde(default, skip_serializing_if = "is_default")]
    pub stage: Stage,
    /// The gem it has unloaded this turn.
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
