//! What the server is doing.

use super::{escape, page, say};
use crate::app::App;
use crate::language;
use crate::problem::Problem;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Html;
use serde_json::Value;
use std::fmt::Write as _;
use std::sync::Arc;
use store::{Card, Filter};
use words::Lang;

/// Tables that the page lists.
const MOST: u32 = 50;

/// `GET /status`, and `GET /` where there is no page to play on.
pub(crate) async fn show(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Html<String>, Problem> {
    let lang = language::of(&headers);
    let cards = app.store.cards(&Filter { most: MOST, ..Filter::default() }).await?;
    let minutes = app.started.elapsed().as_secs() / 60;
    let figures = [
        ("page-version", env!("CARGO_PKG_VERSION").to_owned()),
        ("page-minutes", minutes.to_string()),
        ("page-tables-in-memory", app.rooms.count().to_string()),
        ("page-bots-thinking", app.keeper.busy().to_string()),
    ];
    let mut body = format!("<p>{}</p>", say(lang, "page-welcome", &[]));
    if app.site.is_none() {
        let _ = write!(body, "<p>{}</p>", say(lang, "page-no-site", &[]));
    }
    body.push_str("<table>");
    for (key, value) in figures {
        let _ = write!(body, "<tr><th>{}</th><td>{}</td></tr>", say(lang, key, &[]), escape(&value));
    }
    let _ = write!(body, "</table><h2>{}</h2>", say(lang, "page-tables", &[]));
    if cards.is_empty() {
        let _ = write!(body, "<p>{}</p>", say(lang, "page-no-tables", &[]));
    } else {
        let heads = ["page-game", "page-stage", "page-players", "page-open-seats"].map(|key| say(lang, key, &[]));
        let heads = heads.join("</th><th>");
        let rows: String = cards.iter().map(|card| row(lang, card)).collect();
        let _ = write!(body, "<table><tr><th>{heads}</th></tr>{rows}</table>");
    }
    Ok(page(&app, lang, "page-status", &body))
}

fn row(lang: Lang, card: &Card) -> String {
    let about: Value = serde_json::from_str(&card.body).unwrap_or_default();
    let names = about["seats"].as_array().into_iter().flatten();
    let names = names.filter_map(|seat| seat["name"].as_str().or(seat["bot"].as_str()));
    let shown = |name: &str| if name.is_empty() { say(lang, "deleted-player", &[]) } else { escape(name) };
    let names: Vec<String> = names.map(|name| format!("<bdi>{}</bdi>", shown(name))).collect();
    let stage = match card.stage.as_str() {
        "gathering" => "page-stage-gathering",
        "playing" => "page-stage-playing",
        _ => "page-stage-over",
    };
    format!(
        "<tr><td>{}</td><td>{}</td><td>{}</td><td>{}</td></tr>",
        escape(&card.game),
        say(lang, stage, &[]),
        names.join(", "),
        card.open_seats
    )
}
