//! What the games of an arena say about its bots.

use crate::explain::Explanation;
use crate::tally::{MOST_COUNTS, Tally};
use game::{Fault, Outcome, Seat};
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use std::time::Duration;

/// The reason of the end of a game that somebody lost by misbehaving.
pub(super) const FORFEIT: &str = "forfeit";
/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.96;

/// A game that is over.
pub(super) struct Finished {
    pub(super) number: u32,
    /// For each seat who sat there, by index among the contestants.
    pub(super) seating: Vec<usize>,
    pub(super) outcome: Outcome,
    pub(super) forfeit: Option<Forfeit>,
    pub(super) tally: Tally,
    /// By seat.
    pub(super) efforts: Vec<Effort>,
    /// Of each turn, if they were asked for.
    pub(super) explanations: Vec<Explanation>,
}

/// Who lost a game by misbehaving, and how.
pub(super) struct Forfeit {
    pub(super) seat: Seat,
    pub(super) fault: Fault,
}

impl Finished {
    /// What a seat has of the win: all of it, as each of a team has, or a share of what a loser left to the others.
    fn win(&self, seat: usize) -> f64 {
        match (self.outcome.ranks.get(seat), &self.forfeit) {
            (Some(1), None) => 1.0,
            (Some(1), Some(_)) => 1.0 / self.outcome.winners().count().max(1) as f64,
            _ => 0.0,
        }
    }

    /// What a bot has of the win: the mean of its seats; none if it has no seat in this game.
    pub(super) fn win_of(&self, bot: usize) -> Option<f64> {
        let seats = self.seating.iter().enumerate().filter(|&(_, &index)| index == bot);
        let (wins, count) = seats.fold((0.0, 0u32), |(wins, count), (seat, _)| (wins + self.win(seat), count + 1));
        (count > 0).then(|| wins / f64::from(count))
    }

    /// The rank of a seat, as the rulebook has it; where somebody forfeits, the others have the mean of those they share.
    fn rank(&self, seat: usize) -> f64 {
        let rank = self.outcome.ranks.get(seat).copied().unwrap_or_default();
        let sharing = if self.forfeit.is_some() && rank == 1 { self.outcome.winners().count() } else { 1 };
        f64::from(rank) + sharing.saturating_sub(1) as f64 / 2.0
    }
}

/// What a seat did in a game, or a bot in many.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Effort {
    /// Turns that it took.
    pub(super) turns: u64,
    /// Turns, its own and others', in which it was asked.
    asked: u64,
    time: Duration,
    longest: Duration,
    /// What befell it, as the game counts.
    pub(super) counts: [u64; MOST_COUNTS],
    /// What the seat held at the end.
    pub(super) held: u64,
    /// The turn that it was asked in last, by number, and the time that it has taken for it.
    last: Option<(u32, Duration)>,
}

impl Effort {
    /// It was asked in this turn and took so long. Several questions in one turn are one turn.
    pub(super) fn add(&mut self, turn: u32, time: Duration) {
        let before = self.last.filter(|&(last, _)| last == turn).map(|(_, before)| before);
        self.asked += u64::from(before.is_none());
        let whole = before.unwrap_or_default() + time;
        self.last = Some((turn, whole));
        self.time += time;
        self.longest = self.longest.max(whole);
    }

    fn join(&mut self, other: &Self) {
        self.turns += other.turns;
        self.asked += other.asked;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
        for (count, more) in self.counts.iter_mut().zip(other.counts) {
            *count += more;
        }
    }

    /// Milliseconds for each turn in which it was asked.
    pub(super) fn mean_ms(&self) -> f64 {
        1000.0 * self.time.as_secs_f64() / self.asked.max(1) as f64
    }

    /// Milliseconds of the turn that took longest.
    pub(super) fn longest_ms(&self) -> f64 {
        1000.0 * self.longest.as_secs_f64()
    }
}

/// How one bot did.
pub(super) struct Standing {
    pub(super) name: String,
    /// Games that it played; one in which it had several seats counts for each.
    pub(super) games: u64,
    pub(super) wins: f64,
    ranks: f64,
    /// Games that it lost by misbehaving.
    pub(super) forfeits: u64,
    pub(super) rating: f64,
    /// The standard deviation of the rating.
    pub(super) uncertainty: f64,
    pub(super) effort: Effort,
}

impl Standing {
    fn new(name: String) -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        let effort = Effort::default();
        Self { name, games: 0, wins: 0.0, ranks: 0.0, forfeits: 0, rating, uncertainty, effort }
    }

    /// Wins per game.
    pub(super) fn share(&self) -> f64 {
        self.wins / self.games.max(1) as f64
    }

    /// Where the true share lies, with 95 % confidence.
    pub(super) fn share_interval(&self) -> (f64, f64) {
        wilson(self.wins, self.games as f64)
    }

    pub(super) fn mean_rank(&self) -> f64 {
        self.ranks / self.games.max(1) as f64
    }

    /// How far the true rating may be from the rating, with 95 % confidence.
    pub(super) fn margin(&self) -> f64 {
        Z * self.uncertainty
    }
}

/// Wilson's score interval for a share, 95 %: it holds for few games and for shares near 0 and 1, too.
pub(super) fn wilson(wins: f64, games: f64) -> (f64, f64) {
    if games <= 0.0 {
        return (0.0, 1.0);
    }
    let (share, square) = (wins / games, Z * Z);
    let middle = share + square / (2.0 * games);
    let spread = Z * (share * (1.0 - share) / games + square / (4.0 * games * games)).sqrt();
    let whole = 1.0 + square / games;
    (((middle - spread) / whole).max(0.0), ((middle + spread) / whole).min(1.0))
}

/// How all bots did.
pub(super) struct Standings(pub(super) Vec<Standing>);

impl Standings {
    /// Adds the games up, in their order: ratings depend on it.
    pub(super) fn new(names: Vec<String>, games: &[Finished]) -> Self {
        let mut all = Self(names.into_iter().map(Standing::new).collect());
        for game in games {
            all.add(game);
        }
        all
    }

    fn add(&mut self, game: &Finished) {
        for (seat, &index) in game.seating.iter().enumerate() {
            let Some(standing) = self.0.get_mut(index) else { continue };
            standing.games += 1;
            standing.wins += game.win(seat);
            standing.ranks += game.rank(seat);
            let forfeits = game.forfeit.as_ref().is_some_and(|forfeit| usize::from(forfeit.seat.0) == seat);
            standing.forfeits += u64::from(forfeits);
            if let Some(effort) = game.efforts.get(seat) {
                standing.effort.join(effort);
            }
        }
        self.rate(game);
    }

    /// Every seat is rated as a player for itself. A bot with several seats takes the mean of what they came to: what its
    /// seats win from each other they lose to each other.
    fn rate(&mut self, game: &Finished) {
        let before: Vec<[WengLinRating; 1]> = game
            .seating
            .iter()
            .filter_map(|&index| self.0.get(index))
            .map(|standing| [WengLinRating { rating: standing.rating, uncertainty: standing.uncertainty }])
            .collect();
        let ranks = game.outcome.ranks.iter().map(|&rank| MultiTeamOutcome::new(rank.into()));
        let results: Vec<(&[WengLinRating], MultiTeamOutcome)> =
            before.iter().map(<[WengLinRating; 1]>::as_slice).zip(ranks).collect();
        let after = weng_lin_multi_team(&results, &WengLinConfig::new());
        for (index, standing) in self.0.iter_mut().enumerate() {
            let seats = game.seating.iter().zip(&after).filter(|&(&sitting, _)| sitting == index);
            let own: Vec<&WengLinRating> = seats.filter_map(|(_, team)| team.first()).collect();
            if !own.is_empty() {
                let count = own.len() as f64;
                standing.rating = own.iter().map(|seat| seat.rating).sum::<f64>() / count;
                standing.uncertainty = own.iter().map(|seat| seat.uncertainty).sum::<f64>() / count;
            }
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::Error;

    pub(in crate::arena) fn finished(number: u32, seating: &[usize], ranks: &[u8], loser: Option<u8>) -> Finished {
        Finished {
            number,
            seating: seating.to_vec(),
            outcome: Outcome { reason: String::new(), ranks: ranks.to_vec() },
            explanations: Vec::new(),
            forfeit: loser.map(|seat| Forfeit { seat: Seat(seat), fault: Error::BotSlow { most: 1 }.into() }),
            tally: Tally::default(),
            efforts: vec![Effort::default(); seating.len()],
        }
    }

    fn names(count: usize) -> Vec<String> {
        (0..count).map(|index| index.to_string()).collect()
    }

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 1e-3, "{found} is not {wanted}");
    }

    #[test]
    fn the_interval_is_wilsons() {
        // Known values: 8 of 10, and the ends.
        let (least, most) = wilson(8.0, 10.0);
        near(least, 0.4902);
        near(most, 0.9433);
        near(wilson(0.0, 10.0).0, 0.0);
        near(wilson(0.0, 10.0).1, 0.2775);
        near(wilson(10.0, 10.0).1, 1.0);
    }

    #[test]
    fn the_better_bot_is_rated_higher_and_ever_more_surely() {
        let games: Vec<Finished> = (0..20).map(|number| finished(number, &[0, 1, 1], &[1, 2, 3], None)).collect();
        let few = Standings::new(names(2), &games[..2]);
        let many = Standings::new(names(2), &games);
        assert!(many.0[0].rating > many.0[1].rating);
        assert!(many.0[0].uncertainty < few.0[0].uncertainty);
        assert_eq!((many.0[0].games, many.0[1].games), (20, 40));
        near(many.0[0].share(), 1.0);
        near(many.0[1].mean_rank(), 2.5);
    }

    #[test]
    fn a_bot_against_itself_stays_where_it_is() {
        let games = [finished(0, &[0, 0], &[1, 2], None)];
        near(Standings::new(names(1), &games).0[0].rating, WengLinRating::new().rating);
    }

    #[test]
    fn who_forfeits_is_last_and_the_others_share_the_rest() {
        let all = Standings::new(names(3), &[finished(0, &[0, 1, 2], &[1, 3, 1], Some(1))]);
        near(all.0[0].wins, 0.5);
        near(all.0[0].mean_rank(), 1.5);
        near(all.0[1].mean_rank(), 3.0);
        assert_eq!((all.0[1].forfeits, all.0[2].forfeits), (1, 0));
        assert!(all.0[0].rating > all.0[1].rating);
    }

    #[test]
    fn several_questions_in_one_turn_are_one_turn() {
        let mut effort = Effort::default();
        for (turn, ms) in [(1, 10), (1, 10), (2, 5)] {
            effort.add(turn, Duration::from_millis(ms));
        }
        assert_eq!((effort.asked, effort.turns), (2, 0), "being asked is not a turn of one's own");
        near(effort.mean_ms(), 12.5);
        near(effort.longest_ms(), 20.0);
    }
}
