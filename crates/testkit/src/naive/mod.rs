//! A second, naive implementation of a boat's movement, straight from the rules: the oracle for the engine's turn
//! generation. It shares only the documents and the printed tiles with the engine.

mod board;
mod care;
mod coal;
mod course;
mod push;
mod stay;
#[cfg(test)]
mod tests;

pub use care::rose_bows;
pub use coal::{Harbour, Quay};

use arrayvec::ArrayVec;
use course::{Ends, Mover};
use mississippi::board::{Dir, Space};
use mississippi::position::Position;
use mississippi::rules::{RoseCare, RoseFirstRound, Rules};
use mississippi::state::{BOATS, BoatId};
use mississippi::table::Table;
use push::{Begins, Race, World};
use rustc_hash::FxHashMap;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hash};

/// Where a boat is after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// On this space of the river.
    At(Space),
    /// It has finished.
    Home,
    /// It is eliminated or disqualified.
    Out,
}

/// A boat after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoatEnd {
    /// Its place.
    pub place: Place,
    /// Its bow, while on the river; the bows of pushed boats are not yet set.
    pub bow: Option<Dir>,
    /// Its speed wheel.
    pub speed: u8,
    /// Its coal wheel; 0 for the boat that moved and for the Black Rose.
    pub coal: u8,
    /// Passengers aboard.
    pub passengers: u8,
    /// The tiles where it has taken a passenger, as bits.
    pub served: u32,
}

/// Distinct boats in some order.
pub type Boats = ArrayVec<BoatId, BOATS>;
/// Boats, each up to twice, because each may take two passengers in one turn.
pub type Boardings = ArrayVec<BoatId, { 2 * BOATS }>;

/// How a move can end, before coal transfers, the bows of pushed boats and a new tile.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ending {
    /// The speed set for this move.
    pub wheel: u8,
    /// All boats by number, except those waiting on land.
    pub boats: [Option<BoatEnd>; BOATS],
    /// The boats pushed, in the order in which they were first pushed, the nearest of a chain first.
    pub pushed: Boats,
    /// Those whose bows will be set, in the same order (MQ-R-25, MQ-R-69).
    pub asked: Boats,
    /// The boats that may hand back a passenger taken this turn, once per passenger (MQ-R-30).
    pub may_decline: Boardings,
    /// The boats that have finished, in order (MQ-R-69).
    pub homes: Boats,
    /// Whether some boat has entered the last tile and the finish is not laid (MQ-R-09).
    pub entered_last: bool,
}

impl Ending {
    fn new(world: &World, mover: BoatId, wheel: u8) -> Self {
        let end = |boat: &push::Boat| BoatEnd {
            place: boat.place,
            bow: boat.space().map(|_| boat.bow),
            speed: boat.speed,
            coal: if boat.id == mover { 0 } else { boat.coal },
            passengers: boat.passengers,
            served: boat.served,
        };
        let mut boats = [None; BOATS];
        for boat in &world.boats {
            boats[usize::from(boat.id.0)] = Some(end(boat));
        }
        Self {
            wheel,
            boats,
            pushed: world.pushed.clone(),
            asked: world.asked(),
            may_decline: world.may_decline(),
            homes: world.homes.clone(),
            entered_last: world.entered_last,
        }
    }

    /// A boat that does not wait on land.
    pub fn boat(&self, id: BoatId) -> &BoatEnd {
        self.boats[usize::from(id.0)].as_ref().expect("the boat takes part")
    }

    /// Mutable access to a boat that does not wait on land.
    pub fn boat_mut(&mut self, id: BoatId) -> &mut BoatEnd {
        self.boats[usize::from(id.0)].as_mut().expect("the boat takes part")
    }
}

/// Endings, each with the least coal that the boat spends, before any refuelling.
pub type Endings = FxHashMap<Ending, u8>;

/// What a turn can achieve.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Complete turns.
    Turns(Endings),
    /// No complete turn: the wrecks that leave the fewest points unspent (MQ-R-18).
    Wreck(Endings),
    /// No complete turn: all points used, on a finish dock too fast (MQ-R-57).
    FastFinish(Endings),
    /// Aground and unable to leave: the boat only sets its bow (MQ-R-20, MQ-R-41).
    SetsBow(Next),
    /// The boat neither moves nor turns; its wheel shows this speed afterwards.
    Stays(u8, Next),
    /// The boat leaves the race (MQ-R-22).
    Eliminated,
}

/// How a boat that has not moved continues in its next turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// It moves as usual.
    Moves,
    /// It begins with a free choice of bow, at speed 1 (MQ-R-20, MQ-R-41).
    Restarts,
    /// It may leave its sandbank forward without coal (MQ-R-62).
    LeavesFree,
    /// Its wheel is set to 1 (MQ-R-50).
    Resumes,
    /// It has wrecked and misses that turn too (MQ-R-41).
    Misses,
}

/// More coal than any move can use.
const UNLIMITED: u8 = 99;
/// The most coal tried for the Black Rose (MQ-BLR-12).
const ROSE_MOST: u8 = 12;

/// What the turn of `position.to_move` can achieve. The boat must be afloat, and its turn must not have begun.
pub fn turns(position: &Position) -> Verdict {
    let id = position.to_move.expect("a position with a boat to move");
    let mut world = World::new(position);
    let race = Race::new(position, &world);
    let begins = world.boat(id).begins;
    if begins == Begins::Missed {
        return stay::missed(&world, &race, id);
    }
    let boat = world.boat_mut(id);
    boat.coal = 0; // the mover holds it
    boat.begins = Begins::AsUsual;
    if begins != Begins::AsUsual {
        boat.speed = 1; // MQ-R-20, MQ-R-50
    }
    let starts = if begins == Begins::WithFreeBow { world.with_each_bow(id) } else { vec![world] };
    let coal = coal_to_spend(position, &race, id);
    let freed = id == BoatId::ROSE && race.rules.rose_care == RoseCare::Required; // MQ-R-49
    let most = if freed { ROSE_MOST } else { coal };
    for coal in coal..=most {
        let mover = Mover { race: &race, id, coal };
        let ends = mover.complete(&starts);
        if !ends.is_empty() {
            return Verdict::Turns(endings(care::careful(&mover, ends), id));
        }
    }
    stay::without_turn(&starts, &Mover { race: &race, id, coal })
}

/// MQ-R-46 for the sixth boat, MQ-BLR-05, MQ-BLR-06 and MQ-R-35 for the Black Rose.
fn coal_to_spend(position: &Position, race: &Race, id: BoatId) -> u8 {
    if id != BoatId::ROSE {
        return position.boats[&id].coal + u8::from(position.virtual_coal == Some(id));
    }
    let table = &position.table;
    let late = position.round == 1 && table.seats * boats_each(table) >= 5;
    let most = if late && race.rules.rose_first_round == RoseFirstRound::TwoCoal { 2 } else { 1 };
    u8::saturating_sub(most, position.rose_used)
}

/// The rules in force at a table.
fn rules(table: &Table) -> Rules {
    let mut rules = Rules::of(table.edition);
    for (field, value) in &table.house {
        rules.set(field, value).expect("a house rule");
    }
    rules
}

/// MQ-TWO-01, MQ-VAR-02.
fn boats_each(table: &Table) -> u8 {
    match table.seats {
        2 => 2,
        _ => table.boats_each.max(1),
    }
}

fn endings(ends: Ends, mover: BoatId) -> Endings {
    let mut endings = Endings::default();
    for ((wheel, world), spent) in ends {
        keep_least(&mut endings, Ending::new(&world, mover, wheel), spent);
    }
    endings
}

/// Inserts a value unless the key already has a smaller one.
pub fn keep_least<K: Eq + Hash, V: Copy + Ord, S: BuildHasher>(map: &mut HashMap<K, V, S>, key: K, value: V) {
    let least = map.entry(key).or_insert(value);
    *least = value.min(*least);
}
