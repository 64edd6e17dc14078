//! Runs: courses over open water without boats, which most boats have.
//!
//! The shortest of them are read off a table (`dash`), the others are looked for with nothing but spaces and turns in hand.
//! A run is no second opinion on the rules: it is a course that the search (`search`) would find too, and where there is
//! none, the search decides. (In the introductory game a run over a finish dock ends there, MQ-INT-04: that is a complete
//! turn as well.)

use crate::board::{Dir, Space};
use crate::search::{SWINGS, Swing};
use crate::state::{BoatId, State};

/// A boat that is about to run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runner {
    /// Where it stands before the turn: that space will be free.
    pub(crate) left: Space,
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    pub(crate) speed: u8,
    pub(crate) coal: u8,
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

/// What is left of a run: where it has come to, and the steps and turns to go.
#[derive(Clone, Copy, Debug)]
struct Leg {
    at: Space,
    bow: Dir,
    steps: u8,
    turns: u8,
}

impl Runner {
    #[inline]
    pub(crate) fn of(world: &State, id: BoatId, coal: u8) -> Self {
        let boat = world.boat(id);
        Self { left: boat.at, at: boat.at, bow: boat.bow, speed: boat.speed, coal, taken: None }
    }

    /// Where the boat, which is not aground, comes to with the first run that it has. Only speeds up to one less than the
    /// wheel are tried: a faster run is a slower one at first, and that costs no more coal (MQ-SPD-02, MQ-SPD-03).
    pub(crate) fn run(&self, world: &State) -> Option<Finish> {
        let free = self.speed.saturating_sub(1).max(1);
        let slowest = free.saturating_sub(self.coal).max(1);
        (slowest..=free).find_map(|wheel| {
            let coal = self.coal - (free - wheel);
            let turns = 1 + coal; // MQ-TRN-02, MQ-TRN-03
            let end = self.goes_on(world, Leg { at: self.at, bow: self.bow, steps: wheel, turns })?;
            Some(Finish { wheel, at: end.at, bow: end.bow, coal: end.turns.min(coal) })
        })
    }

    /// Where the steps lead: depth first, straight on before turns.
    fn goes_on(&self, world: &State, leg: Leg) -> Option<Leg> {
        if leg.steps == 0 {
            return Some(leg);
        }
        let here = world.steps(leg.at.tile);
        for &Swing { bow, turns } in &SWINGS[leg.bow as usize] {
            let turns = leg.turns.checked_sub(turns)?;
            let Some(at) = here.step(leg.at.cell, bow) else { continue };
            if world.is_open(at) && !self.meets_boat(world, at) {
                let end = self.goes_on(world, Leg { at, bow, steps: leg.steps - 1, turns });
                if end.is_some() {
                    return end;
                }
            }
        }
        None
    }

    /// Whether a boat will be in the way there. A boat that is not afloat has the number of a land space. Not inlined: the
    /// compiler would load all boats for every step, though most lead to land.
    #[inline(never)]
    fn meets_boat(&self, world: &State, at: Space) -> bool {
        let there = world.boats.iter().fold(false, |there, boat| there | (boat.at.word() == at.word()));
        (there & (at.word() != self.left.word())) | self.taken.is_some_and(|taken| taken.word() == at.word())
    }
}
