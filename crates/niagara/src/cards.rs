//! Phase I: buying canoes back (NI-FAL-02) and playing cards (NI-CRD).

use crate::board::{Gem, Place};
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::state::{Canoe, CanoeId, Card, Hand, Phase, SEATS, State, Which, index};
use crate::table::Niagara;
use game::{Events, Illegal, Seat};

/// The rule for buying a canoe back.
pub(crate) const BOUGHT_BACK: RuleId = RuleId::Fal02;
/// The rule that canoes are bought back before cards are played.
pub(crate) const BUYING_FIRST: RuleId = RuleId::R12;
/// The rule for playing a card.
pub(crate) const LAID: RuleId = RuleId::Crd01;
/// The rule for taking all cards back.
pub(crate) const HANDS_BACK: RuleId = RuleId::R26;

impl Niagara {
    /// NI-R-12, NI-R-25: asks the players with a lost canoe and a gem, in turn order from the ring; then cards are
    /// played.
    pub(crate) fn next_buyer(&self, state: &mut State) {
        while state.place < self.table.seats {
            if Self::may_buy(state, self.active(state)) {
                state.phase = Phase::Buy;
                return;
            }
            state.place += 1;
        }
        state.place = 0;
        state.phase = Phase::Cards;
    }

    /// Whether the seat has a lost canoe and a gem to pay for it (NI-R-11: one for each).
    pub(crate) fn may_buy(state: &State, seat: Seat) -> bool {
        state.lost(seat) > 0 && state.gems(seat) > 0
    }

    /// NI-FAL-02: only scored gems can pay.
    pub(crate) fn check_buy(state: &State, seat: Seat, gem: Gem) -> Result<(), Illegal<RuleId>> {
        match state.scored(seat)[gem.index()] {
            0 => Err(Illegal::lacking(RuleId::Fal02, 1, 0)),
            _ => Ok(()),
        }
    }

    /// NI-FAL-02: the gem goes back to the deposit of its colour, the canoe to the beach.
    pub(crate) fn buy_back(&self, state: &mut State, seat: Seat, gem: Gem, events: &mut impl Events<Event>) {
        let gems = &mut state.scored[index(seat)][gem.index()];
        *gems = gems.saturating_sub(1);
        state.give_back(gem);
        if let Some(canoe) = Self::raise_canoe(state, seat) {
            events.tell(Event::BoughtBack { canoe, gem });
        }
        if !Self::may_buy(state, seat) {
            self.pass_buying(state);
        }
    }

    /// Returns a lost canoe to the beach.
    pub(crate) fn raise_canoe(state: &mut State, seat: Seat) -> Option<CanoeId> {
        let lost = |canoe: &CanoeId| state.canoe(*canoe).at == Place::Lost;
        let canoe = Which::ALL.map(|which| CanoeId::new(seat, which)).into_iter().find(lost)?;
        *state.canoe_mut(canoe) = Canoe::ASHORE;
        Some(canoe)
    }

    /// Declines to buy, which is always allowed, and asks the next player.
    pub(crate) fn pass_buying(&self, state: &mut State) {
        state.place += 1;
        self.next_buyer(state);
    }

    /// NI-CRD-01, NI-CRD-03: only cards in hand can be played.
    pub(crate) fn check_card(state: &State, seat: Seat, card: Card) -> Result<(), Illegal<RuleId>> {
        if state.hand(seat).contains(card) { Ok(()) } else { Err(Illegal::by(RuleId::Crd03)) }
    }

    /// NI-CRD-01: plays the card face down; once everybody has played, the first card is revealed. The state does not
    /// record the order in which cards were played.
    pub(crate) fn lay_card(&self, state: &mut State, seat: Seat, card: Card, events: &mut impl Events<Event>) {
        state.hands[index(seat)] = state.hand(seat).without(card);
        *state.card_mut(seat) = Some(card);
        state.tops[index(seat)] = None; // NI-CRD-03
        events.tell(Event::Laid { player: seat.into() });
        if self.all_seats().all(|seat| state.card(seat).is_some()) {
            state.place = 0;
            self.next_card(state, events);
        }
    }

    /// The cards a seat has played since everybody took their cards back: all that it does not hold, except a sealed
    /// one.
    pub(crate) fn discards(&self, state: &State, seat: Seat) -> Hand {
        let played = state.hand(seat).rest();
        state.card(seat).filter(|_| !self.is_open(state, seat)).map_or(played, |card| played.without(card))
    }

    /// NI-CRD-03: after the seventh round everybody takes all seven cards back.
    pub(crate) fn take_cards_back(&self, state: &mut State, events: &mut impl Events<Event>) {
        for seat in self.all_seats() {
            state.hands[index(seat)] = Hand::FULL;
            state.seen[index(seat)] = Hand::EMPTY;
        }
        state.cards = [None; SEATS];
        events.tell(Event::HandsBack);
    }
}
