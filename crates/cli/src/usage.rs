//! Mistakes on the command line itself, in the user's language.

use crate::failure::Failure;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::Fault;
use std::error::Error;
use std::ffi::OsString;
use std::io::Write;
use words::Lang;

/// The language that the arguments ask for. It is needed before they are read, to speak about them.
pub(crate) fn language(args: &[OsString]) -> Option<Lang> {
    let args: Vec<&str> = args.iter().filter_map(|arg| arg.to_str()).collect();
    let after = |i: usize| args.get(i + 1).copied();
    args.iter()
        .enumerate()
        .find_map(|(i, arg)| if *arg == "--lang" { after(i) } else { arg.strip_prefix("--lang=") })
        .and_then(Lang::from_tag)
}

/// Prints help or the version where that was asked for; everything else is a mistake.
pub(crate) fn explain(error: &clap::Error, out: &mut dyn Write) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => Ok(write!(out, "{}", error.render())?),
        _ => Err(fault(error)),
    }
}

/// What is wrong with the arguments.
pub(crate) fn fault(error: &clap::Error) -> Failure {
    let arg = plain(&context(error, ContextKind::InvalidArg));
    // Our own parsers say what is wrong with a value.
    if let Some(fault) = error.source().and_then(|source| source.downcast_ref::<Fault>()) {
        return fault.clone().at(arg).into();
    }
    let value = context(error, ContextKind::InvalidValue);
    let near = suggestion(error);
    Failure::Input(match error.kind() {
        // A value that no argument is left for.
        ErrorKind::UnknownArgument if !arg.starts_with('-') => Fault::new("argument-too-many").with("value", arg),
        ErrorKind::UnknownArgument => {
            with_near(Fault::new("argument-unknown"), "argument-unknown-near", near).with("name", arg)
        }
        ErrorKind::InvalidSubcommand => {
            let name = context(error, ContextKind::InvalidSubcommand);
            with_near(Fault::new("command-unknown"), "command-unknown-near", near).with("name", name)
        }
        ErrorKind::MissingRequiredArgument => Fault::new("argument-missing").with("name", arg),
        ErrorKind::ArgumentConflict => {
            let other = plain(&context(error, ContextKind::PriorArg));
            if other == arg || other.is_empty() {
                Fault::new("argument-twice").with("name", arg)
            } else {
                Fault::new("argument-conflict").with("name", arg).with("other", other)
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => Fault::new("argument-needs-value").with("name", arg),
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            Fault::new("argument-needs-value").with("name", arg)
        }
        ErrorKind::TooManyValues => Fault::new("argument-surplus").with("name", arg).with("value", value),
        ErrorKind::InvalidUtf8 => Fault::new("argument-not-utf8"),
        _ => {
            let known = context(error, ContextKind::ValidValue);
            let key = if known.is_empty() { "argument-value" } else { "argument-value-known" };
            Fault::new(key).with("name", arg).with("value", value).with("known", known)
        }
    })
}

fn with_near(fault: Fault, key: &'static str, near: Option<String>) -> Fault {
    match near {
        Some(near) => Fault::new(key).with("near", near),
        None => fault,
    }
}

pub(crate) fn suggestion(error: &clap::Error) -> Option<String> {
    [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand]
        .into_iter()
        .map(|kind| context(error, kind))
        .find(|text| !text.is_empty())
}

fn context(error: &clap::Error, kind: ContextKind) -> String {
    match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(texts)) => texts.join(", "),
        Some(value @ (ContextValue::Bool(_) | ContextValue::Number(_))) => value.to_string(),
        _ => String::new(),
    }
}

/// `--seats` for `--seats <N>`.
fn plain(arg: &str) -> String {
    if arg.contains(", ") {
        return arg.split(", ").map(plain).collect::<Vec<_>>().join(", ");
    }
    match arg.split_once(' ') {
        Some((name, _)) if name.starts_with('-') => name.to_owned(),
        _ => arg.to_owned(),
    }
}
