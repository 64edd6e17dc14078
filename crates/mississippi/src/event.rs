//! What happened in the game, for logs, pictures and statistics.

pub use crate::bow::Setting;
pub use crate::docks::Arriving;
pub use crate::order::Sequence;
pub use crate::push::Pushing;
pub use crate::river::Laying;
pub use crate::setup::{Entering, Placing};
pub use crate::step::Moving;
pub use crate::wreck::{Eliminating, Missing, Passing, Wrecking};

use crate::board::{Bend, Dir, Space};
use crate::rule_id::RuleId;
use crate::state::{BoatId, EndReason};
use crate::tiles::TileId;
use crate::{coal, docks, river, rose, sand, step, table};
use serde::{Deserialize, Serialize};

/// Something that happened in the game. [`Event::rule`] names the rule that caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiEvent))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the field names are self-explanatory
pub enum Event {
    /// An A tile was removed to make room for a B tile.
    TileOut { tile: TileId },
    /// A boat was put on a start dock, or on land behind it.
    Placed { boat: BoatId, dock: u8, cause: Placing },
    /// A round began.
    RoundBegan { round: u16, cause: Sequence },
    /// A boat's turn began.
    TurnBegan { boat: BoatId, cause: Sequence },
    /// A waiting boat entered the river.
    Entered { boat: BoatId, at: Space, cause: Entering },
    /// A bow was set freely.
    BowSet { boat: BoatId, bow: Dir, cause: Setting },
    /// A speed was chosen, for this much coal.
    SpeedSet { boat: BoatId, speed: u8, coal: u8 },
    /// A boat turned by 60 degrees, for this much coal.
    Turned { boat: BoatId, bow: Dir, coal: u8 },
    /// A boat moved into a space.
    Moved { boat: BoatId, to: Space, cause: Moving },
    /// A boat was pushed into a space.
    Pushed { boat: BoatId, by: BoatId, to: Space, cause: Pushing },
    /// A boat backed off its sandbank, for this much coal.
    BackedOff { boat: BoatId, to: Space, coal: u8 },
    /// A boat ran aground or was pushed aground.
    Aground { boat: BoatId, cause: Cause },
    /// A boat left its sandbank forward, for this much coal.
    LeftSand { boat: BoatId, coal: u8 },
    /// Driftwood reduced a boat's speed.
    Slowed { boat: BoatId, speed: u8, cause: Cause },
    /// A boat wrecked.
    Wrecked { boat: BoatId, cause: Wrecking },
    /// A boat missed its turn.
    Missed { boat: BoatId, cause: Missing },
    /// A boat could not move and passed.
    Passed { boat: BoatId, cause: Passing },
    /// A boat aground could not leave; its turn is over once its bow is set.
    Stuck { boat: BoatId, cause: Setting },
    /// A boat had no complete turn and left the race.
    Eliminated { boat: BoatId, cause: Eliminating },
    /// A boat was disqualified for hitting a finish dock too fast.
    Disqualified { boat: BoatId, cause: Wrecking },
    /// A boat took a passenger aboard.
    PassengerTaken { boat: BoatId, tile: u8, cause: Cause },
    /// A boat handed back a passenger that it had taken this turn.
    PassengerReturned { boat: BoatId, tile: u8 },
    /// A boat filled its bunkers at a coal station.
    Refuelled { boat: BoatId, cause: Cause },
    /// A boat gave coal to another.
    CoalGiven { from: BoatId, to: BoatId, coal: u8 },
    /// A boat took coal from the Black Rose.
    Bunkered { boat: BoatId, coal: u8 },
    /// A tile was laid, with this many passengers.
    TileLaid { tile: TileId, bend: Bend, passengers: u8, cause: Laying },
    /// The finish was laid.
    FinishLaid { bend: Bend },
    /// A tile behind the last boat was removed, with its passengers.
    TileRemoved { tile: u8 },
    /// A boat finished; place 0 is the first.
    Home { boat: BoatId, place: u8, cause: Arriving },
    /// The race ended.
    Over { reason: EndReason },
}

/// Whether a boat's own move or a push caused an event. The rule depends on the event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiCause))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// Its own move.
    Move,
    /// A push.
    Push,
}

impl Event {
    /// The rule that caused it, as defined in the chapter that emits the event.
    pub fn rule(&self) -> RuleId {
        match *self {
            Self::TileOut { .. } => table::TILE_OUT,
            Self::Placed { cause, .. } => cause.rule(),
            Self::RoundBegan { cause, .. } => cause.round_rule(),
            Self::TurnBegan { cause, .. } => cause.rule(),
            Self::Entered { cause, .. } => cause.rule(),
            Self::BowSet { cause, .. } | Self::Stuck { cause, .. } => cause.rule(),
            Self::SpeedSet { coal, .. } => step::speed_rule(coal),
            Self::Turned { coal, .. } => step::turn_rule(coal),
            Self::Moved { cause, .. } => cause.rule(),
            Self::Pushed { cause, .. } => cause.rule(),
            Self::BackedOff { .. } => Setting::BackingOff.rule(),
            Self::Aground { cause, .. } => cause.grounding_rule(),
            Self::LeftSand { coal, .. } => sand::leaving_rule(coal),
            Self::Slowed { cause, .. } => cause.slowing_rule(),
            Self::Wrecked { cause, .. } => cause.rule(),
            Self::Missed { cause, .. } => cause.rule(),
            Self::Passed { cause, .. } => cause.rule(),
            Self::Eliminated { cause, .. } => cause.rule(),
            Self::Disqualified { cause, .. } => cause.disqualifying_rule(),
            Self::PassengerTaken { cause, .. } => cause.boarding_rule(),
            Self::PassengerReturned { .. } => docks::PASSENGER_RETURNED,
            Self::Refuelled { cause, .. } => cause.refuelling_rule(),
            Self::CoalGiven { .. } => coal::COAL_GIVEN,
            Self::Bunkered { .. } => rose::BUNKERED,
            Self::TileLaid { cause, .. } => cause.rule(),
            Self::FinishLaid { .. } => river::FINISH_LAID,
            Self::TileRemoved { .. } => river::TILE_REMOVED,
            Self::Home { cause, .. } => cause.rule(),
            Self::Over { reason } => reason.rule(),
        }
    }
}
