//! For those who run the server, and for those who do not trust it.

use crate::Error;
use crate::app::App;
use crate::figures;
use crate::problem::Problem;
use crate::settings::Announcement;
use crate::text;
use axum::Json;
use axum::extract::{Request, State};
use axum::http::header;
use axum::response::IntoResponse;
use game::Fault;
use host::fair::Commitment;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// What the check of a record came to.
#[derive(Serialize, ToSchema)]
pub(crate) struct Verified {
    /// Always true: what does not hold is a problem.
    holds: bool,
    /// How many draws there were.
    pub(crate) draws: usize,
    /// What was promised before the first.
    #[schema(value_type = String)]
    pub(crate) commitment: Commitment,
}

/// Computes every draw of a record again.
pub(crate) fn verified(record: &str) -> Result<Verified, Fault> {
    let (draws, commitment) = host::registry::verify(record)?;
    Ok(Verified { holds: true, draws, commitment })
}

/// Checks a record of a finished game, in either form: whether all its draws follow from the secret that was promised
/// before the first move. A record that was tampered with is a problem that tells where.
#[utoipa::path(post, path = "/api/v1/verify", tag = "system", request_body(content = String, content_type = "text/plain"),
    responses((status = 200, body = Verified),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn verify(request: Request) -> Result<Json<Verified>, Problem> {
    let record = text::read(request).await?;
    let checked = tokio::task::spawn_blocking(move || verified(&record));
    Ok(Json(checked.await.map_err(|_| Error::Internal)??))
}

/// What everybody should know.
#[derive(Serialize, ToSchema)]
pub(crate) struct Notice {
    /// A line that every page shows.
    #[schema(required)]
    announcement: Option<Announcement>,
    /// Whether people can register.
    registration: bool,
}

/// What those who run the server announce, such as maintenance, and whether people can register.
#[utoipa::path(get, path = "/api/v1/notice", tag = "system", responses((status = 200, body = Notice),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn notice(State(app): State<Arc<App>>) -> Json<Notice> {
    let settings = app.settings();
    Json(Notice { announcement: settings.announcement.clone(), registration: !settings.is_registration_closed })
}

/// Whether the process lives.
#[utoipa::path(get, path = "/health", tag = "system",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn health() -> &'static str {
    "ok"
}

/// Whether it can serve: the store answers and can be written to, news of other nodes arrives, all background tasks run, and it
/// is not about to end.
#[utoipa::path(get, path = "/ready", tag = "system",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json"),
        (status = 503, body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn ready(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    if *app.ending.borrow() {
        return Err(store::StoreError::Closed.into());
    }
    if let Some((part, _)) = app.parts().into_iter().find(|(_, works)| !works) {
        return Err(Error::NotReady { part }.into());
    }
    app.store.ping().await?;
    Ok("ok")
}

/// Figures for Prometheus; not found where the server has a separate address for them.
#[utoipa::path(get, path = "/metrics", tag = "system",
    responses((status = 200, body = String, content_type = "text/plain"),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> Result<impl IntoResponse, Problem> {
    if app.options.metrics_listen.is_some() {
        return Err(Error::NotFound.into());
    }
    Ok(private_metrics(State(app)).await)
}

/// Figures on an address that only monitoring reaches.
pub(crate) async fn private_metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], figures::render(&app))
}
