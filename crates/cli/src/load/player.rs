//! Somebody who sits at all seats of a table and plays at random by the rules, one action a request.

use super::failed;
use crate::failure::Failure;
use crate::random::generator;
use api::{Detail, Happened};
use client::{Connection, Events, Seating, Table};
use game::{Fault, Game, Ignore, Seat, Turn};
use host::Hosted;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// The game as the player follows it. It need not ask what it may do: the rules are the same here.
trait Follow: Send {
    /// A seat that decides, and what it does; none when the game is over.
    fn choose(&mut self, rng: &mut ChaCha8Rng) -> Option<(Seat, String)>;
    /// Whether somebody decides.
    fn is_on(&self) -> bool;
    /// Goes on: somebody acted, and this was drawn.
    fn go_on(&mut self, acted: Option<(Seat, &str)>, drawn: &[String]) -> Result<(), Fault>;
}

struct Following<G: Game> {
    game: G,
    state: G::State,
    legal: Vec<G::Action>,
}

impl<G: Hosted> Following<G> {
    fn open(table: &Value) -> Result<Box<dyn Follow>, Fault> {
        let game = G::open(&game::json::from_value(table)?)?;
        let state = game.start();
        Ok(Box::new(Self { game, state, legal: Vec::new() }))
    }
}

impl<G: Hosted> Follow for Following<G> {
    fn choose(&mut self, rng: &mut ChaCha8Rng) -> Option<(Seat, String)> {
        let Turn::Decide(seats) = self.game.turn(&self.state) else { return None };
        let seat = seats.iter().next()?;
        self.game.legal(&self.state, seat, &mut self.legal);
        let action = self.legal.get(rng.random_range(0..self.legal.len().max(1)))?;
        Some((seat, action.to_string()))
    }

    fn is_on(&self) -> bool {
        matches!(self.game.turn(&self.state), Turn::Decide(_))
    }

    fn go_on(&mut self, acted: Option<(Seat, &str)>, drawn: &[String]) -> Result<(), Fault> {
        if let Some((seat, action)) = acted {
            self.game.apply(&mut self.state, seat, action.parse()?, &mut Ignore);
        }
        for outcome in drawn {
            self.game.settle(&mut self.state, outcome.parse()?, &mut Ignore);
        }
        Ok(())
    }
}

pub(super) struct Player {
    rng: ChaCha8Rng,
    config: Value,
    table: Table,
    game: Box<dyn Follow>,
    decisions: [u64; 8],
}

fn table_document<G: Hosted>() -> Value {
    let seats = G::SEATS.0.max(3).min(G::SEATS.1);
    let mut table = json!({ "seats": seats });
    if G::fields().iter().any(|field| field.name == "edition") {
        table["edition"] = G::EDITIONS[0].into();
    }
    table
}

impl Player {
    /// Makes a table, takes all its seats and begins.
    pub(super) async fn new(name: &str, seed: u64, visitor: &Connection) -> Result<Self, Failure> {
        let table = host::by_name!(name, G => table_document::<G>())?;
        let game = host::by_name!(name, G => Following::<G>::open(&table))??;
        let seats = vec![json!({ "kind": "open" }); table["seats"].as_u64().unwrap_or_default() as usize];
        let config = json!({ "game": name, "table": table, "seats": seats });
        let mut player = Self { rng: generator(seed, 0), config, table: visitor.table(""), game, decisions: [0; 8] };
        player.begin().await?;
        Ok(player)
    }

    /// Sits down at a new table of the same kind.
    async fn begin(&mut self) -> Result<(), Failure> {
        let visitor = self.table.connection();
        let made = visitor.make_table(&self.config).await.map_err(failed)?;
        self.table = visitor.table(&made.id);
        for seat in 0..self.config["seats"].as_array().map_or(0, Vec::len) {
            self.table.sit(seat, &Seating::default()).await.map_err(failed)?;
        }
        self.table.start().await.map_err(failed)?;
        let log = self.table.log(0).await.map_err(failed)?;
        let begun = log
            .into_iter()
            .find_map(|event| if let Happened::Begun { drawn } = event.event { Some(drawn) } else { None });
        let drawn = begun.ok_or_else(|| failed("begun"))?;
        self.game = {
            let name = self.config["game"].as_str().unwrap_or_default();
            let table = &self.config["table"];
            host::by_name!(name, G => Following::<G>::open(table))??
        };
        self.game.go_on(None, &drawn)?;
        self.decisions = [0; 8];
        Ok(())
    }

    /// One action; how long the answer took, in microseconds. None where the game was over and another one has begun.
    pub(super) async fn act(&mut self) -> Result<Option<u64>, Failure> {
        let Some((seat, action)) = self.game.choose(&mut self.rng) else {
            self.begin().await?;
            return Ok(None);
        };
        let decision = &mut self.decisions[usize::from(seat.0)];
        let begun = Instant::now();
        let acted = self.table.act(seat, *decision, &[&action]).await.map_err(failed)?;
        let micros = begun.elapsed().as_micros() as u64;
        *decision += 1;
        self.game.go_on(Some((seat, &action)), &acted.drawn)?;
        Ok(Some(micros))
    }

    /// Plays on until the time is over, with a pause after each action; how long each answer took.
    pub(super) async fn play_until(mut self, end: Instant, pause: Duration) -> Result<(Self, Vec<u64>), Failure> {
        let mut times = Vec::new();
        while Instant::now() < end {
            times.extend(self.act().await?);
            if !pause.is_zero() {
                tokio::time::sleep(pause).await;
            }
        }
        Ok((self, times))
    }

    /// Plays until the table has so many events; where the game ends before, people talk.
    pub(super) async fn fill(&mut self, events: u32) -> Result<(), Failure> {
        while self.table.next() < u64::from(events) {
            if self.game.is_on() {
                self.act().await?;
            } else {
                self.table.say("…").await.map_err(failed)?;
            }
        }
        Ok(())
    }

    /// The table's events, as they come.
    pub(super) async fn stream(&self) -> Result<Events, Failure> {
        self.table.follow(None, Detail::None).await.map_err(failed)
    }

    pub(super) fn table(&self) -> &str {
        self.table.id()
    }
}
