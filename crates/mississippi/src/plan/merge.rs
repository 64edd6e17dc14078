//! Merges plans with equal results: packs results into words and keeps the cheapest of each.

use super::found::{End, Found};
use super::{Plan, Plans};
use crate::board::Space;
use crate::search::Goal;
use crate::state::State;
use crate::table::Queen;

/// A plan that is not yet placed among those read from the sheets.
#[derive(Clone, Copy, Debug)]
pub(super) struct Loose {
    /// From the highest bit, in listing order: whether the race ends, the world, whether the last tile was entered, the
    /// space, the bow, the speed, the docks that take effect; then the coal spent and a sequence number.
    key: u64,
    pub(super) found: Found,
}

/// Bit offsets in a key: of the result, above coal and number; of the space, above bow, speed and docks; and of the
/// circumstances.
const RESULT: u32 = 29;
const SPACE: u32 = RESULT + 9;
const CIRCUMSTANCES: u32 = SPACE + 8;
/// The number of bits of the sequence number; the coal comes above them.
const NUMBER: u32 = 21;

/// A space under these circumstances, as the upper part of a key.
#[inline]
pub(super) fn place(circumstances: u32, spot: u8) -> u64 {
    u64::from(circumstances) << (CIRCUMSTANCES - SPACE) | u64::from(spot)
}

/// The docks that take effect, as bits.
pub(super) fn bits(docks: [bool; 3]) -> u8 {
    docks.into_iter().fold(0, |bits, works| bits << 1 | u8::from(works))
}

impl Loose {
    /// The space where the move ends, with the circumstances.
    #[inline]
    pub(super) fn place(&self) -> u64 {
        self.key >> SPACE
    }

    /// Sorts plans and keeps only the cheapest of those with equal results, or the first of equally cheap ones.
    pub(super) fn merge(plans: &mut Vec<Self>) {
        plans.sort_unstable_by_key(|loose| loose.key);
        plans.dedup_by_key(|loose| loose.key >> RESULT);
    }
}

impl Plans {
    /// Adds a plan that is neither a sheet entry nor a step from one.
    pub(super) fn add_special(&mut self, queen: &Queen, plan: Plan, end: impl FnOnce(u16) -> End) {
        let index = self.special.len() as u16;
        self.special.push(plan);
        self.add_loose(queen, Found::new(plan.wheel, end(index)));
    }

    /// Adds a plan whose result may equal another's.
    pub(super) fn add_loose(&mut self, queen: &Queen, found: Found) {
        let (circumstances, ended) = match found.end() {
            End::At { sheet, .. } | End::Step { sheet, .. } => (self.circumstances(sheet as usize), false),
            End::Entry { jump } => (self.circumstances(self.jumps[jump as usize].to.0 as usize), false),
            End::Over { jump, .. } => (u32::from(self.jumps[jump as usize].to.0) << 1, true),
            End::Back(_) | End::Single(_) => (0, false),
        };
        let Plan { at, bow, wheel, speed, spent, .. } = self.plan(found);
        let world = &self.worlds[circumstances as usize >> 1];
        let docks = queen.dock_effects(world, self.task.boat, at, wheel);
        // A boat that leaves the river has neither bow nor speed.
        let leaves = !ended && self.leaves(queen, world, at, wheel);
        let (bow, speed) = if leaves { (0, 0) } else { (1 + bow as u8, speed) };
        let result = u64::from(ended) << (CIRCUMSTANCES - RESULT + 17)
            | place(circumstances, self.chart.spot(at)) << (SPACE - RESULT)
            | u64::from(bow) << 6
            | u64::from(speed) << 3
            | u64::from(bits(docks));
        let key = result << RESULT | u64::from(spent) << NUMBER | self.loose.len() as u64;
        self.loose.push(Loose { key, found });
    }

    /// Whether the boat leaves the river where its move ends; its bow does not matter then.
    pub(super) fn leaves(&self, queen: &Queen, world: &State, at: Space, wheel: u8) -> bool {
        let boat = self.task.boat;
        match self.task.goal {
            Goal::Complete { .. } => queen.dock_effects(world, boat, at, wheel)[2],
            Goal::FastFinish | Goal::Unspent(_) => queen.too_fast_there(world, boat, at, wheel),
        }
    }
}
