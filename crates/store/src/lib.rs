//! Where tables and players are kept: in a SQLite file, or in PostgreSQL for many nodes.
//!
//! What a table is and what its events mean is nobody's business here: a log is a list of lines. [`Store`] is the contract; the
//! tests hold both databases to it. Nothing but this crate knows SQL.
//!
//! Reading order: [`store`], [`administration`], `sql` and `sql_administration` (what both databases share), `group` (many writers, one commit), `private` (files for
//! their owner alone), `sqlite`, `postgres`, `check` (whether a database is whole).
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

/// Opens the store of an address: `postgres://…`, or the path of a SQLite file, with or without `sqlite:` before it.
///
/// For programs that use it beside a server; a server itself uses [`open_to_serve`].
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_as(address, false, None).await
}

/// Opens the store of an address for a server. Of a SQLite file there can be one server: a second one is refused with
/// [`StoreError::InUse`] as long as the first one lives. Statements and commits that take longer than `slow` are logged.
pub async fn open_to_serve(address: &str, slow: Option<Duration>) -> Result<Arc<dyn Store>, StoreError> {
    open_as(address, true, slow).await
}

async fn open_as(address: &str, alone: bool, slow: Option<Duration>) -> Result<Arc<dyn Store>, StoreError> {
    match place(address)? {
        Place::Postgres => Ok(Arc::new(PostgresStore::open(address, slow).await?)),
        Place::Sqlite(path) => Ok(Arc::new(SqliteStore::open(path, alone, slow).await?)),
    }
}

/// Where a database is.
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
    // SQLite would take these for something else than the name of a file, and what is done with the file would miss it.
    if let Some(kind) = ["file:", ":memory:"].into_iter().find(|kind| path.starts_with(kind)) {
        return Err(StoreError::Kind(kind.to_owned()));
    }
    Ok(Place::Sqlite(path.as_ref()))
}
