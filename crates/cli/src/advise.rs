//! `paddlewheel advise`: what a bot would do in a position, or at any moment of a record, and why.

use crate::args::AdviseArgs;
use crate::explain::Explanation;
use crate::failure::{Failure, read_file};
use crate::options::{TableOptions, situation};
use crate::random::fresh_seed;
use crate::registry::{Playable, Task, USUAL, with_game};
use crate::replay;
use crate::rules::print_json;
use bots::Settings;
use game::{Seat, Seen};
use host::advice::{self, Question};
use serde_json::json;
use std::io::Write;
use words::{Lang, text};

pub(crate) fn run(args: &AdviseArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    match &args.record {
        Some(path) => {
            let file = read_file(path)?;
            let name = game::record::game_name(&file).map_err(|fault| fault.after(path.display()))?;
            if let Some(asked) = args.game.as_ref().filter(|&asked| *asked != name) {
                return Err(game::Error::RecordGame { have: name.clone(), need: asked.clone() }.at("--game").into());
            }
            with_game(&name, Advise { args, file: Some(&file), lang, out })?
        }
        None => with_game(args.game.as_deref().unwrap_or(USUAL), Advise { args, file: None, lang, out })?,
    }
}

struct Advise<'a> {
    args: &'a AdviseArgs,
    /// The text of the record, if it is about one.
    file: Option<&'a str>,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Advise<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, file, lang, out } = self;
        let (game, state): (G, _) = match (file, &args.record) {
            (Some(file), Some(path)) => replay::moment(file, path, args.at)?,
            _ => situation(args.position.as_ref(), &TableOptions::default())?,
        };
        let seat =
            advice::deciding_seat(&game, &state, args.seat.map(Seat)).map_err(|fault| match fault.place.as_str() {
                "seat" => fault.at("--seat"),
                _ => fault,
            })?;
        let settings = Settings { threads: args.threads.unwrap_or(args.bot.settings.threads), ..args.bot.settings };
        let spec = bots::Spec { settings, ..args.bot };
        let seen = Seen::new(&game, &state, seat);
        let moment = args.at.map_or(0, |at| at as usize);
        let seed = args.seed.unwrap_or_else(fresh_seed);
        let question = Question { spec, moment, in_mind: args.compare.clone(), seed };
        let (counsel, advice) = advice::counsel(&game, &state, seat, &question)?;
        let turn: Vec<String> = counsel
            .turns
            .first()
            .map(|best| best.actions.iter().map(ToString::to_string).collect())
            .unwrap_or_default();
        let explanation = args.explain.then(|| Explanation::new(&seen, &state, &spec.to_string(), &counsel.turns));
        if args.json {
            let mut document = json!({ "game": G::NAME, "seat": seat, "bot": spec.to_string(), "actions": turn });
            if let Some(explanation) = &explanation {
                document["explanation"] = serde_json::to_value(explanation).unwrap_or_default();
                document["advice"] = serde_json::to_value(&advice).unwrap_or_default();
            }
            return print_json(&document, out);
        }
        let said = [("speaker", game.speaker(&state, seat).into()), ("turn", turn.join(" ").into())];
        writeln!(out, "{}", text(lang, "advise-turn", &said))?;
        let Some(explanation) = explanation else { return Ok(()) };
        explanation.print(lang, out)?;
        for line in words::advice(lang, &advice, &|seat| text(lang, "term-seat", &[("number", seat.0.into())])) {
            writeln!(out, "{line}")?;
        }
        Ok(())
    }
}
