//! Dashes: the shortest runs within a tile, precomputed for every tile.
//!
//! Most boats have one, so this is the first thing to try. A dash is a run (`run`) of one to five steps over open water
//! with one or two turns at most that stays on its tile. For each space and bow the table keeps only the straightest
//! dash and one detour around it. If boats block both, or there is none, slower searches decide. The table also says
//! where a boat without coal is walled in by land.

use crate::board::{CELLS, Dir, INSIDE, Space};
use crate::run::{Finish, MOST_STEPS, Run, Runner};
use crate::search::SWINGS;
use crate::state::State;
use crate::tiles::{ALL, TILES, Tile};

/// The most turns of a dash: the free one, and one for coal.
const MOST_TURNS: usize = 2;

/// A packed dash: the cells it uses, as bits, then its last cell, its last bow as an index in [`SWINGS`], and the coal
/// that its turns cost. For a walled-in boat: the cells it can reach, then the fewest points it leaves unspent.
#[derive(Clone, Copy)]
struct Dash(u32);

impl Dash {
    /// No dash. Its bit belongs to no cell and always counts as occupied.
    const NONE: Self = Self(1 << 31);
    /// The bit that marks a walled-in boat.
    const WALLED: u32 = 1 << 30;
    const CELLS: u32 = (1 << CELLS) - 1;
    const CELL: u32 = CELLS as u32;
    const SWING: u32 = Self::CELL + 5;
    const COAL: u32 = Self::SWING + 3;

    const fn new(cells: u32, cell: u8, swing: usize, coal: u8) -> Self {
        Self(cells | (cell as u32) << Self::CELL | (swing as u32) << Self::SWING | (coal as u32) << Self::COAL)
    }

    #[inline]
    fn is_free(self, taken: u32) -> bool {
        self.0 & (taken & Self::CELLS | Self::NONE.0) == 0
    }

    #[inline]
    fn is_walled(self) -> bool {
        self.0 & Self::WALLED != 0
    }

    /// The cells it uses.
    #[inline]
    fn cells(self) -> u32 {
        self.0 & Self::CELLS
    }

    /// The last cell, or the unspent points.
    #[inline]
    fn cell(self) -> u8 {
        (self.0 >> Self::CELL & 31) as u8
    }

    /// The final bow of a boat that starts with bow `first`.
    #[inline]
    fn bow(self, first: Dir) -> Dir {
        SWINGS[first as usize][(self.0 >> Self::SWING & 7) as usize % 6].bow
    }

    #[inline]
    fn coal(self) -> u8 {
        (self.0 >> Self::COAL & 1) as u8
    }
}

/// The dashes from each space and bow, with the bow relative to the tile's heading: the straightest, and one detour.
type Dashes = [[Dash; 2]; TILES * CELLS * 6];

/// The dashes, indexed by turns - 1 and steps - 1.
static DASHES: [[Dashes; MOST_STEPS]; MOST_TURNS] = {
    let mut table = [[[[Dash::NONE; 2]; TILES * CELLS * 6]; MOST_STEPS]; MOST_TURNS];
    let mut kind = 0;
    while kind < MOST_TURNS * MOST_STEPS {
        let (turns, steps) = (kind / MOST_STEPS, kind % MOST_STEPS);
        table[turns][steps] = dashes(turns as u8 + 1, steps as u8 + 1);
        kind += 1;
    }
    table
};

#[allow(clippy::large_stack_arrays)] // runs only at compile time
const fn dashes(turns: u8, steps: u8) -> Dashes {
    let mut table = [[Dash::NONE; 2]; TILES * CELLS * 6];
    let mut index = 0;
    while index < table.len() {
        let (tile, cell, bow) = (index / 6 / CELLS, (index / 6 % CELLS) as u8, Dir::ALL[index % 6]);
        let aground = ALL[tile].sandbanks & (1 << cell) != 0;
        if !aground {
            table[index] = from_here(&ALL[tile], cell, bow, turns, steps);
        }
        index += 1;
    }
    table
}

/// The dashes from a cell with this bow; if there are none, how the boat is walled in.
const fn from_here(tile: &Tile, cell: u8, bow: Dir, turns: u8, steps: u8) -> [Dash; 2] {
    let open = !tile.closed();
    let Some(course) = straightest(open, cell, bow, turns, steps) else {
        // Two turns mean that there is coal, so other speeds may be possible.
        let walls = walls(tile, cell, bow, turns, steps);
        let walled = walls.only_land && turns == 1;
        let instead = Dash(walls.cells | (walls.unspent as u32) << Dash::CELL | Dash::WALLED);
        return [if walled { instead } else { Dash::NONE }, Dash::NONE];
    };
    let around = match straightest(open & !course.cells, cell, bow, turns, steps) {
        Some(other) => other.dash(bow, turns),
        None => match straightest(open & !(1 << course.cell), cell, bow, turns, steps) {
            Some(other) => other.dash(bow, turns),
            None => Dash::NONE,
        },
    };
    [course.dash(bow, turns), around]
}

/// The surroundings of a boat that has no dash.
#[derive(Clone, Copy)]
struct Walls {
    /// The cells it can reach.
    cells: u32,
    /// The points left at the farthest of them.
    unspent: u8,
    /// Nothing but land is in the way: no sandbank, no driftwood, and no tile rim where another tile may join.
    only_land: bool,
}

const fn walls(tile: &Tile, cell: u8, bow: Dir, turns: u8, steps: u8) -> Walls {
    let mut all = Walls { cells: 0, unspent: steps, only_land: true };
    let mut index = 0;
    while steps > 0 && index < 6 && SWINGS[bow as usize][index].turns <= turns {
        let swing = SWINGS[bow as usize][index];
        index += 1;
        let Some(to) = INSIDE[cell as usize][swing.bow as usize] else {
            all.only_land = false;
            continue;
        };
        if tile.closed() & (1 << to) != 0 {
            all.only_land &= tile.land & (1 << to) != 0;
            continue;
        }
        let more = walls(tile, to, swing.bow, turns - swing.turns, steps - 1);
        all.cells |= more.cells | 1 << to;
        all.only_land &= more.only_land;
        if more.unspent < all.unspent {
            all.unspent = more.unspent;
        }
    }
    all
}

/// A course within a tile: the cells it uses, where it ends, and the turns left.
#[derive(Clone, Copy)]
struct Course {
    cells: u32,
    cell: u8,
    bow: Dir,
    turns: u8,
}

impl Course {
    /// Packs this course as a dash that began with this bow and this many turns.
    const fn dash(self, bow: Dir, turns: u8) -> Dash {
        let coal = (turns - self.turns).saturating_sub(1);
        Dash::new(self.cells, self.cell, swing_to(bow, self.bow), coal)
    }
}

/// The first course over these cells, trying straight ahead before turns.
const fn straightest(open: u32, cell: u8, bow: Dir, turns: u8, steps: u8) -> Option<Course> {
    if steps == 0 {
        return Some(Course { cells: 0, cell, bow, turns });
    }
    let mut index = 0;
    while index < 6 && SWINGS[bow as usize][index].turns <= turns {
        let swing = SWINGS[bow as usize][index];
        if let Some(to) = INSIDE[cell as usize][swing.bow as usize]
            && open & (1 << to) != 0
            && let Some(course) = straightest(open, to, swing.bow, turns - swing.turns, steps - 1)
        {
            return Some(Course { cells: course.cells | 1 << to, ..course });
        }
        index += 1;
    }
    None
}

/// The index of bow `to` among the [`SWINGS`] of bow `from`.
const fn swing_to(from: Dir, to: Dir) -> usize {
    let mut index = 0;
    while SWINGS[from as usize][index].bow as u8 != to as u8 {
        index += 1;
    }
    index
}

impl Runner {
    /// Where a dash takes the boat, if it has one that no boat blocks: at the slowest speed that its coal allows,
    /// otherwise at the slowest that costs nothing. `Run::Open` only means that slower searches must decide. `boats`
    /// are the boats on its tile ([`Runner::boats`]).
    #[allow(clippy::inline_always)] // lets callers that only ask whether there is a dash skip building the finish
    #[inline(always)]
    pub(crate) fn dash(&self, world: &State, boats: u32) -> Run {
        let Self { at, bow, coal, .. } = *self;
        let unchanged = coal == 0; // with coal, other speeds are possible, and more turns at those
        let found = self.free_dash(world, boats, |wheel, coal, dash| {
            if dash.is_walled() {
                return unchanged.then_some(Run::Walled(dash.cell()));
            }
            let at = Space::new(at.tile, dash.cell());
            Some(Run::Ends(Finish { wheel, at, bow: dash.bow(bow), coal: coal - dash.coal() }))
        });
        found.unwrap_or(Run::Open)
    }

    /// The cells of a dash of this boat, as bits.
    pub(crate) fn dash_cells(&self, world: &State, boats: u32) -> Option<u32> {
        self.free_dash(world, boats, |_, _, dash| (!dash.is_walled()).then(|| dash.cells()))
    }

    /// Calls `made` with the first dash that no boat blocks, its wheel value and the coal left.
    #[allow(clippy::inline_always)] // see above
    #[inline(always)]
    fn free_dash<T>(&self, world: &State, boats: u32, made: impl Fn(u8, u8, Dash) -> Option<T>) -> Option<T> {
        let Self { at, bow, speed, coal, .. } = *self;
        let (id, heading) = world.laid_as(at.tile);
        let spot = (id.0 as usize * CELLS + at.cell as usize) * 6 + bow.from(heading) as usize;
        let free = speed.saturating_sub(1).max(1);
        let with = |wheel: u8| {
            let coal = coal - (free - wheel);
            let dashes = DASHES[usize::from(coal > 0)].get(wheel as usize - 1)?;
            let dash = dashes.get(spot)?.iter().find(|dash| dash.is_free(boats))?;
            made(wheel, coal, *dash)
        };
        let slowest = free.saturating_sub(coal).max(1);
        with(slowest).or_else(|| if slowest < free { with(free) } else { None })
    }
}
