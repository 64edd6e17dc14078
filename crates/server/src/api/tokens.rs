//! Tokens: keys for programs that play as their owner. They have no power over the account.

use crate::Error;
use crate::app::App;
use crate::identity::{MOST_TOKENS, MaybeOwner, Owner};
use crate::problem::Problem;
use crate::text::Sent;
use crate::time;
use api::Millis;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use store::KeyKind;
use utoipa::ToSchema;

/// What a token may be called at most.
const LONGEST_LABEL: usize = 60;
/// How far ahead a token may expire, in days: ten years.
const LONGEST_DAYS: u64 = 3653;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// What a token may do in the name of its owner.
#[derive(Clone, Copy, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TokenScope {
    /// Play and look.
    #[default]
    Play,
    /// Look only: requests that change something are refused.
    Read,
}

impl From<TokenScope> for store::TokenScope {
    fn from(scope: TokenScope) -> Self {
        match scope {
            TokenScope::Play => Self::Play,
            TokenScope::Read => Self::Read,
        }
    }
}

impl From<store::TokenScope> for TokenScope {
    fn from(scope: store::TokenScope) -> Self {
        match scope {
            store::TokenScope::Play => Self::Play,
            store::TokenScope::Read => Self::Read,
        }
    }
}

/// A token, without what is to be shown.
#[derive(Serialize, ToSchema)]
pub(crate) struct TokenInfo {
    /// To take it away by.
    id: String,
    /// What its owner calls it.
    label: String,
    /// What it may do.
    scope: TokenScope,
    /// When it was made: milliseconds since 1970.
    created: u64,
    /// When it stops working: milliseconds since 1970. None if it does not expire.
    #[schema(required)]
    expires: Option<u64>,
}

/// The caller's tokens. Needs a session.
#[utoipa::path(get, path = "/api/v1/tokens", tag = "players", responses((status = 200, body = Vec<TokenInfo>),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn tokens(
    State(app): State<Arc<App>>,
    MaybeOwner(known): MaybeOwner,
) -> Result<Json<Vec<TokenInfo>>, Problem> {
    let Some(known) = known else { return Ok(Json(Vec::new())) };
    let keys = app.store.keys_of(&known.player.id, KeyKind::Token).await?;
    let info = |key: store::Key| TokenInfo {
        id: key.hash,
        label: key.label,
        scope: key.scope.into(),
        created: key.created,
        expires: key.expires,
    };
    Ok(Json(keys.into_iter().map(info).collect()))
}

/// What a token is to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenBody {
    /// What its owner calls it.
    #[schema(max_length = 60)]
    label: String,
    /// What it may do.
    #[serde(default)]
    scope: TokenScope,
    /// When it stops working: milliseconds since 1970, in the future, at most ten years ahead. Without it, never.
    expires: Option<u64>,
}

/// A new token.
#[derive(Serialize, ToSchema)]
pub(crate) struct NewToken {
    /// To take it away by.
    id: String,
    /// What to show: `Authorization: Bearer …`. It is told here and never again.
    token: String,
}

fn check_expiry(expires: Option<u64>) -> Result<(), Problem> {
    let now = time::now();
    if expires.is_none_or(|expires| (now + 1..=now + LONGEST_DAYS * DAY).contains(&expires)) {
        return Ok(());
    }
    Err(Error::TokenExpiry { days: LONGEST_DAYS }.at("expires").into())
}

/// Makes a token for a program, such as a bot, that plays or looks as the caller. Needs a session.
#[utoipa::path(post, path = "/api/v1/tokens", tag = "players", request_body = TokenBody,
    responses((status = 201, body = NewToken),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn add_token(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    Sent(said): Sent<TokenBody>,
) -> Result<(StatusCode, Json<NewToken>), Problem> {
    let label = host::table::plain(&said.label, LONGEST_LABEL, "label")?;
    check_expiry(said.expires)?;
    let added = app.identities.add_token(&caller.player.id, label, said.scope.into(), said.expires).await?;
    let Some((token, key)) = added else {
        return Err(Error::TooManyTokens { most: MOST_TOKENS }.into());
    };
    // Whoever has ended the session meanwhile may have revoked all tokens before this one was there.
    if app.store.key(&caller.key).await?.is_none() {
        app.store.drop_key(&key.hash).await?;
        return Err(Error::Login.into());
    }
    Ok((StatusCode::CREATED, Json(NewToken { id: key.hash, token })))
}

/// Takes a token away. Needs a session.
#[utoipa::path(delete, path = "/api/v1/tokens/{token}", tag = "players", params(("token" = String, Path)),
    responses((status = 204),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn drop_token(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    Path(id): Path<String>,
) -> Result<StatusCode, Problem> {
    let key = app.store.key(&id).await?;
    let own = key.is_some_and(|key| key.kind == KeyKind::Token && key.player.as_ref() == Some(&caller.player.id));
    if !own {
        return Err(Error::NotFound.into());
    }
    app.store.drop_key(&id).await?;
    app.identities.forget_player(caller.player.id.clone());
    Ok(StatusCode::NO_CONTENT)
}
