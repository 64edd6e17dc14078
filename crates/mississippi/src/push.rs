//! Pushing (MQ-PSH): targets, chains, costs and what happens to the pushed boats.

use crate::board::{Dir, Space};
use crate::check::Checked;
use crate::event::{Cause, Event};
use crate::rule_id::RuleId;
use crate::rules::{DriftwoodPushSpeed, PushChain, PushPath};
use crate::search::Search;
use crate::state::{BoatId, Few, Phase, State};
use crate::table::Queen;
use game::{Events, Illegal};

/// The most boats that one push can move: six points, one of them for the pusher's own entry.
pub(crate) const LONGEST_CHAIN: usize = 5;

/// The pushing boat, its space, the space it will enter, and its points.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pusher {
    pub(crate) id: BoatId,
    pub(crate) at: Space,
    pub(crate) ahead: Space,
    pub(crate) points: u8,
    /// The spaces that it has used this turn.
    pub(crate) path: Few<Space, 8>,
}

/// A push: the boats moved, from the nearest to the farthest, and their targets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Chain {
    pub(crate) dirs: Few<Dir, LONGEST_CHAIN>,
    pub(crate) boats: Few<BoatId, LONGEST_CHAIN>,
    pub(crate) targets: Few<Space, LONGEST_CHAIN>,
    /// Points spent, including the pusher's entry (MQ-R-27).
    pub(crate) cost: u8,
}

/// A target of a push: the space, its cost, and the boat on it.
struct Target {
    space: Space,
    cost: u8,
    next: Option<BoatId>,
}

/// Delays the event that ends the race until after the rest of the push that causes it.
struct OverLast<'a, E> {
    events: &'a mut E,
    over: Option<Event>,
}

impl<E: Events<Event>> Events<Event> for OverLast<'_, E> {
    #[inline]
    fn tell(&mut self, event: Event) {
        match event {
            Event::Over { .. } => self.over = Some(event),
            _ => self.events.tell(event),
        }
    }
}

game::causes! {
    /// How a boat was pushed.
    Pushing as MississippiPushing {
        /// By the moving boat.
        Direct => RuleId::Psh01,
        /// By another pushed boat.
        Chain => RuleId::Psh06,
        /// Into driftwood.
        Driftwood => RuleId::Dri04,
    }
}

impl Cause {
    /// The rule for losing speed in driftwood.
    pub(crate) const fn slowing_rule(self) -> RuleId {
        match self {
            Self::Move => RuleId::Dri02,
            Self::Push => RuleId::Dri05,
        }
    }
}

impl Queen {
    /// MQ-PSH-05, MQ-PSH-08, MQ-R-24: the space in this direction as a target for the next boat of a chain. Wrecked
    /// boats are pushed like any other (MQ-CRA-07).
    fn target(
        &self,
        state: &State,
        pusher: &Pusher,
        chain: &Chain,
        victim: BoatId,
        dir: Dir,
    ) -> Result<Target, Illegal<RuleId>> {
        let boat = state.boat(victim);
        if state.is_sand(boat.at) {
            return Err(Illegal::by(RuleId::San09));
        }
        let space = state.neighbour(boat.at, dir).ok_or(Illegal::by(RuleId::Psh08))?;
        if state.is_land(space) {
            return Err(Illegal::by(RuleId::Psh08));
        }
        // Excluded: the pusher's space, the space it will enter, and those the chain already uses.
        if space == pusher.at || space == pusher.ahead || chain.targets.contains(space) {
            return Err(Illegal::by(RuleId::R24));
        }
        if self.rules.push_path != PushPath::Open && pusher.path.contains(space) {
            return Err(Illegal::by(RuleId::Psh05));
        }
        self.check_ground(state, space, victim, boat.coal)?;
        let next = state.occupant(space, pusher.id);
        if next.is_some() && self.rules.push_chain == PushChain::Forbidden {
            return Err(Illegal::by(RuleId::Psh06));
        }
        Ok(Target { space, cost: Self::entry_cost(state, space), next })
    }

    /// The empty chain, with only the pusher's entry paid.
    fn no_chain(state: &State, pusher: &Pusher) -> Chain {
        Chain {
            dirs: Few::empty(Dir::N),
            boats: Few::empty(BoatId(0)),
            targets: Few::empty(Space::new(0, 0)),
            cost: Self::entry_cost(state, pusher.ahead),
        }
    }

    /// Follows a chain along the given directions. Also returns the next boat to push, if the chain is incomplete.
    pub(crate) fn follow(
        &self,
        state: &State,
        pusher: &Pusher,
        dirs: &[Dir],
    ) -> Result<(Chain, Option<BoatId>), Illegal<RuleId>> {
        if state.course.barred.contains(pusher.ahead) {
            return Err(Illegal::by(RuleId::Psh04)); // its space would become part of the course (MQ-R-24)
        }
        let mut chain = Self::no_chain(state, pusher);
        let mut due = state.occupant(pusher.ahead, pusher.id);
        for &dir in dirs {
            let victim = due.ok_or(Illegal::by(RuleId::Psh01))?;
            due = self.extend(state, pusher, &mut chain, victim, dir)?;
        }
        Ok((chain, due))
    }

    fn extend(
        &self,
        state: &State,
        pusher: &Pusher,
        chain: &mut Chain,
        victim: BoatId,
        dir: Dir,
    ) -> Result<Option<BoatId>, Illegal<RuleId>> {
        let target = self.target(state, pusher, chain, victim, dir)?;
        let cost = chain.cost + target.cost + u8::from(target.next.is_some());
        if cost > pusher.points {
            // MQ-PSH-03, MQ-PSH-06, MQ-DRI-04
            let rule = if target.next.is_some() {
                RuleId::Psh06
            } else if target.cost > 1 {
                RuleId::Dri04
            } else {
                RuleId::Psh03
            };
            return Err(Illegal::lacking(rule, cost, pusher.points));
        }
        chain.cost += target.cost;
        chain.dirs.push(dir);
        chain.boats.push(victim);
        chain.targets.push(target.space);
        Ok(target.next)
    }

    /// Calls `found` for every complete push that begins with these directions, until it returns true.
    pub(crate) fn any_push(
        &self,
        state: &State,
        pusher: &Pusher,
        begun: &[Dir],
        found: &mut dyn FnMut(&Chain) -> bool,
    ) -> bool {
        match self.follow(state, pusher, begun) {
            Ok((chain, None)) if !begun.is_empty() => found(&chain),
            Ok((chain, Some(due))) => self.any_longer_push(state, pusher, &chain, due, found),
            _ => false,
        }
    }

    fn any_longer_push(
        &self,
        state: &State,
        pusher: &Pusher,
        chain: &Chain,
        due: BoatId,
        found: &mut dyn FnMut(&Chain) -> bool,
    ) -> bool {
        let at = state.boat(due).at;
        let steps = state.steps(at.tile);
        Dir::ALL.into_iter().any(|dir| {
            // Land and the bank are never targets (MQ-PSH-08).
            if steps.step(at.cell, dir).is_none_or(|to| state.is_land(to)) {
                return false;
            }
            let mut longer = *chain;
            match self.extend(state, pusher, &mut longer, due, dir) {
                Ok(None) => found(&longer),
                Ok(Some(next)) => self.any_longer_push(state, pusher, &longer, next, found),
                Err(_) => false,
            }
        })
    }

    /// Moves the boats of a chain, the farthest first, and applies what happens to them there. A push costs them
    /// nothing else (MQ-PSH-11), and costs the pusher no speed (MQ-DRI-07). The pusher does not move yet. The whole
    /// chain is moved even if one of its boats finishes and ends the race (MQ-R-69).
    pub(crate) fn shove(&self, state: &mut State, by: BoatId, chain: &Chain, events: &mut impl Events<Event>) {
        let mut events = OverLast { events, over: None };
        self.move_chain(state, by, chain, &mut events);
        if let Some(over) = events.over {
            events.events.tell(over);
        }
    }

    fn move_chain(&self, state: &mut State, by: BoatId, chain: &Chain, events: &mut impl Events<Event>) {
        for &id in chain.boats.as_slice() {
            if !state.course.pushed.contains(id) {
                state.course.pushed.push(id);
            }
        }
        let nearest = chain.boats.as_slice().first().copied();
        for (&id, &to) in chain.boats.as_slice().iter().zip(chain.targets.as_slice()).rev() {
            let wheel = state.boat(id).speed;
            state.boat_mut(id).at = to;
            if self.rules.push_path == PushPath::Barred {
                state.course.barred.push(to); // MQ-R-24
                state.course.barred.sort(); // a set: keep it sorted, so that equal courses compare equal
            }
            if self.owner_sets_bow(state, to) {
                state.course.asked |= 1 << id.0;
            }
            let cause = match nearest {
                _ if state.is_driftwood(to) => Pushing::Driftwood,
                Some(nearest) if nearest != id => Pushing::Chain,
                _ => Pushing::Direct,
            };
            events.tell(Event::Pushed { boat: id, by, to, cause });
            Self::note_entry(state, to);
            self.visit_docks(state, id, wheel, events); // MQ-END-05
            if !state.boat(id).afloat() {
                continue;
            }
            if state.is_sand(to) {
                self.run_aground(state, id, Cause::Push, events);
            } else if state.is_driftwood(to) && self.rules.driftwood_push_speed == DriftwoodPushSpeed::Reduced {
                let speed = wheel.saturating_sub(1).max(1); // MQ-DRI-05, MQ-R-39
                state.boat_mut(id).speed = speed;
                events.tell(Event::Slowed { boat: id, speed, cause: Cause::Push });
            }
        }
    }

    /// MQ-R-09, MQ-R-54: records that a boat has entered the last tile.
    #[inline]
    pub(crate) fn note_entry(state: &mut State, at: Space) {
        if at.tile == state.last_tile() && state.finish.is_none() {
            state.course.entered_last = true;
        }
    }

    /// MQ-PSH-01, MQ-PSH-04: any boat ahead can be pushed, also repeatedly, and also one's own (MQ-TWO-03).
    pub(crate) fn check_push(&self, state: &State, dir: Dir) -> Checked {
        if state.phase != Phase::Move {
            return Err(Illegal::by(Self::awaited(state)));
        }
        let id = state.active();
        let mut node = Self::node(state);
        Self::pay_for_leaving(state, &mut node)?;
        let ahead = state.neighbour(node.at, node.bow).filter(|&at| state.occupant(at, id).is_some());
        let ahead = ahead.ok_or(Illegal::by(RuleId::Psh01))?;
        let pusher = node.pusher(id, ahead);
        let mut dirs = state.course.chain;
        dirs.push(dir);
        self.follow(state, &pusher, dirs.as_slice())?;
        let mut complete = false;
        let reaches = |search: Search<'_>, complete: &mut bool| {
            self.any_push(state, &pusher, dirs.as_slice(), &mut |chain| {
                *complete = true;
                search.reaches_after(state, &node, ahead, chain)
            })
        };
        let search = |goal| Search::new(self, id, state.course.speed, goal);
        if reaches(search(state.course.mode.into()), &mut complete) {
            return Ok(());
        }
        if !complete {
            return Err(Illegal::by(RuleId::R24)); // the chain cannot be completed
        }
        Err(Illegal::by(self.dead_end(state, |goal| reaches(search(goal), &mut complete))))
    }

    /// Executes a push chain once its last direction is known.
    pub(crate) fn push_on(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let node = Self::node(state);
        let Some(ahead) = state.neighbour(node.at, node.bow) else { return };
        let pusher = node.pusher(id, ahead);
        let dirs = state.course.chain;
        let Ok((chain, None)) = self.follow(state, &pusher, dirs.as_slice()) else { return };
        state.course.chain = crate::state::Course::NONE.chain;
        self.shove(state, id, &chain, events);
        if state.phase == Phase::Over {
            state.course = crate::state::Course::NONE;
            return;
        }
        let entry = self.entry_by_push(state, ahead, &chain);
        self.advance(state, id, entry, events);
    }
}
