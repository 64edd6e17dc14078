//! `paddlewheel perft`: how many ways there are to go on.

use crate::args::PerftArgs;
use crate::failure::Failure;
use crate::options::situation;
use crate::registry::{Playable, Task, with_game};
use crate::rules::print_json;
use game::perft::divide;
use game::record::EntryOf;
use game::{Entry, Turn};
use serde_json::{Map, Value, json};
use std::io::Write;
use words::{Lang, text};

pub(crate) fn run(args: &PerftArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    with_game(&args.game, Perft { args, lang, out })?
}

struct Perft<'a> {
    args: &'a PerftArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Perft<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let (game, state): (G, _) = situation(args.position.as_ref(), &args.options)?;
        let branches: Vec<(String, u64)> = divide(&game, &state, args.depth)
            .into_iter()
            .map(|(entry, nodes)| (name(&game, &state, entry), nodes))
            .collect();
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

/// An entry as a line shows it, with the seat where several decide.
fn name<G: Playable>(game: &G, state: &G::State, entry: EntryOf<G>) -> String {
    let several = matches!(game.turn(state), Turn::Decide(seats) if seats.iter().count() > 1);
    match entry {
        Entry::Chance(outcome) => outcome.to_string(),
        Entry::Act { seat, action } if several => format!("{seat}:{action}"),
        Entry::Act { action, .. } => action.to_string(),
    }
}
