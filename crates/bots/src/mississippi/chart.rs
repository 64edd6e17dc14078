//! A stretch of river as numbers: the neighbours of each space, for the tables of turns.

use mississippi::board::{CELLS, FINISH_DOCKS};
use mississippi::rules::{FastFinish, NoTurn, SandBack, SandWithoutCoal};
use mississippi::{Dir, Queen, Space, State};
use std::ops::RangeInclusive;

/// A step that is not simply one point into open water.
#[derive(Clone, Copy, Debug)]
pub(super) struct Odd {
    pub(super) from: u16,
    pub(super) bow: u8,
    pub(super) to: u16,
    pub(super) kind: OddKind,
}

/// The kinds of odd steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum OddKind {
    /// It leads onto a sandbank (MQ-SAN-01).
    Sand,
    /// It leads into driftwood (MQ-DRI-01).
    Wood,
    /// It ends the race at any speed (MQ-INT-04).
    Home,
}

/// The spaces of some consecutive tiles, numbered from 0; the number after the last stands for everything that cannot
/// be entered.
pub(super) struct Chart {
    first: u8,
    tiles: u8,
    /// The space ahead, by bow and space, for plain steps; the others are in `odd`.
    pub(super) ahead: [Vec<u16>; 6],
    pub(super) odd: Vec<Odd>,
    /// The sandbanks, and the space astern of a boat there, by its bow.
    pub(super) sands: Vec<(u16, [u16; 6])>,
    /// The tiles with driftwood, as bits from the first tile of the chart.
    pub(super) wood: u32,
    /// The finish docks.
    pub(super) finish: Vec<u16>,
    /// The highest wheel value with which a move may end on a finish dock (MQ-END-09).
    pub(super) finish_limit: u8,
    /// The coal that a boat needs to enter sand (MQ-SAN-03), and to back off it (MQ-SAN-05).
    pub(super) sand_needs: u8,
    pub(super) back_costs: u8,
    /// Whether a stuck boat stays and sets its bow (MQ-R-41) instead of being eliminated (MQ-COA-03).
    pub(super) sand_holds: bool,
}

impl Chart {
    /// The chart of these laid tiles; everything beyond them counts as land.
    pub(super) fn new(queen: &Queen, state: &State, tiles: RangeInclusive<u8>) -> Self {
        use game::Game;
        let (first, last) = (*tiles.start(), *tiles.end());
        let count = last + 1 - first;
        let size = count as usize * CELLS;
        let mut chart = Self {
            first,
            tiles: count,
            ahead: std::array::from_fn(|_| vec![size as u16; size]),
            odd: Vec::new(),
            sands: Vec::new(),
            wood: 0,
            finish: Vec::new(),
            finish_limit: 6,
            sand_needs: u8::from(queen.rules().sand_without_coal == SandWithoutCoal::Barred),
            back_costs: u8::from(queen.rules().sand_back == SandBack::OneCoal),
            sand_holds: queen.rules().no_turn == NoTurn::Wreck,
        };
        if let Some(bend) = state.finish().filter(|_| last as usize + 1 == state.river().len()) {
            let docks = FINISH_DOCKS[bend as usize].map(|cell| Space::new(last, cell));
            chart.finish = docks.iter().filter(|&&at| !state.is_land(at)).filter_map(|&at| chart.number(at)).collect();
            if queen.rules().fast_finish == FastFinish::Disqualified {
                chart.finish_limit = queen.table().finish_speed;
            }
        }
        for from in 0..size as u16 {
            chart.add_space(state, from, queen.table().introductory);
        }
        chart
    }

    fn add_space(&mut self, state: &State, from: u16, introductory: bool) {
        let at = self.space(from);
        if state.is_land(at) {
            return;
        }
        let size = self.size() as u16;
        let enterable = |at: &Space| !state.is_land(*at);
        for bow in Dir::ALL {
            let Some(there) = state.neighbour(at, bow).filter(enterable) else { continue };
            let Some(to) = self.number(there) else { continue };
            let kind = if introductory && self.finish.contains(&to) {
                OddKind::Home
            } else if state.is_sand(there) {
                OddKind::Sand
            } else if state.is_driftwood(there) {
                OddKind::Wood
            } else {
                self.ahead[bow as usize][from as usize] = to;
                continue;
            };
            self.wood |= u32::from(kind == OddKind::Wood) << (to as usize / CELLS);
            self.odd.push(Odd { from, bow: bow as u8, to, kind });
        }
        if state.is_sand(at) {
            // MQ-R-42: not into driftwood.
            let astern = Dir::ALL.map(|bow| {
                let there = state.neighbour(at, bow.turned(3)).filter(enterable);
                there.filter(|&at| !state.is_driftwood(at)).and_then(|at| self.number(at)).unwrap_or(size)
            });
            self.sands.push((from, astern));
        }
    }

    /// The number of spaces.
    pub(super) fn size(&self) -> usize {
        self.tiles as usize * CELLS
    }

    /// The number of tiles.
    pub(super) fn tiles(&self) -> usize {
        self.tiles as usize
    }

    /// The number of a space, if it is on the chart.
    pub(super) fn number(&self, at: Space) -> Option<u16> {
        let tile = at.tile.checked_sub(self.first).filter(|&tile| tile < self.tiles)?;
        Some(u16::from(tile) * CELLS as u16 + u16::from(at.cell))
    }

    pub(super) fn first(&self) -> u8 {
        self.first
    }

    fn space(&self, number: u16) -> Space {
        Space::new(self.first + (number as usize / CELLS) as u8, (number as usize % CELLS) as u8)
    }

    pub(super) fn is_sand(&self, number: u16) -> bool {
        self.sands.iter().any(|&(sand, _)| sand == number)
    }
}
