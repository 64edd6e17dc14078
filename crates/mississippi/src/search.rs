//! Whether a turn can be completed (MQ-R-17), from its beginning or from any moment of it.
//!
//! The same steps as in play, tried depth first, straight courses before turns before pushes, until one is complete;
//! but first a run over open water (`run`) is looked for, which most boats have.
//! Only pushes change the other boats, so only a push copies the state.

use crate::board::{Dir, Space};
use crate::event::{Event, Moving};
use crate::push::{Chain, Pusher};
use crate::rule_id::RuleId;
use crate::rules::SandBack;
use crate::run::{Run, Runner};
use crate::state::{Boat, BoatId, Few, Mode, Phase, Repair, State};
use crate::table::Queen;
use game::{Events, Ignore, Illegal};
use std::cell::Cell;

/// What a course has to come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// A complete turn; with care for the Black Rose (MQ-R-49) or without.
    Complete { care: bool },
    /// All points used on a finish dock, too fast (MQ-R-57).
    FastFinish,
    /// Exactly so many points left (MQ-R-18).
    Unspent(u8),
}

impl From<Mode> for Goal {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Careful => Self::Complete { care: true },
            Mode::Complete => Self::Complete { care: false },
            Mode::FastFinish => Self::FastFinish,
            Mode::Wreck(unspent) => Self::Unspent(unspent),
        }
    }
}

/// A moment of a move: all of it that a plain step changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    pub(crate) points: u8,
    pub(crate) coal: u8,
    /// The free turn has not been used.
    pub(crate) free: bool,
    pub(crate) driftwood: u8,
    pub(crate) path: Few<Space, 8>,
}

/// Where and how a boat comes to rest.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rest {
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    pub(crate) wheel: u8,
    pub(crate) coal: u8,
    pub(crate) driftwood: u8,
}

impl Node {
    /// The boat at rest, if its move ends here with this wheel.
    #[inline]
    pub(crate) fn rest(&self, wheel: u8) -> Rest {
        Rest { at: self.at, bow: self.bow, wheel, coal: self.coal, driftwood: self.driftwood }
    }

    /// After turning, if there is coal for it (MQ-TRN-02, MQ-TRN-03).
    #[inline]
    pub(crate) fn turned(mut self, Swing { bow, turns }: Swing) -> Option<Self> {
        if turns > 0 {
            self.coal = self.coal.checked_sub(turns - u8::from(self.free))?;
            self.free = false;
            self.bow = bow;
        }
        Some(self)
    }
}

/// A space that can be entered: what it costs, and whether the move ends there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) to: Space,
    pub(crate) cost: u8,
    pub(crate) driftwood: bool,
    pub(crate) ends: bool,
}

/// A bow, and the 60-degree turns that it takes to get there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swing {
    pub(crate) bow: Dir,
    pub(crate) turns: u8,
}

/// The six directions from each bow, the cheapest first.
pub(crate) static SWINGS: [[Swing; 6]; 6] = swings();

const fn swings() -> [[Swing; 6]; 6] {
    let order: [(i8, u8); 6] = [(0, 0), (1, 1), (-1, 1), (2, 2), (-2, 2), (3, 3)];
    let mut swings = [[Swing { bow: Dir::N, turns: 0 }; 6]; 6];
    let mut index = 0;
    while index < 36 {
        let (sixths, turns) = order[index % 6];
        swings[index / 6][index % 6] = Swing { bow: Dir::ALL[index / 6].turned(sixths), turns };
        index += 1;
    }
    swings
}

/// What a step ahead is good for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// The goal can be reached by it.
    Leads,
    /// A boat is in the way, which can perhaps be pushed.
    Boat,
    /// Nothing.
    Astray,
}

/// A boat looking for a course with a given wheel, or with one of several that cost the same coal.
#[derive(Clone, Copy)]
pub(crate) struct Search<'a> {
    pub(crate) queen: &'a Queen,
    pub(crate) boat: BoatId,
    /// The wheel, the fastest if there are several: all points are counted down from it.
    pub(crate) wheel: u8,
    /// How many slower ones will do as well. A course at one of these is the beginning of a course at the fastest, so
    /// one search is enough for all; only complete turns are looked for in this way.
    slower: u8,
    pub(crate) goal: Goal,
    /// Where a complete turn is noted that only lacks care for the Black Rose.
    plain: Option<&'a Cell<bool>>,
    /// Where the spaces are noted that the course takes.
    used: Option<&'a Cell<Option<Used>>>,
}

/// The spaces that a course takes, for the boat itself and for those that it pushes: a boat on any other space is not
/// concerned by it.
pub(crate) type Used = Few<Space, 16>;

impl<'a> Search<'a> {
    pub(crate) fn new(queen: &'a Queen, boat: BoatId, wheel: u8, goal: Goal) -> Self {
        Self { queen, boat, wheel, slower: 0, goal, plain: None, used: None }
    }

    /// The same search, noting there if a complete turn is found, with care or without.
    pub(crate) fn noting(self, plain: &'a Cell<bool>) -> Self {
        Self { plain: Some(plain), ..self }
    }

    /// The same search, noting there what spaces a complete turn takes.
    pub(crate) fn tracing(self, used: &'a Cell<Option<Used>>) -> Self {
        Self { used: Some(used), ..self }
    }

    /// The same search with this wheel, and with so many slower ones.
    #[inline]
    pub(crate) fn with(self, wheel: u8, slower: u8) -> Self {
        Self { wheel, slower, ..self }
    }

    /// Whether the boat has such a turn with this much coal, the change of the wheel included.
    pub(crate) fn has_turn(&self, world: &State, coal: u8) -> bool {
        let cost = Queen::speed_cost(world.boat(self.boat).speed, self.wheel);
        let Some(coal) = coal.checked_sub(cost) else { return false };
        let points = self.wheel.saturating_sub(Queen::entry_points(world, self.boat));
        self.reaches_from_start(world, &Node { points, ..Queen::first_node(world, self.boat, coal) })
    }

    /// Whether the goal can be reached by a boat that has not moved yet.
    #[inline]
    fn reaches_from_start(&self, world: &State, node: &Node) -> bool {
        if !world.is_sand(node.at) {
            return self.reaches(world, node);
        }
        // MQ-SAN-02, MQ-SAN-04: straight ahead, for 1 coal; from there on it is a move like any other (MQ-R-43).
        let coal = node.coal.checked_sub(leaving_cost(world.boat(self.boat)));
        let ahead = |coal| self.reaches_by(world, &Node { coal, ..*node }, &SWINGS[node.bow as usize][..1]);
        self.arrived(world, node) || coal.is_some_and(ahead)
    }

    /// Whether the goal can be reached from here, which is no sandbank: there the move would be over.
    pub(crate) fn reaches(&self, world: &State, node: &Node) -> bool {
        if self.arrived(world, node) || self.boat == BoatId::ROSE && self.reaches_by_bow(world, node) {
            return true;
        }
        node.points > 0 && self.reaches_by(world, node, &SWINGS[node.bow as usize])
    }

    /// Whether the goal can be reached by a step or a push in one of these directions.
    fn reaches_by(&self, world: &State, node: &Node, swings: &[Swing]) -> bool {
        let turned = || swings.iter().map_while(|&swing| node.turned(swing));
        let mut met_boat = false;
        for node in turned() {
            match self.way_ahead(world, &node) {
                Way::Leads => return true,
                Way::Boat => met_boat = true,
                Way::Astray => {}
            }
        }
        met_boat && turned().any(|node| self.reaches_by_push(world, &node))
    }

    /// What becomes of a step ahead. Not inlined: most loops over directions end with the first, and the compiler
    /// would have loaded half the state beforehand.
    #[inline(never)]
    fn way_ahead(&self, world: &State, node: &Node) -> Way {
        let entry = match self.queen.entry(world, self.boat, node) {
            Ok(entry) => entry,
            Err(why) => return if why.rule == RuleId::Mov04 { Way::Boat } else { Way::Astray },
        };
        let mut next = *node;
        next.enter(entry);
        let leads = if entry.ends { self.ended(world, &next) } else { self.reaches(world, &next) };
        if leads { Way::Leads } else { Way::Astray }
    }

    /// The Black Rose's last bow matters for its next turn, so it may have to turn at the end of its move.
    fn reaches_by_bow(&self, world: &State, node: &Node) -> bool {
        self.goal == Goal::Complete { care: true }
            && node.points <= self.slower
            && !world.is_sand(node.at)
            && SWINGS[node.bow as usize][1..]
                .iter()
                .map_while(|&swing| node.turned(swing))
                .any(|node| self.arrived(world, &node))
    }

    fn reaches_by_push(&self, world: &State, node: &Node) -> bool {
        if node.points < 2 {
            return false; // MQ-PSH-02
        }
        let Some(ahead) = world.neighbour(node.at, node.bow) else { return false };
        if world.occupant(ahead, self.boat).is_none() {
            return false;
        }
        let pusher = node.pusher(self.boat, ahead);
        self.queen.any_push(world, &pusher, &[], &mut |chain| self.reaches_after(world, node, ahead, chain))
    }

    /// Whether the goal can be reached after this push.
    pub(crate) fn reaches_after(&self, world: &State, node: &Node, ahead: Space, chain: &Chain) -> bool {
        let mut world = *world;
        self.queen.shove(&mut world, self.boat, chain, &mut Ignore);
        if world.phase == Phase::Over {
            return matches!(self.goal, Goal::Complete { .. });
        }
        let entry = self.queen.entry_by_push(&world, ahead, chain);
        let next = node.entered(entry);
        if entry.ends { self.ended(&world, &next) } else { self.reaches(&world, &next) }
    }

    /// Whether the goal is reached with the boat where it is.
    pub(crate) fn arrived(&self, world: &State, node: &Node) -> bool {
        match self.goal {
            Goal::Complete { .. } => {
                node.points <= self.slower && self.ended_at(world, node, self.wheel.saturating_sub(node.points))
            }
            Goal::FastFinish => node.points == 0 && self.queen.too_fast_there(world, self.boat, node.at, self.wheel),
            Goal::Unspent(unspent) => node.points == unspent,
        }
    }

    /// Whether a move that ends here is what is looked for, whatever is left of its points: with any wheel that gives
    /// enough of them.
    pub(crate) fn ended(&self, world: &State, node: &Node) -> bool {
        let slowest = self.wheel.saturating_sub(self.slower.min(node.points));
        (slowest..=self.wheel).any(|wheel| self.ended_at(world, node, wheel))
    }

    /// The same with this wheel: not too fast onto a finish dock (MQ-R-02), and leaving the Black Rose a turn (MQ-R-49).
    fn ended_at(&self, world: &State, node: &Node, wheel: u8) -> bool {
        let too_fast = self.queen.too_fast_there(world, self.boat, node.at, wheel);
        match self.goal {
            Goal::Complete { care } => {
                if let (Some(plain), false) = (self.plain, too_fast) {
                    plain.set(true);
                }
                if let Some(used) = self.used {
                    used.set(spaces_used(world, node));
                }
                !too_fast && (!care || !self.queen.cares_for_rose(world) || self.spares_rose(world, node.rest(wheel)))
            }
            Goal::FastFinish => too_fast,
            Goal::Unspent(_) => false,
        }
    }

    /// MQ-R-49: whether the Black Rose still has a turn for 1 coal, or none at all, once the boat has come to rest here.
    /// Mostly it has a run; if not, that has to be searched for, as the boats will stand then.
    #[inline]
    pub(crate) fn spares_rose(&self, world: &State, rest: Rest) -> bool {
        self.leaves_rose_run(world, rest) || self.rose_turns(world, rest)
    }

    /// The quick proof: the Black Rose has a run for 1 coal, can back off its sandbank, or misses its turn. Only where the
    /// boat comes to rest matters for it, unless the boat is the Black Rose.
    #[inline]
    pub(crate) fn leaves_rose_run(&self, world: &State, rest: Rest) -> bool {
        if world.boat(BoatId::ROSE).repair == Repair::MissesTurn {
            return true; // MQ-R-65
        }
        if self.queen.strips_rear(world, self.boat, rest.at) {
            return false; // runs know nothing of tiles that will be gone
        }
        let rose = Runner::of(world, BoatId::ROSE, 1);
        let rose = if self.boat == BoatId::ROSE {
            let speed = rest.wheel.saturating_sub(rest.driftwood).max(1); // MQ-DRI-02
            Runner { at: rest.at, bow: rest.bow, speed, ..rose }
        } else {
            Runner { taken: Some(rest.at), ..rose }
        };
        let boats = rose.boats(world);
        matches!(rose.dash(world, boats), Run::Ends(_)) || self.rose_runs(world, rest, &rose, boats)
    }

    /// The same with the boats as they will stand then.
    #[inline(never)]
    pub(crate) fn rose_turns(&self, world: &State, rest: Rest) -> bool {
        let mut after = *world;
        let boat = after.boat_mut(self.boat);
        boat.at = rest.at;
        boat.bow = rest.bow;
        boat.speed = rest.wheel;
        boat.coal = boat.coal.min(rest.coal); // without any, it cannot be pushed onto sand (MQ-R-40)
        after.course.speed = rest.wheel;
        after.course.driftwood = rest.driftwood;
        self.queen.come_to_rest(&mut after, self.boat, &mut Ignore);
        self.queen.rose_is_spared(&mut after)
    }

    /// Whether the Black Rose, which has no dash, will have a run for 1 coal or can back off its sandbank.
    #[inline(never)]
    fn rose_runs(&self, world: &State, rest: Rest, rose: &Runner, boats: u32) -> bool {
        if world.is_sand(rose.at) {
            return self.boat != BoatId::ROSE
                && self.queen.backing(world, BoatId::ROSE, 1).is_ok_and(|(astern, _)| astern != rest.at);
        }
        matches!(rose.run(world, boats), Run::Ends(_))
    }
}

/// The spaces that a course has taken, but for the first; nothing if a boat has come home by it, whose space is not known any more.
fn spaces_used(world: &State, node: &Node) -> Option<Used> {
    let mut used = Few::empty(node.at);
    used.push(node.at);
    node.path.as_slice().iter().skip(1).for_each(|&at| used.push(at));
    for &id in world.course.pushed.as_slice() {
        let boat = world.boat(id);
        used.push(boat.afloat().then_some(boat.at)?);
    }
    Some(used)
}

/// MQ-SAN-04: what leaving a sandbank forward costs; nothing for a boat that was stuck there without coal (MQ-R-62).
pub(crate) fn leaving_cost(boat: &Boat) -> u8 {
    u8::from(!boat.leaves_free)
}

impl Node {
    #[inline]
    pub(crate) fn enter(&mut self, entry: Entry) {
        self.at = entry.to;
        self.points = self.points.saturating_sub(entry.cost);
        self.driftwood += u8::from(entry.driftwood);
        self.path.push(entry.to);
    }

    pub(crate) fn entered(&self, entry: Entry) -> Self {
        let mut next = *self;
        next.enter(entry);
        next
    }

    pub(crate) fn pusher(&self, id: BoatId, ahead: Space) -> Pusher {
        Pusher { id, at: self.at, ahead, points: self.points, path: self.path }
    }
}

impl Queen {
    /// The moment at which the active boat is.
    pub(crate) fn node(state: &State) -> Node {
        let id = state.active();
        let boat = state.boat(id);
        Node {
            at: boat.at,
            bow: boat.bow,
            points: state.course.points,
            coal: Self::purse(state, id),
            free: state.course.turns == 0,
            driftwood: state.course.driftwood,
            path: state.course.path,
        }
    }

    /// The moment at which a boat would begin its move with this purse.
    pub(crate) fn first_node(state: &State, id: BoatId, coal: u8) -> Node {
        let boat = state.boat(id);
        let mut path = Few::empty(Space::new(0, 0));
        path.push(boat.at);
        Node { at: boat.at, bow: boat.bow, points: 0, coal, free: true, driftwood: 0, path }
    }

    /// MQ-SPD-02, MQ-SPD-03: the coal that a change of the speed wheel costs.
    pub(crate) fn speed_cost(from: u8, to: u8) -> u8 {
        from.abs_diff(to).saturating_sub(1)
    }

    /// MQ-MOV-01, MQ-MOV-03, MQ-MOV-04, MQ-DRI-01, MQ-SAN-01: what entering the space ahead takes, or why it cannot be
    /// entered without a push.
    #[allow(clippy::inline_always)] // the search asks only whether, and then no reason needs to be made up
    #[inline(always)]
    pub(crate) fn entry(&self, state: &State, id: BoatId, node: &Node) -> Result<Entry, Illegal<RuleId>> {
        let Some(to) = state.neighbour(node.at, node.bow) else {
            return Err(Illegal::by(Self::edge_rule(state, node.at, node.bow)));
        };
        if state.is_land(to) {
            return Err(Illegal::by(RuleId::Mov03));
        }
        if state.occupant(to, id).is_some() {
            return Err(Illegal::by(RuleId::Mov04));
        }
        if state.course.barred.contains(to) {
            return Err(Illegal::by(RuleId::R24)); // a boat was pushed there, and has gone home
        }
        let entry = self.entry_into(state, to);
        if entry.cost > node.points {
            return Err(Illegal::lacking(RuleId::Dri08, entry.cost, node.points));
        }
        self.check_ground(state, to, id, node.coal)?;
        Ok(entry)
    }

    /// What entering a space takes, if it can be entered.
    #[inline]
    pub(crate) fn entry_into(&self, state: &State, to: Space) -> Entry {
        let cost = Self::entry_cost(state, to);
        Entry { to, cost, driftwood: cost > 1, ends: self.ends_move_at(state, to) }
    }

    /// MQ-PSH-07: the pusher's entry into the vacated space, after the push.
    pub(crate) fn entry_by_push(&self, state: &State, to: Space, chain: &Chain) -> Entry {
        Entry { cost: chain.cost, ..self.entry_into(state, to) }
    }

    /// MQ-SAN-01, MQ-INT-04: spaces that end a move at once.
    #[inline]
    pub(crate) fn ends_move_at(&self, state: &State, at: Space) -> bool {
        state.is_sand(at) || (self.table.introductory && Self::is_finish_dock(state, at))
    }

    /// The open end of the river is not a bank (MQ-CRA-05).
    pub(crate) fn edge_rule(state: &State, at: Space, bow: Dir) -> RuleId {
        let heading = state.tiles[at.tile as usize % state.tiles.len()].heading;
        let forward = bow.turns_to(heading) <= 1;
        let open = at.tile == state.last_tile() && state.finish.is_none() && forward;
        if open { RuleId::Cra05 } else { RuleId::Mov03 }
    }

    /// MQ-SAN-05, MQ-R-42: the space onto which a boat backs off, and the coal that it costs.
    pub(crate) fn backing(&self, state: &State, id: BoatId, coal: u8) -> Result<(Space, u8), Illegal<RuleId>> {
        let boat = state.boat(id);
        if !state.is_sand(boat.at) {
            return Err(Illegal::by(RuleId::Mov02));
        }
        let cost = match self.rules.sand_back {
            SandBack::OneCoal => 1,
            SandBack::Free => 0,
        };
        let left = coal.checked_sub(cost).ok_or(Illegal::lacking(RuleId::San05, cost, coal))?;
        let astern = state.neighbour(boat.at, boat.bow.turned(3)).ok_or(Illegal::by(RuleId::R42))?;
        if state.is_land(astern) || state.is_driftwood(astern) || state.occupant(astern, id).is_some() {
            return Err(Illegal::by(RuleId::R42));
        }
        self.check_ground(state, astern, id, left)?;
        Ok((astern, cost))
    }

    /// Moves the active boat into the space ahead.
    #[inline]
    pub(crate) fn advance(&self, state: &mut State, id: BoatId, entry: Entry, events: &mut impl Events<Event>) {
        if state.is_sand(state.boat(id).at) {
            let coal = leaving_cost(state.boat(id)); // MQ-SAN-04
            Self::spend(state, id, coal);
            state.boat_mut(id).leaves_free = false;
            events.tell(Event::LeftSand { boat: id, coal });
        }
        state.boat_mut(id).at = entry.to;
        state.course.points = state.course.points.saturating_sub(entry.cost);
        state.course.path.push(entry.to);
        state.course.driftwood = state.course.driftwood.saturating_add(u8::from(entry.driftwood));
        Self::note_entry(state, entry.to);
        let cause = match entry.cost {
            _ if entry.driftwood => Moving::Driftwood,
            1 => Moving::Ahead,
            _ => Moving::Vacated,
        };
        events.tell(Event::Moved { boat: id, to: entry.to, cause });
        if entry.ends {
            self.end_move(state, events);
        }
    }
}
