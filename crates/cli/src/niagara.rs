//! Niagara on the command line: its options, its statistics.

use crate::Error;
use crate::options::{Limit, TableOptions};
use crate::random::draw;
use crate::registry::{Playable, Start};
use crate::tally::Tally;
use game::{Fault, Game, Seat, json};
use niagara::{CanoeId, Card, Chance, EDITION, Event, Niagara, Phase, State, Table, Which};
use rand_chacha::ChaCha8Rng;
use serde::de::DeserializeOwned;

impl Playable for Niagara {
    const COUNTS: &'static [&'static str] = &["gems", "thefts", "losses", "bought-back"];
    const OWN_COUNTS: usize = Self::COUNTS.len();
    const HOLDING: &'static str = "gems";
    const STOCKS: &'static [&'static str] = &["both-afloat"];

    fn table_of(options: &TableOptions) -> Result<Table, Fault> {
        if let Some(name) = options.edition.as_deref().filter(|&name| name != EDITION) {
            return Err(
                game::Error::UnknownEdition { name: name.to_string(), known: EDITION.to_string() }.at("--edition")
            );
        }
        let missing = || Error::OptionNeeded { known: "3, 4, 5".to_owned() }.at("--seats");
        let usual = Table::new(options.seats.ok_or_else(missing)?);
        Ok(Table {
            fork: named(options.fork.as_deref(), "--fork")?.unwrap_or(usual.fork),
            tie: named(options.tie.as_deref(), "--tie")?.unwrap_or(usual.tie),
            load_and_land: named(options.load_and_land.as_deref(), "--load-and-land")?.unwrap_or(usual.load_and_land),
            open_discards: options.open_discards,
            round_limit: options.round_limit.map_or(usual.round_limit, |Limit(rounds)| rounds),
            ..usual
        })
    }

    fn round(state: &State) -> u32 {
        state.round().into()
    }

    /// Each player has one turn a round.
    fn turns(&self, state: &State) -> u64 {
        let rounds = u64::from(state.round());
        let begun = if state.phase() == Phase::Over { rounds } else { rounds.saturating_sub(1) };
        begun * u64::from(self.seats())
    }

    fn throw(_: &State, outcomes: &[(Chance, u32)], rng: &mut ChaCha8Rng, _: &mut Tally) -> Option<Chance> {
        draw(outcomes, rng)
    }

    fn counts(event: &Event) -> Option<usize> {
        match event {
            Event::Scored { .. } => Some(0),
            Event::Stolen { .. } => Some(1),
            Event::Lost { .. } => Some(2),
            Event::BoughtBack { .. } => Some(3),
            _ => None,
        }
    }

    /// A theft is the thief's.
    fn bearer(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Scored { player, .. } => Some(Seat(player.0)),
            Event::Stolen { canoe, .. } | Event::Lost { canoe, .. } | Event::BoughtBack { canoe, .. } => {
                Some(canoe.seat)
            }
            _ => None,
        }
    }

    fn begins(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Opened { player, .. } => Some(Seat(player.0)),
            _ => None,
        }
    }

    /// Everybody plays for himself.
    fn side(&self, Seat(seat): Seat) -> u8 {
        seat
    }

    fn held(&self, state: &State, seat: Seat) -> u64 {
        state.scored(seat).iter().map(|&gems| u64::from(gems)).sum()
    }

    /// The beginning of a turn with a number and two canoes afloat.
    fn stocked(&self, state: &State, _: usize, _: usize) -> Option<State> {
        let seat = self.turn(state).first()?;
        let afloat = |which| state.canoe(CanoeId::new(seat, which)).at.afloat();
        let number = state.card(seat).is_some_and(|card| card != Card::Cloud);
        (state.phase() == Phase::Act && number && Which::ALL.into_iter().all(afloat)).then_some(*state)
    }

    fn bench_starts() -> Result<Vec<Start<Self>>, Fault> {
        let start = |(key, seats): (&'static str, u8)| {
            let game = Self::open(&Table::new(seats))?;
            Ok(Start { key, state: game.start(), game })
        };
        [("three", 3), ("five", 5)].into_iter().map(start).collect()
    }
}

/// An option by the name of its value.
fn named<T: DeserializeOwned>(value: Option<&str>, option: &str) -> Result<Option<T>, Fault> {
    value.map(|value| json::from_value(&value.into()).map_err(|fault| fault.at(option))).transpose()
}
