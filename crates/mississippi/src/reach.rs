//! Why a boat cannot reach a space in this turn. `check` judges single actions; this answers questions about a space.
//!
//! It first looks for a complete turn through the space (`passage`). If there is none, it drops rules one by one: what
//! would a course cost on an empty river, with and without the other boats? It cites the first rule without which the
//! boat could reach the space.

mod passage;

use crate::board::{CELLS, Dir, LONGEST, Space};
use crate::event::{Cause, Wrecking};
use crate::push::Pusher;
use crate::river::TILE_REMOVED;
use crate::rule_id::RuleId;
use crate::sand::{leaving_cost, leaving_rule};
use crate::search::{Goal, SWINGS};
use crate::state::{BoatId, Phase, State};
use crate::step::{speed_rule, turn_rule};
use crate::table::Queen;
use game::{Fault, Game, Ignore, Illegal, Seat};
use passage::Passage;
use std::cmp::Reverse;

type Checked = Result<(), Illegal<RuleId>>;

/// The highest speed (MQ-SPD-05).
const FASTEST: u8 = 6;

/// The cost of the cheapest course to a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Need {
    /// The total coal, and the part of it for the wheel.
    coal: u8,
    wheel: u8,
}

/// The rules that a course observes besides turns and points.
#[derive(Clone, Copy, Debug)]
struct Minds {
    /// Avoid other boats, except one on the target space.
    boats: bool,
    /// A boat aground leaves straight ahead (MQ-SAN-02).
    aground: bool,
}

impl Queen {
    pub(crate) fn why_no_way(&self, state: &State, seat: Seat, place: &str) -> Result<Option<Illegal<RuleId>>, Fault> {
        let to: Space = place.parse()?;
        if to.tile >= state.laid && state.finish.is_some() {
            return Err(Fault::new("unknown-space").with("name", place));
        }
        Ok(self.check_place(state, seat, to).err())
    }

    fn check_place(&self, state: &State, seat: Seat, to: Space) -> Checked {
        if !self.whose_turn(state).decides(seat) {
            return Err(Illegal::by(Self::others_turn(state)));
        }
        if to.tile >= state.laid {
            return Err(Illegal::by(Wrecking::OpenEnd.rule())); // beyond the open end of the river
        }
        if to.tile < state.rear {
            return Err(Illegal::by(TILE_REMOVED));
        }
        if state.is_land(to) {
            return Err(Illegal::by(RuleId::Mov03));
        }
        match state.phase {
            Phase::Speed => self.check_course(state, to),
            Phase::Move if state.course.chain.as_slice().is_empty() => self.check_course(state, to),
            Phase::Enter | Phase::FreeBow | Phase::Move => self.check_beginnings(state, seat, to),
            _ => Err(Illegal::by(Self::awaited(state))),
        }
    }

    /// Decisions before the move can lead to several starting points; one that reaches the space suffices.
    fn check_beginnings(&self, state: &State, seat: Seat, to: Space) -> Checked {
        let id = state.active();
        let mut actions = Vec::new();
        self.legal(state, seat, &mut actions);
        let mut least: Option<Illegal<RuleId>> = None;
        for action in actions {
            let mut after = *state;
            self.apply(&mut after, seat, action, &mut Ignore);
            if after.boat(id).at == to && state.boat(id).at != to {
                return Ok(());
            }
            if after.turn_count != state.turn_count || after.active() != id {
                continue;
            }
            let Err(why) = self.check_place(&after, seat, to) else { return Ok(()) };
            if least.is_none_or(|least| why.need < least.need) {
                least = Some(why);
            }
        }
        Err(least.unwrap_or(Illegal::by(Self::awaited(state))))
    }

    fn check_course(&self, state: &State, to: Space) -> Checked {
        let id = state.active();
        let far = Distances::new(state, to);
        if self.passes(state, to, &far, state.course.mode.into()) {
            return Ok(());
        }
        let boat = state.boat(id);
        if boat.at == to {
            // MQ-R-23: a boat may not stay where it is; once it has moved, it has points left.
            let moved = state.course.path.as_slice().len() > 1;
            return Err(Illegal::by(if moved { RuleId::Spd01 } else { RuleId::R23 }));
        }
        let (purse, aground) = (Self::purse(state, id), state.is_sand(boat.at));
        if aground && leaving_cost(boat) > purse {
            return Err(Illegal::lacking(leaving_rule(1), leaving_cost(boat), purse));
        }
        let [around, through] = [true, false].map(|boats| Self::cheapest(state, to, Minds { boats, aground }));
        if let Some(need) = around.filter(|need| need.coal <= purse) {
            return Err(self.hindrance(state, to, &far, purse - need.coal));
        }
        if through.is_some_and(|need| need.coal <= purse) {
            return Err(Illegal::by(RuleId::Mov04)); // the other boats are in the way
        }
        let turns_first = || Self::cheapest(state, to, Minds { boats: false, aground: false });
        if aground && turns_first().is_some_and(|need| need.coal <= purse) {
            return Err(Illegal::by(RuleId::San02));
        }
        if let Some(need) = around.or(through) {
            return Err(Self::lacks_coal(id, need, purse));
        }
        Err(Self::too_far(state, to, &far))
    }

    /// Whether some turn with this goal passes through the space or ends there.
    fn passes(&self, state: &State, to: Space, far: &Distances, goal: Goal) -> bool {
        let id = state.active();
        if state.phase == Phase::Move {
            let node = Self::node(state);
            return Passage::new(self, state, state.course.speed, goal, to, far).leads(state, &node);
        }
        let (purse, wheel) = (Self::purse(state, id), state.boat(id).speed);
        let backs = || self.backing(state, id, purse).is_ok_and(|(astern, _)| astern == to);
        (backs() && self.backs_off(state, id, purse, goal))
            || (1..=FASTEST).any(|speed| {
                let Some(coal) = purse.checked_sub(Self::speed_cost(wheel, speed)) else { return false };
                let mut node = Self::first_node(state, id, coal);
                node.points = speed.saturating_sub(Self::entry_points(state, id));
                Passage::new(self, state, speed, goal, to, far).leads(state, &node)
            })
    }

    /// There is too little coal for the wheel or for the turns of the course.
    fn lacks_coal(id: BoatId, need: Need, purse: u8) -> Illegal<RuleId> {
        if need.wheel > purse {
            return Illegal::lacking(Self::coal_rule(id, speed_rule(1)), need.wheel, purse);
        }
        Illegal::lacking(Self::coal_rule(id, turn_rule(1)), need.coal, purse)
    }

    /// What stops a boat that has enough points and coal: the boat on the space, a sandbank, or the rest of the turn.
    fn hindrance(&self, state: &State, to: Space, far: &Distances, coal: u8) -> Illegal<RuleId> {
        let id = state.active();
        if state.occupant(to, id).is_some()
            && let Some(why) = self.push_obstacle(state, to, far)
        {
            return why;
        }
        if let Err(why) = self.check_ground(state, to, id, coal) {
            return why;
        }
        Illegal::by(self.dead_end(state, |goal| self.passes(state, to, far, goal)))
    }

    /// Why the boat on a space cannot be pushed from anywhere even with all possible points; `None` if it can.
    fn push_obstacle(&self, state: &State, to: Space, far: &Distances) -> Option<Illegal<RuleId>> {
        let id = state.active();
        let way = far.from(state.boat(id).at)?.saturating_sub(Self::entry_cost(state, to));
        let points = Self::most_points(state).saturating_sub(way);
        // Missing points are a better explanation than land on one side.
        let weight =
            |refused: Illegal<RuleId>| (refused.need > 0, refused.rule != RuleId::Psh08, Reverse(refused.need));
        let mut why: Option<Illegal<RuleId>> = None;
        for from in Dir::ALL {
            let Some(at) = state.neighbour(to, from).filter(|&at| !state.is_land(at)) else { continue };
            let pusher = Pusher { id, at, ahead: to, points, path: state.course.path };
            if self.any_push(state, &pusher, &[], &mut |_| true) {
                return None;
            }
            let refusals = Dir::ALL.into_iter().filter_map(|dir| self.follow(state, &pusher, &[dir]).err());
            why = why.into_iter().chain(refusals).max_by_key(|&refused| weight(refused));
        }
        why
    }

    /// The points that the boat has at its highest possible speed.
    fn most_points(state: &State) -> u8 {
        let id = state.active();
        if state.phase == Phase::Move {
            return state.course.points;
        }
        let (purse, wheel) = (Self::purse(state, id), state.boat(id).speed);
        let fastest = (1..=FASTEST).rev().find(|&speed| Self::speed_cost(wheel, speed) <= purse);
        fastest.unwrap_or(wheel).saturating_sub(Self::entry_points(state, id))
    }

    /// The reason why no course at any cost leads there: too few points, or land or sand in the way.
    fn too_far(state: &State, to: Space, far: &Distances) -> Illegal<RuleId> {
        let Some(steps) = far.from(state.boat(state.active()).at) else { return Illegal::by(RuleId::Mov03) };
        let moving = state.phase == Phase::Move;
        let points = if moving { state.course.points } else { FASTEST.saturating_sub(state.course.entry) };
        if steps <= points {
            return Illegal::by(Cause::Move.grounding_rule()); // a sandbank ends the move
        }
        if state.is_driftwood(to) && steps == points + 1 && points > 0 {
            return Illegal::lacking(RuleId::Dri08, 2, 1);
        }
        let rule = if moving { RuleId::Spd01 } else { RuleId::Spd05 };
        Illegal::lacking(rule, steps, points)
    }

    /// The cheapest course to the space; `None` if even the highest speed does not reach it.
    fn cheapest(state: &State, to: Space, minds: Minds) -> Option<Need> {
        let id = state.active();
        let (boat, course) = (state.boat(id), &state.course);
        let leaving = if minds.aground { leaving_cost(boat) } else { 0 };
        let turning = |turns: u8| turns.saturating_sub(1);
        let fewest = fewest_turns(state, id, to, minds);
        let needs = (1..=FASTEST).zip(fewest).filter_map(|(points, turns)| Some((points, turns?)));
        let needs = needs.filter_map(|(points, turns)| {
            let turns = turning(course.turns.saturating_add(turns)) - turning(course.turns);
            let wheel = if state.phase == Phase::Move {
                (points <= course.points).then_some(0)?
            } else {
                let wheels = points.saturating_add(course.entry)..=FASTEST;
                wheels.map(|wheel| Self::speed_cost(boat.speed, wheel)).min()?
            };
            Some(Need { coal: wheel + turns + leaving, wheel })
        });
        needs.min()
    }
}

/// The fewest 60-degree turns to reach a space, for each number of points from 1 on.
fn fewest_turns(state: &State, id: BoatId, to: Space, minds: Minds) -> [Option<u8>; FASTEST as usize] {
    const FACINGS: usize = LONGEST * CELLS * 6;
    const NEVER: u8 = u8::MAX;
    let facing = |at: Space, bow: Dir| spot(at) * 6 + bow as usize;
    let mut layers = vec![[NEVER; FACINGS]; FASTEST as usize + 1];
    let boat = state.boat(id);
    layers[0][facing(boat.at, boat.bow)] = 0;
    for points in 0..FASTEST as usize {
        for place in 0..FACINGS {
            let turns = layers[points][place];
            let at = Space::new((place / 6 / CELLS) as u8, (place / 6 % CELLS) as u8);
            // A sandbank ends a move, and a move that begins on one goes straight ahead.
            let stays = turns == NEVER || points > 0 && state.is_sand(at);
            if stays {
                continue;
            }
            let swings = if points == 0 && minds.aground { 1 } else { 6 };
            for swing in &SWINGS[place % 6][..swings] {
                let Some(next) = state.neighbour(at, swing.bow).filter(|&next| !state.is_land(next)) else { continue };
                if minds.boats && next != to && state.occupant(next, id).is_some() {
                    continue;
                }
                let cost = points + usize::from(Queen::entry_cost(state, next));
                if let Some(layer) = layers.get_mut(cost) {
                    let fewest = &mut layer[facing(next, swing.bow)];
                    *fewest = turns.saturating_add(swing.turns).min(*fewest);
                }
            }
        }
    }
    std::array::from_fn(|points| {
        let fewest = Dir::ALL.map(|bow| layers[points + 1][facing(to, bow)]).into_iter().min();
        fewest.filter(|&turns| turns != NEVER)
    })
}

fn spot(at: Space) -> usize {
    (usize::from(at.tile) * CELLS + usize::from(at.cell)) % (LONGEST * CELLS)
}

/// The fewest points from each space to one target, if only land is in the way.
struct Distances([u8; LONGEST * CELLS]);

impl Distances {
    fn new(state: &State, to: Space) -> Self {
        let mut points = [u8::MAX; LONGEST * CELLS];
        points[spot(to)] = 0;
        let mut open = vec![to];
        while let Some(at) = open.pop() {
            let from_here = points[spot(at)].saturating_add(Queen::entry_cost(state, at));
            for next in state.neighbours(at).into_iter().flatten().filter(|&next| !state.is_land(next)) {
                if from_here < points[spot(next)] {
                    points[spot(next)] = from_here;
                    open.push(next);
                }
            }
        }
        Self(points)
    }

    /// The distance from this space; `None` if land cuts it off.
    fn from(&self, at: Space) -> Option<u8> {
        Some(self.0[spot(at)]).filter(|&points| points != u8::MAX)
    }
}
