//! Pushes where the path matters (1997): walks the courses up to a push one by one.

use super::pushes::Landing;
use super::{Plans, Source, Task};
use crate::action::Action;
use crate::board::Dir;
use crate::search::Node;
use crate::table::Queen;

/// A partial course.
#[derive(Clone, Copy)]
pub(super) struct Walker {
    pub(super) world: u16,
    pub(super) node: Node,
    pub(super) layer: u8,
    pub(super) turns: u8,
    /// Whether the boat, or one that it pushed, has entered the last tile.
    pub(super) entered: bool,
}

impl Plans {
    /// Finds every push, with the boat's path to it.
    pub(super) fn walk(&mut self, queen: &Queen) {
        let Task { node, turns, .. } = self.task;
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        self.walk_on(queen, &Walker { world: 0, node, layer: 0, turns, entered: false }, &mut actions);
        self.actions = actions;
    }

    fn walk_on(&mut self, queen: &Queen, walker: &Walker, actions: &mut Vec<Action>) {
        // A push costs at least two points.
        if walker.layer + 2 > self.task.last {
            return;
        }
        let most = self.task.most[walker.layer as usize];
        let aground = self.task.aground && walker.layer == 0;
        for &bow in &Dir::ALL {
            let swing = walker.node.bow.turns_to(bow);
            let turns = walker.turns + swing;
            if turns > most || (aground && swing > 0) {
                continue;
            }
            let len = actions.len();
            turn_actions(walker.node.bow, bow, actions);
            let node = Node { bow, points: self.task.last - walker.layer, ..walker.node };
            self.walk_step(queen, &Walker { node, turns, ..*walker }, actions);
            actions.truncate(len);
        }
    }

    fn walk_step(&mut self, queen: &Queen, walker: &Walker, actions: &mut Vec<Action>) {
        let world = self.worlds[walker.world as usize];
        let Some(ahead) = world.neighbour(walker.node.at, walker.node.bow) else { return };
        if world.occupant(ahead, self.task.boat).is_some() {
            self.walk_push(queen, walker, actions);
            return;
        }
        // A space the boat may not enter with the most coal is closed to it in any case; sandbanks end the walk.
        let Ok(entry) = queen.entry(&world, self.task.boat, &walker.node) else { return };
        if entry.ends {
            return;
        }
        let next = Walker { node: walker.node.entered(entry), layer: walker.layer + entry.cost, ..*walker };
        actions.push(Action::Ahead);
        self.walk_on(queen, &next, actions);
        actions.pop();
    }

    fn walk_push(&mut self, queen: &Queen, walker: &Walker, actions: &mut Vec<Action>) {
        let start = self.prefixes.len() as u32;
        self.prefixes.extend_from_slice(actions);
        let from = Source::Prefix { start, len: actions.len() as u32 };
        let jumps = self.jumps.len();
        let mut landings = Vec::new();
        self.push_node(queen, walker, from, &mut |landing| landings.push(landing));
        // Look for further pushes after each of these, even if the same place was reached before: its path differs.
        for Landing { world, entry, dirs, entered } in landings {
            let len = actions.len();
            actions.extend(dirs.as_slice().iter().map(|&dir| Action::Push(dir)));
            let (node, layer) = (walker.node.entered(entry), walker.layer + entry.cost);
            self.walk_on(queen, &Walker { world, node, layer, entered, ..*walker }, actions);
            actions.truncate(len);
        }
        if self.jumps.len() == jumps {
            self.prefixes.truncate(start as usize);
        }
    }
}

/// The turns from one bow to another, by the shorter way.
pub(super) fn turn_actions(from: Dir, to: Dir, actions: &mut Vec<Action>) {
    let (turn, times) = match to.from(from) {
        clockwise @ 0..=3 => (Action::Right, clockwise),
        clockwise => (Action::Left, 6 - clockwise),
    };
    actions.extend(std::iter::repeat_n(turn, times as usize));
}
