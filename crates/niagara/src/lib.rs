//! Niagara: canoes, gems and a waterfall, for three to five players.
//!
//! [`Niagara`] is the game at one table and implements [`game::Game`]; [`State`] holds everything that changes. Every
//! clause and ruling has an id in [`RuleId`] and is implemented in one place.
//!
//! Reading order: [`rules`], [`board`], [`state`], [`table`], [`action`]; then the rules of play, one file per chapter:
//! `setup`, `flow` (rounds and turns), `cards` (phase I), `canoes` and `gems` (phase II), `river` (phase III),
//! `ranking`; then `check` and `niagara`, which bring them together; then what players know: `secrets`, `guess`,
//! [`view`]; then [`plan`], `reach` and [`position`].
//!
//! ```
//! use game::{Game, Ignore, Turn};
//! use niagara::{Niagara, Table};
//!
//! let niagara = Niagara::open(&Table::new(3)).unwrap();
//! let mut state = niagara.start();
//! let (mut chances, mut actions) = (Vec::new(), Vec::new());
//! while state.round() < 3 {
//!     match niagara.turn(&state) {
//!         Turn::Chance => {
//!             niagara.chances(&state, &mut chances);
//!             niagara.settle(&mut state, chances[0].0, &mut Ignore);
//!         }
//!         Turn::Decide(seats) => {
//!             let seat = seats.iter().next().unwrap();
//!             niagara.legal(&state, seat, &mut actions);
//!             niagara.act(&mut state, seat, actions[0], &mut Ignore).unwrap();
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(state.round(), 3);
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod action;
pub mod board;
mod canoes;
mod cards;
mod check;
pub mod event;
mod flow;
mod gems;
mod guess;
mod niagara;
pub mod plan;
pub mod position;
mod position_io;
mod ranking;
mod reach;
mod river;
pub mod rule_id;
pub mod rules;
mod secrets;
mod setup;
pub mod state;
pub mod table;
pub mod view;

pub use action::{Action, Chance, Sky};
pub use board::{Arm, Gem, Place};
pub use event::Event;
pub use gems::WORK;
pub use plan::{Plan, Plans};
pub use position::Position;
pub use river::WEATHERS;
pub use rule_id::RuleId;
pub use rules::{Fork, LoadAndLand, Tie};
pub use state::{Canoe, CanoeId, Card, Colour, EndReason, Hand, Phase, State, Which};
pub use table::{EDITION, Niagara, Table};
pub use view::View;
