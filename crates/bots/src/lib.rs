//! Players that are programs.
//!
//! A player gets [`game::Seen`], what its seat knows, and never the state itself. What a position is worth says
//! [`Evaluate`]: `mississippi` and `niagara` have one each. [`Greedy`] looks no further than its own turn.
//!
//! Reading order: [`worth`], `greedy`, then `mississippi` and `niagara`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod greedy;
mod mississippi;
mod niagara;
pub mod worth;

pub use greedy::Greedy;
pub use worth::{Evaluate, MOST_SEATS, Worth};
