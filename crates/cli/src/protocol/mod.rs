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

mod error;
mod message;
mod table;

use crate::Error;
use crate::random::fresh_seed;
use error::CallError;
pub use error::code;
use game::{Fault, Game, json};
use host::Hosted;
use host::registry::NAMES;
use host::sandbox::{self, Source};
use message::{Request, answer, id_of, wrong_type};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use table::{NoParams, Table};
use words::Lang;

/// A longer line is refused.
pub const MOST_BYTES: usize = 1 << 20;
/// No more tables than this at a time.
pub const MOST_TABLES: usize = 1000;

/// The tables of one session.
pub struct Engine {
    lang: Lang,
    tables: BTreeMap<String, Table>,
    opened: u64,
}

impl Engine {
    /// A session without tables, whose texts are in this language.
    pub fn new(lang: Lang) -> Self {
        Self { lang, tables: BTreeMap::new(), opened: 0 }
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
            Err(fault) => Some(self.refuse(&id_of(line), code::PARSE, fault)),
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
        let error = Error::LineTooLong { most: MOST_BYTES };
        self.refuse(&Value::Null, code::INVALID_REQUEST, error.into()).to_string()
    }

    /// The answer to a line that is not text.
    pub fn not_text(&self) -> String {
        self.refuse(&Value::Null, code::PARSE, Error::LineNotUtf8.into()).to_string()
    }

    /// The answer to a request that cannot be read.
    fn refuse(&self, id: &Value, code: i32, fault: Fault) -> Value {
        answer(self.lang, id, Err(CallError::new(code, fault)))
    }

    fn one(&mut self, item: Value) -> Option<Value> {
        match Request::read(item) {
            Err(refused) => {
                let (id, fault) = *refused;
                Some(self.refuse(&id, code::INVALID_REQUEST, fault))
            }
            Ok(request) => {
                let result = self.call(&request.method, &request.params);
                request.id.map(|id| answer(self.lang, &id, result))
            }
        }
    }

    fn call(&mut self, method: &str, params: &Value) -> Result<Value, CallError> {
        let Value::Object(names) = params else {
            return Err(Error::ParamsByName.at("params").into());
        };
        match method {
            "games" => {
                let Nothing {} = json::from_value(params)?;
                games()
            }
            "table.new" => {
                let New { id, seed, game, table } = json::from_value(params)?;
                self.open(id, &game, seed, Source::Table(&table))
            }
            "table.load" => {
                let Load { id, seed, game, position } = json::from_value(params)?;
                self.open(id, &game, seed, Source::Position(&position))
            }
            "table.replay" => {
                let Replay { id, seed, record } = json::from_value(params)?;
                let text = match record {
                    Value::String(text) => text,
                    document @ Value::Object(_) => document.to_string(),
                    other => {
                        return Err(wrong_type("record", &other, "{…} | \"…\"").into());
                    }
                };
                let bad = |fault: Fault| CallError::new(code::BAD_CONTENT, fault.inside("record"));
                let name = game::record::game_name(&text).map_err(bad)?;
                self.open(id, &name, seed, Source::Record(&text))
            }
            "table.close" => {
                let id = self.id(names)?;
                let NoParams { .. } = json::from_value(params)?;
                self.tables.remove(&id);
                Ok(json!({ "id": id }))
            }
            "tables" => {
                let Nothing {} = json::from_value(params)?;
                Ok(self.tables.keys().map(String::as_str).collect())
            }
            _ if table::METHODS.contains(&method) => {
                let id = self.id(names)?;
                let table = self.tables.get_mut(&id).ok_or_else(|| no_table(&id))?;
                Ok(table.call(self.lang, method, params)?)
            }
            _ => Err(Error::UnknownMethod { name: method.to_string(), known: known_methods() }.into()),
        }
    }

    /// The id of an open table, among the parameters.
    fn id(&self, params: &Map<String, Value>) -> Result<String, Fault> {
        match params.get("id") {
            Some(Value::String(id)) if self.tables.contains_key(id) => Ok(id.clone()),
            Some(Value::String(id)) => Err(no_table(id)),
            Some(other) => Err(wrong_type("id", other, "\"…\"")),
            None => Err(game::Error::JsonMissingField { name: "id" }.into()),
        }
    }

    fn open(
        &mut self,
        id: Option<String>,
        game: &str,
        seed: Option<u64>,
        source: Source<'_>,
    ) -> Result<Value, CallError> {
        if self.tables.len() >= MOST_TABLES {
            return Err(Error::TooManyTables { most: MOST_TABLES }.into());
        }
        let id = id.unwrap_or_else(|| self.free_id());
        if id.is_empty() {
            return Err(Error::TableIdEmpty.at("id").into());
        }
        if self.tables.contains_key(&id) {
            return Err(Error::TableExists { name: id.clone() }.at("id").into());
        }
        let seed = seed.unwrap_or_else(fresh_seed);
        let sandbox = sandbox::open(game, source).map_err(|fault| {
            let unknown = matches!(fault.error(), Some(host::Error::UnknownGame { .. }));
            let code = if unknown { code::INVALID_PARAMS } else { code::BAD_CONTENT };
            CallError::new(code, fault)
        })?;
        let table = Table::new(sandbox, seed);
        let turn = json::to_value(&table.turn())?;
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

fn no_table(id: &str) -> Fault {
    Error::UnknownTable { name: id.to_string() }.at("id")
}

fn known_methods() -> String {
    let own = ["games", "table.new", "table.load", "table.replay", "table.close", "tables"];
    own.into_iter().chain(table::METHODS.iter().copied()).collect::<Vec<_>>().join(", ")
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {}

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

fn games() -> Result<Value, CallError> {
    let describe = |name: &&str| host::by_name!(*name, G => json!({ "name": <G as Game>::NAME, "editions": <G as Hosted>::EDITIONS }));
    NAMES.iter().map(describe).collect::<Result<Value, Fault>>().map_err(|fault| CallError::new(code::INTERNAL, fault))
}
