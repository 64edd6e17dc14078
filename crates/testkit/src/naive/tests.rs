//! Worked examples of the rules (EX), and the rulings on boats without a complete turn.

use super::*;
use serde_json::{Value, json};

/// A position in which red moves; `more` overrides and adds fields.
fn position(edition: &str, river: &[&str], boats: Value, more: Value) -> Position {
    let mut document = json!({
        "format": 1,
        "table": {"edition": edition, "seats": 4},
        "river": river,
        "to_move": "red",
    });
    document["boats"] = boats;
    let Value::Object(more) = more else { panic!("fields expected: {more}") };
    for (field, value) in more {
        document[field] = value;
    }
    serde_json::from_value(document).expect("a position")
}

fn boat(name: &str) -> BoatId {
    name.parse().expect("a boat")
}

fn at(space: &str) -> Place {
    Place::At(space.parse().expect("a space"))
}

/// The complete turns; there must be some.
fn complete(position: &Position) -> Endings {
    match turns(position) {
        Verdict::Turns(endings) => endings,
        other => panic!("complete turns expected: {other:?}"),
    }
}

/// The endings at this speed in which these boats are at these places.
fn find<'a>(endings: &'a Endings, wheel: u8, places: &[(&str, &str)]) -> Vec<(&'a Ending, u8)> {
    let fits = |ending: &Ending| {
        let placed = |(name, space): &(&str, &str)| ending.boat(boat(name)).place == at(space);
        ending.wheel == wheel && places.iter().all(placed)
    };
    let found = endings.iter().filter(|(ending, _)| fits(ending)).map(|(ending, &spent)| (ending, spent));
    sorted(found)
}

/// Sorts items for comparison.
fn sorted<T: Ord>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.sort_unstable();
    items
}

/// The least coal for which red ends this way.
fn least_coal(endings: &Endings, wheel: u8, space: &str, bow: Dir) -> Option<u8> {
    let ends = find(endings, wheel, &[("red", space)]).into_iter();
    ends.filter(|(ending, _)| ending.boat(boat("red")).bow == Some(bow)).map(|(_, spent)| spent).min()
}

/// The pairs of cells over the joint to a tile with this bend.
fn joint(second: &str) -> Vec<(u8, u8)> {
    let board = board::Board::new(&position("it2019", &["A0", second], json!({}), json!({})));
    let mut pairs = Vec::new();
    for cell in 0..20 {
        for dir in Dir::ALL {
            let to = board.neighbour(Space { tile: 0, cell }, dir);
            pairs.extend(to.filter(|to| to.tile == 1).map(|to| (cell, to.cell)));
        }
    }
    pairs.sort_unstable();
    pairs
}

#[test]
fn joints_are_those_of_the_tile_list() {
    let straight = [(15, 0), (16, 0), (16, 1), (17, 1), (17, 2), (17, 3), (18, 3), (18, 4), (19, 4)];
    let left = [(5, 0), (10, 0), (10, 1), (15, 1), (15, 2), (15, 3), (16, 3), (16, 4), (17, 4)];
    let right = [(9, 4), (14, 3), (14, 4), (17, 0), (18, 0), (18, 1), (19, 1), (19, 2), (19, 3)];
    assert_eq!(joint("A3-2"), straight);
    assert_eq!(joint("A3-2 left"), left);
    assert_eq!(joint("A3-2 right"), right);
}

#[test]
fn mq_r_06_tiles_that_are_not_consecutive_are_no_passage() {
    // Five bends to the same side close a ring: the sixth tile touches the first.
    let river = ["A0", "A3-2 left", "A3-3 left", "A2-2 left", "A2-1 left", "A1-1 left"];
    let board = board::Board::new(&position("it2019", &river, json!({}), json!({})));
    for tile in 0..6 {
        for cell in 0..20 {
            for to in Dir::ALL.into_iter().filter_map(|dir| board.neighbour(Space { tile, cell }, dir)) {
                assert!(to.tile.abs_diff(tile) <= 1);
            }
        }
    }
}

#[test]
fn ex_04_half_a_circle_costs_two_coal() {
    let ends = |coal: u8| {
        let boats = json!({"red": {"at": "0.7", "coal": coal}, "blue": {"at": "0.5"}});
        complete(&position("it2019", &["A0", "A2-2"], boats, json!({})))
    };
    assert_eq!(least_coal(&ends(6), 1, "0.12", Dir::S), Some(2));
    assert_eq!(least_coal(&ends(6), 1, "0.2", Dir::S), Some(2));
    assert_eq!(least_coal(&ends(1), 1, "0.12", Dir::S), None);
}

#[test]
fn ex_05_speed_and_turns_cost_coal() {
    let boats = json!({"red": {"at": "0.2", "speed": 2}, "blue": {"at": "0.5"}});
    let ends = complete(&position("it2019", &["A0", "A2-2"], boats, json!({})));
    assert_eq!(least_coal(&ends, 4, "1.3", Dir::N), Some(2));
    assert!(find(&ends, 4, &[("red", "1.3")]).iter().all(|(ending, _)| ending.entered_last));
}

#[test]
fn ex_06_three_turns_cost_two_coal() {
    let boats = json!({"red": {"at": "0.7", "speed": 3}, "blue": {"at": "0.5"}});
    let ends = complete(&position("it1997", &["A0", "A2-2"], boats, json!({})));
    assert_eq!(least_coal(&ends, 3, "0.19", Dir::S), Some(2));
}

#[test]
fn ex_08_nobody_runs_past_the_open_end() {
    let with_coal = |edition, coal: u8| {
        let boats = json!({"red": {"at": "0.17", "speed": 6, "coal": coal}, "blue": {"at": "0.5"}});
        turns(&position(edition, &["A0", "A3-1"], boats, json!({})))
    };
    // MQ-CRA-03: the wheel of the wrecked boat.
    for (edition, speed) in [("it2019", 5), ("fr2019", 5), ("ru2019", 1)] {
        let Verdict::Wreck(wrecks) = with_coal(edition, 0) else { panic!("a wreck expected") };
        let (ending, spent) = wrecks.iter().next().expect("a wreck");
        assert_eq!((wrecks.len(), *spent), (1, 0));
        let red = &ending.boat(boat("red"));
        assert_eq!((ending.wheel, red.place, red.bow, red.speed), (5, at("1.14"), Some(Dir::Ne), speed));
        assert!(ending.entered_last);
        assert!(matches!(with_coal(edition, 6), Verdict::Turns(_)));
    }
}

#[test]
fn mq_r_18_driftwood_slows_a_wrecked_boat_too() {
    // Whichever of the two driftwood spaces it enters, it can go no further after one more step.
    let boats = json!({"red": {"at": "1.2", "bow": "ne", "speed": 6, "coal": 0}, "blue": {"at": "0.5"}});
    let Verdict::Wreck(wrecks) = turns(&position("fr2019", &["A0", "B2"], boats, json!({}))) else {
        panic!("a wreck expected")
    };
    let wheels = |ending: &Ending| (ending.wheel, ending.boat(boat("red")).speed);
    assert!(!wrecks.is_empty() && wrecks.keys().all(|ending| wheels(ending) == (5, 4)));
}

#[test]
fn ex_10_and_11_one_boat_is_pushed_once_or_twice() {
    let boats = json!({"red": {"at": "0.2", "speed": 4, "coal": 0}, "green": {"at": "0.7", "speed": 3}});
    let ends = complete(&position("it2019", &["A0", "A2-2"], boats, json!({})));
    let aside: Vec<_> = find(&ends, 4, &[("red", "0.17")])
        .into_iter()
        .filter(|(ending, _)| ending.boat(boat("red")).bow == Some(Dir::N))
        .map(|(ending, _)| ending.boat(boat("green")).place)
        .collect();
    assert_eq!(aside, ["0.6", "0.8", "0.11", "0.13"].map(at));
    let twice = find(&ends, 4, &[("red", "0.12"), ("green", "0.17")]);
    assert!(!twice.is_empty() && twice.iter().all(|(ending, _)| *ending.pushed == [boat("green")]));
    let boats = json!({"red": {"at": "0.2", "speed": 4, "coal": 0}, "green": {"at": "0.7", "speed": 3}});
    let ends = complete(&position("it1997", &["A0", "A2-2"], boats, json!({})));
    assert!(find(&ends, 4, &[("red", "0.12"), ("green", "0.17")]).is_empty()); // MQ-R-24
}

#[test]
fn ex_12_a_chain_costs_three_points() {
    let chain = |edition| {
        let mut boats = json!({"red": {"at": "0.2", "speed": 3}, "green": {"at": "0.7"}});
        boats["orange"] = json!({"at": "0.12"});
        let ends = complete(&position(edition, &["A0", "A2-2"], boats, json!({})));
        let places = [("red", "0.7"), ("green", "0.12"), ("orange", "0.17")];
        find(&ends, 3, &places).into_iter().map(|(ending, _)| ending.pushed.clone()).next()
    };
    assert_eq!(chain("it2019"), Some([boat("green"), boat("orange")].into_iter().collect()));
    assert_eq!(chain("it1997"), None);
}

#[test]
fn ex_13_the_path_of_the_pusher_is_barred_in_1997() {
    let behind = |edition| {
        let boats = json!({
            "red": {"at": "0.2", "bow": "ne", "speed": 4},
            "orange": {"at": "0.7"},
            "blue": {"at": "0.5"},
        });
        let ends = complete(&position(edition, &["A0", "A2-2"], boats, json!({})));
        let beside = find(&ends, 4, &[("red", "0.12"), ("orange", "0.13")]);
        assert!(!beside.is_empty());
        !find(&ends, 4, &[("red", "0.12"), ("orange", "0.2")]).is_empty()
    };
    assert!(behind("it2019"));
    assert!(!behind("it1997"));
}

#[test]
fn ex_13_the_space_of_a_pushed_boat_is_not_entered_afterwards_in_1997() {
    let around = |edition| {
        let boats = json!({
            "red": {"at": "1.12", "speed": 4},
            "orange": {"at": "1.17", "passengers": 2},
            "blue": {"at": "0.5"},
            "green": {"at": "0.3"},
        });
        let more = json!({"finish": "left"});
        let ends = complete(&position(edition, &["A0", "A1-1"], boats, more));
        let home = |ending: &&Ending| ending.boat(boat("orange")).place == Place::Home;
        let there = |ending: &Ending| ending.boat(boat("red")).place == at("1.16");
        ends.keys().filter(home).any(there)
    };
    // Orange is pushed home at 16; red may follow it there, but not in 1997.
    assert!(around("it2019"));
    assert!(!around("it1997"));
}

#[test]
fn mq_r_25_a_boat_is_asked_unless_every_push_grounds_it() {
    let asked = |from: &str, bow: &str, green: &str| {
        let boats = json!({
            "red": {"at": from, "bow": bow, "speed": 4},
            "green": {"at": green, "speed": 3},
            "blue": {"at": "0.5"},
        });
        let ends = complete(&position("it2019", &["A0", "B3-1"], boats, json!({})));
        let aground = ends.keys().filter(|ending| ending.boat(boat("green")).place == at("1.13"));
        aground.map(|ending| ending.asked.clone()).collect::<std::collections::BTreeSet<_>>()
    };
    // From 8 straight onto the sand at 13, or through the water at 14.
    let either = [Boats::new(), [boat("green")].into_iter().collect()].into();
    assert_eq!(asked("1.3", "n", "1.8"), either);
}

#[test]
fn ex_14_a_boat_at_speed_1_takes_a_passenger() {
    let taken = |speed: u8, wheel: u8, from: &str| {
        let boats = json!({"red": {"at": from, "speed": speed}, "blue": {"at": "0.5"}});
        let ends = complete(&position("it2019", &["A0", "A2-1"], boats, json!({"passengers": {"1": 1}})));
        let docked = find(&ends, wheel, &[("red", "1.7")]);
        docked.iter().map(|(ending, _)| ending.boat(boat("red")).passengers).max()
    };
    assert_eq!(taken(2, 1, "1.2"), Some(1));
    assert_eq!(taken(1, 2, "0.17"), Some(0));
}

#[test]
fn ex_17_a_station_refuels_a_pushed_boat_at_speed_1() {
    let boats = json!({
        "red": {"at": "0.17", "speed": 2},
        "green": {"at": "1.2", "coal": 0},
        "blue": {"at": "0.5"},
    });
    let ends = complete(&position("it2019", &["A0", "B1"], boats, json!({})));
    let pushed = find(&ends, 2, &[("red", "1.2"), ("green", "1.7")]);
    assert!(!pushed.is_empty() && pushed.iter().all(|(ending, _)| ending.boat(boat("green")).coal == 6));
}

#[test]
fn ex_18_driftwood_costs_two_points_and_one_speed() {
    let boats = json!({"red": {"at": "0.18", "speed": 5, "coal": 0}, "blue": {"at": "0.5"}});
    let ends = complete(&position("it2019", &["A0", "B2"], boats, json!({})));
    let through = find(&ends, 5, &[("red", "1.13")]);
    assert!(through.iter().any(|(ending, _)| ending.boat(boat("red")).speed == 3));
}

#[test]
fn ex_19_pushing_into_driftwood_costs_three_points() {
    let speed = |edition, wheel| {
        let boats = json!({
            "red": {"at": "0.13", "speed": wheel},
            "green": {"at": "0.18", "speed": 4},
            "blue": {"at": "0.5"},
        });
        let ends = complete(&position(edition, &["A0", "B2"], boats, json!({})));
        let pushed = find(&ends, wheel, &[("red", "0.18"), ("green", "1.3")]);
        pushed.first().map(|(ending, _)| ending.boat(boat("green")).speed)
    };
    assert_eq!(speed("it2019", 3), Some(4));
    assert_eq!(speed("ru2019", 3), Some(3));
    assert_eq!(speed("it2019", 2), None);
}

#[test]
fn ex_20_a_sandbank_ends_the_move() {
    let aground = |edition, coal: u8| {
        let boats = json!({"red": {"at": "1.8", "speed": 4, "coal": coal}, "blue": {"at": "0.5"}});
        match turns(&position(edition, &["A0", "B3-1"], boats, json!({}))) {
            Verdict::Turns(ends) => find(&ends, 4, &[("red", "1.13")])
                .into_iter()
                .map(|(ending, spent)| (ending.boat(boat("red")).speed, spent))
                .next(),
            _ => None,
        }
    };
    assert_eq!(aground("it2019", 1), Some((1, 0)));
    assert_eq!(aground("it2019", 0), None); // MQ-R-40
    assert_eq!(aground("ru2019", 0), Some((1, 0)));
}

#[test]
fn ex_21_a_boat_is_pushed_onto_a_sandbank() {
    let boats = json!({
        "red": {"at": "1.3", "speed": 2},
        "green": {"at": "1.8", "bow": "s", "speed": 3},
        "blue": {"at": "0.5"},
    });
    let ends = complete(&position("it2019", &["A0", "B3-1"], boats, json!({})));
    let pushed = find(&ends, 2, &[("red", "1.8"), ("green", "1.13")]);
    let green = &pushed.first().expect("pushed onto the sand").0.boat(boat("green"));
    assert_eq!((green.speed, green.bow), (1, Some(Dir::S)));
}

#[test]
fn ex_22_a_boat_leaves_its_sandbank() {
    let leaving = |edition| {
        let boats = json!({"red": {"at": "1.13"}, "blue": {"at": "0.5"}});
        let ends = complete(&position(edition, &["A0", "B3-1", "A3-2"], boats, json!({})));
        let back: Vec<_> = Dir::ALL.iter().map(|&bow| least_coal(&ends, 1, "1.8", bow)).collect();
        assert_eq!(back.iter().min(), back.iter().max());
        assert_eq!(least_coal(&ends, 1, "1.18", Dir::N), Some(1));
        assert_eq!(least_coal(&ends, 3, "2.9", Dir::N), Some(3)); // speed, leaving, second turn
        assert_eq!(least_coal(&ends, 1, "1.14", Dir::Ne), None); // no turning before
        back[0]
    };
    assert_eq!(leaving("it2019"), Some(1));
    assert_eq!(leaving("fr2019"), Some(1));
    assert_eq!(leaving("ru2019"), Some(0));
    assert_eq!(leaving("it1997"), Some(0));
}

#[test]
fn ex_26_a_boat_goes_home_from_dock_to_dock() {
    let boats = json!({
        "red": {"at": "1.17", "bow": "ne", "speed": 5, "passengers": 2},
        "blue": {"at": "1.18"},
        "green": {"at": "0.6"},
    });
    let ends = complete(&position("it2019", &["A0", "A3-2"], boats, json!({"finish": "straight"})));
    let home = ends.iter().filter(|(ending, _)| ending.boat(boat("red")).place == Place::Home);
    assert_eq!(home.map(|(_, spent)| *spent).min(), Some(5));
}

#[test]
fn mq_r_03_a_finish_dock_may_be_a_coal_dock() {
    // Straight ahead lies a plain dock, two turns to the right the coal dock: one ending, for the least coal.
    let boats = json!({"red": {"at": "1.12", "bow": "nw", "passengers": 2}, "blue": {"at": "0.5"}});
    let ends = complete(&position("it2019", &["A0", "B1"], boats, json!({"finish": "straight"})));
    let home = ends.iter().filter(|(ending, _)| ending.boat(boat("red")).place == Place::Home);
    assert_eq!(home.map(|(ending, spent)| (ending.wheel, *spent)).collect::<Vec<_>>(), [(1, 0)]);
}

#[test]
fn mq_int_04_any_speed_wins_the_introductory_game() {
    let boats = json!({"red": {"at": "1.12", "speed": 4, "coal": 0}, "blue": {"at": "0.5"}});
    let table = json!({"edition": "it1997", "seats": 3, "introductory": true});
    let more = json!({"finish": "straight", "table": table});
    let ends = complete(&position("it1997", &["A0", "A3-2"], boats, more));
    let red = ends.keys().map(|ending| (ending.wheel, ending.boat(boat("red")).place));
    assert_eq!(sorted(red), [3, 4, 5].map(|wheel| (wheel, Place::Home)));
}

#[test]
fn mq_r_28_and_32_a_push_home_ends_a_race_of_two_players() {
    let boats = json!({
        "red": {"at": "1.12", "speed": 2},
        "orange": {"at": "0.7", "passengers": 2},
        "blue": {"at": "1.17", "passengers": 2},
        "green": {"at": "0.6"},
    });
    let more = json!({"finish": "straight", "table": {"edition": "it2019", "seats": 2}});
    let ends = complete(&position("it2019", &["A0", "A3-3"], boats, more));
    let home = |ending: &&Ending| ending.wheel == 2 && ending.boat(boat("blue")).place == Place::Home;
    let red = ends.keys().filter(home).map(|ending| ending.boat(boat("red")).place);
    assert_eq!(red.collect::<Vec<_>>(), [at("1.12")]);
}

#[test]
fn mq_r_69_the_whole_chain_is_pushed_though_it_ends_the_race() {
    let boats = json!({
        "red": {"at": "1.2", "speed": 3},
        "orange": {"at": "1.7"},
        "blue": {"at": "1.12", "passengers": 2},
        "green": {"at": "0.6"},
    });
    let more = json!({"finish": "straight", "table": {"edition": "it2019", "seats": 2}});
    let ends = complete(&position("it2019", &["A0", "A1-1"], boats, more));
    let home = |ending: &&Ending| ending.wheel == 3 && ending.boat(boat("blue")).place == Place::Home;
    let ends: Vec<_> = ends.keys().filter(home).collect();
    assert!(!ends.is_empty());
    for ending in ends {
        assert_eq!(ending.boat(boat("red")).place, at("1.2"));
        assert_eq!(ending.boat(boat("orange")).place, at("1.12"));
        assert!(ending.asked.is_empty());
    }
}

#[test]
fn mq_r_41_22_and_62_a_boat_that_cannot_leave_its_sandbank() {
    let aground = |edition, space: &str, bow: &str, coal: u8, free: bool| {
        let red = json!({"at": space, "bow": bow, "coal": coal, "leaves_free": free});
        let boats = json!({"red": red, "blue": {"at": "1.1"}, "green": {"at": "0.5"}});
        turns(&position(edition, &["A0", "B3-1"], boats, json!({})))
    };
    // An island ahead, a boat astern: coal does not help.
    assert_eq!(aground("it2019", "1.6", "n", 2, false), Verdict::SetsBow(Next::Moves));
    assert_eq!(aground("fr2019", "1.6", "n", 2, false), Verdict::Stays(1, Next::Restarts));
    assert_eq!(aground("it1997", "1.6", "n", 2, false), Verdict::Stays(1, Next::Moves));
    assert_eq!(aground("ru2019", "1.6", "n", 2, false), Verdict::Stays(1, Next::Misses));
    assert_eq!(aground("ru2019", "1.6", "n", 0, false), Verdict::Stays(1, Next::LeavesFree));
    // Sand ahead, the bank astern: only coal is missing.
    assert_eq!(aground("ru2019", "1.5", "ne", 0, false), Verdict::Stays(1, Next::LeavesFree));
    assert_eq!(aground("it1997", "1.5", "ne", 0, false), Verdict::Eliminated);
    assert!(matches!(aground("ru2019", "1.5", "ne", 0, true), Verdict::Turns(_)));
}

#[test]
fn mq_r_41_a_boat_between_land_and_land() {
    let aground = |edition, coal: u8, repair: Value| {
        let red = json!({"at": "1.14", "bow": "nw", "coal": coal, "repair": repair});
        let boats = json!({"red": red, "blue": {"at": "0.3"}, "green": {"at": "0.5"}});
        turns(&position(edition, &["A0", "B3-2", "A1-1"], boats, json!({})))
    };
    assert_eq!(aground("it2019", 3, json!(null)), Verdict::SetsBow(Next::Moves));
    assert_eq!(aground("fr2019", 3, json!(null)), Verdict::Stays(1, Next::Restarts));
    assert_eq!(aground("ru2019", 3, json!(null)), Verdict::SetsBow(Next::Moves));
    assert_eq!(aground("ru2019", 0, json!(null)), Verdict::SetsBow(Next::LeavesFree));
    assert_eq!(aground("it1997", 3, json!(null)), Verdict::Eliminated);
    // With a free choice of bow it leaves, in every edition that repairs.
    assert!(matches!(aground("it2019", 3, json!("restarts")), Verdict::Turns(_)));
    assert!(matches!(aground("fr2019", 3, json!("restarts")), Verdict::Turns(_)));
    assert_eq!(aground("fr2019", 0, json!("restarts")), Verdict::SetsBow(Next::Restarts));
}

#[test]
fn mq_r_55_blocked_by_a_boat_aground() {
    let blocked = |edition| {
        let boats = json!({"red": {"at": "1.9", "bow": "ne", "coal": 0}, "blue": {"at": "1.14"}});
        let table = json!({"edition": edition, "seats": 3, "house": {"sand_without_coal": "allowed"}});
        turns(&position(edition, &["A0", "B3-2"], boats, json!({"table": table})))
    };
    assert_eq!(blocked("fr2019"), Verdict::Stays(1, Next::Moves));
    assert_eq!(blocked("it1997"), Verdict::Eliminated);
    let Verdict::Wreck(wrecks) = blocked("it2019") else { panic!("a wreck expected") };
    let bow = |ending: &Ending| (ending.wheel, ending.boat(boat("red")).bow);
    let expected = [Dir::N, Dir::Ne, Dir::Se].map(|bow| (1, Some(bow)));
    assert_eq!(sorted(wrecks.keys().map(bow)), expected);
}

#[test]
fn mq_r_30_only_sides_with_several_boats_decline() {
    let declines = |edition, seats: u8, wheel: u8, red: &str, bow: &str| {
        let mut boats = json!({"red": {"at": red, "bow": bow, "speed": wheel}, "orange": {"at": "1.7"}});
        boats["blue"] = json!({"at": "0.5"});
        boats["green"] = json!({"at": "0.3"});
        let table = json!({"edition": edition, "seats": seats});
        let more = json!({"table": table, "passengers": {"1": 1}});
        let ends = complete(&position(edition, &["A0", "A1-1"], boats, more));
        let taken = |ending: &&Ending| ending.boats.iter().flatten().any(|boat| boat.passengers > 0);
        ends.keys().filter(taken).min().map(|ending| ending.may_decline.to_vec())
    };
    // Orange is pushed onto the dock, or red sails there.
    assert_eq!(declines("it2019", 2, 2, "1.2", "n"), Some(vec![boat("orange")]));
    assert_eq!(declines("it2019", 4, 2, "1.2", "n"), Some(vec![]));
    assert_eq!(declines("it1997", 2, 1, "1.12", "sw"), Some(vec![boat("red")]));
    assert_eq!(declines("it2019", 2, 1, "1.12", "sw"), Some(vec![]));
}

#[test]
fn mq_r_57_too_fast_at_the_finish() {
    // Only two steps are possible from here, ending on the dock at the tip.
    let ending = |edition| {
        let boats = json!({"red": {"at": "1.11", "speed": 3, "coal": 0}, "blue": {"at": "0.5"}});
        turns(&position(edition, &["A0", "A1-4"], boats, json!({"finish": "straight"})))
    };
    let Verdict::Turns(ends) = ending("it2019") else { panic!("complete turns expected") };
    assert!(!find(&ends, 2, &[("red", "1.17")]).is_empty());
    let Verdict::FastFinish(ends) = ending("ru2019") else { panic!("too fast") };
    let red = |(ending, spent): (&Ending, &u8)| {
        let red = &ending.boat(boat("red"));
        (ending.wheel, red.place, red.speed, *spent)
    };
    assert_eq!(ends.iter().map(red).collect::<Vec<_>>(), [(2, Place::Out, 1, 0)]);
}

#[test]
fn mq_r_49_the_rose_is_left_a_turn_for_one_coal() {
    let with = |care: &str, black: Value, used: u8| {
        let mut boats = json!({"red": {"at": "1.0"}, "blue": {"at": "1.2"}, "orange": {"at": "1.14"}});
        boats["black"] = black;
        let mut table = json!({"edition": "fr2019", "seats": 3, "black_rose": true});
        table["house"] = json!({"rose_care": care});
        let more = json!({"table": table, "to_move": "black", "rose_used": used});
        position("fr2019", &["A0", "A1-3 left", "A3-2", "B1 right"], boats, more)
    };
    let before = json!({"at": "1.1", "bow": "se", "speed": 6});
    let all = complete(&with("ignored", before.clone(), 1));
    let spares = |ending: &Ending| {
        let black = ending.boat(BoatId::ROSE);
        let Place::At(space) = black.place else { panic!("it never goes home") };
        let bow = black.bow.expect("a bow").to_string();
        let after = json!({"at": space.to_string(), "bow": bow, "speed": black.speed});
        matches!(turns(&with("ignored", after, 0)), Verdict::Turns(_))
    };
    let (kept, broken): (Endings, Endings) = all.into_iter().partition(|(ending, _)| spares(ending));
    assert!(!kept.is_empty() && !broken.is_empty());
    assert_eq!(complete(&with("required", before, 1)), kept);
}
