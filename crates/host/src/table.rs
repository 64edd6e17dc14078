//! What a table can be asked, whatever its game.
//!
//! [`AnyTable::propose`] says what a command would add to the log, or why it cannot be; it changes nothing. Once that is
//! kept safely, [`AnyTable::apply`] carries it out. So a table is the same wherever its log is played through.

use crate::command::Command;
use crate::config::Config;
use crate::event::{Event, Leave, Logged, Millis, PlayerId};
use crate::fair::{Commitment, Proof};
use api::{Board, Line, Message, Plan};
use draw::Scene;
use game::{Fault, Game, Outcome, Record, Seat, SeatSet};
use serde::{Deserialize, Serialize};
use serde_json::Value;

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

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// Players gather.
    Gathering,
    /// They play.
    Playing,
    /// The game is over.
    Over,
    /// The table was closed before its game began.
    Closed,
}

/// How a record is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// For people.
    Text,
    /// For programs.
    Json,
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

/// What everybody may know of a table beside the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Status {
    /// How far it is.
    pub stage: Stage,
    /// The number of the turn, which grows.
    pub turn: u32,
    /// The seats in their order.
    pub seats: Vec<SeatStatus>,
    /// The question that waits for answers.
    #[cfg_attr(feature = "schema", schema(required))]
    pub question: Option<Question>,
    /// The rematch that is offered, until everybody has agreed or somebody declines.
    #[cfg_attr(feature = "schema", schema(required))]
    pub rematch_offer: Option<RematchOffer>,
    /// The id of the table at which the players go on.
    #[cfg_attr(feature = "schema", schema(required))]
    pub rematch: Option<String>,
    /// Whether it was played under earlier rules: it is shown as it stood, and is not continued.
    pub earlier_rules: bool,
    /// The first event of such a game that could not be carried out: the game is shown up to there. None if all of it is shown.
    #[cfg_attr(feature = "schema", schema(required))]
    pub unplayed: Option<u64>,
}

/// What everybody may know of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatStatus {
    /// What its player is called.
    #[cfg_attr(feature = "schema", schema(required))]
    pub name: Option<String>,
    /// The level of the bot that plays here now.
    #[cfg_attr(feature = "schema", schema(required))]
    pub bot: Option<String>,
    /// The team that it plays in, counted from 1; none where everybody plays alone.
    #[cfg_attr(feature = "schema", schema(required))]
    pub team: Option<u8>,
    /// Why its player is not here.
    #[cfg_attr(feature = "schema", schema(required))]
    pub away: Option<Leave>,
    /// Whether it decides now.
    pub deciding: bool,
    /// On whose behalf it decides now, such as a boat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub speaker: Option<String>,
    /// The number of its next decision.
    pub decision: u64,
    /// What is left on its clock, in milliseconds, as long as it stands still.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u64>, required))]
    pub clock: Option<Millis>,
    /// When its time is over, if it decides: milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u64>, required))]
    pub deadline: Option<Millis>,
}

/// A question whether somebody may take back more than their own last actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Question {
    /// Who asks.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// Whose answers are awaited.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub waiting_for: Vec<Seat>,
}

/// A rematch that is offered. Bots always agree, and so does whoever has left their seat to one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RematchOffer {
    /// Who offers it.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// Whose answers are awaited: the first seat of each person.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub waiting_for: Vec<Seat>,
}

/// How far moments are told for good. What is open now may be covered later; whoever keeps moments reads them again from the
/// earlier [`Settled::moment`] once more is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settled {
    /// The first moment that may yet change.
    pub moment: usize,
    /// How many choices are covered to the viewer.
    pub covered: usize,
}

/// A table after an entry of its record, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many entries of the record are behind it: 0 before the first.
    pub number: usize,
    /// The number of the turn, as it is then.
    pub turn: u32,
    /// Who acted, if somebody did.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>, required))]
    pub seat: Option<Seat>,
    /// The action or the outcome that led here, such as `speed:3`; none before the first, and none that is sealed still.
    #[cfg_attr(feature = "schema", schema(required))]
    pub entry: Option<String>,
    /// Whether nobody decided it: it was drawn.
    pub drawn: bool,
    /// What happened then, in order: each a `MississippiEvent` or a `NiagaraEvent`, with the id of its `rule`.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Object>))]
    pub events: Vec<Value>,
    /// The same as lines of the report.
    pub lines: Vec<Line>,
    /// The game as the viewer saw it then, a `MississippiView` or a `NiagaraView`; not there if only the story is wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<Object>, nullable = false))]
    pub view: Option<Value>,
    /// The same as a picture.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub scene: Option<Scene>,
}

impl Stage {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Gathering, Self::Playing, Self::Over, Self::Closed];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gathering => "gathering",
            Self::Playing => "playing",
            Self::Over => "over",
            Self::Closed => "closed",
        }
    }
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
    /// Those whose time is over now.
    fn out_of_time(&self, now: Millis) -> Vec<Seat>;
    /// When somebody's time will be over next, if something happens then.
    fn next_deadline(&self) -> Option<Millis>;

    /// What a seat, or a spectator, sees of the game.
    fn view(&self, viewer: Option<Seat>) -> Result<Value, Fault>;
    /// The board, which is the same for everybody.
    fn board(&self) -> Board;
    /// The number of the board: another one once a space of it has changed.
    fn board_version(&self) -> u32;
    /// What the game asks now, of the viewer or of those whom the viewer waits for.
    fn prompt(&self, viewer: Option<Seat>) -> Message;
    /// The number of the last moment: how many entries the record has.
    fn last_moment(&self) -> usize;
    /// What of the moments may yet be told to a viewer in other words.
    fn settled(&self, viewer: Option<Seat>) -> Settled;
    /// At most so many moments from this number on, as a viewer may know them now; lean ones are without views and
    /// pictures.
    fn moments(&self, viewer: Option<Seat>, from: usize, most: usize, lean: bool) -> Result<Vec<Moment>, Fault>;
    /// What a seat may do now.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// The whole turns that a seat can make from here.
    fn plans(&self, seat: Seat) -> Result<Vec<Plan>, Fault>;
    /// Whether a seat may do this now; if not, by which rule.
    fn why_not(&self, seat: Seat, action: &str) -> Result<Option<Fault>, Fault>;
    /// Whether a seat can get to a place of the board in this turn; if not, which rule is in the way.
    fn why_not_there(&self, seat: Seat, place: &str) -> Result<Option<Fault>, Fault>;
    /// An event as a seat, or a spectator, may know it.
    fn tell(&self, viewer: Option<Seat>, logged: &Logged) -> Value;
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
        return Err(Fault::new("host-empty").at(place));
    }
    if shown.chars().count() > most {
        return Err(Fault::new("host-too-long").at(place).with("most", most));
    }
    Ok(shown.to_owned())
}
