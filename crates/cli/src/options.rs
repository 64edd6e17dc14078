//! The options that describe a table, for every command that needs one.

use crate::Error;
use crate::failure::{Failure, read_file};
use crate::registry::{Playable, cite, cite_in};
use clap::Args;
use game::format::read_position;
use game::{Fault, json};
use std::fmt::Display;
use std::path::PathBuf;
use std::str::FromStr;

// The help texts of all options and the names of their values stand in the message files: `help.rs` puts them in. The
// numbers are strict here, where a person writes them: a document may say 0 for the usual number.

/// All options but the document, which says everything.
const OTHERS: [&str; 19] = [
    "edition",
    "seats",
    "boats_each",
    "team_size",
    "b_tiles",
    "length",
    "leaving",
    "black_rose",
    "transfer",
    "minimum_passengers",
    "more_passengers",
    "introductory",
    "round_limit",
    "finish_speed",
    "house",
    "fork",
    "tie",
    "load_and_land",
    "open_discards",
];

/// A table, by its options or as a document.
#[derive(Args, Clone, Debug, Default)]
pub struct TableOptions {
    #[arg(long, value_name = "json", conflicts_with_all = OTHERS)]
    pub table: Option<String>,
    #[arg(long, value_name = "edition")]
    pub edition: Option<String>,
    #[arg(long, value_name = "number", value_parser = whole(2u8, 6))]
    pub seats: Option<u8>,
    #[arg(long, value_name = "number", value_parser = whole(1u8, 2))]
    pub boats_each: Option<u8>,
    #[arg(long, value_name = "number", value_parser = whole(2u8, 3))]
    pub team_size: Option<u8>,
    #[arg(long, value_name = "tiles", value_delimiter = ',')]
    pub b_tiles: Vec<String>,
    #[arg(long, value_name = "number", value_parser = whole(12u8, 18))]
    pub length: Option<u8>,
    #[arg(long, value_name = "tiles", value_delimiter = ',')]
    pub leaving: Vec<String>,
    #[arg(long)]
    pub black_rose: bool,
    #[arg(long, value_name = "choice")]
    pub transfer: Option<bool>,
    #[arg(long)]
    pub minimum_passengers: bool,
    #[arg(long)]
    pub more_passengers: bool,
    #[arg(long)]
    pub introductory: bool,
    #[arg(long, value_name = "number", value_parser = limit)]
    pub round_limit: Option<Limit>,
    #[arg(long, value_name = "number", value_parser = whole(1u8, 2))]
    pub finish_speed: Option<u8>,
    #[arg(long, value_name = "house", value_parser = point)]
    pub house: Vec<(String, String)>,
    #[arg(long, value_name = "fork")]
    pub fork: Option<String>,
    #[arg(long, value_name = "tie")]
    pub tie: Option<String>,
    #[arg(long, value_name = "fork")]
    pub load_and_land: Option<String>,
    #[arg(long)]
    pub open_discards: bool,
}

/// Reads a whole number of this range.
pub(crate) fn whole<T>(least: T, most: T) -> impl Fn(&str) -> Result<T, Fault> + Clone
where
    T: FromStr + PartialOrd + Copy + Display,
{
    move |text| {
        text.parse()
            .ok()
            .filter(|number| (least..=most).contains(number))
            .ok_or_else(|| Fault::out_of_range(text, least, most))
    }
}

/// A number of rounds, or none where the game may go on for ever.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit(pub Option<u16>);

/// `none`, or a number of rounds.
fn limit(text: &str) -> Result<Limit, Fault> {
    if text == "none" { Ok(Limit(None)) } else { whole(1, 1000)(text).map(|rounds| Limit(Some(rounds))) }
}

/// `point=value`.
fn point(text: &str) -> Result<(String, String), Fault> {
    let (field, value) = text.split_once('=').ok_or_else(|| Error::HouseRuleForm { value: text.to_string() })?;
    Ok((field.to_owned(), value.to_owned()))
}

impl TableOptions {
    /// The table: the document if there is one, else what the options say.
    pub fn table<G: Playable>(&self) -> Result<G::Table, Fault> {
        if let Some(text) = &self.table {
            return json::read(text).map_err(|fault| fault.after("--table"));
        }
        self.foreign::<G>()?;
        G::table_of(self)
    }

    /// Refuses an option that another game has.
    fn foreign<G: Playable>(&self) -> Result<(), Fault> {
        let fields = G::fields();
        // An edition can be named even where there is only one.
        let known: Vec<String> = std::iter::once("edition")
            .chain(fields.iter().map(|field| field.name).filter(|&name| name != "edition"))
            .map(|name| name.replace('_', "-"))
            .collect();
        let given = [
            ("edition", self.edition.is_some()),
            ("seats", self.seats.is_some()),
            ("boats-each", self.boats_each.is_some()),
            ("team-size", self.team_size.is_some()),
            ("b-tiles", !self.b_tiles.is_empty()),
            ("length", self.length.is_some()),
            ("leaving", !self.leaving.is_empty()),
            ("black-rose", self.black_rose),
            ("transfer", self.transfer.is_some()),
            ("minimum-passengers", self.minimum_passengers),
            ("more-passengers", self.more_passengers),
            ("introductory", self.introductory),
            ("round-limit", self.round_limit.is_some()),
            ("finish-speed", self.finish_speed.is_some()),
            ("house", !self.house.is_empty()),
            ("fork", self.fork.is_some()),
            ("tie", self.tie.is_some()),
            ("load-and-land", self.load_and_land.is_some()),
            ("open-discards", self.open_discards),
        ];
        let Some((name, _)) =
            given.into_iter().find(|(name, given)| *given && !known.iter().any(|known| known == name))
        else {
            return Ok(());
        };
        let known: Vec<String> = known.iter().map(|name| format!("--{name}")).collect();
        Err(Error::OptionForeign { game: G::NAME, known: known.join(", ") }.at(format_args!("--{name}")))
    }

    /// The game at that table.
    pub fn open<G: Playable>(&self) -> Result<G, Fault> {
        let table = self.table::<G>()?;
        G::open(&table).map_err(|fault| {
            let fault = cite::<G>(fault, Some(&table));
            if self.table.is_some() { fault.after("--table") } else { as_option(fault) }
        })
    }
}

/// A fault of a field of the table, at the option that set it.
fn as_option(fault: Fault) -> Fault {
    let field = fault.place.split('.').next().unwrap_or_default().replace('_', "-");
    if field.is_empty() { fault } else { fault.at(format_args!("--{field}")) }
}

/// The situation of a `--position` file, or the start of a table.
pub(crate) fn situation<G: Playable>(
    position: Option<&PathBuf>,
    options: &TableOptions,
) -> Result<(G, G::State), Failure> {
    let Some(path) = position else {
        let game: G = options.open()?;
        let state = game.start();
        return Ok((game, state));
    };
    let text = read_file(path)?;
    let load = || G::load(&read_position::<G>(&json::parse(&text)?)?);
    Ok(load().map_err(|fault| cite_in::<G>(fault, &text).after(path.display()))?)
}
