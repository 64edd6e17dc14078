//! What is wrong with positions and names of Niagara.

use crate::board::Gem;

game::errors! {
    /// An error in a position or a name.
    pub enum Error {
        UnknownGem { name: String, known: String } = "unknown-gem",
        UnknownArm { name: String, known: String } = "unknown-arm",
        UnknownPlace { name: String, known: String } = "unknown-place",
        UnknownColour { name: String, known: String } = "unknown-colour",
        UnknownCard { name: String, known: String } = "unknown-card",
        UnknownCanoe { name: String, known: String } = "unknown-canoe",

        PositionArm = "position-arm",
        PositionPhase = "position-phase",
        PositionSetup = "position-setup",
        PositionCanoeGem = "position-canoe-gem",
        PositionGems { most: u8, value: u32, name: Gem } = "position-gems",
        PositionTurn = "position-turn",
        PositionCard = "position-card",
        PositionHand = "position-hand",
        PositionHandNeeded = "position-hand-needed",
        PositionSeen = "position-seen",
        PositionTop = "position-top",
        PositionWon = "position-won",
        PositionNoCanoe = "position-no-canoe",
        PositionVoyage = "position-voyage",
        PositionEnd = "position-end",
    }
}

game::text_arguments!(Gem);
