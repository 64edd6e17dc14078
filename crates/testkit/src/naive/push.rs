//! The boats, the docks under them, and pushing.

use super::Place;
use super::board::Board;
use mississippi::board::{Dir, Space};
use mississippi::position::{BoatDoc, Position};
use mississippi::rules::{DriftwoodPushBow, DriftwoodPushSpeed, PushChain, PushPath};
use mississippi::rules::{FastFinish, RearTiles, Rules, SandWithoutCoal, ShortFinish};
use mississippi::state::BoatId;
use std::borrow::Cow;

/// A boat on the river, home or out.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
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

/// All that a move changes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct World {
    pub(super) boats: Vec<Boat>,
    /// The boats pushed this turn, in the order in which they were first pushed.
    pub(super) pushed: Vec<BoatId>,
    /// A boat has entered the last tile this turn.
    pub(super) entered_last: bool,
    /// The race has ended.
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
            })
        };
        Self {
            boats: position.boats.iter().filter_map(boat).collect(),
            pushed: Vec::new(),
            entered_last: false,
            over: false,
        }
    }

    /// The same river with this boat alone on it.
    pub(super) fn alone(&self, id: BoatId) -> Self {
        Self { boats: vec![*self.boat(id)], ..self.clone() }
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

/// A boat of a chain and where it is pushed to.
type Shove = (BoatId, Space);

/// What stays the same during a move.
#[derive(Clone)]
pub(super) struct Race {
    pub(super) board: Board,
    pub(super) rules: Rules,
    pub(super) introductory: bool,
    finish_speed: u8,
    /// Several boats race for one side (MQ-R-32).
    in_sides: bool,
    /// Racing boats that wait on land.
    on_land: usize,
    /// Passengers by tile, those that have been taken by a boat included.
    passengers: Vec<usize>,
}

impl Race {
    /// MQ-REM-01, MQ-R-53: the same race when the turn is over and tiles behind the last boat have gone.
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
        let mut rules = Rules::of(table.edition);
        for (field, value) in &table.house {
            rules.set(field, value).expect("a house rule");
        }
        Self {
            board: Board::new(position),
            rules,
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

    /// MQ-END-09: whether ending its own move so would disqualify the boat.
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

    /// MQ-R-03, MQ-R-26: passenger, then coal, then the finish, for the wheel value that counts.
    pub(super) fn dock(&self, world: &mut World, id: BoatId, wheel: u8) {
        if id == BoatId::ROSE {
            return; // MQ-BLR-08, MQ-BLR-09
        }
        let at = world.space(id);
        if wheel == 1 {
            self.pick_up(world, id, at);
            if self.board.is_coal_dock(at) {
                world.boat_mut(id).coal = 6; // MQ-STA-03
            }
        }
        if self.finishes(world.boat(id), at, wheel) {
            world.boat_mut(id).place = Place::Home;
            world.over = self.ends_race(world, id);
        }
    }

    /// MQ-PIC-01 to 03, MQ-R-31.
    fn pick_up(&self, world: &mut World, id: BoatId, at: Space) {
        let waits = self.passengers[usize::from(at.tile)] > world.served(at.tile);
        let boat = world.boat_mut(id);
        if self.board.is_passenger_dock(at) && waits && !boat.has_served(at.tile) && boat.passengers < 2 {
            boat.passengers += 1;
            boat.served |= 1 << at.tile;
        }
    }

    /// MQ-END-04, MQ-END-08, MQ-INT-04.
    fn finishes(&self, boat: &Boat, at: Space, wheel: u8) -> bool {
        let short = self.rules.short_finish == ShortFinish::RankedBehind;
        let fit = wheel <= self.finish_speed && (boat.passengers == 2 || short);
        self.board.is_finish_dock(at) && (self.introductory || fit)
    }

    /// MQ-END-07, MQ-R-32, MQ-R-33: whether the race is over now that this boat is home.
    fn ends_race(&self, world: &World, id: BoatId) -> bool {
        let wins = self.introductory || world.boat(id).passengers == 2;
        let races = |boat: &&Boat| boat.id != BoatId::ROSE && boat.space().is_some();
        let left = world.boats.iter().filter(races).count() + self.on_land;
        if self.in_sides { wins || left == 0 } else { left <= 1 }
    }

    /// MQ-PSH-01 to 08, MQ-R-24: every way in which the pusher can clear this space, with what it costs.
    /// `path` is what the pusher has used this turn.
    pub(super) fn pushes(
        &self,
        world: &World,
        (pusher, space): (Space, Space),
        path: impl IntoIterator<Item = Space>,
        points: u8,
    ) -> Vec<(World, u8)> {
        let mut used = vec![pusher, space];
        if self.rules.push_path == PushPath::Barred {
            used.extend(path);
        }
        let mut chains = Vec::new();
        self.chains(world, space, (&mut used, &mut Vec::new()), &mut chains, points);
        let cost = |chain: &[Shove]| chain.iter().map(|&(_, target)| self.cost(target)).sum();
        chains.iter().map(|chain| (self.pushed(world, chain), cost(chain))).collect()
    }

    /// Continues a chain with the boat on `space`, and adds all that come to an end to `found`.
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

    /// The river after a chain of pushes; nothing more happens once the race is over.
    fn pushed(&self, world: &World, chain: &[Shove]) -> World {
        let mut world = world.clone();
        let mut moved = Vec::new();
        for &(id, target) in chain.iter().rev() {
            if !world.over {
                self.shove(&mut world, id, target);
                moved.push(id);
            }
        }
        // MQ-R-25: the push begins at the near end, though the boat at the far end makes room first.
        for id in moved.into_iter().rev() {
            if !world.pushed.contains(&id) {
                world.pushed.push(id);
            }
        }
        world
    }

    /// MQ-R-59: moves a pushed boat, with all that its new space does to it.
    fn shove(&self, world: &mut World, id: BoatId, target: Space) {
        let wheel = world.boat(id).speed;
        self.arrive(world, id, target);
        self.dock(world, id, wheel);
        let boat = world.boat_mut(id);
        if boat.place == Place::Home {
            return;
        }
        if self.board.is_driftwood(target) && self.rules.driftwood_push_speed == DriftwoodPushSpeed::Reduced {
            boat.speed = (wheel - 1).max(1); // MQ-DRI-05, MQ-R-39
        }
        if self.board.is_sand(target) {
            boat.speed = 1; // MQ-SAN-06
        }
    }

    /// MQ-R-25: whether the bow of a boat that was pushed onto this space is set anew.
    pub(super) fn frees_bow(&self, at: Space) -> bool {
        let held = self.board.is_driftwood(at) && self.rules.driftwood_push_bow == DriftwoodPushBow::Kept;
        !self.board.is_sand(at) && !held
    }
}
