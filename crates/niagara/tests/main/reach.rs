//! Why no canoe gets to a place: every reason in a small situation, and the verdict itself against trying everything.

use game::{Game, Ignore, Seat, Turn};
use niagara::position::Position;
use niagara::state::{Phase, State};
use niagara::{Action, Arm, CanoeId, Event, Niagara, Place, Table, Which};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use testkit::random::Driver;

/// Brown acts, with these canoes and this card.
fn situation(canoes: [&str; 2], card: &Value) -> (Niagara, State) {
    let players = json!({
        "brown": { "canoes": canoes, "card": card },
        "yellow": { "card": 4 },
        "red": { "card": 5 },
    });
    let position = json!({ "format": 1, "table": { "seats": 3 }, "phase": "act", "players": players });
    Niagara::load(&serde_json::from_value::<Position>(position).unwrap()).unwrap()
}

/// The rule that keeps a seat from a place, with the amounts if there are any.
fn why((niagara, state): &(Niagara, State), seat: u8, place: &str) -> String {
    niagara.why_not_there(state, Seat(seat), place).unwrap().map_or("-".to_owned(), |why| why.to_string())
}

#[test]
fn a_canoe_goes_one_way_as_far_as_its_points() {
    let river = situation(["4", "lost"], &json!(2));
    for place in ["3", "2", "5", "6L", "6R", "4"] {
        assert_eq!(why(&river, 0, place), "-", "{place}: two steps, or two points for a gem");
    }
    assert_eq!(why(&river, 0, "1"), "NI-CAN-04 need=3 have=2");
    assert_eq!(why(&river, 0, "7R"), "NI-CAN-04 need=3 have=2");
    assert_eq!(why(&river, 0, "lost"), "NI-CAN-04 need=4 have=2");
    let arm = situation(["6L", "lost"], &json!(3));
    assert_eq!((why(&arm, 0, "6R"), why(&arm, 0, "7R")), ("NI-CAN-05".into(), "NI-CAN-05".into()));
    assert_eq!((why(&arm, 0, "lost"), why(&arm, 0, "3")), ("-".into(), "-".into()));
    assert_eq!(why(&arm, 0, "6L"), "NI-CAN-09", "three points are not used up there");
}

#[test]
fn the_canoe_that_needs_least_is_spoken_of() {
    let river = situation(["1", "4"], &json!(1));
    assert_eq!(why(&river, 0, "6L"), "NI-CAN-04 need=2 have=1");
    let ashore = situation(["beach", "lost"], &json!(3));
    assert_eq!((why(&ashore, 0, "3"), why(&ashore, 0, "4")), ("-".into(), "NI-CAN-04 need=4 have=3".into()));
}

#[test]
fn a_move_that_has_begun_keeps_its_direction() {
    let mut river = situation(["4", "lost"], &json!(3));
    for action in ["canoe:a", "up"] {
        river.0.act(&mut river.1, Seat(0), action.parse().unwrap(), &mut Ignore).unwrap();
    }
    assert_eq!((why(&river, 0, "2"), why(&river, 0, "4")), ("-".into(), "NI-CAN-05".into()));
}

#[test]
fn who_does_not_move_gets_nowhere() {
    let cloud = situation(["4", "5"], &json!("cloud"));
    assert_eq!(why(&cloud, 0, "3"), "NI-WEA-02");
    assert_eq!(why(&cloud, 1, "1"), "NI-ACT-01", "it is somebody else's turn");
    let lost = situation(["lost", "3"], &json!(1));
    assert_eq!(why(&lost, 0, "beach"), "NI-CAN-04 need=3 have=1");
    let niagara = Niagara::open(&Table::new(3)).unwrap();
    let start = (niagara.start(), "1");
    assert_eq!(niagara.why_not_there(&start.0, Seat(0), start.1).unwrap().unwrap().to_string(), "NI-RND-01");
    for nonsense in ["", "0", "8", "6", "3.1"] {
        assert_eq!(niagara.why_not_there(&start.0, Seat(0), nonsense).unwrap_err().key(), "unknown-place");
    }
}

/// Every place that a canoe of the seat enters or where it can end its move, found by trying all that is legal.
fn entered(niagara: &Niagara, start: &State, seat: Seat) -> BTreeSet<Place> {
    let mut places = BTreeSet::new();
    let mut open = vec![*start];
    let mut seen: Vec<State> = Vec::new();
    let mut actions = Vec::new();
    while let Some(state) = open.pop() {
        let turn = niagara.turn_number(&state) == niagara.turn_number(start) && niagara.turn(&state).decides(seat);
        if !turn || seen.contains(&state) {
            continue;
        }
        seen.push(state);
        niagara.legal(&state, seat, &mut actions);
        for &action in &actions {
            let (mut after, mut events) = (state, Vec::new());
            niagara.apply(&mut after, seat, action, &mut events);
            places.extend(events.iter().filter_map(|event| match event {
                Event::Moved { canoe, to, .. } if canoe.seat == seat => Some(*to),
                Event::Landed { canoe } if canoe.seat == seat => Some(Place::Beach),
                // By its own paddle, and not because the river flows afterwards.
                Event::Lost { canoe, .. } if canoe.seat == seat => {
                    let moves = niagara.view(&state, None).course.and_then(|course| course.canoe) == Some(canoe.which);
                    let over = moves && state.canoe(*canoe).at.down(Arm::Left) == Place::Lost;
                    (over && action == Action::Down).then_some(Place::Lost)
                }
                _ => None,
            }));
            open.push(after);
        }
    }
    places
}

#[test]
fn the_verdict_is_that_of_trying_everything() {
    let (mut compared, mut reached) = (0, 0);
    for seed in 0..20 {
        let niagara = Niagara::open(&Table::new(3 + seed as u8 % 3)).unwrap();
        let (mut state, mut driver) = (niagara.start(), Driver::new(seed));
        for step in 0..300 {
            if let Turn::Decide(seats) = niagara.turn(&state)
                && niagara.view(&state, None).phase == Phase::Act
                && step % 11 == 0
            {
                let seat = seats.iter().next().unwrap();
                let own = Which::ALL.map(|which| state.canoe(CanoeId::new(seat, which)).at);
                let truth = entered(&niagara, &state, seat);
                // A canoe that is there already may stay by work alone, which no event tells.
                for place in Place::ALL.into_iter().filter(|place| !own.contains(place)) {
                    let verdict = niagara.why_not_there(&state, seat, place.name()).unwrap();
                    assert_eq!(verdict.is_none(), truth.contains(&place), "{place}: {verdict:?} in {state:?}");
                }
                compared += 1;
                reached += truth.len();
            }
            if driver.step(&niagara, &mut state, &mut Ignore).is_none() {
                break;
            }
        }
    }
    assert!(compared > 100 && reached > 300, "{compared} positions, {reached} places");
}
