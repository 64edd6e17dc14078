//! `paddlewheel verify`: whether the draws of a game were those that its keeper had promised.

use crate::args::VerifyArgs;
use crate::failure::{Failure, read_file};
use crate::rules::print_json;
use host::registry::verify;
use serde_json::json;
use std::io::Write;
use words::{Lang, text};

pub(crate) fn run(args: &VerifyArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let file = read_file(&args.file)?;
    let (draws, commitment) = verify(&file).map_err(|fault| fault.after(args.file.display()))?;
    if args.json {
        return print_json(&json!({ "holds": true, "draws": draws, "commitment": commitment }), out);
    }
    writeln!(out, "{}", text(lang, "verify-holds", &[("draws", draws.into())]))?;
    let promise = String::from(commitment);
    Ok(writeln!(out, "{}", text(lang, "verify-promise", &[("commitment", promise.into())]))?)
}
