//! A table: what was agreed on, who sits there, how far it is, and how a viewer sees it.

use crate::message::Message;
use crate::view::View;
use game::{Outcome, Seat};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Milliseconds since 1970 by the clock of whoever keeps the table.
pub type Millis = u64;

/// Who may take a seat.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum SeatKind {
    /// Anybody may sit down.
    Open,
    /// Whoever made the table.
    Maker,
    /// Whoever has the invitation of this seat.
    Invited,
    /// A bot, by its level.
    Bot {
        /// Such as `hard`.
        level: String,
    },
}

/// How long players may think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Pace {
    /// As long as they like.
    #[default]
    Unlimited,
    /// Each has a clock that runs while only they decide.
    Live {
        /// What is on it at the start.
        seconds: u32,
        /// What each decision adds.
        increment: u32,
    },
    /// Each decision has its own limit.
    PerTurn {
        /// How long.
        seconds: u32,
    },
}

/// What happens at a seat whose player is absent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Absent {
    /// A bot takes the seat over; its player may come back.
    #[default]
    Bot,
    /// The others wait.
    Wait,
}

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

/// Why a seat is without its player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Leave {
    /// They left.
    Left,
    /// They resigned: they do not come back.
    Resigned,
    /// Their time was over.
    Time,
}

/// What everybody may know of a table beside the game itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatStatus {
    /// What its player is called, or its bot.
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
    #[cfg_attr(feature = "schema", schema(required))]
    pub clock: Option<Millis>,
    /// When its time is over, if it decides: milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(required))]
    pub deadline: Option<Millis>,
}

/// A question whether somebody may take back more than their own last actions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Question {
    /// Who asks.
    pub seat: Seat,
    /// Whose answers are awaited.
    pub waiting_for: Vec<Seat>,
}

/// A rematch that is offered. Bots always agree, and so does whoever has left their seat to one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RematchOffer {
    /// Who offers it.
    pub seat: Seat,
    /// Whose answers are awaited: the first seat of each person.
    pub waiting_for: Vec<Seat>,
}

/// A game and its options: edition, modules, house rules. Every option is written out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", content = "table", rename_all = "kebab-case")]
pub enum GameTable {
    /// Mississippi Queen.
    MississippiQueen(mississippi::Table),
    /// Niagara.
    Niagara(niagara::Table),
}

impl GameTable {
    /// The name of the game.
    pub const fn name(&self) -> &'static str {
        use game::Game;
        match self {
            Self::MississippiQueen(_) => mississippi::Queen::NAME,
            Self::Niagara(_) => niagara::Niagara::NAME,
        }
    }
}

impl From<mississippi::Table> for GameTable {
    fn from(table: mississippi::Table) -> Self {
        Self::MississippiQueen(table)
    }
}

impl From<niagara::Table> for GameTable {
    fn from(table: niagara::Table) -> Self {
        Self::Niagara(table)
    }
}

/// What was agreed on when a table was made.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableConfig {
    /// The game and its options.
    #[serde(flatten)]
    pub game: GameTable,
    /// The edition whose rules it goes by, for citations.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub edition: Cow<'static, str>,
    /// Who may sit where.
    pub seats: Vec<SeatKind>,
    /// Whether the table is listed, or is found by its link alone.
    pub public: bool,
    /// How long players may think.
    pub pace: Pace,
    /// What happens at a seat whose player has gone or has run out of time.
    pub absent: Absent,
}

/// How far moments are told for good. What is open now may be covered later; whoever keeps moments reads them again from the
/// earlier [`Settled::moment`] once more is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Settled {
    /// The first moment that may yet change.
    pub moment: usize,
    /// How many choices of others lie open to the viewer, who may not know them for good.
    pub open: usize,
    /// How many choices are covered to the viewer.
    pub covered: usize,
}

/// A table at one moment, as a viewer sees it: everything that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableState {
    /// What everybody may know of it beside the game.
    #[serde(flatten)]
    pub status: Status,
    /// The caller's own seats.
    pub yours: Vec<Seat>,
    /// The seat that `view` is seen from; none for a spectator.
    #[cfg_attr(feature = "schema", schema(required))]
    pub viewer: Option<Seat>,
    /// The place of the next event.
    pub next: u64,
    /// The number of the last moment.
    pub last_moment: usize,
    /// How far moments are told to the viewer for good.
    pub settled: Settled,
    /// The game as the viewer sees it.
    pub view: View,
    /// The version of the board: once it is another one, the board is worth another request.
    pub board_version: u32,
    /// What the game asks now, of the viewer or of those whom the viewer waits for.
    pub prompt: Message,
    /// The action that most players would answer with, where one is obvious: clients choose it in advance, and their player
    /// confirms it.
    #[cfg_attr(feature = "schema", schema(required))]
    pub suggested: Option<String>,
    /// Whether what is decided now stays sealed until all who decide have done so. Players who share a screen then need a
    /// cover between them.
    pub in_secret: bool,
    /// How it ended: the reason and the rank of each seat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub outcome: Option<Outcome>,
    /// Whether the viewer can take something back without asking.
    pub can_take_back: bool,
}

/// A table, as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableView {
    /// Its id.
    pub id: String,
    /// What was agreed on.
    pub config: TableConfig,
    /// Whether the caller has made the table.
    pub made_by_you: bool,
    /// The hash of the secret that all draws follow from.
    #[cfg_attr(feature = "schema", schema(required))]
    pub commitment: Option<String>,
    /// The ids of the rules without which nobody can begin at this table: the game in short.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<String>))]
    pub essentials: Vec<Cow<'static, str>>,
    /// How it stands now.
    #[serde(flatten)]
    pub state: TableState,
}

impl Status {
    /// The seats that decide now.
    pub fn deciding(&self) -> impl Iterator<Item = Seat> + '_ {
        (0u8..).zip(&self.seats).filter(|(_, seat)| seat.deciding).map(|(seat, _)| Seat(seat))
    }
}
