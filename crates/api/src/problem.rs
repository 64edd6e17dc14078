//! What a server answers when it refuses a request, and why an action is not possible.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The body of every answer with a status from 400 on: problem details (RFC 9457) with a stable code.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ProblemBody))]
pub struct Problem {
    /// Always `about:blank`: `code` tells what it is.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub r#type: Cow<'static, str>,
    /// What the status means.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// The stable name of the problem, such as `host-decision`.
    pub code: String,
    /// What went wrong, in the reader's language.
    pub detail: String,
    /// Where in what was sent, such as `actions.2`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub place: Option<String>,
    /// The rule that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rule: Option<RuleCited>,
}

/// A rule that forbids something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RuleCited {
    /// Its id, such as `MQ-SPD-02`.
    pub id: String,
    /// A few words.
    pub title: String,
    /// What it says, in the table's edition.
    pub statement: String,
    /// Where it is a matter of amounts, what is needed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub need: Option<i64>,
    /// And what there is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub have: Option<i64>,
}

/// Whether something can be done, and if not, why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct WhyNot {
    /// Whether it can be done.
    pub allowed: bool,
    /// The rule that forbids it.
    #[cfg_attr(feature = "schema", schema(required))]
    pub rule: Option<RuleCited>,
    /// The same as a sentence.
    #[cfg_attr(feature = "schema", schema(required))]
    pub detail: Option<String>,
}
