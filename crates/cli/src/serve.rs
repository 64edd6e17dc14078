//! `paddlewheel serve`, and `paddlewheel` alone: tables over HTTP.

use crate::Error;
use crate::args::ServeArgs;
use crate::config::{Config, masked};
use crate::failure::{Failure, reason};
use crate::logging;
use server::{Limits, Options, Retention, Reviewed, Server, StartError};
use std::io::{self, Write};
use std::time::Duration;
use store::StoreError;
use words::{Lang, text};

pub(crate) fn run(args: &ServeArgs, config: &Config, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let _logging = logging::start(&args.log, args.log_format);
    for fault in &config.warnings {
        tracing::warn!("{}", words::fault(lang, fault));
    }
    runtime()?.block_on(serve(args, config, lang, out))
}

/// What asynchronous work runs on.
pub(crate) fn runtime() -> Result<tokio::runtime::Runtime, Failure> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().map_err(|error| runtime_failed(&error))
}

/// Nothing asynchronous can run.
pub(crate) fn runtime_failed(error: &io::Error) -> Failure {
    Error::RuntimeFailed { reason: reason(error) }.into()
}

/// What is wrong with a store that cannot be opened or does not answer.
pub(crate) fn store_fault(database: &str, error: &StoreError) -> Failure {
    let error = match error {
        StoreError::Foreign => Error::DatabaseForeign,
        StoreError::Newer => Error::DatabaseNewer,
        StoreError::InUse(_) => Error::DatabaseInUse,
        StoreError::Linked(_) => Error::DatabaseLinked,
        StoreError::Kind(kind) => Error::DatabaseUnknown { kind: kind.clone() },
        error => Error::DatabaseFailed { reason: error.reason() },
    };
    error.at(masked(database)).into()
}

fn options(args: &ServeArgs) -> Options {
    let usual = Options::local(args.store.database.clone(), 0);
    Options {
        listen: args.listen,
        web: args.web.clone(),
        behind_proxy: args.behind_proxy,
        public_url: args.public_url.clone(),
        secure_cookies: args.secure_cookies,
        bot_workers: args.bot_workers.map_or(usual.bot_workers, usize::from),
        tables_in_memory: args.tables_in_memory.into(),
        metrics_listen: args.metrics_listen,
        access_log: args.access_log,
        slow_query: Some(Duration::from_millis(args.slow_query.into())).filter(|slow| !slow.is_zero()),
        limits: args.limits.on(if args.no_limits { Limits::none() } else { usual.limits }),
        retention: Retention {
            guests: args.keep_guests,
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

/// Whether the options of a server go together.
pub(crate) fn check(args: &ServeArgs) -> Result<(), Failure> {
    Server::check(&options(args)).map_err(|error| start_failure(args, error))
}

fn start_failure(args: &ServeArgs, error: StartError) -> Failure {
    match error {
        StartError::Store(error) => return store_fault(&args.store.database, &error),
        StartError::Site(file, error) => {
            Error::SiteMissing { file: file.display().to_string(), reason: reason(&error) }.at("--web")
        }
        StartError::InsecureSeed(address) => {
            Error::InsecureSeedPublic { address: address.to_string() }.at("--insecure-seed")
        }
        StartError::Listen(address, error) => {
            Error::ListenFailed { address: address.to_string(), reason: error.to_string() }.at("--listen")
        }
        StartError::MetricsListen(address, error) => {
            Error::MetricsListenFailed { address: address.to_string(), reason: error.to_string() }
                .at("--metrics-listen")
        }
    }
    .into()
}

async fn serve(args: &ServeArgs, config: &Config, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    // Before anybody hears that the server is ready: whoever ends it at once must not find it deaf.
    let ended = ended();
    let server = Server::start(options(args)).await.map_err(|error| start_failure(args, error))?;
    let address = format!("http://{}", server.address());
    writeln!(out, "{}", text(lang, "serve-ready", &[("address", address.into())]))?;
    writeln!(out, "{}", text(lang, "serve-database", &[("database", masked(&args.store.database).into())]))?;
    if let Some(file) = &config.file {
        writeln!(out, "{}", text(lang, "serve-config", &[("file", file.display().to_string().into())]))?;
    }
    if let Some(address) = server.metrics_address() {
        let address = format!("http://{address}/metrics");
        writeln!(out, "{}", text(lang, "serve-metrics", &[("address", address.into())]))?;
    }
    if let Some(seed) = args.insecure_seed {
        writeln!(out, "{}", text(lang, "serve-insecure-seed", &[("seed", seed.to_string().into())]))?;
    }
    tell_reviewed(server.reviewed(), lang, out)?;
    out.flush()?;
    ended.await;
    server.stop().await;
    Ok(writeln!(out, "{}", text(lang, "serve-ended", &[]))?)
}

/// Waits until somebody asks the program to end. It listens from the call on, not only once it is awaited.
#[cfg(unix)]
fn ended() -> impl Future<Output = ()> {
    use tokio::signal::unix::{SignalKind, signal};
    let signals =
        signal(SignalKind::interrupt()).and_then(|interrupt| Ok((interrupt, signal(SignalKind::terminate())?)));
    async move {
        // Without listeners the system's own way of ending a program is left.
        let Ok((mut interrupt, mut terminate)) = signals else { return std::future::pending().await };
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    }
}

/// Waits until somebody asks the program to end.
#[cfg(not(unix))]
async fn ended() {
    let _ = tokio::signal::ctrl_c().await;
}
