//! A table in memory: what its log says, and how it goes on.

use crate::lines;
use crate::time::now;
use crate::turns::For;
use api::{Millis, Stage};
use game::{Fault, Seat};
use host::fair::Secret;
use host::{AnyTable, Event, Logged, Next};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use store::{Card, Due, LogLine};
use tokio::sync::RwLock;

/// How long a bot may be late before another node makes its move.
pub(crate) const BOT_PATIENCE: Millis = 10_000;
/// How long the bots of a table without people play on although nobody looks.
const UNSEEN: Millis = 60_000;
/// How old the time in a list may be.
const LIST_PATIENCE: Millis = 60_000;

/// A table that this node has at hand.
pub(crate) struct Room {
    pub(crate) id: String,
    /// The place of the next event, to look at without waiting.
    pub(crate) next: AtomicU64,
    /// When somebody looked at it last.
    seen: AtomicU64,
    /// Whether its bots wait for somebody to look.
    paused: AtomicBool,
    pub(crate) inner: RwLock<Inner>,
}

/// What a room holds.
pub(crate) struct Inner {
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) log: Vec<Logged>,
    /// What lists show of it.
    card: Card,
    due: Due,
    /// Whether it is certain that the store knows all of it.
    pub(crate) sound: bool,
    /// The version of the list of outages that its clocks were stopped for.
    pub(crate) outages: u64,
}

impl Inner {
    fn new(id: &str, lines: &[LogLine]) -> Result<Self, Fault> {
        let log = lines.iter().map(lines::logged).collect::<Result<Vec<_>, _>>()?;
        let table = host::replay(&log)?;
        let created = log.first().map_or(0, |logged| logged.at);
        let updated = log.last().map_or(0, |logged| logged.at);
        let card = lines::card(id, &*table, created, updated);
        // What the store has as the due time is not known here: the next event tells it.
        Ok(Self { table, log, card, due: Due::Same, sound: true, outages: 0 })
    }

    /// The person whom its bots play with, or else who made the table.
    pub(crate) fn bots_play_for(&self) -> For {
        let seats = (0u8..).map(Seat).zip(self.table.status().seats);
        let mut people = seats.filter(|(_, seat)| seat.bot.is_none()).filter_map(|(seat, _)| self.table.sitter(seat));
        match people.next() {
            Some((player, _)) => For::Person(player.0.clone()),
            None => For::Bots(self.table.maker().map(|maker| maker.0.clone()).unwrap_or_default()),
        }
    }

    /// What its draws follow from.
    pub(crate) fn secret(&self) -> Option<&Secret> {
        self.log.iter().find_map(|logged| match &logged.event {
            Event::Made { secret, .. } => Some(secret),
            _ => None,
        })
    }

    /// The time of the next event: never before the last one.
    pub(crate) fn time(&self, now: Millis) -> Millis {
        now.max(self.log.last().map_or(0, |logged| logged.at))
    }

    /// Goes on with what was proposed; the line for the store, and what lists and keepers must know then.
    pub(crate) fn accept(&mut self, id: &str, next: Next, now: Millis) -> Result<(LogLine, Option<Card>, Due), Fault> {
        let logged = self.table.accept(next, self.time(now))?;
        let line = lines::line(&logged)?;
        let (card, due) = self.note(id, logged);
        Ok((line, card, due))
    }

    /// Goes on with an event of the log.
    pub(crate) fn apply(&mut self, id: &str, logged: Logged) -> Result<(), Fault> {
        self.table.apply(&logged)?;
        self.note(id, logged);
        Ok(())
    }

    /// Notes an event that was carried out; what lists and keepers must know then.
    fn note(&mut self, id: &str, logged: Logged) -> (Option<Card>, Due) {
        let at = logged.at;
        let concerns_lists = match &logged.event {
            Event::Made { .. }
            | Event::Imported { .. }
            | Event::Sat { .. }
            | Event::Stood { .. }
            | Event::Closed
            | Event::Begun { .. }
            | Event::TakenOver { .. }
            | Event::CameBack { .. }
            | Event::EarlierRules { .. } => true,
            Event::Acted { .. }
            | Event::TookBack { .. }
            | Event::Asked { .. }
            | Event::Answered { .. }
            | Event::Paused { .. }
            | Event::Said { .. }
            | Event::RematchOffered { .. }
            | Event::RematchAnswered { .. }
            | Event::Rematch { .. } => false,
        };
        self.log.push(logged);
        // Most events change nothing that a list shows.
        let seen = concerns_lists || at >= self.card.updated + LIST_PATIENCE;
        let card = (seen || self.card.stage != self.table.stage().name()).then(|| {
            self.card = lines::card(id, &*self.table, self.card.created, at);
            self.card.clone()
        });
        (card, self.due(at))
    }

    /// When somebody has to look after the table, where that has changed.
    fn due(&mut self, now: Millis) -> Due {
        let wanted = if self.table.stage() != Stage::Playing {
            Due::Never
        } else if !self.table.waiting_for_bots().is_empty() {
            match self.due {
                // Still time enough.
                Due::At(at) if at > now + BOT_PATIENCE / 2 && at <= now + BOT_PATIENCE => return Due::Same,
                _ => Due::At(now + BOT_PATIENCE),
            }
        } else {
            self.table.next_deadline().map_or(Due::Never, Due::At)
        };
        if wanted == self.due {
            return Due::Same;
        }
        self.due = wanted;
        wanted
    }
}

impl Room {
    pub(crate) fn new(id: &str, lines: &[LogLine]) -> Result<Self, Fault> {
        let inner = Inner::new(id, lines)?;
        let next = AtomicU64::new(inner.table.next_seq());
        let (seen, paused) = (AtomicU64::new(now()), AtomicBool::new(false));
        Ok(Self { id: id.to_owned(), next, seen, paused, inner: RwLock::new(inner) })
    }

    /// Notes that somebody looks at it; whether its bots have waited for that.
    pub(crate) fn see(&self) -> bool {
        self.seen.store(now(), Ordering::Relaxed);
        self.paused.swap(false, Ordering::Relaxed)
    }

    /// Lets its bots wait if nobody has looked for a while; whether they do.
    pub(crate) fn pause_unseen(&self) -> bool {
        let unseen = now().saturating_sub(self.seen.load(Ordering::Relaxed)) > UNSEEN;
        self.paused.store(unseen, Ordering::Relaxed);
        unseen
    }

    /// Notes how far it is.
    pub(crate) fn note(&self, inner: &Inner) {
        self.next.store(inner.table.next_seq(), Ordering::Release);
    }

    /// Whether an event at this place would be news.
    pub(crate) fn lacks(&self, seq: u64) -> bool {
        self.next.load(Ordering::Acquire) <= seq
    }

    /// Makes it anew from its log.
    pub(crate) fn reload(&self, inner: &mut Inner, lines: &[LogLine]) -> Result<(), Fault> {
        *inner = Inner::new(&self.id, lines)?;
        self.note(inner);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use host::{Config, PlayerId};
    use serde_json::json;

    #[test]
    fn bots_wait_at_tables_that_nobody_looks_at() {
        let seats = json!([{ "kind": "bot", "level": "easy" }, { "kind": "bot", "level": "easy" }]);
        let table = json!({ "edition": "it2019", "seats": 2 });
        let config: Config =
            serde_json::from_value(json!({ "game": "mississippi-queen", "table": table, "seats": seats })).unwrap();
        let event = Event::made(config, PlayerId("ada".to_owned()), Secret::new([7; 32])).unwrap();
        let line = lines::line(&Logged { seq: 0, at: now(), event }).unwrap();
        let mut room = Room::new("t", &[line]).unwrap();
        assert_eq!(room.inner.get_mut().bots_play_for(), For::Bots("ada".to_owned()));
        assert!(!room.pause_unseen(), "it was only just begun");
        room.seen.store(now().saturating_sub(UNSEEN + 1), Ordering::Relaxed);
        assert!(room.pause_unseen());
        assert!(room.see(), "somebody looks, and they go on");
        assert!(!room.pause_unseen() && !room.see());
    }
}
