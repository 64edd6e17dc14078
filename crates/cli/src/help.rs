//! The command tree with its texts, from the message files.

use crate::Error;
use crate::args::Cli;
use crate::failure::{Failure, make_folder, write_bytes};
use clap::builder::{Resettable, StyledStr};
use clap::{Arg, ArgAction, Command, CommandFactory};
use clap_mangen::Man;
use game::Fault;
use server::Limits;
use std::io::Write;
use std::path::Path;
use words::{Lang, known_key, text};

/// The commands, with all texts in a language.
pub fn command(lang: Lang) -> Command {
    let mut root = Cli::command()
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("show-help").display_order(900).short('h').long("help").action(ArgAction::Help).global(true))
        .arg(Arg::new("version").display_order(901).short('V').long("version").action(ArgAction::Version));
    root.build();
    dress(root, "cli", lang)
}

/// The key of a command's text, given the path to it.
fn command_key(path: &str, name: &str) -> String {
    format!("{path}-{name}")
}

/// The key of an option's text: its own, or the one that it shares with the same option of other commands.
fn option_key(path: &str, name: &str) -> String {
    let own = format!("{path}-{name}");
    if known_key(&own).is_some() { own } else { format!("cli-option-{name}") }
}

fn dashed(name: &str) -> String {
    name.replace(['_', '.'], "-")
}

fn dress(command: Command, path: &str, lang: Lang) -> Command {
    let mut command =
        command.mut_args(|arg| dress_option(arg, path, lang)).subcommand_value_name(value_name(lang, "command"));
    let usage = command.render_usage().to_string();
    let usage =
        usage.strip_prefix("Usage: ").unwrap_or(&usage).replace("[OPTIONS]", &text(lang, "help-options-mark", &[]));
    let heading = |key| text(lang, key, &[]);
    let mut command = command
        .about(text(lang, path, &[]))
        .override_usage(usage)
        .help_template(format!("{{about}}\n\n{}:\n  {{usage}}\n\n{{all-args}}{{after-help}}", heading("help-usage")))
        .after_help(examples(command_name(path), lang))
        .subcommand_help_heading(heading("help-commands"));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| dress(sub, &command_key(path, &name), lang));
    }
    command
}

/// The name of the command that a path leads to.
fn command_name(path: &str) -> &str {
    path.strip_prefix("cli-").unwrap_or_default()
}

/// Commands as somebody would type them.
const EXAMPLES: &[(&str, &[&str])] = &[
    (
        "play",
        &[
            "paddlewheel play",
            "paddlewheel play niagara --seat me:Ada --seat me:Ben --seat hard",
            "paddlewheel play mississippi-queen --edition it1997 --b-tiles B1,B2 --black-rose --save race.rec",
            "paddlewheel play --load race.rec --save race.rec",
            "paddlewheel play --plain --seed 7",
            "paddlewheel play --server http://127.0.0.1:7380 --table x7k2m9qd --name Ada",
            "paddlewheel play --server 'https://example.org/table/x7k2m9qd?seat=1&invitation=SECRET'",
        ],
    ),
    ("watch", &["paddlewheel watch --server http://127.0.0.1:7380 --table x7k2m9qd"]),
    (
        "replay",
        &[
            "paddlewheel replay race.rec",
            "paddlewheel replay race.rec --at 60 --png race.png --theme night",
            "paddlewheel replay race.rec --gif race.gif --width 640",
        ],
    ),
    (
        "rules",
        &[
            "paddlewheel rules",
            "paddlewheel rules MQ-PSH-06 --edition ru2019",
            "paddlewheel rules --diff it2019 it1997",
            "paddlewheel rules --game niagara --search gem",
        ],
    ),
    ("simulate", &["paddlewheel simulate niagara --seats 4 --games 1000 --player greedy --json"]),
    ("arena", &["paddlewheel arena mississippi-queen --bots hard,medium,easy --games 200 --plot ratings.svg"]),
    ("advise", &["paddlewheel advise --record race.rec --at 60 --explain"]),
    (
        "serve",
        &[
            "paddlewheel serve --listen 0.0.0.0:7380 --database postgres://localhost/river",
            "paddlewheel serve --config /etc/paddlewheel.toml",
            "PADDLEWHEEL_LISTEN=0.0.0.0:7380 paddlewheel serve --behind-proxy --limits-streams 5000",
        ],
    ),
    ("config", &["paddlewheel config example > paddlewheel.toml", "paddlewheel config check /etc/paddlewheel.toml"]),
    ("engine", &["paddlewheel engine < requests.jsonl"]),
    ("perft", &["paddlewheel perft --game niagara --seats 3 --depth 4"]),
    ("tune", &["paddlewheel tune mississippi-queen --seed 1"]),
    ("verify", &["paddlewheel verify race.rec"]),
    ("export", &["paddlewheel export tables --database paddlewheel.sqlite"]),
    ("import", &["paddlewheel import race.rec river.rec"]),
    ("backup", &["paddlewheel backup copy.sqlite"]),
    (
        "admin",
        &[
            "paddlewheel admin players ada",
            "paddlewheel admin ban ada --for 7d --reason 'insults in the chat'",
            "paddlewheel admin reset-password ada --url https://play.example",
            "paddlewheel admin announce 'Maintenance' --at 2026-11-20T18:30:00Z",
            "paddlewheel admin reports --json",
        ],
    ),
    ("check", &["paddlewheel check", "paddlewheel check --database copy.sqlite --json"]),
    ("load", &["paddlewheel load --tables 100 --seconds 8"]),
    ("bench", &["paddlewheel bench --json"]),
    ("help", &["paddlewheel help play"]),
    ("completions", &["paddlewheel completions bash > ~/.local/share/bash-completion/completions/paddlewheel"]),
    ("man", &["paddlewheel man ~/.local/share/man/man1"]),
];

/// The commands whose help describes the levels of bots.
const WITH_LEVELS: [&str; 3] = ["play", "arena", "advise"];

/// The levels of bots as they are typed, each with a line about it.
fn levels(lang: Lang) -> String {
    let line = |level: bots::Level| {
        let about = text(lang, &format!("level-about-{}", level.name()), &[]);
        format!("  {:<9} {about}\n", level.name())
    };
    let lines: String = host::config::levels().map(line).collect();
    format!("{}:\n{lines}\n", text(lang, "help-levels", &[]))
}

/// What to try with a command, line by line; nothing where its options say it all.
fn tries(name: &str) -> &'static [&'static str] {
    EXAMPLES.iter().find(|(command, _)| *command == name).map_or(&[], |(_, lines)| lines)
}

fn examples(name: &str, lang: Lang) -> Resettable<StyledStr> {
    let lines = tries(name);
    if lines.is_empty() {
        return Resettable::Reset;
    }
    let heading = text(lang, "help-examples", &[]);
    let levels = if WITH_LEVELS.contains(&name) { levels(lang) } else { String::new() };
    Resettable::Value(format!("{levels}{heading}:\n  {}\n", lines.join("\n  ")).into())
}

/// Writes a page of the manual for each command.
pub(crate) fn manual(command: &Command, folder: &Path, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    make_folder(folder)?;
    let mut pages = vec![command];
    let mut at = 0;
    while let Some(page) = pages.get(at) {
        pages.extend(page.get_subcommands());
        at += 1;
    }
    for page in &pages {
        let mut bytes = Vec::new();
        // Examples have a section of their own: as words after the help they would be filled and hyphenated.
        let man = Man::new((*page).clone().after_help(Resettable::Reset));
        man.render(&mut bytes)?;
        let name = page.get_display_name().and_then(|name| name.strip_prefix("paddlewheel-")).unwrap_or_default();
        bytes.extend(in_manual(tries(name), &text(lang, "help-examples", &[])).into_bytes());
        write_bytes(&folder.join(man.get_filename()), &bytes)?;
    }
    Ok(writeln!(out, "{}", text(lang, "man-done", &[("count", pages.len().into())]))?)
}

/// Examples as a section of the manual, to be copied as they stand.
fn in_manual(lines: &[&str], heading: &str) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let exact = |line: &&str| line.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq");
    let lines: Vec<String> = lines.iter().map(exact).collect();
    format!(".SH {}\n.nf\n{}\n.fi\n", heading.to_uppercase(), lines.join("\n"))
}

fn dress_option(arg: Arg, path: &str, lang: Lang) -> Arg {
    let mut help = text(lang, &option_key(path, &dashed(arg.get_id().as_str())), &[]);
    // A switch that is off by default needs no mention.
    let values: Vec<String> = match arg.get_id().as_str().strip_prefix("limits.") {
        Some(name) => {
            let limits = Limits::default().entries().into_iter();
            limits.filter(|(limit, _)| limit == name).map(|(_, most)| most.to_string()).collect()
        }
        None => arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect(),
    };
    if arg.get_action().takes_values() && !values.is_empty() && values != ["false"] {
        help = text(lang, "help-default", &[("help", help.into()), ("value", values.join(" ").into())]);
    }
    let names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| value_name(lang, name)).collect();
    let named = if names.is_empty() { arg } else { arg.value_names(names) };
    // So that a number below the range is a wrong number, and no unknown option.
    let arg = if named.is_positional() { named } else { named.allow_negative_numbers(true) };
    let is_limit = arg.get_id().as_str().starts_with("limits.");
    let heading = match () {
        () if arg.is_positional() => "help-arguments",
        () if is_limit => "help-limits",
        () => "help-options",
    };
    let heading = text(lang, heading, &[]);
    arg.help(help).help_heading(heading).hide_default_value(true).hide_possible_values(true)
}

/// The name of a value, as the help shows it.
fn value_name(lang: Lang, name: &str) -> String {
    text(lang, &format!("help-value-{name}"), &[])
}

/// The help of one command, by its name.
pub(crate) fn about(command: &mut Command, name: &str) -> Result<String, Fault> {
    match command.find_subcommand_mut(name) {
        Some(sub) => Ok(sub.render_help().to_string()),
        None => Err(Error::CommandUnknown { name: name.to_string() }.into()),
    }
}

/// The keys of all texts of the command tree.
pub fn keys() -> Vec<String> {
    fn collect(command: &Command, path: &str, keys: &mut Vec<String>) {
        keys.push(path.to_owned());
        for arg in command.get_arguments() {
            keys.push(option_key(path, &dashed(arg.get_id().as_str())));
        }
        for sub in command.get_subcommands() {
            collect(sub, &command_key(path, sub.get_name()), keys);
        }
    }
    let mut keys = Vec::new();
    collect(&command(Lang::En), "cli", &mut keys);
    keys.sort();
    keys.dedup();
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_option_has_a_text_and_every_text_is_used() {
        let wanted = keys();
        for key in &wanted {
            assert!(known_key(key).is_some(), "locales/*/help.ftl lacks {key}");
        }
        let file = words::sources::ALL.iter().find(|source| source.name == "help.ftl" && source.lang == Lang::En);
        for line in file.unwrap().text.lines() {
            if let Some((key, _)) = line.split_once(" =").filter(|(key, _)| key.starts_with("cli")) {
                assert!(wanted.iter().any(|wanted| wanted == key), "nothing has the text {key}");
            }
        }
    }

    #[test]
    fn no_word_of_clap_itself_remains() {
        fn visit(command: &mut Command) {
            let help = command.render_help().to_string();
            for word in
                ["Usage", "Options", "OPTIONS", "COMMAND", "Commands", "Arguments", "default", "Print", "values"]
            {
                assert!(!help.contains(word), "{word}: {help}");
            }
            // In an example, `< file` is a redirection and no place.
            let places = help.split('<').skip(1).filter(|rest| !rest.starts_with(' '));
            for place in places.filter_map(|rest| rest.split('>').next()) {
                assert!(
                    ["JSON", "true|false"].contains(&place) || !place.contains(|c: char| c.is_ascii_alphabetic()),
                    "{place}: {help}"
                );
            }
            let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
            for name in names {
                visit(command.find_subcommand_mut(&name).unwrap());
            }
        }
        // The language that shares no word with English.
        visit(&mut command(Lang::Ru));
    }

    #[test]
    fn the_command_tree_is_sound() {
        Cli::command().debug_assert();
    }
}
