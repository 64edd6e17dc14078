//! Whether a complete turn passes through a space.
//!
//! Tries the same steps as `search`, depth first, until the boat enters the space; `search` then says whether the turn
//! can be completed. Remembers failed nodes and skips spaces that are too far away.

use super::Distances;
use crate::board::{Dir, Space};
use crate::rule_id::RuleId;
use crate::rules::PushPath;
use crate::sand::leaving_cost;
use crate::search::{Goal, Node, SWINGS, Search, Swing};
use crate::state::{Phase, State};
use crate::table::Queen;
use game::Ignore;
use std::collections::BTreeSet;

/// A node that failed: the number of the world, the boat's position and resources, and its path if that matters.
type Tried = (usize, Space, Dir, [u8; 3], bool, Vec<Space>);

pub(super) struct Passage<'a> {
    search: Search<'a>,
    to: Space,
    far: &'a Distances,
    /// The boats at the start and after each push.
    worlds: Vec<State>,
    tried: BTreeSet<Tried>,
}

impl<'a> Passage<'a> {
    pub(super) fn new(queen: &'a Queen, state: &State, wheel: u8, goal: Goal, to: Space, far: &'a Distances) -> Self {
        let search = Search::new(queen, state.active(), wheel, goal);
        Self { search, to, far, worlds: Vec::new(), tried: BTreeSet::new() }
    }

    /// Whether a boat can get there from this point of its move.
    pub(super) fn leads(&mut self, world: &State, node: &Node) -> bool {
        if node.at == self.to && self.search.arrived(world, node) && node.path.as_slice().len() > 1 {
            return true; // it is there and may stay
        }
        if !world.is_sand(node.at) {
            return self.goes_on(world, node);
        }
        let Some(coal) = node.coal.checked_sub(leaving_cost(world.boat(self.search.boat))) else { return false };
        self.steps(world, &Node { coal, ..*node }, &SWINGS[node.bow as usize][..1])
    }

    fn goes_on(&mut self, world: &State, node: &Node) -> bool {
        let near = node.at == self.to || self.far.from(node.at).is_some_and(|points| points <= node.points);
        near && node.points > 0 && self.is_new(world, node) && self.steps(world, node, &SWINGS[node.bow as usize])
    }

    fn is_new(&mut self, world: &State, node: &Node) -> bool {
        let known = self.worlds.iter().position(|known| known == world);
        let number = known.unwrap_or_else(|| {
            self.worlds.push(*world);
            self.worlds.len() - 1
        });
        let by_path = self.search.queen.rules.push_path != PushPath::Open;
        let path = if by_path { node.path.as_slice().to_vec() } else { Vec::new() };
        self.tried.insert((number, node.at, node.bow, [node.points, node.coal, node.driftwood], node.free, path))
    }

    fn steps(&mut self, world: &State, node: &Node, swings: &[Swing]) -> bool {
        for &swing in swings {
            let Some(node) = node.turned(swing) else { return false };
            let leads = match self.search.queen.entry(world, self.search.boat, &node) {
                Ok(entry) => self.enters(world, &node.entered(entry), entry.ends),
                Err(why) if why.rule == RuleId::Mov04 => self.pushes(world, &node),
                Err(_) => false,
            };
            if leads {
                return true;
            }
        }
        false
    }

    fn enters(&mut self, world: &State, node: &Node, ends: bool) -> bool {
        match (node.at == self.to, ends) {
            (true, true) => self.search.ended(world, node),
            (true, false) => self.search.reaches(world, node),
            (false, true) => false,
            (false, false) => self.goes_on(world, node),
        }
    }

    fn pushes(&mut self, world: &State, node: &Node) -> bool {
        let Some(ahead) = world.neighbour(node.at, node.bow).filter(|_| node.points >= 2) else { return false };
        let Search { queen, boat, goal, .. } = self.search;
        queen.any_push(world, &node.pusher(boat, ahead), &[], &mut |chain| {
            let mut after = *world;
            queen.shove(&mut after, boat, chain, &mut Ignore);
            if after.phase == Phase::Over {
                return ahead == self.to && matches!(goal, Goal::Complete { .. });
            }
            let entry = queen.entry_by_push(&after, ahead, chain);
            self.enters(&after, &node.entered(entry), entry.ends)
        })
    }
}
