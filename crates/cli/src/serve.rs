//! `paddlewheel serve`, and `paddlewheel` alone: tables over HTTP.

use crate::args::ServeArgs;
use crate::failure::{Failure, file_fault};
use game::Fault;
use server::{Limits, Options, Retention, Reviewed, Server, StartError};
use std::io::{self, Write};
use std::str::FromStr;
use store::StoreError;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::prelude::*;
use words::{Lang, text};

pub(crate) fn run(args: &ServeArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    // Messages for the operator; `RUST_LOG` asks for more or less.
    let filter = std::env::var("RUST_LOG").ok().and_then(|text| Targets::from_str(&text).ok());
    let filter = filter.unwrap_or_else(|| Targets::new().with_default(LevelFilter::WARN));
    // Where nothing can be written, on a full disk or to a closed stream, the library would say so there, and panic.
    let layer = tracing_subscriber::fmt::layer().with_writer(io::stderr).log_internal_errors(false).with_filter(filter);
    let _ = tracing_subscriber::registry().with(layer).try_init();
    runtime()?.block_on(serve(args, lang, out))
}

/// What asynchronous work runs on.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| runtime_failed(&error))
}

/// Nothing asynchronous can run.
pub(crate) fn runtime_failed(error: &io::Error) -> Failure {
    Failure::Other(file_fault("runtime-failed", error))
}

/// What is wrong with a store that cannot be opened or does not answer.
pub(crate) fn store_fault(database: &str, error: &StoreError) -> Failure {
    let fault = match error {
        StoreError::Foreign => Fault::new("database-foreign"),
        StoreError::Newer => Fault::new("database-newer"),
        StoreError::InUse(_) => Fault::new("database-in-use"),
        StoreError::Kind(kind) => Fault::new("database-unknown").with("kind", kind),
        error => Fault::new("database-failed").with("reason", error.reason()),
    };
    Failure::Other(fault.at(shown(database)))
}

/// The address of a database without what is secret in it.
fn shown(database: &str) -> String {
    match (database.split_once("://"), database.rsplit_once('@')) {
        (Some((kind, _)), Some((_, place))) => format!("{kind}://{place}"),
        _ => database.to_owned(),
    }
}

fn options(args: &ServeArgs) -> Options {
    let usual = Options::local(args.database.clone(), 0);
    Options {
        listen: args.listen,
        web: args.web.clone(),
        behind_proxy: args.behind_proxy,
        public_url: args.public_url.clone(),
        secure_cookies: args.secure_cookies,
        bot_workers: args.bot_workers.map_or(usual.bot_workers, usize::from),
        tables_in_memory: args.tables_in_memory.into(),
        limits: if args.no_limits { Limits::none() } else { usual.limits },
        retention: Retention {
            guests: args.keep_guests.unwrap_or(usual.retention.guests),
            chat: args.keep_chat,
            sessions: args.keep_sessions,
            unfinished: args.keep_unfinished,
        },
        insecure_seed: args.insecure_seed,
        ..usual
    }
}

/// Tells what became of the tables of a store from before the rules were corrected.
pub(crate) fn tell_reviewed(reviewed: Option<Reviewed>, lang: Lang, out: &mut dyn Write) -> io::Result<()> {
    let Some(Reviewed { kept, earlier, unreadable }) = reviewed else { return Ok(()) };
    writeln!(out, "{}", text(lang, "serve-reviewed", &[("kept", kept.into()), ("earlier", earlier.into())]))?;
    if unreadable > 0 {
        writeln!(out, "{}", text(lang, "serve-unreadable", &[("unreadable", unreadable.into())]))?;
    }
    Ok(())
}

async fn serve(args: &ServeArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let server = Server::start(options(args)).await.map_err(|error| match error {
        StartError::Store(error) => store_fault(&args.database, &error),
        StartError::Site(file, error) => {
            let fault = file_fault("site-missing", &error).with("file", file.display());
            Failure::Other(fault.at("--web"))
        }
        StartError::InsecureSeed(address) => {
            Failure::Input(Fault::new("insecure-seed-public").at("--insecure-seed").with("address", address))
        }
        StartError::Listen(address, error) => {
            Failure::Other(Fault::new("listen-failed").at("--listen").with("address", address).with("reason", error))
        }
    })?;
    let address = format!("http://{}", server.address());
    writeln!(out, "{}", text(lang, "serve-ready", &[("address", address.into())]))?;
    writeln!(out, "{}", text(lang, "serve-database", &[("database", shown(&args.database).into())]))?;
    if let Some(seed) = args.insecure_seed {
        writeln!(out, "{}", text(lang, "serve-insecure-seed", &[("seed", seed.to_string().into())]))?;
    }
    tell_reviewed(server.reviewed(), lang, out)?;
    out.flush()?;
    ended().await;
    server.stop().await;
    Ok(writeln!(out, "{}", text(lang, "serve-ended", &[]))?)
}

/// Waits until somebody asks the program to end.
async fn ended() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        assert_eq!(shown("postgres://me:secret@db:5432/x"), "postgres://db:5432/x");
        assert_eq!(shown("a@b.sqlite"), "a@b.sqlite");
    }
}
