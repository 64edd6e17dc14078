//! A table moment by moment: for replays, for what has just happened, and for pictures.

use super::tables::own_seat;
use crate::app::App;
use crate::identity::{Maybe, Visitor};
use crate::problem::Problem;
use crate::text::Asked;
use api::Moment;
use axum::Json;
use axum::extract::{Path, State};
use game::Fault;
use serde::Deserialize;
use std::sync::Arc;
use utoipa::IntoParams;

/// Moments in one answer, with views and pictures.
const MOST: usize = 100;
/// Moments in one answer that only tells the story.
const MOST_LEAN: usize = 5000;
/// Moments with views and pictures that weigh as much as one usual request.
const FOR_ONE: usize = 10;
/// The same for lean ones.
const LEAN_FOR_ONE: usize = 500;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct MomentsQuery {
    /// From which of the caller's own seats.
    seat: Option<u8>,
    /// The number of the first moment that is wanted.
    #[serde(default)]
    from: usize,
    /// At most so many: up to 100, or 5000 lean ones.
    #[param(minimum = 1, maximum = 5000)]
    most: Option<usize>,
    /// Without views and pictures.
    #[serde(default)]
    lean: bool,
    /// The answer is to know of the events before this place, as a caller does who has just added one elsewhere.
    #[serde(default)]
    next: u64,
}

/// The table after each entry of its record, as the caller may know it: what was done or drawn, what happened, what was to be seen.
/// Moment 0 is before the first entry, and `last_moment` of the table is the newest.
#[utoipa::path(get, path = "/api/v1/tables/{table}/moments", tag = "tables", params(("table" = String, Path), MomentsQuery),
    responses((status = 200, body = Vec<Moment>),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn moments(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<MomentsQuery>,
    visitor: Visitor,
) -> Result<Json<Vec<Moment>>, Problem> {
    let bound = if asked.lean { MOST_LEAN } else { MOST };
    let most = asked.most.unwrap_or(bound);
    Fault::range("most", most, 1, bound)?;
    let moments = app.rooms.look(&id, asked.next, |inner| {
        let viewer = own_seat(&*inner.table, known.as_deref(), asked.seat)?;
        // Whoever follows a game asks for the next few, whoever replays it for all.
        let count = (inner.table.last_moment() + 1).saturating_sub(asked.from).min(most);
        let weight = u32::try_from(count / if asked.lean { LEAN_FOR_ONE } else { FOR_ONE }).unwrap_or(u32::MAX);
        app.bounds.request(visitor.address, weight)?;
        if let Some(known) = &known {
            app.bounds.player(&known.player.id, weight)?;
        }
        Ok(inner.table.moments(viewer, asked.from, most, asked.lean))
    });
    Ok(Json(moments.await?))
}
