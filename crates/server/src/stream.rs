//! A table's events as they happen: server-sent events that go on after the last one that a client has seen.
//!
//! A stream holds nothing but its place in the log. What there is to send it looks up when its client can take it, so a slow
//! client waits for itself alone. It ends when its viewer's seat changes hands: the client comes again, and sees what it may
//! see then. It also ends after the event that closes a table.

use crate::Error;
use crate::app::App;
use crate::identity::Known;
use crate::limits::StreamSlot;
use crate::problem::Problem;
use crate::time;
use crate::watching::{Audience, Watch};
use api::Detail;
use axum::http::StatusCode;
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use game::Seat;
use host::{Event as Happened, Follower, Logged};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::Instant;

/// How often a client hears that the server is there.
const HEARTBEAT: Duration = Duration::from_secs(15);
/// Events that are looked up at once.
const AT_ONCE: usize = 64;

/// How long a client waits before it comes again.
const RETRY: Duration = Duration::from_millis(500);

/// What a client asks for when it opens a stream.
pub(crate) struct Wish {
    /// The seat that it looks from; without it, the one of its own that decides, or the first.
    pub(crate) seat: Option<Seat>,
    /// The place of the first event that it has not seen.
    pub(crate) next: u64,
    /// The last moment that it knows.
    pub(crate) moment: Option<usize>,
    /// How much it wants to be told after each event.
    pub(crate) updates: Detail,
}

struct Stream {
    app: Arc<App>,
    table: String,
    /// The seat that the client has asked for.
    seat: Option<Seat>,
    viewer: Option<Seat>,
    updates: Detail,
    follower: Follower,
    /// Whether the client has not been told how the table stands.
    is_behind: bool,
    /// The hash of what the viewer has shown, if anything, and what tells when keys of the viewer were revoked: the stream
    /// ends when the key is worth nothing any more.
    key: Option<(String, watch::Receiver<u64>)>,
    /// When that stops working.
    expires: Option<Instant>,
    /// The place of the next event to send.
    next: u64,
    waiting: VecDeque<Event>,
    /// The table is closed: nothing comes after what is waiting.
    is_complete: bool,
    watch: Watch,
    /// Who looks on, as it was told last.
    audience: Audience,
    news: watch::Receiver<u64>,
    ending: watch::Receiver<bool>,
    _slot: StreamSlot,
}

/// The events of a table from a place on, as a viewer may see them.
pub(crate) async fn open(
    app: &Arc<App>,
    table: &str,
    viewer: Option<Seat>,
    known: Option<&Known>,
    wish: Wish,
    slot: StreamSlot,
) -> Result<Response, Problem> {
    // Before anything is looked up, or something could be missed in between.
    let news = app.rooms.subscribe(table);
    let (there, follower) = app
        .rooms
        .look(table, wish.next, |inner| {
            let there = inner.table.next_seq();
            // Who has missed nothing knows everything up to here.
            let missed_nothing = there == wish.next && wish.moment == Some(inner.table.last_moment());
            let up_to_date = missed_nothing.then(|| Follower::up_to_date(&*inner.table, viewer));
            Ok((there, up_to_date.unwrap_or_else(|| Follower::new(wish.moment.filter(|_| wish.next > 0)))))
        })
        .await?;
    let key = known.map(|known| (known.key.clone(), app.rooms.keys.subscribe(&known.player.id)));
    let who = known.map(|known| (known.player.id.clone(), known.player.name.clone()));
    let (watch, audience) = app.watching.open(table, who, viewer.is_some());
    let stream = Stream {
        table: table.to_owned(),
        seat: wish.seat,
        viewer,
        updates: wish.updates,
        // Somebody who has seen more than there is has seen another log: they see this one whole.
        follower: if wish.next > there { Follower::default() } else { follower },
        is_behind: wish.updates != Detail::None,
        key,
        expires: known.and_then(|known| known.expires).map(instant),
        next: if wish.next > there { 0 } else { wish.next },
        waiting: VecDeque::from([Event::default().retry(RETRY), watching(&audience)]),
        is_complete: false,
        watch,
        audience,
        news,
        ending: app.ending.subscribe(),
        app: Arc::clone(app),
        _slot: slot,
    };
    let events = stream::unfold(stream, |mut stream| async {
        let event = stream.next().await?;
        Some((Ok::<_, Infallible>(event), stream))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::new().interval(HEARTBEAT)).into_response())
}

/// Waits until keys of the viewer were revoked; the hash of the one to look up.
async fn revoked(key: &mut Option<(String, watch::Receiver<u64>)>) -> String {
    if let Some((hash, revoked)) = key
        && revoked.changed().await.is_ok()
    {
        return hash.clone();
    }
    std::future::pending().await
}

/// The moment of a time in milliseconds since 1970, for who waits for it.
fn instant(at: u64) -> Instant {
    Instant::now() + Duration::from_millis(at.saturating_sub(time::now()))
}

/// Who looks on. It has no id: it is no event of the log, and nobody goes on after it.
fn watching(audience: &Audience) -> Event {
    Event::default().event("watching").data(serde_json::to_string(audience).unwrap_or_default())
}

impl Stream {
    /// The next event, when there is one; none when the stream ends.
    async fn next(&mut self) -> Option<Event> {
        loop {
            if let Some(event) = self.waiting.pop_front() {
                return Some(event);
            }
            if self.is_complete || *self.ending.borrow() {
                return None;
            }
            self.news.mark_unchanged();
            match self.look_up().await {
                Ok(()) => {}
                Err(problem) if problem.status() == StatusCode::NOT_FOUND => {
                    self.is_complete = true;
                    self.waiting.push_back(Event::default().event("gone").data("{}"));
                }
                Err(_) => return None,
            }
            if !self.waiting.is_empty() {
                continue;
            }
            tokio::select! {
                changed = self.news.changed() => changed.ok()?,
                changed = self.watch.audience.changed() => {
                    changed.ok()?;
                    let now = self.watch.audience.borrow_and_update().clone();
                    if now != self.audience {
                        self.waiting.push_back(watching(&now));
                        self.audience = now;
                    }
                }
                hash = revoked(&mut self.key) => {
                    let key = self.app.store.key(&hash).await;
                    // The client may come again, and show anew who it is.
                    key.ok()??;
                }
                () = tokio::time::sleep_until(self.expires.unwrap_or_else(Instant::now)), if self.expires.is_some() => {
                    return None;
                }
                changed = self.ending.changed() => changed.ok()?,
            }
        }
    }

    async fn look_up(&mut self) -> Result<(), Problem> {
        let next = self.next;
        let who = self.watch.player();
        let app = Arc::clone(&self.app);
        let (viewer, asked) = (&mut self.viewer, self.seat);
        let (follower, is_behind, updates) = (&mut self.follower, &mut self.is_behind, self.updates);
        let (events, update, seated, is_complete) = app
            .rooms
            .look(&self.table, 0, |inner| {
                let own = who.as_ref().map_or_else(Vec::new, |who| inner.table.seats_of(who));
                // Whoever has left the seat since must not see what the next one does there.
                if viewer.is_some_and(|seat| !own.contains(&seat)) {
                    return Err(Error::NotYours.into());
                }
                // Whoever has several seats looks from the one that decides.
                if viewer.is_some() && asked.is_none() {
                    let deciding = inner.table.deciding();
                    *viewer = own.iter().copied().find(|&seat| deciding.contains(seat)).or(own.first().copied());
                }
                let viewer = *viewer;
                let from = usize::try_from(next).unwrap_or(usize::MAX).min(inner.log.len());
                let new = inner.log[from..].iter().take(AT_ONCE);
                let moved = |logged: &Logged| matches!(logged.event, Happened::Sat { .. } | Happened::Stood { .. });
                let seated = who.is_some() && new.clone().any(moved);
                let is_complete = new.clone().any(|logged| logged.event == Happened::Closed);
                let told = new.map(|logged| {
                    follower.hear(&*inner.table, logged);
                    *is_behind |= updates != Detail::None;
                    (inner.table.tell(viewer, logged), logged.seq)
                });
                let told: Vec<_> = told.collect();
                // While more events follow, the table as it is now does not go with them.
                let is_last = from + told.len() == inner.log.len();
                let update = (is_last && std::mem::take(is_behind))
                    .then(|| follower.update(&*inner.table, viewer, own.clone(), updates));
                Ok((told, update, seated.then_some(!own.is_empty()), is_complete))
            })
            .await?;
        self.is_complete = is_complete;
        for (told, seq) in events {
            self.next = seq + 1;
            self.waiting
                .push_back(Event::default().id(seq.to_string()).data(serde_json::to_string(&told).unwrap_or_default()));
        }
        if let Some(update) = update {
            // It has no id: it is no event of the log, and a stream that goes on after one begins with another update.
            let data = serde_json::to_string(&update).unwrap_or_default();
            self.waiting.push_back(Event::default().event("update").data(data));
        }
        if let Some(seated) = seated {
            self.watch.set_seated(seated);
        }
        Ok(())
    }
}
