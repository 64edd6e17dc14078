//! The spaces near a boat in a flat numbering, and the layers of a pass over them.

use crate::board::{CELLS, Dir, LONGEST, Space};
use crate::state::{BoatId, State};
use crate::table::Queen;
use crate::tiles::Tile;

/// Tiles on the chart: six steps cross at most three joints either way; rounded up to a power of two.
const SPAN: usize = 8;
/// Cells per tile in the flat numbering; a power of two, so that shifts suffice.
const STRIDE: usize = 32;
/// Capacity for all flat numbers, and for every `u8`, so that an index is never out of bounds.
pub(super) const SPOTS: usize = 256;
/// Words of a bit set over spots.
pub(super) const WORDS: usize = SPOTS.div_ceil(64);
/// A bit set of spots.
pub(super) type Spots = [u64; WORDS];
/// Layers of movement points used, 0 to 6, rounded up to a power of two.
pub(super) const LAYERS: usize = 8;
/// More turns than any boat can make.
pub(super) const FAR: u8 = 100;

/// The surroundings of a space: the offsets of the flat numbers by bow, and what lies there, one bit per bow. Land sets
/// no bit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Steps {
    further: [u8; 6],
    pub(super) water: u8,
    driftwood: u8,
    sand: u8,
}

impl Steps {
    /// The bows that face a river space other than open water.
    pub(super) fn uncommon(&self) -> u8 {
        self.driftwood | self.sand
    }

    /// The spot ahead of `from` with this bow.
    #[inline]
    pub(super) fn spot(&self, from: u8, bow: Dir) -> u8 {
        from.wrapping_add(self.further[bow as usize])
    }

    /// The space ahead with this bow.
    pub(super) fn ahead(&self, from: u8, bow: Dir) -> Step {
        let is = |bows: u8| bows & bit(bow) != 0;
        Step { spot: self.spot(from, bow), driftwood: is(self.driftwood), sand: is(self.sand) }
    }

    /// Records what lies ahead with this bow.
    fn note(&mut self, bow: Dir, further: u8, tile: &Tile, cell: u8) {
        let is = |cells: u32| u8::from(cells & (1 << cell) != 0) << bow as u8;
        self.further[bow as usize] = further;
        self.driftwood |= is(tile.driftwood);
        self.sand |= is(tile.sandbanks);
        self.water |= is(!(tile.land | tile.driftwood | tile.sandbanks));
    }
}

/// A bow as a bit.
#[inline]
pub(super) fn bit(bow: Dir) -> u8 {
    1 << bow as u8
}

/// The bows of a set of bits.
#[inline]
pub(super) fn bows(mut bits: u8) -> impl Iterator<Item = Dir> {
    std::iter::from_fn(move || {
        let bow = *Dir::ALL.get(bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(bow)
    })
}

/// Removes and returns the first spot of a set.
#[inline]
pub(super) fn next_spot(spots: &mut Spots) -> Option<u8> {
    for (word, bits) in spots.iter_mut().enumerate() {
        if *bits != 0 {
            let spot = (word * 64) as u8 + bits.trailing_zeros() as u8;
            *bits &= *bits - 1;
            return Some(spot);
        }
    }
    None
}

/// The intersection of two sets.
#[inline]
pub(super) fn common(a: &Spots, b: &Spots) -> Spots {
    std::array::from_fn(|word| a[word] & b[word])
}

/// A river space ahead.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub(super) spot: u8,
    pub(super) driftwood: bool,
    sand: bool,
}

impl Step {
    /// The movement points that entering it costs.
    pub(super) fn cost(self) -> u8 {
        1 + u8::from(self.driftwood)
    }

    /// Whether entering it ends the move.
    pub(super) fn ends(self, queen: &Queen, world: &State, chart: &Chart) -> bool {
        self.sand || (queen.table.introductory && Queen::is_finish_dock(world, chart.space(self.spot)))
    }
}

/// A map of the river near a boat.
#[derive(Clone, Debug)]
pub(super) struct Chart {
    base: u8,
    last: u8,
    open_end: bool,
    state: Option<Box<State>>,
    /// For each tile of the river, the cells whose steps are cached, as bits, and the steps.
    known: [u32; LONGEST],
    steps: Box<[[Steps; STRIDE]; LONGEST]>,
}

impl Default for Chart {
    fn default() -> Self {
        Self {
            base: 0,
            last: 0,
            open_end: false,
            state: None,
            known: [0; LONGEST],
            steps: Box::new([[Steps::default(); STRIDE]; LONGEST]),
        }
    }
}

impl Chart {
    pub(super) fn begin(&mut self, state: &State, at: Space) {
        self.base = at.tile.saturating_sub(3);
        self.last = state.last_tile();
        self.open_end = state.finish.is_none();
        match &mut self.state {
            Some(kept) => {
                let tile = |state: &State, tile: usize| (state.tiles[tile].id, state.tiles[tile].bend);
                let laid = usize::from(kept.laid.min(state.laid));
                let kept_tiles = (0..laid).take_while(|&number| tile(kept, number) == tile(state, number)).count();
                if kept.rear != state.rear {
                    self.known = [0; LONGEST];
                } else if (kept_tiles, kept.laid) != (state.laid.into(), state.laid) {
                    // The cache stays valid up to the last tile whose successor is unchanged.
                    self.known[kept_tiles.saturating_sub(1)..].fill(0);
                } else {
                    return;
                }
                **kept = *state;
            }
            None => self.state = Some(Box::new(*state)),
        }
    }

    #[inline]
    pub(super) fn spot(&self, at: Space) -> u8 {
        at.tile.wrapping_sub(self.base).wrapping_mul(STRIDE as u8).wrapping_add(at.cell)
    }

    #[inline]
    pub(super) fn space(&self, spot: u8) -> Space {
        Space::new(self.base + spot / STRIDE as u8, spot % STRIDE as u8)
    }

    /// Whether a space belongs to the last tile, which no boat has entered yet.
    #[inline]
    pub(super) fn is_last(&self, spot: u8) -> bool {
        self.open_end && self.base + spot / STRIDE as u8 == self.last
    }

    /// The surroundings of a spot, computed on first use.
    #[inline]
    pub(super) fn steps(&mut self, spot: u8) -> &Steps {
        let (tile, cell) = self.number(spot);
        if self.known[tile] & (1 << cell) == 0 {
            self.known[tile] |= 1 << cell;
            self.look(spot);
        }
        &self.steps[tile][cell]
    }

    /// The surroundings of a spot for which `steps` has been called.
    pub(super) fn known_steps(&self, spot: u8) -> &Steps {
        let (tile, cell) = self.number(spot);
        &self.steps[tile][cell]
    }

    /// The tile and cell of a spot, as indexes that are never out of bounds.
    #[inline]
    fn number(&self, spot: u8) -> (usize, usize) {
        ((self.base as usize + spot as usize / STRIDE).min(LONGEST - 1), spot as usize % STRIDE)
    }

    fn look(&mut self, spot: u8) {
        let Some(state) = &self.state else { return };
        let at = self.space(spot);
        let mut steps = Steps::default();
        for (bow, to) in Dir::ALL.into_iter().zip(state.neighbours(at)) {
            if let Some(to) = to {
                steps.note(bow, self.spot(to).wrapping_sub(spot), state.tile(to.tile), to.cell);
            }
        }
        let (tile, cell) = self.number(spot);
        self.steps[tile][cell] = steps;
    }

    /// The spaces that need special handling: the occupied ones, and the last tile's until it has been entered.
    pub(super) fn special(&self, occupied: Spots, entered: bool) -> Spots {
        let mut bits = occupied;
        let last = self.last.wrapping_sub(self.base) as usize;
        if !entered && self.open_end && last < SPAN {
            let first = last * STRIDE;
            bits[first / 64] |= 0xF_FFFF << (first % 64);
        }
        bits
    }

    /// The spaces of the last tile.
    pub(super) fn last_tile(&self) -> impl Iterator<Item = Space> + use<> {
        let last = self.last;
        (0..CELLS as u8).map(move |cell| Space::new(last, cell))
    }

    /// The given spaces that are on the chart.
    pub(super) fn spots(&self, spaces: impl IntoIterator<Item = Space>) -> Spots {
        let mut spots = [0; WORDS];
        for at in spaces {
            self.mark(&mut spots, at, true);
        }
        spots
    }

    /// The given cells of a tile, if it is on the chart.
    pub(super) fn cells(&self, tile: u8, cells: u32) -> Spots {
        let mut spots = [0; WORDS];
        let first = tile.wrapping_sub(self.base) as usize * STRIDE;
        if let Some(word) = spots.get_mut(first / 64) {
            *word = u64::from(cells) << (first % 64);
        }
        spots
    }

    /// The spaces of other boats, and those barred to this boat because it pushed a boat there.
    pub(super) fn occupants(&self, world: &State, boat: BoatId) -> Spots {
        let mut spots = self.spots(world.course.barred.as_slice().iter().copied());
        for (number, other) in world.boats.iter().enumerate() {
            // A boat that is not afloat has the number of a land space, which no boat enters.
            self.mark(&mut spots, other.at, number != boat.index());
        }
        spots
    }

    /// Adds a space to a set if `add` is true and the space is on the chart.
    #[inline]
    fn mark(&self, spots: &mut Spots, at: Space, add: bool) {
        let near = (at.tile.wrapping_sub(self.base) as usize) < SPAN;
        let spot = self.spot(at);
        spots[spot as usize / 64] |= u64::from(near & add) << (spot % 64);
    }
}

/// The layers for one set of circumstances.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) world: u16,
    pub(super) driftwood: u8,
    pub(super) entered: bool,
    /// How many boats have been pushed.
    pub(super) pushed: u8,
    occupied: Spots,
    /// Spaces that a boat does not enter by a plain step: occupied, or the first of the last tile.
    special: Spots,
    /// Spaces where some moves may not end.
    doubtful: Spots,
    /// The spaces that each layer has entries for.
    pub(super) reached: [Spots; LAYERS],
    /// The fewest turns to arrive at a space with each bow; [`FAR`] for unreached spaces.
    rows: Box<[Rows; SPOTS]>,
    /// The fewest turns to face each direction there, for the layers that have been processed.
    faced: Box<[Rows; SPOTS]>,
}

/// The rows of a space in all layers. They are used together and fill one cache line.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Rows([[u8; 8]; LAYERS]);

impl Rows {
    const FAR: Self = Self([[FAR; 8]; LAYERS]);
}

impl Default for Sheet {
    fn default() -> Self {
        Self {
            world: 0,
            driftwood: 0,
            entered: false,
            pushed: 0,
            occupied: [0; WORDS],
            special: [0; WORDS],
            doubtful: [0; WORDS],
            reached: [[0; WORDS]; LAYERS],
            rows: Box::new([Rows::FAR; SPOTS]),
            faced: Box::new([Rows::FAR; SPOTS]),
        }
    }
}

impl Sheet {
    pub(super) fn begin(&mut self, world: u16, driftwood: u8, entered: bool, pushed: u8, spaces: [Spots; 3]) {
        self.world = world;
        self.driftwood = driftwood;
        self.entered = entered;
        self.pushed = pushed;
        [self.occupied, self.special, self.doubtful] = spaces;
        let all = |word: usize| self.reached.iter().fold(0, |all, reached| all | reached[word]);
        let mut used = std::array::from_fn(all);
        while let Some(spot) = next_spot(&mut used) {
            self.rows[spot as usize] = Rows::FAR;
        }
        self.reached = [[0; WORDS]; LAYERS];
    }

    #[inline]
    pub(super) fn is_occupied(&self, spot: u8) -> bool {
        self.occupied[spot as usize / 64] & (1 << (spot % 64)) != 0
    }

    #[inline]
    pub(super) fn is_special(&self, spot: u8) -> bool {
        self.special[spot as usize / 64] & (1 << (spot % 64)) != 0
    }

    #[inline]
    pub(super) fn is_doubtful(&self, spot: u8) -> bool {
        self.doubtful[spot as usize / 64] & (1 << (spot % 64)) != 0
    }

    #[inline]
    pub(super) fn has(&self, layer: u8, spot: u8) -> bool {
        self.reached[layer as usize % LAYERS][spot as usize / 64] & (1 << (spot % 64)) != 0
    }

    /// The fewest turns to arrive with each bow.
    #[inline]
    pub(super) fn row(&self, layer: u8, spot: u8) -> [u8; 8] {
        self.rows[spot as usize].0[layer as usize % LAYERS]
    }

    /// Stores the fewest turns to face each direction.
    #[inline]
    pub(super) fn face(&mut self, layer: u8, spot: u8, row: [u8; 8]) {
        self.faced[spot as usize].0[layer as usize % LAYERS] = row;
    }

    /// The stored row.
    #[inline]
    pub(super) fn faced(&self, layer: u8, spot: u8) -> [u8; 8] {
        self.faced[spot as usize].0[layer as usize % LAYERS]
    }

    /// Records that the boat can be there after this many turns. Returns true if that is an improvement.
    #[inline]
    pub(super) fn reach(&mut self, layer: u8, spot: u8, bow: Dir, turns: u8) -> bool {
        self.reached[layer as usize % LAYERS][spot as usize / 64] |= 1 << (spot % 64);
        let known = &mut self.rows[spot as usize].0[layer as usize % LAYERS][bow as usize];
        let fewer = turns < *known;
        *known = turns.min(*known);
        fewer
    }
}

/// The fewest turns to face each direction after turning on the spot: propagates each value to all six bows. The last
/// two bytes are meaningless.
#[inline]
pub(super) fn spread(arrived: [u8; 8]) -> [u8; 8] {
    let six = u64::from_le_bytes(arrived) & SIX;
    let near = least(six, least(turned(six, 1), turned(six, 5)).wrapping_add(EACH)) & SIX;
    // Within one turn of the bows two turns away is within three turns of this one.
    least(near, least(turned(near, 2), turned(near, 4)).wrapping_add(2 * EACH)).to_le_bytes()
}

/// Masks the six bytes of the bows.
const SIX: u64 = 0xFFFF_FFFF_FFFF;
/// The value 1 in each of those bytes.
const EACH: u64 = 0x0101_0101_0101;

/// For each bow, the value of the bow this many turns clockwise.
#[inline]
fn turned(six: u64, turns: u32) -> u64 {
    six >> (8 * turns) | six << (48 - 8 * turns)
}

/// The byte-wise minimum of six numbers below 128.
#[inline]
fn least(a: u64, b: u64) -> u64 {
    let high = 0x80 * EACH;
    // The high bit stays set where a is not below b; the bits below it are then the excess of a.
    let difference = (a | high).wrapping_sub(b);
    let not_below = difference & high;
    a.wrapping_sub(difference & (not_below - (not_below >> 7)))
}

/// The bows that need at most this many turns, as bits.
#[inline]
pub(super) fn within(row: [u8; 8], most: u8) -> u8 {
    // The high bit of each byte stays set where the row is within the limit; the product gathers them in its top byte.
    let not_above = (u64::from(most | 0x80) * EACH - (u64::from_le_bytes(row) & SIX)) & (0x80 * EACH);
    ((not_above >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sample rows: each bow far, or reached with some number of turns.
    fn rows() -> impl Iterator<Item = [u8; 8]> {
        (0..4u32.pow(6)).map(|number| {
            let turns = |bow: u32| [FAR, 0, 2, 5][(number / 4u32.pow(bow) % 4) as usize];
            std::array::from_fn(|bow| if bow < 6 { turns(bow as u32) } else { FAR })
        })
    }

    #[test]
    fn a_row_is_spread_by_the_shorter_way_round() {
        for row in rows() {
            let nearest = |to: Dir| Dir::ALL.map(|from| row[from as usize] + from.turns_to(to)).into_iter().min();
            assert_eq!(Dir::ALL.map(|to| Some(spread(row)[to as usize])), Dir::ALL.map(nearest), "{row:?}");
        }
    }

    #[test]
    fn bows_within_some_turns_are_those_of_the_row() {
        for (row, most) in rows().flat_map(|row| [0, 1, 2, 4, 5, 25].map(|most| (row, most))) {
            let expected = Dir::ALL.into_iter().filter(|&bow| row[bow as usize] <= most);
            assert!(bows(within(row, most)).eq(expected), "{row:?} {most}");
        }
    }
}
