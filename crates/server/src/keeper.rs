//! Bots and clocks: what happens at tables without anybody's doing.
//!
//! The node that added the event after which a bot decides makes its move at once. In case it dies before, the table has a
//! due time in the store: whichever node finds it first puts it off, and so is the only one to look after the table then.

use crate::Error;
use crate::problem::Problem;
use crate::room::BOT_PATIENCE;
use crate::rooms::Rooms;
use crate::time;
use crate::turns::{For, Turns};
use api::Advice;
use game::Seat;
use host::advice::AdviceJob;
use host::{BotJob, Command};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex as AsyncMutex, mpsc};

/// How often due times are looked at.
const ROUND: Duration = Duration::from_millis(500);
/// How long a player waits for a worker before an adviser begins to think.
const ADVICE_PATIENCE: Duration = Duration::from_secs(15);
/// Tables that are looked after in one round.
const MOST: u32 = 200;

pub(crate) struct Keeper {
    rooms: Arc<Rooms>,
    /// Which bots think next.
    turns: Arc<Turns>,
    /// The decisions that bots think about.
    thinking: Mutex<HashSet<(String, Seat, u64)>>,
    /// The players for whom an adviser thinks.
    advised: Mutex<HashSet<String>>,
}

/// A player for whom an adviser thinks; there is one at a time for each.
struct Advised {
    keeper: Arc<Keeper>,
    player: String,
}

impl Drop for Advised {
    fn drop(&mut self) {
        self.keeper.advised.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.player);
    }
}

/// A decision of a bot that is being thought about; other calls leave it alone as long as this lives.
struct Thinking {
    keeper: Arc<Keeper>,
    decision: (String, Seat, u64),
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.keeper.thinking.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.decision);
    }
}

impl Keeper {
    pub(crate) fn new(rooms: Arc<Rooms>, workers: usize) -> Arc<Self> {
        Arc::new(Self { rooms, turns: Turns::new(workers), thinking: Mutex::default(), advised: Mutex::default() })
    }

    /// How many decisions bots think about now, or are about to.
    pub(crate) fn busy(&self) -> usize {
        self.thinking.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// Looks after tables, as long as the node lives.
    pub(crate) async fn run(self: Arc<Self>, needed: Arc<AsyncMutex<mpsc::Receiver<String>>>) {
        let mut needed = needed.lock().await;
        let mut round = tokio::time::interval(ROUND);
        round.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                id = needed.recv() => match id {
                    Some(id) => self.spawn(id),
                    None => return,
                },
                _ = round.tick() => self.round().await,
            }
        }
    }

    async fn round(self: &Arc<Self>) {
        let now = time::now();
        match self.rooms.store.claim_due(now, now + BOT_PATIENCE, MOST).await {
            Ok(tables) => tables.into_iter().for_each(|id| self.spawn(id)),
            Err(error) => tracing::warn!(%error, "the tables that are due cannot be read"),
        }
    }

    fn spawn(self: &Arc<Self>, id: String) {
        let keeper = Arc::clone(self);
        tokio::spawn(async move {
            // A damaged table is logged where it is read.
            if let Err(problem) = keeper.look_after(&id).await
                && !problem.is_damaged()
            {
                tracing::warn!(?problem, table = id, "a table could not be looked after");
            }
        });
    }

    /// Ends the time of those whose time is over, and lets bots decide.
    async fn look_after(self: &Arc<Self>, id: &str) -> Result<(), Problem> {
        if self.rooms.glance(id, 0, |inner| Ok(inner.table.next_deadline().is_some())).await? {
            let now = self.rooms.stop_clocks(id).await?;
            for seat in self.rooms.glance(id, 0, |inner| Ok(inner.table.out_of_time(now))).await? {
                let expire = Command::Expire { seat, now };
                self.rooms.command(id, Box::new(move |_| Ok(expire.clone()))).await?;
            }
        }
        let whom = self.rooms.glance(id, 0, |inner| Ok(inner.bots_play_for())).await?;
        if matches!(whom, For::Bots(_)) && self.rooms.room(id).await?.pause_unseen() {
            return Ok(());
        }
        let jobs = self.rooms.glance(id, 0, |inner| {
            let job = |seat: Seat| {
                let decision = inner.table.decision(seat);
                let thinking = self.begin(id, seat, decision)?;
                let seed = self.rooms.draws.bot(inner.secret(), seat, decision);
                Some((thinking, inner.table.ask_bot(seat, seed).ok()?))
            };
            Ok(inner.table.waiting_for_bots().into_iter().filter_map(job).collect::<Vec<_>>())
        });
        for (thinking, job) in jobs.await? {
            tokio::spawn(Arc::clone(self).think(thinking, whom.clone(), job));
        }
        Ok(())
    }

    /// Lets an adviser think when it is the player's turn among all who wait for bots. It keeps its worker until it is done, even
    /// if nobody waits for the answer any more.
    pub(crate) async fn advise(self: &Arc<Self>, player: &str, job: AdviceJob) -> Result<Advice, Problem> {
        let first = self.advised.lock().unwrap_or_else(PoisonError::into_inner).insert(player.to_owned());
        if !first {
            return Err(Error::AdviceBusy.into());
        }
        let advised = Advised { keeper: Arc::clone(self), player: player.to_owned() };
        let waits = tokio::time::timeout(ADVICE_PATIENCE, self.turns.next(For::Person(player.to_owned())));
        let busy = || Problem::from(Error::Busy);
        let turn = waits.await.map_err(|_| busy())?.ok_or_else(busy)?;
        let think = move || {
            let _working = (turn, advised);
            job()
        };
        let advice = tokio::task::spawn_blocking(think).await.map_err(|error| {
            tracing::error!(%error, "an adviser broke down");
            Problem::from(Error::Internal)
        })?;
        Ok(advice?)
    }

    fn begin(self: &Arc<Self>, id: &str, seat: Seat, decision: u64) -> Option<Thinking> {
        let decision = (id.to_owned(), seat, decision);
        let first = self.thinking.lock().unwrap_or_else(PoisonError::into_inner).insert(decision.clone());
        first.then(|| Thinking { keeper: Arc::clone(self), decision })
    }

    /// Lets a bot think when it is its turn among all bots, and act.
    async fn think(self: Arc<Self>, thinking: Thinking, whom: For, job: BotJob) {
        let waits = Instant::now();
        let Some(_turn) = self.turns.next(whom).await else { return };
        metrics::histogram!("paddlewheel_bot_wait_seconds").record(waits.elapsed());
        let id = thinking.decision.0.clone();
        let begins = Instant::now();
        let decided = tokio::task::spawn_blocking(job).await;
        metrics::histogram!("paddlewheel_bot_think_seconds").record(begins.elapsed());
        let command = match decided {
            Ok(Ok(command)) => command,
            Ok(Err(fault)) => return tracing::error!(%fault, table = id, "a bot could not decide"),
            Err(error) => return tracing::error!(%error, table = id, "a bot broke down"),
        };
        // Before it acts, or what follows from it would be taken for this decision.
        drop(thinking);
        // The table may have gone on without it: a player came back, or took something back.
        if let Err(problem) = self.rooms.command(&id, Box::new(move |_| Ok(command.clone()))).await {
            tracing::debug!(?problem, table = id, "a bot came too late");
        }
    }
}
