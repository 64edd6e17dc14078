//! Somebody who sits at all seats of a table and plays at random by the rules, one action a request.

use super::client::Client;
use super::failed;
use crate::draw::generator;
use crate::failure::Failure;
use game::{Fault, Game, Ignore, Seat, Turn};
use host::Hosted;
use hyper::Method;
use hyper::body::Incoming;
use rand::RngExt;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
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
    client: Client,
    rng: ChaCha8Rng,
    config: Value,
    table: String,
    actions: String,
    game: Box<dyn Follow>,
    decisions: [u64; 8],
    /// How many events the table has.
    next: u64,
}

#[derive(Deserialize)]
struct Answer {
    drawn: Vec<String>,
    next: u64,
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
    pub(super) async fn new(name: &str, seed: u64, client: Client) -> Result<Self, Failure> {
        let table = host::by_name!(name, G => table_document::<G>())?;
        let game = host::by_name!(name, G => Following::<G>::open(&table))??;
        let seats = vec![json!({ "kind": "open" }); table["seats"].as_u64().unwrap_or_default() as usize];
        let config = json!({ "game": name, "table": table, "seats": seats });
        let mut player = Self {
            client,
            rng: generator(seed, 0),
            config,
            table: String::new(),
            actions: String::new(),
            game,
            decisions: [0; 8],
            next: 0,
        };
        player.begin().await?;
        Ok(player)
    }

    /// Sits down at a new table of the same kind.
    async fn begin(&mut self) -> Result<(), Failure> {
        let made = self.client.call(Method::POST, "/api/v1/tables", self.config.to_string()).await?;
        let made: Value = serde_json::from_slice(&made).map_err(failed)?;
        made["id"].as_str().unwrap_or_default().clone_into(&mut self.table);
        let path = format!("/api/v1/tables/{}", self.table);
        for seat in 0..self.config["seats"].as_array().map_or(0, Vec::len) {
            self.client.call(Method::PUT, &format!("{path}/seats/{seat}"), "{}".to_owned()).await?;
        }
        self.client.call(Method::POST, &format!("{path}/start"), "{}".to_owned()).await?;
        let log = self.client.get(&format!("{path}/log")).await?;
        let begun = log.as_array().and_then(|log| log.last()).cloned().unwrap_or_default();
        let drawn: Vec<String> = serde_json::from_value(begun["drawn"].clone()).map_err(failed)?;
        self.game = {
            let name = self.config["game"].as_str().unwrap_or_default();
            let table = &self.config["table"];
            host::by_name!(name, G => Following::<G>::open(table))??
        };
        self.game.go_on(None, &drawn)?;
        self.decisions = [0; 8];
        self.next = begun["seq"].as_u64().unwrap_or_default() + 1;
        self.actions = format!("{path}/actions");
        Ok(())
    }

    /// One action; how long the answer took, in microseconds. None where the game was over and another one has begun.
    pub(super) async fn act(&mut self) -> Result<Option<u64>, Failure> {
        let Some((seat, action)) = self.game.choose(&mut self.rng) else {
            self.begin().await?;
            return Ok(None);
        };
        let decision = &mut self.decisions[usize::from(seat.0)];
        let body = format!("{{\"seat\":{seat},\"decision\":{decision},\"actions\":[\"{action}\"]}}");
        *decision += 1;
        let begun = Instant::now();
        let answer = self.client.call(Method::POST, &self.actions, body).await?;
        let micros = begun.elapsed().as_micros() as u64;
        let answer: Answer = serde_json::from_slice(&answer).map_err(failed)?;
        self.next = answer.next;
        self.game.go_on(Some((seat, &action)), &answer.drawn)?;
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
        let chat = format!("/api/v1/tables/{}/chat", self.table);
        while self.next < u64::from(events) {
            if self.game.is_on() {
                self.act().await?;
            } else {
                self.client.call(Method::POST, &chat, json!({ "text": "…" }).to_string()).await?;
                self.next += 1;
            }
        }
        Ok(())
    }

    /// The table's events, as they come.
    pub(super) async fn stream(&self, address: SocketAddr) -> Result<(Client, Incoming), Failure> {
        let mut client = self.client.again(address).await?;
        let path = format!("/api/v1/tables/{}/events", self.table);
        let response = client.send(Method::GET, &path, String::new()).await?;
        if !response.status().is_success() {
            return Err(failed(response.status()));
        }
        Ok((client, response.into_body()))
    }

    pub(super) fn table(&self) -> &str {
        &self.table
    }

    pub(super) fn into_client(self) -> Client {
        self.client
    }
}
