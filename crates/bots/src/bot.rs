//! The interface between bots and the programs that run games, and bots of all levels.

use crate::greedy::Greedy;
use crate::search::{Search, Thought};
use crate::settings::{Budget, Level, Spec};
use crate::steps::after;
use crate::weights::Weights;
use crate::worth::Evaluate;
use game::{Fault, Game, Plans, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A bot that can be asked for a turn.
pub trait Bot<G: Game>: Send {
    /// Replaces the contents of `out` with the seat's next actions: some or all up to another seat's decision or a
    /// chance, at least one if the seat decides. A bot that cannot answer says why.
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault>;

    /// What it considered in its last turn, the chosen turn first; empty if it does not tell.
    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        Vec::new()
    }
}

impl Spec {
    /// A bot of this level; equal seeds make equal bots.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.bot_by(G::Weights::kept(), seed)
    }

    /// The same with these weights.
    pub fn bot_by<G: Evaluate>(self, weights: G::Weights, seed: u64) -> Box<dyn Bot<G>> {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        match self.level {
            Level::Random => {
                Box::new(RandomBot { plans: G::Plans::default(), lore: G::lore(weights), rng, thought: None })
            }
            Level::Beginner | Level::Easy | Level::Medium => {
                let guesses = match self.settings.budget {
                    Budget::Nodes(nodes) => nodes,
                    Budget::Time(_) => 1,
                };
                let greedy = Greedy::new(weights).careless(self.settings.noise).guessing(guesses);
                Box::new(Glance { greedy, rng })
            }
            Level::Hard | Level::Expert | Level::MctsPlain => Box::new(Search::new(self.settings, &weights, &rng)),
        }
    }
}

/// How many turns the random bot tries before it accepts a dangerous one.
const TRIES: usize = 30;

/// Plays a uniformly random turn that is safe and wary; failing that, one that is safe.
struct RandomBot<G: Evaluate> {
    plans: G::Plans,
    lore: G::Lore,
    rng: ChaCha8Rng,
    thought: Option<Thought<G::Action>>,
}

impl<G: Evaluate> Bot<G> for RandomBot<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        out.clear();
        seen.plan(&mut self.plans);
        if self.plans.is_empty() {
            return Ok(());
        }
        let (game, seat) = (seen.game(), seen.seat());
        let guess = seen.guess(&mut |below| self.rng.random_range(0..below.max(1)));
        // The first safe one, in case none is wary as well.
        let mut safe = None;
        for tried in 1..=TRIES {
            let index = self.rng.random_range(0..self.plans.len());
            self.plans.actions(index, out);
            let after = after(game, &guess, seat, out);
            if game.is_safe(&after, seat, &mut self.lore) {
                if game.is_wary(&after, seat) {
                    break;
                }
                safe.get_or_insert(index);
            }
            if let Some(index) = safe.filter(|_| tried == TRIES) {
                self.plans.actions(index, out);
            }
        }
        self.thought = Some(Thought::at_a_glance(out.clone(), None));
        Ok(())
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        self.thought.iter().cloned().collect()
    }
}

/// Plays the turn that looks best.
struct Glance<G: Evaluate> {
    greedy: Greedy<G>,
    rng: ChaCha8Rng,
}

impl<G: Evaluate> Bot<G> for Glance<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        self.greedy.choose(seen, &mut self.rng, out);
        Ok(())
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        self.greedy.thoughts()
    }
}
