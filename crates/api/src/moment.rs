//! The game moment by moment, for the board, the report and whoever looks back.

use crate::report::ReportLine;
use crate::view::{GameEvent, View};
use draw::Scene;
use game::Seat;
use serde::{Deserialize, Serialize};

/// The game after an entry of its record, as a viewer may know it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many entries of the record are behind it: 0 before the first.
    pub number: usize,
    /// The number of the turn, as it is then.
    pub turn: u32,
    /// Who acted, if somebody did.
    #[cfg_attr(feature = "schema", schema(required))]
    pub seat: Option<Seat>,
    /// The action or the outcome that led here, such as `speed:3`; none before the first, and none that is sealed or covered.
    #[cfg_attr(feature = "schema", schema(required))]
    pub entry: Option<String>,
    /// Whether nobody decided it: it was drawn.
    pub drawn: bool,
    /// What happened then, in order.
    pub events: Vec<GameEvent>,
    /// The same as lines of the report.
    pub lines: Vec<ReportLine>,
    /// The game as the viewer saw it then; not there if only the report is wanted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub view: Option<View>,
    /// The same as a picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(nullable = false))]
    pub scene: Option<Scene>,
}
