//! A long run at a steady pace: what grows in a server, and whether it gets slower.

use super::node::Node;
use super::player::Player;
use super::{failed, millis, percentile};
use crate::args::LoadArgs;
use crate::failure::Failure;
use crate::rules::print_json;
use serde_json::{Value, json};
use std::io::Write;
use std::time::{Duration, Instant};
use words::{Lang, decimal, text};

/// How long each player waits between two actions: growth is measured, not speed.
const PAUSE: Duration = Duration::from_millis(100);
/// The longest time between two samples.
const SLICE: u32 = 60;

/// Plays so many seconds; every minute, streams are opened anew and a sample is taken.
pub(super) async fn run(
    args: &LoadArgs,
    seconds: u32,
    node: &Node,
    lang: Lang,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let connection = node.connect()?;
    let mut players = Vec::new();
    for number in 0..args.tables {
        let visitor = connection.another_visitor();
        players.push(Player::new(&args.game, args.seed.wrapping_add(number.into()), &visitor).await?);
    }
    let begun = Instant::now();
    let slice = Duration::from_secs((seconds / 10).clamp(1, SLICE).into());
    let mut samples = Vec::new();
    while begun.elapsed() < Duration::from_secs(seconds.into()) {
        let (began, end) = (Instant::now(), Instant::now() + slice);
        let (mut tasks, mut streams) = (Vec::new(), Vec::new());
        for player in players {
            let mut events = player.stream().await?;
            streams.push(tokio::spawn(async move { while events.next().await.is_some() {} }));
            tasks.push(tokio::spawn(player.play_until(end, PAUSE)));
        }
        players = Vec::new();
        let mut times = Vec::new();
        for task in tasks {
            let (player, more) = task.await.map_err(failed)??;
            players.push(player);
            times.extend(more);
        }
        times.sort_unstable();
        let sample = Sample {
            minutes: begun.elapsed().as_secs_f64() / 60.0,
            rate: times.len() as f64 / began.elapsed().as_secs_f64(),
            p99: percentile(&times, 0.99),
            memory: node.memory().ok_or_else(|| failed("memory"))?,
            files: node.open_files().ok_or_else(|| failed("open files"))?,
            wal: node.size("-wal"),
            database: node.size(""),
        };
        streams.iter().for_each(tokio::task::JoinHandle::abort);
        if !args.json {
            writeln!(out, "{}", sample.line(lang))?;
            out.flush()?;
        }
        samples.push(sample);
    }
    if args.json {
        let samples: Vec<Value> = samples.iter().map(Sample::document).collect();
        return print_json(&json!({ "game": args.game, "tables": args.tables, "samples": samples }), out);
    }
    Ok(())
}

/// What a server is like at one time. Sizes are in KiB.
struct Sample {
    minutes: f64,
    rate: f64,
    p99: u64,
    memory: u64,
    files: u64,
    wal: u64,
    database: u64,
}

impl Sample {
    fn line(&self, lang: Lang) -> String {
        let mebibytes = |kibibytes: u64| decimal(lang, kibibytes as f64 / 1024.0, 1);
        let values = [
            ("minutes", decimal(lang, self.minutes, 1).into()),
            ("rate", decimal(lang, self.rate, 0).into()),
            ("p99", millis(lang, self.p99).into()),
            ("mebibytes", mebibytes(self.memory).into()),
            ("files", self.files.into()),
            ("wal", mebibytes(self.wal).into()),
            ("database", mebibytes(self.database).into()),
        ];
        text(lang, "load-soak", &values)
    }

    fn document(&self) -> Value {
        json!({ "minutes": self.minutes, "per_second": self.rate, "p99_ms": self.p99 as f64 / 1000.0,
            "memory_kib": self.memory, "open_files": self.files, "wal_kib": self.wal, "database_kib": self.database })
    }
}
