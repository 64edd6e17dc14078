//! What people can do about their own data: read all of it, and have it deleted.

use super::players::fresh;
use crate::app::App;
use crate::identity::{Owner, Visitor};
use crate::problem::Problem;
use crate::text::Sent;
use crate::{administration, erasure, follow};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use host::Event;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;
use store::{Filter, KeyKind};
use utoipa::ToSchema;

/// Tables in an export.
const MOST_TABLES: u32 = 10_000;
/// Who is said to have deleted an account, in the audit log, if its owner did.
const SELF: &str = "(the player)";

/// All that the server keeps about the caller. Secrets are kept as hashes alone, and not told.
#[derive(Serialize, ToSchema)]
pub(crate) struct Export {
    account: ExportedAccount,
    sessions: Vec<ExportedSession>,
    tokens: Vec<ExportedToken>,
    tables: Vec<ExportedTable>,
    /// What the caller has said, by table and time.
    chat: Vec<ExportedSaying>,
}

/// Who the caller is. Times are milliseconds since 1970.
#[derive(Serialize, ToSchema)]
struct ExportedAccount {
    id: String,
    name: String,
    #[schema(required)]
    login: Option<String>,
    created: u64,
    /// When the caller came last, to a day.
    seen: u64,
    /// Until when the caller cannot chat.
    #[schema(required)]
    muted: Option<u64>,
}

/// A session of the caller.
#[derive(Serialize, ToSchema)]
struct ExportedSession {
    created: u64,
    /// When it was used last, to a day.
    seen: u64,
}

/// A token of the caller.
#[derive(Serialize, ToSchema)]
struct ExportedToken {
    label: String,
    scope: &'static str,
    created: u64,
    #[schema(required)]
    expires: Option<u64>,
}

/// A table that the caller has made or sat at.
#[derive(Serialize, ToSchema)]
struct ExportedTable {
    id: String,
    game: String,
    stage: String,
    created: u64,
    updated: u64,
    /// What the caller was called there, and what they added to the dice, whenever they sat down.
    seatings: Vec<ExportedSeating>,
}

/// How the caller sat down.
#[derive(Clone, Serialize, ToSchema)]
struct ExportedSeating {
    at: u64,
    seat: u8,
    name: String,
    seed: String,
}

/// Something that the caller has said.
#[derive(Serialize, ToSchema)]
struct ExportedSaying {
    table: String,
    at: u64,
    name: String,
    text: String,
}

/// All that the server keeps about the caller: account, sessions and tokens without their secrets, tables, chat. Needs a session.
#[utoipa::path(get, path = "/api/v1/me/export", tag = "players", responses((status = 200, body = Export),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn export(State(app): State<Arc<App>>, Owner(caller): Owner) -> Result<Json<Export>, Problem> {
    let id = &caller.player.id;
    app.bounds.export(id)?;
    let player = fresh(&app, &caller).await?;
    let mut seatings: BTreeMap<String, Vec<ExportedSeating>> = BTreeMap::new();
    let mut chat = Vec::new();
    let searching = app.search.lock().await;
    for (table, logged) in erasure::events_of(&app.store, id).await? {
        let at = logged.at;
        match logged.event {
            Event::Sat { player, seat, name, seed } if player == caller.id() => {
                seatings.entry(table).or_default().push(ExportedSeating { at, seat: seat.0, name, seed });
            }
            Event::Said { player, name, text, .. } if player == caller.id() => {
                chat.push(ExportedSaying { table, at, name, text });
            }
            _ => {}
        }
    }
    drop(searching);
    let mut tables = Vec::new();
    // Closed ones are listed for those who ask for them alone.
    for stage in [None, Some("closed".to_owned())] {
        let filter = Filter { player: Some(id.clone()), stage, most: MOST_TABLES, ..Filter::default() };
        tables.extend(app.store.cards(&filter).await?.into_iter().map(|card| ExportedTable {
            seatings: seatings.get(&card.table).cloned().unwrap_or_default(),
            id: card.table,
            game: card.game,
            stage: card.stage,
            created: card.created,
            updated: card.updated,
        }));
    }
    let sessions = app.store.keys_of(id, KeyKind::Session).await?;
    let tokens = app.store.keys_of(id, KeyKind::Token).await?;
    Ok(Json(Export {
        account: ExportedAccount {
            id: player.id,
            name: player.name,
            login: player.login,
            created: player.created,
            seen: player.seen,
            muted: player.muted,
        },
        sessions: sessions.iter().map(|key| ExportedSession { created: key.created, seen: key.seen }).collect(),
        tokens: tokens
            .into_iter()
            .map(|key| ExportedToken {
                label: key.label,
                scope: key.scope.name(),
                created: key.created,
                expires: key.expires,
            })
            .collect(),
        tables,
        chat,
    }))
}

/// Confirms that the account is to be deleted.
#[derive(Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeletionBody {
    /// The password, for those who have one; guests are known by their session alone.
    password: Option<String>,
}

/// Deletes the caller's account, or a guest: for good. Sessions and tokens end, bots take over the seats, and the name disappears from
/// all tables, where the games of others stay as they are. Needs a session.
#[utoipa::path(post, path = "/api/v1/me/deletion", tag = "players", request_body = DeletionBody, responses((status = 204),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    visitor: Visitor,
    Sent(said): Sent<DeletionBody>,
) -> Result<StatusCode, Problem> {
    if let Some(login) = fresh(&app, &caller).await?.login {
        app.bounds.identity(visitor.address)?;
        app.identities.log_in(&login, said.password.unwrap_or_default()).await?;
    }
    let _searching = app.search.lock().await;
    administration::delete_player(&app.store, &caller.player.id, SELF).await?;
    // The other nodes hear of it, this one knows.
    follow::catch_up(&app).await?;
    visitor.cookie.set(String::new());
    Ok(StatusCode::NO_CONTENT)
}
