//! The games that there are. [`by_name!`](crate::by_name) alone names them; everything else is generic over [`Hosted`].

use crate::Error;
use crate::config::Config;
use crate::event::{Event, Logged};
use crate::fair::Commitment;
use crate::play::Table;
use crate::table::AnyTable;
use api::sandbox::Position;
use api::{AnyEvent, Board, GameEvent, GameTable, Message, Plan, ReportLine, View};
use bots::Explain;
use draw::Draw;
use game::{Fault, Plans as _, Record, Rule, Seat, json};
use serde::Serialize;

/// What a game must have to be offered, beside its rules, its bots and its pictures.
pub trait Hosted:
    Draw + Explain<Event: Into<AnyEvent>, View: Into<View>, Table: Into<GameTable>, Position: Into<Position> + Send + Sync>
{
    /// The names of the editions; the first one is the usual one.
    const EDITIONS: &'static [&'static str];
    /// The fewest and the most seats of a table.
    const SEATS: (u8, u8);
    /// Whether some decisions are made in secret ([`game::Game::in_secret`]).
    const HAS_SECRETS: bool;

    /// The edition whose rules a table goes by, for citations.
    fn edition(table: &Self::Table) -> &'static str;
    /// The rules without which nobody can begin, at a table such as this or at a usual one: how one wins, and what a
    /// turn is. Together they are the game in short.
    fn essentials(table: Option<&Self::Table>) -> &'static [Self::Rule];
    /// The team that a seat plays in, counted from 1; none where everybody plays alone.
    fn team(&self, seat: Seat) -> Option<u8>;
    /// An event as a line of the report, with the state after it; none for what is not reported.
    fn line(event: Self::Event, state: &Self::State) -> Option<ReportLine>;
    /// What is asked now, of the viewer or of those whom the viewer waits for.
    fn prompt(view: &Self::View, viewer: Option<Seat>) -> Message;
    /// The action that most players would answer with, where one is obvious.
    fn suggested(view: &Self::View) -> Option<Self::Action> {
        let _ = view;
        None
    }
    /// What is in the way of a place, for [`game::Game::why_not_there`]: the word by which the message `host-unreachable` chooses
    /// its sentence.
    fn obstacle(rule: Self::Rule, needs_amount: bool) -> &'static str;
    /// The board, with what is laid of it.
    fn board(view: &Self::View) -> Board;
    /// A number that differs for every other board.
    fn board_version(view: &Self::View) -> u32;
    /// A whole turn with its course, its costs and what comes of it.
    fn plan_document(
        &self,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        result: <Self::Plans as game::Plans>::Result,
    ) -> Plan;
    /// Where a turn leads that is not in the list of plans, because it spends more than it must.
    fn result_of(
        &self,
        before: &Self::State,
        after: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
    ) -> <Self::Plans as game::Plans>::Result;
    /// A turn in one line: the state before it, its actions and where it leads.
    fn summary(before: &Self::State, actions: &[Self::Action], result: <Self::Plans as game::Plans>::Result)
    -> Message;
    /// Why a turn is better than another, in words.
    fn reason(reason: Self::Reason) -> Message;
    /// Changes a table document so that it goes by the rules of the version before they were corrected, as far as house rules
    /// can say so.
    fn by_earlier_rules(table: &mut serde_json::Value) {
        let _ = table;
    }
    /// What a table document can say.
    fn fields() -> Vec<Field>;
    /// The points on which editions differ, in this edition.
    fn points(edition: &str) -> Vec<Point>;
}

/// A field of a table document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = GameOption))]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// What it can be.
    #[serde(flatten)]
    pub kind: Kind,
}

impl Field {
    /// A field.
    pub const fn new(name: &'static str, kind: Kind) -> Self {
        Self { name, kind }
    }
}

/// What a field of a table document can be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = OptionKind))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Kind {
    /// One of these names; the first one if the table does not say.
    Choice {
        /// The names.
        values: Vec<String>,
    },
    /// Any of these names.
    List {
        /// The names.
        values: Vec<String>,
    },
    /// A whole number.
    Number {
        /// The least.
        least: u16,
        /// The most.
        most: u16,
        /// What it is if the table does not say; none where the table must say it, or where that is not a number.
        #[cfg_attr(feature = "schema", schema(required))]
        usual: Option<u16>,
        /// Whether it may be `null`: none at all.
        may_be_none: bool,
    },
    /// Yes or no.
    Flag {
        /// What it is if the table does not say.
        usual: bool,
    },
    /// Values for points on which editions differ, by the names of the points.
    Points,
}

impl Kind {
    /// A whole number of this range.
    pub const fn number(least: u16, most: u16) -> Self {
        Self::Number { least, most, usual: None, may_be_none: false }
    }

    /// A whole number of this range, with what it is if the table does not say.
    pub const fn number_or(usual: u16, least: u16, most: u16) -> Self {
        Self::Number { least, most, usual: Some(usual), may_be_none: false }
    }

    /// One of these names.
    pub fn choice(values: &[&str]) -> Self {
        Self::Choice { values: values.iter().map(|&value| value.to_owned()).collect() }
    }
}

/// One point on which editions differ, as an edition has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = EditionPoint))]
pub struct Point {
    /// The name of the point; house rules use it.
    pub field: &'static str,
    /// The clause that it belongs to.
    pub rule: &'static str,
    /// What the edition says.
    pub value: &'static str,
    /// What it could say.
    pub values: &'static [&'static str],
}

/// Does something with the game of a name: `by_name!(name, G => something::<G>())`. The only place that names the games.
#[macro_export]
macro_rules! by_name {
    ($name:expr, $game:ident => $do:expr) => {
        $crate::by_name!(@ $name, $game => $do, $crate::registry::mississippi::Queen, $crate::registry::niagara::Niagara)
    };
    (@ $name:expr, $game:ident => $do:expr, $($one:ty),*) => {
        match $name {
            $(
                name if name == <$one as $crate::registry::game::Game>::NAME => {
                    type $game = $one;
                    Ok($do)
                }
            )*
            name => Err($crate::registry::unknown(name)),
        }
    };
}

#[doc(hidden)]
pub use {game, mississippi, niagara};

/// The names of the games; the first one is the usual one.
pub const NAMES: &[&str] = &[<mississippi::Queen as game::Game>::NAME, <niagara::Niagara as game::Game>::NAME];

/// There is no such game.
pub fn unknown(name: &str) -> Fault {
    Error::UnknownGame { name: name.to_owned(), known: NAMES }.into()
}

/// The game that has the rule of this id, or one that begins like it.
pub fn game_of_rule(id: &str) -> Option<&'static str> {
    fn family(id: &str) -> String {
        id.split('-').next().unwrap_or_default().to_uppercase()
    }
    fn first<G: Hosted>() -> Option<&'static str> {
        G::Rule::all().first().map(|rule| rule.id())
    }
    let has = |name: &&&str| {
        by_name!(**name, G => first::<G>()).ok().flatten().is_some_and(|rule| family(rule) == family(id))
    };
    NAMES.iter().find(has).copied()
}

/// The same fault, with the edition whose statement is to be cited if it names a rule, if the table is known.
pub fn cite<G: Hosted>(fault: Fault, table: Option<&G::Table>) -> Fault {
    match table {
        Some(table) => fault.in_edition(G::edition(table)),
        None => fault,
    }
}

/// The same for a fault in a position document, or in a record in either form, as far as its table can be read.
pub fn cite_in<G: Hosted>(fault: Fault, document: &str) -> Fault {
    let document = json::unmarked(document);
    let table = match document.lines().find_map(|line| line.trim().strip_prefix("table:")) {
        Some(line) => json::read(line).ok(),
        None => json::parse(document).ok().and_then(|document| json::from_value(document.get("table")?).ok()),
    };
    cite::<G>(fault, table.as_ref())
}

/// The ids of the rules without which nobody can begin at such a table; see [`Hosted::essentials`].
pub fn essentials(config: &Config) -> Result<Vec<&'static str>, Fault> {
    fn ids<G: Hosted>(config: &Config) -> Result<Vec<&'static str>, Fault> {
        let table: G::Table = json::from_value(&config.table)?;
        Ok(G::essentials(Some(&table)).iter().map(|rule| rule.id()).collect())
    }
    by_name!(config.game.as_str(), G => ids::<G>(config))?
}

/// The whole turns of a seat that decides, as documents.
pub fn plan_documents<G: Hosted>(game: &G, state: &G::State, seat: Seat) -> Vec<Plan> {
    let (mut plans, mut actions) = (G::Plans::default(), Vec::new());
    game.plan(state, seat, &mut plans);
    let document = |index| {
        plans.actions(index, &mut actions);
        game.plan_document(state, seat, &actions, plans.result(index))
    };
    (0..plans.len()).map(document).collect()
}

/// Events as documents, each with its rule.
pub fn game_events<G: Hosted>(events: &[G::Event]) -> Vec<GameEvent> {
    events.iter().map(|&event| GameEvent { event: event.into(), rule: G::rule_of(&event).id().into() }).collect()
}

/// Computes every draw of a record in either form again: see [`fair::verify`](crate::fair::verify).
pub fn verify(record: &str) -> Result<(usize, Commitment), Fault> {
    fn read<G: Hosted>(text: &str) -> Result<(usize, Commitment), Fault> {
        let checked = Record::<G>::read(text).and_then(|record| crate::fair::verify(&record));
        checked.map_err(|fault| cite_in::<G>(fault, text))
    }
    by_name!(game::record::game_name(record)?.as_str(), G => read::<G>(record))?
}

/// Checks a configuration: the game, its table, the seats.
pub fn check(config: &Config) -> Result<(), Fault> {
    open(config).map(|_| ())
}

/// The same configuration with every option of its table written out.
pub(crate) fn complete(mut config: Config) -> Result<Config, Fault> {
    fn document<G: Hosted>(config: &Config) -> Result<serde_json::Value, Fault> {
        json::to_value(&json::from_value::<G::Table>(&config.table).map_err(|fault| fault.inside("table"))?)
    }
    config.table = by_name!(config.game.as_str(), G => document::<G>(&config)).map_err(|fault| fault.at("game"))??;
    Ok(config)
}

/// The configuration in the first event of a log. What a document of an earlier format leaves out is as it was then.
fn made(log: &[Logged]) -> Option<Config> {
    let Event::Made { config, format, .. } = &log.first()?.event else { return None };
    let mut config = config.clone();
    // A game that there is no more is refused where the table is opened.
    let _ = by_name!(config.game.as_str(), G => game::format::complete_table::<G>(&mut config.table, *format));
    Some(config)
}

/// A table without any event yet.
fn open(config: &Config) -> Result<Box<dyn AnyTable>, Fault> {
    open_as(config, Judging::ByRules)
}

/// Whether the actions of a log must be legal.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Judging {
    ByRules,
    /// Not those of a game that was played under earlier rules.
    None,
}

/// The game of a table document.
pub(crate) fn open_game<G: Hosted>(document: &serde_json::Value) -> Result<G, Fault> {
    let table: G::Table = json::from_value(document).map_err(|fault| fault.inside("table"))?;
    G::open(&table).map_err(|fault| cite::<G>(fault, Some(&table)).inside("table"))
}

fn open_as(config: &Config, judging: Judging) -> Result<Box<dyn AnyTable>, Fault> {
    fn table<G: Hosted>(config: &Config, judging: Judging) -> Result<Box<dyn AnyTable>, Fault> {
        let game: G = open_game(&config.table)?;
        config.check(game.seats())?;
        // Tables of an earlier format did not write every option.
        let config = Config { table: json::to_value(game.table())?, ..config.clone() };
        let table = Table::new(game, config);
        Ok(Box::new(if judging == Judging::None { table.unjudged() } else { table }))
    }
    by_name!(config.game.as_str(), G => table::<G>(config, judging)).map_err(|fault| fault.at("game"))?
}

/// A table of earlier rules: house rules say as much of them as they can, and options that the rules refuse by now are left out.
fn open_earlier(config: &Config) -> Result<Box<dyn AnyTable>, Fault> {
    let mut config = config.clone();
    by_name!(config.game.as_str(), G => G::by_earlier_rules(&mut config.table)).map_err(|fault| fault.at("game"))?;
    loop {
        let fault = match open_as(&config, Judging::None) {
            Ok(table) => return Ok(table),
            Err(fault) => fault,
        };
        let option = fault.place.strip_prefix("table.").and_then(|place| place.split('.').next());
        let dropped = option.and_then(|option| config.table.as_object_mut()?.remove(option));
        if dropped.is_none() {
            return Err(fault);
        }
    }
}

/// A table from its log, which begins with how it was made.
pub fn replay(log: &[Logged]) -> Result<Box<dyn AnyTable>, Fault> {
    let made = &made(log).ok_or(Error::Log)?;
    let earlier = log.iter().any(|logged| matches!(logged.event, Event::EarlierRules { .. }));
    let mut table = if earlier { open_earlier(made)? } else { open(made)? };
    for logged in log {
        table.apply(logged).map_err(|fault| fault.inside(format_args!("event {}", logged.seq)))?;
    }
    Ok(table)
}

/// The table that a log leads to, or the place where it shows that it was played under earlier rules: the first event that the
/// rules do not allow, or the end of the log if the game ended in another way.
pub fn play_through(log: &[Logged]) -> Result<Box<dyn AnyTable>, u64> {
    let Some(config) = made(log) else { return Err(0) };
    // The rules refuse the table itself.
    let mut table = open(&config).map_err(|_| 1_u64)?;
    if let Some(refused) = log.iter().find(|logged| table.apply(logged).is_err()) {
        return Err(refused.seq);
    }
    let stood = as_it_stood(&config, log).filter(|stood| stood.status().unplayed.is_none());
    match stood {
        Some(stood) if stood.outcome() != table.outcome() => Err(log.len() as u64),
        _ => Ok(table),
    }
}

/// What a log led to by the rules that were in force before they were corrected.
fn as_it_stood(config: &Config, log: &[Logged]) -> Option<Box<dyn AnyTable>> {
    let mut table = open_earlier(config).ok()?;
    log.iter().all(|logged| table.apply(logged).is_ok()).then_some(table)
}
