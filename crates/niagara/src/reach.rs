//! Why no canoe can reach a place in this turn. `check` judges single actions; this answers questions about a place.
//!
//! A canoe moves in one direction and other canoes are never in its way, so its cost is a simple count; and a move that
//! has begun can always be completed.

use crate::action::Action;
use crate::board::{Arm, Place};
use crate::plan::{Plan, Plans};
use crate::rule_id::RuleId;
use crate::state::{Canoe, CanoeId, Card, Course, Phase, State, Which};
use crate::table::Niagara;
use game::{Fault, Game, Illegal, Plans as _, Seat};

type Checked = Result<(), Illegal<RuleId>>;

impl Place {
    /// The first step towards another place and the number of steps, without a change of direction; `None` if there is
    /// no such way.
    fn way_to(self, to: Self) -> Option<(Action, u8)> {
        let steps = self.depth().abs_diff(to.depth());
        let (high, low) = if self.depth() < to.depth() { (self, to) } else { (to, self) };
        let leads = |arm: Arm| (0..steps).fold(high, |place, _| place.down(arm)) == low;
        let arm = Arm::ALL.into_iter().find(|&arm| leads(arm)).filter(|_| steps > 0 && self != Self::Lost)?;
        let step = match self {
            _ if high == to => Action::Up,
            Self::S5 => Action::DownArm(arm),
            _ => Action::Down,
        };
        Some((step, steps))
    }
}

impl Niagara {
    pub(crate) fn why_no_way(&self, state: &State, seat: Seat, place: &str) -> Result<Option<Illegal<RuleId>>, Fault> {
        let to: Place = place.parse()?;
        Ok(self.check_place(state, seat, to).err())
    }

    fn check_place(&self, state: &State, seat: Seat, to: Place) -> Checked {
        // If something else comes first, or it is another player's turn, cite the same rule as for any step.
        if state.phase != Phase::Act || seat != self.active(state) || state.card(seat) == Some(Card::Cloud) {
            return self.check_action(state, seat, Action::Down);
        }
        let mut least: Option<Illegal<RuleId>> = None;
        for which in Which::ALL {
            let Err(why) = self.check_voyage(state, CanoeId::new(seat, which), to) else { return Ok(()) };
            // The canoe that lacks the fewest points explains most; one that cannot move explains least.
            let amount = |why: Illegal<RuleId>| if why.need > 0 { why.need } else { u8::MAX };
            if least.is_none_or(|least| amount(why) < amount(least)) {
                least = Some(why);
            }
        }
        least.map_or(Ok(()), Err)
    }

    fn check_voyage(&self, state: &State, id: CanoeId, to: Place) -> Checked {
        let (mut under_way, course) = (*state, state.course);
        if course.canoe != Some(id.which) {
            // The moving canoe will have finished its move by then.
            let done = course.done | course.canoe.map_or(0, Which::bit);
            under_way.course = Course { ashore: course.ashore, afloat: course.afloat, done, ..Course::NONE };
            Self::check_canoe(&under_way, id.seat, id.which)?;
            Self::begin_canoe(&mut under_way, id.seat, id.which);
        }
        let canoe: Canoe = *under_way.canoe(id);
        if canoe.at == to {
            // It may stay if loading and unloading use all its points, or if it has moved here.
            return if self.ends_at(state, id, to) { Ok(()) } else { Err(Illegal::by(RuleId::Can09)) };
        }
        let (step, steps) = canoe.at.way_to(to).ok_or(Illegal::by(RuleId::Can05))?;
        self.check_step(&under_way, canoe, step)?;
        let points = under_way.course.points;
        if steps > points { Err(Illegal::lacking(RuleId::Can04, steps, points)) } else { Ok(()) }
    }

    /// Whether some turn leaves the canoe there.
    fn ends_at(&self, state: &State, id: CanoeId, to: Place) -> bool {
        let mut plans = Plans::default();
        self.plan(state, id.seat, &mut plans);
        let afloat = to.afloat();
        (0..plans.len()).any(|index| match (plans.result(index), id.which) {
            (Plan::Canoes { a, .. }, Which::A) => afloat && a.at == to,
            (Plan::Canoes { b, .. }, Which::B) => afloat && b.at == to,
            _ => false,
        })
    }
}
