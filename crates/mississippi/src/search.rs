//! Whether a turn can be completed, from its beginning or from any point in it.
//!
//! Tries the same steps as in play, depth first, straight courses before turns before pushes, until one is complete.
//! Before that it looks for a run over open water (`run`), which most boats have. Only pushes change the other boats,
//! so only a push copies the state.

use crate::board::{Dir, Space};
use crate::push::{Chain, Pusher};
use crate::rule_id::RuleId;
use crate::sand::leaving_cost;
use crate::state::{BoatId, Few, Mode, Phase, State};
use crate::step::Entry;
use crate::table::Queen;
use game::Ignore;
use std::cell::Cell;

/// What a course must achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// A complete turn; with `care`, one that spares the Black Rose.
    Complete { care: bool },
    /// All points used on a finish dock, too fast.
    FastFinish,
    /// Exactly this many points left.
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

/// A point in a move: everything that a plain step changes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub(crate) at: Space,
    pub(crate) bow: Dir,
    pub(crate) points: u8,
    pub(crate) coal: u8,
    /// Whether the free turn is unused.
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
    /// The boat at rest, if its move ends here with this wheel value.
    #[inline]
    pub(crate) fn rest(&self, wheel: u8) -> Rest {
        Rest { at: self.at, bow: self.bow, wheel, coal: self.coal, driftwood: self.driftwood }
    }

    /// The node after turning, if there is enough coal.
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

/// A bow, and the 60-degree turns needed to face it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Swing {
    pub(crate) bow: Dir,
    pub(crate) turns: u8,
}

/// The six directions from each bow, cheapest first.
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

/// What a step ahead leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    /// It can reach the goal.
    Leads,
    /// A boat is in the way, which might be pushed.
    Boat,
    /// It is useless.
    Astray,
}

/// A search for a course with a given wheel value, or with one of several that cost the same coal.
#[derive(Clone, Copy)]
pub(crate) struct Search<'a> {
    pub(crate) queen: &'a Queen,
    pub(crate) boat: BoatId,
    /// The wheel value, the fastest if there are several; points are counted down from it.
    pub(crate) wheel: u8,
    /// How many slower values are acceptable. A course at one of these is the beginning of a course at the fastest, so
    /// one search covers all. Only used for complete turns.
    slower: u8,
    pub(crate) goal: Goal,
    /// Set when a complete turn is found, whether or not it spares the Black Rose.
    plain: Option<&'a Cell<bool>>,
    /// Receives the spaces that the course uses.
    used: Option<&'a Cell<Option<Used>>>,
}

/// The spaces that a course uses, for the boat itself and for the boats it pushes. A boat on any other space does not
/// affect it.
pub(crate) type Used = Few<Space, 16>;

impl<'a> Search<'a> {
    pub(crate) fn new(queen: &'a Queen, boat: BoatId, wheel: u8, goal: Goal) -> Self {
        Self { queen, boat, wheel, slower: 0, goal, plain: None, used: None }
    }

    /// The same search, setting `plain` when it finds a complete turn.
    pub(crate) fn noting(self, plain: &'a Cell<bool>) -> Self {
        Self { plain: Some(plain), ..self }
    }

    /// The same search, storing the spaces of a complete turn in `used`.
    pub(crate) fn tracing(self, used: &'a Cell<Option<Used>>) -> Self {
        Self { used: Some(used), ..self }
    }

    /// The same search with this wheel value and this many slower ones.
    #[inline]
    pub(crate) fn with(self, wheel: u8, slower: u8) -> Self {
        Self { wheel, slower, ..self }
    }

    /// Whether the boat has such a turn with this much coal, including the change of the wheel.
    pub(crate) fn has_turn(&self, world: &State, coal: u8) -> bool {
        let cost = Queen::speed_cost(world.boat(self.boat).speed, self.wheel);
        let Some(coal) = coal.checked_sub(cost) else { return false };
        let points = self.wheel.saturating_sub(Queen::entry_points(world, self.boat));
        self.reaches_from_start(world, &Node { points, ..Queen::first_node(world, self.boat, coal) })
    }

    /// Whether a boat that has not moved yet can reach the goal.
    #[inline]
    fn reaches_from_start(&self, world: &State, node: &Node) -> bool {
        if !world.is_sand(node.at) {
            return self.reaches(world, node);
        }
        // Straight ahead, for 1 coal; after that it is a move like any other (MQ-R-43).
        let coal = node.coal.checked_sub(leaving_cost(world.boat(self.boat)));
        let ahead = |coal| self.reaches_by(world, &Node { coal, ..*node }, &SWINGS[node.bow as usize][..1]);
        self.arrived(world, node) || coal.is_some_and(ahead)
    }

    /// Whether the goal can be reached from here. Not for sandbanks: they end the move.
    pub(crate) fn reaches(&self, world: &State, node: &Node) -> bool {
        if self.arrived(world, node) || self.boat == BoatId::ROSE && self.reaches_by_bow(world, node) {
            return true;
        }
        node.points > 0 && self.reaches_by(world, node, &SWINGS[node.bow as usize])
    }

    /// Whether a step or a push in one of these directions can reach the goal.
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

    /// What a step ahead leads to. Not inlined: most loops over directions stop at the first, and the compiler would
    /// load half the state beforehand.
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

    /// The Black Rose's final bow matters for its next turn, so it may have to turn at the end of its move.
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
            return false;
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

    /// Whether the goal is reached at the boat's current space.
    pub(crate) fn arrived(&self, world: &State, node: &Node) -> bool {
        match self.goal {
            Goal::Complete { .. } => {
                node.points <= self.slower && self.ended_at(world, node, self.wheel.saturating_sub(node.points))
            }
            Goal::FastFinish => node.points == 0 && self.queen.too_fast_there(world, self.boat, node.at, self.wheel),
            Goal::Unspent(unspent) => node.points == unspent,
        }
    }

    /// Whether a move that ends here reaches the goal, regardless of unspent points, with any wheel value that gives
    /// enough points.
    pub(crate) fn ended(&self, world: &State, node: &Node) -> bool {
        let slowest = self.wheel.saturating_sub(self.slower.min(node.points));
        (slowest..=self.wheel).any(|wheel| self.ended_at(world, node, wheel))
    }

    /// The same for one wheel value: not too fast onto a finish dock (MQ-R-02), and sparing the Black Rose.
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
}

/// The spaces that a course has used except the first; `None` if a boat finished on the way, because its space is no
/// longer known.
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
    /// The active boat's current point in its move.
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

    /// The starting point of a boat's move with this much coal.
    pub(crate) fn first_node(state: &State, id: BoatId, coal: u8) -> Node {
        let boat = state.boat(id);
        let mut path = Few::empty(Space::new(0, 0));
        path.push(boat.at);
        Node { at: boat.at, bow: boat.bow, points: 0, coal, free: true, driftwood: 0, path }
    }
}
