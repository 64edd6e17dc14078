//! What the players agree on before the start.

use crate::rules::{Fork, Tie};
use crate::state::SEATS;
use game::json::is_default;
use game::{Fault, Seat};
use serde::{Deserialize, Serialize};

/// The only edition that there is, as it is named beside those of other games: the year.
pub const EDITION: &str = "2004";

/// Players and options. Everything but the number of seats may be left out of the document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Players, 3 to 5.
    pub seats: u8,
    /// Which arm takes the next disc at the fork (NI-R-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub fork: Fork,
    /// Who is first among several with a winning collection (NI-R-17).
    #[serde(default, skip_serializing_if = "is_default")]
    pub tie: Tie,
    /// Whether everybody may look at the cards that have been played (NI-R-19).
    #[serde(default, skip_serializing_if = "is_default")]
    pub open_discards: bool,
    /// The game stops after this many rounds (NI-R-20).
    #[serde(default = "two_hundred", skip_serializing_if = "is_two_hundred")]
    pub round_limit: u16,
}

game::defaults! {
    two_hundred, is_two_hundred: u16 = 200;
}

impl Table {
    /// The game without options.
    pub fn new(seats: u8) -> Self {
        Self { seats, fork: Fork::InTurn, tie: Tie::Value, open_discards: false, round_limit: two_hundred() }
    }
}

/// Niagara at one table.
#[derive(Clone, Debug)]
pub struct Niagara {
    pub(crate) table: Table,
}

impl Niagara {
    pub(crate) fn new(table: &Table) -> Result<Self, Fault> {
        Fault::range("seats", table.seats, 3, SEATS as u8)?;
        Fault::range("round_limit", table.round_limit, 1, 1000)?;
        Ok(Self { table: table.clone() })
    }

    /// The seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.seats).map(Seat)
    }
}
