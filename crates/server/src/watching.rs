//! Who looks on at a table: those who follow its events and hold no seat there.
//!
//! None of it is kept. A node knows the streams that are open at it, and tells the other nodes whenever that changes, and
//! again every while; what a node has told is forgotten if it is silent for long. A stream hears of changes a moment later, so
//! that somebody who comes again at once has never been away, and nobody can make others busy by coming and going.

use crate::notes::Note;
use host::PlayerId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use store::Store;
use tokio::sync::{Notify, watch};
use utoipa::ToSchema;

/// How long changes gather before they are told.
const GATHER: Duration = Duration::from_secs(1);
/// How often a node tells others again who looks on at it.
const AGAIN: Duration = Duration::from_secs(20);
/// How long what another node has told holds.
const HOLDS: Duration = Duration::from_secs(65);
/// Names that are told.
const NAMES: usize = 20;
/// Watchers whom nodes tell each other by id, so that who watches at two of them counts once. A note has to be short.
const IDS: usize = 100;
/// Nodes that are listened to about one table.
const NODES: usize = 64;

/// Who looks on at a table, as a stream tells it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct Audience {
    /// How many follow the table's events and hold no seat there. Who has shown who they are counts once.
    count: usize,
    /// What some of them are called: at most 20, in the order of the alphabet.
    names: Vec<String>,
}

/// Those who look on at one node: what nodes tell each other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct NodeAudience {
    node: String,
    table: String,
    /// Ids of players, and what they are called, as far as there is room.
    known: BTreeMap<String, Option<String>>,
    /// How many there are beside those.
    more: usize,
    /// Whether the node wants to hear it from the others.
    asks: bool,
}

impl NodeAudience {
    fn is_empty(&self) -> bool {
        self.known.is_empty() && self.more == 0
    }
}

/// A player who looks on.
struct Watcher {
    name: String,
    streams: usize,
}

/// A table with streams at this node.
struct Followed {
    streams: usize,
    known: BTreeMap<String, Watcher>,
    anonymous: usize,
    elsewhere: HashMap<String, (Instant, NodeAudience)>,
    /// Whether others were asked.
    asked: bool,
    audience: watch::Sender<Audience>,
}

impl Followed {
    fn new() -> Self {
        let (known, elsewhere) = (BTreeMap::new(), HashMap::new());
        Self {
            streams: 0,
            known,
            anonymous: 0,
            elsewhere,
            asked: false,
            audience: watch::channel(Audience::default()).0,
        }
    }

    fn audience(&self) -> Audience {
        let mut known: BTreeMap<&str, Option<&str>> = BTreeMap::new();
        for (id, name) in self.elsewhere.values().flat_map(|(_, told)| &told.known) {
            let known = known.entry(id).or_default();
            *known = known.or(name.as_deref());
        }
        known.extend(self.known.iter().map(|(id, watcher)| (id.as_str(), Some(watcher.name.as_str()))));
        let more: usize = self.elsewhere.values().map(|(_, told)| told.more).sum();
        let mut names: Vec<String> = known.values().flatten().map(ToString::to_string).collect();
        names.sort_unstable();
        names.truncate(NAMES);
        Audience { count: known.len() + self.anonymous + more, names }
    }

    fn told(&self, node: &str, table: &str) -> NodeAudience {
        let known = self.known.iter().take(IDS).enumerate();
        let known = known.map(|(place, (id, watcher))| (id.clone(), (place < NAMES).then(|| watcher.name.clone())));
        let more = self.anonymous + self.known.len().saturating_sub(IDS);
        NodeAudience { node: node.to_owned(), table: table.to_owned(), known: known.collect(), more, asks: !self.asked }
    }
}

#[derive(Default)]
struct Inner {
    tables: HashMap<String, Followed>,
    /// Tables at which something has changed, and whether other nodes have to hear of it.
    changed: HashMap<String, bool>,
    /// Tables at which others believe that somebody looks on here.
    announced: HashSet<String>,
}

/// Who looks on at which table, as far as this node knows.
pub(crate) struct Watching {
    node: String,
    store: Arc<dyn Store>,
    inner: Mutex<Inner>,
    changed: Notify,
}

/// A stream that is open. Whoever it belongs to is counted as long as this lives.
pub(crate) struct Watch {
    watching: Arc<Watching>,
    table: String,
    /// Their id and their name; none for a stranger.
    who: Option<(String, String)>,
    /// Whether they hold a seat, and so do not look on.
    seated: bool,
    /// Changes when somebody else comes or goes.
    pub(crate) audience: watch::Receiver<Audience>,
}

impl Watching {
    pub(crate) fn new(store: Arc<dyn Store>) -> Arc<Self> {
        Arc::new(Self { node: crate::secret::id(), store, inner: Mutex::default(), changed: Notify::new() })
    }

    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes that something has changed at a table; whether others have to hear of it.
    fn note(&self, inner: &mut Inner, table: &str, announce: bool) {
        *inner.changed.entry(table.to_owned()).or_default() |= announce;
        self.changed.notify_one();
    }

    /// A stream of somebody at a table; and who looks on now, they included.
    pub(crate) fn open(
        self: &Arc<Self>,
        table: &str,
        who: Option<(String, String)>,
        seated: bool,
    ) -> (Watch, Audience) {
        let mut inner = self.lock();
        let followed = inner.tables.entry(table.to_owned()).or_insert_with(Followed::new);
        followed.streams += 1;
        let audience = followed.audience.subscribe();
        let is_first = followed.streams == 1 && self.store.is_shared();
        let mut watch = Watch { watching: Arc::clone(self), table: table.to_owned(), who, seated: true, audience };
        if !seated {
            watch.seated = false;
            watch.count(&mut inner, true);
        }
        if is_first {
            self.note(&mut inner, table, true);
        }
        let now = inner.tables.get(table).map(Followed::audience).unwrap_or_default();
        (watch, now)
    }

    /// Hears what another node tells.
    pub(crate) fn hear(&self, told: NodeAudience) {
        let mut inner = self.lock();
        let Some(followed) = inner.tables.get_mut(&told.table).filter(|_| told.node != self.node) else { return };
        let (table, asks) = (told.table.clone(), told.asks);
        if told.is_empty() {
            followed.elsewhere.remove(&told.node);
        } else if followed.elsewhere.len() < NODES || followed.elsewhere.contains_key(&told.node) {
            followed.elsewhere.insert(told.node.clone(), (Instant::now(), told));
        }
        self.note(&mut inner, &table, asks);
    }

    /// Tells what has changed, as long as the node lives.
    pub(crate) async fn run(self: Arc<Self>) {
        let mut again = tokio::time::interval(AGAIN);
        loop {
            tokio::select! {
                () = self.changed.notified() => {
                    tokio::time::sleep(GATHER).await;
                    self.tell().await;
                }
                _ = again.tick(), if self.store.is_shared() => self.refresh(Instant::now()),
            }
        }
    }

    /// Tells the streams here, and the other nodes, what has changed.
    pub(crate) async fn tell(&self) {
        let notes = self.tell_here();
        if !notes.is_empty()
            && let Err(error) = self.store.tell(&notes).await
        {
            tracing::warn!(%error, "other nodes were not told who looks on");
        }
    }

    /// Tells the streams here; what the other nodes have to hear.
    fn tell_here(&self) -> Vec<String> {
        let mut inner = self.lock();
        let mut notes = Vec::new();
        for (table, announce) in std::mem::take(&mut inner.changed) {
            let told = match inner.tables.get_mut(&table) {
                Some(followed) => {
                    followed.audience.send_replace(followed.audience());
                    let told = followed.told(&self.node, &table);
                    followed.asked = true;
                    told
                }
                None => NodeAudience { node: self.node.clone(), table: table.clone(), ..NodeAudience::default() },
            };
            let was_announced = inner.announced.remove(&table);
            if !told.is_empty() {
                inner.announced.insert(table);
            }
            if announce && self.store.is_shared() && (told.asks || was_announced || !told.is_empty()) {
                notes.extend(Note::Watching(told).write());
            }
        }
        notes
    }

    /// Has everything told again, and forgets what others have told long ago.
    fn refresh(&self, now: Instant) {
        let mut inner = self.lock();
        for table in inner.announced.iter().cloned().collect::<Vec<_>>() {
            self.note(&mut inner, &table, true);
        }
        let mut silent = Vec::new();
        for (table, followed) in &mut inner.tables {
            let before = followed.elsewhere.len();
            followed.elsewhere.retain(|_, (heard, _)| now.duration_since(*heard) < HOLDS);
            silent.extend((followed.elsewhere.len() < before).then(|| table.clone()));
        }
        for table in silent {
            self.note(&mut inner, &table, false);
        }
    }
}

impl Watch {
    /// Who follows the table, if they have shown it.
    pub(crate) fn player(&self) -> Option<PlayerId> {
        self.who.as_ref().map(|(id, _)| PlayerId(id.clone()))
    }

    /// Notes that they have sat down or stood up.
    pub(crate) fn set_seated(&mut self, seated: bool) {
        if self.seated != seated {
            self.seated = seated;
            let watching = Arc::clone(&self.watching);
            self.count(&mut watching.lock(), !seated);
        }
    }

    /// Counts them, or counts them no more.
    fn count(&self, inner: &mut Inner, comes: bool) {
        let Some(followed) = inner.tables.get_mut(&self.table) else { return };
        match (&self.who, comes) {
            (None, true) => followed.anonymous += 1,
            (None, false) => followed.anonymous -= 1,
            (Some((id, name)), true) => {
                let new = || Watcher { name: name.clone(), streams: 0 };
                followed.known.entry(id.clone()).or_insert_with(new).streams += 1;
            }
            (Some((id, _)), false) => {
                if let Some(watcher) = followed.known.get_mut(id) {
                    watcher.streams -= 1;
                    if watcher.streams == 0 {
                        followed.known.remove(id);
                    }
                }
            }
        }
        self.watching.note(inner, &self.table, true);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let watching = Arc::clone(&self.watching);
        let mut inner = watching.lock();
        if !self.seated {
            self.count(&mut inner, false);
        }
        if let Some(followed) = inner.tables.get_mut(&self.table) {
            followed.streams -= 1;
            if followed.streams == 0 {
                inner.tables.remove(&self.table);
            }
        }
    }
}
