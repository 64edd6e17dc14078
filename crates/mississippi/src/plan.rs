//! Whole turns: every distinct result of a turn, each with the cheapest actions that lead to it.
//!
//! One pass over layers of movement points. A layer holds, for each space and bow, the fewest 60-degree turns with which
//! the boat can be there; the speed that is chosen only says at which layer the move ends and how much coal is left for
//! turning, so all speeds share the pass. What a step cannot change is a [`sheet::Sheet`]: the other boats, the driftwood
//! entered, whether the last tile was entered. A push leads to another sheet. Actions are found by walking back.

mod back;
mod sheet;
mod walk;

use crate::action::Action;
use crate::board::{Dir, Space};
use crate::rules::{FastFinish, PushPath};
use crate::search::{Goal, Node, Search};
use crate::state::{BoatId, Few, Phase, State};
use crate::table::Queen;
use game::{Game, Ignore, Seat};
use serde::Serialize;
use sheet::{Chart, LAYERS, Sheet, spread};

/// What a plan leads to, for the boat that it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
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

/// Where a plan was found, so that its actions can be found too.
#[derive(Clone, Copy, Debug)]
struct Found {
    wheel: u8,
    end: End,
}

/// How a plan ends. The first two and the last say which of [`Plans::special`] it is.
#[derive(Clone, Copy, Debug)]
enum End {
    /// One action, for decisions other than a move.
    Single(u16),
    /// Backing off.
    Back(u16),
    /// The move ends at this entry of a sheet.
    At { sheet: u16, layer: u8, spot: u8, bow: Dir, turns: u8 },
    /// The move ends by a step from this entry.
    Step { sheet: u16, layer: u8, spot: u8, bow: Dir, turns: u8 },
    /// The move ends as the boat enters the space from which it pushed another.
    Entry { jump: u16 },
    /// The push ends the race.
    Over { index: u16, jump: u16 },
}

/// A push from one sheet into another.
#[derive(Clone, Copy, Debug)]
struct Jump {
    from: Source,
    bow: Dir,
    turns: u8,
    dirs: Few<Dir, 5>,
    /// Where it leads: sheet, layer and spot.
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
    jumps: Vec<Jump>,
    prefixes: Vec<Action>,
    chart: Chart,
    actions: Vec<Action>,
    task: Task,
    /// Some plans may come to the same.
    alike: bool,
}

/// What is planned: the boat and what it has.
#[derive(Clone, Copy, Debug)]
struct Task {
    boat: BoatId,
    node: Node,
    /// The wheel if it is set already.
    wheel: Option<u8>,
    /// The wheel before the turn, and points that the entry takes off.
    speed: u8,
    entry: u8,
    /// Coal to spend, before the wheel is set if it is not.
    purse: u8,
    coal: u8,
    /// Turns that count as made: 1 if the free one has been used.
    turns: u8,
    aground: bool,
    goal: Goal,
    /// Whether not every place that can be reached may be the end: finish docks, or the Black Rose, may forbid it.
    choosy: bool,
    /// Coal that leaving a sandbank takes, and coal that is there only to be spent.
    leaving: u8,
    virtual_coal: u8,
    /// The last layer: the most points that the boat can have.
    last: u8,
    /// The speeds whose points are used up at each layer.
    ends: [Few<Ends, 6>; LAYERS],
}

/// A speed, and the coal that it leaves for turning.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Ends {
    wheel: u8,
    budget: u8,
}

const NO_ENDS: Few<Ends, 6> = Few::empty(Ends { wheel: 0, budget: 0 });

impl Default for Task {
    fn default() -> Self {
        let path = Few::empty(Space::new(0, 0));
        let node =
            Node { at: Space::new(0, 0), bow: Dir::N, points: 0, coal: 0, free: true, driftwood: 0, path };
        Self {
            boat: BoatId(0),
            node,
            wheel: None,
            speed: 1,
            entry: 0,
            purse: 0,
            coal: 0,
            turns: 0,
            aground: false,
            goal: Goal::Complete { care: true },
            choosy: true,
            leaving: 0,
            virtual_coal: 0,
            last: 0,
            ends: [NO_ENDS; LAYERS],
        }
    }
}

impl Task {
    fn new(queen: &Queen, state: &State) -> Self {
        let boat = state.active();
        let mut task = Self {
            boat,
            node: Queen::node(state),
            wheel: (state.phase == Phase::Move).then_some(state.course.speed),
            speed: state.boat(boat).speed,
            entry: queen.entry_points(state, boat),
            purse: Queen::purse(state, boat),
            coal: state.boat(boat).coal,
            turns: state.course.turns.min(1),
            aground: state.is_sand(state.boat(boat).at),
            goal: state.course.mode.into(),
            choosy: false,
            leaving: 0,
            virtual_coal: u8::from(state.virtual_coal == Some(boat)),
            last: 0,
            ends: [NO_ENDS; LAYERS],
        };
        task.choosy = match task.goal {
            Goal::Complete { care } => {
                care && queen.cares_for_rose(state) || queen.rules.fast_finish == FastFinish::Disqualified
            }
            Goal::FastFinish => true,
            Goal::Unspent(_) => false,
        };
        if task.aground {
            // MQ-SAN-04: paid by every course that leaves forward.
            task.leaving = u8::from(!state.boat(boat).leaves_free);
        }
        task.last = (1..=6).filter(|&wheel| task.budget(wheel).is_some()).map(|wheel| task.points(wheel)).max().unwrap_or(0);
        let unspent = if let Goal::Unspent(unspent) = task.goal { unspent } else { 0 };
        for wheel in 1..=6 {
            let Some(budget) = task.budget(wheel) else { continue };
            if let Some(layer) = task.points(wheel).checked_sub(unspent) {
                task.ends[layer as usize].push(Ends { wheel, budget });
            }
        }
        task
    }

    /// Coal that the wheel and leaving a sandbank take, less what was spent on turning before.
    fn spent(&self, wheel: u8) -> u8 {
        self.leaving + if self.wheel.is_none() { Queen::speed_cost(self.speed, wheel) } else { 0 }
    }

    fn coal_after(&self, spent: u8) -> u8 {
        self.coal.saturating_sub(spent.saturating_sub(self.virtual_coal))
    }

    /// Coal that is left for turning once the wheel shows this; nothing if the wheel cannot show it.
    fn budget(&self, wheel: u8) -> Option<u8> {
        if self.wheel.is_some_and(|set| set != wheel) {
            return None;
        }
        self.purse.checked_sub(self.spent(wheel))
    }

    /// Points from here to the end with this wheel.
    fn points(&self, wheel: u8) -> u8 {
        if self.wheel.is_some() { self.node.points } else { wheel.saturating_sub(self.entry) }
    }

    /// Coal spent on turning, after so many turns.
    fn turning(turns: u8) -> u8 {
        turns.saturating_sub(1)
    }
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
        let mut singles = std::mem::take(&mut self.singles);
        queen.legal(state, seat, &mut singles);
        for &action in &singles {
            let mut after = *state;
            let id = Queen::subject(state);
            queen.apply(&mut after, seat, action, &mut Ignore);
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
            self.add_special(plan, End::Single);
        }
        self.singles = singles;
    }

    fn fill_moves(&mut self, queen: &Queen, state: &State) {
        let task = Task::new(queen, state);
        self.task = task;
        self.used = 0;
        self.alike = false;
        self.worlds.clear();
        self.jumps.clear();
        self.prefixes.clear();
        self.chart.begin(state, task.node.at);
        self.worlds.push(*state);
        let sheet = self.sheet(0, task.node.driftwood, state.course.entered_last);
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
        self.sheets[self.used].begin(world, driftwood, entered, pushed, occupied);
        self.used += 1;
        (self.used - 1) as u16
    }

    /// The world after a push.
    fn world(&mut self, state: State) -> u16 {
        // Pushes move boats: most worlds differ in that already.
        let spaces = |world: &State| world.boats.map(|boat| boat.at);
        let here = spaces(&state);
        if let Some(index) = self.worlds.iter().position(|world| spaces(world) == here && *world == state) {
            return index as u16;
        }
        self.worlds.push(state);
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
        let most = self.most_turns(layer);
        for word in 0..sheet::WORDS {
            let mut bits = self.sheets[index].reached[layer as usize][word];
            while bits != 0 {
                let spot = (word * 64) as u8 + bits.trailing_zeros() as u8;
                bits &= bits - 1;
                let arrived = self.sheets[index].row(layer, spot);
                let start = self.task.aground && layer == 0;
                let row = if start { arrived } else { spread(arrived) };
                if !start {
                    self.end_here(queen, index, layer, spot, &row);
                }
                if layer == self.task.last {
                    continue;
                }
                let steps = *self.chart.steps(spot);
                for &bow in &Dir::ALL {
                    let turns = row[bow as usize];
                    if turns > most {
                        continue;
                    }
                    let step = steps[bow as usize];
                    if !step.open() {
                        continue;
                    }
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

    /// The most turns that any speed leaves coal for at this layer.
    fn most_turns(&self, layer: u8) -> u8 {
        let budgets = (1..=6).filter(|&wheel| self.task.points(wheel) >= layer).filter_map(|wheel| self.task.budget(wheel));
        budgets.max().map_or(0, |coal| coal + 1)
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
        let driftwood = sheet.driftwood + u8::from(step.driftwood());
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

    /// Moves that end at an entry, for each speed whose points are used up there.
    fn end_here(&mut self, queen: &Queen, index: usize, layer: u8, spot: u8, row: &[u8; 8]) {
        let ends = self.task.ends[layer as usize];
        for &Ends { wheel, budget } in ends.as_slice() {
            let sheet = &self.sheets[index];
            let at = self.chart.space(spot);
            let world = &self.worlds[sheet.world as usize];
            let leaves = Queen::is_finish_dock(world, at) && self.leaves(queen, world, at, wheel);
            self.alike |= sheet.driftwood > 0 || leaves;
            for &bow in &Dir::ALL {
                let turns = row[bow as usize];
                if turns <= budget + 1 {
                    let end = End::At { sheet: index as u16, layer, spot, bow, turns };
                    self.found.push(Found { wheel, end });
                }
            }
        }
        if self.task.choosy {
            self.drop_forbidden(queen, index, layer, spot);
        }
    }

    /// Takes back the plans just found that may not end there.
    fn drop_forbidden(&mut self, queen: &Queen, index: usize, layer: u8, spot: u8) {
        let here = |end: &End| matches!(*end, End::At { sheet, layer: l, spot: s, .. } if (sheet as usize, l, s) == (index, layer, spot));
        let first = self.found.iter().rposition(|found| !here(&found.end)).map_or(0, |last| last + 1);
        let mut known = [[None; 2]; 7];
        let mut kept = first;
        for next in first..self.found.len() {
            let found = self.found[next];
            let End::At { bow, turns, .. } = found.end else { continue };
            let left = self.task.budget(found.wheel).unwrap_or(0).saturating_sub(Task::turning(turns));
            // Only the Black Rose's own bow matters for what follows a move, and whether a boat has coal left.
            let slot = &mut known[found.wheel as usize][usize::from(left > 0)];
            let fine = match *slot {
                Some(fine) if self.task.boat != BoatId::ROSE => fine,
                _ => *slot.insert(self.fine(queen, index, spot, bow, found.wheel, left)),
            };
            if fine {
                self.found[kept] = found;
                kept += 1;
            }
        }
        self.found.truncate(kept);
    }

    /// Whether a move may end there.
    fn fine(&self, queen: &Queen, index: usize, spot: u8, bow: Dir, wheel: u8, coal: u8) -> bool {
        let sheet = &self.sheets[index];
        let world = &self.worlds[sheet.world as usize];
        let search = Search { queen, boat: self.task.boat, wheel, goal: self.task.goal };
        match self.task.goal {
            Goal::Complete { .. } | Goal::FastFinish => {
                search.ended(world, &Node { coal, ..self.node_at(spot, bow, sheet.driftwood) })
            }
            Goal::Unspent(_) => true,
        }
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
                self.found.push(Found { wheel, end });
                self.alike = true;
            }
        }
    }

    /// What a plan leads to.
    fn plan(&self, found: &Found) -> Plan {
        let (sheet, spot, bow, turns) = match found.end {
            End::Single(index) | End::Back(index) | End::Over { index, .. } => return self.special[index as usize],
            End::At { sheet, spot, bow, turns, .. } => (sheet, spot, bow, turns),
            End::Step { sheet, spot, bow, turns, .. } => {
                (sheet, self.chart.known_steps(spot)[bow as usize].spot, bow, turns)
            }
            End::Entry { jump } => {
                let jump = &self.jumps[jump as usize];
                (jump.to.0, jump.to.2, jump.bow, jump.turns)
            }
        };
        let (at, sheet, wheel) = (self.chart.space(spot), &self.sheets[sheet as usize], found.wheel);
        let complete = matches!(self.task.goal, Goal::Complete { .. });
        let aground = matches!(found.end, End::Step { .. }) && self.worlds[0].is_sand(at);
        let speed = if complete && !aground { wheel.saturating_sub(sheet.driftwood).max(1) } else { 1 };
        let spent = self.task.spent(wheel) + Task::turning(turns);
        Plan { at, bow, wheel, speed, spent, coal: self.task.coal_after(spent), pushed: sheet.pushed }
    }

    /// Adds a plan that is not an entry of a sheet.
    fn add_special(&mut self, plan: Plan, end: impl FnOnce(u16) -> End) {
        let index = self.special.len() as u16;
        self.special.push(plan);
        self.found.push(Found { wheel: plan.wheel, end: end(index) });
    }

    /// Whether the boat leaves the river where its move ends: its bow makes no difference then.
    fn leaves(&self, queen: &Queen, world: &State, at: Space, wheel: u8) -> bool {
        let boat = self.task.boat;
        match self.task.goal {
            Goal::Complete { .. } => queen.dock_effects(world, boat, at, wheel)[2],
            Goal::FastFinish | Goal::Unspent(_) => queen.too_fast_there(world, boat, at, wheel),
        }
    }

    fn push_from(&mut self, queen: &Queen, index: usize, layer: u8, spot: u8, bow: Dir, turns: u8) {
        let node = Node { points: self.task.last - layer, ..self.node_at(spot, bow, 0) };
        let from = Source::Entry { sheet: index as u16, layer, spot };
        self.push_node(queen, self.sheets[index].world, self.sheets[index].driftwood, &node, layer, turns, from);
    }

    /// Every push from a moment of the move.
    #[allow(clippy::too_many_arguments)] // the particulars of one moment
    fn push_node(
        &mut self,
        queen: &Queen,
        world: u16,
        driftwood: u8,
        node: &Node,
        layer: u8,
        turns: u8,
        from: Source,
    ) {
        let before = self.worlds[world as usize];
        let Some(ahead) = before.neighbour(node.at, node.bow) else { return };
        let entered = match from {
            Source::Entry { sheet, .. } => self.sheets[sheet as usize].entered,
            Source::Prefix { .. } => node.path.as_slice().iter().any(|&at| self.is_entry(at)),
        };
        let pusher = node.pusher(self.task.boat, ahead);
        queen.any_push(&before, &pusher, &[], &mut |chain| {
            let mut after = before;
            queen.shove(&mut after, self.task.boat, chain, &mut Ignore);
            let mut jump = Jump { from, bow: node.bow, turns, dirs: chain.dirs, to: (0, layer + chain.cost, 0) };
            if after.phase == Phase::Over {
                self.end_by_push(jump, &after, node, turns);
                return false;
            }
            let entry = queen.entry_by_push(&after, ahead, chain);
            let entered = entered || after.course.entered_last || self.is_entry(ahead);
            after.course.entered_last = false; // the sheet knows
            let world = self.world(after);
            let sheet = self.sheet(world, driftwood + u8::from(entry.driftwood), entered);
            let spot = self.chart.spot(ahead);
            jump.to = (sheet, layer + chain.cost, spot);
            if entry.ends {
                self.end_by_entering(queen, jump, node, turns);
            } else if self.sheets[sheet as usize].reach(layer + chain.cost, spot, node.bow, turns) {
                self.jumps.push(jump);
            }
            false
        });
    }

    /// Whether entering this space is entering the last tile.
    fn is_entry(&self, at: Space) -> bool {
        let start = &self.worlds[0];
        at.tile == start.last_tile() && start.finish.is_none() && at != self.task.node.at
    }

    /// A push that ends the race ends the turn; the pusher stays where it is.
    fn end_by_push(&mut self, jump: Jump, after: &State, node: &Node, turns: u8) {
        if matches!(self.task.goal, Goal::Unspent(_)) {
            return;
        }
        let pushed = after.course.pushed.as_slice().len() as u8;
        let layer = jump.to.1;
        let number = self.jumps.len() as u16;
        self.jumps.push(jump);
        for wheel in 1..=6 {
            let affordable = self.task.budget(wheel).is_some_and(|coal| Task::turning(turns) <= coal);
            if self.task.points(wheel) < layer || !affordable {
                continue;
            }
            let spent = self.task.spent(wheel) + Task::turning(turns);
            let coal = self.task.coal_after(spent);
            let plan = Plan { at: node.at, bow: node.bow, wheel, speed: wheel, spent, coal, pushed };
            self.add_special(plan, |index| End::Over { index, jump: number });
        }
    }

    /// A push after which the pusher's entry ends its move (MQ-INT-04).
    fn end_by_entering(&mut self, queen: &Queen, jump: Jump, node: &Node, turns: u8) {
        let (sheet, layer, spot) = jump.to;
        let number = self.jumps.len() as u16;
        self.jumps.push(jump);
        for wheel in 1..=6 {
            let Some(left) = self.task.budget(wheel).and_then(|coal| coal.checked_sub(Task::turning(turns))) else {
                continue;
            };
            if self.task.points(wheel) >= layer
                && !matches!(self.task.goal, Goal::Unspent(_))
                && self.fine(queen, sheet as usize, spot, node.bow, wheel, left)
            {
                self.found.push(Found { wheel, end: End::Entry { jump: number } });
                self.alike = true;
            }
        }
    }

    /// MQ-SAN-05: backing off, with each bow that is free afterwards.
    fn plan_backing(&mut self, queen: &Queen, state: &State) {
        let Goal::Complete { .. } = self.task.goal else { return };
        let (id, purse) = (self.task.boat, Queen::purse(state, self.task.boat));
        let Ok((at, spent)) = queen.backing(state, id, purse) else { return };
        let search = Search { queen, boat: id, wheel: 1, goal: self.task.goal };
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
        found.sort_by_cached_key(|found| (self.result_key(queen, found), self.plan(found).spent));
        found.dedup_by(|b, a| self.result_key(queen, a) == self.result_key(queen, b));
        self.found = found;
    }

    /// What makes the result of a plan a result of its own.
    fn result_key(&self, queen: &Queen, found: &Found) -> impl Ord + use<> {
        let (world, entered, push) = match found.end {
            End::At { sheet, .. } | End::Step { sheet, .. } => {
                let sheet = &self.sheets[sheet as usize];
                (sheet.world, sheet.entered, 0)
            }
            End::Entry { jump } => {
                let sheet = &self.sheets[self.jumps[jump as usize].to.0 as usize];
                (sheet.world, sheet.entered, 0)
            }
            End::Over { jump, .. } => (0, false, 1 + jump),
            End::Back(_) | End::Single(_) => (0, false, 0),
        };
        let Plan { at, bow, wheel, speed, .. } = self.plan(found);
        let state = &self.worlds[world as usize];
        let docks = queen.dock_effects(state, self.task.boat, at, wheel);
        let (bow, speed) = if self.leaves(queen, state, at, wheel) { (None, 0) } else { (Some(bow), speed) };
        (push, world, entered, at, bow, speed, docks)
    }
}

impl game::Plans for Plans {
    type Action = Action;
    type Result = Plan;

    fn len(&self) -> usize {
        self.found.len()
    }

    fn result(&self, index: usize) -> Plan {
        self.plan(&self.found[index])
    }

    fn actions(&self, index: usize, out: &mut Vec<Action>) {
        self.actions_of(index, out);
    }
}

const _: () = assert!(LAYERS == 7);
