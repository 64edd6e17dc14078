//! What is worth having in Mississippi Queen: passengers, the way to the next one or to the finish, coal.

use crate::worth::{Evaluate, Worth, of_outcome, softmax};
use game::{Game, Seat};
use mississippi::board::axial_at;
use mississippi::state::{Fate, Repair};
use mississippi::{BoatId, Queen, Space, State};

impl Evaluate for Queen {
    type Lore = ();

    fn evaluate(&self, state: &State, (): &mut ()) -> Worth {
        of_outcome(self, state).unwrap_or_else(|| {
            let of = |seat: u8| {
                let own = self.boats().filter(|&boat| self.owner(boat) == Some(Seat(seat)));
                own.map(|boat| score(state, boat)).sum::<i32>() as f32
            };
            let scores: Vec<f32> = (0..self.seats()).map(of).collect();
            softmax(&scores, 120.0)
        })
    }
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
