//! A table that can be played from here, wherever it is kept.

use game::{Fault, Outcome, Seat};
use host::event::Speaker;
use host::{Config, Scope, Settled, Stage};
use serde::Deserialize;
use serde_json::Value;
use std::time::Duration;

/// A table. The screen and the dialogue know nothing but this, so a table on this machine and one on a server are the same
/// to them.
pub trait Desk {
    /// The seats that are played from here.
    fn own_seats(&self) -> Vec<Seat>;
    /// The table as it is now, seen from a seat that is played here, or by a spectator.
    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault>;
    /// What was done and drawn from this moment on, and what came of it.
    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Told>, Fault>;
    /// What a seat may do now.
    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault>;
    /// The whole turns that a seat can make from here.
    fn plans(&mut self, seat: Seat) -> Result<Vec<api::Plan>, Fault>;
    /// Why a seat may not do this now, or get there in this turn; nothing if it may.
    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault>;
    /// What a bot would do now in this seat's place. Where others play for real, nobody is asked.
    fn advice(&mut self, seat: Seat) -> Result<Vec<String>, Fault>;
    /// Acts: all of it, or nothing.
    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault>;
    /// Takes back the seat's own last actions.
    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault>;
    /// Asks the others to let a seat take back all since its last turn began.
    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault>;
    /// Answers who asks so.
    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault>;
    /// Says something to everybody at the table.
    fn say(&mut self, _words: &str) -> Result<(), Fault> {
        Err(Fault::new("term-nobody-listens"))
    }
    /// What has been said since somebody asked last.
    fn sayings(&mut self) -> Vec<Saying> {
        Vec::new()
    }
    /// How many entries were left when something was taken back since somebody asked last; the fewest, if it was often.
    fn taken_back_to(&mut self) -> Option<usize> {
        None
    }
    /// Waits at most so long for something to happen by itself; whether it did.
    fn news(&mut self, patience: Duration) -> Result<bool, Fault>;
    /// The record of the game: all of it for who keeps the table, else only if nothing in it is sealed or covered.
    fn record(&mut self) -> Result<String, Fault>;
}

/// Whether a fault says that a server cannot be reached or does not work, rather than that it refuses something. Whoever
/// waits for the table goes on waiting.
pub fn is_server_failure(fault: &Fault) -> bool {
    ["server-unreachable", "server-timeout", "server-foreign"].contains(&&*fault.key)
}

/// A question whether somebody may take back more than their own last actions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Question {
    /// Who asks.
    pub seat: Seat,
    /// Whose answers are awaited.
    pub waiting_for: Vec<Seat>,
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Saying {
    /// What they are called who said it.
    pub name: String,
    /// What they said.
    pub text: String,
    /// Where they sat then, if that was noted.
    pub speaker: Option<Speaker>,
}

/// What somebody would like to know the reason of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doubt<'a> {
    /// An action, such as `speed:6`.
    Action(&'a str),
    /// A place of the board, such as `3.12`.
    Place(&'a str),
}

/// A table at one moment.
#[derive(Clone, Debug, Deserialize)]
pub struct Snapshot {
    /// What was agreed on.
    pub config: Config,
    /// How far it is.
    pub stage: Stage,
    /// The number of the turn, which grows.
    pub turn: u32,
    /// The seats in their order.
    pub seats: Vec<Sitting>,
    /// The seat that `view` is seen from.
    pub viewer: Option<Seat>,
    /// How many entries the record has.
    pub last_moment: usize,
    /// How far entries are told for good.
    pub settled: Settled,
    /// The game as the viewer sees it.
    pub view: Value,
    /// What the game asks now.
    pub prompt: api::Message,
    /// The places of the board.
    #[serde(default)]
    pub spots: Vec<Spot>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// Whether it was played under earlier rules.
    #[serde(default)]
    pub earlier_rules: bool,
    /// The first event of such a game that could not be carried out.
    #[serde(default)]
    pub unplayed: Option<u64>,
    /// Whether the viewer can take something back.
    pub can_take_back: bool,
    /// The question whether somebody may take back more, if one waits for answers.
    #[serde(default)]
    pub question: Option<Question>,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Sitting {
    /// What its player is called.
    pub name: Option<String>,
    /// The level of the bot that plays here.
    pub bot: Option<String>,
    /// The team that it plays in; none where everybody plays alone.
    #[serde(default)]
    pub team: Option<u8>,
    /// Whether it decides now.
    pub deciding: bool,
    /// The number of its next decision.
    pub decision: u64,
    /// What is left on its clock as long as it stands still, in milliseconds.
    #[serde(default)]
    pub clock: Option<u64>,
    /// When its time is over, if it decides: milliseconds since 1970.
    #[serde(default)]
    pub deadline: Option<u64>,
}

/// A place of the board, in the whole numbers of the scene.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Spot {
    /// Its name in actions and views.
    pub id: String,
    /// Its middle.
    pub x: i32,
    /// Its middle.
    pub y: i32,
}

/// An entry of the record, and what came of it.
#[derive(Clone, Debug, Deserialize)]
pub struct Told {
    /// How many entries there are with it.
    pub number: usize,
    /// The number of the turn, as it is then.
    pub turn: u32,
    /// Who acted.
    pub seat: Option<Seat>,
    /// The action or the outcome; none that is sealed.
    pub entry: Option<String>,
    /// What is reported of it.
    pub lines: Vec<api::Line>,
}

impl Snapshot {
    /// The seats that decide now.
    pub fn deciding(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.seats).filter(|(_, seat)| seat.deciding).map(|(seat, _)| Seat(seat))
    }
}
