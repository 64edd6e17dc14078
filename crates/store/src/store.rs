//! The contract of a store.

use crate::administration::Administration;
use async_trait::async_trait;
use std::path::{Path, PathBuf};
use thiserror::Error;
use tokio::sync::broadcast;

/// One event of a log, as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Its place, from 0, without gaps.
    pub seq: u64,
    /// When it happened, in milliseconds since 1970.
    pub at: u64,
    /// The event as a document.
    pub body: String,
}

/// What is added to a store in one go: all of it, or nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Whose log.
    pub table: String,
    /// The event. There must be none at its place, and one just before it, unless it is the first.
    pub line: LogLine,
    /// What lists show of the table from now on, where that has changed.
    pub card: Option<Card>,
    /// When somebody has to look after the table, where that has changed.
    pub due: Due,
    /// Adds nothing if this player has too many tables already.
    pub quota: Option<Quota>,
}

/// A limit on a player's tables. It is checked in the transaction that adds the event, so that requests at the same time,
/// also at several nodes, cannot exceed it together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Quota {
    /// The player, by id.
    pub player: String,
    /// How many tables the player may have, with the one that the event belongs to.
    pub most: u32,
    /// The stages in which a table counts, by name.
    pub stages: Vec<&'static str>,
}

/// When somebody has to look after a table: because a clock runs out, or in case a bot's move is not made in time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// As before.
    Same,
    /// At this time.
    At(u64),
    /// Not at all.
    Never,
}

/// What lists show of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// The table.
    pub table: String,
    /// Its game.
    pub game: String,
    /// How far it is, by name.
    pub stage: String,
    /// Whether it is listed.
    pub public: bool,
    /// How many seats anybody may take.
    pub open_seats: u32,
    /// When it was made.
    pub created: u64,
    /// When something happened last.
    pub updated: u64,
    /// Who sits there, by id.
    pub players: Vec<String>,
    /// Whatever else is shown, as a document.
    pub body: String,
}

/// Which tables to list: the newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only those of this player, listed or not; without it, only those that are listed.
    pub player: Option<String>,
    /// Only those of this game.
    pub game: Option<String>,
    /// Only those that are so far; without it, all but those that were closed before they began.
    pub stage: Option<String>,
    /// Only those with a seat that anybody may take.
    pub open: bool,
    /// Only those that something happened at before this time.
    pub before: Option<u64>,
    /// At most so many.
    pub most: u32,
}

/// Somebody.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// An id that says nothing.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// The name of their account, if they have one.
    pub login: Option<String>,
    /// The hash of their password.
    pub password: Option<String>,
    /// When they came first.
    pub created: u64,
    /// When they came last, to a day.
    pub seen: u64,
    /// Until when they cannot chat: milliseconds since 1970.
    pub muted: Option<u64>,
    /// Until when they cannot log in.
    pub banned: Option<u64>,
}

/// Something that is shown to prove who one is, or what one may do; only its hash is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Key {
    /// The hash.
    pub hash: String,
    /// What it is for.
    pub kind: KeyKind,
    /// Whose it is.
    pub player: Option<String>,
    /// The table and the seat that it is for.
    pub seat: Option<(String, u8)>,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created: u64,
    /// What a token may do; of no meaning for other keys.
    pub scope: TokenScope,
    /// When it stops working: milliseconds since 1970.
    pub expires: Option<u64>,
    /// When it was used last, to a day.
    pub seen: u64,
}

/// What a token may do in the name of its owner. Whatever it is, it has no power over the account.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TokenScope {
    /// Play and look.
    #[default]
    Play,
    /// Look only.
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

    /// The scope of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        [Self::Play, Self::Read].into_iter().find(|scope| scope.name() == name)
    }
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyKind {
    /// A browser's session.
    Session,
    /// A program.
    Token,
    /// A seat.
    Invitation,
    /// Setting a new password, once.
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

    /// The kind of that name.
    pub fn by_name(name: &str) -> Option<Self> {
        [Self::Session, Self::Token, Self::Invitation, Self::Reset].into_iter().find(|kind| kind.name() == name)
    }
}

/// What nodes tell each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something was added to a log.
    Added {
        /// Whose.
        table: String,
        /// The place of the event.
        seq: u64,
    },
    /// Keys of a player were revoked: nobody should go on trusting those that they know.
    KeysDropped {
        /// The player, by id.
        player: String,
    },
    /// What a node has told all nodes, itself among them.
    Note(String),
    /// News may have been lost: whoever waits for some had better look.
    Lost,
}

/// Why a store could not do it.
#[derive(Debug, Error)]
pub enum StoreError {
    /// Somebody else was first: there is an event at this place already, or none before it.
    #[error("the log has gone on, or there is a gap before this place")]
    Conflict,
    /// The player has as many tables as the quota allows.
    #[error("the player has {0} tables already")]
    QuotaExceeded(u32),
    /// The name of an account is taken.
    #[error("the name is taken")]
    Taken,
    /// The database belongs to another program.
    #[error("this is a database of another program")]
    Foreign,
    /// The database is of a version that is newer than this program.
    #[error("this is a database of a newer version")]
    Newer,
    /// Another server uses this SQLite file.
    #[error("another server uses {0}")]
    InUse(PathBuf),
    /// This SQLite file has several names (hard links): what SQLite puts beside it would differ by the name that is used.
    #[error("{0} has several names (hard links)")]
    Linked(PathBuf),
    /// There is no such kind of database.
    #[error("{0} is no kind of database")]
    Kind(String),
    /// The store cannot do this at all.
    #[error("this store cannot do that")]
    Unsupported,
    /// The database does not answer as it should.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// The database could not be brought up to date.
    #[error("database: {0}")]
    Migration(sqlx::migrate::MigrateError),
    /// What is kept cannot be read: asking again does not help.
    #[error("damaged: {0}")]
    Damaged(String),
    /// The store is closed.
    #[error("the store is closed")]
    Closed,
}

impl StoreError {
    /// What was wrong, in the words of the database where it has some.
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

/// Keeps logs, lists, players and keys. What it has acknowledged is safe.
#[async_trait]
pub trait Store: Administration {
    /// Adds an event to a log. Answers when it is safe.
    async fn append(&self, append: Append) -> Result<(), StoreError>;
    /// A log from this place on.
    async fn log(&self, table: &str, from: u64) -> Result<Vec<LogLine>, StoreError>;
    /// Several logs, each whole, in one query; tables without a log are left out.
    async fn logs(&self, tables: &[String]) -> Result<Vec<(String, Vec<LogLine>)>, StoreError>;
    /// All tables, by id: for exports.
    async fn tables(&self) -> Result<Vec<String>, StoreError>;
    /// How far a table is, as lists show it.
    async fn stage(&self, table: &str) -> Result<Option<String>, StoreError>;
    /// What was remembered about the whole store under this name.
    async fn mark(&self, name: &str) -> Result<Option<String>, StoreError>;
    /// Remembers something about the whole store.
    async fn set_mark(&self, name: &str, value: &str) -> Result<(), StoreError>;
    /// The tables that a list shows.
    async fn cards(&self, filter: &Filter) -> Result<Vec<Card>, StoreError>;
    /// Tables that somebody has to look after by this time, at most so many. They are put off until a later time, so that
    /// of several nodes only one gets them.
    async fn claim_due(&self, by: u64, until: u64, most: u32) -> Result<Vec<String>, StoreError>;
    /// Hears of everything that is added from now on, by whichever node.
    fn news(&self) -> broadcast::Receiver<News>;
    /// Tells all nodes something that is not kept; each note has at most 7000 bytes. Where there is one node alone, nobody
    /// hears it.
    async fn tell(&self, notes: &[String]) -> Result<(), StoreError>;

    /// Adds somebody.
    async fn add_player(&self, player: &Player) -> Result<(), StoreError>;
    /// Somebody, by id.
    async fn player(&self, id: &str) -> Result<Option<Player>, StoreError>;
    /// Somebody, by the name of their account.
    async fn player_by_login(&self, login: &str) -> Result<Option<Player>, StoreError>;
    /// Notes that somebody has come.
    async fn see_player(&self, id: &str, at: u64) -> Result<(), StoreError>;
    /// Forgets guests who have not come since then and have nothing here: no account, no seat or table, no token. At most
    /// so many; how many there were.
    async fn drop_guests(&self, before: u64, most: u32) -> Result<u64, StoreError>;
    /// Changes a player's name and nothing else.
    async fn rename_player(&self, id: &str, name: &str) -> Result<(), StoreError>;
    /// Gives a guest an account; false if the player has one already, or there is no such player.
    async fn add_account(&self, id: &str, login: &str, password: &str) -> Result<bool, StoreError>;
    /// Replaces the hash of a password; false if it is no longer the old one: somebody else has changed it meanwhile.
    async fn change_password(&self, id: &str, old: &str, new: &str) -> Result<bool, StoreError>;

    /// Adds a key.
    async fn add_key(&self, key: &Key) -> Result<(), StoreError>;
    /// Adds a key unless its player has this many of its kind already, also by requests at the same time; whether it was added.
    async fn add_key_within(&self, key: &Key, most: u32) -> Result<bool, StoreError>;
    /// A key, by its hash.
    async fn key(&self, hash: &str) -> Result<Option<Key>, StoreError>;
    /// The keys of a player.
    async fn keys_of(&self, player: &str, kind: KeyKind) -> Result<Vec<Key>, StoreError>;
    /// Takes a key away; whether it was there.
    async fn drop_key(&self, hash: &str) -> Result<bool, StoreError>;
    /// Takes all keys of a kind away from a player.
    async fn drop_keys_of(&self, player: &str, kind: KeyKind) -> Result<(), StoreError>;
    /// Takes away the invitations of a seat, or of all seats of a table.
    async fn drop_invitations(&self, table: &str, seat: Option<u8>) -> Result<(), StoreError>;

    /// Whether others may add to it, too.
    fn is_shared(&self) -> bool;
    /// Its parts and whether they work now: `writer`, and `listener` where nodes tell each other what they do.
    fn health(&self) -> Vec<(&'static str, bool)>;
    /// Whether it answers.
    async fn ping(&self) -> Result<(), StoreError>;
    /// Writes a copy into a file while others go on.
    async fn backup(&self, path: &Path) -> Result<(), StoreError>;
    /// Finishes what has been begun, and closes.
    async fn close(&self);
}
