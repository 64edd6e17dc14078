//! The game itself: what a viewer sees of it now, and what has happened in it.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The game as a viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = GameView))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum View {
    /// Mississippi Queen.
    MississippiQueen(Box<mississippi::View>),
    /// Niagara.
    Niagara(Box<niagara::View>),
}

/// Something that happened in the game, as a viewer may know it, with the rule that made it happen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct GameEvent {
    /// What happened.
    #[serde(flatten)]
    pub event: AnyEvent,
    /// The id of the rule.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub rule: Cow<'static, str>,
}

/// Something that happened in one of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(tag = "game", rename_all = "kebab-case")]
pub enum AnyEvent {
    /// In Mississippi Queen.
    MississippiQueen(mississippi::Event),
    /// In Niagara.
    Niagara(niagara::Event),
}

impl From<mississippi::View> for View {
    fn from(view: mississippi::View) -> Self {
        Self::MississippiQueen(Box::new(view))
    }
}

impl From<niagara::View> for View {
    fn from(view: niagara::View) -> Self {
        Self::Niagara(Box::new(view))
    }
}

impl From<mississippi::Event> for AnyEvent {
    fn from(event: mississippi::Event) -> Self {
        Self::MississippiQueen(event)
    }
}

impl From<niagara::Event> for AnyEvent {
    fn from(event: niagara::Event) -> Self {
        Self::Niagara(event)
    }
}
