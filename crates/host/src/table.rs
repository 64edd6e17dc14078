//! What a table can be asked, whatever its game.
//!
//! [`AnyTable::propose`] says what a command would add to the log, or why it cannot be; it changes nothing.
//! [`AnyTable::accept`] carries that out, and [`AnyTable::apply`] does the same for an event that was logged elsewhere or
//! earlier. So a table is the same wherever its log is played through.

use crate::Error;
use crate::advice::AdviceJob;
use crate::command::Command;
use crate::config::Config;
use crate::event::{Event, Logged, PlayerId};
use crate::fair::{Commitment, Proof};
use api::{AdviceRequest, Board, Millis, Moment, Plan, Settled, Stage, Status, TableConfig, TableEvent, TableState};
use game::{Fault, Game, Outcome, Record, Seat, SeatSet};
use serde::Deserialize;
use std::any::Any;
use std::fmt;

/// What somebody may be called, and say, at most, in characters.
pub const LONGEST_NAME: usize = 40;
/// The longest that somebody may say at once.
pub const LONGEST_SAYING: usize = 500;
/// Sayings of those who sit at a table.
pub const MOST_SAYINGS: usize = 1000;
/// Sayings of all others, who so cannot use up what the players have.
pub const MOST_OUTSIDE: usize = 200;
/// How often one player may sit down at a table, or change the name or the seed there.
pub const MOST_SEATINGS: usize = 50;
/// How often all players but the maker and those with an invitation may do so together. With the other limits here this
/// leaves room below [`MOST_ASIDE`] for whatever people at a table may want to do.
pub const MOST_SEATINGS_OF_OTHERS: usize = 1000;
/// How often the player of a seat may come back after leaving it to a bot.
pub const MOST_RETURNS: usize = 50;
/// How often a seat may take back actions of its own.
pub const MOST_TAKEN_BACK: usize = 500;
/// How often a seat may ask the others to let it take back more.
pub const MOST_ASKED: usize = 100;
/// How often a seat may offer a rematch.
pub const MOST_OFFERS: usize = 10;
/// Events of a table: no game comes near it.
pub const MOST_EVENTS: u64 = 100_000;
/// Events of a table after which it takes only what brings the game on: no sayings, nothing that is taken back. So nobody
/// can fill the log and leave no room for the game.
pub const MOST_ASIDE: u64 = 20_000;

/// How a record is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = RecordForm))]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// For programs.
    #[default]
    Json,
    /// For people.
    Text,
}

impl Form {
    pub(crate) fn write<G: Game>(self, record: &Record<G>) -> Result<String, Fault> {
        match self {
            Self::Text => record.to_text(),
            Self::Json => record.to_json(),
        }
    }
}

/// What a bot has still to think about. It knows what its seat knows, and nothing of the table.
pub type BotJob = Box<dyn FnOnce() -> Result<Command, Fault> + Send>;

/// What a command would do.
#[derive(Debug)]
pub enum Proposal {
    /// It adds this to the log.
    Add(Box<Next>),
    /// It has been done before: the answer was lost.
    Done,
}

/// The next event of a table's log, together with what it leads to: that was worked out to see whether it may happen, and
/// [`AnyTable::accept`] does not work it out again.
pub struct Next {
    /// What happens.
    pub event: Event,
    /// The place in the log that it was worked out for.
    pub(crate) seq: u64,
    /// The steps of the game, of the type that the table knows.
    pub(crate) steps: Box<dyn Any + Send>,
}

impl fmt::Debug for Next {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Next").field("seq", &self.seq).field("event", &self.event).finish_non_exhaustive()
    }
}

/// A table of any game.
pub trait AnyTable: Send + Sync {
    /// The place of the next event in the log.
    fn next_seq(&self) -> u64;
    /// Carries out an event that was read from the log, the next one. All of it is checked: a log that breaks a rule, or draws
    /// otherwise than its dice, is refused.
    fn apply(&mut self, logged: &Logged) -> Result<(), Fault>;
    /// Carries out what [`AnyTable::propose`] has proposed, at this time; the event as it is to be logged. It fails if the
    /// table has gone on since.
    fn accept(&mut self, next: Next, at: Millis) -> Result<Logged, Fault>;
    /// What a command would add to the log.
    fn propose(&self, command: &Command) -> Result<Proposal, Fault>;

    /// What was agreed on, as it is logged.
    fn config(&self) -> &Config;
    /// The same as a document, with every option.
    fn config_document(&self) -> TableConfig;
    /// Who made it.
    fn maker(&self) -> Option<&PlayerId>;
    /// How far it is.
    fn stage(&self) -> Stage;
    /// What everybody may know of it beside the game.
    fn status(&self) -> Status;
    /// Where a player sits.
    fn seats_of(&self, player: &PlayerId) -> Vec<Seat>;
    /// Who sits at a seat, and what they are called.
    fn sitter(&self, seat: Seat) -> Option<(&PlayerId, &str)>;
    /// When the maker removed a player, unless they have sat down again since.
    fn removed_at(&self, player: &PlayerId) -> Option<Millis>;
    /// The seats that decide now.
    fn deciding(&self) -> SeatSet;
    /// The number of a seat's next decision.
    fn decision(&self, seat: Seat) -> u64;
    /// Those who decide now and are played by a bot.
    fn waiting_for_bots(&self) -> Vec<Seat>;
    /// Lets the bot of a seat think: what comes out is what it would do, seeing only what the seat may see.
    fn ask_bot(&self, seat: Seat, seed: u64) -> Result<BotJob, Fault>;
    /// Prepares advice for a player who plays with nobody but bots, or for anybody about a game that is over. What comes out
    /// is worked out from what the advised seat knows alone.
    fn ask_advice(&self, player: Option<&PlayerId>, request: &AdviceRequest, seed: u64) -> Result<AdviceJob, Fault>;
    /// Those whose time is over now.
    fn out_of_time(&self, now: Millis) -> Vec<Seat>;
    /// When somebody's time will be over next, if something happens then.
    fn next_deadline(&self) -> Option<Millis>;

    /// The table as a seat, or a spectator, sees it; `yours` are all seats of whoever looks.
    fn look(&self, viewer: Option<Seat>, yours: Vec<Seat>) -> TableState;
    /// The board, which is the same for everybody.
    fn board(&self) -> Board;
    /// The number of the last moment: how many entries the record has.
    fn last_moment(&self) -> usize;
    /// What of the moments may yet be told to a viewer in other words.
    fn settled(&self, viewer: Option<Seat>) -> Settled;
    /// At most so many moments from this number on, as a viewer may know them now; lean ones are without views and
    /// pictures.
    fn moments(&self, viewer: Option<Seat>, from: usize, most: usize, lean: bool) -> Vec<Moment>;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The whole turns that a seat can make from here.
    fn plans(&self, seat: Seat) -> Result<Vec<Plan>, Fault>;
    /// Whether a seat may do this now; if not, by which rule.
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Fault>, Fault>;
    /// Whether a seat can get to a place of the board in this turn; if not, which rule is in the way.
    fn why_not_there(&self, seat: Seat, place: &str) -> Result<Option<Fault>, Fault>;
    /// How many entries were left after an answer of the log, if that let something be taken back.
    fn taken_back_by(&self, seq: u64) -> Option<usize>;
    /// An event as a seat, or a spectator, may know it.
    fn tell(&self, viewer: Option<Seat>, logged: &Logged) -> TableEvent;
    /// The record of the game as far as a viewer may know it.
    fn record(&self, viewer: Option<Seat>, form: Form) -> Result<String, Fault>;
    /// The whole record, with what is still sealed: for who keeps the table, to go on with it.
    fn sealed_record(&self, form: Form) -> Result<String, Fault>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What its draws were promised to follow from.
    fn commitment(&self) -> Option<Commitment>;
    /// What it takes to check them, once the game is over.
    fn proof(&self) -> Option<Proof>;
}

/// A text that somebody wrote: neither empty nor too long, in one line, without signs that are no text.
pub fn plain(text: &str, most: usize, place: &str) -> Result<String, Fault> {
    let shown: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    let shown = shown.trim();
    if shown.is_empty() {
        return Err(Error::Empty.at(place));
    }
    if shown.chars().count() > most {
        return Err(Error::TooLong { most }.at(place));
    }
    Ok(shown.to_owned())
}
