//! Requests and answers of JSON-RPC 2.0.

use super::error::CallError;
use crate::Error;
use game::Fault;
use serde::Deserialize;
use serde_json::{Map, Value, json};
use words::Lang;

/// A request, or a notification, which has no id and gets no answer.
pub(super) struct Request {
    pub(super) id: Option<Value>,
    pub(super) method: String,
    pub(super) params: Value,
}

impl Request {
    /// Reads a request; a wrong one still tells the id to answer to, as far as there is one.
    pub(super) fn read(item: Value) -> Result<Self, Box<(Value, Fault)>> {
        let refused = |id: Option<&Value>, fault: Fault| Box::new((id.cloned().unwrap_or_default(), fault));
        let Value::Object(mut fields) = item else {
            return Err(refused(None, Error::RequestNotObject.into()));
        };
        let id = match fields.shift_remove("id") {
            None => None,
            Some(id @ (Value::Null | Value::String(_) | Value::Number(_))) => Some(id),
            Some(_) => return Err(refused(None, Error::RequestId.at("id"))),
        };
        let wrong = |fault| refused(id.as_ref(), fault);
        if fields.shift_remove("jsonrpc") != Some("2.0".into()) {
            return Err(wrong(Error::RequestVersion.at("jsonrpc")));
        }
        let method = match fields.shift_remove("method") {
            Some(Value::String(method)) => method,
            Some(other) => return Err(wrong(wrong_type("method", &other, "\"…\""))),
            None => return Err(wrong(game::Error::JsonMissingField { name: "method" }.into())),
        };
        let params = fields.shift_remove("params").unwrap_or_else(|| Map::new().into());
        match fields.keys().next() {
            Some(name) => {
                let known = "jsonrpc, id, method, params".to_owned();
                Err(wrong(game::Error::JsonUnknownField { name: name.clone(), known }.into()))
            }
            None => Ok(Self { id, method, params }),
        }
    }
}

/// A value that is no such value.
pub(super) fn wrong_type(place: &str, found: &Value, wanted: &str) -> Fault {
    let found = match found {
        Value::Array(_) => "[…]".to_owned(),
        Value::Object(_) => "{…}".to_owned(),
        other => other.to_string(),
    };
    game::Error::JsonWrongType { found, wanted: wanted.to_owned() }.at(place)
}

/// The id of a request that cannot be read, as far as it has one: so that its sender learns that it failed.
pub(super) fn id_of(line: &str) -> Value {
    #[derive(Deserialize)]
    struct Envelope {
        id: Value,
    }
    match serde_json::from_str(line) {
        Ok(Envelope { id: id @ (Value::String(_) | Value::Number(_)) }) => id,
        _ => Value::Null,
    }
}

/// An answer.
pub(super) fn answer(lang: Lang, id: &Value, result: Result<Value, CallError>) -> Value {
    match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(error) => json!({ "jsonrpc": "2.0", "id": id, "error": error.document(lang) }),
    }
}
