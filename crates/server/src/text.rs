//! Bodies of requests, read so that a mistake is told with its place.

use crate::Error;
use crate::identity::Visitor;
use crate::problem::Problem;
use axum::extract::{FromRequest, FromRequestParts, Query, Request};
use axum::http::header;
use axum::http::request::Parts;
use game::json;
use serde::de::DeserializeOwned;
use std::time::Duration;

/// Bytes of a body at most.
pub(crate) const LARGEST: usize = 256 * 1024;

/// A body is too large.
pub(crate) fn too_large() -> Problem {
    Error::TooLarge { most: LARGEST }.into()
}

/// What comes of reading a body, unless whoever sends it takes too long.
pub(crate) async fn in_time<T>(patience: Duration, reading: impl Future<Output = T>) -> Result<T, Problem> {
    let read = tokio::time::timeout(patience, reading).await;
    read.map_err(|_| Error::TooSlow { most: patience.as_secs() }.into())
}

/// How long the body of a request may take.
pub(crate) fn patience(request: &Request) -> Duration {
    request.extensions().get::<Visitor>().map_or(Duration::MAX, |visitor| visitor.patience)
}

/// The text of a body.
pub(crate) async fn read(request: Request) -> Result<String, Problem> {
    let patience = patience(&request);
    let bytes =
        in_time(patience, axum::body::to_bytes(request.into_body(), LARGEST)).await?.map_err(|_| too_large())?;
    String::from_utf8(bytes.into()).map_err(|_| game::Error::JsonSyntax.into())
}

/// A JSON document. An empty body is an empty document.
pub(crate) struct Sent<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Sent<T> {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Self, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
        let text = read(request).await?;
        // Forms, which any site can send, have other types: see also the guard against foreign sites.
        if kind != "application/json" && !(kind.is_empty() && text.is_empty()) {
            return Err(Error::MediaType.into());
        }
        let text = if text.is_empty() { "{}" } else { &text };
        Ok(Self(json::read(text)?))
    }
}

/// What stands behind the question mark.
pub(crate) struct Asked<T>(pub(crate) T);

impl<S: Send + Sync, T: DeserializeOwned + Send> FromRequestParts<S> for Asked<T> {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Problem> {
        let query = Query::try_from_uri(&parts.uri);
        query.map(|Query(asked)| Self(asked)).map_err(|_| Error::Query.into())
    }
}
