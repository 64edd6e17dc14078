//! Takes personal data out of logs: the name of a deleted player, and sayings that are older than they may be.
//!
//! A log is otherwise never changed. What is taken out bears on no game: the events stay at their places, and every record and
//! every draw is what it was. See docs/decisions/privacy.md.

use crate::lines;
use api::{Millis, Stage};
use host::{AnyTable, Event, Logged, PlayerId};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Filter, LogLine, Rewrite, Store, StoreError};

/// Lines that are looked at in one go.
const AT_ONCE: u32 = 500;
/// Tables of one player that are looked at.
pub(crate) const MOST_TABLES: u32 = 10_000;
/// The kind of an event by which somebody sits down, as it stands in a line.
const SAT: &str = "\"kind\":\"sat\"";
/// The kind of a saying, as it stands in a line.
const SAID: &str = "\"kind\":\"said\"";

/// Takes a player's name out of all logs and lists; the tables where it was.
pub(crate) async fn erase_name(store: &Arc<dyn Store>, player: &str) -> Result<Vec<String>, StoreError> {
    let id = PlayerId(player.to_owned());
    let changed = rewrite(store, &by_player(player), Millis::MAX, |event| event.erase_name(&id)).await?;
    erase_from_damaged(store, player).await?;
    Ok(changed)
}

/// Takes the names out of what lists show of a player's damaged tables: all of them, as it cannot be told whose is which.
async fn erase_from_damaged(store: &Arc<dyn Store>, player: &str) -> Result<(), StoreError> {
    for stage in Stage::ALL {
        let stage = Some(stage.name().to_owned());
        let filter = Filter { player: Some(player.to_owned()), stage, most: MOST_TABLES, ..Filter::default() };
        for card in store.cards(&filter).await? {
            if let Some(body) = lines::without_names(&card.body)
                && read(store, &card.table).await?.is_none()
            {
                store.rewrite(&card.table, &[], Some(&body)).await?;
            }
        }
    }
    Ok(())
}

/// A table, unless it is damaged.
async fn read(store: &Arc<dyn Store>, table: &str) -> Result<Option<Box<dyn AnyTable>>, StoreError> {
    match store.log(table, 0).await {
        Ok(lines) => Ok(lines::table(&lines).ok()),
        Err(StoreError::Damaged(_)) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Takes out what was said before a time; the tables where it was.
pub(crate) async fn erase_sayings(store: &Arc<dyn Store>, before: Millis) -> Result<Vec<String>, StoreError> {
    rewrite(store, SAID, before, Event::erase_saying).await
}

/// All events of a player, by the table.
pub(crate) async fn events_of(store: &Arc<dyn Store>, player: &str) -> Result<Vec<(String, Logged)>, StoreError> {
    let mut events = Vec::new();
    let mut found = Lines::new(by_player(player), Millis::MAX);
    while let Some(lines) = found.next(store).await? {
        events.extend(lines.into_iter().filter_map(|(table, line)| Some((table, lines::logged(&line).ok()?))));
    }
    Ok(events)
}

fn by_player(player: &str) -> String {
    format!("\"player\":\"{player}\"")
}

/// Lines that contain a text, some at a time.
struct Lines {
    text: String,
    before: Millis,
    last: Option<(String, u64)>,
}

impl Lines {
    const fn new(text: String, before: Millis) -> Self {
        Self { text, before, last: None }
    }

    async fn next(&mut self, store: &Arc<dyn Store>) -> Result<Option<Vec<(String, LogLine)>>, StoreError> {
        let after = self.last.as_ref().map(|(table, seq)| (table.as_str(), *seq));
        let lines = store.find_lines(&self.text, self.before, after, AT_ONCE).await?;
        let Some((table, line)) = lines.last() else { return Ok(None) };
        self.last = Some((table.clone(), line.seq));
        Ok(Some(lines))
    }
}

async fn rewrite(
    store: &Arc<dyn Store>,
    text: &str,
    before: Millis,
    erase: impl Fn(&mut Event) -> bool,
) -> Result<Vec<String>, StoreError> {
    let mut changed = Vec::new();
    let mut found = Lines::new(text.to_owned(), before);
    while let Some(lines) = found.next(store).await? {
        let mut tables: BTreeMap<String, Vec<Rewrite>> = BTreeMap::new();
        for (table, line) in lines {
            let Ok(mut logged) = lines::logged(&line) else { continue };
            if erase(&mut logged.event)
                && let Ok(new) = lines::line(&logged)
            {
                tables.entry(table).or_default().push(Rewrite { line, body: new.body });
            }
        }
        for (table, rewrites) in tables {
            store.rewrite(&table, &rewrites, None).await?;
            // Lists show the names of those who sit there.
            let is_listed = rewrites.iter().any(|rewrite| rewrite.body.contains(SAT));
            if is_listed && let Some(now) = read(store, &table).await? {
                store.rewrite(&table, &[], Some(&lines::card(&table, &*now, 0, 0).body)).await?;
            }
            changed.push(table);
        }
    }
    changed.sort();
    changed.dedup();
    Ok(changed)
}
