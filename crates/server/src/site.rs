//! The page that people play on: the files of a folder, or those that were built in.
//!
//! The page finds its own way by the path, so every path that is nothing else is answered with the page itself.

#[cfg(feature = "embed")]
mod built_in;

use crate::Error;
use crate::problem::Problem;
use axum::body::Body;
use axum::extract::Request;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::io;
use std::path::{Path, PathBuf};
use tower_http::services::ServeDir;
use tower_http::services::fs::{Backend, DefaultServeDirFallback};

/// What a visitor sees first.
const INDEX: &str = "/index.html";

/// Where the files of the page are.
#[derive(Clone)]
pub(crate) enum Site {
    Folder(ServeDir),
    #[cfg(feature = "embed")]
    BuiltIn(ServeDir<DefaultServeDirFallback, built_in::BuiltIn>),
}

impl Site {
    /// The page in a folder, or else the one that was built in, if there is one.
    pub(crate) fn open(folder: Option<&Path>) -> Result<Option<Self>, (PathBuf, io::Error)> {
        let Some(folder) = folder else { return Ok(Self::built_in()) };
        let index = folder.join(INDEX.trim_start_matches('/'));
        std::fs::metadata(&index).map_err(|error| (index, error))?;
        Ok(Some(Self::Folder(with_neighbours(ServeDir::new(folder)))))
    }

    #[cfg(feature = "embed")]
    #[allow(clippy::unnecessary_wraps)] // without the feature there is none
    fn built_in() -> Option<Self> {
        Some(Self::BuiltIn(with_neighbours(ServeDir::with_backend("", built_in::BuiltIn))))
    }

    #[cfg(not(feature = "embed"))]
    const fn built_in() -> Option<Self> {
        None
    }

    /// Answers a request that nothing else answers.
    pub(crate) async fn answer(self, request: Request) -> Response {
        let (asked, _) = request.into_parts();
        if !matches!(asked.method, Method::GET | Method::HEAD) {
            return Problem::from(Error::NotFound).into_response();
        }
        let path = match asked.uri.path() {
            "/" => INDEX,
            path => path,
        };
        let response = self.file(&asked, path).await;
        if response.status() != StatusCode::NOT_FOUND {
            return response;
        }
        // What is missing among programs and data must not look like a page to who asked for it.
        let for_people = !path.starts_with("/api/") && !path.starts_with("/assets/") && accepts_html(&asked.headers);
        if for_people { self.file(&asked, INDEX).await } else { Problem::from(Error::NotFound).into_response() }
    }

    async fn file(&self, asked: &Parts, path: &str) -> Response {
        let mut response = match self {
            Self::Folder(files) => find(files.clone(), asked, path).await,
            #[cfg(feature = "embed")]
            Self::BuiltIn(files) => find(files.clone(), asked, path).await,
        };
        response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(caching(path)));
        response
    }
}

/// Files are sent as their neighbours `.br` and `.gz` where the browser likes that. A folder is no page.
fn with_neighbours<B: Backend>(files: ServeDir<DefaultServeDirFallback, B>) -> ServeDir<DefaultServeDirFallback, B> {
    files.precompressed_br().precompressed_gzip().append_index_html_on_directories(false)
}

async fn find<B: Backend>(mut files: ServeDir<DefaultServeDirFallback, B>, asked: &Parts, path: &str) -> Response {
    let Ok(uri) = path.parse::<Uri>() else { return StatusCode::NOT_FOUND.into_response() };
    let mut request = Request::new(Body::empty());
    *request.method_mut() = asked.method.clone();
    *request.uri_mut() = uri;
    *request.headers_mut() = asked.headers.clone();
    match files.try_call(request).await {
        Ok(response) => response.map(Body::new),
        Err(error) => {
            // Most paths are not files.
            if error.kind() != io::ErrorKind::NotFound {
                tracing::warn!(%error, path, "a file of the page could not be read");
            }
            StatusCode::NOT_FOUND.into_response()
        }
    }
}

/// How long a browser may keep a file: assets have their contents in their names, the page itself leads to them.
fn caching(path: &str) -> &'static str {
    match path {
        INDEX => "no-cache",
        path if path.starts_with("/assets/") => "public, max-age=31536000, immutable",
        _ => "public, max-age=3600",
    }
}

fn accepts_html(headers: &HeaderMap) -> bool {
    let kinds = headers.get_all(header::ACCEPT).iter().filter_map(|kinds| kinds.to_str().ok());
    kinds.flat_map(|kinds| kinds.split(',')).any(|kind| kind.trim().starts_with("text/html"))
}
