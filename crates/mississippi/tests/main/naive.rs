//! The fast turn generator against the naive one: the exact set of complete turns, over positions of random games.

mod follow;

use follow::{Follower, choices};
use game::{Game, Ignore, Plans as _};
use mississippi::board::Dir;
use mississippi::position::{Position, RepairDoc};
use mississippi::rules::{NoTurn, RoseAground, RoseStuck, SandStuck};
use mississippi::state::{Boat, BoatId, Mode, Phase, Repair, State};
use mississippi::{Action, Edition, Plans, Queen, Space};
use testkit::mississippi::tables_for;
use testkit::naive::{self, Endings, Harbour, Next, Place, Verdict, keep_least};
use testkit::random::Driver;

/// Positions for each edition and number of players; `NAIVE_POSITIONS` asks for more.
fn positions() -> usize {
    std::env::var("NAIVE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(400).max(1)
}

/// What the wheel showed is not part of how the river looks afterwards, nor is the speed of a boat that left it, nor who was
/// pushed where nobody sets a bow for it (a push that ends the race, MQ-R-69).
fn without_wheel(endings: Endings) -> Endings {
    let mut least = Endings::default();
    for (mut ending, spent) in endings {
        ending.wheel = 0;
        // With one boat left the race is over (MQ-R-22, MQ-END-07): nobody is asked for a bow any more.
        let racing = &ending.boats[..usize::from(BoatId::ROSE.0)];
        if racing.iter().flatten().filter(|boat| matches!(boat.place, Place::At(_))).count() < 2 {
            ending.asked.clear();
        }
        if ending.asked.is_empty() {
            ending.pushed.clear();
        }
        for boat in ending.boats.iter_mut().flatten().filter(|boat| boat.bow.is_none()) {
            boat.speed = 0;
        }
        keep_least(&mut least, ending, spent);
    }
    least
}

/// The engine's plans as endings; each must be legal and lead where it says, and no two to the same end.
fn planned(queen: &Queen, state: &State, position: &Position, plans: &mut Plans) -> Endings {
    let seat = queen.turn(state).first().expect("somebody decides");
    queen.plan(state, seat, plans);
    let (mut endings, mut actions, mut events) = (Endings::default(), Vec::new(), Vec::new());
    let harbour = Harbour::new(position);
    let start = Follower::new(state, state.active());
    for index in 0..plans.len() {
        plans.actions(index, &mut actions);
        let plan = plans.result(index);
        let mut after = *state;
        let mut follower = start.clone();
        for &action in &actions {
            events.clear();
            queen.act(&mut after, seat, action, &mut events).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
            follower.follow_all(&events, &after, plan);
        }
        assert_eq!(follower.spent, plan.spent, "{actions:?}");
        let mover = *follower.boat(state.active());
        if let Place::At(at) = mover.place {
            assert_eq!((at, plan.wheel), (plan.at, follower.ending.wheel), "{actions:?}");
            assert_eq!((mover.bow, mover.speed), (Some(plan.bow), plan.speed), "{actions:?}");
        }
        follower.go_on(queen, after, &harbour, index);
        // Boats that are home or out look alike wherever they left the river.
        let gone = !matches!(mover.place, Place::At(_));
        let known = endings.get(&follower.ending).copied();
        assert!(known.is_none() || gone, "two plans lead to the same end, one by {actions:?}");
        endings.insert(follower.ending, plan.spent.min(known.unwrap_or(plan.spent)));
    }
    endings
}

/// How a boat that has not moved goes on.
fn next(boat: &Boat) -> Next {
    match boat.repair {
        Repair::None if boat.leaves_free => Next::LeavesFree,
        Repair::None => Next::Moves,
        Repair::Restarts => Next::Restarts,
        Repair::Resumes => Next::Resumes,
        Repair::MissesTurn => Next::Misses,
    }
}

/// What the engine makes of this boat's turn in this position; nothing if a new round hides it.
fn engine_verdict(position: &Position, (queen, state): &(Queen, State), plans: &mut Plans) -> Option<Verdict> {
    let id = position.to_move.expect("a boat to move");
    let moves = state.phase() != Phase::Over && state.active() == id && state.round() == position.round;
    if !moves {
        let boat = state.boat(id);
        return match state.round() == position.round {
            _ if !boat.afloat() => Some(Verdict::Eliminated),
            true => Some(Verdict::Stays(boat.speed, next(boat))),
            false => None,
        };
    }
    match state.phase() {
        Phase::StuckBow => bow_set(queen, state, position, Dir::N),
        Phase::FreeBow => restarted(queen, state, position, plans),
        Phase::Speed => Some(by_mode(state, planned(queen, state, position, plans))),
        phase => panic!("{id} begins its move with {phase:?}"),
    }
}

/// What a turn comes to that only sets the bow.
fn bow_set(queen: &Queen, state: &State, position: &Position, bow: Dir) -> Option<Verdict> {
    let (seat, mut after) = (choices(queen, state).0, *state);
    queen.act(&mut after, seat, Action::Bow(bow), &mut Vec::new()).unwrap_or_else(|illegal| panic!("{bow}: {illegal}"));
    let boat = after.boat(state.active());
    assert_eq!((boat.bow, boat.speed), (bow, 1));
    (after.round() == position.round).then(|| Verdict::SetsBow(next(boat)))
}

/// What a turn comes to that begins with a free choice of bow (MQ-R-20, MQ-R-41).
fn restarted(queen: &Queen, state: &State, position: &Position, plans: &mut Plans) -> Option<Verdict> {
    let (seat, legal) = choices(queen, state);
    let (mut all, mut ended) = (None, None);
    for action in legal {
        let Action::Bow(bow) = action else { panic!("{action} is no bow") };
        let mut after = *state;
        queen.apply(&mut after, seat, action, &mut Ignore);
        let goes_on = after.round() == state.round() && after.active() == state.active();
        if !goes_on || after.phase() != Phase::Speed {
            let verdict = bow_set(queen, state, position, bow);
            assert_eq!(ended.get_or_insert_with(|| verdict.clone()), &verdict, "{action} ends the turn in another way");
            continue;
        }
        let (_, endings) = all.get_or_insert_with(|| (after, Endings::default()));
        for (ending, spent) in planned(queen, &after, position, plans) {
            keep_least(endings, ending, spent);
        }
    }
    assert!(all.is_none() || ended.is_none(), "some bows end the turn, and others do not");
    ended.unwrap_or_else(|| all.map(|(after, endings)| by_mode(&after, endings)))
}

fn by_mode(state: &State, endings: Endings) -> Verdict {
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
        // A wheel that is at 1 need not go there.
        Verdict::Stays(1, Next::Resumes) => Verdict::Stays(1, Next::Moves),
        other => other,
    }
}

/// The first difference, in few words.
fn difference(fast: &Verdict, slow: &Verdict) -> String {
    match (fast, slow) {
        (Verdict::Turns(fast), Verdict::Turns(slow))
        | (Verdict::Wreck(fast), Verdict::Wreck(slow))
        | (Verdict::FastFinish(fast), Verdict::FastFinish(slow)) => {
            let missing = slow.iter().find(|(end, spent)| fast.get(*end) != Some(spent));
            let extra = fast.iter().find(|(end, spent)| slow.get(*end) != Some(spent));
            format!("{} against {}: missing or dearer {missing:#?}, extra or dearer {extra:#?}", fast.len(), slow.len())
        }
        _ => format!("{fast:?} against {slow:?}"),
    }
}

/// Compares a position, unless the engine refuses it as one that no race comes to; whether it did not.
fn compare(position: &Position, plans: &mut Plans) -> bool {
    let Ok(loaded) = Queen::load(position) else { return false };
    let told = std::panic::AssertUnwindSafe(|| engine_verdict(position, &loaded, plans));
    let document = || serde_json::to_string(position).unwrap_or_default();
    match std::panic::catch_unwind(told) {
        Ok(Some(fast)) => {
            let (fast, slow) = (normal(fast), normal(naive::turns(position)));
            assert!(fast == slow, "{}\n{}", difference(&fast, &slow), document());
        }
        Ok(None) => {}
        Err(cause) => {
            let what = cause.downcast_ref::<String>().map_or("a panic", String::as_str);
            panic!("{what}\n{}", document());
        }
    }
    true
}

/// Positions in which the engine and the naive generator once differed.
#[test]
fn positions_that_once_differed_agree() {
    let files = testkit::golden::files(&testkit::mississippi::fixtures("turns"), "json");
    assert!(!files.is_empty());
    for (name, text) in files {
        let position: Position = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(compare(&position, &mut Plans::default()), "{name} is a position");
    }
}

/// How many positions of one game are compared if moments are chosen one in six: a moment has about six boats.
const POSITIONS_OF_A_GAME: usize = 80;

/// Plays random games in which boats sail with a purpose now and then, so that they keep coal and meet each other.
/// Whatever the number of positions, all tables have their share.
fn agree(edition: Edition, seats: u8) {
    let tables = tables_for(edition, seats);
    let (mut plans, mut left) = (Plans::default(), positions());
    let one_in = (6 * POSITIONS_OF_A_GAME * tables.len() / left).clamp(6, 60);
    for (seed, table) in (0..).zip(tables.iter().cycle()) {
        let queen = Queen::open(table).expect("a table of the kit");
        let mut state = queen.start();
        let mut driver = Driver::<Queen>::new(seed);
        for _ in 0..400 {
            if left == 0 {
                return;
            }
            let moving = state.phase() == Phase::Speed;
            if moving && driver.below(one_in) == 0 {
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
    (position.idle_rounds, position.idle) = (0, false);
    let able = |id: &BoatId| state.boat(*id).afloat() && !(entering && *id == state.active());
    let able: Vec<BoatId> = state.order().iter().copied().filter(able).collect();
    let rose_used = position.rose_used;
    let mut compared = 0;
    for &id in &able {
        position.to_move = Some(id);
        // A Black Rose that has moved has its coal again when its next turn begins.
        position.rose_used = if id == BoatId::ROSE { 0 } else { rose_used };
        vary(queen, state, &mut position, driver);
        compared += usize::from(compare(&position, plans));
        // Situations aground and in a crowd are rare.
        let mut rare = position.clone();
        let found = match driver.below(4) {
            0 => run_aground(queen, state, &mut rare, driver),
            1 => crowd(state, &mut rare, driver),
            _ => false,
        };
        if found {
            compared += usize::from(compare(&rare, plans));
        }
    }
    compared
}

/// Some variety that random play seldom brings.
fn vary(queen: &Queen, state: &State, position: &mut Position, driver: &mut Driver<Queen>) {
    let rules = queen.rules();
    let id = position.to_move.expect("a boat to move");
    let sand = state.is_sand(state.boat(id).at);
    let boat = position.boats.get_mut(&id).expect("a boat of the table");
    if id == BoatId::ROSE {
        if !sand && rules.rose_stuck == RoseStuck::MissesTurn {
            boat.repair = (driver.below(8) == 0).then_some(RepairDoc::Resumes);
        }
        return;
    }
    boat.coal = driver.below(7) as u8;
    boat.leaves_free &= boat.coal == 0; // MQ-R-62
    boat.bow = Dir::ALL[driver.below(6)];
    let repairs = [RepairDoc::MissesTurn, RepairDoc::Restarts, RepairDoc::Restarts];
    let repaired = rules.no_turn == NoTurn::Wreck && driver.below(8) == 0;
    boat.repair = repaired.then(|| repairs[driver.below(3)]);
    boat.speed = if sand { 1 } else { 1 + driver.below(6) as u8 };
}

/// The spaces of a tile that boats can be on.
fn water(state: &State, tile: u8) -> Vec<Space> {
    (0..20).map(|cell| Space { tile, cell }).filter(|&at| !state.is_land(at)).collect()
}

/// Puts all boats onto one tile, the last one if the finish is there, some of them fit to finish; whether that can be.
fn crowd(state: &State, position: &mut Position, driver: &mut Driver<Queen>) -> bool {
    let id = position.to_move.expect("a boat to move");
    let last = state.river().len() as u8 - 1;
    let at_finish = state.finish().is_some() && driver.below(2) == 0;
    let tile = if at_finish { last } else { state.boat(id).at.tile };
    let mut free = water(state, tile);
    for (other, boat) in &mut position.boats {
        if boat.at.is_none() || free.is_empty() {
            continue;
        }
        let at = free.swap_remove(driver.below(free.len()));
        boat.at = Some(at);
        if state.is_sand(at) {
            boat.speed = 1;
        } else if boat.repair.is_none() && *other != id {
            boat.speed = 1 + driver.below(3) as u8;
        }
        boat.leaves_free = false;
        if at_finish && *other != BoatId::ROSE {
            (boat.passengers, boat.served) = (2 - driver.below(3) as u8 / 2, Vec::new());
        }
    }
    if at_finish {
        position.passengers.values_mut().for_each(|waiting| *waiting = 0);
    }
    true
}

/// Puts the boat onto a sandbank, and sometimes another one before or behind it; whether there is a sandbank.
fn run_aground(queen: &Queen, state: &State, position: &mut Position, driver: &mut Driver<Queen>) -> bool {
    let id = position.to_move.expect("a boat to move");
    let spaces = (state.removed()..state.river().len() as u8).flat_map(|tile| water(state, tile));
    let sands: Vec<Space> = spaces.filter(|&at| state.is_sand(at) && !state.occupied(at)).collect();
    let Some(&at) = sands.get(driver.below(sands.len())) else { return false };
    let rules = queen.rules();
    let boat = position.boats.get_mut(&id).expect("a boat of the table");
    (boat.at, boat.speed, boat.bow) = (Some(at), 1, Dir::ALL[driver.below(6)]);
    if id == BoatId::ROSE {
        let misses = rules.rose_aground == RoseAground::MissesTurn && driver.below(4) == 0;
        boat.repair = misses.then_some(RepairDoc::MissesTurn);
    } else {
        boat.coal = driver.below(3) as u8;
        let lets_off = rules.sand_stuck == SandStuck::LeavesNext && boat.coal == 0 && boat.repair.is_none();
        boat.leaves_free = lets_off && driver.below(3) == 0;
    }
    let bow = boat.bow;
    let others: Vec<BoatId> = state.order().iter().copied().filter(|&other| other != id).collect();
    for dir in [bow, Dir::ALL[(bow as usize + 3) % 6]] {
        let free = |&to: &Space| !state.is_land(to) && !state.occupied(to);
        // Alone on the river, nobody can be in the way.
        let Some(&other) = others.get(driver.below(others.len().max(1))) else { break };
        if driver.below(3) > 0
            && state.boat(other).afloat()
            && let Some(to) = state.neighbour(at, dir).filter(free)
            && let Some(boat) = position.boats.get_mut(&other)
        {
            boat.at = Some(to);
            boat.speed = if state.is_sand(to) { 1 } else { boat.speed };
        }
    }
    true
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

/// A test for each number of players, so that they can run beside each other.
macro_rules! agreement {
    ($($edition:ident $variant:ident)*) => {
        $(mod $edition {
            use super::{Edition, agree};

            #[test]
            fn agrees_for_two() {
                agree(Edition::$variant, 2);
            }

            #[test]
            fn agrees_for_three() {
                agree(Edition::$variant, 3);
            }

            #[test]
            fn agrees_for_four() {
                agree(Edition::$variant, 4);
            }

            #[test]
            fn agrees_for_five() {
                agree(Edition::$variant, 5);
            }

            #[test]
            fn agrees_for_six() {
                agree(Edition::$variant, 6);
            }
        })*
    };
}

agreement!(it2019 It2019 fr2019 Fr2019 ru2019 Ru2019 it1997 It1997);
