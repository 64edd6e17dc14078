//! From turn to turn and from round to round: speed, move, pushes, new tile (MQ-INT-05; the introductory game goes the
//! same way, MQ-INT-03).

use crate::assess::Verdict;
use crate::event::Event;
use crate::rules::{DriftwoodPushBow, FirstTurnTile};
use crate::state::{BoatId, Course, EndReason, Fate, Mode, Phase, Repair, State};
use crate::table::Queen;
use game::Events;

impl Queen {
    /// Counts a round and fixes its order (MQ-ORD-03), which pushes do not change (MQ-R-14); the introductory game keeps the first one (MQ-INT-02).
    pub(crate) fn begin_round(&self, state: &mut State, events: &mut impl Events<Event>) {
        if state.round >= self.table.round_limit {
            Self::finish_race(state, EndReason::RoundLimit, events); // MQ-R-29
            return;
        }
        state.round += 1;
        if state.round > 1 {
            state.virtual_coal = None; // MQ-R-46
            if !self.table.introductory {
                state.order = Self::order_by_progress(state);
            }
        }
        state.place = 0;
        state.rose_used = 0; // MQ-BLR-07
        state.bunkered = 0;
        events.tell(Event::RoundBegan { round: state.round });
    }

    /// Goes to the next boat that has something to decide, from the present place in the order on.
    pub(crate) fn next_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        while state.phase != Phase::Over {
            if state.place as usize >= state.order.as_slice().len() {
                self.begin_round(state, events);
                continue;
            }
            let id = state.active();
            let boat = state.boat(id);
            match (boat.fate, boat.repair) {
                (Fate::Waiting(_), _) if !self.entry_docks(state, id).as_slice().is_empty() => {
                    self.begin_turn(state, events);
                    state.phase = Phase::Enter;
                    return;
                }
                (Fate::Afloat, Repair::MissesTurn) => {
                    // MQ-R-15, MQ-R-20
                    state.boat_mut(id).repair = Repair::Restarts;
                    events.tell(Event::Missed { boat: id });
                }
                (Fate::Afloat, Repair::Restarts) => {
                    // MQ-CRA-03
                    state.boat_mut(id).repair = Repair::None;
                    self.begin_turn(state, events);
                    state.phase = Phase::FreeBow;
                    return;
                }
                (Fate::Afloat, Repair::None) => {
                    self.begin_turn(state, events);
                    if self.begin_move(state, events) || self.close_turn(state, events) {
                        return;
                    }
                    self.end_if_stranded(state, events);
                }
                _ => {} // MQ-R-47: no dock is free, or the boat races no more
            }
            state.place += 1;
        }
        state.course = Course::NONE;
    }

    fn begin_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        let id = state.active();
        state.turn_count = state.turn_count.saturating_add(1);
        state.course = Course::NONE;
        if id == BoatId::ROSE {
            state.course.allowance = self.rose_allowance(state);
        }
        if state.boat(id).afloat() {
            state.course.path.push(state.boat(id).at);
        }
        events.tell(Event::TurnBegan { boat: id });
    }

    /// Finds out what the turn can come to. False if it is over already.
    pub(crate) fn begin_move(&self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let id = state.active();
        match self.assess(state) {
            Verdict::Move(mode, allowance) => {
                state.course.mode = mode;
                state.course.allowance = allowance;
                state.phase = Phase::Speed;
                true
            }
            Verdict::Stuck => {
                state.phase = Phase::StuckBow;
                events.tell(Event::Stuck { boat: id });
                true
            }
            Verdict::Pass => {
                state.boat_mut(id).speed = 1;
                events.tell(Event::Passed { boat: id });
                false
            }
            Verdict::Eliminated => {
                events.tell(Event::Eliminated { boat: id });
                self.lose(state, id, events);
                false
            }
        }
    }

    /// The boat's movement is over: reductions (MQ-R-44), docks, then whatever follows a move.
    pub(crate) fn end_move(&self, state: &mut State, events: &mut impl Events<Event>) {
        let id = state.active();
        match state.course.mode {
            Mode::Careful | Mode::Complete => self.come_to_rest(state, id, events),
            Mode::FastFinish | Mode::Wreck(_) => self.wreck(state, id, events),
        }
        if state.phase == Phase::Over {
            state.course = Course::NONE;
            return;
        }
        self.after_move(state, events);
    }

    /// The effects of the space on which a complete move ends.
    pub(crate) fn come_to_rest(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let wheel = state.course.speed;
        let at = state.boat(id).at;
        if state.is_sand(at) {
            // MQ-SAN-01
            state.boat_mut(id).speed = 1;
            events.tell(Event::Aground { boat: id });
        } else if state.course.driftwood > 0 {
            // MQ-DRI-02, MQ-DRI-03, MQ-R-39
            let speed = wheel.saturating_sub(state.course.driftwood).max(1);
            state.boat_mut(id).speed = speed;
            events.tell(Event::Slowed { boat: id, speed });
        }
        self.visit_docks(state, id, wheel, events);
    }

    /// MQ-CRA-02, MQ-R-18, MQ-R-19; too fast onto a finish dock: MQ-END-09, MQ-R-57.
    fn wreck(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let boat = state.boat_mut(id);
        boat.speed = 1;
        boat.repair = Repair::MissesTurn;
        let at = boat.at;
        events.tell(Event::Wrecked { boat: id });
        if self.too_fast_there(state, id, at, state.course.speed) {
            events.tell(Event::Disqualified { boat: id });
            self.lose(state, id, events);
        }
    }

    /// MQ-PSH-10, MQ-R-25: asks for the bow of the next pushed boat that may set it; after the last, the turn ends.
    pub(crate) fn next_bow(&self, state: &mut State, events: &mut impl Events<Event>) {
        while let Some(&id) = state.course.pushed.as_slice().get(state.course.bows_set as usize) {
            if self.sets_bow(state, id) {
                state.phase = Phase::Bows;
                return;
            }
            state.course.bows_set += 1;
        }
        self.end_turn(state, events);
    }

    /// Whether a pushed boat's owner may set its bow (MQ-PSH-09, MQ-SAN-06, MQ-DRI-06).
    pub(crate) fn sets_bow(&self, state: &State, id: BoatId) -> bool {
        let boat = state.boat(id);
        let held = state.is_sand(boat.at)
            || (self.rules.driftwood_push_bow == DriftwoodPushBow::Kept && state.is_driftwood(boat.at));
        boat.afloat() && !held
    }

    fn end_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        if !self.close_turn(state, events) {
            self.after_turn(state, events);
        }
    }

    /// MQ-R-53, MQ-R-09: removes tiles, then sees whether one has to be laid, after the whole move (MQ-TIL-02) and one at
    /// most (MQ-TIL-07). True if the game waits for that, or is over.
    fn close_turn(&self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let entered = state.course.entered_last;
        state.course = Course::NONE;
        if state.phase == Phase::Over {
            return true;
        }
        self.remove_rear(state, events);
        if (entered || self.lays_anyway(state)) && state.draws > 0 {
            state.phase = Phase::Reveal;
            return true;
        }
        false
    }

    /// MQ-TIL-08, MQ-R-10: whether this is the first turn of the game, after which a tile is laid in any case.
    pub(crate) fn lays_anyway(&self, state: &State) -> bool {
        self.rules.first_turn_tile == FirstTurnTile::Always && state.round == 1 && state.turn_count == 1
    }

    /// The turn is over and the river is as it will be for the next one.
    pub(crate) fn after_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        self.end_if_stranded(state, events);
        state.place += 1;
        self.next_turn(state, events);
    }
}
