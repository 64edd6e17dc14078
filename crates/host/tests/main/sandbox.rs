//! A sandbox answers with the documents of a hosted table.

use crate::{Kept, falls, queen};
use api::sandbox::Turn;
use game::Seat;
use host::Form;
use host::sandbox::{AnySandbox, Audience, Source, open};
use serde_json::json;

const VIEWERS: [Option<Seat>; 3] = [None, Some(Seat(0)), Some(Seat(1))];

/// Chooses the outcomes that were drawn at the table since the sandbox has followed it; what happened is the same.
fn follow(sandbox: &mut dyn AnySandbox, kept: &Kept, entries: &mut usize) {
    for moment in kept.table.moments(None, *entries + 1, usize::MAX, true) {
        assert!(moment.drawn, "{moment:?}");
        assert_eq!(sandbox.settle(moment.entry.as_ref().unwrap()).unwrap(), moment.events);
        *entries += 1;
    }
}

fn same_documents(mut kept: Kept) {
    let config = kept.table.config();
    let mut sandbox = open(&config.game, Source::Table(&config.table)).unwrap();
    let mut entries = 0;
    let mut luck = 3usize;
    follow(&mut *sandbox, &kept, &mut entries);
    while let Some(seat) = kept.next() {
        let Turn::Decide { seats, .. } = sandbox.turn() else { panic!("{:?}", sandbox.turn()) };
        assert_eq!(seats, kept.table.deciding().iter().collect::<Vec<_>>());
        for viewer in VIEWERS {
            assert_eq!(sandbox.view(viewer).unwrap(), kept.view(viewer));
        }
        assert_eq!(sandbox.board(), kept.table.board());
        assert_eq!(sandbox.legal(seat).unwrap(), kept.table.legal(seat));
        assert!(sandbox.chances().is_empty());
        for action in ["ahead", "end", "card:3", "canoe:a"] {
            let there = sandbox.why_not(seat, action).map_err(|fault| fault.at(""));
            assert_eq!(there, kept.table.why_not(seat, action), "{action}");
        }
        let plans = kept.table.plans(seat).unwrap();
        assert_eq!(sandbox.plans(seat).unwrap(), plans);
        luck = luck.wrapping_mul(31) % 1009;
        let legal = kept.table.legal(seat);
        let actions = if plans.is_empty() { vec![legal[0].clone()] } else { plans[luck % plans.len()].actions.clone() };
        let wrong = [actions.clone(), vec!["speed:1".to_owned(), "card:1".to_owned()]].concat();
        let words = |actions: &[String]| actions.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        let refused = kept.act(seat, &words(&wrong).split(' ').collect::<Vec<_>>()).unwrap_err();
        assert_eq!(sandbox.act(seat, &wrong).unwrap_err(), refused);
        let events = sandbox.act(seat, &actions).unwrap();
        assert!(kept.act(seat, &words(&actions).split(' ').collect::<Vec<_>>()).unwrap());
        let done = kept.table.moments(Some(seat), entries + 1, actions.len(), true);
        assert_eq!(events, done.into_iter().flat_map(|moment| moment.events).collect::<Vec<_>>());
        entries += actions.len();
        follow(&mut *sandbox, &kept, &mut entries);
    }
    assert!(matches!(sandbox.turn(), Turn::Over { .. }));
    assert!(kept.table.outcome().is_some());
    assert_eq!(sandbox.outcome(), kept.table.outcome());
    let record = sandbox.record(Audience::Viewer(None), Form::Json).unwrap();
    let again = open(&kept.table.config().game, Source::Record(&record)).unwrap();
    let position = again.position(Audience::Keeper).unwrap();
    assert_eq!(position, sandbox.position(Audience::Viewer(None)).unwrap());
    let loaded = open(&kept.table.config().game, Source::Position(&json!(position))).unwrap();
    for viewer in VIEWERS {
        assert_eq!(loaded.view(viewer).unwrap(), kept.view(viewer));
    }
}

#[test]
fn a_sandbox_and_a_table_answer_alike() {
    same_documents(Kept::new(queen()).begin());
    same_documents(Kept::new(falls()).begin());
}

#[test]
fn a_sandbox_keeps_what_is_sealed_but_not_from_its_keeper() {
    let mut sandbox = open("niagara", Source::Table(&json!({ "seats": 3 }))).unwrap();
    sandbox.settle("ring:brown").unwrap();
    sandbox.act(Seat(1), &["card:4".to_owned()]).unwrap();
    for viewer in [None, Some(Seat(0)), Some(Seat(2))] {
        let audience = Audience::Viewer(viewer);
        assert_eq!(sandbox.position(audience).unwrap_err().key(), "position-hidden");
        assert_eq!(sandbox.record(audience, Form::Text).unwrap_err().key(), "record-hidden");
    }
    assert!(sandbox.position(Audience::Keeper).is_ok());
    assert!(sandbox.record(Audience::Keeper, Form::Text).unwrap().contains("card:4"));
    let nobody = Some(Seat(3));
    for key in [
        sandbox.view(nobody).unwrap_err().key(),
        sandbox.position(Audience::Viewer(nobody)).unwrap_err().key(),
        sandbox.record(Audience::Viewer(nobody), Form::Json).unwrap_err().key(),
        sandbox.legal(Seat(3)).unwrap_err().key(),
        sandbox.plans(Seat(3)).unwrap_err().key(),
        sandbox.why_not(Seat(3), "card:1").unwrap_err().key(),
        sandbox.act(Seat(3), &["card:1".to_owned()]).unwrap_err().key(),
    ] {
        assert_eq!(key, "host-no-seat");
    }
}
