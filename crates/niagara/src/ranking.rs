//! When the game ends, and who wins (NI-END).

use crate::board::{GEMS, Gem};
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::rules::Tie;
use crate::state::{EndReason, Gems, Phase, SEATS, State};
use crate::table::Niagara;
use game::{Events, Outcome, Seat};

/// NI-END-01: the winning collection that these gems form, if any.
pub(crate) fn collection(gems: Gems) -> Option<EndReason> {
    if gems.iter().all(|&count| count > 0) {
        Some(EndReason::AllColours)
    } else if gems.iter().any(|&count| count >= 4) {
        Some(EndReason::FourAlike)
    } else if gems.iter().sum::<u8>() >= 7 {
        Some(EndReason::SevenGems)
    } else {
        None
    }
}

impl EndReason {
    /// The rule for this ending.
    pub const fn rule(self) -> RuleId {
        match self {
            Self::RoundLimit => RuleId::R20,
            Self::AllColours | Self::FourAlike | Self::SevenGems => RuleId::End01,
        }
    }
}

impl Niagara {
    /// Once everybody has acted: ends the game if somebody has a winning collection or the last round is over
    /// (NI-R-20); otherwise the river flows.
    pub(crate) fn end_of_acting(&self, state: &mut State, events: &mut impl Events<Event>) {
        state.place = 0;
        self.return_canoes(state, events);
        let won = self.all_seats().any(|seat| collection(*state.scored(seat)).is_some());
        if !won && !self.table.is_last_round(state.round) {
            return self.flow(state, events);
        }
        state.phase = Phase::Over;
        let reason = self.reason(state);
        state.end = Some(reason);
        events.tell(Event::Over { reason });
    }

    /// Why a finished game ended: the winner's collection, or the round limit.
    pub(crate) fn reason(&self, state: &State) -> EndReason {
        let winner = self.standing(state)[0];
        collection(*state.scored(winner)).unwrap_or(EndReason::RoundLimit)
    }

    /// NI-R-17, NI-R-18: the seats, best first.
    fn standing(&self, state: &State) -> [Seat; SEATS] {
        // In turn order, so that ties go to the earlier seat.
        let mut seats = [Seat(0); SEATS];
        for (place, seat) in (0..self.table.seats).zip(&mut seats) {
            *seat = self.seat_at(state, place);
        }
        seats[..self.table.seats as usize].sort_by_key(|&seat| {
            let gems = *state.scored(seat);
            let wins = collection(gems).is_some();
            let value: u8 = (0..GEMS).map(|i| gems[i] * Gem::ALL[i].value()).sum();
            let count: u8 = gems.iter().sum();
            let worth = match self.table.tie {
                Tie::First if wins => (0, 0),
                Tie::First | Tie::Value => (value, count),
                Tie::Count => (count, 0),
            };
            std::cmp::Reverse((wins, worth))
        });
        seats
    }

    pub(crate) fn ranking(&self, state: &State) -> Option<Outcome> {
        let reason = state.end?;
        let mut ranks = vec![0; self.table.seats as usize];
        for (rank, seat) in (1..=self.table.seats).zip(self.standing(state)) {
            ranks[seat.0 as usize] = rank;
        }
        Some(Outcome { reason: reason.name().to_owned(), ranks })
    }
}
