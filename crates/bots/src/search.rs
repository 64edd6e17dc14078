//! A bot that looks ahead within its budget.
//!
//! With open information it grows a tree of whole turns (`tree`); with sealed choices and hidden hands it tries its
//! choices against many guesses of what it does not know (`sealed`). Both can be stopped at any time, are deterministic
//! for the same seed and number of nodes, and remember what they considered. On several cores, independent searches run
//! in parallel and their results are added up.

use crate::bot::Bot;
use crate::sealed::Trials;
use crate::settings::{Budget, Settings};
use crate::tree::Tree;
use crate::worth::{Evaluate, MOST_SEATS, Worth};
use game::{Fault, Seat, Seen};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// The most turns of a reported line.
pub(crate) const LINE: usize = 6;

/// One turn that a search has considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// Its actions.
    pub actions: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// Its value to each seat, as far as the search saw: the chance to win. `None` if it was not evaluated.
    pub worth: Option<Worth>,
    /// The expected continuation: the following turns of the best line, each with its seat.
    pub line: Vec<(Seat, Vec<A>)>,
}

impl<A> Thought<A> {
    /// A thought without lookahead.
    pub(crate) const fn at_a_glance(actions: Vec<A>, worth: Option<Worth>) -> Self {
        Self { actions, visits: 1, worth, line: Vec::new() }
    }

    /// Its value to a seat; less than any other if unknown.
    fn worth_to(&self, own: usize) -> f32 {
        self.worth.map_or(-1.0, |worth| worth[own])
    }
}

/// The mean value of this many visits.
pub(crate) fn mean(sum: Worth, visits: u32) -> Option<Worth> {
    (visits > 0).then(|| sum.map(|sum| sum / visits as f32))
}

/// Tracks the budget.
pub(crate) struct Meter {
    budget: Budget,
    begun: Instant,
    nodes: u32,
}

impl Meter {
    /// The share of core number `index` of `cores`.
    fn new(budget: Budget, index: usize, cores: usize) -> Self {
        let budget = match budget {
            Budget::Nodes(nodes) => {
                let (cores, index) = (cores.max(1) as u32, index as u32);
                Budget::Nodes(nodes / cores + u32::from(index < nodes % cores))
            }
            Budget::Time(time) => Budget::Time(time),
        };
        Self { budget, begun: Instant::now(), nodes: 0 }
    }

    /// The share of one of several consecutive searches, which also divide the time.
    fn part(budget: Budget, index: usize, parts: usize) -> Self {
        let whole = Self::new(budget, index, parts);
        match whole.budget {
            Budget::Nodes(_) => whole,
            Budget::Time(time) => Self { budget: Budget::Time(time / parts.max(1) as u32), ..whole },
        }
    }

    /// Counts one more node. Returns whether the budget allows it.
    pub(crate) fn spend(&mut self) -> bool {
        let left = match self.budget {
            Budget::Nodes(nodes) => self.nodes < nodes,
            Budget::Time(time) => self.begun.elapsed() < time,
        };
        self.nodes += 1;
        left
    }
}

/// The number of guesses that the plain search divides its budget among, if information is hidden.
const GUESSES: usize = 8;

/// The working set of one core.
struct Mind<G: Evaluate> {
    rng: ChaCha8Rng,
    way: Way<G>,
}

enum Way<G: Evaluate> {
    Tree(Tree<G>),
    Trials(Trials<G>),
}

impl<G: Evaluate> Mind<G> {
    fn think(&mut self, seen: &Seen<'_, G>, settings: &Settings, meter: Meter) -> Vec<Thought<G::Action>> {
        match &mut self.way {
            // A tree is based on one guess of hidden information, so there is one tree per guess.
            Way::Tree(tree) if G::HIDDEN => {
                let mut found = Vec::with_capacity(GUESSES);
                for index in 0..GUESSES {
                    let part = Meter::part(meter.budget, index, GUESSES);
                    found.push(tree.think(seen, settings, part, &mut self.rng));
                }
                add_up(found, usize::from(seen.seat().0).min(MOST_SEATS - 1))
            }
            Way::Tree(tree) => tree.think(seen, settings, meter, &mut self.rng),
            Way::Trials(trials) => trials.think(seen, settings, meter, &mut self.rng),
        }
    }
}

/// The searching bot.
pub struct Search<G: Evaluate> {
    settings: Settings,
    minds: Vec<Mind<G>>,
    thoughts: Vec<Thought<G::Action>>,
}

impl<G: Evaluate> Search<G> {
    /// A bot with these settings and weights that draws from this generator.
    pub fn new(settings: Settings, weights: &G::Weights, rng: &ChaCha8Rng) -> Self {
        let mind = |index: u8| {
            let mut rng = rng.clone();
            rng.set_stream(index.into());
            let way = if G::HIDDEN && !settings.plain {
                Way::Trials(Trials::new(weights.clone()))
            } else {
                Way::Tree(Tree::new(weights.clone()))
            };
            Mind { rng, way }
        };
        Self { settings, minds: (0..settings.threads.max(1)).map(mind).collect(), thoughts: Vec::new() }
    }

    /// Considers a turn. Returns the candidate turns, the best first.
    pub fn think(&mut self, seen: &Seen<'_, G>) -> &[Thought<G::Action>] {
        let (settings, cores) = (&self.settings, self.minds.len());
        let meter = |index| Meter::new(settings.budget, index, cores);
        let found: Vec<Vec<Thought<G::Action>>> = match self.minds.as_mut_slice() {
            [alone] => vec![alone.think(seen, settings, meter(0))],
            minds => std::thread::scope(|scope| {
                let mut workers = Vec::new();
                for (index, mind) in minds.iter_mut().enumerate() {
                    let meter = meter(index);
                    workers.push(scope.spawn(move || mind.think(seen, settings, meter)));
                }
                // A panic is a bug: half a search must not pass for a whole one.
                let found = |worker: std::thread::ScopedJoinHandle<'_, _>| {
                    worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                };
                workers.into_iter().map(found).collect()
            }),
        };
        self.thoughts = add_up(found, usize::from(seen.seat().0).min(MOST_SEATS - 1));
        &self.thoughts
    }
}

/// Merges the results of several searches: the most-tried turn first, ties by value.
fn add_up<A: PartialEq>(found: Vec<Vec<Thought<A>>>, own: usize) -> Vec<Thought<A>> {
    let mut found = found.into_iter();
    let mut all = found.next().unwrap_or_default();
    let alone = found.len() == 0;
    for more in found.flatten() {
        let Some(known) = all.iter_mut().find(|known| known.actions == more.actions) else {
            all.push(more);
            continue;
        };
        let visits = known.visits + more.visits;
        let sums = [(known.worth, known.visits), (more.worth, more.visits)];
        let sum =
            |seat| sums.iter().map(|(worth, visits)| worth.map_or(0.0, |worth| worth[seat]) * *visits as f32).sum();
        known.worth = mean(std::array::from_fn(sum), visits);
        if more.line.len() > known.line.len() {
            known.line = more.line;
        }
        known.visits = visits;
    }
    if !alone {
        all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth_to(own).total_cmp(&a.worth_to(own))));
    }
    all
}

impl<G: Evaluate> Bot<G> for Search<G> {
    fn choose(&mut self, seen: &Seen<'_, G>, out: &mut Vec<G::Action>) -> Result<(), Fault> {
        out.clear();
        if let Some(best) = self.think(seen).first() {
            out.extend_from_slice(&best.actions);
        }
        Ok(())
    }

    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        self.thoughts.clone()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::niagara::NiagaraWeights;
    use crate::settings::Level;
    use crate::weights::Weights;
    use game::Game;
    use rand::SeedableRng;
    use testkit::toy::{State, Table, Toy};

    /// A game without an evaluation.
    impl Evaluate for Toy {
        type Weights = NiagaraWeights;
        type Lore = ();

        fn lore(_: NiagaraWeights) {}

        fn evaluate(&self, _: &State, (): &mut ()) -> Worth {
            panic!("nobody can judge this")
        }
    }

    #[test]
    fn what_fails_on_one_core_fails_on_several() {
        for threads in [1, 3] {
            let failed = std::panic::catch_unwind(|| {
                let toy = Toy::open(&Table { heap: 9 }).unwrap();
                let settings = Settings { threads, ..Level::Hard.settings() };
                let mut search = Search::<Toy>::new(settings, &Weights::kept(), &ChaCha8Rng::seed_from_u64(1));
                search.think(&Seen::new(&toy, &toy.start(), Seat(0))).len()
            });
            assert!(failed.is_err(), "{threads}");
        }
    }

    #[test]
    fn parts_of_a_budget_add_up() {
        let nodes = |index| match Meter::part(Budget::Nodes(19), index, GUESSES).budget {
            Budget::Nodes(nodes) => nodes,
            Budget::Time(_) => 0,
        };
        assert_eq!((0..GUESSES).map(nodes).sum::<u32>(), 19);
        let time = Budget::Time(std::time::Duration::from_millis(80));
        assert_eq!(Meter::part(time, 3, 8).budget, Budget::Time(std::time::Duration::from_millis(10)));
    }
}
