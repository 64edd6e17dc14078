//! One table of a session: its game, its state, its record.

use super::error::{Error, Words, code};
use crate::draw::{draw, generator};
use crate::registry::Playable;
use game::batch::{self, Why};
use game::{Entry, Fault, Record, Seat, Turn};
use host::registry;
use rand_chacha::ChaCha8Rng;
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::{Map, Value, json};

/// The methods of a table.
pub(super) const METHODS: &[&str] =
    &["state", "view", "board", "turn", "legal", "check", "plans", "act", "chances", "chance", "record", "result"];

/// A table of any game.
pub(super) trait AnyTable {
    /// Carries out a method of [`METHODS`].
    fn call(&mut self, words: Words, method: &str, params: Map<String, Value>) -> Result<Value, Error>;
    /// What the game waits for.
    fn turn(&self) -> Value;
}

/// A table of one game.
pub(super) struct Desk<G: Playable> {
    game: G,
    state: G::State,
    record: Record<G>,
    rng: ChaCha8Rng,
}

// All parameters have the id of the table, which has been looked up already: it is among the names that can be used.

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Nothing {
    #[serde(rename = "id")]
    _id: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Viewer {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    seat: Option<Seat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Who {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    seat: Seat,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Check {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    seat: Seat,
    action: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    seat: Seat,
    actions: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chance {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    outcome: Option<String>,
    #[serde(default)]
    draw: bool,
    seed: Option<u64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    seat: Option<Seat>,
    #[serde(default)]
    secrets: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Telling {
    #[serde(rename = "id")]
    _id: IgnoredAny,
    #[serde(default)]
    form: RecordForm,
    seat: Option<Seat>,
    #[serde(default)]
    secrets: bool,
}

#[derive(Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "lowercase")]
enum RecordForm {
    #[default]
    Json,
    Text,
}

impl<G: Playable> AnyTable for Desk<G> {
    fn call(&mut self, words: Words, method: &str, params: Map<String, Value>) -> Result<Value, Error> {
        match method {
            "view" => {
                let Viewer { seat, .. } = words.params(params)?;
                if let Some(seat) = seat {
                    self.sits(words, seat)?;
                }
                words.json(&self.game.view(&self.state, seat))
            }
            "legal" => {
                let Who { seat, .. } = words.params(params)?;
                self.sits(words, seat)?;
                Ok(self.legal(seat))
            }
            "check" => self.check(words, &words.params(params)?),
            "plans" => {
                let Who { seat, .. } = words.params(params)?;
                self.sits(words, seat)?;
                self.list_plans(words, seat)
            }
            "act" => self.act(words, &words.params(params)?),
            "chance" => self.chance(words, words.params(params)?),
            "state" => self.tell_state(words, &words.params(params)?),
            "record" => self.tell_record(words, &words.params(params)?),
            _ => {
                words.params::<Nothing>(params)?;
                match method {
                    "turn" => Ok(self.turn()),
                    "board" => words.json(&G::board(&self.game.view(&self.state, None))),
                    "chances" => Ok(self.list_chances()),
                    _ => words.json(&self.game.outcome(&self.state)),
                }
            }
        }
    }

    fn turn(&self) -> Value {
        let number = self.game.turn_number(&self.state);
        match self.game.turn(&self.state) {
            Turn::Decide(seats) => {
                let speakers: Vec<String> = seats.iter().map(|seat| self.game.speaker(&self.state, seat)).collect();
                let seats: Vec<Seat> = seats.iter().collect();
                json!({ "kind": "decide", "seats": seats, "speakers": speakers, "number": number })
            }
            Turn::Chance => json!({ "kind": "chance", "number": number }),
            Turn::Over => json!({ "kind": "over", "number": number }),
        }
    }
}

impl<G: Playable> Desk<G> {
    pub(super) fn new(state: G::State, record: Record<G>, game: G, seed: u64) -> Self {
        Self { game, state, record, rng: generator(seed, 0) }
    }

    fn edition(&self) -> &'static str {
        G::edition(self.game.table())
    }

    fn sits(&self, words: Words, seat: Seat) -> Result<(), Error> {
        let most = self.game.seats().saturating_sub(1);
        if seat.0 <= most {
            return Ok(());
        }
        let fault = Fault::new("number-out-of-range").at("seat");
        let fault = fault.with("value", seat).with("least", 0).with("most", most);
        Err(words.fault(code::INVALID_PARAMS, &fault))
    }

    fn legal(&self, seat: Seat) -> Value {
        let mut actions = Vec::new();
        self.game.legal(&self.state, seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn check(&self, words: Words, asked: &Check) -> Result<Value, Error> {
        self.sits(words, asked.seat)?;
        let action = read_token(words, &asked.action, "action")?;
        Ok(match self.game.check(&self.state, asked.seat, action) {
            Ok(()) => json!({ "ok": true }),
            Err(illegal) => {
                let mut answer = words.refusal(illegal, self.edition());
                answer.shift_insert(0, "ok".to_owned(), false.into());
                answer.into()
            }
        })
    }

    fn list_plans(&self, words: Words, seat: Seat) -> Result<Value, Error> {
        let plans = registry::plan_documents(&self.game, &self.state, seat);
        game::json::to_value(&plans).map_err(|fault| words.fault(code::INTERNAL, &fault))
    }

    /// Carries out a batch, or nothing of it: on a copy, which replaces the state at the end.
    fn act(&mut self, words: Words, asked: &Act) -> Result<Value, Error> {
        let seat = asked.seat;
        self.sits(words, seat)?;
        if asked.actions.is_empty() {
            return Err(words.fault(code::INVALID_PARAMS, &Fault::new("actions-empty").at("actions")));
        }
        let place = |at: usize| format!("actions.{at}");
        let mut actions: Vec<G::Action> = Vec::with_capacity(asked.actions.len());
        for (at, text) in asked.actions.iter().enumerate() {
            actions.push(read_token(words, text, &place(at))?);
        }
        let mut events: Vec<G::Event> = Vec::new();
        let state =
            batch::after(&self.game, &self.state, seat, &actions, &mut events).map_err(|halt| match halt.why {
                Why::Illegal(illegal) => words.illegal(illegal, self.edition(), &place(halt.at)),
                Why::RunsPast => words.fault(code::NOT_NOW, &Fault::new("batch-runs-past").at(place(halt.at))),
            })?;
        let events = words.json(&registry::game_events::<G>(&events))?;
        self.record.entries.extend(actions.into_iter().map(|action| Entry::Act { seat, action }));
        self.enter(state);
        Ok(json!({ "turn": self.turn(), "events": events }))
    }

    fn outcomes(&self) -> Vec<(G::Chance, u32)> {
        let mut outcomes = Vec::new();
        self.game.chances(&self.state, &mut outcomes);
        outcomes
    }

    fn list_chances(&self) -> Value {
        let chances = self.outcomes();
        chances.iter().map(|(outcome, weight)| json!({ "outcome": outcome.to_string(), "weight": weight })).collect()
    }

    fn chance(&mut self, words: Words, asked: Chance) -> Result<Value, Error> {
        let outcome = self.choose(words, asked)?;
        let mut state = self.state.clone();
        let mut events: Vec<G::Event> = Vec::new();
        self.game.settle(&mut state, outcome, &mut events);
        let events = words.json(&registry::game_events::<G>(&events))?;
        self.record.entries.push(Entry::Chance(outcome));
        self.enter(state);
        Ok(json!({ "outcome": outcome.to_string(), "turn": self.turn(), "events": events }))
    }

    /// The outcome that is asked for, or one that is drawn.
    fn choose(&mut self, words: Words, asked: Chance) -> Result<G::Chance, Error> {
        let outcomes = self.outcomes();
        let chosen = match asked {
            Chance { outcome: Some(text), draw: false, seed: None, .. } => {
                let outcome: G::Chance = read_token(words, &text, "outcome")?;
                if !outcomes.is_empty() && !outcomes.iter().any(|&(listed, _)| listed == outcome) {
                    let fault = Fault::new("chance-not-listed").at("outcome").with("name", outcome);
                    return Err(words.fault(code::NOT_NOW, &fault));
                }
                (!outcomes.is_empty()).then_some(outcome)
            }
            Chance { outcome: None, draw: true, seed: None, .. } => draw(&outcomes, &mut self.rng),
            Chance { outcome: None, draw: true, seed: Some(seed), .. } => draw(&outcomes, &mut generator(seed, 0)),
            _ => return Err(words.fault(code::INVALID_PARAMS, &Fault::new("chance-form"))),
        };
        chosen.ok_or_else(|| words.fault(code::NOT_NOW, &Fault::new("no-chance-due")))
    }

    fn enter(&mut self, state: G::State) {
        self.state = state;
        self.record.outcome = self.game.outcome(&self.state);
    }

    /// The position. While it tells something that the seat, or a spectator, may not know, it is only for programs that ask
    /// for the secrets too.
    fn tell_state(&self, words: Words, asked: &Position) -> Result<Value, Error> {
        if let Some(seat) = asked.seat {
            self.sits(words, seat)?;
        }
        if !asked.secrets && self.game.hides(&self.state, asked.seat) {
            return Err(words.fault(code::NOT_NOW, &Fault::new("position-hidden")));
        }
        words.json(&self.game.position(&self.state))
    }

    /// The record. While something in it is sealed to the seat, or to a spectator, or covered again, it is only for programs
    /// that ask for the secrets too.
    fn tell_record(&self, words: Words, asked: &Telling) -> Result<Value, Error> {
        if let Some(seat) = asked.seat {
            self.sits(words, seat)?;
        }
        let tell = || match asked.form {
            RecordForm::Text => self.record.to_text().map(Value::String),
            RecordForm::Json => self.record.to_json().and_then(|text| game::json::parse(&text)),
        };
        if !asked.secrets {
            self.record.check_open_to(asked.seat).map_err(|fault| words.fault(code::NOT_NOW, &fault))?;
        }
        tell().map_err(|fault| words.fault(code::INTERNAL, &fault))
    }
}

fn read_token<T: game::Token>(words: Words, text: &str, place: &str) -> Result<T, Error> {
    text.parse().map_err(|fault: Fault| words.fault(code::INVALID_PARAMS, &fault.at(place)))
}
