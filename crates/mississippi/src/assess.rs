//! What a boat can achieve at the start of its turn: a turn that spares the Black Rose, any complete turn, or none.
//!
//! The cheapest proof is tried first: a dash (`dash`), then a run (`run`), then a search for a course (`search`).

use crate::event::{Eliminating, Passing};
use crate::rules::FastFinish;
use crate::run::{Finish, Run, Runner};
use crate::search::{Goal, Rest, Search};
use crate::state::{BoatId, Mode, Repair, State};
use crate::table::Queen;
use std::cell::Cell;

/// Enough coal for any turn: six reversals plus turning the wheel from end to end.
pub(crate) const PLENTY: u8 = 24;

/// What a boat can do at the start of its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It moves; the number is the coal that the Black Rose may spend.
    Move(Mode, u8),
    /// It is aground and only sets its bow; so does the Black Rose.
    SetBow,
    /// It is aground and misses the turn.
    Miss {
        /// How its next turn begins.
        repair: Repair,
        /// It may then leave forward without coal.
        leaves_free: bool,
    },
    /// It is aground and wrecks on a boat in the way.
    Wreck,
    /// It stays where it is.
    Pass(Passing),
    /// It is out of the race.
    Eliminated(Eliminating),
}

impl Queen {
    /// Whether a boat would have a complete turn if its turn began now. Other boats move first, so this is only a
    /// warning, not a rule.
    pub fn could_complete_turn(&self, state: &State, boat: BoatId) -> bool {
        let afloat = state.boat(boat);
        !afloat.afloat() || self.has_turn(state, boat, afloat.coal, Goal::Complete { care: false })
    }

    /// Whether a boat with this much coal can reach `goal` at any speed and on any course.
    pub(crate) fn has_turn(&self, state: &State, id: BoatId, coal: u8, goal: Goal) -> bool {
        self.has_course(state, coal, Search::new(self, id, 1, goal))
    }

    /// Like `has_turn`, for a prepared search. Tries slow speeds first: their courses are the shortest.
    pub(crate) fn has_course(&self, state: &State, coal: u8, search: Search<'_>) -> bool {
        let boat = state.boat(search.boat);
        if state.is_sand(boat.at) && self.backs_off_as(state, coal, search) {
            return true;
        }
        // One search covers all speeds that cost nothing; each further step of the wheel costs one coal.
        let (slow, fast) = (boat.speed.saturating_sub(1).max(1), (boat.speed + 1).min(6));
        let together = matches!(search.goal, Goal::Complete { .. }) && Self::entry_points(state, search.boat) == 0;
        let slower = if together { fast - slow } else { 0 };
        (slow.saturating_sub(coal).max(1)..slow).any(|wheel| search.with(wheel, 0).has_turn(state, coal))
            || (slow + slower..=fast).any(|wheel| search.with(wheel, slower).has_turn(state, coal))
            || (fast + 1..=(fast + coal).min(6)).any(|wheel| search.with(wheel, 0).has_turn(state, coal))
    }

    /// The best a boat can achieve at any speed and on any course: a turn that spares the Black Rose if possible.
    fn best_course(&self, state: &State, id: BoatId, coal: u8) -> Option<Mode> {
        let plain = Cell::new(false);
        let search = Search::new(self, id, 1, Goal::Complete { care: true }).noting(&plain);
        if self.has_course(state, coal, search) {
            return Some(Mode::Careful);
        }
        plain.get().then_some(Mode::Complete)
    }

    /// Whether a boat can reach `goal` at this wheel value.
    pub(crate) fn has_turn_at(&self, state: &State, id: BoatId, coal: u8, goal: Goal, wheel: u8) -> bool {
        Search::new(self, id, wheel, goal).has_turn(state, coal)
    }

    /// Movement points that entering the river costs in this turn.
    pub(crate) fn entry_points(state: &State, id: BoatId) -> u8 {
        if state.active() == id { state.course.entry } else { 0 }
    }

    /// Whether a turn with this run spares the Black Rose.
    #[inline]
    fn suits(&self, state: &State, id: BoatId, Finish { wheel, at, bow, coal }: Finish) -> bool {
        let search = Search::new(self, id, wheel, Goal::Complete { care: true });
        !self.too_fast_there(state, id, at, wheel)
            && (!self.cares_for_rose(state) || search.spares_rose(state, Rest { at, bow, wheel, coal, driftwood: 0 }))
    }

    /// What the active boat can do now. A boat must avoid a wreck if it can (MQ-CRA-01).
    pub(crate) fn assess(&self, state: &State) -> Verdict {
        let id = state.active();
        let purse = Self::purse(state, id);
        let runner = Runner::of(state, id, purse);
        let boats = runner.boats(state);
        let dash = if Self::entry_points(state, id) == 0 { runner.dash(state, boats) } else { Run::Open };
        if matches!(dash, Run::Ends(finish) if self.suits(state, id, finish)) {
            return Verdict::Move(Mode::Careful, state.course.allowance);
        }
        self.assess_fully(state, id, &runner, boats, dash)
    }

    /// The slow path, for a boat without a dash. Not inlined, to keep its stack out of the fast path.
    #[inline(never)]
    fn assess_fully(&self, state: &State, id: BoatId, runner: &Runner, boats: u32, dash: Run) -> Verdict {
        let purse = runner.coal;
        let allowance = state.course.allowance;
        let may_run = !state.is_sand(runner.at) && Self::entry_points(state, id) == 0;
        let run = match dash {
            Run::Walled(_) => dash,
            _ if may_run => runner.run(state, boats),
            _ => Run::Open,
        };
        if matches!(run, Run::Ends(finish) if self.suits(state, id, finish)) {
            return Verdict::Move(Mode::Careful, allowance);
        }
        // In the introductory game, entering a finish dock completes a move even with points left.
        let walled = match run {
            Run::Walled(unspent) if !self.table.introductory => Some(unspent),
            _ => None,
        };
        if walled.is_none()
            && let Some(mode) = self.best_course(state, id, purse)
        {
            return Verdict::Move(mode, allowance);
        }
        let has = |coal, goal| self.has_turn(state, id, coal, goal);
        for more in 1..=self.most_more_coal(id) {
            for (mode, care) in [(Mode::Careful, true), (Mode::Complete, false)] {
                if has(purse + more, Goal::Complete { care }) {
                    return Verdict::Move(mode, allowance + more);
                }
            }
        }
        if walled.is_none() && self.rules.fast_finish == FastFinish::Disqualified && has(purse, Goal::FastFinish) {
            return Verdict::Move(Mode::FastFinish, allowance);
        }
        self.no_turn(state, id, purse, walled)
    }
}
