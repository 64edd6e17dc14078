//! Playing: acting, taking back, and asking what can be done.

use super::seat::SeatBody;
use super::tables::{ViewQuery, need_seat, own_seat};
use crate::Error;
use crate::app::App;
use crate::identity::{Caller, Known, Maybe, check_muted};
use crate::language;
use crate::name::name;
use crate::problem::Problem;
use crate::text::{Asked, Sent};
use api::{Acted, Detail, Done, Plan, Update, WhyNot};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use game::{Fault, Seat};
use host::{AnyTable, Command, Event, Follower, Logged, Scope};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::{IntoParams, ToSchema};

/// Actions of one request.
const MOST_ACTIONS: usize = 100;

/// What to do.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ActBody {
    /// Which of the caller's seats, if there are several.
    seat: Option<u8>,
    /// The number of the seat's decision. The same request again does nothing and gets the same answer.
    decision: u64,
    /// One action or several, which are all done or none: such as `["speed:2", "ahead", "ahead", "end"]`.
    actions: Vec<String>,
    /// How much of an update the answer is to have; without it, none. For callers who follow no stream.
    updates: Option<Detail>,
    /// The number of the last moment that the caller knows: the update tells those after it. Without it, it tells none.
    moment: Option<usize>,
}

/// Acts: all of it, or nothing.
#[utoipa::path(post, path = "/api/v1/tables/{table}/actions", tag = "play", request_body = ActBody,
    params(("table" = String, Path)), responses((status = 200, body = Acted),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<ActBody>,
) -> Result<Json<Acted>, Problem> {
    if said.actions.len() > MOST_ACTIONS {
        return Err(Fault::out_of_range(said.actions.len(), 1, MOST_ACTIONS).at("actions").into());
    }
    let (wanted, decision, moment) = (said.seat, said.decision, said.moment);
    let updates = said.updates.filter(|updates| *updates != Detail::None);
    let acting = Arc::clone(&caller);
    let wish = move |table: &dyn AnyTable| {
        let seat = need_seat(table, &acting, wanted)?;
        Ok(Command::Act { seat, decision, actions: said.actions.clone(), by_bot: false })
    };
    let answer = app.rooms.command_and(&id, Box::new(wish), None, move |inner, done| {
        let seat = need_seat(&*inner.table, &caller, wanted)?;
        let ours = |logged: &&Logged| matches!(&logged.event, Event::Acted { seat: who, decision: which, .. } if *who == seat && *which == decision);
        let acted = inner.log.iter().rev().find(ours);
        let (next, drawn) = match acted.map(|logged| (&logged.event, logged.seq)) {
            Some((Event::Acted { drawn, .. }, seq)) => (seq + 1, drawn.clone()),
            _ => (done.next, Vec::new()),
        };
        Ok(Acted {
            next,
            repeated: done.repeated,
            decision: inner.table.decision(seat),
            drawn,
            stage: inner.table.stage(),
            deciding: inner.table.deciding().iter().collect(),
            update: updates
                .map(|updates| update(&*inner.table, &caller, (wanted, moment), updates).map(Box::new))
                .transpose()?,
        })
    });
    let answer = answer.await?;
    app.figures.note_action();
    Ok(Json(answer))
}

/// What a player needs next, who looks from the seat that is named, or else from the one that decides, and knows the moments up
/// to one.
fn update(
    table: &dyn AnyTable,
    caller: &Known,
    (wanted, moment): (Option<u8>, Option<usize>),
    updates: Detail,
) -> Result<Update, Problem> {
    let viewer = own_seat(table, Some(caller), wanted)?;
    let mut follower = match moment {
        Some(moment) => Follower::new(Some(moment)),
        None => Follower::up_to_date(table, viewer),
    };
    Ok(follower.update(table, viewer, table.seats_of(&caller.id()), updates))
}

/// The seat of somebody who only asks, and so is not made a guest.
fn asking_seat(table: &dyn AnyTable, known: Option<&Known>, wanted: Option<u8>) -> Result<Seat, Problem> {
    own_seat(table, known, wanted)?.ok_or_else(|| Error::NoSeat.into())
}

/// The actions that the caller's seat can take now; none if it does not decide.
#[utoipa::path(get, path = "/api/v1/tables/{table}/legal", tag = "play", params(("table" = String, Path), ViewQuery),
    responses((status = 200, body = Vec<String>),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn legal(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<ViewQuery>,
) -> Result<Json<Vec<String>>, Problem> {
    let legal = app.rooms.look(&id, asked.next, |inner| {
        Ok(inner.table.legal(asking_seat(&*inner.table, known.as_deref(), asked.seat)?))
    });
    Ok(Json(legal.await?))
}

/// The whole turns that the caller's seat can make from here, each with its course, its costs and what comes of it.
#[utoipa::path(get, path = "/api/v1/tables/{table}/plans", tag = "play", params(("table" = String, Path), ViewQuery),
    responses((status = 200, body = Vec<Plan>),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn plans(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<ViewQuery>,
) -> Result<Json<Vec<Plan>>, Problem> {
    let plans = app.rooms.look(&id, asked.next, |inner| {
        Ok(inner.table.plans(asking_seat(&*inner.table, known.as_deref(), asked.seat)?)?)
    });
    Ok(Json(plans.await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct WhyNotQuery {
    /// Which of the caller's seats, if there are several.
    seat: Option<u8>,
    /// The action in question, such as `speed:6`. Either this or `place` is needed.
    action: Option<String>,
    /// The place in question, as views name it, such as `3.12` or `6L`: whether some turn from here passes it or ends there.
    place: Option<String>,
    /// The answer is to know of the events before this place, as a caller does who has just added one elsewhere.
    #[serde(default)]
    next: u64,
}

/// Whether the caller's seat can do this now, or get to this place in this turn; if not, by which rule, in the reader's language.
#[utoipa::path(get, path = "/api/v1/tables/{table}/why-not", tag = "play", params(("table" = String, Path), WhyNotQuery),
    responses((status = 200, body = WhyNot),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn why_not(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<WhyNotQuery>,
    headers: HeaderMap,
) -> Result<Json<WhyNot>, Problem> {
    let lang = language::of(&headers);
    let fault = app.rooms.look(&id, asked.next, |inner| {
        let table = &*inner.table;
        let (answer, field) = match (&asked.action, &asked.place) {
            (Some(action), None) => {
                (table.why_not(asking_seat(table, known.as_deref(), asked.seat)?, action), "action")
            }
            (None, Some(place)) => {
                (table.why_not_there(asking_seat(table, known.as_deref(), asked.seat)?, place), "place")
            }
            _ => return Err(Error::Query.into()),
        };
        answer.map_err(|fault| match fault.place.as_str() {
            "" if fault.error::<host::Error>().is_none() => fault.at(field).into(),
            _ => fault.into(),
        })
    });
    Ok(Json(words::why_not(lang, fault.await?.as_ref())))
}

/// How much to take back.
#[derive(Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ScopeBody {
    /// The last action.
    #[default]
    Action,
    /// The whole turn, as far as it can be.
    Turn,
}

/// What to take back.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TakeBackBody {
    /// Which of the caller's seats, if there are several.
    seat: Option<u8>,
    /// The number of the seat's decision: taking back is one, too. The same request again does nothing.
    decision: u64,
    /// How much.
    #[serde(default)]
    scope: ScopeBody,
}

/// Takes back one's own last actions, up to the last reveal or another player's decision.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo", tag = "play", request_body = TakeBackBody,
    params(("table" = String, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn take_back(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<TakeBackBody>,
) -> Result<Json<Done>, Problem> {
    let scope = match said.scope {
        ScopeBody::Action => Scope::Action,
        ScopeBody::Turn => Scope::Turn,
    };
    let wish = move |table: &dyn AnyTable| {
        Ok(Command::TakeBack { seat: need_seat(table, &caller, said.seat)?, decision: said.decision, scope })
    };
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}

/// Asks the others to let one take back all since one's last turn began.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo/ask", tag = "play", request_body = SeatBody,
    params(("table" = String, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn ask(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<SeatBody>,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| Ok(Command::Ask { seat: need_seat(table, &caller, said.seat)? });
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}

/// An answer to who asks.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerBody {
    /// Which of the caller's seats, if there are several.
    seat: Option<u8>,
    /// Whether they may.
    agrees: bool,
}

/// Answers somebody who wants to take back more.
#[utoipa::path(post, path = "/api/v1/tables/{table}/undo/answer", tag = "play", request_body = AnswerBody,
    params(("table" = String, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn answer(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<AnswerBody>,
) -> Result<Json<Done>, Problem> {
    let wish = move |table: &dyn AnyTable| {
        Ok(Command::Answer { seat: need_seat(table, &caller, said.seat)?, agrees: said.agrees })
    };
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}

/// Something to say.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SayBody {
    #[schema(max_length = 500)]
    text: String,
}

/// Says something at a table. Whoever may look on may talk.
#[utoipa::path(post, path = "/api/v1/tables/{table}/chat", tag = "play", request_body = SayBody,
    params(("table" = String, Path)), responses((status = 200, body = Done),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn say(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Caller(caller): Caller,
    Sent(said): Sent<SayBody>,
) -> Result<Json<Done>, Problem> {
    app.bounds.saying(&caller.player.id)?;
    check_muted(&caller.player)?;
    let (player, account) = (caller.id(), caller.player.login.is_some());
    let wish = move |table: &dyn AnyTable| {
        let own = table.seats_of(&player).into_iter().find_map(|seat| table.sitter(seat));
        let name = own.map_or_else(|| name(&caller.player.name), |(_, name)| Ok(name.to_owned()))?;
        Ok(Command::Say { player: player.clone(), name, text: said.text.clone(), account })
    };
    Ok(Json(app.rooms.command(&id, Box::new(wish)).await?))
}
