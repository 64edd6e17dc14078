//! Which actions are legal, and which rule forbids the others. Both come from the same code.

use crate::action::Action;
use crate::board::Dir;
use crate::event::{Entering, Laying, Placing, Sequence, Setting};
use crate::rule_id::RuleId;
use crate::search::{Goal, Search};
use crate::state::{BoatId, EndReason, Mode, Phase, State};
use crate::table::{Queen, TILE_OUT};
use crate::{coal, rose, wreck};
use game::{Illegal, Seat, SeatSet, Turn};

pub(crate) type Checked = Result<(), Illegal<RuleId>>;

/// The rule against avoidable wrecks.
pub(crate) const AVOIDABLE: RuleId = RuleId::R17;

impl Queen {
    pub(crate) fn whose_turn(&self, state: &State) -> Turn {
        match state.phase {
            Phase::SetupOut | Phase::SetupTile | Phase::SetupOrder | Phase::Reveal | Phase::RevealFinish => {
                Turn::Chance
            }
            Phase::Over => Turn::Over,
            _ => Turn::Decide(SeatSet::one(self.decider(state, Self::subject(state)))),
        }
    }

    /// The boat that the current decision is about.
    pub(crate) fn subject(state: &State) -> BoatId {
        if state.phase != Phase::Bows {
            return state.active();
        }
        let pushed = state.course.pushed.as_slice();
        pushed.get(state.course.bows_set as usize).copied().unwrap_or(state.active())
    }

    pub(crate) fn candidate_actions(&self, state: &State, out: &mut Vec<Action>) {
        let bows = || Dir::ALL.into_iter().map(Action::Bow);
        match state.phase {
            Phase::SetupBow | Phase::FreeBow | Phase::BackBow | Phase::StuckBow => out.extend(bows()),
            Phase::Bows => {
                out.extend(bows());
                out.push(Action::Decline);
            }
            Phase::SetupDock | Phase::Enter => out.extend((1..=5).map(Action::Dock)),
            Phase::Speed => {
                out.extend((1..=6).map(Action::Speed));
                if state.is_sand(state.boat(state.active()).at) {
                    out.push(Action::Back);
                }
            }
            Phase::Move => {
                let chain = !state.course.chain.as_slice().is_empty();
                if !chain {
                    out.extend([Action::Ahead, Action::Left, Action::Right]);
                }
                if chain || Self::faces_boat(state) {
                    out.extend(Dir::ALL.into_iter().map(Action::Push));
                }
                if !chain {
                    out.push(Action::End);
                }
            }
            Phase::Transfer => {
                for make in [Action::Give, Action::Take, Action::Bunker] {
                    out.extend(self.boats().flat_map(|boat| (1..=6).map(move |coal| make(boat, coal))));
                }
                out.extend([Action::Decline, Action::End]);
            }
            _ => {}
        }
    }

    fn faces_boat(state: &State) -> bool {
        let boat = state.boat(state.active());
        state.neighbour(boat.at, boat.bow).is_some_and(|at| state.occupant(at, state.active()).is_some())
    }

    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Checked {
        let mine = self.whose_turn(state).decides(seat);
        if !mine {
            return Err(Illegal::by(Self::others_turn(state)));
        }
        match action {
            Action::Bow(bow) => self.check_bow(state, bow),
            Action::Dock(dock) => self.check_dock(state, dock),
            Action::Speed(speed) => self.check_speed(state, speed),
            Action::Back => self.check_back(state),
            Action::Ahead => self.check_ahead(state),
            Action::Left => self.check_turn(state, -1),
            Action::Right => self.check_turn(state, 1),
            Action::Push(dir) => self.check_push(state, dir),
            Action::Give(..) | Action::Take(..) | Action::Bunker(..) => self.check_coal_action(state, seat, action),
            Action::Decline => Self::check_decline(state),
            Action::End => self.check_end(state),
        }
    }

    /// The rule that makes this someone else's decision, a chance, or nobody's.
    pub(crate) fn others_turn(state: &State) -> RuleId {
        match state.phase {
            Phase::SetupOut => TILE_OUT,
            Phase::SetupTile => Laying::Start.rule(),
            Phase::SetupOrder => RuleId::Set09,
            Phase::SetupDock | Phase::SetupBow => Placing::Order.rule(),
            Phase::Bows => Setting::Push.rule(),
            Phase::Reveal | Phase::RevealFinish => RuleId::R08,
            Phase::Over => state.end.unwrap_or(EndReason::AllHome).rule(),
            _ if state.active() == BoatId::ROSE => rose::STEERED,
            _ => Sequence::Progress.round_rule(),
        }
    }

    /// The rule to cite when an action is not of the kind that is due now.
    pub(crate) fn awaited(state: &State) -> RuleId {
        match state.phase {
            Phase::SetupDock => Placing::Sixth.rule(),
            Phase::SetupBow => Setting::Start.rule(),
            Phase::Enter => Entering::ChosenDock.rule(),
            Phase::FreeBow if state.course.enters => Setting::Entry.rule(),
            Phase::FreeBow => Setting::Restart.rule(),
            Phase::BackBow => Setting::BackingOff.rule(),
            Phase::StuckBow => Setting::Aground.rule(),
            Phase::Transfer => coal::HANDED_OVER,
            Phase::Bows => Setting::Push.rule(),
            _ => RuleId::Spd01, // the wheel comes first: it gives the points
        }
    }

    /// The rule against a step that makes the turn's current goal unreachable.
    pub(crate) fn dead_end(&self, state: &State, reaches: impl FnOnce(Goal) -> bool) -> RuleId {
        match state.course.mode {
            Mode::Careful if self.cares_for_rose(state) && reaches(Goal::Complete { care: false }) => rose::SPARED,
            Mode::Careful | Mode::Complete => AVOIDABLE,
            Mode::FastFinish => wreck::DISQUALIFIED,
            Mode::Wreck(_) => wreck::SHORT_MOVE,
        }
    }

    /// Whether the turn can still be completed from here (MQ-R-17).
    pub(crate) fn check_node(&self, state: &State, reaches: impl Fn(Search<'_>) -> bool) -> Checked {
        let search = |goal| Search::new(self, state.active(), state.course.speed, goal);
        if reaches(search(state.course.mode.into())) {
            return Ok(());
        }
        Err(Illegal::by(self.dead_end(state, |goal| reaches(search(goal)))))
    }

    /// Moving requires that the speed is set and that no push chain is incomplete.
    pub(crate) fn check_moving(state: &State) -> Checked {
        if state.phase != Phase::Move {
            return Err(Illegal::by(Self::awaited(state)));
        }
        if !state.course.chain.as_slice().is_empty() {
            return Err(Illegal::by(RuleId::Psh06));
        }
        Ok(())
    }

    fn check_end(&self, state: &State) -> Checked {
        if state.phase == Phase::Transfer {
            return Ok(());
        }
        Self::check_moving(state)?;
        let node = Self::node(state);
        if let Mode::Wreck(unspent) = state.course.mode {
            if node.points != unspent {
                return Err(Illegal::lacking(wreck::SHORT_MOVE, unspent, node.points));
            }
            return Ok(());
        }
        if node.points > 0 {
            return Err(Illegal::lacking(RuleId::Spd01, 0, node.points));
        }
        self.check_node(state, |search| search.arrived(state, &node))
    }
}
