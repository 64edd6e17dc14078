//! Sitting down, beginning, leaving, going on at a new table.

use super::tables::{need_seat, quota};
use crate::app::App;
use crate::identity::{Caller, Known};
use crate::name::{are_confusable, name};
use crate::problem::Problem;
use crate::rooms::Done;
use crate::secret;
use crate::text::Sent;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::{Fault, Seat};
use host::event::Leave;
use host::{AnyTable, Command, PlayerId};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::KeyKind;
use utoipa::ToSchema;

/// What came of it.
#[derive(Serialize, ToSchema)]
pub(crate) struct DoneBody {
    /// The place of the next event.
    next: u64,
    /// Whether it had been done before, and nothing was added.
    repeated: bool,
}

impl From<Done> for DoneBody {
    fn from(done: Done) -> Self {
        Self { next: done.next, repeated: done.repeated }
    }
}

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
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = DoneBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn sit(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, u8)>,
    Caller(caller): Caller,
    Sent(said): Sent<SitBody>,
) -> Result<Json<DoneBody>, Problem> {
    let invited = match &said.invitation {
        Some(token) => {
            let hash = secret::hash(token);
            let key = app.store.key(&hash).await?;
            key.is_some_and(|key| {
                let here = key.seat.as_ref().is_some_and(|(table, at)| *table == id && *at == seat);
                key.kind == KeyKind::Invitation && here && secret::same(&key.hash, &hash)
            })
        }
        None => false,
    };
    let name = name(said.name.as_deref().unwrap_or(&caller.player.name))?;
    let (seat, player) = (Seat(seat), caller.id());
    let sit = Command::Sit { seat, player: player.clone(), name: name.clone(), seed: said.seed, invited };
    let wish = move |table: &dyn AnyTable| {
        check_unlike(table, seat, &player, &name)?;
        Ok(sit.clone())
    };
    Ok(Json(app.rooms.command_within(&id, Box::new(wish), quota(&app, &caller)).await?.into()))
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
    let fault = Fault::new("web-name-confusable").at("name").with("name", other);
    Err(Problem { status: StatusCode::CONFLICT, fault })
}

/// Stands up before the start. Who has made the table can have anybody stand up.
#[utoipa::path(delete, path = "/api/v1/tables/{table}/seats/{seat}", tag = "seats",
    params(("table" = String, Path), ("seat" = u8, Path)), responses((status = 200, body = DoneBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn stand(
    State(app): State<Arc<App>>,
    Path((id, seat)): Path<(String, u8)>,
    Caller(caller): Caller,
) -> Result<Json<DoneBody>, Problem> {
    let wish = move |table: &dyn AnyTable| {
        let seat = if made_by(table, &caller) { Seat(seat) } else { need_seat(table, &caller, Some(seat))? };
        Ok(Command::Stand { seat })
    };
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?.into()))
}

fn made_by(table: &dyn AnyTable, caller: &Known) -> bool {
    table.maker() == Some(&caller.id())
}

/// Begins the game, once all seats are taken. Who has made the table can, and who sits at it.
#[utoipa::path(post, path = "/api/v1/tables/{table}/start", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = DoneBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn start(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Result<Json<DoneBody>, Problem> {
    let wish = move |table: &dyn AnyTable| {
        if !made_by(table, &caller) {
            need_seat(table, &caller, None)?;
        }
        Ok(Command::Begin)
    };
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?.into()))
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
    params(("table" = String, Path)), responses((status = 200, body = DoneBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn leave(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<LeaveBody>,
) -> Result<Json<DoneBody>, Problem> {
    let why = if said.resign { Leave::Resigned } else { Leave::Left };
    let wish = move |table: &dyn AnyTable| Ok(Command::Leave { seat: need_seat(table, &caller, said.seat)?, why });
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?.into()))
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
    params(("table" = String, Path)), responses((status = 200, body = DoneBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn come_back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<SeatBody>,
) -> Result<Json<DoneBody>, Problem> {
    let wish = move |table: &dyn AnyTable| Ok(Command::ComeBack { seat: need_seat(table, &caller, said.seat)? });
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?.into()))
}

/// A table to go on at.
#[derive(Serialize, ToSchema)]
pub(crate) struct RematchBody {
    /// Its id.
    id: String,
}

/// Makes a table of the same kind, with the same players at their seats. All who ask get the same one.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "seats", params(("table" = String, Path)),
    responses((status = 201, body = RematchBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn rematch(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Result<(StatusCode, Json<RematchBody>), Problem> {
    let (new, asking) = (secret::id(), Arc::clone(&caller));
    let wish = move |table: &dyn AnyTable| {
        need_seat(table, &asking, None)?;
        Ok(Command::Rematch { table: new.clone() })
    };
    // Checked here, so that a refused rematch leaves no trace; and again when the caller gets the new table, for good.
    let quota = quota(&app, &caller);
    let done = app.rooms.command_within(&id, Box::new(wish), quota.clone()).await?;
    let old = app.rooms.look(&id, done.next, |inner| {
        let table = &*inner.table;
        let seats = (0..table.config().seats.len() as u8).map(Seat);
        let sitters: Vec<_> = seats
            .filter_map(|seat| table.sitter(seat).map(|(player, name)| (seat, player.clone(), name.to_owned())))
            .collect();
        Ok((table.status().rematch, table.config().clone(), table.maker().cloned(), sitters))
    });
    let (Some(new), config, maker, sitters) = old.await? else { return Err(Problem::internal()) };
    // All of this does nothing where it was done before, so it does not matter who comes first, or if somebody dies.
    let maker = maker.unwrap_or_else(|| caller.id());
    let own = |player: &PlayerId| quota.clone().filter(|_| *player == caller.id());
    app.rooms.make(&new, config, maker.clone(), own(&maker)).await?;
    for (seat, player, name) in sitters {
        let sits = app.rooms.look(&new, 0, |inner| Ok(inner.table.sitter(seat).is_some())).await?;
        if !sits {
            let quota = own(&player);
            let sit = Command::Sit { seat, player, name, seed: String::new(), invited: true };
            app.rooms.command_within(&new, Box::new(move |_| Ok(sit.clone())), quota).await?;
        }
    }
    Ok((StatusCode::CREATED, Json(RematchBody { id: new })))
}
