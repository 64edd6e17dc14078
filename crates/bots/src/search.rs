//! A player who looks ahead, as long as its budget lasts.
//!
//! Where everything lies open it grows a tree of whole turns (`tree`); where choices are sealed and hands hidden, it tries
//! its choices against many guesses of what it does not know (`sealed`). Both can be stopped at any time, both give the same
//! answer for the same seed and the same number of nodes, and both remember how they came to it. On several cores each
//! looks ahead for itself, and what they have found is added up.

use crate::bot::Bot;
use crate::sealed::Trials;
use crate::settings::{Budget, Settings};
use crate::tree::Tree;
use crate::worth::{Evaluate, MOST_SEATS, Worth};
use game::{Fault, Seat, Seen};
use rand_chacha::ChaCha8Rng;
use std::time::Instant;

/// Turns of a line that is told.
pub(crate) const LINE: usize = 6;

/// One turn that a search has considered.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought<A> {
    /// What it is.
    pub actions: Vec<A>,
    /// How often it was tried.
    pub visits: u32,
    /// What it is worth to each seat, as far as was seen: its chance to win. None where nobody has looked.
    pub worth: Option<Worth>,
    /// How play would go on: each turn of the best line with who makes it, this one left out.
    pub line: Vec<(Seat, Vec<A>)>,
}

impl<A> Thought<A> {
    /// Of one who does not look ahead.
    pub(crate) const fn at_a_glance(actions: Vec<A>, worth: Option<Worth>) -> Self {
        Self { actions, visits: 1, worth, line: Vec::new() }
    }

    /// What it is worth to a seat; less than anything if that is not known.
    fn worth_to(&self, own: usize) -> f32 {
        self.worth.map_or(-1.0, |worth| worth[own])
    }
}

/// The mean worth of so many visits.
pub(crate) fn mean(sum: Worth, visits: u32) -> Option<Worth> {
    (visits > 0).then(|| sum.map(|sum| sum / visits as f32))
}

/// Counts what has been spent.
pub(crate) struct Meter {
    budget: Budget,
    begun: Instant,
    nodes: u32,
}

impl Meter {
    /// For one of so many cores, of which this is number `index`.
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

    /// For one of so many searches, one after the other, which divide the time as well.
    fn part(budget: Budget, index: usize, parts: usize) -> Self {
        let whole = Self::new(budget, index, parts);
        match whole.budget {
            Budget::Nodes(_) => whole,
            Budget::Time(time) => Self { budget: Budget::Time(time / parts.max(1) as u32), ..whole },
        }
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

/// Guesses among which the yardstick divides what it may spend, where something is hidden.
const GUESSES: usize = 8;

/// What one core works with.
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
            // A tree knows one guess of what is hidden, so there is one for each of several.
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

/// The player.
pub struct Search<G: Evaluate> {
    settings: Settings,
    minds: Vec<Mind<G>>,
    thoughts: Vec<Thought<G::Action>>,
}

impl<G: Evaluate> Search<G> {
    /// A player with these settings, who judges by these weights and draws from this generator.
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

    /// Thinks about a turn: the turns that were considered, the one to choose first.
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
                // A panic is a mistake of ours: half a search must not pass for a whole one.
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

/// What several have found, as if one had: the turn that was tried most first, of equals the one that is worth more.
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

    /// A game that nobody can judge.
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
