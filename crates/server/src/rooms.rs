//! The tables that this node has at hand, and the news about them.
//!
//! A table is carried on in memory first, behind a lock, and then its event is kept; only when it is kept does anybody see
//! it. If somebody else was first, the room is made anew from the log and the command is tried again: the primary key of
//! the log is all that keeps nodes apart.

use crate::identity::Identities;
use crate::outage::{Outage, Outages};
use crate::problem::Problem;
use crate::room::{Inner, Room};
use crate::secret::Draws;
use crate::to_the_end::ToTheEnd;
use crate::{Error, lines, time};
use api::{Done, Millis};
use host::{AnyTable, Command, Config, Event, Logged, Next, PlayerId, Proposal};
use moka::future::Cache;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{Append, Due, LogLine, News, Quota, Store, StoreError};
use tokio::sync::{broadcast, mpsc, watch};

/// How often a command is tried while others are faster.
const ATTEMPTS: u32 = 20;
/// How long a table that nobody asks for stays in memory.
const IDLE: Duration = Duration::from_mins(10);
/// Tables that may wait for somebody to look after them; what does not fit is found by its due time.
const NEEDS: usize = 10_000;
/// How long a damaged table is not logged again.
const SILENCE: Duration = Duration::from_hours(1);
/// The longest id of a table that is looked up at all.
const LONGEST_ID: usize = 64;

/// What a request wants of a table, worked out from the table as it is then; called again if the table has gone on.
pub(crate) type Wish = Box<dyn Fn(&dyn AnyTable) -> Result<Command, Problem> + Send + Sync>;

/// Who waits for news of a table, or of a player's keys.
#[derive(Default)]
pub(crate) struct Topics(Mutex<HashMap<String, watch::Sender<u64>>>);

impl Topics {
    fn with<T>(&self, f: impl FnOnce(&mut HashMap<String, watch::Sender<u64>>) -> T) -> T {
        f(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }

    pub(crate) fn subscribe(&self, id: &str) -> watch::Receiver<u64> {
        self.with(|topics| topics.entry(id.to_owned()).or_insert_with(|| watch::channel(0).0).subscribe())
    }

    pub(crate) fn tell(&self, id: &str, next: u64) {
        self.with(|topics| {
            let Some(topic) = topics.get(id) else { return };
            if topic.receiver_count() == 0 {
                topics.remove(id);
            } else {
                topic.send_modify(|known| *known = next.max(*known));
            }
        });
    }

    /// Forgets what nobody waits for any more.
    fn sweep(&self) {
        self.with(|topics| topics.retain(|_, topic| topic.receiver_count() > 0));
    }

    /// Everybody had better look for themselves.
    fn tell_all(&self) {
        self.sweep();
        self.with(|topics| {
            for topic in topics.values() {
                topic.send_modify(|_| {});
            }
        });
    }
}

pub(crate) struct Rooms {
    pub(crate) store: Arc<dyn Store>,
    cache: Cache<String, Arc<Room>>,
    topics: Topics,
    needs: mpsc::Sender<String>,
    /// By player: changes when keys of the player were revoked.
    pub(crate) keys: Topics,
    pub(crate) draws: Draws,
    outages: Arc<Outages>,
    /// Damaged tables that were logged lately.
    damaged: Cache<String, ()>,
}

impl Rooms {
    /// Also what tells which tables need a bot's move now.
    pub(crate) fn new(
        store: Arc<dyn Store>,
        most: u64,
        draws: Draws,
        outages: Arc<Outages>,
    ) -> (Arc<Self>, mpsc::Receiver<String>) {
        let (needs, needed) = mpsc::channel(NEEDS);
        let cache = Cache::builder().max_capacity(most).time_to_idle(IDLE).build();
        let (topics, keys) = (Topics::default(), Topics::default());
        let damaged = Cache::builder().max_capacity(NEEDS as u64).time_to_live(SILENCE).build();
        (Arc::new(Self { store, cache, topics, needs, keys, draws, outages, damaged }), needed)
    }

    /// A log that cannot be read or replayed: whoever asks is told, and so is the operator, once in a while.
    async fn damaged(&self, id: &str, reason: impl std::fmt::Display) -> Problem {
        if self.damaged.entry(id.to_owned()).or_insert(()).await.is_fresh() {
            tracing::error!(table = id, %reason, "a table is damaged: its log cannot be replayed");
        }
        Error::Damaged.into()
    }

    /// The log of a table from a place on.
    async fn log(&self, id: &str, from: u64) -> Result<Vec<LogLine>, Problem> {
        match self.store.log(id, from).await {
            Ok(lines) => Ok(lines),
            Err(StoreError::Damaged(reason)) => Err(self.damaged(id, reason).await),
            Err(error) => Err(error.into()),
        }
    }

    /// Why there is no log: there is no such table, or its log is lost although lists still have it.
    async fn missing(&self, id: &str) -> Problem {
        match self.store.stage(id).await {
            Ok(None) => Error::NoTable.into(),
            Ok(Some(_)) => self.damaged(id, "it has no events").await,
            Err(error) => error.into(),
        }
    }

    /// How many tables are in memory.
    pub(crate) fn count(&self) -> u64 {
        self.cache.entry_count()
    }

    /// Whether a table is in memory.
    pub(crate) fn is_at_hand(&self, id: &str) -> bool {
        self.cache.contains_key(id)
    }

    /// Forgets streams that have ended.
    pub(crate) fn sweep(&self) {
        self.topics.sweep();
        self.keys.sweep();
    }

    /// Reads tables that are not in memory, all of them in one query. Those that cannot be read are left out.
    pub(crate) async fn read_all(&self, ids: Vec<String>) -> Result<(), Problem> {
        let logs = match self.store.logs(&ids).await {
            // One of them cannot be read: each is read by itself when it is needed.
            Err(StoreError::Damaged(_)) => return Ok(()),
            logs => logs?,
        };
        for (id, lines) in logs {
            let load = async {
                match Room::new(&id, &lines) {
                    Ok(room) => Ok::<_, Problem>(self.arrived(room)),
                    Err(fault) => Err(self.damaged(&id, fault).await),
                }
            };
            // Whoever asks for a damaged table is told.
            let _ = self.cache.try_get_with(id.clone(), load).await;
        }
        Ok(())
    }

    /// A table, from memory or from its log.
    pub(crate) async fn room(&self, id: &str) -> Result<Arc<Room>, Problem> {
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Error::NoTable.into());
        }
        if let Some(room) = self.cache.get(id).await {
            return Ok(room);
        }
        let load = async {
            let lines = self.log(id, 0).await?;
            if lines.is_empty() {
                return Err(self.missing(id).await);
            }
            match Room::new(id, &lines) {
                Ok(room) => Ok(self.arrived(room)),
                Err(fault) => Err(self.damaged(id, fault).await),
            }
        };
        self.cache.try_get_with(id.to_owned(), load).await.map_err(|problem: Arc<Problem>| (*problem).clone())
    }

    /// A table that was just read. Its clocks may have to be stopped for an outage; who reads it does not wait for that.
    fn arrived(&self, mut room: Room) -> Arc<Room> {
        if room.inner.get_mut().table.next_deadline().is_some() {
            self.need(&room.id);
        }
        Arc::new(room)
    }

    /// Has the clocks of all tables at hand stopped for an outage.
    pub(crate) fn need_all(&self) {
        for (id, _) in &self.cache {
            self.need(&id);
        }
    }

    /// Stops the clocks of a table for outages, so that its deadlines can be judged; the time that goes for that.
    pub(crate) async fn stop_clocks(&self, id: &str) -> Result<Millis, Problem> {
        for _ in 0..ATTEMPTS {
            // During an outage one waits here, where nobody who reads the table has to wait, too.
            self.outages.now().await?;
            let room = self.room(id).await?;
            let mut inner = room.inner.write().await;
            if !inner.sound {
                self.catch_up(&room, &mut inner).await?;
            }
            if let Some(now) = self.stop_clocks_in(&room, &mut inner).await? {
                return Ok(now);
            }
        }
        Err(Error::Busy.into())
    }

    /// Stops the clocks of a table for outages that it has not been stopped for; then the time that goes for whatever comes
    /// next. None if somebody else was faster, and the table has to be read again.
    async fn stop_clocks_in(&self, room: &Room, inner: &mut Inner) -> Result<Option<Millis>, Problem> {
        let now = self.outages.now().await?;
        let (version, outages) = self.outages.known();
        if inner.outages == version {
            return Ok(Some(now));
        }
        for &Outage { from, to } in &*outages {
            // At most tables no clock runs; some are full, or not continued.
            let Ok(Proposal::Add(next)) = inner.table.propose(&Command::Pause { from, to }) else { continue };
            if !self.add(room, inner, *next, now, None).await? {
                return Ok(None);
            }
            self.topics.tell(&room.id, inner.table.next_seq());
        }
        inner.outages = version;
        Ok(Some(now))
    }

    /// Adds an event to a table; false if somebody else was faster, and the table has to be read again.
    async fn add(
        &self,
        room: &Room,
        inner: &mut Inner,
        next: Next,
        now: Millis,
        quota: Option<Quota>,
    ) -> Result<bool, Problem> {
        inner.sound = false;
        let (line, card, due) = inner.accept(&room.id, next, now)?;
        match self.store.append(Append { table: room.id.clone(), line, card, due, quota }).await {
            Ok(()) => {
                inner.sound = true;
                room.note(inner);
                Ok(true)
            }
            Err(StoreError::Conflict) => Ok(false),
            Err(error) => Err(error.into()),
        }
    }

    /// Looks at a table which has at least the events before `least`, for somebody: if its bots have waited for that, they go on.
    pub(crate) async fn look<T>(
        &self,
        id: &str,
        least: u64,
        look: impl FnOnce(&Inner) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        if self.room(id).await?.see() {
            self.need(id);
        }
        self.glance(id, least, look).await
    }

    /// The same, for nobody.
    pub(crate) async fn glance<T>(
        &self,
        id: &str,
        least: u64,
        look: impl FnOnce(&Inner) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        let room = self.room(id).await?;
        let inner = room.inner.read().await;
        if inner.sound && inner.table.next_seq() >= least {
            return look(&inner);
        }
        drop(inner);
        let mut inner = room.inner.write().await;
        self.catch_up(&room, &mut inner).await?;
        look(&inner)
    }

    /// Reads what others have added; whether there was something.
    async fn catch_up(&self, room: &Room, inner: &mut Inner) -> Result<bool, Problem> {
        if !inner.sound {
            let lines = self.log(&room.id, 0).await?;
            if lines.is_empty() {
                self.cache.invalidate(&room.id).await;
                return Err(self.missing(&room.id).await);
            }
            if let Err(fault) = room.reload(inner, &lines) {
                return Err(self.damaged(&room.id, fault).await);
            }
            return Ok(true);
        }
        let lines = self.log(&room.id, inner.table.next_seq()).await?;
        for line in &lines {
            let applied = lines::logged(line).and_then(|logged| inner.apply(&room.id, logged));
            if let Err(fault) = applied {
                inner.sound = false;
                return Err(self.damaged(&room.id, fault).await);
            }
        }
        room.note(inner);
        Ok(!lines.is_empty())
    }

    /// Makes a table, unless there is one of this id.
    pub(crate) async fn make(
        &self,
        id: &str,
        config: Config,
        maker: PlayerId,
        quota: Option<Quota>,
    ) -> Result<(), Problem> {
        host::check(&config)?;
        let dice = self.draws.table();
        let event = Event::made(config, maker, dice)?;
        let logged = Logged { seq: 0, at: time::now(), event };
        let table = host::replay(std::slice::from_ref(&logged))?;
        let card = Some(lines::card(id, &*table, logged.at, logged.at));
        let made = Append { table: id.to_owned(), line: lines::line(&logged)?, card, due: Due::Same, quota };
        match self.store.append(made).await {
            Ok(()) | Err(StoreError::Conflict) => Ok(()),
            Err(error) => Err(error.into()),
        }
    }

    /// Carries out a command, to its end even if whoever asked has gone.
    pub(crate) async fn command(self: &Arc<Self>, id: &str, wish: Wish) -> Result<Done, Problem> {
        self.command_and(id, wish, None, |_, done| Ok(done)).await
    }

    /// The same, unless the player of the quota has too many tables.
    pub(crate) async fn command_within(
        self: &Arc<Self>,
        id: &str,
        wish: Wish,
        quota: Option<Quota>,
    ) -> Result<Done, Problem> {
        self.command_and(id, wish, quota, |_, done| Ok(done)).await
    }

    /// The same, and then looks at the table before it goes on.
    pub(crate) async fn command_and<T: Send + 'static>(
        self: &Arc<Self>,
        id: &str,
        wish: Wish,
        quota: Option<Quota>,
        look: impl FnOnce(&Inner, Done) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let (rooms, id) = (Arc::clone(self), id.to_owned());
        ToTheEnd::new(async move { rooms.carry_out(&id, &wish, quota, look).await }).await
    }

    async fn carry_out<T>(
        &self,
        id: &str,
        wish: &Wish,
        quota: Option<Quota>,
        look: impl FnOnce(&Inner, Done) -> Result<T, Problem>,
    ) -> Result<T, Problem> {
        for _ in 0..ATTEMPTS {
            // During an outage one waits here, where nobody who reads the table has to wait, too.
            self.outages.now().await?;
            let room = self.room(id).await?;
            let mut inner = room.inner.write().await;
            if !inner.sound {
                self.catch_up(&room, &mut inner).await?;
            }
            let Some(now) = self.stop_clocks_in(&room, &mut inner).await? else { continue };
            let proposed = wish(&*inner.table).and_then(|command| Ok(inner.table.propose(&command)?));
            let next = match proposed {
                Ok(Proposal::Add(next)) => *next,
                Ok(Proposal::Done) => {
                    return look(&inner, Done { next: inner.table.next_seq(), repeated: true });
                }
                Err(problem) => {
                    // It may be that another node knows better.
                    if self.store.is_shared() && self.catch_up(&room, &mut inner).await? {
                        continue;
                    }
                    return Err(problem);
                }
            };
            // If somebody was faster, the room is made anew at the next attempt.
            if self.add(&room, &mut inner, next, now, quota.clone()).await? {
                let next = inner.table.next_seq();
                let needs_bot = !inner.table.waiting_for_bots().is_empty();
                let seen = look(&inner, Done { next, repeated: false });
                drop(inner);
                self.topics.tell(id, next);
                if needs_bot {
                    self.need(id);
                }
                return seen;
            }
        }
        Err(Error::Busy.into())
    }

    /// Has a table looked after.
    pub(crate) fn need(&self, id: &str) {
        // If there is no room, its due time comes.
        let _ = self.needs.try_send(id.to_owned());
    }

    /// Changes whenever something was added to a table.
    pub(crate) fn subscribe(&self, id: &str) -> watch::Receiver<u64> {
        self.topics.subscribe(id)
    }

    /// Hears what other nodes do, as long as the node lives, and passes on what else they tell.
    pub(crate) async fn hear(self: Arc<Self>, identities: Arc<Identities>, notes: mpsc::Sender<String>) {
        let mut news = self.store.news();
        loop {
            match news.recv().await {
                // What nobody else adds, the command that added it has told.
                Ok(News::Added { .. }) if !self.store.is_shared() => {}
                Ok(News::Added { table, seq }) => {
                    if let Some(room) = self.cache.get(&table).await
                        && room.lacks(seq)
                    {
                        self.refresh(&room).await;
                    }
                    self.topics.tell(&table, seq + 1);
                }
                Ok(News::Note(note)) => {
                    // What does not fit is told again, or not missed.
                    let _ = notes.try_send(note);
                }
                Ok(News::KeysDropped { player }) => {
                    // Before the streams look.
                    identities.forget_player(player.clone());
                    self.keys.tell(&player, 0);
                }
                Ok(News::Lost) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    identities.forget();
                    self.keys.tell_all();
                    self.look_everywhere().await;
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Brings a table up to date; if it cannot be, whoever looks at it next has to.
    async fn refresh(&self, room: &Room) {
        let mut inner = room.inner.write().await;
        if let Err(problem) = self.catch_up(room, &mut inner).await {
            inner.sound = false;
            tracing::warn!(?problem, "a table could not be brought up to date");
        }
    }

    /// Has tables read again whose logs may have been changed behind this node's back.
    pub(crate) async fn distrust(&self, is_concerned: impl Fn(&Inner) -> bool) {
        for (id, room) in &self.cache {
            let mut inner = room.inner.write().await;
            if is_concerned(&inner) {
                inner.sound = false;
                let next = inner.table.next_seq();
                drop(inner);
                self.topics.tell(&id, next);
                // A bot may have to move for somebody who has gone.
                self.need(&id);
            }
        }
    }

    /// Has one table read again, if it is in memory.
    pub(crate) async fn read_again(&self, id: &str) {
        if let Some(room) = self.cache.get(id).await {
            room.inner.write().await.sound = false;
        }
    }

    /// Forgets a table that was deleted; whoever waits for its news finds that it is gone.
    pub(crate) async fn forget(&self, id: &str) {
        self.cache.invalidate(id).await;
        self.topics.tell(id, 0);
    }

    /// After news was lost: every table may have gone on.
    async fn look_everywhere(&self) {
        for (_, room) in &self.cache {
            self.refresh(&room).await;
        }
        self.topics.tell_all();
    }
}
