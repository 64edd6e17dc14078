//! The board of a table: its spaces, what is there, how they are joined and where they lie in the picture. With it no
//! client has to know a printed tile. Pieces are not on it: the view has them, and they move more often.

use mississippi::Space;
use niagara::{Arm, Card, Gem, Place};
use serde::{Deserialize, Serialize};

/// The board of a table. It is the same for everybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum Board {
    /// Of Mississippi Queen.
    MississippiQueen(MississippiBoard),
    /// Of Niagara.
    Niagara(NiagaraBoard),
}

/// The river, as far as it is laid.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MississippiBoard {
    /// Another number for another board: tiles are laid and removed, and the finish is laid.
    pub version: u32,
    /// The spaces of every tile that was laid, tile by tile from the start tile on.
    pub spaces: Vec<MississippiSpace>,
}

/// A space of the river.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct MississippiSpace {
    /// Its name in actions and views, such as `3.12`.
    pub id: Space,
    /// The number of its tile in the view's `river`, which has the passengers that wait at its dock.
    pub tile: u8,
    /// What is there.
    pub ground: Ground,
    /// The start dock that this space lies at, 1 to 5.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub start_dock: Option<u8>,
    /// Whether it lies at a dock of the finish; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub finish_dock: bool,
    /// Whether its tile has been removed behind the last boat; left out if not.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", schema(required = false))]
    pub removed: bool,
    /// How far down the river it lies: greater than that of every space behind it, equal for spaces abreast.
    pub progress: u16,
    /// The spaces next to it, land and removed ones included.
    pub neighbours: Neighbours,
    /// Its middle in the picture.
    pub x: i32,
    /// The same, downwards.
    pub y: i32,
}

/// What is on a space of the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Ground {
    /// Open water.
    Water,
    /// An island or other land.
    Land,
    /// Water at a passenger dock.
    Dock,
    /// Water at a coal station.
    Station,
    /// Driftwood.
    Driftwood,
    /// A sandbank.
    Sandbank,
}

/// The spaces next to a space, by direction; north is the race direction of the start tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(default)]
pub struct Neighbours {
    /// North.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub n: Option<Space>,
    /// North-east.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub ne: Option<Space>,
    /// South-east.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub se: Option<Space>,
    /// South.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub s: Option<Space>,
    /// South-west.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub sw: Option<Space>,
    /// North-west.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub nw: Option<Space>,
}

/// The river from the beach to the falls. It never changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NiagaraBoard {
    /// Always the same.
    pub version: u32,
    /// Where a canoe can be: the beach, the discs from there to the falls, and lost.
    pub places: Vec<NiagaraPlace>,
    /// The falls of both arms.
    pub falls: Vec<Falls>,
    /// The deposits, the least valuable gem first.
    pub deposits: Vec<Deposit>,
    /// The steps of the weather track: what each adds to the lowest card.
    pub weather: Vec<i8>,
    /// The cards of a full hand.
    pub cards: Vec<Card>,
}

/// A place of a canoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NiagaraPlace {
    /// Its name in actions and views, such as `6L`.
    pub id: Place,
    /// Whether it is a disc of the river.
    pub disc: bool,
    /// The arm that it lies in, below the fork.
    #[cfg_attr(feature = "schema", schema(required))]
    pub arm: Option<Arm>,
    /// The deposit beside it.
    #[cfg_attr(feature = "schema", schema(required))]
    pub deposit: Option<Gem>,
    /// How many steps down the river it is to the falls; none for a canoe that is lost.
    pub to_falls: u8,
    /// Where a step up leads; none from off the river.
    #[cfg_attr(feature = "schema", schema(required))]
    pub up: Option<Place>,
    /// Where a step down leads, by the arm that is chosen; they differ at the fork alone. None for a canoe that is lost.
    #[cfg_attr(feature = "schema", schema(required))]
    pub down: Option<ByArm>,
    /// Where the river carries a canoe from here when a disc goes down an arm.
    pub carried: ByArm,
    /// Its middle in the picture.
    pub x: i32,
    /// The same, downwards.
    pub y: i32,
}

/// A place for each arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct ByArm {
    /// For the left arm.
    pub left: Place,
    /// For the right arm.
    pub right: Place,
}

/// The falls of an arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Falls {
    /// The arm.
    pub arm: Arm,
    /// The middle of the brink in the picture.
    pub x: i32,
    /// The same, downwards.
    pub y: i32,
}

/// Where the gems of a colour begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Deposit {
    /// The gem.
    pub gem: Gem,
    /// What one of them counts at the end.
    pub value: u8,
    /// Its middle in the picture.
    pub x: i32,
    /// The same, downwards.
    pub y: i32,
}
