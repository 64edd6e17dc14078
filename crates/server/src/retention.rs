//! Forgets what is older than the operator wants it to be.

use crate::app::App;
use crate::notes::Note;
use crate::{erasure, time};
use api::Millis;
use std::sync::Arc;
use std::time::Duration;
use store::StoreError;

/// How often it is looked for.
const ROUND: Duration = Duration::from_hours(1);
/// Guests, and tables, that are forgotten in one go.
const MOST: u32 = 1000;

/// Forgets what is too old, as long as the node lives.
pub(crate) async fn run(app: Arc<App>) {
    loop {
        if let Err(error) = tidy(&app).await {
            tracing::warn!(%error, "what is too old could not be forgotten");
        }
        tokio::time::sleep(ROUND).await;
    }
}

/// The time before which something is too old.
fn before(age: Duration) -> Millis {
    time::now().saturating_sub(u64::try_from(age.as_millis()).unwrap_or(u64::MAX))
}

async fn tidy(app: &App) -> Result<(), StoreError> {
    let retention = app.options.retention;
    let guests = app.store.drop_guests(before(retention.guests), MOST).await?;
    if guests > 0 {
        tracing::info!(count = guests, "guests who did not come any more were forgotten");
    }
    if let Some(age) = retention.sessions {
        let sessions = app.store.drop_idle_sessions(before(age)).await?;
        if sessions > 0 {
            tracing::info!(count = sessions, "sessions that nobody used any more were ended");
        }
    }
    if let Some(age) = retention.unfinished {
        for table in app.store.unfinished_tables(before(age), MOST).await? {
            app.store.delete_table(&table).await?;
            tracing::info!(table, "a table that nobody went on with was deleted");
            tell(app, &[Note::Deleted { table }]).await?;
        }
    }
    if let Some(age) = retention.chat {
        let tables = erasure::erase_sayings(&app.store, before(age)).await?;
        if !tables.is_empty() {
            tracing::info!(tables = tables.len(), "old sayings were erased");
        }
        let notes: Vec<Note> = tables.into_iter().map(|table| Note::Rewritten { table }).collect();
        tell(app, &notes).await?;
    }
    Ok(())
}

/// Tells all nodes, this one among them. Where there is only this one, stores pass nothing on.
async fn tell(app: &App, notes: &[Note]) -> Result<(), StoreError> {
    if app.store.is_shared() {
        return app.store.tell(&notes.iter().filter_map(Note::write).collect::<Vec<_>>()).await;
    }
    for note in notes {
        note.apply(app).await;
    }
    Ok(())
}
