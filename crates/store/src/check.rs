//! Checks a database without changing it; a server may be running.

use crate::store::{Card, LogLine, StoreError};
use crate::{postgres, sqlite};
use sqlx::{Pool, Postgres, Sqlite};

/// A problem found in a database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The kind of problem.
    pub kind: FindingKind,
    /// The table or key concerned; empty for the database itself.
    pub subject: String,
    /// A number or, for the database itself, its own message.
    pub detail: String,
}

/// The kinds of problems in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The database reports a damaged file.
    Integrity,
    /// Events are missing from a log; the detail is their number.
    Gap,
    /// A table has a card but no log.
    CardWithoutLog,
    /// A table has a log but no card.
    LogWithoutCard,
    /// A player has a seat at a table without a card.
    SeatWithoutCard,
    /// A table is due but has no log.
    DueWithoutLog,
    /// A session or a token belongs to a player who does not exist.
    KeyWithoutPlayer,
    /// An invitation is for a table that does not exist.
    InvitationWithoutTable,
}

impl FindingKind {
    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Integrity => "integrity",
            Self::Gap => "gap",
            Self::CardWithoutLog => "card-without-log",
            Self::LogWithoutCard => "log-without-card",
            Self::SeatWithoutCard => "seat-without-card",
            Self::DueWithoutLog => "due-without-log",
            Self::KeyWithoutPlayer => "key-without-player",
            Self::InvitationWithoutTable => "invitation-without-table",
        }
    }
}

/// The query for each kind; it returns the subject and a number.
pub(crate) const LOOSE_ENDS: &[(FindingKind, &str)] = &[
    (
        FindingKind::Gap,
        "SELECT table_id, MAX(seq) + 1 - COUNT(*) FROM events GROUP BY table_id HAVING MAX(seq) + 1 <> COUNT(*)",
    ),
    (
        FindingKind::CardWithoutLog,
        "SELECT c.table_id, c.created FROM cards c \
         WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = c.table_id)",
    ),
    (
        // A table that is being imported gets its card with the second event.
        FindingKind::LogWithoutCard,
        "SELECT e.table_id, e.at FROM events e WHERE e.seq = 1 \
         AND NOT EXISTS (SELECT 1 FROM cards c WHERE c.table_id = e.table_id)",
    ),
    (
        FindingKind::SeatWithoutCard,
        "SELECT s.table_id, COUNT(*) FROM sitters s \
         WHERE NOT EXISTS (SELECT 1 FROM cards c WHERE c.table_id = s.table_id) GROUP BY s.table_id",
    ),
    (
        FindingKind::DueWithoutLog,
        "SELECT d.table_id, d.at FROM due d WHERE NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = d.table_id)",
    ),
    (
        FindingKind::KeyWithoutPlayer,
        "SELECT k.hash, k.created FROM keys k WHERE k.kind <> 'invitation' \
         AND NOT EXISTS (SELECT 1 FROM players p WHERE p.player_id = k.player_id)",
    ),
    (
        FindingKind::InvitationWithoutTable,
        "SELECT k.hash, k.created FROM keys k WHERE k.kind = 'invitation' \
         AND NOT EXISTS (SELECT 1 FROM events e WHERE e.table_id = k.table_id)",
    ),
];

/// The migration that introduced marks.
const MARKS_SINCE: i64 = 3;

/// A database that is only read.
pub struct Checker(Database);

enum Database {
    Sqlite(Pool<Sqlite>),
    Postgres(Pool<Postgres>),
}

impl Checker {
    /// Opens an existing database, `postgres://…` or the path of a SQLite file, without migrating it.
    pub async fn open(address: &str) -> Result<Self, StoreError> {
        Ok(Self(match crate::place(address)? {
            crate::Place::Postgres => Database::Postgres(postgres::open_read_only(address).await?),
            crate::Place::Sqlite(path) => Database::Sqlite(sqlite::open_read_only(path).await?),
        }))
    }

    /// The problems of the database, except those in the contents of its logs.
    pub async fn findings(&self) -> Result<Vec<Finding>, StoreError> {
        match &self.0 {
            Database::Sqlite(pool) => {
                let mut found = sqlite::integrity(pool).await?;
                // The damage is already reported; further queries may fail.
                match sqlite::loose_ends(pool).await {
                    Err(StoreError::Damaged(_)) if !found.is_empty() => {}
                    more => found.extend(more?),
                }
                Ok(found)
            }
            Database::Postgres(pool) => postgres::loose_ends(pool).await,
        }
    }

    /// All tables, by id.
    pub async fn tables(&self) -> Result<Vec<String>, StoreError> {
        match &self.0 {
            Database::Sqlite(pool) => sqlite::tables(pool).await,
            Database::Postgres(pool) => postgres::tables(pool).await,
        }
    }

    /// The log of a table.
    pub async fn log(&self, table: &str) -> Result<Vec<LogLine>, StoreError> {
        match &self.0 {
            Database::Sqlite(pool) => sqlite::log(pool, table, 0).await,
            Database::Postgres(pool) => postgres::log(pool, table, 0).await,
        }
    }

    /// The card of a table, without its players.
    pub async fn card(&self, table: &str) -> Result<Option<Card>, StoreError> {
        match &self.0 {
            Database::Sqlite(pool) => sqlite::card(pool, table).await,
            Database::Postgres(pool) => postgres::card(pool, table).await,
        }
    }

    /// A named value for the whole store; `None` in a database that predates marks.
    pub async fn mark(&self, name: &str) -> Result<Option<String>, StoreError> {
        match &self.0 {
            Database::Sqlite(pool) if sqlite::version(pool).await? >= MARKS_SINCE => sqlite::mark(pool, name).await,
            Database::Postgres(pool) if postgres::version(pool).await? >= MARKS_SINCE => {
                postgres::mark(pool, name).await
            }
            _ => Ok(None),
        }
    }

    /// Closes the connections.
    pub async fn close(&self) {
        match &self.0 {
            Database::Sqlite(pool) => pool.close().await,
            Database::Postgres(pool) => pool.close().await,
        }
    }
}
