//! Pushes: from one sheet into another, or to the end of the move.

use super::task::Task;
use super::{End, Found, Jump, Plan, Plans, Source};
use crate::board::{Dir, Space};
use crate::search::{Goal, Node};
use crate::state::{Phase, State};
use crate::table::Queen;
use game::Ignore;

impl Plans {
    pub(super) fn push_from(&mut self, queen: &Queen, index: usize, layer: u8, spot: u8, bow: Dir, turns: u8) {
        let node = Node { points: self.task.last - layer, ..self.node_at(spot, bow, 0) };
        let from = Source::Entry { sheet: index as u16, layer, spot };
        self.push_node(queen, self.sheets[index].world, self.sheets[index].driftwood, &node, layer, turns, from);
    }

    /// Every push from a moment of the move.
    #[allow(clippy::too_many_arguments)] // the particulars of one moment
    pub(super) fn push_node(
        &mut self,
        queen: &Queen,
        world: u16,
        driftwood: u8,
        node: &Node,
        layer: u8,
        turns: u8,
        from: Source,
    ) {
        let before = self.worlds[world as usize];
        let Some(ahead) = before.neighbour(node.at, node.bow) else { return };
        let entered = match from {
            Source::Entry { sheet, .. } => self.sheets[sheet as usize].entered,
            Source::Prefix { .. } => node.path.as_slice().iter().any(|&at| self.is_entry(at)),
        };
        let pusher = node.pusher(self.task.boat, ahead);
        queen.any_push(&before, &pusher, &[], &mut |chain| {
            let mut after = before;
            queen.shove(&mut after, self.task.boat, chain, &mut Ignore);
            let mut jump = Jump { from, bow: node.bow, turns, dirs: chain.dirs, to: (0, layer + chain.cost, 0) };
            if after.phase == Phase::Over {
                self.end_by_push(jump, &after, node, turns);
                return false;
            }
            let entry = queen.entry_by_push(&after, ahead, chain);
            let entered = entered || after.course.entered_last || self.is_entry(ahead);
            after.course.entered_last = false; // the sheet knows
            let world = self.world(after);
            let sheet = self.sheet(world, driftwood + u8::from(entry.driftwood), entered);
            let spot = self.chart.spot(ahead);
            jump.to = (sheet, layer + chain.cost, spot);
            if entry.ends {
                self.end_by_entering(queen, jump, node, turns);
            } else if self.sheets[sheet as usize].reach(layer + chain.cost, spot, node.bow, turns) {
                self.jumps.push(jump);
            }
            false
        });
    }

    /// Whether entering this space is entering the last tile.
    fn is_entry(&self, at: Space) -> bool {
        let start = &self.worlds[0];
        at.tile == start.last_tile() && start.finish.is_none() && at != self.task.node.at
    }

    /// A push that ends the race ends the turn; the pusher stays where it is.
    fn end_by_push(&mut self, jump: Jump, after: &State, node: &Node, turns: u8) {
        if matches!(self.task.goal, Goal::Unspent(_)) {
            return;
        }
        let pushed = after.course.pushed.as_slice().len() as u8;
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
            self.add_special(plan, |index| End::Over { index, jump: number });
        }
    }

    /// A push after which the pusher's entry ends its move (MQ-INT-04).
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
                self.found.push(Found { wheel, end: End::Entry { jump: number } });
                self.alike = true;
            }
        }
    }
}
