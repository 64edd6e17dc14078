//! The printed tiles. Half-drawn coast at the rim of a tile is water (MQ-R-11).

use crate::board::CELLS;
use game::Fault;
use std::fmt;
use std::str::FromStr;

/// The kind of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The start tile with its five docks.
    Start,
    /// A blue dock: two passengers from four players on.
    Blue,
    /// A red dock: two passengers from five players on.
    Red,
    /// Islands only, or an expansion tile.
    Plain,
}

/// A printed tile; sets of spaces are bits.
#[derive(Clone, Copy, Debug)]
pub struct Tile {
    /// The name printed on it.
    pub name: &'static str,
    /// Its kind.
    pub kind: Kind,
    /// Islands and other land.
    pub land: u32,
    /// The space at the passenger dock, if there is one, and the island space that its pier stands on.
    pub dock: Option<(u8, u8)>,
    /// The spaces at coal stations (MQ-STA-01).
    pub coal_docks: u32,
    /// Driftwood.
    pub driftwood: u32,
    /// Sandbanks.
    pub sandbanks: u32,
}

impl Tile {
    /// The spaces that are not open water: land, sandbanks and driftwood.
    pub(crate) const fn closed(&self) -> u32 {
        self.land | self.sandbanks | self.driftwood
    }

    /// The spaces at passenger docks and coal stations.
    const fn docks(&self) -> u32 {
        match self.dock {
            Some((space, _)) => 1 << space | self.coal_docks,
            None => self.coal_docks,
        }
    }
}

const fn bits(cells: &[u8]) -> u32 {
    let mut bits = 0;
    let mut i = 0;
    while i < cells.len() {
        assert!((cells[i] as usize) < CELLS);
        bits |= 1 << cells[i];
        i += 1;
    }
    bits
}

const fn plain(name: &'static str, land: &[u8]) -> Tile {
    let land = bits(land);
    Tile { name, kind: Kind::Plain, land, dock: None, coal_docks: 0, driftwood: 0, sandbanks: 0 }
}

const fn docked(name: &'static str, kind: Kind, land: &[u8], space: u8, pier: u8) -> Tile {
    Tile { kind, dock: Some((space, pier)), ..plain(name, land) }
}

/// The number of tiles.
pub const TILES: usize = 18;

/// All tiles: the start tile, the eleven other A tiles, the six B tiles.
pub static ALL: [Tile; TILES] = [
    Tile { kind: Kind::Start, ..plain("A0", &[0, 4]) },
    docked("A1-1", Kind::Blue, &[5, 6, 8], 11, 6),
    docked("A1-2", Kind::Blue, &[0, 4, 11, 12, 13], 8, 13),
    docked("A1-3", Kind::Blue, &[4, 7, 11, 12], 10, 11),
    docked("A1-4", Kind::Blue, &[0, 4, 7, 8, 12], 13, 7),
    docked("A2-1", Kind::Red, &[0, 4, 8, 11], 7, 11),
    docked("A2-2", Kind::Red, &[0, 8, 12], 14, 8),
    docked("A2-3", Kind::Red, &[0, 4, 7, 8], 11, 7),
    docked("A2-4", Kind::Red, &[0, 8, 11, 12], 13, 12),
    plain("A3-1", &[4, 5, 7, 9, 10]),
    plain("A3-2", &[1, 2, 3, 13]),
    plain("A3-3", &[4, 6, 8, 11, 18]),
    Tile { coal_docks: bits(&[7, 18]), ..plain("B1", &[8, 13, 14, 19]) },
    Tile { coal_docks: bits(&[13]), driftwood: bits(&[14, 16]), ..plain("B1/B2", &[5, 7, 9, 19]) },
    Tile { driftwood: bits(&[3, 8]), ..plain("B2", &[5, 7, 14, 16, 18]) },
    Tile { sandbanks: bits(&[5, 6, 13]), ..plain("B3-1", &[4, 7, 11, 15]) },
    Tile { sandbanks: bits(&[6, 12, 14]), ..plain("B3-2", &[5, 13, 19]) },
    // MQ-ARC-01: nine islands, and no rule of its own.
    plain("B4", &[0, 2, 4, 6, 9, 13, 15, 17, 19]),
];

/// The tiles by number, with derived data. Padded to 32 entries, so that no index needs a bounds check.
static BY_NUMBER: [Known; 32] = {
    let mut known = [Known { tile: ALL[TILES - 1], closed: 0, docks: 0 }; 32];
    let mut id = 0;
    while id < TILES {
        known[id] = Known { tile: ALL[id], closed: ALL[id].closed(), docks: ALL[id].docks() };
        id += 1;
    }
    known
};

/// A tile with its most frequently used sets of spaces.
#[derive(Clone, Copy)]
struct Known {
    tile: Tile,
    closed: u32,
    docks: u32,
}

/// The cells of the start tile at docks 1 to 5.
pub const START_DOCKS: [u8; 5] = [2, 9, 5, 3, 1];

/// A tile by its number in [`ALL`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TileId(pub u8);

impl TileId {
    /// The start tile.
    pub const START: Self = Self(0);

    /// The eleven A tiles besides the start tile, as bits by number.
    pub const A_TILES: u32 = 0xFFE;
    /// The A3 tiles, as bits by number.
    pub const A3_TILES: u32 = 0xE00;
    /// The A2 tiles, as bits by number.
    pub const A2_TILES: u32 = 0x1E0;
    /// The B tiles, as bits by number.
    pub const B_TILES: u32 = 0x3_F000;

    /// The printed tile.
    #[inline]
    pub fn tile(self) -> &'static Tile {
        &self.known().tile
    }

    #[inline]
    fn known(self) -> &'static Known {
        &BY_NUMBER[self.0 as usize % BY_NUMBER.len()]
    }

    /// The spaces that are not open water: land, sandbanks and driftwood.
    #[inline]
    pub(crate) fn closed(self) -> u32 {
        self.known().closed
    }

    /// The spaces at passenger docks and coal stations.
    #[inline]
    pub(crate) fn docks(self) -> u32 {
        self.known().docks
    }

    /// This tile as a bit.
    pub const fn bit(self) -> u32 {
        1 << self.0
    }

    /// The tiles of a bit set, in order.
    pub fn of(bits: u32) -> impl Iterator<Item = Self> {
        (0..TILES as u8).map(Self).filter(move |id| bits & id.bit() != 0)
    }
}

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tile().name)
    }
}

impl FromStr for TileId {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        ALL.iter().position(|tile| tile.name == text).map(|id| Self(id as u8)).ok_or_else(|| {
            Fault::new("unknown-tile").with("name", text).with("known", ALL.map(|tile| tile.name).join(", "))
        })
    }
}

game::text_serde!(TileId);
