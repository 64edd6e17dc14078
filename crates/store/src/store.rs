//! The contract of a store.

use crate::administration::Administration;
use async_trait::async_trait;
use std::path::{Path, PathBuf};
use thiserror::Error;
use tokio::sync::broadcast;

/// One event of a log, as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its sequence number, from 0, without gaps.
    pub seq: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The event as a document.
    pub body: String,
}

/// What is appended to a store atomically.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// The id of the table.
    pub table: String,
    /// The event. Its number must be free, and its predecessor must exist unless it is the first.
    pub line: LogLine,
    /// The new card of the table, if it has changed.
    pub card: Option<Card>,
    /// When the table is due, if that has changed.
    pub due: Due,
    /// Rejects the append if the player has too many tables.
    pub quota: Option<Quota>,
}

/// A limit on a player's tables. It is checked in the transaction that adds the event, so that concurrent requests,
/// even at several nodes, cannot exceed it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// The player's id.
    pub player: String,
    /// The most tables the player may have, including the one of this event.
    pub most: u32,
    /// The stages in which a table counts, by name.
    pub stages: Vec<&'static str>,
}

/// When a node must attend to a table: because a clock runs out, or in case a bot does not move in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// Unchanged.
    Same,
    /// At this time.
    At(u64),
    /// Never.
    Never,
}

/// A table's entry in lists.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The table's id.
    pub table: String,
    /// The name of its game.
    pub game: String,
    /// The name of its stage.
    pub stage: String,
    /// Whether it is listed.
    pub public: bool,
    /// The number of seats that anybody may take.
    pub open_seats: u32,
    /// When it was created.
    pub created: u64,
    /// The time of its last event.
    pub updated: u64,
    /// The ids of the seated players.
    pub players: Vec<String>,
    /// Everything else shown in lists, as a document.
    pub body: String,
}

/// Which tables to list, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only tables of this player, listed or not; if absent, only listed ones.
    pub player: Option<String>,
    /// Only tables of this game.
    pub game: Option<String>,
    /// Only tables in this stage; if absent, all except those closed before they began.
    pub stage: Option<String>,
    /// Only tables with a seat that anybody may take.
    pub open: bool,
    /// Only tables last updated before this time.
    pub before: Option<u64>,
    /// The most tables to return.
    pub most: u32,
}

/// A player: a guest or an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// An opaque id.
    pub id: String,
    /// The display name.
    pub name: String,
    /// The login of their account, if they have one.
    pub login: Option<String>,
    /// The hash of their password.
    pub password: Option<String>,
    /// When they were first seen.
    pub created: u64,
    /// When they were last seen, to the day.
    pub seen: u64,
    /// Muted until this time, in milliseconds since 1970.
    pub muted: Option<u64>,
    /// Banned from logging in until this time.
    pub banned: Option<u64>,
}

/// A credential; only its hash is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The hash.
    pub hash: String,
    /// Its kind.
    pub kind: KeyKind,
    /// The id of its owner.
    pub player: Option<String>,
    /// The table and seat that it is for.
    pub seat: Option<(String, u8)>,
    /// The name given by its owner.
    pub label: String,
    /// When it was created.
    pub created: u64,
    /// What a token may do; unused for other keys.
    pub scope: TokenScope,
    /// When it expires, in milliseconds since 1970.
    pub expires: Option<u64>,
    /// When it was last used, to the day.
    pub seen: u64,
}

/// What a token may do on behalf of its owner. No token has power over the account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenScope {
    /// Play and watch.
    #[default]
    Play,
    /// Watch only.
    Read,
}

impl TokenScope {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Read => "read",
        }
    }

    /// The scope with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        [Self::Play, Self::Read].into_iter().find(|scope| scope.name() == name)
    }
}

/// The kinds of keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser's session.
    Session,
    /// A program's token.
    Token,
    /// An invitation to a seat.
    Invitation,
    /// A one-time password reset.
    Reset,
}

impl KeyKind {
    /// Its name in the store.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Session => "session",
            Self::Token => "token",
            Self::Invitation => "invitation",
            Self::Reset => "reset",
        }
    }

    /// The kind with this name.
    pub fn by_name(name: &str) -> Option<Self> {
        [Self::Session, Self::Token, Self::Invitation, Self::Reset].into_iter().find(|kind| kind.name() == name)
    }
}

/// Notifications between nodes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// An event was appended to a log.
    Added {
        /// The table's id.
        table: String,
        /// The event's sequence number.
        seq: u64,
    },
    /// Keys of a player were revoked: cached ones must no longer be trusted.
    KeysDropped {
        /// The player's id.
        player: String,
    },
    /// A note from a node to all nodes, including itself.
    Note(String),
    /// Notifications may have been lost: listeners must check the store themselves.
    Lost,
}

/// Why a store operation failed.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Another writer was first: the event's number is taken, or its predecessor is missing.
    #[error("the log has gone on, or there is a gap before this place")]
    Conflict,
    /// The player has as many tables as the quota allows.
    #[error("the player has {0} tables already")]
    QuotaExceeded(u32),
    /// The login is taken.
    #[error("the name is taken")]
    Taken,
    /// The database belongs to another program.
    #[error("this is a database of another program")]
    Foreign,
    /// The database is newer than this program.
    #[error("this is a database of a newer version")]
    Newer,
    /// Another server uses this SQLite file.
    #[error("another server uses {0}")]
    InUse(PathBuf),
    /// This SQLite file has several hard links, and SQLite's companion files would depend on the name used.
    #[error("{0} has several names (hard links)")]
    Linked(PathBuf),
    /// Unknown kind of database.
    #[error("{0} is no kind of database")]
    Kind(String),
    /// The store does not support this.
    #[error("this store cannot do that")]
    Unsupported,
    /// A database error.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database could not be migrated.
    #[error("database: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// The stored data cannot be read; retrying does not help.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// The cause, in the database's own words if it has any.
    pub fn reason(&self) -> String {
        match self {
            Self::Database(sqlx::Error::Database(error)) => error.message().to_owned(),
            Self::Database(error) => error.to_string(),
            other => other.to_string(),
        }
    }
}

impl From<sqlx::migrate::MigrateError> for StoreError {
    fn from(error: sqlx::migrate::MigrateError) -> Self {
        match error {
            sqlx::migrate::MigrateError::VersionMissing(_) => Self::Newer,
            error => Self::Migration(error),
        }
    }
}

/// Stores logs, lists, players and keys. Whatever it has acknowledged is durable.
#[async_trait]
pub trait Store: Administration {
    /// Appends an event to a log. Returns once it is durable.
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// A log from this sequence number on.
    async fn log(&self, table: &str, from: u64) -> Result<Vec<LogLine>, StoreError>;
    /// Several complete logs in one query; tables without a log are omitted.
    async fn logs(&self, tables: &[String]) -> Result<Vec<(String, Vec<LogLine>)>, StoreError>;
    /// The ids of all tables, for exports.
    async fn tables(&self) -> Result<Vec<String>, StoreError>;
    /// The stage of a table, as in lists.
    async fn stage(&self, table: &str) -> Result<Option<String>, StoreError>;
    /// A named value for the whole store.
    async fn mark(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// Sets a named value for the whole store.
    async fn set_mark(&self, name: &str, value: &str) -> Result<(), StoreError>;
    /// The cards of the matching tables.
    async fn cards(&self, filter: &Filter) -> Result<Vec<Card>, StoreError>;
    /// Claims up to `most` tables that are due by this time. They are postponed to a later time, so that only one of
    /// several nodes gets each of them.
    async fn claim_due(&self, by: u64, until: u64, most: u32) -> Result<Vec<String>, StoreError>;
    /// Subscribes to news from now on, from all nodes.
    fn news(&self) -> broadcast::Receiver<News>;
    /// Sends notes that are not stored to all nodes; each has at most 7000 bytes. With a single node, nobody receives
    /// them.
    async fn tell(&self, notes: &[String]) -> Result<(), StoreError>;

    /// Adds a player.
    async fn add_player(&self, player: &Player) -> Result<(), StoreError>;
    /// The player with this id.
    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError>;
    /// The player with this login.
    async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError>;
    /// Records that a player was seen.
    async fn see_player(&self, id: &str, at: u64) -> Result<(), StoreError>;
    /// Deletes up to `most` guests who have not been seen since this time and have no account, seat, table or token.
    /// Returns their number.
    async fn drop_guests(&self, before: u64, most: u32) -> Result<u64, StoreError>;
    /// Changes a player's name and nothing else.
    async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError>;
    /// Gives a guest an account; false if the player already has one or does not exist.
    async fn add_account(&self, id: &str, login: &str, password: &str) -> Result<bool, StoreError>;
    /// Replaces a password hash; false if the old one no longer matches because it was changed concurrently.
    async fn change_password(&self, id: &str, old: &str, new: &str) -> Result<bool, StoreError>;

    /// Adds a key.
    async fn add_key(&self, key: &Key) -> Result<(), StoreError>;
    /// Adds a key unless its player already has this many of its kind, counting concurrent requests. Returns whether it
    /// was added.
    async fn add_key_within(&self, key: &Key, most: u32) -> Result<bool, StoreError>;
    /// The key with this hash.
    async fn key(&self, hash: &str) -> Result<Option<Key>, StoreError>;
    /// The keys of a player of this kind.
    async fn keys_of(&self, player: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError>;
    /// Deletes a key. Returns whether it existed.
    async fn drop_key(&self, hash: &str) -> Result<bool, StoreError>;
    /// Deletes all keys of a kind of a player.
    async fn drop_keys_of(&self, player: &str, kind: KeyKind) -> Result<(), StoreError>;
    /// Deletes the invitations for a seat, or for all seats of a table.
    async fn drop_invitations(&self, table: &str, seat: Option<u8>) -> Result<(), StoreError>;

    /// Whether other nodes may write to it, too.
    fn is_shared(&self) -> bool;
    /// Its parts and whether they currently work: `writer` and, with several nodes, `listener`.
    fn health(&self) -> Vec<(&'static str, bool)>;
    /// Checks that the store responds.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Writes a copy to a file while others keep working.
    async fn backup(&self, path: &Path) -> Result<(), StoreError>;
    /// Finishes pending work and closes the store.
    async fn close(&self);
}
