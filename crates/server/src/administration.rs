//! What operators do: `paddlewheel admin` works on the store itself, beside a server or without one. Nothing of this is in the
//! HTTP API. Servers follow the audit log and so notice within seconds; see `follow`.

use crate::settings::{ANNOUNCEMENT, Announcement, CLOSED, REGISTRATION};
use crate::{Error, erasure, lines, name, secret, time};
use api::{Leave, Millis, SeatKind, Stage};
use game::Fault;
use host::{Command, Event, PlayerId, Proposal};
use serde_json::json;
use std::sync::Arc;
use store::{Append, Audit, Change, Due, Filter, Key, KeyKind, Player, Report, Store, StoreError, TokenScope};

/// How often an event is tried while others add theirs.
const ATTEMPTS: u32 = 20;
/// A time that never comes, for what has no end. JavaScript can tell it exactly.
pub const FOR_GOOD: Millis = 9_000_000_000_000_000;

/// The names of actions in the audit log.
pub(crate) mod action {
    pub(crate) const RENAME: &str = "player.rename";
    pub(crate) const MUTE: &str = "player.mute";
    pub(crate) const UNMUTE: &str = "player.unmute";
    pub(crate) const BAN: &str = "player.ban";
    pub(crate) const UNBAN: &str = "player.unban";
    pub(crate) const RESET: &str = "player.reset-password";
    pub(crate) const DELETE_PLAYER: &str = "player.delete";
    pub(crate) const DELETE_TABLE: &str = "table.delete";
    pub(crate) const ANNOUNCE: &str = "server.announce";
    pub(crate) const REGISTRATION: &str = "server.registration";
    pub(crate) const RESOLVE: &str = "report.resolve";
}

/// Why an operator could not do it.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// What was asked for is wrong.
    #[error("{0}")]
    Input(Fault),
    /// The store does not do it.
    #[error(transparent)]
    Store(#[from] StoreError),
}

impl From<Fault> for AdminError {
    fn from(fault: Fault) -> Self {
        Self::Input(fault)
    }
}

impl From<Error> for AdminError {
    fn from(error: Error) -> Self {
        Self::Input(error.into())
    }
}

/// A report with what it is about, as far as that is still known.
#[derive(Clone, Debug)]
pub struct Reported {
    /// The report.
    pub report: Report,
    /// What the reported player is called.
    pub name: Option<String>,
    /// What was said, if the report is about a saying.
    pub saying: Option<String>,
}

/// An operator at a store.
pub struct Admin {
    store: Arc<dyn Store>,
    actor: String,
}

impl Admin {
    /// The operator of this name.
    pub fn new(store: Arc<dyn Store>, actor: String) -> Self {
        Self { store, actor }
    }

    /// A player by id or login.
    pub async fn player(&self, who: &str) -> Result<Player, AdminError> {
        let found = match self.store.player(who).await? {
            Some(player) => Some(player),
            None => self.store.player_by_login(&who.to_lowercase()).await?,
        };
        found.ok_or_else(|| Error::NoPlayer { name: who.to_string() }.into())
    }

    /// Changes what a player is called. At tables where they sit they keep the name that they have there.
    pub async fn rename(&self, who: &str, new: &str) -> Result<Player, AdminError> {
        let (player, new) = (self.player(who).await?, name::name(new)?);
        let change = Change::Rename { player: player.id.clone(), name: new.clone() };
        self.administer(&change, action::RENAME, &player.id, &new).await?;
        Ok(Player { name: new, ..player })
    }

    /// Keeps a player from chatting until a time, or lets them chat again.
    pub async fn mute(&self, who: &str, until: Option<Millis>, reason: &str) -> Result<Player, AdminError> {
        let player = self.player(who).await?;
        let action = if until.is_some() { action::MUTE } else { action::UNMUTE };
        let change = Change::Mute { player: player.id.clone(), until };
        self.administer(&change, action, &player.id, &until_detail(until, reason)).await?;
        Ok(Player { muted: until, ..player })
    }

    /// Ends all sessions and tokens of a player, who cannot log in until a time; bots take over their seats. Or lets them log
    /// in again.
    pub async fn ban(&self, who: &str, until: Option<Millis>, reason: &str) -> Result<Player, AdminError> {
        let player = self.player(who).await?;
        let action = if until.is_some() { action::BAN } else { action::UNBAN };
        let change = Change::Ban { player: player.id.clone(), until };
        self.administer(&change, action, &player.id, &until_detail(until, reason)).await?;
        if until.is_some() {
            vacate(&self.store, &player.id, Leave::Left).await?;
        }
        Ok(Player { banned: until, ..player })
    }

    /// Makes a secret by which a player can set a new password, once and until a time.
    pub async fn reset_password(&self, who: &str, until: Millis) -> Result<(Player, String), AdminError> {
        let player = self.player(who).await?;
        if player.login.is_none() {
            return Err(Error::NoPassword { name: who.to_string() }.into());
        }
        let token = secret::token();
        let key = Key {
            hash: secret::hash(&token),
            kind: KeyKind::Reset,
            player: Some(player.id.clone()),
            seat: None,
            label: String::new(),
            created: time::now(),
            scope: TokenScope::default(),
            expires: Some(until),
            seen: time::now(),
        };
        self.administer(&Change::AddReset(key), action::RESET, &player.id, "").await?;
        Ok((player, token))
    }

    /// Deletes a player, ends their part at tables, and takes their name out of all logs.
    pub async fn delete_player(&self, who: &str) -> Result<Player, AdminError> {
        let player = self.player(who).await?;
        delete_player(&self.store, &player.id, &self.actor).await?;
        Ok(player)
    }

    /// Deletes a table with its log.
    pub async fn delete_table(&self, table: &str) -> Result<(), AdminError> {
        let change = Change::DeleteTable { table: table.to_owned() };
        if self.administer(&change, action::DELETE_TABLE, table, "").await? {
            return Ok(());
        }
        Err(Error::NoTableNamed { name: table.to_string() }.into())
    }

    /// Announces something on every page, or stops announcing.
    pub async fn announce(&self, announcement: Option<Announcement>) -> Result<(), AdminError> {
        let value = announcement.as_ref().map(|announcement| json!(announcement).to_string());
        let detail = announcement.map(|announcement| announcement.text).unwrap_or_default();
        let change = Change::SetMark { name: ANNOUNCEMENT.to_owned(), value };
        self.administer(&change, action::ANNOUNCE, "", &detail).await?;
        Ok(())
    }

    /// Lets people register, or not.
    pub async fn set_registration(&self, is_open: bool) -> Result<(), AdminError> {
        let value = (!is_open).then(|| CLOSED.to_owned());
        let detail = if is_open { "open" } else { CLOSED };
        let change = Change::SetMark { name: REGISTRATION.to_owned(), value };
        self.administer(&change, action::REGISTRATION, "", detail).await?;
        Ok(())
    }

    /// Marks a report as resolved.
    pub async fn resolve(&self, report: &str, note: &str) -> Result<(), AdminError> {
        let change = Change::Resolve { report: report.to_owned(), note: note.to_owned() };
        if self.administer(&change, action::RESOLVE, report, note).await? {
            return Ok(());
        }
        Err(Error::NoReport { name: report.to_string() }.into())
    }

    /// Reports with what they are about.
    pub async fn reports(&self, all: bool, most: u32) -> Result<Vec<Reported>, AdminError> {
        let mut reports = Vec::new();
        for report in self.store.reports(all, most).await? {
            let name = self.store.player(&report.player).await?.map(|player| player.name);
            let line = match report.seq {
                Some(seq) => self.store.log(&report.table, seq).await?.into_iter().next(),
                None => None,
            };
            let saying = line.and_then(|line| match lines::logged(&line).ok()?.event {
                Event::Said { text, .. } => Some(text),
                _ => None,
            });
            reports.push(Reported { report, name, saying });
        }
        Ok(reports)
    }

    async fn administer(&self, change: &Change, action: &str, subject: &str, detail: &str) -> Result<bool, AdminError> {
        Ok(self.store.administer(change, &entry(&self.actor, action, subject, detail)).await?)
    }
}

fn entry(actor: &str, action: &str, subject: &str, detail: &str) -> Audit {
    Audit {
        number: 0,
        at: time::now(),
        actor: actor.to_owned(),
        action: action.to_owned(),
        subject: subject.to_owned(),
        detail: detail.to_owned(),
    }
}

/// Until when, and why, for the audit log.
fn until_detail(until: Option<Millis>, reason: &str) -> String {
    let until = match until {
        Some(FOR_GOOD) => "for good".to_owned(),
        Some(until) => format!("until {}", time::stamp(until)),
        None => String::new(),
    };
    [until.as_str(), reason].into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("; ")
}

/// Deletes a player with their keys, ends their part at tables, and takes their name out of all logs and lists. False if there
/// is no such player.
pub(crate) async fn delete_player(store: &Arc<dyn Store>, player: &str, actor: &str) -> Result<bool, StoreError> {
    let change = Change::DeletePlayer { player: player.to_owned() };
    let deleted = store.administer(&change, &entry(actor, action::DELETE_PLAYER, player, "")).await?;
    if deleted {
        finish_deletion(store, player).await?;
    }
    Ok(deleted)
}

/// What follows when a player is gone. It can be done again, by whoever hears of it, and then does nothing.
pub(crate) async fn finish_deletion(store: &Arc<dyn Store>, player: &str) -> Result<(), StoreError> {
    vacate(store, player, Leave::Resigned).await?;
    erasure::erase_name(store, player).await?;
    Ok(())
}

/// Ends a player's part at tables that are not over: they stand up, leave their seats to bots, and where they were to open a table
/// for others, it is closed.
pub(crate) async fn vacate(store: &Arc<dyn Store>, player: &str, why: Leave) -> Result<(), StoreError> {
    let id = PlayerId(player.to_owned());
    for stage in [Stage::Gathering, Stage::Playing] {
        let stage = Some(stage.name().to_owned());
        let filter = Filter { player: Some(player.to_owned()), stage, most: erasure::MOST_TABLES, ..Filter::default() };
        for card in store.cards(&filter).await? {
            // Whoever is faster is read at the next attempt.
            for _ in 0..ATTEMPTS {
                let Some(append) = next_to_vacate(store, &card.table, &id, why).await? else { break };
                match store.append(append).await {
                    Ok(()) | Err(StoreError::Conflict) => {}
                    Err(error) => return Err(error),
                }
            }
        }
    }
    Ok(())
}

/// The next event that ends a player's part at a table, if there is one.
async fn next_to_vacate(
    store: &Arc<dyn Store>,
    id: &str,
    player: &PlayerId,
    why: Leave,
) -> Result<Option<Append>, StoreError> {
    let lines = match store.log(id, 0).await {
        // Nothing can be added to a damaged table.
        Err(StoreError::Damaged(_)) => return Ok(None),
        lines => lines?,
    };
    let (Ok(mut table), Some(first), Some(last)) = (lines::table(&lines), lines.first(), lines.last()) else {
        return Ok(None);
    };
    let seats = table.seats_of(player);
    let commands: Vec<Command> = match table.stage() {
        // Nobody else could take the maker's seat.
        Stage::Gathering if table.maker() == Some(player) && table.config().seats.contains(&SeatKind::Maker) => {
            vec![Command::Close]
        }
        Stage::Gathering => seats.into_iter().map(|seat| Command::Stand { seat }).collect(),
        Stage::Playing => seats.into_iter().map(|seat| Command::Leave { seat, why }).collect(),
        Stage::Over | Stage::Closed => Vec::new(),
    };
    let next = commands.iter().find_map(|command| match table.propose(command) {
        Ok(Proposal::Add(next)) => Some(*next),
        _ => None,
    });
    let Some(next) = next else { return Ok(None) };
    let Ok(logged) = table.accept(next, time::now().max(last.at)) else { return Ok(None) };
    let Ok(line) = lines::line(&logged) else { return Ok(None) };
    let card = lines::card(id, &*table, first.at, logged.at);
    // A bot may have to move now: whichever server is there looks after it.
    let due = if table.stage() == Stage::Playing { Due::At(logged.at) } else { Due::Never };
    Ok(Some(Append { table: id.to_owned(), line, card: Some(card), due, quota: None }))
}
