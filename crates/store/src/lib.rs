//! Stores tables and players, in a SQLite file or, for multiple nodes, in PostgreSQL.
//!
//! The store does not interpret tables and events: a log is a list of lines. [`Store`] is the contract; the tests check
//! both databases against it. Only this crate knows SQL.
//!
//! Reading order: [`store`], [`administration`], `sql` and `sql_administration` (shared by both databases), `group`
//! (group commit), `private` (file permissions and locks), `sqlite`, `postgres`, `check` (integrity checks).
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod administration;
mod check;
mod group;
mod postgres;
mod private;
mod sql;
mod sql_administration;
mod sqlite;
pub mod store;

pub use administration::{Administration, Audit, Change, Report, Rewrite};
pub use check::{Checker, Finding, FindingKind};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use store::{Append, Card, Due, Filter, Key, KeyKind, LogLine, News, Player, Quota, Store, StoreError, TokenScope};

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Opens the store at an address: `postgres://…`, or the path of a SQLite file, with or without the prefix `sqlite:`.
///
/// For tools that run beside a server; servers use [`open_to_serve`].
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_as(address, false, None).await
}

/// Opens the store at an address for a server. Only one server can use a SQLite file: a second one fails with
/// [`StoreError::InUse`] while the first one runs. Logs statements and commits that take longer than `slow`.
pub async fn open_to_serve(address: &str, slow: Option<Duration>) -> Result<Arc<dyn Store>, StoreError> {
    open_as(address, true, slow).await
}

async fn open_as(address: &str, alone: bool, slow: Option<Duration>) -> Result<Arc<dyn Store>, StoreError> {
    match place(address)? {
        Place::Postgres => Ok(Arc::new(PostgresStore::open(address, slow).await?)),
        Place::Sqlite(path) => Ok(Arc::new(SqliteStore::open(path, alone, slow).await?)),
    }
}

/// The location of a database.
enum Place<'a> {
    Postgres,
    Sqlite(&'a Path),
}

fn place(address: &str) -> Result<Place<'_>, StoreError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Place::Postgres);
    }
    if let Some((kind, _)) = address.split_once("://") {
        return Err(StoreError::Kind(format!("{kind}://")));
    }
    let path = address.strip_prefix("sqlite:").unwrap_or(address);
    // SQLite would not treat these as file names, so our file handling would miss the database.
    if let Some(kind) = ["file:", ":memory:"].into_iter().find(|kind| path.starts_with(kind)) {
        return Err(StoreError::Kind(kind.to_owned()));
    }
    Ok(Place::Sqlite(path.as_ref()))
}
