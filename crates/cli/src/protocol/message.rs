//! Requests and answers of JSON-RPC 2.0.

use super::error::Error;
use game::Fault;
use serde_json::{Map, Value, json};

/// A request, or a notification, which has no id and gets no answer.
pub(super) struct Request {
    pub(super) id: Option<Value>,
    pub(super) method: String,
    pub(super) params: Value,
}

impl Request {
    /// Reads a request; a wrong one still tells the id to answer to, as far as there is one.
    pub(super) fn read(item: Value) -> Result<Self, Box<(Value, Fault)>> {
        let refused = |id: Option<&Value>, fault| Box::new((id.cloned().unwrap_or_default(), fault));
        let Value::Object(mut fields) = item else {
            return Err(refused(None, Fault::new("request-not-object")));
        };
        let id = match fields.shift_remove("id") {
            None => None,
            Some(id @ (Value::Null | Value::String(_) | Value::Number(_))) => Some(id),
            Some(_) => return Err(refused(None, Fault::new("request-id").at("id"))),
        };
        let wrong = |fault| refused(id.as_ref(), fault);
        if fields.shift_remove("jsonrpc") != Some("2.0".into()) {
            return Err(wrong(Fault::new("request-version").at("jsonrpc")));
        }
        let Some(Value::String(method)) = fields.shift_remove("method") else {
            return Err(wrong(Fault::new("json-missing-field").with("name", "method")));
        };
        let params = fields.shift_remove("params").unwrap_or_else(|| Map::new().into());
        if !(params.is_object() || params.is_array()) {
            return Err(wrong(Fault::new("request-params").at("params")));
        }
        match fields.keys().next() {
            Some(name) => Err(wrong(
                Fault::new("json-unknown-field").with("name", name).with("known", "jsonrpc, id, method, params"),
            )),
            None => Ok(Self { id, method, params }),
        }
    }
}

/// An answer.
pub(super) fn answer(id: &Value, result: Result<Value, Error>) -> Value {
    match result {
        Ok(result) => json!({ "jsonrpc": "2.0", "id": id, "result": result }),
        Err(error) => json!({ "jsonrpc": "2.0", "id": id, "error": error.document() }),
    }
}
