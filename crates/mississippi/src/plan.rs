//! Whole turns: every distinct result of a turn, each with the cheapest actions that lead to it.
//!
//! One pass over layers of movement points. A layer holds, for each space and bow, the fewest 60-degree turns with which
//! the boat can be there; the speed that is chosen only says at which layer the move ends and how much coal is left for
//! turning, so all speeds share the pass. What a step cannot change is a sheet: the other boats, the driftwood
//! entered, whether the last tile was entered. A push leads to another sheet. Actions are found by walking back.

mod back;
mod found;
mod pushes;
mod sheet;
mod task;
mod walk;

use crate::action::Action;
use crate::board::{Dir, Space};
use crate::rules::{PushPath, WreckWheel};
use crate::search::{Goal, Node, Search};
use crate::state::{BOATS, BoatId, Few, Phase, State};
use crate::table::Queen;
use found::{End, Found};
use game::{Game, Ignore, Seat};
use serde::Serialize;
use sheet::{Chart, LAYERS, Sheet, bit, bows, spread, within};
use task::{Ends, Task};

/// What a plan leads to, for the boat that it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiPlan))]
pub struct Plan {
    /// Where the boat ends.
    pub at: Space,
    /// Its bow.
    pub bow: Dir,
    /// The wheel value used for the move.
    pub wheel: u8,
    /// Its speed afterwards.
    pub speed: u8,
    /// The coal that the plan spends.
    pub spent: u8,
    /// Its coal afterwards, before anything is taken aboard at a dock.
    pub coal: u8,
    /// How many boats it pushes.
    pub pushed: u8,
}

/// The spots of a world at which the boat may come to rest: whether the Black Rose then has a run (MQ-R-49).
#[derive(Clone, Copy, Debug, Default)]
struct Spared {
    known: [u64; sheet::WORDS],
    runs: [u64; sheet::WORDS],
}

/// A push from one sheet into another.
#[derive(Clone, Copy, Debug)]
struct Jump {
    from: Source,
    bow: Dir,
    turns: u8,
    dirs: Few<Dir, 5>,
    /// Where it leads: sheet, layer and spot; if it ends the race, the world instead of the sheet.
    to: (u16, u8, u8),
}

/// Where a push was made.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// At an entry of a sheet.
    Entry { sheet: u16, layer: u8, spot: u8 },
    /// After these actions, because the path mattered (MQ-R-24, 1997): a piece of [`Plans::prefixes`].
    Prefix { start: u32, len: u32 },
}

/// The plans of a turn, in buffers that can be used again.
#[derive(Clone, Debug, Default)]
pub struct Plans {
    found: Vec<Found>,
    special: Vec<Plan>,
    singles: Vec<Action>,
    sheets: Vec<Sheet>,
    used: usize,
    worlds: Vec<State>,
    /// Where the boats of each world are.
    spaces: Vec<[Space; BOATS]>,
    /// For each world, the spots at which the boat's end is known to leave the Black Rose a run, or not to.
    spared: Vec<Spared>,
    jumps: Vec<Jump>,
    prefixes: Vec<Action>,
    /// The pushes that are known, and the pieces of `shoves` that they lead to.
    pushes: Vec<pushes::Push>,
    shoves: Vec<pushes::Shove>,
    chart: Chart,
    actions: Vec<Action>,
    task: Task,
    /// Some plans may come to the same.
    alike: bool,
}

impl Plans {
    pub(crate) fn fill(&mut self, queen: &Queen, state: &State, seat: Seat) {
        self.found.clear();
        self.special.clear();
        if !queen.turn(state).decides(seat) {
            return;
        }
        let moving = match state.phase {
            Phase::Speed => true,
            Phase::Move => state.course.chain.as_slice().is_empty(),
            _ => false,
        };
        if moving {
            self.fill_moves(queen, state);
        } else {
            self.fill_single(queen, state, seat);
        }
    }

    /// Decisions other than a move: each legal action is a plan.
    fn fill_single(&mut self, queen: &Queen, state: &State, seat: Seat) {
        let mut actions = std::mem::take(&mut self.actions);
        queen.legal(state, seat, &mut actions);
        self.worlds.clear();
        self.singles.clear();
        for &action in &actions {
            let mut after = *state;
            let id = Queen::subject(state);
            queen.apply(&mut after, seat, action, &mut Ignore);
            if self.worlds.contains(&after) {
                continue; // another action comes to the same
            }
            self.worlds.push(after);
            let boat = after.boat(id);
            let plan = Plan {
                at: boat.at,
                bow: boat.bow,
                wheel: state.course.speed,
                speed: boat.speed,
                spent: 0,
                coal: boat.coal,
                pushed: 0,
            };
            self.singles.push(action);
            self.add_special(plan, End::Single);
        }
        self.actions = actions;
    }

    fn fill_moves(&mut self, queen: &Queen, state: &State) {
        let task = Task::new(queen, state);
        self.task = task;
        self.used = 0;
        self.alike = false;
        self.worlds.clear();
        self.jumps.clear();
        self.prefixes.clear();
        self.pushes.clear();
        self.shoves.clear();
        self.chart.begin(state, task.node.at);
        self.worlds.push(*state);
        self.spaces.clear();
        self.spaces.push(state.boats.map(|boat| boat.at));
        self.spared.clear();
        self.spared.push(Spared::default());
        // A tile that is laid in any case is laid whatever the boat enters.
        let sheet = self.sheet(0, task.node.driftwood, state.course.entered_last || queen.lays_anyway(state));
        let spot = self.chart.spot(task.node.at);
        self.sheets[sheet as usize].reach(0, spot, task.node.bow, task.turns);

        let by_path = queen.rules.push_path == PushPath::Barred;
        let met_boat = self.run(queen, 0, !by_path);
        if by_path && met_boat {
            let first = self.used;
            self.walk(queen);
            self.run(queen, first, false);
        }
        if state.phase == Phase::Speed {
            self.plan_backing(queen, state);
        }
        if self.alike {
            self.merge(queen);
        }
    }

    /// The sheet of these circumstances.
    fn sheet(&mut self, world: u16, driftwood: u8, entered: bool) -> u16 {
        let same = |sheet: &Sheet| (sheet.world, sheet.driftwood, sheet.entered) == (world, driftwood, entered);
        if let Some(index) = self.sheets[..self.used].iter().position(same) {
            return index as u16;
        }
        if self.used == self.sheets.len() {
            self.sheets.push(Sheet::default());
        }
        let state = &self.worlds[world as usize];
        let occupied = self.chart.occupants(state, self.task.boat);
        let pushed = state.course.pushed.as_slice().len() as u8;
        let special = self.chart.special(occupied, entered);
        self.sheets[self.used].begin(world, driftwood, entered, pushed, [occupied, special]);
        self.used += 1;
        (self.used - 1) as u16
    }

    /// The world after a push.
    fn world(&mut self, state: State) -> u16 {
        // Pushes move boats: most worlds differ in that already.
        let spaces = state.boats.map(|boat| boat.at);
        let same = |&index: &usize| self.spaces[index] == spaces && self.worlds[index] == state;
        if let Some(index) = (0..self.worlds.len()).find(same) {
            return index as u16;
        }
        self.worlds.push(state);
        self.spaces.push(spaces);
        self.spared.push(Spared::default());
        (self.worlds.len() - 1) as u16
    }

    /// Works through the layers of all sheets from `first` on. True if a boat was in the way.
    fn run(&mut self, queen: &Queen, first: usize, push: bool) -> bool {
        let mut met_boat = false;
        for layer in 0..=self.task.last {
            let mut sheet = first;
            while sheet < self.used {
                met_boat |= self.run_layer(queen, sheet, layer, push);
                sheet += 1;
            }
        }
        met_boat
    }

    fn run_layer(&mut self, queen: &Queen, index: usize, layer: u8, push: bool) -> bool {
        let mut met_boat = false;
        let most = self.task.most[layer as usize % LAYERS];
        let introductory = queen.table.introductory;
        for word in 0..sheet::WORDS {
            let mut bits = self.sheets[index].reached[layer as usize][word];
            while bits != 0 {
                let spot = (word * 64) as u8 + bits.trailing_zeros() as u8;
                bits &= bits - 1;
                let arrived = self.sheets[index].row(layer, spot);
                let start = self.task.aground && layer == 0;
                let row = if start { arrived } else { spread(arrived) };
                if !start {
                    self.end_here(queen, index, layer, spot, row);
                }
                if layer == self.task.last {
                    continue;
                }
                let steps = *self.chart.steps(spot);
                let sheet = &mut self.sheets[index];
                let affordable = within(row, most);
                // Most steps lead into free water and change nothing else; the others are looked at one by one.
                let mut others = affordable & steps.uncommon();
                for bow in bows(affordable & steps.water) {
                    let to = steps.spots[bow as usize];
                    if sheet.is_special(to) || introductory {
                        others |= bit(bow);
                    } else {
                        sheet.reach(layer + 1, to, bow, row[bow as usize]);
                    }
                }
                for bow in bows(others) {
                    let (turns, step) = (row[bow as usize], steps.ahead(bow));
                    if self.sheets[index].is_occupied(step.spot) {
                        met_boat = true;
                        if push {
                            self.push_from(queen, index, layer, spot, bow, turns);
                        }
                        continue;
                    }
                    self.step_to(queen, index, layer, (spot, bow, turns), step);
                }
            }
        }
        met_boat
    }

    fn step_to(&mut self, queen: &Queen, index: usize, layer: u8, from: (u8, Dir, u8), step: sheet::Step) {
        let (_, bow, turns) = from;
        if step.ends(queen, &self.worlds[0], &self.chart) {
            self.end_by_step(queen, index, layer, from, step);
            return;
        }
        let next = layer + step.cost();
        if next > self.task.last {
            return;
        }
        let sheet = &self.sheets[index];
        let entered = sheet.entered || self.chart.is_last(step.spot);
        let driftwood = sheet.driftwood + u8::from(step.driftwood);
        let target = if (entered, driftwood) == (sheet.entered, sheet.driftwood) {
            index
        } else {
            let world = sheet.world;
            self.sheet(world, driftwood, entered) as usize
        };
        self.sheets[target].reach(next, step.spot, bow, turns);
    }

    /// The boat as it would be at an entry.
    fn node_at(&self, spot: u8, bow: Dir, driftwood: u8) -> Node {
        Node { at: self.chart.space(spot), bow, points: 0, driftwood, ..self.task.node }
    }

    /// Moves that end at an entry, with the speed whose points are used up there.
    fn end_here(&mut self, queen: &Queen, index: usize, layer: u8, spot: u8, row: [u8; 8]) {
        let Some(Ends { wheel, budget }) = self.task.ends[layer as usize % LAYERS] else { return };
        let sheet = &self.sheets[index];
        let world = &self.worlds[sheet.world as usize];
        let at = self.chart.space(spot);
        let leaves = Queen::is_finish_dock(world, at) && self.leaves(queen, world, at, wheel);
        self.alike |= sheet.driftwood > 0 || leaves;
        let here = Found::new(wheel, End::At { sheet: index as u16, layer, spot, bow: Dir::N, turns: 0 });
        let first = self.found.len();
        // Each is written, and the next one over it if it costs too much: a branch would be hard to foresee.
        let mut facing = [here; 8];
        let mut len = 0;
        for (bow, &turns) in (0..6).zip(&row) {
            facing[len % 8] = here.facing(bow, turns);
            len += usize::from(turns <= budget + 1);
        }
        self.found.extend_from_slice(&facing[..len]);
        if self.task.choosy {
            self.drop_forbidden(queen, first);
        }
    }

    /// Takes back the plans from `first` on that may not end where they do, which is the same entry for all.
    fn drop_forbidden(&mut self, queen: &Queen, first: usize) {
        let mut known = [None; 2];
        let mut kept = first;
        for next in first..self.found.len() {
            let found = self.found[next];
            let (wheel, End::At { sheet, spot, bow, turns, .. }) = (found.wheel(), found.end()) else { continue };
            let left = self.task.budget(wheel).unwrap_or(0).saturating_sub(Task::turning(turns));
            // Only the Black Rose's own bow matters for what follows a move, and whether a boat has coal left.
            let slot = &mut known[usize::from(left > 0)];
            let fine = match *slot {
                Some(fine) if self.task.boat != BoatId::ROSE => fine,
                _ => *slot.insert(self.fine(queen, sheet as usize, spot, bow, wheel, left)),
            };
            if fine {
                self.found[kept] = found;
                kept += 1;
            }
        }
        self.found.truncate(kept);
    }

    /// Whether a move may end there.
    fn fine(&mut self, queen: &Queen, index: usize, spot: u8, bow: Dir, wheel: u8, coal: u8) -> bool {
        let sheet = &self.sheets[index];
        let (number, driftwood) = (sheet.world as usize, sheet.driftwood);
        let search = Search::new(queen, self.task.boat, wheel, self.task.goal);
        let careful = matches!(self.task.goal, Goal::Complete { care: true });
        if careful && self.task.boat != BoatId::ROSE && self.leaves_rose_run(search, number, spot) {
            let at = self.chart.space(spot);
            return !queen.too_fast_there(&self.worlds[number], self.task.boat, at, wheel);
        }
        let world = &self.worlds[number];
        match self.task.goal {
            Goal::Complete { .. } | Goal::FastFinish => {
                search.ended(world, &Node { coal, ..self.node_at(spot, bow, driftwood) })
            }
            Goal::Unspent(_) => true,
        }
    }

    /// Whether the Black Rose is known to have a run once the boat, another one, has come to rest there. It is found out once
    /// for each spot of a world: bow, speed and coal do not matter for it.
    fn leaves_rose_run(&mut self, search: Search<'_>, world: usize, spot: u8) -> bool {
        let (word, bit) = (usize::from(spot) / 64, 1 << (spot % 64));
        if self.spared[world].known[word] & bit == 0 {
            let rest = self.node_at(spot, Dir::N, 0).rest(1);
            let runs =
                search.queen.cares_for_rose(&self.worlds[world]) && search.leaves_rose_run(&self.worlds[world], rest);
            let spared = &mut self.spared[world];
            spared.known[word] |= bit;
            spared.runs[word] |= if runs { bit } else { 0 };
        }
        self.spared[world].runs[word] & bit != 0
    }

    /// Moves that end by entering a space, whatever points are left.
    fn end_by_step(&mut self, queen: &Queen, index: usize, layer: u8, from: (u8, Dir, u8), step: sheet::Step) {
        let (spot, bow, turns) = from;
        if matches!(self.task.goal, Goal::Unspent(_)) {
            return;
        }
        for wheel in 1..=6 {
            if self.task.points(wheel) < layer + step.cost() {
                continue;
            }
            let Some(left) = self.task.budget(wheel).and_then(|coal| coal.checked_sub(Task::turning(turns))) else {
                continue;
            };
            let sand = self.worlds[0].is_sand(self.chart.space(step.spot));
            let grounds = !sand || queen.may_ground(self.task.boat, left);
            if grounds && self.fine(queen, index, step.spot, bow, wheel, left) {
                let end = End::Step { sheet: index as u16, layer, spot, bow, turns };
                self.found.push(Found::new(wheel, end));
                self.alike = true;
            }
        }
    }

    /// What a plan leads to.
    fn plan(&self, found: Found) -> Plan {
        let (sheet, spot, bow, turns) = match found.end() {
            End::Single(index) | End::Back(index) | End::Over { index, .. } => return self.special[index as usize],
            End::At { sheet, spot, bow, turns, .. } => (sheet, spot, bow, turns),
            End::Step { sheet, spot, bow, turns, .. } => {
                (sheet, self.chart.known_steps(spot).ahead(bow).spot, bow, turns)
            }
            End::Entry { jump } => {
                let jump = &self.jumps[jump as usize];
                (jump.to.0, jump.to.2, jump.bow, jump.turns)
            }
        };
        let (at, sheet, wheel) = (self.chart.space(spot), &self.sheets[sheet as usize], found.wheel());
        let complete = matches!(self.task.goal, Goal::Complete { .. });
        let aground = matches!(found.end(), End::Step { .. }) && self.worlds[0].is_sand(at);
        let slowed = complete || self.task.wreck_wheel == WreckWheel::AtRestart;
        let speed = if slowed && !aground { wheel.saturating_sub(sheet.driftwood).max(1) } else { 1 };
        let spent = self.task.spent(wheel) + Task::turning(turns);
        Plan { at, bow, wheel, speed, spent, coal: self.task.coal_after(spent), pushed: sheet.pushed }
    }

    /// Adds a plan that is not an entry of a sheet.
    fn add_special(&mut self, plan: Plan, end: impl FnOnce(u16) -> End) {
        let index = self.special.len() as u16;
        self.special.push(plan);
        self.found.push(Found::new(plan.wheel, end(index)));
    }

    /// Whether the boat leaves the river where its move ends: its bow makes no difference then.
    fn leaves(&self, queen: &Queen, world: &State, at: Space, wheel: u8) -> bool {
        let boat = self.task.boat;
        match self.task.goal {
            Goal::Complete { .. } => queen.dock_effects(world, boat, at, wheel)[2],
            Goal::FastFinish | Goal::Unspent(_) => queen.too_fast_there(world, boat, at, wheel),
        }
    }

    /// MQ-SAN-05: backing off, with each bow that is free afterwards.
    fn plan_backing(&mut self, queen: &Queen, state: &State) {
        let Goal::Complete { .. } = self.task.goal else { return };
        let (id, purse) = (self.task.boat, Queen::purse(state, self.task.boat));
        let Ok((at, spent)) = queen.backing(state, id, purse) else { return };
        let search = Search::new(queen, id, 1, self.task.goal);
        let coal = self.task.coal_after(spent);
        let keeps = state.is_sand(at);
        let kept = self.task.node.bow;
        for bow in Dir::ALL.into_iter().filter(|&bow| !keeps || bow == kept) {
            let node = Node { at, bow, points: 0, coal: purse - spent, driftwood: 0, ..self.task.node };
            if search.ended(state, &node) {
                let plan = Plan { at, bow, wheel: 1, speed: 1, spent, coal, pushed: 0 };
                self.add_special(plan, End::Back);
            }
        }
    }

    /// Plans with different wheels, or bows of a boat that leaves the river, can come to the same; only the cheapest
    /// stays.
    fn merge(&mut self, queen: &Queen) {
        let mut found = std::mem::take(&mut self.found);
        found.sort_by_cached_key(|&found| (self.result_key(queen, found), self.plan(found).spent));
        found.dedup_by(|b, a| self.result_key(queen, *a) == self.result_key(queen, *b));
        self.found = found;
    }

    /// What makes the result of a plan a result of its own.
    fn result_key(&self, queen: &Queen, found: Found) -> impl Ord + use<> {
        let (world, entered, ended) = match found.end() {
            End::At { sheet, .. } | End::Step { sheet, .. } => {
                let sheet = &self.sheets[sheet as usize];
                (sheet.world, sheet.entered, false)
            }
            End::Entry { jump } => {
                let sheet = &self.sheets[self.jumps[jump as usize].to.0 as usize];
                (sheet.world, sheet.entered, false)
            }
            End::Over { jump, .. } => (self.jumps[jump as usize].to.0, false, true),
            End::Back(_) | End::Single(_) => (0, false, false),
        };
        let Plan { at, bow, wheel, speed, .. } = self.plan(found);
        let state = &self.worlds[world as usize];
        let docks = queen.dock_effects(state, self.task.boat, at, wheel);
        let leaves = !ended && self.leaves(queen, state, at, wheel);
        let (bow, speed) = if leaves { (None, 0) } else { (Some(bow), speed) };
        (ended, world, entered, at, bow, speed, docks)
    }
}

impl game::Plans for Plans {
    type Action = Action;
    type Result = Plan;

    fn len(&self) -> usize {
        self.found.len()
    }

    fn result(&self, index: usize) -> Plan {
        self.plan(self.found[index])
    }

    fn actions(&self, index: usize, out: &mut Vec<Action>) {
        self.actions_of(index, out);
    }
}
