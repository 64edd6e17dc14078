//! Whether a game was fair: somebody pastes a record, and all its draws are computed again.

use super::{escape, page, say};
use crate::api::verified;
use crate::app::App;
use crate::problem::Problem;
use crate::{Error, language, text};
use axum::Form;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{Html, IntoResponse, Response};
use serde::Deserialize;
use std::sync::Arc;
use words::Lang;

#[derive(Deserialize)]
pub(crate) struct Pasted {
    record: String,
}

fn form(app: &App, lang: Lang, result: &str) -> Html<String> {
    let (about, label, button) =
        (say(lang, "page-verify-about", &[]), say(lang, "page-record", &[]), say(lang, "page-check", &[]));
    let body = format!(
        "{result}<p>{about}</p><form method=\"post\" action=\"/verify\"><label for=\"record\">{label}</label>\
         <textarea id=\"record\" name=\"record\" required></textarea><button>{button}</button></form>"
    );
    page(app, lang, "page-verify", &body)
}

/// `GET /verify`.
pub(crate) async fn show(State(app): State<Arc<App>>, headers: HeaderMap) -> Html<String> {
    form(&app, language::of(&headers), "")
}

/// `POST /verify`.
pub(crate) async fn check(State(app): State<Arc<App>>, request: Request) -> Result<Response, Problem> {
    let (lang, patience) = (language::of(request.headers()), text::patience(&request));
    let pasted = text::in_time(patience, Form::from_request(request, &())).await?;
    let Form(Pasted { record }) = pasted.map_err(|refused| match refused.status() {
        StatusCode::PAYLOAD_TOO_LARGE => text::too_large(),
        _ => Error::Query.into(),
    })?;
    let checked = tokio::task::spawn_blocking(move || verified(&record)).await.map_err(|_| Error::Internal)?;
    Ok(match checked {
        Ok(verified) => {
            let holds = say(lang, "verify-holds", &[("draws", verified.draws.into())]);
            let promise = String::from(verified.commitment);
            let promise = say(lang, "verify-promise", &[("commitment", promise.into())]);
            form(&app, lang, &format!("<p class=\"holds\">{holds}<br>{promise}</p>")).into_response()
        }
        Err(fault) => {
            let fails = escape(&words::fault(lang, &fault));
            (StatusCode::UNPROCESSABLE_ENTITY, form(&app, lang, &format!("<p class=\"fails\">{fails}</p>")))
                .into_response()
        }
    })
}
