//! Work that is finished even if nobody waits for it any more.

use std::pin::Pin;
use std::task::{Context, Poll};
use tokio::runtime::Handle;

/// Runs within the task that waits for it, which saves starting another one. When it is dropped before its end, because a
/// visitor has hung up, the runtime goes on with it.
pub(crate) struct ToTheEnd<F: Future<Output: Send + 'static> + Send + 'static>(Option<Pin<Box<F>>>);

impl<F: Future<Output: Send + 'static> + Send + 'static> ToTheEnd<F> {
    pub(crate) fn new(work: F) -> Self {
        Self(Some(Box::pin(work)))
    }
}

impl<F: Future<Output: Send + 'static> + Send + 'static> Future for ToTheEnd<F> {
    type Output = F::Output;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<F::Output> {
        // Work that panics must not be polled again, so it is put back only afterwards.
        let Some(mut work) = self.0.take() else { return Poll::Pending };
        let polled = work.as_mut().poll(context);
        if polled.is_pending() {
            self.0 = Some(work);
        }
        polled
    }
}

impl<F: Future<Output: Send + 'static> + Send + 'static> Drop for ToTheEnd<F> {
    fn drop(&mut self) {
        // Without a runtime the node has ended.
        if let (Some(work), Ok(runtime)) = (self.0.take(), Handle::try_current()) {
            runtime.spawn(work);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::FutureExt;
    use tokio::sync::oneshot;

    #[tokio::test]
    async fn work_goes_on_when_nobody_waits() {
        let (begin, begun) = oneshot::channel::<u32>();
        let (tell, told) = oneshot::channel();
        let mut work = ToTheEnd::new(async move {
            let _ = tell.send(begun.await);
        });
        assert!((&mut work).now_or_never().is_none(), "it waits");
        drop(work);
        begin.send(7).unwrap();
        assert_eq!(told.await, Ok(Ok(7)));
        assert_eq!(ToTheEnd::new(async { 8 }).await, 8);
    }

    #[tokio::test]
    async fn work_that_panics_is_not_tried_again() {
        let attempts = std::sync::Arc::new(std::sync::atomic::AtomicU32::new(0));
        let count = std::sync::Arc::clone(&attempts);
        let work = ToTheEnd::new(async move {
            count.fetch_add(1, std::sync::atomic::Ordering::SeqCst);
            panic!("as a handler that breaks down");
        });
        assert!(std::panic::AssertUnwindSafe(work).catch_unwind().await.is_err());
        tokio::task::yield_now().await;
        assert_eq!(attempts.load(std::sync::atomic::Ordering::SeqCst), 1);
    }
}
