//! The part of the contract for operators, privacy and retention, which play does not use.

use crate::store::{Card, Key, LogLine, Player, StoreError};
use async_trait::async_trait;

/// A change by an operator. It is made together with its audit log entry, or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Changes a player's name, except at tables where they already sit.
    Rename {
        /// The player's id.
        player: String,
        /// The new name.
        name: String,
    },
    /// Mutes a player until this time, or unmutes them.
    Mute {
        /// The player's id.
        player: String,
        /// Milliseconds since 1970.
        until: Option<u64>,
    },
    /// Ends a player's sessions and tokens and blocks logins until this time, or allows logins again.
    Ban {
        /// The player's id.
        player: String,
        /// Milliseconds since 1970.
        until: Option<u64>,
    },
    /// Adds the key of a one-time link and invalidates the player's earlier ones.
    AddReset(Key),
    /// Deletes a player with their keys, and the details of audit log entries about them. Tables stay.
    DeletePlayer {
        /// The player's id.
        player: String,
    },
    /// Deletes a table with its log.
    DeleteTable {
        /// The table's id.
        table: String,
    },
    /// Sets or removes a named value for the whole store.
    SetMark {
        /// Its name.
        name: String,
        /// The new value; `None` removes it.
        value: Option<String>,
    },
    /// Marks a report as resolved.
    Resolve {
        /// The report's id.
        report: String,
        /// What was done about it.
        note: String,
    },
}

/// An entry of the audit log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Audit {
    /// Its number, from 1 without gaps; assigned by the store.
    pub number: u64,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The operator.
    pub actor: String,
    /// The name of the action, such as `player.ban`.
    pub action: String,
    /// The id of the player, table or report; empty if it concerns the whole server.
    pub subject: String,
    /// Further details.
    pub detail: String,
}

/// A report by a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// An opaque id.
    pub id: String,
    /// The time, in milliseconds since 1970.
    pub at: u64,
    /// The id of the player who reported it.
    pub reporter: String,
    /// The id of the reported player.
    pub player: String,
    /// The table where it happened.
    pub table: String,
    /// The sequence number of the chat message in the table's log, if it is about one.
    pub seq: Option<u64>,
    /// The reason, in the reporter's words.
    pub reason: String,
    /// When it was resolved, by whom, and what was done.
    pub resolved: Option<(u64, String, String)>,
}

/// Replaces a log line, if it is unchanged since it was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// The line as it was read.
    pub line: LogLine,
    /// Its new body.
    pub body: String,
}

/// The part of a store for operators, privacy and retention.
#[async_trait]
pub trait Administration: Send + Sync {
    /// Makes a change and adds its audit log entry, numbered by the store. Returns false, and adds no entry, if the id
    /// does not exist.
    async fn administer(&self, change: &Change, audit: &Audit) -> Result<bool, StoreError>;
    /// The audit log entries after a number, oldest first.
    async fn audit_after(&self, number: u64, most: u32) -> Result<Vec<Audit>, StoreError>;
    /// The newest audit log entries, newest first.
    async fn audit_newest(&self, most: u32) -> Result<Vec<Audit>, StoreError>;

    /// Players by part of their name or login, or by id; most recently seen first.
    async fn find_players(&self, part: &str, most: u32) -> Result<Vec<Player>, StoreError>;
    /// Tables, listed or not, by id, by seated player, or by part of their card; newest first.
    async fn find_tables(&self, part: &str, most: u32) -> Result<Vec<Card>, StoreError>;

    /// Adds a report.
    async fn add_report(&self, report: &Report) -> Result<(), StoreError>;
    /// The unresolved reports, or all; newest first.
    async fn reports(&self, all: bool, most: u32) -> Result<Vec<Report>, StoreError>;
    /// The number of unresolved reports by a player.
    async fn open_reports_of(&self, reporter: &str) -> Result<u64, StoreError>;

    /// Consumes the key of a one-time link: replaces its player's password and revokes all their sessions, tokens and
    /// other links. `None` if the key is invalid, expired or already used.
    async fn reset_password(&self, hash: &str, now: u64, password: &str) -> Result<Option<String>, StoreError>;

    /// Log lines that contain a text and were added before a time, after a position in table and log order.
    async fn find_lines(
        &self,
        text: &str,
        before: u64,
        after: Option<(&str, u64)>,
        most: u32,
    ) -> Result<Vec<(String, LogLine)>, StoreError>;
    /// Replaces lines of a table's log, and the body of its card.
    async fn rewrite(&self, table: &str, lines: &[Rewrite], card: Option<&str>) -> Result<(), StoreError>;
    /// Deletes a table with its log. Returns whether it existed.
    async fn delete_table(&self, table: &str) -> Result<bool, StoreError>;
    /// Unfinished tables without any events since this time.
    async fn unfinished_tables(&self, before: u64, most: u32) -> Result<Vec<String>, StoreError>;
    /// Records that a key was used.
    async fn see_key(&self, hash: &str, at: u64) -> Result<(), StoreError>;
    /// Deletes sessions not used since this time. Returns their number.
    async fn drop_idle_sessions(&self, before: u64) -> Result<u64, StoreError>;
}
