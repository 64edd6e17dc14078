//! The engine's turns against the naive generator: the exact set of results, over positions of random games and over
//! positions that are put together at random.

mod deal;

use game::{Game, Ignore, Plans as _, Seat, Turn};
use niagara::{Action, Card, Gem, Niagara, Phase, Place, Plans, State, Table};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use testkit::niagara::naive::{self, World};
use testkit::random::Driver;

type Dice = Driver<Niagara>;

/// Positions for each number of players; `NAIVE_POSITIONS` asks for more.
fn positions() -> usize {
    std::env::var("NAIVE_POSITIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(2_000)
}

/// One in so many positions comes from a game, the others are dealt.
const FROM_GAMES: usize = 3;

/// What is compared: a turn of phase II or a purchase, from its beginning or from its middle.
struct Case<'a> {
    game: &'a Niagara,
    state: State,
    seat: Seat,
    /// The two canoes cannot be told apart, and so neither can two results that exchange them.
    alike: bool,
}

impl<'a> Case<'a> {
    /// The decision that is to be made, if it can be compared. Its result must be seen before anything else happens, and
    /// the engine does not stop where nobody decides: so somebody must act after this seat in the round, and have a
    /// canoe or a cloud.
    fn new(game: &'a Niagara, state: &State) -> Option<Self> {
        let seat = game.turn(state).first()?;
        let next = Seat((seat.0 + 1) % game.seats());
        let next_decides = state.lost(next) < 2 || state.card(next) == Some(Card::Cloud);
        let comparable = match state.phase() {
            Phase::Buy => true,
            Phase::Act => next != state.ring() && next_decides,
            _ => false,
        };
        let alike = World::of(game, state).alike(seat);
        comparable.then_some(Self { game, state: *state, seat, alike })
    }

    /// The points of the turn; none for the cloud and for a purchase.
    fn points(&self) -> Option<u8> {
        self.state.card(self.seat).and_then(Card::points)
    }

    fn document(&self) -> String {
        serde_json::to_string(&self.game.position(&self.state)).expect("a document")
    }

    /// Carries out actions that must be legal.
    fn act(&self, state: &mut State, actions: &[Action]) {
        for &action in actions {
            let done = self.game.act(state, self.seat, action, &mut Ignore);
            done.unwrap_or_else(|illegal| panic!("{action} of {}: {illegal}\n{}", line(actions), self.document()));
        }
    }

    /// Whether the decision has been made.
    fn is_over(&self, after: &State) -> bool {
        let Turn::Decide(seats) = self.game.turn(after) else { panic!("somebody decides after {}", self.document()) };
        after.phase() != self.state.phase() || !seats.iter().eq([self.seat])
    }

    /// What a decision that has been made led to; all that a result does not tell must be as it was.
    fn result(&self, after: &State) -> World {
        let before = &self.state;
        let same = |seat: Seat| (before.hand(seat), before.card(seat)) == (after.hand(seat), after.card(seat));
        let all_same = (before.round(), before.ring(), before.arm()) == (after.round(), after.ring(), after.arm());
        assert!(all_same && self.game.all_seats().all(same), "more than a turn has happened at {}", self.document());
        self.seen(World::of(self.game, after))
    }

    fn seen(&self, world: World) -> World {
        if self.alike { world.sorted(self.seat) } else { world }
    }

    /// The results of the engine's plans, each with the actions of the plans that lead there: there should be one.
    fn planned(&self, plans: &mut Plans) -> BTreeMap<World, Vec<Vec<Action>>> {
        self.game.plan(&self.state, self.seat, plans);
        let (mut results, mut actions) = (BTreeMap::<World, Vec<Vec<Action>>>::new(), Vec::new());
        for index in 0..plans.len() {
            plans.actions(index, &mut actions);
            let mut after = self.state;
            self.act(&mut after, &actions);
            assert!(self.is_over(&after), "{} is no whole turn\n{}", line(&actions), self.document());
            results.entry(self.result(&after)).or_default().push(actions.clone());
        }
        results
    }

    /// Every sequence of legal micro-actions up to the end of the decision.
    fn sequences(&self) -> Vec<naive::Turn> {
        let mut sequences = Vec::new();
        self.go_on(&self.state, &mut Vec::new(), &mut sequences);
        sequences
    }

    fn go_on(&self, state: &State, steps: &mut Vec<Action>, out: &mut Vec<naive::Turn>) {
        if self.is_over(state) {
            out.push(naive::Turn { steps: steps.clone(), world: self.result(state) });
            return;
        }
        let mut legal = Vec::new();
        self.game.legal(state, self.seat, &mut legal);
        assert!(!legal.is_empty(), "a dead end after {}\n{}", line(steps), self.document());
        for action in legal {
            let mut next = *state;
            self.act(&mut next, &[action]);
            steps.push(action);
            self.go_on(&next, steps, out);
            steps.pop();
        }
    }

    /// The engine's sequences of micro-actions are the naive ones, step by step.
    fn compare_sequences(&self, turns: Vec<naive::Turn>) {
        let naive = turns.into_iter().map(|turn| naive::Turn { world: self.seen(turn.world), ..turn }).collect();
        self.assert_same("sequences", &self.sequences().into_iter().collect(), &naive);
    }

    fn assert_same<T: Ord + Display>(&self, what: &str, engine: &BTreeSet<T>, naive: &BTreeSet<T>) {
        let only = |these: &BTreeSet<T>, those: &BTreeSet<T>| {
            these.difference(those).map(ToString::to_string).collect::<Vec<_>>().join("\n")
        };
        assert!(
            engine == naive,
            "{what}: {} of the engine, {} of the naive generator\nmissing:\n{}\nextra:\n{}\nat {}",
            engine.len(),
            naive.len(),
            only(naive, engine),
            only(engine, naive),
            self.document()
        );
    }
}

fn line(actions: &[Action]) -> String {
    actions.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Compares decisions, and counts what has been met, so that no sample passes for its poverty.
#[derive(Default)]
struct Judge {
    plans: Plans,
    compared: usize,
    met: BTreeMap<&'static str, usize>,
    /// How often two plans led to the same, and what was wrong the first time.
    doubles: usize,
    first_double: Option<String>,
}

impl Judge {
    fn compare(&mut self, case: &Case<'_>, dice: &mut Dice) {
        self.compared += 1;
        let world = World::of(case.game, &case.state);
        match (case.state.phase(), case.points()) {
            (Phase::Act, Some(points)) => {
                let turns = naive::turns(&world, case.seat, points);
                self.note_turns(case, &world, &turns);
                self.compare_plans("turns", case, turns.iter().map(|turn| turn.world));
                self.compare_from_the_middle(case, &turns, dice);
                case.compare_sequences(turns);
            }
            (Phase::Act, None) => {
                self.note("a cloud", true);
                self.compare_small("clouds", case, &naive::clouds(&world));
            }
            _ => {
                self.note("a purchase", true);
                self.note("a purchase of two", case.state.lost(case.seat) == 2 && case.state.gems(case.seat) > 1);
                self.compare_small("purchases", case, &naive::purchases(&world, case.seat));
            }
        }
    }

    /// Decisions with few results, by plans and by sequences.
    fn compare_small(&mut self, what: &str, case: &Case<'_>, results: &BTreeSet<World>) {
        self.compare_plans(what, case, results.iter().copied());
        let reached = case.sequences().into_iter().map(|turn| turn.world).collect();
        let results = results.iter().map(|&world| case.seen(world)).collect();
        case.assert_same(what, &reached, &results);
    }

    fn compare_plans(&mut self, what: &str, case: &Case<'_>, results: impl Iterator<Item = World>) {
        let planned = case.planned(&mut self.plans);
        let results = results.map(|world| case.seen(world)).collect();
        case.assert_same(what, &planned.keys().copied().collect(), &results);
        if let Some((world, double)) = planned.iter().find(|(_, plans)| plans.len() > 1) {
            let plans: Vec<String> = double.iter().map(|actions| line(actions)).collect();
            self.doubles += 1;
            self.first_double.get_or_insert_with(|| {
                format!("two plans of {what}:\n{}\nlead both to\n{world}\nat {}", plans.join("\n"), case.document())
            });
        }
    }

    /// Carries out a part of some turn. What can still come of it is what the turns come to that begin like that.
    fn compare_from_the_middle(&mut self, case: &Case<'_>, turns: &[naive::Turn], dice: &mut Dice) {
        let steps = &turns[dice.below(turns.len())].steps;
        let begun = &steps[..=dice.below(steps.len() - 1)];
        let mut state = case.state;
        case.act(&mut state, begun);
        // By now it is said which canoe is which.
        let middle = Case { state, alike: false, ..*case };
        let rest = turns.iter().filter(|turn| turn.steps.starts_with(begun));
        self.compare_plans("turns from the middle", &middle, rest.map(|turn| turn.world));
    }

    fn note(&mut self, what: &'static str, met: bool) {
        *self.met.entry(what).or_default() += usize::from(met);
    }

    fn note_turns(&mut self, case: &Case<'_>, world: &World, turns: &[naive::Turn]) {
        let own = world.canoes[case.seat.0 as usize];
        let afloat = own.iter().filter(|boat| !matches!(boat.at, Place::Beach | Place::Lost)).count();
        let some = |wanted: fn(&[Action]) -> bool| turns.iter().any(|turn| wanted(&turn.steps));
        let foreign = Gem::ALL.iter().any(|&deposit| {
            Gem::ALL.iter().any(|&gem| gem != deposit && world.deposits[deposit as usize][gem as usize] > 0)
        });
        self.note("a number", true);
        self.note("both afloat", afloat == 2);
        self.note("both afloat and alike", afloat == 2 && case.alike);
        self.note("both loaded", own.iter().all(|boat| boat.gem.is_some()));
        self.note("one afloat, one ashore", afloat == 1 && own.iter().any(|boat| boat.at == Place::Beach));
        self.note("one lost", own.iter().any(|boat| boat.at == Place::Lost));
        self.note("a foreign gem", foreign);
        self.note("an empty deposit", world.deposits.iter().any(|gems| gems.iter().all(|&count| count == 0)));
        let lost =
            |world: &World| world.canoes[case.seat.0 as usize].iter().filter(|boat| boat.at == Place::Lost).count();
        self.note("a way over the falls", turns.iter().any(|turn| lost(&turn.world) > lost(world)));
        self.note("a theft", some(|steps| steps.iter().any(|step| matches!(step, Action::Steal(_)))));
        self.note(
            "two thefts",
            some(|steps| steps.iter().filter(|step| matches!(step, Action::Steal(_))).count() == 2),
        );
        self.note(
            "a swap",
            some(|steps| steps.windows(2).any(|pair| matches!(pair, [Action::Unload, Action::Load(_)]))),
        );
        self.note(
            "no move but work",
            some(|steps| !steps.iter().any(|step| matches!(step, Action::Up | Action::Down | Action::DownArm(_)))),
        );
    }

    fn finish(&self) {
        let first = self.first_double.as_deref().unwrap_or_default();
        assert!(self.doubles == 0, "{} times in {} positions {first}", self.doubles, self.compared);
        // Everything that is looked for is a part of a large sample.
        let rare: Vec<_> = self.met.iter().filter(|&(_, &count)| count * 200 < self.compared).collect();
        assert!(rare.is_empty() || self.compared < 5_000, "hardly met: {rare:?}");
    }
}

fn agree(seats: u8) {
    let mut judge = Judge::default();
    for seed in 0.. {
        if judge.compared >= positions() / FROM_GAMES {
            break;
        }
        compare_in_a_game(seats, seed, &mut judge);
    }
    let mut dice = Dice::new(u64::from(seats));
    while judge.compared < positions() {
        let position = deal::position(seats, &mut dice);
        let (game, state) = Niagara::load(&position).unwrap_or_else(|fault| {
            panic!("{fault}\n{}", serde_json::to_string(&position).expect("a document"));
        });
        let case = Case::new(&game, &state).expect("a position to compare");
        judge.compare(&case, &mut dice);
    }
    judge.finish();
}

/// Compares the decisions of a random game. Most turns follow a plan, so that canoes get somewhere.
fn compare_in_a_game(seats: u8, seed: u64, judge: &mut Judge) {
    let game = Niagara::open(&Table::new(seats)).expect("a table");
    let (mut state, mut dice, mut plans, mut actions) = (game.start(), Dice::new(seed), Plans::default(), Vec::new());
    let mut last = u32::MAX;
    for _ in 0..600 {
        let begins = game.turn_number(&state) != last;
        last = game.turn_number(&state);
        if begins && matches!(state.phase(), Phase::Act | Phase::Buy) {
            if let Some(case) = Case::new(&game, &state) {
                judge.compare(&case, &mut dice);
            }
            if dice.below(4) > 0
                && let Some(seat) = game.turn(&state).first()
            {
                game.plan(&state, seat, &mut plans);
                plans.actions(dice.below(plans.len()), &mut actions);
                for &action in &actions {
                    game.act(&mut state, seat, action, &mut Ignore).expect("a plan is legal");
                }
                continue;
            }
        }
        if dice.step(&game, &mut state, &mut Ignore).is_none() {
            break;
        }
    }
}

#[test]
fn three_players_agree_with_the_naive_generator() {
    agree(3);
}

#[test]
fn four_players_agree_with_the_naive_generator() {
    agree(4);
}

#[test]
fn five_players_agree_with_the_naive_generator() {
    agree(5);
}
