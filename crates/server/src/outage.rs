//! Clocks do not run while no node does. Each node says every few seconds that it lives; one that starts and finds the last
//! such time long ago stops the clock of each table for what lies between, when it first reads the table.

use crate::tasks::Health;
use crate::time;
use api::Millis;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};

/// What stores remember about when a node lived last.
const MARK: &str = "alive";
/// How often a node says that it lives.
const BEAT: Duration = Duration::from_secs(5);
/// How long nobody has to have said so for it to be an outage where other nodes may live.
const OUTAGE: Millis = 15_000;

/// A time in which no node lived.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outage {
    pub(crate) from: Millis,
    pub(crate) to: Millis,
}

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

/// The time in which no node lived, if there was one before this one starts.
pub(crate) async fn find(store: &Arc<dyn Store>) -> Result<Option<Outage>, StoreError> {
    let last = store.mark(MARK).await?.and_then(|at| at.parse::<Millis>().ok());
    let (from, to) = (last.unwrap_or(Millis::MAX), time::now());
    let least = if store.is_shared() { OUTAGE } else { 1 };
    Ok((to.saturating_sub(from) >= least).then_some(Outage { from, to }))
}
