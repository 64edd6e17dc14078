//! One node, one file.

use crate::check::FindingKind;
use crate::group::{Group, Write, Written};
use crate::private;
use crate::sql::{keeps_contract, queries, signed};
use crate::sql_administration::administration;
use crate::store::{Append, News, Store};
use sqlx::error::{DatabaseError, ErrorKind};
use sqlx::sqlite::{Sqlite, SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{AssertSqlSafe, Connection};
use std::borrow::Cow;
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::broadcast;

queries!(Sqlite);

/// Concurrent readers. With a write-ahead log they never block: each sees a snapshot.
const READERS: u32 = 4;
/// Connections that write players, keys and the like. SQLite allows one writer at a time, so more would only wait.
const WRITERS: u32 = 1;
/// The timeout for locks.
const PATIENCE: Duration = Duration::from_secs(10);
/// Pages in the write-ahead log before an automatic checkpoint. Many events change the same few pages, so rarer
/// checkpoints write fewer of them.
const CHECKPOINT: &str = "8000";
/// The size in bytes at which writers wait for readers so that the write-ahead log can be truncated. SQLite itself
/// never waits: with continuous readers, it would never restart the log.
const LARGEST_LOG: u64 = 40 << 20;
/// If truncating fails because of a long read, it is retried once the log has grown by this fraction: soon for a slow
/// reader, less and less often for a backup, so that writers do not wait for it again and again.
const LOG_STEP: u64 = 8;
/// How long writers then wait for readers, in milliseconds.
const LOG_PATIENCE: u32 = 500;
/// The page cache of a connection; SQLite takes KiB as a negative number.
const CACHE: &str = "-16000";
/// How many news items a slow listener may lag behind before it loses some.
pub(crate) const NEWS: usize = 4096;

/// The migrations.
const STEPS: &[(&str, &str)] = &[
    ("tables", include_str!("../migrations/sqlite/0001_tables.sql")),
    ("seen", include_str!("../migrations/sqlite/0002_seen.sql")),
    ("marks", include_str!("../migrations/sqlite/0003_marks.sql")),
    ("token scopes", include_str!("../migrations/sqlite/0004_token_scopes.sql")),
    ("administration", include_str!("../migrations/sqlite/0005_administration.sql")),
];

/// A store in a SQLite file.
pub struct SqliteStore {
    /// For reading, so that waiting writers do not use up the readers' connections.
    pool: Pool<Sqlite>,
    /// For writing everything except events.
    writes: Pool<Sqlite>,
    /// Held by a server while the store is open.
    lock: Mutex<Option<File>>,
    group: Group,
    news: broadcast::Sender<News>,
}

impl SqliteStore {
    /// Opens or creates the file and migrates it; if `alone`, as the only server that uses it.
    pub async fn open(path: &Path, alone: bool, slow: Option<Duration>) -> Result<Self, StoreError> {
        if alone {
            private::check_links(path)?;
        }
        private::prepare(path).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
        check_owner(&options).await?;
        let lock = if alone { Some(private::lock(path)?) } else { None };
        let options = options
            .journal_mode(SqliteJournalMode::Wal)
            // Acknowledged events survive a power cut, not only a crash.
            .synchronous(SqliteSynchronous::Full)
            .pragma("wal_autocheckpoint", CHECKPOINT)
            .pragma("cache_size", CACHE)
            .foreign_keys(true);
        let options = sql::log_slow(options, slow);
        let pool = |most| SqlitePoolOptions::new().max_connections(most).acquire_timeout(2 * PATIENCE);
        let writes = pool(WRITERS).connect_with(options.clone()).await?;
        sql::bring_up_to_date(&writes, STEPS).await?;
        let pool = pool(READERS).connect_with(options.clone()).await?;
        let connection = Some(sqlx::SqliteConnection::connect_with(&options).await?);
        let (news, _) = broadcast::channel(NEWS);
        let log = (private::log(path), LARGEST_LOG);
        let group = Group::new(Writer { options, connection, news: news.clone(), log }, slow);
        Ok(Self { pool, writes, lock: Mutex::new(lock), group, news })
    }

    fn tell_of_keys(&self, player: &str) -> impl Future<Output = Result<(), StoreError>> + use<> {
        // Fails only if there are no listeners.
        let _ = self.news.send(News::KeysDropped { player: player.to_owned() });
        std::future::ready(Ok(()))
    }
}

/// Opens an existing file, read-only.
pub(crate) async fn open_read_only(path: &Path) -> Result<Pool<Sqlite>, StoreError> {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE).read_only(true);
    check_owner(&options).await?;
    let pool = SqlitePoolOptions::new().max_connections(1).connect_with(options).await?;
    if version(&pool).await? > STEPS.len() as i64 { Err(StoreError::Newer) } else { Ok(pool) }
}

/// Problems that SQLite itself finds: damaged pages and indexes, violated constraints, and broken references.
pub(crate) async fn integrity(pool: &Pool<Sqlite>) -> Result<Vec<Finding>, StoreError> {
    let words: Result<Vec<String>, _> = sqlx::query_scalar("PRAGMA integrity_check").fetch_all(pool).await;
    let mut words = match words.map_err(sql::damaged) {
        Err(StoreError::Damaged(words)) => vec![words],
        words => words?,
    };
    words.retain(|words| words != "ok");
    if words.is_empty() {
        let query = "SELECT \"table\" || ' ' || COALESCE(rowid, '') || ' -> ' || parent FROM pragma_foreign_key_check";
        words = sqlx::query_scalar(query).fetch_all(pool).await.map_err(sql::damaged)?;
    }
    let finding = |detail| Finding { kind: FindingKind::Integrity, subject: String::new(), detail };
    Ok(words.into_iter().map(finding).collect())
}

/// Checks that a file is new or ours, so that a file of another program is left alone.
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

/// Distinguishes a file that is not a database from other errors.
fn foreign(error: sqlx::Error) -> StoreError {
    let code = error.as_database_error().and_then(|error| error.code().map(Cow::into_owned));
    if code.as_deref() == Some("26") { StoreError::Foreign } else { sql::damaged(error) }
}

/// The most rows of one statement, as a power of two.
const MOST_ROWS: u32 = 6;

/// Inserts this many events, each only if its predecessor exists and its number is free.
fn insert(rows: usize) -> String {
    let values = vec!["(?, ?, ?, ?)"; rows].join(", ");
    format!(
        "WITH n (table_id, seq, at, body) AS (VALUES {values}) \
         INSERT INTO events (table_id, seq, at, body) SELECT n.table_id, n.seq, n.at, n.body FROM n \
         WHERE n.seq = 0 OR EXISTS (SELECT 1 FROM events e WHERE e.table_id = n.table_id AND e.seq = n.seq - 1) \
         ON CONFLICT DO NOTHING RETURNING table_id, seq"
    )
}

/// The only writer of events; SQLite allows one writer at a time anyway.
struct Writer {
    options: SqliteConnectOptions,
    /// `None` after an error: SQLite may have rolled back the transaction itself, as on a full disk, without the
    /// connection knowing.
    connection: Option<sqlx::SqliteConnection>,
    news: broadcast::Sender<News>,
    /// The write-ahead log, and the size at which it must be truncated.
    log: (PathBuf, u64),
}

/// Inserts all events or none: at most `rows`, ignoring missing ones. If an event has no predecessor, its number
/// becomes NULL, which the schema rejects. Since any error rolls back everything, SQLite need not keep a statement
/// journal.
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
    /// Truncates the write-ahead log if it is too large.
    async fn bound_log(&mut self) {
        let (path, most) = &mut self.log;
        let size = std::fs::metadata(&*path).map_or(0, |log| log.len());
        let Some(connection) = self.connection.as_mut().filter(|_| size > *most) else { return };
        let emptied = empty_log(connection).await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the write-ahead log could not be emptied");
            false
        });
        *most = if emptied { LARGEST_LOG } else { size + size / LOG_STEP };
    }

    /// Writes a group in one commit and returns the results.
    async fn write_by(connection: &mut sqlx::SqliteConnection, group: &[Append]) -> Result<Vec<Written>, sqlx::Error> {
        let at_once = Self::write_at_once(connection, group).await?;
        if at_once { Ok(vec![Written::Added; group.len()]) } else { Self::write_one_by_one(connection, group).await }
    }

    /// Writes a group with one statement, which is a transaction by itself. Works for almost every group; returns
    /// whether it did.
    async fn write_at_once(connection: &mut sqlx::SqliteConnection, group: &[Append]) -> Result<bool, sqlx::Error> {
        if group.iter().any(|append| append.card.is_some() || append.due != Due::Same || append.quota.is_some()) {
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
                // Some event lost the race for its number.
                Some(ErrorKind::UniqueViolation | ErrorKind::NotNullViolation) => Ok(false),
                _ => Err(error),
            },
        }
    }

    /// Writes a group step by step, to find out which events were first with their numbers.
    async fn write_one_by_one(
        connection: &mut sqlx::SqliteConnection,
        group: &[Append],
    ) -> Result<Vec<Written>, sqlx::Error> {
        // No one else writes meanwhile, so the count for a quota cannot change.
        let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
        let mut written = Vec::new();
        let mut rest = group;
        while !rest.is_empty() {
            // Chunks of powers of two, so that few different statements are prepared.
            let (chunk, more) = rest.split_at(1 << sql::together(rest).ilog2().min(MOST_ROWS));
            rest = more;
            if let [Append { quota: Some(quota), table, .. }] = chunk
                && !is_within(&mut transaction, quota, table).await?
            {
                written.push(Written::QuotaExceeded(quota.most));
                continue;
            }
            let mut query = sqlx::query_as::<_, (String, i64)>(AssertSqlSafe(insert(chunk.len())));
            for append in chunk {
                let line = &append.line;
                query = query.bind(&append.table).bind(signed(line.seq)).bind(signed(line.at)).bind(&line.body);
            }
            let results = sql::written(chunk, query.fetch_all(&mut *transaction).await?);
            for (append, _) in chunk.iter().zip(&results).filter(|(_, result)| **result == Written::Added) {
                if let Some(card) = &append.card {
                    put_card(&mut transaction, card).await?;
                }
                put_due(&mut transaction, &append.table, append.due).await?;
            }
            written.extend(results);
        }
        transaction.commit().await?;
        Ok(written)
    }
}

/// Checkpoints and truncates the write-ahead log. Returns false if readers blocked it for too long.
async fn empty_log(connection: &mut sqlx::SqliteConnection) -> Result<bool, sqlx::Error> {
    let wait = |millis: u32| AssertSqlSafe(format!("PRAGMA busy_timeout = {millis}"));
    connection.execute(wait(LOG_PATIENCE)).await?;
    let emptied =
        sqlx::query_as::<_, (i64, i64, i64)>("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
    connection.execute(wait(PATIENCE.as_millis() as u32)).await?;
    Ok(emptied?.0 == 0)
}

impl Write for Writer {
    async fn write(&mut self, group: &[Append]) -> Result<Vec<Written>, sqlx::Error> {
        let mut connection = match self.connection.take() {
            Some(connection) => connection,
            None => sqlx::SqliteConnection::connect_with(&self.options).await?,
        };
        let written = Self::write_by(&mut connection, group).await?;
        self.connection = Some(connection);
        self.bound_log().await;
        for (append, _) in group.iter().zip(&written).filter(|(_, written)| **written == Written::Added) {
            // Fails only if there are no listeners.
            let _ = self.news.send(News::Added { table: append.table.clone(), seq: append.line.seq });
        }
        Ok(written)
    }
}

administration!(SqliteStore, "BEGIN IMMEDIATE");

keeps_contract!(SqliteStore {
    async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        // File names cannot be bound as parameters; double the quotes.
        let name = path.to_string_lossy().replace('\'', "''");
        // SQLite only writes into an existing file if it is empty, and would create a new one readable by everybody.
        private::create(path).map_err(sqlx::Error::Io)?;
        let copied = sqlx::query(AssertSqlSafe(format!("VACUUM INTO '{name}'"))).execute(&self.pool).await;
        if copied.is_err() {
            // A partial copy is useless.
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

    fn health(&self) -> Vec<(&'static str, bool)> {
        vec![("writer", self.group.is_working())]
    }

    async fn close(&self) {
        self.group.close().await;
        // The writer's connection may still be closing on its thread, in which case SQLite leaves the log alone. People
        // who copy the file of a stopped server expect everything to be in it.
        if let Ok(mut connection) = self.writes.acquire().await {
            let _ = empty_log(&mut connection).await;
        }
        self.writes.close().await;
        self.pool.close().await;
        drop(self.lock.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
});
