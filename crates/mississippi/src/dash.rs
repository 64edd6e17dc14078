//! Dashes: the shortest runs that a tile has room for, worked out once for every tile and read off a table.
//!
//! Most boats have one, so it is looked for before anything else (MQ-R-17). A dash is a run (`run`) of one to three steps
//! over open water that turns once or twice at most and does not leave its tile. Of the dashes of a space and bow only
//! the straightest is kept; where a boat is in its way, or there is none, the others have to look.

use crate::board::{CELLS, Dir, INSIDE, Space};
use crate::run::{Finish, Runner};
use crate::search::SWINGS;
use crate::state::State;
use crate::tiles::{ALL, TILES};

/// Steps of a dash at most. Faster boats are few.
const MOST_STEPS: usize = 3;
/// Turns of a dash at most: the free one (MQ-TRN-02), and one for coal (MQ-TRN-03).
const MOST_TURNS: usize = 2;

/// A dash in one word: the cells that it takes, as bits, then its last cell, its last bow as a number in [`SWINGS`], and
/// the coal that its turns cost.
#[derive(Clone, Copy)]
struct Dash(u32);

impl Dash {
    /// There is none. Its bit is no cell's, and counts as taken.
    const NONE: Self = Self(1 << 31);
    const CELL: u32 = CELLS as u32;
    const SWING: u32 = Self::CELL + 5;
    const COAL: u32 = Self::SWING + 3;

    const fn new(cells: u32, cell: u8, swing: usize, coal: u8) -> Self {
        Self(cells | (cell as u32) << Self::CELL | (swing as u32) << Self::SWING | (coal as u32) << Self::COAL)
    }

    #[inline]
    fn is_free(self, taken: u32) -> bool {
        self.0 & (taken & ((1 << Self::CELL) - 1) | Self::NONE.0) == 0
    }

    #[inline]
    fn cell(self) -> u8 {
        (self.0 >> Self::CELL & 31) as u8
    }

    /// The last bow of a boat that began with this one.
    #[inline]
    fn bow(self, first: Dir) -> Dir {
        SWINGS[first as usize][(self.0 >> Self::SWING & 7) as usize % 6].bow
    }

    #[inline]
    fn coal(self) -> u8 {
        (self.0 >> Self::COAL & 1) as u8
    }
}

/// The dashes from each space and bow, the bow counted from the tile's heading.
type Dashes = [Dash; TILES * CELLS * 6];

/// The dashes by turns and steps, each less one.
static DASHES: [[Dashes; MOST_STEPS]; MOST_TURNS] = {
    let mut table = [[[Dash::NONE; TILES * CELLS * 6]; MOST_STEPS]; MOST_TURNS];
    let mut kind = 0;
    while kind < MOST_TURNS * MOST_STEPS {
        let (turns, steps) = (kind / MOST_STEPS, kind % MOST_STEPS);
        table[turns][steps] = dashes(turns as u8 + 1, steps as u8 + 1);
        kind += 1;
    }
    table
};

const fn dashes(turns: u8, steps: u8) -> Dashes {
    let mut table = [Dash::NONE; TILES * CELLS * 6];
    let mut index = 0;
    while index < table.len() {
        let (tile, cell, bow) = (index / 6 / CELLS, index / 6 % CELLS, Dir::ALL[index % 6]);
        let aground = ALL[tile].sandbanks & (1 << cell) != 0; // MQ-SAN-02
        if !aground && let Some(course) = straightest(!ALL[tile].closed(), cell as u8, bow, turns, steps) {
            let coal = (turns - course.turns).saturating_sub(1); // MQ-TRN-02, MQ-TRN-03
            table[index] = Dash::new(course.cells, course.cell, swing_to(bow, course.bow), coal);
        }
        index += 1;
    }
    table
}

/// A course inside a tile: the cells that it takes, where it ends, and the turns that are left.
#[derive(Clone, Copy)]
struct Course {
    cells: u32,
    cell: u8,
    bow: Dir,
    turns: u8,
}

/// The first course over these cells, straight on before turns.
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

/// The number of a bow among the [`SWINGS`] of another.
const fn swing_to(from: Dir, to: Dir) -> usize {
    let mut index = 0;
    while SWINGS[from as usize][index].bow as u8 != to as u8 {
        index += 1;
    }
    index
}

impl Runner {
    /// Where the boat comes to with a dash, if there is one and no boat is in its way: at the slowest speed that the coal
    /// allows, else at the slowest that costs none (MQ-SPD-02, MQ-SPD-03). None means only that more has to be looked at.
    #[allow(clippy::inline_always)] // most callers ask only whether, and then no finish needs to be made up
    #[inline(always)]
    pub(crate) fn dash(&self, world: &State) -> Option<Finish> {
        let Self { at, bow, speed, coal, taken, .. } = *self;
        let (id, heading) = world.laid_as(at.tile);
        let spot = (id.0 as usize * CELLS + at.cell as usize) * 6 + bow.from(heading) as usize;
        // A boat that is not afloat has the number of a land space, where no dash goes.
        let bit = |space: Space| u32::from(space.tile == at.tile) << (space.cell % 32);
        let boats = world.boats.iter().fold(taken.map_or(0, bit), |boats, boat| boats | bit(boat.at));
        let free = speed.saturating_sub(1).max(1);
        let with = |wheel: u8| {
            let coal = coal - (free - wheel);
            let dashes = DASHES[usize::from(coal > 0)].get(wheel as usize - 1)?;
            let dash = *dashes.get(spot)?;
            let at = Space::new(at.tile, dash.cell());
            dash.is_free(boats).then(|| Finish { wheel, at, bow: dash.bow(bow), coal: coal - dash.coal() })
        };
        let slowest = free.saturating_sub(coal).max(1);
        with(slowest).or_else(|| if slowest < free { with(free) } else { None })
    }
}
