//! Many writers, one commit: while one group is written, the next one gathers.

use crate::store::{Append, StoreError};
use tokio::sync::{mpsc, oneshot};

/// Events in one commit at most.
pub(crate) const LARGEST: usize = 256;
/// How often others get their turn before a group is written.
const GATHER: usize = 2;
/// Writers that may wait.
const WAITING: usize = 4096;

type Answer = oneshot::Sender<Result<(), StoreError>>;

/// Takes appends one by one and has them written in groups.
pub(crate) struct Group {
    queue: mpsc::Sender<(Append, Answer)>,
    worker: tokio::sync::Mutex<Option<tokio::task::JoinHandle<()>>>,
}

/// Writes a group in one commit; tells for each append whether it was the first at its place.
pub(crate) trait Write: Send + 'static {
    fn write(&mut self, group: &[Append]) -> impl Future<Output = Result<Vec<bool>, sqlx::Error>> + Send;
}

impl Group {
    pub(crate) fn new(mut writer: impl Write) -> Self {
        let (queue, mut waiting) = mpsc::channel::<(Append, Answer)>(WAITING);
        let worker = tokio::spawn(async move {
            let mut batch = Vec::new();
            while waiting.recv_many(&mut batch, LARGEST).await > 0 {
                // Those who are about to add something do so first: under load groups grow, and nobody else waits for it.
                for _ in 0..GATHER {
                    tokio::task::yield_now().await;
                }
                while batch.len() < LARGEST
                    && let Ok(more) = waiting.try_recv()
                {
                    batch.push(more);
                }
                let (group, answers): (Vec<Append>, Vec<Answer>) = batch.drain(..).unzip();
                // Of several at one place the first one counts, as if they had come one by one.
                match writer.write(&group).await {
                    Ok(written) => {
                        for (answer, written) in answers.into_iter().zip(written) {
                            // Whoever does not wait any more need not know.
                            let _ = answer.send(if written { Ok(()) } else { Err(StoreError::Conflict) });
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

    /// Ends at once; who waits is told that the store is closed.
    pub(crate) async fn close(&self) {
        if let Some(worker) = self.worker.lock().await.take() {
            worker.abort();
            let _ = worker.await;
        }
    }
}
