//! What the game waits for.

use crate::{Seat, SeatSet};

/// What has to happen next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// These seats decide; if there are several, independently and in any order.
    Decide(SeatSet),
    /// The driver draws one of [`crate::Game::chances`].
    Chance,
    /// The game is over; see [`crate::Game::outcome`].
    Over,
}

impl Turn {
    /// Whether `seat` has a decision to make now.
    pub fn decides(self, seat: Seat) -> bool {
        matches!(self, Self::Decide(seats) if seats.contains(seat))
    }

    /// The lowest deciding seat, if any.
    pub fn first(self) -> Option<Seat> {
        match self {
            Self::Decide(seats) => seats.iter().next(),
            Self::Chance | Self::Over => None,
        }
    }
}
