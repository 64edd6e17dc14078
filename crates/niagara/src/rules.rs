//! The points on which tables differ.
//!
//! There is one edition, so a table's options are the rules. Engine code reads these fields; each stands for a ruling. The
//! default of each is what the rulebook says.

use serde::{Deserialize, Serialize};

/// Which arm takes the next disc at the fork.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraFork))]
#[serde(rename_all = "kebab-case")]
pub enum Fork {
    /// An even draw at each step.
    #[default]
    Random,
    /// The arms in turn, for all to see.
    InTurn,
}

/// Who comes first among several players with a winning collection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraTie))]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The one whose turn in phase II came first.
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
    /// It may, and the gem counts.
    #[default]
    Allowed,
    /// It makes no move that ends on the beach.
    Forbidden,
}
