//! Coal: what a boat can spend (MQ-COA, MQ-R-46), and transfers (MQ-TRA).

use crate::action::Action;
use crate::board::Dir;
use crate::event::Event;
use crate::rose::BUNKERED;
use crate::rule_id::RuleId;
use crate::state::{BoatId, Phase, State};
use crate::table::Queen;
use game::{Events, Illegal, Seat};

/// The highest number on a coal wheel (MQ-COA-05).
pub(crate) const FULL: u8 = 6;

/// The rule on when and how much coal is transferred.
pub(crate) const HANDED_OVER: RuleId = RuleId::R66;
/// The rule that allows coal transfers.
pub(crate) const COAL_GIVEN: RuleId = RuleId::Tra02;

impl Queen {
    /// The coal that a boat can spend in its current turn.
    #[inline]
    pub(crate) fn purse(state: &State, boat: BoatId) -> u8 {
        if boat == BoatId::ROSE {
            return state.course.allowance.saturating_sub(state.rose_used);
        }
        state.boat(boat).coal + u8::from(state.virtual_coal == Some(boat))
    }

    /// Spends coal immediately (MQ-COA-01), the virtual coal first (MQ-R-46).
    #[inline]
    pub(crate) fn spend(state: &mut State, boat: BoatId, coal: u8) {
        if boat == BoatId::ROSE {
            state.rose_used += coal;
            return;
        }
        let mut coal = coal;
        if coal > 0 && state.virtual_coal == Some(boat) {
            state.virtual_coal = None;
            coal -= 1;
        }
        let wheel = &mut state.boat_mut(boat).coal;
        *wheel = wheel.saturating_sub(coal);
    }

    /// MQ-TRA-02, MQ-TRA-03: two boats must be side by side at the same speed, neither on a dock, a coal station,
    /// driftwood or a sandbank.
    pub(crate) fn can_exchange(state: &State, one: BoatId, other: BoatId) -> Result<(), Illegal<RuleId>> {
        let (a, b) = (state.boat(one), state.boat(other));
        let adjacent = a.afloat() && b.afloat() && Dir::ALL.iter().any(|&dir| state.neighbour(a.at, dir) == Some(b.at));
        if !adjacent {
            return Err(Illegal::by(RuleId::Tra02));
        }
        if a.speed != b.speed {
            return Err(Illegal::lacking(RuleId::Tra02, a.speed, b.speed));
        }
        if [a.at, b.at].into_iter().any(|at| Self::is_dock(state, at) || state.is_driftwood(at) || state.is_sand(at)) {
            return Err(Illegal::by(RuleId::Tra03));
        }
        Ok(())
    }

    /// MQ-TRA-01, MQ-TWO-04: coal is transferred between own boats and team mates, once a turn with each (MQ-R-70). The
    /// Black Rose only gives, by bunkering.
    fn check_partner(&self, state: &State, other: BoatId) -> Result<(), Illegal<RuleId>> {
        let active = state.active();
        if [active, other].contains(&BoatId::ROSE) || !self.partners(active).any(|partner| partner == other) {
            return Err(Illegal::by(RuleId::Tra01));
        }
        if state.course.exchanged & (1 << other.0) != 0 {
            return Err(Illegal::by(RuleId::R70));
        }
        Self::can_exchange(state, active, other)
    }

    /// The coal that one boat has, and the room that the other has for it.
    fn have_and_room(state: &State, from: BoatId, to: BoatId) -> (u8, u8) {
        (state.boat(from).coal, FULL - state.boat(to).coal.min(FULL))
    }

    /// Whether the active boat may transfer this amount between itself and another boat.
    fn check_transfer(&self, state: &State, from: BoatId, to: BoatId, coal: u8) -> Result<(), Illegal<RuleId>> {
        self.check_partner(state, if from == state.active() { to } else { from })?;
        // MQ-TRA-04, MQ-TRA-05
        let (have, room) = Self::have_and_room(state, from, to);
        if have == 0 {
            return Err(Illegal::lacking(RuleId::Tra05, coal, have));
        }
        if coal > have.min(room) || coal == 0 {
            return Err(Illegal::lacking(RuleId::Tra04, coal, have.min(room)));
        }
        Ok(())
    }

    /// Whether any coal transfer is possible now; if not, the game skips the question.
    pub(crate) fn transfer_possible(&self, state: &State) -> bool {
        let active = state.active();
        let own = state.boat(active);
        // MQ-TRA-02, as a cheap filter: the same speed, and at most one joint apart.
        let level = |other: BoatId| {
            let boat = state.boat(other);
            (boat.speed == own.speed) & (boat.at.tile.abs_diff(own.at.tile) <= 1)
        };
        self.partners(active).any(|other| level(other) && self.moves_coal(state, active, other))
    }

    /// Whether the active boat can transfer coal with this one. The filter above makes this call rare.
    #[inline(never)]
    fn moves_coal(&self, state: &State, active: BoatId, other: BoatId) -> bool {
        let flows = |from, to| {
            let (have, room) = Self::have_and_room(state, from, to);
            have > 0 && room > 0
        };
        let supplied = |boat| {
            state.boat(boat).coal < FULL && self.check_supplied(state, self.decider(state, active), boat).is_ok()
        };
        match (active, other) {
            (boat, BoatId::ROSE) | (BoatId::ROSE, boat) => supplied(boat),
            _ => self.check_partner(state, other).is_ok() && (flows(active, other) || flows(other, active)),
        }
    }

    /// Whether the table, the moment and the boats allow this coal action.
    pub(crate) fn check_coal_action(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<RuleId>> {
        if matches!(action, Action::Bunker(..)) && !self.table.black_rose {
            return Err(Illegal::by(BUNKERED));
        }
        if state.phase != Phase::Transfer {
            // MQ-TRA-01: without own boats or team mates, transfers never happen.
            let never = !matches!(action, Action::Bunker(..)) && !self.races_in_sides();
            return Err(Illegal::by(if never { RuleId::Tra01 } else { HANDED_OVER }));
        }
        let active = state.active();
        match action {
            Action::Give(to, coal) => self.check_transfer(state, active, to, coal),
            Action::Take(from, coal) => self.check_transfer(state, from, active, coal),
            Action::Bunker(boat, coal) => self.check_bunker(state, seat, boat, coal),
            _ => Err(Illegal::by(RuleId::Tra02)),
        }
    }

    /// Transfers coal; an empty wheel comes back aboard (MQ-COA-04). Passengers are never transferred (MQ-TRA-06).
    pub(crate) fn transfer(state: &mut State, from: BoatId, to: BoatId, coal: u8, events: &mut impl Events<Event>) {
        let other = if from == state.active() { to } else { from };
        state.course.exchanged |= 1 << other.0;
        let given = coal.min(state.boat(from).coal);
        state.boat_mut(from).coal -= given;
        let wheel = &mut state.boat_mut(to).coal;
        *wheel = (*wheel + given).min(FULL);
        events.tell(Event::CoalGiven { from, to, coal: given });
    }

    /// After a move: asks for transfers if any are possible, otherwise continues with the bows.
    pub(crate) fn after_move(&self, state: &mut State, events: &mut impl Events<Event>) {
        if Self::may_decline(state, state.active()) || self.transfer_possible(state) {
            state.phase = Phase::Transfer;
        } else {
            self.next_bow(state, events);
        }
    }
}
