//! Whether a turn can be completed, from its beginning or from any moment of it.
//!
//! The same steps as in play, tried depth first, straight courses before turns before pushes, until one is complete;
//! but first a run over open water (`run`) is looked for, which most boats have.
//! Only pushes change the other boats, so only a push copies the state.

use crate::board::{Dir, Space};
use crate::push::{Chain, Pusher};
use crate::rule_id::RuleId;
use crate::sand::leaving_cost;
use crate::state::{BoatId, Few, Mode, Phase, State};
use crate::step::Entry;
use crate::table::Queen;
use game::Ignore;
use std::cell::Cell;

/// What a course has to come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Goal {
    /// A complete turn; with care for the Black Rose or without.
    Complete { care: bool },
    /// All points used on a finish dock, too fast.
    FastFinish,
    /// Exactly so many points left.
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

    /// After turning, if there is coal for it.
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
        // Straight ahead, for 1 coal; from there on it is a move like any other (MQ-R-43).
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

    /// The same with this wheel: not too fast onto a finish dock (MQ-R-02), and leaving the Black Rose a turn.
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
}
