//! A second, naive implementation of one boat's movement, straight from the rules: the oracle that the
//! engine's turn generation is compared with. It shares the engine's documents and the printed tiles, nothing
//! else.

mod board;
mod course;
mod push;
#[cfg(test)]
mod tests;

use course::{Ends, Mover};
use mississippi::board::{Dir, Space};
use mississippi::position::Position;
use mississippi::rules::{Blocked, NoTurn, RoseCare, RoseStuck};
use mississippi::state::BoatId;
use mississippi::table::Table;
use push::{Race, World};
use std::collections::BTreeMap;

/// Where a boat is after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// On this space of the river.
    At(Space),
    /// It has finished.
    Home,
    /// It is eliminated or disqualified.
    Out,
}

/// A boat after a move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct BoatEnd {
    /// Where it is.
    pub place: Place,
    /// Its bow, while it is on the river; bows of pushed boats are not yet set anew.
    pub bow: Option<Dir>,
    /// Its speed wheel.
    pub speed: u8,
    /// Its coal wheel; 0 for the boat that moved and for the Black Rose.
    pub coal: u8,
    /// Passengers aboard.
    pub passengers: u8,
    /// The tiles where it has taken a passenger, in order.
    pub served: Vec<u8>,
}

/// How a move can end, before coal changes boats, bows of pushed boats are set and a tile is revealed.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Ending {
    /// The speed set for this move.
    pub wheel: u8,
    /// All boats save those that wait on land.
    pub boats: BTreeMap<BoatId, BoatEnd>,
    /// The boats pushed, in the order in which they were first pushed: the near end of a chain comes first.
    pub pushed: Vec<BoatId>,
    /// Some boat has entered the last tile, and the finish is not laid (MQ-R-09).
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
            served: (0..32).filter(|&tile| boat.has_served(tile)).collect(),
        };
        Self {
            wheel,
            boats: world.boats.iter().map(|boat| (boat.id, end(boat))).collect(),
            pushed: world.pushed.clone(),
            entered_last: world.entered_last,
        }
    }
}

/// Endings, each with the least coal that the boat spends for it, before any refuelling.
pub type Endings = BTreeMap<Ending, u8>;

/// What a turn can come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Complete turns.
    Turns(Endings),
    /// No complete turn: the wrecks that leave the fewest points unspent (MQ-R-18).
    Wreck(Endings),
    /// No complete turn: all points used, on a finish dock too fast (MQ-R-57).
    FastFinish(Endings),
    /// Aground and unable to leave: the boat only sets its bow (MQ-R-41).
    Stuck,
    /// The boat stays where it is and its speed becomes 1 (MQ-R-21, MQ-R-50, MQ-R-56).
    Pass,
    /// The boat leaves the race (MQ-R-22).
    Eliminated,
}

/// More coal than any move can use.
const UNLIMITED: u8 = 99;
/// The most coal that is tried for the Black Rose (MQ-BLR-12).
const ROSE_MOST: u8 = 12;

/// What the turn of `position.to_move` can come to. The boat is afloat and not being repaired, and its turn
/// has not begun.
pub fn turns(position: &Position) -> Verdict {
    let id = position.to_move.expect("a position with a boat to move");
    let mut world = World::new(position);
    let race = Race::new(position, &world);
    world.boat_mut(id).coal = 0; // the mover has it
    let coal = coal_to_spend(position, id);
    let freed = id == BoatId::ROSE && race.rules.rose_care == RoseCare::Required; // MQ-R-49
    let most = if freed { ROSE_MOST } else { coal };
    for coal in coal..=most {
        let mover = Mover { race: &race, id, coal };
        let ends = mover.complete(&world);
        if !ends.is_empty() {
            return Verdict::Turns(endings(careful(&mover, ends), id));
        }
    }
    without_turn(&world, &Mover { race: &race, id, coal })
}

/// MQ-R-46 for the sixth boat, MQ-BLR-05 and 06 for the Black Rose.
fn coal_to_spend(position: &Position, id: BoatId) -> u8 {
    if id != BoatId::ROSE {
        return position.boats[&id].coal + u8::from(position.virtual_coal == Some(id));
    }
    let table = &position.table;
    let sixth = position.round == 1 && table.seats * boats_each(table) == 5;
    (1 + u8::from(sixth)).saturating_sub(position.rose_used)
}

/// MQ-TWO-01, MQ-VAR-02.
fn boats_each(table: &Table) -> u8 {
    match table.seats {
        2 => 2,
        _ => table.boats_each.max(1),
    }
}

/// What happens to a boat without a complete turn.
fn without_turn(world: &World, mover: &Mover) -> Verdict {
    let (race, id) = (mover.race, mover.id);
    let rose = id == BoatId::ROSE;
    let eliminates = race.rules.no_turn == NoTurn::Elimination && !rose;
    let coal_helps = || Mover { race, id, coal: UNLIMITED }.can_go(world);

    let fast = mover.fast_finishes(world);
    if !fast.is_empty() {
        return Verdict::FastFinish(endings(fast, id));
    }
    if race.board.is_sand(world.space(id)) {
        return if eliminates && coal_helps() { Verdict::Eliminated } else { Verdict::Stuck };
    }
    if race.rules.blocked == Blocked::Pass && !rose && mover.can_go(&world.alone(id)) {
        return Verdict::Pass; // MQ-R-55
    }
    if eliminates {
        return if coal_helps() { Verdict::Eliminated } else { Verdict::Pass };
    }
    if rose && race.rules.rose_stuck == RoseStuck::MissesTurn {
        return Verdict::Pass;
    }
    Verdict::Wreck(endings(mover.wrecks(world), id))
}

/// MQ-R-49: the turns that leave the Black Rose a turn for 1 coal; all of them if none does.
fn careful(mover: &Mover, mut ends: Ends) -> Ends {
    if mover.race.rules.rose_care != RoseCare::Required {
        return ends;
    }
    let mut judged = BTreeMap::new();
    let mut spares_rose = |world: &World, spent: u8| {
        let seen = as_rose_sees(mover, world, spent);
        *judged.entry(seen).or_insert_with_key(|seen| seen.over || rose_can_go(mover.race, seen))
    };
    let spared: Vec<bool> = ends.iter().map(|((_, world), &spent)| spares_rose(world, spent)).collect();
    if spared.contains(&true) {
        let mut spared = spared.into_iter();
        ends.retain(|_, _| spared.next() == Some(true));
    }
    ends
}

/// The river after a move without what is nothing to the Black Rose: the bow of the boat that moved, and how
/// much coal it has left, if it has any (MQ-R-40).
fn as_rose_sees(mover: &Mover, world: &World, spent: u8) -> World {
    let mut world = world.clone();
    if mover.id != BoatId::ROSE {
        let boat = world.boat_mut(mover.id);
        boat.bow = Dir::N;
        boat.coal = boat.coal.max(mover.coal - spent).min(1);
    }
    world
}

/// Whether the Black Rose has a complete turn for 1 coal, with the best bow if it was pushed.
fn rose_can_go(race: &Race, world: &World) -> bool {
    if world.boats.iter().all(|boat| boat.id != BoatId::ROSE) {
        return true; // it does not sail, or waits on land
    }
    let race = race.at_end_of_turn(world);
    let rose = Mover { race: &race, id: BoatId::ROSE, coal: 1 };
    if !world.pushed.contains(&BoatId::ROSE) || !race.frees_bow(world.space(BoatId::ROSE)) {
        return rose.can_go(world);
    }
    Dir::ALL.into_iter().any(|bow| {
        let mut world = world.clone();
        world.boat_mut(BoatId::ROSE).bow = bow;
        rose.can_go(&world)
    })
}

fn endings(ends: Ends, mover: BoatId) -> Endings {
    ends.into_iter().map(|((wheel, world), spent)| (Ending::new(&world, mover, wheel), spent)).collect()
}

/// Enters a value under its key unless a smaller one is there.
fn keep_least<K: Ord, V: Ord>(map: &mut BTreeMap<K, V>, key: K, value: V) {
    match map.get_mut(&key) {
        Some(old) if *old <= value => {}
        Some(old) => *old = value,
        None => {
            map.insert(key, value);
        }
    }
}
