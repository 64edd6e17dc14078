//! `paddlewheel simulate`: many random games and what they amounted to.

use crate::Error;
use crate::args::{Player, SimulateArgs};
use crate::failure::Failure;
use crate::parallel::{Next, play_all, threads};
use crate::progress::Progress;
use crate::random::{GreedyPlay, RandomPlay, fresh_seed, generator};
use crate::records;
use crate::registry::{Playable, Task, with_game};
use crate::rules::print_json;
use crate::tally::{Series, Tally};
use game::{Record, Turn};
use serde_json::{Map, Value, json};
use std::io::Write;
use std::path::Path;
use words::{Arg, Lang, decimal, text};

pub(crate) fn run(args: &SimulateArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    with_game(&args.game, Simulate { args, lang, out })?
}

struct Simulate<'a> {
    args: &'a SimulateArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Simulate<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let game: G = args.options.open()?;
        if let Some(folder) = &args.save {
            records::prepare(folder, args.games, args.force)?;
        }
        let seed = args.seed.unwrap_or_else(fresh_seed);
        let job = Job { game: &game, seed, games: args.games, player: args.player, save: args.save.as_deref() };
        let empty = || Series::new(game.seats());
        let progress = Progress::new(args.games, lang);
        let play = |number, series: &mut Series| job.play(number, series).map(|()| Next::Go);
        let parts = play_all(args.games, threads(args.threads), &progress, empty, play)?;
        drop(progress);
        let series = parts.into_iter().fold(empty(), Series::and);
        if args.json {
            let mut document = json!({
                "game": G::NAME,
                "player": args.player,
                "table": serde_json::to_value(game.table()).unwrap_or_default(),
                "seed": seed,
                "games": series.games(),
            });
            if let Some(fields) = document.as_object_mut() {
                fields.extend(statistics::<G>(&series));
            }
            return print_json(&document, out);
        }
        writeln!(out, "{}", title(series.games(), seed, lang))?;
        print_statistics::<G>(&series, lang, out)
    }
}

/// A series of games. Game `n` is the same whoever plays it.
struct Job<'a, G> {
    game: &'a G,
    seed: u64,
    games: u32,
    player: Player,
    save: Option<&'a Path>,
}

impl<G: Playable> Job<'_, G> {
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
            return Err(stuck(number, self.seed));
        };
        tally.rounds = G::round(&play.state).into();
        tally.turns = game.turns(&play.state);
        for (count, more) in tally.counts.iter_mut().zip(play.tally.counts) {
            *count += more;
        }
        series.add(&tally, &outcome);
        if let Some(folder) = self.save {
            let record = Record::<G> { entries, outcome: Some(outcome), ..Record::new(game.table().clone()) };
            records::save(folder, number, self.games, &record)?;
        }
        Ok(())
    }
}

/// A game that is not over but does not go on.
pub(crate) fn stuck(number: u32, seed: u64) -> Failure {
    Error::GameStuck { number, seed }.into()
}

/// What the games of a series came to, for programs.
pub(crate) fn statistics<G: Playable>(series: &Series) -> Map<String, Value> {
    let count = |(index, name): (usize, &&str)| ((*name).to_owned(), json!(series.span(|tally| tally.counts[index])));
    let counts: Map<String, Value> = G::COUNTS.iter().enumerate().map(count).collect();
    let fields = [
        ("rounds", json!(series.span(|tally| tally.rounds))),
        ("turns", json!(series.span(|tally| tally.turns))),
        ("actions", json!(series.span(|tally| tally.actions))),
        ("counts", counts.into()),
        ("winners", json!(series.winners())),
        ("ends", json!(series.reasons())),
    ];
    fields.into_iter().map(|(name, value)| (name.to_owned(), value)).collect()
}

/// How many games, and the seed that plays them again.
pub(crate) fn title(games: u64, seed: u64, lang: Lang) -> String {
    // A seed is a name, not an amount.
    text(lang, "simulate-heading", &[("games", Arg::from(games)), ("seed", seed.to_string().into())])
}

/// What the games of a series came to, for people.
pub(crate) fn print_statistics<G: Playable>(series: &Series, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
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
