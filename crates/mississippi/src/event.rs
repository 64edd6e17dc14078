//! What happened, for logs, pictures and statistics.

use crate::board::{Bend, Dir, Space};
use crate::rule_id::RuleId;
use crate::state::{BoatId, EndReason};
use crate::tiles::TileId;
use serde::{Deserialize, Serialize};

/// Something that happened. [`Event::rule`] is the rule that made it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiEvent))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say themselves what they are
pub enum Event {
    /// An A tile left for a B tile.
    TileOut { tile: TileId },
    /// A boat was put on a start dock, or on land behind it.
    Placed { boat: BoatId, dock: u8 },
    /// A round began.
    RoundBegan { round: u16 },
    /// A boat's turn began.
    TurnBegan { boat: BoatId },
    /// A waiting boat entered the river.
    Entered { boat: BoatId, at: Space },
    /// A bow was set freely.
    BowSet { boat: BoatId, bow: Dir, cause: Setting },
    /// A speed was chosen, for so much coal.
    SpeedSet { boat: BoatId, speed: u8, coal: u8 },
    /// A boat turned by 60 degrees, for so much coal.
    Turned { boat: BoatId, bow: Dir, coal: u8 },
    /// A boat moved into a space.
    Moved { boat: BoatId, to: Space },
    /// A boat was pushed into a space.
    Pushed { boat: BoatId, by: BoatId, to: Space },
    /// A boat backed off its sandbank, for so much coal.
    BackedOff { boat: BoatId, to: Space, coal: u8 },
    /// A boat ran aground or was pushed aground.
    Aground { boat: BoatId, cause: Cause },
    /// A boat left its sandbank forward, for so much coal.
    LeftSand { boat: BoatId, coal: u8 },
    /// Driftwood reduced a boat's speed.
    Slowed { boat: BoatId, speed: u8, cause: Cause },
    /// A boat wrecked.
    Wrecked { boat: BoatId },
    /// A boat missed its turn.
    Missed { boat: BoatId, cause: Missing },
    /// A boat could not move and passed.
    Passed { boat: BoatId, cause: Passing },
    /// A boat aground could not leave; its turn only sets its bow.
    Stuck { boat: BoatId },
    /// A boat had no coal for any complete turn.
    Eliminated { boat: BoatId },
    /// A boat ran into the finish too fast.
    Disqualified { boat: BoatId },
    /// A passenger came aboard.
    PassengerTaken { boat: BoatId, tile: u8 },
    /// A passenger that had come aboard was handed back.
    PassengerReturned { boat: BoatId, tile: u8 },
    /// A boat filled its bunkers at a coal station.
    Refuelled { boat: BoatId },
    /// Coal changed boats.
    CoalGiven { from: BoatId, to: BoatId, coal: u8 },
    /// Coal came from the Black Rose.
    Bunkered { boat: BoatId, coal: u8 },
    /// A tile was laid, with so many passengers.
    TileLaid { tile: TileId, bend: Bend, passengers: u8 },
    /// The finish was laid.
    FinishLaid { bend: Bend },
    /// A tile behind the last boat was removed, with its passengers.
    TileRemoved { tile: u8 },
    /// A boat finished, as the n-th from 0.
    Home { boat: BoatId, place: u8 },
    /// The race ended.
    Over { reason: EndReason },
}

/// How something came upon a boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiCause))]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// By its own move.
    Move,
    /// By a push.
    Push,
}

/// Why a bow was set freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiSetting))]
#[serde(rename_all = "kebab-case")]
pub enum Setting {
    /// The race has not begun.
    Start,
    /// The boat enters the river.
    Entry,
    /// Its turn begins after repairs, or after a turn that it missed aground.
    Restart,
    /// It has backed off a sandbank.
    BackingOff,
    /// It is aground and cannot leave.
    Aground,
    /// It was pushed.
    Push,
}

/// Why a boat missed its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiMissing))]
#[serde(rename_all = "kebab-case")]
pub enum Missing {
    /// It is being repaired.
    Repairs,
    /// It is aground and cannot leave.
    Aground,
    /// It lacks the coal to leave a sandbank.
    NoCoal,
    /// It is the Black Rose and has run aground.
    RoseAground,
}

/// Why a boat passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiPassing))]
#[serde(rename_all = "kebab-case")]
pub enum Passing {
    /// Other boats are in its way.
    Blocked,
    /// It has no turn, whatever its coal.
    NoWay,
    /// It is the Black Rose and cannot move.
    Rose,
}

impl Event {
    /// The rule that made it so.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::TileOut { .. } => RuleId::R37,
            Self::Placed { .. } => RuleId::Set10,
            Self::RoundBegan { .. } => RuleId::Ord03,
            Self::TurnBegan { .. } => RuleId::Ord02,
            Self::Entered { .. } => RuleId::Six03,
            Self::BowSet { cause, .. } => match cause {
                Setting::Start => RuleId::Set10,
                Setting::Entry => RuleId::R64,
                Setting::Restart => RuleId::R20,
                Setting::BackingOff => RuleId::San05,
                Setting::Aground => RuleId::R41,
                Setting::Push => RuleId::R25,
            },
            Self::SpeedSet { .. } => RuleId::Spd02,
            Self::Turned { .. } => RuleId::Trn02,
            Self::Moved { .. } => RuleId::Mov01,
            Self::Pushed { .. } => RuleId::Psh01,
            Self::BackedOff { .. } => RuleId::San05,
            Self::Aground { cause: Cause::Move, .. } => RuleId::San01,
            Self::Aground { cause: Cause::Push, .. } => RuleId::San06,
            Self::LeftSand { .. } => RuleId::San04,
            Self::Slowed { cause: Cause::Move, .. } => RuleId::Dri02,
            Self::Slowed { cause: Cause::Push, .. } => RuleId::Dri05,
            Self::Wrecked { .. } => RuleId::Cra02,
            Self::Missed { cause, .. } => match cause {
                Missing::Repairs => RuleId::R15,
                Missing::Aground => RuleId::R41,
                Missing::NoCoal => RuleId::R62,
                Missing::RoseAground => RuleId::R65,
            },
            Self::Passed { cause: Passing::Blocked, .. } => RuleId::Cra06,
            Self::Passed { cause: Passing::NoWay, .. } => RuleId::R56,
            Self::Passed { cause: Passing::Rose, .. } => RuleId::R50,
            Self::Stuck { .. } => RuleId::R41,
            Self::Eliminated { .. } => RuleId::R22,
            Self::Disqualified { .. } => RuleId::End09,
            Self::PassengerTaken { .. } => RuleId::Pic01,
            Self::PassengerReturned { .. } => RuleId::R30,
            Self::Refuelled { .. } => RuleId::Sta03,
            Self::CoalGiven { .. } => RuleId::Tra02,
            Self::Bunkered { .. } => RuleId::Blr10,
            Self::TileLaid { .. } => RuleId::Til01,
            Self::FinishLaid { .. } => RuleId::End01,
            Self::TileRemoved { .. } => RuleId::Rem01,
            Self::Home { .. } => RuleId::End04,
            Self::Over { reason } => reason.rule(),
        }
    }
}
