//! The fast turn generator against the naive one: the exact set of complete turns, over positions of random games.

use game::{Game, Ignore, Plans as _, Seat, Turn};
use mississippi::board::Dir;
use mississippi::event::Event;
use mississippi::position::Position;
use mississippi::state::{BoatId, Fate, Mode, Phase, State};
use mississippi::{Edition, Plans, Queen};
use std::collections::BTreeMap;
use testkit::mississippi::tables;
use testkit::naive::{self, BoatEnd, Ending, Endings, Place, Verdict};
use testkit::random::Driver;

/// Positions for each edition; `NAIVE_POSITIONS` asks for more.
fn positions() -> usize {
    std::env::var("NAIVE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// Follows the events of a move and so finds out how it ended, without a look at the state.
struct Follower {
    ending: Ending,
    mover: BoatId,
    spent: u8,
    last_tile: Option<u8>,
    over: bool,
}

impl Follower {
    fn new(state: &State, mover: BoatId) -> Self {
        let place = |fate| match fate {
            Fate::Home(_) => Place::Home,
            _ => Place::Out,
        };
        let boats = BoatId::ALL.into_iter().map(|id| (id, state.boat(id)));
        let boats = boats.filter(|(_, boat)| !matches!(boat.fate, Fate::Absent | Fate::Waiting(_)));
        let end = |(id, boat): (BoatId, &mississippi::state::Boat)| {
            let end = BoatEnd {
                place: if boat.afloat() { Place::At(boat.at) } else { place(boat.fate) },
                bow: boat.afloat().then_some(boat.bow),
                speed: boat.speed,
                coal: if id == mover { 0 } else { boat.coal },
                passengers: boat.passengers,
                served: boat.served.as_slice().to_vec(),
            };
            (id, end)
        };
        let ending = Ending { wheel: 0, boats: boats.map(end).collect(), pushed: Vec::new(), entered_last: false };
        let last_tile = state.finish().is_none().then(|| state.river().len() as u8 - 1);
        Self { ending, mover, spent: 0, last_tile, over: false }
    }

    fn boat(&mut self, id: BoatId) -> &mut BoatEnd {
        self.ending.boats.get_mut(&id).expect("a boat of the table")
    }

    fn put(&mut self, id: BoatId, at: mississippi::Space) {
        self.boat(id).place = Place::At(at);
        self.ending.entered_last |= self.last_tile == Some(at.tile);
    }

    fn leave(&mut self, id: BoatId, place: Place) {
        let boat = self.boat(id);
        boat.place = place;
        boat.bow = None;
    }

    fn follow(&mut self, event: Event) {
        match event {
            _ if self.over => {}
            Event::SpeedSet { speed, coal, .. } => {
                self.ending.wheel = speed;
                self.boat(self.mover).speed = speed;
                self.spent += coal;
            }
            Event::Turned { boat, bow, coal } => {
                self.boat(boat).bow = Some(bow);
                self.spent += coal;
            }
            Event::BowSet { boat, bow } => self.boat(boat).bow = Some(bow),
            Event::LeftSand { coal, .. } => self.spent += coal,
            Event::Moved { boat, to } | Event::Pushed { boat, to, .. } => self.put(boat, to),
            Event::BackedOff { boat, to, coal } => {
                self.put(boat, to);
                self.ending.wheel = 1;
                self.spent += coal;
            }
            Event::Aground { boat } | Event::Wrecked { boat } => self.boat(boat).speed = 1,
            Event::Slowed { boat, speed } => self.boat(boat).speed = speed,
            Event::PassengerTaken { boat, tile } => {
                let boat = self.boat(boat);
                boat.passengers += 1;
                boat.served.push(tile);
            }
            Event::Refuelled { boat } if boat != self.mover => self.boat(boat).coal = 6,
            Event::Refuelled { .. } => {}
            Event::Home { boat, .. } => self.leave(boat, Place::Home),
            Event::Disqualified { boat } => self.leave(boat, Place::Out),
            _ => self.over = true,
        }
    }
}

/// What the wheel showed is not part of how the river looks afterwards, nor is the speed of a boat that left it.
fn without_wheel(endings: Endings) -> Endings {
    let mut least = Endings::new();
    for (mut ending, spent) in endings {
        ending.wheel = 0;
        for boat in ending.boats.values_mut() {
            boat.served.sort_unstable();
            if boat.bow.is_none() {
                boat.speed = 0;
            }
        }
        let known = least.entry(ending).or_insert(spent);
        *known = spent.min(*known);
    }
    least
}

/// The engine's plans as endings; each must be legal and lead where it says, and no two to the same end.
fn planned(queen: &Queen, state: &State, seat: Seat, plans: &mut Plans) -> Endings {
    queen.plan(state, seat, plans);
    let (mut endings, mut actions) = (Endings::new(), Vec::new());
    let mut events = Vec::new();
    for index in 0..plans.len() {
        plans.actions(index, &mut actions);
        let mut after = *state;
        let mut follower = Follower::new(state, state.active());
        for &action in &actions {
            events.clear();
            queen.act(&mut after, seat, action, &mut events).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
            for &event in &events {
                follower.follow(event);
            }
            // The boat at the far end of a chain is told of first, and pushed last.
            for event in events.iter().rev() {
                if let Event::Pushed { boat, .. } = *event
                    && !follower.ending.pushed.contains(&boat)
                {
                    follower.ending.pushed.push(boat);
                }
            }
        }
        let plan = plans.result(index);
        assert_eq!(follower.spent, plan.spent, "{actions:?}");
        if let Place::At(at) = follower.boat(state.active()).place {
            assert_eq!((at, plan.wheel), (plan.at, follower.ending.wheel), "{actions:?}");
            assert_eq!(
                (follower.boat(state.active()).bow, follower.boat(state.active()).speed),
                (Some(plan.bow), plan.speed)
            );
        }
        // Boats that are home or out look alike wherever they left the river.
        let gone = !matches!(follower.boat(state.active()).place, Place::At(_));
        let known = endings.get(&follower.ending).copied();
        assert!(known.is_none() || gone, "two plans lead to the same end, one by {actions:?}");
        endings.insert(follower.ending, plan.spent.min(known.unwrap_or(plan.spent)));
    }
    endings
}

/// What the engine makes of this boat's turn in this position.
fn engine_verdict(position: &Position, plans: &mut Plans) -> Verdict {
    let (queen, state) = Queen::load(position).unwrap_or_else(|fault| panic!("{fault}"));
    let id = position.to_move.expect("a boat to move");
    let moves = state.phase() != Phase::Over && state.active() == id && state.round() == position.round;
    if !moves {
        return if state.boat(id).afloat() { Verdict::Pass } else { Verdict::Eliminated };
    }
    if state.phase() == Phase::StuckBow {
        return Verdict::Stuck;
    }
    assert_eq!(state.phase(), Phase::Speed, "{id} begins its move");
    let Turn::Decide(seats) = queen.turn(&state) else { panic!("somebody decides") };
    let seat = seats.iter().next().expect("somebody decides");
    let endings = planned(&queen, &state, seat, plans);
    match state.course().mode {
        Mode::Careful | Mode::Complete => Verdict::Turns(endings),
        Mode::FastFinish => Verdict::FastFinish(endings),
        Mode::Wreck(_) => Verdict::Wreck(endings),
    }
}

fn normal(verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Turns(endings) => Verdict::Turns(without_wheel(endings)),
        Verdict::Wreck(endings) => Verdict::Wreck(without_wheel(endings)),
        Verdict::FastFinish(endings) => Verdict::FastFinish(without_wheel(endings)),
        other => other,
    }
}

/// The first difference, in few words.
fn difference(fast: &Verdict, slow: &Verdict) -> String {
    match (fast, slow) {
        (Verdict::Turns(fast), Verdict::Turns(slow))
        | (Verdict::Wreck(fast), Verdict::Wreck(slow))
        | (Verdict::FastFinish(fast), Verdict::FastFinish(slow)) => {
            let missing: BTreeMap<_, _> =
                slow.iter().filter(|(end, spent)| fast.get(*end) != Some(spent)).take(1).collect();
            let extra: BTreeMap<_, _> =
                fast.iter().filter(|(end, spent)| slow.get(*end) != Some(spent)).take(1).collect();
            format!("{} against {}: missing or dearer {missing:#?}, extra or dearer {extra:#?}", fast.len(), slow.len())
        }
        _ => format!("{fast:?} against {slow:?}"),
    }
}

fn compare(position: &Position, plans: &mut Plans) {
    let (fast, slow) = (normal(engine_verdict(position, plans)), normal(naive::turns(position)));
    if fast != slow {
        let document = serde_json::to_string(position).unwrap_or_default();
        panic!("{}\n{document}", difference(&fast, &slow));
    }
}

/// Plays a random game in which boats sail with a purpose now and then, so that they keep coal and meet each other.
fn agree(edition: Edition) {
    let tables: Vec<_> = tables().into_iter().filter(|(_, table)| table.edition == edition).collect();
    let (mut plans, mut left) = (Plans::default(), positions());
    for seed in 0.. {
        let (_, table) = &tables[seed as usize % tables.len()];
        let queen = Queen::open(table).expect("a table of the kit");
        let mut state = queen.start();
        let mut driver = Driver::<Queen>::new(seed);
        for _ in 0..400 {
            if left == 0 {
                return;
            }
            let moving = state.phase() == Phase::Speed;
            if moving && driver.below(6) == 0 {
                left -= compare_all(&queen, &state, &mut plans, &mut driver).min(left);
            }
            if moving && driver.below(4) > 0 && sail(&queen, &mut state, &mut plans, &mut driver) {
                continue;
            }
            if driver.step(&queen, &mut state, &mut Ignore).is_none() {
                break;
            }
        }
    }
}

/// Compares the turns of every boat that could begin one now; how many that were.
fn compare_all(queen: &Queen, state: &State, plans: &mut Plans, driver: &mut Driver<Queen>) -> usize {
    let mut position = queen.position(state);
    let entering = state.course().entry > 0; // the naive generator knows no entries
    position.course = None;
    let able = |id: &BoatId| {
        let boat = state.boat(*id);
        boat.afloat() && boat.repair == mississippi::state::Repair::None && !(entering && *id == state.active())
    };
    let able: Vec<BoatId> = state.order().iter().copied().filter(able).collect();
    for &id in &able {
        position.to_move = Some(id);
        // Some variety that random play seldom brings.
        if id != BoatId::ROSE {
            let boat = position.boats.get_mut(&id).expect("a boat of the table");
            boat.coal = driver.below(7) as u8;
            boat.leaves_free &= boat.coal == 0; // MQ-R-62
            boat.bow = Dir::ALL[driver.below(6)];
            if !state.is_sand(state.boat(id).at) {
                boat.speed = 1 + driver.below(6) as u8;
            }
        }
        compare(&position, plans);
    }
    able.len()
}

/// Carries out one of the plans that get furthest.
fn sail(queen: &Queen, state: &mut State, plans: &mut Plans, driver: &mut Driver<Queen>) -> bool {
    let Some(seat) = queen.turn(state).first() else { return false };
    queen.plan(state, seat, plans);
    let best = (0..3).map(|_| driver.below(plans.len())).max_by_key(|&index| plans.result(index).at);
    let (Some(best), false) = (best, plans.is_empty()) else { return false };
    let mut actions = Vec::new();
    plans.actions(best, &mut actions);
    for action in actions {
        queen.apply(state, seat, action, &mut Ignore);
    }
    true
}

#[test]
fn it2019_agrees_with_the_naive_generator() {
    agree(Edition::It2019);
}

#[test]
fn fr2019_agrees_with_the_naive_generator() {
    agree(Edition::Fr2019);
}

#[test]
fn ru2019_agrees_with_the_naive_generator() {
    agree(Edition::Ru2019);
}

#[test]
fn it1997_agrees_with_the_naive_generator() {
    agree(Edition::It1997);
}
