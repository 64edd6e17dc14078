//! The options of `serve` as settings: their keys, variables and kinds, and what is given for them.

use super::{FILE_VARIABLE, PREFIX, Source};
use crate::Error;
use crate::failure::Failure;
use crate::usage;
use clap::{Arg, Command};
use game::Fault;
use std::any::TypeId;
use std::ffi::OsString;
use words::Lang;

/// A value that a variable or the file gives for an option.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Given {
    pub(crate) key: String,
    /// As somebody would type it.
    pub(crate) value: String,
    pub(crate) source: Source,
}

/// What a value looks like in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Switch,
    Number,
    Text,
}

impl Kind {
    /// Its name, for messages.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Switch => "switch",
            Self::Number => "number",
            Self::Text => "text",
        }
    }

    /// A value as TOML.
    pub(crate) fn toml(self, value: &str) -> String {
        if self == Self::Text { toml::Value::from(value).to_string() } else { value.to_owned() }
    }
}

/// All options of `serve` that can be configured.
pub(crate) struct Options {
    args: Vec<Arg>,
}

impl Options {
    /// With help texts in a language.
    pub(crate) fn new(lang: Lang) -> Self {
        let command = crate::help::command(lang);
        let serve = command.find_subcommand("serve").map(Command::get_arguments).into_iter().flatten();
        // What is said to every command is not said about the server; and a file cannot name itself.
        let args = serve.filter(|arg| !arg.is_global_set() && !["config", "version"].contains(&arg.get_id().as_str()));
        Self { args: args.cloned().collect() }
    }

    /// The options in their order, tables of the file last.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Arg> {
        let in_table = |arg: &&Arg| key(arg).contains('.');
        self.args.iter().filter(move |arg| !in_table(arg)).chain(self.args.iter().filter(in_table))
    }

    pub(crate) fn find(&self, wanted: &str) -> Option<&Arg> {
        self.args.iter().find(|arg| key(arg) == wanted)
    }

    fn command(&self) -> Command {
        Command::new("serve").no_binary_name(true).args(&self.args)
    }

    /// Checks a value of an option as if it were typed.
    pub(crate) fn check(&self, arg: &Arg, value: &str) -> Result<(), Fault> {
        let typed = format!("--{}={value}", arg.get_long().unwrap_or_default());
        // Named by its key and not by what one would type.
        let wrong = |error: clap::Error| usage::fault(&error, Some(key(arg))).at(key(arg));
        self.command().try_get_matches_from([typed]).map(drop).map_err(wrong)
    }

    /// That there is no such key.
    pub(crate) fn unknown(&self, key: &str) -> Fault {
        let typed = format!("--{}=", key.replace(['_', '.'], "-"));
        let error = self.command().try_get_matches_from([typed]).err();
        let near = error.and_then(|error| usage::suggestion(&error)).and_then(|near| {
            let long = near.strip_prefix("--")?;
            self.args.iter().find(|arg| arg.get_long() == Some(long)).map(self::key)
        });
        let fault = if let Some(near) = near {
            Error::ConfigUnknownNear { near: near.to_string() }
        } else {
            let known: Vec<&str> = self.all().map(self::key).collect();
            Error::ConfigUnknown { known: known.join(", ") }
        };
        fault.at(key)
    }
}

/// The key of an option in the file.
pub(crate) fn key(arg: &Arg) -> &str {
    arg.get_id().as_str()
}

/// The variable of an option.
pub(crate) fn variable(arg: &Arg) -> String {
    format!("{PREFIX}{}", key(arg).to_ascii_uppercase().replace('.', "_"))
}

/// What the values of an option look like.
pub(crate) fn kind(arg: &Arg) -> Kind {
    let is = |id: TypeId| arg.get_value_parser().type_id() == id;
    if is(TypeId::of::<bool>()) {
        return Kind::Switch;
    }
    let numbers = [TypeId::of::<u8>(), TypeId::of::<u16>(), TypeId::of::<u32>(), TypeId::of::<u64>()];
    if numbers.into_iter().any(is) { Kind::Number } else { Kind::Text }
}

/// What variables say. One that means nothing is a mistake most likely, but systems set such variables by themselves
/// (Kubernetes does for a service of this name), so it is no fault.
pub(crate) fn from_variables(
    variables: &[(OsString, OsString)],
    options: &Options,
    warnings: &mut Vec<Fault>,
) -> Result<Vec<Given>, Failure> {
    let mut given = Vec::new();
    for (name, value) in variables {
        let Some(name) = name.to_str().filter(|name| name.starts_with(PREFIX) && *name != FILE_VARIABLE) else {
            continue;
        };
        // Whoever cannot take a variable away makes it empty.
        if value.is_empty() {
            continue;
        }
        let source = Source::Environment(name.to_owned());
        let Some(arg) = options.all().find(|arg| variable(arg) == name) else {
            warnings.push(Error::ConfigVariableUnknown.at(name));
            continue;
        };
        let value = value.to_str().ok_or_else(|| source.of(Error::ArgumentNotUtf8.into()))?;
        options.check(arg, value).map_err(|fault| source.of(fault))?;
        given.push(Given { key: key(arg).to_owned(), value: value.to_owned(), source });
    }
    warnings.sort_by(|one, other| one.place.cmp(&other.place));
    Ok(given)
}
