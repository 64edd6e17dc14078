//! `paddlewheel config check`: whether a configuration can be used, and what follows from it.

use super::option::{Kind, Options, key, kind};
use super::{Config, Source, example, masked};
use crate::failure::Failure;
use clap::Arg;
use server::Limits;
use std::io::Write;
use std::path::Path;
use words::{Lang, text};

/// Prints every option with its value and where that comes from, as a file that could be read again, but for secrets.
pub(crate) fn run(file: Option<&Path>, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let options = Options::new(lang);
    let config = Config::read(file, &options)?;
    if let Some(args) = config.serve_args(lang)? {
        crate::serve::check(&args)?;
    }
    crate::warn(&config.warnings, lang);
    let lifted = config.get("no_limits").is_some_and(|given| given.value == "true");
    let limits = if lifted { Limits::none() } else { Limits::default() };
    let limits: Vec<(String, u32)> = limits.entries();
    let mut table = "";
    for arg in options.all() {
        let (outer, name) = key(arg).split_once('.').unwrap_or(("", key(arg)));
        if outer != table {
            writeln!(out, "\n[{outer}]")?;
            table = outer;
        }
        let (value, source) = if let Some(given) = config.get(key(arg)) {
            (Some(shown(arg, &given.value)), source(&given.source, lang))
        } else {
            let limit = limits.iter().find(|(limit, _)| outer == "limits" && limit == name);
            // As many as the machine has processors for.
            let workers = || (name == "bot_workers").then(|| server::Options::local("", 0).bot_workers.to_string());
            let value = limit.map(|(_, most)| most.to_string()).or_else(|| example::default(arg)).or_else(workers);
            (value, text(lang, "config-default", &[]))
        };
        match value {
            Some(value) => writeln!(out, "{name} = {} # {source}", kind(arg).toml(&value))?,
            None => writeln!(out, "# {}", text(lang, "config-unset", &[("name", name.into())]))?,
        }
    }
    Ok(())
}

/// A value without what is secret in it.
fn shown(arg: &Arg, value: &str) -> String {
    match (key(arg), kind(arg)) {
        ("database", _) => masked(value),
        (_, Kind::Number) if value == "none" => "0".to_owned(),
        _ => value.to_owned(),
    }
}

fn source(source: &Source, lang: Lang) -> String {
    match source {
        Source::Environment(variable) => variable.clone(),
        Source::File { path, line } => {
            let path = path.display().to_string();
            text(lang, "config-file-line", &[("file", path.into()), ("line", (*line).into())])
        }
    }
}
