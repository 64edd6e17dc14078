//! The points on which tables differ.
//!
//! There is one edition, so the table's options are the rules. Engine code reads these fields; each represents a
//! ruling, and its default follows the rulebook.

use serde::{Deserialize, Serialize};

/// Which arm takes the next disc at the fork.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraFork))]
#[serde(rename_all = "kebab-case")]
pub enum Fork {
    /// An even draw at each step.
    #[default]
    Random,
    /// The arms alternate, visibly to everybody.
    InTurn,
}

/// How ties between players with a winning collection are broken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraTie))]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The earlier turn in phase II wins.
    #[default]
    First,
    /// The highest total value, then the most gems, then the earlier turn.
    Value,
    /// The most gems, then the earlier turn.
    Count,
}

/// Whether a canoe may land in the turn in which it has loaded a gem.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraLoadAndLand))]
#[serde(rename_all = "kebab-case")]
pub enum LoadAndLand {
    /// It may, and the gem is scored.
    #[default]
    Allowed,
    /// It may not move onto the beach.
    Forbidden,
}
