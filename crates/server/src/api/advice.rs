//! Advice to players, worked out by the workers that bots think with.

use crate::app::App;
use crate::identity::Caller;
use crate::problem::Problem;
use crate::secret;
use crate::text::Sent;
use api::{Advice, AdviceRequest};
use axum::Json;
use axum::extract::{Path, State};
use std::sync::Arc;

/// Advises the caller: the best turns with every seat's chance to win, compared with the turn in mind, and why. Only at tables
/// without other people, or about any moment of a game that is over.
#[utoipa::path(post, path = "/api/v1/tables/{table}/advice", tag = "play", request_body = AdviceRequest,
    params(("table" = String, Path)), responses((status = 200, body = Advice),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn advise(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(request): Sent<AdviceRequest>,
) -> Result<Json<Advice>, Problem> {
    let player = caller.id();
    let seed = u64::from_be_bytes(secret::random());
    let job = app.rooms.look(&id, 0, |inner| Ok(inner.table.ask_advice(Some(&player), &request, seed)?)).await?;
    Ok(Json(app.keeper.advise(&player.0, job).await?))
}
