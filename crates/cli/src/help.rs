//! The command tree with its texts, from the message files.

use crate::args::Cli;
use clap::{Arg, ArgAction, Command, CommandFactory};
use game::Fault;
use words::{Lang, known_key, text};

/// The commands, with all texts in a language.
pub fn command(lang: Lang) -> Command {
    let mut root = Cli::command()
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg(Arg::new("show-help").display_order(900).short('h').long("help").action(ArgAction::Help).global(true))
        .arg(Arg::new("version").display_order(901).short('V').long("version").action(ArgAction::Version))
        .subcommand_value_name(value_name(lang, "command"));
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
    name.replace('_', "-")
}

fn dress(command: Command, path: &str, lang: Lang) -> Command {
    let mut command = command.mut_args(|arg| dress_option(arg, path, lang));
    let usage = command.render_usage().to_string();
    let usage =
        usage.strip_prefix("Usage: ").unwrap_or(&usage).replace("[OPTIONS]", &text(lang, "help-options-mark", &[]));
    let heading = |key| text(lang, key, &[]);
    let mut command = command
        .about(text(lang, path, &[]))
        .override_usage(usage)
        .help_template(format!("{{about}}\n\n{}:\n  {{usage}}\n\n{{all-args}}\n", heading("help-usage")))
        .subcommand_help_heading(heading("help-commands"));
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |sub| dress(sub, &command_key(path, &name), lang));
    }
    command
}

fn dress_option(arg: Arg, path: &str, lang: Lang) -> Arg {
    let mut help = text(lang, &option_key(path, &dashed(arg.get_id().as_str())), &[]);
    let values: Vec<String> = arg.get_default_values().iter().map(|v| v.to_string_lossy().into_owned()).collect();
    if arg.get_action().takes_values() && !values.is_empty() {
        help = text(lang, "help-default", &[("help", help.into()), ("value", values.join(" ").into())]);
    }
    let names: Vec<String> =
        arg.get_value_names().unwrap_or_default().iter().map(|name| value_name(lang, name)).collect();
    let named = if names.is_empty() { arg } else { arg.value_names(names) };
    // So that a number below the range is a wrong number, and no unknown option.
    let arg = if named.is_positional() { named } else { named.allow_negative_numbers(true) };
    let heading = text(lang, if arg.is_positional() { "help-arguments" } else { "help-options" }, &[]);
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
        None => Err(Fault::new("command-unknown").with("name", name)),
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
            for place in help.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
                assert!(place == "JSON" || !place.contains(|c: char| c.is_ascii_alphabetic()), "{place}: {help}");
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
