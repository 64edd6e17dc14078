//! Niagara as a [`Game`].

use crate::action::{Action, Chance};
use crate::board::Arm;
use crate::event::Event;
use crate::plan::Plans;
use crate::position::Position;
use crate::rule_id::RuleId;
use crate::state::{CanoeId, Colour, Phase, State};
use crate::table::{Niagara, Table};
use crate::view::View;
use game::{Events, Fault, Game, Illegal, Outcome, Seat, SeatSet, Turn};

impl Game for Niagara {
    type Table = Table;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Rule = RuleId;
    type Plans = Plans;
    type View = View;
    type Position = Position;

    const NAME: &'static str = "niagara";
    const FORMAT_1: &'static [(&'static str, &'static str)] = &[("fork", "in-turn"), ("tie", "value")];

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
            self.candidate_actions(state, seat, out);
        }
    }

    fn check(&self, state: &State, seat: Seat, action: Action) -> Result<(), Illegal<RuleId>> {
        self.check_action(state, seat, action)
    }

    fn apply(&self, state: &mut State, seat: Seat, action: Action, events: &mut impl Events<Event>) {
        let moving = state.course.canoe.map(|which| CanoeId::new(seat, which));
        match (action, moving) {
            (Action::Buy(gem), _) if state.phase == Phase::Buy => self.buy_back(state, seat, gem, events),
            (Action::End, _) if state.phase == Phase::Buy => self.pass_buying(state),
            (Action::Card(card), _) if state.phase == Phase::Cards => self.lay_card(state, seat, card, events),
            _ if state.phase != Phase::Act => {}
            (Action::Weather(sky), _) => self.change_weather(state, seat, sky, events),
            (Action::Canoe(which), None) => Self::begin_canoe(state, seat, which),
            (Action::End, None) => self.end_turn(state, events),
            (Action::Load(gem), Some(canoe)) => self.load(state, canoe, gem, events),
            (Action::Unload, Some(canoe)) => self.unload(state, canoe, events),
            (Action::Up, Some(canoe)) => self.step_up(state, canoe, events),
            (Action::Down, Some(canoe)) => self.step_down(state, canoe, Arm::Left, events),
            (Action::DownArm(arm), Some(canoe)) => self.step_down(state, canoe, arm, events),
            (Action::Steal(victim), Some(canoe)) => self.steal(state, canoe, victim, events),
            (Action::End, Some(_)) => self.finish_canoe(state, events),
            _ => {}
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        out.clear();
        self.setup_chances(state, out);
        Self::river_chances(state, out);
    }

    fn settle(&self, state: &mut State, chance: Chance, events: &mut impl Events<Event>) {
        match (state.phase, chance) {
            (Phase::SetupArm, Chance::Arm(arm)) => Self::draw_arm(state, arm, events),
            (Phase::SetupRing, Chance::Ring(seat)) => self.draw_ring(state, seat, events),
            (Phase::River, Chance::Arm(arm)) => self.flow_once(state, arm, events),
            _ => {}
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

    fn in_secret(&self, state: &State) -> bool {
        state.phase == Phase::Cards
    }

    fn sealed(&self, state: &State, viewer: Option<Seat>) -> SeatSet {
        self.sealed_cards(state, viewer)
    }

    fn knows_choice(&self, then: &State, now: &State, seat: Seat, viewer: Option<Seat>) -> bool {
        self.knows_card(now, then.round, seat, viewer)
    }

    fn hides(&self, state: &State, viewer: Option<Seat>) -> bool {
        self.hides_cards(state, viewer)
    }

    fn redacted(&self, event: Event, then: &State, now: &State, viewer: Option<Seat>) -> Event {
        self.redact(event, then, now, viewer)
    }

    fn guess(&self, state: &State, seat: Seat, roll: &mut impl FnMut(u32) -> u32) -> State {
        self.redraw(state, seat, roll)
    }

    fn look_back(&self, then: &State, now: &State, viewer: Option<Seat>) -> View {
        View::new(self, then, now, viewer)
    }

    fn rule_of(event: &Event) -> RuleId {
        event.rule()
    }

    fn speaker(&self, _: &State, seat: Seat) -> String {
        Colour::from(seat).name().to_owned()
    }

    /// A turn is a purchase, the playing of all cards, or one player's moves on the river.
    fn turn_number(&self, state: &State) -> u32 {
        let seats = u32::from(self.table.seats);
        let place = u32::from(state.place);
        let turn = match state.phase {
            Phase::SetupArm | Phase::SetupRing => 0,
            Phase::Buy => place,
            Phase::Cards => seats,
            Phase::Act => seats + 1 + place,
            Phase::River | Phase::Over => 2 * seats + 1,
        };
        u32::from(state.round) * (2 * seats + 2) + turn
    }

    fn position(&self, state: &State) -> Position {
        self.save(state)
    }

    fn load(position: &Position) -> Result<(Self, State), Fault> {
        position.load()
    }
}
