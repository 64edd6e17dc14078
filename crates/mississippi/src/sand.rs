//! Sandbanks (MQ-SAN): running aground, leaving forward, backing off, and boats that cannot leave.

use crate::assess::{PLENTY, Verdict};
use crate::board::{Dir, Space};
use crate::check::Checked;
use crate::event::{Cause, Eliminating, Event, Passing, Wrecking};
use crate::rule_id::RuleId;
use crate::rules::{NoTurn, RoseAground, SandBack, SandBlocked, SandStuck, SandWithoutCoal};
use crate::search::{Goal, Node, Search};
use crate::state::{Boat, BoatId, Phase, Repair, State};
use crate::table::Queen;
use game::{Events, Illegal};

/// MQ-SAN-04: the cost of leaving a sandbank forward; nothing for a boat that was stuck there without coal (MQ-R-62).
pub(crate) fn leaving_cost(boat: &Boat) -> u8 {
    u8::from(!boat.leaves_free)
}

/// The rule for a boat aground that cannot leave.
pub(crate) const STUCK: RuleId = RuleId::R41;
/// The rule for backing off.
pub(crate) const BACKED_OFF: RuleId = RuleId::San05;
/// The rule for sandbanks and boats without coal.
pub(crate) const NO_COAL: RuleId = RuleId::R40;

/// The rule for leaving a sandbank forward for this much coal.
pub(crate) const fn leaving_rule(coal: u8) -> RuleId {
    match coal {
        0 => RuleId::R62,
        _ => RuleId::San04,
    }
}

impl Cause {
    /// The rule for running aground.
    pub(crate) const fn grounding_rule(self) -> RuleId {
        match self {
            Self::Move => RuleId::San01,
            Self::Push => RuleId::San06,
        }
    }
}

impl Queen {
    /// MQ-SAN-03, MQ-R-40: whether a boat with this much coal may get onto a sandbank.
    #[inline]
    pub(crate) fn may_ground(&self, boat: BoatId, coal: u8) -> bool {
        coal > 0 || boat == BoatId::ROSE || self.rules.sand_without_coal == SandWithoutCoal::Allowed
    }

    /// Refuses a sandbank to a boat that may not get onto one, by its own move, backing off or a push.
    #[inline]
    pub(crate) fn check_ground(&self, state: &State, at: Space, boat: BoatId, coal: u8) -> Result<(), Illegal<RuleId>> {
        let fits = !state.is_sand(at) || self.may_ground(boat, coal);
        if fits { Ok(()) } else { Err(Illegal::lacking(RuleId::San03, 1, 0)) }
    }

    /// Grounds a boat: its speed becomes 1, and the Black Rose may miss its next turn.
    pub(crate) fn run_aground(&self, state: &mut State, id: BoatId, cause: Cause, events: &mut impl Events<Event>) {
        let boat = state.boat_mut(id);
        boat.speed = 1;
        if id == BoatId::ROSE && self.rules.rose_aground == RoseAground::MissesTurn {
            boat.repair = Repair::MissesTurn;
        }
        events.tell(Event::Aground { boat: id, cause });
    }

    /// MQ-SAN-04: a boat aground pays before it moves.
    pub(crate) fn pay_for_leaving(state: &State, node: &mut Node) -> Checked {
        let boat = state.boat(state.active());
        if state.is_sand(boat.at) {
            let cost = leaving_cost(boat);
            node.coal = node.coal.checked_sub(cost).ok_or(Illegal::lacking(RuleId::San04, cost, node.coal))?;
        }
        Ok(())
    }

    /// MQ-SAN-05, MQ-R-42: the space onto which a boat backs off, and the cost in coal.
    pub(crate) fn backing(&self, state: &State, id: BoatId, coal: u8) -> Result<(Space, u8), Illegal<RuleId>> {
        let boat = state.boat(id);
        if !state.is_sand(boat.at) {
            return Err(Illegal::by(RuleId::Mov02));
        }
        let cost = match self.rules.sand_back {
            SandBack::OneCoal => 1,
            SandBack::Free => 0,
        };
        let left = coal.checked_sub(cost).ok_or(Illegal::lacking(RuleId::San05, cost, coal))?;
        let astern = state.neighbour(boat.at, boat.bow.turned(3)).ok_or(Illegal::by(RuleId::R42))?;
        if state.is_land(astern) || state.is_driftwood(astern) || state.occupant(astern, id).is_some() {
            return Err(Illegal::by(RuleId::R42));
        }
        self.check_ground(state, astern, id, left)?;
        Ok((astern, cost))
    }

    pub(crate) fn check_back(&self, state: &State) -> Checked {
        let id = state.active();
        match state.phase {
            Phase::Speed => {}
            Phase::Move => return Err(Illegal::by(RuleId::Mov02)),
            _ => return Err(Illegal::by(Self::awaited(state))),
        }
        let purse = Self::purse(state, id);
        self.backing(state, id, purse)?;
        if self.backs_off(state, id, purse, state.course.mode.into()) {
            return Ok(());
        }
        Err(Illegal::by(self.dead_end(state, |goal| self.backs_off(state, id, purse, goal))))
    }

    /// Whether backing off reaches `goal`.
    pub(crate) fn backs_off(&self, state: &State, id: BoatId, coal: u8, goal: Goal) -> bool {
        self.backs_off_as(state, coal, Search::new(self, id, 1, goal))
    }

    pub(crate) fn backs_off_as(&self, state: &State, coal: u8, search: Search<'_>) -> bool {
        let (id, Goal::Complete { care }) = (search.boat, search.goal) else { return false };
        let Ok((at, cost)) = self.backing(state, id, coal) else { return false };
        let node = Node { at, driftwood: 0, ..Self::first_node(state, id, coal - cost) };
        let free_bow = care && id == BoatId::ROSE && !state.is_sand(at);
        let bows = if free_bow { &Dir::ALL[..] } else { &[node.bow] };
        bows.iter().any(|&bow| search.ended(state, &Node { bow, ..node }))
    }

    /// MQ-SAN-05, MQ-R-42, MQ-R-63: one space astern at speed 1, then any bow.
    pub(crate) fn back_off(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let Ok((to, coal)) = self.backing(state, id, Self::purse(state, id)) else { return };
        Self::spend(state, id, coal);
        let boat = state.boat_mut(id);
        boat.at = to;
        boat.speed = 1;
        boat.leaves_free = false;
        state.course.speed = 1;
        state.course.path.push(to);
        Self::note_entry(state, to);
        events.tell(Event::BackedOff { boat: id, to, coal });
        if state.is_sand(to) {
            self.end_move(state, events);
        } else {
            state.phase = Phase::BackBow;
        }
    }

    /// MQ-R-41: what happens to a boat aground that cannot leave.
    pub(crate) fn stuck_aground(&self, state: &State, id: BoatId, purse: u8) -> Verdict {
        let boat = state.boat(id);
        let racing = id != BoatId::ROSE;
        let walled = |open_end| [0, 3].into_iter().all(|sixths| Self::meets_land(state, boat, sixths, open_end));
        let for_want_of_coal = || self.has_turn(state, id, PLENTY, Goal::Complete { care: false });
        match self.rules.sand_blocked {
            // An edition that eliminates boats without coal does so aground, too.
            SandBlocked::SetsBow if racing && self.rules.no_turn == NoTurn::Elimination && for_want_of_coal() => {
                Verdict::Eliminated(Eliminating::NoCoal)
            }
            SandBlocked::SetsBow => Verdict::SetBow,
            SandBlocked::MissesTurn => Verdict::Miss { repair: Repair::Restarts, leaves_free: false },
            SandBlocked::WrecksOrSetsBow if walled(true) => Verdict::SetBow,
            SandBlocked::WrecksOrSetsBow => {
                // MQ-R-62: it cannot back off, otherwise it would have a turn.
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

    /// Whether a boat faces land, this many sixths of a circle from its bow; `open_end` makes the river's open end
    /// count as land.
    pub(crate) fn meets_land(state: &State, boat: &Boat, sixths: i8, open_end: bool) -> bool {
        let bow = boat.bow.turned(sixths);
        match state.neighbour(boat.at, bow) {
            Some(to) => state.is_land(to),
            None => open_end || Self::edge_rule(state, boat.at, bow) != Wrecking::OpenEnd.rule(),
        }
    }

    /// MQ-R-41: whether the active boat has a free choice of bow because it missed a turn on a sandbank.
    pub(crate) fn missed_aground(&self, state: &State) -> bool {
        self.rules.sand_blocked == SandBlocked::MissesTurn && state.is_sand(state.boat(state.active()).at)
    }
}
