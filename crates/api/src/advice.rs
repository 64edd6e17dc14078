//! Advice: the best turns of a seat, compared with the one that its player has in mind, and why.

use crate::message::Message;
use crate::plan::Plan;
use game::Seat;
use serde::{Deserialize, Serialize};

/// What somebody wants advice about.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct AdviceRequest {
    /// The seat that decides; without it, the caller's own or the first that decides.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false, value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The moment that it is about; without it, the present one. Earlier ones only once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub moment: Option<usize>,
    /// The turn that the player has in mind, or its beginning; none if there is none.
    #[serde(default)]
    pub actions: Vec<String>,
    /// The level of the adviser; without it, the strongest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub level: Option<String>,
    /// How long the adviser may think, in milliseconds; only for levels that look ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false, minimum = 1, maximum = 10000))]
    pub milliseconds: Option<u32>,
}

/// What an adviser says. The reasons say why the first of the best turns is better than the one that it is compared with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Advice {
    /// The seat that is advised.
    #[cfg_attr(feature = "schema", schema(value_type = u8))]
    pub seat: Seat,
    /// The moment that it is about.
    pub moment: usize,
    /// The level of the adviser.
    pub level: String,
    /// The best turns, the advised one first; none if there is nothing to choose.
    pub best: Vec<AdvisedTurn>,
    /// The turn that the player has in mind, completed if it was only begun.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub in_mind: Option<AdvisedTurn>,
    /// What the advised turn is compared with.
    pub compared_with: ComparedWith,
    /// Why it is better: the most important differences.
    pub reasons: Vec<Message>,
}

/// What an advised turn is compared with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ComparedWith {
    /// The turn that the player has in mind.
    InMind,
    /// The next best turn, because the player has the advised one in mind, or none.
    NextBest,
    /// Nothing: there is no other turn.
    Nothing,
}

/// A turn with what it promises.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct AdvisedTurn {
    /// The turn in one line.
    pub summary: Message,
    /// The turn.
    pub plan: Plan,
    /// For each seat its chance to win, in percent.
    pub chances: Vec<u8>,
    /// How often the adviser has tried it.
    pub visits: u32,
}
