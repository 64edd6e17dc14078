//! Players that are programs.
//!
//! A player gets [`game::Seen`], what its seat knows, and never the state itself. What a position is worth says
//! [`Evaluate`]: `mississippi` and `niagara` have one each. [`Greedy`] looks no further than its own turn, [`Search`] looks
//! ahead; [`Spec`] makes a player of any level by its name.
//!
//! Reading order: [`worth`], `chance`, `greedy`, `search` with `tree` and `sealed`, `bot`, then `mississippi` and `niagara`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod bot;
mod chance;
mod greedy;
mod mississippi;
mod niagara;
mod sealed;
mod search;
mod tree;
pub mod worth;

pub use bot::{Bot, Level, Spec};
pub use chance::draw;
pub use greedy::Greedy;
pub use search::{Budget, Search, Settings, Thought};
pub use worth::{Evaluate, MOST_SEATS, Worth};
