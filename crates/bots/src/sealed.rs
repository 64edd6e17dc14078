//! Search with sealed choices and hidden hands: trials against guesses.
//!
//! Each trial begins with a guess of what the seat does not know. Where several seats choose in secret, each of them
//! picks by its own statistics (decoupled upper confidence bounds); where the seat chooses alone, only it does. Then
//! every seat takes the turn that looks best to it until a quiet position is evaluated, and all statistics are updated
//! with the result.

use crate::greedy::Greedy;
use crate::search::{LINE, Meter, Thought, mean};
use crate::settings::Settings;
use crate::steps::{after, draw};
use crate::worth::{Evaluate, MOST_SEATS, Worth};
use game::{Ignore, Seat, Seen, Turn};
use rand::{Rng, RngExt};

/// The most steps after which a trial is evaluated as it stands.
const MOST_STEPS: usize = 400;

/// The number of trials that the prior of a choice counts for.
const FAITH: f32 = 8.0;
/// The number of guesses for computing priors.
const FIRST_GUESSES: u32 = 8;

/// The statistics of one choice of one seat.
#[derive(Clone)]
struct Record<A> {
    choice: Vec<A>,
    visits: u32,
    sum: Worth,
    /// Its evaluation before it was tried; `None` if there is none.
    prior: Option<Worth>,
    /// How much a careless player overestimates it.
    error: f32,
}

impl<A> Record<A> {
    /// Its value to a seat; the prior counts like a few trials.
    fn mean(&self, own: usize) -> f32 {
        let prior = self.prior.map_or(0.0, |prior| prior[own] * FAITH);
        (self.sum[own] + prior) / self.weight().max(1.0)
    }

    /// The number of trials behind that value.
    fn weight(&self) -> f32 {
        self.visits as f32 + if self.prior.is_some() { FAITH } else { 0.0 }
    }
}

/// The trials of one decision, in reusable buffers.
pub(crate) struct Trials<G: Evaluate> {
    greedy: Greedy<G>,
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
    /// For each seat its choices so far.
    records: Vec<Vec<Record<G::Action>>>,
}

impl<G: Evaluate> Trials<G> {
    pub(crate) fn new(weights: G::Weights) -> Self {
        Self {
            greedy: Greedy::new(weights).guessing(FIRST_GUESSES),
            legal: Vec::new(),
            outcomes: Vec::new(),
            records: Vec::new(),
        }
    }

    pub(crate) fn think(
        &mut self,
        seen: &Seen<'_, G>,
        settings: &Settings,
        mut meter: Meter,
        rng: &mut impl Rng,
    ) -> Vec<Thought<G::Action>> {
        let (game, seat) = (seen.game(), seen.seat());
        self.records.clear();
        self.records.resize(game.seats().into(), Vec::new());
        let own = usize::from(seat.0);
        for (choice, worth, error) in self.greedy.ranked(seen, settings.noise, settings.width.into(), rng) {
            self.records[own].push(Record { choice, visits: 0, sum: [0.0; MOST_SEATS], prior: Some(worth), error });
        }
        if self.records[own].len() > 1 {
            while meter.spend() {
                let guess = seen.guess(&mut |below| rng.random_range(0..below.max(1)));
                self.trial(game, guess, seat, seen.in_secret(), settings, rng);
            }
        }
        let worth = |record: &Record<G::Action>| record.mean(own) + record.error;
        self.records[own].sort_by(|a, b| b.visits.cmp(&a.visits).then(worth(b).total_cmp(&worth(a))));
        let line = self.line(seen, rng);
        let records = std::mem::take(&mut self.records[own]);
        let thought = |record: Record<G::Action>| Thought {
            visits: record.visits,
            worth: mean(record.sum, record.visits),
            actions: record.choice,
            line: Vec::new(),
        };
        let mut thoughts: Vec<_> = records.into_iter().map(thought).collect();
        if let Some(best) = thoughts.first_mut() {
            best.line = line;
        }
        thoughts
    }

    /// A possible continuation after the most-tried choice, in one guess: the others' secret choices are those with the
    /// best statistics, then every seat takes the turn that looks best to it.
    fn line(&mut self, seen: &Seen<'_, G>, rng: &mut impl Rng) -> Vec<(Seat, Vec<G::Action>)> {
        let (game, own) = (seen.game(), seen.seat());
        let mut state = seen.guess(&mut |below| rng.random_range(0..below.max(1)));
        let mut line = Vec::new();
        let Some(best) = self.records[usize::from(own.0)].first() else { return line };
        state = after(game, &state, own, &best.choice);
        while line.len() < LINE {
            let Turn::Decide(seats) = game.turn(&state) else { return line };
            let Some(seat) = seats.iter().next() else { return line };
            let turn = if game.in_secret(&state) {
                let records = self.records[usize::from(seat.0)].iter();
                let possible = records.filter(|record| {
                    record.choice.first().is_some_and(|&action| game.check(&state, seat, action).is_ok())
                });
                let Some(best) = possible.max_by_key(|record| record.visits) else { return line };
                state = after(game, &state, seat, &best.choice);
                best.choice.clone()
            } else {
                let Some(turn) = self.greedy.take_best(game, &mut state, seat) else { return line };
                turn
            };
            line.push((seat, turn));
        }
        line
    }

    fn trial(
        &mut self,
        game: &G,
        mut state: G::State,
        seat: Seat,
        in_secret: bool,
        settings: &Settings,
        rng: &mut impl Rng,
    ) {
        let mut made: Vec<(usize, usize)> = Vec::new();
        let deciding = match game.turn(&state) {
            Turn::Decide(seats) => seats,
            Turn::Chance | Turn::Over => return,
        };
        for other in deciding.iter().filter(|&other| in_secret || other == seat) {
            let index = usize::from(other.0);
            if other != seat {
                self.meet(game, &state, other);
            }
            let Some(chosen) = self.pick(game, &state, other, settings, rng) else { continue };
            made.push((index, chosen));
        }
        for &(index, chosen) in &made {
            state = after(game, &state, Seat(index as u8), &self.records[index][chosen].choice);
        }
        self.play_on(game, &mut state, settings.horizon, rng);
        let worth = self.greedy.judge(game, &state);
        for (index, chosen) in made {
            let record = &mut self.records[index][chosen];
            record.visits += 1;
            for (sum, share) in record.sum.iter_mut().zip(worth) {
                *sum += share;
            }
        }
    }

    /// Adds choices of another seat that earlier guesses did not have.
    fn meet(&mut self, game: &G, state: &G::State, other: Seat) {
        game.legal(state, other, &mut self.legal);
        let records = &mut self.records[usize::from(other.0)];
        for &action in &self.legal {
            if !records.iter().any(|record| record.choice == [action]) {
                records.push(Record {
                    choice: vec![action],
                    visits: 0,
                    sum: [0.0; MOST_SEATS],
                    prior: None,
                    error: 0.0,
                });
            }
        }
    }

    /// The most promising choice for its seat among those that this guess allows.
    fn pick(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        settings: &Settings,
        rng: &mut impl Rng,
    ) -> Option<usize> {
        let index = usize::from(seat.0);
        let records = &self.records[index];
        let all: u32 = records.iter().map(|record| record.visits).sum();
        let root = (all.max(1) as f32).ln().max(1.0);
        let mut best: Option<(f32, usize)> = None;
        for (chosen, record) in records.iter().enumerate() {
            let possible = record.choice.first().is_some_and(|&action| game.check(state, seat, action).is_ok());
            if !possible {
                continue;
            }
            let score = match record.weight() {
                0.0 => 10.0 + rng.random::<f32>(),
                weight => record.mean(index) + record.error + settings.curiosity * (root / weight).sqrt(),
            };
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, chosen));
            }
        }
        best.map(|(_, chosen)| chosen)
    }

    /// Every seat takes the turn that looks best to it, and any choice where choices are sealed, until the `horizon`-th
    /// quiet position.
    fn play_on(&mut self, game: &G, state: &mut G::State, horizon: u8, rng: &mut impl Rng) {
        let mut rest = horizon;
        let mut was_quiet = false;
        for _ in 0..MOST_STEPS {
            let quiet = game.is_quiet(state);
            if quiet && !was_quiet {
                rest = rest.saturating_sub(1);
                if rest == 0 {
                    return;
                }
            }
            was_quiet = quiet;
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    self.outcomes.clear();
                    game.chances(state, &mut self.outcomes);
                    let Some(drawn) = draw(&self.outcomes, rng) else { return };
                    game.settle(state, self.outcomes[drawn].0, &mut Ignore);
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.iter().next() else { return };
                    if game.in_secret(state) {
                        game.legal(state, seat, &mut self.legal);
                        if self.legal.is_empty() {
                            return;
                        }
                        let action = self.legal[rng.random_range(0..self.legal.len())];
                        game.apply(state, seat, action, &mut Ignore);
                        continue;
                    }
                    if self.greedy.take_best(game, state, seat).is_none() {
                        return;
                    }
                }
            }
        }
    }
}
