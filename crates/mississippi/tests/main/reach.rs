//! Why a boat cannot get to a space: every reason in a small situation, and the verdict itself against trying everything.

use game::{Game, Ignore, Seat, Turn};
use mississippi::position::Position;
use mississippi::state::{Phase, State};
use mississippi::{Action, Event, Queen, Space};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use testkit::mississippi::tables;
use testkit::random::Driver;

/// Red is to move on this river; what is said of the boats is added to places out of the way.
fn situation(river: &[&str], boats: &Value) -> (Queen, State) {
    let b_tiles: Vec<&&str> = river.iter().filter(|tile| tile.starts_with('B')).collect();
    let mut all = json!({ "orange": { "at": "0.1" }, "blue": { "at": "0.3" } });
    all.as_object_mut().unwrap().extend(boats.as_object().unwrap().clone());
    let position = json!({
        "format": 1,
        "table": { "edition": "it2019", "seats": 3, "b_tiles": b_tiles },
        "river": river,
        "boats": all,
        "to_move": "red",
    });
    Queen::load(&serde_json::from_value::<Position>(position).unwrap()).unwrap()
}

/// The rule that keeps the seat in question from a space, with the amounts if there are any.
fn why((queen, state): &(Queen, State), place: &str) -> String {
    queen.why_not_there(state, Seat(0), place).unwrap().map_or("-".to_owned(), |why| why.to_string())
}

const OPEN: [&str; 3] = ["A0", "A1-1", "A2-2"];

#[test]
fn where_a_turn_leads_nothing_is_in_the_way() {
    let slow = situation(&OPEN, &json!({ "red": { "at": "0.7", "coal": 0 } }));
    // One or two steps, with one free turn.
    for place in ["0.12", "0.17", "0.11", "0.13", "0.16", "0.18"] {
        assert_eq!(why(&slow, place), "-", "{place}");
    }
}

#[test]
fn places_that_are_no_water_now() {
    let mut race = situation(&OPEN, &json!({ "red": { "at": "0.7", "coal": 0 } }));
    assert_eq!(why(&race, "0.4"), "MQ-MOV-03");
    assert_eq!(why(&race, "1.6"), "MQ-MOV-03");
    assert_eq!(why(&race, "3.2"), "MQ-CRA-05", "no tile lies there yet");
    assert_eq!(why(&race, "0.7"), "MQ-R-23", "nobody stands still");
    for nonsense in ["", "x", "1.20", "99.1", "1.07", "red"] {
        assert_eq!(race.0.why_not_there(&race.1, Seat(0), nonsense).unwrap_err().key(), "unknown-space");
    }
    assert_eq!(race.0.why_not_there(&race.1, Seat(1), "0.12").unwrap().unwrap().to_string(), "MQ-ORD-03");
    race.0.act(&mut race.1, Seat(0), "speed:1".parse().unwrap(), &mut Ignore).unwrap();
    race.0.act(&mut race.1, Seat(0), Action::Ahead, &mut Ignore).unwrap();
    assert_eq!((why(&race, "0.12"), why(&race, "0.17")), ("-".into(), "MQ-SPD-01 need=1 have=0".into()));
}

#[test]
fn tiles_that_were_removed() {
    let position = json!({
        "format": 1,
        "table": { "edition": "it1997", "seats": 3 },
        "river": ["A0", "A1-1", "A2-2"],
        "removed": 1,
        "boats": { "red": { "at": "1.7" }, "orange": { "at": "1.2" }, "blue": { "at": "1.3" } },
        "to_move": "red",
    });
    let race = Queen::load(&serde_json::from_value::<Position>(position).unwrap()).unwrap();
    assert_eq!(why(&race, "0.17"), "MQ-REM-01");
}

#[test]
fn too_far() {
    let poor = situation(&OPEN, &json!({ "red": { "at": "0.7", "coal": 0 } }));
    assert_eq!(why(&poor, "1.2"), "MQ-SPD-03 need=1 have=0", "three steps take speed 3");
    assert_eq!(why(&poor, "1.12"), "MQ-SPD-03 need=3 have=0");
    let rich = situation(&OPEN, &json!({ "red": { "at": "0.7" } }));
    assert_eq!((why(&rich, "1.17"), why(&rich, "2.2")), ("-".into(), "MQ-SPD-05 need=7 have=6".into()));
}

#[test]
fn too_many_turns() {
    let poor = situation(&OPEN, &json!({ "red": { "at": "0.7", "coal": 1 } }));
    assert_eq!(why(&poor, "0.2"), "MQ-TRN-03 need=2 have=1", "half a circle takes two coal");
    let rich = situation(&OPEN, &json!({ "red": { "at": "0.7", "coal": 2 } }));
    assert_eq!(why(&rich, "0.2"), "-");
}

#[test]
fn boats_in_the_way() {
    let points = json!({ "red": { "at": "0.7", "coal": 0 }, "orange": { "at": "0.17" } });
    assert_eq!(why(&situation(&OPEN, &points), "0.17"), "MQ-PSH-03 need=2 have=1");
    let near = json!({ "red": { "at": "0.7", "coal": 0 }, "orange": { "at": "0.12" } });
    assert_eq!(why(&situation(&OPEN, &near), "0.12"), "-", "it can be pushed");
    assert_eq!(why(&situation(&OPEN, &near), "0.17"), "MQ-MOV-04", "and then there is no point left");
    let aground = json!({ "red": { "at": "1.2", "speed": 3 }, "orange": { "at": "1.6" } });
    assert_eq!(why(&situation(&["A0", "B3-1", "A2-1"], &aground), "1.6"), "MQ-SAN-09");
}

#[test]
fn a_turn_that_cannot_be_completed() {
    let race = situation(&["A0", "A3-2"], &json!({ "red": { "at": "0.12", "speed": 3, "coal": 0 } }));
    assert_eq!(why(&race, "0.17"), "MQ-R-17", "behind it there are islands alone");
}

#[test]
fn sandbanks() {
    let river = ["A0", "B3-2", "A1-1"];
    let poor = situation(&river, &json!({ "red": { "at": "1.7", "coal": 0 } }));
    assert_eq!(why(&poor, "1.12"), "MQ-SAN-03 need=1 have=0");
    let aground = situation(&river, &json!({ "red": { "at": "1.12", "coal": 1 } }));
    assert_eq!((why(&aground, "1.17"), why(&aground, "1.16")), ("-".into(), "MQ-SAN-02".into()));
}

/// Every space that the active boat can enter in this turn, found by trying all that is legal.
fn entered(queen: &Queen, start: &State, seat: Seat) -> BTreeSet<Space> {
    let (boat, turn) = (start.active(), queen.turn_number(start));
    let mut spaces = BTreeSet::new();
    let (mut open, mut seen) = (vec![*start], BTreeSet::new());
    let mut actions = Vec::new();
    while let Some(state) = open.pop() {
        let same_turn = queen.turn_number(&state) == turn && state.active() == boat;
        let under_way = matches!(state.phase(), Phase::Speed | Phase::Move) && queen.turn(&state).decides(seat);
        if !(same_turn && under_way && seen.insert(format!("{state:?}"))) {
            continue;
        }
        queen.legal(&state, seat, &mut actions);
        for &action in &actions {
            let (mut after, mut events) = (state, Vec::new());
            queen.apply(&mut after, seat, action, &mut events);
            spaces.extend(events.iter().filter_map(|event| match event {
                Event::Moved { boat: mover, to, .. } | Event::BackedOff { boat: mover, to, .. } if *mover == boat => {
                    Some(*to)
                }
                _ => None,
            }));
            open.push(after);
        }
    }
    spaces
}

/// Boats with much coal have too many ways to try them all.
const MOST_COAL: u8 = 2;

#[test]
fn the_verdict_is_that_of_trying_everything() {
    let (mut compared, mut reached, mut refused) = (0, 0, BTreeSet::new());
    for (number, (_, table)) in tables().into_iter().enumerate().step_by(5) {
        let queen = Queen::open(&table).unwrap();
        let (mut state, mut driver) = (queen.start(), Driver::new(number as u64));
        for step in 0..400 {
            if let Turn::Decide(seats) = queen.turn(&state)
                && step % 23 == 0
                && matches!(state.phase(), Phase::Speed | Phase::Move)
                && state.course().chain.as_slice().is_empty()
                && state.boat(state.active()).coal <= MOST_COAL
            {
                let seat = seats.iter().next().unwrap();
                let truth = entered(&queen, &state, seat);
                let own = state.boat(state.active()).at;
                for tile in 0..state.river().len() as u8 {
                    for space in (0..20).map(|cell| Space::new(tile, cell)).filter(|&space| space != own) {
                        let verdict = queen.why_not_there(&state, seat, &space.to_string()).unwrap();
                        assert_eq!(verdict.is_none(), truth.contains(&space), "{space}: {verdict:?} in {state:?}");
                        refused.extend(verdict.map(|why| why.rule));
                    }
                }
                compared += 1;
                reached += truth.len();
            }
            if driver.step(&queen, &mut state, &mut Ignore).is_none() {
                break;
            }
        }
    }
    assert!(compared > 20 && reached > 200, "{compared} positions, {reached} spaces");
    assert!(refused.len() > 6, "{refused:?}");
}
