//! Runs: courses over open water without other boats. Most boats have one.
//!
//! The shortest ones are precomputed (`dash`); the others are searched here with nothing but spaces and turns. A run
//! does not judge the rules differently: the search (`search`) would find the same course. Without a run, the search
//! decides, unless only land was in the way, because then the search has nothing else to try. (In the introductory game
//! a run over a finish dock ends there, which is a complete turn as well.)

use crate::board::{Dir, Space, Steps};
use crate::search::{SWINGS, Swing};
use crate::state::{BoatId, Few, State};

/// The most steps of a run: it is slower than the wheel.
pub(crate) const MOST_STEPS: usize = 5;

/// A boat that looks for a run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runner {
    /// Its space before the turn, which will be free.
    pub(crate) left: Space,
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    pub(crate) speed: u8,
    pub(crate) coal: u8,
    /// A space that another boat will occupy by then.
    pub(crate) taken: Option<Space>,
}

/// Where a run ends.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Finish {
    pub(crate) wheel: u8,
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    /// The coal left.
    pub(crate) coal: u8,
}

/// The result of looking for a run.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Run {
    /// There is a run.
    Ends(Finish),
    /// There is none, and only land is in the way: no course uses all its points, whatever the other boats do. The best
    /// courses leave this many unspent.
    Walled(u8),
    /// There is none, but the boat might push or enter what is in the way.
    Open,
}

/// The rest of a run: the position so far, and the steps and turns left.
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

    /// The first run of the boat, which is not aground. Tries only speeds below the wheel value: a faster run begins
    /// with a slower one, which costs no more coal. `boats` are the boats on its tile ([`Runner::boats`]).
    pub(crate) fn run(&self, world: &State, boats: u32) -> Run {
        self.look(world, boats, &mut [self.at; MOST_STEPS])
    }

    /// The spaces of the boat's first run.
    pub(crate) fn path(&self, world: &State, boats: u32) -> Option<Few<Space, MOST_STEPS>> {
        let mut path = [self.at; MOST_STEPS];
        match self.look(world, boats, &mut path) {
            Run::Ends(Finish { wheel, .. }) => Some(Few::of(path, wheel)),
            _ => None,
        }
    }

    /// Looks for a run and fills in its spaces, last first.
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

    /// The cells of its tile where boats will be, as bits, including its own. A boat that is not afloat has the number
    /// of a land space.
    #[inline]
    pub(crate) fn boats(&self, world: &State) -> u32 {
        let bit = |space: Space| u32::from(space.tile == self.at.tile) << (space.cell % 32);
        world.boats.iter().fold(self.taken.map_or(0, bit), |boats, boat| boats | bit(boat.at))
    }

    /// Whether a boat will be in the way there. A boat that is not afloat has the number of a land space. Not inlined:
    /// the compiler would load all boats for every step, though most steps lead to land.
    #[inline(never)]
    fn meets_boat(&self, world: &State, at: Space) -> bool {
        let there = world.boats.iter().fold(false, |there, boat| there | (boat.at.word() == at.word()));
        (there & (at.word() != self.left.word())) | self.taken.is_some_and(|taken| taken.word() == at.word())
    }
}

/// The search for a run.
struct Look<'a> {
    world: &'a State,
    runner: &'a Runner,
    /// The cells of the runner's tile that are not open water or are occupied.
    shut: u32,
    /// Only land was in the way so far.
    walled: bool,
    /// The fewest points that any course leaves unspent.
    unspent: u8,
    /// The spaces of the run, last first.
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

    /// Continues a run from a tile with these steps: depth first, straight ahead before turns.
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
