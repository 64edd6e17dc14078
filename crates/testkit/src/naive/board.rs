//! The river as hexagons on one plane, as described in `tiles.toml`.

use mississippi::board::{Bend, Dir, Space};
use mississippi::position::Position;
use mississippi::tiles::{Tile, TileId};
use std::collections::BTreeMap;

/// Axial coordinates: q to the right, r down.
type Hex = (i32, i32);

/// One step in each direction, clockwise from north.
const STEPS: [Hex; 6] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)];

/// The cells of a tile that heads north, relative to its cell 7.
#[rustfmt::skip] // rows as in the list of tiles
const CELLS: [Hex; 20] = [
    (-2, 3), (-1, 2), (0, 1), (1, 1), (2, 1),
    (-2, 2), (-1, 1), (0, 0), (1, 0), (2, 0),
    (-2, 1), (-1, 0), (0, -1), (1, -1), (2, -1),
    (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2),
];

/// The distance between the centres of consecutive tiles.
const STRIDE: i32 = 4;

fn plus(a: Hex, b: Hex) -> Hex {
    (a.0 + b.0, a.1 + b.1)
}

/// Rotates clockwise by sixths of a circle: each sixth maps the cube coordinates (x, y, z) to (-z, -x, -y).
fn rotated(hex: Hex, sixths: usize) -> Hex {
    (0..sixths).fold(hex, |(x, z), _| {
        let y = -x - z;
        (-z, -y)
    })
}

/// Turns a direction clockwise by sixths of a circle.
pub(super) fn turned(dir: Dir, sixths: usize) -> Dir {
    Dir::ALL[(dir as usize + sixths) % 6]
}

/// The number of 60-degree turns between two bows, by the shorter way.
pub(super) fn turns_between(a: Dir, b: Dir) -> u8 {
    let clockwise = (6 + b as u8 - a as u8) % 6;
    clockwise.min(6 - clockwise)
}

/// A tile on the table.
#[derive(Clone)]
struct Laid {
    printed: &'static Tile,
    /// The positions of its cells, and the cell at each position.
    hexes: [Hex; 20],
    cells: BTreeMap<Hex, u8>,
}

impl Laid {
    fn new(printed: &'static Tile, centre: Hex, heading: usize) -> Self {
        let hexes = CELLS.map(|hex| plus(centre, rotated(hex, heading)));
        Self { printed, hexes, cells: (0..).zip(hexes).map(|(cell, hex)| (hex, cell)).collect() }
    }
}

/// The tiles, the finish, and what is printed on them.
#[derive(Clone)]
pub(super) struct Board {
    tiles: Vec<Laid>,
    /// How many tiles have been removed behind the last boat (MQ-REM-01).
    pub(super) removed: usize,
    /// MQ-R-01: the finish docks that exist.
    finish: Vec<Space>,
    finish_laid: bool,
}

impl Board {
    pub(super) fn new(position: &Position) -> Self {
        let (mut centre, mut heading) = ((0, 0), 0);
        let mut tiles: Vec<Laid> = Vec::new();
        for text in &position.river {
            let (name, bend) = text.split_once(' ').unwrap_or((text, "straight"));
            if !tiles.is_empty() {
                heading = (heading + sixths(bend.parse().expect("a bend"))) % 6;
                centre = plus(centre, (STEPS[heading].0 * STRIDE, STEPS[heading].1 * STRIDE));
            }
            tiles.push(Laid::new(name.parse::<TileId>().expect("a tile").tile(), centre, heading));
        }
        let mut board = Self {
            tiles,
            removed: position.removed.into(),
            finish: Vec::new(),
            finish_laid: position.finish.is_some(),
        };
        if let Some(bend) = position.finish {
            let docks = finish_docks(bend).map(|cell| Space { tile: board.last_tile(), cell });
            board.finish = docks.into_iter().filter(|&dock| !board.is(dock, |tile| tile.land)).collect();
        }
        board
    }

    fn last_tile(&self) -> u8 {
        self.tiles.len() as u8 - 1
    }

    fn is(&self, at: Space, cells: fn(&Tile) -> u32) -> bool {
        cells(self.tiles[usize::from(at.tile)].printed) >> at.cell & 1 == 1
    }

    /// MQ-R-06: the space next to this one, on the same tile or over the joint of two consecutive tiles.
    pub(super) fn neighbour(&self, at: Space, dir: Dir) -> Option<Space> {
        let here = usize::from(at.tile);
        let hex = plus(self.tiles[here].hexes[usize::from(at.cell)], STEPS[dir as usize]);
        let on = |tile: usize| {
            let cell = *self.tiles.get(tile)?.cells.get(&hex)?;
            Some(Space { tile: tile as u8, cell })
        };
        let before = || on(here.checked_sub(1).filter(|&tile| tile >= self.removed)?);
        on(here).or_else(|| on(here + 1)).or_else(before)
    }

    /// MQ-MOV-03: the next space, if it is neither bank nor island.
    pub(super) fn water(&self, at: Space, dir: Dir) -> Option<Space> {
        self.neighbour(at, dir).filter(|&to| !self.is(to, |tile| tile.land))
    }

    /// MQ-SAN-01.
    pub(super) fn is_sand(&self, at: Space) -> bool {
        self.is(at, |tile| tile.sandbanks)
    }

    /// MQ-DRI-01.
    pub(super) fn is_driftwood(&self, at: Space) -> bool {
        self.is(at, |tile| tile.driftwood)
    }

    /// MQ-STA-02.
    pub(super) fn is_coal_dock(&self, at: Space) -> bool {
        self.is(at, |tile| tile.coal_docks)
    }

    /// MQ-PIC-01.
    pub(super) fn is_passenger_dock(&self, at: Space) -> bool {
        self.tiles[usize::from(at.tile)].printed.dock.is_some_and(|(space, _)| space == at.cell)
    }

    /// MQ-SET-01: the start docks, on the start tile.
    pub(super) fn is_start_dock(at: Space) -> bool {
        at.tile == 0 && [2, 9, 5, 3, 1].contains(&at.cell)
    }

    /// MQ-END-02.
    pub(super) fn is_finish_dock(&self, at: Space) -> bool {
        self.finish.contains(&at)
    }

    /// MQ-TIL-01: whether this step enters the last tile, and another tile can follow it.
    pub(super) fn enters_last(&self, from: Space, to: Space) -> bool {
        !self.finish_laid && to.tile == self.last_tile() && from.tile != to.tile
    }
}

/// MQ-TIL-04: how far a tile is turned against the previous one.
fn sixths(bend: Bend) -> usize {
    match bend {
        Bend::Left => 5,
        Bend::Straight => 0,
        Bend::Right => 1,
    }
}

/// MQ-R-01: the cells of the last tile at the finish docks.
fn finish_docks(bend: Bend) -> [u8; 3] {
    match bend {
        Bend::Left => [10, 15, 16],
        Bend::Straight => [16, 17, 18],
        Bend::Right => [14, 18, 19],
    }
}
