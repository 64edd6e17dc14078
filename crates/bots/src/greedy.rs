//! A bot that takes the turn with the best resulting position.

use crate::search::Thought;
use crate::steps::{Look, after, draw, errors, some_of};
use crate::weights::Weights;
use crate::worth::{Evaluate, MOST_SEATS, Worth};
use game::{Ignore, Plans, Seat, Seen, Turn};
use rand::{Rng, RngExt};

/// The most turns evaluated in a position with very many.
const MOST_PLANS: usize = 400;
/// The most steps after which a sealed choice is evaluated as it stands.
const MOST_STEPS: usize = 400;

/// Takes the best turn, breaking ties at random; keeps its buffers.
pub struct Greedy<G: Evaluate> {
    lore: G::Lore,
    /// How much worse than the best a turn may be and still be mistaken for it, as a share of the spread of the turns.
    noise: f32,
    /// The number of guesses of hidden information each turn is evaluated against.
    guesses: u32,
    plans: G::Plans,
    inner: G::Plans,
    /// The turns considered last, as indexes into the plans, and which of them was chosen.
    considered: Vec<(usize, Worth)>,
    looks: Vec<Look>,
    chosen: Option<usize>,
    /// The index of the deciding seat.
    own: usize,
    actions: Vec<G::Action>,
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Evaluate> Default for Greedy<G> {
    fn default() -> Self {
        Self::new(G::Weights::kept())
    }
}

impl<G: Evaluate> Greedy<G> {
    /// A bot that evaluates with these weights.
    pub fn new(weights: G::Weights) -> Self {
        Self {
            lore: G::lore(weights),
            noise: 0.0,
            guesses: 1,
            plans: G::Plans::default(),
            inner: G::Plans::default(),
            considered: Vec::new(),
            looks: Vec::new(),
            chosen: None,
            own: 0,
            actions: Vec::new(),
            legal: Vec::new(),
            outcomes: Vec::new(),
        }
    }

    /// Makes it careless: it mistakes turns for the best that are worse by up to `noise`.
    pub fn careless(self, noise: f32) -> Self {
        Self { noise, ..self }
    }

    /// Makes it evaluate each turn against this many guesses of hidden information.
    pub fn guessing(self, guesses: u32) -> Self {
        Self { guesses: guesses.max(1), ..self }
    }

    /// Replaces the contents of `out` with the actions of its turn; with none if it has no decision to make.
    pub fn choose(&mut self, seen: &Seen<'_, G>, rng: &mut impl Rng, out: &mut Vec<G::Action>) {
        out.clear();
        self.consider(seen, rng);
        let own = self.own;
        let errors = errors(&self.looks, self.noise * G::BLUR, rng);
        let mut best = None;
        for ((index, worth), error) in self.considered.iter().zip(errors) {
            let appeal = (worth[own] + error, rng.random::<f32>());
            if best.is_none_or(|(most, _)| appeal > most) {
                best = Some((appeal, *index));
            }
        }
        if let Some((_, index)) = best {
            self.plans.actions(index, out);
        }
        self.chosen = best.map(|(_, index)| index);
    }

    /// Evaluates its turns, each averaged over its guesses of hidden information.
    fn consider(&mut self, seen: &Seen<'_, G>, rng: &mut impl Rng) {
        let (game, seat) = (seen.game(), seen.seat());
        let mut plans = std::mem::take(&mut self.plans);
        seen.plan(&mut plans);
        let guesses = if G::HIDDEN { self.guesses } else { 1 };
        self.own = usize::from(seat.0).min(MOST_SEATS - 1);
        self.considered.clear();
        self.considered.extend(some_of(plans.len(), MOST_PLANS).map(|index| (index, [0.0; MOST_SEATS])));
        self.looks.clear();
        for guessed in 1..=guesses {
            let guess = seen.guess(&mut |below| rng.random_range(0..below.max(1)));
            for place in 0..self.considered.len() {
                plans.actions(self.considered[place].0, &mut self.actions);
                let mut after = after(game, &guess, seat, &self.actions);
                if seen.in_secret() {
                    // The others' simultaneous choices are unknown, so the value of a sealed choice shows only later.
                    self.play_on(game, &mut after, seat, rng);
                }
                let worth = self.judge(game, &after);
                let sum = &mut self.considered[place].1;
                for (sum, share) in sum.iter_mut().zip(worth) {
                    *sum += share / guesses as f32;
                }
                if guessed == guesses {
                    let worth = sum[self.own];
                    self.looks.push(Look::at(game, &after, seat, worth, &mut self.lore));
                }
            }
        }
        self.plans = plans;
    }

    /// At most `most` turns with their values and errors, those first that look best to a bot with this noise.
    pub(crate) fn ranked(
        &mut self,
        seen: &Seen<'_, G>,
        noise: f32,
        most: usize,
        rng: &mut impl Rng,
    ) -> Vec<(Vec<G::Action>, Worth, f32)> {
        self.consider(seen, rng);
        let errors = errors(&self.looks, noise * G::BLUR, rng);
        let mut order: Vec<_> = self.considered.iter().zip(errors).collect();
        let appeal = |((_, worth), error): &(&(usize, Worth), f32)| worth[self.own] + error;
        order.sort_by(|a, b| appeal(b).total_cmp(&appeal(a)).then(a.0.0.cmp(&b.0.0)));
        let turn = |((index, worth), error): (&(usize, Worth), f32)| {
            let mut actions = Vec::new();
            self.plans.actions(*index, &mut actions);
            (actions, *worth, error)
        };
        order.into_iter().take(most).map(turn).collect()
    }

    /// The turns considered last: the chosen one, then the others by apparent value, best first.
    pub(crate) fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let (mut order, own) = (self.considered.clone(), self.own);
        order.sort_by(|a, b| b.1[own].total_cmp(&a.1[own]).then(a.0.cmp(&b.0)));
        order.sort_by_key(|(index, _)| Some(*index) != self.chosen);
        order.dedup_by_key(|(index, _)| *index);
        let thought = |(index, worth)| {
            let mut actions = Vec::new();
            self.plans.actions(index, &mut actions);
            Thought::at_a_glance(actions, Some(worth))
        };
        order.into_iter().map(thought).collect()
    }

    /// The value of the position to each seat.
    pub(crate) fn judge(&mut self, game: &G, state: &G::State) -> Worth {
        game.evaluate(state, &mut self.lore)
    }

    fn worth(&mut self, game: &G, state: &G::State, seat: Seat) -> f32 {
        self.judge(game, state).get(usize::from(seat.0)).copied().unwrap_or(0.0)
    }

    /// Plays on, the others at random, until the seat has made its next turn.
    fn play_on(&mut self, game: &G, state: &mut G::State, seat: Seat, rng: &mut impl Rng) {
        for _ in 0..MOST_STEPS {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    game.chances(state, &mut self.outcomes);
                    let Some(drawn) = draw(&self.outcomes, rng) else { return };
                    game.settle(state, self.outcomes[drawn].0, &mut Ignore);
                }
                Turn::Decide(seats) if seats.contains(seat) => {
                    self.take_best(game, state, seat);
                    return;
                }
                Turn::Decide(seats) => {
                    let Some(other) = seats.iter().next() else { return };
                    game.legal(state, other, &mut self.legal);
                    let Some(&action) = pick(&self.legal, rng) else { return };
                    game.apply(state, other, action, &mut Ignore);
                }
            }
        }
    }

    /// Plays and returns the turn that looks best to the seat, if there is one.
    pub(crate) fn take_best(&mut self, game: &G, state: &mut G::State, seat: Seat) -> Option<Vec<G::Action>> {
        let mut plans = std::mem::take(&mut self.inner);
        game.plan(state, seat, &mut plans);
        let mut best: Option<(f32, usize, G::State)> = None;
        for index in some_of(plans.len(), MOST_PLANS) {
            plans.actions(index, &mut self.actions);
            let after = after(game, state, seat, &self.actions);
            let appeal = self.worth(game, &after, seat);
            if best.as_ref().is_none_or(|(most, ..)| appeal > *most) {
                best = Some((appeal, index, after));
            }
        }
        let turn = best.map(|(_, index, after)| {
            plans.actions(index, &mut self.actions);
            *state = after;
            self.actions.clone()
        });
        self.inner = plans;
        turn
    }
}

fn pick<'a, T>(items: &'a [T], rng: &mut impl Rng) -> Option<&'a T> {
    if items.is_empty() { None } else { items.get(rng.random_range(0..items.len())) }
}
