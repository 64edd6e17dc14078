//! Setting a new password by a link that an operator has made. It works once.

use super::{escape, page, say};
use crate::app::App;
use crate::problem::Problem;
use crate::text::{self, Asked};
use crate::{Error, api, language, secret, time};
use axum::Form;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use store::KeyKind;
use words::Lang;

#[derive(Deserialize)]
pub(crate) struct Link {
    #[serde(default)]
    token: String,
}

#[derive(Deserialize)]
struct Chosen {
    token: String,
    password: String,
}

fn form(app: &App, lang: Lang, token: &str, result: &str) -> Html<String> {
    let (about, label, button) =
        (say(lang, "page-reset-about", &[]), say(lang, "page-reset-password", &[]), say(lang, "page-reset-set", &[]));
    let token = escape(token);
    let body = format!(
        "{result}<p>{about}</p><form method=\"post\" action=\"/reset\"><label for=\"password\">{label}</label>\
         <input type=\"hidden\" name=\"token\" value=\"{token}\">\
         <input id=\"password\" name=\"password\" type=\"password\" required minlength=\"8\" maxlength=\"256\" \
         autocomplete=\"new-password\"><button>{button}</button></form>"
    );
    page(app, lang, "page-reset", &body)
}

fn refused(app: &App, lang: Lang) -> Response {
    let body = format!("<p class=\"fails\">{}</p>", say(lang, "page-reset-refused", &[]));
    (StatusCode::FORBIDDEN, page(app, lang, "page-reset", &body)).into_response()
}

/// `GET /reset?token=…`.
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
    Asked(link): Asked<Link>,
) -> Result<Response, Problem> {
    let lang = language::of(&headers);
    let key = app.store.key(&secret::hash(&link.token)).await?;
    let works =
        key.is_some_and(|key| key.kind == KeyKind::Reset && key.expires.is_some_and(|expires| expires > time::now()));
    Ok(if works { form(&app, lang, &link.token, "").into_response() } else { refused(&app, lang) })
}

/// `POST /reset`.
pub(crate) async fn set(State(app): State<Arc<App>>, request: Request) -> Result<Response, Problem> {
    let (lang, patience) = (language::of(request.headers()), text::patience(&request));
    let address = request.extensions().get::<crate::identity::Visitor>().map(|visitor| visitor.address);
    if let Some(address) = address {
        app.bounds.identity(address)?;
    }
    let chosen = text::in_time(patience, Form::<Chosen>::from_request(request, &())).await?;
    let Form(Chosen { token, password }) = chosen.map_err(|refused| match refused.status() {
        StatusCode::PAYLOAD_TOO_LARGE => text::too_large(),
        _ => Error::Query.into(),
    })?;
    let password = match api::password(password) {
        Ok(password) => password,
        Err(problem) => {
            let fails = format!("<p class=\"fails\">{}</p>", escape(&words::fault(lang, &problem.0)));
            return Ok((StatusCode::BAD_REQUEST, form(&app, lang, &token, &fails)).into_response());
        }
    };
    let hash = app.identities.hash(password).await?;
    let done = app.store.reset_password(&secret::hash(&token), time::now(), &hash).await?;
    app.identities.forget();
    if done.is_none() {
        return Ok(refused(&app, lang));
    }
    let body = format!("<p class=\"holds\">{}</p>", say(lang, "page-reset-done", &[]));
    Ok(page(&app, lang, "page-reset", &body).into_response())
}
