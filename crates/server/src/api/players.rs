//! Who one is: guests, accounts, sessions.

use crate::Error;
use crate::app::App;
use crate::identity::{Known, Maybe, MaybeOwner, Owner, Visitor};
use crate::name::name;
use crate::problem::Problem;
use crate::text::Sent;
use api::Me;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use store::{KeyKind, Player};
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;

/// The shortest and the longest password, in characters.
const PASSWORD: (usize, usize) = (8, 256);
/// The shortest and the longest name of an account.
const LOGIN: (usize, usize) = (3, 32);

/// What a player is told of themselves.
fn me_of(player: &Player) -> Me {
    Me { name: player.name.clone(), login: player.login.clone() }
}

/// Who the caller is; nothing for somebody new.
#[utoipa::path(get, path = "/api/v1/me", tag = "players", responses((status = 200, body = Option<Me>),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn me(Maybe(known): Maybe) -> Json<Option<Me>> {
    Json(known.map(|known| me_of(&known.player)))
}

/// A name.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameBody {
    #[schema(max_length = 40)]
    name: String,
}

/// Changes what the caller is called from now on. Needs a session.
#[utoipa::path(patch, path = "/api/v1/me", tag = "players", request_body = NameBody, responses((status = 200, body = Me),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn rename(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    Sent(said): Sent<NameBody>,
) -> Result<Json<Me>, Problem> {
    let player = app.identities.rename(&caller.player.id, &name(&said.name)?).await?;
    Ok(Json(me_of(&player)))
}

/// A player as the store has them, which may be newer than what the caller's key is known for.
pub(super) async fn fresh(app: &App, caller: &Known) -> Result<Player, Problem> {
    Ok(app.store.player(&caller.player.id).await?.unwrap_or_else(|| caller.player.clone()))
}

/// Becomes a guest: a name, no password. The answer sets a cookie.
#[utoipa::path(post, path = "/api/v1/guests", tag = "players", request_body = NameBody, responses((status = 201, body = Me),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn guest(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    _: MaybeOwner,
    Sent(said): Sent<NameBody>,
) -> Result<(StatusCode, Json<Me>), Problem> {
    let known = visitor.become_guest(&app, name(&said.name)?).await?;
    Ok((StatusCode::CREATED, Json(me_of(&known.player))))
}

/// An account's name and password.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AccountBody {
    /// Letters, digits, `-` and `_`; upper case counts as lower case.
    #[schema(min_length = 3, max_length = 32)]
    login: String,
    #[schema(min_length = 8, max_length = 256)]
    password: String,
}

fn login(text: &str) -> Result<String, Problem> {
    let text: &str = &text.nfkc().collect::<String>();
    let fits = (LOGIN.0..=LOGIN.1).contains(&text.len());
    if fits && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_') {
        return Ok(text.to_ascii_lowercase());
    }
    Err(Error::LoginForm { least: LOGIN.0, most: LOGIN.1 }.at("login").into())
}

pub(crate) fn password(text: String) -> Result<String, Problem> {
    if (PASSWORD.0..=PASSWORD.1).contains(&text.chars().count()) {
        return Ok(text);
    }
    Err(Error::PasswordForm { least: PASSWORD.0, most: PASSWORD.1 }.at("password").into())
}

/// Gives the caller an account, which keeps their seats and tables. The answer sets a new cookie: the old one is worth nothing
/// any more. Needs a session.
#[utoipa::path(post, path = "/api/v1/accounts", tag = "players", request_body = AccountBody,
    responses((status = 201, body = Me),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn register(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    visitor: Visitor,
    Sent(said): Sent<AccountBody>,
) -> Result<(StatusCode, Json<Me>), Problem> {
    if app.settings().is_registration_closed {
        return Err(Error::RegistrationClosed.into());
    }
    let (login, password) = (login(&said.login)?, password(said.password)?);
    app.bounds.identity(visitor.address)?;
    if fresh(&app, &caller).await?.login.is_some() {
        return Err(Error::HasAccount.into());
    }
    let password = app.identities.hash(password).await?;
    let player = app.identities.add_account(&caller.player.id, &login, &password).await?;
    // Whoever knows the guest's cookie, or has made a token with it, must not have the account by it.
    for kind in [KeyKind::Session, KeyKind::Token] {
        app.store.drop_keys_of(&player.id, kind).await?;
    }
    app.identities.forget_player(player.id.clone());
    visitor.begin_session(&app, player.clone()).await?;
    Ok((StatusCode::CREATED, Json(me_of(&player))))
}

/// A new password, and the old one.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordBody {
    old: String,
    #[schema(min_length = 8, max_length = 256)]
    new: String,
    /// Whether all tokens are taken away, too.
    #[serde(default = "yes")]
    #[schema(default = true)]
    revoke_tokens: bool,
}

const fn yes() -> bool {
    true
}

/// Changes the password. All other sessions end, and all tokens unless the request says otherwise. Needs a session.
#[utoipa::path(put, path = "/api/v1/me/password", tag = "players", request_body = PasswordBody,
    responses((status = 200, body = Me),
        (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn password_change(
    State(app): State<Arc<App>>,
    Owner(caller): Owner,
    visitor: Visitor,
    Sent(said): Sent<PasswordBody>,
) -> Result<Json<Me>, Problem> {
    let new = password(said.new)?;
    let old = fresh(&app, &caller).await?.login.ok_or(Error::NoAccount)?;
    app.bounds.identity(visitor.address)?;
    let player = app.identities.log_in(&old, said.old).await?;
    let player = app.identities.change_password(&player, &app.identities.hash(new).await?).await?;
    app.store.drop_keys_of(&player.id, KeyKind::Session).await?;
    if said.revoke_tokens {
        app.store.drop_keys_of(&player.id, KeyKind::Token).await?;
    }
    app.identities.forget_player(player.id.clone());
    visitor.begin_session(&app, player.clone()).await?;
    Ok(Json(me_of(&player)))
}

/// Logs in. The answer sets a cookie.
#[utoipa::path(post, path = "/api/v1/sessions", tag = "players", request_body = AccountBody, responses((status = 201, body = Me),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn log_in(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    _: MaybeOwner,
    Sent(said): Sent<AccountBody>,
) -> Result<(StatusCode, Json<Me>), Problem> {
    app.bounds.identity(visitor.address)?;
    // What can be no account's name is wrong, too.
    let login = login(&said.login).map_err(|_| Error::Login)?;
    let player = app.identities.log_in(&login, said.password).await?;
    let known = visitor.begin_session(&app, player).await?;
    // Whoever has changed the password meanwhile has ended all sessions before this one was there.
    let now = app.store.player(&known.player.id).await?;
    if now.and_then(|player| player.password) != known.player.password {
        app.store.drop_key(&known.key).await?;
        return Err(Error::Login.into());
    }
    Ok((StatusCode::CREATED, Json(me_of(&known.player))))
}

/// Logs out everywhere: all sessions of the caller end. Tokens stay. Needs a session.
#[utoipa::path(delete, path = "/api/v1/sessions", tag = "players", responses((status = 204),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn log_out_everywhere(
    State(app): State<Arc<App>>,
    MaybeOwner(known): MaybeOwner,
    visitor: Visitor,
) -> Result<StatusCode, Problem> {
    if let Some(known) = known {
        app.store.drop_keys_of(&known.player.id, KeyKind::Session).await?;
        app.identities.forget_player(known.player.id.clone());
    }
    visitor.cookie.set(String::new());
    Ok(StatusCode::NO_CONTENT)
}

/// Logs out here.
#[utoipa::path(delete, path = "/api/v1/sessions/current", tag = "players", responses((status = 204),
    (status = "4XX", body = crate::problem::ProblemBody, content_type = "application/problem+json")))]
pub(crate) async fn log_out(
    State(app): State<Arc<App>>,
    MaybeOwner(known): MaybeOwner,
    visitor: Visitor,
) -> Result<StatusCode, Problem> {
    if let Some(known) = known {
        app.store.drop_key(&known.key).await?;
        app.identities.forget_player(known.player.id.clone());
    }
    visitor.cookie.set(String::new());
    Ok(StatusCode::NO_CONTENT)
}
