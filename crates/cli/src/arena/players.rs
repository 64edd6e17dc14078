//! Who plays in the arena, and who sits where.

use super::outside::{Command, Outside};
use crate::failure::Failure;
use crate::registry::Playable;
use bots::{Bot, Spec, Weights};
use game::Fault;
use std::str::FromStr;
use std::time::Duration;

/// The mark of a bot that is a program of its own.
const OUTSIDE: &str = "exec:";

/// One entry of `--bots`.
#[derive(Clone, Debug)]
pub(crate) struct Contestant {
    name: String,
    kind: Kind,
}

#[derive(Clone, Debug)]
enum Kind {
    Own(Spec),
    /// One of ours that judges by other weights, given by their values.
    Tuned(Spec, Vec<f32>),
    Outside(Command),
}

impl FromStr for Contestant {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let text = text.trim();
        if let Some(command) = text.strip_prefix(OUTSIDE) {
            let command: Command = command.parse()?;
            return Ok(Self { name: format!("{OUTSIDE}{command}"), kind: Kind::Outside(command) });
        }
        let spec: Spec = text.parse()?;
        Ok(Self { name: spec.to_string(), kind: Kind::Own(spec) })
    }
}

impl Contestant {
    /// One of ours that judges by these weights.
    pub(super) fn tuned(name: &str, spec: Spec, values: Vec<f32>) -> Self {
        Self { name: name.to_owned(), kind: Kind::Tuned(spec, values) }
    }

    /// What the table calls it.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The player for one seat of one game. A program that cannot be started is a mistake in `--bots`.
    pub(super) fn player<G: Playable>(&self, seed: u64, patience: Duration) -> Result<Box<dyn Bot<G>>, Failure> {
        match &self.kind {
            Kind::Own(spec) => Ok(spec.bot(seed)),
            Kind::Tuned(spec, values) => Ok(spec.bot_by(G::Weights::kept().with_values(values), seed)),
            Kind::Outside(command) => {
                let outside = Outside::start(command, patience).map_err(|fault| Failure::Input(fault.at("--bots")))?;
                Ok(Box::new(outside))
            }
        }
    }
}

/// The contestants, each once, and the order in which they go around the table.
pub(super) struct Lineup {
    contestants: Vec<Contestant>,
    order: Vec<usize>,
}

impl Lineup {
    /// From the list of `--bots`: equal entries are one contestant with several places.
    pub(super) fn new(entries: &[Contestant]) -> Self {
        let mut contestants: Vec<Contestant> = Vec::new();
        let mut place = |entry: &Contestant| {
            contestants.iter().position(|known| known.name == entry.name).unwrap_or_else(|| {
                contestants.push(entry.clone());
                contestants.len() - 1
            })
        };
        let order = entries.iter().map(&mut place).collect();
        Self { contestants, order }
    }

    /// The contestants, in the order in which they were named first.
    pub(super) fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// Who sits at each seat of game `number`, by index among the contestants: everybody moves on by one from game to game,
    /// so that no seat favours anybody. With more seats than entries these come around again; with fewer, some pause.
    pub(super) fn seating(&self, number: u32, seats: u8) -> Vec<usize> {
        let around = self.order.iter().copied().cycle();
        around.skip(number as usize % self.order.len().max(1)).take(seats.into()).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lineup(list: &str) -> Lineup {
        let entries: Vec<Contestant> = list.split(',').map(|entry| entry.parse().unwrap()).collect();
        Lineup::new(&entries)
    }

    #[test]
    fn everybody_moves_on_by_one() {
        let three = lineup("hard,easy,random");
        assert_eq!(three.seating(0, 3), [0, 1, 2]);
        assert_eq!(three.seating(1, 3), [1, 2, 0]);
        assert_eq!(three.seating(5, 3), [2, 0, 1]);
        assert_eq!(three.seating(0, 5), [0, 1, 2, 0, 1]);
        assert_eq!(three.seating(2, 2), [2, 0]);
    }

    #[test]
    fn equal_entries_are_one_contestant() {
        let one_of_four = lineup("hard,easy,easy,easy");
        assert_eq!(one_of_four.contestants().len(), 2);
        assert_eq!(one_of_four.seating(3, 4), [1, 0, 1, 1]);
    }

    #[test]
    fn names_are_read_and_told() {
        for name in ["expert:ms=200", "mcts-plain:nodes=5000", "exec:python3 bot.py 7"] {
            assert_eq!(name.parse::<Contestant>().unwrap().name(), name);
        }
        for (name, key) in [("grandmaster", "unknown-bot"), ("hard:x=1", "bot-setting"), ("exec: ", "bot-command")] {
            assert_eq!(name.parse::<Contestant>().unwrap_err().key, key);
        }
    }
}
