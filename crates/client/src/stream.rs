//! The events of a table as they happen. The stream resumes after the last event when its connection is lost.

use crate::connection::Limits;
use crate::error::Error;
use crate::table::Table;
use api::{Detail, TableEvent, Update};
use futures_util::StreamExt;
use game::Seat;
use hyper::body::{Body, Bytes, Frame, Incoming};
use serde::de::DeserializeOwned;
use sse_stream::{Sse, SseStream};
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;
use tokio::time::{Instant, Sleep, sleep};

/// What a stream tells.
#[derive(Clone, Debug, PartialEq)]
pub enum Signal {
    /// Something happened.
    Event(Box<TableEvent>),
    /// How the table stands after the events so far.
    Update(Box<Update>),
    /// Anything else: who looks on, that the table is gone, or an event that only a later version knows.
    Other(Event),
    /// The server cannot be reached. Told once; the stream tries on, unless the server refuses for good.
    Lost(Error),
    /// The server is back. Events since then follow.
    Back,
    /// The next event does not follow the last one: the server was restored from a backup, say. What was read before must
    /// be read again.
    Gap,
}

/// An event of a stream as it came.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Its place in the log; none for what is in no log, such as `watching`.
    pub place: Option<u64>,
    /// The name of events that are in no log, such as `watching` and `gone`.
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

/// What somebody who begins to follow a table knows already, and what they want to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Subscription {
    /// The seat to look from; without it, the one of the visitor's own that decides, or the first.
    pub seat: Option<Seat>,
    /// The place of the last event that is known.
    pub after: Option<u64>,
    /// The number of the last moment that is known, as of that event.
    pub moment: Option<usize>,
    /// What the server is to tell after each event.
    pub updates: Detail,
}

/// The events of a table, from one on.
pub struct Events {
    table: Table,
    seat: Option<Seat>,
    updates: Detail,
    /// The last moment that is known, and the place of the next event as of then.
    known: Option<(usize, u64)>,
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
    waiting: Option<Signal>,
}

struct Connected {
    body: SseStream<Impatient>,
    since: Instant,
}

/// The body of an answer that ends when nothing comes for too long.
struct Impatient {
    body: Incoming,
    limit: Duration,
    end: Pin<Box<Sleep>>,
}

impl Impatient {
    fn new(body: Incoming, limit: Duration) -> Self {
        Self { body, limit, end: Box::pin(sleep(limit)) }
    }
}

impl Body for Impatient {
    type Data = Bytes;
    type Error = io::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, io::Error>>> {
        if let Poll::Ready(frame) = Pin::new(&mut self.body).poll_frame(context) {
            let end = Instant::now() + self.limit;
            self.end.as_mut().reset(end);
            return Poll::Ready(frame.map(|frame| frame.map_err(io::Error::other)));
        }
        ready!(self.end.as_mut().poll(context));
        Poll::Ready(Some(Err(io::ErrorKind::TimedOut.into())))
    }
}

impl Events {
    pub(crate) async fn open(table: Table, subscription: Subscription) -> Result<Self, Error> {
        let Subscription { seat, after, moment, updates } = subscription;
        let retry = Retry::new(table.connection().limits());
        let next = after.map_or(0, |after| after.saturating_add(1));
        let mut events = Self {
            table,
            seat,
            updates,
            known: moment.map(|moment| (moment, next)),
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
            if let Some(signal) = self.waiting.take() {
                return Some(signal);
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
                if let Some(signal) = self.receive(block) {
                    return Some(signal);
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
        // Events that came without an update may have changed the moments that were told before them.
        let moment = self.known.filter(|(_, next)| *next == self.next).map(|(moment, _)| moment.to_string());
        let seat = self.seat.map(|seat| seat.to_string());
        let after = self.next.checked_sub(1).map(|last| last.to_string());
        let known = [("seat", seat.as_deref()), ("after", after.as_deref()), ("moment", moment.as_deref())];
        let known = known.into_iter().filter_map(|(name, value)| Some((name, value?)));
        let query: Vec<(&str, &str)> = known.chain([("updates", self.updates.name())]).collect();
        let body = self.table.connection().open_stream(&self.table.path("/events"), &query).await?;
        self.is_over = body.is_none();
        let silence = self.table.connection().limits().silence;
        self.connected =
            body.map(|body| Connected { body: SseStream::new(Impatient::new(body, silence)), since: Instant::now() });
        Ok(())
    }

    /// What a block of the stream tells, if anything.
    fn receive(&mut self, block: Sse) -> Option<Signal> {
        if let Some(retry) = block.retry {
            self.retry.ask_for(Duration::from_millis(retry));
        }
        let data = block.data?;
        // The last number would have no successor.
        let place = block.id.and_then(|id| id.parse::<u64>().ok()).filter(|place| *place < u64::MAX);
        let event = Event { place, name: block.event, data };
        let Some(place) = place else {
            let Some(update) = event.read::<Update>().ok().filter(|_| event.name.as_deref() == Some("update")) else {
                return Some(Signal::Other(event));
            };
            self.known = Some((update.table.last_moment, update.table.next));
            return Some(Signal::Update(Box::new(update)));
        };
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
        let signal = event.read().map_or(Signal::Other(event), |event| Signal::Event(Box::new(event)));
        if place == expected {
            return Some(signal);
        }
        self.waiting = Some(signal);
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
