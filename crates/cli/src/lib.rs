//! The command line of Paddlewheel.
//!
//! One file per command; [`registry`] alone knows which games there are, everything else is generic over
//! [`registry::Playable`]. No text stands in the code: help comes from the message files through [`help`], errors are
//! [`game::Fault`]s that `words` puts into the user's language.
#![forbid(unsafe_code)]

mod admin;
mod advise;
mod arena;
mod args;
mod bench;
mod check;
mod columns;
mod config;
mod engine;
mod error;
mod explain;
mod failure;
pub mod help;
mod load;
mod logging;
mod mississippi_queen;
mod niagara;
pub mod options;
mod parallel;
mod perft;
mod pictures;
mod play;
mod progress;
pub mod protocol;
pub mod random;
mod records;
pub mod registry;
mod remote;
mod replay;
mod rules;
mod serve;
mod simulate;
mod tables;
pub mod tally;
mod usage;
mod verify;

use args::{Cli, Command, ConfigCommand, HelpArgs};
use clap::FromArgMatches;
use error::Error;
use failure::{Failure, one_line};
use game::Fault;
use std::ffi::OsString;
use std::io::{self, Write};
use words::Lang;

/// Runs the program; gives its exit code.
pub fn run(args: &[OsString]) -> u8 {
    let lang = usage::language(args).unwrap_or_else(Lang::from_env);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = dispatch(args, lang, &mut out).and_then(|()| Ok(out.flush()?));
    let Err(failure) = result else { return 0 };
    if let Some(line) = failure.line(lang) {
        // Where the error output is closed there is nobody to tell.
        let _ = writeln!(io::stderr(), "{line}");
    }
    failure.code()
}

fn dispatch(args: &[OsString], lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let mut command = help::command(lang);
    let mut matches = match command.try_get_matches_from_mut(args) {
        Ok(matches) => matches,
        Err(error) => return usage::explain(&error, out),
    };
    // Without a command it serves.
    let serve = ["paddlewheel", "serve"].map(OsString::from);
    let is_alone = matches.subcommand_name().is_none();
    if is_alone {
        matches = command.try_get_matches_from_mut(&serve).map_err(|error| usage::fault(&error, None))?;
    }
    let mut config = config::Config::default();
    if let Some((mut layered, read)) = config::layered(&matches, lang)? {
        config = read;
        let args = if is_alone { &serve } else { args };
        matches = layered.try_get_matches_from_mut(args).map_err(|error| usage::fault(&error, None))?;
    }
    let cli = Cli::from_arg_matches(&matches).map_err(|error| usage::fault(&error, None))?;
    if !matches!(cli.command, Some(Command::Serve(_))) {
        warn(&config.warnings, lang);
    }
    match cli.command {
        None => Ok(()),
        Some(Command::Play(args)) => play::run(&args, lang, out),
        Some(Command::Watch(args)) => play::watch(&args, lang, out),
        Some(Command::Serve(args)) => serve::run(&args, &config, lang, out),
        Some(Command::Export(args)) => tables::export(&args, lang, out),
        Some(Command::Import(args)) => tables::import(&args, lang, out),
        Some(Command::Backup(args)) => tables::backup(&args, lang, out),
        Some(Command::Admin(args)) => admin::run(&args, lang, out),
        Some(Command::Config(args)) => match args.command {
            ConfigCommand::Check(args) => config::check(args.file.as_deref(), lang, out),
            ConfigCommand::Example => config::example(lang, out),
        },
        Some(Command::Check(args)) => check::run(&args, lang, out),
        Some(Command::Load(args)) => load::run(&args, lang, out),
        Some(Command::Help(HelpArgs { about: None })) => Ok(write!(out, "{}", command.render_help())?),
        Some(Command::Help(HelpArgs { about: Some(name) })) => {
            Ok(write!(out, "{}", help::about(&mut command, &name)?)?)
        }
        Some(Command::Rules(args)) => rules::run(&args, lang, out),
        Some(Command::Engine) => engine::run(lang, io::stdin().lock(), out),
        Some(Command::Perft(args)) => perft::run(&args, lang, out),
        Some(Command::Replay(args)) => replay::run(&args, lang, out),
        Some(Command::Simulate(args)) => simulate::run(&args, lang, out),
        Some(Command::Arena(args)) => arena::run(&args, lang, out),
        Some(Command::Advise(args)) => advise::run(&args, lang, out),
        Some(Command::Tune(args)) => arena::tune::run(&args, lang, out),
        Some(Command::Verify(args)) => verify::run(&args, lang, out),
        Some(Command::Bench(args)) => bench::run(&args, lang, out),
        Some(Command::Completions(args)) => {
            clap_complete::generate(args.shell, &mut command, "paddlewheel", out);
            Ok(())
        }
        Some(Command::Man(args)) => help::manual(&command, &args.folder, lang, out),
    }
}

/// Tells what is not wise about a configuration.
fn warn(warnings: &[Fault], lang: Lang) {
    for fault in warnings {
        let what = one_line(&words::fault(lang, fault));
        // Where the error output is closed there is nobody to tell.
        let _ = writeln!(io::stderr(), "{}", words::text(lang, "warning", &[("what", what.into())]));
    }
}
