//! Tables: the list, new ones, what one sees of them.

use crate::app::App;
use crate::identity::{Caller, Known, Maybe, Visitor};
use crate::lines::CardBody;
use crate::name::name;
use crate::problem::Problem;
use crate::text::{Asked, Sent};
use crate::{Error, gzip, secret, stream, time};
use api::{Detail, Invitation, NewTable, SeatKind, Stage, TableEvent, TableView};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{Fault, Seat};
use host::config::Config;
use host::{AnyTable, Command, Form};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::sync::Arc;
use store::{Filter, Key, KeyKind, Quota, TokenScope};
use utoipa::{IntoParams, ToSchema};

/// Tables in one answer.
const MOST_LISTED: u32 = 100;
/// Events in one answer.
const MOST_EVENTS: usize = 1000;

/// A table, as lists show it.
#[derive(Serialize, ToSchema)]
pub(crate) struct TableCard {
    id: String,
    game: String,
    #[schema(value_type = Stage)]
    stage: String,
    public: bool,
    /// Seats that anybody may take.
    open_seats: u32,
    /// When it was made: milliseconds since 1970.
    created: u64,
    /// When something happened last, to a minute.
    updated: u64,
    /// The seats that decide now; none unless it is being played. It is null for a table of others that nobody has
    /// asked for lately: to tell it the whole log would have to be read.
    #[schema(required)]
    deciding: Option<Vec<u8>>,
    /// Whether the caller is among them.
    your_turn: bool,
    /// Its options, its pace, and who sits there.
    #[schema(value_type = CardBody)]
    about: Value,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// Only those of this game.
    game: Option<String>,
    /// Only those that are so far.
    stage: Option<Stage>,
    /// Only those with a seat that anybody may take.
    #[serde(default)]
    open: bool,
    /// Only the caller's own, listed or not.
    #[serde(default)]
    mine: bool,
    /// Only those that something happened at before this time; for the next page.
    before: Option<u64>,
    /// At most so many, 1 to 100.
    #[param(minimum = 1, maximum = 100)]
    most: Option<u32>,
}

/// The tables that are listed, the newest first.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(ListQuery), responses((status = 200, body = Vec<TableCard>),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Maybe(known): Maybe,
    Asked(asked): Asked<ListQuery>,
) -> Result<Json<Vec<TableCard>>, Problem> {
    let most = asked.most.unwrap_or(MOST_LISTED);
    Fault::range("most", most, 1, MOST_LISTED)?;
    let player = match (asked.mine, &known) {
        (false, _) => None,
        (true, Some(known)) => Some(known.player.id.clone()),
        // Somebody new has none.
        (true, None) => return Ok(Json(Vec::new())),
    };
    let stage = asked.stage.map(|stage| stage.name().to_owned());
    let filter = Filter { player, game: asked.game, stage, open: asked.open, before: asked.before, most };
    let found = app.store.cards(&filter).await?;
    let is_unread = |card: &&store::Card| is_own_game(known.as_deref(), card) && !app.rooms.is_at_hand(&card.table);
    app.rooms.read_all(found.iter().filter(is_unread).map(|card| card.table.clone()).collect()).await?;
    let mut cards = Vec::new();
    for card in found {
        let (deciding, your_turn) = turn(&app, known.as_deref(), &card).await;
        cards.push(TableCard {
            about: serde_json::from_str(&card.body).unwrap_or_default(),
            id: card.table,
            game: card.game,
            stage: card.stage,
            public: card.public,
            open_seats: card.open_seats,
            created: card.created,
            updated: card.updated,
            deciding,
            your_turn,
        });
    }
    Ok(Json(cards))
}

/// Whether a table is being played and the caller is at it.
fn is_own_game(known: Option<&Known>, card: &store::Card) -> bool {
    card.stage == Stage::Playing.name() && known.is_some_and(|known| card.players.contains(&known.player.id))
}

/// Who decides at a table of a list, as far as it can be told cheaply, and whether the caller does. That is not kept with
/// the card, or almost every action would have to write it.
async fn turn(app: &App, known: Option<&Known>, card: &store::Card) -> (Option<Vec<u8>>, bool) {
    if card.stage != Stage::Playing.name() {
        return (Some(Vec::new()), false);
    }
    let own = known.filter(|_| is_own_game(known, card));
    if own.is_none() && !app.rooms.is_at_hand(&card.table) {
        return (None, false);
    }
    let turn = app.rooms.glance(&card.table, 0, |inner| {
        let deciding = inner.table.deciding();
        let seats = own.map_or_else(Vec::new, |known| inner.table.seats_of(&known.id()));
        let your_turn = seats.into_iter().any(|seat| deciding.contains(seat));
        Ok((Some(deciding.iter().map(|seat| seat.0).collect()), your_turn))
    });
    // A table that cannot be read is still one of the list.
    turn.await.unwrap_or_default()
}

/// Makes a table. Who makes it sits down at the seat of the maker, if there is one.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = Config,
    responses((status = 201, body = NewTable),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Caller(caller): Caller,
    Sent(config): Sent<Config>,
) -> Result<(StatusCode, Json<NewTable>), Problem> {
    host::check(&config)?;
    // Before anything is made: what was allowed once may not be any more.
    let name = name(&caller.player.name)?;
    let seats = config.seats.clone();
    let id = secret::id();
    app.rooms.make(&id, config, caller.id(), quota(&app, &caller)).await?;
    let mut invitations = Vec::new();
    for (seat, sitter) in (0u8..).zip(&seats) {
        match sitter {
            SeatKind::Invited => invitations.push(add_invitation(&app, &id, seat).await?),
            SeatKind::Maker => {
                let (player, name) = (caller.id(), name.clone());
                let sit = Command::Sit { seat: Seat(seat), player, name, seed: String::new(), invited: false };
                app.rooms.command(&id, Box::new(move |_| Ok(sit.clone()))).await?;
            }
            SeatKind::Open | SeatKind::Bot { .. } => {}
        }
    }
    Ok((StatusCode::CREATED, Json(NewTable { id, invitations })))
}

/// Makes an invitation for a seat.
pub(crate) async fn add_invitation(app: &App, table: &str, seat: u8) -> Result<Invitation, Problem> {
    let token = secret::token();
    let key = Key {
        hash: secret::hash(&token),
        kind: KeyKind::Invitation,
        player: None,
        seat: Some((table.to_owned(), seat)),
        label: String::new(),
        created: time::now(),
        scope: TokenScope::default(),
        expires: None,
        seen: time::now(),
    };
    app.store.add_key(&key).await?;
    Ok(Invitation { seat: Seat(seat), secret: token })
}

/// The limit on the caller's tables, if there is one.
pub(crate) fn quota(app: &App, caller: &Known) -> Option<Quota> {
    let most = app.bounds.tables();
    let stages = vec![Stage::Gathering.name(), Stage::Playing.name()];
    (most != u32::MAX).then(|| Quota { player: caller.player.id.clone(), most, stages })
}

/// The caller's seat: the one that is named, which must be theirs, or their only one, or the first that decides.
pub(crate) fn own_seat(
    table: &dyn AnyTable,
    caller: Option<&Known>,
    wanted: Option<u8>,
) -> Result<Option<Seat>, Problem> {
    let own = caller.map_or_else(Vec::new, |known| table.seats_of(&known.id()));
    match wanted.map(Seat) {
        Some(seat) if own.contains(&seat) => Ok(Some(seat)),
        Some(_) => Err(Error::NotYours.into()),
        None => Ok(own.iter().copied().find(|&seat| table.deciding().contains(seat)).or(own.first().copied())),
    }
}

/// The same, for what only a player can do.
pub(crate) fn need_seat(table: &dyn AnyTable, caller: &Known, wanted: Option<u8>) -> Result<Seat, Problem> {
    own_seat(table, Some(caller), wanted)?.ok_or_else(|| Error::NoSeat.into())
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewQuery {
    /// From which of the caller's own seats; without it the one that decides, or the first, or a spectator's place.
    pub(crate) seat: Option<u8>,
    /// The answer is to know of the events before this place, as a caller does who has just added one elsewhere.
    #[serde(default)]
    pub(crate) next: u64,
}

/// A table, as the caller may see it.
#[utoipa::path(get, path = "/api/v1/tables/{table}", tag = "tables", params(("table" = String, Path), ViewQuery),
    responses((status = 200, body = TableView),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn view(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<ViewQuery>,
) -> Result<Json<TableView>, Problem> {
    let view = app.rooms.look(&id, asked.next, |inner| {
        let table = &*inner.table;
        let viewer = own_seat(table, known.as_deref(), asked.seat)?;
        let yours = known.as_ref().map_or_else(Vec::new, |known| table.seats_of(&known.id()));
        Ok(TableView {
            id: id.clone(),
            config: table.config_document(),
            made_by_you: known.as_ref().is_some_and(|known| table.maker() == Some(&known.id())),
            commitment: table.commitment().map(String::from),
            essentials: host::registry::essentials(table.config())?.into_iter().map(Into::into).collect(),
            state: table.look(viewer, yours),
        })
    });
    Ok(Json(view.await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct BoardQuery {
    /// The answer is to know of the events before this place, as a caller does who has just added one elsewhere.
    #[serde(default)]
    next: u64,
}

/// The board of a table: every space with what is there, its neighbours and its place in the picture.
#[utoipa::path(get, path = "/api/v1/tables/{table}/board", tag = "tables", params(("table" = String, Path), BoardQuery),
    responses((status = 200, body = api::Board),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn board(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Asked(asked): Asked<BoardQuery>,
) -> Result<Json<api::Board>, Problem> {
    Ok(Json(app.rooms.look(&id, asked.next, |inner| Ok(inner.table.board())).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct LogQuery {
    /// From which of the caller's own seats.
    seat: Option<u8>,
    /// The place of the first event that is wanted.
    #[serde(default)]
    from: u64,
    /// The answer is to know of the events before this place, as a caller does who has just added one elsewhere.
    #[serde(default)]
    next: u64,
}

/// What has happened at a table, as the caller may know it: at most 1000 events.
#[utoipa::path(get, path = "/api/v1/tables/{table}/log", tag = "tables", params(("table" = String, Path), LogQuery),
    responses((status = 200, body = Vec<TableEvent>),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn log(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<LogQuery>,
) -> Result<Json<Vec<TableEvent>>, Problem> {
    let told = app.rooms.look(&id, asked.next, |inner| {
        let viewer = own_seat(&*inner.table, known.as_deref(), asked.seat)?;
        let from = usize::try_from(asked.from).unwrap_or(usize::MAX).min(inner.log.len());
        let events = inner.log[from..].iter().take(MOST_EVENTS);
        Ok(events.map(|logged| inner.table.tell(viewer, logged)).collect())
    });
    Ok(Json(told.await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventsQuery {
    /// From which of the caller's own seats.
    seat: Option<u8>,
    /// The place of the last event that the caller has seen, if there is no `Last-Event-ID`.
    after: Option<u64>,
    /// The number of the last moment that the caller knows, as of that event: the first update goes on after it.
    moment: Option<usize>,
    /// What comes after events: no `update`, or one with the caller's legal actions, or one with whole turns, too.
    #[serde(default)]
    updates: Detail,
}

/// What happens at a table, as server-sent events: first all that the caller has not seen, then each event as it comes.
/// The id of an event is its place; `Last-Event-ID` goes on after it. After the events that there are comes one of the name `update`,
/// without an id: an `Update`, which has all that the caller needs next. Beside them come events of the name `watching`, without an id: an `Audience`, when the stream begins and whenever somebody comes to look on or goes. After an event of the kind `closed` the
/// stream ends, and whoever has seen it gets 204. If the table is deleted, an event of the name `gone` comes last.
#[utoipa::path(get, path = "/api/v1/tables/{table}/events", tag = "tables",
    params(("table" = String, Path), EventsQuery, ("Last-Event-ID" = Option<String>, Header)),
    responses((status = 200, body = String, content_type = "text/event-stream"),
        (status = 204, description = "The table was closed, and the caller has seen that."),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn events(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<EventsQuery>,
    visitor: Visitor,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    let last = headers.get("last-event-id").and_then(|last| last.to_str().ok()).filter(|last| !last.is_empty());
    let last = match last {
        Some(last) => Some(last.parse().map_err(|_| Error::LastEvent)?),
        None => asked.after,
    };
    let next = last.map_or(0, |last: u64| last.saturating_add(1));
    let (viewer, is_complete) = app
        .rooms
        .look(&id, 0, |inner| {
            let is_complete = inner.table.stage() == Stage::Closed && next >= inner.table.next_seq();
            Ok((own_seat(&*inner.table, known.as_deref(), asked.seat)?, is_complete))
        })
        .await?;
    if is_complete {
        // This status keeps browsers from coming again.
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let place = app.bounds.stream(visitor.address)?;
    let wish = stream::Wish { seat: asked.seat.map(Seat), next, moment: asked.moment, updates: asked.updates };
    let mut response = stream::open(&app, &id, viewer, known.as_deref(), wish, place).await?;
    if gzip::is_accepted(&headers) {
        response = gzip::compress(response);
    }
    // nginx, and whatever follows its example, would gather events instead of passing them on.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordQuery {
    /// From which of the caller's own seats.
    seat: Option<u8>,
    /// How it is written.
    #[serde(default)]
    #[param(inline)]
    form: Form,
    /// The answer is to know of the events before this place, as a caller does who has just added one elsewhere.
    #[serde(default)]
    next: u64,
}

/// The record of the game as far as the caller may know it. Of a finished game it tells how its draws can be checked.
#[utoipa::path(get, path = "/api/v1/tables/{table}/record", tag = "tables", params(("table" = String, Path), RecordQuery),
    responses((status = 200, content((Object = "application/json"), (String = "text/plain"))),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn record(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Maybe(known): Maybe,
    Asked(asked): Asked<RecordQuery>,
) -> Result<Response, Problem> {
    let (kind, end) = match asked.form {
        Form::Json => ("application/json", "json"),
        Form::Text => ("text/plain; charset=utf-8", "rec"),
    };
    let record = app.rooms.look(&id, asked.next, |inner| {
        let viewer = own_seat(&*inner.table, known.as_deref(), asked.seat)?;
        Ok(inner.table.record(viewer, asked.form)?)
    });
    let mut response = record.await?.into_response();
    response.headers_mut().insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    if let Ok(name) = HeaderValue::from_str(&format!("inline; filename=\"{id}.{end}\"")) {
        response.headers_mut().insert(header::CONTENT_DISPOSITION, name);
    }
    Ok(response)
}
