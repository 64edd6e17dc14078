//! Mistakes on the command line itself, in the user's language.

use crate::error::Error;
use crate::failure::Failure;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use game::Fault;
use std::error::Error as _;
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
        _ => Err(fault(error, None).into()),
    }
}

/// What is wrong with the arguments; one that has a name of its own is called by it.
pub(crate) fn fault(error: &clap::Error, name: Option<&str>) -> Fault {
    let arg = plain(&context(error, ContextKind::InvalidArg));
    // Our own parsers say what is wrong with a value.
    if let Some(fault) = error.source().and_then(|source| source.downcast_ref::<Fault>()) {
        return fault.clone().at(arg);
    }
    named(error, name.map_or(arg, str::to_owned)).into()
}

/// What is wrong with an argument that goes by this name.
fn named(error: &clap::Error, name: String) -> Error {
    let value = context(error, ContextKind::InvalidValue);
    match (error.kind(), suggestion(error)) {
        // A value that no argument is left for.
        (ErrorKind::UnknownArgument, _) if !name.starts_with('-') => Error::ArgumentTooMany { value: name },
        (ErrorKind::UnknownArgument, Some(near)) => Error::ArgumentUnknownNear { name, near },
        (ErrorKind::UnknownArgument, None) => Error::ArgumentUnknown { name },
        (ErrorKind::InvalidSubcommand, near) => {
            let name = context(error, ContextKind::InvalidSubcommand);
            match near {
                Some(near) => Error::CommandUnknownNear { name, near },
                None => Error::CommandUnknown { name },
            }
        }
        (ErrorKind::MissingRequiredArgument, _) => Error::ArgumentMissing { name },
        (ErrorKind::ArgumentConflict, _) => {
            let other = plain(&context(error, ContextKind::PriorArg));
            if other == name || other.is_empty() {
                Error::ArgumentTwice { name }
            } else {
                Error::ArgumentConflict { name, other }
            }
        }
        (ErrorKind::InvalidValue, _) if value.is_empty() => Error::ArgumentNeedsValue { name },
        (ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals, _) => {
            Error::ArgumentNeedsValue { name }
        }
        (ErrorKind::TooManyValues, _) => Error::ArgumentSurplus { name, value },
        (ErrorKind::InvalidUtf8, _) => Error::ArgumentNotUtf8,
        _ => {
            let known = context(error, ContextKind::ValidValue);
            if known.is_empty() {
                Error::ArgumentValue { name, value }
            } else {
                Error::ArgumentValueKnown { name, value, known }
            }
        }
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
