//! Group commit: while one group is written, the next one accumulates.

use crate::store::{Append, StoreError};
use futures_util::FutureExt;
use std::panic::AssertUnwindSafe;
use std::time::{Duration, Instant};
use tokio::sync::{mpsc, oneshot};

/// The most events in one commit.
pub(crate) const LARGEST: usize = 256;
/// How often the worker yields to other tasks before it writes a group.
const GATHER: usize = 2;
/// The most appends that can wait in the queue.
const WAITING: usize = 4096;

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Queues appends and writes them in groups.
pub(crate) struct Group {
    queue: mpsc::Sender<(Append, Answer)>,
    worker: tokio::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
}

/// The result of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Written {
    Added,
    /// There is already an event with this number, or none just before it.
    Conflict,
    QuotaExceeded(u32),
}

/// Writes a group in one commit and returns the result of each append.
pub(crate) trait Write: Send + 'static {
    fn write(&mut self, group: &[Append]) -> impl Future<Output = Result<Vec<Written>, sqlx::Error>> + Send;
}

impl Group {
    /// Commits that take longer than `slow` are logged.
    pub(crate) fn new(mut writer: impl Write, slow: Option<Duration>) -> Self {
        let (queue, mut waiting) = mpsc::channel::<(Append, Answer)>(WAITING);
        let seconds = metrics::histogram!("paddlewheel_commit_seconds");
        let worker = tokio::spawn(async move {
            let mut batch = Vec::new();
            while waiting.recv_many(&mut batch, LARGEST).await > 0 {
                // Let tasks that are about to append do so first: groups grow under load, and nobody else has to wait.
                for _ in 0..GATHER {
                    tokio::task::yield_now().await;
                }
                while batch.len() < LARGEST
                    && let Ok(more) = waiting.try_recv()
                {
                    batch.push(more);
                }
                let (group, answers): (Vec<Append>, Vec<Answer>) = batch.drain(..).unzip();
                // If several appends have the same number, the first wins, as if they had come one by one. A panic
                // fails this group but must not end the worker, or nothing could be written any more.
                let begun = Instant::now();
                let written = AssertUnwindSafe(writer.write(&group)).catch_unwind().await;
                let took = begun.elapsed();
                seconds.record(took);
                if slow.is_some_and(|slow| took >= slow) {
                    tracing::warn!(events = group.len(), seconds = took.as_secs_f64(), "slow commit");
                }
                match written.unwrap_or_else(|_| Err(sqlx::Error::WorkerCrashed)) {
                    Ok(written) => {
                        for (answer, written) in answers.into_iter().zip(written) {
                            // The receiver may have gone away.
                            let _ = answer.send(match written {
                                Written::Added => Ok(()),
                                Written::Conflict => Err(StoreError::Conflict),
                                Written::QuotaExceeded(most) => Err(StoreError::QuotaExceeded(most)),
                            });
                        }
                    }
                    Err(error) => {
                        tracing::error!(%error, "a group of events could not be written");
                        let count = answers.len();
                        for answer in answers {
                            let _ = answer.send(Err(StoreError::Database(sqlx::Error::Protocol(format!(
                                "a commit of {count} events failed: {error}"
                            )))));
                        }
                    }
                }
            }
        });
        Self { queue, worker: tokio::sync::Mutex::new(Some(worker)) }
    }

    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (answer, done) = oneshot::channel();
        self.queue.send((append, answer)).await.map_err(|_| StoreError::Closed)?;
        done.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether the worker is running.
    pub(crate) fn is_working(&self) -> bool {
        !self.queue.is_closed()
    }

    /// Stops at once; waiting appends fail because the store is closed.
    pub(crate) async fn close(&self) {
        if let Some(worker) = self.worker.lock().await.take() {
            worker.abort();
            let _ = worker.await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Due, LogLine};

    /// Panics on every other group.
    struct Shaky(u32);

    impl Write for Shaky {
        async fn write(&mut self, group: &[Append]) -> Result<Vec<Written>, sqlx::Error> {
            self.0 += 1;
            assert!(self.0.is_multiple_of(2), "as if a line of the log could not be written");
            Ok(vec![Written::Added; group.len()])
        }
    }

    #[tokio::test]
    async fn a_panic_while_writing_ends_one_group_only() {
        let group = Group::new(Shaky(0), None);
        for number in 0..6 {
            let line = LogLine { seq: number, at: 0, body: String::new() };
            let append = Append { table: "t".to_owned(), line, card: None, due: Due::Same, quota: None };
            let written = group.append(append).await;
            assert_eq!(written.is_ok(), !number.is_multiple_of(2), "{written:?}");
            assert!(group.is_working());
        }
        group.close().await;
        assert!(!group.is_working());
    }
}
