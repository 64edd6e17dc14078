//! Pushes, which lead from one sheet to another or end the move.

use super::found::{End, Found};
use super::task::Task;
use super::walk::Walker;
use super::{Jump, Plan, Plans, Source};
use crate::board::{Dir, Space};
use crate::push::Chain;
use crate::search::{Goal, Node};
use crate::state::{Course, Few, Phase};
use crate::step::Entry;
use crate::table::Queen;
use game::Ignore;
use std::ops::Range;

/// The result of a push.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shove {
    world: u16,
    dirs: Few<Dir, 5>,
    cost: u8,
    driftwood: bool,
    /// Some boat enters the last tile.
    entered: bool,
}

/// The pusher enters the vacated space, and its move continues.
#[derive(Clone, Copy, Debug)]
pub(super) struct Landing {
    pub(super) world: u16,
    pub(super) entry: Entry,
    pub(super) dirs: Few<Dir, 5>,
    /// Whether the last tile has been entered.
    pub(super) entered: bool,
}

impl Plans {
    /// Adds every push from a sheet entry.
    pub(super) fn push_from(&mut self, queen: &Queen, index: usize, layer: u8, spot: u8, bow: Dir, turns: u8) {
        let (world, driftwood, entered) =
            (self.sheets[index].world, self.sheets[index].driftwood, self.sheets[index].entered);
        let node = Node { points: self.task.last - layer, ..self.node_at(spot, bow, driftwood) };
        let from = Source::Entry { sheet: index as u16, layer, spot };
        let Some(shoves) = self.known_push(queen, world, spot, &node) else {
            self.push_node(queen, &Walker { world, node, layer, turns, entered }, from, &mut |_| {});
            return;
        };
        let Some(ahead) = self.worlds[world as usize].neighbour(node.at, bow) else { return };
        let target = self.chart.spot(ahead);
        for number in shoves {
            let shove = self.shoves[number as usize];
            let next = layer + shove.cost;
            if next > self.task.last {
                continue;
            }
            let sheet = self.sheet(shove.world, driftwood + u8::from(shove.driftwood), entered || shove.entered);
            if self.sheets[sheet as usize].reach(next, target, bow, turns) {
                self.jumps.push(Jump { from, bow, turns, dirs: shove.dirs, to: (sheet, next, target) });
            }
        }
    }

    /// The results of the pushes from here, as a range of [`Plans::shoves`]. Computed at the first layer that reaches
    /// them, which has the most points. `None` if one of them ends the race or the move, because those depend on more.
    fn known_push(&mut self, queen: &Queen, world: u16, spot: u8, node: &Node) -> Option<Range<u32>> {
        let key = u64::from(world) << 16 | u64::from(spot) << 8 | node.bow as u64;
        if let Some(known) = self.known_pushes.get(key) {
            return Some(self.pushes[known as usize].clone());
        }
        let before = self.worlds[world as usize];
        let ahead = before.neighbour(node.at, node.bow)?;
        let pusher = node.pusher(self.task.boat, ahead);
        let first = self.shoves.len();
        let ends = queen.any_push(&before, &pusher, &[], &mut |chain| match self.shoved(queen, world, ahead, chain) {
            Some((shove, ends)) => {
                self.shoves.push(shove);
                ends
            }
            None => true,
        });
        if ends {
            self.shoves.truncate(first);
            return None;
        }
        let shoves = first as u32..self.shoves.len() as u32;
        self.known_pushes.insert(key, self.pushes.len() as u32);
        self.pushes.push(shoves.clone());
        Some(shoves)
    }

    /// The result of a push, and whether the pusher's entry ends its move; `None` if the push ends the race. Pushing
    /// the same boats the same way from another side gives the same result.
    fn shoved(&mut self, queen: &Queen, world: u16, ahead: Space, chain: &Chain) -> Option<(Shove, bool)> {
        let entry = queen.entry_by_push(&self.worlds[world as usize], ahead, chain);
        let dirs = chain.dirs.as_slice().iter().fold(1, |dirs, &dir| dirs << 3 | dir as u64);
        let key = u64::from(world) << 32 | u64::from(self.chart.spot(ahead)) << 24 | dirs;
        let shove =
            |world, entered| Shove { world, dirs: chain.dirs, cost: chain.cost, driftwood: entry.driftwood, entered };
        if let Some(known) = self.known_chains.get(key) {
            return Some((shove((known >> 1) as u16, known & 1 != 0), entry.ends));
        }
        let mut after = self.worlds[world as usize];
        queen.shove(&mut after, self.task.boat, chain, &mut Ignore);
        if after.phase == Phase::Over {
            return None;
        }
        let entered = after.course.entered_last || self.is_entry(ahead);
        after.course.entered_last = false; // the sheet records this
        let world = self.world(queen, &after);
        self.known_chains.insert(key, u32::from(world) << 1 | u32::from(entered));
        Some((shove(world, entered), entry.ends))
    }

    /// Adds every push from a moment of the move; calls `landed` for those after which the move continues.
    pub(super) fn push_node(&mut self, queen: &Queen, walker: &Walker, from: Source, landed: &mut dyn FnMut(Landing)) {
        let Walker { world, node, layer, turns, entered } = *walker;
        let before = self.worlds[world as usize];
        let Some(ahead) = before.neighbour(node.at, node.bow) else { return };
        let entered = entered || node.path.as_slice().iter().any(|&at| self.is_entry(at));
        let pusher = node.pusher(self.task.boat, ahead);
        let driftwood = node.driftwood;
        queen.any_push(&before, &pusher, &[], &mut |chain| {
            let mut after = before;
            queen.shove(&mut after, self.task.boat, chain, &mut Ignore);
            let mut jump = Jump { from, bow: node.bow, turns, dirs: chain.dirs, to: (0, layer + chain.cost, 0) };
            if after.phase == Phase::Over {
                let pushed = after.course.pushed.as_slice().len() as u8;
                after.course = Course::NONE;
                jump.to.0 = self.world(queen, &after);
                self.end_by_push(queen, jump, pushed, &node, turns);
                return false;
            }
            let entry = queen.entry_by_push(&after, ahead, chain);
            let entered = entered || after.course.entered_last || self.is_entry(ahead);
            after.course.entered_last = false; // the sheet records this
            let world = self.world(queen, &after);
            let sheet = self.sheet(world, driftwood + u8::from(entry.driftwood), entered);
            let spot = self.chart.spot(ahead);
            jump.to = (sheet, layer + chain.cost, spot);
            if entry.ends {
                self.end_by_entering(queen, jump, &node, turns);
                return false;
            }
            if self.sheets[sheet as usize].reach(layer + chain.cost, spot, node.bow, turns) {
                self.jumps.push(jump);
            }
            landed(Landing { world, entry, dirs: chain.dirs, entered });
            false
        });
    }

    /// Whether entering this space means entering the last tile.
    fn is_entry(&self, at: Space) -> bool {
        let start = &self.worlds[0];
        at.tile == start.last_tile() && start.finish.is_none() && at != self.task.node.at
    }

    /// Adds a push that ends the race and thus the turn; the pusher stays where it is.
    fn end_by_push(&mut self, queen: &Queen, jump: Jump, pushed: u8, node: &Node, turns: u8) {
        if matches!(self.task.goal, Goal::Unspent(_)) {
            return;
        }
        self.alike = true;
        let layer = jump.to.1;
        let number = self.jumps.len() as u32;
        self.jumps.push(jump);
        for wheel in 1..=6 {
            let affordable = self.task.budget(wheel).is_some_and(|coal| Task::turning(turns) <= coal);
            if self.task.points(wheel) < layer || !affordable {
                continue;
            }
            let spent = self.task.spent(wheel) + Task::turning(turns);
            let coal = self.task.coal_after(spent);
            let plan = Plan { at: node.at, bow: node.bow, wheel, speed: wheel, spent, coal, pushed };
            self.add_special(queen, plan, |index| End::Over { index, jump: number });
        }
    }

    /// Adds a push after which the pusher's entry ends its move.
    fn end_by_entering(&mut self, queen: &Queen, jump: Jump, node: &Node, turns: u8) {
        let (sheet, layer, spot) = jump.to;
        let number = self.jumps.len() as u32;
        self.jumps.push(jump);
        for wheel in 1..=6 {
            let Some(left) = self.task.budget(wheel).and_then(|coal| coal.checked_sub(Task::turning(turns))) else {
                continue;
            };
            if self.task.points(wheel) >= layer
                && !matches!(self.task.goal, Goal::Unspent(_))
                && self.fine(queen, sheet as usize, spot, node.bow, wheel, left)
            {
                self.add_loose(queen, Found::new(wheel, End::Entry { jump: number }));
                self.alike = true;
            }
        }
    }
}
