//! Lists the plans in order.
//!
//! Usually every sheet entry has a distinct result, and entries are listed layer by layer. Where results may coincide,
//! they are listed by result, only the cheapest of each: sheets are read space by space, which groups equal results,
//! and only the few loose plans need sorting (`merge`).

use super::Plans;
use super::found::{End, Found};
use super::merge::{Loose, bits, place};
use super::sheet::{LAYERS, Spots, WORDS, common, next_spot, spread, within};
use super::task::Task;
use crate::board::Dir;
use crate::state::State;
use crate::table::Queen;

/// A layer of a sheet at which some speed has used all its points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stop {
    /// What the plans that end there share.
    found: Found,
    pub(super) sheet: u16,
    layer: u8,
    pub(super) wheel: u8,
    /// The coal that this wheel value leaves for turning, and the coal spent on it.
    pub(super) budget: u8,
    spent: u8,
    /// The sort key: the speed after the move, then the docks that take effect.
    rank: u8,
}

/// The moves that end at a sheet entry, one for each allowed bow.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    found: Found,
    /// The fewest turns to face each direction.
    row: [u8; 8],
    /// The bows with which the move may end, as bits.
    bows: u8,
    spent: u8,
    rank: u8,
}

/// Capacity for the plans that end at a space: six bows times six speeds, rounded up to a power of two.
const ROOM: usize = 64;

/// Scratch buffers for one space.
struct Space {
    endings: Vec<Ending>,
    facing: [Found; ROOM],
}

impl Ending {
    #[inline]
    fn faces(&self, bow: u8) -> bool {
        self.bows >> bow & 1 != 0
    }

    #[inline]
    fn facing(&self, bow: u8) -> Found {
        self.found.facing(bow, self.row[bow as usize])
    }

    fn spent_facing(&self, bow: u8) -> u8 {
        self.spent + Task::turning(self.row[bow as usize])
    }
}

impl Plans {
    /// Lists all plans; the sheets from `walked` on come from pushes whose path matters.
    pub(super) fn list(&mut self, queen: &Queen, walked: usize) {
        if self.alike || self.some_entries_alike(queen) {
            self.list_by_result(queen);
            return;
        }
        for sheets in [0..walked, walked..self.used] {
            for layer in 0..LAYERS as u8 {
                for sheet in sheets.clone() {
                    if let Some(stop) = self.stop(sheet, layer) {
                        self.list_layer(queen, &stop);
                    }
                }
            }
        }
        self.found.extend(self.loose.iter().map(|loose| loose.found));
    }

    /// This layer of a sheet, if moves end there.
    #[inline]
    fn stop(&self, sheet: usize, layer: u8) -> Option<Stop> {
        let ends = self.task.ends[layer as usize % LAYERS]?;
        if self.sheets[sheet].reached[layer as usize % LAYERS] == [0; WORDS] {
            return None;
        }
        let (wheel, budget) = (ends.wheel, ends.budget);
        let rank = self.task.speed_after(wheel, self.sheets[sheet].driftwood) << 3;
        let sheet = sheet as u16;
        let found = Found::new(wheel, End::At { sheet, layer, spot: 0, bow: Dir::N, turns: 0 });
        Some(Stop { found, sheet, layer, wheel, budget, spent: self.task.spent(wheel), rank })
    }

    /// The stops of a sheet.
    fn stops(&self, sheet: usize) -> impl Iterator<Item = Stop> {
        (0..LAYERS as u8).filter_map(move |layer| self.stop(sheet, layer))
    }

    /// The spaces reached at a stop.
    #[inline]
    fn reached(&self, stop: &Stop) -> &Spots {
        &self.sheets[stop.sheet as usize].reached[stop.layer as usize % LAYERS]
    }

    /// Whether different entries may have the same result: two wheel values where driftwood slows the boat, and all
    /// bows where it leaves the river.
    fn some_entries_alike(&self, queen: &Queen) -> bool {
        (0..self.used).any(|index| {
            let sheet = &self.sheets[index];
            let world = &self.worlds[sheet.world as usize];
            let leaves = |stop: &Stop| {
                let mut docks = common(self.reached(stop), &self.finish_docks);
                std::iter::from_fn(|| next_spot(&mut docks))
                    .any(|spot| self.leaves(queen, world, self.chart.space(spot), stop.wheel))
            };
            let alike = |stop: Stop| sheet.driftwood > 0 || leaves(&stop);
            (sheet.driftwood > 0 || self.finish_docks != [0; WORDS]) && self.stops(index).any(alike)
        })
    }

    fn list_layer(&mut self, queen: &Queen, stop: &Stop) {
        let mut spots = *self.reached(stop);
        while let Some(spot) = next_spot(&mut spots) {
            let ending = self.ending(queen, stop, spot);
            if ending.bows == 0 {
                continue;
            }
            // Write every bow and overwrite it if it is not allowed: a branch would be mispredicted.
            let mut facing = [ending.found; 8];
            let mut len = 0;
            for bow in 0..6 {
                facing[len % 8] = ending.facing(bow);
                len += usize::from(ending.faces(bow));
            }
            let len = self.found.len() + len;
            self.found.extend_from_slice(&facing);
            self.found.truncate(len);
        }
    }

    /// The moves that end at a space at a stop.
    #[allow(clippy::inline_always)] // called hundreds of times with most values already in registers
    #[inline(always)]
    fn ending(&mut self, queen: &Queen, stop: &Stop, spot: u8) -> Ending {
        let sheet = &self.sheets[stop.sheet as usize];
        // Only the last layer has not been processed.
        let last = stop.layer == self.task.last;
        let row = if last { spread(sheet.row(stop.layer, spot)) } else { sheet.faced(stop.layer, spot) };
        let affordable = within(row, stop.budget + 1);
        let doubtful = sheet.is_doubtful(spot);
        let bows = if doubtful { self.allowed(queen, stop, spot, row, affordable) } else { affordable };
        Ending { found: stop.found.at(spot), row, bows, spent: stop.spent, rank: stop.rank }
    }

    fn list_by_result(&mut self, queen: &Queen) {
        // Where special plans end and where a boat may leave the river, treat all plans as loose.
        let mut apart = self.finish_docks;
        for loose in &self.loose {
            let spot = self.chart.spot(self.plan(loose.found).at);
            apart[spot as usize / 64] |= 1 << (spot % 64);
        }
        self.loosen(queen, &apart);
        let mut loose = std::mem::take(&mut self.loose);
        let mut order = std::mem::take(&mut self.order);
        let mut stops = std::mem::take(&mut self.stops);
        let endings = std::mem::take(&mut self.endings);
        let mut space = Space { endings, facing: [Found::default(); ROOM] };
        Loose::merge(&mut loose);
        order.clear();
        order.extend((0..self.used).map(|index| (self.circumstances(index), index as u16)));
        order.sort_unstable();
        let mut others = loose.iter().peekable();
        for group in order.chunk_by(|a, b| a.0 == b.0) {
            stops.clear();
            for &(_, sheet) in group {
                stops.extend(self.stops(sheet as usize));
            }
            // Among equally cheap plans, keep the order of layers and sheets.
            stops.sort_unstable_by_key(|stop| (stop.rank, stop.layer, stop.sheet));
            let reached = |word: usize| stops.iter().fold(0, |all, stop| all | self.reached(stop)[word]) & !apart[word];
            let mut spots = std::array::from_fn(reached);
            while let Some(spot) = next_spot(&mut spots) {
                while let Some(loose) = others.next_if(|loose| loose.place() < place(group[0].0, spot)) {
                    self.found.push(loose.found);
                }
                self.list_space(queen, &stops, spot, &mut space);
            }
        }
        self.found.extend(others.map(|loose| loose.found));
        (self.loose, self.order, self.stops, self.endings) = (loose, order, stops, space.endings);
    }

    /// The circumstances of a sheet except the driftwood, in result order.
    pub(super) fn circumstances(&self, index: usize) -> u32 {
        let sheet = &self.sheets[index];
        u32::from(self.rests[sheet.world as usize]) << 1 | u32::from(sheet.entered)
    }

    /// Turns all entries at these spaces into loose plans.
    fn loosen(&mut self, queen: &Queen, spots: &Spots) {
        if *spots == [0; WORDS] {
            return;
        }
        for layer in 0..LAYERS as u8 {
            for sheet in 0..self.used {
                let Some(stop) = self.stop(sheet, layer) else { continue };
                let mut spots = common(self.reached(&stop), spots);
                while let Some(spot) = next_spot(&mut spots) {
                    let ending = self.ending(queen, &stop, spot);
                    for bow in (0..6).filter(|&bow| ending.faces(bow)) {
                        self.add_loose(queen, ending.facing(bow));
                    }
                }
            }
        }
    }

    /// Lists the moves that end at a space under the same circumstances, by bow, then by speed.
    fn list_space(&mut self, queen: &Queen, stops: &[Stop], spot: u8, space: &mut Space) {
        let Space { endings, facing } = space;
        endings.clear();
        let mut same = false;
        for stop in stops {
            if self.sheets[stop.sheet as usize].has(stop.layer, spot) {
                same |= endings.last().is_some_and(|last| last.rank == stop.rank);
                endings.push(self.ending(queen, stop, spot));
            }
        }
        if same {
            self.list_cheapest(queen, endings, spot);
            return;
        }
        // Again without a hard-to-predict branch. Each speed occurs at most once, so the buffer is large enough.
        let mut len = 0;
        for bow in 0..6 {
            for ending in &*endings {
                facing[len % ROOM] = ending.facing(bow);
                len += usize::from(ending.faces(bow));
            }
        }
        self.found.extend_from_slice(&facing[..len.min(ROOM)]);
    }

    /// Like `list_space`, where several endings result in the same speed.
    fn list_cheapest(&mut self, queen: &Queen, endings: &mut [Ending], spot: u8) {
        // At docks, wheel value 1 differs from faster ones that driftwood has slowed to 1.
        for ending in endings.iter_mut().filter(|ending| ending.found.wheel() == 1) {
            let End::At { sheet, .. } = ending.found.end() else { continue };
            let world = &self.worlds[self.sheets[sheet as usize].world as usize];
            ending.rank |= bits(queen.dock_effects(world, self.task.boat, self.chart.space(spot), 1));
        }
        endings.sort_by_key(|ending| ending.rank);
        for bow in 0..6 {
            for same in endings.chunk_by(|a, b| a.rank == b.rank) {
                let facing = same.iter().filter(|ending| ending.faces(bow));
                let cheapest = facing.min_by_key(|ending| ending.spent_facing(bow));
                self.found.extend(cheapest.map(|ending| ending.facing(bow)));
            }
        }
    }

    /// The finish docks on the chart, if the finish is laid.
    pub(super) fn chart_finish(&self, state: &State) -> Spots {
        if state.finish.is_none() {
            return [0; WORDS];
        }
        self.chart.spots(self.chart.last_tile().filter(|&at| Queen::is_finish_dock(state, at)))
    }
}
