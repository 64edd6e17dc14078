//! What happened, for logs, pictures and statistics. No event tells a card before it is opened, and none tells it once it is
//! covered again.

use crate::board::{Arm, Gem, Place};
use crate::rule_id::RuleId;
use crate::state::{CanoeId, Card, Colour, EndReason};
use serde::Serialize;

/// Something that happened. [`Event::rule`] is the rule that made it so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraEvent))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields say themselves what they are
pub enum Event {
    /// The arm of the first disc was drawn.
    ArmDrawn { arm: Arm },
    /// A round began, with this holder of the ring.
    RoundBegan { round: u16, ring: Colour },
    /// A lost canoe was bought back.
    BoughtBack { canoe: CanoeId, gem: Gem },
    /// A player has laid a card; which one is a secret.
    Laid { player: Colour },
    /// A player's turn began, and the card was opened: which one, as long as it is not covered.
    Opened {
        player: Colour,
        #[cfg_attr(feature = "schema", schema(required))]
        card: Option<Card>,
    },
    /// A player has no canoe to move.
    Idle { player: Colour },
    /// A canoe was launched or moved to a disc.
    Moved { canoe: CanoeId, to: Place, cause: Moving },
    /// A gem was taken aboard at a deposit.
    Loaded { canoe: CanoeId, gem: Gem, deposit: Gem, cause: Loading },
    /// A gem was left at a deposit.
    Unloaded { canoe: CanoeId, gem: Gem, deposit: Gem },
    /// A gem changed canoes.
    Stolen { canoe: CanoeId, from: CanoeId, gem: Gem },
    /// A canoe came ashore.
    Landed { canoe: CanoeId },
    /// A gem came ashore and counts.
    Scored { player: Colour, gem: Gem },
    /// The weather marker moved.
    WeatherChanged { player: Colour, weather: i8 },
    /// The river flows by so many steps.
    Flows { steps: u8, cause: Flowing },
    /// One disc went over the falls of this arm.
    Flowed { arm: Arm },
    /// A canoe went over the falls; a gem aboard is back on its deposit.
    Lost {
        canoe: CanoeId,
        #[cfg_attr(feature = "schema", schema(required))]
        gem: Option<Gem>,
        cause: Falling,
    },
    /// A player without canoe and gem got one canoe back.
    Returned { canoe: CanoeId },
    /// All players took their cards back.
    HandsBack,
    /// The game ended.
    Over { reason: EndReason },
}

/// How a canoe moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraMoving))]
#[serde(rename_all = "kebab-case")]
pub enum Moving {
    /// From disc to disc.
    Paddle,
    /// From the beach.
    Launch,
    /// Into an arm that the player chose.
    Fork,
}

/// How a gem came to be loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraLoading))]
#[serde(rename_all = "kebab-case")]
pub enum Loading {
    /// Into an empty canoe.
    Alone,
    /// For a gem that was unloaded just before.
    Swap,
}

/// What decided how far the river flows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraFlowing))]
#[serde(rename_all = "kebab-case")]
pub enum Flowing {
    /// The lowest number played, and the weather.
    LowestCard,
    /// The weather alone: nobody played a number.
    Weather,
}

/// How a canoe went over the falls.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraFalling))]
#[serde(rename_all = "kebab-case")]
pub enum Falling {
    /// On its disc.
    River,
    /// By its own move.
    Paddle,
}

impl Event {
    /// The rule that made it so.
    pub fn rule(&self) -> RuleId {
        match self {
            Self::ArmDrawn { .. } => RuleId::Set02,
            Self::RoundBegan { .. } => RuleId::Rnd01,
            Self::BoughtBack { .. } => RuleId::Fal02,
            Self::Laid { .. } => RuleId::Crd01,
            Self::Opened { .. } => RuleId::Crd02,
            Self::Idle { .. } => RuleId::R10,
            Self::Moved { cause: Moving::Paddle, .. } => RuleId::Can04,
            Self::Moved { cause: Moving::Fork, .. } => RuleId::Can07,
            Self::Moved { cause: Moving::Launch, .. } | Self::Landed { .. } => RuleId::Can08,
            Self::Loaded { cause: Loading::Alone, .. } | Self::Unloaded { .. } => RuleId::Gem02,
            Self::Loaded { cause: Loading::Swap, .. } => RuleId::Gem03,
            Self::Stolen { .. } => RuleId::Stl01,
            Self::Scored { .. } => RuleId::Lnd01,
            Self::WeatherChanged { .. } => RuleId::Wea01,
            Self::Flows { cause: Flowing::LowestCard, .. } => RuleId::Riv01,
            Self::Flows { cause: Flowing::Weather, .. } => RuleId::Riv02,
            Self::Flowed { .. } => RuleId::Riv03,
            Self::Lost { cause: Falling::River, .. } => RuleId::Fal01,
            Self::Lost { cause: Falling::Paddle, .. } => RuleId::Can12,
            Self::Returned { .. } => RuleId::Fal03,
            Self::HandsBack => RuleId::R26,
            Self::Over { reason } => reason.rule(),
        }
    }
}
