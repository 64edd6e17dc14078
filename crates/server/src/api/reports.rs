//! Reports: people tell operators about a player or a saying. Operators list and resolve them by `paddlewheel admin`.

use crate::app::App;
use crate::identity::Caller;
use crate::problem::Problem;
use crate::room::Inner;
use crate::text::Sent;
use crate::{Error, secret, time};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Seat;
use host::{Event, PlayerId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::Report;
use utoipa::ToSchema;

/// The longest reason, in characters.
const LONGEST_REASON: usize = 300;
/// Reports of one player that nobody has resolved yet.
const MOST_OPEN: u64 = 20;

/// What is reported: either a player or a saying.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReportBody {
    /// The seat of the player.
    seat: Option<u8>,
    /// The place of the saying in the log: `seq` of its event.
    saying: Option<u64>,
    /// Why, in a few words.
    #[schema(max_length = 300)]
    reason: String,
}

/// A report that was taken down.
#[derive(Serialize, ToSchema)]
pub(crate) struct ReportTaken {
    id: String,
}

/// Reports a player or a saying at a table to those who run the server. Whoever may look on may report. Nobody at the table is told.
#[utoipa::path(post, path = "/api/v1/tables/{table}/reports", tag = "tables", request_body = ReportBody,
    params(("table" = String, Path)), responses((status = 201, body = ReportTaken),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn report(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<ReportBody>,
) -> Result<(StatusCode, Json<ReportTaken>), Problem> {
    app.bounds.report(&caller.player.id)?;
    let reason = host::table::plain(&said.reason, LONGEST_REASON, "reason")?;
    let player = app.rooms.look(&id, 0, |inner| reported(inner, &said)).await?;
    if player == caller.id() {
        return Err(Error::ReportSelf.into());
    }
    if app.store.open_reports_of(&caller.player.id).await? >= MOST_OPEN {
        return Err(Error::TooManyReports { most: MOST_OPEN }.into());
    }
    let report = Report {
        id: secret::id(),
        at: time::now(),
        reporter: caller.player.id.clone(),
        player: player.0,
        table: id,
        seq: said.saying,
        reason,
        resolved: None,
    };
    app.store.add_report(&report).await?;
    tracing::warn!(report = report.id, table = report.table, "somebody has reported a player");
    Ok((StatusCode::CREATED, Json(ReportTaken { id: report.id })))
}

/// The player whom a report is about.
fn reported(inner: &Inner, said: &ReportBody) -> Result<PlayerId, Problem> {
    let nobody = |seat: u8| host::Error::NoPlayer { seat: Seat(seat) }.at("seat").into();
    match (said.seat, said.saying) {
        (Some(seat), None) => {
            inner.table.sitter(Seat(seat)).map(|(player, _)| player.clone()).ok_or_else(|| nobody(seat))
        }
        (None, Some(seq)) => match inner.log.iter().find(|logged| logged.seq == seq).map(|logged| &logged.event) {
            Some(Event::Said { player, .. }) => Ok(player.clone()),
            _ => Err(Error::NoSaying.at("saying").into()),
        },
        _ => Err(Error::ReportWhat.into()),
    }
}
