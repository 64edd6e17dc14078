//! Search with open information: a tree of whole turns.
//!
//! Each decision keeps the turns with the best resulting positions and follows the one with the highest upper
//! confidence bound for its own seat. Chances are drawn by weight. A new position is evaluated, and the value is
//! propagated up the path: a position is worth as much as its best turn. The baseline evaluates a position by a random
//! playout instead, and tries turns in any order.

use crate::search::{LINE, Meter, Thought};
use crate::settings::Settings;
use crate::steps::{Look, after, draw, errors, some_of};
use crate::worth::{Evaluate, MOST_SEATS, Worth, of_outcome};
use game::{Game, Ignore, Plans, Seat, Seen, Turn};
use rand::{Rng, RngExt};
use std::ops::Range;

/// The most nodes and turns; the search then ends, whatever is left of its budget.
const MOST_NODES: usize = 200_000;
const MOST_EDGES: usize = 2_000_000;
/// The most steps of a random playout; a longer one has no result.
const LONGEST_GAME: usize = 20_000;
/// The most plans of a position that are evaluated.
const MOST_JUDGED: usize = 400;

struct Node<G: Game> {
    state: G::State,
    kind: Kind<G>,
    visits: u32,
    /// Its value to each seat, as far as known: that of its best turn for the moving seat, or the mean over chances.
    value: Worth,
}

enum Kind<G: Game> {
    /// Not expanded yet.
    New,
    Over(Worth),
    /// The turns of a seat, in the tree's list.
    Decide {
        seat: Seat,
        edges: Range<usize>,
    },
    /// A chance: the outcomes with their weights, and their nodes, once known.
    Chance {
        outcomes: Vec<(G::Chance, u32)>,
        nodes: Vec<Option<u32>>,
    },
}

/// A turn: its actions in the tree's list, and its node, once tried.
struct Edge {
    actions: u32,
    count: u16,
    node: Option<u32>,
    /// The evaluation for the moving seat at the end of the turn.
    prior: f32,
    /// How much a careless player overestimates it.
    error: f32,
}

impl Edge {
    fn actions(&self) -> Range<usize> {
        self.actions as usize..self.actions as usize + usize::from(self.count)
    }
}

/// The tree, with reusable buffers.
pub(crate) struct Tree<G: Evaluate> {
    nodes: Vec<Node<G>>,
    edges: Vec<Edge>,
    actions: Vec<G::Action>,
    /// The seat to move at the root.
    own: Seat,
    lore: G::Lore,
    plans: G::Plans,
    turn: Vec<G::Action>,
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
    path: Vec<u32>,
}

impl<G: Evaluate> Tree<G> {
    pub(crate) fn new(weights: G::Weights) -> Self {
        Self {
            nodes: Vec::new(),
            edges: Vec::new(),
            actions: Vec::new(),
            own: Seat(0),
            lore: G::lore(weights),
            plans: G::Plans::default(),
            turn: Vec::new(),
            legal: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
        }
    }

    pub(crate) fn think(
        &mut self,
        seen: &Seen<'_, G>,
        settings: &Settings,
        mut meter: Meter,
        rng: &mut impl Rng,
    ) -> Vec<Thought<G::Action>> {
        let game = seen.game();
        self.nodes.clear();
        self.edges.clear();
        self.actions.clear();
        self.own = seen.seat();
        let root = self.add(seen.guess(&mut |below| rng.random_range(0..below.max(1))));
        let stake = if settings.plain { 1.0 } else { game.stake(&self.nodes[0].state) };
        let settings = &settings.at_stake(stake);
        self.expand(game, root, settings, rng);
        if self.edges.len() > 1 {
            while self.has_room() && meter.spend() {
                self.descend(game, settings, rng);
            }
        }
        self.thoughts()
    }

    fn has_room(&self) -> bool {
        self.nodes.len() < MOST_NODES && self.edges.len() < MOST_EDGES
    }

    fn add(&mut self, state: G::State) -> u32 {
        self.nodes.push(Node { state, kind: Kind::New, visits: 0, value: [0.0; MOST_SEATS] });
        self.nodes.len() as u32 - 1
    }

    /// Follows one path from the root to a new or final position.
    fn descend(&mut self, game: &G, settings: &Settings, rng: &mut impl Rng) {
        self.path.clear();
        let mut at = 0u32;
        let worth = loop {
            self.path.push(at);
            let node = &self.nodes[at as usize];
            match &node.kind {
                Kind::Over(worth) => break *worth,
                // Plain search expands a position only on its second visit.
                Kind::New if settings.plain && node.visits == 0 => break self.random_game(game, at, rng),
                Kind::New => break self.expand(game, at, settings, rng),
                Kind::Decide { seat, edges } => {
                    let (seat, edges) = (*seat, edges.clone());
                    let Some(edge) = self.most_promising(edges, seat, node.visits, settings) else {
                        break [0.0; MOST_SEATS];
                    };
                    at = self.follow(game, at, seat, edge);
                }
                Kind::Chance { outcomes, .. } => {
                    let Some(chosen) = draw(outcomes, rng) else { break [0.0; MOST_SEATS] };
                    at = self.outcome(game, at, chosen);
                }
            }
        };
        let mut told = worth;
        for index in (0..self.path.len()).rev() {
            let at = self.path[index] as usize;
            self.nodes[at].visits += 1;
            let node = &self.nodes[at];
            let value = match &node.kind {
                // Evaluations are reliable enough to count only the best turn; for random playouts, only the mean is
                // meaningful.
                Kind::Decide { seat, edges } if !settings.plain && index + 1 < self.path.len() => {
                    self.best_value(edges.clone(), *seat)
                }
                _ => {
                    std::array::from_fn(|seat| node.value[seat] + (told[seat] - node.value[seat]) / node.visits as f32)
                }
            };
            self.nodes[at].value = value;
            if !settings.plain {
                told = value;
            }
        }
    }

    /// The value of the best turn tried.
    fn best_value(&self, edges: Range<usize>, seat: Seat) -> Worth {
        let own = usize::from(seat.0).min(MOST_SEATS - 1);
        let tried = self.edges[edges].iter().filter_map(|edge| edge.node).map(|node| self.nodes[node as usize].value);
        tried.max_by(|a, b| a[own].total_cmp(&b[own])).unwrap_or_default()
    }

    /// The node after a turn.
    fn follow(&mut self, game: &G, at: u32, seat: Seat, edge: usize) -> u32 {
        if let Some(known) = self.edges[edge].node {
            return known;
        }
        let actions = &self.actions[self.edges[edge].actions()];
        let next = self.add(after(game, &self.nodes[at as usize].state, seat, actions));
        self.edges[edge].node = Some(next);
        next
    }

    /// The node after an outcome of chance.
    fn outcome(&mut self, game: &G, at: u32, chosen: usize) -> u32 {
        let next = self.nodes.len() as u32;
        let node = &mut self.nodes[at as usize];
        let Kind::Chance { outcomes, nodes } = &mut node.kind else { return at };
        if let Some(known) = nodes[chosen] {
            return known;
        }
        nodes[chosen] = Some(next);
        let mut state = node.state.clone();
        game.settle(&mut state, outcomes[chosen].0, &mut Ignore);
        self.add(state)
    }

    /// Expands a position: its turns or outcomes, and its value.
    fn expand(&mut self, game: &G, at: u32, settings: &Settings, rng: &mut impl Rng) -> Worth {
        let state = self.nodes[at as usize].state.clone();
        let (kind, worth) = match game.turn(&state) {
            Turn::Over => {
                let worth = self.judge(game, at, settings, rng);
                (Kind::Over(worth), worth)
            }
            Turn::Chance => {
                self.outcomes.clear();
                game.chances(&state, &mut self.outcomes);
                let nodes = vec![None; self.outcomes.len()];
                let kind = Kind::Chance { outcomes: self.outcomes.clone(), nodes };
                (kind, self.judge(game, at, settings, rng))
            }
            Turn::Decide(seats) => {
                let seat = if seats.contains(self.own) { Some(self.own) } else { seats.iter().next() };
                let (edges, best) = self.decide(game, &state, seat.unwrap_or(self.own), settings, rng);
                let worth = best.unwrap_or_else(|| self.judge(game, at, settings, rng));
                (Kind::Decide { seat: seat.unwrap_or(self.own), edges }, worth)
            }
        };
        self.nodes[at as usize].kind = kind;
        worth
    }

    /// The turns of a position, most promising first, and the value of the best, where it is known.
    fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        settings: &Settings,
        rng: &mut impl Rng,
    ) -> (Range<usize>, Option<Worth>) {
        let mut plans = std::mem::take(&mut self.plans);
        game.plan(state, seat, &mut plans);
        let count = plans.len();
        let first = self.edges.len();
        let mut best = None;
        if settings.plain {
            for plan in 0..count {
                plans.actions(plan, &mut self.turn);
                self.add_edge(0.0, 0.0);
            }
        } else {
            let own = usize::from(seat.0).min(MOST_SEATS - 1);
            // Only the bot's own next turn is misjudged.
            let noise = if self.nodes.len() == 1 { settings.noise * G::BLUR } else { 0.0 };
            let (mut found, mut looks) = (Vec::new(), Vec::new());
            for plan in some_of(count, MOST_JUDGED) {
                plans.actions(plan, &mut self.turn);
                let after = after(game, state, seat, &self.turn);
                let worth = game.evaluate(&after, &mut self.lore);
                if noise > 0.0 {
                    looks.push(Look::at(game, &after, seat, worth[own], &mut self.lore));
                }
                found.push((plan, worth, 0.0));
            }
            for (turn, error) in found.iter_mut().zip(errors(&looks, noise, rng)) {
                turn.2 = error;
            }
            let appeal = |turn: &(usize, Worth, f32)| turn.1[own] + turn.2;
            found.sort_by(|a, b| appeal(b).total_cmp(&appeal(a)).then(a.0.cmp(&b.0)));
            found.truncate(usize::from(if seat == self.own { settings.width } else { settings.others }));
            best = found.first().map(|best| best.1);
            for (plan, worth, error) in found {
                plans.actions(plan, &mut self.turn);
                self.add_edge(worth[own], error);
            }
        }
        self.plans = plans;
        (first..self.edges.len(), best)
    }

    fn add_edge(&mut self, prior: f32, error: f32) {
        let (actions, count) = (self.actions.len() as u32, self.turn.len() as u16);
        self.actions.extend_from_slice(&self.turn);
        self.edges.push(Edge { actions, count, node: None, prior, error });
    }

    fn judge(&mut self, game: &G, at: u32, settings: &Settings, rng: &mut impl Rng) -> Worth {
        if settings.plain {
            self.random_game(game, at, rng)
        } else {
            game.evaluate(&self.nodes[at as usize].state, &mut self.lore)
        }
    }

    fn random_game(&mut self, game: &G, at: u32, rng: &mut impl Rng) -> Worth {
        let mut state = self.nodes[at as usize].state.clone();
        for _ in 0..LONGEST_GAME {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    self.outcomes.clear();
                    game.chances(&state, &mut self.outcomes);
                    let Some(drawn) = draw(&self.outcomes, rng) else { break };
                    game.settle(&mut state, self.outcomes[drawn].0, &mut Ignore);
                }
                Turn::Decide(seats) => {
                    let Some(seat) = seats.iter().next() else { break };
                    game.candidates(&state, seat, &mut self.legal);
                    while !self.legal.is_empty() {
                        let action = self.legal.swap_remove(rng.random_range(0..self.legal.len()));
                        if game.check(&state, seat, action).is_ok() {
                            game.apply(&mut state, seat, action, &mut Ignore);
                            break;
                        }
                    }
                }
            }
        }
        of_outcome(game, &state).unwrap_or([0.0; MOST_SEATS])
    }

    /// The most promising turn: its value or prior, plus a bonus for few tries.
    fn most_promising(&self, edges: Range<usize>, seat: Seat, visits: u32, settings: &Settings) -> Option<usize> {
        let own = usize::from(seat.0).min(MOST_SEATS - 1);
        let root = (visits.max(1) as f32).ln().max(1.0);
        let score = |edge: usize| {
            let (visits, value) = self.tried(&self.edges[edge]);
            let bonus = settings.curiosity * (root / (visits + 1) as f32).sqrt() + self.edges[edge].error;
            match visits {
                0 if settings.plain => f32::INFINITY,
                _ if settings.plain => value[own] + bonus,
                // The prior counts as one visit.
                _ => (value[own] * visits as f32 + self.edges[edge].prior) / (visits + 1) as f32 + bonus,
            }
        };
        let scores = edges.map(|edge| (score(edge), edge));
        scores.max_by(|a, b| a.0.total_cmp(&b.0).then(b.1.cmp(&a.1))).map(|(_, edge)| edge)
    }

    /// How often a turn was tried, and its value.
    fn tried(&self, edge: &Edge) -> (u32, Worth) {
        edge.node.map_or((0, [0.0; MOST_SEATS]), |node| {
            let node = &self.nodes[node as usize];
            (node.visits, node.value)
        })
    }

    /// The turns of the root, most visited first, ties by value.
    fn thoughts(&self) -> Vec<Thought<G::Action>> {
        let Kind::Decide { edges, .. } = &self.nodes[0].kind else { return Vec::new() };
        let own = usize::from(self.own.0).min(MOST_SEATS - 1);
        let key = |edge: &Edge| match self.tried(edge) {
            (0, _) => (0, edge.prior + edge.error),
            (visits, value) => (visits, value[own] + edge.error),
        };
        let mut order: Vec<&Edge> = self.edges[edges.clone()].iter().collect();
        order.sort_by(|a, b| {
            let (a, b) = (key(a), key(b));
            b.0.cmp(&a.0).then(b.1.total_cmp(&a.1))
        });
        let thought = |edge: &Edge| {
            let (visits, value) = self.tried(edge);
            Thought {
                actions: self.actions[edge.actions()].to_vec(),
                visits,
                worth: (visits > 0).then_some(value),
                line: self.line(edge),
            }
        };
        order.into_iter().map(thought).collect()
    }

    /// The expected continuation after a turn: through the most frequent outcomes and the most-tried turns.
    fn line(&self, edge: &Edge) -> Vec<(Seat, Vec<G::Action>)> {
        let mut line = Vec::new();
        let visits = |node: u32| self.nodes[node as usize].visits;
        let mut next = edge.node;
        while let Some(at) = next.filter(|_| line.len() < LINE) {
            next = match &self.nodes[at as usize].kind {
                Kind::Chance { nodes, .. } => nodes.iter().flatten().copied().max_by_key(|&node| visits(node)),
                Kind::Decide { seat, edges } => {
                    let tried = self.edges[edges.clone()].iter().filter_map(|edge| Some((edge, edge.node?)));
                    tried.max_by_key(|&(_, node)| visits(node)).map(|(edge, node)| {
                        line.push((*seat, self.actions[edge.actions()].to_vec()));
                        node
                    })
                }
                Kind::New | Kind::Over(_) => None,
            };
        }
        line
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mississippi::Queen;

    #[test]
    fn a_tree_of_any_budget_stays_small() {
        const MOST_BYTES: usize = 256 << 20;
        let nodes = MOST_NODES * size_of::<Node<Queen>>();
        assert!(nodes + MOST_EDGES * size_of::<Edge>() < MOST_BYTES, "{nodes} bytes for nodes");
    }
}
