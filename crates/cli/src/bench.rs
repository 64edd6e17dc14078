//! `paddlewheel bench`: how fast the engine is, on one core.

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::random::{RandomPlay, generator};
use crate::registry::{Playable, Start, Task, with_game};
use crate::rules::print_json;
use game::{Entry, Game, Ignore, Plans, Seat};
use serde_json::{Map, Value, json};
use std::hint::black_box;
use std::io::Write;
use std::time::{Duration, Instant};
use words::{Arg, Lang, decimal, text};

/// Turns that the figures about plans and actions are taken over.
const SAMPLE: usize = 5_000;

pub(crate) fn run(args: &BenchArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    with_game(&args.game, Bench { args, lang, out })?
}

struct Bench<'a> {
    args: &'a BenchArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Bench<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let time = Duration::from_millis(args.time.into());
        let mut figures = Map::new();
        for start in G::bench_starts()? {
            let figure = Figure::measure(&start, args.seed, time);
            if args.json {
                figures.insert(start.key.to_owned(), figure.document());
            } else {
                figure.print(start.key, lang, out)?;
                out.flush()?;
            }
        }
        let size = size_of::<G::State>();
        if args.json {
            return print_json(&json!({ "game": G::NAME, "figures": figures, "state_bytes": size }), out);
        }
        Ok(writeln!(out, "{}", text(lang, "bench-state", &[("bytes", size.into())]))?)
    }
}

/// The beginning of a turn met in a random game, and what was done in it up to the next chance.
struct Sample<G: Game> {
    state: G::State,
    seat: Seat,
    actions: Vec<(Seat, G::Action)>,
    /// How many of the actions leave the turn where it is: the others find out what comes next.
    inside: usize,
}

/// What was measured from one start.
struct Figure {
    turns_per_second: f64,
    /// Positions per second and plans per position: as random games have them, then for each of the game's stocks.
    planned: Vec<(&'static str, f64, f64)>,
    nanoseconds_per_action: f64,
    nanoseconds_inside_turns: f64,
}

impl Figure {
    fn measure<G: Playable>(start: &Start<G>, seed: u64, time: Duration) -> Self {
        let samples = samples(start, seed);
        let met = plans(&start.game, &samples, time);
        let stocks = G::STOCKS.iter().enumerate().map(|(stock, &name)| {
            let (positions, found) = plans(&start.game, &stocked(&start.game, &samples, stock), time);
            (name, positions, found)
        });
        Self {
            turns_per_second: random_turns(start, seed, time),
            planned: [("met", met.0, met.1)].into_iter().chain(stocks).collect(),
            nanoseconds_per_action: apply(&start.game, &samples, time, |sample| &sample.actions),
            nanoseconds_inside_turns: apply(&start.game, &samples, time, |sample| &sample.actions[..sample.inside]),
        }
    }

    fn document(&self) -> Value {
        let planned: Map<String, Value> = self
            .planned
            .iter()
            .map(|&(name, positions, found)| {
                let figures = json!({ "positions_per_second": positions.round(), "plans_per_position": tenths(found) });
                (name.replace('-', "_"), figures)
            })
            .collect();
        json!({
            "random_turns_per_second": self.turns_per_second.round(),
            "planned": planned,
            "nanoseconds_per_action": tenths(self.nanoseconds_per_action),
            "nanoseconds_per_action_inside_turns": tenths(self.nanoseconds_inside_turns),
        })
    }

    fn print(&self, key: &str, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
        writeln!(out, "{}", text(lang, &format!("bench-start-{key}"), &[]))?;
        let mut line = |key: &str, args: &[(&'static str, String)]| {
            let args: Vec<(&str, Arg<'_>)> = args.iter().map(|(name, value)| (*name, value.as_str().into())).collect();
            writeln!(out, "  {}", text(lang, key, &args))
        };
        line("bench-turns", &[("value", decimal(lang, self.turns_per_second, 0))])?;
        for &(name, positions, found) in &self.planned {
            let args = [("value", decimal(lang, positions, 0)), ("plans", decimal(lang, found, 1))];
            line(&format!("bench-positions-{name}"), &args)?;
        }
        line("bench-action", &[("value", decimal(lang, self.nanoseconds_per_action, 1))])?;
        line("bench-action-inside", &[("value", decimal(lang, self.nanoseconds_inside_turns, 1))])?;
        Ok(())
    }
}

fn tenths(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}

fn per_second(count: u64, began: Instant) -> f64 {
    count as f64 / began.elapsed().as_secs_f64().max(f64::EPSILON)
}

/// Plays random games for so long; turns per second.
fn random_turns<G: Playable>(start: &Start<G>, seed: u64, time: Duration) -> f64 {
    let (mut turns, mut number) = (0, 0);
    let mut play = RandomPlay::from(&start.game, start.state.clone(), generator(seed, 0));
    let first = start.game.turns(&start.state);
    let began = Instant::now();
    while began.elapsed() < time {
        while play.step(&mut Ignore).is_some() {}
        turns += start.game.turns(&play.state) - first;
        number += 1;
        play.state = start.state.clone();
        play.rng = generator(seed, number);
    }
    per_second(turns, began)
}

/// Turns of random games, with the actions that were taken.
fn samples<G: Playable>(start: &Start<G>, seed: u64) -> Vec<Sample<G>> {
    let game = &start.game;
    let mut samples: Vec<Sample<G>> = Vec::with_capacity(SAMPLE);
    let mut number = 0;
    while samples.len() < SAMPLE && number < SAMPLE as u64 {
        let mut play = RandomPlay::from(game, start.state.clone(), generator(!seed, number));
        number += 1;
        let mut last = None;
        loop {
            let before = play.state.clone();
            let turn = game.turn_number(&before);
            match play.step(&mut Ignore) {
                None => break,
                Some(Entry::Chance(_)) => last = None,
                Some(Entry::Act { seat, action }) if turn > 0 => {
                    if last != Some(turn) && samples.len() < SAMPLE {
                        samples.push(Sample { state: before, seat, actions: Vec::new(), inside: 0 });
                    }
                    last = Some(turn);
                    if let Some(sample) = samples.last_mut() {
                        sample.actions.push((seat, action));
                        let goes_on = game.turn_number(&play.state) == turn && game.turn(&play.state).first().is_some();
                        sample.inside += usize::from(goes_on);
                    }
                }
                Some(Entry::Act { .. }) => {}
            }
            if samples.len() == SAMPLE && last.is_none() {
                break;
            }
        }
    }
    samples
}

/// The positions of one of the game's own kinds.
fn stocked<G: Playable>(game: &G, samples: &[Sample<G>], stock: usize) -> Vec<Sample<G>> {
    let stocked = samples.iter().enumerate().filter_map(|(index, sample)| {
        let state = game.stocked(&sample.state, stock, index)?;
        let seat = game.turn(&state).first()?;
        Some(Sample { state, seat, actions: Vec::new(), inside: 0 })
    });
    stocked.collect()
}

/// Lists the plans of the samples for so long; positions per second, and plans of a position on average.
fn plans<G: Playable>(game: &G, samples: &[Sample<G>], time: Duration) -> (f64, f64) {
    let mut plans = G::Plans::default();
    let (mut positions, mut found) = (0u64, 0u64);
    let began = Instant::now();
    while began.elapsed() < time && !samples.is_empty() {
        for sample in samples.iter().cycle().skip(positions as usize % samples.len()).take(100) {
            game.plan(&sample.state, sample.seat, &mut plans);
            positions += 1;
            found += black_box(&plans).len() as u64;
        }
    }
    (per_second(positions, began), found as f64 / positions.max(1) as f64)
}

/// Carries out the actions of the samples for so long; nanoseconds for each. The copy of the state at the beginning of each
/// turn is counted in.
fn apply<G: Playable>(
    game: &G,
    samples: &[Sample<G>],
    time: Duration,
    which: impl Fn(&Sample<G>) -> &[(Seat, G::Action)],
) -> f64 {
    let mut actions = 0u64;
    let began = Instant::now();
    while began.elapsed() < time && !samples.is_empty() {
        for sample in samples {
            let mut state = sample.state.clone();
            let steps = which(sample);
            for &(seat, action) in steps {
                game.apply(&mut state, seat, action, &mut Ignore);
            }
            actions += steps.len() as u64;
            black_box(&state);
        }
    }
    1e9 / per_second(actions, began).max(f64::EPSILON)
}
