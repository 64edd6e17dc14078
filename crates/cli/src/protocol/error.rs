//! Errors of the protocol: a stable code, a message for people, data for programs.

use crate::Error;
use api::RuleCited;
use game::{ErrorKind, Fault};
use serde::Serialize;
use serde_json::{Value, json};
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
pub(super) struct CallError {
    code: i32,
    fault: Fault,
}

/// What programs learn about an error.
#[derive(Serialize)]
struct Data<'a> {
    key: &'a str,
    #[serde(skip_serializing_if = "str::is_empty")]
    place: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<RuleCited>,
}

impl CallError {
    pub(super) const fn new(code: i32, fault: Fault) -> Self {
        Self { code, fault }
    }

    /// The `error` member of an answer.
    pub(super) fn document(&self, lang: Lang) -> Value {
        let Self { code, fault } = self;
        let data = Data { key: fault.key(), place: &fault.place, rule: words::cited_rule(lang, fault) };
        json!({ "code": code, "message": words::fault(lang, fault), "data": data })
    }
}

/// Where the code does not depend on what was being done, it follows from the type of the error.
impl From<Fault> for CallError {
    fn from(fault: Fault) -> Self {
        let code = match (fault.error(), fault.kind()) {
            (Some(Error::UnknownTable { .. } | Error::TableExists { .. } | Error::TooManyTables { .. }), _) => {
                code::NO_TABLE
            }
            (Some(Error::UnknownMethod { .. }), _) => code::METHOD_NOT_FOUND,
            (_, ErrorKind::Illegal) if fault.cited().is_some() => code::ILLEGAL,
            (_, ErrorKind::Illegal | ErrorKind::Conflict) => code::NOT_NOW,
            (_, ErrorKind::Internal | ErrorKind::Unavailable) => code::INTERNAL,
            (
                _,
                ErrorKind::Invalid
                | ErrorKind::Unknown
                | ErrorKind::Forbidden
                | ErrorKind::Unauthenticated
                | ErrorKind::TooMany,
            ) => code::INVALID_PARAMS,
        };
        Self::new(code, fault)
    }
}

macro_rules! call_errors {
    ($($error:ty),*) => {$(
        impl From<$error> for CallError {
            fn from(error: $error) -> Self {
                Fault::from(error).into()
            }
        }
    )*};
}
call_errors!(Error, game::Error);
