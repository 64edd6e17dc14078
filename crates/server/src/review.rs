//! Tables from before the rules were corrected: each log is played through once, and those that do not go by the rules any
//! more are marked. They stay readable and are not continued; nothing is deleted.

use crate::{lines, time};
use api::Stage;
use host::{Event, Logged};
use std::sync::Arc;
use store::{Append, Due, Store, StoreError};

/// What stores remember about the rules that their tables were last reviewed by.
const MARK: &str = "rules";
/// Grows when a correction can change games that were played.
const RULES: &str = "2";

/// What a review has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reviewed {
    /// Tables that go by the rules and continue.
    pub kept: usize,
    /// Tables that were played under earlier rules.
    pub earlier: usize,
    /// Tables whose log cannot be read at all; they are left as they are.
    pub unreadable: usize,
}

/// Reviews the tables of a store that has not been reviewed by these rules. Several nodes may do it at once: each comes to the
/// same, and the first one's mark counts.
pub async fn review(store: &Arc<dyn Store>) -> Result<Option<Reviewed>, StoreError> {
    if store.mark(MARK).await?.as_deref() == Some(RULES) {
        return Ok(None);
    }
    let tables = store.tables().await?;
    let mut found = Reviewed::default();
    for id in &tables {
        let lines = store.log(id, 0).await?;
        let Ok(log) = lines.iter().map(lines::logged).collect::<Result<Vec<Logged>, _>>() else {
            found.unreadable += 1;
            continue;
        };
        let Some(since) = first_unplayable(store, id, &log).await? else {
            found.kept += 1;
            continue;
        };
        match retire(id, log, since) {
            Some(append) => match store.append(append).await {
                Ok(()) | Err(StoreError::Conflict) => found.earlier += 1,
                Err(error) => return Err(error),
            },
            None => found.unreadable += 1,
        }
    }
    store.set_mark(MARK, RULES).await?;
    Ok((!tables.is_empty()).then_some(found))
}

/// The first event that the rules do not allow; the end of the log if the game ended in another way, or would not be over any more.
async fn first_unplayable(store: &Arc<dyn Store>, id: &str, log: &[Logged]) -> Result<Option<u64>, StoreError> {
    if log.iter().any(|logged| matches!(logged.event, Event::EarlierRules { .. })) {
        return Ok(None);
    }
    let now_over = match host::play_through(log) {
        Ok(table) => table.stage() == Stage::Over,
        Err(refused) => return Ok(Some(refused)),
    };
    let was_over = store.stage(id).await?.is_some_and(|stage| stage == Stage::Over.name());
    Ok((was_over != now_over).then_some(log.len() as u64))
}

/// The event that marks a table.
fn retire(id: &str, mut log: Vec<Logged>, since: u64) -> Option<Append> {
    let (created, last) = (log.first()?.at, log.last()?);
    let (seq, updated) = (last.seq + 1, last.at);
    let logged = Logged { seq, at: time::now().max(updated), event: Event::EarlierRules { since } };
    let line = lines::line(&logged).ok()?;
    log.push(logged);
    let table = host::replay(&log).ok()?;
    // In lists it stays where it was.
    let card = Some(lines::card(id, &*table, created, updated));
    Some(Append { table: id.to_owned(), line, card, due: Due::Never, quota: None })
}
