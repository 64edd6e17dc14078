//! What goes on beside requests, as long as the node lives. A task that panics is started again; until then the node is not
//! ready, so that a balancer can pass it by.

use futures_util::FutureExt;
use std::collections::BTreeMap;
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::task::JoinHandle;

/// How long after a panic a task is started again.
const RESTART: Duration = Duration::from_secs(1);

/// The parts of a node, and whether they work now.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<BTreeMap<&'static str, bool>>);

impl Health {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<&'static str, bool>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes whether a part works.
    pub(crate) fn set(&self, part: &'static str, works: bool) {
        self.lock().insert(part, works);
    }

    /// All parts.
    pub(crate) fn parts(&self) -> Vec<(&'static str, bool)> {
        self.lock().iter().map(|(part, works)| (*part, *works)).collect()
    }
}

/// The tasks of a node; they end with this.
pub(crate) struct Tasks {
    health: Arc<Health>,
    running: Vec<JoinHandle<()>>,
}

impl Tasks {
    pub(crate) fn new(health: Arc<Health>) -> Self {
        Self { health, running: Vec::new() }
    }

    /// Starts a task, and again whenever it panics.
    pub(crate) fn start<F: Future<Output = ()> + Send>(
        &mut self,
        name: &'static str,
        mut task: impl FnMut() -> F + Send + 'static,
    ) {
        let health = Arc::clone(&self.health);
        health.set(name, true);
        self.running.push(tokio::spawn(async move {
            while AssertUnwindSafe(task()).catch_unwind().await.is_err() {
                health.set(name, false);
                tracing::error!(task = name, "a background task panicked and is started again");
                tokio::time::sleep(RESTART).await;
                health.set(name, true);
            }
        }));
    }
}

impl Drop for Tasks {
    fn drop(&mut self) {
        self.running.iter().for_each(JoinHandle::abort);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[tokio::test]
    async fn a_task_that_panics_is_started_again_and_the_node_is_not_ready_until_then() {
        let health = Arc::new(Health::default());
        let mut tasks = Tasks::new(Arc::clone(&health));
        let starts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&starts);
        tasks.start("shaky", move || {
            let starts = Arc::clone(&counted);
            async move {
                if starts.fetch_add(1, Ordering::Relaxed) < 2 {
                    tokio::time::sleep(Duration::from_millis(10)).await;
                    panic!("as if something went wrong");
                }
                std::future::pending::<()>().await;
            }
        });
        assert_eq!(health.parts(), [("shaky", true)]);
        while health.parts() == [("shaky", true)] {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(health.parts(), [("shaky", false)]);
        while starts.load(Ordering::Relaxed) < 3 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        assert_eq!(health.parts(), [("shaky", true)]);
    }
}
