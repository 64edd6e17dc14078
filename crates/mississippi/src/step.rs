//! A boat's own move: its speed (MQ-SPD), its steps (MQ-MOV) and its turns (MQ-TRN).

use crate::board::{Dir, Space};
use crate::check::Checked;
use crate::event::{Event, Wrecking};
use crate::push::Chain;
use crate::rule_id::RuleId;
use crate::sand::leaving_cost;
use crate::search::{Node, Swing};
use crate::state::{BoatId, Phase, State};
use crate::table::Queen;
use game::{Events, Illegal};

/// A space that can be entered: its cost, and whether the move ends there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) to: Space,
    pub(crate) cost: u8,
    pub(crate) driftwood: bool,
    pub(crate) ends: bool,
}

game::causes! {
    /// What a boat moved into.
    Moving as MississippiMoving {
        /// The free space ahead.
        Ahead => RuleId::Mov01,
        /// Driftwood.
        Driftwood => RuleId::Dri01,
        /// The space of a boat that it pushed away.
        Vacated => RuleId::Psh02,
    }
}

/// The rule for a speed that costs this much coal.
pub(crate) const fn speed_rule(coal: u8) -> RuleId {
    match coal {
        0 => RuleId::Spd02,
        _ => RuleId::Spd03,
    }
}

/// The rule for a turn that costs this much coal.
pub(crate) const fn turn_rule(coal: u8) -> RuleId {
    match coal {
        0 => RuleId::Trn02,
        _ => RuleId::Trn03,
    }
}

impl Queen {
    pub(crate) fn check_speed(&self, state: &State, speed: u8) -> Checked {
        let id = state.active();
        match state.phase {
            Phase::Speed => {}
            Phase::Move => return Err(Illegal::by(RuleId::Spd04)),
            _ => return Err(Illegal::by(Self::awaited(state))),
        }
        if !(1..=6).contains(&speed) {
            return Err(Illegal::by(RuleId::Spd05));
        }
        let (cost, purse) = (Self::speed_cost(state.boat(id).speed, speed), Self::purse(state, id));
        if cost > purse {
            return Err(Illegal::lacking(Self::coal_rule(id, RuleId::Spd03), cost, purse));
        }
        let has = |goal| self.has_turn_at(state, id, purse, goal, speed);
        if has(state.course.mode.into()) {
            return Ok(());
        }
        Err(Illegal::by(self.dead_end(state, has)))
    }

    /// MQ-SPD-02, MQ-SPD-03: the coal that changing the speed wheel costs.
    pub(crate) fn speed_cost(from: u8, to: u8) -> u8 {
        from.abs_diff(to).saturating_sub(1)
    }

    /// MQ-SPD-01: a step takes at least one point; `entry` knows the rest.
    pub(crate) fn check_ahead(&self, state: &State) -> Checked {
        Self::check_moving(state)?;
        let mut node = Self::node(state);
        if node.points == 0 {
            return Err(Illegal::lacking(RuleId::Spd01, 1, 0));
        }
        Self::pay_for_leaving(state, &mut node)?;
        let entry = self.entry(state, state.active(), &node)?;
        let next = node.entered(entry);
        self.check_node(
            state,
            |search| {
                if entry.ends { search.ended(state, &next) } else { search.reaches(state, &next) }
            },
        )
    }

    /// The cost of entering a space: 1 point, 2 into driftwood (MQ-MOV-01, MQ-DRI-01).
    #[inline]
    pub(crate) fn entry_cost(state: &State, at: Space) -> u8 {
        1 + u8::from(state.is_driftwood(at))
    }

    /// MQ-MOV-01, MQ-MOV-03, MQ-MOV-04, MQ-DRI-01: the cost of entering the space ahead, or why it cannot be entered
    /// without a push.
    #[allow(clippy::inline_always)] // lets the search, which ignores the reason, skip building it
    #[inline(always)]
    pub(crate) fn entry(&self, state: &State, id: BoatId, node: &Node) -> Result<Entry, Illegal<RuleId>> {
        let Some(to) = state.neighbour(node.at, node.bow) else {
            return Err(Illegal::by(Self::edge_rule(state, node.at, node.bow)));
        };
        if state.is_land(to) {
            return Err(Illegal::by(RuleId::Mov03));
        }
        if state.occupant(to, id).is_some() {
            return Err(Illegal::by(RuleId::Mov04));
        }
        if state.course.barred.contains(to) {
            return Err(Illegal::by(RuleId::R24)); // a boat was pushed there and has finished
        }
        let entry = self.entry_into(state, to);
        if entry.cost > node.points {
            return Err(Illegal::lacking(RuleId::Dri08, entry.cost, node.points));
        }
        self.check_ground(state, to, id, node.coal)?;
        Ok(entry)
    }

    /// The cost of entering a space that can be entered.
    #[inline]
    pub(crate) fn entry_into(&self, state: &State, to: Space) -> Entry {
        let cost = Self::entry_cost(state, to);
        Entry { to, cost, driftwood: cost > 1, ends: self.ends_move_at(state, to) }
    }

    /// MQ-PSH-07: the pusher's entry into the vacated space, after the push.
    pub(crate) fn entry_by_push(&self, state: &State, to: Space, chain: &Chain) -> Entry {
        Entry { cost: chain.cost, ..self.entry_into(state, to) }
    }

    /// Whether entering this space ends the move at once.
    #[inline]
    pub(crate) fn ends_move_at(&self, state: &State, at: Space) -> bool {
        state.is_sand(at) || (self.table.introductory && Self::is_finish_dock(state, at))
    }

    /// The rule to cite at the river's edge; the open end is not a bank.
    pub(crate) fn edge_rule(state: &State, at: Space, bow: Dir) -> RuleId {
        let heading = state.tiles[at.tile as usize % state.tiles.len()].heading;
        let forward = bow.turns_to(heading) <= 1;
        let open = at.tile == state.last_tile() && state.finish.is_none() && forward;
        if open { Wrecking::OpenEnd.rule() } else { RuleId::Mov03 }
    }

    /// Moves the active boat into the space ahead.
    #[inline]
    pub(crate) fn advance(&self, state: &mut State, id: BoatId, entry: Entry, events: &mut impl Events<Event>) {
        if state.is_sand(state.boat(id).at) {
            let coal = leaving_cost(state.boat(id));
            Self::spend(state, id, coal);
            state.boat_mut(id).leaves_free = false;
            events.tell(Event::LeftSand { boat: id, coal });
        }
        state.boat_mut(id).at = entry.to;
        state.course.points = state.course.points.saturating_sub(entry.cost);
        state.course.path.push(entry.to);
        state.course.driftwood = state.course.driftwood.saturating_add(u8::from(entry.driftwood));
        Self::note_entry(state, entry.to);
        let cause = match entry.cost {
            _ if entry.driftwood => Moving::Driftwood,
            1 => Moving::Ahead,
            _ => Moving::Vacated,
        };
        events.tell(Event::Moved { boat: id, to: entry.to, cause });
        if entry.ends {
            self.end_move(state, events);
        }
    }

    /// MQ-TRN-01: turns are allowed before, between and after steps, also back and forth (MQ-R-58).
    pub(crate) fn check_turn(&self, state: &State, swing: i8) -> Checked {
        Self::check_moving(state)?;
        let node = Self::node(state);
        if state.is_sand(node.at) {
            return Err(Illegal::by(RuleId::San02));
        }
        let id = state.active();
        let turned = node.turned(Swing { bow: node.bow.turned(swing), turns: 1 });
        let next = turned.ok_or(Illegal::lacking(Self::coal_rule(id, RuleId::Trn03), 1, node.coal))?;
        self.check_node(state, |search| search.reaches(state, &next))
    }

    /// MQ-TRN-02, MQ-TRN-03: the first 60 degrees are free.
    pub(crate) fn swing(state: &mut State, id: BoatId, swing: i8, events: &mut impl Events<Event>) {
        let coal = u8::from(state.course.turns > 0);
        Self::spend(state, id, coal);
        state.course.turns = state.course.turns.saturating_add(1);
        let boat = state.boat_mut(id);
        boat.bow = boat.bow.turned(swing);
        let bow = boat.bow;
        events.tell(Event::Turned { boat: id, bow, coal });
    }
}
