//! A situation as a document that people can write; see `docs/position.md` for an example.

use crate::board::{Bend, Dir, Space};
use crate::state::{BoatId, EndReason, Mode, Phase};
use crate::table::Table;
use crate::tiles::TileId;
use game::json::is_default;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

pub use game::format::FORMAT;

/// A situation. Only the table, the river, the boats and the boat to move are required.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The version of the document.
    pub format: u32,
    /// Edition, players, options.
    pub table: Table,
    /// The tiles from the start tile on, each with its bend unless it lies straight: `"A2-4 left"`.
    pub river: Vec<String>,
    /// How many tiles have been removed behind the last boat.
    #[serde(default, skip_serializing_if = "is_default")]
    pub removed: u8,
    /// How the finish is joined to the last tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub finish: Option<Bend>,
    /// The tiles that may still be drawn. Default: all tiles of the table that are not in the river.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pile: Option<Vec<TileId>>,
    /// How many tiles will still be drawn. Default: the whole pile, or none once the finish is laid.
    #[serde(default, skip_serializing_if = "is_default")]
    pub draws: Option<u8>,
    /// How many A tiles are still to be removed for B tiles (before the first tile only).
    #[serde(default, skip_serializing_if = "is_default")]
    pub leaving: u8,
    /// Passengers in reserve, where the docks could take more than there are. Default: as many as are missing.
    #[serde(default, skip_serializing_if = "is_default")]
    pub spare: Option<u8>,
    /// Passengers waiting, by tile of the river. Default: as many as a dock gets when it is laid.
    #[serde(default, skip_serializing_if = "is_default")]
    pub passengers: BTreeMap<u8, u8>,
    /// The boats that take part.
    pub boats: BTreeMap<BoatId, BoatDoc>,
    /// The round. Default: 2.
    #[serde(default = "second", skip_serializing_if = "is_second")]
    pub round: u16,
    /// The order of the round. Default: by progress.
    #[serde(default, skip_serializing_if = "is_default")]
    pub order: Option<Vec<BoatId>>,
    /// The boat that still has the virtual coal of round 1.
    #[serde(default, skip_serializing_if = "is_default")]
    pub virtual_coal: Option<BoatId>,
    /// Coal that the Black Rose has used this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub rose_used: u8,
    /// Coal that boats have taken from the Black Rose this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bunkered: u8,
    /// The number of consecutive rounds before this one in which every racing boat passed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub idle_rounds: u8,
    /// Whether every racing boat has passed so far in this round.
    #[serde(default, skip_serializing_if = "is_default")]
    pub idle: bool,
    /// The number of turns begun; only used by records.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turns_begun: u32,
    /// The boat whose turn begins. Default: the first in the order, unless `course` says otherwise.
    #[serde(default, skip_serializing_if = "is_default")]
    pub to_move: Option<BoatId>,
    /// A turn or a setup that is under way.
    #[serde(default, skip_serializing_if = "is_default")]
    pub course: Option<CourseDoc>,
    /// Why the race ended, if it has.
    #[serde(default, skip_serializing_if = "is_default")]
    pub end: Option<EndReason>,
}

/// A boat. One of `at`, `waiting`, `home` and `out` says where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoatDoc {
    /// Its space, `tile.cell`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at: Option<Space>,
    /// Its bow.
    #[serde(default = "north", skip_serializing_if = "is_north")]
    pub bow: Dir,
    /// Its speed. Default: 1.
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub speed: u8,
    /// Its coal. Default: 6.
    #[serde(default = "six", skip_serializing_if = "is_six")]
    pub coal: u8,
    /// Passengers aboard.
    #[serde(default, skip_serializing_if = "is_default")]
    pub passengers: u8,
    /// The tiles of the river where it has taken a passenger.
    #[serde(default, skip_serializing_if = "is_default")]
    pub served: Vec<u8>,
    /// Whether it is being repaired: `misses-turn`, `restarts` or `resumes`.
    #[serde(default, skip_serializing_if = "is_default")]
    pub repair: Option<RepairDoc>,
    /// Whether it may leave its sandbank without coal.
    #[serde(default, skip_serializing_if = "is_default")]
    pub leaves_free: bool,
    /// The start dock behind which it waits on land; 0 before the dock is chosen.
    #[serde(default, skip_serializing_if = "is_default")]
    pub waiting: Option<u8>,
    /// Its place if it has finished, from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub home: Option<u8>,
    /// Its place among the boats eliminated or disqualified, from 0.
    #[serde(default, skip_serializing_if = "is_default")]
    pub out: Option<u8>,
}

/// See [`crate::state::Repair`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiRepair))]
#[serde(rename_all = "kebab-case")]
pub enum RepairDoc {
    /// It misses its next turn.
    MissesTurn,
    /// It begins its next turn with a free choice of bow.
    Restarts,
    /// It is the Black Rose and begins its next turn at speed 1.
    Resumes,
}

/// A turn or a setup under way: see [`crate::state::Course`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CourseDoc {
    /// The index in the order of the boat whose turn it is.
    pub place: u8,
    /// What the game waits for.
    pub phase: Phase,
    /// The wheel value used for this move; 0 until it is set.
    #[serde(default, skip_serializing_if = "is_default")]
    pub speed: u8,
    /// Movement points left.
    #[serde(default, skip_serializing_if = "is_default")]
    pub points: u8,
    /// 60-degree turns made.
    #[serde(default, skip_serializing_if = "is_default")]
    pub turns: u8,
    /// Driftwood spaces entered.
    #[serde(default, skip_serializing_if = "is_default")]
    pub driftwood: u8,
    /// What the turn can achieve.
    #[serde(default = "careful", skip_serializing_if = "is_careful")]
    pub mode: Mode,
    /// The coal that the Black Rose may spend this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub allowance: u8,
    /// Whether some boat has entered the last tile.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entered_last: bool,
    /// Whether the boat enters the river in this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub enters: bool,
    /// Points that entering the river costs this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub entry: u8,
    /// The directions of an incomplete push chain.
    #[serde(default, skip_serializing_if = "is_default")]
    pub chain: Vec<Dir>,
    /// The boats pushed this turn, in order.
    #[serde(default, skip_serializing_if = "is_default")]
    pub pushed: Vec<BoatId>,
    /// How many of them have had their bows set.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bows_set: u8,
    /// The pushed boats whose owners set the bow. Default: those on spaces where that is allowed.
    #[serde(default, skip_serializing_if = "is_default")]
    pub asked: Option<Vec<BoatId>>,
    /// The boats that took a passenger this turn and may hand it back, once per passenger.
    #[serde(default, skip_serializing_if = "is_default")]
    pub boarded: Vec<BoatId>,
    /// The spaces onto which boats were pushed, which the pusher may not enter (1997). Default: the spaces of the
    /// pushed boats.
    #[serde(default, skip_serializing_if = "is_default")]
    pub barred: Option<Vec<Space>>,
    /// The boats that have exchanged coal with this one.
    #[serde(default, skip_serializing_if = "is_default")]
    pub exchanged: Vec<BoatId>,
    /// The spaces used this turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub path: Vec<Space>,
}

game::defaults! {
    second, is_second: u16 = 2;
    one, is_one: u8 = 1;
    six, is_six: u8 = 6;
    north, is_north: Dir = Dir::N;
    careful, is_careful: Mode = Mode::Careful;
}
