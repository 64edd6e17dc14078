//! The configuration of a server: the command line, then `PADDLEWHEEL_*` variables, then a TOML file, then the defaults.
//!
//! The options of `serve` are the only list: their ids are the keys of the file and, in capitals, the names of the variables,
//! and their own parsers read the values. What variables and the file say becomes the default of the option of that name, in
//! `serve` and in every other command that has [`StoreArgs`](crate::args::StoreArgs).

mod check;
mod example;
mod file;
mod option;
mod secret;

pub(crate) use check::run as check;
pub(crate) use example::run as example;
pub(crate) use secret::masked;

use crate::Error;
use crate::args::{Cli, ServeArgs};
use crate::failure::{Failure, reason};
use crate::usage;
use clap::parser::ValueSource;
use clap::{ArgMatches, Command, FromArgMatches};
use game::Fault;
use option::{Given, Options};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use words::Lang;

/// Variables begin with this.
pub(crate) const PREFIX: &str = "PADDLEWHEEL_";
/// The variable that names the file.
const FILE_VARIABLE: &str = "PADDLEWHEEL_CONFIG";
/// The file that is read where none is named and it is there.
const USUAL_FILE: &str = "paddlewheel.toml";

/// Where a value comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    Environment(String),
    File { path: PathBuf, line: usize },
}

impl Source {
    /// Names the source before the place of a fault.
    fn of(&self, fault: Fault) -> Fault {
        match self {
            Self::Environment(variable) => fault.at(variable),
            Self::File { path, line } => fault.after(format_args!("line {line}")).after(path.display()),
        }
    }
}

/// What variables and the file say, each key once.
#[derive(Debug, Default)]
pub(crate) struct Config {
    /// The file that was read.
    pub(crate) file: Option<PathBuf>,
    /// By their keys, such as `listen` and `limits.streams`.
    given: Vec<Given>,
    /// What is not wrong, but not wise either.
    pub(crate) warnings: Vec<Fault>,
}

impl Config {
    /// Reads the variables of this process and the file: this one, or the one that a variable names, or the
    /// usual one; none if its name is empty.
    pub(crate) fn read(file: Option<&Path>, options: &Options) -> Result<Self, Failure> {
        let variables: Vec<(OsString, OsString)> = std::env::vars_os().collect();
        let named = variables.iter().find(|(name, value)| name == FILE_VARIABLE && !value.is_empty());
        let usual = || Some(PathBuf::from(USUAL_FILE)).filter(|path| path.exists());
        let file = file.map(Path::to_owned).or_else(|| named.map(|(_, value)| value.into())).or_else(usual);
        let file = file.filter(|path| !path.as_os_str().is_empty());
        let mut config = Self { file, ..Self::default() };
        let mut layers = vec![option::from_variables(&variables, options, &mut config.warnings)?];
        if let Some(path) = &config.file {
            let text = std::fs::read_to_string(path);
            let text = text.map_err(|error| Error::FileUnreadable { reason: reason(&error) }.at(path.display()))?;
            let given = file::parse(path, &text, options)?;
            config.warnings.extend(secret::readable_by_others(path, &given));
            layers.push(given);
        }
        for layer in layers {
            config.add(layer)?;
        }
        Ok(config)
    }

    /// Adds what a source says that nothing before it has said.
    fn add(&mut self, mut layer: Vec<Given>) -> Result<(), Failure> {
        let find = |key| layer.iter().position(|given| given.key == key);
        match (find("database"), find("database_file")) {
            (Some(_), Some(at)) => {
                let fault = Error::ArgumentConflict { name: "database_file".to_owned(), other: "database".to_owned() };
                return Err(layer[at].source.of(fault.into()).into());
            }
            // Either of them says where the tables are.
            (Some(at), None) | (None, Some(at)) if self.get("database").is_some() => {
                layer.remove(at);
            }
            (None, Some(at)) => {
                let given = layer[at].clone();
                let value = secret::read_database(Path::new(&given.value)).map_err(|fault| given.source.of(fault))?;
                layer.push(Given { key: "database".to_owned(), value, ..given });
            }
            _ => {}
        }
        for given in layer {
            if self.get(&given.key).is_none() {
                self.given.push(given);
            }
        }
        Ok(())
    }

    /// The options of a server that is started with nothing else.
    fn serve_args(&self, lang: Lang) -> Result<Option<ServeArgs>, Failure> {
        let mut command = with_defaults(crate::help::command(lang), &["serve"], self);
        let matches = command.try_get_matches_from_mut(["paddlewheel", "serve"]);
        let cli =
            matches.and_then(|matches| Cli::from_arg_matches(&matches)).map_err(|error| usage::fault(&error, None))?;
        Ok(match cli.command {
            Some(crate::args::Command::Serve(args)) => Some(args),
            _ => None,
        })
    }

    /// What is said about an option.
    fn get(&self, key: &str) -> Option<&Given> {
        self.given.iter().find(|given| given.key == key)
    }
}

/// The commands with what the configuration says as their defaults, if the command that was given reads a configuration.
pub(crate) fn layered(matches: &ArgMatches, lang: Lang) -> Result<Option<(Command, Config)>, Failure> {
    let mut path = Vec::new();
    let mut level = matches;
    let mut reads = None;
    loop {
        if level.try_contains_id("config").is_ok() {
            reads = Some(level);
        }
        let Some((name, sub)) = level.subcommand() else { break };
        path.push(name);
        level = sub;
    }
    let Some(reads) = reads else { return Ok(None) };
    let mut config = Config::read(reads.get_one::<PathBuf>("config").map(PathBuf::as_path), &Options::new(lang))?;
    let is_typed = |id| reads.value_source(id) == Some(ValueSource::CommandLine);
    if let Some(file) = reads.get_one::<PathBuf>("database_file").filter(|_| is_typed("database_file")) {
        let value = secret::read_database(file).map_err(|fault| fault.after("--database-file"))?;
        config.given.retain(|given| !["database", "database_file"].contains(&given.key.as_str()));
        let source = Source::File { path: file.clone(), line: 1 };
        config.given.push(Given { key: "database".to_owned(), value, source });
    }
    let typed = reads.get_one::<String>("database").filter(|_| is_typed("database"));
    if typed.is_some_and(|database| secret::has_password(database)) {
        config.warnings.push(Error::ConfigSecretTyped.at("--database"));
    }
    Ok(Some((with_defaults(crate::help::command(lang), &path, &config), config)))
}

/// Puts what is given in place of the defaults, along the path to the command that was given.
fn with_defaults(command: Command, path: &[&str], config: &Config) -> Command {
    let reads = command.get_arguments().any(|arg| arg.get_id() == "config");
    let command = command.mut_args(|arg| match config.get(arg.get_id().as_str()) {
        Some(given) if reads => arg.default_value(given.value.clone()),
        _ => arg,
    });
    match path.split_first() {
        Some((first, rest)) => command.mut_subcommand(first, |sub| with_defaults(sub, rest, config)),
        None => command,
    }
}
