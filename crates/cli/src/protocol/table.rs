//! One table of a session: reads the parameters of its methods and answers with the documents of its sandbox.

use crate::Error;
use crate::random::{draw, generator};
use api::sandbox::Turn;
use api::{AdviceRequest, GameEvent};
use game::{Fault, Seat, json};
use host::Form;
use host::sandbox::{AnySandbox, Audience};
use rand_chacha::ChaCha8Rng;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use words::Lang;

/// The methods of a table.
pub(super) const METHODS: &[&str] = &[
    "state", "view", "board", "turn", "legal", "check", "plans", "advice", "act", "chances", "chance", "record",
    "result",
];

/// A table: a sandbox, and the generator that draws where the caller does not choose.
pub(super) struct Table {
    sandbox: Box<dyn AnySandbox>,
    rng: ChaCha8Rng,
}

/// Parameters of methods. All of them have the id of the table, which has been looked up already: it is listed when
/// another name is wrong.
macro_rules! params {
    ($($name:ident { $($(#[$meta:meta])* $field:ident: $type:ty),* })*) => {
        $(
            #[derive(Deserialize)]
            #[serde(deny_unknown_fields)]
            pub(super) struct $name {
                #[serde(rename = "id")]
                _id: IgnoredAny,
                $($(#[$meta])* $field: $type),*
            }
        )*
    };
}

params! {
    NoParams {}
    ViewParams { seat: Option<Seat> }
    SeatParams { seat: Seat }
    AdviceParams {
        seat: Option<Seat>,
        #[serde(default)] actions: Vec<String>,
        level: Option<String>,
        milliseconds: Option<u32>,
        #[serde(default)] seed: u64
    }
    CheckParams { seat: Seat, action: String }
    ActParams { seat: Seat, actions: Vec<String> }
    ChanceParams { outcome: Option<String>, #[serde(default)] draw: bool, seed: Option<u64> }
    StateParams { seat: Option<Seat>, #[serde(default)] secrets: bool }
    RecordParams { #[serde(default)] form: Form, seat: Option<Seat>, #[serde(default)] secrets: bool }
}

/// The answer to what brings the game on.
#[derive(Serialize)]
struct Progress {
    #[serde(skip_serializing_if = "Option::is_none")]
    outcome: Option<String>,
    turn: Turn,
    events: Vec<GameEvent>,
}

impl Table {
    pub(super) fn new(sandbox: Box<dyn AnySandbox>, seed: u64) -> Self {
        Self { sandbox, rng: generator(seed, 0) }
    }

    /// What the game waits for.
    pub(super) fn turn(&self) -> Turn {
        self.sandbox.turn()
    }

    /// Carries out a method of [`METHODS`].
    pub(super) fn call(&mut self, lang: Lang, method: &str, params: &Value) -> Result<Value, Fault> {
        match method {
            "view" => {
                let ViewParams { seat, .. } = json::from_value(params)?;
                json::to_value(&self.sandbox.view(seat)?)
            }
            "legal" => {
                let SeatParams { seat, .. } = json::from_value(params)?;
                json::to_value(&self.sandbox.legal(seat)?)
            }
            "plans" => {
                let SeatParams { seat, .. } = json::from_value(params)?;
                json::to_value(&self.sandbox.plans(seat)?)
            }
            "advice" => {
                let AdviceParams { seat, actions, level, milliseconds, seed, .. } = json::from_value(params)?;
                let request = AdviceRequest { seat, moment: None, actions, level, milliseconds };
                json::to_value(&self.sandbox.advice(&request, seed)?)
            }
            "check" => {
                let CheckParams { seat, action, .. } = json::from_value(params)?;
                let why_not = self.sandbox.why_not(seat, &action)?;
                json::to_value(&words::why_not(lang, why_not.as_ref()))
            }
            "act" => {
                let ActParams { seat, actions, .. } = json::from_value(params)?;
                let events = self.sandbox.act(seat, &actions)?;
                json::to_value(&Progress { outcome: None, turn: self.turn(), events })
            }
            "chance" => {
                let params: ChanceParams = json::from_value(params)?;
                let outcome = self.choose(params)?;
                let events = self.sandbox.settle(&outcome)?;
                json::to_value(&Progress { outcome: Some(outcome), turn: self.turn(), events })
            }
            "state" => {
                let StateParams { seat, secrets, .. } = json::from_value(params)?;
                json::to_value(&self.sandbox.position(audience(seat, secrets))?)
            }
            "record" => {
                let RecordParams { form, seat, secrets, .. } = json::from_value(params)?;
                let record = self.sandbox.record(audience(seat, secrets), form)?;
                match form {
                    Form::Text => Ok(record.into()),
                    Form::Json => json::parse(&record),
                }
            }
            _ => {
                let NoParams { .. } = json::from_value(params)?;
                match method {
                    "turn" => json::to_value(&self.turn()),
                    "board" => json::to_value(&self.sandbox.board()),
                    "chances" => json::to_value(&self.sandbox.chances()),
                    _ => json::to_value(&self.sandbox.outcome()),
                }
            }
        }
    }

    /// The outcome that is asked for, or one that is drawn.
    fn choose(&mut self, params: ChanceParams) -> Result<String, Fault> {
        let mut own;
        let rng = match params {
            ChanceParams { outcome: Some(outcome), draw: false, seed: None, .. } => return Ok(outcome),
            ChanceParams { outcome: None, draw: true, seed: None, .. } => &mut self.rng,
            ChanceParams { outcome: None, draw: true, seed: Some(seed), .. } => {
                own = generator(seed, 0);
                &mut own
            }
            _ => return Err(Error::ChanceForm.into()),
        };
        let chances = self.sandbox.chances();
        let weighted: Vec<(&str, u32)> = chances.iter().map(|chance| (&*chance.outcome, chance.weight)).collect();
        draw(&weighted, rng).map(str::to_owned).ok_or_else(|| host::Error::NoChanceDue.into())
    }
}

const fn audience(viewer: Option<Seat>, secrets: bool) -> Audience {
    if secrets { Audience::Keeper } else { Audience::Viewer(viewer) }
}
