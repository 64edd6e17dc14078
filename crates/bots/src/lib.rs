//! Bots.
//!
//! A bot gets [`game::Seen`], what its seat knows, and never the state itself. [`Evaluate`] gives the value of a
//! position; `mississippi` and `niagara` implement it. [`Greedy`] looks no further than its own turn, [`Search`] looks
//! ahead; [`Spec`] creates a bot of any level by name.
//!
//! Reading order: [`worth`], [`weights`], `steps`, `greedy`, `settings`, `search` with `tree` and `sealed`, `bot`, then
//! `mississippi` and `niagara`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bot;
mod greedy;
mod mississippi;
mod niagara;
mod sealed;
mod search;
mod settings;
mod steps;
mod tree;
pub mod weights;
pub mod worth;

pub use bot::Bot;
pub use greedy::Greedy;
pub use search::{Search, Thought};
pub use settings::{Budget, Level, Settings, Spec};
pub use steps::draw;
pub use weights::Weights;
pub use worth::{Evaluate, MOST_SEATS, Worth};
