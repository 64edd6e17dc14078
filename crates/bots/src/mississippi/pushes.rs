//! The risk of being pushed before a boat's next turn.
//!
//! The pusher chooses the space, the owner sets the bow for free (MQ-PSH-05, MQ-PSH-09). So the effect is the worst
//! neighbouring space with the best bow there: a loss for a well-placed boat, a gift for one that faces the wrong way.

use super::lore::{Boat, Lore};
use super::{any_bow, has_moved, side_of};
use mississippi::state::Repair;
use mississippi::{BoatId, Dir, Queen, Space, State};

/// The most turns that a push is assumed to cost or save.
const MOST: f32 = 2.0;

/// How many more turns a boat needs after the worst push; 0 if no boat can push it.
pub(super) fn change(
    queen: &Queen,
    state: &State,
    lore: &mut Lore,
    river: usize,
    (id, way, turns): (BoatId, Boat, f32),
) -> f32 {
    if !state.boat(id).afloat() || state.is_sand(way.at) {
        return 0.0;
    }
    let Some(from) = queen.boats().find_map(|pusher| reaches(queen, state, pusher, id)) else { return 0.0 };
    if let Some(known) = lore.known_push(river, way, from) {
        return known;
    }
    let mut worst: Option<f32> = None;
    for dir in Dir::ALL.into_iter().filter(|&dir| dir != from.turned(3)) {
        let Some(at) = state.neighbour(way.at, dir).filter(|&at| !state.is_land(at)) else { continue };
        let there = any_bow(queen, state, lore, river, Boat { at, ..way }).unwrap_or(turns + MOST);
        worst = Some(worst.map_or(there, |worst| worst.max(there)));
    }
    let change = worst.map_or(0.0, |worst| (worst - turns).clamp(-MOST, MOST));
    lore.note_push(river, way, from, change);
    change
}

/// The direction from which a boat of another side can push this one before its next turn, if it can: straight ahead or
/// with one turn of the bow, at a speed that costs no coal.
fn reaches(queen: &Queen, state: &State, pusher: BoatId, id: BoatId) -> Option<Dir> {
    let (boat, goal) = (state.boat(pusher), state.boat(id).at);
    let near = boat.afloat() && boat.at.tile.abs_diff(goal.tile) <= 1 && boat.repair == Repair::None;
    if !near
        || side_of(queen, pusher) == side_of(queen, id)
        || !moves_before(state, pusher, id)
        || state.is_sand(boat.at)
    {
        return None;
    }
    // It has one point more than its speed, and the last step costs two (MQ-PSH-02).
    let steps = boat.speed.min(5);
    let mut at = boat.at;
    for done in 0..steps {
        for bow in [boat.bow.turned(1), boat.bow.turned(-1)] {
            if run(state, at, bow, steps - done, goal) {
                return Some(bow);
            }
        }
        at = state.neighbour(at, boat.bow).filter(|&at| !state.is_land(at))?;
        if at == goal {
            return Some(boat.bow);
        }
    }
    None
}

/// Whether this many steps straight ahead lead through a space.
fn run(state: &State, mut at: Space, bow: Dir, steps: u8, goal: Space) -> bool {
    for _ in 0..steps {
        match state.neighbour(at, bow).filter(|&at| !state.is_land(at)) {
            Some(next) if next == goal => return true,
            Some(next) => at = next,
            None => return false,
        }
    }
    false
}

/// Whether a boat moves before another one's next turn. In the next round, boats that are behind move later.
fn moves_before(state: &State, pusher: BoatId, id: BoatId) -> bool {
    let place = |id: BoatId| state.order().iter().position(|&other| other == id);
    !has_moved(state, pusher) && (has_moved(state, id) || place(pusher) < place(id))
}
