//! What the commands take. Comments here are for programmers; the help texts stand in `locales/*/help.ftl`, by the
//! names of the command and the option, and so do the names of values: `help-value-<name>`.

mod admin;

use crate::Error;
use crate::admin::duration;
use crate::arena::{Contestant, Shares};
use crate::options::{TableOptions, whole};
use crate::registry::USUAL;
use bots::Spec;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Arg, ArgAction, ArgMatches, Args, FromArgMatches, Parser, Subcommand, ValueEnum};
use game::Fault;
use serde::Serialize;
use server::{Limits, Origin};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use terminal::LocalPlayer;
use tracing_subscriber::filter::Targets;
use words::Lang;

pub(crate) use admin::{AdminArgs, AdminCommand, FindArgs, Registration, ReportsArgs, UntilArgs};

#[derive(Parser, Debug)]
#[command(name = "paddlewheel", version, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[arg(long, global = true, display_order = 899, value_name = "lang", value_parser = str::parse::<Lang>)]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Play(PlayArgs),
    Watch(WatchArgs),
    Serve(ServeArgs),
    Rules(RulesArgs),
    Engine,
    Perft(PerftArgs),
    Replay(ReplayArgs),
    Simulate(SimulateArgs),
    Arena(ArenaArgs),
    Advise(AdviseArgs),
    Tune(TuneArgs),
    Verify(VerifyArgs),
    Export(ExportArgs),
    Import(ImportArgs),
    Backup(BackupArgs),
    Admin(AdminArgs),
    Config(ConfigArgs),
    Check(CheckArgs),
    Load(LoadArgs),
    Bench(BenchArgs),
    Completions(CompletionsArgs),
    Man(ManArgs),
    Help(HelpArgs),
}

#[derive(Args, Debug)]
pub(crate) struct HelpArgs {
    #[arg(value_name = "command")]
    pub(crate) about: Option<String>,
}

#[derive(Args, Debug)]
pub(crate) struct PlayArgs {
    // Without it, the game of the record, else the usual one.
    #[arg(value_name = "game", conflicts_with = "server")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "who", value_parser = str::parse::<LocalPlayer>, conflicts_with_all = ["players", "bots", "server"])]
    pub(crate) seat: Vec<LocalPlayer>,
    #[arg(long, value_name = "number", value_parser = whole(0u8, 6), conflicts_with = "server")]
    pub(crate) players: Option<u8>,
    #[arg(long, value_name = "bot", conflicts_with = "server")]
    pub(crate) bots: Option<String>,
    #[arg(long, value_name = "name")]
    pub(crate) name: Option<String>,
    #[arg(long, value_name = "file")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long)]
    pub(crate) force: bool,
    #[arg(long, value_name = "file", conflicts_with_all = ["TableOptions", "server"])]
    pub(crate) load: Option<PathBuf>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX), conflicts_with = "server")]
    pub(crate) seed: Option<u64>,
    // The table is then the one of that id.
    #[arg(long, value_name = "url")]
    pub(crate) server: Option<String>,
    // Edition and seats may be left out: the first edition, four seats.
    #[command(flatten)]
    pub(crate) options: TableOptions,
}

#[derive(Args, Debug)]
pub(crate) struct WatchArgs {
    #[arg(long, value_name = "url")]
    pub(crate) server: String,
    // Without it, that of the link.
    #[arg(long, value_name = "id")]
    pub(crate) table: Option<String>,
    #[arg(long)]
    pub(crate) plain: bool,
}

#[derive(Args, Debug)]
pub(crate) struct CompletionsArgs {
    #[arg(value_name = "shell")]
    pub(crate) shell: clap_complete::Shell,
}

#[derive(Args, Debug)]
pub(crate) struct ManArgs {
    #[arg(value_name = "folder")]
    pub(crate) folder: PathBuf,
}

// The store that is meant where none is named: a file in the current folder.
const USUAL_DATABASE: &str = "paddlewheel.sqlite";

// Where the tables are, for every command that opens them. Whatever has this reads the configuration: see `config`.
#[derive(Args, Debug)]
pub(crate) struct StoreArgs {
    // Read before all others, by its id. An empty name means that no file is read.
    #[arg(long, value_name = "file", value_parser = OsStringValueParser::new().map(PathBuf::from))]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, value_name = "database", default_value = USUAL_DATABASE)]
    pub(crate) database: String,
    // What it says is in `database` when the command runs.
    #[arg(long, value_name = "file", conflicts_with = "database")]
    pub(crate) database_file: Option<PathBuf>,
}

// The ids of these options are the keys of the configuration file.
#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    #[command(flatten)]
    pub(crate) store: StoreArgs,
    // This machine alone, unless somebody says otherwise.
    #[arg(long, value_name = "address", default_value = "127.0.0.1:7380", value_parser = address)]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "folder")]
    pub(crate) web: Option<PathBuf>,
    #[arg(long, value_name = "choice", action = ArgAction::Set, default_value = "false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "url", value_parser = public_url)]
    pub(crate) public_url: Option<Origin>,
    #[arg(long, value_name = "choice", action = ArgAction::Set, default_value = "false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) secure_cookies: bool,
    #[arg(long, value_name = "levels", value_parser = crate::logging::filter, default_value = "info")]
    pub(crate) log: Targets,
    #[arg(long, value_name = "format", default_value = "text")]
    pub(crate) log_format: LogFormat,
    #[arg(long, value_name = "choice", action = ArgAction::Set, default_value = "false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) access_log: bool,
    // 0 for no message at all.
    #[arg(long, value_name = "milliseconds", value_parser = whole(0, u32::MAX), default_value = "500")]
    pub(crate) slow_query: u32,
    #[arg(long, value_name = "address", value_parser = address)]
    pub(crate) metrics_listen: Option<SocketAddr>,
    #[arg(long, value_name = "number", value_parser = whole(1, u8::MAX))]
    pub(crate) bot_workers: Option<u8>,
    #[arg(long, value_name = "number", value_parser = whole(1, u32::MAX), default_value = "2000")]
    pub(crate) tables_in_memory: u32,
    #[arg(long, value_name = "choice", action = ArgAction::Set, default_value = "false", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub(crate) no_limits: bool,
    #[arg(long, value_name = "duration", value_parser = duration, default_value = "90d")]
    pub(crate) keep_guests: Duration,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_chat: Option<Duration>,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_sessions: Option<Duration>,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_unfinished: Option<Duration>,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX), conflicts_with = "behind_proxy")]
    pub(crate) insecure_seed: Option<u64>,
    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

// What lines of the log look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum LogFormat {
    Text,
    Json,
}

// One option for each limit of the server, by its name: `--limits-streams`, and `streams` in the table `limits` of the file.
#[derive(Debug)]
pub(crate) struct LimitArgs(Vec<(String, u32)>);

impl LimitArgs {
    fn args() -> impl Iterator<Item = (String, Arg)> {
        Limits::default().entries().into_iter().map(|(name, _)| {
            let long = format!("limits-{}", name.replace('_', "-"));
            let arg = Arg::new(format!("limits.{name}")).long(long).value_name("number").value_parser(limit);
            (name, arg)
        })
    }

    // The limits that were given, on top of others.
    pub(crate) fn on(&self, limits: Limits) -> Limits {
        self.0.iter().fold(limits, |limits, (name, most)| limits.with(name, *most).unwrap_or(limits))
    }
}

impl Args for LimitArgs {
    fn augment_args(command: clap::Command) -> clap::Command {
        command.args(Self::args().map(|(_, arg)| arg))
    }

    fn augment_args_for_update(command: clap::Command) -> clap::Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for LimitArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let given = Self::args().filter_map(|(name, arg)| Some((name, *matches.get_one(arg.get_id().as_str())?)));
        Ok(Self(given.collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

// A limit, or none.
fn limit(text: &str) -> Result<u32, Fault> {
    if text == "none" { Ok(0) } else { whole(0, u32::MAX)(text) }
}

#[derive(Args, Debug)]
pub(crate) struct ConfigArgs {
    #[command(subcommand)]
    pub(crate) command: ConfigCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum ConfigCommand {
    Check(ConfigCheckArgs),
    Example,
}

#[derive(Args, Debug)]
pub(crate) struct ConfigCheckArgs {
    #[arg(value_name = "file")]
    pub(crate) file: Option<PathBuf>,
}

fn public_url(text: &str) -> Result<Origin, Fault> {
    Origin::parse(text).ok_or_else(|| Error::PublicUrlForm { value: text.to_owned() }.into())
}

fn address(text: &str) -> Result<SocketAddr, Fault> {
    text.parse().map_err(|_| Error::AddressForm { value: text.to_owned() }.into())
}

#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    #[arg(value_name = "folder")]
    pub(crate) folder: PathBuf,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    #[arg(value_name = "file", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) store: StoreArgs,
}

#[derive(Args, Debug)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    pub(crate) store: StoreArgs,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "rule", conflicts_with = "diff")]
    pub(crate) id: Option<String>,
    #[arg(long, value_name = "edition", conflicts_with = "diff")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_names = ["edition", "edition"], num_args = 2)]
    pub(crate) diff: Vec<String>,
    // Without it, the game that has the rule, else the usual one.
    #[arg(long, value_name = "game")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "words", conflicts_with_all = ["id", "diff"])]
    pub(crate) search: Option<String>,
    #[arg(long, conflicts_with_all = ["id", "diff", "search"])]
    pub(crate) short: bool,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

// Beyond this no machine comes, and the stack has an end.
const DEEPEST: u32 = 64;

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[arg(long, value_name = "game", default_value = USUAL)]
    pub(crate) game: String,
    #[arg(long, value_name = "file", conflicts_with = "TableOptions")]
    pub(crate) position: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: TableOptions,
    #[arg(long, value_name = "number", value_parser = whole(0, DEEPEST))]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "number", value_parser = whole(0, u32::MAX))]
    pub(crate) at: Option<u32>,
    #[arg(long, value_name = "file")]
    pub(crate) svg: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) png: Option<PathBuf>,
    #[arg(long, value_name = "file", conflicts_with = "at")]
    pub(crate) gif: Option<PathBuf>,
    #[arg(long, value_name = "theme", default_value = "day", hide_possible_values = true)]
    pub(crate) theme: Daylight,
    #[arg(long, value_name = "pixels", value_parser = whole(16u32, 8000))]
    pub(crate) width: Option<u32>,
    #[arg(long)]
    pub(crate) plain: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

// When a picture is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Daylight {
    Day,
    Night,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "number", value_parser = whole(1, u32::MAX), default_value = "1000")]
    pub(crate) games: u32,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "number", value_parser = whole(1, u8::MAX))]
    pub(crate) threads: Option<u8>,
    #[arg(long, value_name = "player", default_value = "random", hide_possible_values = true)]
    pub(crate) player: Player,
    #[arg(long, value_name = "folder")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, requires = "save")]
    pub(crate) force: bool,
    #[command(flatten)]
    pub(crate) options: TableOptions,
    #[arg(long)]
    pub(crate) json: bool,
}

// Who plays the games of a series.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Player {
    Random,
    Greedy,
}

#[derive(Args, Debug)]
pub(crate) struct ArenaArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "bots", value_delimiter = ',', required = true, value_parser = str::parse::<Contestant>)]
    pub(crate) bots: Vec<Contestant>,
    #[arg(long, value_name = "number", value_parser = whole(1, u32::MAX), default_value = "100")]
    pub(crate) games: u32,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "number", value_parser = whole(1, u8::MAX))]
    pub(crate) threads: Option<u8>,
    #[arg(long, value_name = "milliseconds", value_parser = whole(1, u32::MAX), default_value = "10000")]
    pub(crate) bot_timeout: u32,
    #[arg(long, value_name = "folder")]
    pub(crate) save: Option<PathBuf>,
    #[arg(long, requires = "save")]
    pub(crate) force: bool,
    #[arg(long, value_name = "file", value_parser = crate::arena::picture_path)]
    pub(crate) plot: Option<PathBuf>,
    #[arg(long, value_name = "shares", value_parser = str::parse::<Shares>)]
    pub(crate) sprt: Option<Shares>,
    #[arg(long)]
    pub(crate) explain: bool,
    // Edition and seats may be left out: the first edition, a seat for each bot.
    #[command(flatten)]
    pub(crate) options: TableOptions,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct AdviseArgs {
    #[arg(long, value_name = "file", required_unless_present = "position", conflicts_with = "position")]
    pub(crate) record: Option<PathBuf>,
    #[arg(long, value_name = "number", value_parser = whole(0, u32::MAX), requires = "record")]
    pub(crate) at: Option<u32>,
    #[arg(long, value_name = "file")]
    pub(crate) position: Option<PathBuf>,
    // Of a position; without it, the usual one. A record names its own.
    #[arg(long, value_name = "game")]
    pub(crate) game: Option<String>,
    #[arg(long, value_name = "number", value_parser = whole(0, u8::MAX))]
    pub(crate) seat: Option<u8>,
    #[arg(long, value_name = "bot", default_value = "expert", value_parser = crate::arena::own_bot)]
    pub(crate) bot: Spec,
    #[arg(long, value_name = "number", value_parser = whole(1, u8::MAX))]
    pub(crate) threads: Option<u8>,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "actions", value_delimiter = ' ', num_args = 1..)]
    pub(crate) compare: Vec<String>,
    #[arg(long)]
    pub(crate) explain: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct VerifyArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct TuneArgs {
    #[arg(value_name = "game")]
    pub(crate) game: String,
    #[arg(long, value_name = "number", value_parser = whole(0, u32::MAX), default_value = "100")]
    pub(crate) rounds: u32,
    #[arg(long, value_name = "number", value_parser = whole(2, u32::MAX), default_value = "64")]
    pub(crate) games: u32,
    #[arg(long, value_name = "number", value_parser = whole(1, u32::MAX), default_value = "1000")]
    pub(crate) proof: u32,
    #[arg(long, value_name = "weights", value_delimiter = ',')]
    pub(crate) only: Vec<String>,
    #[arg(long, value_name = "bot", default_value = "medium:noise=0", value_parser = crate::arena::own_bot)]
    pub(crate) bot: Spec,
    #[arg(long, value_name = "file")]
    pub(crate) from: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) against: Option<PathBuf>,
    #[arg(long, value_name = "file")]
    pub(crate) output: Option<PathBuf>,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX))]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "number", value_parser = whole(1, u8::MAX))]
    pub(crate) threads: Option<u8>,
    // Edition and seats may be left out: the first edition, two seats or as few as the game allows.
    #[command(flatten)]
    pub(crate) options: TableOptions,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct LoadArgs {
    #[arg(long, value_name = "game", default_value = USUAL)]
    pub(crate) game: String,
    #[arg(long, value_name = "number", value_parser = whole(1u32, 5000), default_value = "100")]
    pub(crate) tables: u32,
    #[arg(long, value_name = "seconds", value_parser = whole(1u32, 600), default_value = "10")]
    pub(crate) seconds: u32,
    #[arg(long, value_name = "seconds", value_parser = whole(2u32, 86_400), conflicts_with_all = ["seconds", "idle", "cold"])]
    pub(crate) soak: Option<u32>,
    #[arg(long, value_name = "number", value_parser = whole(1u32, 10_000), conflicts_with_all = ["seconds", "cold", "tables"])]
    pub(crate) idle: Option<u32>,
    #[arg(long, value_name = "number", value_parser = whole(10u32, 50_000), conflicts_with_all = ["seconds", "tables"])]
    pub(crate) cold: Option<u32>,
    #[arg(long, value_name = "database")]
    pub(crate) database: Option<String>,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX), default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    #[arg(long, value_name = "game", default_value = USUAL)]
    pub(crate) game: String,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX), default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long, value_name = "milliseconds", value_parser = whole(1, u32::MAX), default_value = "1000")]
    pub(crate) time: u32,
    #[arg(long)]
    pub(crate) json: bool,
}
