//! The events of a table as they happen. The stream resumes after the last event when its connection is lost.

use crate::connection::Limits;
use crate::error::Error;
use crate::table::Table;
use api::Detail;
use futures_util::StreamExt;
use reqwest::Body;
use serde::de::DeserializeOwned;
use sse_stream::{Sse, SseStream};
use std::time::Duration;
use tokio::time::Instant;

/// What a stream tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Signal {
    /// Something happened.
    Event(Event),
    /// The server cannot be reached. Told once; the stream tries on, unless the server refuses for good.
    Lost(Error),
    /// The server is back. Events since then follow.
    Back,
    /// The next event does not follow the last one: the server was restored from a backup, say. What was read before must
    /// be read again.
    Gap,
}

/// An event of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its place in the log; none for what is in no log, such as `watching`.
    pub place: Option<u64>,
    /// The name of the stream's own events, such as `watching` and `gone`; none for events of the log.
    pub name: Option<String>,
    /// The document.
    pub data: String,
}

impl Event {
    /// Reads the document.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(&self.data)
    }
}

/// The events of a table, from one on.
pub struct Events {
    table: Table,
    /// What the server is to tell after each event.
    updates: Detail,
    /// The place of the next event.
    next: u64,
    connected: Option<Connected>,
    /// When to try again, as long as nothing is connected.
    retry_at: Instant,
    retry: Retry,
    /// Nobody was told yet that the server is back.
    is_lost: bool,
    /// No more events will come.
    is_over: bool,
    /// The event after a gap.
    waiting: Option<Event>,
}

struct Connected {
    body: SseStream<Body>,
    since: Instant,
}

impl Events {
    pub(crate) async fn open(table: Table, after: Option<u64>, updates: Detail) -> Result<Self, Error> {
        let retry = Retry::new(table.connection().limits());
        let next = after.map_or(0, |after| after.saturating_add(1));
        let mut events = Self {
            table,
            updates,
            next,
            connected: None,
            retry_at: Instant::now(),
            retry,
            is_lost: false,
            is_over: false,
            waiting: None,
        };
        events.connect().await?;
        Ok(events)
    }

    /// Waits for what comes next; nothing when no more events will come. A call that is dropped loses nothing.
    pub async fn next(&mut self) -> Option<Signal> {
        loop {
            if let Some(event) = self.waiting.take() {
                return Some(Signal::Event(event));
            }
            if self.is_over {
                return None;
            }
            let Some(connected) = &mut self.connected else {
                tokio::time::sleep_until(self.retry_at).await;
                match self.connect().await {
                    Ok(()) if std::mem::take(&mut self.is_lost) => return Some(Signal::Back),
                    Ok(()) => {}
                    Err(error) => {
                        self.is_over = !error.is_temporary();
                        self.retry.failed();
                        self.retry_at = Instant::now() + self.retry.delay;
                        if !std::mem::replace(&mut self.is_lost, true) || self.is_over {
                            return Some(Signal::Lost(error));
                        }
                    }
                }
                continue;
            };
            if let Some(Ok(block)) = connected.body.next().await {
                if let Some(update) = self.receive(block) {
                    return Some(update);
                }
            } else {
                if connected.since.elapsed() > self.retry.limits.last_retry {
                    self.retry.succeeded();
                }
                self.connected = None;
                self.retry_at = Instant::now() + self.retry.delay;
            }
        }
    }

    async fn connect(&mut self) -> Result<(), Error> {
        let last = self.next.checked_sub(1).map(|last| last.to_string());
        let mut query: Vec<(&str, &str)> = last.iter().map(|last| ("after", last.as_str())).collect();
        query.push(("updates", self.updates.name()));
        let response = self.table.connection().open_stream(&self.table.path("/events"), &query).await?;
        self.is_over = response.is_none();
        self.connected =
            response.map(|response| Connected { body: SseStream::new(response.into()), since: Instant::now() });
        Ok(())
    }

    /// The update that a block of the stream is, if it is one.
    fn receive(&mut self, block: Sse) -> Option<Signal> {
        if let Some(retry) = block.retry {
            self.retry.ask_for(Duration::from_millis(retry));
        }
        let data = block.data?;
        // The last number would have no successor.
        let place = block.id.and_then(|id| id.parse::<u64>().ok()).filter(|place| *place < u64::MAX);
        let event = Event { place, name: block.event, data };
        let Some(place) = place else { return Some(Signal::Event(event)) };
        let expected = self.next;
        // A log that begins anew is another log; otherwise what comes twice is left out.
        if place != 0 && place < expected {
            return None;
        }
        self.next = place + 1;
        self.retry.succeeded();
        if place < expected {
            self.table.begin_anew(self.next);
        } else {
            self.table.note(self.next);
        }
        if place == expected {
            return Some(Signal::Event(event));
        }
        self.waiting = Some(event);
        Some(Signal::Gap)
    }
}

/// How long to wait before a stream is opened again: longer after each failure.
struct Retry {
    limits: Limits,
    /// After a stream that told something.
    first: Duration,
    /// Now.
    delay: Duration,
}

impl Retry {
    const fn new(limits: Limits) -> Self {
        Self { limits, first: limits.first_retry, delay: limits.first_retry }
    }

    /// A server can ask its clients to come less often, and not more often.
    fn ask_for(&mut self, delay: Duration) {
        self.first = delay.max(self.limits.first_retry).min(self.limits.last_retry);
    }

    fn failed(&mut self) {
        self.delay = (self.delay * 2).min(self.limits.last_retry);
    }

    const fn succeeded(&mut self) {
        self.delay = self.first;
    }
}
