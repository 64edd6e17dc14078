//! A second, naive generator of complete turns, straight from the rules: the oracle for the engine's.
//!
//! It shares only the names of the pieces with the engine, neither how places are connected nor how a turn under way is
//! represented. A turn is assembled from whole voyages, and each step copies the world. Nothing is cached or merged, so
//! that little can go wrong.

#[cfg(test)]
mod tests;

use game::{Game, Seat};
use niagara::{Action, Arm, CanoeId, Gem, LoadAndLand, Niagara, Place, State, Which};
use std::collections::BTreeSet;
use std::fmt;

/// The most players.
const MOST_SEATS: usize = 5;
/// The cost of loading or unloading a gem (NI-GEM-02).
const WORK: u8 = 2;

/// The river from the beach to the falls, once through each arm.
const WAYS: [(Arm, [Place; 9]); 2] = {
    use Place::{Beach, L6, L7, Lost, R6, R7, S1, S2, S3, S4, S5};
    [(Arm::Left, [Beach, S1, S2, S3, S4, S5, L6, L7, Lost]), (Arm::Right, [Beach, S1, S2, S3, S4, S5, R6, R7, Lost])]
};

/// The deposits and the places next to them; the island's two are reached from both arms.
const DEPOSITS: [(Gem, &[Place]); 5] = [
    (Gem::Amethyst, &[Place::S3]),
    (Gem::Diamond, &[Place::S4]),
    (Gem::Amber, &[Place::S5]),
    (Gem::Sapphire, &[Place::L6, Place::R6]),
    (Gem::Ruby, &[Place::L7, Place::R7]),
];

/// Gems by colour.
type Gems = [u8; Gem::ALL.len()];

/// A canoe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Boat {
    /// Its place.
    pub at: Place,
    /// The gem it carries.
    pub gem: Option<Gem>,
}

/// Everything that a turn can change; the canoes of unused seats are lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct World {
    /// Each seat's two canoes.
    pub canoes: [[Boat; 2]; MOST_SEATS],
    /// The gems at each deposit.
    pub deposits: [Gems; Gem::ALL.len()],
    /// The gems each seat has scored.
    pub scored: [Gems; MOST_SEATS],
    /// The weather marker.
    pub weather: i8,
    /// Whether a canoe may land in the turn in which it has loaded (NI-R-05).
    pub load_and_land: bool,
}

/// One way to play a turn.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Turn {
    /// The steps as engine actions; `end` means no theft, or no second launch.
    pub steps: Vec<Action>,
    /// The resulting world.
    pub world: World,
}

impl World {
    /// The public facts of a state.
    pub fn of(game: &Niagara, state: &State) -> Self {
        let nowhere = Boat { at: Place::Lost, gem: None };
        let mut world = Self {
            canoes: [[nowhere; 2]; MOST_SEATS],
            deposits: Gem::ALL.map(|deposit| *state.deposit(deposit)),
            scored: [[0; Gem::ALL.len()]; MOST_SEATS],
            weather: state.weather(),
            load_and_land: game.table().load_and_land == LoadAndLand::Allowed,
        };
        for seat in game.all_seats() {
            let boat = |which| {
                let canoe = state.canoe(CanoeId::new(seat, which));
                Boat { at: canoe.at, gem: canoe.gem }
            };
            world.canoes[seat.0 as usize] = Which::ALL.map(boat);
            world.scored[seat.0 as usize] = *state.scored(seat);
        }
        world
    }

    /// Whether the two canoes of a seat are interchangeable.
    pub fn alike(&self, seat: Seat) -> bool {
        let [a, b] = self.canoes[seat.0 as usize];
        a == b
    }

    /// A canonical form in which the two canoes of a seat are interchangeable.
    pub fn sorted(mut self, seat: Seat) -> Self {
        self.canoes[seat.0 as usize].sort_unstable();
        self
    }

    fn boat(&self, id: CanoeId) -> Boat {
        self.canoes[id.seat.0 as usize][id.which as usize]
    }

    fn boat_mut(&mut self, id: CanoeId) -> &mut Boat {
        &mut self.canoes[id.seat.0 as usize][id.which as usize]
    }

    /// NI-FAL-01, NI-FAL-02: returns a gem to the deposit of its own colour.
    fn give_back(&mut self, gem: Gem) {
        self.deposits[gem as usize][gem as usize] += 1;
    }
}

/// One line per seat, then one for the deposits.
impl fmt::Display for World {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gems = |gems: &Gems| gems.map(|count| count.to_string()).join(" ");
        for (seat, (canoes, scored)) in self.canoes.iter().zip(&self.scored).enumerate() {
            let canoes = canoes.map(|boat| match boat.gem {
                Some(gem) => format!("{}:{gem}", boat.at),
                None => boat.at.to_string(),
            });
            writeln!(f, "  seat {seat}: {}, scored {}", canoes.join(" "), gems(scored))?;
        }
        let deposits: Vec<String> =
            Gem::ALL.iter().map(|&gem| format!("{gem} {}", gems(&self.deposits[gem as usize]))).collect();
        write!(f, "  deposits: {}, weather {}", deposits.join(", "), self.weather)
    }
}

/// The steps on one line, then the world.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let steps: Vec<String> = self.steps.iter().map(ToString::to_string).collect();
        write!(f, "{}\n{}", steps.join(" "), self.world)
    }
}

/// Every way to play a turn with a number. The turn has not begun: the canoes ashore and afloat are determined
/// now (NI-R-21).
pub fn turns(world: &World, seat: Seat, points: u8) -> Vec<Turn> {
    let at = |which: &Which| world.boat(CanoeId::new(seat, *which)).at;
    let ashore: Vec<Which> = Which::ALL.into_iter().filter(|which| at(which) == Place::Beach).collect();
    let afloat: Vec<Which> = Which::ALL.into_iter().filter(|which| !off_the_river(at(which))).collect();
    let go = Action::Canoe;
    let orders = match (&ashore[..], &afloat[..]) {
        (&[a, b], _) => vec![vec![go(a)], vec![go(b)]], // NI-CAN-01
        (&[a], &[b]) => vec![vec![go(b), Action::End], vec![go(b), go(a)], vec![go(a), go(b)]], // NI-CAN-02
        (_, &[a, b]) => vec![vec![go(a), go(b)], vec![go(b), go(a)]], // NI-CAN-03
        (&[a], _) | (_, &[a]) => vec![vec![go(a)]],     // NI-R-09
        _ => vec![vec![]],                              // NI-R-10
    };
    orders.into_iter().flat_map(|order| in_order(world, seat, points, &order)).collect()
}

/// The canoes move one after the other (NI-CAN-06), each with all points of the card (NI-CAN-04).
fn in_order(world: &World, seat: Seat, points: u8, order: &[Action]) -> Vec<Turn> {
    let mut turns = vec![Turn { steps: Vec::new(), world: *world }];
    for &action in order {
        let go_on = |mut turn: Turn| {
            turn.steps.push(action);
            match action {
                Action::Canoe(which) => {
                    Voyage { turn, canoe: CanoeId::new(seat, which), left: points, loaded: false }.complete()
                }
                _ => vec![turn],
            }
        };
        turns = turns.into_iter().flat_map(go_on).collect();
    }
    turns
}

/// The results of playing the cloud (NI-WEA-01): one step on a track of four, and nothing else (NI-WEA-02).
pub fn clouds(world: &World) -> BTreeSet<World> {
    let steps = [world.weather - 1, world.weather + 1].into_iter().filter(|marker| [-1, 0, 1, 2].contains(marker));
    steps.map(|weather| World { weather, ..*world }).collect()
}

/// The results of buying canoes back (NI-R-25). Lost canoes are interchangeable: the first one comes back.
pub fn purchases(world: &World, seat: Seat) -> BTreeSet<World> {
    let none = BTreeSet::from([*world]);
    let one: BTreeSet<World> = none.iter().flat_map(|world| bought_one(world, seat)).collect();
    let two: BTreeSet<World> = one.iter().flat_map(|world| bought_one(world, seat)).collect();
    none.into_iter().chain(one).chain(two).collect()
}

/// NI-FAL-02: one lost canoe for one scored gem, for each colour available.
fn bought_one(world: &World, seat: Seat) -> Vec<World> {
    let lost = Which::ALL.into_iter().find(|&which| world.boat(CanoeId::new(seat, which)).at == Place::Lost);
    let Some(lost) = lost else { return Vec::new() };
    let mut worlds = Vec::new();
    for gem in Gem::ALL {
        let mut world = *world;
        let scored = &mut world.scored[seat.0 as usize][gem as usize];
        if *scored > 0 {
            *scored -= 1;
            world.give_back(gem);
            world.boat_mut(CanoeId::new(seat, lost)).at = Place::Beach;
            worlds.push(world);
        }
    }
    worlds
}

fn off_the_river(at: Place) -> bool {
    matches!(at, Place::Beach | Place::Lost)
}

/// The direction of paddling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Direction {
    Up,
    Down,
}

/// One canoe's move so far.
#[derive(Clone, Debug)]
struct Voyage {
    /// The steps so far, and the current world.
    turn: Turn,
    canoe: CanoeId,
    /// Points left.
    left: u8,
    /// Whether it has loaded in this move.
    loaded: bool,
}

impl Voyage {
    fn boat(&self) -> Boat {
        self.turn.world.boat(self.canoe)
    }

    /// Every way to complete the move. Gems are loaded and unloaded before or after paddling (NI-GEM-02), not both: a
    /// gem loaded before stays aboard (NI-GEM-04), and after unloading first, the canoe loads at once or not at all
    /// (NI-GEM-03, NI-R-06).
    fn complete(&self) -> Vec<Turn> {
        let mut ends = self.paddled(true);
        for worked in self.works() {
            ends.extend(worked.paddled(false));
            if worked.left == 0 {
                ends.push(worked.turn); // NI-R-04
            }
        }
        ends
    }

    /// Every end reached by at least one disc in one direction (NI-CAN-05). All points must be used for discs or for
    /// gems at the end; only the beach and the falls absorb the rest (NI-CAN-09, NI-CAN-12).
    fn paddled(&self, may_work: bool) -> Vec<Turn> {
        let mut ends = Vec::new();
        for direction in [Direction::Up, Direction::Down] {
            for mut there in self.distances(direction) {
                if there.boat().at == Place::Beach && self.loaded && !self.turn.world.load_and_land {
                    continue; // NI-R-05
                }
                let thefts = if direction == Direction::Up { there.thefts() } else { Vec::new() };
                if may_work {
                    ends.extend(there.works().into_iter().filter(|worked| worked.left == 0).map(|worked| worked.turn));
                }
                if !thefts.is_empty() {
                    there.turn.steps.push(Action::End); // never forced (NI-STL-03)
                }
                ends.extend(thefts);
                if there.left == 0 || off_the_river(there.boat().at) {
                    ends.push(there.turn);
                }
            }
        }
        ends
    }

    /// The canoe after one disc, two discs, and so on, while it has points and is on the river.
    fn distances(&self, direction: Direction) -> Vec<Self> {
        let mut all = Vec::new();
        for next in self.one_disc(direction) {
            let goes_on = !off_the_river(next.boat().at);
            let further = if goes_on { next.distances(direction) } else { Vec::new() };
            all.push(next);
            all.extend(further);
        }
        all
    }

    /// One point, one disc (NI-CAN-04): both ways at the fork (NI-CAN-07), and none up from the beach.
    fn one_disc(&self, direction: Direction) -> Vec<Self> {
        let at = self.boat().at;
        let mut steps = BTreeSet::new();
        for (arm, way) in WAYS {
            let Some(here) = way.iter().position(|&place| place == at) else { continue };
            match direction {
                Direction::Up if here > 0 => steps.insert((Action::Up, way[here - 1])),
                Direction::Down if at == Place::S5 => steps.insert((Action::DownArm(arm), way[here + 1])),
                Direction::Down if here + 1 < way.len() => steps.insert((Action::Down, way[here + 1])),
                _ => false,
            };
        }
        if self.left == 0 {
            return Vec::new();
        }
        steps.into_iter().map(|(action, place)| self.arrived(action, place)).collect()
    }

    fn arrived(&self, action: Action, place: Place) -> Self {
        let mut next = self.clone();
        next.turn.steps.push(action);
        next.left -= 1;
        let world = &mut next.turn.world;
        world.boat_mut(self.canoe).at = place;
        if off_the_river(place)
            && let Some(gem) = world.boat_mut(self.canoe).gem.take()
        {
            match place {
                Place::Beach => world.scored[self.canoe.seat.0 as usize][gem as usize] += 1, // NI-LND-01
                _ => world.give_back(gem),                                                   // NI-FAL-01
            }
        }
        next
    }

    /// Everything that can be done with gems here: load, unload, or unload and load another colour (NI-GEM-03).
    fn works(&self) -> Vec<Self> {
        let mut works = self.loads(None);
        if let Some(unloaded) = self.unloaded() {
            works.extend(unloaded.loads(self.boat().gem));
            works.push(unloaded);
        }
        works
    }

    fn deposit(&self) -> Option<Gem> {
        DEPOSITS.iter().find(|(_, places)| places.contains(&self.boat().at)).map(|&(deposit, _)| deposit)
    }

    fn worked(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.turn.steps.push(action);
        next.left -= WORK;
        next
    }

    /// An empty canoe (NI-GEM-01) loads any colour at the deposit (NI-GEM-05, NI-R-14) except the one it has just
    /// unloaded (NI-R-24).
    fn loads(&self, unloaded: Option<Gem>) -> Vec<Self> {
        let Some(deposit) = self.deposit() else { return Vec::new() };
        let lies = |gem: Gem| self.turn.world.deposits[deposit as usize][gem as usize] > 0;
        let able = self.boat().gem.is_none() && self.left >= WORK;
        let load = |gem: Gem| {
            let mut next = self.worked(Action::Load(gem));
            next.turn.world.deposits[deposit as usize][gem as usize] -= 1;
            next.turn.world.boat_mut(self.canoe).gem = Some(gem);
            next.loaded = true;
            next
        };
        Gem::ALL.into_iter().filter(|&gem| able && lies(gem) && Some(gem) != unloaded).map(load).collect()
    }

    fn unloaded(&self) -> Option<Self> {
        let (deposit, gem) = (self.deposit()?, self.boat().gem?);
        if self.left < WORK {
            return None; // NI-GEM-06
        }
        let mut next = self.worked(Action::Unload);
        next.turn.world.boat_mut(self.canoe).gem = None;
        next.turn.world.deposits[deposit as usize][gem as usize] += 1;
        Some(next)
    }

    /// The thefts at the end of an upstream move (NI-STL-01): from any other player's loaded canoe on the same disc
    /// (NI-STL-03); the other arm has different discs (NI-R-08).
    fn thefts(&self) -> Vec<Turn> {
        let here = self.boat();
        if self.left > 0 || here.gem.is_some() || off_the_river(here.at) {
            return Vec::new();
        }
        let mut thefts = Vec::new();
        for seat in (0..MOST_SEATS as u8).map(Seat).filter(|&seat| seat != self.canoe.seat) {
            for victim in Which::ALL.map(|which| CanoeId::new(seat, which)) {
                let mut turn = self.turn.clone();
                let Boat { at, gem } = *turn.world.boat_mut(victim);
                if at == here.at && gem.is_some() {
                    turn.world.boat_mut(victim).gem = None;
                    turn.world.boat_mut(self.canoe).gem = gem;
                    turn.steps.push(Action::Steal(victim));
                    thefts.push(turn);
                }
            }
        }
        thefts
    }
}
