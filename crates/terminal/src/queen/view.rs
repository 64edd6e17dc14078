//! What a table of Mississippi Queen tells, as far as the terminal uses it.

use mississippi::{Space, TileId};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Clone, Debug, Deserialize)]
pub(super) struct View {
    pub(super) round: u16,
    pub(super) phase: String,
    pub(super) subject: Option<String>,
    pub(super) active: Option<String>,
    pub(super) river: Vec<Laid>,
    pub(super) finish_docks: Vec<String>,
    pub(super) draws: u8,
    pub(super) boats: BTreeMap<String, Boat>,
    pub(super) order: Vec<String>,
}

impl View {
    /// Whether the boat that has moved lies at the dock where it took a passenger, so that this is what is asked after the
    /// move: coal never changes boats there.
    pub(super) fn may_decline(&self) -> bool {
        let boat = self.active.as_ref().and_then(|id| self.boats.get(id));
        let at = boat.and_then(|boat| boat.at.as_ref()?.parse::<Space>().ok());
        self.phase == "transfer"
            && at.is_some_and(|at| {
                let laid = self.river.get(usize::from(at.tile));
                let tile = laid.and_then(|laid| laid.tile.parse::<TileId>().ok());
                tile.is_some_and(|tile| tile.tile().dock.is_some_and(|(cell, _)| cell == at.cell))
            })
    }
}

/// A tile in its place.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Laid {
    pub(super) tile: String,
    pub(super) heading: String,
    pub(super) passengers: u8,
    pub(super) removed: bool,
}

#[derive(Clone, Debug, Deserialize)]
pub(super) struct Boat {
    pub(super) owner: Option<u8>,
    pub(super) fate: String,
    pub(super) at: Option<String>,
    pub(super) bow: Option<String>,
    pub(super) dock: Option<u8>,
    pub(super) place: Option<u8>,
    pub(super) speed: u8,
    pub(super) coal: u8,
    pub(super) passengers: u8,
}
