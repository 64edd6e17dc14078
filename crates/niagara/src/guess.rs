//! Guessing what a seat cannot know: the cards that others hold or have played face down.

use crate::state::{Card, Hand, Phase, State, index};
use crate::table::Niagara;
use game::Seat;

impl Niagara {
    /// Redraws the other players' cards from those that they have not been seen to play, and which of them is face
    /// down. The number of cards is public. Cards once seen stay known, whether or not discards are open:
    /// `open_discards` only saves players from remembering. When the game is over there is nothing to guess.
    pub(crate) fn redraw(&self, state: &State, viewer: Seat, roll: &mut impl FnMut(u32) -> u32) -> State {
        let mut guess = *state;
        if state.phase == Phase::Over {
            return guess;
        }
        let sealed = self.sealed_cards(state, Some(viewer));
        for seat in self.all_seats().filter(|&seat| seat != viewer) {
            let laid = sealed.contains(seat);
            let mut possible: Hand = state.seen[index(seat)].rest();
            let mut hand = Hand::EMPTY;
            let mut card = None;
            for _ in 0..state.hand(seat).len() + u8::from(laid) {
                let Some(drawn) = draw(&mut possible, roll) else { break };
                if laid && card.is_none() {
                    card = Some(drawn);
                } else {
                    hand = hand.with(drawn);
                }
            }
            guess.hands[index(seat)] = hand;
            if laid {
                *guess.card_mut(seat) = card;
            }
        }
        guess
    }
}

fn draw(from: &mut Hand, roll: &mut impl FnMut(u32) -> u32) -> Option<Card> {
    let card = from.iter().nth(roll(from.len().max(1).into()) as usize)?;
    *from = from.without(card);
    Some(card)
}
