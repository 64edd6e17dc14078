//! What the players agree on before the start.

use crate::rules::{Fork, LoadAndLand, Tie};
use crate::state::SEATS;
use game::{Fault, Seat};
use serde::{Deserialize, Serialize};

/// The only edition, named by its year like those of other games.
pub const EDITION: &str = "2004";

/// The highest possible round limit.
pub const MOST_ROUNDS: u16 = 1000;

/// Players and options. Only the number of seats is required in a document. Written documents are complete, so that a
/// new default does not change saved games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraTable))]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// The number of players, 3 to 5.
    pub seats: u8,
    /// Which arm takes the next disc at the fork.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required))]
    pub fork: Fork,
    /// How ties between players with a winning collection are broken.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required))]
    pub tie: Tie,
    /// Whether a canoe may land in the turn in which it has loaded.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required))]
    pub load_and_land: LoadAndLand,
    /// Whether everybody may look at covered cards.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schema(required))]
    pub open_discards: bool,
    /// The game stops after this many rounds; `null` for no limit.
    #[serde(default = "usual_limit")]
    #[cfg_attr(feature = "schema", schema(required))]
    pub round_limit: Option<u16>,
}

/// The rulebook has no limit; this one is a safeguard.
#[allow(clippy::unnecessary_wraps)] // serde's signature
const fn usual_limit() -> Option<u16> {
    Some(200)
}

impl Table {
    /// A table with default options.
    pub fn new(seats: u8) -> Self {
        Self {
            seats,
            fork: Fork::default(),
            tie: Tie::default(),
            load_and_land: LoadAndLand::default(),
            open_discards: false,
            round_limit: usual_limit(),
        }
    }

    /// Whether this round is the last.
    pub(crate) fn is_last_round(&self, round: u16) -> bool {
        self.round_limit.is_some_and(|limit| round >= limit)
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
        if let Some(limit) = table.round_limit {
            Fault::range("round_limit", limit, 1, MOST_ROUNDS)?;
        }
        Ok(Self { table: table.clone() })
    }

    /// The seats.
    pub fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.table.seats).map(Seat)
    }
}
