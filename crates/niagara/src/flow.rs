//! Rounds, phases and turns (NI-RND, NI-ACT, NI-RNG).

use crate::board::Place;
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::state::{CanoeId, Colour, Course, Phase, Stage, State, Which, index};
use crate::table::Niagara;
use game::{Events, Seat, SeatSet, Turn};

/// The rule for the course of a round.
pub(crate) const ROUND_BEGAN: RuleId = RuleId::Rnd01;
/// The rule for revealing a card.
pub(crate) const OPENED: RuleId = RuleId::Crd02;
/// The rule that a player without a canoe does nothing.
pub(crate) const IDLE: RuleId = RuleId::R10;

impl Niagara {
    /// NI-RND-01: starts phase I.
    pub(crate) fn begin_round(&self, state: &mut State, events: &mut impl Events<Event>) {
        state.round = state.round.saturating_add(1); // without a round limit nothing bounds this
        state.place = 0;
        state.tops = std::mem::take(&mut state.cards);
        events.tell(Event::RoundBegan { round: state.round, ring: state.ring.into() });
        self.next_buyer(state);
    }

    /// The seat at a place in the round, counted clockwise from the ring.
    #[inline]
    pub(crate) fn seat_at(&self, state: &State, place: u8) -> Seat {
        let seat = state.ring.0 + place;
        Seat(if seat >= self.table.seats { seat - self.table.seats } else { seat })
    }

    /// Whose turn it is in phases I and II.
    #[inline]
    pub(crate) fn active(&self, state: &State) -> Seat {
        self.seat_at(state, state.place)
    }

    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::SetupArm | Phase::SetupRing | Phase::River => Turn::Chance,
            Phase::Buy | Phase::Act => Turn::Decide(SeatSet::one(self.active(state))),
            // Everybody plays a card, wherever their canoes are.
            Phase::Cards => Turn::Decide(self.all_seats().filter(|&seat| state.card(seat).is_none()).collect()),
            Phase::Over => Turn::Over,
        }
    }

    /// NI-CRD-02, NI-R-16: reveals the next card, in turn order, and skips players who have no canoe or have moved
    /// both. After the last one phase II is over.
    pub(crate) fn next_card(&self, state: &mut State, events: &mut impl Events<Event>) {
        while state.place < self.table.seats {
            let seat = self.active(state);
            let Some(card) = state.card(seat) else { break };
            state.seen[index(seat)] = state.seen[index(seat)].with(card);
            state.phase = Phase::Act;
            state.course = Self::new_course(state, seat);
            events.tell(Event::Opened { player: seat.into(), card: Some(card) });
            let moves = state.course.ashore | state.course.afloat != 0;
            if moves || card.points().is_none() {
                return;
            }
            events.tell(Event::Idle { player: Colour::from(seat) }); // NI-R-10
            state.place += 1;
        }
        state.course = Course::NONE;
        self.end_of_acting(state, events);
    }

    /// NI-R-21: the turn records which canoes are ashore and which afloat when it begins.
    pub(crate) fn new_course(state: &State, seat: Seat) -> Course {
        let mut course = Course::NONE;
        for which in Which::ALL {
            match state.canoe(CanoeId::new(seat, which)).at {
                Place::Beach => course.ashore |= which.bit(),
                Place::Lost => {}
                _ => course.afloat |= which.bit(),
            }
        }
        course
    }

    /// Ends the canoe's move; the other canoe may follow.
    pub(crate) fn finish_canoe(&self, state: &mut State, events: &mut impl Events<Event>) {
        let course = &mut state.course;
        course.done |= course.canoe.map_or(0, Which::bit);
        course.canoe = None;
        course.points = 0;
        course.stage = Stage::Before;
        course.unloaded = None;
        course.loaded = false;
        if !course.can_begin(Which::A) && !course.can_begin(Which::B) {
            self.end_turn(state, events);
        }
    }

    pub(crate) fn end_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        state.place += 1;
        self.next_card(state, events);
    }

    /// NI-RNG-01: passes the ring (phase IV) and starts the next round.
    pub(crate) fn pass_ring(&self, state: &mut State, events: &mut impl Events<Event>) {
        state.ring = self.seat_at(state, 1);
        if state.round.is_multiple_of(7) {
            self.take_cards_back(state, events);
        }
        self.begin_round(state, events);
    }
}
