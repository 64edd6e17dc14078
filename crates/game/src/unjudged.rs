//! Replays games that were played under other rules.
//!
//! A game played before its rules were corrected is shown as it was: decisions and draws are executed without checking
//! legality. Only entries that do not answer the current question are refused, so that the state stays one that the
//! game can handle.

use crate::{Events, Game, Ignore, Seat, Turn};

/// The most consecutive questions that were not asked under the earlier rules.
const MOST_NEW_QUESTIONS: usize = 16;

/// Skips questions that were not asked then, until `wanted` accepts the state; changes nothing if none is accepted.
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

/// Skips questions that were not asked then, up to the one this action answers.
pub fn catch_up_with<G: Game>(game: &G, state: &mut G::State, seat: Seat, action: G::Action) {
    catch_up(game, state, |state| {
        let mut known = Vec::new();
        game.candidates(state, seat, &mut known);
        known.contains(&action)
    });
}

/// Skips questions that were not asked then, if the game is over after them.
pub fn catch_up_with_end<G: Game>(game: &G, state: &mut G::State) {
    catch_up(game, state, |state| game.turn(state) == Turn::Over);
}

/// Executes an action that answers the current question, legal or not. Returns whether it did. The rules may now ask a
/// different seat.
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

/// Executes an outcome if it can be drawn now. Returns whether it could.
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
