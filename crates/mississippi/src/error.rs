//! What is wrong with positions, tables and names of Mississippi Queen.

use crate::board::Space;
use crate::state::BoatId;
use crate::tiles::TileId;

game::errors! {
    /// An error in a position, a table or a name.
    pub enum Error {
        UnknownBoat { name: String, known: String } = "unknown-boat",
        UnknownTile { name: String, known: String } = "unknown-tile",
        UnknownDirection { name: String, known: String } = "unknown-direction",
        UnknownBend { name: String, known: String } = "unknown-bend",
        UnknownSpace { name: String } = "unknown-space",
        HouseRuleUnknown { name: String, known: String } = "house-rule-unknown",
        HouseRuleValue { name: String, value: String, known: String } = "house-rule-value",

        PositionStartTile = "position-start-tile",
        PositionTileNotThere { name: TileId } = "position-tile-not-there",
        PositionRiverOverlaps { other: usize } = "position-river-overlaps",
        PositionTilesStay = "position-tiles-stay",
        PositionLeaving { most: u8 } = "position-leaving",
        PositionFinishEarly { draws: u8 } = "position-finish-early",
        PositionFinishMissing = "position-finish-missing",
        PositionFinishMisfit = "position-finish-misfit",
        PositionPileNeeded = "position-pile-needed",
        PositionNoSuchTile = "position-no-such-tile",
        PositionNoDock { name: TileId } = "position-no-dock",
        PositionNoSpare = "position-no-spare",
        PositionBoatTooMany = "position-boat-too-many",
        PositionBoatMissing { name: BoatId } = "position-boat-missing",
        PositionBoatWhere = "position-boat-where",
        PositionTwoBoats { space: Space } = "position-two-boats",
        PositionBoatOnLand { space: Space } = "position-boat-on-land",
        PositionAgroundSpeed = "position-aground-speed",
        PositionServed { value: u8 } = "position-served",
        PositionPassengersAboard { most: u8 } = "position-passengers-aboard",
        PositionLastTile = "position-last-tile",
        PositionPlaces = "position-places",
        PositionSetupRound = "position-setup-round",
        PositionVirtualCoal = "position-virtual-coal",
        PositionOrder = "position-order",
        PositionToMove { name: BoatId } = "position-to-move",
        PositionCourse = "position-course",
        PositionRepair = "position-repair",
        PositionLeavesFree = "position-leaves-free",
        PositionEnd = "position-end",
        PositionDecided = "position-decided",
    }
}

game::text_arguments!(BoatId, Space, TileId);
