//! A sequential probability ratio test: plays only as many games as it takes to tell which of two shares is true.
//!
//! Wald's test for the share of games that the first bot wins. After each game the log-likelihood ratio of the two shares
//! moves up or down; the test ends when it leaves the interval between two bounds. Both kinds of error then have a
//! probability of at most about [`ERROR`].

use super::score::Finished;
use crate::Error;
use game::Fault;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::str::FromStr;

/// The probability of each kind of error.
pub(super) const ERROR: f64 = 0.05;

/// The two shares of `--sprt`: is it at most the first, or at least the second?
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Shares {
    pub(super) low: f64,
    pub(super) high: f64,
}

impl FromStr for Shares {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let share = |text: &str| text.trim().parse::<f64>().ok().filter(|share| *share > 0.0 && *share < 1.0);
        text.split_once(',')
            .and_then(|(low, high)| Some(Self { low: share(low)?, high: share(high)? }))
            .filter(|shares| shares.low < shares.high)
            .ok_or_else(|| Error::SprtForm { value: text.to_owned() }.into())
    }
}

/// What the test says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Verdict {
    /// Neither share can be ruled out yet.
    Open,
    /// The lower share is the better explanation.
    Low,
    /// The higher share is the better explanation.
    High,
}

impl Verdict {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Low => "low",
            Self::High => "high",
        }
    }
}

/// A test under way. Games may end in any order, but count in the order of their numbers: so the verdict, and the game that
/// brings it, do not depend on the number of threads.
#[derive(Debug)]
pub(super) struct Test {
    shares: Shares,
    ratio: f64,
    /// Games counted so far: all with lower numbers.
    counted: u32,
    /// Games that ended before one with a lower number did: the share of a win that the bot has of each, if it plays.
    waiting: BTreeMap<u32, Option<f64>>,
    verdict: Verdict,
}

impl Test {
    pub(super) const fn new(shares: Shares) -> Self {
        Self { shares, ratio: 0.0, counted: 0, waiting: BTreeMap::new(), verdict: Verdict::Open }
    }

    /// Counts a finished game; tells whether the test is over.
    pub(super) fn add(&mut self, game: &Finished) -> bool {
        self.waiting.insert(game.number, game.win_of(0));
        while self.verdict == Verdict::Open {
            let Some(win) = self.waiting.remove(&self.counted) else { break };
            self.counted += 1;
            if let Some(win) = win {
                self.count(win);
            }
        }
        self.verdict != Verdict::Open
    }

    fn count(&mut self, win: f64) {
        let Shares { low, high } = self.shares;
        self.ratio += win * (high / low).ln() + (1.0 - win) * ((1.0 - high) / (1.0 - low)).ln();
        if self.ratio >= bound() {
            self.verdict = Verdict::High;
        } else if self.ratio <= -bound() {
            self.verdict = Verdict::Low;
        }
    }

    /// Whether a game counts: it ended before the verdict, in the order of numbers.
    pub(super) fn counts(&self, number: u32) -> bool {
        self.verdict == Verdict::Open || number < self.counted
    }

    pub(super) const fn verdict(&self) -> Verdict {
        self.verdict
    }

    pub(super) const fn ratio(&self) -> f64 {
        self.ratio
    }

    pub(super) const fn shares(&self) -> Shares {
        self.shares
    }

    /// For programs.
    pub(super) fn document(&self, bot: &str) -> Value {
        json!({
            "bot": bot,
            "shares": [self.shares.low, self.shares.high],
            "error": ERROR,
            "log_likelihood_ratio": self.ratio,
            "bounds": [-bound(), bound()],
            "games": self.counted,
            "verdict": self.verdict.name(),
        })
    }
}

/// The log-likelihood ratio at which the test ends, either way.
pub(super) fn bound() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::score::tests::finished;

    fn test(shares: &str) -> Test {
        Test::new(shares.parse().unwrap())
    }

    /// Plays until the verdict, winning by this pattern; the number of games.
    fn play(test: &mut Test, won: impl Fn(u32) -> bool) -> u32 {
        (0..10_000).find(|&number| test.add(&game(number, won(number)))).map_or(10_000, |last| last + 1)
    }

    fn game(number: u32, won: bool) -> Finished {
        finished(number, &[0, 1], if won { &[1, 2] } else { &[2, 1] }, None)
    }

    #[test]
    fn the_bounds_are_walds() {
        // All games won: each adds ln(0.75/0.5), and 2.944 is passed by the eighth.
        let mut all = test("0.5,0.75");
        assert_eq!(play(&mut all, |_| true), 8);
        assert_eq!(all.verdict(), Verdict::High);
        assert!((all.ratio() - 8.0 * 1.5f64.ln()).abs() < 1e-9);
        // All lost: each adds ln(0.25/0.5).
        let mut none = test("0.5,0.75");
        assert_eq!(play(&mut none, |_| false), 5);
        assert_eq!(none.verdict(), Verdict::Low);
    }

    #[test]
    fn a_share_between_the_two_takes_long_and_those_beyond_are_told_apart() {
        let mut even = test("0.45,0.55");
        assert_eq!(play(&mut even, |number| number % 2 == 0), 10_000);
        assert_eq!(even.verdict(), Verdict::Open);
        let mut better = test("0.45,0.55");
        assert!(play(&mut better, |number| number % 5 < 3) < 200);
        assert_eq!(better.verdict(), Verdict::High);
    }

    #[test]
    fn games_count_in_the_order_of_their_numbers() {
        let mut late = test("0.5,0.75");
        for number in (1..10).rev() {
            assert!(!late.add(&game(number, true)), "game 0 is missing");
        }
        assert!(late.add(&game(0, true)));
        assert_eq!((late.counts(7), late.counts(8)), (true, false));
        // Games without the bot say nothing.
        let mut absent = test("0.5,0.75");
        assert!((0..50).all(|number| !absent.add(&finished(number, &[1, 2], &[1, 2], None))));
        assert!(absent.ratio().abs() < 1e-9);
    }

    #[test]
    fn shares_are_read() {
        assert_eq!("0.5,0.65".parse::<Shares>().unwrap(), Shares { low: 0.5, high: 0.65 });
        for wrong in ["", "0.5", "0.65,0.5", "0.5,0.5", "0,0.5", "0.5,1", "50,65", "nan,0.5", "0.5,0.6,0.7"] {
            assert_eq!(wrong.parse::<Shares>().unwrap_err().key(), "sprt-form", "{wrong}");
        }
    }
}
