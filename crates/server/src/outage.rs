//! Clocks do not run while no node does. Each node says every few seconds that it lives; one that starts and finds the last
//! such time long ago stops all clocks for what lies between.

use crate::problem::Problem;
use crate::rooms::Rooms;
use crate::tasks::Health;
use crate::time;
use host::{Command, Millis};
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};

/// What stores remember about when a node lived last.
const MARK: &str = "alive";
/// How often a node says that it lives.
const BEAT: Duration = Duration::from_secs(5);
/// How long nobody has to have said so for it to be an outage where other nodes may live.
const OUTAGE: Millis = 15_000;

/// Notes that the node lives now.
pub(crate) async fn beat(store: &Arc<dyn Store>) -> Result<(), StoreError> {
    store.set_mark(MARK, &time::now().to_string()).await
}

/// Notes it every few seconds. If it cannot be noted, nothing else can be written either.
pub(crate) async fn keep_beating(store: Arc<dyn Store>, health: Arc<Health>) {
    loop {
        let noted = beat(&store).await;
        if let Err(error) = &noted {
            tracing::warn!(%error, "the database cannot be written to");
        }
        health.set("database", noted.is_ok());
        tokio::time::sleep(BEAT).await;
    }
}

/// Stops the clocks of all tables for the time in which no node lived; how many tables that concerned.
pub(crate) async fn make_up(rooms: &Arc<Rooms>) -> Result<usize, Problem> {
    let last = rooms.store.mark(MARK).await?.and_then(|at| at.parse::<Millis>().ok());
    let (from, to) = (last.unwrap_or(Millis::MAX), time::now());
    let least = if rooms.store.is_shared() { OUTAGE } else { 1 };
    if to.saturating_sub(from) < least {
        return Ok(0);
    }
    let mut tables = 0;
    for id in rooms.store.all_due().await? {
        match rooms.command(&id, Box::new(move |_| Ok(Command::Pause { from, to }))).await {
            Ok(done) if !done.repeated => tables += 1,
            Ok(_) => {}
            // A table that cannot be read concerns nobody else.
            Err(problem) => tracing::warn!(?problem, table = id, "the clocks of a table could not be stopped"),
        }
    }
    Ok(tables)
}
