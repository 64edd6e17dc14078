//! Worked examples of the rules (NI-EX), and the rulings that they leave out.

use super::*;
use game::Game;
use serde_json::{Value, json};

const YELLOW: Seat = Seat(1);
const RED: Seat = Seat(2);

/// A world of five players with these pieces.
fn world(players: Value, deposits: Value) -> World {
    let mut document = json!({"format": 1, "table": {"seats": 5}});
    document["players"] = players;
    document["deposits"] = deposits;
    let position = serde_json::from_value(document).expect("a position");
    let (game, state) = Niagara::load(&position).unwrap_or_else(|fault| panic!("{fault}"));
    World::of(&game, &state)
}

/// The steps of every way to play a turn, each on one line.
fn lines(world: &World, seat: Seat, points: u8) -> Vec<String> {
    turns(world, seat, points).iter().map(line).collect()
}

fn line(turn: &Turn) -> String {
    turn.steps.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The result of the turn with these steps.
fn after(world: &World, seat: Seat, points: u8, steps: &str) -> World {
    let fitting: Vec<World> =
        turns(world, seat, points).iter().filter(|turn| line(turn) == steps).map(|turn| turn.world).collect();
    let [world] = fitting[..] else { panic!("{} turns are {steps}", fitting.len()) };
    world
}

fn canoe(world: &World, seat: Seat, which: Which) -> String {
    let Boat { at, gem } = world.boat(CanoeId::new(seat, which));
    niagara::Canoe { at, gem }.to_string()
}

/// The canoes that move in every possible turn, without duplicates.
fn movers(world: &World, seat: Seat, points: u8) -> Vec<String> {
    let movers = |turn: Turn| {
        let canoes = turn.steps.iter().filter(|step| matches!(step, Action::Canoe(_)));
        canoes.map(ToString::to_string).collect::<Vec<_>>().join(" ")
    };
    let movers: BTreeSet<String> = turns(world, seat, points).into_iter().map(movers).collect();
    movers.into_iter().collect()
}

#[test]
fn ni_ex_01_which_canoes_move() {
    let world = world(
        json!({
            "yellow": {"canoes": ["3", "beach"]}, "red": {"canoes": ["beach", "6L"]},
            "blue": {"canoes": ["2", "5"]}, "green": {"canoes": ["1", "4"]},
        }),
        json!({}),
    );
    for points in 1..=6 {
        assert_eq!(movers(&world, Seat(0), points), ["canoe:a", "canoe:b"]);
        assert_eq!(movers(&world, YELLOW, points), ["canoe:a", "canoe:a canoe:b", "canoe:b canoe:a"]);
        assert_eq!(movers(&world, RED, points), ["canoe:a canoe:b", "canoe:b", "canoe:b canoe:a"]);
        assert_eq!(movers(&world, Seat(3), points), ["canoe:a canoe:b", "canoe:b canoe:a"]);
    }
    let skies: Vec<i8> = clouds(&world).iter().map(|after| after.weather).collect();
    assert_eq!(skies, [-1, 1]);
    assert!(clouds(&world).iter().all(|after| after.canoes == world.canoes));
}

#[test]
fn ni_r_09_the_only_canoe_must_be_launched() {
    let world = world(json!({"red": {"canoes": ["lost", "beach"]}}), json!({}));
    assert_eq!(lines(&world, RED, 2), ["canoe:b down down"]);
}

#[test]
fn ni_r_10_without_canoe_nothing_moves() {
    let world = world(json!({"red": {"canoes": ["lost", "lost"], "gems": {"ruby": 1}}}), json!({}));
    assert_eq!(turns(&world, RED, 6), [Turn { steps: Vec::new(), world }]);
}

#[test]
fn ni_ex_02_load_after_paddling() {
    let world = world(json!({"yellow": {"canoes": ["4", "5:ruby"]}}), json!({}));
    let after = after(&world, YELLOW, 4, "canoe:a down down:left load:sapphire canoe:b up up up up");
    assert_eq!(canoe(&after, YELLOW, Which::A), "6L:sapphire");
    assert_eq!(canoe(&after, YELLOW, Which::B), "1:ruby");
    assert_eq!(after.deposits[Gem::Sapphire as usize], [0, 0, 0, 6, 0]);
}

#[test]
fn ni_ex_03_swap_then_unload_and_steal() {
    let world = world(
        json!({"red": {"canoes": ["5:amber", "5:diamond"]}, "yellow": {"canoes": ["2:ruby", "beach"]}}),
        json!({}),
    );
    let steps = "canoe:a down:left unload load:sapphire canoe:b unload up up up steal:yellow:a";
    let after = after(&world, RED, 5, steps);
    assert_eq!(canoe(&after, RED, Which::A), "6L:sapphire");
    assert_eq!(canoe(&after, RED, Which::B), "2:ruby");
    assert_eq!(canoe(&after, YELLOW, Which::A), "2");
    assert_eq!(after.deposits[Gem::Sapphire as usize], [0, 0, 1, 6, 0]);
    assert_eq!(after.deposits[Gem::Amber as usize], [0, 1, 6, 0, 0]);
}

#[test]
fn ni_ex_04_all_that_a_three_can_do() {
    let world = world(
        json!({
            "red": {"canoes": ["2:amethyst", "6L"]},
            "yellow": {"canoes": ["3:diamond", "beach"]}, "blue": {"canoes": ["beach", "3:amber"]},
        }),
        json!({"amber": {"ruby": 1}}),
    );
    // A lands, and one point is forfeited.
    let lands = "canoe:a up up ";
    let mut second: Vec<String> =
        lines(&world, RED, 3).iter().filter_map(|line| line.strip_prefix(lands)).map(str::to_owned).collect();
    second.sort();
    let expected = [
        "canoe:b down down",
        "canoe:b down load:ruby",
        "canoe:b load:sapphire down",
        "canoe:b load:sapphire up",
        "canoe:b up load:amber",
        "canoe:b up load:ruby",
        "canoe:b up up up end",
        "canoe:b up up up steal:blue:b",
        "canoe:b up up up steal:yellow:a",
    ];
    assert_eq!(second, expected);
    let fallen = after(&world, RED, 3, "canoe:a up up canoe:b down down");
    assert_eq!(canoe(&fallen, RED, Which::A), "beach");
    assert_eq!(fallen.scored[2], [1, 0, 0, 0, 0]);
    assert_eq!(canoe(&fallen, RED, Which::B), "lost");
}

#[test]
fn ni_ex_07_a_six_from_the_beach() {
    let world = world(json!({}), json!({"diamond": {"ruby": 1}}));
    let mut first: Vec<String> = lines(&world, RED, 6).into_iter().filter(|line| line.starts_with("canoe:a")).collect();
    first.sort();
    let expected = [
        "canoe:a down down down down down down:left",
        "canoe:a down down down down down down:right",
        "canoe:a down down down down load:diamond",
        "canoe:a down down down down load:ruby",
    ];
    assert_eq!(first, expected);
}

#[test]
fn ni_r_04_to_06_work_before_or_after() {
    let world = world(
        json!({"red": {"canoes": ["3:amber", "lost"]}, "yellow": {"canoes": ["4", "lost"]}}),
        json!({"amethyst": {"amber": 1}}),
    );
    assert_eq!(
        lines(&world, YELLOW, 2),
        ["canoe:a up up", "canoe:a down down:left", "canoe:a down down:right", "canoe:a load:diamond"]
    );
    let mut red = lines(&world, RED, 4);
    red.sort();
    let expected = [
        "canoe:a down down unload",
        "canoe:a down down down:left down",
        "canoe:a down down down:right down",
        "canoe:a unload down down",
        "canoe:a unload load:amethyst", // not the amber that lay there (NI-R-24)
        "canoe:a unload up up",
        "canoe:a up up up",
    ];
    let mut expected = expected.map(str::to_owned);
    expected.sort();
    assert_eq!(red, expected);
    let landed = after(&world, YELLOW, 6, "canoe:a load:diamond up up up up");
    assert_eq!(landed.scored[1], [0, 1, 0, 0, 0]);
}

#[test]
fn ni_r_23_one_canoe_loads_what_the_other_lost() {
    let world = world(json!({"red": {"canoes": ["7L:amethyst", "3"]}}), json!({}));
    let after = after(&world, RED, 2, "canoe:a down canoe:b load:amethyst");
    assert_eq!(canoe(&after, RED, Which::A), "lost");
    assert_eq!(canoe(&after, RED, Which::B), "3:amethyst");
    assert_eq!(after.deposits[Gem::Amethyst as usize], [6, 0, 0, 0, 0]);
}

#[test]
fn ni_r_25_buying_back() {
    let gems = json!({"ruby": 1, "amber": 2});
    let world = world(
        json!({"red": {"canoes": ["lost", "lost"], "gems": gems}, "yellow": {"canoes": ["4", "lost"], "gems": gems}}),
        json!({}),
    );
    let lost =
        |world: &World, seat: Seat| world.canoes[seat.0 as usize].iter().filter(|boat| boat.at == Place::Lost).count();
    let left = |seat: Seat, canoes: usize| -> Vec<[u8; 5]> {
        let after = purchases(&world, seat).into_iter().filter(|after| lost(after, seat) == canoes);
        let scored: BTreeSet<[u8; 5]> = after.map(|after| after.scored[seat.0 as usize]).collect();
        scored.into_iter().collect()
    };
    assert_eq!(left(RED, 2), [[0, 0, 2, 0, 1]]);
    assert_eq!(left(RED, 1), [[0, 0, 1, 0, 1], [0, 0, 2, 0, 0]]);
    assert_eq!(left(RED, 0), [[0, 0, 0, 0, 1], [0, 0, 1, 0, 0]]);
    assert_eq!(left(YELLOW, 0), [[0, 0, 1, 0, 1], [0, 0, 2, 0, 0]]);
    assert_eq!(purchases(&world, YELLOW).len(), 3);
}
