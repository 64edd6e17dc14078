//! Where a move may end: not too fast on a finish dock, and so that the Black Rose still has a turn.
//!
//! Usually the Black Rose has a turn that the boat at rest does not block. So one such turn is searched per world,
//! before the boat comes to rest; only moves that end on its lane need a check of their own.

use super::Plans;
use super::list::Stop;
use super::sheet::{Spots, WORDS, bit, bows, common};
use super::task::Task;
use crate::board::Dir;
use crate::rules::FastFinish;
use crate::run::Runner;
use crate::search::{Goal, Node, Search};
use crate::state::{Boat, BoatId, Fate, Repair, State};
use crate::table::Queen;

/// What a world requires of other boats for the sake of the Black Rose.
#[derive(Clone, Copy, Debug)]
pub(super) struct Care {
    /// The spaces where a boat at rest may block it; all of them if no turn is known.
    lane: Spots,
    /// The turn may be a run, so another run may exist where the boat blocks this one.
    runs: bool,
}

impl Care {
    /// The Black Rose misses its turn, so nothing can block it.
    const NONE: Self = Self { lane: NOWHERE, runs: false };
}

const NOWHERE: Spots = [0; WORDS];
const EVERYWHERE: Spots = [u64::MAX; WORDS];

/// Packs what matters to the Black Rose about a boat at rest besides its space: the wheel value and the speed after
/// driftwood, both capped at 3 because docks treat higher values alike, and whether it may be pushed onto sand.
fn kind(wheel: u8, driftwood: u8, coal: u8) -> u64 {
    let speed = wheel.saturating_sub(driftwood).max(1);
    u64::from(wheel.min(3) << 3 | speed.min(3) << 1 | u8::from(coal > 0))
}

/// Matches every kind of rest.
const ANY_KIND: u64 = 0xFF;

impl Plans {
    /// Works out what the newest world requires for the Black Rose.
    pub(super) fn learn_care(&mut self, queen: &Queen, world: &State, occupied: &Spots) {
        if self.task.careful && self.task.boat != BoatId::ROSE {
            let care = self.usual_care(queen, world, occupied).unwrap_or_else(|| self.care(queen, world));
            self.cares.push(care);
        }
    }

    /// Reuses the result from before any push if the Black Rose is unchanged and its lane was and still is free.
    fn usual_care(&self, queen: &Queen, world: &State, occupied: &Spots) -> Option<Care> {
        let (usual, start) = (self.cares.first()?, self.worlds.first()?);
        let free = |occupied| common(occupied, &usual.lane) == NOWHERE;
        let same = free(occupied)
            && self.occupied.first().is_some_and(free)
            && start.boat(BoatId::ROSE) == world.boat(BoatId::ROSE)
            && !queen.may_strip_rear(world, self.task.boat);
        same.then_some(*usual)
    }

    fn care(&self, queen: &Queen, world: &State) -> Care {
        let rose = world.boat(BoatId::ROSE);
        if !queen.cares_for_rose(world) || rose.repair == Repair::MissesTurn {
            return Care::NONE;
        }
        if queen.may_strip_rear(world, self.task.boat) {
            return Care { lane: EVERYWHERE, runs: true }; // runs ignore that tiles will be removed
        }
        let mut without = without(world, self.task.boat);
        if !world.is_sand(rose.at) {
            let runner = Runner::of(&without, BoatId::ROSE, 1);
            let boats = runner.boats(&without);
            if let Some(cells) = runner.dash_cells(&without, boats) {
                return Care { lane: self.chart.cells(rose.at.tile, cells), runs: true };
            }
            if let Some(path) = runner.path(&without, boats) {
                return Care { lane: self.chart.spots(path.as_slice().iter().copied()), runs: true };
            }
        }
        let course = queen.rose_course(&mut without);
        Care { lane: course.map_or(EVERYWHERE, |used| self.chart.spots(used.as_slice().iter().copied())), runs: false }
    }

    /// The spaces of a world where some moves may not end.
    pub(super) fn doubtful(&self, world: u16) -> Spots {
        match self.task.goal {
            Goal::Unspent(_) => NOWHERE,
            Goal::FastFinish => EVERYWHERE,
            Goal::Complete { .. } if self.task.careful && self.task.boat == BoatId::ROSE => EVERYWHERE,
            Goal::Complete { .. } => {
                let lane = self.cares.get(world as usize).map_or(NOWHERE, |care| care.lane);
                let fast = self.task.fast_finish == FastFinish::Disqualified;
                std::array::from_fn(|word| lane[word] | if fast { self.finish_docks[word] } else { 0 })
            }
        }
    }

    /// The subset of `some` bows with which a move may end at a stop.
    pub(super) fn allowed(&mut self, queen: &Queen, stop: &Stop, spot: u8, row: [u8; 8], some: u8) -> u8 {
        let mut allowed = 0;
        let mut known = [None; 2];
        for bow in bows(some) {
            let left = stop.budget.saturating_sub(Task::turning(row[bow as usize]));
            // Only the Black Rose's own bow matters after a move; for other boats, only whether coal is left.
            let slot = &mut known[usize::from(left > 0)];
            let fine = match *slot {
                Some(fine) if self.task.boat != BoatId::ROSE => fine,
                _ => *slot.insert(self.fine(queen, stop.sheet as usize, spot, bow, stop.wheel, left)),
            };
            allowed |= if fine { bit(bow) } else { 0 };
        }
        allowed
    }

    /// Whether a move may end here.
    pub(super) fn fine(&mut self, queen: &Queen, sheet: usize, spot: u8, bow: Dir, wheel: u8, coal: u8) -> bool {
        let sheet = &self.sheets[sheet];
        let (number, driftwood) = (sheet.world, sheet.driftwood);
        let world = &self.worlds[number as usize];
        let node = Node { coal, ..self.node_at(spot, bow, driftwood) };
        let search = Search::new(queen, self.task.boat, wheel, self.task.goal);
        match (self.task.goal, self.cares.get(number as usize)) {
            (Goal::Unspent(_), _) => true,
            (Goal::Complete { care: true }, Some(&care)) => {
                !queen.too_fast_there(world, self.task.boat, node.at, wheel)
                    && (care.lane[spot as usize / 64] & (1 << (spot % 64)) == 0
                        || self.spares_rose(search, care, number, spot, &node))
            }
            _ => search.ended(world, &node),
        }
    }

    /// Whether the Black Rose can pass a boat that comes to rest on its lane. Cached per space and kind of rest; if
    /// there is a run, for all kinds at once.
    fn spares_rose(&mut self, search: Search<'_>, care: Care, number: u16, spot: u8, node: &Node) -> bool {
        let world = &self.worlds[number as usize];
        let space = u64::from(number) << 16 | u64::from(spot) << 8;
        let rest = node.rest(search.wheel);
        let known = &mut self.known_rests;
        let runs = || care.runs && search.leaves_rose_run(&without(world, search.boat), rest);
        known.flag(space | ANY_KIND, runs)
            || known.flag(space | kind(rest.wheel, rest.driftwood, rest.coal), || search.rose_turns(world, rest))
    }
}

/// The world without this boat's space: the boat still races, but no boat can meet it.
fn without(world: &State, boat: BoatId) -> State {
    let mut without = *world;
    let boat = without.boat_mut(boat);
    (boat.fate, boat.at) = (Fate::Waiting(0), Boat::ABSENT.at);
    without
}
