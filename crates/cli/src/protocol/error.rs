//! Errors of the protocol: a stable code, a message for people, data for programs.

use game::{Fault, Illegal, Rule, json};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use words::Lang;

/// The codes.
pub mod code {
    /// The line is not JSON.
    pub const PARSE: i32 = -32700;
    /// It is JSON, but no request.
    pub const INVALID_REQUEST: i32 = -32600;
    /// There is no such method.
    pub const METHOD_NOT_FOUND: i32 = -32601;
    /// A parameter is missing, unknown or of the wrong kind.
    pub const INVALID_PARAMS: i32 = -32602;
    /// The engine is at fault.
    pub const INTERNAL: i32 = -32603;
    /// A rule forbids the action.
    pub const ILLEGAL: i32 = 1;
    /// It is not the time for that.
    pub const NOT_NOW: i32 = 2;
    /// There is no table of that id, or there is one already.
    pub const NO_TABLE: i32 = 3;
    /// A table, position or record is wrong.
    pub const BAD_CONTENT: i32 = 4;
}

/// What goes wrong in a call.
pub(super) struct Error {
    code: i32,
    message: String,
    data: Map<String, Value>,
}

impl Error {
    /// The `error` member of an answer.
    pub(super) fn document(self) -> Value {
        let mut fields = Map::new();
        fields.insert("code".to_owned(), self.code.into());
        fields.insert("message".to_owned(), self.message.into());
        fields.insert("data".to_owned(), self.data.into());
        fields.into()
    }
}

/// Makes errors, in a language.
#[derive(Clone, Copy)]
pub(super) struct Words(pub(super) Lang);

impl Words {
    /// An error for something that was read, or asked at the wrong time.
    pub(super) fn fault(self, code: i32, fault: &Fault) -> Error {
        let text = words::fault(self.0, fault);
        let mut data = Map::new();
        let mut tell = |name: &str, value: Value| data.insert(name.to_owned(), value);
        tell("key", fault.key.as_ref().into());
        if !fault.place.is_empty() {
            tell("place", fault.place.as_str().into());
        }
        for name in ["rule", "need", "have"] {
            if let Some(value) = fault.arg(name) {
                tell(name, value.parse::<u64>().map_or_else(|_| value.into(), Value::from));
            }
        }
        tell("text", text.as_str().into());
        Error { code, message: text, data }
    }

    /// An error for an action that a rule forbids.
    pub(super) fn illegal<R: Rule>(self, illegal: Illegal<R>, edition: &str, place: &str) -> Error {
        let mut data = self.refusal(illegal, edition);
        data.shift_insert(1, "place".to_owned(), place.into());
        Error { code: code::ILLEGAL, message: words::illegal(self.0, &illegal, edition), data }
    }

    /// What a program learns about a refusal.
    pub(super) fn refusal<R: Rule>(self, illegal: Illegal<R>, edition: &str) -> Map<String, Value> {
        let rule = words::rule(self.0, illegal.rule.id(), Some(edition));
        let (title, text) = rule.map(|rule| (rule.title, rule.statement)).unwrap_or_default();
        let fields: [(&str, Value); 6] = [
            ("key", "illegal".into()),
            ("rule", illegal.rule.id().into()),
            ("need", illegal.need.into()),
            ("have", illegal.have.into()),
            ("title", title.into()),
            ("text", text.into()),
        ];
        fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
    }

    /// The parameters of a method.
    pub(super) fn params<T: DeserializeOwned>(self, params: Map<String, Value>) -> Result<T, Error> {
        json::from_value(&params.into()).map_err(|fault| self.fault(code::INVALID_PARAMS, &fault))
    }

    /// A value as JSON.
    pub(super) fn json<T: serde::Serialize>(self, value: &T) -> Result<Value, Error> {
        json::to_value(value).map_err(|fault| self.fault(code::INTERNAL, &fault))
    }
}
