//! What happened in the game, for logs, pictures and statistics. No event names a card before it is revealed, nor after
//! it is covered again.

pub use crate::canoes::{Falling, Moving};
pub use crate::gems::Loading;
pub use crate::river::Flowing;

use crate::board::{Arm, Gem, Place};
use crate::rule_id::RuleId;
use crate::state::{CanoeId, Card, Colour, EndReason};
use crate::{canoes, cards, flow, gems, river, setup};
use serde::{Deserialize, Serialize};

/// Something that happened in the game. [`Event::rule`] names the rule that caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraEvent))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs)] // the field names are self-explanatory
pub enum Event {
    /// The arm of the first disc was drawn.
    ArmDrawn { arm: Arm },
    /// A round began; this player holds the ring.
    RoundBegan { round: u16, ring: Colour },
    /// A lost canoe was bought back.
    BoughtBack { canoe: CanoeId, gem: Gem },
    /// A player has played a card face down.
    Laid { player: Colour },
    /// A player's turn began and the card was revealed; the card is omitted once it is covered.
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
    /// A canoe stole a gem from another.
    Stolen { canoe: CanoeId, from: CanoeId, gem: Gem },
    /// A canoe came ashore.
    Landed { canoe: CanoeId },
    /// A gem was landed and scored.
    Scored { player: Colour, gem: Gem },
    /// The weather marker moved.
    WeatherChanged { player: Colour, weather: i8 },
    /// The river flows by this many steps.
    Flows { steps: u8, cause: Flowing },
    /// One disc went over the falls of this arm.
    Flowed { arm: Arm },
    /// A canoe went over the falls; a gem aboard goes back to its deposit.
    Lost {
        canoe: CanoeId,
        #[cfg_attr(feature = "schema", schema(required))]
        gem: Option<Gem>,
        cause: Falling,
    },
    /// A player without canoes and gems got one canoe back.
    Returned { canoe: CanoeId },
    /// All players took their cards back.
    HandsBack,
    /// The game ended.
    Over { reason: EndReason },
}

impl Event {
    /// The rule that caused it, as defined in the chapter that emits the event.
    pub fn rule(&self) -> RuleId {
        match *self {
            Self::ArmDrawn { .. } => setup::ARM_DRAWN,
            Self::RoundBegan { .. } => flow::ROUND_BEGAN,
            Self::BoughtBack { .. } => cards::BOUGHT_BACK,
            Self::Laid { .. } => cards::LAID,
            Self::Opened { .. } => flow::OPENED,
            Self::Idle { .. } => flow::IDLE,
            Self::Moved { cause, .. } => cause.rule(),
            Self::Loaded { cause, .. } => cause.rule(),
            Self::Unloaded { .. } => Loading::Alone.rule(),
            Self::Stolen { .. } => gems::STOLEN,
            Self::Landed { .. } => Moving::Launch.rule(),
            Self::Scored { .. } => canoes::SCORED,
            Self::WeatherChanged { .. } => river::WEATHER_CHANGED,
            Self::Flows { cause, .. } => cause.rule(),
            Self::Flowed { .. } => river::FLOWED,
            Self::Lost { cause, .. } => cause.rule(),
            Self::Returned { .. } => river::RETURNED,
            Self::HandsBack => cards::HANDS_BACK,
            Self::Over { reason } => reason.rule(),
        }
    }
}
