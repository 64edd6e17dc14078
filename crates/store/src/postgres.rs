//! Many nodes, one database. Nodes notify each other of new events with LISTEN and NOTIFY.

use crate::group::{Group, Write, Written};
use crate::sql::{keeps_contract, queries, signed};
use crate::sql_administration::administration;
use crate::sqlite::NEWS;
use crate::store::{Append, News, Store};
use sqlx::Connection;
use sqlx::postgres::{PgConnectOptions, PgListener, PgPoolOptions, Postgres};
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::broadcast;

queries!(Postgres);

/// The number of connections of a node.
const CONNECTIONS: u32 = 8;
/// The timeout for getting a connection.
const PATIENCE: Duration = Duration::from_secs(10);
/// The delay before listening is retried.
const PAUSE: Duration = Duration::from_millis(200);
/// The notification channel.
const CHANNEL: &str = "paddlewheel";
/// The prefix of notifications about a player's revoked keys.
const KEYS: &str = "keys ";
/// The prefix of notes.
const NOTE: &str = "note ";

/// The migrations.
const STEPS: &[(&str, &str)] = &[
    ("tables", include_str!("../migrations/postgres/0001_tables.sql")),
    ("seen", include_str!("../migrations/postgres/0002_seen.sql")),
    ("marks", include_str!("../migrations/postgres/0003_marks.sql")),
    ("token scopes", include_str!("../migrations/postgres/0004_token_scopes.sql")),
    ("administration", include_str!("../migrations/postgres/0005_administration.sql")),
];

/// A store in a PostgreSQL database.
pub struct PostgresStore {
    pool: Pool<Postgres>,
    /// The same connections: in PostgreSQL, writers and readers do not block each other.
    writes: Pool<Postgres>,
    group: Group,
    news: broadcast::Sender<News>,
    listener: tokio::task::AbortHandle,
    /// Whether notifications from other nodes are arriving.
    is_listening: Arc<AtomicBool>,
}

impl PostgresStore {
    /// Connects to the database and migrates it; several nodes may do so at once.
    pub async fn open(address: &str, slow: Option<Duration>) -> Result<Self, StoreError> {
        let address = sql::log_slow(address.parse::<PgConnectOptions>()?, slow);
        let options = PgPoolOptions::new().max_connections(CONNECTIONS).acquire_timeout(PATIENCE);
        let pool = match options.connect_with(address.clone()).await {
            // The pool retries until its timeout and hides the cause; a single connection reveals it.
            Err(sqlx::Error::PoolTimedOut) => {
                sqlx::PgConnection::connect_with(&address).await?;
                return Err(sqlx::Error::PoolTimedOut.into());
            }
            pool => pool?,
        };
        sql::bring_up_to_date(&pool, STEPS).await?;
        let (news, _) = broadcast::channel(NEWS);
        let listener = listener(&pool).await?;
        let is_listening = Arc::new(AtomicBool::new(true));
        let listening = listen(pool.clone(), listener, news.clone(), Arc::clone(&is_listening));
        let listener = tokio::spawn(listening).abort_handle();
        let group = Group::new(Writer { pool: pool.clone() }, slow);
        Ok(Self { writes: pool.clone(), pool, group, news, listener, is_listening })
    }

    async fn notify(&self, words: &[String]) -> Result<(), StoreError> {
        let query = sqlx::query("SELECT pg_notify($1, n) FROM UNNEST($2::text[]) AS n");
        query.bind(CHANNEL).bind(words).execute(&self.pool).await?;
        Ok(())
    }

    async fn tell_of_keys(&self, player: &str) -> Result<(), StoreError> {
        self.notify(&[format!("{KEYS}{player}")]).await
    }
}

/// Connects to a migrated database, read-only.
pub(crate) async fn open_read_only(address: &str) -> Result<Pool<Postgres>, StoreError> {
    let options = PgConnectOptions::from_str(address)?.options([("default_transaction_read_only", "on")]);
    // A single connection reveals why it fails.
    sqlx::PgConnection::connect_with(&options).await?.close().await?;
    let pool = PgPoolOptions::new().max_connections(1).acquire_timeout(PATIENCE).connect_with(options).await?;
    let is_ours: bool =
        sqlx::query_scalar("SELECT to_regclass('_sqlx_migrations') IS NOT NULL AND to_regclass('events') IS NOT NULL")
            .fetch_one(&pool)
            .await?;
    if !is_ours {
        return Err(StoreError::Foreign);
    }
    if version(&pool).await? > STEPS.len() as i64 { Err(StoreError::Newer) } else { Ok(pool) }
}

/// A connection that listens for notifications.
async fn listener(pool: &Pool<Postgres>) -> Result<PgListener, sqlx::Error> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    Ok(listener)
}

/// Forwards notifications. After a lost connection it announces [`News::Lost`], but only once it listens again: events
/// in between would be missed otherwise.
async fn listen(
    pool: Pool<Postgres>,
    mut hearing: PgListener,
    news: broadcast::Sender<News>,
    is_listening: Arc<AtomicBool>,
) {
    loop {
        is_listening.store(true, Ordering::Relaxed);
        match hearing.try_recv().await {
            Ok(Some(told)) => {
                if let Some(player) = told.payload().strip_prefix(KEYS) {
                    let _ = news.send(News::KeysDropped { player: player.to_owned() });
                } else if let Some(note) = told.payload().strip_prefix(NOTE) {
                    let _ = news.send(News::Note(note.to_owned()));
                } else if let Some((seq, table)) = told.payload().split_once(' ')
                    && let Ok(seq) = seq.parse()
                {
                    let _ = news.send(News::Added { table: table.to_owned(), seq });
                }
            }
            Ok(None) => {
                let _ = news.send(News::Lost);
            }
            Err(error) => {
                is_listening.store(false, Ordering::Relaxed);
                tracing::warn!(%error, "no news from the database");
                hearing = loop {
                    tokio::time::sleep(PAUSE).await;
                    match listener(&pool).await {
                        Ok(listener) => break listener,
                        Err(error) => tracing::warn!(%error, "still no news from the database"),
                    }
                };
                let _ = news.send(News::Lost);
            }
        }
    }
}

struct Writer {
    pool: Pool<Postgres>,
}

impl Write for Writer {
    async fn write(&mut self, group: &[Append]) -> Result<Vec<Written>, sqlx::Error> {
        let mut transaction = self.pool.begin().await?;
        lock_quotas(&mut transaction, group).await?;
        let (mut written, mut news, mut rest) = (Vec::new(), Vec::new(), group);
        while !rest.is_empty() {
            let (chunk, more) = rest.split_at(sql::together(rest));
            rest = more;
            if let [Append { quota: Some(quota), table, .. }] = chunk
                && !is_within(&mut transaction, quota, table).await?
            {
                written.push(Written::QuotaExceeded(quota.most));
                continue;
            }
            let results = sql::written(chunk, insert(&mut transaction, chunk).await?);
            for (append, _) in chunk.iter().zip(&results).filter(|(_, result)| **result == Written::Added) {
                news.push(format!("{} {}", append.line.seq, append.table));
                if let Some(card) = &append.card {
                    put_card(&mut transaction, card).await?;
                }
                put_due(&mut transaction, &append.table, append.due).await?;
            }
            written.extend(results);
        }
        // Notifications are delivered on commit.
        sqlx::query("SELECT pg_notify($1, n) FROM UNNEST($2::text[]) AS n")
            .bind(CHANNEL)
            .bind(&news)
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(written)
    }
}

/// Locks the table counts of these players against other nodes until the transaction ends. All nodes take these locks
/// in the same order and before anything else, so there are no deadlocks.
async fn lock_quotas(connection: &mut sqlx::PgConnection, group: &[Append]) -> Result<(), sqlx::Error> {
    let players: Vec<&str> = group.iter().filter_map(|append| Some(append.quota.as_ref()?.player.as_str())).collect();
    if players.is_empty() {
        return Ok(());
    }
    let locks: Vec<i64> = sqlx::query_scalar(
        "SELECT DISTINCT hashtextextended('quota ' || p, 0) AS lock FROM UNNEST($1::text[]) AS p ORDER BY lock",
    )
    .bind(&players)
    .fetch_all(&mut *connection)
    .await?;
    for lock in locks {
        sqlx::query("SELECT pg_advisory_xact_lock($1)").bind(lock).execute(&mut *connection).await?;
    }
    Ok(())
}

/// Inserts events, each only if its predecessor exists and its number is free. Returns the numbers inserted.
async fn insert(connection: &mut sqlx::PgConnection, chunk: &[Append]) -> Result<Vec<(String, i64)>, sqlx::Error> {
    let tables: Vec<&str> = chunk.iter().map(|append| append.table.as_str()).collect();
    let numbers = |number: fn(&Append) -> u64| chunk.iter().map(|append| signed(number(append))).collect::<Vec<i64>>();
    let bodies: Vec<&str> = chunk.iter().map(|append| append.line.body.as_str()).collect();
    sqlx::query_as(
        "INSERT INTO events (table_id, seq, at, body) \
         SELECT n.table_id, n.seq, n.at, n.body \
         FROM UNNEST($1::text[], $2::bigint[], $3::bigint[], $4::text[]) AS n (table_id, seq, at, body) \
         WHERE n.seq = 0 OR EXISTS (SELECT 1 FROM events e WHERE e.table_id = n.table_id AND e.seq = n.seq - 1) \
         ON CONFLICT DO NOTHING RETURNING table_id, seq",
    )
    .bind(&tables)
    .bind(numbers(|append| append.line.seq))
    .bind(numbers(|append| append.line.at))
    .bind(&bodies)
    .fetch_all(connection)
    .await
}

administration!(PostgresStore, "BEGIN");

keeps_contract!(PostgresStore {
    async fn backup(&self, _: &Path) -> Result<(), StoreError> {
        // PostgreSQL has its own tools for backups.
        Err(StoreError::Unsupported)
    }

    async fn tell(&self, notes: &[String]) -> Result<(), StoreError> {
        self.notify(&notes.iter().map(|note| format!("{NOTE}{note}")).collect::<Vec<_>>()).await
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn health(&self) -> Vec<(&'static str, bool)> {
        let hears = self.is_listening.load(Ordering::Relaxed) && !self.listener.is_finished();
        vec![("writer", self.group.is_working()), ("listener", hears)]
    }

    async fn close(&self) {
        self.listener.abort();
        self.group.close().await;
        self.pool.close().await;
    }
});
