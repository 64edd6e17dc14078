//! `paddlewheel perft`: how many ways there are to go on.

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::options::situation;
use crate::registry::{Playable, Task, with_game};
use crate::rules::print_json;
use game::{Entry, Game, Ignore, Turn};
use serde_json::{Map, Value, json};
use std::io::Write;
use words::{Lang, text};

pub(crate) fn run(args: &PerftArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    with_game(&args.game, Perft { args, lang, out })?
}

struct Perft<'a, W> {
    args: &'a PerftArgs,
    lang: Lang,
    out: &'a mut W,
}

impl<W: Write> Task for Perft<'_, W> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let (game, state): (G, _) = situation(args.position.as_ref(), &args.options)?;
        let branches = divide(&game, &state, args.depth);
        let nodes = if args.depth == 0 { 1 } else { branches.iter().map(|(_, nodes)| nodes).sum() };
        if args.json {
            let mut document = json!({ "depth": args.depth, "nodes": nodes });
            if args.divide {
                let branches: Map<String, Value> = branches.into_iter().map(|(step, n)| (step, n.into())).collect();
                document["divide"] = branches.into();
            }
            return print_json(&document, out);
        }
        if args.divide {
            for (step, nodes) in &branches {
                writeln!(out, "{step} {nodes}")?;
            }
        }
        let said = [("depth", args.depth.into()), ("nodes", nodes.to_string().into())];
        Ok(writeln!(out, "{}", text(lang, "perft-nodes", &said))?)
    }
}

/// What can happen next: every legal action of every seat that decides, or every outcome whatever its weight.
fn each<G: Playable>(game: &G, state: &G::State, mut visit: impl FnMut(Step<G>, &G::State)) {
    match game.turn(state) {
        Turn::Over => {}
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(state, &mut outcomes);
            for (outcome, _) in outcomes {
                let mut next = state.clone();
                game.settle(&mut next, outcome, &mut Ignore);
                visit(Entry::Chance(outcome), &next);
            }
        }
        Turn::Decide(seats) => {
            let mut actions = Vec::new();
            for seat in seats.iter() {
                game.legal(state, seat, &mut actions);
                for &action in &actions {
                    let mut next = state.clone();
                    game.apply(&mut next, seat, action, &mut Ignore);
                    visit(Entry::Act { seat, action }, &next);
                }
            }
        }
    }
}

type Step<G> = Entry<<G as Game>::Action, <G as Game>::Chance>;

/// The sequences of exactly `depth` steps from here; a game that ends earlier has none.
pub(crate) fn count<G: Playable>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    if depth == 1 {
        // Nothing has to be carried out to count it.
        return match game.turn(state) {
            Turn::Over => 0,
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chances(state, &mut outcomes);
                outcomes.len() as u64
            }
            Turn::Decide(seats) => {
                let mut actions = Vec::new();
                let legal = seats.iter().map(|seat| {
                    game.legal(state, seat, &mut actions);
                    actions.len() as u64
                });
                legal.sum()
            }
        };
    }
    let mut nodes = 0;
    each(game, state, |_, next| nodes += count(game, next, depth - 1));
    nodes
}

/// [`count`] for each first step.
fn divide<G: Playable>(game: &G, state: &G::State, depth: u32) -> Vec<(String, u64)> {
    let several = matches!(game.turn(state), Turn::Decide(seats) if seats.iter().count() > 1);
    let mut branches = Vec::new();
    if depth > 0 {
        each(game, state, |step, next| {
            let name = match step {
                Entry::Chance(outcome) => outcome.to_string(),
                Entry::Act { seat, action } if several => format!("{seat}:{action}"),
                Entry::Act { action, .. } => action.to_string(),
            };
            branches.push((name, count(game, next, depth - 1)));
        });
    }
    branches
}
