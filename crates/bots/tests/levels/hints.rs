//! A test bot for Mississippi Queen that follows what a rulebook tells beginners, and does not look ahead: count the spaces to
//! the next dock with passengers, or to the end of the river; brake in time; keep the bow towards the goal; save coal.

use bots::Bot;
use game::{Fault, Game, Plans as _, Seen};
use mississippi::board::{CELLS, FINISH_DOCKS};
use mississippi::state::Boat;
use mississippi::{Dir, Phase, Plan, Plans, Queen, Space, State};
use std::collections::VecDeque;

/// Passengers that a boat needs.
const WANTED: u8 = 2;
/// Spaces that nobody sees yet but everybody expects beyond the last tile.
const UNSEEN: u32 = 3;
/// The speed that bends allow.
const CRUISING: u32 = 4;
/// What things cost in turns: a coal, a turn of the bow that is still to be made, a space, passing by a dock, and having the
/// bank ahead.
const COAL: f32 = 0.5;
const BOW: f32 = 0.3;
const SPACE: f32 = 0.1;
const MISSED: f32 = 3.0;
const BLOCKED: f32 = 1.5;

/// The bot.
#[derive(Default)]
pub(crate) struct Hints {
    plans: Plans,
}

impl Bot<Queen> for Hints {
    fn choose(&mut self, seen: &Seen<'_, Queen>, out: &mut Vec<<Queen as Game>::Action>) -> Result<(), Fault> {
        out.clear();
        seen.plan(&mut self.plans);
        // Nothing is hidden in this game.
        let state = seen.guess(&mut |_| 0);
        let goal = Goal::of(seen.game(), &state);
        let rated = (0..self.plans.len()).map(|plan| (goal.rate(&state, self.plans.result(plan)), plan));
        if let Some((_, best)) = rated.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1))) {
            self.plans.actions(best, out);
        }
        Ok(())
    }
}

/// Where the boat wants to go.
struct Goal {
    /// By tile and cell the steps to the goal.
    steps: Vec<[Option<u32>; CELLS]>,
    /// Whether the boat has to stop there.
    stops: bool,
    moves: bool,
}

impl Goal {
    fn of(queen: &Queen, state: &State) -> Self {
        let boat = state.boat(state.active());
        let docks = docks(queen, state, boat);
        let last = state.river().len().saturating_sub(1) as u8;
        let (goals, stops, more) = match state.finish() {
            _ if !docks.is_empty() => (docks, true, 0),
            Some(bend) => (FINISH_DOCKS[bend as usize].map(|cell| Space::new(last, cell)).to_vec(), true, 0),
            // Any space from which a boat can leave the last tile: its front row.
            None => (front(state, last), false, UNSEEN),
        };
        let mut steps = vec![[None; CELLS]; state.river().len()];
        let mut queue = VecDeque::new();
        for at in goals.into_iter().filter(|&at| !state.is_land(at)) {
            steps[usize::from(at.tile)][usize::from(at.cell)] = Some(more);
            queue.push_back((at, more));
        }
        while let Some((at, so_far)) = queue.pop_front() {
            for next in Dir::ALL.into_iter().filter_map(|dir| state.neighbour(at, dir)) {
                let known = &mut steps[usize::from(next.tile)][usize::from(next.cell)];
                if known.is_none() && !state.is_land(next) {
                    *known = Some(so_far + 1);
                    queue.push_back((next, so_far + 1));
                }
            }
        }
        Self { steps, stops, moves: matches!(state.phase(), Phase::Speed | Phase::Move) }
    }

    fn steps(&self, at: Space) -> Option<u32> {
        *self.steps.get(usize::from(at.tile))?.get(usize::from(at.cell))?
    }

    /// How good a turn is, in spaces.
    fn rate(&self, state: &State, plan: Plan) -> f32 {
        let Some(steps) = self.steps(plan.at) else { return -100.0 };
        let nearer = Dir::ALL.into_iter().filter(|&dir| {
            let next = state.neighbour(plan.at, dir).filter(|&next| !state.is_land(next));
            next.and_then(|next| self.steps(next)).is_some_and(|next| next < steps)
        });
        let turns = nearer.map(|dir| plan.bow.turns_to(dir)).min().unwrap_or(0);
        let ahead = state.neighbour(plan.at, plan.bow).filter(|&ahead| !state.is_land(ahead));
        let turns_left = turns_to_go(steps, plan.speed.into(), self.stops);
        let mut rating = -turns_left - SPACE * steps as f32 - COAL * f32::from(plan.spent);
        if !self.moves || steps > 0 || !self.stops {
            rating -= BOW * f32::from(turns);
        }
        if ahead.is_none() && plan.speed > 1 && steps > UNSEEN {
            rating -= BLOCKED;
        }
        if plan.coal == 0 && plan.speed > 2 {
            rating -= BLOCKED;
        }
        rating
    }
}

/// The turns that a boat needs for so many spaces if it changes its speed by one in each turn and brakes in time, counted as
/// if the way were straight.
fn turns_to_go(mut steps: u32, mut speed: u32, stops: bool) -> f32 {
    let mut turns = 0.0;
    while steps > 0 {
        let braking = |speed: u32| if stops { speed * (speed - 1) / 2 } else { 0 };
        let fits = |&next: &u32| next >= 1 && next <= CRUISING.max(speed - 1) && next + braking(next) <= steps;
        let next = [speed + 1, speed, speed - 1].into_iter().find(fits).unwrap_or(speed.max(2) - 1);
        if next > steps {
            return turns + if stops { MISSED } else { steps as f32 / next as f32 };
        }
        (steps, speed, turns) = (steps - next, next, turns + 1.0);
    }
    if stops && speed > 1 { turns + MISSED } else { turns }
}

/// The docks ahead where the boat can get a passenger.
fn docks(queen: &Queen, state: &State, boat: &Boat) -> Vec<Space> {
    if queen.table().introductory || boat.passengers >= WANTED {
        return Vec::new();
    }
    let docks = (0u8..).zip(state.river()).filter_map(|(tile, laid)| {
        let (cell, _) = laid.id.tile().dock?;
        let open = laid.passengers > 0 && !boat.served.as_slice().contains(&tile) && tile >= boat.at.tile;
        open.then(|| Space::new(tile, cell))
    });
    docks.collect()
}

/// The spaces at the front of the last tile.
fn front(state: &State, last: u8) -> Vec<Space> {
    let heading = state.river()[usize::from(last)].heading;
    let spaces = (0..CELLS as u8).map(|cell| Space::new(last, cell));
    spaces.filter(|&at| !state.is_land(at) && state.neighbour(at, heading).is_none()).collect()
}
