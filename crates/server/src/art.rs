//! The art of the games, for pages: one document a game, and one style sheet for all of them.

use crate::Error;
use crate::problem::Problem;
use axum::body::Bytes;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::Hosted;
use host::registry::NAMES;
use sha2::{Digest, Sha256};

/// What can be asked for.
pub(crate) struct Art(Vec<File>);

struct File {
    name: String,
    kind: &'static str,
    text: Bytes,
    /// Tells whether somebody has this very text already.
    tag: HeaderValue,
}

impl File {
    fn new(name: String, kind: &'static str, text: String) -> Self {
        let hash = data_encoding::HEXLOWER.encode(&Sha256::digest(&text)[..8]);
        // A weak one: on its way the text may be compressed.
        let tag = HeaderValue::from_str(&format!("W/\"{hash}\"")).unwrap_or(HeaderValue::from_static("W/\"\""));
        Self { name, kind, text: text.into(), tag }
    }
}

/// The art of a game as a document from which a page takes what it shows.
fn document<G: Hosted>() -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\"><defs>{}</defs></svg>", G::art())
}

impl Art {
    /// The art of all games, made once.
    pub(crate) fn new() -> Self {
        let style = File::new("style.css".to_owned(), "text/css; charset=utf-8", draw::style());
        let games = NAMES.iter().filter_map(|&name| {
            let document = host::by_name!(name, G => document::<G>()).ok()?;
            Some(File::new(format!("{name}.svg"), "image/svg+xml", document))
        });
        Self(games.chain([style]).collect())
    }

    /// `GET /art/{file}`. Art and scenes belong together, so a page asks each time whether the art has changed.
    pub(crate) fn show(&self, name: &str, headers: &HeaderMap) -> Response {
        let Some(file) = self.0.iter().find(|file| file.name == name) else {
            return Problem::from(Error::NotFound).into_response();
        };
        let known = headers.get(header::IF_NONE_MATCH).and_then(|tags| tags.to_str().ok()).unwrap_or_default();
        let caching = [(header::ETAG, file.tag.clone()), (header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
        if file.tag.to_str().is_ok_and(|tag| known.split(',').any(|other| other.trim() == tag)) {
            return (StatusCode::NOT_MODIFIED, caching).into_response();
        }
        (caching, [(header::CONTENT_TYPE, file.kind)], file.text.clone()).into_response()
    }
}
