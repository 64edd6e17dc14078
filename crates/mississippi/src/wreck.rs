//! Wrecks (MQ-CRA), and what happens to a boat that has no complete turn.

use crate::assess::{PLENTY, Verdict};
use crate::board::Dir;
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::rules::{Blocked, NoTurn, RoseStuck, WreckWheel};
use crate::search::Goal;
use crate::state::{Boat, BoatId, Mode, Phase, Repair, State};
use crate::table::Queen;
use crate::{rose, sand};
use game::Events;

/// The rule on where a wrecking boat stops.
pub(crate) const SHORT_MOVE: RuleId = RuleId::R18;
/// The rule for disqualification by a wreck at the finish.
pub(crate) const DISQUALIFIED: RuleId = RuleId::R57;

game::causes! {
    /// What a boat wrecked on.
    Wrecking as MississippiWrecking {
        /// An island or a bank.
        Land => RuleId::Cra02,
        /// The open end of the river.
        OpenEnd => RuleId::Cra05,
        /// A boat that it cannot push.
        Boat => RuleId::Cra06,
        /// A boat that it cannot push, although it would have wrecked without other boats too.
        BoatAnyway => RuleId::R55,
        /// A sandbank that it may not enter without coal.
        Sandbank => sand::NO_COAL,
        /// A finish dock that it hit too fast.
        Finish => RuleId::End09,
    }

    /// Why a boat missed its turn.
    Missing as MississippiMissing {
        /// It is being repaired.
        Repairs => RuleId::R15,
        /// It is aground and cannot leave.
        Aground => sand::STUCK,
        /// It lacks the coal to leave a sandbank.
        NoCoal => sand::leaving_rule(0),
        /// It is the Black Rose and has run aground.
        RoseAground => rose::AGROUND,
    }

    /// Why a boat passed.
    Passing as MississippiPassing {
        /// Other boats block it.
        Blocked => RuleId::Cra06,
        /// It has no turn, however much coal it uses.
        NoWay => RuleId::R56,
        /// It is aground and cannot leave.
        Aground => sand::STUCK,
        /// It is the Black Rose and cannot move.
        Rose => rose::STUCK,
        /// It is the Black Rose, aground, and cannot leave.
        RoseAground => rose::AGROUND,
    }

    /// Why a boat was eliminated.
    Eliminating as MississippiEliminating {
        /// It would need more coal than it has.
        NoCoal => RuleId::R22,
        /// It is aground with land ahead and astern.
        Aground => sand::STUCK,
    }
}
impl Wrecking {
    /// The rule that disqualifies a boat for a wreck at the finish.
    pub(crate) const fn disqualifying_rule(self) -> RuleId {
        match self {
            Self::Finish => self.rule(),
            _ => DISQUALIFIED,
        }
    }
}

/// The state with only this boat on the river (MQ-R-55).
fn alone(state: &State, id: BoatId) -> State {
    let mut empty = *state;
    for other in BoatId::ALL.into_iter().filter(|&other| other != id) {
        *empty.boat_mut(other) = Boat::ABSENT;
    }
    empty
}

impl Queen {
    /// What happens to a boat that has no complete turn, whatever is in the way (MQ-CRA-04). `walled` gives the unspent
    /// points of a boat walled in by land.
    pub(crate) fn no_turn(&self, state: &State, id: BoatId, purse: u8, walled: Option<u8>) -> Verdict {
        if state.is_sand(state.boat(id).at) {
            return self.stuck_aground(state, id, purse);
        }
        let complete = Goal::Complete { care: false };
        let racing = id != BoatId::ROSE;
        // MQ-R-55; a free bow is part of the turn, so any bow counts.
        let blocked = || match state.phase {
            Phase::FreeBow => {
                let mut empty = alone(state, id);
                Dir::ALL.into_iter().any(|bow| {
                    empty.boat_mut(id).bow = bow;
                    self.has_turn(&empty, id, purse, complete)
                })
            }
            _ => walled.is_none() && self.has_turn(&alone(state, id), id, purse, complete),
        };
        if racing && self.rules.blocked == Blocked::Pass && blocked() {
            return Verdict::Pass(Passing::Blocked);
        }
        if racing && self.rules.no_turn == NoTurn::Elimination {
            let for_want_of_coal = self.has_turn(state, id, PLENTY, complete);
            return if for_want_of_coal {
                Verdict::Eliminated(Eliminating::NoCoal)
            } else {
                Verdict::Pass(Passing::NoWay)
            }; // MQ-R-56
        }
        if !racing && self.rules.rose_stuck == RoseStuck::MissesTurn {
            return Verdict::Pass(Passing::Rose);
        }
        let least = || (1..6).find(|&unspent| self.has_turn(state, id, purse, Goal::Unspent(unspent)));
        Verdict::Move(Mode::Wreck(walled.or_else(least).unwrap_or(6)), state.course.allowance)
    }

    /// MQ-CRA-02, MQ-R-19; too fast onto a finish dock: MQ-END-09, MQ-R-57.
    pub(crate) fn wreck(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let speed = self.wrecked_speed(state.course.speed, state.course.driftwood);
        let cause = self.wrecking(state, id);
        let boat = state.boat_mut(id);
        boat.speed = speed;
        boat.repair = Repair::MissesTurn;
        let at = boat.at;
        events.tell(Event::Wrecked { boat: id, cause });
        if self.too_fast_there(state, id, at, state.course.speed) {
            events.tell(Event::Disqualified { boat: id, cause });
            self.lose(state, id, events);
        }
    }

    /// What a boat that must wreck runs into. Never driftwood alone: speed 2 suffices to enter it.
    pub(crate) fn wrecking(&self, state: &State, id: BoatId) -> Wrecking {
        let boat = state.boat(id);
        if state.course.mode == Mode::FastFinish {
            return Wrecking::Finish;
        }
        match state.neighbour(boat.at, boat.bow) {
            None if Self::edge_rule(state, boat.at, boat.bow) == Wrecking::OpenEnd.rule() => Wrecking::OpenEnd,
            Some(ahead) if state.occupant(ahead, id).is_some() => match self.rules.blocked {
                Blocked::Pass => Wrecking::BoatAnyway, // MQ-R-55: otherwise it would have passed
                Blocked::SameAsNoTurn => Wrecking::Boat,
            },
            Some(ahead) if state.is_sand(ahead) => Wrecking::Sandbank,
            _ => Wrecking::Land,
        }
    }

    /// MQ-R-18: what the wheel shows after a wreck at this speed.
    pub(crate) fn wrecked_speed(&self, wheel: u8, driftwood: u8) -> u8 {
        match self.rules.wreck_wheel {
            WreckWheel::AtOnce => 1,
            WreckWheel::AtRestart => wheel.saturating_sub(driftwood).max(1),
        }
    }
}
