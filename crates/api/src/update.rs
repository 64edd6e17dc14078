//! What whoever follows a table needs next, so that nobody has to ask again after each event.

use crate::board::Board;
use crate::moment::Moment;
use crate::plan::Plan;
use crate::table::TableState;
use serde::{Deserialize, Serialize};

/// A table after something has happened, as its follower sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Update {
    /// How the table stands.
    pub table: TableState,
    /// Moments from this number on are not as they were told before: `moments` take their place. If it is one more than the
    /// last one that was told, `moments` only go on.
    pub from: usize,
    /// The moments from `from` to the last. Those that the follower has not seen yet come with view and picture, but only the
    /// last of them if they are too many to be shown one by one.
    pub moments: Vec<Moment>,
    /// What the viewer can do now: nothing if the viewer does not decide. Not there if it is the same as before, or if nobody wants
    /// to know.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub choices: Option<Choices>,
    /// The board, if it is another one than before.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub board: Option<Board>,
}

/// What a seat can do now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choices {
    /// Single actions.
    pub legal: Vec<String>,
    /// Whole turns; empty if only the actions were asked for.
    pub plans: Vec<Plan>,
}

/// How much a follower wants to be told after each event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Detail {
    /// Nothing but the events.
    None,
    /// Updates with the viewer's legal actions.
    Legal,
    /// Updates with the viewer's legal actions and whole turns.
    #[default]
    Plans,
}

impl Detail {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Legal => "legal",
            Self::Plans => "plans",
        }
    }
}
