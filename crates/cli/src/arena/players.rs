//! Who plays in the arena, and who sits where.

use super::outside::{Command, Outside};
use crate::Error;
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

    /// The player for one seat of one game, if it comes: a program may not start.
    pub(super) fn player<G: Playable>(&self, seed: u64, patience: Duration) -> Result<Box<dyn Bot<G>>, Fault> {
        match &self.kind {
            Kind::Own(spec) => Ok(spec.bot(seed)),
            Kind::Tuned(spec, values) => Ok(spec.bot_by(G::Weights::kept().with_values(values), seed)),
            Kind::Outside(command) => {
                let outside = Outside::start(command, patience)?;
                Ok(Box::new(outside))
            }
        }
    }
}

/// One of our own bots, where no program will do.
pub(crate) fn own_bot(text: &str) -> Result<Spec, Fault> {
    if text.trim().starts_with(OUTSIDE) { Err(Error::BotNotOurs.into()) } else { text.parse() }
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

    /// A program that is not there is a mistake in `--bots`, told before anything is played.
    pub(super) fn check(&self) -> Result<(), Fault> {
        self.contestants.iter().try_for_each(|contestant| match &contestant.kind {
            Kind::Outside(command) => command.find().map_err(|fault| fault.at("--bots")),
            Kind::Own(_) | Kind::Tuned(..) => Ok(()),
        })
    }

    /// Who sits at each seat of game `number`, by index among the contestants: everybody moves on by one from game to game,
    /// so that no seat favours anybody. With more seats than entries these come around again; with fewer, some pause: each
    /// company that can sit down together comes as often as the others, and sits in every order of the round.
    pub(super) fn seating(&self, number: u32, seats: u8) -> Vec<usize> {
        let (number, seats, entries) = (u64::from(number), u64::from(seats), self.order.len() as u64);
        let companies = choices(entries, seats);
        if companies <= 1 {
            let around = self.order.iter().copied().cycle();
            return around.skip((number % entries.max(1)) as usize).take(seats as usize).collect();
        }
        // Far apart, one after the other, so that few games have something of all.
        let far =
            (1 + companies.saturating_mul(618) / 1000..=companies).find(|&step| coprime(step, companies)).unwrap_or(1);
        let place = u128::from(number) * u128::from(far) % u128::from(companies);
        let mut company = self.company(place as u64, seats);
        company.rotate_left((number / companies % seats) as usize);
        company
    }

    /// The company of so many at this place of the list of all: with the first entry, or without it, and so on.
    fn company(&self, mut place: u64, seats: u64) -> Vec<usize> {
        let mut company = Vec::with_capacity(seats as usize);
        for (entry, &contestant) in (0..).zip(&self.order) {
            let wanted = seats - company.len() as u64;
            if wanted == 0 {
                break;
            }
            let with = choices(self.order.len() as u64 - entry - 1, wanted - 1);
            if place < with {
                company.push(contestant);
            } else {
                place -= with;
            }
        }
        company
    }
}

/// In how many ways some of so many can be chosen; none if there are too few.
fn choices(of: u64, some: u64) -> u64 {
    if some > of {
        return 0;
    }
    (0..some).fold(1u64, |ways, taken| ways.saturating_mul(of - taken) / (taken + 1))
}

/// Whether two numbers have no divisor in common.
fn coprime(mut one: u64, mut other: u64) -> bool {
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one == 1
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
    }

    #[test]
    fn with_fewer_seats_all_meet_equally_often() {
        for (list, seats, games) in [("hard,easy,random", 2, 6), ("expert,hard,medium,easy,random", 3, 30)] {
            let lineup = lineup(list);
            let entries = lineup.contestants().len();
            let (mut met, mut sat) = (vec![0; entries * entries], vec![0; entries * seats]);
            for number in 0..games {
                let seating = lineup.seating(number, seats as u8);
                for (seat, &one) in seating.iter().enumerate() {
                    sat[one * seats + seat] += 1;
                    for &other in &seating[seat + 1..] {
                        met[one.min(other) * entries + one.max(other)] += 1;
                    }
                }
            }
            let mut pairs =
                (0..entries).flat_map(|one| (one + 1..entries).map(move |other| met_at(one, other, entries)));
            let first = met[1];
            assert!(first > 0 && pairs.all(|pair| met[pair] == first), "{met:?}");
            assert!(sat.iter().all(|&times| times == sat[0]), "{sat:?}");
        }
    }

    fn met_at(one: usize, other: usize, entries: usize) -> usize {
        one * entries + other
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
        for (name, key) in [
            ("grandmaster", "unknown-bot"),
            ("hard:x=1", "bot-setting"),
            ("exec: ", "bot-command"),
            ("hard:nodes=1:nodes=2", "bot-setting-twice"),
        ] {
            assert_eq!(name.parse::<Contestant>().unwrap_err().key(), key);
        }
    }
}
