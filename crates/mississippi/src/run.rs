//! Runs: courses over open water without boats, the quickest proof that a turn can be completed (MQ-R-17).
//!
//! Most boats have one, so it is looked for first, with nothing but spaces and turns in hand. It is no second opinion
//! on the rules: a run is a course that the search would find too, and where there is none, the search decides. (In the
//! introductory game a run over a finish dock ends there, MQ-INT-04: that is a complete turn as well.)

use crate::board::{Dir, LONGEST, Space, Steps};
use crate::search::SWINGS;
use crate::state::{BoatId, State};

/// Where the boats are: the spaces that they take on each tile, as bits.
pub(crate) struct Fleet([u32; LONGEST]);

impl Fleet {
    #[inline]
    pub(crate) fn of(world: &State) -> Self {
        let mut taken = [0; LONGEST];
        for boat in &world.boats {
            // A boat that is not afloat has the number of a land space, where no run goes anyway.
            taken[(boat.at.tile as usize).min(LONGEST - 1)] |= 1 << boat.at.cell;
        }
        Self(taken)
    }
}

/// A boat that is about to run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runner {
    /// Where it stands before the turn: that space will be free.
    pub(crate) left: Space,
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    pub(crate) speed: u8,
    pub(crate) coal: u8,
    /// Points that are spent already (MQ-SIX-03).
    pub(crate) spent: u8,
    /// A space that another boat will have taken by then.
    pub(crate) taken: Option<Space>,
}

/// Where a run has come to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finish {
    pub(crate) wheel: u8,
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    /// What is left.
    pub(crate) coal: u8,
}

/// A tile as a run sees it.
#[derive(Clone, Copy)]
struct Water {
    tile: u8,
    steps: Steps,
    /// The spaces that cannot be entered, as bits.
    barred: u32,
}

/// A boat on the run.
struct Run<'a, F> {
    world: &'a State,
    fleet: &'a Fleet,
    runner: &'a Runner,
    /// Whether the end of a run is what is looked for: space, bow, and the turns that could still be made.
    suits: F,
}

impl Runner {
    #[inline]
    pub(crate) fn of(world: &State, id: BoatId, coal: u8) -> Self {
        let boat = world.boat(id);
        Self { left: boat.at, at: boat.at, bow: boat.bow, speed: boat.speed, coal, spent: 0, taken: None }
    }

    /// Whether some run comes to a place that suits. Only speeds up to one less than the wheel are tried: a faster run
    /// is a slower one at first, and that costs no more coal (MQ-SPD-02, MQ-SPD-03).
    #[inline]
    pub(crate) fn runs(&self, world: &State, fleet: &Fleet, mut suits: impl FnMut(Finish) -> bool) -> bool {
        if world.is_sand(self.at) {
            return false;
        }
        let free_change = self.speed.saturating_sub(1).max(1);
        let slowest = free_change.saturating_sub(self.coal).max(1);
        let here = self.water(world, fleet, self.at.tile);
        (slowest..=free_change).any(|wheel| {
            let coal = self.coal - (free_change - wheel);
            let suits = |at, bow, turns: u8| suits(Finish { wheel, at, bow, coal: turns.min(coal) });
            let points = wheel.saturating_sub(self.spent);
            let turns = 1 + coal; // MQ-TRN-02, MQ-TRN-03
            Run { world, fleet, runner: self, suits }.goes_on(&here, self.at.cell, self.bow, points, turns)
        })
    }

    #[inline]
    fn water(&self, world: &State, fleet: &Fleet, tile: u8) -> Water {
        let bit = |at: Space| u32::from(at.tile == tile) << at.cell;
        let boats = fleet.0[(tile as usize).min(LONGEST - 1)] & !bit(self.left) | self.taken.map_or(0, bit);
        Water { tile, steps: world.steps(tile), barred: boats | !world.tile(tile).open_water() }
    }
}

impl<F: FnMut(Space, Dir, u8) -> bool> Run<'_, F> {
    /// Whether the run comes to a place that suits from this cell: depth first, straight on before turns.
    fn goes_on(&mut self, here: &Water, cell: u8, bow: Dir, points: u8, turns: u8) -> bool {
        if points == 0 {
            return (self.suits)(Space::new(here.tile, cell), bow, turns);
        }
        for swing in &SWINGS[bow as usize] {
            let Some(turns) = turns.checked_sub(swing.turns) else { return false };
            let Some(to) = here.steps.step(cell, swing.bow) else { continue };
            let next;
            let there = if to.tile == here.tile {
                here
            } else {
                next = self.runner.water(self.world, self.fleet, to.tile);
                &next
            };
            if there.barred & (1 << to.cell) == 0 && self.goes_on(there, to.cell, swing.bow, points - 1, turns) {
                return true;
            }
        }
        false
    }
}
