//! Mississippi Queen: a steamboat race for two to six players, in four editions with all their modules.
//!
//! [`Queen`] is the game at one table and implements [`game::Game`]; [`State`] is all that changes. Everything that
//! editions answer differently is a field of [`Rules`], every clause and ruling an id in [`RuleId`].
//!
//! Reading order: [`rules`], [`board`], [`tiles`], [`state`], [`table`], [`action`]; then the rules of play, a chapter
//! each: `setup`, `order`, `flow` (turns and rounds), `dash`, `run`, `search` and `assess` (moving, and whether a turn can be completed), `push`,
//! `docks`, `coal`, `river`, `ranking`; then what joins them: `check`, `queen`; then [`plan`], `reach`, [`view`] and
//! [`position`].
//!
//! ```
//! use game::{Game, Ignore, Turn};
//! use mississippi::{Edition, Queen, Table};
//!
//! let queen = Queen::open(&Table::new(Edition::It2019, 4)).unwrap();
//! let mut state = queen.start();
//! let (mut chances, mut actions) = (Vec::new(), Vec::new());
//! for _ in 0..20 {
//!     match queen.turn(&state) {
//!         Turn::Chance => {
//!             queen.chances(&state, &mut chances);
//!             queen.settle(&mut state, chances[0].0, &mut Ignore);
//!         }
//!         Turn::Decide(seats) => {
//!             let seat = seats.iter().next().unwrap();
//!             queen.legal(&state, seat, &mut actions);
//!             queen.act(&mut state, seat, actions[0], &mut Ignore).unwrap();
//!         }
//!         Turn::Over => break,
//!     }
//! }
//! assert_eq!(state.round(), 1);
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod action;
mod assess;
pub mod board;
mod check;
mod coal;
mod dash;
mod docks;
pub mod event;
mod flow;
mod order;
pub mod plan;
pub mod position;
mod position_check;
mod position_io;
mod push;
mod queen;
mod ranking;
mod reach;
mod river;
pub mod rule_id;
pub mod rules;
mod run;
mod search;
mod setup;
pub mod state;
pub mod table;
pub mod tiles;
pub mod view;

pub use action::{Action, Chance};
pub use board::{Bend, Dir, Space};
pub use event::Event;
pub use plan::{Plan, Plans};
pub use position::Position;
pub use rule_id::RuleId;
pub use rules::{Edition, Rules};
pub use state::{BoatId, EndReason, Phase, State};
pub use table::{Queen, Table};
pub use tiles::TileId;
pub use view::View;
