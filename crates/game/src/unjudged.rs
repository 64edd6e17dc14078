//! Carrying out what was played under other rules.
//!
//! A game that was played before its rules were corrected is shown as it stood: what was decided and drawn is carried out
//! without being judged. Only what no longer answers what is asked is refused, so that a state stays one that the game
//! knows how to handle.

use crate::{Events, Game, Seat, Turn};

/// Carries out an action that answers what is asked now, legal or not; whether there was such a thing. The rules may ask
/// another seat by now.
pub fn act<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    events: &mut impl Events<G::Event>,
) -> bool {
    let Turn::Decide(seats) = game.turn(state) else { return false };
    let own = seats.contains(seat).then_some(seat);
    let Some(asked) = own.or_else(|| seats.iter().next()) else { return false };
    let mut known = Vec::new();
    game.candidates(state, asked, &mut known);
    let before = state.clone();
    if known.contains(&action) {
        game.apply(state, asked, action, events);
    }
    *state != before
}

/// Carries out an outcome that may be drawn now; whether it was one.
pub fn settle<G: Game>(game: &G, state: &mut G::State, chance: G::Chance, events: &mut impl Events<G::Event>) -> bool {
    let mut outcomes = Vec::new();
    game.chances(state, &mut outcomes);
    let drawn = outcomes.iter().any(|&(outcome, _)| outcome == chance);
    if drawn {
        game.settle(state, chance, events);
    }
    drawn
}
