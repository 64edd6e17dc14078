//! Where tables and players are kept: in a SQLite file, or in PostgreSQL for many nodes.
//!
//! What a table is and what its events mean is nobody's business here: a log is a list of lines. [`Store`] is the contract; the
//! tests hold both databases to it. Nothing but this crate knows SQL.
//!
//! Reading order: [`store`], [`administration`], `sql` and `sql_administration` (what both databases share), `group` (many writers, one commit), `private` (files for
//! their owner alone), `sqlite`, `postgres`.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

pub mod administration;
mod group;
mod postgres;
mod private;
mod sql;
mod sql_administration;
mod sqlite;
pub mod store;

pub use administration::{Administration, Audit, Change, Report, Rewrite};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;
pub use store::{Append, Card, Due, Filter, Key, KeyKind, Line, News, Player, Store, StoreError, TokenScope};

use std::sync::Arc;

/// Opens the store of an address: `postgres://…`, or the path of a SQLite file, with or without `sqlite:` before it.
///
/// For programs that use it beside a server; a server itself uses [`open_to_serve`].
pub async fn open(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_as(address, false).await
}

/// Opens the store of an address for a server. Of a SQLite file there can be one server: a second one is refused with
/// [`StoreError::InUse`] as long as the first one lives.
pub async fn open_to_serve(address: &str) -> Result<Arc<dyn Store>, StoreError> {
    open_as(address, true).await
}

async fn open_as(address: &str, alone: bool) -> Result<Arc<dyn Store>, StoreError> {
    if address.starts_with("postgres://") || address.starts_with("postgresql://") {
        return Ok(Arc::new(PostgresStore::open(address).await?));
    }
    if let Some((kind, _)) = address.split_once("://") {
        return Err(StoreError::Kind(format!("{kind}://")));
    }
    let path = address.strip_prefix("sqlite:").unwrap_or(address);
    Ok(Arc::new(SqliteStore::open(path.as_ref(), alone).await?))
}
