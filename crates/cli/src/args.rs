//! What the commands take. Comments here are for programmers; the help texts stand in `locales/*/help.ftl`, by the
//! names of the command and the option, and so do the names of values: `help-value-<name>`.

mod admin;

use crate::admin::duration;
use crate::arena::Contestant;
use crate::options::{TableOptions, whole};
use crate::registry::USUAL;
use bots::Spec;
use clap::{Args, Parser, Subcommand, ValueEnum};
use game::Fault;
use serde::Serialize;
use server::Origin;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;
use terminal::Guest;
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
    #[arg(long, value_name = "who", value_parser = str::parse::<Guest>, conflicts_with_all = ["players", "bots", "server"])]
    pub(crate) seat: Vec<Guest>,
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

#[derive(Args, Debug)]
pub(crate) struct ServeArgs {
    // This machine alone, unless somebody says otherwise.
    #[arg(long, value_name = "address", default_value = "127.0.0.1:7380", value_parser = address)]
    pub(crate) listen: SocketAddr,
    #[arg(long, value_name = "database", default_value = USUAL_DATABASE)]
    pub(crate) database: String,
    #[arg(long, value_name = "folder")]
    pub(crate) web: Option<PathBuf>,
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    #[arg(long, value_name = "url", value_parser = public_url)]
    pub(crate) public_url: Option<Origin>,
    #[arg(long)]
    pub(crate) secure_cookies: bool,
    #[arg(long, value_name = "number", value_parser = whole(1, u8::MAX))]
    pub(crate) bot_workers: Option<u8>,
    #[arg(long, value_name = "number", value_parser = whole(1, u32::MAX), default_value = "2000")]
    pub(crate) tables_in_memory: u32,
    #[arg(long)]
    pub(crate) no_limits: bool,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_guests: Option<Duration>,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_chat: Option<Duration>,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_sessions: Option<Duration>,
    #[arg(long, value_name = "duration", value_parser = duration)]
    pub(crate) keep_unfinished: Option<Duration>,
    #[arg(long, value_name = "seed", value_parser = whole(0, u64::MAX), conflicts_with = "behind_proxy")]
    pub(crate) insecure_seed: Option<u64>,
}

impl Default for ServeArgs {
    fn default() -> Self {
        ServeCli::parse_from(["paddlewheel"]).args
    }
}

#[derive(Parser)]
struct ServeCli {
    #[command(flatten)]
    args: ServeArgs,
}

fn public_url(text: &str) -> Result<Origin, Fault> {
    Origin::parse(text).ok_or_else(|| Fault::new("public-url-form").with("value", text))
}

fn address(text: &str) -> Result<SocketAddr, Fault> {
    text.parse().map_err(|_| Fault::new("address-form").with("value", text))
}

#[derive(Args, Debug)]
pub(crate) struct ExportArgs {
    #[arg(value_name = "folder")]
    pub(crate) folder: PathBuf,
    #[arg(long, value_name = "database", default_value = USUAL_DATABASE)]
    pub(crate) database: String,
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ImportArgs {
    #[arg(value_name = "file", required = true)]
    pub(crate) files: Vec<PathBuf>,
    #[arg(long, value_name = "database", default_value = USUAL_DATABASE)]
    pub(crate) database: String,
}

#[derive(Args, Debug)]
pub(crate) struct BackupArgs {
    #[arg(value_name = "file")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "database", default_value = USUAL_DATABASE)]
    pub(crate) database: String,
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
