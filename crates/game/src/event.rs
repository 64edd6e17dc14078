//! What happened, for logs, animations and statistics.

/// Takes the events of an action or a chance while it is applied.
pub trait Events<E> {
    /// One thing happened.
    fn tell(&mut self, event: E);
}

/// Nobody listens: search and random play cost nothing for events.
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
