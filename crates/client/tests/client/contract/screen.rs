//! Somebody who knows nothing of a table but what they are told.

use super::{Feed, Told, Visitor};
use api::{Board, Choices, Detail, Moment, TableEvent, TableState, Update};

pub(super) struct Screen<F> {
    feed: F,
    pub(super) state: Option<TableState>,
    pub(super) moments: Vec<Moment>,
    pub(super) choices: Choices,
    pub(super) board: Option<Board>,
    pub(super) events: Vec<TableEvent>,
    /// Everything that came, as it is.
    pub(super) updates: Vec<Update>,
}

impl<F: Feed> Screen<F> {
    /// Begins to follow after an event, with the moments that were known then; and hears how the table stands.
    pub(super) async fn open<V: Visitor<Feed = F>>(visitor: &V, after: Option<u64>, moments: Vec<Moment>) -> Self {
        let known = moments.last().map(|moment| moment.number);
        let feed = visitor.follow(after, known, Detail::Plans).await;
        let (events, updates) = (Vec::new(), Vec::new());
        let mut screen = Self {
            feed,
            state: None,
            moments,
            choices: Choices { legal: Vec::new(), plans: Vec::new() },
            board: None,
            events,
            updates,
        };
        screen.catch_up(0).await;
        screen
    }

    /// Hears what there is until it knows of the events before a place.
    pub(super) async fn catch_up(&mut self, next: u64) {
        while self.state.as_ref().is_none_or(|state| state.next < next) {
            match self.feed.next().await {
                Told::Event(event) => {
                    if let Some(last) = self.events.last() {
                        assert_eq!(event.seq, last.seq + 1, "events come in order, and once");
                    }
                    self.events.push(*event);
                }
                Told::Update(update) => self.apply(*update),
            }
        }
    }

    fn apply(&mut self, update: Update) {
        assert!(update.from <= self.moments.len(), "moment {} after {}", update.from, self.moments.len());
        assert!(update.moments.iter().map(|moment| moment.number).eq(update.from..=update.table.last_moment));
        if let Some(last) = self.events.last() {
            assert_eq!(update.table.next, last.seq + 1, "an update is of the last event");
        }
        self.moments.truncate(update.from);
        self.moments.extend(update.moments.iter().cloned().map(lean));
        // Choices that are left out are as they were.
        if let Some(choices) = &update.choices {
            self.choices = choices.clone();
        }
        if update.board.is_some() {
            self.board.clone_from(&update.board);
        }
        self.state = Some(update.table.clone());
        self.updates.push(update);
    }

    /// What it knows is what a visitor reads who asks for everything anew.
    pub(super) async fn agrees_with(&self, visitor: &impl Visitor) {
        let state = self.state.as_ref().unwrap();
        assert_eq!(*state, visitor.look().await);
        assert_eq!(self.moments, visitor.moments(0, 5000, true).await);
        assert_eq!(self.board, Some(visitor.board().await));
        let decides = visitor.seat().is_some_and(|seat| state.status.deciding().any(|other| other == seat));
        let nothing = Choices { legal: Vec::new(), plans: Vec::new() };
        let choices = if decides { visitor.choices().await } else { nothing };
        assert_eq!(self.choices, choices);
    }
}

/// A moment without its view and its picture.
pub(super) fn lean(moment: Moment) -> Moment {
    Moment { view: None, scene: None, ..moment }
}
