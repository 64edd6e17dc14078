//! What a position is worth to each seat.

use crate::weights::Weights;
use game::{Game, Seat};

/// Seats at most, over all games.
pub const MOST_SEATS: usize = 6;

/// For each seat the chance that it wins, from 0 to 1; seats that are not there have 0. Team mates win together, so both
/// have the chance of their side.
pub type Worth = [f32; MOST_SEATS];

/// A game whose positions can be judged without playing on.
pub trait Evaluate: Game {
    /// The numbers that judging goes by.
    type Weights: Weights;
    /// What judging keeps from position to position: its weights, and such things as distances on a river. Those it may
    /// forget at any time.
    type Lore: Send;

    /// Whether a seat ever knows less than there is: sealed choices, hidden hands.
    const HIDDEN: bool = false;

    /// How much further off people's judgement of a turn is in this game than in others, as a factor of a level's noise.
    const BLUR: f32 = 1.0;

    /// Judging by these weights, before anything has been judged.
    fn lore(weights: Self::Weights) -> Self::Lore;

    /// Judging by the weights that the bots play by.
    fn usual_lore() -> Self::Lore {
        Self::lore(Self::Weights::kept())
    }

    /// What the position is worth to each seat. A game that is over is worth its result; where that would make all who have
    /// not won not care, a little may go to the better ranks.
    fn evaluate(&self, state: &Self::State, lore: &mut Self::Lore) -> Worth;

    /// Whether a seat that has just ended its turn is free of needless danger, such as having no complete turn next time: what
    /// even a beginner sees.
    fn is_safe(&self, state: &Self::State, seat: Seat, lore: &mut Self::Lore) -> bool {
        let _ = (state, seat, lore);
        true
    }

    /// How dangerous it is for a seat to end its turn like this: 0 is safe, 1 the loss of a boat for certain.
    fn danger(&self, state: &Self::State, seat: Seat, lore: &mut Self::Lore) -> f32 {
        if self.is_safe(state, seat, lore) { 0.0 } else { 1.0 }
    }

    /// What a seat has left of what cannot be had again, such as coal: nobody spends it for nothing.
    fn stock(&self, state: &Self::State, seat: Seat) -> u32 {
        let _ = (state, seat);
        0
    }

    /// Whether a seat that has just ended its turn can bear what it cannot foresee, where bad luck would put it out of the game.
    fn is_wary(&self, state: &Self::State, seat: Seat) -> bool {
        let _ = (state, seat);
        true
    }

    /// How much of the worth is still to be won: 1 while nobody has won, less where play goes on for the places alone. What
    /// goes for worths goes for differences between them, so whoever weighs them against something must know it.
    fn stake(&self, state: &Self::State) -> f32 {
        let _ = state;
        1.0
    }

    /// Whether a judgement says something here. Where it does not, such as in the middle of a round whose cards lie but are
    /// not played out, search plays on a little before it judges.
    fn is_quiet(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }
}

/// The worth of a game that is over: 1 to who has won.
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

/// Chances from scores: the higher a seat's score above the others', the more it has. `scale` is the lead that makes it
/// about 2.7 times as likely to win.
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
