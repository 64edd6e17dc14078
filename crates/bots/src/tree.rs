//! Search where everything lies open: a tree of whole turns.
//!
//! Each decision keeps the turns that look best, judged as they end; the one that promises most to its own seat, or has been
//! tried least, is followed (upper confidence bounds, every seat for itself). Chance is drawn by its weights. A position
//! that is new is judged, and the judgement goes back up the path. For the yardstick a position is judged by a random
//! game to its end instead, and turns come in any order.

use crate::chance::draw;
use crate::search::{Meter, Settings, Thought};
use crate::worth::{Evaluate, MOST_SEATS, Worth, of_outcome};
use game::{Game, Ignore, Plans, Seat, Seen, Turn};
use rand::{Rng, RngExt};
use std::cmp::Ordering;

/// Nodes at most; then the search goes on in the tree that it has.
const MOST_NODES: usize = 60_000;
/// Steps of a random game after which the yardstick judges nothing.
const LONGEST_GAME: usize = 20_000;
/// Turns of the line that is shown.
const LINE: usize = 6;
/// Plans of a position that are judged at all.
const MOST_JUDGED: usize = 400;

struct Node<G: Game> {
    state: G::State,
    kind: Kind<G>,
    visits: u32,
}

enum Kind<G: Game> {
    /// Not looked at yet.
    New,
    Over(Worth),
    Decide {
        seat: Seat,
        edges: Vec<Edge>,
    },
    /// Chance draws: the outcomes with their weights, and the node of each, once it is known.
    Chance {
        outcomes: Vec<(G::Chance, u32)>,
        nodes: Vec<Option<u32>>,
    },
}

/// A turn: which of the position's plans, where it leads, and what has come of it.
struct Edge {
    plan: u16,
    node: u32,
    visits: u32,
    sum: Worth,
    /// What the mover stands to get, judged as the turn ends.
    prior: f32,
}

/// The tree, with buffers that are used again.
pub(crate) struct Tree<G: Evaluate> {
    nodes: Vec<Node<G>>,
    lore: G::Lore,
    plans: G::Plans,
    actions: Vec<G::Action>,
    legal: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
    path: Vec<(u32, usize)>,
}

impl<G: Evaluate> Default for Tree<G> {
    fn default() -> Self {
        Self {
            nodes: Vec::new(),
            lore: G::Lore::default(),
            plans: G::Plans::default(),
            actions: Vec::new(),
            legal: Vec::new(),
            outcomes: Vec::new(),
            path: Vec::new(),
        }
    }
}

impl<G: Evaluate> Tree<G> {
    pub(crate) fn think(
        &mut self,
        seen: &Seen<'_, G>,
        settings: &Settings,
        mut meter: Meter,
        rng: &mut impl Rng,
    ) -> Vec<Thought<G::Action>> {
        let game = seen.game();
        let state = seen.guess(&mut |below| rng.random_range(0..below.max(1)));
        self.nodes.clear();
        self.nodes.push(Node { state, kind: Kind::New, visits: 0 });
        self.expand(game, 0, settings, rng);
        if let Kind::Decide { edges, .. } = &self.nodes[0].kind
            && edges.len() > 1
        {
            while meter.spend() {
                self.descend(game, settings, rng);
            }
        }
        self.thoughts(game)
    }

    /// One path from the root to a position that is new, or over.
    fn descend(&mut self, game: &G, settings: &Settings, rng: &mut impl Rng) {
        self.path.clear();
        let mut at = 0u32;
        let worth = loop {
            let node = &mut self.nodes[at as usize];
            node.visits += 1;
            match &node.kind {
                Kind::Over(worth) => break *worth,
                Kind::New => break self.expand(game, at, settings, rng),
                Kind::Decide { seat, edges } => {
                    let Some(chosen) = most_promising(edges, *seat, node.visits, settings) else {
                        break [0.0; MOST_SEATS];
                    };
                    self.path.push((at, chosen));
                    at = edges[chosen].node;
                }
                Kind::Chance { outcomes, .. } => {
                    let Some(chosen) = draw(outcomes, rng) else { break [0.0; MOST_SEATS] };
                    match self.outcome(game, at, chosen) {
                        Ok(next) => at = next,
                        Err(state) => break self.judge(game, &state, settings, rng),
                    }
                }
            }
        };
        for &(node, edge) in &self.path {
            if let Kind::Decide { edges, .. } = &mut self.nodes[node as usize].kind {
                let edge = &mut edges[edge];
                edge.visits += 1;
                for (sum, share) in edge.sum.iter_mut().zip(worth) {
                    *sum += share;
                }
            }
        }
    }

    /// The node after an outcome of chance; where there is no room for one more, the state that it would hold.
    fn outcome(&mut self, game: &G, at: u32, chosen: usize) -> Result<u32, G::State> {
        let (full, next) = (self.nodes.len() >= MOST_NODES, self.nodes.len() as u32);
        let node = &mut self.nodes[at as usize];
        let Kind::Chance { outcomes, nodes } = &mut node.kind else { return Ok(at) };
        if let Some(known) = nodes[chosen] {
            return Ok(known);
        }
        let mut state = node.state.clone();
        game.settle(&mut state, outcomes[chosen].0, &mut Ignore);
        if full {
            return Err(state);
        }
        nodes[chosen] = Some(next);
        self.nodes.push(Node { state, kind: Kind::New, visits: 0 });
        Ok(next)
    }

    /// Looks at a position for the first time: what can be done, and what it is worth.
    fn expand(&mut self, game: &G, at: u32, settings: &Settings, rng: &mut impl Rng) -> Worth {
        let state = self.nodes[at as usize].state.clone();
        let (kind, worth) = match game.turn(&state) {
            Turn::Over => {
                let worth = self.judge(game, &state, settings, rng);
                (Kind::Over(worth), worth)
            }
            Turn::Chance => {
                self.outcomes.clear();
                game.chances(&state, &mut self.outcomes);
                let nodes = vec![None; self.outcomes.len()];
                let kind = Kind::Chance { outcomes: self.outcomes.clone(), nodes };
                (kind, self.judge(game, &state, settings, rng))
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().unwrap_or(Seat(0));
                if self.nodes.len() >= MOST_NODES {
                    return self.judge(game, &state, settings, rng);
                }
                self.decide(game, &state, seat, settings, rng)
            }
        };
        self.nodes[at as usize].kind = kind;
        worth
    }

    /// The turns of a position, the most promising first, and what the best of them is worth.
    fn decide(
        &mut self,
        game: &G,
        state: &G::State,
        seat: Seat,
        settings: &Settings,
        rng: &mut impl Rng,
    ) -> (Kind<G>, Worth) {
        let mut plans = std::mem::take(&mut self.plans);
        game.plan(state, seat, &mut plans);
        let own = usize::from(seat.0).min(MOST_SEATS - 1);
        let mut found: Vec<(u16, f32, Worth, G::State)> = Vec::new();
        let count = plans.len();
        for number in 0..count.min(MOST_JUDGED) {
            let plan = if count > MOST_JUDGED { rng.random_range(0..count) } else { number } as u16;
            plans.actions(plan.into(), &mut self.actions);
            let mut after = state.clone();
            for &action in &self.actions {
                game.apply(&mut after, seat, action, &mut Ignore);
            }
            let worth = if settings.plain { [0.0; MOST_SEATS] } else { game.evaluate(&after, &mut self.lore) };
            found.push((plan, worth[own], worth, after));
        }
        self.plans = plans;
        if !settings.plain {
            found.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
            found.dedup_by_key(|turn| turn.0);
            found.truncate(settings.width);
        }
        let worth = match found.first() {
            Some(best) if !settings.plain => best.2,
            _ => self.judge(game, state, settings, rng),
        };
        let mut edges = Vec::with_capacity(found.len());
        for (plan, prior, _, after) in found {
            let node = self.nodes.len() as u32;
            self.nodes.push(Node { state: after, kind: Kind::New, visits: 0 });
            edges.push(Edge { plan, node, visits: 0, sum: [0.0; MOST_SEATS], prior });
        }
        (Kind::Decide { seat, edges }, worth)
    }

    fn judge(&mut self, game: &G, state: &G::State, settings: &Settings, rng: &mut impl Rng) -> Worth {
        if settings.plain { self.random_game(game, state, rng) } else { game.evaluate(state, &mut self.lore) }
    }

    fn random_game(&mut self, game: &G, state: &G::State, rng: &mut impl Rng) -> Worth {
        let mut state = state.clone();
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

    /// The turns of the root, the most visited first.
    fn thoughts(&mut self, game: &G) -> Vec<Thought<G::Action>> {
        let Kind::Decide { edges, .. } = &self.nodes[0].kind else { return Vec::new() };
        let own = self.own_seat();
        let mut order: Vec<usize> = (0..edges.len()).collect();
        order.sort_by(|&a, &b| by_visits(&edges[a], &edges[b], own));
        order.into_iter().map(|edge| self.thought(game, edge)).collect()
    }

    fn own_seat(&self) -> usize {
        match &self.nodes[0].kind {
            Kind::Decide { seat, .. } => usize::from(seat.0).min(MOST_SEATS - 1),
            _ => 0,
        }
    }

    fn thought(&mut self, game: &G, edge: usize) -> Thought<G::Action> {
        let mut thought = Thought { actions: Vec::new(), visits: 0, worth: [0.0; MOST_SEATS], line: Vec::new() };
        let mut at = 0u32;
        let mut next = Some(edge);
        while let Some(chosen) = next {
            let node = &self.nodes[at as usize];
            let Kind::Decide { seat, edges } = &node.kind else { break };
            let edge = &edges[chosen];
            game.plan(&node.state, *seat, &mut self.plans);
            self.plans.actions(edge.plan.into(), &mut self.actions);
            if at == 0 {
                thought.actions.clone_from(&self.actions);
                thought.visits = edge.visits;
                thought.worth = edge.mean();
            } else {
                thought.line.push(self.actions.clone());
            }
            at = edge.node;
            // Through the outcome that was drawn most often, to the turn that was tried most often.
            while let Kind::Chance { nodes, .. } = &self.nodes[at as usize].kind {
                match nodes.iter().flatten().max_by_key(|&&known| self.nodes[known as usize].visits) {
                    Some(&known) => at = known,
                    None => break,
                }
            }
            next = match &self.nodes[at as usize].kind {
                Kind::Decide { edges, .. } if thought.line.len() < LINE => {
                    let tried = edges.iter().enumerate().filter(|(_, edge)| edge.visits > 0);
                    tried.max_by_key(|(_, edge)| edge.visits).map(|(chosen, _)| chosen)
                }
                _ => None,
            };
        }
        thought
    }
}

impl Edge {
    fn mean(&self) -> Worth {
        self.sum.map(|sum| sum / self.visits.max(1) as f32)
    }
}

/// The most visited first; of equals the one that is worth more.
fn by_visits(a: &Edge, b: &Edge, own: usize) -> Ordering {
    let key = |edge: &Edge| if edge.visits > 0 { edge.mean()[own] } else { edge.prior };
    b.visits.cmp(&a.visits).then(key(b).total_cmp(&key(a)))
}

/// The turn that promises most: what it has brought, or looked like, and a bonus for having been tried little.
fn most_promising(edges: &[Edge], seat: Seat, visits: u32, settings: &Settings) -> Option<usize> {
    let own = usize::from(seat.0).min(MOST_SEATS - 1);
    let root = (visits.max(1) as f32).ln().max(1.0);
    let score = |edge: &Edge| {
        let known = match edge.visits {
            0 if settings.plain => return f32::INFINITY,
            // One visit's worth of faith in how it looked.
            tried => (edge.sum[own] + edge.prior) / (tried + 1) as f32,
        };
        let known = if settings.plain { edge.sum[own] / edge.visits as f32 } else { known };
        known + settings.curiosity * (root / (edge.visits + 1) as f32).sqrt()
    };
    let best = edges.iter().map(score).enumerate().max_by(|a, b| a.1.total_cmp(&b.1).then(b.0.cmp(&a.0)));
    best.map(|(chosen, _)| chosen)
}
