//! What a boat can come to when its turn begins (MQ-R-17): a turn with care for the Black Rose, any turn, or none.
//!
//! The quickest proof comes first: a dash (`dash`), then a run (`run`), then the search for a course (`search`).

use crate::board::Dir;
use crate::event::{Eliminating, Passing};
use crate::rule_id::RuleId;
use crate::rules::{Blocked, FastFinish, NoTurn, RoseCare, RoseStuck, SandBlocked, SandStuck};
use crate::run::{Finish, Run, Runner};
use crate::search::{Goal, Node, Rest, Search, Used};
use crate::state::{Boat, BoatId, Course, Mode, Phase, Repair, State};
use crate::table::Queen;
use game::Ignore;
use std::cell::Cell;

/// Coal enough for any turn: six reversals and the wheel from end to end.
const PLENTY: u8 = 24;

/// What a boat can do when its turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It moves, and the Black Rose has so much coal for it.
    Move(Mode, u8),
    /// It is aground and only sets its bow (MQ-SAN-07, MQ-R-41; also the Black Rose, MQ-R-65).
    SetBow,
    /// It is aground and misses the turn; how its next one begins (MQ-R-41, MQ-R-62).
    Miss {
        /// With a free choice of bow, or as usual.
        repair: Repair,
        /// It may leave forward without coal.
        leaves_free: bool,
    },
    /// It is aground, and a boat in the way wrecks it (MQ-R-41).
    Wreck,
    /// It stays where it is (MQ-R-21, MQ-R-50, MQ-R-56).
    Pass(Passing),
    /// It is out (MQ-R-22, MQ-R-41).
    Eliminated(Eliminating),
}

impl Queen {
    /// Whether backing off is a turn of the kind that is looked for.
    pub(crate) fn backs_off(&self, state: &State, id: BoatId, coal: u8, goal: Goal) -> bool {
        self.backs_off_as(state, coal, Search::new(self, id, 1, goal))
    }

    fn backs_off_as(&self, state: &State, coal: u8, search: Search<'_>) -> bool {
        let (id, Goal::Complete { care }) = (search.boat, search.goal) else { return false };
        let Ok((at, cost)) = self.backing(state, id, coal) else { return false };
        let node = Node { at, driftwood: 0, ..Self::first_node(state, id, coal - cost) };
        let free_bow = care && id == BoatId::ROSE && !state.is_sand(at);
        let bows = if free_bow { &Dir::ALL[..] } else { &[node.bow] };
        bows.iter().any(|&bow| search.ended(state, &Node { bow, ..node }))
    }

    /// Whether a boat would have a complete turn if its turn began now (MQ-R-17). The other boats move before it does, so this is
    /// a warning and no rule.
    pub fn could_complete_turn(&self, state: &State, boat: BoatId) -> bool {
        let afloat = state.boat(boat);
        !afloat.afloat() || self.has_turn(state, boat, afloat.coal, Goal::Complete { care: false })
    }

    /// Whether a boat has a turn of this kind, whatever its speed and course, with this much coal.
    pub(crate) fn has_turn(&self, state: &State, id: BoatId, coal: u8, goal: Goal) -> bool {
        self.has_course(state, coal, Search::new(self, id, 1, goal))
    }

    /// The same for a search that is told the speeds. The slowest come first: they have the shortest courses.
    fn has_course(&self, state: &State, coal: u8, search: Search<'_>) -> bool {
        let boat = state.boat(search.boat);
        if state.is_sand(boat.at) && self.backs_off_as(state, coal, search) {
            return true;
        }
        // MQ-SPD-02, MQ-SPD-03: the speeds that cost nothing are looked at together; the others cost a coal each step.
        let (slow, fast) = (boat.speed.saturating_sub(1).max(1), (boat.speed + 1).min(6));
        let together = matches!(search.goal, Goal::Complete { .. }) && Self::entry_points(state, search.boat) == 0;
        let slower = if together { fast - slow } else { 0 };
        (slow.saturating_sub(coal).max(1)..slow).any(|wheel| search.with(wheel, 0).has_turn(state, coal))
            || (slow + slower..=fast).any(|wheel| search.with(wheel, slower).has_turn(state, coal))
            || (fast + 1..=(fast + coal).min(6)).any(|wheel| search.with(wheel, 0).has_turn(state, coal))
    }

    /// What a boat can come to, whatever its speed and course: a turn with care for the Black Rose if it can, else one without.
    fn best_course(&self, state: &State, id: BoatId, coal: u8) -> Option<Mode> {
        let plain = Cell::new(false);
        let search = Search::new(self, id, 1, Goal::Complete { care: true }).noting(&plain);
        if self.has_course(state, coal, search) {
            return Some(Mode::Careful);
        }
        plain.get().then_some(Mode::Complete)
    }

    /// Whether a boat has a turn of this kind with this wheel.
    pub(crate) fn has_turn_at(&self, state: &State, id: BoatId, coal: u8, goal: Goal, wheel: u8) -> bool {
        Search::new(self, id, wheel, goal).has_turn(state, coal)
    }

    /// Points that the boat's entry into the river takes off this turn's (MQ-SIX-03).
    pub(crate) fn entry_points(state: &State, id: BoatId) -> u8 {
        if state.active() == id { state.course.entry } else { 0 }
    }

    /// Whether this run is a turn with care for the Black Rose (MQ-R-49).
    #[inline]
    fn suits(&self, state: &State, id: BoatId, Finish { wheel, at, bow, coal }: Finish) -> bool {
        let search = Search::new(self, id, wheel, Goal::Complete { care: true });
        !self.too_fast_there(state, id, at, wheel)
            && (!self.cares_for_rose(state) || search.spares_rose(state, Rest { at, bow, wheel, coal, driftwood: 0 }))
    }

    /// What the active boat can do now (MQ-R-17): everything to avoid a wreck comes first (MQ-CRA-01).
    pub(crate) fn assess(&self, state: &State) -> Verdict {
        let id = state.active();
        let purse = Self::purse(state, id);
        let runner = Runner::of(state, id, purse);
        let boats = runner.boats(state);
        let dash = if Self::entry_points(state, id) == 0 { runner.dash(state, boats) } else { Run::Open }; // MQ-SIX-03
        if matches!(dash, Run::Ends(finish) if self.suits(state, id, finish)) {
            return Verdict::Move(Mode::Careful, state.course.allowance);
        }
        self.assess_fully(state, id, &runner, boats, dash)
    }

    /// The same for a boat that has no dash. Not inlined, so that the others do without its stack.
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
        // In the introductory game a move over a finish dock is complete before its points are used (MQ-INT-04).
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

    /// MQ-BLR-12, MQ-R-49: how much coal a boat may use beyond its purse if nothing less frees it; only the Black Rose may.
    pub(crate) fn most_more_coal(&self, id: BoatId) -> u8 {
        if id == BoatId::ROSE && self.rules.rose_care == RoseCare::Required { 12 } else { 0 }
    }

    /// No complete turn exists, whatever is in the way (MQ-CRA-04): what becomes of the boat. If there is land in all ways,
    /// so many points stay unspent.
    fn no_turn(&self, state: &State, id: BoatId, purse: u8, walled: Option<u8>) -> Verdict {
        if state.is_sand(state.boat(id).at) {
            return self.stuck_aground(state, id, purse);
        }
        let complete = Goal::Complete { care: false };
        let racing = id != BoatId::ROSE;
        // MQ-R-55; a free bow is part of the turn (MQ-R-20), so that any bow counts.
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
            return Verdict::Pass(Passing::Rose); // MQ-R-50
        }
        let least = || (1..6).find(|&unspent| self.has_turn(state, id, purse, Goal::Unspent(unspent)));
        Verdict::Move(Mode::Wreck(walled.or_else(least).unwrap_or(6)), state.course.allowance)
    }

    /// MQ-R-41: what becomes of a boat aground that cannot leave.
    fn stuck_aground(&self, state: &State, id: BoatId, purse: u8) -> Verdict {
        let boat = state.boat(id);
        let racing = id != BoatId::ROSE;
        let walled = |open_end| [0, 3].into_iter().all(|sixths| Self::meets_land(state, boat, sixths, open_end));
        let for_want_of_coal = || self.has_turn(state, id, PLENTY, Goal::Complete { care: false });
        match self.rules.sand_blocked {
            // MQ-R-22: where a boat without coal is out, it is so aground too.
            SandBlocked::SetsBow if racing && self.rules.no_turn == NoTurn::Elimination && for_want_of_coal() => {
                Verdict::Eliminated(Eliminating::NoCoal)
            }
            SandBlocked::SetsBow => Verdict::SetBow,
            SandBlocked::MissesTurn => Verdict::Miss { repair: Repair::Restarts, leaves_free: false },
            SandBlocked::WrecksOrSetsBow if walled(true) => Verdict::SetBow,
            SandBlocked::WrecksOrSetsBow => {
                // MQ-R-62: it cannot back off, or it would have a turn.
                if racing && purse == 0 && self.rules.sand_stuck == SandStuck::LeavesNext {
                    return Verdict::Miss { repair: Repair::None, leaves_free: true };
                }
                Verdict::Wreck
            }
            SandBlocked::Eliminated => match racing {
                true if walled(false) => Verdict::Eliminated(Eliminating::Aground),
                true if for_want_of_coal() => Verdict::Eliminated(Eliminating::NoCoal),
                true => Verdict::Pass(Passing::Aground),
                false => Verdict::Pass(Passing::RoseAground),
            },
        }
    }

    /// Whether a boat faces land, so many sixths of a turn from its bow; the open end of the river may count as such.
    fn meets_land(state: &State, boat: &Boat, sixths: i8, open_end: bool) -> bool {
        let bow = boat.bow.turned(sixths);
        match state.neighbour(boat.at, bow) {
            Some(to) => state.is_land(to),
            None => open_end || Self::edge_rule(state, boat.at, bow) == RuleId::Mov03,
        }
    }

    /// Whether anybody has to think of the Black Rose (MQ-BLR-11).
    #[inline]
    pub(crate) fn cares_for_rose(&self, state: &State) -> bool {
        self.table.black_rose
            && self.rules.rose_care == RoseCare::Required
            && state.boat(BoatId::ROSE).afloat()
            && state.phase != Phase::Over
    }

    /// MQ-R-49: whether the Black Rose, as the boats stand after a move, has a complete turn for 1 coal, or none whatever its
    /// coal. If it was pushed, its bow is still to be set. The state is the caller's own copy, and the search changes it. Who
    /// asks has mostly looked for a run before, so that the search comes at once.
    pub(crate) fn rose_is_spared(&self, after: &mut State) -> bool {
        let rose = BoatId::ROSE;
        if after.phase == Phase::Over || after.boat(rose).repair == Repair::MissesTurn {
            return true; // MQ-R-65: the turn that it misses costs nothing
        }
        self.remove_rear(after, &mut Ignore); // the tiles that lie then (MQ-R-53)
        let asked = Self::sets_bow(after, rose);
        let begins_free = Self::begin_as_rose(after);
        let search = Search::new(self, rose, 1, Goal::Complete { care: false });
        let bows = if asked || begins_free { &Dir::ALL[..] } else { &[after.boat(rose).bow][..] };
        let mut goes = |bow: Dir, coal: u8| {
            after.boat_mut(rose).bow = bow;
            self.has_course(after, coal, search)
        };
        if bows.iter().any(|&bow| goes(bow, 1)) {
            return true;
        }
        // Whoever sets its bow now may choose one with which it cannot move; a free bow at its own turn is chosen then.
        if begins_free {
            !bows.iter().any(|&bow| goes(bow, PLENTY))
        } else {
            bows.iter().any(|&bow| !goes(bow, PLENTY))
        }
    }

    /// Makes the Black Rose what it will be when its next turn begins: at speed 1 if it could not move (MQ-R-50). Whether it
    /// begins that turn with a free choice of bow (MQ-R-41).
    fn begin_as_rose(after: &mut State) -> bool {
        after.course = Course::NONE;
        let rose = after.boat_mut(BoatId::ROSE);
        rose.speed = rose.next_speed();
        rose.repair == Repair::Restarts
    }

    /// The spaces that a complete turn of the Black Rose for 1 coal takes, with the boats as they stand and the bow as
    /// [`Queen::rose_is_spared`] has it; nothing if there is none, or it is not known.
    pub(crate) fn rose_course(&self, after: &mut State) -> Option<Used> {
        let rose = BoatId::ROSE;
        let asked = Self::sets_bow(after, rose);
        let free_bow = Self::begin_as_rose(after) || asked;
        let used = Cell::new(None);
        let search = Search::new(self, rose, 1, Goal::Complete { care: false }).tracing(&used);
        let bows = if free_bow { &Dir::ALL[..] } else { &[after.boat(rose).bow][..] };
        let found = bows.iter().any(|&bow| {
            after.boat_mut(rose).bow = bow;
            self.has_course(after, 1, search)
        });
        used.get().filter(|_| found)
    }
}

/// The river with this boat alone (MQ-R-55).
fn alone(state: &State, id: BoatId) -> State {
    let mut empty = *state;
    for other in BoatId::ALL.into_iter().filter(|&other| other != id) {
        *empty.boat_mut(other) = Boat::ABSENT;
    }
    empty
}
