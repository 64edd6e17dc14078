//! A player who looks ahead, as long as its budget lasts.
//!
//! Where everything lies open it grows a tree of whole turns (`tree`); where choices are sealed and hands hidden, it tries
//! its choices against many guesses of what it does not know (`sealed`). Both can be stopped at any time, both give the same
//! answer for the same seed and the same number of nodes, and both remember how they came to it.

use crate::bot::Bot;
use crate::sealed::Trials;
use crate::tree::Tree;
use crate::worth::{Evaluate, Worth};
use game::{Fault, Seen};
use rand_chacha::ChaCha8Rng;
use std::time::{Duration, Instant};

/// What may be spent on one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// So many positions looked at; the same answer every time.
    Nodes(u32),
    /// So long.
    Time(Duration),
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// What it may spend.
    pub budget: Budget,
    /// Turns that are looked at in each position, those that look best first.
    pub width: usize,
    /// How much a turn that has been tried little is preferred.
    pub curiosity: f32,
    /// How often play goes on to the next quiet position before a trial is judged, where choices are sealed.
    pub horizon: u8,
    /// Whether positions are judged by playing on at random to the end, and turns are tried in any order: the yardstick.
    pub plain: bool,
}

impl Settings {
    /// A little.
    pub const fn hard() -> Self {
        Self { budget: Budget::Nodes(120), width: 10, curiosity: 0.25, horizon: 1, plain: false }
    }

    /// Up to a second.
    pub const fn expert() -> Self {
        Self { budget: Budget::Time(Duration::from_millis(900)), width: 24, curiosity: 0.25, horizon: 2, plain: false }
    }

    /// The yardstick.
    pub const fn plain() -> Self {
        Self {
            budget: Budget::Time(Duration::from_secs(9)),
            width: usize::MAX,
            curiosity: 0.7,
            horizon: 1,
            plain: true,
        }
    }
}

/// One turn that a search has considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// What it is.
    pub actions: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to each seat, as far as the search has seen.
    pub worth: Worth,
    /// How play would go on: each turn of the best line, this one left out.
    pub line: Vec<Vec<A>>,
}

/// Counts what has been spent.
pub(crate) struct Meter {
    budget: Budget,
    begun: Instant,
    nodes: u32,
}

impl Meter {
    fn new(budget: Budget) -> Self {
        Self { budget, begun: Instant::now(), nodes: 0 }
    }

    /// Whether one more node may be looked at; counts it.
    pub(crate) fn spend(&mut self) -> bool {
        let left = match self.budget {
            Budget::Nodes(nodes) => self.nodes < nodes,
            Budget::Time(time) => self.begun.elapsed() < time,
        };
        self.nodes += 1;
        left
    }
}

/// The player.
pub struct Search<G: Evaluate> {
    settings: Settings,
    rng: ChaCha8Rng,
    tree: Tree<G>,
    trials: Trials<G>,
    thoughts: Vec<Thought<G::Action>>,
}

impl<G: Evaluate> Search<G> {
    /// A player with these settings, who draws from this generator.
    pub fn new(settings: Settings, rng: ChaCha8Rng) -> Self {
        Self { settings, rng, tree: Tree::default(), trials: Trials::default(), thoughts: Vec::new() }
    }

    /// What it thought about its last turn, the turn that it chose first.
    pub fn thoughts(&self) -> &[Thought<G::Action>] {
        &self.thoughts
    }

    /// Thinks about a turn.
    pub fn think(&mut self, seen: &Seen<'_, G>) -> &[Thought<G::Action>] {
        let meter = Meter::new(self.settings.budget);
        self.thoughts = if G::HIDDEN && !self.settings.plain {
            self.trials.think(seen, &self.settings, meter, &mut self.rng)
        } else {
            self.tree.think(seen, &self.settings, meter, &mut self.rng)
        };
        &self.thoughts
    }
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        out.clear();
        if let Some(best) = self.think(seen).first() {
            out.extend_from_slice(&best.actions);
        }
        Ok(())
    }
}
