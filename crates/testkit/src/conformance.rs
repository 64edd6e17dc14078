//! Checks that every game must pass, run at every state of random games.
//!
//! A new game gets them all with one call of [`check`]: see `crates/mississippi/tests/main/conformance.rs`.

use crate::random::{Driver, carry_out};
use crate::secrets;
use game::record::EntryOf;
use game::{Earlier, Entry, Game, Ignore, Plans, Record, Seat, Token, Turn, unjudged};
use std::fmt::{self, Debug};
use std::ops::Range;

/// One entry of a game, for the invariants that only the game itself knows.
pub struct Step<'a, G: Game> {
    /// The game.
    pub game: &'a G,
    /// The state before.
    pub before: &'a G::State,
    /// The decision or draw.
    pub entry: EntryOf<G>,
    /// Its events.
    pub events: &'a [G::Event],
    /// The state after.
    pub after: &'a G::State,
}

/// What the kit needs to know about a game.
pub struct Kit<'a, G: Game> {
    /// Every possible action.
    pub universe: &'a [G::Action],
    /// The most entries that any game has.
    pub most_entries: usize,
    /// The game's own invariant, such as the number of tokens.
    pub invariant: fn(&Step<'_, G>) -> Result<(), String>,
}

/// A failed check.
#[derive(Clone, Debug)]
pub struct Failure {
    /// The seed of the game.
    pub seed: u64,
    /// The number of entries so far.
    pub entries: usize,
    /// What is wrong.
    pub what: String,
    /// The record so far, if it can be written.
    pub record: String,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seed {}, after {} entries: {}\n{}", self.seed, self.entries, self.what, self.record)
    }
}

/// Plays one random game for each seed and runs all checks.
pub fn check<G: Game>(table: &G::Table, seeds: Range<u64>, kit: &Kit<'_, G>) -> Result<(), Failure> {
    for seed in seeds {
        let mut record = Record::new(table.clone());
        one_game(seed, kit, &mut record).map_err(|what| Failure {
            seed,
            entries: record.entries.len(),
            what,
            record: record.to_text().unwrap_or_else(|fault| fault.to_string()),
        })?;
    }
    Ok(())
}

fn one_game<G: Game>(seed: u64, kit: &Kit<'_, G>, record: &mut Record<G>) -> Result<(), String> {
    let game = G::open(&record.table).map_err(|fault| fault.to_string())?;
    ensure(game.table() == &record.table, || "the game forgets its table".to_owned())?;
    let mut state = game.start();
    let mut driver = Driver::<G>::new(seed);
    let mut events = Vec::new();
    let mut turn_number = game.turn_number(&state);
    let mut middle = None;
    while game.turn(&state) != Turn::Over {
        ensure(record.entries.len() < kit.most_entries, || "the game does not end".to_owned())?;
        at_state(&game, &state, kit, &mut driver)?;
        if driver.below(8) == 0 {
            secrets::guesses(&game, &state, &mut driver)?;
            secrets::sealed_choices(&game, &state, record, &mut driver)?;
        }
        if driver.below(50) == 0 {
            middle = Some((record.entries.len(), game.position(&state)));
        }
        let entry = driver.pick(&game, &state).ok_or("nothing can happen, and the game is not over")?;
        let before = state.clone();
        events.clear();
        carry_out(&game, &mut state, entry, &mut events);
        record.entries.push(entry);
        let number = game.turn_number(&state);
        ensure(number >= turn_number, || format!("the turn number falls from {turn_number} to {number}"))?;
        turn_number = number;
        (kit.invariant)(&Step { game: &game, before: &before, entry, events: &events, after: &state })?;
    }
    at_state(&game, &state, kit, &mut driver)?;
    record.outcome = game.outcome(&state);
    outcome(&game, record)?;
    round_trips(record, &state)?;
    if let Some((entries, position)) = middle {
        let tail = Record::<G> {
            table: record.table.clone(),
            earlier: None,
            fair: None,
            start: Some(position),
            entries: record.entries[entries..].to_vec(),
            outcome: record.outcome.clone(),
        };
        round_trips(&tail, &state)?;
    }
    unjudged_play(&game, &mut driver)
}

/// The number of actions and outcomes tried in unjudged play.
const MOST_UNJUDGED: usize = 150;

/// Games under earlier rules are executed without judging: any answer to the current question, legal or not, must lead
/// to a state that can be shown, and the record must survive reading and writing.
fn unjudged_play<G: Game>(game: &G, driver: &mut Driver<G>) -> Result<(), String> {
    let mut record = Record::<G> { earlier: Some(Earlier::Whole), ..Record::new(game.table().clone()) };
    let (mut state, mut known) = (game.start(), Vec::new());
    for _ in 0..MOST_UNJUDGED {
        let done = match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let drawn = driver.step(game, &mut state, &mut Ignore);
                record.entries.extend(drawn);
                drawn.is_some()
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().nth(driver.below(seats.iter().count())).unwrap_or(Seat(0));
                game.candidates(&state, seat, &mut known);
                let Some(&action) = known.get(driver.below(known.len())) else { break };
                if unjudged::act(game, &mut state, seat, action, &mut Ignore) {
                    record.entries.push(Entry::Act { seat, action });
                }
                true
            }
        };
        if !done {
            break;
        }
        let _ = (game.view(&state, None), game.position(&state), game.outcome(&state));
    }
    record.outcome = game.outcome(&state);
    for form in [record.to_text(), record.to_json()] {
        let form = form.map_err(|fault| format!("a game that nobody judged cannot be written: {fault}"))?;
        same("a record is read in another way than it was written", &Record::read_any(&form), &Ok(record.clone()))?;
    }
    let replay = record.replay().map_err(|fault| fault.to_string())?;
    same("a replay leads elsewhere", replay.last(), &state)
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn same<T: PartialEq + Debug>(what: &str, left: &T, right: &T) -> Result<(), String> {
    ensure(left == right, || format!("{what}:\n  {left:?}\n  {right:?}"))
}

fn at_state<G: Game>(game: &G, state: &G::State, kit: &Kit<'_, G>, driver: &mut Driver<G>) -> Result<(), String> {
    same("a clone differs", state, &state.clone())?;
    let turn = game.turn(state);
    for seat in (0..game.seats()).map(Seat) {
        let legal = legal_is_what_check_accepts(game, state, seat, kit)?;
        same("a seat decides exactly if it has a legal action", &turn.decides(seat), &!legal.is_empty())?;
        nothing_changes_on_refusal(game, state, seat, kit, driver)?;
        if turn.decides(seat) && driver.below(32) == 0 {
            plans(game, state, seat)?;
        }
    }
    speakers(game, state)?;
    chances(game, state)?;
    same("there is an outcome exactly if it is over", &game.outcome(state).is_some(), &(turn == Turn::Over))?;
    position(game, state)
}

fn legal_is_what_check_accepts<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    kit: &Kit<'_, G>,
) -> Result<Vec<G::Action>, String> {
    let mut candidates = Vec::new();
    game.candidates(state, seat, &mut candidates);
    increasing("candidates", &candidates)?;
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    increasing("legal actions", &legal)?;
    let accepted: Vec<G::Action> =
        kit.universe.iter().copied().filter(|&action| game.check(state, seat, action).is_ok()).collect();
    same("the legal actions are not those that check accepts", &legal, &accepted)?;
    legal.iter().try_for_each(token_round_trip)?;
    Ok(legal)
}

fn increasing<T: Ord + Debug>(what: &str, items: &[T]) -> Result<(), String> {
    ensure(items.is_sorted_by(|a, b| a < b), || format!("{what} are not sorted without duplicates: {items:?}"))
}

fn token_round_trip<T: Token>(token: &T) -> Result<(), String> {
    let text = token.to_string();
    ensure(!text.contains(char::is_whitespace), || format!("{text:?} contains a space"))?;
    same("a token does not survive its text form", &Ok(*token), &text.parse::<T>())
}

fn nothing_changes_on_refusal<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    kit: &Kit<'_, G>,
    driver: &mut Driver<G>,
) -> Result<(), String> {
    let mut copy = state.clone();
    let mut happened = Vec::new();
    for &action in kit.universe.iter().filter(|&&action| game.check(state, seat, action).is_err()) {
        let refused = game.act(&mut copy, seat, action, &mut happened).is_err();
        ensure(refused && happened.is_empty(), || format!("check refuses {action} and act accepts it"))?;
    }
    same("refused actions change the state", &copy, state)?;
    // Applying an arbitrary action may do anything except panic.
    if let Some(&action) = kit.universe.get(driver.below(kit.universe.len())) {
        game.apply(&mut copy, seat, action, &mut Ignore);
    }
    Ok(())
}

/// Each plan can be executed, and no two lead to the same state.
fn plans<G: Game>(game: &G, state: &G::State, seat: Seat) -> Result<(), String> {
    let mut plans = G::Plans::default();
    game.plan(state, seat, &mut plans);
    ensure(!plans.is_empty(), || "a seat that decides has no plan".to_owned())?;
    let mut ends = Vec::new();
    let mut actions = Vec::new();
    for index in 0..plans.len() {
        plans.actions(index, &mut actions);
        ensure(!actions.is_empty(), || "a plan does nothing".to_owned())?;
        let mut after = state.clone();
        for &action in &actions {
            game.act(&mut after, seat, action, &mut Ignore)
                .map_err(|illegal| format!("{action} of the plan {actions:?} is refused: {illegal}"))?;
        }
        let end = (plans.result(index), after);
        ensure(!ends.contains(&end), || format!("two plans lead to {:?}, one by {actions:?}", end.0))?;
        ends.push(end);
    }
    Ok(())
}

fn speakers<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let Turn::Decide(seats) = game.turn(state) else { return Ok(()) };
    let mut names: Vec<String> = seats.iter().map(|seat| game.speaker(state, seat)).collect();
    for name in &names {
        let odd = |c: char| c.is_whitespace() || c == ':' || c == '#' || c == '*' || c == '=';
        ensure(!name.is_empty() && !name.contains(odd), || format!("{name:?} cannot begin a line of a record"))?;
    }
    names.sort_unstable();
    increasing("speakers", &names)
}

fn chances<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let mut outcomes = Vec::new();
    game.chances(state, &mut outcomes);
    same(
        "there are outcomes exactly if it is chance's turn",
        &(game.turn(state) == Turn::Chance),
        &!outcomes.is_empty(),
    )?;
    ensure(outcomes.iter().all(|&(_, weight)| weight > 0), || format!("a weight is 0: {outcomes:?}"))?;
    let mut tokens: Vec<_> = outcomes.iter().map(|&(outcome, _)| outcome).collect();
    tokens.iter().try_for_each(token_round_trip)?;
    tokens.sort_unstable();
    increasing("outcomes", &tokens)
}

/// A state survives its document and stays indistinguishable.
fn position<G: Game>(game: &G, state: &G::State) -> Result<(), String> {
    let document = game.position(state);
    let json = serde_json::to_string(&document).map_err(|error| error.to_string())?;
    let again: G::Position = serde_json::from_str(&json).map_err(|error| format!("{error} in {json}"))?;
    same("a position does not survive JSON", &document, &again)?;
    let (other, loaded) = G::load(&again).map_err(|fault| format!("{fault} in {json}"))?;
    same("a position loads as another state", state, &loaded)?;
    same("a position loads another table", game.table(), other.table())?;
    same("a position loads another turn", &game.turn(state), &other.turn(&loaded))?;
    for viewer in (0..game.seats()).map(|seat| Some(Seat(seat))).chain([None]) {
        let view = game.view(state, viewer);
        same("equal states look different", &view, &other.view(&loaded, viewer))?;
        serde_json::to_string(&view).map_err(|error| error.to_string())?;
    }
    Ok(())
}

fn outcome<G: Game>(game: &G, record: &Record<G>) -> Result<(), String> {
    let outcome = record.outcome.as_ref().ok_or("it is over without an outcome")?;
    let seats = game.seats();
    let ranks = &outcome.ranks;
    same("each seat has a rank", &ranks.len(), &(seats as usize))?;
    ensure(ranks.iter().all(|rank| (1..=seats).contains(rank)), || format!("a rank is impossible: {ranks:?}"))?;
    ensure(outcome.winners().next().is_some(), || format!("nobody wins: {ranks:?}"))
}

/// A record survives both forms and replays to the same final state.
fn round_trips<G: Game>(record: &Record<G>, end: &G::State) -> Result<(), String> {
    let replay = record.replay().map_err(|fault| fault.to_string())?;
    same("a replay ends elsewhere", end, replay.last())?;
    let text = record.to_text().map_err(|fault| fault.to_string())?;
    let json = record.to_json().map_err(|fault| fault.to_string())?;
    for form in [&text, &json] {
        let again = Record::<G>::read(form).map_err(|fault| fault.to_string())?;
        ensure(*record == again, || "a record reads as another one".to_owned())?;
        same("a record is written differently", &Ok(&text), &again.to_text().as_ref())?;
    }
    Ok(())
}

/// The kind of an event: its variant name in kebab case. `CoalGiven { .. }` is `coal-given`.
pub fn kind(event: &impl Debug) -> String {
    let shown = format!("{event:?}");
    kebab(shown.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default())
}

/// Converts the name of a variant to kebab case.
pub fn kebab(name: &str) -> String {
    let mut kebab = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !kebab.is_empty() {
            kebab.push('-');
        }
        kebab.extend(letter.to_lowercase());
    }
    kebab
}
