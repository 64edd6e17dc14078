//! `paddlewheel simulate`: many random games and what they amounted to.

use crate::args::{Player, SimulateArgs};
use crate::draw::{GreedyPlay, RandomPlay, fresh_seed, generator};
use crate::failure::{Failure, make_folder, write_file};
use crate::registry::{Playable, Task, with_game};
use crate::rules::print_json;
use crate::tally::{Series, Tally};
use game::{Fault, Record, Turn};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Map, Value, json};
use std::io::{IsTerminal, Write};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};
use words::{Arg, Lang, decimal, text};

pub(crate) fn run(args: &SimulateArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    with_game(&args.game, Simulate { args, lang, out })?
}

struct Simulate<'a, W> {
    args: &'a SimulateArgs,
    lang: Lang,
    out: &'a mut W,
}

impl<W: Write> Task for Simulate<'_, W> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let game: G = args.options.open()?;
        if let Some(folder) = &args.save {
            prepare(folder, args.games, args.force)?;
        }
        let seed = args.seed.unwrap_or_else(fresh_seed);
        let job = Job {
            game: &game,
            seed,
            games: args.games,
            next: AtomicU32::new(0),
            player: args.player,
            save: args.save.as_deref(),
            progress: Progress::new(args.games, lang),
        };
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let series = job.play_all(args.threads.map_or(cores, usize::from).max(1))?;
        job.progress.done();
        if args.json {
            let table = serde_json::to_value(game.table()).unwrap_or_default();
            let count =
                |(index, name): (usize, &&str)| ((*name).to_owned(), json!(series.span(|tally| tally.counts[index])));
            let counts: Map<String, Value> = G::COUNTS.iter().enumerate().map(count).collect();
            let document = json!({
                "game": G::NAME,
                "player": args.player,
                "table": table,
                "seed": seed,
                "games": series.games(),
                "rounds": series.span(|tally| tally.rounds),
                "turns": series.span(|tally| tally.turns),
                "actions": series.span(|tally| tally.actions),
                "counts": counts,
                "winners": series.winners(),
                "ends": series.reasons(),
            });
            return print_json(&document, out);
        }
        print::<G>(&series, seed, lang, out)
    }
}

/// A series of games that several threads share. Game `n` is the same whoever plays it.
struct Job<'a, G> {
    game: &'a G,
    seed: u64,
    games: u32,
    next: AtomicU32,
    player: Player,
    save: Option<&'a Path>,
    progress: Progress,
}

impl<G: Playable> Job<'_, G> {
    fn play_all(&self, threads: usize) -> Result<Series, Failure> {
        let failed = Mutex::new(None);
        let parts: Vec<Series> = std::thread::scope(|scope| {
            let work = || {
                self.work().unwrap_or_else(|failure| {
                    // The others need not go on.
                    self.next.store(self.games, Ordering::Relaxed);
                    if let Ok(mut failed) = failed.lock() {
                        *failed = Some(failure);
                    }
                    Series::new(self.game.seats())
                })
            };
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            workers.into_iter().filter_map(|worker| worker.join().ok()).collect()
        });
        match failed.into_inner() {
            Ok(None) => Ok(parts.into_iter().fold(Series::new(self.game.seats()), Series::and)),
            Ok(Some(failure)) => Err(failure),
            Err(_) => Err(Failure::Other(Fault::new("worker-failed"))),
        }
    }

    fn work(&self) -> Result<Series, Failure> {
        let mut series = Series::new(self.game.seats());
        loop {
            let number = self.next.fetch_add(1, Ordering::Relaxed);
            if number >= self.games {
                // So that the counter can never run over, however many threads ask.
                self.next.store(self.games, Ordering::Relaxed);
                return Ok(series);
            }
            self.play(number, &mut series)?;
            self.progress.step();
        }
    }

    fn play(&self, number: u32, series: &mut Series) -> Result<(), Failure> {
        let game = self.game;
        let mut play = RandomPlay::new(game, generator(self.seed, number.into()));
        let mut greedy = GreedyPlay::default();
        let mut tally = Tally::default();
        let mut events = Vec::new();
        let mut entries = Vec::new();
        while let Some(entry) = match self.player {
            Player::Random => play.step(&mut events),
            Player::Greedy => greedy.step(&mut play, &mut events),
        } {
            for index in events.drain(..).filter_map(|event| G::counts(&event)) {
                tally.counts[index] += 1;
            }
            tally.actions += u64::from(matches!(entry, game::Entry::Act { .. }));
            if self.save.is_some() {
                entries.push(entry);
            }
        }
        let (Some(outcome), Turn::Over) = (game.outcome(&play.state), game.turn(&play.state)) else {
            let fault = Fault::new("game-stuck").with("number", number).with("seed", self.seed);
            return Err(Failure::Other(fault));
        };
        tally.rounds = G::round(&play.state).into();
        tally.turns = game.turns(&play.state);
        for (count, more) in tally.counts.iter_mut().zip(play.tally.counts) {
            *count += more;
        }
        series.add(&tally, &outcome);
        if let Some(folder) = self.save {
            let record = Record::<G> { entries, outcome: Some(outcome), ..Record::new(game.table().clone()) };
            let path = folder.join(record_name(number, self.games));
            write_file(&path, &record.to_text().map_err(Failure::Other)?)?;
        }
        Ok(())
    }
}

/// The file of a game's record: all names of a series are of the same length.
fn record_name(number: u32, games: u32) -> String {
    let digits = games.saturating_sub(1).to_string().len();
    format!("{number:0digits$}.rec")
}

/// Makes the folder for the records, before any game is played; unless told so, nothing in it is replaced.
fn prepare(folder: &Path, games: u32, force: bool) -> Result<(), Failure> {
    make_folder(folder)?;
    let present = if force { None } else { first_present(folder, games) };
    match present {
        Some(path) => Err(Fault::new("file-exists").at(path.display()).into()),
        None => Ok(()),
    }
}

/// The first record of the series that is there already.
fn first_present(folder: &Path, games: u32) -> Option<PathBuf> {
    let files = std::fs::read_dir(folder).ok()?.filter_map(|file| Some(file.ok()?.file_name().to_str()?.to_owned()));
    let ours = files.filter(|name| {
        let number = name.strip_suffix(".rec").and_then(|stem| stem.parse().ok());
        number.is_some_and(|number| number < games && *name == record_name(number, games))
    });
    ours.min().map(|name| folder.join(name))
}

/// A bar on a terminal, else a line for each tenth.
struct Progress {
    bar: Option<ProgressBar>,
    done: AtomicU32,
    games: u32,
    lang: Lang,
}

impl Progress {
    fn new(games: u32, lang: Lang) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
            ProgressBar::new(games.into()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Self { bar, done: AtomicU32::new(0), games, lang }
    }

    fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if done.is_multiple_of(self.games.div_ceil(10).max(1)) || done == self.games => {
                let args = [("done", done.into()), ("games", self.games.into())];
                // Progress that nobody reads is no failure.
                let _ = writeln!(std::io::stderr(), "{}", text(self.lang, "simulate-progress", &args));
            }
            None => {}
        }
    }

    fn done(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn print<G: Playable>(series: &Series, seed: u64, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    // A seed is a name, not an amount.
    let head = [("games", Arg::from(series.games())), ("seed", seed.to_string().into())];
    writeln!(out, "{}", text(lang, "simulate-heading", &head))?;
    let mut spans = vec![
        ("simulate-rounds".to_owned(), series.span(|tally| tally.rounds)),
        ("simulate-turns".to_owned(), series.span(|tally| tally.turns)),
        ("simulate-actions".to_owned(), series.span(|tally| tally.actions)),
    ];
    spans.extend(
        G::COUNTS
            .iter()
            .enumerate()
            .map(|(index, name)| (format!("simulate-count-{name}"), series.span(|tally| tally.counts[index]))),
    );
    for (key, span) in spans {
        let args = [
            ("mean", decimal(lang, span.mean, 2).into()),
            ("least", span.least.into()),
            ("most", span.most.into()),
            ("total", span.total.into()),
        ];
        writeln!(out, "{}", text(lang, &key, &args))?;
    }
    let share = |count: u64| decimal(lang, 100.0 * count as f64 / series.games().max(1) as f64, 1);
    for (seat, &count) in series.winners().iter().enumerate() {
        let args = [("seat", seat.into()), ("count", count.into()), ("share", share(count).into())];
        writeln!(out, "{}", text(lang, "simulate-winner", &args))?;
    }
    for (reason, &count) in series.reasons() {
        let reason = text(lang, &format!("end-{reason}"), &[]);
        let args = [("reason", reason.into()), ("count", count.into()), ("share", share(count).into())];
        writeln!(out, "{}", text(lang, "simulate-end", &args))?;
    }
    Ok(())
}
