//! What went wrong, as a value that becomes an answer: problem+json (RFC 9457) with a stable code.
//!
//! A handler does not know the reader's language. So the answer carries the fault itself, and [`speak`] puts it into words
//! on the way out.

pub(crate) use ::api::{Problem as ProblemBody, RuleCited};

use axum::body::Body;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use game::Fault;
use store::StoreError;
use words::Lang;

/// What went wrong.
#[derive(Clone, Debug)]
pub(crate) struct Problem {
    pub(crate) status: StatusCode,
    pub(crate) fault: Fault,
}

impl Problem {
    pub(crate) fn new(status: StatusCode, key: &'static str) -> Self {
        Self { status, fault: Fault::new(key) }
    }

    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "web-not-found")
    }

    /// A table whose log cannot be read or replayed: sending the request again does not help.
    pub(crate) fn damaged() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "web-damaged")
    }

    /// Whether it is about a damaged table.
    pub(crate) fn is_damaged(&self) -> bool {
        self.fault.key == "web-damaged"
    }

    pub(crate) fn internal() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "web-internal")
    }
}

/// The status that goes with a fault: what is wrong in itself, what the rules forbid, what cannot be now.
fn status_of(fault: &Fault) -> StatusCode {
    match &*fault.key {
        "host-no-seat" | "unknown-game" | "unknown-edition" | "unknown-rule" | "rule-is-example"
            if fault.place.is_empty() =>
        {
            StatusCode::NOT_FOUND
        }
        "host-not-invited" | "host-removed" | "advice-others" | "advice-moment" => StatusCode::FORBIDDEN,
        "host-illegal" | "host-runs-past" | "table-excluded" => StatusCode::UNPROCESSABLE_ENTITY,
        "host-log" | "json-unwritable" => StatusCode::INTERNAL_SERVER_ERROR,
        "host-too-long" | "host-empty" | "host-seats" | "host-maker-twice" => StatusCode::BAD_REQUEST,
        "advise-chance" | "advise-over" | "advise-seat" | "record-hidden" | "record-hidden-start" => {
            StatusCode::CONFLICT
        }
        key if key.starts_with("host-") => StatusCode::CONFLICT,
        _ => StatusCode::BAD_REQUEST,
    }
}

impl From<Fault> for Problem {
    fn from(fault: Fault) -> Self {
        Self { status: status_of(&fault), fault }
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Self {
        match error {
            StoreError::Taken => Self::new(StatusCode::CONFLICT, "web-login-taken"),
            StoreError::QuotaExceeded(most) => {
                let fault = Fault::new("web-too-many-tables").with("most", most);
                Self { status: StatusCode::TOO_MANY_REQUESTS, fault }
            }
            StoreError::Damaged(reason) => {
                tracing::error!(reason, "the log of a table cannot be read");
                Self::damaged()
            }
            error => {
                tracing::error!(%error, "the store failed");
                Self::new(StatusCode::SERVICE_UNAVAILABLE, "web-busy")
            }
        }
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            let wait = self.fault.arg("wait").and_then(|seconds| seconds.parse::<u32>().ok());
            response.headers_mut().insert(header::RETRY_AFTER, wait.unwrap_or(1).into());
        }
        response.extensions_mut().insert(self.fault);
        response
    }
}

/// Where a part of a path cannot be read the framework refuses in its own words: for us there is nothing at such a path.
fn unread(response: &Response) -> Option<Fault> {
    let kind = response.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let plain = response.status().is_client_error() && kind.starts_with("text/plain");
    plain.then(|| Problem::not_found().fault)
}

/// Puts problems into words.
pub(crate) fn localize(lang: Lang, response: Response) -> Response {
    let Some(fault) = response.extensions().get::<Fault>().cloned().or_else(|| unread(&response)) else {
        return response;
    };
    let (mut parts, _) = response.into_parts();
    if fault.key == "web-not-found" {
        parts.status = StatusCode::NOT_FOUND;
    }
    let body = ProblemBody {
        r#type: "about:blank".into(),
        title: parts.status.canonical_reason().unwrap_or_default().to_owned(),
        status: parts.status.as_u16(),
        detail: words::fault(lang, &fault),
        rule: words::cited_rule(lang, &fault),
        place: Some(fault.place).filter(|place| !place.is_empty()),
        code: fault.key.into_owned(),
    };
    let text = serde_json::to_string(&body).unwrap_or_default();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
    let language = HeaderValue::from_static(lang.code());
    parts.headers.insert(header::CONTENT_LANGUAGE, language);
    Response::from_parts(parts, Body::from(text))
}
