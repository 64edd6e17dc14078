//! The result of a game.

use crate::Seat;
use serde::{Deserialize, Serialize};

/// The ranks of all seats, and why the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// The name of the reason, such as `round-limit`; each game lists its own.
    pub reason: String,
    /// The rank of each seat, 1 for the winner; team mates share one.
    pub ranks: Vec<u8>,
}

impl Outcome {
    /// The seats of rank 1.
    pub fn winners(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).map(Seat).zip(&self.ranks).filter(|&(_, &rank)| rank == 1).map(|(seat, _)| seat)
    }
}
