//! Why a boat cannot get to a space in this turn. `check` judges actions one by one; here a player asks about a place.
//!
//! First (`passage`) it is looked for a complete turn that passes the space. If there is none, rules are left aside, one
//! after the other: what a course would take if nothing but the river were in the way, with the other boats and without
//! them. The first rule without which the boat would get there is the one to name.

mod passage;

use crate::Error;
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

/// The fastest wheel (MQ-SPD-05).
const FASTEST: u8 = 6;

/// What the cheapest course to a space takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Need {
    /// All its coal, and how much of it is for the wheel.
    coal: u8,
    wheel: u8,
}

/// Which rules a course minds beside those of turning and of the points.
#[derive(Clone, Copy, Debug)]
struct Minds {
    /// Other boats, but for one in the very space.
    boats: bool,
    /// That a boat aground leaves straight ahead (MQ-SAN-02).
    aground: bool,
}

impl Queen {
    pub(crate) fn why_no_way(&self, state: &State, seat: Seat, place: &str) -> Result<Option<Illegal<RuleId>>, Fault> {
        let to: Space = place.parse()?;
        if to.tile >= state.laid && state.finish.is_some() {
            return Err(Error::UnknownSpace { name: place.to_string() }.into());
        }
        Ok(self.check_place(state, seat, to).err())
    }

    fn check_place(&self, state: &State, seat: Seat, to: Space) -> Checked {
        if !self.whose_turn(state).decides(seat) {
            return Err(Illegal::by(Self::others_turn(state)));
        }
        if to.tile >= state.laid {
            return Err(Illegal::by(Wrecking::OpenEnd.rule())); // the river has its open end before
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

    /// What is decided before the course leads to several beginnings, and one of them will do.
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
            // MQ-R-23: nobody stands still; who has moved has points left.
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

    /// Whether some turn that comes to this goal passes the space or ends there.
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

    /// Not even the wheel can be paid, or not all the turns of the course.
    fn lacks_coal(id: BoatId, need: Need, purse: u8) -> Illegal<RuleId> {
        if need.wheel > purse {
            return Illegal::lacking(Self::coal_rule(id, speed_rule(1)), need.wheel, purse);
        }
        Illegal::lacking(Self::coal_rule(id, turn_rule(1)), need.coal, purse)
    }

    /// What is in the way of a boat that has the points and the coal for it: the boat there, a sandbank, or the rest of the
    /// turn.
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

    /// Why the boat in a space can be pushed from nowhere, with all the points that there could be; none if it can.
    fn push_obstacle(&self, state: &State, to: Space, far: &Distances) -> Option<Illegal<RuleId>> {
        let id = state.active();
        let way = far.from(state.boat(id).at)?.saturating_sub(Self::entry_cost(state, to));
        let points = Self::most_points(state).saturating_sub(way);
        // That points are missing says more than that there is land on some side.
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

    /// The points that the boat has at its fastest.
    fn most_points(state: &State) -> u8 {
        let id = state.active();
        if state.phase == Phase::Move {
            return state.course.points;
        }
        let (purse, wheel) = (Self::purse(state, id), state.boat(id).speed);
        let fastest = (1..=FASTEST).rev().find(|&speed| Self::speed_cost(wheel, speed) <= purse);
        fastest.unwrap_or(wheel).saturating_sub(Self::entry_points(state, id))
    }

    /// No course leads there, whatever it costs: for want of points, or because the way leads over land or sand.
    fn too_far(state: &State, to: Space, far: &Distances) -> Illegal<RuleId> {
        let Some(steps) = far.from(state.boat(state.active()).at) else { return Illegal::by(RuleId::Mov03) };
        let moving = state.phase == Phase::Move;
        let points = if moving { state.course.points } else { FASTEST.saturating_sub(state.course.entry) };
        if steps <= points {
            return Illegal::by(Cause::Move.grounding_rule()); // a move ends on a sandbank
        }
        if state.is_driftwood(to) && steps == points + 1 && points > 0 {
            return Illegal::lacking(RuleId::Dri08, 2, 1);
        }
        let rule = if moving { RuleId::Spd01 } else { RuleId::Spd05 };
        Illegal::lacking(rule, steps, points)
    }

    /// The least that a course to the space takes; none if even the fastest wheel does not lead there.
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

/// The fewest 60-degree turns with which a boat gets to a space, for each number of points from 1 on.
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
            // On a sandbank a move is over; one that begins there goes straight ahead.
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

/// The fewest points from each space to one of them, if nothing but land were in the way.
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

    /// From this space; none if land lies between.
    fn from(&self, at: Space) -> Option<u8> {
        Some(self.0[spot(at)]).filter(|&points| points != u8::MAX)
    }
}
