//! What went wrong, as a value that becomes an answer: problem+json (RFC 9457) with a stable code.
//!
//! A handler does not know the reader's language. So the answer carries the fault itself, and [`speak`] puts it into words
//! on the way out.

pub(crate) use ::api::{Problem as ProblemBody, RuleCited};

use crate::Error;
use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::{ErrorKind, Fault};
use store::StoreError;
use words::Lang;

/// Why a request fails: an error of any crate, as an answer.
#[derive(Clone, Debug)]
pub(crate) struct Problem(pub(crate) Fault);

impl Problem {
    /// The HTTP status, which follows from the type of the error.
    pub(crate) fn status(&self) -> StatusCode {
        let Self(fault) = self;
        match fault.error() {
            Some(Error::MediaType) => return StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Some(Error::Method) => return StatusCode::METHOD_NOT_ALLOWED,
            Some(Error::TooLarge { .. }) => return StatusCode::PAYLOAD_TOO_LARGE,
            Some(Error::TooSlow { .. }) => return StatusCode::REQUEST_TIMEOUT,
            _ => {}
        }
        match fault.kind() {
            // What the address names is not there; what the body names is a mistake in the body.
            ErrorKind::Unknown if fault.place.is_empty() => StatusCode::NOT_FOUND,
            ErrorKind::Unknown | ErrorKind::Invalid => StatusCode::BAD_REQUEST,
            ErrorKind::Illegal => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorKind::Conflict => StatusCode::CONFLICT,
            ErrorKind::Forbidden => StatusCode::FORBIDDEN,
            ErrorKind::Unauthenticated => StatusCode::UNAUTHORIZED,
            ErrorKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            ErrorKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
            ErrorKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        }
    }

    /// Whether it is about a damaged table.
    pub(crate) fn is_damaged(&self) -> bool {
        self.0.error() == Some(&Error::Damaged)
    }
}

macro_rules! problems {
    ($($error:ty),*) => {$(
        impl From<$error> for Problem {
            fn from(error: $error) -> Self {
                Self(error.into())
            }
        }
    )*};
}
problems!(Fault, Error, host::Error, game::Error);

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Error::LoginTaken,
            StoreError::QuotaExceeded(most) => Error::TooManyTables { most },
            StoreError::Damaged(reason) => {
                tracing::error!(reason, "the log of a table cannot be read");
                Error::Damaged
            }
            error => {
                tracing::error!(%error, "the store failed");
                Error::Busy
            }
        }
        .into()
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let status = self.status();
        let mut response = status.into_response();
        if status == StatusCode::TOO_MANY_REQUESTS {
            let wait = if let Some(Error::TooMany { wait }) = self.0.error() { *wait } else { 1 };
            response.headers_mut().insert(header::RETRY_AFTER, wait.into());
        }
        response.extensions_mut().insert(self.0);
        response
    }
}

/// Where a part of a path cannot be read the framework refuses in its own words: for us there is nothing at such a path.
fn unread(response: &Response) -> Option<Fault> {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let plain = response.status().is_client_error() && kind.starts_with("text/plain");
    plain.then(|| Error::NotFound.into())
}

/// Puts problems into words.
pub(crate) fn localize(lang: Lang, response: Response) -> Response {
    let Some(fault) = response.extensions().get::<Fault>().cloned().or_else(|| unread(&response)) else {
        return response;
    };
    let (mut parts, _) = response.into_parts();
    if fault.error() == Some(&Error::NotFound) {
        parts.status = StatusCode::NOT_FOUND;
    }
    let body = ProblemBody {
        r#type: "about:blank".into(),
        title: parts.status.canonical_reason().unwrap_or_default().to_owned(),
        status: parts.status.as_u16(),
        detail: words::fault(lang, &fault),
        rule: words::cited_rule(lang, &fault),
        code: fault.key().to_owned(),
        place: Some(fault.place).filter(|place| !place.is_empty()),
    };
    let text = serde_json::to_string(&body).unwrap_or_default();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    let language = HeaderValue::from_static(lang.code());
    parts.headers.insert(header::CONTENT_LANGUAGE, language);
    Response::from_parts(parts, Body::from(text))
}
