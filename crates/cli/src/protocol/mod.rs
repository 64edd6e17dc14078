//! JSON-RPC 2.0 over lines of text: how programs in any language drive the engine.
//!
//! `docs/protocol.md` describes the methods. Everything here is a function from a line to a line, so tests and
//! fuzzers need no process: [`Engine::handle`].
//!
//! ```
//! use cli::protocol::Engine;
//!
//! let mut engine = Engine::new(words::Lang::En);
//! let answer = engine.handle(r#"{"jsonrpc": "2.0", "id": 1, "method": "games"}"#);
//! assert!(answer.is_some_and(|line| line.contains("mississippi-queen")));
//! assert_eq!(engine.handle(r#"{"jsonrpc": "2.0", "method": "games"}"#), None, "a notification has no answer");
//! ```

mod desk;
mod error;
mod message;

use crate::random::fresh_seed;
use crate::registry::{NAMES, Playable, Task, cite, table_in, with_game};
use desk::{AnyTable, Desk};
pub use error::code;
use error::{Error, Words};
use game::{Fault, Game, Record, json};
use message::{Request, answer, id_of, wrong_type};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use words::Lang;

/// A longer line is refused.
pub const MOST_BYTES: usize = 1 << 20;
/// No more tables than this at a time.
pub const MOST_TABLES: usize = 1000;

/// The tables of one session.
pub struct Engine {
    words: Words,
    tables: BTreeMap<String, Box<dyn AnyTable>>,
    opened: u64,
}

impl Engine {
    /// A session without tables, whose texts are in this language.
    pub fn new(lang: Lang) -> Self {
        Self { words: Words(lang), tables: BTreeMap::new(), opened: 0 }
    }

    /// The answer to a line; none for notifications and blank lines.
    pub fn handle(&mut self, line: &str) -> Option<String> {
        if line.trim().is_empty() {
            return None;
        }
        if line.len() > MOST_BYTES {
            return Some(self.too_long());
        }
        let reply = match json::parse(line) {
            Err(fault) => Some(answer(&id_of(line), Err(self.words.fault(code::PARSE, &fault)))),
            Ok(Value::Array(items)) if items.is_empty() => Some(self.one(Value::Null)?),
            Ok(Value::Array(items)) => {
                let answers: Vec<Value> = items.into_iter().filter_map(|item| self.one(item)).collect();
                (!answers.is_empty()).then_some(Value::Array(answers))
            }
            Ok(item) => self.one(item),
        };
        reply.map(|reply| reply.to_string())
    }

    /// The answer to a line that was too long to be read.
    pub fn too_long(&self) -> String {
        let fault = Fault::new("line-too-long").with("most", MOST_BYTES);
        answer(&Value::Null, Err(self.words.fault(code::INVALID_REQUEST, &fault))).to_string()
    }

    /// The answer to a line that is not text.
    pub fn not_text(&self) -> String {
        answer(&Value::Null, Err(self.words.fault(code::PARSE, &Fault::new("line-not-utf8")))).to_string()
    }

    fn one(&mut self, item: Value) -> Option<Value> {
        match Request::read(item) {
            Err(refused) => {
                let (id, fault) = *refused;
                Some(answer(&id, Err(self.words.fault(code::INVALID_REQUEST, &fault))))
            }
            Ok(request) => {
                let result = self.call(&request.method, request.params);
                request.id.map(|id| answer(&id, result))
            }
        }
    }

    fn call(&mut self, method: &str, params: Value) -> Result<Value, Error> {
        let words = self.words;
        let Value::Object(params) = params else {
            return Err(words.fault(code::INVALID_PARAMS, &Fault::new("params-by-name").at("params")));
        };
        match method {
            "games" => {
                words.params::<Nothing>(params)?;
                games(words)
            }
            "table.new" => {
                let New { id, seed, game, table } = words.params(params)?;
                self.open(id, &game, seed, Source::Table(table))
            }
            "table.load" => {
                let Load { id, seed, game, position } = words.params(params)?;
                self.open(id, &game, seed, Source::Position(position))
            }
            "table.replay" => {
                let Replay { id, seed, record } = words.params(params)?;
                let text = match record {
                    Value::String(text) => text,
                    document @ Value::Object(_) => document.to_string(),
                    other => {
                        let fault = wrong_type("record", &other, "{…} | \"…\"");
                        return Err(words.fault(code::INVALID_PARAMS, &fault));
                    }
                };
                let bad = |fault: Fault| words.fault(code::BAD_CONTENT, &fault.inside("record"));
                let name = game::record::game_name(&text).map_err(bad)?;
                self.open(id, &name, seed, Source::Record(text))
            }
            "table.close" => {
                let id = self.id(&params)?;
                words.params::<Id>(params)?;
                self.tables.remove(&id);
                Ok(json!({ "id": id }))
            }
            "tables" => {
                words.params::<Nothing>(params)?;
                Ok(self.tables.keys().map(String::as_str).collect())
            }
            _ if desk::METHODS.contains(&method) => {
                let id = self.id(&params)?;
                match self.tables.get_mut(&id) {
                    Some(table) => table.call(words, method, params),
                    None => Err(self.no_table(&id)),
                }
            }
            _ => {
                let fault = Fault::new("unknown-method").with("name", method).with("known", known_methods());
                Err(words.fault(code::METHOD_NOT_FOUND, &fault))
            }
        }
    }

    /// The id of an open table, among the parameters.
    fn id(&self, params: &Map<String, Value>) -> Result<String, Error> {
        match params.get("id") {
            Some(Value::String(id)) if self.tables.contains_key(id) => Ok(id.clone()),
            Some(Value::String(id)) => Err(self.no_table(id)),
            Some(other) => Err(self.words.fault(code::INVALID_PARAMS, &wrong_type("id", other, "\"…\""))),
            None => {
                let fault = Fault::new("json-missing-field").with("name", "id");
                Err(self.words.fault(code::INVALID_PARAMS, &fault))
            }
        }
    }

    fn no_table(&self, id: &str) -> Error {
        self.words.fault(code::NO_TABLE, &Fault::new("unknown-table").at("id").with("name", id))
    }

    fn open(&mut self, id: Option<String>, game: &str, seed: Option<u64>, source: Source) -> Result<Value, Error> {
        let words = self.words;
        if self.tables.len() >= MOST_TABLES {
            let fault = Fault::new("too-many-tables").with("most", MOST_TABLES);
            return Err(words.fault(code::NO_TABLE, &fault));
        }
        let id = id.unwrap_or_else(|| self.free_id());
        if id.is_empty() {
            return Err(words.fault(code::INVALID_PARAMS, &Fault::new("table-id-empty").at("id")));
        }
        if self.tables.contains_key(&id) {
            return Err(words.fault(code::NO_TABLE, &Fault::new("table-exists").at("id").with("name", id)));
        }
        let seed = seed.unwrap_or_else(fresh_seed);
        let open = Open { words, seed, source };
        let table =
            with_game(game, open).map_err(|fault| words.fault(code::INVALID_PARAMS, &fault.at("game"))).flatten()?;
        let turn = table.turn();
        self.tables.insert(id.clone(), table);
        Ok(json!({ "id": id, "seed": seed, "turn": turn }))
    }

    /// `t1`, `t2` and so on, past those that the caller has chosen itself.
    fn free_id(&mut self) -> String {
        loop {
            self.opened += 1;
            let id = format!("t{}", self.opened);
            if !self.tables.contains_key(&id) {
                return id;
            }
        }
    }
}

fn known_methods() -> String {
    let own = ["games", "table.new", "table.load", "table.replay", "table.close", "tables"];
    own.into_iter().chain(desk::METHODS.iter().copied()).collect::<Vec<_>>().join(", ")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

/// The id has been looked up already; it is named here so that a mistake in another name shows it among the possible ones.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Id {
    #[serde(rename = "id")]
    _id: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct New {
    id: Option<String>,
    seed: Option<u64>,
    game: String,
    table: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Load {
    id: Option<String>,
    seed: Option<u64>,
    game: String,
    position: Value,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Replay {
    id: Option<String>,
    seed: Option<u64>,
    record: Value,
}

/// What a table is opened from.
enum Source {
    Table(Value),
    Position(Value),
    Record(String),
}

struct Open {
    words: Words,
    seed: u64,
    source: Source,
}

impl Open {
    fn desk<G: Playable>(self) -> Result<Desk<G>, Fault> {
        match self.source {
            Source::Table(document) => {
                let table: G::Table = json::from_value(&document).map_err(|fault| fault.inside("table"))?;
                let game = G::open(&table).map_err(|fault| cite::<G>(fault, Some(&table)).inside("table"))?;
                Ok(Desk::new(game.start(), Record::new(table), game, self.seed))
            }
            Source::Position(document) => {
                let load = || {
                    let position = game::format::read_position::<G>(&document)?;
                    let (game, state) = G::load(&position)?;
                    Ok((state, Record { start: Some(position), ..Record::new(game.table().clone()) }, game))
                };
                let cited = |fault| cite::<G>(fault, table_in::<G>(&document.to_string()).as_ref()).inside("position");
                let (state, record, game) = load().map_err(cited)?;
                Ok(Desk::new(state, record, game, self.seed))
            }
            Source::Record(text) => {
                let read = || {
                    let record = Record::<G>::read(&text)?;
                    let replay = record.replay()?;
                    Ok((replay.last().clone(), record, replay.game))
                };
                let cited = |fault| cite::<G>(fault, table_in::<G>(&text).as_ref()).inside("record");
                let (state, record, game) = read().map_err(cited)?;
                Ok(Desk::new(state, record, game, self.seed))
            }
        }
    }
}

impl Task for Open {
    type Output = Result<Box<dyn AnyTable>, Error>;

    fn run<G: Playable>(self) -> Self::Output {
        let words = self.words;
        let desk = self.desk::<G>().map_err(|fault| words.fault(code::BAD_CONTENT, &fault))?;
        Ok(Box::new(desk))
    }
}

struct Describe;

impl Task for Describe {
    type Output = Value;

    fn run<G: Playable>(self) -> Value {
        json!({ "name": <G as Game>::NAME, "editions": G::EDITIONS })
    }
}

fn games(words: Words) -> Result<Value, Error> {
    let games: Result<Vec<Value>, Fault> = NAMES.iter().map(|name| with_game(name, Describe)).collect();
    games.map(Value::Array).map_err(|fault| words.fault(code::INTERNAL, &fault))
}
