//! What gems are worth to a player: the more of them it still lacks for one of the three goals, the further it is.
//!
//! Judging a round asks for this thousands of times, and gems ashore change rarely, so it is worked out once for each
//! collection and kept.

use super::NiagaraWeights;
use game::Seat;
use niagara::{Gem, State};

/// By how many gems harder it is to get a gem whose deposit is empty: somebody has to be robbed of it.
const GONE: f32 = 2.0;
/// Goals count at least so much beside the nearest.
const LEAST_BLEND: f32 = 0.05;
/// Collections that are kept, as a power of two; others take the place of older ones.
const KEPT_BITS: u32 = 11;
/// Bits for the gems of one colour in a key.
const COUNT_BITS: u32 = 5;

/// What a player needs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Needs {
    /// Gems still to be fetched to a goal, deep ones counting more.
    pub(super) missing: f32,
    /// What one more gem of each colour would be worth ashore.
    wants: [f32; Gem::ALL.len()],
}

impl Needs {
    /// What one more gem of a colour would be worth ashore.
    pub(super) const fn wants(&self, gem: Gem) -> f32 {
        self.wants[gem as usize]
    }

    fn new(w: &NiagaraWeights, held: [u8; 5], gone: [bool; 5]) -> Self {
        let now = missing(w, held, gone);
        let wants = Gem::ALL.map(|gem| {
            let mut more = held;
            more[gem as usize] += 1;
            w.gem * (now - missing(w, more, gone))
        });
        Self { missing: now, wants }
    }
}

/// The weights, and what follows from them for the collections that were seen lately.
pub struct NiagaraLore {
    pub(super) weights: NiagaraWeights,
    kept: Vec<Option<(u32, Needs)>>,
}

impl NiagaraLore {
    pub(super) fn new(weights: NiagaraWeights) -> Self {
        Self { weights, kept: vec![None; 1 << KEPT_BITS] }
    }

    /// What a player needs now.
    pub(super) fn needs(&mut self, state: &State, seat: Seat) -> Needs {
        let held = *state.scored(seat);
        let gone = Gem::ALL.map(|gem| state.deposit(gem)[gem as usize] == 0);
        let counts = held.iter().fold(0u32, |key, &count| key << COUNT_BITS | u32::from(count));
        let key = gone.iter().fold(counts, |key, &gone| key << 1 | u32::from(gone));
        // Fibonacci hashing: neighbouring collections lie far apart.
        let slot = key.wrapping_mul(0x9E37_79B1) >> (u32::BITS - KEPT_BITS);
        match self.kept[slot as usize] {
            Some((known, needs)) if known == key => needs,
            _ => {
                let needs = Needs::new(&self.weights, held, gone);
                self.kept[slot as usize] = Some((key, needs));
                needs
            }
        }
    }
}

/// How many gems are still to be fetched to a goal, deep ones counting more: to the nearest of the three, or fewer where others
/// are near as well.
fn missing(w: &NiagaraWeights, held: [u8; 5], gone: [bool; 5]) -> f32 {
    let cost = |gem: Gem| 1.0 + w.deep * f32::from(gem as u8) + if gone[gem as usize] { GONE } else { 0.0 };
    let (mut four, mut five, mut least) = (f32::INFINITY, 0.0, f32::INFINITY);
    let mut count = 0;
    for gem in Gem::ALL {
        let (own, cost) = (held[gem as usize], cost(gem));
        count += own;
        four = four.min(f32::from(4u8.saturating_sub(own)) * cost);
        five += if own == 0 { cost } else { 0.0 };
        least = least.min(cost);
    }
    let seven = f32::from(7u8.saturating_sub(count)) * least;
    let nearest = four.min(five).min(seven);
    let blend = w.blend.max(LEAST_BLEND);
    let sum: f32 = [four, five, seven].iter().map(|goal| ((nearest - goal) / blend).exp()).sum();
    nearest - blend * sum.ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;
    use game::Game;
    use niagara::Niagara;

    #[test]
    fn what_is_kept_is_what_would_be_worked_out() {
        let weights = NiagaraWeights::kept();
        let mut lore = NiagaraLore::new(weights.clone());
        let gems = ["amethyst", "diamond", "amber", "sapphire", "ruby"];
        let counts = (0..243).map(|number: u32| [0, 1, 2, 3, 4].map(|place| number / 3u32.pow(place) % 3));
        for counts in counts.filter(|counts| counts.iter().sum::<u32>() < 7 && counts.contains(&0)) {
            let held: serde_json::Map<_, _> =
                gems.iter().zip(counts).map(|(gem, count)| ((*gem).to_owned(), count.into())).collect();
            let document = serde_json::json!({
                "format": 1, "table": { "seats": 3 }, "players": { "yellow": { "gems": held } },
            });
            let (_, state) = Niagara::load(&serde_json::from_value(document).unwrap()).unwrap();
            for _ in 0..2 {
                let fresh = Needs::new(&weights, *state.scored(Seat(1)), [false; 5]);
                assert_eq!(lore.needs(&state, Seat(1)), fresh, "{counts:?}");
            }
        }
    }
}
