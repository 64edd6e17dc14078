//! Mississippi Queen as a [`Game`].

use crate::action::{Action, Chance};
use crate::event::Event;
use crate::plan::Plans;
use crate::position::Position;
use crate::rule_id::RuleId;
use crate::state::{Phase, State};
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
                    state.phase = Phase::RevealFinish;
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

    /// The action that keeps the bow, or transfers no coal.
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

impl Queen {}
