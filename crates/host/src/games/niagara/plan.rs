//! Whole turns of a player, with their course, costs and consequences.

use crate::games::remarks::remarks;
use api::{Consequence, Cost, Currency, Plan, PlanResult, Purpose, Step};
use game::{Game, Seat};
use niagara::board::Place;
use niagara::state::Which;
use niagara::{Action, CanoeId, Event, Niagara, State};

/// Where a turn leads that is not in the list of plans.
pub(super) fn result(after: &State, seat: Seat) -> niagara::Plan {
    let [a, b] = Which::ALL.map(|which| *after.canoe(CanoeId::new(seat, which)));
    niagara::Plan::Canoes { a, b, a_scores: None, b_scores: None, a_robs: None, b_robs: None }
}

/// A plan as a document: it is carried out on a copy, and what happens is written down.
pub(super) fn document(game: &Niagara, state: &State, seat: Seat, actions: &[Action], result: niagara::Plan) -> Plan {
    let mut after = *state;
    let mut events = Vec::new();
    let (mut steps, mut costs, mut consequences) = (Vec::new(), Vec::<Cost>::new(), Vec::new());
    let mut pay = |purpose: Purpose, amount: u8| match costs.iter_mut().find(|cost| cost.purpose == purpose) {
        Some(cost) => cost.amount += amount,
        None => costs.push(Cost { currency: Currency::Points, purpose, amount }),
    };
    for &action in actions {
        events.clear();
        game.apply(&mut after, seat, action, &mut events);
        // Not the points left before and after: those after the last action may be the next player's.
        match action {
            Action::Up | Action::Down | Action::DownArm(_) => pay(Purpose::Move, 1),
            Action::Load(_) => pay(Purpose::Load, niagara::WORK),
            Action::Unload => pay(Purpose::Unload, niagara::WORK),
            _ => {}
        }
        // The next player's card, or the river, is no longer part of the turn.
        let own = events.iter().take_while(|event| !matches!(event, Event::Opened { .. } | Event::Flows { .. }));
        for event in own {
            match *event {
                Event::Moved { canoe, to, .. } => {
                    steps.push(Step { piece: canoe.to_string(), to: to.to_string(), pushed_by: None });
                }
                Event::Landed { canoe } => {
                    let to = Place::Beach.to_string();
                    steps.push(Step { piece: canoe.to_string(), to, pushed_by: None });
                }
                Event::Loaded { canoe, gem, .. } => {
                    consequences.push(Consequence::Loads { piece: canoe.to_string(), gem });
                }
                Event::Unloaded { canoe, gem, .. } => {
                    consequences.push(Consequence::Unloads { piece: canoe.to_string(), gem });
                }
                Event::Stolen { canoe, from, gem } => {
                    let (piece, from) = (canoe.to_string(), from.to_string());
                    consequences.push(Consequence::Steals { piece, from, gem });
                }
                Event::Scored { gem, .. } => consequences.push(Consequence::Scores { gem }),
                Event::Lost { canoe, .. } => {
                    let to = Place::Lost.to_string();
                    steps.push(Step { piece: canoe.to_string(), to, pushed_by: None });
                    consequences.push(Consequence::GoesOverFalls { piece: canoe.to_string() });
                }
                Event::ArmDrawn { .. }
                | Event::RoundBegan { .. }
                | Event::BoughtBack { .. }
                | Event::Laid { .. }
                | Event::Opened { .. }
                | Event::Idle { .. }
                | Event::WeatherChanged { .. }
                | Event::Flows { .. }
                | Event::Flowed { .. }
                | Event::Returned { .. }
                | Event::HandsBack
                | Event::Over { .. } => {}
            }
        }
    }
    let [a, b] = Which::ALL.map(|which| state.canoe(CanoeId::new(seat, which)).at);
    // Before cards are opened it counts how far upstream each canoe can get with this one.
    let (places, lowest) = match result {
        niagara::Plan::Canoes { a, b, .. } => ([a.at, b.at], game.lowest_known_card(state, seat)),
        niagara::Plan::Card { card } => {
            let up = |from: Place| (0..card.points().unwrap_or_default()).fold(from, |place, _| place.up());
            ([up(a), up(b)], card.points())
        }
        niagara::Plan::Buy { .. } | niagara::Plan::Weather { .. } => ([Place::Beach; 2], None),
    };
    for (which, at) in Which::ALL.into_iter().zip(places).filter(|(_, at)| at.afloat()) {
        let piece = CanoeId::new(seat, which).to_string();
        let discs = Place::Lost.depth() - at.depth();
        let card = game.card_over_falls(state, at).filter(|card| lowest.is_none_or(|lowest| *card <= lowest));
        consequences.push(Consequence::DriftsOverFalls { piece, discs, card });
    }
    Plan {
        actions: actions.iter().map(ToString::to_string).collect(),
        result: PlanResult::Niagara(result),
        remarks: remarks("", &steps, &consequences),
        steps,
        costs,
        consequences,
    }
}
