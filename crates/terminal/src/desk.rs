//! A table that can be played from here, wherever it is kept.

use crate::Error;
use api::{Advice, AdviceRequest, Moment, Shared, Speaker, Spot, Status, TableState, TableView};
use game::{ErrorKind, Fault, Seat};
use host::Scope;
use std::time::Duration;

/// A table. The screen and the dialogue know nothing but this, so a table on this machine and one on a server are the same
/// to them.
pub trait Desk {
    /// The seats that are played from here.
    fn own_seats(&self) -> Vec<Seat>;
    /// The table as it is now, seen from a seat that is played here, or by a spectator.
    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault>;
    /// What was done and drawn from this moment on, and what came of it.
    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Moment>, Fault>;
    /// What a seat may do now.
    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault>;
    /// The whole turns that a seat can make from here.
    fn plans(&mut self, seat: Seat) -> Result<Vec<api::Plan>, Fault>;
    /// Why a seat may not do this now, or get there in this turn; nothing if it may.
    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault>;
    /// The best turns of a seat that is played here, and why. Where others play at another screen, nobody is asked.
    fn advice(&mut self, seat: Seat, request: &AdviceRequest) -> Result<Advice, Fault>;
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
        Err(Error::NobodyListens.into())
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
    fault.kind() == ErrorKind::Unavailable
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
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

/// A table at one moment, and where the places of its board are in the picture.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// The table as the viewer sees it.
    pub table: TableView,
    /// The places of the board.
    pub spots: Shared<Vec<Spot>>,
}

impl Snapshot {
    /// How it stands.
    pub fn state(&self) -> &TableState {
        &self.table.state
    }

    /// What everybody may know of it beside the game.
    pub fn status(&self) -> &Status {
        &self.table.state.status
    }
}
