//! What a player is to those who run games, and the players of all levels.

use crate::greedy::Greedy;
use crate::search::{Search, Thought};
use crate::settings::{Budget, Level, Spec};
use crate::steps::after;
use crate::weights::Weights;
use crate::worth::Evaluate;
use game::{Fault, Game, Plans, Seen};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Someone who can be asked for a turn.
pub trait Bot<G: Game>: Send {
    /// Replaces `out` by what the seat does now: some or all of its actions up to another seat's decision or a chance, at
    /// least one where the seat decides. A player who cannot answer says why.
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault>;

    /// What it thought about its last turn, what it chose first; nothing if it does not tell.
    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        Vec::new()
    }
}

impl Spec {
    /// The player; equal seeds make equal players.
    pub fn bot<G: Evaluate>(self, seed: u64) -> Box<dyn Bot<G>> {
        self.bot_by(G::Weights::kept(), seed)
    }

    /// The player, judging by these weights.
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

/// Turns that a random player tries before it takes a dangerous one.
const TRIES: usize = 30;

/// Any turn that is safe and wary, each as likely as the others; failing that, one that is safe.
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
        // The first that is safe, in case that none is wary as well.
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

/// The turn that looks best.
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
