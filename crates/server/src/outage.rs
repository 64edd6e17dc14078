//! Clocks do not run while nobody can act: while no node lives, while the database cannot be written, and while the process is
//! frozen.
//!
//! Each node writes the time to the store every few seconds. A node that has not been able to do so for a while, or has just
//! started, first reads the last time that any node has written. If that is long ago, too, nobody could act in between: it
//! stores this outage for other nodes, and stops the clocks of each table for it before anybody's time is judged there.

use crate::Error;
use crate::app::App;
use crate::problem::Problem;
use crate::time;
use api::Millis;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;
use store::{Store, StoreError};
use tokio::sync::{Notify, watch};

/// The mark with the last time that any node has written.
const ALIVE: &str = "alive";
/// The mark with the last outages: pairs of times, as JSON.
const OUTAGES: &str = "outages";
/// How many outages are stored. Of a table that nobody has read since an earlier one, the clocks have run during that one.
const MOST: usize = 64;
/// How often a node writes the time.
const BEAT: Duration = Duration::from_secs(2);
/// How soon it tries again when that failed.
const RETRY: Duration = Duration::from_millis(500);
/// How old the last time may be before a node has to find out why, and no node at all may have written a later one for it to be
/// an outage.
const LONGEST: Millis = 3_000;

/// A time in which nobody could act.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outage {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
}

/// What a node knows of outages, and whether one may be going on.
pub(crate) struct Outages {
    store: Arc<dyn Store>,
    /// The time that this node has written last; 0 before the first.
    last: AtomicU64,
    /// Whether writing it has failed since.
    failed: AtomicBool,
    /// Grows whenever the list changes, so that tables can tell whether they have to look.
    version: AtomicU64,
    /// In the order of time, without overlaps.
    known: RwLock<Arc<[Outage]>>,
    /// Whether the last attempt to write the time succeeded; changes with each attempt.
    attempts: watch::Sender<bool>,
    /// Asks for an attempt now.
    wanted: Notify,
}

impl Outages {
    /// Finds the time without a node before this one has started, and writes that this one lives.
    pub(crate) async fn start(store: Arc<dyn Store>) -> Result<Arc<Self>, StoreError> {
        let (attempts, _) = watch::channel(true);
        let outages = Self {
            store,
            last: AtomicU64::new(0),
            failed: AtomicBool::new(false),
            version: AtomicU64::new(1),
            known: RwLock::new(Arc::default()),
            attempts,
            wanted: Notify::new(),
        };
        outages.beat().await?;
        Ok(Arc::new(outages))
    }

    /// The outages, and the version of this list.
    pub(crate) fn known(&self) -> (u64, Arc<[Outage]>) {
        let known = self.known.read().unwrap_or_else(PoisonError::into_inner);
        (self.version.load(Ordering::Acquire), Arc::clone(&known))
    }

    fn learn(&self, outages: Vec<Outage>) {
        let mut known = self.known.write().unwrap_or_else(PoisonError::into_inner);
        if **known != *outages {
            *known = outages.into();
            self.version.fetch_add(1, Ordering::Release);
        }
    }

    /// Whether an outage may be going on, or may just have ended.
    fn is_stale(&self, now: Millis) -> bool {
        self.failed.load(Ordering::Acquire) || now.saturating_sub(self.last.load(Ordering::Acquire)) >= LONGEST
    }

    /// The present time, once it is certain that all outages before it are known; a problem if one is going on. Whoever adds
    /// an event or judges clocks uses this time: should the process be frozen in between, that costs nobody any time.
    pub(crate) async fn now(&self) -> Result<Millis, Problem> {
        loop {
            let mut attempts = self.attempts.subscribe();
            let now = time::now();
            if !self.is_stale(now) {
                return Ok(now);
            }
            self.wanted.notify_one();
            if attempts.changed().await.is_err() || !*attempts.borrow() {
                return Err(Error::Busy.into());
            }
        }
    }

    /// Writes that the node lives, after it has stored the outage that ends with that, if there was one.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let written = self.try_beat().await;
        self.failed.store(written.is_err(), Ordering::Release);
        self.attempts.send_replace(written.is_ok());
        written
    }

    async fn try_beat(&self) -> Result<(), StoreError> {
        let now = time::now();
        if self.is_stale(now) {
            self.find(now).await?;
        }
        self.store.set_mark(ALIVE, &now.to_string()).await?;
        // Not the time after it was written: the process may have been frozen meanwhile.
        self.last.store(now, Ordering::Release);
        Ok(())
    }

    /// Finds out whether there was an outage until now.
    async fn find(&self, now: Millis) -> Result<(), StoreError> {
        let last = self.last.load(Ordering::Acquire);
        // In this order: other nodes store an outage before they write that they live.
        let alive = self.store.mark(ALIVE).await?.and_then(|at| at.parse::<Millis>().ok());
        let stored = self.store.mark(OUTAGES).await?;
        let stored = stored.and_then(|list| serde_json::from_str::<Vec<(Millis, Millis)>>(&list).ok());
        let mut outages: Vec<Outage> =
            stored.unwrap_or_default().into_iter().map(|(from, to)| Outage { from, to }).collect();
        // A node that starts cannot know whether others live. If they do, the time is short.
        let least = if last == 0 || !self.store.is_shared() { 1 } else { LONGEST };
        let from = alive.unwrap_or(now).max(last);
        if now.saturating_sub(from) >= least {
            add(&mut outages, Outage { from, to: now });
            let list: Vec<(Millis, Millis)> = outages.iter().map(|outage| (outage.from, outage.to)).collect();
            self.store.set_mark(OUTAGES, &serde_json::to_string(&list).unwrap_or_default()).await?;
            if last > 0 {
                tracing::warn!(seconds = (now - from) / 1000, "clocks were stopped for an outage");
            }
        }
        self.learn(outages);
        Ok(())
    }
}

/// Adds an outage to a list, joined with those that it overlaps.
fn add(outages: &mut Vec<Outage>, new: Outage) {
    outages.push(new);
    outages.sort_by_key(|outage| outage.from);
    outages.dedup_by(|later, earlier| {
        let joined = later.from <= earlier.to;
        if joined {
            earlier.to = earlier.to.max(later.to);
        }
        joined
    });
    outages.drain(..outages.len().saturating_sub(MOST));
}

/// Writes that the node lives, every few seconds and whenever somebody wants to know. If that cannot be written, nothing else
/// can be, either.
pub(crate) async fn keep_beating(app: Arc<App>) {
    let (outages, mut works) = (&app.outages, true);
    let (mut version, _) = outages.known();
    loop {
        let written = outages.beat().await;
        match &written {
            Err(error) if works => tracing::warn!(%error, "the database cannot be written to"),
            Ok(()) if !works => tracing::info!("the database can be written to again"),
            _ => {}
        }
        works = written.is_ok();
        app.health.set("database", works);
        let (known, _) = outages.known();
        if known != version {
            version = known;
            app.rooms.need_all();
        }
        // What was written late is old already.
        if works && outages.is_stale(time::now()) {
            continue;
        }
        tokio::select! {
            () = tokio::time::sleep(if works { BEAT } else { RETRY }) => {}
            () = outages.wanted.notified() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn outages_that_overlap_are_one() {
        let mut outages = Vec::new();
        for (from, to) in [(10, 20), (40, 50), (10, 22), (30, 35), (49, 60)] {
            add(&mut outages, Outage { from, to });
        }
        let list: Vec<_> = outages.iter().map(|outage| (outage.from, outage.to)).collect();
        assert_eq!(list, [(10, 22), (30, 35), (40, 60)]);
        for number in 0..100 {
            add(&mut outages, Outage { from: 100 + 2 * number, to: 101 + 2 * number });
        }
        assert_eq!((outages.len(), outages[MOST - 1].to), (MOST, 299), "the last ones are kept");
    }
}
