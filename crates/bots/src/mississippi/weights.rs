//! What cannot be worked out is estimated: the part of the river that nobody has seen, coal, wrecks. All in turns.

use super::turns::{End, GRAIN};
use mississippi::board::{CELLS, GAUGE};
use mississippi::rules::NoTurn;
use mississippi::{Bend, Dir, Queen, State};

/// Turns that a tile takes at cruising speed.
pub(super) const TURNS_PER_TILE: f32 = 1.0;
/// Turns that it takes to slow down to a dock and to get under way again, over and above passing by.
pub(super) const STOP: f32 = 2.0;
/// Turns from the end of the last tile to a stop at the finish.
pub(super) const LAST_STOP: f32 = 1.5;
/// What each passenger costs that will perhaps not be there.
pub(super) const SCARCITY: f32 = 3.0;
/// What a wreck costs beside starting anew from where it happens.
pub(super) const WRECK: f32 = 5.0;
/// What running out of turns costs where it can mean elimination (MQ-COA-03).
pub(super) const ELIMINATION: f32 = 12.0;
/// A boat that cannot win is as good as this many turns away.
pub(super) const HOPELESS: f32 = 40.0;

/// The worth of coal in turns, by how much there is, in the middle of a race.
const COAL: [f32; 8] = [0.0, 1.7, 2.7, 3.35, 3.8, 4.1, 4.3, 4.3];
/// The tiles to come at which coal has this worth, and the share that it never falls below.
const COAL_TILES: f32 = 7.0;
const COAL_LEAST: f32 = 0.03;

/// The worth of so much coal left over when so many tiles are still unknown, and perhaps the finish.
pub(super) fn coal_worth(tiles: u8, complete: bool) -> [f32; 8] {
    let ahead = if complete { 0.0 } else { f32::from(tiles) + 1.0 };
    let share = (ahead / COAL_TILES).clamp(COAL_LEAST, 1.3);
    COAL.map(|worth| worth * share)
}

/// What lies beyond the known river for a boat that lacks so many passengers.
pub(super) fn beyond(state: &State, lacking: u8) -> f32 {
    let (pool, draws) = state.pile();
    let (mut tiles, mut docks) = (0u8, 0u8);
    for id in pool {
        tiles += 1;
        docks += u8::from(id.tile().dock.is_some());
    }
    let coming = f32::from(docks) * f32::from(draws) / f32::from(tiles.max(1));
    let wanting = f32::from(lacking);
    let scarce = (2.0 * wanting - coming).max(0.0) * SCARCITY;
    f32::from(draws) * TURNS_PER_TILE + wanting * STOP + LAST_STOP + if lacking > 0 { scarce } else { 0.0 }
}

/// What it costs to have no complete turn next time.
pub(super) fn no_turn(queen: &Queen) -> f32 {
    match queen.rules().no_turn {
        NoTurn::Wreck => WRECK,
        NoTurn::Elimination => ELIMINATION,
    }
}

/// What a boat on the last tile loses by its wheel, from 0 for 1, in turns, by its coal: the slow one is behind, the fast
/// one is in danger before a tile that nobody knows. Means over all tiles that may follow.
const PACE: [[f32; 6]; 5] = [
    [0.22, 0.0, 0.16, 0.55, 1.14, 2.15],
    [0.39, 0.08, 0.0, 0.07, 0.37, 1.2],
    [0.55, 0.2, 0.03, 0.0, 0.09, 0.51],
    [0.6, 0.26, 0.07, 0.0, 0.03, 0.21],
    [0.58, 0.26, 0.09, 0.0, 0.01, 0.1],
];
/// What it loses by a bow that is so many turns off the river's heading, by its coal.
const ASKEW: [[f32; 4]; 5] = [
    [0.0, 0.45, 1.6, 2.4],
    [0.0, 0.35, 1.2, 1.8],
    [0.0, 0.25, 0.85, 1.3],
    [0.0, 0.18, 0.55, 0.8],
    [0.0, 0.12, 0.3, 0.5],
];
/// What it loses by each space that it is behind the end of its tile: little, for no more than a tile is laid in a turn.
const BEHIND: f32 = 0.06;

/// How far a boat on the last tile is behind the best that it could be there, in parts of a turn.
fn before_end(heading: Dir, cell: u8, bow: Dir, wheel: u8, coal: u8) -> u8 {
    let (along, _) = GAUGE[Bend::Straight as usize][cell as usize % CELLS];
    let coal = (coal as usize).min(PACE.len() - 1);
    let (pace, askew) = (PACE[coal][wheel as usize % 6], ASKEW[coal][bow.turns_to(heading) as usize % 4]);
    let turns = pace + askew + f32::from(4 - along) / 2.0 * BEHIND;
    (turns * f32::from(GRAIN)).round() as u8
}

/// The ends of the known river: a boat on its last tile, which has more river before it by its next turn.
pub(super) fn river_ends(state: &State, space: impl Fn(u8) -> Option<u16>) -> Vec<End> {
    let last = state.river().len() - 1;
    let (heading, land) = (state.river()[last].heading, state.tile(last as u8).land);
    let mut ends = Vec::new();
    for cell in (0..CELLS as u8).filter(|cell| land & (1 << cell) == 0) {
        let Some(space) = space(cell) else { continue };
        for bow in Dir::ALL {
            for wheel in 0..6 {
                let coals = 0..PACE.len() as u8;
                ends.extend(coals.map(|need| {
                    let level = before_end(heading, cell, bow, wheel, need);
                    End { level, space, bow: bow as u8, wheel, need }
                }));
            }
        }
    }
    ends
}
