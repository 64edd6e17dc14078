//! Events: what happened in a game, for logs, animations and statistics.

/// Receives the events of an action or a chance while it is applied.
pub trait Events<E> {
    /// Receives one event.
    fn tell(&mut self, event: E);
}

/// Discards events at no cost, for search and random play.
#[derive(Clone, Copy, Debug, Default)]
pub struct Ignore;

impl<E> Events<E> for Ignore {
    #[inline]
    fn tell(&mut self, _: E) {}
}

impl<E> Events<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
