//! Phase II: which canoes move, and how (NI-CAN).

use crate::action::Action;
use crate::board::{Arm, Place};
use crate::event::{Event, Loading};
use crate::rule_id::RuleId;
use crate::rules::LoadAndLand;
use crate::state::{Canoe, CanoeId, Course, Stage, State, Which};
use crate::table::Niagara;
use game::{Events, Illegal, Seat};

/// Both canoes, as bits.
const BOTH: u8 = 0b11;

/// The rule for scoring a gem.
pub(crate) const SCORED: RuleId = RuleId::Lnd01;
/// The rule for losing a canoe whose disc falls.
pub(crate) const LOST: RuleId = RuleId::Fal01;

game::causes! {
    /// How a canoe moved.
    Moving as NiagaraMoving {
        /// From disc to disc.
        Paddle => RuleId::Can04,
        /// From the beach.
        Launch => RuleId::Can08,
        /// Into an arm that the player chose.
        Fork => RuleId::Can07,
    }

    /// How a canoe went over the falls.
    Falling as NiagaraFalling {
        /// On its disc.
        River => LOST,
        /// By its own move.
        Paddle => RuleId::Can12,
    }
}

impl Course {
    /// Whether both canoes were ashore when the turn began.
    const fn both_ashore(self) -> bool {
        self.ashore == BOTH
    }

    /// Whether the canoe may still move: it has not moved, is not lost, and of two that were ashore only one may be
    /// launched (NI-CAN-01).
    pub(crate) const fn can_begin(self, which: Which) -> bool {
        (self.ashore | self.afloat) & !self.done & which.bit() != 0 && !(self.both_ashore() && self.done != 0)
    }

    /// NI-CAN-01 to 03, NI-R-09: the rule that requires a canoe to move before the turn may end.
    pub(crate) const fn obliges(self) -> Option<RuleId> {
        if self.afloat & !self.done != 0 {
            return Some(if self.afloat == BOTH { RuleId::Can03 } else { RuleId::Can02 });
        }
        if self.done != 0 || self.afloat != 0 {
            return None;
        }
        Some(if self.both_ashore() { RuleId::Can01 } else { RuleId::R09 })
    }
}

impl Niagara {
    /// Whether this canoe may move now.
    pub(crate) fn check_canoe(state: &State, seat: Seat, which: Which) -> Result<(), Illegal<RuleId>> {
        let course = &state.course;
        if course.can_begin(which) {
            return Ok(());
        }
        let at = state.canoe(CanoeId::new(seat, which)).at;
        let rule = match at {
            _ if course.both_ashore() && course.done & which.bit() == 0 => RuleId::Can01,
            Place::Beach => RuleId::Can10,
            Place::Lost => LOST,
            _ => RuleId::Can04,
        };
        Err(Illegal::by(rule))
    }

    /// NI-CAN-04: each canoe gets the full value of the card.
    pub(crate) fn begin_canoe(state: &mut State, seat: Seat, which: Which) {
        state.course.canoe = Some(which);
        state.course.points = state.card(seat).and_then(crate::state::Card::points).unwrap_or(0);
    }

    /// Whether the moving canoe may go one disc this way. No lookahead is needed (NI-R-02): upstream, landing absorbs
    /// surplus points; downstream, the falls do; and a launch is always possible.
    pub(crate) fn check_step(&self, state: &State, canoe: Canoe, step: Action) -> Result<(), Illegal<RuleId>> {
        let course = &state.course;
        let up = step == Action::Up;
        let against = if up { Stage::Down } else { Stage::Up };
        if course.stage == Stage::After {
            return Err(Illegal::by(Loading::Alone.rule())); // gems are loaded before or after the move, not during it
        }
        if course.stage == against {
            return Err(Illegal::by(RuleId::Can05));
        }
        if course.points == 0 {
            return Err(Illegal::lacking(RuleId::Can04, 1, 0));
        }
        if up && canoe.at == Place::Beach {
            return Err(Illegal::by(RuleId::Can08));
        }
        if up && course.loaded && self.may_not_land(canoe.at, course.points) {
            return Err(Illegal::by(RuleId::R05));
        }
        // NI-CAN-07: an arm is named at the fork, and only there.
        if !up && matches!(step, Action::DownArm(_)) != (canoe.at == Place::S5) {
            return Err(Illegal::by(RuleId::Can07));
        }
        Ok(())
    }

    /// NI-R-05: whether a canoe that has loaded this turn must not go upstream, because its points would take it
    /// ashore, which the table forbids.
    #[inline]
    pub(crate) fn may_not_land(&self, at: Place, points: u8) -> bool {
        self.table.load_and_land == LoadAndLand::Forbidden && points >= at.depth()
    }

    /// NI-CAN-04, NI-CAN-08: one disc upstream for one point, or ashore from the first. Other canoes are never in the
    /// way (NI-CAN-11). NI-R-22: no stops on the way while points are left.
    pub(crate) fn step_up(&self, state: &mut State, id: CanoeId, events: &mut impl Events<Event>) {
        let canoe = state.canoe_mut(id);
        canoe.at = canoe.at.up();
        let to = canoe.at;
        state.course.points = state.course.points.saturating_sub(1);
        state.course.stage = Stage::Up;
        if to == Place::Beach {
            self.land(state, id, events);
        } else {
            events.tell(Event::Moved { canoe: id, to, cause: Moving::Paddle });
            if state.course.points == 0 && !self.can_steal(state, id) {
                self.finish_canoe(state, events);
            }
        }
    }

    /// NI-CAN-04, NI-CAN-08: one disc downstream for one point, or from the beach onto the first disc. NI-CAN-12,
    /// NI-R-03: beyond space 7 the canoe is lost, along with its remaining points.
    pub(crate) fn step_down(&self, state: &mut State, id: CanoeId, arm: Arm, events: &mut impl Events<Event>) {
        let from = state.canoe(id).at;
        let to = from.down(arm);
        state.course.points = state.course.points.saturating_sub(1);
        state.course.stage = Stage::Down;
        if to == Place::Lost {
            Self::lose(state, id, Falling::Paddle, events);
            return self.finish_canoe(state, events);
        }
        state.canoe_mut(id).at = to;
        let cause = match from {
            Place::Beach => Moving::Launch,
            Place::S5 => Moving::Fork,
            _ => Moving::Paddle,
        };
        events.tell(Event::Moved { canoe: id, to, cause });
        if state.course.points == 0 {
            self.finish_canoe(state, events);
        }
    }

    /// NI-CAN-10, NI-LND-01: landing forfeits the points left and scores a gem aboard at once.
    fn land(&self, state: &mut State, id: CanoeId, events: &mut impl Events<Event>) {
        events.tell(Event::Landed { canoe: id });
        if let Some(gem) = state.canoe_mut(id).gem.take() {
            state.scored[crate::state::index(id.seat)][gem.index()] += 1;
            events.tell(Event::Scored { player: id.seat.into(), gem });
        }
        self.finish_canoe(state, events);
    }
}
