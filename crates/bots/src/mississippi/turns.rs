//! The least number of turns to a goal, from every space, bow and speed, with every amount of coal, for a boat alone on the
//! river.
//!
//! Worked out backwards, turn by turn. The coal that it takes to be at the goal in so many turns is one small number for
//! each space, bow and speed; one turn back from there is as many steps back as the wheel shows, with turns of the bow
//! between. All spaces are done at once, so the inner loops are plain minima over rows of bytes. Only the tiles near those
//! where the last turn changed something are looked at again: a band that moves up the river.

use super::chart::{Chart, OddKind};
use mississippi::board::CELLS;
use mississippi::{Dir, Space};
use std::ops::Range;

/// Parts of a turn in which tables count.
pub(super) const GRAIN: u8 = 4;
/// What a table holds where the goal cannot be reached.
pub(super) const NEVER: u8 = u8::MAX;
/// More coal than any boat has: what cannot be.
const TOO_MUCH: u8 = 7;
/// How many tiles a boat can get away in a turn.
const REACH: usize = 2;
/// Driftwood spaces that a course may lead through.
const MOST_WOOD: usize = 2;
/// To leave a stop and come back to it takes about so many turns.
const COME_BACK: u8 = 3;
const SPEEDS: usize = 6;
const BOWS: usize = 6;

/// A state that is at the goal, or so many parts of a turn before it for another reason.
#[derive(Clone, Copy, Debug)]
pub(super) struct End {
    pub(super) level: u8,
    pub(super) space: u16,
    pub(super) bow: u8,
    /// The wheel, from 0 for 1.
    pub(super) wheel: u8,
    /// The coal that a boat must have left there.
    pub(super) need: u8,
}

/// The table of one goal.
pub(super) struct Turns {
    first: u8,
    /// By space, wheel and bow: for each amount of coal the parts of a turn that it takes.
    rows: Vec<[u8; 8]>,
}

impl Turns {
    /// The parts of a turn that it takes with 0 to 6 coal, if the space is on the table.
    #[inline]
    pub(super) fn row(&self, at: Space, bow: Dir, speed: u8) -> Option<[u8; 8]> {
        let tile = u16::from(at.tile.checked_sub(self.first)?);
        let space = tile * CELLS as u16 + u16::from(at.cell);
        self.rows.get(index(space, speed.clamp(1, SPEEDS as u8) - 1, bow as u8)).copied()
    }

    /// The table of a goal that is reached by coming to a stop on one of these spaces, at this speed or slower.
    pub(super) fn to_stop(chart: &Chart, spaces: &[u16], speed: u8, workshop: &mut Workshop) -> Self {
        let ends = spaces.iter().flat_map(|&space| {
            (0..speed.min(chart.finish_limit))
                .flat_map(move |wheel| (0..BOWS as u8).map(move |bow| End { level: 0, space, bow, wheel, need: 0 }))
        });
        let ends: Vec<End> = ends.collect();
        let mut turns = workshop.build(chart, &ends, 1);
        // Who stands there already, and has got nothing for it, has to come again.
        for end in &ends {
            turns.rows[index(end.space, end.wheel, end.bow)] = [COME_BACK * GRAIN; 8];
        }
        turns
    }

    /// The table of a goal with ends of many levels.
    pub(super) fn to_ends(chart: &Chart, ends: &[End], workshop: &mut Workshop) -> Self {
        workshop.build(chart, ends, GRAIN)
    }
}

/// Where the row of a state is, its wheel from 0 for 1.
#[inline]
fn index(space: u16, wheel: u8, bow: u8) -> usize {
    (space as usize * SPEEDS + wheel as usize) * BOWS + bow as usize
}

/// The coal that it takes with each wheel, from 0 for 1; the last two are fillers, so that a row of them is one of bytes.
type Wheels = [u8; 8];
/// For each bow a row of spaces, with one more for what cannot be entered.
type Rows = [Vec<Wheels>; BOWS];
/// The same in the middle of a move, by the wheel that it ends with: with the free turn used up, and before.
type Layer = [Rows; 2];

/// Buffers for building tables.
#[derive(Default)]
pub(super) struct Workshop {
    /// The coal that it takes to be at the goal, for some levels.
    history: Vec<Rows>,
    /// By driftwood and points still to come.
    layers: [[Layer; SPEEDS + 1]; MOST_WOOD + 1],
}

fn reset(rows: &mut Rows, size: usize) {
    for row in rows {
        row.clear();
        row.resize(size + 1, [TOO_MUCH; 8]);
    }
}

/// Lowers each byte of `low` to that of `other` with `more` added.
#[inline]
fn lower(low: &mut [Wheels], other: &[Wheels], more: u8) {
    for (low, &other) in low.as_flattened_mut().iter_mut().zip(other.as_flattened()) {
        *low = (*low).min(other + more);
    }
}

impl Workshop {
    /// Levels are steps of time, `steps` of them to a turn.
    fn build(&mut self, chart: &Chart, ends: &[End], steps: u8) -> Turns {
        let (size, steps) = (chart.size(), steps as usize);
        self.history.resize_with(GRAIN as usize + 1, Rows::default);
        self.history.iter_mut().for_each(|rows| reset(rows, size));
        self.layers.iter_mut().flatten().flatten().for_each(|rows| reset(rows, size));
        let mut turns = Turns { first: chart.first(), rows: vec![[NEVER; 8]; size * SPEEDS * BOWS] };
        let last_end = ends.iter().map(|end| end.level as usize).max().unwrap_or(0);
        // The tiles that each of the last levels changed.
        let mut changed: Vec<Range<usize>> = vec![0..0; steps + 1];
        for level in 0..NEVER as usize / (GRAIN as usize / steps) {
            let slot = level % (steps + 1);
            let mut now = std::mem::take(&mut self.history[slot]);
            let before = &self.history[(level + steps) % (steps + 1)];
            for (now, before) in now.iter_mut().zip(before).filter(|_| level > 0) {
                now.copy_from_slice(before);
            }
            let mut band = 0..0;
            for end in ends.iter().filter(|end| end.level as usize == level) {
                let here = &mut now[end.bow as usize][end.space as usize][end.wheel as usize];
                *here = end.need.min(*here);
                let tile = end.space as usize / CELLS;
                band = join(band, tile..tile + 1);
            }
            let source = (level + 1) % (steps + 1);
            let seen = changed[source].clone();
            if level >= steps && !seen.is_empty() {
                let near = seen.start.saturating_sub(REACH)..(seen.end + REACH).min(chart.tiles());
                let from = std::mem::take(&mut self.history[source]);
                self.turn_back(chart, &from, &near, &mut now);
                self.history[source] = from;
                band = join(band, near);
            }
            let before = (level > 0).then(|| &self.history[(level + steps) % (steps + 1)]);
            let time = (level * GRAIN as usize / steps) as u8;
            changed[slot] = note(&mut turns, &now, before, &band, time);
            self.history[slot] = now;
            if level >= last_end && changed.iter().all(Range::is_empty) {
                break;
            }
        }
        turns
    }

    /// Lowers `into` on these tiles to what it takes to be one turn before `from`.
    fn turn_back(&mut self, chart: &Chart, from: &Rows, tiles: &Range<usize>, into: &mut Rows) {
        let spaces = tiles.start * CELLS..tiles.end * CELLS;
        let most_wood = if chart.has_wood { MOST_WOOD } else { 0 };
        for wood in 0..=most_wood {
            for points in 0..=SPEEDS {
                self.layer(chart, from, &spaces, points, wood);
            }
        }
        for (wood, layers) in self.layers[..=most_wood].iter().enumerate() {
            // A course through driftwood takes a faster wheel to end at a speed (MQ-DRI-02).
            for (wheel, costs) in (1..=SPEEDS).zip(&WHEEL_COSTS).skip(wood) {
                for (into, starts) in into.iter_mut().zip(&layers[wheel][1]) {
                    for (into, start) in into[spaces.clone()].iter_mut().zip(&starts[spaces.clone()]) {
                        let need = start[wheel - 1 - wood];
                        for (into, cost) in into.iter_mut().zip(costs) {
                            *into = (*into).min(need + cost);
                        }
                    }
                }
            }
        }
        leave_sand(chart, from, &spaces, into);
    }

    /// What it takes with so many points and so much driftwood still to come.
    fn layer(&mut self, chart: &Chart, from: &Rows, spaces: &Range<usize>, points: usize, wood: usize) {
        let mut layer = std::mem::take(&mut self.layers[wood][points]);
        // A course that leaves the band leads nowhere new; older values there must not be taken for news.
        let size = chart.size();
        for beyond in [spaces.start.saturating_sub(CELLS)..spaces.start, spaces.end..(spaces.end + CELLS).min(size)] {
            layer.iter_mut().flatten().for_each(|row| row[beyond.clone()].fill([TOO_MUCH; 8]));
        }
        for (free, rows) in layer.iter_mut().enumerate() {
            for (bow, row) in rows.iter_mut().enumerate() {
                let row = &mut row[spaces.clone()];
                match points {
                    0 if wood == 0 => row.copy_from_slice(&from[bow][spaces.clone()]),
                    0 => row.fill([TOO_MUCH; 8]),
                    _ => {
                        let next = &self.layers[wood][points - 1][free][bow];
                        for (here, &ahead) in row.iter_mut().zip(&chart.ahead[bow][spaces.clone()]) {
                            *here = next[ahead as usize];
                        }
                    }
                }
            }
        }
        if points == 0 {
            // Nobody ends a move on a finish dock faster than is allowed.
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
                    // Whatever points are left are lost, and the wheel is at 1.
                    OddKind::Sand if wood == 0 => [from[bow][to][0].max(chart.sand_needs); 8],
                    OddKind::Wood if wood > 0 && points > 1 => self.layers[wood - 1][points - 2][free][bow][to],
                    OddKind::Sand | OddKind::Wood => [TOO_MUCH; 8],
                };
            }
        }
    }
}

/// MQ-SPD-02, MQ-SPD-03: the coal for each wheel, by the speed before.
const WHEEL_COSTS: [Wheels; SPEEDS] = [
    [0, 0, 1, 2, 3, 4, TOO_MUCH, TOO_MUCH],
    [0, 0, 0, 1, 2, 3, TOO_MUCH, TOO_MUCH],
    [1, 0, 0, 0, 1, 2, TOO_MUCH, TOO_MUCH],
    [2, 1, 0, 0, 0, 1, TOO_MUCH, TOO_MUCH],
    [3, 2, 1, 0, 0, 0, TOO_MUCH, TOO_MUCH],
    [4, 3, 2, 1, 0, 0, TOO_MUCH, TOO_MUCH],
];

/// Turns the bow where the boat is: the first 60 degrees are free, the others cost coal (MQ-TRN-02, MQ-TRN-03).
fn turn_bows(chart: &Chart, spaces: &Range<usize>, layer: &mut Layer) {
    let [used, free] = layer;
    let aground = chart.sands.iter().map(|&(sand, _)| sand as usize).filter(|sand| spaces.contains(sand));
    let aground: Vec<(usize, [Wheels; BOWS])> =
        aground.map(|sand| (sand, std::array::from_fn(|bow| free[bow][sand]))).collect();
    // Once and a half round each way: no bow is further off.
    for bow in 0..BOWS + BOWS / 2 {
        let [here, next] = two(used, bow % BOWS, (bow + 1) % BOWS);
        lower(&mut next[spaces.clone()], &here[spaces.clone()], 1);
    }
    for bow in (0..BOWS + BOWS / 2).rev() {
        let [here, next] = two(used, bow % BOWS, (bow + 1) % BOWS);
        lower(&mut here[spaces.clone()], &next[spaces.clone()], 1);
    }
    for (bow, row) in free.iter_mut().enumerate() {
        lower(&mut row[spaces.clone()], &used[(bow + 1) % BOWS][spaces.clone()], 0);
        lower(&mut row[spaces.clone()], &used[(bow + BOWS - 1) % BOWS][spaces.clone()], 0);
    }
    // MQ-SAN-02, MQ-SAN-04: no turning on sand, and a coal to leave it.
    for (sand, ahead) in aground {
        for (row, ahead) in free.iter_mut().zip(ahead) {
            row[sand] = ahead.map(|need| (need + 1).min(TOO_MUCH));
        }
    }
}

/// Two rows of six, both to be changed.
fn two(rows: &mut Rows, one: usize, other: usize) -> [&mut Vec<Wheels>; 2] {
    let (low, high) = (one.min(other), one.max(other));
    let (front, back) = rows.split_at_mut(high);
    let (low, high) = (&mut front[low], &mut back[0]);
    if one < other { [low, high] } else { [high, low] }
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

/// Both ranges and what lies between.
fn join(one: Range<usize>, other: Range<usize>) -> Range<usize> {
    if one.is_empty() {
        return other;
    }
    one.start.min(other.start)..one.end.max(other.end)
}

/// Writes what is new on these tiles into the table, and says on which of them something was.
fn note(turns: &mut Turns, now: &Rows, before: Option<&Rows>, band: &Range<usize>, time: u8) -> Range<usize> {
    let mut changed = 0..0;
    for (bow, row) in now.iter().enumerate() {
        for space in band.start * CELLS..band.end * CELLS {
            let (needs, had) = (row[space], before.map_or([TOO_MUCH; 8], |before| before[bow][space]));
            if needs == had {
                continue;
            }
            let tile = space / CELLS;
            changed = join(changed, tile..tile + 1);
            for (wheel, (&need, &had)) in needs.iter().zip(&had).enumerate().take(SPEEDS) {
                let row = &mut turns.rows[index(space as u16, wheel as u8, bow as u8)];
                row[need.min(had) as usize..had as usize].fill(time);
            }
        }
    }
    changed
}
