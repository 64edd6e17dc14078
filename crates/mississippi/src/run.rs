//! Runs: courses over open water without boats, which most boats have.
//!
//! The shortest of them are read off a table (`dash`), the others are looked for with nothing but spaces and turns in hand.
//! A run is no second opinion on the rules: it is a course that the search (`search`) would find too, and where there is
//! none, the search decides; unless there was nothing but land in all ways, for then the search has nothing else to try.
//! (In the introductory game a run over a finish dock ends there: that is a complete turn as well.)

use crate::board::{Dir, Space, Steps};
use crate::search::{SWINGS, Swing};
use crate::state::{BoatId, Few, State};

/// Steps of a run at most: it is slower than the wheel.
pub(crate) const MOST_STEPS: usize = 5;

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

/// What came of looking for a run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Run {
    /// There is one.
    Ends(Finish),
    /// There is none, and land was all that was met: no course has all its points, whatever the other boats do. The best
    /// ones leave so many unspent.
    Walled(u8),
    /// There is none; what was met can perhaps be pushed or entered.
    Open,
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
        Self { left: boat.at, at: boat.at, bow: boat.bow, speed: boat.next_speed(), coal, taken: None }
    }

    /// Where the boat, which is not aground, comes to with the first run that it has. Only speeds up to one less than the
    /// wheel are tried: a faster run is a slower one at first, and that costs no more coal. The
    /// boats on its tile are known ([`Runner::boats`]).
    pub(crate) fn run(&self, world: &State, boats: u32) -> Run {
        self.look(world, boats, &mut [self.at; MOST_STEPS])
    }

    /// The spaces of the first run that the boat has.
    pub(crate) fn path(&self, world: &State, boats: u32) -> Option<Few<Space, MOST_STEPS>> {
        let mut path = [self.at; MOST_STEPS];
        match self.look(world, boats, &mut path) {
            Run::Ends(Finish { wheel, .. }) => Some(Few::of(path, wheel)),
            _ => None,
        }
    }

    /// Looks for a run and fills in its spaces, the last one first.
    #[inline]
    fn look(&self, world: &State, boats: u32, path: &mut [Space; MOST_STEPS]) -> Run {
        let free = self.speed.saturating_sub(1).max(1);
        let slowest = free.saturating_sub(self.coal).max(1);
        let here = world.steps(self.at.tile);
        let own = if self.left.tile == self.at.tile { 1 << (self.left.cell % 32) } else { 0 };
        let shut = world.laid_as(self.at.tile).0.closed() | boats & !own;
        let mut look = Look { world, runner: self, shut, walled: true, unspent: free, path };
        for wheel in slowest..=free {
            let coal = self.coal - (free - wheel);
            let turns = 1 + coal;
            if let Some(end) = look.goes_on(here, Leg { at: self.at, bow: self.bow, steps: wheel, turns }) {
                return Run::Ends(Finish { wheel, at: end.at, bow: end.bow, coal: end.turns.min(coal) });
            }
        }
        if look.walled { Run::Walled(look.unspent) } else { Run::Open }
    }

    /// The cells of its tile on which boats will stand, as bits; its own is among them. A boat that is not afloat has the
    /// number of a land space.
    #[inline]
    pub(crate) fn boats(&self, world: &State) -> u32 {
        let bit = |space: Space| u32::from(space.tile == self.at.tile) << (space.cell % 32);
        world.boats.iter().fold(self.taken.map_or(0, bit), |boats, boat| boats | bit(boat.at))
    }

    /// Whether a boat will be in the way there. A boat that is not afloat has the number of a land space. Not inlined: the
    /// compiler would load all boats for every step, though most lead to land.
    #[inline(never)]
    fn meets_boat(&self, world: &State, at: Space) -> bool {
        let there = world.boats.iter().fold(false, |there, boat| there | (boat.at.word() == at.word()));
        (there & (at.word() != self.left.word())) | self.taken.is_some_and(|taken| taken.word() == at.word())
    }
}

/// Looking for a run.
struct Look<'a> {
    world: &'a State,
    runner: &'a Runner,
    /// The cells of the runner's tile that are not open water, or where a boat is in the way.
    shut: u32,
    /// Only land has been met.
    walled: bool,
    /// The fewest points that a course has left.
    unspent: u8,
    /// The spaces of the run that is found, the last one first.
    path: &'a mut [Space; MOST_STEPS],
}

impl Look<'_> {
    #[inline]
    fn is_free(&self, at: Space) -> bool {
        if at.tile == self.runner.at.tile {
            return self.shut & (1 << (at.cell % 32)) == 0;
        }
        self.world.is_open(at) && !self.runner.meets_boat(self.world, at)
    }

    /// Where the steps lead, from a tile with these steps: depth first, straight on before turns.
    fn goes_on(&mut self, here: Steps, leg: Leg) -> Option<Leg> {
        self.unspent = self.unspent.min(leg.steps);
        for &Swing { bow, turns } in &SWINGS[leg.bow as usize] {
            let turns = leg.turns.checked_sub(turns)?;
            let Some(at) = here.step(leg.at.cell, bow) else { continue };
            if !self.is_free(at) {
                self.walled &= self.world.is_land(at);
                continue;
            }
            let next = Leg { at, bow, steps: leg.steps - 1, turns };
            let end = if next.steps == 0 {
                Some(next)
            } else {
                let here = if at.tile == leg.at.tile { here } else { self.world.steps(at.tile) };
                self.goes_on(here, next)
            };
            if end.is_some() {
                self.path[next.steps as usize % MOST_STEPS] = at;
                return end;
            }
        }
        None
    }
}
