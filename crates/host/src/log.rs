//! The log of a table as it is kept: an event is a line of JSON. How a game from elsewhere becomes a log, and what becomes of
//! a log from before the rules were corrected.

use crate::config::Config;
use crate::event::{Event, Logged, PlayerId};
use crate::fair::Secret;
use crate::registry::{Hosted, cite, play_through, replay};
use crate::table::AnyTable;
use crate::{Error, by_name};
use api::{Absent, Millis, Pace, SeatKind, Stage};
use game::{Fault, Record, json};
use serde_json::Value;

impl Logged {
    /// The event as a log keeps it.
    pub fn body(&self) -> Result<String, Fault> {
        json::write(&self.event)
    }

    /// An event that a log has kept.
    pub fn read(seq: u64, at: Millis, body: &str) -> Result<Self, Fault> {
        let event = serde_json::from_str(body).map_err(|_| Error::Log)?;
        Ok(Self { seq, at, event })
    }
}

/// The log of a table for a game that was played elsewhere.
pub fn import(record: &str, secret: Secret, now: Millis) -> Result<Vec<Logged>, Fault> {
    let name = game::record::game_name(record)?;
    let (table, record) = by_name!(name.as_str(), G => read_record::<G>(record))??;
    let seats = table.get("seats").and_then(Value::as_u64).unwrap_or_default();
    let seats = (0..seats).map(|_| SeatKind::Open).collect();
    let config = Config { game: name, table, seats, public: false, pace: Pace::Unlimited, absent: Absent::default() };
    let made = Event::made(config, PlayerId(String::new()), secret)?;
    let events = std::iter::once(made).chain(Event::imported(record));
    Ok((0..).zip(events).map(|(seq, event)| Logged { seq, at: now, event }).collect())
}

/// The table and the wire form of a record that can be replayed.
fn read_record<G: Hosted>(text: &str) -> Result<(Value, String), Fault> {
    let record = Record::<G>::read_any(text)?;
    record.replay().map_err(|fault| cite::<G>(fault, Some(&record.table)))?;
    Ok((json::to_value(&record.table)?, record.to_json()?))
}

/// What the rules of today make of a log.
pub struct Judged {
    /// The table as it is shown from now on.
    pub table: Box<dyn AnyTable>,
    /// The event that marks it as played under earlier rules, if it was and is not marked yet.
    pub mark: Option<Logged>,
}

/// Plays a log through that was not reviewed yet, given whether its game was over. A fault if it cannot be read at all.
pub fn judge(log: &[Logged], was_over: bool, now: Millis) -> Result<Judged, Fault> {
    if log.iter().any(|logged| matches!(logged.event, Event::EarlierRules { .. })) {
        return Ok(Judged { table: replay(log)?, mark: None });
    }
    let since = match play_through(log) {
        Ok(table) if was_over == (table.stage() == Stage::Over) => return Ok(Judged { table, mark: None }),
        // The game ended in another way, or would not be over any more.
        Ok(_) => log.len() as u64,
        Err(refused) => refused,
    };
    let last = log.last().ok_or(Error::Log)?;
    let mark = Logged { seq: last.seq + 1, at: now.max(last.at), event: Event::EarlierRules { since } };
    let marked: Vec<Logged> = log.iter().chain([&mark]).cloned().collect();
    Ok(Judged { table: replay(&marked)?, mark: Some(mark) })
}
