//! Tables from before the rules were corrected: each log is played through once, and those that do not go by the rules any
//! more are marked. They stay readable and are not continued; nothing is deleted.

use crate::{lines, time};
use api::Stage;
use host::{AnyTable, Judged, Logged};
use std::sync::Arc;
use store::{Append, Due, Store, StoreError};

/// What stores remember about the rules that their tables were last reviewed by.
pub const RULES_MARK: &str = "rules";
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

/// Whether the tables of a store with this mark were reviewed by the rules of this version.
pub fn is_reviewed(mark: Option<&str>) -> bool {
    mark == Some(RULES)
}

/// Reviews the tables of a store that has not been reviewed by these rules. Several nodes may do it at once: each comes to the
/// same, and the first one's mark counts.
pub async fn review(store: &Arc<dyn Store>) -> Result<Option<Reviewed>, StoreError> {
    if is_reviewed(store.mark(RULES_MARK).await?.as_deref()) {
        return Ok(None);
    }
    let tables = store.tables().await?;
    let mut found = Reviewed::default();
    for id in &tables {
        let lines = store.log(id, 0).await?;
        let stage = store.stage(id).await?;
        let log = lines.iter().map(lines::logged).collect::<Result<Vec<Logged>, _>>();
        match log
            .and_then(|log| Ok((host::judge(&log, stage.as_deref() == Some(Stage::Over.name()), time::now())?, log)))
        {
            Err(_) => found.unreadable += 1,
            Ok((Judged { table, mark: None }, _)) => {
                // Lists show every option, with the defaults of the time when the table was made.
                store.rewrite(id, &[], Some(&lines::card(id, &*table, 0, 0).body)).await?;
                found.kept += 1;
            }
            Ok((Judged { table, mark: Some(mark) }, log)) => match append(id, &log, &*table, &mark) {
                Some(append) => match store.append(append).await {
                    Ok(()) | Err(StoreError::Conflict) => found.earlier += 1,
                    Err(error) => return Err(error),
                },
                None => found.unreadable += 1,
            },
        }
    }
    store.set_mark(RULES_MARK, RULES).await?;
    Ok((!tables.is_empty()).then_some(found))
}

/// What marks a table in the store.
fn append(id: &str, log: &[Logged], table: &dyn AnyTable, mark: &Logged) -> Option<Append> {
    // In lists it stays where it was.
    let (created, updated) = (log.first()?.at, log.last()?.at);
    let card = Some(lines::card(id, table, created, updated));
    Some(Append { table: id.to_owned(), line: lines::line(mark).ok()?, card, due: Due::Never, quota: None })
}
