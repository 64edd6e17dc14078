//! The contract of a table: the documents that every client reads and writes, whether the table is in the same process, on
//! a server or in the browser. Types only: no logic, no I/O.
//!
//! Reading order: [`message`] (a text before it has a language), [`table`] (a table and its seats), [`view`] (the game as a
//! viewer sees it), [`report`] (the game in words), [`moment`] (the game step by step), [`event`] (what happens at a table),
//! [`options`] (a table that is being made), [`plan`] (whole turns), [`board`] (spaces and how they are joined),
//! [`update`] (what a follower needs next), [`answer`] (answers to requests that change something), [`problem`] (refused
//! requests), [`sandbox`] (a game without players), [`advice`] (the best turns, and why).
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod advice;
pub mod answer;
pub mod board;
pub mod event;
pub mod message;
pub mod moment;
pub mod options;
pub mod plan;
pub mod problem;
pub mod report;
pub mod sandbox;
pub mod table;
pub mod update;
pub mod view;

pub use advice::{Advice, AdviceRequest, AdvisedTurn, ComparedWith};
pub use answer::{Acted, Done, Invitation, Me, NewTable};
pub use board::Board;
pub use draw::{Area, Piece, Scene, Shared, Spot};
pub use event::{Happened, Speaker, TableEvent};
pub use message::{Arg, Message};
pub use moment::Moment;
pub use options::{Draft, DraftOptions, Excluded, ExcludedValue, OptionValue};
pub use plan::{Consequence, Cost, Currency, Plan, PlanResult, Purpose, Remark, Step};
pub use problem::{Problem, RuleCited, WhyNot};
pub use report::ReportLine;
pub use table::{
    Absent, GameTable, Leave, Millis, Pace, Question, RematchOffer, SeatKind, SeatStatus, Settled, Stage, Status,
    TableConfig, TableState, TableView,
};
pub use update::{Choices, Detail, Update};
pub use view::{AnyEvent, GameEvent, View};
