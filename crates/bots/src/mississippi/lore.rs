//! Caches tables of turns for recently seen rivers.

use super::chart::Chart;
use super::turns::{GRAIN, NEVER, Turns, Workshop};
use super::weights::{self, HOPELESS, MississippiWeights};
use game::Game;
use mississippi::board::LONGEST;
use mississippi::{BoatId, Dir, Queen, Rules, Space, State};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The most rivers and tables kept; the oldest are dropped.
const RIVERS: usize = 128;
const TABLES: usize = 256;
/// Possible values of the first tile that counts.
const FIRST_TILES: u8 = 3;
/// The most sets of docks kept per river.
const ROUTES: usize = 64;
/// The number of cached pushes and of cached turns; new ones overwrite older ones.
const PUSHES: usize = 1024;
const WAYS: usize = 1024;
/// The most passenger docks of a river.
const DOCKS: usize = 8;
/// Amounts of coal, 0 to 6, plus padding.
const COALS: usize = 8;

/// Turns by the coal that a boat starts with.
pub(super) type ByCoal = [f32; COALS];

/// The laid tiles with their bends, the finish, and which tiles are removed or missing.
#[derive(Clone, Copy, PartialEq, Eq)]
struct RiverKey {
    tiles: [u8; LONGEST],
    finish: u8,
    /// The first tile that counts.
    first: u8,
    draws: u8,
}

impl RiverKey {
    fn of(state: &State) -> Self {
        let mut tiles = [u8::MAX; LONGEST];
        for (tile, laid) in tiles.iter_mut().zip(state.river()) {
            *tile = laid.id.0 << 2 | laid.bend as u8;
        }
        let finish = state.finish().map_or(u8::MAX, |bend| bend as u8);
        Self { tiles, finish, first: first_tile(state), draws: state.pile().1 }
    }

    /// The key of the part of the river that matters to a goal: up to this tile, with the finish if it is there.
    fn up_to(mut self, last: usize, river: usize) -> Self {
        if let Some(rest) = self.tiles.get_mut(last + 1..) {
            rest.fill(u8::MAX);
        }
        if last + 1 < river {
            self.finish = u8::MAX;
        }
        self.draws = 0;
        self
    }
}

/// The first tile that counts: boats do not go far back while more river lies ahead. It stays the same over several
/// tiles, so that tables stay valid.
fn first_tile(state: &State) -> u8 {
    if state.finish().is_some() {
        return state.removed();
    }
    let racing = BoatId::ALL.into_iter().map(|id| state.boat(id)).filter(|boat| boat.racing());
    let rear = racing.map(|boat| boat.at.tile).min().unwrap_or(0);
    state.removed().max(rear.saturating_sub(1) / FIRST_TILES * FIRST_TILES)
}

/// A goal: the dock of a tile, or the end of the known river.
type Goal = Option<u8>;

/// Rules, finish speed and introductory game: what tables depend on besides the river.
type Conditions = (Rules, u8, bool);

/// A table computed in this process.
struct Shared {
    conditions: Option<Conditions>,
    /// Only tables to the end of an incomplete river depend on weights.
    weights: Option<MississippiWeights>,
    key: RiverKey,
    goal: Goal,
    turns: Arc<Turns>,
}

/// Recent tables, shared by all bots of this process: those at one table see the same river. A table depends only on
/// its key, so it does not matter who computed it.
static SHARED: Mutex<(Vec<Shared>, usize)> = Mutex::new((Vec::new(), 0));

fn shared() -> MutexGuard<'static, (Vec<Shared>, usize)> {
    SHARED.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A passenger dock of a river.
struct Dock {
    at: Space,
    /// Computed when first needed.
    turns: Option<Arc<Turns>>,
}

/// The turns from each dock on after taking a passenger there, by what the boat then lacks.
pub(super) struct Route {
    docks: u8,
    from: [[ByCoal; 2]; DOCKS],
}

/// A river with its tables.
pub(super) struct River {
    key: RiverKey,
    /// A serial number that distinguishes this river from earlier ones in the same slot.
    survey: u32,
    /// The finish, or the end of the known river.
    end: Arc<Turns>,
    docks: Vec<Dock>,
    routes: Vec<Route>,
    /// The turns beyond the known river, minus the value of the remaining coal, by the passengers that a boat lacks;
    /// hopeless if it must not lack any.
    after_end: [ByCoal; 3],
}

/// All caches of the evaluation.
pub struct Lore {
    weights: MississippiWeights,
    rules: Option<Conditions>,
    rivers: Vec<River>,
    current: usize,
    oldest_river: usize,
    tables: Vec<(RiverKey, Goal, Arc<Turns>)>,
    oldest_table: usize,
    workshop: Workshop,
    surveys: u32,
    /// The effects of pushes, by river, boat and direction.
    pushes: Vec<Option<(PushKey, f32)>>,
    /// Cached turns of boats, by river: most boats stay where they are while one moves.
    ways: Vec<Option<(WayKey, Option<f32>)>>,
}

/// The serial number of the river, the boat, and the direction it is pushed from.
type PushKey = (u32, Boat, Dir);
/// The serial number of the river, and the boat.
type WayKey = (u32, Boat);

impl Lore {
    /// Empty caches.
    pub(super) fn new(weights: MississippiWeights) -> Self {
        Self {
            weights,
            rules: None,
            rivers: Vec::new(),
            current: 0,
            oldest_river: 0,
            tables: Vec::new(),
            oldest_table: 0,
            workshop: Workshop::default(),
            surveys: 0,
            pushes: Vec::new(),
            ways: vec![None; WAYS],
        }
    }

    /// The weights used.
    pub(super) const fn weights(&self) -> &MississippiWeights {
        &self.weights
    }

    #[cfg(test)]
    pub(super) fn is_small(&self) -> bool {
        self.rivers.len() <= RIVERS && self.tables.len() <= TABLES
    }

    /// The river of this state.
    pub(super) fn river(&mut self, queen: &Queen, state: &State) -> usize {
        let table = queen.table();
        let rules = Some((*queen.rules(), table.finish_speed, table.introductory));
        if self.rules != rules {
            *self = Self { rules, ..Self::new(self.weights.clone()) };
        }
        let key = RiverKey::of(state);
        if self.rivers.get(self.current).is_some_and(|river| river.key == key) {
            return self.current;
        }
        self.current = self.rivers.iter().position(|river| river.key == key).unwrap_or_else(|| {
            let river = self.survey(queen, state, key);
            replace(&mut self.rivers, &mut self.oldest_river, RIVERS, river)
        });
        self.current
    }

    fn survey(&mut self, queen: &Queen, state: &State, key: RiverKey) -> River {
        let complete = state.finish().is_some();
        let docks = (0u8..).zip(state.river()).skip(key.first as usize).filter_map(|(tile, laid)| {
            let (cell, _) = laid.id.tile().dock?;
            Some(Dock { at: Space::new(tile, cell), turns: None })
        });
        let docks = docks.take(DOCKS).collect();
        let end = self.table(queen, state, key, None);
        let beyond = |lacking| match (complete, lacking) {
            (true, 0) => 0.0,
            (true, _) => HOPELESS,
            _ => weights::beyond(&self.weights, state, lacking),
        };
        let coal = weights::coal_worth(&self.weights, state.pile().1, complete);
        let after_end = [0, 1, 2].map(|lacking| coal.map(|worth| beyond(lacking) - worth));
        self.surveys += 1;
        River { key, survey: self.surveys, end, docks, routes: Vec::new(), after_end }
    }

    /// The cached effect on a boat of being pushed from there.
    pub(super) fn known_push(&self, number: usize, boat: Boat, from: Dir) -> Option<f32> {
        let key = (self.rivers[number].survey, boat, from);
        let (known, change) = (*self.pushes.get(push_slot(&key))?)?;
        (known == key).then_some(change)
    }

    /// Caches the effect on a boat of being pushed from there.
    pub(super) fn note_push(&mut self, number: usize, boat: Boat, from: Dir, change: f32) {
        let key = (self.rivers[number].survey, boat, from);
        self.pushes.resize(PUSHES, None);
        self.pushes[push_slot(&key)] = Some((key, change));
    }

    /// The table of a goal, computed if necessary.
    fn table(&mut self, queen: &Queen, state: &State, key: RiverKey, goal: Goal) -> Arc<Turns> {
        let river = state.river().len();
        // A boat beyond the next tile does not return to a dock while more docks may follow.
        let complete = state.finish().is_some();
        let last = goal.filter(|_| !complete).map_or(river - 1, |tile| (tile as usize + 1).min(river - 1));
        let key = key.up_to(last, river);
        if let Some((.., turns)) = self.tables.iter().find(|(known, to, _)| (known, to) == (&key, &goal)) {
            return Arc::clone(turns);
        }
        let weights = (goal.is_none() && !complete).then(|| self.weights.clone());
        let same = |other: &&Shared| {
            (&other.key, &other.goal, &other.conditions, &other.weights) == (&key, &goal, &self.rules, &weights)
        };
        let known = shared().0.iter().find(same).map(|other| Arc::clone(&other.turns));
        let turns = known.unwrap_or_else(|| {
            let turns = Arc::new(self.build(queen, state, key, goal, last));
            let (tables, oldest) = &mut *shared();
            let table = Shared { conditions: self.rules, weights, key, goal, turns: Arc::clone(&turns) };
            replace(tables, oldest, TABLES, table);
            turns
        });
        replace(&mut self.tables, &mut self.oldest_table, TABLES, (key, goal, Arc::clone(&turns)));
        turns
    }

    /// Computes the table of a goal, for the river up to this tile.
    fn build(&mut self, queen: &Queen, state: &State, key: RiverKey, goal: Goal, last: usize) -> Turns {
        let complete = state.finish().is_some();
        let chart = Chart::new(queen, state, key.first..=last as u8);
        let stop = |spaces: &[u16], speed, workshop| Turns::to_stop(&chart, spaces, speed, workshop);
        match goal {
            Some(tile) => {
                let cell = state.tile(tile).dock.map_or(0, |(cell, _)| cell);
                let spaces: Vec<u16> = chart.number(Space::new(tile, cell)).into_iter().collect();
                stop(&spaces, 1, &mut self.workshop)
            }
            None if complete => {
                let speed = if queen.table().introductory { 6 } else { queen.table().finish_speed };
                stop(&chart.finish, speed, &mut self.workshop)
            }
            None => {
                let ends = weights::river_ends(&self.weights, state, |cell| chart.number(Space::new(last as u8, cell)));
                Turns::to_ends(&chart, &ends, &mut self.workshop)
            }
        }
    }

    /// Ensures that the tables of these docks exist, with the turns from each of them on.
    fn route(&mut self, queen: &Queen, state: &State, number: usize, docks: u8) -> usize {
        if let Some(index) = self.rivers[number].routes.iter().position(|route| route.docks == docks) {
            return index;
        }
        for dock in 0..self.rivers[number].docks.len() {
            let Dock { at, turns } = &self.rivers[number].docks[dock];
            if docks & (1 << dock) != 0 && turns.is_none() {
                let (at, key) = (*at, self.rivers[number].key);
                let turns = self.table(queen, state, key, Some(at.tile));
                self.rivers[number].docks[dock].turns = Some(turns);
            }
        }
        let river = &mut self.rivers[number];
        let route = river.plan(docks);
        if river.routes.len() >= ROUTES {
            river.routes.clear();
        }
        river.routes.push(route);
        river.routes.len() - 1
    }

    /// The turns that a boat with this much coal needs to win the race alone; `None` if it has no complete turn from
    /// here.
    pub(super) fn turns(&mut self, queen: &Queen, state: &State, number: usize, boat: Boat) -> Option<f32> {
        let route = if boat.lacking > 0 { self.route(queen, state, number, boat.docks) } else { 0 };
        let river = &self.rivers[number];
        let row = river.end.row(boat.at, boat.bow, boat.speed);
        let safe = row.is_none_or(|row| row[boat.coal as usize % COALS] != NEVER);
        let mut best = row.map_or(HOPELESS, |row| spend(row, &river.after_end[boat.lacking as usize % 3], boat.coal));
        if boat.lacking > 0 {
            let route = &river.routes[route];
            for (number, dock) in river.docks.iter().enumerate().filter(|(number, _)| boat.docks & (1 << number) != 0) {
                let after = &route.from[number % DOCKS][usize::from(boat.lacking > 1)];
                let Some(row) = dock.turns.as_ref().and_then(|turns| turns.row(boat.at, boat.bow, boat.speed)) else {
                    continue;
                };
                best = best.min(spend(row, after, boat.coal));
            }
        }
        safe.then_some(best)
    }

    /// The same from a cache, for boats that are looked up repeatedly.
    pub(super) fn kept_turns(&mut self, queen: &Queen, state: &State, number: usize, boat: Boat) -> Option<f32> {
        let key = (self.rivers[number].survey, boat);
        let slot = slot(key.0, boat) % WAYS;
        match self.ways[slot] {
            Some((known, turns)) if known == key => turns,
            _ => {
                let turns = self.turns(queen, state, number, boat);
                self.ways[slot] = Some((key, turns));
                turns
            }
        }
    }

    /// The least turns to a stop at one of the boat's passenger docks, if it were alone; none if it cannot get there.
    pub(super) fn turns_to_passenger(&mut self, queen: &Queen, state: &State, number: usize, boat: Boat) -> Option<u8> {
        self.route(queen, state, number, boat.docks);
        let docks = self.rivers[number].docks.iter().enumerate().filter(|(dock, _)| boat.docks & (1 << dock) != 0);
        docks.filter_map(|(_, dock)| whole_turns(dock.turns.as_ref()?, boat)).min()
    }

    /// The least turns to a stop at the finish, if the boat were alone; none before the finish is laid.
    pub(super) fn turns_to_finish(&self, state: &State, number: usize, boat: Boat) -> Option<u8> {
        state.finish().and_then(|_| whole_turns(&self.rivers[number].end, boat))
    }

    /// The docks of a river where a boat can take a passenger, as bits.
    pub(super) fn docks(&self, number: usize, state: &State, served: &[u8]) -> u8 {
        let river = state.river();
        let waits = |dock: &Dock| river[dock.at.tile as usize].passengers > 0 && !served.contains(&dock.at.tile);
        let docks = self.rivers[number].docks.iter().enumerate();
        docks.filter(|(_, dock)| waits(dock)).fold(0, |bits, (index, _)| bits | 1 << index)
    }
}

/// What a table of stops says of a boat, in turns.
fn whole_turns(turns: &Turns, boat: Boat) -> Option<u8> {
    let parts = turns.row(boat.at, boat.bow, boat.speed)?[usize::from(boat.coal) % COALS];
    (parts != NEVER).then(|| parts.div_ceil(GRAIN))
}

/// The properties of a boat that affect its route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Boat {
    pub(super) at: Space,
    pub(super) bow: Dir,
    pub(super) speed: u8,
    pub(super) coal: u8,
    pub(super) lacking: u8,
    pub(super) docks: u8,
}

impl River {
    /// The turns to the end without a further stop, by coal.
    fn to_end(&self, at: Space, bow: Dir, speed: u8, lacking: u8) -> ByCoal {
        let Some(row) = self.end.row(at, bow, speed) else { return [HOPELESS; COALS] };
        std::array::from_fn(|coal| spend(row, &self.after_end[lacking as usize % 3], coal as u8))
    }

    fn plan(&self, docks: u8) -> Route {
        let mut route = Route { docks, from: [[[HOPELESS; COALS]; 2]; DOCKS] };
        let chosen = || self.docks.iter().enumerate().filter(|(number, _)| docks & (1 << number) != 0);
        for lacking in 0..2 {
            for (number, dock) in chosen() {
                let mut best = [HOPELESS; COALS];
                for bow in Dir::ALL {
                    lower(&mut best, &self.to_end(dock.at, bow, 1, lacking as u8));
                    for (other, to) in chosen().filter(|&(other, _)| lacking > 0 && other != number) {
                        let Some(row) = to.turns.as_ref().and_then(|turns| turns.row(dock.at, bow, 1)) else {
                            continue;
                        };
                        let after = route.from[other][0];
                        lower(&mut best, &std::array::from_fn(|coal| spend(row, &after, coal as u8)));
                    }
                }
                route.from[number][lacking] = best;
            }
        }
        route
    }
}

/// The fewest turns when some of the coal is spent on the way to a goal and the rest afterwards.
#[inline]
fn spend(row: [u8; COALS], after: &ByCoal, coal: u8) -> f32 {
    let coal = coal.min(6) as usize;
    let ways = row[..=coal].iter().zip(after[..=coal].iter().rev());
    ways.filter(|(turns, _)| **turns != NEVER)
        .map(|(&turns, after)| f32::from(turns) / f32::from(GRAIN) + after)
        .fold(HOPELESS, f32::min)
}

fn lower(low: &mut ByCoal, other: &ByCoal) {
    for (low, other) in low.iter_mut().zip(other) {
        *low = low.min(*other);
    }
}

/// The cache slot of a push.
fn push_slot((survey, boat, from): &PushKey) -> usize {
    (slot(*survey, *boat) + *from as usize) % PUSHES
}

/// A hash of a boat on a river.
fn slot(survey: u32, boat: Boat) -> usize {
    let place = usize::from(boat.at.tile) * 32 + usize::from(boat.at.cell);
    let motion = (usize::from(boat.speed) * 8 + usize::from(boat.coal)) * 8 + boat.bow as usize;
    place * 37 + motion * 11 + survey as usize * 101
}

/// Adds an item, replacing the oldest if there are too many. Returns its index.
fn replace<T>(items: &mut Vec<T>, oldest: &mut usize, most: usize, item: T) -> usize {
    if items.len() < most {
        items.push(item);
        return items.len() - 1;
    }
    let place = *oldest % most;
    *oldest = place + 1;
    items[place] = item;
    place
}
