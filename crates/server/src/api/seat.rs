//! Sitting down, removing and inviting players, closing a table, beginning, leaving.

use super::tables::{add_invitation, need_seat, quota};
use crate::Error;
use crate::app::App;
use crate::identity::{Caller, Known};
use crate::name::{are_confusable, name};
use crate::problem::Problem;
use crate::secret;
use crate::text::Sent;
use api::{Done, Invitation, Leave, SeatKind, Stage};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Seat;
use host::{AnyTable, Command, Event, PlayerId};
use serde::Deserialize;
use std::sync::Arc;
use store::KeyKind;
use utoipa::ToSchema;

/// What somebody says when they sit down.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SitBody {
    /// What they are called at this table; without it, what they are called everywhere.
    name: Option<String>,
    /// What they add to the dice, so that nobody can have chosen what is drawn.
    #[serde(default)]
    #[schema(max_length = 64)]
    seed: String,
    /// What they show for a seat by invitation.
    invitation: Option<String>,
}

/// Sits down at a seat; or, sitting there, changes the name or the seed.
#[utoipa::path(put, path = "/api/v1/tables/{table}/seats/{seat}", tag = "seats", request_body = SitBody,
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, u8)>,
    Caller(caller): Caller,
    Sent(said): Sent<SitBody>,
) -> Result<Json<Done>, Problem> {
    let invitation = match &said.invitation {
        Some(token) => {
            let hash = secret::hash(token);
            app.store.key(&hash).await?.filter(|key| {
                let here = key.seat.as_ref().is_some_and(|(table, at)| *table == id && *at == seat);
                key.kind == KeyKind::Invitation && here && secret::same(&key.hash, &hash)
            })
        }
        None => None,
    };
    let name = name(said.name.as_deref().unwrap_or(&caller.player.name))?;
    let (seat, player) = (Seat(seat), caller.id());
    let wish = move |table: &dyn AnyTable| {
        check_unlike(table, seat, &player, &name)?;
        // An invitation from before a player was removed is not meant for them any more.
        let removed = table.removed_at(&player);
        let invited = invitation.as_ref().is_some_and(|key| removed.is_none_or(|removed| key.created >= removed));
        Ok(Command::Sit { seat, player: player.clone(), name: name.clone(), seed: said.seed.clone(), invited })
    };
    Ok(Json(app.rooms.command_within(&id, Box::new(wish), quota(&app, &caller)).await?))
}

/// Refuses a name that looks like the one of somebody else at the table.
fn check_unlike(table: &dyn AnyTable, seat: Seat, player: &PlayerId, name: &str) -> Result<(), Problem> {
    // Whoever has a name already may keep it.
    if table.sitter(seat).is_some_and(|(sitting, known)| sitting == player && known == name) {
        return Ok(());
    }
    let mut seats = (0..table.config().seats.len() as u8).map(Seat);
    let alike = seats.find_map(|other| {
        let (sitting, known) = table.sitter(other)?;
        (sitting != player && are_confusable(known, name)).then(|| known.to_owned())
    });
    let Some(other) = alike else { return Ok(()) };
    Err(Error::NameConfusable { name: other }.at("name").into())
}

/// Stands up before the start. Who has made the table can remove anybody else, who cannot sit down there again unless invited
/// anew; invitations of that seat stop working.
#[utoipa::path(delete, path = "/api/v1/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn stand(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, u8)>,
    Caller(caller): Caller,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| {
        if table.seats_of(&caller.id()).contains(&Seat(seat)) {
            return Ok(Command::Stand { seat: Seat(seat) });
        }
        if made_by(table, &caller) {
            return Ok(Command::Remove { seat: Seat(seat) });
        }
        Err(Error::NotYours.into())
    };
    let (done, removed) = app
        .rooms
        .command_and(&id, Box::new(wish), None, |inner, done| {
            let last = inner.log.last().filter(|_| !done.repeated);
            Ok((done, last.is_some_and(|last| matches!(last.event, Event::Stood { removed: true, .. }))))
        })
        .await?;
    if removed {
        app.store.drop_invitations(&id, Some(seat)).await?;
    }
    Ok(Json(done))
}

/// Closes a table that has not begun. Everybody there is told by an event of the kind `closed`, after which streams end; lists do
/// not show the table any more. Only who has made the table can.
#[utoipa::path(delete, path = "/api/v1/tables/{table}", tag = "tables", params(("table" = String, Path)),
    responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn close(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| {
        check_made_by(table, &caller)?;
        Ok(Command::Close)
    };
    let done = app.rooms.command(&id, Box::new(wish)).await?;
    app.store.drop_invitations(&id, None).await?;
    Ok(Json(done))
}

/// Makes a new invitation for an open or invited seat; earlier ones of that seat stop working. Only who has made the table can,
/// before the start.
#[utoipa::path(post, path = "/api/v1/tables/{table}/seats/{seat}/invitation", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 201, body = Invitation),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn invite(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, u8)>,
    Caller(caller): Caller,
) -> Result<(StatusCode, Json<Invitation>), Problem> {
    check_may_invite(&app, &id, seat, &caller).await?;
    app.store.drop_invitations(&id, Some(seat)).await?;
    Ok((StatusCode::CREATED, Json(add_invitation(&app, &id, seat).await?)))
}

/// Revokes the invitations of a seat. Who sits there already stays. Only who has made the table can, before the start.
#[utoipa::path(delete, path = "/api/v1/tables/{table}/seats/{seat}/invitation", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 204),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn uninvite(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, u8)>,
    Caller(caller): Caller,
) -> Result<StatusCode, Problem> {
    check_may_invite(&app, &id, seat, &caller).await?;
    app.store.drop_invitations(&id, Some(seat)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Refuses invitations by others than the maker, after the start, and for seats that nobody can be invited to.
async fn check_may_invite(app: &App, id: &str, seat: u8, caller: &Known) -> Result<(), Problem> {
    app.rooms
        .look(id, 0, |inner| {
            let table = &*inner.table;
            check_made_by(table, caller)?;
            match table.stage() {
                Stage::Gathering => {}
                Stage::Closed => return Err(host::Error::Closed.into()),
                Stage::Playing | Stage::Over => return Err(host::Error::Begun.into()),
            }
            match table.config().seats.get(usize::from(seat)) {
                Some(SeatKind::Open | SeatKind::Invited) => Ok(()),
                Some(SeatKind::Maker | SeatKind::Bot { .. }) => Err(host::Error::Taken { seat: Seat(seat) }.into()),
                None => Err(host::Error::NoSeat { seat: Seat(seat) }.into()),
            }
        })
        .await
}

fn made_by(table: &dyn AnyTable, caller: &Known) -> bool {
    table.maker() == Some(&caller.id())
}

fn check_made_by(table: &dyn AnyTable, caller: &Known) -> Result<(), Problem> {
    if made_by(table, caller) { Ok(()) } else { Err(Error::NotMaker.into()) }
}

/// Begins the game, once all seats are taken. Who has made the table can, and who sits at it.
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| {
        if !made_by(table, &caller) {
            need_seat(table, &caller, None)?;
        }
        Ok(Command::Begin)
    };
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}

/// How somebody leaves.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeaveBody {
    /// Which of the caller's seats, if there are several.
    seat: Option<u8>,
    /// Whether for good.
    #[serde(default)]
    resign: bool,
}

/// Leaves a seat to a bot, to come back later, or resigns.
#[utoipa::path(post, path = "/api/v1/tables/{table}/leave", tag = "seats", request_body = LeaveBody,
    params(("table" = String, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<LeaveBody>,
) -> Result<Json<Done>, Problem> {
    let why = if said.resign { Leave::Resigned } else { Leave::Left };
    let wish = move |table: &dyn AnyTable| Ok(Command::Leave { seat: need_seat(table, &caller, said.seat)?, why });
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}

/// Which seat.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeatBody {
    /// Which of the caller's seats, if there are several.
    pub(crate) seat: Option<u8>,
}

/// Comes back to a seat that a bot has taken over.
#[utoipa::path(post, path = "/api/v1/tables/{table}/return", tag = "seats", request_body = SeatBody,
    params(("table" = String, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<SeatBody>,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| Ok(Command::ComeBack { seat: need_seat(table, &caller, said.seat)? });
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}
