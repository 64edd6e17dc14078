//! Steps that every player takes: drawing what nobody decides, and carrying out a turn.

use crate::worth::Evaluate;
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

/// How far off somebody is who judges a turn by how it ends, with so much noise. However careless, nobody runs into danger
/// that anybody can see: that looks worse than anything.
pub(crate) fn misjudged<G: Evaluate>(
    game: &G,
    after: &G::State,
    seat: Seat,
    noise: f32,
    lore: &mut G::Lore,
    rng: &mut impl Rng,
) -> f32 {
    if noise <= 0.0 {
        return 0.0;
    }
    let error = rng.random_range(-noise..noise);
    if game.is_safe(after, seat, lore) { error } else { error - WORSE }
}

/// More than the best and the worst can differ.
const WORSE: f32 = 100.0;
