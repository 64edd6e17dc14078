//! What the game waits for.

use crate::{Seat, SeatSet};

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats decide; where there are several, each on its own and in any order.
    Decide(SeatSet),
    /// Nobody decides: the driver draws one of [`crate::Game::chances`].
    Chance,
    /// The game has ended; [`crate::Game::outcome`] tells how.
    Over,
}

impl Turn {
    /// Whether `seat` has a decision to make now.
    pub fn decides(self, seat: Seat) -> bool {
        matches!(self, Self::Decide(seats) if seats.contains(seat))
    }

    /// The lowest seat that decides, if any does.
    pub fn first(self) -> Option<Seat> {
        match self {
            Self::Decide(seats) => seats.iter().next(),
            Self::Chance | Self::Over => None,
        }
    }
}
