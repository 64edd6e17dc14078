//! What operators need of a store, and what privacy and retention need: the part of the contract that playing does not use.

use crate::store::{Card, Key, LogLine, Player, StoreError};
use async_trait::async_trait;

/// A change that an operator makes. It is carried out together with its entry in the audit log, or not at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// Changes what a player is called everywhere but at tables where they sit already.
    Rename {
        /// The player's id.
        player: String,
        /// The new name.
        name: String,
    },
    /// Keeps a player from chatting until this time, or lets them chat again.
    Mute {
        /// The player's id.
        player: String,
        /// Milliseconds since 1970.
        until: Option<u64>,
    },
    /// Ends a player's sessions and tokens, and keeps them from logging in until this time; or lets them log in again.
    Ban {
        /// The player's id.
        player: String,
        /// Milliseconds since 1970.
        until: Option<u64>,
    },
    /// Adds the key of a one-time link; earlier ones of the same player stop working.
    AddReset(Key),
    /// Deletes a player with their keys, and the particulars of what operators did about them. Tables stay.
    DeletePlayer {
        /// The player's id.
        player: String,
    },
    /// Deletes a table with its log.
    DeleteTable {
        /// The table's id.
        table: String,
    },
    /// Remembers something about the whole store, or forgets it.
    SetMark {
        /// Its name.
        name: String,
        /// What to remember.
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
    /// Its place, from 1 without gaps; given by the store.
    pub number: u64,
    /// When: milliseconds since 1970.
    pub at: u64,
    /// Who did it.
    pub actor: String,
    /// What, by name, such as `player.ban`.
    pub action: String,
    /// The id of the player, table or report; empty for what concerns the whole server.
    pub subject: String,
    /// Particulars.
    pub detail: String,
}

/// Something that a person has reported.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// An id that says nothing.
    pub id: String,
    /// When: milliseconds since 1970.
    pub at: u64,
    /// The id of the player who reported it.
    pub reporter: String,
    /// The id of the player whom it is about.
    pub player: String,
    /// The table where it happened.
    pub table: String,
    /// The place of the saying in the table's log, if it is about one.
    pub seq: Option<u64>,
    /// Why, in the reporter's words.
    pub reason: String,
    /// When it was resolved, by whom, and what was done.
    pub resolved: Option<(u64, String, String)>,
}

/// A line of a log that is replaced, if it is still what it was.
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
    /// Carries out a change and adds its entry to the audit log, whose number the store gives; false, and no entry, if
    /// there is nothing of that id.
    async fn administer(&self, change: &Change, audit: &Audit) -> Result<bool, StoreError>;
    /// The audit log after a number, the oldest first.
    async fn audit_after(&self, number: u64, most: u32) -> Result<Vec<Audit>, StoreError>;
    /// The newest entries of the audit log, the newest first.
    async fn audit_newest(&self, most: u32) -> Result<Vec<Audit>, StoreError>;

    /// Players by a part of their name or login, or by their id; those who came last first.
    async fn find_players(&self, part: &str, most: u32) -> Result<Vec<Player>, StoreError>;
    /// Tables, listed or not, by their id, by who sits there, or by a part of what lists show; the newest first.
    async fn find_tables(&self, part: &str, most: u32) -> Result<Vec<Card>, StoreError>;

    /// Adds a report.
    async fn add_report(&self, report: &Report) -> Result<(), StoreError>;
    /// Reports, the newest first: those that are not resolved, or all.
    async fn reports(&self, all: bool, most: u32) -> Result<Vec<Report>, StoreError>;
    /// How many reports of a player are not resolved.
    async fn open_reports_of(&self, reporter: &str) -> Result<u64, StoreError>;

    /// Uses up the key of a one-time link: replaces the password of its player, and takes away all their sessions, tokens and
    /// other links. None if the key does not work, or not any more.
    async fn reset_password(&self, hash: &str, now: u64, password: &str) -> Result<Option<String>, StoreError>;

    /// Lines of logs that contain a text and were added before a time, after a place in the order of tables and logs.
    async fn find_lines(
        &self,
        text: &str,
        before: u64,
        after: Option<(&str, u64)>,
        most: u32,
    ) -> Result<Vec<(String, LogLine)>, StoreError>;
    /// Replaces lines of a table's log, and what lists show beside its stage.
    async fn rewrite(&self, table: &str, lines: &[Rewrite], card: Option<&str>) -> Result<(), StoreError>;
    /// Deletes a table with its log; whether it was there.
    async fn delete_table(&self, table: &str) -> Result<bool, StoreError>;
    /// Tables that have not begun or are not over, at which nothing has happened since then.
    async fn unfinished_tables(&self, before: u64, most: u32) -> Result<Vec<String>, StoreError>;
    /// Notes that a key was used.
    async fn see_key(&self, hash: &str, at: u64) -> Result<(), StoreError>;
    /// Takes away sessions that were not used since then; how many there were.
    async fn drop_idle_sessions(&self, before: u64) -> Result<u64, StoreError>;
}
