//! The game in words: what has happened, and what is asked of whom.

use crate::message::Message;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// A line of the report of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ReportLine))]
pub struct ReportLine {
    /// What it says.
    #[serde(flatten)]
    pub message: Message,
    /// The id of the rule that made it so.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub rule: Cow<'static, str>,
    /// The places of the board that it is about, to be highlighted there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub spaces: Vec<String>,
    /// A line replaces an earlier one with the same subject: of the steps of a move only the last is reported.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub subject: Option<String>,
}

impl ReportLine {
    /// A line about no place in particular.
    pub fn new(message: Message, rule: &'static str) -> Self {
        Self { message, rule: rule.into(), spaces: Vec::new(), subject: None }
    }
}
