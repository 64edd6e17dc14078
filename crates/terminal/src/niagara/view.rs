//! What a table of Niagara tells, as far as the terminal uses it.

use niagara::{Canoe, Colour, Gem, Which};
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    pub(super) round: u16,
    pub(super) phase: String,
    pub(super) ring: Option<Colour>,
    pub(super) weather: i8,
    pub(super) arm: Option<String>,
    pub(super) deposits: BTreeMap<Gem, BTreeMap<Gem, u8>>,
    pub(super) players: BTreeMap<Colour, Player>,
    pub(super) course: Option<Course>,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Player {
    pub(super) seat: u8,
    pub(super) canoes: [Canoe; 2],
    pub(super) gems: BTreeMap<Gem, u8>,
    pub(super) cards: u8,
    pub(super) laid: bool,
    /// A number or a word.
    pub(super) card: Option<Value>,
}

/// The turn under way.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Course {
    pub(super) player: Colour,
    pub(super) canoe: Option<Which>,
}

impl View {
    /// The player whose turn it is.
    pub(super) fn active(&self) -> Option<&Player> {
        self.players.get(&self.course.as_ref()?.player)
    }
}

impl Player {
    /// The card on top of the pile, as far as it is open.
    pub(super) fn card_name(&self) -> Option<String> {
        self.card.as_ref().map(|card| card.as_str().map_or_else(|| card.to_string(), str::to_owned))
    }
}
