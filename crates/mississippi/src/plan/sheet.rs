//! The spaces near a boat, flattened, and the layers of a pass over them.

use crate::board::{Dir, Space};
use crate::state::{BoatId, State};
use crate::table::Queen;
use crate::tiles::Tile;

/// Tiles that a boat can reach: six steps cross at most three joints either way.
const SPAN: usize = 7;
/// Cells of a tile in the flat numbering; a round number, so that shifts find them.
const STRIDE: usize = 32;
/// Room for all flat numbers, and for every `u8`, so that an index is never out of bounds.
const SPOTS: usize = 256;
/// Words of a bit set over them.
pub(super) const WORDS: usize = SPOTS.div_ceil(64);
/// Layers of movement points used, 0 to 6, and one to make the number round.
pub(super) const LAYERS: usize = 8;
/// More turns than any boat can make.
pub(super) const FAR: u8 = 100;

/// What lies in a direction: a flat space number and what it is.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Step {
    pub(super) spot: u8,
    kind: Kind,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Kind {
    #[default]
    Closed,
    Water,
    Driftwood,
    Sand,
}

impl Kind {
    #[inline]
    fn of(tile: &Tile, cell: u8) -> Self {
        let is = |cells: u32| cells & (1 << cell) != 0;
        if is(tile.land) {
            Self::Closed
        } else if is(tile.sandbanks) {
            Self::Sand
        } else if is(tile.driftwood) {
            Self::Driftwood
        } else {
            Self::Water
        }
    }
}

impl Step {
    /// Whether there is a river space.
    pub(super) fn open(self) -> bool {
        self.kind != Kind::Closed
    }

    /// Whether it is open water, with or without a boat.
    pub(super) fn is_water(self) -> bool {
        self.kind == Kind::Water
    }

    pub(super) fn driftwood(self) -> bool {
        self.kind == Kind::Driftwood
    }

    /// Points that entering it costs.
    pub(super) fn cost(self) -> u8 {
        if self.driftwood() { 2 } else { 1 }
    }

    /// Whether entering it ends the move.
    pub(super) fn ends(self, queen: &Queen, world: &State, chart: &Chart) -> bool {
        self.kind == Kind::Sand || (queen.table.introductory && Queen::is_finish_dock(world, chart.space(self.spot)))
    }
}

/// The river near a boat.
#[derive(Clone, Debug)]
pub(super) struct Chart {
    base: u8,
    last: u8,
    open_end: bool,
    state: Option<Box<State>>,
    known: [u64; WORDS],
    steps: Box<[[Step; 6]; SPOTS]>,
}

impl Default for Chart {
    fn default() -> Self {
        Self {
            base: 0,
            last: 0,
            open_end: false,
            state: None,
            known: [0; WORDS],
            steps: Box::new([[Step::default(); 6]; SPOTS]),
        }
    }
}

impl Chart {
    pub(super) fn begin(&mut self, state: &State, at: Space) {
        let base = at.tile.saturating_sub(SPAN as u8 / 2);
        let river = |state: &State| (state.tiles.map(|laid| (laid.id, laid.bend)), state.laid, state.rear);
        let same = self.base == base && self.state.as_ref().is_some_and(|kept| river(kept) == river(state));
        self.last = state.last_tile();
        self.open_end = state.finish.is_none();
        if same {
            return; // what is known of the river still holds
        }
        self.base = base;
        self.known = [0; WORDS];
        match &mut self.state {
            Some(kept) => **kept = *state,
            None => self.state = Some(Box::new(*state)),
        }
    }

    #[inline]
    pub(super) fn spot(&self, at: Space) -> u8 {
        ((at.tile - self.base) as usize * STRIDE + at.cell as usize) as u8
    }

    #[inline]
    pub(super) fn space(&self, spot: u8) -> Space {
        Space::new(self.base + spot / STRIDE as u8, spot % STRIDE as u8)
    }

    /// Whether a space belongs to the last tile, which nobody had entered (MQ-R-09).
    #[inline]
    pub(super) fn is_last(&self, spot: u8) -> bool {
        self.open_end && self.base + spot / STRIDE as u8 == self.last
    }

    /// What lies in the six directions, worked out when it is first asked for.
    #[inline]
    pub(super) fn steps(&mut self, spot: u8) -> &[Step; 6] {
        let (word, bit) = (spot as usize / 64, 1 << (spot % 64));
        if self.known[word] & bit == 0 {
            self.known[word] |= bit;
            self.look(spot);
        }
        &self.steps[spot as usize]
    }

    /// The same for a space that has been asked for.
    pub(super) fn known_steps(&self, spot: u8) -> &[Step; 6] {
        &self.steps[spot as usize]
    }

    fn look(&mut self, spot: u8) {
        let Some(state) = &self.state else { return };
        let at = self.space(spot);
        for (step, to) in self.steps[spot as usize].iter_mut().zip(state.neighbours(at)) {
            // Spaces beyond the window are out of reach anyway.
            let near = to.filter(|to| (to.tile.wrapping_sub(self.base) as usize) < SPAN);
            *step = near.map_or(Step::default(), |to| {
                let spot = (to.tile - self.base) * STRIDE as u8 + to.cell;
                Step { spot, kind: Kind::of(state.tile(to.tile), to.cell) }
            });
        }
    }

    /// The spaces to look at twice: those occupied, and the last tile's until it has been entered.
    pub(super) fn special(&self, occupied: [u64; WORDS], entered: bool) -> [u64; WORDS] {
        let mut bits = occupied;
        let last = self.last.wrapping_sub(self.base) as usize;
        if !entered && self.open_end && last < SPAN {
            let first = last * STRIDE;
            bits[first / 64] |= 0xF_FFFF << (first % 64);
        }
        bits
    }

    /// The spaces where boats other than this one are.
    pub(super) fn occupants(&self, world: &State, boat: BoatId) -> [u64; WORDS] {
        let mut bits = [0; WORDS];
        for id in BoatId::ALL.into_iter().filter(|&id| id != boat) {
            let other = world.boat(id);
            let near = other.at.tile >= self.base && ((other.at.tile - self.base) as usize) < SPAN;
            if other.afloat() && near {
                let spot = self.spot(other.at);
                bits[spot as usize / 64] |= 1 << (spot % 64);
            }
        }
        bits
    }
}

/// The layers under one set of circumstances.
#[derive(Clone, Debug)]
pub(super) struct Sheet {
    pub(super) world: u16,
    pub(super) driftwood: u8,
    pub(super) entered: bool,
    /// How many boats have been pushed.
    pub(super) pushed: u8,
    occupied: [u64; WORDS],
    /// Spaces that a boat does not simply sail into: occupied, or the first of the last tile.
    special: [u64; WORDS],
    /// The spaces that a layer has entries for.
    pub(super) reached: [[u64; WORDS]; LAYERS],
    /// The fewest turns to arrive at a space with each bow; only rows of reached spaces mean anything.
    rows: Box<[[[u8; 8]; SPOTS]; LAYERS]>,
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
            reached: [[0; WORDS]; LAYERS],
            rows: Box::new([[[FAR; 8]; SPOTS]; LAYERS]),
        }
    }
}

impl Sheet {
    pub(super) fn begin(&mut self, world: u16, driftwood: u8, entered: bool, pushed: u8, spaces: [[u64; WORDS]; 2]) {
        self.world = world;
        self.driftwood = driftwood;
        self.entered = entered;
        self.pushed = pushed;
        [self.occupied, self.special] = spaces;
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
    pub(super) fn has(&self, layer: u8, spot: u8) -> bool {
        self.reached[layer as usize % LAYERS][spot as usize / 64] & (1 << (spot % 64)) != 0
    }

    /// The fewest turns to arrive with each bow.
    #[inline]
    pub(super) fn row(&self, layer: u8, spot: u8) -> [u8; 8] {
        self.rows[layer as usize % LAYERS][spot as usize]
    }

    /// The boat can be there after so many turns. True if that is fewer than known.
    #[inline]
    pub(super) fn reach(&mut self, layer: u8, spot: u8, bow: Dir, turns: u8) -> bool {
        let word = &mut self.reached[layer as usize % LAYERS][spot as usize / 64];
        let row = &mut self.rows[layer as usize % LAYERS][spot as usize];
        let bit = 1 << (spot % 64);
        if *word & bit == 0 {
            *word |= bit;
            *row = [FAR; 8];
        }
        let known = &mut row[bow as usize];
        let fewer = turns < *known;
        if fewer {
            *known = turns;
        }
        fewer
    }
}

/// The fewest turns to face each way, after turning on the spot: each value carried round to all six bows.
#[inline]
pub(super) fn spread(arrived: [u8; 8]) -> [u8; 8] {
    const SIX: u64 = 0xFFFF_FFFF_FFFF;
    let six = u64::from_le_bytes(arrived) & SIX;
    let twice = u128::from(six) | u128::from(six) << 48;
    let turned = |shift: u32, turns: u64| ((twice >> (8 * shift)) as u64 & SIX) + turns * EACH;
    let near = least(turned(1, 1), turned(5, 1));
    let far = least(turned(2, 2), turned(4, 2));
    least(least(six, near), least(far, turned(3, 3))).to_le_bytes()
}

/// One in each of eight bytes.
const EACH: u64 = 0x0101_0101_0101_0101;

/// The smaller of two numbers below 128, byte by byte.
#[inline]
fn least(a: u64, b: u64) -> u64 {
    let high = 0x80 * EACH;
    // The high bit stays where a is not below b; each such bit becomes a full byte.
    let choose_b = (((a | high) - b) & high) >> 7;
    let mask = choose_b * 0xFF;
    (b & mask) | (a & !mask)
}
