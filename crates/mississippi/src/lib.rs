//! Mississippi Queen: a steamboat race for two to six players, in four editions with all their modules.
//!
//! [`Queen`] is the game at one table and implements [`game::Game`]; [`State`] holds everything that changes. Every
//! point on which editions differ is a field of [`Rules`]; every clause and ruling has an id in [`RuleId`].
//!
//! Reading order: [`rules`], [`board`], [`tiles`], [`state`], [`table`], [`action`]; then the rules of play, one file
//! per chapter: `setup`, `order`, `flow` (turns and rounds), `step`, `dash`, `run`, `search` and `assess` (moving, and
//! whether a turn can be completed), `push`, `bow`, `docks`, `coal`, `sand`, `wreck`, `rose`, `river`, `ranking`; then
//! `check` and `queen`, which bring them together; then [`plan`], `reach`, [`view`] and [`position`].
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
mod bow;
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
mod rose;
pub mod rule_id;
pub mod rules;
mod run;
mod sand;
mod search;
mod setup;
pub mod state;
mod step;
pub mod table;
pub mod tiles;
pub mod view;
mod wreck;

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
