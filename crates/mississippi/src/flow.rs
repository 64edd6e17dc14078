//! Turns and rounds: speed, move, pushes, new tile (MQ-INT-05; the same in the introductory game, MQ-INT-03).

use crate::assess::Verdict;
use crate::event::{Cause, Event, Missing, Passing, Sequence, Wrecking};
use crate::rules::{FirstTurnTile, RoseStuck};
use crate::state::{BoatId, Course, EndReason, Fate, Mode, Phase, Repair, State};
use crate::table::Queen;
use game::Events;

/// The race ends after this many consecutive rounds in which every racing boat passes.
const IDLE_ROUNDS: u8 = 2;

impl Queen {
    /// Starts a round and fixes its order, which pushes do not change (MQ-R-14). The introductory game keeps the first
    /// order.
    pub(crate) fn begin_round(&self, state: &mut State, events: &mut impl Events<Event>) {
        if state.round >= self.table.round_limit {
            Self::finish_race(state, EndReason::RoundLimit, events);
            return;
        }
        state.idle_rounds = if state.idle { state.idle_rounds.saturating_add(1) } else { 0 };
        if state.idle_rounds >= IDLE_ROUNDS {
            Self::finish_race(state, EndReason::Deadlocked, events);
            return;
        }
        state.idle = true;
        state.round += 1;
        if state.round > 1 {
            state.virtual_coal = None;
            if !self.table.introductory {
                state.order = Self::order_by_progress(state);
            }
        }
        state.place = 0;
        state.rose_used = 0; // MQ-BLR-07
        state.bunkered = 0;
        let cause = self.sequence(state);
        events.tell(Event::RoundBegan { round: state.round, cause });
    }

    /// What determines the order of this round.
    fn sequence(&self, state: &State) -> Sequence {
        match state.round {
            _ if self.table.introductory => Sequence::Clockwise,
            1 => Sequence::Docks,
            _ => Sequence::Progress,
        }
    }

    /// Advances to the next boat that has a decision to make, starting at the current place in the order.
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
                    Self::note_active(state, id);
                    state.phase = Phase::Enter;
                    return;
                }
                (Fate::Afloat, Repair::MissesTurn) => {
                    // A Black Rose aground keeps its bow.
                    let rose = id == BoatId::ROSE && self.rules.rose_stuck == RoseStuck::MissesTurn;
                    state.boat_mut(id).repair = if rose { Repair::None } else { Repair::Restarts };
                    let cause = if rose { Missing::RoseAground } else { Missing::Repairs };
                    Self::note_active(state, id);
                    events.tell(Event::Missed { boat: id, cause });
                }
                (Fate::Afloat, Repair::Restarts) => {
                    let boat = state.boat_mut(id);
                    (boat.repair, boat.speed) = (Repair::None, 1);
                    self.begin_turn(state, events);
                    Self::note_active(state, id);
                    state.phase = Phase::FreeBow;
                    return;
                }
                (Fate::Afloat, repair @ (Repair::None | Repair::Resumes)) => {
                    if repair == Repair::Resumes {
                        let boat = state.boat_mut(id);
                        (boat.repair, boat.speed) = (Repair::None, 1);
                    }
                    self.begin_turn(state, events);
                    if self.begin_move(state, events) || self.close_turn(state, events) {
                        return;
                    }
                    self.end_if_stranded(state, events);
                }
                _ => {} // no dock is free, or the boat no longer races
            }
            state.place += 1;
        }
        state.course = Course::NONE;
    }

    /// Records that a racing boat did something other than pass in this round.
    fn note_active(state: &mut State, id: BoatId) {
        state.idle &= id == BoatId::ROSE;
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
        let cause = if id == BoatId::ROSE { Sequence::Rose } else { self.sequence(state) };
        events.tell(Event::TurnBegan { boat: id, cause });
    }

    /// Assesses what the turn can achieve. Returns false if it is over already.
    pub(crate) fn begin_move(&self, state: &mut State, events: &mut impl Events<Event>) -> bool {
        let id = state.active();
        let verdict = self.assess(state);
        if !matches!(verdict, Verdict::Pass(_)) {
            Self::note_active(state, id);
        }
        match verdict {
            Verdict::Move(mode, allowance) => {
                state.course.mode = mode;
                state.course.allowance = allowance;
                state.phase = Phase::Speed;
                true
            }
            // The bow is already chosen, and the turn allows nothing else.
            Verdict::SetBow | Verdict::Wreck | Verdict::Miss { leaves_free: true, .. }
                if state.phase == Phase::FreeBow =>
            {
                events.tell(Event::Stuck { boat: id, cause: self.setting(state) });
                false
            }
            Verdict::SetBow => {
                state.phase = Phase::StuckBow;
                events.tell(Event::Stuck { boat: id, cause: self.setting(state) });
                true
            }
            Verdict::Miss { repair, leaves_free } => {
                let boat = state.boat_mut(id);
                (boat.repair, boat.leaves_free) = (repair, leaves_free);
                let cause = if leaves_free { Missing::NoCoal } else { Missing::Aground };
                events.tell(Event::Missed { boat: id, cause });
                false
            }
            Verdict::Wreck => {
                state.boat_mut(id).repair = Repair::MissesTurn; // its wheel shows 1 while aground
                events.tell(Event::Wrecked { boat: id, cause: Wrecking::Boat });
                false
            }
            Verdict::Pass(cause) => {
                let boat = state.boat_mut(id);
                match cause {
                    Passing::Rose | Passing::RoseAground => boat.repair = Repair::Resumes,
                    Passing::Blocked | Passing::NoWay | Passing::Aground => boat.speed = 1, // MQ-R-21
                }
                events.tell(Event::Passed { boat: id, cause });
                false
            }
            Verdict::Eliminated(cause) => {
                events.tell(Event::Eliminated { boat: id, cause });
                self.lose(state, id, events);
                false
            }
        }
    }

    /// Ends the boat's movement: speed reductions (MQ-R-44), docks, then the rest of the turn.
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

    /// Applies the effects of the space on which a complete move ends.
    pub(crate) fn come_to_rest(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let wheel = state.course.speed;
        let at = state.boat(id).at;
        if state.is_sand(at) {
            self.run_aground(state, id, Cause::Move, events);
        } else if state.course.driftwood > 0 {
            // MQ-DRI-03
            let speed = wheel.saturating_sub(state.course.driftwood).max(1);
            state.boat_mut(id).speed = speed;
            events.tell(Event::Slowed { boat: id, speed, cause: Cause::Move });
        }
        self.visit_docks(state, id, wheel, events);
    }

    pub(crate) fn end_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        if !self.close_turn(state, events) {
            self.after_turn(state, events);
        }
    }

    /// Removes tiles, then checks whether a tile must be laid: after the whole move (MQ-TIL-02) and one at most
    /// (MQ-TIL-07). Returns true if the game waits for that tile, or is over.
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

    /// Whether this is the first turn of the game, after which a tile is always laid.
    pub(crate) fn lays_anyway(&self, state: &State) -> bool {
        self.rules.first_turn_tile == FirstTurnTile::Always && state.round == 1 && state.turn_count == 1
    }

    /// Ends the turn once the river is complete for the next one.
    pub(crate) fn after_turn(&self, state: &mut State, events: &mut impl Events<Event>) {
        self.end_if_stranded(state, events);
        state.place += 1;
        self.next_turn(state, events);
    }
}
