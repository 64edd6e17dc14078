//! Compares the tables with the engine's own planner, and tests evaluations.

use super::chart::Chart;
use super::turns::{GRAIN, NEVER, Turns, Workshop};
use super::*;
use crate::weights::Weights as _;
use game::Plans as _;
use mississippi::board::FINISH_DOCKS;
use mississippi::position::{BoatDoc, FORMAT, Position};
use mississippi::state::Mode;
use mississippi::{Bend, Edition, Plans, Space, Table};
use std::collections::{BTreeMap, BTreeSet};

/// A boat in a position document.
fn boat(at: &str, bow: Dir, speed: u8, coal: u8) -> BoatDoc {
    BoatDoc {
        at: at.parse().ok(),
        bow,
        speed,
        coal,
        passengers: 0,
        served: Vec::new(),
        repair: None,
        leaves_free: false,
        waiting: None,
        home: None,
        out: None,
    }
}

/// Three players on this river, red to move; the others are out of the way.
fn position(edition: Edition, river: &[&str], b_tiles: &[&str], finish: Option<Bend>, red: BoatDoc) -> Position {
    let mut table = Table::new(edition, 3);
    table.b_tiles = b_tiles.iter().filter_map(|tile| tile.parse().ok()).collect();
    let boats = [red, boat("0.5", Dir::N, 1, 6), boat("0.9", Dir::N, 1, 6)]
        .into_iter()
        .zip(BoatId::ALL)
        .map(|(doc, id)| (id, doc));
    Position {
        format: FORMAT,
        table,
        river: river.iter().map(ToString::to_string).collect(),
        removed: 0,
        finish,
        pile: finish.map(|_| Vec::new()),
        draws: None,
        leaving: 0,
        spare: None,
        passengers: BTreeMap::new(),
        boats: boats.collect(),
        round: 5,
        order: None,
        virtual_coal: None,
        idle_rounds: 0,
        idle: false,
        rose_used: 0,
        bunkered: 0,
        turns_begun: 0,
        to_move: Some(BoatId(0)),
        course: None,
        end: None,
    }
}

/// A boat's space, bow, speed and coal.
type Node = (Space, Dir, u8, u8);

/// The fewest turns to a stop on a space, by brute force over all plans; `None` within `most`.
fn tried(doc: &Position, start: Node, goal: Space, most: u8) -> Option<u8> {
    let mut plans = Plans::default();
    let mut seen = BTreeSet::from([start]);
    let mut now = vec![start];
    for turn in 1..=most {
        let mut next = Vec::new();
        for (at, bow, speed, coal) in now {
            let mut doc = doc.clone();
            // One is out, and the other, which keeps the race going, is out of the way.
            let gone = BoatDoc { at: None, out: Some(0), ..boat("0.5", Dir::N, 1, 0) };
            doc.boats.insert(BoatId(1), gone);
            doc.boats.insert(BoatId(0), boat(&at.to_string(), bow, speed, coal));
            // No turn begins on the last tile, because the next one would be laid. The rivers are long enough without
            // it.
            let Ok((queen, state)) = Queen::load(&doc) else { continue };
            queen.plan(&state, Seat(0), &mut plans);
            for plan in (0..plans.len()).map(|index| plans.result(index)) {
                // A wreck ends with the wheel at 1 and unspent points: the tables have no such turns.
                if matches!(state.course().mode, Mode::Wreck(_)) {
                    break;
                }
                if plan.at == goal && plan.wheel == 1 {
                    return Some(turn);
                }
                let node = (plan.at, plan.bow, plan.speed, plan.coal);
                if seen.insert(node) {
                    next.push(node);
                }
            }
        }
        now = next;
    }
    None
}

fn compare(doc: &Position, goal: &str, starts: &[(&str, Dir, u8, u8)], most: u8) {
    let (queen, state) = Queen::load(doc).expect("a position");
    let chart = Chart::new(&queen, &state, 0..=state.river().len() as u8 - 1);
    let goal: Space = goal.parse().expect("a space");
    let stop = chart.number(goal).expect("on the chart");
    let turns = Turns::to_stop(&chart, &[stop], 1, &mut Workshop::default());
    for &(at, bow, speed, coal) in starts {
        let at: Space = at.parse().expect("a space");
        let found = turns.row(at, bow, speed).expect("on the table")[coal as usize];
        let found = (found != NEVER).then_some(found / GRAIN).filter(|&turns| turns <= most);
        assert_eq!(found, tried(doc, (at, bow, speed, coal), goal, most), "from {at} {bow} speed {speed} coal {coal}");
    }
}

#[test]
fn tables_agree_with_the_planner_on_open_water() {
    let river = ["A0", "A1-1", "A2-4 left", "A3-2", "A1-3"];
    let doc = position(Edition::It2019, &river, &[], None, boat("1.12", Dir::N, 3, 6));
    let starts = [
        ("1.12", Dir::N, 3, 6),
        ("1.12", Dir::N, 3, 0),
        ("1.2", Dir::Ne, 4, 1),
        ("1.2", Dir::S, 1, 0),
        ("2.16", Dir::Nw, 2, 2),
        ("2.3", Dir::Sw, 5, 3),
        ("1.17", Dir::Nw, 6, 0),
    ];
    compare(&doc, "2.13", &starts, 4);
}

#[test]
fn tables_agree_with_the_planner_on_sand_and_driftwood() {
    for edition in [Edition::It2019, Edition::Ru2019, Edition::It1997] {
        let river = ["A0", "B3-1", "B2", "A1-1", "A1-3"];
        let doc = position(edition, &river, &["B2", "B3-1"], None, boat("1.2", Dir::N, 3, 6));
        let starts = [
            ("1.2", Dir::N, 3, 2),
            ("1.5", Dir::N, 1, 2),
            ("1.6", Dir::Ne, 1, 1),
            ("1.12", Dir::N, 4, 1),
            ("1.17", Dir::N, 5, 0),
            ("2.2", Dir::Ne, 3, 1),
        ];
        compare(&doc, "2.13", &starts, 3);
        compare(&doc, "3.11", &starts[4..], 4);
    }
}

/// The value of the position to red.
fn red(doc: &Position) -> f32 {
    let (queen, state) = Queen::load(doc).expect("a position");
    queen.evaluate(&state, &mut Queen::usual_lore())[0]
}

const LONG: [&str; 5] = ["A0", "A1-1", "A2-4 left", "A3-2", "A1-3"];

fn laden(at: &str, bow: Dir, speed: u8, coal: u8) -> Position {
    let red = BoatDoc { passengers: 2, ..boat(at, bow, speed, coal) };
    position(Edition::It2019, &LONG, &[], Some(Bend::Straight), red)
}

#[test]
fn nearer_to_the_finish_is_worth_more() {
    // The river heads north-west from the third tile on, and so does the finish.
    assert!(FINISH_DOCKS[Bend::Straight as usize].contains(&17));
    let one_turn = red(&laden("4.15", Dir::N, 1, 2));
    let three_turns = red(&laden("3.7", Dir::Nw, 3, 2));
    let far = red(&laden("1.12", Dir::N, 3, 2));
    assert!(one_turn > three_turns && three_turns > far, "{one_turn} {three_turns} {far}");
}

#[test]
fn coming_home_second_is_better_than_staying_out() {
    let with = |orange: BoatDoc| {
        let mut doc = laden("3.7", Dir::Nw, 2, 2);
        // Boats that have finished have been at these docks.
        doc.passengers = BTreeMap::from([(1, 0), (2, 0)]);
        let home = |place| BoatDoc { at: None, home: Some(place), passengers: 2, ..boat("0.5", Dir::N, 1, 0) };
        doc.boats.insert(BoatId(2), home(0));
        let orange = if orange.at.is_none() {
            // No one is left to race against (MQ-END-07).
            doc.end = Some(EndReason::AllHome);
            doc.course = game::json::read(r#"{"place": 0, "phase": "over"}"#).ok();
            doc.to_move = None;
            home(1)
        } else {
            orange
        };
        doc.boats.insert(BoatId(1), orange);
        let (queen, state) = Queen::load(&doc).expect("a position");
        queen.evaluate(&state, &mut Queen::usual_lore())
    };
    let near = with(BoatDoc { passengers: 2, ..boat("4.15", Dir::N, 1, 2) });
    let mut gone = boat("0.5", Dir::N, 1, 0);
    gone.at = None;
    let home = with(gone);
    assert!(home[1] > near[1] && near[1] > 0.0, "{home:?} {near:?}");
    assert!(home[2] > 0.9 && near[2] > 0.9);
}

#[test]
fn passengers_and_coal_are_worth_having() {
    let at = |passengers, coal| {
        let boat = BoatDoc { passengers, served: (1..=passengers).collect(), ..boat("2.7", Dir::Nw, 3, coal) };
        red(&position(Edition::It2019, &LONG[..4], &[], None, boat))
    };
    assert!(at(1, 3) > at(0, 3) && at(2, 3) > at(1, 3));
    assert!(at(1, 4) > at(1, 3) && at(1, 1) > at(1, 0));
}

#[test]
fn a_boat_that_must_wreck_is_worth_much_less() {
    let mut wrecks = 0;
    for (cell, bow) in (0..20).flat_map(|cell| Dir::ALL.map(|bow| (cell, bow))) {
        let bound = |speed| {
            let boat = boat(&format!("2.{cell}"), bow, speed, 0);
            let doc = position(Edition::It2019, &LONG[..4], &[], None, boat);
            let (queen, state) = Queen::load(&doc).ok()?;
            let wrecks = matches!(state.course().mode, Mode::Wreck(_));
            Some((queen.evaluate(&state, &mut Queen::usual_lore())[0], wrecks))
        };
        let (Some((fast, true)), Some((slow, false))) = (bound(5), bound(2)) else { continue };
        wrecks += 1;
        assert!(fast < slow * 0.5, "{cell} {bow}: {fast} {slow}");
    }
    assert!(wrecks > 10, "{wrecks}");
}

#[test]
fn where_it_costs_the_race_boats_take_less_risk() {
    let rushes = |edition, speed| {
        let doc = position(edition, &LONG[..4], &[], None, boat("1.12", Dir::N, 1, 6));
        let (queen, state) = Queen::load(&doc).expect("a position");
        weights::rushes(&queen, &state, Space::new(3, 7), state.river()[3].heading, speed, 0)
    };
    // On the last tile, straight ahead without coal.
    for (speed, wrecked, eliminated) in [(3, false, false), (4, false, true), (5, true, true)] {
        assert_eq!((rushes(Edition::It2019, speed), rushes(Edition::It1997, speed)), (wrecked, eliminated), "{speed}");
    }
}

/// How much the risk of a push costs red: orange is right behind it, and moves next or has moved.
fn push_change(cell: u8, bow: Dir, acts: bool) -> Option<f32> {
    let red = boat(&format!("2.{cell}"), bow, 2, 1);
    let mut doc = position(Edition::It2019, &LONG[..4], &[], None, red);
    let (_, state) = Queen::load(&doc).ok()?;
    let behind = state.neighbour(Space::new(2, cell), Dir::S).filter(|&at| !state.is_land(at))?;
    doc.boats.insert(BoatId(1), boat(&behind.to_string(), Dir::N, 2, 1));
    doc.order = Some(vec![BoatId(0), BoatId(1), BoatId(2)]);
    doc.to_move = Some(BoatId(if acts { 1 } else { 2 }));
    let (queen, state) = Queen::load(&doc).ok()?;
    let judged = |pushed| {
        let weights = MississippiWeights { pushed, ..MississippiWeights::kept() };
        queen.evaluate(&state, &mut Queen::lore(weights))[0]
    };
    Some(judged(1.0) - judged(0.0))
}

#[test]
fn being_pushed_costs_a_boat_that_is_well_placed_and_is_a_gift_to_others() {
    let (mut losses, mut gifts) = (0, 0);
    for (cell, bow) in (0..20).flat_map(|cell| Dir::ALL.map(|bow| (cell, bow))) {
        let Some(change) = push_change(cell, bow, true) else { continue };
        losses += u32::from(change < -1e-3);
        gifts += u32::from(change > 1e-3);
        let later = push_change(cell, bow, false).expect("the same position");
        assert!(later.abs() < 1e-6, "{cell} {bow}: whoever has acted pushes nobody, {later}");
    }
    assert!(losses > 5 && gifts > 5, "{losses} {gifts}");
}

#[test]
fn what_is_kept_changes_nothing_and_stays_bounded() {
    let mut kept = Queen::usual_lore();
    for last in ["A3-1", "A3-2", "A3-3", "A2-1", "A2-2"] {
        for bend in ["", " left", " right"] {
            let last = format!("{last}{bend}");
            let river = ["A0", "A1-1", "A2-4", &last];
            let doc = position(Edition::It2019, &river, &[], None, boat("1.12", Dir::N, 3, 4));
            let Ok((queen, state)) = Queen::load(&doc) else { continue };
            let fresh = queen.evaluate(&state, &mut Queen::usual_lore());
            for _ in 0..2 {
                assert_eq!(queen.evaluate(&state, &mut kept).map(f32::to_bits), fresh.map(f32::to_bits));
            }
        }
    }
    assert!(kept.is_small());
}

#[test]
fn without_coal_one_is_wary_where_it_can_cost_the_race() {
    let river = ["A0", "B3-1", "A2-4", "A1-1"];
    let wary = |edition, at: &str, speed, coal| {
        let mut doc = position(edition, &river, &["B3-1"], None, boat("0.7", Dir::N, 1, 6));
        doc.boats.insert(BoatId(1), boat(at, Dir::N, speed, coal));
        let (queen, state) = Queen::load(&doc).expect("a position");
        (queen.is_wary(&state, Seat(1)), state)
    };
    assert!(wary(Edition::It1997, "2.2", 2, 0).0 && wary(Edition::It1997, "2.2", 3, 1).0);
    assert!(!wary(Edition::It1997, "2.2", 3, 0).0, "too fast");
    assert!(wary(Edition::It2019, "2.2", 3, 0).0, "a wreck is not the end");
    let (_, state) = wary(Edition::It1997, "2.2", 1, 0);
    let sand = (0..20).map(|cell| Space::new(1, cell)).find(|&at| state.is_sand(at)).expect("a sandbank");
    let beside = Dir::ALL
        .iter()
        .find_map(|&dir| state.neighbour(sand, dir).filter(|&at| !state.is_land(at) && !state.is_sand(at)));
    let beside = beside.expect("water beside it").to_string();
    assert!(wary(Edition::It1997, &beside, 1, 1).0 && !wary(Edition::It1997, &beside, 1, 0).0);
    assert!(wary(Edition::It1997, &sand.to_string(), 1, 2).0 && !wary(Edition::It1997, &sand.to_string(), 1, 1).0);
}
