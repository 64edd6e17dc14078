//! Follows what operators do, wherever they do it: with SQLite in another process, with PostgreSQL anywhere. Each entry of the
//! audit log tells what this node has in memory and must not trust any more.

use crate::administration::{action, finish_deletion};
use crate::app::App;
use crate::settings::Settings;
use host::{Event, Logged, PlayerId};
use std::sync::Arc;
use std::time::Duration;
use store::{Audit, StoreError};

/// How often the audit log is looked at.
const ROUND: Duration = Duration::from_secs(1);
/// Entries that are read in one go.
const AT_ONCE: u32 = 100;

/// The number of the last entry now.
pub(crate) async fn last(store: &Arc<dyn store::Store>) -> Result<u64, StoreError> {
    Ok(store.audit_newest(1).await?.first().map_or(0, |entry| entry.number))
}

/// Looks at the audit log as long as the node lives.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        tokio::time::sleep(ROUND).await;
        if let Err(error) = catch_up(&app).await {
            tracing::warn!(%error, "the audit log cannot be followed");
        }
    }
}

/// Does what the newest entries ask for. Called when somebody knows that there is one, too.
pub(crate) async fn catch_up(app: &App) -> Result<(), StoreError> {
    // One at a time: a failure leaves the number where it was, and the entries are looked at again.
    let mut number = app.followed.lock().await;
    loop {
        let entries = app.store.audit_after(*number, AT_ONCE).await?;
        if entries.is_empty() {
            return Ok(());
        }
        for entry in entries {
            apply(app, &entry).await?;
            *number = entry.number;
        }
    }
}

async fn apply(app: &App, entry: &Audit) -> Result<(), StoreError> {
    match entry.action.as_str() {
        action::ANNOUNCE | action::REGISTRATION => app.set_settings(Settings::read(&app.store).await?),
        action::RENAME | action::MUTE | action::UNMUTE | action::UNBAN => {
            app.identities.forget_player(entry.subject.clone());
        }
        action::BAN | action::DELETE_PLAYER => {
            app.identities.forget_player(entry.subject.clone());
            app.rooms.keys.tell(&entry.subject, 0);
            if entry.action == action::DELETE_PLAYER {
                // What they did since, known to this node for a moment longer, goes as well. Whoever deleted them has done it
                // once: a log that cannot be read must not keep this node from following the others.
                if let Err(error) = finish_deletion(&app.store, &entry.subject).await {
                    tracing::warn!(%error, player = entry.subject, "the name of a deleted player may be left somewhere");
                }
            }
            let player = PlayerId(entry.subject.clone());
            let concerned = |logged: &Logged| match &logged.event {
                Event::Sat { player: who, .. } | Event::Said { player: who, .. } => *who == player,
                Event::Made { maker, .. } => *maker == player,
                _ => false,
            };
            app.rooms.distrust(|inner| inner.log.iter().any(concerned)).await;
        }
        action::DELETE_TABLE => app.rooms.forget(&entry.subject).await,
        _ => {}
    }
    Ok(())
}
