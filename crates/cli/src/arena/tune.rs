//! `paddlewheel tune`: better weights for the bots, by letting them play against each other.
//!
//! In each round all weights are moved a little, each up or down by lot, and the other way; bots with the one play bots with
//! the other, and the weights go the way of who wins, the further the clearer it is (simultaneous perturbation, SPSA). In
//! the end the new weights play the old ones, or those of a file, so that everybody sees what they are worth.

use super::players::{Contestant, Lineup};
use super::{Halt, Job, open, report};
use crate::Error;
use crate::args::TuneArgs;
use crate::failure::{Failure, check_writable, read_file, write_file};
use crate::parallel::threads;
use crate::progress::Progress;
use crate::random::{fresh_seed, generator};
use crate::registry::{Playable, Task, with_game};
use crate::rules::print_json;
use bots::Weights;
use game::{Fault, json};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value};
use std::io::Write;
use std::path::PathBuf;
use std::time::Duration;
use words::{Lang, decimal, text};

/// By which share of itself a weight is moved to try it, and at least by how much.
const SHARE: f32 = 0.15;
const LEAST: f32 = 0.02;
/// How far a clear win moves the weights, in steps like those that were tried, in the first round.
const STRIDE: f32 = 2.0;
/// After this share of the rounds, strides are half as long.
const HALVED_AFTER: f32 = 0.3;
/// The names of the weights that play in the end.
const NEW: &str = "new";
const OLD: &str = "old";

pub(crate) fn run(args: &TuneArgs, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
    with_game(&args.game, Tune { args, lang, out })?
}

struct Tune<'a> {
    args: &'a TuneArgs,
    lang: Lang,
    out: &'a mut dyn Write,
}

impl Task for Tune<'_> {
    type Output = Result<(), Failure>;

    fn run<G: Playable>(self) -> Self::Output {
        let Self { args, lang, out } = self;
        let game: G = open(&args.options, G::SEATS.0.into())?;
        if let Some(path) = &args.output {
            check_writable(path)?;
        }
        let names = G::Weights::NAMES;
        let chosen = chosen(&args.only, names)?;
        let read = |path: &PathBuf| -> Result<Vec<f32>, Failure> {
            read_weights(&read_file(path)?, names).map_err(|fault| fault.after(path.display()).into())
        };
        let first = args.from.as_ref().map_or_else(|| Ok(G::Weights::kept().values()), read)?;
        let old = args.against.as_ref().map_or_else(|| Ok(first.clone()), read)?;
        let seed = args.seed.unwrap_or_else(fresh_seed);
        let mut course = Course { values: first, chosen, rng: generator(seed, 0), round: 0, rounds: args.rounds };
        let all = args.rounds.saturating_mul(args.games).saturating_add(args.proof);
        let progress = Progress::new(all, lang);
        let contest = |one: (&str, &[f32]), other: (&str, &[f32]), games, seed| {
            let entries = [one, other].map(|(name, values)| Contestant::tuned(name, args.bot, values.to_vec()));
            let job = Job {
                game: &game,
                lineup: Lineup::new(&entries),
                seed,
                games,
                patience: Duration::MAX,
                save: None,
                explain: false,
                test: None,
                halt: Halt::default(),
                lang,
            };
            job.run(threads(args.threads), &progress)
        };
        for _ in 0..args.rounds {
            let trial = course.trial();
            let (_, standings) = contest(("+", &trial.up), ("-", &trial.down), args.games, course.rng.random())?;
            course.learn(&trial, (standings.0[0].share() - standings.0[1].share()) as f32);
        }
        let new = course.values;
        let (games, standings) = contest((NEW, &new), (OLD, &old), args.proof, seed)?;
        drop(progress);
        let document = names.iter().zip(&new).map(|(name, value)| ((*name).to_owned(), rounded(*value)));
        let document: Map<String, Value> = document.collect();
        if let Some(path) = &args.output {
            let mut text = serde_json::to_string_pretty(&document).unwrap_or_default();
            text.push('\n');
            write_file(path, &text)?;
        }
        let report =
            report::Report { game: &game, seed, standings: &standings, games: &games, test: None, wanted: None };
        if args.json {
            let mut result = report.document(lang);
            result["weights"] = document.into();
            return print_json(&result, out);
        }
        for ((name, old), new) in names.iter().zip(&old).zip(&new) {
            let number = |value: f32| decimal(lang, value.into(), 3);
            let said = [("name", (*name).into()), ("old", number(*old).into()), ("new", number(*new).into())];
            writeln!(out, "{}", text(lang, "tune-weight", &said))?;
        }
        writeln!(out)?;
        report.print(lang, out)
    }
}

/// Which weights are tuned: those that are named, or all.
fn chosen(only: &[String], names: &[&str]) -> Result<Vec<bool>, Fault> {
    if let Some(unknown) = only.iter().find(|name| !names.contains(&name.as_str())) {
        return Err(Error::UnknownWeight { name: unknown.clone(), known: names.join(", ") }.at("--only"));
    }
    Ok(names.iter().map(|name| only.is_empty() || only.iter().any(|only| only == name)).collect())
}

/// Weights as `--output` writes them: all of them, and no others.
fn read_weights(text: &str, names: &[&str]) -> Result<Vec<f32>, Fault> {
    let read: Map<String, Value> = json::read(text)?;
    if let Some(unknown) = read.keys().find(|name| !names.contains(&name.as_str())) {
        return Err(Error::UnknownWeight { name: unknown.clone(), known: names.join(", ") }.into());
    }
    let value = |name: &&str| {
        let value = read.get(*name).and_then(Value::as_f64).map(|value| value as f32);
        value.filter(|value| value.is_finite()).ok_or_else(|| Error::MissingWeight { name: (*name).to_owned() }.into())
    };
    names.iter().map(value).collect()
}

/// A number as a file has it: short.
fn rounded(value: f32) -> Value {
    let value = (f64::from(value) * 1000.0).round() / 1000.0;
    value.into()
}

/// Where the weights stand.
struct Course {
    values: Vec<f32>,
    chosen: Vec<bool>,
    rng: ChaCha8Rng,
    round: u32,
    rounds: u32,
}

/// Two sets of weights that lie on either side of those that stand.
struct Trial {
    steps: Vec<f32>,
    up: Vec<f32>,
    down: Vec<f32>,
}

impl Course {
    fn trial(&mut self) -> Trial {
        let rng = &mut self.rng;
        let step = |(value, chosen): (&f32, &bool)| {
            let sign = if rng.random::<bool>() { 1.0 } else { -1.0 };
            if *chosen { sign * (value.abs() * SHARE).max(LEAST) } else { 0.0 }
        };
        let steps: Vec<f32> = self.values.iter().zip(&self.chosen).map(step).collect();
        let moved = |share: f32| self.values.iter().zip(&steps).map(|(value, step)| value + share * step).collect();
        Trial { up: moved(1.0), down: moved(-1.0), steps }
    }

    /// Goes the way of the winner; `lead` is the share of games by which the one side has won more, from -1 to 1.
    fn learn(&mut self, trial: &Trial, lead: f32) {
        let halves = self.round as f32 / (self.rounds as f32 * HALVED_AFTER).max(1.0);
        let stride = STRIDE * 0.5f32.powf(halves);
        self.round += 1;
        for (value, step) in self.values.iter_mut().zip(&trial.steps) {
            *value += stride * lead * step;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn course(values: Vec<f32>, chosen: Vec<bool>) -> Course {
        Course { values, chosen, rng: generator(1, 0), round: 0, rounds: 400 }
    }

    #[test]
    fn weights_go_where_games_are_won() {
        let goal = [2.0f32, -1.0];
        let far = |values: &[f32]| values.iter().zip(goal).map(|(value, goal)| (value - goal).powi(2)).sum::<f32>();
        let mut course = course(vec![1.0, -2.0, 5.0], vec![true, true, false]);
        for _ in 0..400 {
            let trial = course.trial();
            let lead = (far(&trial.down[..2]) - far(&trial.up[..2])).clamp(-1.0, 1.0);
            course.learn(&trial, lead);
        }
        assert!(far(&course.values[..2]) < 0.1, "{:?}", course.values);
        assert!((course.values[2] - 5.0).abs() < f32::EPSILON);
    }

    #[test]
    fn weights_are_read_whole() {
        let names = ["a", "b"];
        assert_eq!(read_weights(r#"{"a": 1, "b": 0.5}"#, &names).unwrap(), [1.0, 0.5]);
        assert_eq!(read_weights(r#"{"a": 1e300, "b": 1}"#, &names).unwrap_err().key(), "missing-weight");
        assert_eq!(read_weights(r#"{"a": 1}"#, &names).unwrap_err().key(), "missing-weight");
        assert_eq!(read_weights(r#"{"a": 1, "b": 2, "c": 3}"#, &names).unwrap_err().key(), "unknown-weight");
        assert_eq!(chosen(&["c".to_owned()], &names).unwrap_err().key(), "unknown-weight");
        assert_eq!(chosen(&["b".to_owned()], &names).unwrap(), [false, true]);
    }
}
