//! A player of Mississippi Queen who wants something: golden records should show races, not drifting.
//!
//! It tries a number of random turns and keeps the one that brings its boat nearest to the next passenger or to the
//! finish. It knows no more than the rules tell.

use crate::random::{Driver, carry_out};
use game::record::EntryOf;
use game::{Entry, Fault, Game, Ignore, Record, Turn};
use mississippi::board::axial_at;
use mississippi::state::{Fate, Repair};
use mississippi::{BoatId, Queen, Space, State};

/// How many turns it tries before it takes the best.
const TRIES: usize = 24;

/// A whole race, from where the record stands, at most `most` entries more.
pub fn race(mut record: Record<Queen>, seed: u64, most: usize) -> Result<Record<Queen>, Fault> {
    let replay = record.replay()?;
    let (game, mut state) = (&replay.game, *replay.last());
    let mut driver = Driver::new(seed);
    let end = record.entries.len() + most;
    while record.entries.len() < end {
        let chosen = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => driver.pick(game, &state).into_iter().collect(),
            Turn::Decide(_) => best_turn(game, &state, &mut driver),
        };
        if chosen.is_empty() {
            break;
        }
        for entry in chosen {
            carry_out(game, &mut state, entry, &mut Ignore);
            record.entries.push(entry);
        }
    }
    record.outcome = game.outcome(&state);
    Ok(record)
}

/// The best of some random ways to go on until chance or another turn comes.
fn best_turn(game: &Queen, state: &State, driver: &mut Driver<Queen>) -> Vec<EntryOf<Queen>> {
    let boat = state.active();
    let turn = game.turn_number(state);
    let mut best: Option<(i32, Vec<EntryOf<Queen>>)> = None;
    for _ in 0..TRIES {
        let mut after = *state;
        let mut entries = Vec::new();
        while game.turn_number(&after) == turn && entries.len() < 60 {
            match driver.pick(game, &after) {
                Some(entry @ Entry::Act { .. }) => {
                    carry_out(game, &mut after, entry, &mut Ignore);
                    entries.push(entry);
                }
                _ => break,
            }
        }
        let score = score(&after, boat);
        if best.as_ref().is_none_or(|(most, _)| score > *most) {
            best = Some((score, entries));
        }
    }
    best.map(|(_, entries)| entries).unwrap_or_default()
}

fn score(state: &State, id: BoatId) -> i32 {
    let boat = state.boat(id);
    let worth = match boat.fate {
        Fate::Home(_) => return 100_000,
        Fate::Out(_) | Fate::Absent => return -100_000,
        Fate::Waiting(_) => return 0,
        Fate::Afloat => i32::from(boat.passengers) * 1000 + i32::from(boat.coal) * 8,
    };
    let wrecked = if boat.repair == Repair::None { 0 } else { 60 };
    let (distance, stop) = distance(state, id);
    // Near its goal a boat must be slow, far from it fast.
    let wanted = if stop { (distance / 3 + 1).min(5) } else { 4 };
    worth - wrecked - distance * 12 - (i32::from(boat.speed) - wanted).abs() * 6
}

/// How far the goal is, and whether the boat wants to stop there.
fn distance(state: &State, id: BoatId) -> (i32, bool) {
    let boat = state.boat(id);
    let here = point(state, boat.at);
    let last = state.river().len() as u8 - 1;
    let mut goals: Vec<Space> = Vec::new();
    if boat.passengers < 2 && id != BoatId::ROSE {
        for (tile, laid) in (0u8..).zip(state.river()).skip(state.removed() as usize) {
            if let Some((cell, _)) = laid.id.tile().dock
                && laid.passengers > 0
                && !boat.served.as_slice().contains(&tile)
            {
                goals.push(Space::new(tile, cell));
            }
        }
    } else if let Some(bend) = state.finish() {
        let cells = mississippi::board::FINISH_DOCKS[bend as usize];
        goals.extend(cells.map(|cell| Space::new(last, cell)).into_iter().filter(|&at| !state.is_land(at)));
    }
    let nearest = goals.iter().map(|&goal| along(state, boat.at, goal, here)).min();
    match nearest {
        Some(distance) => (distance, true),
        // Nothing to stop for yet: on to the end of the river.
        None => (along(state, boat.at, Space::new(last, 17), here), false),
    }
}

/// Along the tiles between, as the river does not go straight.
fn along(state: &State, from: Space, to: Space, here: (i32, i32)) -> i32 {
    let tiles = i32::from(from.tile).abs_diff(i32::from(to.tile)) as i32;
    let straight = hexes(here, point(state, to));
    straight.max(tiles.saturating_sub(1) * 4)
}

fn point(state: &State, at: Space) -> (i32, i32) {
    axial_at(state.sites()[at.tile as usize], at.cell)
}

fn hexes((q, r): (i32, i32), (oq, or): (i32, i32)) -> i32 {
    let (dq, dr) = (q - oq, r - or);
    (dq.abs() + dr.abs() + (dq + dr).abs()) / 2
}
