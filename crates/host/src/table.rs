//! What a table can be asked, whatever its game.
//!
//! [`AnyTable::propose`] says what a command would add to the log, or why it cannot be; it changes nothing. Once that is
//! kept safely, [`AnyTable::apply`] carries it out. So a table is the same wherever its log is played through.

use crate::command::Command;
use crate::config::Config;
use crate::event::{Event, Logged, Millis, PlayerId};
use crate::fair::{Commitment, Proof};
use game::{Fault, Outcome, Seat, SeatSet};
use serde_json::Value;

/// What somebody may be called, and say, at most, in characters.
pub const LONGEST_NAME: usize = 40;
/// The longest that somebody may say at once.
pub const LONGEST_SAYING: usize = 500;
/// Sayings of a table.
pub const MOST_SAYINGS: usize = 1000;
/// Events of a table: no game comes near it.
pub const MOST_EVENTS: u64 = 100_000;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Players gather.
    Gathering,
    /// They play.
    Playing,
    /// The game is over.
    Over,
}

/// What a command would do.
#[derive(Clone, Debug, PartialEq)]
pub enum Proposal {
    /// It adds this to the log.
    Add(Box<Event>),
    /// It has been done before: the answer was lost.
    Done,
}

/// A table of any game.
pub trait AnyTable: Send + Sync {
    /// The place of the next event in the log.
    fn next_seq(&self) -> u64;
    /// Carries out an event: the next of the log.
    fn apply(&mut self, logged: &Logged) -> Result<(), Fault>;
    /// What a command would add to the log.
    fn propose(&self, command: &Command) -> Result<Proposal, Fault>;

    /// What was agreed on.
    fn config(&self) -> &Config;
    /// How far it is.
    fn stage(&self) -> Stage;
    /// Where a player sits.
    fn seats_of(&self, player: &PlayerId) -> Vec<Seat>;
    /// Who sits at a seat: their name, or the level of the bot that belongs there.
    fn sitter(&self, seat: Seat) -> Option<String>;
    /// The seats that decide now.
    fn deciding(&self) -> SeatSet;
    /// The number of a seat's next decision.
    fn decision(&self, seat: Seat) -> u64;
    /// Those who decide now and are played by a bot.
    fn waiting_for_bots(&self) -> Vec<Seat>;
    /// What the bot of a seat would do, seeing only what the seat may see.
    fn ask_bot(&self, seat: Seat, seed: u64) -> Result<Command, Fault>;
    /// Those whose time is over now.
    fn out_of_time(&self, now: Millis) -> Vec<Seat>;
    /// When somebody's time will be over next.
    fn next_deadline(&self) -> Option<Millis>;

    /// What a seat, or a spectator, sees of the game.
    fn view(&self, viewer: Option<Seat>) -> Result<Value, Fault>;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Whether a seat may do this now; if not, by which rule.
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Fault>, Fault>;
    /// An event as a seat, or a spectator, may know it.
    fn tell(&self, viewer: Option<Seat>, logged: &Logged) -> Value;
    /// The record of the game as far as a viewer may know it, in the wire form.
    fn record(&self, viewer: Option<Seat>) -> Result<String, Fault>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What its draws were promised to follow from.
    fn commitment(&self) -> Option<Commitment>;
    /// What it takes to check them, once the game is over.
    fn proof(&self) -> Option<Proof>;
}
