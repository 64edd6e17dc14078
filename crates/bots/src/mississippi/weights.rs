//! Estimates for what cannot be computed: the unknown part of the river, coal, wrecks. All in turns.

use super::turns::{End, GRAIN};
use crate::weights::weights;
use mississippi::board::{CELLS, GAUGE};
use mississippi::rules::NoTurn;
use mississippi::{Bend, Dir, Queen, Space, State};

/// The assumed distance, in turns, of a boat that cannot win.
pub(super) const HOPELESS: f32 = 40.0;

weights! {
    /// The weights for evaluating a race, in turns unless stated otherwise.
    pub struct MississippiWeights in "../../weights/mississippi-queen.json" {
        /// The time for a tile at cruising speed.
        turns_per_tile,
        /// The extra time for slowing down to a dock and getting under way again.
        stop,
        /// From the end of the last tile to a stop at the finish.
        last_stop,
        /// The cost of each missing passenger, who may not be available.
        scarcity,
        /// The cost of a wreck, besides restarting from there.
        wreck,
        /// The cost of having no complete turn where that can mean elimination (MQ-COA-03).
        elimination,
        /// The value of the first coal, in mid-race.
        coal_1,
        /// The value of the second coal.
        coal_2,
        /// The value of the third coal.
        coal_3,
        /// The value of the fourth coal.
        coal_4,
        /// The value of the fifth coal.
        coal_5,
        /// The value of the sixth coal.
        coal_6,
        /// The number of tiles to come at which coal has this value; with fewer it has less.
        coal_tiles,
        /// The cost of being last in the turn order rather than first.
        order,
        /// The lead that makes a boat about 2.7 times as likely to win when the race is nearly over.
        scale,
        /// How much that lead grows for each turn that the race still lasts.
        scale_per_turn,
        /// The weight of the mean of a side's boats relative to the first of them.
        others,
        /// A factor for the cost of a wrong speed before an unknown tile.
        pace,
        /// A factor for the cost of a wrong bow before an unknown tile.
        askew,
        /// The cost of each space behind the end of the last tile: small, because at most one tile is laid per turn.
        behind,
        /// The value, to an empty boat, of being near the Black Rose, where there is coal (MQ-BLR-10).
        rose,
        /// The share of a possible push's cost that already counts if somebody can push the boat before its next turn.
        pushed,
    }
}

/// The lower and upper bound of the share of its value that coal has.
const COAL_SHARE: (f32, f32) = (0.03, 1.3);

/// The value of the remaining coal when this many tiles, and perhaps the finish, are still unknown.
pub(super) fn coal_worth(w: &MississippiWeights, tiles: u8, complete: bool) -> [f32; 8] {
    let ahead = if complete { 0.0 } else { f32::from(tiles) + 1.0 };
    let share = (ahead / w.coal_tiles.max(1.0)).clamp(COAL_SHARE.0, COAL_SHARE.1);
    let mut sum = 0.0;
    [0.0, w.coal_1, w.coal_2, w.coal_3, w.coal_4, w.coal_5, w.coal_6, 0.0].map(|more| {
        sum += more * share;
        sum
    })
}

/// The turns beyond the known river for a boat that lacks this many passengers.
pub(super) fn beyond(w: &MississippiWeights, state: &State, lacking: u8) -> f32 {
    let (pool, draws) = state.pile();
    let (mut tiles, mut docks) = (0u8, 0u8);
    for id in pool {
        tiles += 1;
        docks += u8::from(id.tile().dock.is_some());
    }
    let coming = f32::from(docks) * f32::from(draws) / f32::from(tiles.max(1));
    let wanting = f32::from(lacking);
    let scarce = (2.0 * wanting - coming).max(0.0) * w.scarcity;
    f32::from(draws) * w.turns_per_tile + wanting * w.stop + w.last_stop + if lacking > 0 { scarce } else { 0.0 }
}

/// The cost of having no complete turn next time.
pub(super) fn no_turn(w: &MississippiWeights, queen: &Queen) -> f32 {
    match queen.rules().no_turn {
        NoTurn::Wreck => w.wreck,
        NoTurn::Elimination => w.elimination,
    }
}

/// The turns that a boat on the last tile loses by its wheel value minus 1, by its coal: a slow boat falls behind, a
/// fast one is at risk before an unknown tile. Averaged over all tiles that may follow.
const PACE: [[f32; 6]; 5] = [
    [0.22, 0.0, 0.16, 0.55, 1.14, 2.15],
    [0.39, 0.08, 0.0, 0.07, 0.37, 1.2],
    [0.55, 0.2, 0.03, 0.0, 0.09, 0.51],
    [0.6, 0.26, 0.07, 0.0, 0.03, 0.21],
    [0.58, 0.26, 0.09, 0.0, 0.01, 0.1],
];
/// The turns it loses by a bow this many turns off the river's heading, by its coal.
const ASKEW: [[f32; 4]; 5] = [
    [0.0, 0.45, 1.6, 2.4],
    [0.0, 0.35, 1.2, 1.8],
    [0.0, 0.25, 0.85, 1.3],
    [0.0, 0.18, 0.55, 0.8],
    [0.0, 0.12, 0.3, 0.5],
];
/// The highest acceptable cost, in turns, of being too fast or askew before the unknown.
const RISK: f32 = 0.8;
/// The same where it can cost the race instead of a turn.
const DEADLY_RISK: f32 = 0.4;

/// Whether a boat on the last tile is so fast or askew that many of the tiles that may follow would wreck it.
pub(super) fn rushes(queen: &Queen, state: &State, at: Space, bow: Dir, speed: u8, coal: u8) -> bool {
    let last = state.river().len() - 1;
    if state.finish().is_some() || (at.tile as usize) < last {
        return false;
    }
    let risk = match queen.rules().no_turn {
        NoTurn::Wreck => RISK,
        NoTurn::Elimination => DEADLY_RISK,
    };
    let coal = (coal as usize).min(PACE.len() - 1);
    let askew = ASKEW[coal][bow.turns_to(state.river()[last].heading) as usize % 4];
    PACE[coal][speed.clamp(1, 6) as usize - 1] + askew > risk
}

/// How far a boat on the last tile is behind its best possible state there, in fractions of a turn.
fn before_end(w: &MississippiWeights, heading: Dir, cell: u8, bow: Dir, wheel: u8, coal: u8) -> u8 {
    let (along, _) = GAUGE[Bend::Straight as usize][cell as usize % CELLS];
    let coal = (coal as usize).min(PACE.len() - 1);
    let (pace, askew) = (PACE[coal][wheel as usize % 6], ASKEW[coal][bow.turns_to(heading) as usize % 4]);
    let turns = w.pace * pace + w.askew * askew + f32::from(4 - along) / 2.0 * w.behind;
    (turns.max(0.0) * f32::from(GRAIN)).round() as u8
}

/// The ends of the known river: states of a boat on its last tile, which will have more river ahead by its next turn.
pub(super) fn river_ends(w: &MississippiWeights, state: &State, space: impl Fn(u8) -> Option<u16>) -> Vec<End> {
    let last = state.river().len() - 1;
    let (heading, land) = (state.river()[last].heading, state.tile(last as u8).land);
    let mut ends = Vec::new();
    for cell in (0..CELLS as u8).filter(|cell| land & (1 << cell) == 0) {
        let Some(space) = space(cell) else { continue };
        for bow in Dir::ALL {
            for wheel in 0..6 {
                let coals = 0..PACE.len() as u8;
                ends.extend(coals.map(|need| {
                    let level = before_end(w, heading, cell, bow, wheel, need);
                    End { level, space, bow: bow as u8, wheel, need }
                }));
            }
        }
    }
    ends
}
