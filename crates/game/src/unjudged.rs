//! Carrying out what was played under other rules.
//!
//! A game that was played before its rules were corrected is shown as it stood: what was decided and drawn is carried out
//! without being judged. Only what no longer answers what is asked is refused, so that a state stays one that the game
//! knows how to handle.

use crate::{Events, Game, Ignore, Seat, Turn};

/// Questions in a row that nobody was asked then, at most.
const MOST_NEW_QUESTIONS: usize = 16;

/// Passes over questions that nobody was asked then, up to a state that is wanted; changes nothing if there is none.
pub fn catch_up<G: Game>(game: &G, state: &mut G::State, wanted: impl Fn(&G::State) -> bool) {
    let mut trial = state.clone();
    for _ in 0..MOST_NEW_QUESTIONS {
        if wanted(&trial) {
            *state = trial;
            return;
        }
        let (Turn::Decide(seats), Some(action)) = (game.turn(&trial), game.leave_as_is(&trial)) else { return };
        let Some(seat) = seats.iter().next() else { return };
        game.apply(&mut trial, seat, action, &mut Ignore);
    }
}

/// Passes over questions that nobody was asked then, up to the one that this action answers.
pub fn catch_up_with<G: Game>(game: &G, state: &mut G::State, seat: Seat, action: G::Action) {
    catch_up(game, state, |state| {
        let mut known = Vec::new();
        game.candidates(state, seat, &mut known);
        known.contains(&action)
    });
}

/// Passes over questions that nobody was asked then, if the game is over after them.
pub fn catch_up_with_end<G: Game>(game: &G, state: &mut G::State) {
    catch_up(game, state, |state| game.turn(state) == Turn::Over);
}

/// Carries out an action that answers what is asked, legal or not; whether there was such a thing. The rules may ask another
/// seat by now.
pub fn act<G: Game>(
    game: &G,
    state: &mut G::State,
    seat: Seat,
    action: G::Action,
    events: &mut impl Events<G::Event>,
) -> bool {
    catch_up_with(game, state, seat, action);
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
    catch_up(game, state, |state| game.turn(state) == Turn::Chance);
    let mut outcomes = Vec::new();
    game.chances(state, &mut outcomes);
    let drawn = outcomes.iter().any(|&(outcome, _)| outcome == chance);
    if drawn {
        game.settle(state, chance, events);
    }
    drawn
}
