//! `paddlewheel load`: how much a server can take. It starts a server of its own, as another process on this machine, and
//! plays at it over HTTP with the real rules.

mod node;
mod player;
mod soak;

use crate::Error;
use crate::args::LoadArgs;
use crate::failure::Failure;
use crate::rules::print_json;
use crate::serve::runtime_failed;
use node::Node;
use player::Player;
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};
use words::{Lang, decimal, text};

/// How long a stream is left alone before the memory is read.
const REST: Duration = Duration::from_secs(2);

pub(crate) fn run(args: &LoadArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    host::by_name!(args.game.as_str(), G => ())?;
    // In a long run, tables whose games are over must leave memory before its end, or they look like a leak.
    let in_memory = |tables: u32| vec!["--tables-in-memory".to_owned(), (2 * tables).to_string()];
    let node = Node::start(args.database.as_deref(), args.soak.map_or_else(Vec::new, |_| in_memory(args.tables)))?;
    // One thread: the cores are for the server, and to wake each other up costs more than there is to do.
    let runtime =
        tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(|error| runtime_failed(&error))?;
    if let Some(seconds) = args.soak {
        return runtime.block_on(soak::run(args, seconds, &node, lang, out));
    }
    match (args.idle, args.cold) {
        (Some(tables), _) => runtime.block_on(idle(args, tables, &node, lang, out)),
        (None, Some(events)) => runtime.block_on(cold(args, events, node, lang, out)),
        (None, None) => runtime.block_on(play(args, &node, lang, out)),
    }
}

/// What went wrong at the other end.
pub(crate) fn failed(reason: impl std::fmt::Display) -> Failure {
    Error::LoadFailed { reason: reason.to_string() }.into()
}

/// A name that is the same in every run: so many decimal places as people read.
fn millis(lang: Lang, micros: u64) -> String {
    decimal(lang, micros as f64 / 1000.0, 1)
}

/// The time within which this part of the answers came, of times that are sorted.
fn percentile(times: &[u64], part: f64) -> u64 {
    times.get((times.len() as f64 * part) as usize).or(times.last()).copied().unwrap_or(0)
}

async fn play(args: &LoadArgs, node: &Node, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let connection = node.connect()?;
    let mut players = Vec::new();
    for number in 0..args.tables {
        let visitor = connection.another_visitor();
        players.push(Player::new(&args.game, args.seed.wrapping_add(number.into()), &visitor).await?);
    }
    let begun = Instant::now();
    let end = begun + Duration::from_secs(args.seconds.into());
    let tasks: Vec<_> =
        players.into_iter().map(|player| tokio::spawn(player.play_until(end, Duration::ZERO))).collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await.map_err(failed)??.1);
    }
    let seconds = begun.elapsed().as_secs_f64();
    times.sort_unstable();
    let (p50, p99, max) = (percentile(&times, 0.5), percentile(&times, 0.99), times.last().copied().unwrap_or(0));
    let rate = times.len() as f64 / seconds;
    if args.json {
        let document = json!({ "game": args.game, "tables": args.tables, "seconds": seconds, "actions": times.len(),
            "per_second": rate, "p50_ms": p50 as f64 / 1000.0, "p99_ms": p99 as f64 / 1000.0, "max_ms": max as f64 / 1000.0 });
        return print_json(&document, out);
    }
    let args = [
        ("tables", args.tables.into()),
        ("seconds", decimal(lang, seconds, 1).into()),
        ("actions", times.len().into()),
        ("rate", decimal(lang, rate, 0).into()),
    ];
    writeln!(out, "{}", text(lang, "load-actions", &args))?;
    let args =
        [("p50", millis(lang, p50).into()), ("p99", millis(lang, p99).into()), ("max", millis(lang, max).into())];
    Ok(writeln!(out, "{}", text(lang, "load-latency", &args))?)
}

async fn idle(args: &LoadArgs, tables: u32, node: &Node, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let mut streams = Vec::new();
    let visitor = node.connect()?;
    for number in 0..tables {
        let mut player = Player::new(&args.game, args.seed.wrapping_add(number.into()), &visitor).await?;
        player.act().await?;
        streams.push(player.stream().await?);
    }
    tokio::time::sleep(REST).await;
    let mebibytes = node.memory().ok_or_else(|| failed("memory"))? / 1024;
    drop(streams);
    if args.json {
        return print_json(&json!({ "game": args.game, "tables": tables, "mebibytes": mebibytes }), out);
    }
    let args = [("tables", tables.into()), ("mebibytes", mebibytes.into())];
    Ok(writeln!(out, "{}", text(lang, "load-idle", &args))?)
}

async fn cold(args: &LoadArgs, events: u32, node: Node, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    let mut player = Player::new(&args.game, args.seed, &node.connect()?).await?;
    player.fill(events).await?;
    let node = node.restart()?;
    let connection = node.connect()?;
    // What every first request pays: the connection, and that the server is awake.
    connection.get::<Value>("/api/v1/notice").await.map_err(failed)?;
    let begun = Instant::now();
    let view = connection.table(player.table()).look(None).await.map_err(failed)?;
    let micros = begun.elapsed().as_micros() as u64;
    let events = view.state.next;
    if args.json {
        let document = json!({ "game": args.game, "events": events, "milliseconds": micros as f64 / 1000.0 });
        return print_json(&document, out);
    }
    let args = [("events", events.into()), ("millis", millis(lang, micros).into())];
    Ok(writeln!(out, "{}", text(lang, "load-cold", &args))?)
}
