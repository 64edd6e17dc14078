//! The boats, the docks under them, and pushing.

use super::board::Board;
use super::{Boardings, Boats, Place};
use arrayvec::ArrayVec;
use mississippi::board::{Dir, Space};
use mississippi::position::{BoatDoc, Position, RepairDoc};
use mississippi::rules::{DriftwoodPushBow, DriftwoodPushSpeed, PickUp, PushChain, PushPath, RoseAground};
use mississippi::rules::{FastFinish, RearTiles, Rules, SandWithoutCoal, ShortFinish};
use mississippi::state::{BOATS, BoatId};
use std::borrow::Cow;

/// How a boat's next turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Begins {
    AsUsual,
    /// It misses the turn.
    Missed,
    /// At speed 1, with a free choice of bow (MQ-R-20, MQ-R-41).
    WithFreeBow,
    /// At speed 1 (MQ-R-50).
    AtSpeedOne,
}

/// A boat on the river, home or out.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Boat {
    pub(super) id: BoatId,
    pub(super) place: Place,
    pub(super) bow: Dir,
    pub(super) speed: u8,
    pub(super) coal: u8,
    pub(super) passengers: u8,
    /// The tiles where it has taken a passenger, as bits.
    pub(super) served: u32,
    /// It may leave its sandbank forward without coal (MQ-R-62).
    pub(super) leaves_free: bool,
    pub(super) begins: Begins,
}

impl Boat {
    /// Its space, if it is on the river.
    pub(super) fn space(&self) -> Option<Space> {
        match self.place {
            Place::At(space) => Some(space),
            Place::Home | Place::Out => None,
        }
    }

    /// MQ-R-31: whether it has taken a passenger from this tile of the river.
    pub(super) fn has_served(&self, tile: u8) -> bool {
        self.served >> tile & 1 == 1
    }
}

/// Everything that a move changes.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct World {
    pub(super) boats: ArrayVec<Boat, BOATS>,
    /// The boats pushed this turn, in the order in which they were first pushed.
    pub(super) pushed: Boats,
    /// The boats that at least one push has put where the owner sets the bow (MQ-R-25).
    freed: [bool; BOATS],
    /// The boats that took a passenger this turn and may hand it back (MQ-R-30), once per passenger.
    boarded: Boardings,
    /// The boats that finished this turn, in order (MQ-R-69).
    pub(super) homes: Boats,
    /// Whether a boat has entered the last tile this turn.
    pub(super) entered_last: bool,
    /// Whether the race has ended.
    pub(super) over: bool,
}

impl World {
    pub(super) fn new(position: &Position) -> Self {
        let boat = |(&id, doc): (&BoatId, &BoatDoc)| {
            let place = match (doc.at, doc.home, doc.out) {
                (Some(space), ..) => Place::At(space),
                (None, Some(_), _) => Place::Home,
                (None, None, Some(_)) => Place::Out,
                (None, None, None) => return None, // it waits on land
            };
            Some(Boat {
                id,
                place,
                bow: doc.bow,
                speed: doc.speed,
                coal: if id == BoatId::ROSE { 0 } else { doc.coal },
                passengers: doc.passengers,
                served: doc.served.iter().fold(0, |bits, tile| bits | 1 << tile),
                leaves_free: doc.leaves_free,
                begins: match doc.repair {
                    None => Begins::AsUsual,
                    Some(RepairDoc::MissesTurn) => Begins::Missed,
                    Some(RepairDoc::Restarts) => Begins::WithFreeBow,
                    Some(RepairDoc::Resumes) => Begins::AtSpeedOne,
                },
            })
        };
        Self {
            boats: position.boats.iter().filter_map(boat).collect(),
            pushed: Boats::new(),
            freed: [false; BOATS],
            boarded: Boardings::new(),
            homes: Boats::new(),
            entered_last: false,
            over: false,
        }
    }

    /// This river with each possible bow of this boat.
    pub(super) fn with_each_bow(&self, id: BoatId) -> Vec<Self> {
        let with = |bow| {
            let mut world = self.clone();
            world.boat_mut(id).bow = bow;
            world
        };
        Dir::ALL.map(with).into()
    }

    /// MQ-R-25, MQ-R-69: the boats whose bows will be set, in the order in which they were first pushed.
    pub(super) fn asked(&self) -> Boats {
        let sets = |id: &&BoatId| !self.over && self.freed[usize::from(id.0)] && self.boat(**id).space().is_some();
        self.pushed.iter().filter(sets).copied().collect()
    }

    /// MQ-R-30: the boats that may hand back a passenger, once per passenger, while they race.
    pub(super) fn may_decline(&self) -> Boardings {
        let races = |id: &&BoatId| !self.over && self.boat(**id).space().is_some();
        let mut boats: Boardings = self.boarded.iter().filter(races).copied().collect();
        boats.sort_unstable();
        boats
    }

    /// This river with only this boat on it.
    pub(super) fn alone(&self, id: BoatId) -> Self {
        Self { boats: [*self.boat(id)].into_iter().collect(), ..self.clone() }
    }

    pub(super) fn boat(&self, id: BoatId) -> &Boat {
        self.boats.iter().find(|boat| boat.id == id).expect("the boat takes part")
    }

    pub(super) fn boat_mut(&mut self, id: BoatId) -> &mut Boat {
        self.boats.iter_mut().find(|boat| boat.id == id).expect("the boat takes part")
    }

    /// How many boats have taken a passenger from this tile.
    fn served(&self, tile: u8) -> usize {
        self.boats.iter().filter(|boat| boat.has_served(tile)).count()
    }

    /// The space of a boat that is on the river.
    pub(super) fn space(&self, id: BoatId) -> Space {
        self.boat(id).space().expect("the boat is on the river")
    }

    pub(super) fn occupant(&self, at: Space) -> Option<&Boat> {
        self.boats.iter().find(|boat| boat.place == Place::At(at))
    }
}

/// A boat of a chain and its target.
type Shove = (BoatId, Space);

/// A way to clear the space ahead by pushing.
pub(super) struct Push {
    /// The river before the pusher enters.
    pub(super) world: World,
    /// Points that the push costs, excluding the pusher's own entry.
    pub(super) cost: u8,
    /// The spaces onto which boats are pushed.
    pub(super) targets: Vec<Space>,
}

/// How a boat reached a dock.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Arrival {
    OwnMove,
    Pushed,
}

/// What stays the same during a move.
#[derive(Clone)]
pub(super) struct Race {
    pub(super) board: Board,
    pub(super) rules: Rules,
    pub(super) introductory: bool,
    finish_speed: u8,
    /// Whether several boats race for one side (MQ-R-32).
    in_sides: bool,
    /// Racing boats that wait on land.
    on_land: usize,
    /// Passengers by tile, including those already taken.
    passengers: Vec<usize>,
}

impl Race {
    /// MQ-REM-01, MQ-R-53: the race at the end of the turn, after the tiles behind the last boat are removed.
    pub(super) fn at_end_of_turn(&self, world: &World) -> Cow<'_, Self> {
        let mut race = Cow::Borrowed(self);
        let last = world.boats.iter().filter_map(Boat::space).map(|space| space.tile.into()).min();
        if let Some(last) = last
            && self.rules.rear_tiles == RearTiles::Removed
            && self.on_land == 0
            && self.board.removed < last
        {
            race.to_mut().board.removed = last;
        }
        race
    }

    pub(super) fn new(position: &Position, world: &World) -> Self {
        let table = &position.table;
        let tiles = 0..position.river.len() as u8;
        let waiting = |tile: u8| usize::from(position.passengers.get(&tile).copied().unwrap_or(0));
        let lands = |(id, doc): &(&BoatId, &BoatDoc)| **id != BoatId::ROSE && doc.waiting.is_some();
        Self {
            board: Board::new(position),
            rules: super::rules(table),
            introductory: table.introductory,
            finish_speed: table.finish_speed,
            in_sides: super::boats_each(table) > 1 || table.team_size > 1,
            on_land: position.boats.iter().filter(lands).count(),
            passengers: tiles.map(|tile| waiting(tile) + world.served(tile)).collect(),
        }
    }

    /// MQ-R-40: whether a boat with this much coal may get onto a sandbank.
    pub(super) fn may_ground(&self, id: BoatId, coal: u8) -> bool {
        id == BoatId::ROSE || coal > 0 || self.rules.sand_without_coal == SandWithoutCoal::Allowed
    }

    /// MQ-R-42: whether a boat can back off its sandbank onto this space.
    pub(super) fn can_back_onto(&self, world: &World, to: Space) -> bool {
        !self.board.is_driftwood(to) && world.occupant(to).is_none()
    }

    /// MQ-END-09: whether ending its own move here would disqualify the boat.
    pub(super) fn too_fast(&self, id: BoatId, at: Space, wheel: u8) -> bool {
        self.rules.fast_finish == FastFinish::Disqualified
            && id != BoatId::ROSE
            && !self.introductory
            && wheel > self.finish_speed
            && self.board.is_finish_dock(at)
    }

    /// Puts a boat onto a space.
    pub(super) fn arrive(&self, world: &mut World, id: BoatId, to: Space) {
        world.entered_last |= self.board.enters_last(world.space(id), to);
        let boat = world.boat_mut(id);
        boat.place = Place::At(to);
        boat.leaves_free = false;
    }

    /// MQ-SAN-01, MQ-SAN-06: grounds a boat; the Black Rose may miss its next turn (MQ-R-65).
    pub(super) fn ground(&self, boat: &mut Boat) {
        boat.speed = 1;
        if boat.id == BoatId::ROSE && self.rules.rose_aground == RoseAground::MissesTurn {
            boat.begins = Begins::Missed;
        }
    }

    /// MQ-R-03, MQ-R-26: applies passenger, then coal, then the finish, for this wheel value.
    pub(super) fn dock(&self, world: &mut World, id: BoatId, wheel: u8, arrival: Arrival) {
        if id == BoatId::ROSE {
            return; // MQ-BLR-08, MQ-BLR-09
        }
        let at = world.space(id);
        if wheel == 1 {
            self.pick_up(world, id, at, arrival);
            if self.board.is_coal_dock(at) {
                world.boat_mut(id).coal = 6; // MQ-STA-03
            }
        }
        if self.finishes(world.boat(id), at, wheel) {
            world.boat_mut(id).place = Place::Home;
            world.homes.push(id);
            world.over |= self.ends_race(world, id);
        }
    }

    /// MQ-PIC-01 to 03, MQ-R-30, MQ-R-31.
    fn pick_up(&self, world: &mut World, id: BoatId, at: Space, arrival: Arrival) {
        let may_decline = arrival == Arrival::Pushed || self.rules.pick_up == PickUp::MayDecline;
        let waits = self.passengers[usize::from(at.tile)] > world.served(at.tile);
        let boat = world.boat_mut(id);
        if self.board.is_passenger_dock(at) && waits && !boat.has_served(at.tile) && boat.passengers < 2 {
            boat.passengers += 1;
            boat.served |= 1 << at.tile;
            if may_decline && self.in_sides {
                world.boarded.push(id);
            }
        }
    }

    /// MQ-END-04, MQ-END-08, MQ-INT-04.
    fn finishes(&self, boat: &Boat, at: Space, wheel: u8) -> bool {
        let short = self.rules.short_finish == ShortFinish::RankedBehind;
        let fit = wheel <= self.finish_speed && (boat.passengers == 2 || short);
        self.board.is_finish_dock(at) && (self.introductory || fit)
    }

    /// MQ-END-07, MQ-R-32, MQ-R-33: whether the race is over now that this boat has finished.
    fn ends_race(&self, world: &World, id: BoatId) -> bool {
        let wins = self.introductory || world.boat(id).passengers == 2;
        let races = |boat: &&Boat| boat.id != BoatId::ROSE && boat.space().is_some();
        let left = world.boats.iter().filter(races).count() + self.on_land;
        if self.in_sides { wins || left == 0 } else { left <= 1 }
    }

    /// MQ-PSH-01 to 08, MQ-R-24: every way in which the pusher can clear this space, with its cost.
    /// `path` holds the spaces that the pusher has used this turn.
    pub(super) fn pushes(
        &self,
        world: &World,
        (pusher, space): (Space, Space),
        path: impl IntoIterator<Item = Space>,
        points: u8,
    ) -> Vec<Push> {
        let mut used = vec![pusher, space];
        if self.rules.push_path != PushPath::Open {
            used.extend(path);
        }
        let mut chains = Vec::new();
        self.chains(world, space, (&mut used, &mut Vec::new()), &mut chains, points);
        let push = |chain: &Vec<Shove>| {
            let targets: Vec<Space> = chain.iter().map(|&(_, target)| target).collect();
            let cost = targets.iter().map(|&target| self.cost(target)).sum();
            Push { world: self.pushed(world, chain), cost, targets }
        };
        chains.iter().map(push).collect()
    }

    /// Continues a chain with the boat on `space`, and adds all complete chains to `found`.
    fn chains(
        &self,
        world: &World,
        space: Space,
        (used, chain): (&mut Vec<Space>, &mut Vec<Shove>),
        found: &mut Vec<Vec<Shove>>,
        points: u8,
    ) {
        let boat = world.occupant(space).expect("somebody to push");
        if self.board.is_sand(space) {
            return; // MQ-SAN-09
        }
        for target in Dir::ALL.into_iter().filter_map(|dir| self.board.water(space, dir)) {
            let cost = self.cost(target);
            let grounds = self.board.is_sand(target) && !self.may_ground(boat.id, boat.coal);
            if used.contains(&target) || grounds || cost > points {
                continue;
            }
            chain.push((boat.id, target));
            if world.occupant(target).is_none() {
                found.push(chain.clone());
            } else if self.rules.push_chain == PushChain::Allowed {
                used.push(target);
                self.chains(world, target, (used, chain), found, points - cost);
                used.pop();
            }
            chain.pop();
        }
    }

    /// MQ-R-27: what pushing one boat to this space costs.
    fn cost(&self, target: Space) -> u8 {
        1 + u8::from(self.board.is_driftwood(target))
    }

    /// The river after a chain of pushes, which is completed even if it ends the race (MQ-R-69).
    fn pushed(&self, world: &World, chain: &[Shove]) -> World {
        let mut world = world.clone();
        for &(id, target) in chain.iter().rev() {
            self.shove(&mut world, id, target);
        }
        // MQ-R-25: the push begins with the nearest boat, though the farthest one moves first.
        for &(id, target) in chain {
            if !world.pushed.contains(&id) {
                world.pushed.push(id);
            }
            if self.frees_bow(target) {
                world.freed[usize::from(id.0)] = true;
            }
        }
        world
    }

    /// MQ-R-59: moves a pushed boat and applies the effects of its new space.
    fn shove(&self, world: &mut World, id: BoatId, target: Space) {
        let wheel = world.boat(id).speed;
        self.arrive(world, id, target);
        self.dock(world, id, wheel, Arrival::Pushed);
        let boat = world.boat_mut(id);
        if boat.place == Place::Home {
            return;
        }
        if self.board.is_driftwood(target) && self.rules.driftwood_push_speed == DriftwoodPushSpeed::Reduced {
            boat.speed = (wheel - 1).max(1); // MQ-DRI-05, MQ-R-39
        }
        if self.board.is_sand(target) {
            self.ground(boat); // MQ-SAN-06
        }
    }

    /// MQ-R-25: whether the owner sets the bow of a boat that is pushed onto this space.
    fn frees_bow(&self, at: Space) -> bool {
        let held = self.board.is_driftwood(at) && self.rules.driftwood_push_bow == DriftwoodPushBow::Kept;
        !self.board.is_sand(at) && !held
    }
}
