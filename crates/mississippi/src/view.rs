//! What players may know. Only the order of the pile is hidden in this game, and the pile has no order until a tile is
//! drawn; so every viewer sees the same.

use crate::board::{Bend, Dir, Space};
use crate::position::RepairDoc;
use crate::rules::Edition;
use crate::state::{BoatId, Fate, Mode, Phase, Repair, State};
use crate::table::Queen;
use crate::tiles::TileId;
use game::{Game, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table as everybody sees it, field by field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiView))]
pub struct View {
    /// The edition of the rules.
    pub edition: Edition,
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// What the game waits for.
    pub phase: Phase,
    /// The seats that decide now.
    pub decides: Vec<Seat>,
    /// The boat that the decision is about.
    #[cfg_attr(feature = "schema", schema(required))]
    pub subject: Option<BoatId>,
    /// The boat whose turn it is.
    #[cfg_attr(feature = "schema", schema(required))]
    pub active: Option<BoatId>,
    /// The seat that steers the Black Rose this round.
    #[cfg_attr(feature = "schema", schema(required))]
    pub steers: Option<Seat>,
    /// The tiles from the start tile on.
    pub river: Vec<TileView>,
    /// How the finish is joined to the last tile.
    #[cfg_attr(feature = "schema", schema(required))]
    pub finish: Option<Bend>,
    /// The finish docks that can be used.
    pub finish_docks: Vec<Space>,
    /// Tiles that may still be drawn.
    pub pile: Vec<TileId>,
    /// How many of them will be drawn.
    pub draws: u8,
    /// Passengers in reserve, in the variant with the fewest passengers.
    pub spare: u8,
    /// The boats.
    pub boats: BTreeMap<BoatId, BoatView>,
    /// The order of the round.
    pub order: Vec<BoatId>,
    /// Coal that the Black Rose has used this round.
    pub rose_used: u8,
    /// Coal that boats have taken from the Black Rose this round.
    pub bunkered: u8,
    /// The boat with the virtual coal of round 1.
    #[cfg_attr(feature = "schema", schema(required))]
    pub virtual_coal: Option<BoatId>,
    /// The turn under way.
    pub course: CourseView,
    /// The outcome, once the game is over.
    #[cfg_attr(feature = "schema", schema(required))]
    pub outcome: Option<Outcome>,
}

/// A tile of the river.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiTile))]
pub struct TileView {
    /// The tile's id.
    pub tile: TileId,
    /// How it is joined to the previous tile.
    pub bend: Bend,
    /// Its heading.
    pub heading: Dir,
    /// Passengers waiting on it.
    pub passengers: u8,
    /// Whether it has been removed behind the last boat.
    pub removed: bool,
}

/// A boat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiBoat))]
pub struct BoatView {
    /// Its owner; none for the Black Rose.
    #[cfg_attr(feature = "schema", schema(required))]
    pub owner: Option<Seat>,
    /// Its status in the race.
    pub fate: FateView,
    /// Its space, while afloat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub at: Option<Space>,
    /// Its bow, while afloat.
    #[cfg_attr(feature = "schema", schema(required))]
    pub bow: Option<Dir>,
    /// The start dock behind which it waits.
    #[cfg_attr(feature = "schema", schema(required))]
    pub dock: Option<u8>,
    /// Its place among the boats that finished or dropped out, from 0.
    #[cfg_attr(feature = "schema", schema(required))]
    pub place: Option<u8>,
    /// The speed wheel.
    pub speed: u8,
    /// The coal wheel.
    pub coal: u8,
    /// Passengers aboard.
    pub passengers: u8,
    /// The tiles where it has taken a passenger.
    pub served: Vec<u8>,
    /// Whether it is being repaired.
    #[cfg_attr(feature = "schema", schema(required))]
    pub repair: Option<RepairDoc>,
    /// Whether it is aground.
    pub aground: bool,
    /// Whether it may leave its sandbank without coal.
    pub leaves_free: bool,
}

/// A boat's status in the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiFate))]
#[serde(rename_all = "kebab-case")]
pub enum FateView {
    /// It does not take part.
    Absent,
    /// It waits behind a start dock.
    Waiting,
    /// It is on the river.
    Afloat,
    /// It has finished.
    Home,
    /// It is out of the race.
    Out,
}

/// The turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiCourse))]
pub struct CourseView {
    /// The wheel value used for this move; 0 until it is set.
    pub speed: u8,
    /// Movement points left.
    pub points: u8,
    /// 60-degree turns made.
    pub turns: u8,
    /// Driftwood spaces entered.
    pub driftwood: u8,
    /// What the turn can achieve.
    pub mode: Mode,
    /// Coal that can be spent now.
    pub purse: u8,
    /// The directions of an incomplete push chain.
    pub chain: Vec<Dir>,
    /// The boat that the next push would move: the one ahead, or the next one of the chain.
    #[cfg_attr(feature = "schema", schema(required))]
    pub due: Option<BoatId>,
    /// The boats pushed this turn.
    pub pushed: Vec<BoatId>,
    /// Whether a tile will be laid after this turn.
    pub entered_last: bool,
}

impl View {
    pub(crate) fn new(queen: &Queen, state: &State) -> Self {
        let turn = queen.turn(state);
        let racing = state.round > 0 && turn != Turn::Over;
        let course = state.course();
        Self {
            edition: queen.table.edition,
            round: state.round,
            phase: state.phase,
            decides: match turn {
                Turn::Decide(seats) => seats.iter().collect(),
                Turn::Chance | Turn::Over => Vec::new(),
            },
            subject: matches!(turn, Turn::Decide(_)).then(|| Queen::subject(state)),
            active: racing.then(|| state.active()),
            steers: (queen.table.black_rose && racing).then(|| queen.rose_steerer(state)),
            river: state
                .river()
                .iter()
                .enumerate()
                .map(|(i, laid)| TileView {
                    tile: laid.id,
                    bend: laid.bend,
                    heading: laid.heading,
                    passengers: laid.passengers,
                    removed: i < state.rear as usize,
                })
                .collect(),
            finish: state.finish,
            finish_docks: (0..20)
                .map(|cell| Space::new(state.last_tile(), cell))
                .filter(|&at| Queen::is_finish_dock(state, at))
                .collect(),
            pile: TileId::of(state.pool).collect(),
            draws: state.draws,
            spare: state.spare,
            boats: queen.all_boats().map(|id| (id, BoatView::new(queen, state, id))).collect(),
            order: state.order().to_vec(),
            rose_used: state.rose_used,
            bunkered: state.bunkered,
            virtual_coal: state.virtual_coal,
            course: CourseView {
                speed: course.speed,
                points: course.points,
                turns: course.turns,
                driftwood: course.driftwood,
                mode: course.mode,
                purse: if racing { Queen::purse(state, state.active()) } else { 0 },
                chain: course.chain.as_slice().to_vec(),
                due: next_pushed(state).filter(|_| racing),
                pushed: course.pushed.as_slice().to_vec(),
                entered_last: course.entered_last,
            },
            outcome: queen.outcome(state),
        }
    }
}

/// The boat that the active boat's next push would move.
fn next_pushed(state: &State) -> Option<BoatId> {
    let mover = state.active();
    let boat = state.boat(mover);
    let ahead = state.neighbour(boat.at, boat.bow).filter(|_| state.phase == Phase::Move && boat.afloat())?;
    let at = state.course.chain.as_slice().iter().try_fold(ahead, |at, &dir| state.neighbour(at, dir))?;
    state.occupant(at, mover)
}

impl BoatView {
    fn new(queen: &Queen, state: &State, id: BoatId) -> Self {
        let boat = state.boat(id);
        let (fate, dock, place) = match boat.fate {
            Fate::Absent => (FateView::Absent, None, None),
            Fate::Waiting(dock) => (FateView::Waiting, (dock > 0).then_some(dock), None),
            Fate::Afloat => (FateView::Afloat, None, None),
            Fate::Home(place) => (FateView::Home, None, Some(place)),
            Fate::Out(place) => (FateView::Out, None, Some(place)),
        };
        Self {
            owner: queen.owner(id),
            fate,
            at: boat.afloat().then_some(boat.at),
            bow: boat.afloat().then_some(boat.bow),
            dock,
            place,
            speed: boat.speed,
            coal: boat.coal,
            passengers: boat.passengers,
            served: boat.served.as_slice().to_vec(),
            repair: RepairDoc::of(boat.repair),
            aground: boat.afloat() && state.is_sand(boat.at),
            leaves_free: boat.leaves_free,
        }
    }
}

impl RepairDoc {
    pub(crate) fn of(repair: Repair) -> Option<Self> {
        match repair {
            Repair::None => None,
            Repair::MissesTurn => Some(Self::MissesTurn),
            Repair::Restarts => Some(Self::Restarts),
            Repair::Resumes => Some(Self::Resumes),
        }
    }
}
