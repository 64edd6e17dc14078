//! Mississippi Queen as a [`Game`].

use crate::action::{Action, Chance};
use crate::event::{Event, Setting};
use crate::plan::Plans;
use crate::position::Position;
use crate::rule_id::RuleId;
use crate::rules::{SandBlocked, SandStuck};
use crate::state::{BoatId, Phase, State};
use crate::table::{Queen, Table};
use crate::view::View;
use game::{Events, Fault, Game, Illegal, Outcome, Seat, Turn};

impl Game for Queen {
    type Table = Table;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Rule = RuleId;
    type Plans = Plans;
    type View = View;
    type Position = Position;

    const NAME: &'static str = "mississippi-queen";

    fn open(table: &Table) -> Result<Self, Fault> {
        Self::new(table)
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn seats(&self) -> u8 {
        self.table.seats
    }

    fn start(&self) -> State {
        self.initial()
    }

    fn turn(&self, state: &State) -> Turn {
        self.whose_turn(state)
    }

    fn candidates(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.whose_turn(state).decides(seat) {
            self.candidate_actions(state, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<RuleId>> {
        self.check_action(state, seat, action)
    }

    fn apply(&self, state: &mut State, _: Seat, action: Action, events: &mut impl Events<Event>) {
        let id = Self::subject(state);
        match action {
            Action::Bow(bow) => {
                state.boat_mut(id).bow = bow;
                events.tell(Event::BowSet { boat: id, bow, cause: self.setting(state) });
                self.after_bow(state, id, events);
            }
            Action::Dock(dock) if state.phase == Phase::SetupDock => self.choose_dock(state, dock, events),
            Action::Dock(dock) => self.enter(state, dock, events),
            Action::Speed(speed) => {
                let coal = Self::speed_cost(state.boat(id).speed, speed);
                Self::spend(state, id, coal);
                state.boat_mut(id).speed = speed;
                state.course.speed = speed;
                state.course.points = speed.saturating_sub(state.course.entry);
                state.phase = Phase::Move;
                events.tell(Event::SpeedSet { boat: id, speed, coal });
            }
            Action::Back => self.back_off(state, id, events),
            Action::Ahead => {
                let boat = state.boat(id);
                if let Some(to) = state.neighbour(boat.at, boat.bow) {
                    let entry = self.entry_into(state, to);
                    self.advance(state, id, entry, events);
                }
            }
            Action::Left => Self::swing(state, id, -1, events),
            Action::Right => Self::swing(state, id, 1, events),
            Action::Push(dir) => {
                state.course.chain.push(dir);
                self.push_on(state, id, events);
            }
            Action::Give(to, coal) => {
                Self::transfer(state, id, to, coal, events);
                self.after_move(state, events);
            }
            Action::Take(from, coal) => {
                Self::transfer(state, from, id, coal, events);
                self.after_move(state, events);
            }
            Action::Bunker(boat, coal) => {
                Self::bunker(state, boat, coal, events);
                self.after_move(state, events);
            }
            Action::Decline => {
                Self::decline(state, id, events);
                if state.phase == Phase::Transfer {
                    self.after_move(state, events);
                }
            }
            Action::End if state.phase == Phase::Transfer => self.next_bow(state, events),
            Action::End => self.end_move(state, events),
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        self.setup_chances(state, out);
        self.river_chances(state, out);
    }

    fn settle(&self, state: &mut State, chance: Chance, events: &mut impl Events<Event>) {
        match (state.phase, chance) {
            (Phase::Reveal, Chance::Tile(tile, bend)) => {
                self.lay(state, tile, bend, events);
                if state.draws == 0 {
                    state.phase = Phase::RevealFinish; // MQ-END-01
                } else {
                    self.after_turn(state, events);
                }
            }
            (Phase::RevealFinish, Chance::Finish(bend)) => {
                state.finish = Some(bend);
                events.tell(Event::FinishLaid { bend });
                self.after_turn(state, events);
            }
            _ => self.settle_setup(state, chance, events),
        }
    }

    fn plan(&self, state: &State, seat: Seat, plans: &mut Plans) {
        plans.fill(self, state, seat);
    }

    fn why_not_there(&self, state: &State, seat: Seat, place: &str) -> Result<Option<Illegal<RuleId>>, Fault> {
        self.why_no_way(state, seat, place)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.ranking(state)
    }

    /// A bow that is kept (MQ-R-25), and no coal passed on (MQ-R-66).
    fn leave_as_is(&self, state: &State) -> Option<Action> {
        match state.phase {
            Phase::Bows => Some(Action::Bow(state.boat(Self::subject(state)).bow)),
            Phase::Transfer => Some(Action::End),
            _ => None,
        }
    }

    fn look_back(&self, state: &State, _: &State, _: Option<Seat>) -> View {
        View::new(self, state)
    }

    fn rule_of(event: &Event) -> RuleId {
        event.rule()
    }

    fn speaker(&self, state: &State, _: Seat) -> String {
        Self::subject(state).name().to_owned()
    }

    fn turn_number(&self, state: &State) -> u32 {
        state.turn_count
    }

    fn position(&self, state: &State) -> Position {
        self.save(state)
    }

    fn load(position: &Position) -> Result<(Self, State), Fault> {
        position.load()
    }
}

impl Queen {
    /// Why a bow is set freely now.
    pub(crate) fn setting(&self, state: &State) -> Setting {
        match state.phase {
            Phase::SetupBow => Setting::Start,
            Phase::FreeBow if state.course.enters => Setting::Entry,
            Phase::FreeBow if self.missed_aground(state) => Setting::MissedAground,
            Phase::FreeBow => Setting::Restart,
            Phase::BackBow => Setting::BackingOff,
            Phase::StuckBow => Setting::Aground,
            _ => Setting::Push,
        }
    }

    /// MQ-R-41: whether the active boat, which has a free choice of bow, has missed a turn because it could not leave its
    /// sandbank.
    fn missed_aground(&self, state: &State) -> bool {
        self.rules.sand_blocked == SandBlocked::MissesTurn && state.is_sand(state.boat(state.active()).at)
    }

    /// What follows a bow that was set freely.
    fn after_bow(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        match state.phase {
            Phase::SetupBow => {
                state.place += 1;
                self.next_placement(state, events);
            }
            Phase::FreeBow => {
                let waits = self.begin_move(state, events);
                if !waits {
                    self.next_bow(state, events);
                }
            }
            Phase::BackBow => self.end_move(state, events),
            Phase::StuckBow => {
                // MQ-R-62: land ahead and astern, and no coal
                let boat = state.boat_mut(id);
                boat.leaves_free =
                    self.rules.sand_stuck == SandStuck::LeavesNext && boat.coal == 0 && id != BoatId::ROSE;
                self.next_bow(state, events);
            }
            Phase::Bows => {
                state.course.bows_set += 1;
                self.next_bow(state, events);
            }
            _ => {}
        }
    }

    /// MQ-TRN-02, MQ-TRN-03: the first 60 degrees are free.
    fn swing(state: &mut State, id: BoatId, swing: i8, events: &mut impl Events<Event>) {
        let coal = u8::from(state.course.turns > 0);
        Self::spend(state, id, coal);
        state.course.turns = state.course.turns.saturating_add(1);
        let boat = state.boat_mut(id);
        boat.bow = boat.bow.turned(swing);
        let bow = boat.bow;
        events.tell(Event::Turned { boat: id, bow, coal });
    }

    /// MQ-SAN-05, MQ-R-42, MQ-R-63: one space astern at speed 1, then any bow.
    fn back_off(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
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

    /// Carries a chain of pushes out once its last direction is known.
    fn push_on(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let node = Self::node(state);
        let Some(ahead) = state.neighbour(node.at, node.bow) else { return };
        let pusher = node.pusher(id, ahead);
        let dirs = state.course.chain;
        let Ok((chain, None)) = self.follow(state, &pusher, dirs.as_slice()) else { return };
        state.course.chain = crate::state::Course::NONE.chain;
        self.shove(state, id, &chain, events);
        if state.phase == Phase::Over {
            state.course = crate::state::Course::NONE;
            return;
        }
        let entry = self.entry_by_push(state, ahead, &chain);
        self.advance(state, id, entry, events);
    }
}
