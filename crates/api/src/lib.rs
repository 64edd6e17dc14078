//! The contract of a table: the documents that every client reads and writes, whether the table is in the same process, on
//! a server or in the browser. Types only: no logic, no I/O.
//!
//! Reading order: [`message`] (a text before it has a language), [`report`] (the game in words), [`options`] (a table
//! that is being made), [`plan`] (whole turns), [`board`] (spaces and how they are joined).
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod board;
pub mod message;
pub mod options;
pub mod plan;
pub mod report;

pub use board::Board;
pub use message::{Arg, Message};
pub use options::{Draft, DraftOptions, Excluded, ExcludedValue, OptionValue};
pub use plan::{Consequence, Cost, Currency, Plan, PlanResult, Purpose, Step};
pub use report::Line;
