//! Steps that every player takes: drawing what nobody decides, and carrying out a turn.

use game::{Game, Ignore, Seat};
use rand::{Rng, RngExt};

/// The state after a turn whose actions are known to be legal.
pub(crate) fn after<G: Game>(game: &G, state: &G::State, seat: Seat, actions: &[G::Action]) -> G::State {
    let mut after = state.clone();
    for &action in actions {
        game.apply(&mut after, seat, action, &mut Ignore);
    }
    after
}

/// The place of one of the outcomes, by weight; none if there is none.
pub fn draw<C>(outcomes: &[(C, u32)], rng: &mut impl Rng) -> Option<usize> {
    let total: u64 = outcomes.iter().map(|&(_, weight)| u64::from(weight)).sum();
    if total == 0 {
        return None;
    }
    let mut left = rng.random_range(0..total);
    outcomes.iter().position(|&(_, weight)| {
        let here = left < weight.into();
        left = left.wrapping_sub(weight.into());
        here
    })
}
