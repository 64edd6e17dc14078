//! `paddlewheel config example`: a file that names every option, with what it means and its default.

use super::option::{Kind, Options, key, kind};
use crate::failure::Failure;
use clap::Arg;
use server::Limits;
use std::fmt::Write as _;
use std::io::Write;
use words::{Lang, text as message};

/// Values that show what one looks like, where there is no default.
const SAMPLES: [(&str, &str); 9] = [
    ("database_file", "/run/secrets/paddlewheel-database"),
    ("keep_chat", "30d"),
    ("keep_sessions", "60d"),
    ("keep_unfinished", "180d"),
    ("web", "web/dist"),
    ("public_url", "https://play.example"),
    ("metrics_listen", "127.0.0.1:7381"),
    ("bot_workers", "4"),
    ("insecure_seed", "1"),
];

/// The default of an option, if it has one.
pub(super) fn default(arg: &Arg) -> Option<String> {
    let own = arg.get_default_values().first().map(|value| value.to_string_lossy().into_owned());
    own.or_else(|| {
        let name = key(arg).strip_prefix("limits.")?;
        let limit = Limits::default().entries().into_iter().find(|(limit, _)| limit == name)?;
        Some(limit.1.to_string())
    })
}

/// A value that an option can have.
pub(super) fn sample(arg: &Arg) -> String {
    let known = || SAMPLES.iter().find(|(name, _)| *name == key(arg)).map(|(_, value)| (*value).to_owned());
    default(arg)
        .or_else(known)
        .unwrap_or_else(|| if kind(arg) == Kind::Number { "1".to_owned() } else { String::new() })
}

/// The file: every line that says something is a comment, so that it changes nothing as it is.
pub(crate) fn text(lang: Lang) -> String {
    let mut file = String::new();
    for line in message(lang, "config-example", &[]).lines() {
        let _ = writeln!(file, "{}", format!("# {line}").trim_end());
    }
    let mut table = "";
    for arg in Options::new(lang).all() {
        let (outer, name) = key(arg).split_once('.').unwrap_or(("", key(arg)));
        if outer != table {
            let _ = write!(file, "\n[{outer}]\n");
            table = outer;
        }
        let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
        let _ = write!(file, "\n# {help}\n#{name} = {}\n", kind(arg).toml(&sample(arg)));
    }
    file
}

pub(crate) fn run(lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    Ok(write!(out, "{}", text(lang))?)
}
