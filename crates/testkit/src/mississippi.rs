//! Specifics of Mississippi Queen: its tables, its fixtures, and the invariants of its pieces.

use crate::conformance::{Kit, Step};
use crate::golden::files;
use crate::scenario::{Change, Failure, Scenario};
use game::{Entry, Game, Seat};
use mississippi::state::Fate;
use mississippi::tiles::{Kind, TileId};
use mississippi::{Action, BoatId, Edition, Event, Queen, State, Table};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::LazyLock;

static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(Action::every);

/// The game's conformance kit.
pub fn kit() -> Kit<'static, Queen> {
    Kit { universe: &UNIVERSE, most_entries: 60_000, invariant: keeps }
}

/// The names of the editions.
pub fn editions() -> [&'static str; 4] {
    Edition::ALL.map(Edition::name)
}

/// A folder in this game's fixtures.
pub fn fixtures(part: &str) -> PathBuf {
    crate::golden::fixtures("mississippi").join(part)
}

/// All scenario files.
pub fn scenarios() -> Result<Vec<Scenario>, Failure> {
    files(&fixtures("scenarios"), "txt").iter().map(|(name, text)| Scenario::parse(name, text)).collect()
}

/// Runs the text of a scenario under its editions, with an optional change of the table.
pub fn run(file: &str, text: &str, change: Change<'_>) -> Result<(), Failure> {
    Scenario::parse(file, text)?.run::<Queen>(&editions(), change)
}

/// Every edition with every number of players, and every module and variant: tables with their names.
pub fn tables() -> Vec<(String, Table)> {
    let mut tables = Vec::new();
    for edition in Edition::ALL {
        for seats in 2..=6 {
            tables.push((format!("{edition}-{seats}"), Table::new(edition, seats)));
        }
        for (name, change) in MODULES {
            let mut table = Table::new(edition, 4);
            change(&mut table);
            if Queen::open(&table).is_ok() {
                tables.push((format!("{edition}-{name}"), table));
            }
        }
    }
    tables
}

/// Every module and variant of this edition for this number of players.
pub fn tables_for(edition: Edition, seats: u8) -> Vec<Table> {
    let mut tables = vec![Table::new(edition, seats)];
    for (_, change) in MODULES {
        let mut table = Table::new(edition, seats);
        change(&mut table);
        table.seats = seats;
        if Queen::open(&table).is_ok() && !tables.contains(&table) {
            tables.push(table);
        }
    }
    tables
}

type Module = fn(&mut Table);

const MODULES: [(&str, Module); 18] = [
    ("4-terrain", |table| table.b_tiles = tiles(6)),
    ("3-two-b-tiles", |table| (table.seats, table.b_tiles) = (3, tiles(2))),
    ("5-long", |table| (table.seats, table.b_tiles, table.length) = (5, tiles(6), 18)),
    ("2-rose", |table| (table.seats, table.black_rose) = (2, true)),
    ("5-rose-terrain", |table| (table.seats, table.black_rose, table.b_tiles) = (5, true, tiles(6))),
    ("3-rose-long", |table| {
        (table.seats, table.black_rose, table.b_tiles, table.length) = (3, true, tiles(6), 18);
    }),
    ("3-pairs", |table| (table.seats, table.boats_each) = (3, 2)),
    ("3-pairs-rose", |table| (table.seats, table.boats_each, table.black_rose) = (3, 2, true)),
    ("2-no-transfer", |table| (table.seats, table.transfer, table.black_rose) = (2, false, true)),
    ("4-teams", |table| table.team_size = 2),
    ("6-teams-of-3", |table| (table.seats, table.team_size) = (6, 3)),
    ("6-teams-of-2-terrain", |table| (table.seats, table.team_size, table.b_tiles) = (6, 2, tiles(6))),
    ("4-few-passengers", |table| table.minimum_passengers = true),
    ("6-few-passengers-terrain", |table| {
        (table.seats, table.minimum_passengers, table.b_tiles) = (6, true, tiles(6));
    }),
    ("6-middling", |table| (table.seats, table.b_tiles, table.length) = (6, tiles(5), 15)),
    ("5-named-tiles", |table| {
        let leaving = TileId::of(TileId::A2_TILES).take(2).collect();
        (table.seats, table.b_tiles, table.leaving) = (5, tiles(2), leaving);
    }),
    ("3-introductory", |table| (table.seats, table.introductory) = (3, true)),
    ("3-fast-finish", |table| (table.seats, table.finish_speed) = (3, 2)),
];

/// The first B tiles.
fn tiles(count: usize) -> Vec<TileId> {
    TileId::of(TileId::B_TILES).take(count).collect()
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Boats, passengers and coal appear and vanish only by a rule.
fn keeps(step: &Step<'_, Queen>) -> Result<(), String> {
    boats(step.game, step.after)?;
    passengers(step)?;
    coal(step)?;
    let spectator = step.game.view(step.after, None);
    let same = (0..step.game.seats()).all(|seat| step.game.view(step.after, Some(Seat(seat))) == spectator);
    ensure(same, || "nothing is hidden, and yet two viewers see different things".to_owned())
}

/// Each boat exists once: alone on a water space, waiting, home or out.
fn boats(game: &Queen, state: &State) -> Result<(), String> {
    let mut spaces = BTreeSet::new();
    for id in BoatId::ALL {
        let boat = state.boat(id);
        let present = boat.fate != Fate::Absent;
        ensure(present == game.all_boats().any(|boat| boat == id), || format!("{id} should be {}", !present))?;
        if !boat.afloat() {
            continue;
        }
        ensure(spaces.insert(boat.at), || format!("two boats on {}", boat.at))?;
        ensure(!state.is_land(boat.at), || format!("{id} is on land"))?;
        let river = state.removed()..state.river().len() as u8;
        ensure(river.contains(&boat.at.tile), || format!("{id} is on no tile of the river"))?;
        ensure((1..=6).contains(&boat.speed), || format!("{id} has speed {}", boat.speed))?;
    }
    ensure(state.order().len() <= BoatId::ALL.len(), || "the order is too long".to_owned())
}

/// The passengers on tiles of the river, and those aboard.
fn on_the_table(state: &State) -> (u32, u32) {
    let waiting = state.river().iter().skip(state.removed() as usize).map(|laid| u32::from(laid.passengers)).sum();
    let aboard = BoatId::ALL.iter().map(|&id| u32::from(state.boat(id).passengers)).sum();
    (waiting, aboard)
}

fn passengers(step: &Step<'_, Queen>) -> Result<(), String> {
    let ((waited, had), (wait, have)) = (on_the_table(step.before), on_the_table(step.after));
    let mut laid = 0;
    let mut taken = 0;
    let mut removed = false;
    for event in step.events {
        match event {
            Event::TileLaid { passengers, .. } => laid += u32::from(*passengers),
            Event::PassengerTaken { .. } => taken += 1,
            Event::TileRemoved { .. } => removed = true,
            _ => {}
        }
    }
    ensure(have == had + taken, || format!("{had} passengers were aboard, {taken} came, {have} are aboard"))?;
    let expected = waited + laid;
    let fits = if removed { wait + taken <= expected } else { wait + taken == expected };
    ensure(fits, || format!("{waited} passengers waited, {laid} appeared, {taken} went aboard, {wait} wait"))?;
    for id in BoatId::ALL {
        let boat = step.after.boat(id);
        let most = if id == BoatId::ROSE { 0 } else { 2 };
        ensure(boat.passengers <= most, || format!("{id} has {} passengers", boat.passengers))?;
    }
    let wrong = |laid: &&mississippi::state::Laid| laid.passengers > 0 && !docked(laid.id);
    ensure(!step.after.river().iter().any(|laid| wrong(&laid)), || "passengers wait where there is no dock".to_owned())
}

fn docked(tile: TileId) -> bool {
    matches!(tile.tile().kind, Kind::Blue | Kind::Red)
}

/// Coal increases only at stations, from the Black Rose, or by a transfer, which preserves the sum.
fn coal(step: &Step<'_, Queen>) -> Result<(), String> {
    let sum = |state: &State| BoatId::ALL.iter().map(|&id| u32::from(state.boat(id).coal)).sum::<u32>();
    let fuelled = |event: &Event| matches!(event, Event::Refuelled { .. } | Event::Bunkered { .. });
    let racing = step.before.round() > 0;
    if racing && !step.events.iter().any(fuelled) {
        let (before, after) = (sum(step.before), sum(step.after));
        ensure(after <= before, || format!("coal rises from {before} to {after}"))?;
        if let Entry::Act { action: Action::Give(..) | Action::Take(..), .. } = step.entry {
            ensure(after == before, || format!("a transfer changes the coal from {before} to {after}"))?;
        }
    }
    for id in BoatId::ALL {
        let coal = step.after.boat(id).coal;
        ensure(coal <= 6, || format!("{id} has {coal} coal"))?;
    }
    Ok(())
}
