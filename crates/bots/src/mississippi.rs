//! Evaluates positions of Mississippi Queen by the number of turns to the finish.
//!
//! Each boat's route is computed as if it were alone: to the passengers it lacks, then to a stop at the finish, on the
//! known river ([`turns`], [`lore`]); the rest is estimated ([`weights`]). The first boat to finish wins, so each
//! boat's chance decreases with its turns, and a side has the chances of all its boats.
//!
//! Reading order: `chart`, `turns`, `weights`, `lore`, then here, with `pushes` and `reasons`.

mod chart;
mod lore;
mod pushes;
mod reasons;
#[cfg(test)]
mod tests;
mod turns;
mod weights;

use crate::worth::{Evaluate, MOST_SEATS, Worth, of_outcome, softmax};
use game::{Game, Seat};
use lore::{Boat, Lore};
use mississippi::rules::NoTurn;
use mississippi::state::{BOATS, Fate, Repair};
use mississippi::{BoatId, Dir, EndReason, Phase, Queen, Space, State};
pub use reasons::MississippiReason;
use weights::{HOPELESS, MississippiWeights};

/// The number of passengers a boat needs.
const WANTED: u8 = 2;
/// The highest speed of a wary boat without coal, and the least coal it keeps on a sandbank, where running short means
/// elimination.
const WARY_SPEED: u8 = 2;
const SAND_RESERVE: u8 = 2;
/// The most turns by which the mean of a side's boats counts as behind the first of them.
const MOST_BEHIND: f32 = 8.0;
/// The lower bound of the scale, so that no lead counts as certain.
const LEAST_SCALE: f32 = 0.1;
/// The cost in turns of a start bow, per turn off the river's heading, and of one that faces the bank or backwards.
const START_OFF: f32 = 0.05;
const START_ASTRAY: f32 = 1.0;
/// What is left to the others once somebody has finished and the race continues for the places: with chances of zero,
/// all their turns would look alike.
const CONSOLATION: f32 = 0.02;

impl Evaluate for Queen {
    type Weights = MississippiWeights;
    type Lore = Lore;

    fn lore(weights: MississippiWeights) -> Lore {
        Lore::new(weights)
    }

    fn evaluate(&self, state: &State, lore: &mut Lore) -> Worth {
        // A race that ended for the places is evaluated like one that continues, otherwise finishing would cost
        // something.
        if let Some(worth) = of_outcome(self, state).filter(|_| state.end() != Some(EndReason::AllHome)) {
            return worth;
        }
        if state.river().len() < 2 {
            return softmax(&[0.0; MOST_SEATS][..usize::from(self.seats()).min(MOST_SEATS)], 1.0);
        }
        let mut times = [f32::INFINITY; BOATS];
        let river = lore.river(self, state);
        for id in self.boats() {
            times[id.0 as usize % BOATS] = time(self, state, lore, river, id);
        }
        wait(state, &mut times, lore.weights().order);
        chances(self, state, &times, lore.weights())
    }

    fn stake(&self, state: &State) -> f32 {
        left_by(&places(self, state))
    }

    /// Whether a boat has a complete turn on the known river and does not rush into the unknown.
    fn is_safe(&self, state: &State, seat: Seat, lore: &mut Lore) -> bool {
        if state.river().len() < 2 {
            return true;
        }
        let river = lore.river(self, state);
        self.boats().filter(|&id| self.owner(id) == Some(seat)).all(|id| {
            let boat = state.boat(id);
            if !boat.afloat() || boat.repair != Repair::None || bow_pending(state, id) {
                return true;
            }
            let way =
                Boat { at: boat.at, bow: boat.bow, speed: boat.speed, coal: boat.coal.min(6), lacking: 0, docks: 0 };
            lore.turns(self, state, river, way).is_some()
                && !weights::rushes(self, state, boat.at, boat.bow, boat.speed, boat.coal)
        })
    }

    /// The coal of the seat's boats.
    fn stock(&self, state: &State, seat: Seat) -> u32 {
        let own = self.boats().filter(|&id| self.owner(id) == Some(seat));
        own.map(|id| u32::from(state.boat(id).coal)).sum()
    }

    /// Others block the way and push boats aside, and recovering costs coal. Where a boat without coal is then
    /// eliminated (MQ-COA-03), it should be slow, and not where leaving costs coal.
    fn is_wary(&self, state: &State, seat: Seat) -> bool {
        let own = self.boats().filter(|&id| self.owner(id) == Some(seat)).map(|id| state.boat(id));
        self.rules().no_turn == NoTurn::Wreck
            || own.filter(|boat| boat.afloat()).all(|boat| {
                let aground = state.is_sand(boat.at);
                let may_ground =
                    Dir::ALL.iter().any(|&dir| state.neighbour(boat.at, dir).is_some_and(|at| state.is_sand(at)));
                match boat.coal {
                    0 => boat.speed <= WARY_SPEED && !aground && !may_ground,
                    coal => !aground || coal >= SAND_RESERVE,
                }
            })
    }
}

/// The winning chances of the seats, from the times of their boats. Sides that have finished rank in order; the others
/// share the rest.
fn chances(queen: &Queen, state: &State, times: &[f32; BOATS], w: &MississippiWeights) -> Worth {
    let places = places(queen, state);
    let mut sides = [(HOPELESS, 0.0, 0.0f32); MOST_SEATS];
    for id in queen.boats() {
        let (time, side) = (times[id.0 as usize % BOATS], side_of(queen, id));
        let (first, sum, count) = &mut sides[side];
        (*first, *sum, *count) = (first.min(time), *sum + time, *count + 1.0);
    }
    // The first boat counts most, but the others help: they block rivals and take their passengers.
    let time =
        |(first, sum, count): (f32, f32, f32)| first + w.others * (sum / count.max(1.0) - first).min(MOST_BEHIND);
    let racing = |side: usize| sides[side].2 > 0.0 && places[side].is_none();
    let times: [f32; MOST_SEATS] =
        std::array::from_fn(|side| if racing(side) { time(sides[side]) } else { f32::INFINITY });
    let first = times.iter().copied().fold(HOPELESS, f32::min);
    let scale = (w.scale + w.scale_per_turn * first.max(0.0)).max(LEAST_SCALE);
    let shares = times.map(|time| ((first - time) / scale).exp());
    let (sum, rest) = (shares.iter().sum::<f32>(), left_by(&places));
    let mut worth = [0.0; MOST_SEATS];
    for seat in 0..queen.seats() {
        let side = queen.side(Seat(seat)) as usize % MOST_SEATS;
        worth[seat as usize % MOST_SEATS] = match places[side] {
            Some(before) => CONSOLATION.powi(before) * (1.0 - CONSOLATION),
            None => rest * shares[side] / sum.max(f32::MIN_POSITIVE),
        };
    }
    worth
}

/// The total chance left to those who have not finished.
fn left_by(places: &[Option<i32>; MOST_SEATS]) -> f32 {
    CONSOLATION.powi(places.iter().flatten().count() as i32)
}

fn side_of(queen: &Queen, id: BoatId) -> usize {
    queen.owner(id).map_or(0, |seat| queen.side(seat)) as usize % MOST_SEATS
}

/// For each side that finished with all passengers, the number of sides before it; with too few it has no place
/// (MQ-END-08).
fn places(queen: &Queen, state: &State) -> [Option<i32>; MOST_SEATS] {
    let mut home = [None; MOST_SEATS];
    for id in queen.boats() {
        let boat = state.boat(id);
        if let Fate::Home(place) = boat.fate
            && (boat.passengers >= WANTED || queen.table().introductory)
        {
            let best = &mut home[side_of(queen, id)];
            *best = Some(best.map_or(place, |best: u8| best.min(place)));
        }
    }
    home.map(|own| own.map(|own| home.iter().flatten().filter(|&&other| other < own).count() as i32))
}

/// When a boat will finish, in turns from the beginning of this round.
fn time(queen: &Queen, state: &State, lore: &mut Lore, river: usize, id: BoatId) -> f32 {
    let boat = state.boat(id);
    let at = match boat.fate {
        Fate::Home(_) if boat.passengers >= WANTED || queen.table().introductory => return 0.0,
        Fate::Home(_) | Fate::Out(_) | Fate::Absent => return HOPELESS,
        Fate::Waiting(dock) => State::start_dock(dock.max(1)),
        Fate::Afloat => boat.at,
    };
    let lacking = if queen.table().introductory { 0 } else { WANTED.saturating_sub(boat.passengers) };
    let docks = if lacking > 0 { lore.docks(river, state, boat.served.as_slice()) } else { 0 };
    let way = Boat { at, bow: boat.bow, speed: boat.speed, coal: boat.coal.min(6), lacking, docks };
    let free_bow = boat.repair != Repair::None || !boat.afloat() || bow_pending(state, id);
    let turns =
        if free_bow { any_bow(queen, state, lore, river, way) } else { lore.kept_turns(queen, state, river, way) };
    let turns = turns.unwrap_or_else(|| {
        let restart = Boat { speed: 1, ..way };
        any_bow(queen, state, lore, river, restart).unwrap_or(HOPELESS / 2.0) + weights::no_turn(lore.weights(), queen)
    });
    let pushed = lore.weights().pushed;
    let pushed = if free_bow || pushed == 0.0 {
        0.0
    } else {
        pushed * pushes::change(queen, state, lore, river, (id, way, turns))
    };
    let turns = turns - near_rose(queen, state, id) * lore.weights().rose + pushed;
    let turns = turns + f32::from(boat.repair == Repair::MissesTurn) + f32::from(has_moved(state, id));
    turns + if !free_bow && boat.at.tile == 0 { astray_at_start(state, boat.at, boat.bow) } else { 0.0 }
}

/// The cost of a bow on the start tile that does not face the river. It may cost no turns if it can be corrected on the
/// way, but nobody starts like that without a reason.
fn astray_at_start(state: &State, at: Space, bow: Dir) -> f32 {
    let off = bow.turns_to(state.river()[0].heading);
    let blocked = state.neighbour(at, bow).is_none_or(|ahead| state.is_land(ahead));
    f32::from(off) * START_OFF + if blocked || off > 1 { START_ASTRAY } else { 0.0 }
}

/// Adds the cost of moving after others, up to `most` for the last: of two boats that would finish in the same round,
/// the first wins.
fn wait(state: &State, times: &mut [f32; BOATS], most: f32) {
    let next = Queen::order_by_progress(state);
    let step = most / next.as_slice().len().max(1) as f32;
    for (place, &id) in next.as_slice().iter().enumerate() {
        let now = state.order().iter().position(|&other| other == id).filter(|_| !has_moved(state, id));
        times[id.0 as usize % BOATS] += now.unwrap_or(place) as f32 * step;
    }
}

/// How much of its coal capacity, from 0 to 1, a boat lacks and could soon get from the Black Rose; 0 if she is far
/// away.
fn near_rose(queen: &Queen, state: &State, id: BoatId) -> f32 {
    let (boat, rose) = (state.boat(id), state.boat(BoatId::ROSE));
    if !queen.table().black_rose || !rose.afloat() || !boat.afloat() || boat.at.tile.abs_diff(rose.at.tile) > 1 {
        return 0.0;
    }
    f32::from(6u8.saturating_sub(boat.coal)) / 6.0
}

/// The turns with the best bow.
fn any_bow(queen: &Queen, state: &State, lore: &mut Lore, river: usize, way: Boat) -> Option<f32> {
    let ways = Dir::ALL.into_iter().map(|bow| Boat { bow, ..way });
    ways.filter_map(|way| lore.turns(queen, state, river, way)).reduce(f32::min)
}

/// Whether a boat was pushed and its bow is still to be set.
fn bow_pending(state: &State, id: BoatId) -> bool {
    let course = state.course();
    let pending = course.pushed.as_slice().get(course.bows_set as usize..);
    pending.is_some_and(|pending| pending.contains(&id)) && !state.is_sand(state.boat(id).at)
}

/// Whether a boat has had its turn in this round.
fn has_moved(state: &State, id: BoatId) -> bool {
    let ended = matches!(state.phase(), Phase::Transfer | Phase::Bows | Phase::Reveal | Phase::RevealFinish);
    let before = state.order().iter().take_while(|&&other| other != state.active());
    before.chain(ended.then_some(&state.active())).any(|&other| other == id)
}
