//! The vocabulary shared by all Paddlewheel games.
//!
//! A game is a [`Game`]: an immutable value that knows the table's rules and turns a small
//! [`Game::State`] into the next one. Players act in *micro-actions*, each with a short text form.
//! Random outcomes are *chances*, drawn by the driver from the weights that the game lists, so that
//! engines need neither clocks nor random numbers. A refused action cites a rule:
//! [`Illegal`]. Bad input is reported with what is wrong and where: [`Fault`].
//!
//! Reading order: [`seat`], [`turn`], [`rule`], [`fault`], [`event`], [`outcome`], then the trait in
//! [`traits`], [`seen`], [`perft`], [`json`], [`format`](mod@format), [`unjudged`] and the [`record`] of a whole game.
//!
//! ```
//! use game::{Seat, SeatSet, Turn};
//!
//! let both: SeatSet = [Seat(0), Seat(2)].into_iter().collect();
//! let turn = Turn::Decide(both);
//! assert!(turn.decides(Seat(2)) && !turn.decides(Seat(1)));
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod event;
pub mod fault;
pub mod format;
pub mod json;
mod macros;
pub mod outcome;
pub mod perft;
pub mod record;
pub mod rule;
pub mod seat;
pub mod seen;
pub mod traits;
pub mod turn;
pub mod unjudged;

pub use event::{Events, Ignore};
pub use fault::Fault;
pub use outcome::Outcome;
pub use record::{Earlier, Entry, Record};
pub use rule::{Illegal, Rule};
pub use seat::{Seat, SeatSet};
pub use seen::Seen;
pub use traits::{Game, Plans, Token};
pub use turn::Turn;
