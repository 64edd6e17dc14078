//! Plans as documents: what they promise is what happens.

use api::{Consequence, Currency, Plan, PlanResult, Purpose};
use game::{Entry, Game as _, Plans as _, Record, Seat, Seen, Turn};
use host::Hosted;
use mississippi::{BoatId, Queen};
use niagara::{CanoeId, Niagara};
use std::path::Path;

/// Calls back with every plan of every position of the golden records, and the state after it.
fn for_all_plans<G: Hosted>(folder: &Path, mut look: impl FnMut(&G, &G::State, Seat, &Plan, &G::State)) {
    let (mut plans, mut actions, mut events) = (G::Plans::default(), Vec::new(), Vec::new());
    for (file, text) in testkit::golden::files(folder, "rec") {
        let record = Record::<G>::read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let game = G::open(&record.table).unwrap();
        let states = record.replay().unwrap().states;
        // Every seventh position: consecutive ones are alike.
        for (state, _) in
            states.iter().zip(&record.entries).step_by(7).filter(|(_, entry)| matches!(entry, Entry::Act { .. }))
        {
            let Turn::Decide(seats) = game.turn(state) else { continue };
            let seat = seats.iter().next().unwrap();
            game.plan(state, seat, &mut plans);
            for index in (0..plans.len()).step_by(5) {
                plans.actions(index, &mut actions);
                let plan = game.plan_document(state, seat, &actions, plans.result(index));
                let mut after = state.clone();
                for &action in &actions {
                    events.clear();
                    game.act(&mut after, seat, action, &mut events).unwrap();
                }
                assert_eq!(serde_json::from_value::<Plan>(serde_json::to_value(&plan).unwrap()).unwrap(), plan);
                look(&game, state, seat, &plan, &after);
            }
        }
    }
}

fn paid(plan: &Plan, currency: Currency) -> u8 {
    plan.costs.iter().filter(|cost| cost.currency == currency).map(|cost| cost.amount).sum()
}

#[test]
fn the_price_of_a_turn_on_the_river_is_what_is_paid_and_its_course_leads_where_it_says() {
    let (mut seen, mut pushes, mut docks) = (0, 0, 0);
    for_all_plans::<Queen>(&testkit::mississippi::fixtures("records"), |_, state, _, plan, after| {
        let PlanResult::MississippiQueen(result) = plan.result else { panic!("another game") };
        let mover = state.active();
        let moves = plan.steps.iter().filter(|step| step.pushed_by.is_none()).collect::<Vec<_>>();
        let Some(last) = moves.last() else { return };
        seen += 1;
        assert_eq!(paid(plan, Currency::Coal), result.spent, "{plan:?}");
        assert_eq!((last.piece.as_str(), last.to.as_str()), (mover.name(), result.at.to_string().as_str()), "{plan:?}");
        for step in plan.steps.iter().filter(|step| step.pushed_by.is_some()) {
            pushes += 1;
            let boat: BoatId = step.piece.parse().unwrap();
            let later = plan.steps.iter().rfind(|other| other.piece == step.piece).unwrap();
            if after.boat(boat).afloat() {
                assert_eq!(after.boat(boat).at.to_string(), later.to, "{plan:?}");
            }
        }
        let boards = plan
            .consequences
            .iter()
            .any(|one| matches!(one, Consequence::BoardsPassenger { piece } if piece == mover.name()));
        let taken = after.boat(mover).passengers > state.boat(mover).passengers;
        docks += u32::from(boards);
        assert!(boards == taken || !after.boat(mover).afloat(), "{plan:?}");
    });
    assert!(seen > 1000 && pushes > 50 && docks > 10, "{seen} turns, {pushes} pushes, {docks} docks");
}

#[test]
fn a_plan_of_niagara_says_what_it_loads_scores_and_risks() {
    let (mut loads, mut scores, mut risks, mut warned) = (0, 0, 0, 0);
    for_all_plans::<Niagara>(&testkit::niagara::fixtures("records"), |_, state, seat, plan, after| {
        let PlanResult::Niagara(result) = plan.result else { panic!("another game") };
        let niagara::Plan::Canoes { a, b, .. } = result else { return };
        for one in &plan.consequences {
            match one {
                Consequence::Loads { .. } => loads += 1,
                Consequence::Scores { .. } => scores += 1,
                Consequence::DriftsOverFalls { piece, discs, card } => {
                    risks += 1;
                    warned += usize::from(card.is_some());
                    // No card is enough that moves too few discs, even if all of them go down its arm.
                    let flows = |card: u8| card as i8 + state.weather();
                    assert!(card.is_none_or(|card| flows(card) >= *discs as i8), "{plan:?}");
                    let canoe: CanoeId = piece.parse().unwrap();
                    let at = if canoe.which == niagara::Which::A { a.at } else { b.at };
                    assert_eq!(at.depth() + discs, 8, "{plan:?}");
                }
                _ => {}
            }
        }
        let count = |state: &niagara::State| state.scored(seat).iter().sum::<u8>();
        let scored = plan.consequences.iter().filter(|one| matches!(one, Consequence::Scores { .. })).count();
        assert_eq!(usize::from(count(after) - count(state)), scored, "{plan:?}");
        let moved = plan.costs.iter().find(|cost| cost.purpose == Purpose::Move).map_or(0, |cost| cost.amount);
        assert_eq!(usize::from(moved), plan.steps.len(), "a point a disc: {plan:?}");
        let lost = plan.consequences.iter().filter(|one| matches!(one, Consequence::GoesOverFalls { .. })).count();
        let gone = plan.steps.iter().filter(|step| step.to == "lost").count();
        assert_eq!(lost, gone, "{plan:?}");
    });
    assert!(loads > 100 && scores > 20 && risks > 100, "{loads} loads, {scores} gems, {risks} risks");
    assert!(warned > 20 && warned < risks, "{warned} of {risks}");
}

/// What a card threatens is what happens if the river flows as far as it can then.
#[test]
fn a_canoe_is_in_danger_from_the_lowest_card_that_takes_it_over_the_falls() {
    use niagara::Place;
    let (mut seen, mut lost) = (0, 0);
    for (file, text) in testkit::golden::files(&testkit::niagara::fixtures("records"), "rec") {
        let record = Record::<Niagara>::read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let replay = record.replay().unwrap();
        // Where one entry ends the last turn and lets the river flow: who fell, and what had been said of it.
        for (before, after) in replay.states.iter().zip(&replay.states[1..]) {
            let Turn::Decide(moving) = replay.game.turn(before) else { continue };
            if before.round() == 0 || after.round() != before.round() + 1 || after.weather() != before.weather() {
                continue;
            }
            let cards = (0..record.table.seats).filter_map(|seat| before.card(Seat(seat))?.points());
            let Some(lowest) = cards.min() else { continue };
            for canoe in (0..record.table.seats)
                .flat_map(|seat| niagara::Which::ALL.map(|which| CanoeId::new(Seat(seat), which)))
            {
                // The one that moved last may have gone anywhere.
                let at = before.canoe(canoe).at;
                if moving.contains(canoe.seat) || !at.afloat() {
                    continue;
                }
                seen += 1;
                let fell = after.canoe(canoe).at == Place::Lost;
                lost += usize::from(fell);
                let danger = replay.game.card_over_falls(before, at).is_some_and(|card| card <= lowest);
                assert!(danger || !fell, "{file} round {}: {canoe} at {at}", before.round());
            }
        }
    }
    assert!(seen > 50 && lost > 0, "{lost} of {seen}");
}

/// Every remark has its words in every language, and only what nobody wants is a warning.
#[test]
fn remarks_say_what_comes_of_a_plan() {
    use std::collections::BTreeSet;
    use words::Lang;
    let mut keys = BTreeSet::new();
    let mut look = |plan: &Plan| {
        for remark in &plan.remarks {
            if keys.insert((remark.message.key.to_string(), remark.warning)) {
                for lang in Lang::ALL {
                    let text = words::message(lang, &remark.message, &|seat| format!("Player {}", seat.0));
                    assert!(!text.contains("-plan-") && !text.contains(['{', '$']), "{text}");
                }
            }
        }
    };
    for_all_plans::<Queen>(&testkit::mississippi::fixtures("records"), |_, _, _, plan, _| look(plan));
    for_all_plans::<Niagara>(&testkit::niagara::fixtures("records"), |_, _, _, plan, _| look(plan));
    let warnings: Vec<_> = keys.iter().filter(|(_, warning)| *warning).map(|(key, _)| key.as_str()).collect();
    for key in
        ["mq-plan-wrecks", "mq-plan-no-next-turn", "mq-plan-last-coal", "niagara-plan-falls", "niagara-plan-drifts"]
    {
        assert!(warnings.contains(&key), "{key}: {keys:?}");
    }
    for key in ["mq-plan-pushes", "mq-plan-boards", "mq-plan-too-fast", "niagara-plan-scores", "niagara-plan-loads"] {
        assert!(keys.contains(&(key.to_owned(), false)), "{key}: {keys:?}");
    }
}

#[test]
fn plans_tell_nothing_of_what_others_have_sealed() {
    let mut secrets = 0;
    for (file, text) in testkit::golden::files(&testkit::niagara::fixtures("records"), "rec") {
        let record = Record::<Niagara>::read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let replay = record.replay().unwrap();
        for (number, state) in replay.states.iter().enumerate().step_by(3) {
            let Turn::Decide(seats) = replay.game.turn(state) else { continue };
            for seat in seats.iter() {
                let mut roll = |most: u32| number as u32 % most;
                let guess = Seen::new(&replay.game, state, seat).guess(&mut roll);
                secrets += usize::from(guess != *state);
                let documents = |state| host::registry::plan_documents(&replay.game, state, seat);
                assert_eq!(documents(&guess), documents(state), "{file} {number}");
            }
        }
    }
    assert!(secrets > 100, "{secrets}");
}
