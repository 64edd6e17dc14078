//! The games that can be hosted: the only place in this crate that names them.

use crate::config::Config;
use crate::event::{Event, Logged};
use crate::play::Table;
use crate::table::AnyTable;
use bots::Evaluate;
use game::{Fault, Game, json};
use mississippi::Queen;
use niagara::Niagara;
use serde::Serialize;

/// What hosting needs from a game beside its rules and its bots.
pub trait Hosted: Evaluate<Event: Serialize> {
    /// The edition whose rules a table goes by, for citations.
    fn edition(table: &Self::Table) -> &'static str;
}

impl Hosted for Queen {
    fn edition(table: &Self::Table) -> &'static str {
        table.edition.name()
    }
}

impl Hosted for Niagara {
    fn edition(_: &Self::Table) -> &'static str {
        niagara::EDITION
    }
}

/// The names of the games.
pub const NAMES: &[&str] = &[Queen::NAME, Niagara::NAME];

/// Checks a configuration: the game, its table, the seats.
pub fn check(config: &Config) -> Result<(), Fault> {
    open(config).map(|_| ())
}

/// A table without any event yet.
fn open(config: &Config) -> Result<Box<dyn AnyTable>, Fault> {
    fn table<G: Hosted>(config: &Config) -> Result<Box<dyn AnyTable>, Fault> {
        let document = json::from_value(&config.table).map_err(|fault| fault.inside("table"))?;
        let game = G::open(&document).map_err(|fault| fault.inside("table"))?;
        config.check(game.seats())?;
        Ok(Box::new(Table::new(game, config.clone())))
    }
    match config.game.as_str() {
        Queen::NAME => table::<Queen>(config),
        Niagara::NAME => table::<Niagara>(config),
        name => Err(Fault::new("unknown-game").at("game").with("name", name).with("known", NAMES.join(", "))),
    }
}

/// A table from its log, which begins with how it was made.
pub fn replay(log: &[Logged]) -> Result<Box<dyn AnyTable>, Fault> {
    let made = log.first().and_then(|first| match &first.event {
        Event::Made { config, .. } => Some(config),
        _ => None,
    });
    let mut table = open(made.ok_or_else(|| Fault::new("host-log"))?)?;
    for logged in log {
        table.apply(logged).map_err(|fault| fault.inside(format_args!("event {}", logged.seq)))?;
    }
    Ok(table)
}
