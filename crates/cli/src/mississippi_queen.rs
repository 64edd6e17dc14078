//! Mississippi Queen on the command line: its options, its statistics.

use crate::Error;
use crate::options::{Limit, TableOptions};
use crate::random::draw;
use crate::registry::{Playable, Start};
use crate::tally::Tally;
use game::{Fault, Game, Seat, json};
use host::Hosted;
use mississippi::{Bend, BoatId, Chance, Edition, Event, Phase, Queen, State, Table, TileId};
use rand::RngExt;
use rand_chacha::ChaCha8Rng;

/// Where [`Playable::COUNTS`] has the throws of the die that were not allowed.
const REROLLS: usize = 3;

/// A race of two boats, which no table has by itself: two players whose second boats are out.
const TWO_BOATS: &str = r#"{
    "format": 1,
    "table": { "edition": "it2019", "seats": 2 },
    "river": ["A0", "A1-1"],
    "boats": {
        "red": { "at": "0.2" },
        "orange": { "out": 0 },
        "blue": { "at": "0.9" },
        "green": { "out": 1 }
    }
}"#;

impl Playable for Queen {
    const COUNTS: &'static [&'static str] = &["wrecks", "eliminations", "disqualifications", "rerolls"];
    const OWN_COUNTS: usize = REROLLS;
    const HOLDING: &'static str = "coal";
    const STOCKS: &'static [&'static str] = &["any-coal", "full-coal"];

    fn table_of(options: &TableOptions) -> Result<Table, Fault> {
        let missing = |option: &str, known: &str| Error::OptionNeeded { known: known.to_owned() }.at(option);
        let edition = options.edition.as_deref().ok_or_else(|| missing("--edition", &Self::EDITIONS.join(", ")))?;
        let edition: Edition = edition.parse().map_err(|fault: Fault| fault.at("--edition"))?;
        let seats = options.seats.ok_or_else(|| missing("--seats", "2, 3, 4, 5, 6"))?;
        let tiles = |names: &[String], known: u32, option: &str| {
            let tile = |name: &String| name.parse::<TileId>().map_err(|_| unknown_tile(name, known, option));
            names.iter().map(tile).collect::<Result<_, _>>()
        };
        let usual = Table::new(edition, seats);
        Ok(Table {
            boats_each: options.boats_each.unwrap_or(usual.boats_each),
            team_size: options.team_size.unwrap_or(usual.team_size),
            b_tiles: tiles(&options.b_tiles, TileId::B_TILES, "--b-tiles")?,
            length: options.length.unwrap_or(usual.length),
            leaving: tiles(&options.leaving, TileId::A_TILES, "--leaving")?,
            black_rose: options.black_rose,
            transfer: options.transfer.unwrap_or(usual.transfer),
            minimum_passengers: options.minimum_passengers,
            more_passengers: options.more_passengers,
            introductory: options.introductory,
            round_limit: match options.round_limit {
                None => usual.round_limit,
                Some(Limit(Some(rounds))) => rounds,
                // A race always has a limit.
                Some(Limit(None)) => return Err(Fault::out_of_range("none", 1, 1000).at("--round-limit")),
            },
            finish_speed: options.finish_speed.unwrap_or(usual.finish_speed),
            house: options.house.iter().cloned().collect(),
            ..usual
        })
    }

    fn round(state: &State) -> u32 {
        state.round().into()
    }

    fn turns(&self, state: &State) -> u64 {
        self.turn_number(state).into()
    }

    fn throw(state: &State, outcomes: &[(Chance, u32)], rng: &mut ChaCha8Rng, tally: &mut Tally) -> Option<Chance> {
        let drawn = draw(outcomes, rng)?;
        if !matches!(state.phase(), Phase::Reveal | Phase::RevealFinish) {
            return Some(drawn); // no die
        }
        loop {
            let face = Bend::ALL[rng.random_range(0..Bend::ALL.len())];
            let thrown = match drawn {
                Chance::Tile(tile, _) => Chance::Tile(tile, face),
                _ => Chance::Finish(face),
            };
            if outcomes.iter().any(|&(outcome, _)| outcome == thrown) {
                return Some(thrown);
            }
            tally.counts[REROLLS] += 1;
        }
    }

    fn counts(event: &Event) -> Option<usize> {
        match event {
            Event::Wrecked { .. } => Some(0),
            Event::Eliminated { .. } => Some(1),
            Event::Disqualified { .. } => Some(2),
            _ => None,
        }
    }

    fn bearer(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::Wrecked { boat, .. } | Event::Eliminated { boat, .. } | Event::Disqualified { boat, .. } => {
                self.owner(*boat)
            }
            _ => None,
        }
    }

    fn begins(&self, event: &Event) -> Option<Seat> {
        match event {
            Event::TurnBegan { boat, .. } => self.owner(*boat),
            _ => None,
        }
    }

    fn side(&self, seat: Seat) -> u8 {
        Self::side(self, seat)
    }

    fn held(&self, state: &State, seat: Seat) -> u64 {
        self.boats().filter(|&boat| self.owner(boat) == Some(seat)).map(|boat| u64::from(state.boat(boat).coal)).sum()
    }

    /// Any amount of coal, evenly, or full bunkers: the more there is, the more there is to choose.
    fn stocked(&self, state: &State, stock: usize, number: usize) -> Option<State> {
        let level = if stock == 0 { (number % 7) as u8 } else { 6 };
        let mut position = self.position(state);
        // The Black Rose has no bunkers.
        for (_, boat) in position.boats.iter_mut().filter(|(id, _)| **id != BoatId::ROSE) {
            boat.coal = level;
        }
        position.to_move = Some(state.active());
        position.course = None;
        Self::load(&position).ok().map(|(_, state)| state)
    }

    fn bench_starts() -> Result<Vec<Start<Self>>, Fault> {
        let (game, state) = Self::load(&json::read(TWO_BOATS)?)?;
        let two_boats = Start { key: "two-boats", game, state };
        let two_players = Self::open(&Table::new(Edition::It2019, 2))?;
        let everything = Self::open(&Table {
            b_tiles: TileId::of(TileId::B_TILES).collect(),
            length: 18,
            black_rose: true,
            ..Table::new(Edition::It2019, 5)
        })?;
        let start = |key, game: Self| Start { key, state: game.start(), game };
        Ok(vec![two_boats, start("two-players", two_players), start("five-players", everything)])
    }
}

/// There is no such tile; the option knows these.
fn unknown_tile(name: &str, known: u32, option: &str) -> Fault {
    let known: Vec<String> = TileId::of(known).map(|tile| tile.to_string()).collect();
    mississippi::Error::UnknownTile { name: name.to_string(), known: known.join(", ") }.at(option)
}
