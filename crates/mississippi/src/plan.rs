//! Whole turns: every distinct result of a turn, each with the cheapest actions that lead to it.
//!
//! The search is a single pass over layers, one per movement point used. A layer holds, for each space and bow, the
//! fewest 60-degree turns with which the boat can be there. The chosen speed only determines the layer at which the
//! move ends and the coal left for turning, so all speeds share the pass. A sheet holds what plain steps do not change:
//! the other boats, the driftwood entered, whether the last tile was entered. A push leads to another sheet. Actions
//! are recovered by walking back.

mod back;
mod care;
mod found;
mod keyed;
mod list;
mod merge;
mod pushes;
mod sheet;
mod task;
mod walk;

use crate::action::Action;
use crate::board::{Dir, Space};
use crate::rules::PushPath;
use crate::search::{Goal, Node, Search};
use crate::state::{BoatId, Course, Few, Phase, State};
use crate::table::Queen;
use care::Care;
use found::{End, Found};
use game::{Game, Ignore, Seat};
use keyed::Keyed;
use list::{Ending, Stop};
use merge::Loose;
use serde::{Deserialize, Serialize};
use sheet::{Chart, LAYERS, Sheet, Spots, bit, bows, spread, within};
use std::ops::Range;
use task::Task;

/// The result of a plan for the boat that it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiPlan))]
pub struct Plan {
    /// The space where the boat ends.
    pub at: Space,
    /// The bow at the end.
    pub bow: Dir,
    /// The wheel value used for the move.
    pub wheel: u8,
    /// The speed after the move.
    pub speed: u8,
    /// The coal that the plan costs.
    pub spent: u8,
    /// The coal after the move, before any refuelling at a dock.
    pub coal: u8,
    /// The number of boats pushed.
    pub pushed: u8,
}

/// A push from one sheet into another.
#[derive(Clone, Copy, Debug)]
struct Jump {
    from: Source,
    bow: Dir,
    turns: u8,
    dirs: Few<Dir, 5>,
    /// The target: sheet, layer and spot; if the push ends the race, the world instead of the sheet.
    to: (u16, u8, u8),
}

/// Where a push was made.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// At an entry of a sheet.
    Entry { sheet: u16, layer: u8, spot: u8 },
    /// After these actions, where the path matters (1997): a range of [`Plans::prefixes`].
    Prefix { start: u32, len: u32 },
}

/// The plans of a turn, in reusable buffers.
#[derive(Clone, Debug, Default)]
pub struct Plans {
    found: Vec<Found>,
    /// Plans that are not sheet entries, before they are merged with the others.
    loose: Vec<Loose>,
    special: Vec<Plan>,
    singles: Vec<Action>,
    sheets: Vec<Sheet>,
    used: usize,
    worlds: Vec<State>,
    /// For each world, the first one that is equivalent once the move is over.
    rests: Vec<u16>,
    /// The spaces of each world that other boats deny to this boat.
    occupied: Vec<Spots>,
    /// The worlds by the positions of the boats, and the sheets by their circumstances.
    known_worlds: Keyed,
    known_sheets: Keyed,
    /// What each world requires for the Black Rose, and cached answers whether it can pass a boat at rest.
    cares: Vec<Care>,
    known_rests: Keyed,
    jumps: Vec<Jump>,
    prefixes: Vec<Action>,
    /// Cached pushes with the ranges of `shoves` they lead to, and the worlds by push chain.
    known_pushes: Keyed,
    pushes: Vec<Range<u32>>,
    shoves: Vec<pushes::Shove>,
    known_chains: Keyed,
    chart: Chart,
    finish_docks: Spots,
    actions: Vec<Action>,
    task: Task,
    /// Scratch: the sheets in result order, the stops of one set of circumstances, and the endings at one space.
    order: Vec<(u32, u16)>,
    stops: Vec<Stop>,
    endings: Vec<Ending>,
    /// Different plans may have the same result.
    alike: bool,
}

impl Plans {
    pub(crate) fn fill(&mut self, queen: &Queen, state: &State, seat: Seat) {
        self.found.clear();
        self.loose.clear();
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
        self.rests.clear();
        self.singles.clear();
        for &action in &actions {
            let mut after = *state;
            let id = Queen::subject(state);
            queen.apply(&mut after, seat, action, &mut Ignore);
            if self.worlds.contains(&after) {
                continue; // another action has the same result
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
            let index = self.singles.len() as u16;
            self.singles.push(action);
            self.special.push(plan);
            self.found.push(Found::new(plan.wheel, End::Single(index)));
        }
        self.actions = actions;
    }

    fn fill_moves(&mut self, queen: &Queen, state: &State) {
        let task = Task::new(queen, state);
        self.task = task;
        self.used = 0;
        self.alike = false;
        self.worlds.clear();
        self.rests.clear();
        self.occupied.clear();
        self.jumps.clear();
        self.prefixes.clear();
        self.pushes.clear();
        self.shoves.clear();
        self.known_worlds.clear();
        self.known_sheets.clear();
        self.known_pushes.clear();
        self.known_chains.clear();
        self.known_rests.clear();
        self.chart.begin(state, task.node.at);
        self.finish_docks = self.chart_finish(state);
        self.cares.clear();
        self.add_world(queen, boats_key(state), state);
        // If a tile is always laid, it does not matter whether the boat enters the last one.
        let sheet = self.sheet(0, task.node.driftwood, state.course.entered_last || queen.lays_anyway(state));
        let spot = self.chart.spot(task.node.at);
        self.sheets[sheet as usize].reach(0, spot, task.node.bow, task.turns);

        let by_path = queen.rules.push_path != PushPath::Open;
        let met_boat = self.run(queen, 0, !by_path);
        let walked = self.used;
        if by_path && met_boat {
            self.walk(queen);
            self.run(queen, walked, false);
        }
        if state.phase == Phase::Speed {
            self.plan_backing(queen, state);
        }
        self.list(queen, walked);
    }

    /// Finds or creates the sheet for these circumstances.
    fn sheet(&mut self, world: u16, driftwood: u8, entered: bool) -> u16 {
        let key = u64::from(world) << 16 | u64::from(driftwood) << 8 | u64::from(entered);
        if let Some(index) = self.known_sheets.get(key) {
            return index as u16;
        }
        self.known_sheets.insert(key, self.used as u32);
        if self.used == self.sheets.len() {
            self.sheets.push(Sheet::default());
        }
        let state = &self.worlds[world as usize];
        let occupied = self.occupied[world as usize];
        let pushed = state.course.pushed.as_slice().len() as u8;
        let special = self.chart.special(occupied, entered);
        let doubtful = self.doubtful(world);
        self.sheets[self.used].begin(world, driftwood, entered, pushed, [occupied, special, doubtful]);
        self.used += 1;
        (self.used - 1) as u16
    }

    /// Finds or creates the world after a push.
    fn world(&mut self, queen: &Queen, state: &State) -> u16 {
        let same = |&index: &u32| is_same_world(&self.worlds[index as usize], state);
        let key = boats_key(state);
        let known = self.known_worlds.all(key).find(same);
        known.unwrap_or_else(|| self.add_world(queen, key, state)) as u16
    }

    fn add_world(&mut self, queen: &Queen, key: u64, state: &State) -> u32 {
        let index = self.worlds.len() as u32;
        let rest = self.rest(key, state).unwrap_or(index as u16);
        self.rests.push(rest);
        self.known_worlds.insert(key, index);
        let occupied = self.chart.occupants(state, self.task.boat);
        self.learn_care(queen, state, &occupied);
        self.occupied.push(occupied);
        self.worlds.push(*state);
        index
    }

    /// A known world that is equivalent once the move is over. Where a pushed boat has left the river, the barred
    /// spaces and whether that boat's bow would have been set no longer matter.
    fn rest(&mut self, key: u64, state: &State) -> Option<u16> {
        if state.course.pushed.as_slice().iter().all(|&boat| state.boat(boat).afloat()) {
            return None;
        }
        let rested = |state: &State| {
            let afloat = BoatId::ALL.into_iter().filter(|&boat| state.boat(boat).afloat());
            let asked = state.course.asked & afloat.fold(0, |bits, boat| bits | 1 << boat.0);
            State { course: Course { barred: Few::empty(Space::new(0, 0)), asked, ..state.course }, ..*state }
        };
        let same = |&index: &u32| is_same_world(&rested(&self.worlds[index as usize]), &rested(state));
        let rest = self.known_worlds.all(key).find(same).map(|index| self.rests[index as usize]);
        self.alike |= rest.is_some();
        rest
    }

    /// Processes the layers of all sheets from `first` on. Returns true if a boat was in the way.
    fn run(&mut self, queen: &Queen, first: usize, push: bool) -> bool {
        let mut met_boat = false;
        // The last layer has no further steps.
        for layer in 0..self.task.last {
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
        // With more turns than this, no speed reaches the next layer. Elsewhere such entries are kept, because they
        // show that plans may have the same result.
        let plain = self.sheets[index].driftwood == 0 && self.finish_docks == [0; sheet::WORDS];
        let onward = if plain { self.task.most[(layer as usize + 1) % LAYERS] } else { most };
        let introductory = queen.table.introductory;
        for word in 0..sheet::WORDS {
            let mut bits = self.sheets[index].reached[layer as usize][word];
            while bits != 0 {
                let spot = (word * 64) as u8 + bits.trailing_zeros() as u8;
                bits &= bits - 1;
                let arrived = self.sheets[index].row(layer, spot);
                let start = self.task.aground && layer == 0;
                let row = if start { arrived } else { spread(arrived) };
                let steps = *self.chart.steps(spot);
                let sheet = &mut self.sheets[index];
                sheet.face(layer, spot, row);
                let affordable = within(row, most);
                // Most steps lead into open water and change nothing else; handle the others one by one.
                let mut others = affordable & steps.uncommon();
                for bow in bows(affordable & steps.water) {
                    let (to, turns) = (steps.spot(spot, bow), row[bow as usize]);
                    if sheet.is_special(to) || introductory {
                        others |= bit(bow);
                    } else if turns <= onward {
                        sheet.reach(layer + 1, to, bow, turns);
                    }
                }
                for bow in bows(others) {
                    let (turns, step) = (row[bow as usize], steps.ahead(spot, bow));
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

    /// The search node for a sheet entry.
    fn node_at(&self, spot: u8, bow: Dir, driftwood: u8) -> Node {
        Node { at: self.chart.space(spot), bow, points: 0, driftwood, ..self.task.node }
    }

    /// Adds moves that end by entering a space, regardless of the points left.
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
                self.add_loose(queen, Found::new(wheel, end));
                self.alike = true;
            }
        }
    }

    /// The result of a plan.
    fn plan(&self, found: Found) -> Plan {
        let (sheet, spot, bow, turns) = match found.end() {
            End::Single(index) | End::Back(index) | End::Over { index, .. } => return self.special[index as usize],
            End::At { sheet, spot, bow, turns, .. } => (sheet, spot, bow, turns),
            End::Step { sheet, spot, bow, turns, .. } => {
                (sheet, self.chart.known_steps(spot).ahead(spot, bow).spot, bow, turns)
            }
            End::Entry { jump } => {
                let jump = &self.jumps[jump as usize];
                (jump.to.0, jump.to.2, jump.bow, jump.turns)
            }
        };
        let (at, sheet, wheel) = (self.chart.space(spot), &self.sheets[sheet as usize], found.wheel());
        let aground = matches!(found.end(), End::Step { .. }) && self.worlds[0].is_sand(at);
        let speed = if aground { 1 } else { self.task.speed_after(wheel, sheet.driftwood) };
        let spent = self.task.spent(wheel) + Task::turning(turns);
        Plan { at, bow, wheel, speed, spent, coal: self.task.coal_after(spent), pushed: sheet.pushed }
    }

    /// Adds plans for backing off, one per final bow.
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
                self.add_special(queen, plan, End::Back);
            }
        }
    }
}

/// A hash of the boats' positions. Pushes move boats, so it distinguishes most worlds.
fn boats_key(state: &State) -> u64 {
    state.boats.iter().fold(0, |key: u64, boat| key.rotate_left(9) ^ u64::from(boat.at.word()))
}

/// Whether two worlds are the same. Both come from one world by pushes, and all that pushes change shows in the boats:
/// passengers missing from a tile are aboard one of them.
fn is_same_world(a: &State, b: &State) -> bool {
    let same = a.boats == b.boats && a.course == b.course && a.phase == b.phase;
    debug_assert_eq!(same, a == b);
    same
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
