//! What one seat may know: everything except others' cards that are in hand, sealed or covered.

use crate::board::{Arm, Gem};
use crate::rules::Fork;
use crate::state::{Canoe, CanoeId, Card, Colour, Gems, Hand, Phase, Stage, State, Which};
use crate::table::Niagara;
use game::{Game, Outcome, Seat, Turn};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The table as one seat or a spectator sees it, field by field.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraView))]
pub struct View {
    /// The round, from 1; 0 during setup.
    pub round: u16,
    /// What the game waits for.
    pub phase: Phase,
    /// The seats that decide now.
    pub decides: Vec<Seat>,
    /// The holder of the life ring, once it is drawn.
    #[cfg_attr(feature = "schema", schema(required))]
    pub ring: Option<Colour>,
    /// The weather marker, -1 to 2.
    pub weather: i8,
    /// The arm that takes the next disc, where the arms alternate.
    #[cfg_attr(feature = "schema", schema(required))]
    pub arm: Option<Arm>,
    /// Steps that the river still flows this round, while arms are drawn.
    pub steps: u8,
    /// The gems at the deposits, by deposit and colour.
    pub deposits: BTreeMap<Gem, BTreeMap<Gem, u8>>,
    /// The players.
    pub players: BTreeMap<Colour, PlayerView>,
    /// The turn under way in phase II.
    #[cfg_attr(feature = "schema", schema(required))]
    pub course: Option<CourseView>,
    /// The outcome, once the game is over.
    #[cfg_attr(feature = "schema", schema(required))]
    pub outcome: Option<Outcome>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraPlayer))]
pub struct PlayerView {
    /// The player's seat.
    pub seat: Seat,
    /// The canoes, with the gems they carry.
    pub canoes: [Canoe; 2],
    /// The gems scored.
    pub gems: BTreeMap<Gem, u8>,
    /// The number of cards in hand.
    pub cards: u8,
    /// Whether the player has played a card this round.
    pub laid: bool,
    /// The card on top of the pile, if the viewer may know it: the one played this round or, until then, that of the
    /// previous round.
    #[cfg_attr(feature = "schema", schema(required))]
    pub card: Option<Card>,
    /// The cards in hand: only the viewer's own, and everybody's once the game is over.
    #[cfg_attr(feature = "schema", schema(required))]
    pub hand: Option<Vec<Card>>,
    /// The cards played since everybody took their cards back, if the viewer may look at them: the viewer's own, and
    /// everybody's if discards are open or the game is over.
    #[cfg_attr(feature = "schema", schema(required))]
    pub discards: Option<Vec<Card>>,
}

/// The turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraCourse))]
pub struct CourseView {
    /// The player whose turn it is.
    pub player: Colour,
    /// The canoes that may still begin their move.
    pub canoes: Vec<Which>,
    /// The canoe that is moving.
    #[cfg_attr(feature = "schema", schema(required))]
    pub canoe: Option<Which>,
    /// Its points left; omitted once the card is covered, because they would reveal its number.
    #[cfg_attr(feature = "schema", schema(required))]
    pub points: Option<u8>,
    /// The stage of its move.
    pub stage: Stage,
    /// The gem it has unloaded.
    #[cfg_attr(feature = "schema", schema(required))]
    pub unloaded: Option<Gem>,
    /// Whether it has loaded.
    pub loaded: bool,
}

/// The colours present, with their counts.
pub(crate) fn counted(gems: Gems) -> BTreeMap<Gem, u8> {
    Gem::ALL.into_iter().zip(gems).filter(|&(_, count)| count > 0).collect()
}

impl View {
    /// An earlier state as a viewer may know it now.
    pub(crate) fn new(game: &Niagara, state: &State, now: &State, viewer: Option<Seat>) -> Self {
        let in_turn = game.table.fork == Fork::InTurn && state.phase != Phase::SetupArm;
        Self {
            round: state.round,
            phase: state.phase,
            decides: match game.turn(state) {
                Turn::Decide(seats) => seats.iter().collect(),
                Turn::Chance | Turn::Over => Vec::new(),
            },
            ring: (state.round > 0).then(|| state.ring.into()),
            weather: state.weather,
            arm: in_turn.then_some(state.arm),
            steps: state.steps,
            deposits: Gem::ALL.into_iter().map(|gem| (gem, counted(*state.deposit(gem)))).collect(),
            players: game
                .all_seats()
                .map(|seat| (Colour::from(seat), PlayerView::new(game, state, now, seat, viewer)))
                .collect(),
            course: (state.phase == Phase::Act).then(|| CourseView::new(game, state, now, viewer)),
            outcome: game.outcome(state),
        }
    }
}

impl PlayerView {
    fn new(game: &Niagara, state: &State, now: &State, seat: Seat, viewer: Option<Seat>) -> Self {
        let all_open = viewer == Some(seat) || now.phase == Phase::Over;
        let list = |hand: Hand| hand.iter().collect();
        Self {
            seat,
            canoes: Which::ALL.map(|which| *state.canoe(CanoeId::new(seat, which))),
            gems: counted(*state.scored(seat)),
            cards: state.hand(seat).len(),
            laid: state.card(seat).is_some(),
            card: game.known_card(state, now, seat, viewer),
            hand: all_open.then(|| list(state.hand(seat))),
            discards: (all_open || game.table.open_discards).then(|| list(game.discards(state, seat))),
        }
    }
}

impl CourseView {
    fn new(game: &Niagara, state: &State, now: &State, viewer: Option<Seat>) -> Self {
        let course = &state.course;
        let player = game.active(state);
        Self {
            player: player.into(),
            canoes: Which::ALL
                .into_iter()
                .filter(|&which| course.can_begin(which) && course.canoe != Some(which))
                .collect(),
            canoe: course.canoe,
            points: Some(course.points).filter(|_| game.knows_card(now, state.round, player, viewer)),
            stage: course.stage,
            unloaded: course.unloaded,
            loaded: course.loaded,
        }
    }
}
