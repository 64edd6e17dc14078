//! A rematch: offered by one, made once all people at the table have agreed.

use super::tables::{need_seat, quota};
use crate::Error;
use crate::app::App;
use crate::identity::{Caller, Known};
use crate::problem::Problem;
use crate::secret;
use api::{Done, SeatKind};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game::Seat;
use host::config::{Config, STAND_IN};
use host::{AnyTable, Command, PlayerId};
use serde::Serialize;
use std::sync::Arc;
use store::Quota;
use utoipa::ToSchema;

/// What came of the offer.
#[derive(Serialize, ToSchema)]
pub(crate) struct RematchBody {
    /// The id of the new table, once everybody has agreed.
    #[schema(required)]
    id: Option<String>,
    /// Whose answers are awaited: the first seat of each person.
    waiting_for: Vec<u8>,
    /// The place of the next event.
    next: u64,
}

/// What a rematch takes over from the table before.
struct Again {
    table: String,
    config: Config,
    maker: Option<PlayerId>,
    sitters: Vec<(Seat, PlayerId, String)>,
}

/// The limit on the tables of whoever asks. It is checked before their answer counts, so that a refused one leaves no trace, and
/// again when they get the new table.
struct Own {
    player: PlayerId,
    quota: Option<Quota>,
}

impl Own {
    fn quota_of(&self, player: &PlayerId) -> Option<Quota> {
        self.quota.clone().filter(|_| *player == self.player)
    }
}

/// Offers a rematch, or agrees to the one that is offered. Once all people at the table have agreed, a table of the same kind is
/// made with the same players at their seats, and all who ask get its id. Bots always agree; where a player has left the seat to a
/// bot, a bot plays.
#[utoipa::path(post, path = "/api/v1/tables/{table}/rematch", tag = "seats", params(("table" = String, Path)),
    responses((status = 201, description = "The new table is there.", body = RematchBody),
        (status = 202, description = "Others have to agree first.", body = RematchBody),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn offer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Result<(StatusCode, Json<RematchBody>), Problem> {
    let quota = quota(&app, &caller);
    let own = Own { player: caller.id(), quota };
    let wish = move |table: &dyn AnyTable| Ok(Command::OfferRematch { seat: speaking_seat(table, &caller)? });
    let (next, offer) = app
        .rooms
        .command_and(&id, Box::new(wish), own.quota.clone(), |inner, done| {
            Ok((done.next, inner.table.status().rematch_offer))
        })
        .await?;
    let waiting_for: Vec<u8> = offer.into_iter().flat_map(|offer| offer.waiting_for).map(|seat| seat.0).collect();
    if !waiting_for.is_empty() {
        return Ok((StatusCode::ACCEPTED, Json(RematchBody { id: None, waiting_for, next })));
    }
    let new = secret::id();
    let made = app.rooms.command(&id, Box::new(move |_| Ok(Command::Rematch { table: new.clone() }))).await?;
    let again = app.rooms.look(&id, made.next, |inner| agreed(&*inner.table)).await?;
    let table = again.table.clone();
    make(&app, again, &own).await?;
    Ok((StatusCode::CREATED, Json(RematchBody { id: Some(table), waiting_for, next: made.next })))
}

/// Declines the rematch that is offered, or withdraws one's own offer. It can be offered again.
#[utoipa::path(delete, path = "/api/v1/tables/{table}/rematch", tag = "seats", params(("table" = String, Path)),
    responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn decline(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| Ok(Command::DeclineRematch { seat: speaking_seat(table, &caller)? });
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}

/// A seat that the caller has not left to a bot, if there is one: a person answers once, whatever seats they have.
fn speaking_seat(table: &dyn AnyTable, caller: &Known) -> Result<Seat, Problem> {
    let seats = table.status().seats;
    let present = |seat: &Seat| seats.get(usize::from(seat.0)).is_some_and(|seat| seat.away.is_none());
    let own = table.seats_of(&caller.id()).into_iter().find(present);
    own.map_or_else(|| need_seat(table, caller, None), Ok)
}

/// The table that was agreed on. Only those who agreed are seated: where a bot took over, a bot plays.
fn agreed(table: &dyn AnyTable) -> Result<Again, Problem> {
    let status = table.status();
    let mut config = table.config().clone();
    let mut sitters = Vec::new();
    for ((seat, sitter), now) in (0u8..).map(Seat).zip(&mut config.seats).zip(&status.seats) {
        match table.sitter(seat) {
            Some((player, name)) if now.away.is_none() => sitters.push((seat, player.clone(), name.to_owned())),
            Some(_) => *sitter = SeatKind::Bot { level: STAND_IN.to_owned() },
            None => {}
        }
    }
    let stays = |maker: &&PlayerId| sitters.iter().any(|(_, player, _)| player == *maker);
    let maker = table.maker().filter(stays).or(sitters.first().map(|(_, player, _)| player)).cloned();
    let table = status.rematch.ok_or(Error::Internal)?;
    Ok(Again { table, config, maker, sitters })
}

/// Makes the table and seats its players. All of this does nothing where it was done before, so it does not matter who comes
/// first, or if a node dies in between.
async fn make(app: &App, again: Again, own: &Own) -> Result<(), Problem> {
    let Again { table, config, maker, sitters } = again;
    let maker = maker.ok_or(Error::Internal)?;
    app.rooms.make(&table, config, maker.clone(), own.quota_of(&maker)).await?;
    for (seat, player, name) in sitters {
        let sits = app.rooms.look(&table, 0, |inner| Ok(inner.table.sitter(seat).is_some())).await?;
        if !sits {
            let quota = own.quota_of(&player);
            let sit = Command::Sit { seat, player, name, seed: String::new(), invited: true };
            app.rooms.command_within(&table, Box::new(move |_| Ok(sit.clone())), quota).await?;
        }
    }
    Ok(())
}
