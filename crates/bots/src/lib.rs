//! Players that are programs.
//!
//! A player gets [`game::Seen`], what its seat knows, and never the state itself. So far there is one, [`Greedy`]: it looks
//! no further than its own turn, and exists so that random games have a natural length. What is worth having in a game
//! says its [`Purpose`]: `mississippi` and `niagara` have one each.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod greedy;
mod mississippi;
mod niagara;

pub use greedy::Greedy;

use game::{Game, Seat};

/// What is worth having in a game.
pub trait Purpose: Game {
    /// How well a seat stands: the more the better. Only the order counts.
    fn appeal(&self, state: &Self::State, seat: Seat) -> i32;
}
