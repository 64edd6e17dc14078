//! Answers to requests that change something.

use crate::table::Stage;
use crate::update::Update;
use game::Seat;
use serde::{Deserialize, Serialize};

/// What came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = DoneBody))]
pub struct Done {
    /// The place of the next event.
    pub next: u64,
    /// Whether it had been done before, and nothing was added.
    pub repeated: bool,
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = ActedBody))]
pub struct Acted {
    /// The place of the event after this one.
    pub next: u64,
    /// Whether it had been done before, and nothing was added.
    pub repeated: bool,
    /// The number of the seat's next decision.
    pub decision: u64,
    /// What was drawn because of it.
    pub drawn: Vec<String>,
    /// How far the table is.
    pub stage: Stage,
    /// The seats that decide now.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub deciding: Vec<Seat>,
    /// What whoever acted needs next, if the request asks for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub update: Option<Box<Update>>,
}

/// A new table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct NewTable {
    /// Its id, which is also its link: who knows it may look on.
    pub id: String,
    /// What to show for seats that are by invitation. They are told here and never again.
    pub invitations: Vec<Invitation>,
}

/// What to show for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// The seat.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// The secret.
    pub secret: String,
}

/// The caller.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Me {
    /// What they are called.
    pub name: String,
    /// The name of their account; none for guests.
    #[cfg_attr(feature = "schema", schema(required))]
    pub login: Option<String>,
}
