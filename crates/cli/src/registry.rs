//! The games that the command line knows: the only place that names them.

use crate::options::TableOptions;
use crate::tally::Tally;
use bots::Evaluate;
use game::{Fault, Game, Rule, Seat, json};
use mississippi::Queen;
use niagara::Niagara;
use rand_chacha::ChaCha8Rng;
use serde::Serialize;
use words::Lang;

/// One point on which editions differ, as an edition has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Point {
    /// The name of the point; house rules use it.
    pub field: &'static str,
    /// The clause that it belongs to.
    pub rule: &'static str,
    /// What the edition says.
    pub value: &'static str,
}

/// Where a game begins, by name.
pub struct Start<G: Game> {
    /// The name.
    pub key: &'static str,
    /// The game.
    pub game: G,
    /// Its first state.
    pub state: G::State,
}

/// What the command line needs from a game beside its rules.
pub trait Playable: Evaluate<Event: Serialize> {
    /// The names of the editions.
    const EDITIONS: &'static [&'static str];
    /// The fewest seats of a table.
    const FEWEST_SEATS: u8;
    /// The options of a table that the game knows, as the command line spells them.
    const OPTIONS: &'static [&'static str];
    /// What is counted in its games; `simulate-count-<name>` says it.
    const COUNTS: &'static [&'static str];
    /// How many of them, the first ones, befall a seat; the others belong to the table.
    const OWN_COUNTS: usize;
    /// What players run short of, or collect; `plot-held-<name>` says it.
    const HOLDING: &'static str;
    /// The kinds of positions that `bench` looks at besides those met in random games; `bench-positions-<name>` says it.
    const STOCKS: &'static [&'static str];

    /// The edition that a table plays.
    fn edition(table: &Self::Table) -> &'static str;
    /// The table that the options of a command describe.
    fn table_of(options: &TableOptions) -> Result<Self::Table, Fault>;
    /// The points on which editions differ, in this edition.
    fn points(edition: &str) -> Vec<Point>;
    /// The board and what stands on it, as text.
    fn picture(&self, state: &Self::State, lang: Lang) -> String;
    /// The rounds played.
    fn round(state: &Self::State) -> u32;
    /// The turns that players have begun.
    fn turns(&self, state: &Self::State) -> u64;
    /// Draws one of the outcomes as players would; where dice are thrown again because a face is not allowed, that is
    /// counted.
    fn throw(
        state: &Self::State,
        outcomes: &[(Self::Chance, u32)],
        rng: &mut ChaCha8Rng,
        tally: &mut Tally,
    ) -> Option<Self::Chance>;
    /// Which of [`Playable::COUNTS`] an event adds to.
    fn counts(event: &Self::Event) -> Option<usize>;
    /// Whom an event befalls, if it is one of the first [`Playable::OWN_COUNTS`].
    fn bearer(&self, event: &Self::Event) -> Option<Seat>;
    /// Whose turn begins with an event, if one does: what befalls a seat is counted by the turns that it takes.
    fn begins(&self, event: &Self::Event) -> Option<Seat>;
    /// The side that a seat plays for: whoever plays for the same wins and loses together.
    fn side(&self, seat: Seat) -> u8;
    /// How much a seat has of what counts most, [`Playable::HOLDING`].
    fn held(&self, state: &Self::State, seat: Seat) -> u64;
    /// The position of this kind of [`Playable::STOCKS`] that the `number`-th position met in random games gives, if any.
    fn stocked(&self, state: &Self::State, stock: usize, number: usize) -> Option<Self::State>;
    /// Where the games begin that the figures of `bench` are about.
    fn bench_starts() -> Result<Vec<Start<Self>>, Fault>;
}

/// The same fault, with the edition whose statement is to be cited, if it names a rule and the table is known.
pub fn cite<G: Playable>(fault: Fault, table: Option<&G::Table>) -> Fault {
    match table {
        Some(table) if fault.arg("rule").is_some() => fault.with("edition", G::edition(table)),
        _ => fault,
    }
}

/// The table of a position document, or of a record in either form, as far as it can be read.
pub fn table_in<G: Playable>(document: &str) -> Option<G::Table> {
    let document = json::unmarked(document);
    let line = document.lines().find_map(|line| line.trim().strip_prefix("table:"));
    match line {
        Some(line) => json::read(line).ok(),
        None => json::from_value(json::parse(document).ok()?.get("table")?).ok(),
    }
}

/// Something to do with a game whose name is known only at run time.
pub trait Task {
    /// What comes out.
    type Output;
    /// Does it.
    fn run<G: Playable>(self) -> Self::Output;
}

/// The names of the games.
pub const NAMES: &[&str] = &[Queen::NAME, Niagara::NAME];

/// The game that commands mean where they are not told.
pub const USUAL: &str = Queen::NAME;

/// The game that has the rule of this id, or one that begins like it.
pub fn game_of_rule(id: &str) -> &'static str {
    fn family(id: &str) -> String {
        id.split('-').next().unwrap_or_default().to_uppercase()
    }
    let ours = |rule: Option<&'static str>| rule.is_some_and(|rule| family(rule) == family(id));
    if ours(niagara::RuleId::all().first().map(|rule| rule.id())) { Niagara::NAME } else { USUAL }
}

/// Does a task with the game of that name.
pub fn with_game<T: Task>(name: &str, task: T) -> Result<T::Output, Fault> {
    match name {
        Queen::NAME => Ok(task.run::<Queen>()),
        Niagara::NAME => Ok(task.run::<Niagara>()),
        _ => Err(Fault::new("unknown-game").with("name", name).with("known", NAMES.join(", "))),
    }
}
