//! How each bot did against each other one: who came in ahead of whom.

use super::score::{Finished, wilson};
use game::Seat;

/// Two bots, by index among the contestants, and how often the first came in ahead of the second.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pair {
    pub(super) bots: (usize, usize),
    pub(super) ahead: u64,
    /// Both have the same rank.
    pub(super) level: u64,
    pub(super) behind: u64,
}

impl Pair {
    /// How often they met: each seat of the one with each seat of the other.
    pub(super) const fn met(&self) -> u64 {
        self.ahead + self.level + self.behind
    }

    /// The share of meetings in which the first came in ahead; equal ranks count half.
    pub(super) fn share(&self) -> f64 {
        self.points() / self.met().max(1) as f64
    }

    /// Where the true share lies, with 95 % confidence.
    pub(super) fn share_interval(&self) -> (f64, f64) {
        wilson(self.points(), self.met() as f64)
    }

    fn points(&self) -> f64 {
        self.ahead as f64 + self.level as f64 / 2.0
    }
}

/// All pairs that have met, in the order of the bots. Seats of one side win together, so they are no rivals.
pub(super) fn pairs(bots: usize, games: &[Finished], side: impl Fn(Seat) -> u8) -> Vec<Pair> {
    let mut all: Vec<Pair> = (0..bots)
        .flat_map(|one| (one + 1..bots).map(move |other| Pair { bots: (one, other), ahead: 0, level: 0, behind: 0 }))
        .collect();
    for game in games {
        for (one, &first) in game.seating.iter().enumerate() {
            for (other, &second) in game.seating.iter().enumerate() {
                if side(Seat(one as u8)) == side(Seat(other as u8)) {
                    continue;
                }
                let Some(pair) = all.iter_mut().find(|pair| pair.bots == (first, second)) else { continue };
                let (Some(one), Some(other)) = (game.outcome.ranks.get(one), game.outcome.ranks.get(other)) else {
                    continue;
                };
                match one.cmp(other) {
                    std::cmp::Ordering::Less => pair.ahead += 1,
                    std::cmp::Ordering::Equal => pair.level += 1,
                    std::cmp::Ordering::Greater => pair.behind += 1,
                }
            }
        }
    }
    all.retain(|pair| pair.met() > 0);
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::score::tests::finished;

    #[test]
    fn every_pair_that_met_is_counted_by_ranks() {
        let games = [
            finished(0, &[0, 1, 2], &[1, 2, 3], None),
            finished(1, &[2, 0, 1], &[1, 2, 2], None),
            // Two seats of one bot: two meetings.
            finished(2, &[0, 1, 1], &[2, 1, 3], None),
        ];
        let alone = pairs(4, &games, |Seat(seat)| seat);
        let pair = |bots, ahead, level, behind| Pair { bots, ahead, level, behind };
        assert_eq!(alone, [pair((0, 1), 2, 1, 1), pair((0, 2), 1, 0, 1), pair((1, 2), 1, 0, 1)]);
        assert!((alone[0].share() - 0.625).abs() < 1e-9);
        let (least, most) = alone[0].share_interval();
        assert!(least < 0.625 && most > 0.625);
    }

    #[test]
    fn team_mates_do_not_compete() {
        let games = [finished(0, &[0, 1, 1, 0], &[1, 1, 2, 2], None)];
        let teams = pairs(2, &games, |Seat(seat)| seat / 2);
        assert_eq!(teams, [Pair { bots: (0, 1), ahead: 1, level: 0, behind: 1 }]);
    }
}
