//! Whole turns of a boat, with their course, costs and consequences.

use crate::games::remarks::remarks;
use api::{Consequence, Cost, Currency, Plan, PlanResult, Purpose, Step};
use game::{Game, Seat};
use mississippi::state::BoatId;
use mississippi::{Action, Event, Queen, State};

/// A plan as a document: it is carried out on a copy, and what happens is written down.
pub(super) fn document(
    queen: &Queen,
    state: &State,
    seat: Seat,
    actions: &[Action],
    result: mississippi::Plan,
) -> Plan {
    let mover = state.active();
    let mut after = *state;
    let mut events = Vec::new();
    let mut telling = Telling { mover, costs: Vec::new(), steps: Vec::new(), consequences: Vec::new() };
    for &action in actions {
        let points = after.course().points;
        events.clear();
        queen.apply(&mut after, seat, action, &mut events);
        // The points of the speed wheel are not a price, and once the turn is over they are another boat's.
        let purpose = match action {
            Action::Ahead => Some(Purpose::Move),
            Action::Push(_) => Some(Purpose::Push),
            _ => None,
        };
        if let Some(purpose) = purpose {
            telling.pay(Currency::Points, purpose, points.saturating_sub(after.course().points));
        }
        // What comes after the turn is no longer part of it.
        let own =
            events.iter().take_while(|event| !matches!(event, Event::TurnBegan { .. } | Event::RoundBegan { .. }));
        let first = telling.steps.len();
        own.for_each(|event| telling.tell(*event));
        // The far end of a chain moves first; the actions name the boat next to the pusher first.
        let pushed = telling.steps[first..].iter().take_while(|step| step.pushed_by.is_some()).count();
        telling.steps[first..first + pushed].reverse();
    }
    let moves = telling.steps.iter().any(|step| step.pushed_by.is_none());
    let boat = after.boat(mover);
    if moves && boat.afloat() {
        if mover != BoatId::ROSE && Queen::finds_passenger(&after, mover, boat.at) {
            telling.consequences.push(Consequence::TooFastToBoard);
        }
        if boat.coal == 0 && state.boat(mover).coal > 0 {
            telling.consequences.push(Consequence::LastCoal);
        }
        let wrecked = telling.consequences.contains(&Consequence::Wrecks);
        if !wrecked && !queen.could_complete_turn(&after, mover) {
            telling.consequences.push(Consequence::NoCompleteNextTurn);
        }
    }
    Plan {
        actions: actions.iter().map(ToString::to_string).collect(),
        result: PlanResult::MississippiQueen(result),
        costs: telling.costs,
        remarks: remarks(mover.name(), &telling.steps, &telling.consequences),
        steps: telling.steps,
        consequences: telling.consequences,
    }
}

/// Where a turn leads, whatever it spends.
pub(super) fn result(
    queen: &Queen,
    before: &State,
    after: &State,
    seat: Seat,
    actions: &[Action],
) -> mississippi::Plan {
    let (start, end) = (before.boat(before.active()), after.boat(before.active()));
    let wheel = actions.iter().find_map(|action| match action {
        Action::Speed(wheel) => Some(*wheel),
        _ => None,
    });
    let pushed = actions.iter().filter(|action| matches!(action, Action::Push(_))).count() as u8;
    let mut result = mississippi::Plan {
        at: end.at,
        bow: end.bow,
        wheel: wheel.unwrap_or(start.speed),
        speed: end.speed,
        spent: 0,
        coal: 0,
        pushed,
    };
    let costs = document(queen, before, seat, actions, result).costs;
    result.spent = costs.iter().filter(|cost| cost.currency == Currency::Coal).map(|cost| cost.amount).sum();
    result.coal = start.coal.saturating_sub(result.spent);
    result
}

struct Telling {
    mover: BoatId,
    steps: Vec<Step>,
    costs: Vec<Cost>,
    consequences: Vec<Consequence>,
}

impl Telling {
    fn pay(&mut self, currency: Currency, purpose: Purpose, amount: u8) {
        let same = |cost: &&mut Cost| cost.currency == currency && cost.purpose == purpose;
        match self.costs.iter_mut().find(same) {
            _ if amount == 0 => {}
            Some(cost) => cost.amount += amount,
            None => self.costs.push(Cost { currency, purpose, amount }),
        }
    }

    fn step(&mut self, boat: BoatId, to: mississippi::Space, by: Option<BoatId>) {
        let pushed_by = by.map(|by| by.to_string());
        self.steps.push(Step { piece: boat.to_string(), to: to.to_string(), pushed_by });
    }

    /// Notes what an event means for who thinks about the plan. Every kind of event is here, so that a new one is not forgotten.
    fn tell(&mut self, event: Event) {
        let piece = |boat: BoatId| boat.to_string();
        match event {
            Event::SpeedSet { coal, .. } => self.pay(Currency::Coal, Purpose::Speed, coal),
            Event::Turned { coal, .. } => self.pay(Currency::Coal, Purpose::Turn, coal),
            Event::LeftSand { coal, .. } => self.pay(Currency::Coal, Purpose::Sandbank, coal),
            Event::BackedOff { boat, to, coal } => {
                self.pay(Currency::Coal, Purpose::Sandbank, coal);
                self.step(boat, to, None);
            }
            Event::Moved { boat, to, .. } | Event::Entered { boat, at: to, .. } => self.step(boat, to, None),
            Event::Pushed { boat, by, to, .. } => self.step(boat, to, Some(by)),
            Event::Aground { boat, .. } => self.consequences.push(Consequence::RunsAground { piece: piece(boat) }),
            Event::Slowed { boat, speed, .. } => {
                self.consequences.push(Consequence::Slows { piece: piece(boat), speed });
            }
            Event::PassengerTaken { boat, .. } => {
                self.consequences.push(Consequence::BoardsPassenger { piece: piece(boat) });
            }
            Event::Home { boat, place, .. } => {
                self.consequences.push(Consequence::Finishes { piece: piece(boat), place: place + 1 });
            }
            Event::Refuelled { .. } => self.consequences.push(Consequence::Refuels),
            Event::Wrecked { boat, .. } if boat == self.mover => self.consequences.push(Consequence::Wrecks),
            Event::Disqualified { boat, .. } if boat == self.mover => self.consequences.push(Consequence::Disqualified),
            Event::TileOut { .. }
            | Event::Placed { .. }
            | Event::RoundBegan { .. }
            | Event::TurnBegan { .. }
            | Event::BowSet { .. }
            | Event::Wrecked { .. }
            | Event::Missed { .. }
            | Event::Passed { .. }
            | Event::Stuck { .. }
            | Event::Eliminated { .. }
            | Event::Disqualified { .. }
            | Event::PassengerReturned { .. }
            | Event::CoalGiven { .. }
            | Event::Bunkered { .. }
            | Event::TileLaid { .. }
            | Event::FinishLaid { .. }
            | Event::TileRemoved { .. }
            | Event::Over { .. } => {}
        }
    }
}
