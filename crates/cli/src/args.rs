//! What the commands take. Comments here are for programmers; the help texts stand in `locales/*/help.ftl`, by the
//! names of the command and the option.

use crate::options::{TableOptions, whole};
use clap::{Args, Parser, Subcommand};
use game::Fault;
use std::path::PathBuf;
use words::Lang;

// The game that commands mean where they are not told.
const USUAL_GAME: &str = "mississippi-queen";

#[derive(Parser, Debug)]
#[command(name = "paddlewheel", version)]
pub(crate) struct Cli {
    #[arg(long, global = true, display_order = 899, value_name = "LANG", value_parser = str::parse::<Lang>)]
    pub(crate) lang: Option<Lang>,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Rules(RulesArgs),
    Engine,
    Perft(PerftArgs),
    Replay(ReplayArgs),
    Simulate(SimulateArgs),
    Bench(BenchArgs),
}

#[derive(Args, Debug)]
pub(crate) struct RulesArgs {
    #[arg(value_name = "ID", conflicts_with = "diff")]
    pub(crate) id: Option<String>,
    #[arg(long, value_name = "E", conflicts_with = "diff")]
    pub(crate) edition: Option<String>,
    #[arg(long, value_names = ["A", "B"], num_args = 2)]
    pub(crate) diff: Vec<String>,
    #[arg(long, value_name = "GAME", default_value = USUAL_GAME)]
    pub(crate) game: String,
    #[arg(long)]
    pub(crate) json: bool,
}

// Beyond this no machine comes, and the stack has an end.
fn depth(text: &str) -> Result<u32, Fault> {
    whole::<u32>(text)
        .ok()
        .filter(|depth| *depth <= 64)
        .ok_or_else(|| Fault::new("number-out-of-range").with("value", text).with("least", 0).with("most", 64))
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[arg(long, value_name = "GAME", default_value = USUAL_GAME)]
    pub(crate) game: String,
    #[arg(long, value_name = "FILE", conflicts_with = "TableOptions")]
    pub(crate) position: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: TableOptions,
    #[arg(long, value_name = "N", value_parser = depth)]
    pub(crate) depth: u32,
    #[arg(long)]
    pub(crate) divide: bool,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "N", value_parser = whole::<u32>)]
    pub(crate) at: Option<u32>,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SimulateArgs {
    #[arg(value_name = "GAME")]
    pub(crate) game: String,
    #[arg(long, value_name = "N", value_parser = whole::<u32>, default_value = "1000")]
    pub(crate) games: u32,
    #[arg(long, value_name = "S", value_parser = whole::<u64>)]
    pub(crate) seed: Option<u64>,
    #[arg(long, value_name = "N", value_parser = whole::<u8>)]
    pub(crate) threads: Option<u8>,
    #[arg(long, value_name = "FOLDER")]
    pub(crate) save: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) options: TableOptions,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    #[arg(long, value_name = "GAME", default_value = USUAL_GAME)]
    pub(crate) game: String,
    #[arg(long, value_name = "S", value_parser = whole::<u64>, default_value = "1")]
    pub(crate) seed: u64,
    #[arg(long, value_name = "MS", value_parser = whole::<u32>, default_value = "1000")]
    pub(crate) time: u32,
    #[arg(long)]
    pub(crate) json: bool,
}
