//! A few plain pages, without scripts, in the reader's language: what the server is doing, its API, whether a game was
//! fair, and a form for a new password.

pub(crate) mod api;
pub(crate) mod reset;
pub(crate) mod status;
pub(crate) mod verify;

use crate::app::App;
use crate::settings::Announcement;
use crate::time;
use axum::http::header;
use axum::response::{Html, IntoResponse};
use words::{Arg, Lang, text};

/// The style of all pages.
pub(crate) async fn style() -> impl IntoResponse {
    let headers = [(header::CONTENT_TYPE, "text/css; charset=utf-8"), (header::CACHE_CONTROL, "max-age=3600")];
    (headers, include_str!("style.css"))
}

/// A text as it stands in a page, whatever it looks like.
fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// A message, safe to stand in a page.
fn say(lang: Lang, key: &str, args: &[(&str, Arg<'_>)]) -> String {
    escape(&text(lang, key, args))
}

/// The line that operators announce, if there is one.
fn announcement(app: &App) -> String {
    let settings = app.settings();
    let Some(Announcement { text, at }) = &settings.announcement else { return String::new() };
    let at = at.map(|at| format!(" · {}", time::stamp(at))).unwrap_or_default();
    format!("<p class=\"announcement\" role=\"status\"><bdi>{}</bdi>{}</p>", escape(text), escape(&at))
}

/// A whole page: its title by key, its body as it is.
fn page(app: &App, lang: Lang, title: &str, body: &str) -> Html<String> {
    let announcement = announcement(app);
    let (code, title) = (lang.code(), say(lang, title, &[]));
    let links = [("/status", "page-status"), ("/verify", "page-verify"), ("/api", "page-api")];
    let links = links.map(|(path, key)| format!("<a href=\"{path}\">{}</a>", say(lang, key, &[]))).join(" ");
    Html(format!(
        "<!doctype html><html lang=\"{code}\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\
         <title>{title} · Paddlewheel</title><link rel=\"stylesheet\" href=\"/style.css\"></head>\
         <body><header><a href=\"/\"><strong>Paddlewheel</strong></a><nav>{links}</nav></header>{announcement}\
         <main><h1>{title}</h1>{body}</main></body></html>"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_stay_texts() {
        assert_eq!(escape("<b>\"a\" & 'b'</b>"), "&lt;b&gt;&quot;a&quot; &amp; &#39;b&#39;&lt;/b&gt;");
    }
}
