//! `paddlewheel verify`: whether the draws of a game were those that its keeper had promised.

use crate::args::VerifyArgs;
use crate::failure::{Failure, read_file};
use crate::registry::{Playable, Task, cite_in, with_game};
use crate::rules::print_json;
use game::Record;
use host::fair::verify;
use serde_json::json;
use std::io::Write;
use words::{Lang, text};

pub(crate) fn run(args: &VerifyArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let file = read_file(&args.file)?;
    let name = game::record::game_name(&file).map_err(|fault| fault.after(args.file.display()))?;
    with_game(&name, Verify { args, file: &file, lang, out })?
}

struct Verify<'a> {
    args: &'a VerifyArgs,
    file: &'a str,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Verify<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, file, lang, out } = self;
        let checked = Record::<G>::read(file).and_then(|record| verify(&record));
        let (draws, commitment) = checked.map_err(|fault| cite_in::<G>(fault, file).after(args.file.display()))?;
        if args.json {
            return print_json(&json!({ "holds": true, "draws": draws, "commitment": commitment }), out);
        }
        writeln!(out, "{}", text(lang, "verify-holds", &[("draws", draws.into())]))?;
        let promise = String::from(commitment);
        Ok(writeln!(out, "{}", text(lang, "verify-promise", &[("commitment", promise.into())]))?)
    }
}
