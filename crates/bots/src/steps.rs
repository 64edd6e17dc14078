//! Steps common to all bots: drawing chances and playing turns.

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

/// Draws an outcome by weight and returns its index; `None` if there are none.
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

/// A summary of the position after a turn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Look {
    /// Its value to the seat.
    pub(crate) worth: f32,
    /// The seat's remaining irreplaceable resources.
    stock: u32,
    /// How dangerous it is.
    danger: f32,
}

impl Look {
    /// The summary of a turn of a seat that leads to this state with this value.
    pub(crate) fn at<G: Evaluate>(game: &G, after: &G::State, seat: Seat, worth: f32, lore: &mut G::Lore) -> Self {
        Self { worth, stock: game.stock(after, seat), danger: game.danger(after, seat, lore) }
    }
}

/// The danger, beyond the unavoidable, that even a beginner does not exceed.
const BEARABLE: f32 = 0.1;
/// More than the largest possible difference in value.
const WORSE: f32 = 100.0;

/// How much a bot overestimates each turn. It mistakes only turns within `noise` of the best for it, as a share of the
/// spread of the turns. It never takes one that is dangerous, or that wastes resources, as long as there is another.
pub(crate) fn errors(looks: &[Look], noise: f32, rng: &mut impl Rng) -> Vec<f32> {
    if noise <= 0.0 {
        return vec![0.0; looks.len()];
    }
    let sensible = sensible(looks);
    let among = looks.iter().zip(&sensible).filter(|(_, sensible)| **sensible);
    let best = among.map(|(look, _)| look.worth).fold(0.0, f32::max);
    let margin = noise * difference(looks.iter().map(|look| look.worth));
    let error = |(look, sensible): (&Look, bool)| {
        let share = rng.random_range(0.0..1.0f32);
        if sensible && look.worth >= best - margin { share * margin } else { -WORSE }
    };
    looks.iter().zip(sensible).map(error).collect()
}

/// Which turns are neither dangerous nor wasteful: about as safe as any, with no other such turn better and cheaper.
fn sensible(looks: &[Look]) -> Vec<bool> {
    let least = looks.iter().map(|look| look.danger).fold(f32::INFINITY, f32::min);
    let mut order: Vec<usize> = (0..looks.len()).filter(|&index| looks[index].danger <= least + BEARABLE).collect();
    order.sort_by(|&a, &b| looks[b].worth.total_cmp(&looks[a].worth).then(looks[b].stock.cmp(&looks[a].stock)));
    let (mut sensible, mut most) = (vec![false; looks.len()], 0);
    for index in order {
        sensible[index] = looks[index].stock >= most;
        most = most.max(looks[index].stock);
    }
    sensible
}

/// The spread of the turns: the best minus the mean. Errors relative to it are comparable whether much or little is at
/// stake, and whether a race is open or nearly won.
pub(crate) fn difference(worths: impl Iterator<Item = f32> + Clone) -> f32 {
    let count = worths.clone().count().max(1) as f32;
    let (sum, best) = worths.fold((0.0, 0.0f32), |(sum, best), worth| (sum + worth, best.max(worth)));
    best - sum / count
}

/// A sample of at most `most` of `count` plans, spread over the list, each once.
pub(crate) fn some_of(count: usize, most: usize) -> impl Iterator<Item = usize> {
    let looked_at = count.min(most);
    (0..looked_at).map(move |number| number * count / looked_at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_turns_nearly_as_good_are_mistaken_for_the_best() {
        use rand::SeedableRng;
        let look = |worth, stock, safe| Look { worth, stock, danger: if safe { 0.0 } else { 1.0 } };
        // The best; nearly as good; the same for more coal; dangerous; much worse.
        let looks =
            [look(0.5, 5, true), look(0.48, 5, true), look(0.47, 4, true), look(0.6, 6, false), look(0.1, 6, true)];
        let mut chosen = [0; 5];
        let mut rng = rand_chacha::ChaCha8Rng::seed_from_u64(1);
        for _ in 0..200 {
            let errors = errors(&looks, 0.5, &mut rng);
            let appeal = |index: &usize| looks[*index].worth + errors[*index];
            chosen[(0..5).max_by(|a, b| appeal(a).total_cmp(&appeal(b))).unwrap()] += 1;
        }
        assert!(chosen[0] > 100 && chosen[1] > 10, "{chosen:?}");
        assert_eq!(chosen[2..], [0, 0, 0]);
        assert_eq!(sensible(&[look(0.1, 0, false); 2]), [true, true]);
    }

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
