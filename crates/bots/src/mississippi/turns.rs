//! The fewest turns to a goal, from every space, bow and speed, with every amount of coal, for a boat alone on the
//! river.
//!
//! Computed backwards, turn by turn. The coal needed to reach the goal in a given number of turns is one small number
//! per space, bow and speed; one turn back means as many steps back as the wheel shows, with turns of the bow in
//! between. All spaces are processed at once, so the inner loops are plain minima over rows of bytes. Only tiles near
//! those that the last turn changed are processed again: bands that move up and down the river, away from the goal.

#![allow(clippy::needless_range_loop)] // these loops over a lane compile to single instructions; iterators did not

use super::chart::{Chart, OddKind};
use mississippi::board::{CELLS, LONGEST};
use mississippi::{Dir, Space};
use std::ops::Range;

/// Fractions of a turn in which tables count.
pub(super) const GRAIN: u8 = 4;
/// The table entry where the goal cannot be reached.
pub(super) const NEVER: u8 = u8::MAX;
/// More coal than any boat has, for the impossible.
const TOO_MUCH: u8 = 7;
/// The most tiles that a boat can cross in a turn.
const REACH: usize = 2;
/// The most driftwood spaces on a course.
const MOST_WOOD: usize = 2;
/// The approximate number of turns to leave a stop and return to it.
const COME_BACK: u8 = 3;
const SPEEDS: usize = 6;
const BOWS: usize = 6;

/// A state at the goal, or at a given distance from it for another reason.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) level: u8,
    pub(super) space: u16,
    pub(super) bow: u8,
    /// The wheel value minus 1.
    pub(super) wheel: u8,
    /// The coal that a boat must have left there.
    pub(super) need: u8,
}

/// The table of one goal.
pub(super) struct Turns {
    first: u8,
    /// By space, wheel and bow: the fractions of a turn needed with each amount of coal.
    rows: Vec<[u8; 8]>,
}

impl Turns {
    /// The fractions of a turn needed with 0 to 6 coal, if the space is in the table.
    #[inline]
    pub(super) fn row(&self, at: Space, bow: Dir, speed: u8) -> Option<[u8; 8]> {
        let tile = u16::from(at.tile.checked_sub(self.first)?);
        let space = tile * CELLS as u16 + u16::from(at.cell);
        self.rows.get(index(space, speed.clamp(1, SPEEDS as u8) - 1, bow as u8)).copied()
    }

    /// The table of a goal that is reached by stopping on one of these spaces, at this speed or slower.
    pub(super) fn to_stop(chart: &Chart, spaces: &[u16], speed: u8, workshop: &mut Workshop) -> Self {
        let ends = spaces.iter().flat_map(|&space| {
            (0..speed.min(chart.finish_limit))
                .flat_map(move |wheel| (0..BOWS as u8).map(move |bow| End { level: 0, space, bow, wheel, need: 0 }))
        });
        let ends: Vec<End> = ends.collect();
        let mut turns = workshop.build(chart, &ends, 1);
        // A boat that is already there without having gained anything must leave and return.
        for end in &ends {
            turns.rows[index(end.space, end.wheel, end.bow)] = [COME_BACK * GRAIN; 8];
        }
        turns
    }

    /// The table of a goal with ends at different distances.
    pub(super) fn to_ends(chart: &Chart, ends: &[End], workshop: &mut Workshop) -> Self {
        workshop.build(chart, ends, GRAIN)
    }
}

/// The index of a state's row; `wheel` is the wheel value minus 1.
#[inline]
fn index(space: u16, wheel: u8, bow: u8) -> usize {
    (space as usize * SPEEDS + wheel as usize) * BOWS + bow as usize
}

/// The coal needed with each wheel value minus 1; padded to eight bytes.
type Wheels = [u8; 8];
/// For each bow a row of spaces, plus one for what cannot be entered.
type Rows = [Vec<Wheels>; BOWS];
/// The coal needed in the middle of a move, by the wheel value at its end: with the free turn used, and unused.
type Layer = [Rows; 2];

/// Bytes processed at once; a tile has a multiple of them.
const LANE: usize = 16;
type Lane = [u8; LANE];
const _: () = assert!((CELLS * size_of::<Wheels>()).is_multiple_of(LANE) && LONGEST <= u32::BITS as usize);

/// A set of tiles, as bits.
type Tiles = u32;

/// These tiles and all that a boat can reach from there in one turn.
fn near(tiles: Tiles, count: usize) -> Tiles {
    let reached = (1..=REACH).fold(tiles, |reached, far| reached | tiles << far | tiles >> far);
    reached & (Tiles::MAX >> (Tiles::BITS as usize - count))
}

/// The contiguous bands of tiles.
fn bands(mut tiles: Tiles) -> impl Iterator<Item = Range<usize>> {
    std::iter::from_fn(move || {
        let start = tiles.trailing_zeros();
        let end = start + tiles.checked_shr(start)?.trailing_ones();
        tiles &= Tiles::MAX.checked_shl(end).unwrap_or(0);
        Some(start as usize..end as usize)
    })
}

/// Buffers for building tables.
#[derive(Default)]
pub(super) struct Workshop {
    /// The coal needed to reach the goal, for recent levels.
    history: Vec<Rows>,
    /// By driftwood and points still to come.
    layers: [[Layer; SPEEDS + 1]; MOST_WOOD + 1],
    /// By the wheel value at the start of a turn, for the spaces of a band.
    needs: [Vec<u8>; 2],
}

fn reset(rows: &mut Rows, size: usize) {
    for row in rows {
        row.clear();
        row.resize(size + 1, [TOO_MUCH; 8]);
    }
}

impl Workshop {
    /// Builds a table level by level; a turn has `steps` levels.
    fn build(&mut self, chart: &Chart, ends: &[End], steps: u8) -> Turns {
        let (size, steps) = (chart.size(), steps as usize);
        self.history.resize_with(GRAIN as usize + 1, Rows::default);
        self.history.iter_mut().for_each(|rows| reset(rows, size));
        // Values on the tiles of a band are written before they are read; only the entry for "cannot be entered" must
        // be set.
        for row in self.layers.iter_mut().flatten().flatten().flatten() {
            row.resize(size + 1, [TOO_MUCH; 8]);
            row[size] = [TOO_MUCH; 8];
        }
        let mut turns = Turns { first: chart.first(), rows: vec![[NEVER; 8]; size * SPEEDS * BOWS] };
        let mut ends = ends.to_vec();
        ends.sort_unstable_by_key(|end| end.level);
        let mut ends = ends.into_iter().peekable();
        // The tiles that each recent level changed.
        let mut changed: Vec<Tiles> = vec![0; steps + 1];
        for level in 0..NEVER as usize / (GRAIN as usize / steps) {
            let slot = level % (steps + 1);
            let mut now = std::mem::take(&mut self.history[slot]);
            let before = &self.history[(level + steps) % (steps + 1)];
            for (now, before) in now.iter_mut().zip(before).filter(|_| level > 0) {
                now.copy_from_slice(before);
            }
            let mut touched = 0;
            while let Some(end) = ends.next_if(|end| end.level as usize == level) {
                let here = &mut now[end.bow as usize][end.space as usize][end.wheel as usize];
                *here = end.need.min(*here);
                touched |= 1 << (end.space as usize / CELLS);
            }
            let source = (level + 1) % (steps + 1);
            if level >= steps && changed[source] != 0 {
                let around = near(changed[source], chart.tiles());
                let from = std::mem::take(&mut self.history[source]);
                bands(around).for_each(|tiles| self.turn_back(chart, &from, &tiles, &mut now));
                self.history[source] = from;
                touched |= around;
            }
            let before = (level > 0).then(|| &self.history[(level + steps) % (steps + 1)]);
            let time = (level * GRAIN as usize / steps) as u8;
            changed[slot] = note(&mut turns, &now, before, touched, time);
            self.history[slot] = now;
            if ends.peek().is_none() && changed.iter().all(|&tiles| tiles == 0) {
                break;
            }
        }
        turns
    }

    /// Lowers `into` on these tiles to the coal needed one turn before `from`.
    fn turn_back(&mut self, chart: &Chart, from: &Rows, tiles: &Range<usize>, into: &mut Rows) {
        let spaces = tiles.start * CELLS..tiles.end * CELLS;
        (0..=SPEEDS).for_each(|points| self.layer(chart, from, &spaces, points, 0));
        begin_turns(&mut self.layers[0], 0, &spaces, &mut self.needs, into);
        // Courses through driftwood begin near it.
        let band = Tiles::MAX >> (Tiles::BITS as usize - tiles.len()) << tiles.start;
        for tiles in bands(near(chart.wood & near(band, chart.tiles()), chart.tiles()) & band) {
            let spaces = tiles.start * CELLS..tiles.end * CELLS;
            for wood in 1..=MOST_WOOD {
                (0..=SPEEDS).for_each(|points| self.layer(chart, from, &spaces, points, wood));
                begin_turns(&mut self.layers[wood], wood, &spaces, &mut self.needs, into);
            }
        }
        leave_sand(chart, from, &spaces, into);
    }

    /// Computes the coal needed with this many points and this much driftwood still to come.
    fn layer(&mut self, chart: &Chart, from: &Rows, spaces: &Range<usize>, points: usize, wood: usize) {
        let mut layer = std::mem::take(&mut self.layers[wood][points]);
        // A course that leaves the band leads nowhere new; stale values there must not be used.
        let size = chart.size();
        for beyond in [spaces.start.saturating_sub(CELLS)..spaces.start, spaces.end..(spaces.end + CELLS).min(size)] {
            layer.iter_mut().flatten().for_each(|row| row[beyond.clone()].fill([TOO_MUCH; 8]));
        }
        let [used, free] = &mut layer;
        for bow in 0..BOWS {
            let (used, free) = (&mut used[bow][spaces.clone()], &mut free[bow][spaces.clone()]);
            match points {
                0 if wood == 0 => {
                    used.copy_from_slice(&from[bow][spaces.clone()]);
                    free.copy_from_slice(&from[bow][spaces.clone()]);
                }
                0 => {
                    used.fill([TOO_MUCH; 8]);
                    free.fill([TOO_MUCH; 8]);
                }
                _ => {
                    let [next_used, next_free] = &self.layers[wood][points - 1];
                    let (next_used, next_free) = (&next_used[bow], &next_free[bow]);
                    let here = used.iter_mut().zip(free);
                    for ((used, free), &ahead) in here.zip(&chart.ahead[bow][spaces.clone()]) {
                        (*used, *free) = (next_used[ahead as usize], next_free[ahead as usize]);
                    }
                }
            }
        }
        if points == 0 {
            // No move may end on a finish dock faster than allowed.
            for &dock in &chart.finish {
                let too_fast = |row: &mut Vec<Wheels>| row[dock as usize][chart.finish_limit as usize..].fill(TOO_MUCH);
                layer.iter_mut().flatten().for_each(too_fast);
            }
        } else {
            self.odd_steps(chart, from, spaces, &mut layer, points, wood);
        }
        turn_bows(chart, spaces, &mut layer);
        self.layers[wood][points] = layer;
    }

    fn odd_steps(
        &self,
        chart: &Chart,
        from: &Rows,
        spaces: &Range<usize>,
        layer: &mut Layer,
        points: usize,
        wood: usize,
    ) {
        for odd in chart.odd.iter().filter(|odd| spaces.contains(&(odd.from as usize))) {
            let (bow, to) = (odd.bow as usize, odd.to as usize);
            for (free, rows) in layer.iter_mut().enumerate() {
                rows[bow][odd.from as usize] = match odd.kind {
                    OddKind::Home => [0; 8],
                    // Unused points are lost, and the wheel is set to 1.
                    OddKind::Sand if wood == 0 => [from[bow][to][0].max(chart.sand_needs); 8],
                    OddKind::Wood if wood > 0 && points > 1 => self.layers[wood - 1][points - 2][free][bow][to],
                    OddKind::Sand | OddKind::Wood => [TOO_MUCH; 8],
                };
            }
        }
    }
}

/// Turns the bow in place: the first 60 degrees are free, the others cost coal (MQ-TRN-02, MQ-TRN-03).
fn turn_bows(chart: &Chart, spaces: &Range<usize>, layer: &mut Layer) {
    let [used, free] = layer;
    let aground = chart.sands.iter().map(|&(sand, _)| sand as usize).filter(|sand| spaces.contains(sand));
    let aground: Vec<(usize, [Wheels; BOWS])> =
        aground.map(|sand| (sand, std::array::from_fn(|bow| free[bow][sand]))).collect();
    // All six bows at once, so that each chunk is read and written once.
    let [u0, u1, u2, u3, u4, u5] = used.each_mut().map(|row| lanes(&mut row[spaces.clone()]).iter_mut());
    let [f0, f1, f2, f3, f4, f5] = free.each_mut().map(|row| lanes(&mut row[spaces.clone()]).iter_mut());
    let used = u0.zip(u1).zip(u2).zip(u3).zip(u4).zip(u5);
    let free = f0.zip(f1).zip(f2).zip(f3).zip(f4).zip(f5);
    for ((((((u0, u1), u2), u3), u4), u5), (((((f0, f1), f2), f3), f4), f5)) in used.zip(free) {
        // For each bow, the cost of turning there from the others.
        let (a0, a1, a2) =
            (turned(u0, u1, u5, u2, u4, u3), turned(u1, u2, u0, u3, u5, u4), turned(u2, u3, u1, u4, u0, u5));
        let (a3, a4, a5) =
            (turned(u3, u4, u2, u5, u1, u0), turned(u4, u5, u3, u0, u2, u1), turned(u5, u0, u4, u1, u3, u2));
        for (row, turned) in [u0, u1, u2, u3, u4, u5].into_iter().zip([a0, a1, a2, a3, a4, a5]) {
            *row = turned;
        }
        for (row, beside) in
            [(f0, [a1, a5]), (f1, [a2, a0]), (f2, [a3, a1]), (f3, [a4, a2]), (f4, [a5, a3]), (f5, [a0, a4])]
        {
            lower(row, &beside[0], 0);
            lower(row, &beside[1], 0);
        }
    }
    let free = &mut layer[1];
    // MQ-SAN-02, MQ-SAN-04: no turning on sand, and one coal to leave it.
    for (sand, ahead) in aground {
        for (row, ahead) in free.iter_mut().zip(ahead) {
            row[sand] = ahead.map(|need| (need + 1).min(TOO_MUCH));
        }
    }
}

/// The coal needed with a bow when turning, if useful, to one next to it, two away, or opposite.
#[allow(clippy::inline_always)] // called six times in the innermost loop, where a call would cost more than the work
#[inline(always)]
fn turned(here: &Lane, left: &Lane, right: &Lane, two_left: &Lane, two_right: &Lane, opposite: &Lane) -> Lane {
    let mut least = *here;
    for byte in 0..LANE {
        let (one, two) = (left[byte].min(right[byte]) + 1, two_left[byte].min(two_right[byte]) + 2);
        least[byte] = least[byte].min(one).min(two).min(opposite[byte] + 3);
    }
    least
}

/// A row as chunks that are processed at once.
fn lanes(row: &mut [Wheels]) -> &mut [Lane] {
    row.as_flattened_mut().as_chunks_mut().0
}

/// For each wheel value, a mask that rules out all others.
const ONLY: [Lane; SPEEDS] = {
    let mut only = [[TOO_MUCH; LANE]; SPEEDS];
    let mut byte = 0;
    while byte < LANE {
        if byte % 8 < SPEEDS {
            only[byte % 8][byte] = 0;
        }
        byte += 1;
    }
    only
};
/// A mask that rules out the padding.
const FILLERS: Lane = {
    let mut fillers = [0; LANE];
    let mut byte = 0;
    while byte < LANE {
        if byte % 8 >= SPEEDS {
            fillers[byte] = TOO_MUCH;
        }
        byte += 1;
    }
    fillers
};
/// Padding around a row whose neighbouring wheel values are compared.
const MARGIN: usize = 16;

/// Sets the wheel at the start of turns through this much driftwood, which require a higher wheel value for the same
/// final speed (MQ-DRI-02).
fn begin_turns(
    layers: &mut [Layer; SPEEDS + 1],
    wood: usize,
    spaces: &Range<usize>,
    buffers: &mut [Vec<u8>; 2],
    into: &mut Rows,
) {
    let size = spaces.len() * size_of::<Wheels>();
    let [needs, other] = buffers;
    for (bow, into) in into.iter_mut().enumerate() {
        let starts = layers.each_mut().map(|layer| &*lanes(&mut layer[1][bow][spaces.clone()]));
        needs.clear();
        needs.resize(size + 2 * MARGIN, TOO_MUCH);
        other.clone_from(needs);
        // The coal needed, by the wheel value at the start.
        let first = needs[MARGIN + wood..][..size].as_chunks_mut::<LANE>().0;
        for (starts, only) in starts[1 + wood..].iter().zip(ONLY) {
            for (needs, start) in first.iter_mut().zip(*starts) {
                let mut least = *needs;
                for byte in 0..LANE {
                    least[byte] = least[byte].min(start[byte] | only[byte]);
                }
                *needs = least;
            }
        }
        // MQ-SPD-02, MQ-SPD-03: one faster or slower is free, each further one costs a coal. So up to 1, 2, 4 and 5.
        change_wheel(needs, other, 1, 0);
        change_wheel(other, needs, 1, 1);
        change_wheel(needs, other, 2, 2);
        change_wheel(other, needs, 1, 1);
        let needs = needs[MARGIN..][..size].as_chunks::<LANE>().0;
        for (into, needs) in lanes(&mut into[spaces.clone()]).iter_mut().zip(needs) {
            lower(into, needs, 0);
        }
    }
}

/// The coal needed by the speed before the wheel changes by up to this much, for this much coal.
fn change_wheel(from: &[u8], to: &mut [u8], by: usize, coal: u8) {
    let size = from.len() - 2 * MARGIN;
    // The wheel values of a space are adjacent, with padding between spaces.
    let [slower, same, faster] =
        [MARGIN - by, MARGIN, MARGIN + by].map(|start| from[start..][..size].as_chunks::<LANE>().0);
    let to = to[MARGIN..][..size].as_chunks_mut::<LANE>().0;
    for (((to, slower), same), faster) in to.iter_mut().zip(slower).zip(same).zip(faster) {
        for byte in 0..LANE {
            to[byte] = same[byte].min(slower[byte].min(faster[byte]) + coal) | FILLERS[byte];
        }
    }
}

/// Lowers each byte of `low` to that of `other` plus `more`.
#[inline]
fn lower(low: &mut Lane, other: &Lane, more: u8) {
    for (low, other) in low.iter_mut().zip(other) {
        *low = (*low).min(other + more);
    }
}

/// Backing off a sandbank (MQ-SAN-05), or staying to set the bow (MQ-R-41).
fn leave_sand(chart: &Chart, from: &Rows, spaces: &Range<usize>, into: &mut Rows) {
    let any_bow = |at: usize| from.iter().map(|row| row[at][0]).min().unwrap_or(TOO_MUCH);
    for &(sand, astern) in chart.sands.iter().filter(|(sand, _)| spaces.contains(&(*sand as usize))) {
        for (bow, &back) in astern.iter().enumerate() {
            let backed = if chart.is_sand(back) { from[bow][back as usize][0] } else { any_bow(back as usize) };
            let stayed = if chart.sand_holds { any_bow(sand as usize) } else { TOO_MUCH };
            let need = (backed + chart.back_costs).min(stayed);
            let here = &mut into[bow][sand as usize][0];
            *here = need.min(*here);
        }
    }
}

/// Writes what is new on these tiles into the table. Returns the tiles with anything new.
fn note(turns: &mut Turns, now: &Rows, before: Option<&Rows>, tiles: Tiles, time: u8) -> Tiles {
    let mut changed = 0;
    for space in bands(tiles).flat_map(|band| band.start * CELLS..band.end * CELLS) {
        for (bow, row) in now.iter().enumerate() {
            let (needs, had) = (row[space], before.map_or([TOO_MUCH; 8], |before| before[bow][space]));
            if needs == had {
                continue;
            }
            changed |= 1 << (space / CELLS);
            for (wheel, (&need, &had)) in needs.iter().zip(&had).enumerate().take(SPEEDS) {
                let row = &mut turns.rows[index(space as u16, wheel as u8, bow as u8)];
                row[need.min(had) as usize..had as usize].fill(time);
            }
        }
    }
    changed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bands_are_told_apart() {
        assert_eq!(bands(0b1110_0110).collect::<Vec<_>>(), [1..3, 5..8]);
        assert_eq!((bands(0).count(), bands(Tiles::MAX).next()), (0, Some(0..32)));
        assert_eq!((near(0b1000, 5), near(0b1, 18)), (0b11110, 0b111));
    }

    /// MQ-SPD-02, MQ-SPD-03, MQ-DRI-02: from each speed to each wheel value, at one space only.
    #[test]
    fn a_wheel_costs_what_it_is_away() {
        let size = 2 * CELLS;
        for (wheel, wood) in
            (1..=SPEEDS).flat_map(|wheel| (0..=MOST_WOOD.min(wheel - 1)).map(move |wood| (wheel, wood)))
        {
            let mut workshop = Workshop::default();
            workshop.layers.iter_mut().flatten().flatten().for_each(|rows| reset(rows, size));
            workshop.layers[wood][wheel][1][4][CELLS + 3][wheel - 1 - wood] = 0;
            let mut into = Rows::default();
            reset(&mut into, size);
            begin_turns(&mut workshop.layers[wood], wood, &(CELLS..size), &mut workshop.needs, &mut into);
            for (bow, space, speed) in
                (0..BOWS).flat_map(|bow| (0..size).flat_map(move |space| (0..8).map(move |speed| (bow, space, speed))))
            {
                let here = (bow, space) == (4, CELLS + 3) && speed < SPEEDS;
                let cost = if here { (speed + 1).abs_diff(wheel).saturating_sub(1) } else { TOO_MUCH as usize };
                assert_eq!(into[bow][space][speed] as usize, cost, "{wheel} {wood}: {bow} {space} {speed}");
            }
        }
    }
}
