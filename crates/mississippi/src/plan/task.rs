//! The input of a plan search: the boat and its resources.

use super::sheet::LAYERS;
use crate::board::{Dir, Space};
use crate::rules::{FastFinish, WreckWheel};
use crate::search::{Goal, Node};
use crate::state::{BoatId, Few, Phase, State};
use crate::table::Queen;

/// The boat to plan for and its resources.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub(super) boat: BoatId,
    pub(super) node: Node,
    /// The wheel value, if it is already set.
    pub(super) wheel: Option<u8>,
    /// The wheel value before the turn, and the points that entering the river costs.
    pub(super) speed: u8,
    pub(super) entry: u8,
    /// Coal to spend, including the cost of the wheel unless it is already set.
    pub(super) purse: u8,
    pub(super) coal: u8,
    /// Turns that count as used: 1 if the free one is gone.
    pub(super) turns: u8,
    pub(super) aground: bool,
    pub(super) goal: Goal,
    wreck_wheel: WreckWheel,
    pub(super) fast_finish: FastFinish,
    /// Whether the Black Rose may rule out spaces that can be reached.
    pub(super) careful: bool,
    /// Coal that leaving a sandbank costs, and virtual coal.
    pub(super) leaving: u8,
    pub(super) virtual_coal: u8,
    /// The last layer: the most points the boat can have.
    pub(super) last: u8,
    /// For each layer, the speed that has used all its points there; no two speeds have the same number of points.
    pub(super) ends: [Option<Ends>; LAYERS],
    /// For each layer, the most turns that any speed leaves coal for.
    pub(super) most: [u8; LAYERS],
}

/// A wheel value, and the coal it leaves for turning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Ends {
    pub(super) wheel: u8,
    pub(super) budget: u8,
}

impl Default for Task {
    fn default() -> Self {
        let path = Few::empty(Space::new(0, 0));
        let node = Node { at: Space::new(0, 0), bow: Dir::N, points: 0, coal: 0, free: true, driftwood: 0, path };
        Self {
            boat: BoatId(0),
            node,
            wheel: None,
            speed: 1,
            entry: 0,
            purse: 0,
            coal: 0,
            turns: 0,
            aground: false,
            goal: Goal::Complete { care: true },
            wreck_wheel: WreckWheel::AtOnce,
            fast_finish: FastFinish::Nothing,
            careful: true,
            leaving: 0,
            virtual_coal: 0,
            last: 0,
            ends: [None; LAYERS],
            most: [0; LAYERS],
        }
    }
}

impl Task {
    pub(super) fn new(queen: &Queen, state: &State) -> Self {
        let boat = state.active();
        let mut task = Self {
            boat,
            node: Queen::node(state),
            wheel: (state.phase == Phase::Move).then_some(state.course.speed),
            speed: state.boat(boat).speed,
            entry: Queen::entry_points(state, boat),
            purse: Queen::purse(state, boat),
            coal: state.boat(boat).coal,
            turns: state.course.turns.min(1),
            aground: state.is_sand(state.boat(boat).at),
            goal: state.course.mode.into(),
            wreck_wheel: queen.rules.wreck_wheel,
            fast_finish: queen.rules.fast_finish,
            careful: matches!(state.course.mode.into(), Goal::Complete { care: true }) && queen.cares_for_rose(state),
            leaving: 0,
            virtual_coal: u8::from(state.virtual_coal == Some(boat)),
            last: 0,
            ends: [None; LAYERS],
            most: [0; LAYERS],
        };
        if task.aground {
            // Every course that leaves forward pays this.
            task.leaving = u8::from(!state.boat(boat).leaves_free);
        }
        task.last =
            (1..=6).filter(|&wheel| task.budget(wheel).is_some()).map(|wheel| task.points(wheel)).max().unwrap_or(0);
        let unspent = if let Goal::Unspent(unspent) = task.goal { unspent } else { 0 };
        for wheel in 1..=6 {
            let Some(budget) = task.budget(wheel) else { continue };
            let points = task.points(wheel) as usize;
            for most in &mut task.most[..=points] {
                *most = (budget + 1).max(*most);
            }
            if let Some(layer) = task.points(wheel).checked_sub(unspent) {
                task.ends[layer as usize] = Some(Ends { wheel, budget });
            }
        }
        if task.aground {
            task.ends[0] = None; // it must leave its sandbank first
        }
        task
    }

    /// Coal that the wheel and leaving a sandbank cost, minus what turning has already cost.
    pub(super) fn spent(&self, wheel: u8) -> u8 {
        self.leaving + if self.wheel.is_none() { Queen::speed_cost(self.speed, wheel) } else { 0 }
    }

    pub(super) fn coal_after(&self, spent: u8) -> u8 {
        self.coal.saturating_sub(spent.saturating_sub(self.virtual_coal))
    }

    /// Coal left for turning at this wheel value; `None` if the boat cannot set it.
    pub(super) fn budget(&self, wheel: u8) -> Option<u8> {
        if self.wheel.is_some_and(|set| set != wheel) {
            return None;
        }
        self.purse.checked_sub(self.spent(wheel))
    }

    /// The movement points left at this wheel value.
    pub(super) fn points(&self, wheel: u8) -> u8 {
        if self.wheel.is_some() { self.node.points } else { wheel.saturating_sub(self.entry) }
    }

    /// Whether the wheel keeps its value after the move; false for a wreck that sets it to 1 at once.
    pub(super) fn keeps_wheel(&self) -> bool {
        matches!(self.goal, Goal::Complete { .. }) || self.wreck_wheel == WreckWheel::AtRestart
    }

    /// The speed after a move with this wheel value through this much driftwood.
    pub(super) fn speed_after(&self, wheel: u8, driftwood: u8) -> u8 {
        if self.keeps_wheel() { wheel.saturating_sub(driftwood).max(1) } else { 1 }
    }

    /// The coal that this many turns cost.
    pub(super) fn turning(turns: u8) -> u8 {
        turns.saturating_sub(1)
    }
}
