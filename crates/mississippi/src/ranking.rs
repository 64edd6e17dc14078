//! The final ranking (MQ-R-34).

use crate::state::{BoatId, Fate, State};
use crate::table::Queen;
use game::{Outcome, Seat};
use std::cmp::Reverse;

/// A sort key; smaller is better.
type Standing = (u8, Reverse<u8>, u8);

impl Queen {
    pub(crate) fn ranking(&self, state: &State) -> Option<Outcome> {
        let reason = state.end?;
        let order = Self::order_by_progress(state);
        let standing = |id: BoatId| Self::standing(state, order.as_slice(), id);
        // A side ranks where its best boat ranks (MQ-R-34).
        let best = |side: u8| self.boats().filter(|&id| self.boat_side(id) == Some(side)).map(standing).min();
        let sides: Vec<_> = (0..self.teams).map(best).collect();
        let rank = |side: u8| {
            let mine = &sides[side as usize];
            1 + sides.iter().filter(|other| *other < mine).count() as u8
        };
        let ranks = (0..self.table.seats).map(|seat| rank(self.side(Seat(seat)))).collect();
        Some(Outcome { reason: reason.name().to_owned(), ranks })
    }

    /// Finished boats by passengers and arrival, then racing boats by passengers and turn order, then lost ones, latest
    /// first.
    fn standing(state: &State, order: &[BoatId], id: BoatId) -> Standing {
        let boat = state.boat(id);
        match boat.fate {
            Fate::Home(arrival) => (0, Reverse(boat.passengers), arrival),
            Fate::Afloat | Fate::Waiting(_) => {
                let place = order.iter().position(|&other| other == id).unwrap_or(order.len());
                (1, Reverse(boat.passengers), place as u8)
            }
            Fate::Out(loss) => (2, Reverse(loss), 0),
            Fate::Absent => (3, Reverse(0), 0),
        }
    }
}
