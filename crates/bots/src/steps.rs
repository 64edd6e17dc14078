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

/// How far off somebody is who does not look closely: a share of the difference that turns make, and whether even such a one
/// sees danger.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Error {
    share: f32,
    danger: bool,
}

/// More than the best and the worst can differ.
const WORSE: f32 = 100.0;

impl Error {
    /// Of one turn, judged by how it ends, with so much noise.
    pub(crate) fn of<G: Evaluate>(
        game: &G,
        after: &G::State,
        seat: Seat,
        noise: f32,
        lore: &mut G::Lore,
        rng: &mut impl Rng,
    ) -> Self {
        if noise <= 0.0 {
            return Self::default();
        }
        Self { share: rng.random_range(-noise..noise), danger: !game.is_safe(after, seat, lore) }
    }

    /// What it adds to the worth of the turn, where turns differ by so much.
    pub(crate) fn amount(self, difference: f32) -> f32 {
        self.share * difference - if self.danger { WORSE } else { 0.0 }
    }
}

/// By how much turns differ: the best of them from their mean. What is off by a share of this is off just as much whether
/// much is at stake or little, and whether a race is open or all but won.
pub(crate) fn difference(worths: impl Iterator<Item = f32> + Clone) -> f32 {
    let count = worths.clone().count().max(1) as f32;
    let (sum, best) = worths.fold((0.0, 0.0f32), |(sum, best), worth| (sum + worth, best.max(worth)));
    best - sum / count
}

/// Which of so many plans are looked at, where there are more than that: some all over the list, each once.
pub(crate) fn some_of(count: usize, most: usize) -> impl Iterator<Item = usize> {
    let looked_at = count.min(most);
    (0..looked_at).map(move |number| number * count / looked_at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_are_looked_at_once() {
        assert_eq!(some_of(3, 5).collect::<Vec<_>>(), [0, 1, 2]);
        assert_eq!(some_of(10, 4).collect::<Vec<_>>(), [0, 2, 5, 7]);
        assert_eq!(some_of(0, 4).count(), 0);
        for count in 1..60 {
            let seen: Vec<usize> = some_of(count, 20).collect();
            assert!(
                seen.len() == count.min(20) && seen.is_sorted_by(|a, b| a < b) && seen.iter().all(|&at| at < count)
            );
        }
    }
}
