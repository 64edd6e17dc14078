//! Drawing what nobody decides.

use rand::{Rng, RngExt};

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
