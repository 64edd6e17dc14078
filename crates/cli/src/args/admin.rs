//! What `paddlewheel admin` takes. The help texts stand in `locales/*/help.ftl`, as those of all commands do.

use super::USUAL_DATABASE;
use crate::admin::{duration, moment};
use crate::options::whole;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, Subcommand, ValueEnum};
use std::path::PathBuf;
use std::time::Duration;

#[derive(Args, Debug)]
#[command(disable_help_subcommand = true)]
pub(crate) struct AdminArgs {
    // As for every command that opens a store, and here before or after the name of the action.
    #[arg(long, value_name = "file", value_parser = OsStringValueParser::new().map(PathBuf::from), global = true)]
    pub(crate) config: Option<PathBuf>,
    #[arg(long, value_name = "database", default_value = USUAL_DATABASE, global = true)]
    pub(crate) database: String,
    #[arg(long, value_name = "file", conflicts_with = "database", global = true)]
    pub(crate) database_file: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) action: AdminCommand,
}

#[derive(Subcommand, Debug)]
pub(crate) enum AdminCommand {
    Players(FindArgs),
    Tables(FindArgs),
    Rename(RenameArgs),
    Mute(UntilArgs),
    Unmute(WhoArgs),
    Ban(UntilArgs),
    Unban(WhoArgs),
    ResetPassword(ResetArgs),
    DeletePlayer(WhoArgs),
    DeleteTable(TableArgs),
    Announce(AnnounceArgs),
    Registration(RegistrationArgs),
    Reports(ReportsArgs),
    Resolve(ResolveArgs),
    Audit(AuditArgs),
}

#[derive(Args, Debug)]
pub(crate) struct FindArgs {
    #[arg(value_name = "words", default_value = "")]
    pub(crate) find: String,
    #[arg(long, value_name = "number", value_parser = whole(1u32, 100_000), default_value = "100")]
    pub(crate) most: u32,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct WhoArgs {
    #[arg(value_name = "player")]
    pub(crate) player: String,
}

#[derive(Args, Debug)]
pub(crate) struct RenameArgs {
    #[arg(value_name = "player")]
    pub(crate) player: String,
    #[arg(value_name = "name")]
    pub(crate) name: String,
}

#[derive(Args, Debug)]
pub(crate) struct UntilArgs {
    #[arg(value_name = "player")]
    pub(crate) player: String,
    // Without it, for good.
    #[arg(long = "for", id = "for", value_name = "duration", value_parser = duration)]
    pub(crate) duration: Option<Duration>,
    #[arg(long, value_name = "words", default_value = "")]
    pub(crate) reason: String,
}

#[derive(Args, Debug)]
pub(crate) struct ResetArgs {
    #[arg(value_name = "player")]
    pub(crate) player: String,
    #[arg(long, value_name = "url", default_value = "http://127.0.0.1:7380")]
    pub(crate) url: String,
    #[arg(long = "for", id = "for", value_name = "duration", value_parser = duration)]
    pub(crate) duration: Option<Duration>,
}

#[derive(Args, Debug)]
pub(crate) struct TableArgs {
    #[arg(value_name = "id")]
    pub(crate) table: String,
}

#[derive(Args, Debug)]
pub(crate) struct AnnounceArgs {
    #[arg(value_name = "words", required_unless_present = "clear")]
    pub(crate) text: Option<String>,
    #[arg(long, value_name = "time", value_parser = moment)]
    pub(crate) at: Option<u64>,
    #[arg(long, conflicts_with_all = ["text", "at"])]
    pub(crate) clear: bool,
}

#[derive(Args, Debug)]
pub(crate) struct RegistrationArgs {
    #[arg(value_name = "registration", hide_possible_values = true)]
    pub(crate) state: Registration,
}

// Whether people can register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Registration {
    Open,
    Closed,
}

#[derive(Args, Debug)]
pub(crate) struct ReportsArgs {
    #[arg(long)]
    pub(crate) all: bool,
    #[arg(long, value_name = "number", value_parser = whole(1u32, 100_000), default_value = "100")]
    pub(crate) most: u32,
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct ResolveArgs {
    #[arg(value_name = "id")]
    pub(crate) report: String,
    #[arg(value_name = "words", default_value = "")]
    pub(crate) note: String,
}

#[derive(Args, Debug)]
pub(crate) struct AuditArgs {
    #[arg(long, value_name = "number", value_parser = whole(1u32, 100_000), default_value = "100")]
    pub(crate) most: u32,
    #[arg(long)]
    pub(crate) json: bool,
}
