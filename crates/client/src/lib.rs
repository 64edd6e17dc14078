//! The contract of a table over HTTP, for every program that plays or watches at a server.
//!
//! Reading order: [`address`] (where a server and a table are), [`error`] (what can go wrong), [`connection`] (requests over
//! a pool of connections, as one visitor), [`table`] (the verbs of the contract), [`stream`] (events as they happen; resumes
//! after a lost connection).
//!
//! ```no_run
//! # async fn example() -> Result<(), Box<dyn std::error::Error>> {
//! use api::Detail;
//! use client::{Connection, Link, Signal};
//!
//! let link = Link::parse("http://127.0.0.1:7380/table/abc", None)?;
//! let table = Connection::open(&link.server)?.table(&link.table);
//! let mut events = table.follow(None, Detail::Legal).await?;
//! while let Some(signal) = events.next().await {
//!     if let Signal::Update(update) = signal
//!         && let (Some(seat), Some(choices)) = (update.table.viewer, &update.choices)
//!     {
//!         let decision = update.table.status.seats[usize::from(seat.0)].decision;
//!         table.act(seat, decision, &choices.legal[..1]).await?;
//!     }
//! }
//! # Ok(())
//! # }
//! ```
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod address;
pub mod connection;
pub mod error;
pub mod stream;
pub mod table;

pub use address::{Address, Link, LinkError};
pub use connection::{Answer, Connection, Limits};
pub use error::Error;
pub use http::Method;
pub use http::header::HeaderName;
pub use stream::{Event, Events, Signal, Subscription};
pub use table::{Seating, Table};
