//! The points on which tables differ.
//!
//! There is one edition, so a table's options are the rules. Engine code reads these fields; each stands for a ruling.

use serde::{Deserialize, Serialize};

/// NI-R-01: which arm takes the next disc at the fork.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fork {
    /// The arms in turn, for all to see.
    #[default]
    InTurn,
    /// An even draw at each step.
    Random,
}

/// NI-R-17: who is first among several with a winning collection.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Tie {
    /// The highest total value, then the most gems, then the earlier turn.
    #[default]
    Value,
    /// The most gems, then the earlier turn.
    Count,
}
