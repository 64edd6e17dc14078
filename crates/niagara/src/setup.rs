//! Setup (NI-SET).

use crate::action::Chance;
use crate::board::{Arm, GEMS, GEMS_EACH};
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::rules::Fork;
use crate::state::{CANOES, Canoe, Course, Hand, Phase, SEATS, State};
use crate::table::Niagara;
use game::{Events, Seat};

/// The rule for drawing the arm of the first disc.
pub(crate) const ARM_DRAWN: RuleId = RuleId::Set02;

impl Niagara {
    /// Discs, gems, canoes and cards at the start.
    pub(crate) fn initial(&self) -> State {
        let mut deposits = [[0; GEMS]; GEMS];
        for (gem, deposit) in deposits.iter_mut().enumerate() {
            deposit[gem] = GEMS_EACH; // NI-SET-01
        }
        let mut state = State {
            canoes: [Canoe::GONE; CANOES],
            scored: [[0; GEMS]; SEATS],
            deposits,
            hands: [Hand::EMPTY; SEATS],
            cards: [None; SEATS],
            seen: [Hand::EMPTY; SEATS],
            tops: [None; SEATS],
            round: 0,
            // If each step draws its arm, none is drawn beforehand (NI-R-01).
            phase: if self.table.fork == Fork::InTurn { Phase::SetupArm } else { Phase::SetupRing },
            ring: Seat(0),
            place: 0,
            weather: 0, // NI-SET-03
            arm: Arm::Left,
            steps: 0,
            course: Course::NONE,
            end: None,
        };
        for seat in 0..self.table.seats as usize {
            // NI-SET-04
            state.canoes[2 * seat] = Canoe::ASHORE;
            state.canoes[2 * seat + 1] = Canoe::ASHORE;
            state.hands[seat] = Hand::FULL;
        }
        state
    }

    pub(crate) fn setup_chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        match state.phase {
            Phase::SetupArm => out.extend(Arm::ALL.map(|arm| (Chance::Arm(arm), 1))),
            Phase::SetupRing => out.extend(self.all_seats().map(|seat| (Chance::Ring(seat), 1))),
            _ => {}
        }
    }

    /// NI-SET-02: the nine discs are in the river, and this arm takes the first one that reaches the fork.
    pub(crate) fn draw_arm(state: &mut State, arm: Arm, events: &mut impl Events<Event>) {
        state.arm = arm;
        state.phase = Phase::SetupRing;
        events.tell(Event::ArmDrawn { arm });
    }

    /// NI-SET-05: gives the life ring to this seat and starts the game.
    pub(crate) fn draw_ring(&self, state: &mut State, seat: Seat, events: &mut impl Events<Event>) {
        state.ring = Seat(seat.0 % self.table.seats);
        self.begin_round(state, events);
    }
}
