//! What surrounds every request: bounds, figures, headers that keep browsers safe.

use crate::app::App;
use crate::identity::Address;
use crate::problem::Problem;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// Bytes of an answer from which on it is worth to compress it.
const LEAST_COMPRESSED: u64 = 2048;

/// Nothing but what this server sends itself, and no script at all that is not a file of it.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// The address of who asks: the peer, or whom the balancer in front names.
fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    let named = || {
        let value = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        // The last one is what our own balancer saw; what is before it anybody can write.
        value.rsplit(',').next()?.trim().parse().ok()
    };
    if behind_proxy { named().unwrap_or(peer) } else { peer }
}

/// Counts, bounds and times a request.
pub(crate) async fn admit(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<SocketAddr>().map_or(IpAddr::from([127, 0, 0, 1]), SocketAddr::ip);
    let address = address(request.headers(), peer, app.options.behind_proxy);
    request.extensions_mut().insert(Address(address));
    let begun = Instant::now();
    let path = request.extensions().get::<MatchedPath>().map_or("other".into(), |path| path.as_str().to_owned());
    let method = label(request.method());
    // Who looks after the node must not be turned away.
    let response = match app.bounds.request(address) {
        Err(problem) if !matches!(&*path, "/health" | "/ready" | "/metrics") => problem.into_response(),
        _ if has_zero(&request) => Problem::new(StatusCode::BAD_REQUEST, "web-query").into_response(),
        _ => next.run(request).await,
    };
    let status = response.status().as_u16();
    let labels = [("path", path), ("method", method), ("status", status.to_string())];
    metrics::counter!("paddlewheel_requests_total", &labels).increment(1);
    metrics::histogram!("paddlewheel_request_seconds", &labels[..1]).record(begun.elapsed().as_secs_f64());
    response
}

/// A method as figures name it: who invents methods must not invent figures.
fn label(method: &Method) -> String {
    let known = [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::PATCH, Method::DELETE, Method::OPTIONS];
    if known.contains(method) { method.to_string() } else { "other".to_owned() }
}

/// Whether an address names the sign zero, which is in no name, and which PostgreSQL does not take for text.
fn has_zero(request: &Request) -> bool {
    let uri = request.uri();
    [uri.path(), uri.query().unwrap_or_default()].iter().any(|part| part.contains("%00"))
}

/// Headers that every answer has.
pub(crate) async fn guard(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Long answers are made smaller for who likes that; short ones are sent as they are, and event streams as they come.
pub(crate) fn compression() -> CompressionLayer<impl Predicate> {
    let worth_it = SizeAbove::new(LEAST_COMPRESSED).and(NotForContentType::SSE);
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it)
}

/// A handler broke down: whoever asked is told, and the node goes on.
pub(crate) fn broken(_: Box<dyn std::any::Any + Send>) -> Response {
    tracing::error!("a request broke down");
    Problem::internal().into_response()
}

/// There is nothing at this path.
pub(crate) async fn nothing() -> Problem {
    Problem::not_found()
}

/// There is something, but not so.
pub(crate) async fn wrong_method() -> Problem {
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "web-method")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_balancer_tells_addresses() {
        let peer: IpAddr = "10.0.0.1".parse().unwrap();
        let mut headers = HeaderMap::new();
        assert_eq!(address(&headers, peer, true), peer);
        headers.insert("x-forwarded-for", "1.1.1.1, 2.2.2.2".parse().unwrap());
        assert_eq!(address(&headers, peer, false), peer);
        assert_eq!(address(&headers, peer, true), "2.2.2.2".parse::<IpAddr>().unwrap());
        headers.insert("x-forwarded-for", "nonsense".parse().unwrap());
        assert_eq!(address(&headers, peer, true), peer);
    }
}
