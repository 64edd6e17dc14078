//! What games amounted to, for statistics.

use game::Outcome;
use serde::Serialize;
use std::collections::BTreeMap;

/// Counts of one game, or of many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Rounds played.
    pub rounds: u64,
    /// Turns begun.
    pub turns: u64,
    /// Micro-actions.
    pub actions: u64,
    /// What the game itself counts, as it names them.
    pub counts: [u64; MOST_COUNTS],
}

/// No game counts more things of its own.
pub const MOST_COUNTS: usize = 8;

impl Tally {
    /// Joins two tallies, count by count.
    fn join(&self, other: &Self, of: impl Fn(u64, u64) -> u64) -> Self {
        Self {
            rounds: of(self.rounds, other.rounds),
            turns: of(self.turns, other.turns),
            actions: of(self.actions, other.actions),
            counts: std::array::from_fn(|index| of(self.counts[index], other.counts[index])),
        }
    }
}

/// Counts of a series of games. Adding is commutative, so threads may add in any order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Series {
    games: u64,
    total: Tally,
    least: Option<Tally>,
    most: Tally,
    winners: Vec<u64>,
    reasons: BTreeMap<String, u64>,
}

/// What one count came to over a series.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Span {
    /// All together.
    pub total: u64,
    /// Per game.
    pub mean: f64,
    /// In the game that had the fewest.
    #[serde(rename = "min")]
    pub least: u64,
    /// In the game that had the most.
    #[serde(rename = "max")]
    pub most: u64,
}

impl Series {
    /// No game yet, of so many seats.
    pub fn new(seats: u8) -> Self {
        Self {
            games: 0,
            total: Tally::default(),
            least: None,
            most: Tally::default(),
            winners: vec![0; seats.into()],
            reasons: BTreeMap::new(),
        }
    }

    /// One game more.
    pub fn add(&mut self, tally: &Tally, outcome: &Outcome) {
        let mut one = Self { games: 1, total: *tally, least: Some(*tally), most: *tally, ..Self::new(0) };
        one.winners.resize(self.winners.len(), 0);
        for seat in outcome.winners() {
            if let Some(count) = one.winners.get_mut(usize::from(seat.0)) {
                *count += 1;
            }
        }
        one.reasons.insert(outcome.reason.clone(), 1);
        let before = std::mem::replace(self, Self::new(0));
        *self = before.and(one);
    }

    /// Two series as one.
    #[must_use]
    pub fn and(mut self, other: Self) -> Self {
        self.games += other.games;
        self.total = self.total.join(&other.total, |a, b| a + b);
        self.most = self.most.join(&other.most, u64::max);
        self.least = match (self.least, other.least) {
            (Some(a), Some(b)) => Some(a.join(&b, u64::min)),
            (a, b) => a.or(b),
        };
        for (count, more) in self.winners.iter_mut().zip(other.winners) {
            *count += more;
        }
        for (reason, more) in other.reasons {
            *self.reasons.entry(reason).or_default() += more;
        }
        self
    }

    /// How many games.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// How often each seat won; team mates win together.
    pub fn winners(&self) -> &[u64] {
        &self.winners
    }

    /// How often each end came.
    pub fn reasons(&self) -> &BTreeMap<String, u64> {
        &self.reasons
    }

    /// What one count came to.
    pub fn span(&self, of: impl Fn(&Tally) -> u64) -> Span {
        let total = of(&self.total);
        Span {
            total,
            mean: total as f64 / self.games.max(1) as f64,
            least: of(&self.least.unwrap_or_default()),
            most: of(&self.most),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rounds: u64, winner: usize) -> (Tally, Outcome) {
        let mut ranks = vec![2; 3];
        ranks[winner] = 1;
        (Tally { rounds, ..Tally::default() }, Outcome { reason: "all-home".to_owned(), ranks })
    }

    #[test]
    fn the_order_of_games_does_not_matter() {
        let games = [game(10, 0), game(30, 2), game(20, 2)];
        let (mut forth, mut back) = (Series::new(3), Series::new(3));
        for (tally, outcome) in &games {
            forth.add(tally, outcome);
        }
        for (tally, outcome) in games.iter().rev() {
            back.add(tally, outcome);
        }
        assert_eq!(forth, back);
        assert_eq!(forth.span(|t| t.rounds), Span { total: 60, mean: 20.0, least: 10, most: 30 });
        assert_eq!(forth.winners(), [1, 0, 2]);
    }
}
