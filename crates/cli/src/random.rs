//! Drawing outcomes and random play.

use crate::registry::Playable;
use crate::tally::Tally;
use bots::Greedy;
use game::{Entry, Events, Seat, Seen, Turn};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::hash::{BuildHasher, Hasher, RandomState};

/// A generator for game `number` of a series: the games do not depend on who plays them, or when.
pub fn generator(seed: u64, number: u64) -> ChaCha8Rng {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(number);
    rng
}

/// A seed that nobody has chosen. The standard library asks the system for one, so no other crate has to.
pub fn fresh_seed() -> u64 {
    // 53 bits, so that every reader of JSON can repeat it exactly.
    RandomState::new().build_hasher().finish() >> 11
}

/// One of the outcomes, by weight; none if there is none.
pub fn draw<C: Copy>(outcomes: &[(C, u32)], rng: &mut ChaCha8Rng) -> Option<C> {
    Some(outcomes[bots::draw(outcomes, rng)?].0)
}

/// A legal action, each with the same chance: candidates are tried at random, so that only few are checked.
pub fn random_action<G: Playable>(
    game: &G,
    state: &G::State,
    seat: Seat,
    candidates: &mut Vec<G::Action>,
    rng: &mut ChaCha8Rng,
) -> Option<G::Action> {
    candidates.clear();
    game.candidates(state, seat, candidates);
    while !candidates.is_empty() {
        let action = candidates.swap_remove(rng.random_range(0..candidates.len()));
        if game.check(state, seat, action).is_ok() {
            return Some(action);
        }
    }
    None
}

/// Plays at random, one step at a time, keeping its buffers.
pub struct RandomPlay<'a, G: Playable> {
    game: &'a G,
    /// Where the game stands.
    pub state: G::State,
    /// Draws everything.
    pub rng: ChaCha8Rng,
    /// Counts of what has happened.
    pub tally: Tally,
    candidates: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<'a, G: Playable> RandomPlay<'a, G> {
    /// Begins a game at its start.
    pub fn new(game: &'a G, rng: ChaCha8Rng) -> Self {
        Self::from(game, game.start(), rng)
    }

    /// Goes on from a state.
    pub fn from(game: &'a G, state: G::State, rng: ChaCha8Rng) -> Self {
        Self { game, state, rng, tally: Tally::default(), candidates: Vec::new(), outcomes: Vec::new() }
    }

    /// The next decision or outcome; none once the game is over.
    ///
    /// Where several seats decide at once, they do so in order; the rules make the order irrelevant.
    pub fn step(&mut self, events: &mut impl Events<G::Event>) -> Option<Entry<G::Action, G::Chance>> {
        match self.game.turn(&self.state) {
            Turn::Over => None,
            Turn::Chance => {
                self.outcomes.clear();
                self.game.chances(&self.state, &mut self.outcomes);
                let outcome = G::throw(&self.state, &self.outcomes, &mut self.rng, &mut self.tally)?;
                self.game.settle(&mut self.state, outcome, events);
                Some(Entry::Chance(outcome))
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next()?;
                let action = random_action(self.game, &self.state, seat, &mut self.candidates, &mut self.rng)?;
                self.game.apply(&mut self.state, seat, action, events);
                Some(Entry::Act { seat, action })
            }
        }
    }
}

/// Plays with a purpose: turns are chosen whole, and carried out one action at a time.
pub struct GreedyPlay<G: Playable> {
    greedy: Greedy<G>,
    /// The rest of the turn that was chosen, the next action last.
    rest: Vec<(Seat, G::Action)>,
    actions: Vec<G::Action>,
}

impl<G: Playable> Default for GreedyPlay<G> {
    fn default() -> Self {
        Self { greedy: Greedy::default(), rest: Vec::new(), actions: Vec::new() }
    }
}

impl<G: Playable> GreedyPlay<G> {
    /// The next decision or outcome; none once the game is over.
    pub fn step(
        &mut self,
        play: &mut RandomPlay<'_, G>,
        events: &mut impl Events<G::Event>,
    ) -> Option<Entry<G::Action, G::Chance>> {
        let Turn::Decide(seats) = play.game.turn(&play.state) else { return play.step(events) };
        if self.rest.is_empty() {
            let seat = seats.iter().next()?;
            self.greedy.choose(&Seen::new(play.game, &play.state, seat), &mut play.rng, &mut self.actions);
            self.rest.extend(self.actions.drain(..).rev().map(|action| (seat, action)));
        }
        let (seat, action) = self.rest.pop()?;
        play.game.apply(&mut play.state, seat, action, events);
        Some(Entry::Act { seat, action })
    }
}
