//! A table's life, from the first chair to the last move.
//!
//! A table is its log: [`Event`]s in order, kept by whoever keeps them. [`replay`] makes a table of a log; a [`Command`] is
//! turned into the next event by [`AnyTable::propose`] and carried out by [`AnyTable::apply`]. There is no clock, no randomness
//! and no I/O here: the time comes with each event, and chance follows from the table's dice ([`fair`]).
//!
//! Reading order: [`config`], [`event`], [`command`], [`fair`], `seats`, [`names`], [`table`], [`step`], `play`, [`registry`], `games`, [`follow`],
//! [`options`], [`sandbox`], [`advice`], [`log`].
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod advice;
pub mod command;
pub mod config;
mod error;
pub mod event;
pub mod fair;
pub mod follow;
mod games;
pub mod log;
pub mod names;
pub mod options;
mod play;
pub mod registry;
pub mod sandbox;
mod seats;
pub mod step;
pub mod table;

pub use command::{Command, Scope};
pub use config::Config;
pub use error::Error;
pub use event::{Event, Logged, PlayerId};
pub use follow::Follower;
pub use log::{Judged, import, judge};
pub use registry::{Hosted, check, play_through, replay};
pub use table::{AnyTable, BotJob, Form, Next, Proposal};
