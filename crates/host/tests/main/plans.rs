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
    let (mut loads, mut scores, mut risks) = (0, 0, 0);
    for_all_plans::<Niagara>(&testkit::niagara::fixtures("records"), |_, state, seat, plan, after| {
        let PlanResult::Niagara(result) = plan.result else { panic!("another game") };
        let niagara::Plan::Canoes { a, b, .. } = result else { return };
        for one in &plan.consequences {
            match one {
                Consequence::Loads { .. } => loads += 1,
                Consequence::Scores { .. } => scores += 1,
                Consequence::DriftsOverFalls { piece, discs } => {
                    risks += 1;
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
