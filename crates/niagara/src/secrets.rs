//! Which cards are sealed or covered, and for whom (NI-R-19).
//!
//! A card is sealed until its owner's turn, then open, then covered: by its owner's next card, or when everybody takes
//! their cards back. [`Niagara::knows_card`] decides this for every document about a game.

use crate::event::Event;
use crate::state::{Card, Phase, State, index};
use crate::table::Niagara;
use game::{Seat, SeatSet};

impl Niagara {
    /// Whether this seat's card of the round has been revealed.
    pub(crate) fn is_open(&self, state: &State, seat: Seat) -> bool {
        match state.phase {
            Phase::Act => {
                let place = (seat.0 + self.table.seats - state.ring.0) % self.table.seats;
                place <= state.place
            }
            Phase::River | Phase::Over => true,
            Phase::SetupArm | Phase::SetupRing | Phase::Buy | Phase::Cards => false,
        }
    }

    /// NI-R-19: whether a viewer may now know the card that a seat played in a round. Players know their own cards, and
    /// when the game is over all cards are open.
    pub(crate) fn knows_card(&self, now: &State, round: u16, seat: Seat, viewer: Option<Seat>) -> bool {
        if viewer == Some(seat) || now.phase == Phase::Over {
            return true;
        }
        let opened = round < now.round || self.is_open(now, seat);
        let covered = round < now.round && !(round + 1 == now.round && now.tops[index(seat)].is_some());
        opened && (!covered || self.table.open_discards)
    }

    /// The card on top of a seat's pile at an earlier moment, if the viewer could see it then and may know it now.
    pub(crate) fn known_card(&self, then: &State, now: &State, seat: Seat, viewer: Option<Seat>) -> Option<Card> {
        let round = if then.card(seat).is_some() { then.round } else { then.round.saturating_sub(1) };
        let could_see = now.phase == Phase::Over || self.knows_card(then, round, seat, viewer);
        then.top_card(seat).filter(|_| could_see && self.knows_card(now, round, seat, viewer))
    }

    /// The seats whose played card this viewer may not know.
    pub(crate) fn sealed_cards(&self, state: &State, viewer: Option<Seat>) -> SeatSet {
        let hidden = |&seat: &Seat| state.card(seat).is_some() && !self.knows_card(state, state.round, seat, viewer);
        self.all_seats().filter(hidden).collect()
    }

    /// Whether some seat has played a card that this viewer may not know now.
    pub(crate) fn hides_cards(&self, state: &State, viewer: Option<Seat>) -> bool {
        let hidden = |seat: Seat| {
            let known = self.known_card(state, state, seat, viewer);
            let covered = known.map_or(self.discards(state, seat), |card| self.discards(state, seat).without(card));
            let sealed = state.card(seat).is_some() && known.is_none();
            sealed || (!covered.is_empty() && !self.table.open_discards)
        };
        state.phase != Phase::Over && self.all_seats().any(|seat| viewer != Some(seat) && hidden(seat))
    }

    /// An event as the viewer may know it now. Everybody saw what a covered card did; only its number is omitted.
    pub(crate) fn redact(&self, event: Event, then: &State, now: &State, viewer: Option<Seat>) -> Event {
        match event {
            Event::Opened { player, card } => {
                let known = self.knows_card(now, then.round, player.seat(), viewer);
                Event::Opened { player, card: card.filter(|_| known) }
            }
            Event::ArmDrawn { .. }
            | Event::RoundBegan { .. }
            | Event::BoughtBack { .. }
            | Event::Laid { .. }
            | Event::Idle { .. }
            | Event::Moved { .. }
            | Event::Loaded { .. }
            | Event::Unloaded { .. }
            | Event::Stolen { .. }
            | Event::Landed { .. }
            | Event::Scored { .. }
            | Event::WeatherChanged { .. }
            | Event::Flows { .. }
            | Event::Flowed { .. }
            | Event::Lost { .. }
            | Event::Returned { .. }
            | Event::HandsBack
            | Event::Over { .. } => event,
        }
    }
}
