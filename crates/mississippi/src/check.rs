//! Which actions are legal, and which rule forbids the others: one piece of logic for both.

use crate::action::Action;
use crate::board::Dir;
use crate::rule_id::RuleId;
use crate::search::{Goal, Node, Search, Swing, leaving_cost};
use crate::state::{BoatId, EndReason, Mode, Phase, State};
use crate::table::Queen;
use game::{Illegal, Seat, SeatSet, Turn};

type Checked = Result<(), Illegal<RuleId>>;

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

    /// The boat that the present decision is about.
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

    /// The rule by which somebody else, chance or nobody decides now.
    pub(crate) fn others_turn(state: &State) -> RuleId {
        match state.phase {
            Phase::SetupOut => RuleId::R37,
            Phase::SetupTile => RuleId::Set03,
            Phase::SetupOrder => RuleId::Set09,
            Phase::SetupDock | Phase::SetupBow => RuleId::Set10,
            Phase::Bows => RuleId::R25,
            Phase::Reveal | Phase::RevealFinish => RuleId::R08,
            Phase::Over => state.end.map_or(RuleId::End07, EndReason::rule),
            _ if state.active() == BoatId::ROSE => RuleId::R48,
            _ => RuleId::Ord03,
        }
    }

    /// The rule that says what has to be decided now, for an action of another kind.
    pub(crate) fn awaited(state: &State) -> RuleId {
        match state.phase {
            Phase::SetupDock => RuleId::Six02,
            Phase::SetupBow => RuleId::Set10,
            Phase::Enter => RuleId::Six03,
            Phase::FreeBow if state.course.enters => RuleId::R64,
            Phase::FreeBow => RuleId::R20,
            Phase::BackBow => RuleId::San05,
            Phase::StuckBow => RuleId::R41,
            Phase::Transfer => RuleId::R66,
            Phase::Bows => RuleId::R25,
            _ => RuleId::Spd01, // the wheel first: it gives the points
        }
    }

    /// MQ-SET-10, MQ-R-20, MQ-R-25, MQ-R-41, MQ-SAN-05: bows that are set freely.
    fn check_bow(&self, state: &State, bow: Dir) -> Checked {
        let id = Self::subject(state);
        match state.phase {
            Phase::SetupBow | Phase::StuckBow => Ok(()),
            Phase::FreeBow => self.check_free_bow(state, bow),
            Phase::BackBow | Phase::Bows => {
                // MQ-BLR-11, MQ-R-49: nobody may leave the Black Rose with nothing but turns for more than 1 coal.
                if id != BoatId::ROSE || !self.cares_for_rose(state) || self.spares_rose_facing(state, bow) {
                    return Ok(());
                }
                let better = Dir::ALL.into_iter().any(|other| self.spares_rose_facing(state, other));
                if better { Err(Illegal::by(RuleId::Blr11)) } else { Ok(()) }
            }
            // MQ-TRN-02, MQ-TRN-03: in a move a boat turns by 60 degrees at a time.
            Phase::Speed | Phase::Move => Err(Illegal::by(RuleId::Trn02)),
            _ => Err(Illegal::by(Self::awaited(state))),
        }
    }

    fn spares_rose_facing(&self, state: &State, bow: Dir) -> bool {
        let mut after = *state;
        after.boat_mut(BoatId::ROSE).bow = bow;
        after.course = crate::state::Course::NONE;
        self.rose_is_spared(&mut after)
    }

    /// A free bow at the beginning of a turn is part of that turn: it may not lead into a wreck that another avoids
    /// (MQ-R-17); aground, it must let the boat leave if any does (MQ-R-41), and the Black Rose for the least coal (MQ-R-49).
    fn check_free_bow(&self, state: &State, bow: Dir) -> Checked {
        let id = state.active();
        let purse = Self::purse(state, id);
        let most_more = self.most_more_coal(id);
        let mut trial = *state;
        // The less coal beyond the purse the better, and with equal coal a turn that cares for the Rose.
        let mut rank = |bow: Dir| {
            trial.boat_mut(id).bow = bow;
            let mut turns = (0..=most_more).flat_map(|more| [(more, true), (more, false)]);
            let found = turns.position(|(more, care)| self.has_turn(&trial, id, purse + more, Goal::Complete { care }));
            found.unwrap_or(usize::MAX)
        };
        let this = rank(bow);
        if this == 0 || Dir::ALL.into_iter().all(|other| rank(other) >= this) {
            return Ok(());
        }
        Err(Illegal::by(match this {
            rank if rank < usize::MAX => RuleId::R49,
            _ if state.is_sand(state.boat(id).at) => RuleId::R41,
            _ => RuleId::R17,
        }))
    }

    fn check_dock(&self, state: &State, dock: u8) -> Checked {
        let docks = match state.phase {
            Phase::SetupDock => self.setup_docks(state),
            Phase::Enter => self.entry_docks(state, state.active()),
            Phase::Speed | Phase::Move => return Err(Illegal::by(RuleId::Set10)),
            _ => return Err(Illegal::by(Self::awaited(state))),
        };
        let rule = if state.phase == Phase::Enter { RuleId::R47 } else { RuleId::Six02 };
        if docks.contains(dock) { Ok(()) } else { Err(Illegal::by(rule)) }
    }

    fn check_speed(&self, state: &State, speed: u8) -> Checked {
        let id = state.active();
        match state.phase {
            Phase::Speed => {}
            Phase::Move => return Err(Illegal::by(RuleId::Spd04)),
            _ => return Err(Illegal::by(Self::awaited(state))),
        }
        if !(1..=6).contains(&speed) {
            return Err(Illegal::by(RuleId::Spd05));
        }
        let (cost, purse) = (Self::speed_cost(state.boat(id).speed, speed), Self::purse(state, id));
        if cost > purse {
            return Err(Illegal::lacking(Self::coal_rule(id, RuleId::Spd03), cost, purse));
        }
        let has = |goal| self.has_turn_at(state, id, purse, goal, speed);
        if has(state.course.mode.into()) {
            return Ok(());
        }
        Err(Illegal::by(self.dead_end(state, has)))
    }

    /// The Black Rose has its own limit on coal (MQ-BLR-06).
    pub(crate) fn coal_rule(id: BoatId, rule: RuleId) -> RuleId {
        if id == BoatId::ROSE { RuleId::Blr06 } else { rule }
    }

    /// The rule that forbids a step after which the turn cannot come to what it can come to now.
    pub(crate) fn dead_end(&self, state: &State, reaches: impl FnOnce(Goal) -> bool) -> RuleId {
        match state.course.mode {
            Mode::Careful if self.cares_for_rose(state) && reaches(Goal::Complete { care: false }) => RuleId::R49,
            Mode::Careful | Mode::Complete => RuleId::R17,
            Mode::FastFinish => RuleId::R57,
            Mode::Wreck(_) => RuleId::R18,
        }
    }

    /// Whether the turn can still be completed from this moment (MQ-R-17).
    fn check_node(&self, state: &State, reaches: impl Fn(Search<'_>) -> bool) -> Checked {
        let search = |goal| Search::new(self, state.active(), state.course.speed, goal);
        if reaches(search(state.course.mode.into())) {
            return Ok(());
        }
        Err(Illegal::by(self.dead_end(state, |goal| reaches(search(goal)))))
    }

    /// Actions of a move need a speed first, and no chain that is half done.
    fn check_moving(state: &State) -> Checked {
        if state.phase != Phase::Move {
            return Err(Illegal::by(Self::awaited(state)));
        }
        if !state.course.chain.as_slice().is_empty() {
            return Err(Illegal::by(RuleId::Psh06));
        }
        Ok(())
    }

    /// MQ-SPD-01: a step takes a point, whatever lies ahead; what more it takes says the entry.
    fn check_ahead(&self, state: &State) -> Checked {
        Self::check_moving(state)?;
        let mut node = Self::node(state);
        if node.points == 0 {
            return Err(Illegal::lacking(RuleId::Spd01, 1, 0));
        }
        Self::pay_for_leaving(state, &mut node)?;
        let entry = self.entry(state, state.active(), &node)?;
        let next = node.entered(entry);
        self.check_node(
            state,
            |search| {
                if entry.ends { search.ended(state, &next) } else { search.reaches(state, &next) }
            },
        )
    }

    /// MQ-SAN-04: a boat aground pays before it moves.
    fn pay_for_leaving(state: &State, node: &mut Node) -> Checked {
        let boat = state.boat(state.active());
        if state.is_sand(boat.at) {
            let cost = leaving_cost(boat);
            node.coal = node.coal.checked_sub(cost).ok_or(Illegal::lacking(RuleId::San04, cost, node.coal))?;
        }
        Ok(())
    }

    /// MQ-TRN-01: before, between and after steps alike, also to and fro (MQ-R-58).
    fn check_turn(&self, state: &State, swing: i8) -> Checked {
        Self::check_moving(state)?;
        let node = Self::node(state);
        if state.is_sand(node.at) {
            return Err(Illegal::by(RuleId::San02));
        }
        let id = state.active();
        let turned = node.turned(Swing { bow: node.bow.turned(swing), turns: 1 });
        let next = turned.ok_or(Illegal::lacking(Self::coal_rule(id, RuleId::Trn03), 1, node.coal))?;
        self.check_node(state, |search| search.reaches(state, &next))
    }

    /// MQ-PSH-01, MQ-PSH-04: any boat ahead, the same one again, and one's own (MQ-TWO-03).
    fn check_push(&self, state: &State, dir: Dir) -> Checked {
        if state.phase != Phase::Move {
            return Err(Illegal::by(Self::awaited(state)));
        }
        let id = state.active();
        let mut node = Self::node(state);
        Self::pay_for_leaving(state, &mut node)?;
        let ahead = state.neighbour(node.at, node.bow).filter(|&at| state.occupant(at, id).is_some());
        let ahead = ahead.ok_or(Illegal::by(RuleId::Psh01))?;
        let pusher = node.pusher(id, ahead);
        let mut dirs = state.course.chain;
        dirs.push(dir);
        self.follow(state, &pusher, dirs.as_slice())?;
        let mut complete = false;
        let reaches = |search: Search<'_>, complete: &mut bool| {
            self.any_push(state, &pusher, dirs.as_slice(), &mut |chain| {
                *complete = true;
                search.reaches_after(state, &node, ahead, chain)
            })
        };
        let search = |goal| Search::new(self, id, state.course.speed, goal);
        if reaches(search(state.course.mode.into()), &mut complete) {
            return Ok(());
        }
        if !complete {
            return Err(Illegal::by(RuleId::R24)); // the chain has no end
        }
        Err(Illegal::by(self.dead_end(state, |goal| reaches(search(goal), &mut complete))))
    }

    fn check_back(&self, state: &State) -> Checked {
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

    /// MQ-R-30: a passenger is handed back after the move that brought it, or when the bow is set after a push.
    fn check_decline(state: &State) -> Checked {
        let asked = matches!(state.phase, Phase::Transfer | Phase::Bows);
        if asked && Self::may_decline(state, Self::subject(state)) { Ok(()) } else { Err(Illegal::by(RuleId::R30)) }
    }

    fn check_end(&self, state: &State) -> Checked {
        if state.phase == Phase::Transfer {
            return Ok(());
        }
        Self::check_moving(state)?;
        let node = Self::node(state);
        if let Mode::Wreck(unspent) = state.course.mode {
            if node.points != unspent {
                return Err(Illegal::lacking(RuleId::R18, unspent, node.points));
            }
            return Ok(());
        }
        if node.points > 0 {
            return Err(Illegal::lacking(RuleId::Spd01, 0, node.points));
        }
        self.check_node(state, |search| search.arrived(state, &node))
    }
}
