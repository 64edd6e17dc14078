//! One node, one file.

use crate::group::{Group, Write};
use crate::private;
use crate::sql::{keeps_contract, queries, signed};
use crate::sql_administration::administration;
use crate::store::{Append, News, Store};
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection};
use std::borrow::Cow;
use std::fs::File;
use std::path::Path;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;

queries!(Sqlite);

/// Readers at once. They wait for nobody: with a write-ahead log, readers see what was there when they began.
const READERS: u32 = 4;
/// Connections that write players, keys and the like: SQLite knows one writer at a time, so more would only wait for it.
const WRITERS: u32 = 1;
/// How long one waits for a lock.
const PATIENCE: Duration = Duration::from_secs(10);
/// Pages of the write-ahead log before it is put into the file: many events change the same few pages, and the later they are
/// put there, the fewer.
const CHECKPOINT: &str = "8000";
/// Memory for pages of a connection, in KiB, which SQLite writes as a negative number.
const CACHE: &str = "-16000";
/// News that a slow listener may be behind before it is told that it has missed some.
pub(crate) const NEWS: usize = 4096;

/// How the tables came to be what they are.
const STEPS: &[(&str, &str)] = &[
    ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    ("seen", include_str!("../migrations/sqlite/0002_seen.sql")),
    ("marks", include_str!("../migrations/sqlite/0003_marks.sql")),
    ("token scopes", include_str!("../migrations/sqlite/0004_token_scopes.sql")),
    ("administration", include_str!("../migrations/sqlite/0005_administration.sql")),
];

/// A store in a SQLite file.
pub struct SqliteStore {
    /// For reading: writers that wait take no connection away from readers.
    pool: Pool<Sqlite>,
    /// For writing everything but events.
    writes: Pool<Sqlite>,
    /// Held by a server as long as the store is open.
    lock: Mutex<Option<File>>,
    group: Group,
    news: broadcast::Sender<News>,
}

impl SqliteStore {
    /// Opens the file, or makes it, and brings it up to date; if wanted, as the only server that uses it.
    pub async fn open(path: &Path, alone: bool) -> Result<Self, StoreError> {
        private::prepare(path).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
        check_owner(&options).await?;
        let lock = if alone { Some(private::lock(path)?) } else { None };
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            // What has been acknowledged survives a power cut, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", CHECKPOINT)
            .pragma("cache_size", CACHE)
            .foreign_keys(true);
        let pool = |most| SqlitePoolOptions::new().max_connections(most).acquire_timeout(2 * PATIENCE);
        let writes = pool(WRITERS).connect_with(options.clone()).await?;
        sql::bring_up_to_date(&writes, STEPS).await?;
        let pool = pool(READERS).connect_with(options.clone()).await?;
        let connection = Some(sqlx::SqliteConnection::connect_with(&options).await?);
        let (news, _) = broadcast::channel(NEWS);
        let group = Group::new(Writer { options, connection, news: news.clone() });
        Ok(Self { pool, writes, lock: Mutex::new(lock), group, news })
    }

    fn tell_of_keys(&self) -> impl Future<Output = Result<(), StoreError>> + use<> {
        // Without listeners there is no news.
        let _ = self.news.send(News::KeysDropped);
        std::future::ready(Ok(()))
    }
}

/// Whether a file is new or ours: a file of another program is left as it is.
async fn check_owner(options: &SqliteConnectOptions) -> Result<(), StoreError> {
    let mut connection = sqlx::SqliteConnection::connect_with(options).await.map_err(foreign)?;
    let (tables, ours): (i64, i64) =
        sqlx::query_as("SELECT count(*), count(CASE WHEN name = '_sqlx_migrations' THEN 1 END) FROM sqlite_master")
            .fetch_one(&mut connection)
            .await
            .map_err(foreign)?;
    connection.close().await?;
    if tables > 0 && ours == 0 { Err(StoreError::Foreign) } else { Ok(()) }
}

/// A file that is no database at all is told from other trouble.
fn foreign(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code().map(Cow::into_owned));
    if code.as_deref() == Some("26") { StoreError::Foreign } else { error.into() }
}

/// Rows of one statement at most, as a power of two.
const MOST_ROWS: u32 = 6;

/// Adds so many events, each only where there is one just before it and none at its place.
fn insert(rows: usize) -> String {
    let values = vec!["(?, ?, ?, ?)"; rows].join(", ");
    format!(
        "WITH n (table_id, seq, at, body) AS (VALUES {values}) \
         INSERT INTO events (table_id, seq, at, body) SELECT n.table_id, n.seq, n.at, n.body FROM n \
         WHERE n.seq = 0 OR EXISTS (SELECT 1 FROM events e WHERE e.table_id = n.table_id AND e.seq = n.seq - 1) \
         ON CONFLICT DO NOTHING RETURNING table_id, seq"
    )
}

/// The only one that writes events: SQLite knows one writer at a time anyway.
struct Writer {
    options: SqliteConnectOptions,
    /// None after something went wrong: SQLite has taken back the transaction by itself then, as on a full disk, and
    /// the connection does not know.
    connection: Option<sqlx::SqliteConnection>,
    news: broadcast::Sender<News>,
}

/// Adds events, all of them or none: at most so many, of which those that are not given are left out. Where one has none
/// before it, its place becomes nothing, which no event may have. As whatever goes wrong takes back everything, SQLite need
/// not remember how the pages were before this statement.
fn insert_all(rows: usize) -> String {
    let values = vec!["(?, ?, ?, ?)"; rows].join(", ");
    format!(
        "WITH n (table_id, seq, at, body) AS (VALUES {values}) \
         INSERT OR ROLLBACK INTO events (table_id, seq, at, body) SELECT n.table_id, \
         CASE WHEN n.seq = 0 OR EXISTS (SELECT 1 FROM events e WHERE e.table_id = n.table_id AND e.seq = n.seq - 1) \
         THEN n.seq END, n.at, n.body FROM n WHERE n.table_id IS NOT NULL"
    )
}

impl Writer {
    /// Writes a group in one commit; which of its events were the first at their place.
    async fn write_by(connection: &mut sqlx::SqliteConnection, group: &[Append]) -> Result<Vec<bool>, sqlx::Error> {
        let at_once = Self::write_at_once(connection, group).await?;
        if at_once { Ok(vec![true; group.len()]) } else { Self::write_one_by_one(connection, group).await }
    }

    /// Writes a group by one statement, which is a transaction by itself. Almost every group can be: whether this one could.
    async fn write_at_once(connection: &mut sqlx::SqliteConnection, group: &[Append]) -> Result<bool, sqlx::Error> {
        if group.iter().any(|append| append.card.is_some() || append.due != Due::Same) {
            return Ok(false);
        }
        let mut query = sqlx::query(AssertSqlSafe(insert_all(group.len().next_power_of_two())));
        for append in group {
            let line = &append.line;
            query = query.bind(&append.table).bind(signed(line.seq)).bind(signed(line.at)).bind(&line.body);
        }
        match query.execute(connection).await {
            Ok(_) => Ok(true),
            Err(error) => match error.as_database_error().map(DatabaseError::kind) {
                // Somebody was faster somewhere.
                Some(ErrorKind::UniqueViolation | ErrorKind::NotNullViolation) => Ok(false),
                _ => Err(error),
            },
        }
    }

    /// Writes a group one kind of change after the other, and finds out which events were the first at their place.
    async fn write_one_by_one(
        connection: &mut sqlx::SqliteConnection,
        group: &[Append],
    ) -> Result<Vec<bool>, sqlx::Error> {
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut added = Vec::new();
        let mut rest = group;
        while !rest.is_empty() {
            // A statement for each power of two, so that few different ones are prepared.
            let (chunk, more) = rest.split_at(1 << rest.len().ilog2().min(MOST_ROWS));
            rest = more;
            let mut query = sqlx::query_as::<_, (String, i64)>(AssertSqlSafe(insert(chunk.len())));
            for append in chunk {
                let line = &append.line;
                query = query.bind(&append.table).bind(signed(line.seq)).bind(signed(line.at)).bind(&line.body);
            }
            added.extend(query.fetch_all(&mut *transaction).await?);
        }
        let written = sql::written(group, added);
        for (append, _) in group.iter().zip(&written).filter(|(_, written)| **written) {
            if let Some(card) = &append.card {
                put_card(&mut transaction, card).await?;
            }
            put_due(&mut transaction, &append.table, append.due).await?;
        }
        transaction.commit().await?;
        Ok(written)
    }
}

impl Write for Writer {
    async fn write(&mut self, group: &[Append]) -> Result<Vec<bool>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => sqlx::SqliteConnection::connect_with(&self.options).await?,
        };
        let written = Self::write_by(&mut connection, group).await?;
        self.connection = Some(connection);
        for (append, _) in group.iter().zip(&written).filter(|(_, written)| **written) {
            // Without listeners there is no news.
            let _ = self.news.send(News::Added { table: append.table.clone(), seq: append.line.seq });
        }
        Ok(written)
    }
}

administration!(SqliteStore, "BEGIN IMMEDIATE");

keeps_contract!(SqliteStore {
    async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        // The name of a file cannot be bound; quotes in it are doubled.
        let name = path.to_string_lossy().replace('\'', "''");
        // SQLite writes into a file that is there only if it is empty, and it would let everybody read a new one.
        private::create(path).map_err(sqlx::Error::Io)?;
        let copied = sqlx::query(AssertSqlSafe(format!("VACUUM INTO '{name}'"))).execute(&self.pool).await;
        if copied.is_err() {
            // What is half written is of no use to anybody.
            let _ = std::fs::remove_file(path);
        }
        copied?;
        Ok(())
    }

    async fn tell(&self, _: &[String]) -> Result<(), StoreError> {
        Ok(())
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn trouble(&self) -> Option<&'static str> {
        (!self.group.is_working()).then_some("writer")
    }

    async fn close(&self) {
        self.group.close().await;
        self.writes.close().await;
        self.pool.close().await;
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
});
