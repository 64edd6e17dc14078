//! MQ-R-49: no turn may leave the Black Rose in need of more than 1 coal.

use super::ROSE_MOST;
use super::course::{Ends, Mover};
use super::push::{Begins, Race, World};
use mississippi::board::Dir;
use mississippi::position::Position;
use mississippi::rules::RoseCare;
use mississippi::state::BoatId;
use rustc_hash::FxHashMap;

/// The turns after which the Black Rose needs at most 1 coal; all turns if there are none.
pub(super) fn careful(mover: &Mover, ends: Ends) -> Ends {
    if mover.race.rules.rose_care != RoseCare::Required {
        return ends;
    }
    let mut judged = FxHashMap::default();
    let mut spares = |world: &World, spent: u8| {
        let seen = as_rose_sees(mover, world, spent);
        *judged.entry(seen).or_insert_with_key(|seen| seen.over || spares_rose(mover.race, seen))
    };
    let (spared, others): (Ends, Ends) = ends.into_iter().partition(|((_, world), spent)| spares(world, *spent));
    if spared.is_empty() { others } else { spared }
}

/// The river after a move, without what does not matter to the Black Rose: the bow of the boat that moved, and the
/// amount of coal it has left, if any (MQ-R-40).
fn as_rose_sees(mover: &Mover, world: &World, spent: u8) -> World {
    let mut world = world.clone();
    if mover.id != BoatId::ROSE {
        let boat = world.boat_mut(mover.id);
        boat.bow = Dir::N;
        boat.coal = boat.coal.max(mover.coal - spent).min(1);
    }
    world
}

/// The bows that a pushed Black Rose may be given in a position where its bow is to be set: those with which it needs
/// at most 1 coal, or all if there are none.
pub fn rose_bows(position: &Position) -> Vec<Dir> {
    let world = World::new(position);
    let race = Race::new(position, &world);
    if race.rules.rose_care != RoseCare::Required {
        return Dir::ALL.to_vec();
    }
    let with_bows = Dir::ALL.into_iter().zip(world.with_each_bow(BoatId::ROSE));
    let fit: Vec<Dir> = with_bows.filter(|(_, world)| spares_rose(&race, world)).map(|(bow, _)| bow).collect();
    if fit.is_empty() { Dir::ALL.to_vec() } else { fit }
}

/// Whether the Black Rose will have a turn for 1 coal, or none at any cost.
fn spares_rose(race: &Race, world: &World) -> bool {
    let Some(rose) = world.boats.iter().find(|boat| boat.id == BoatId::ROSE) else {
        return true; // it does not sail, or waits on land
    };
    if rose.begins == Begins::Missed {
        return true; // MQ-R-65: a turn for 0 coal
    }
    let race = race.at_end_of_turn(world);
    let goes = |world: &World, coal| Mover { race: &race, id: BoatId::ROSE, coal }.can_go(world);
    let fits = |worlds: &[World]| {
        worlds.iter().any(|world| goes(world, 1)) || !worlds.iter().any(|world| goes(world, ROSE_MOST))
    };
    let begins = rose.begins;
    let mut world = world.clone();
    if begins != Begins::AsUsual {
        world.boat_mut(BoatId::ROSE).speed = 1; // MQ-R-50
    }
    if begins == Begins::WithFreeBow {
        return fits(&world.with_each_bow(BoatId::ROSE)); // MQ-R-41
    }
    if world.asked().contains(&BoatId::ROSE) {
        return world.with_each_bow(BoatId::ROSE).into_iter().any(|world| fits(&[world]));
    }
    fits(&[world])
}
