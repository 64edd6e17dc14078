//! The value of a position to each seat.

use crate::weights::Weights;
use game::{Game, Seat};

/// The most seats of any game.
pub const MOST_SEATS: usize = 6;

/// The winning chance of each seat, from 0 to 1; 0 for unused seats. Team mates win together, so each has the chance of
/// their side.
pub type Worth = [f32; MOST_SEATS];

/// A game whose positions can be evaluated without playing on.
pub trait Evaluate: Game {
    /// The weights of the evaluation.
    type Weights: Weights;
    /// What the evaluation keeps between positions: its weights, and caches such as distances on a river, which it may
    /// drop at any time.
    type Lore: Send;

    /// Whether information is ever hidden from a seat: sealed choices, hidden hands.
    const HIDDEN: bool = false;

    /// How much harder people find it to judge a turn in this game, as a factor of a level's noise.
    const BLUR: f32 = 1.0;

    /// An evaluation with these weights and empty caches.
    fn lore(weights: Self::Weights) -> Self::Lore;

    /// An evaluation with the weights that the bots use.
    fn usual_lore() -> Self::Lore {
        Self::lore(Self::Weights::kept())
    }

    /// The value of the position to each seat. A finished game is worth its result; a little may go to the better
    /// ranks, so that players who cannot win still care.
    fn evaluate(&self, state: &Self::State, lore: &mut Self::Lore) -> Worth;

    /// Whether a seat that has just ended its turn avoids needless danger, such as having no complete turn next time:
    /// what even a beginner sees.
    fn is_safe(&self, state: &Self::State, seat: Seat, lore: &mut Self::Lore) -> bool {
        let _ = (state, seat, lore);
        true
    }

    /// How dangerous this end of a turn is for a seat: 0 is safe, 1 the certain loss of a boat.
    fn danger(&self, state: &Self::State, seat: Seat, lore: &mut Self::Lore) -> f32 {
        if self.is_safe(state, seat, lore) { 0.0 } else { 1.0 }
    }

    /// The seat's irreplaceable resources, such as coal, which bots do not waste.
    fn stock(&self, state: &Self::State, seat: Seat) -> u32 {
        let _ = (state, seat);
        0
    }

    /// Whether a seat that has just ended its turn can bear bad luck, where that could eliminate it.
    fn is_wary(&self, state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        true
    }

    /// How much of the value is still to be won: 1 while nobody has won, less if only places are left. Differences
    /// between values shrink likewise, so anything compared with them must be scaled by this.
    fn stake(&self, state: &Self::State) -> f32 {
        let _ = state;
        1.0
    }

    /// Whether an evaluation is meaningful here. If not, as in a round whose cards are played but not carried out, the
    /// search plays on a little first.
    fn is_quiet(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }
}

/// The value of a finished game: 1 for the winner.
pub fn of_outcome<G: Game>(game: &G, state: &G::State) -> Option<Worth> {
    let outcome = game.outcome(state)?;
    let mut worth = [0.0; MOST_SEATS];
    for Seat(seat) in outcome.winners() {
        if let Some(share) = worth.get_mut(usize::from(seat)) {
            *share = 1.0;
        }
    }
    Some(worth)
}

/// Chances from scores: the higher a seat's score above the others', the greater its chance. `scale` is the lead that
/// makes it about 2.7 times as likely to win.
pub fn softmax(scores: &[f32], scale: f32) -> Worth {
    let most = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut worth = [0.0; MOST_SEATS];
    let mut sum = 0.0;
    for (share, score) in worth.iter_mut().zip(scores) {
        *share = ((score - most) / scale).exp();
        sum += *share;
    }
    for share in &mut worth {
        *share /= sum.max(f32::MIN_POSITIVE);
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_add_up_and_follow_the_scores() {
        let worth = softmax(&[3.0, 1.0, 2.0], 1.0);
        assert!((worth.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert!(worth[0] > worth[2] && worth[2] > worth[1] && worth[3] == 0.0);
    }
}
