//! What surrounds every request: bounds, figures, headers that keep browsers safe.

use crate::app::App;
use crate::problem::Problem;
use crate::request_log::Entry;
use crate::{Error, identity, language, problem};
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use game::Fault;
use std::net::{IpAddr, SocketAddr};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Once};
use std::time::Instant;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::compression::{CompressionLayer, CompressionLevel};

/// Bytes of an answer from which on it is worth to compress it.
const LEAST_COMPRESSED: u64 = 2048;

/// Nothing but what this server sends itself, and no script at all that is not a file of it.
const POLICY: &str = "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/// What keeps browsers safe, whatever the answer is.
static GUARDS: [(HeaderName, HeaderValue); 6] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];
/// Nobody keeps an answer that does not say that it may be kept.
const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// Headers that only proxies set.
const FORWARDED: [&str; 4] = ["x-forwarded-for", "forwarded", "x-forwarded-proto", "x-forwarded-host"];

/// How figures name all paths that no route matches.
const UNMATCHED: &str = "other";

/// The address of who asks: the peer, or whom the balancer in front names.
fn address(headers: &HeaderMap, peer: IpAddr, behind_proxy: bool) -> IpAddr {
    let named = || {
        let value = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
        // The last one is what our own balancer saw; what is before it anybody can write.
        value.rsplit(',').next()?.trim().parse().ok()
    };
    if behind_proxy { named().unwrap_or(peer) } else { peer }
}

/// All that surrounds a request, in one layer: every layer of its own is copied and boxed anew for each request, with all
/// the layers inside it.
pub(crate) async fn middleware(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let begun = Instant::now();
    let lang = language::of(request.headers());
    let path = request.extensions().get::<MatchedPath>().cloned();
    let path = path.as_ref().map_or(UNMATCHED, MatchedPath::as_str);
    let method = label(request.method());
    let peer = request.extensions().get::<SocketAddr>().map_or(IpAddr::from([127, 0, 0, 1]), SocketAddr::ip);
    let client = address(request.headers(), peer, app.options.behind_proxy);
    let answer = AssertUnwindSafe(answer(&app, path, peer, client, request, next)).catch_unwind().await;
    let answer = answer.unwrap_or_else(|_| Err(broken()));
    let mut response = problem::localize(lang, answer.unwrap_or_else(IntoResponse::into_response));
    guard(response.headers_mut());
    let (status, took) = (response.status().as_u16(), begun.elapsed());
    app.figures.note_request(path, method, status, took);
    let player = response.extensions().get::<Asked>().map(|Asked(player)| player.as_str());
    let fault = response.extensions().get::<Fault>();
    app.request_log.note(&Entry { method, path, status, took, client, player, fault });
    response
}

/// The id of the player who asked, carried by the answer for the log.
#[derive(Clone)]
struct Asked(String);

/// What a request asks for, and so which limits apply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// Whether the node lives: monitoring must always get an answer.
    Probe,
    /// Figures for monitoring, which cost more; they have a limit of their own.
    Metrics,
    /// A file that is the same for everybody. A page needs dozens of them at once, so they have a limit of their own, and
    /// nobody is identified for them.
    File,
    /// Anything else.
    Api,
}

impl Target {
    fn of(app: &App, matched: &str, method: &Method, path: &str) -> Self {
        let reads = matches!(*method, Method::GET | Method::HEAD);
        match matched {
            "/health" | "/ready" => Self::Probe,
            "/metrics" => Self::Metrics,
            "/art/{file}" | "/style.css" if reads => Self::File,
            // With a page, it answers these.
            "/" | UNMATCHED if reads && app.site.is_some() && !path.starts_with("/api/") => Self::File,
            _ => Self::Api,
        }
    }
}

/// How many usual requests a request weighs in the rate limits. What depends on how much is asked for, handlers add.
fn weight(method: &Method, matched: &str) -> u32 {
    match (method, matched) {
        // Every stream of the player asks the store whether its key still holds.
        (&Method::DELETE, "/api/v1/sessions") => 20,
        (&Method::DELETE, "/api/v1/sessions/current" | "/api/v1/tokens/{token}") => 10,
        // Reads many cards, and looks at many tables.
        (&Method::GET, "/api/v1/tables" | "/status" | "/") => 4,
        _ => 1,
    }
}

/// The answer to who may ask, and is known or a stranger.
async fn answer(
    app: &App,
    path: &str,
    peer: IpAddr,
    address: IpAddr,
    mut request: Request,
    next: Next,
) -> Result<Response, Problem> {
    if !app.options.behind_proxy && FORWARDED.iter().any(|name| request.headers().contains_key(*name)) {
        // Once is enough: the next request would say the same.
        static WARNED: Once = Once::new();
        WARNED.call_once(|| {
            tracing::warn!(
                %peer,
                "a request came through a proxy, but the server runs without --behind-proxy: \
                 all visitors count as one address, and only the Host header tells other sites from this one"
            );
        });
    }
    let target = Target::of(app, path, request.method(), request.uri().path());
    let weight = weight(request.method(), path);
    match target {
        Target::Probe => {}
        Target::File => app.bounds.file(address)?,
        Target::Metrics => app.bounds.metrics(address)?,
        Target::Api => app.bounds.request(address, weight)?,
    }
    if has_zero(&request) {
        return Err(Error::Query.into());
    }
    if target != Target::Api {
        return Ok(next.run(request).await);
    }
    let visitor = identity::identify(app, address, weight, request.method(), request.headers()).await?;
    let (cookie, player) = (visitor.cookie.clone(), visitor.player_id().map(|player| Asked(player.to_owned())));
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    if let Some(cookie) = cookie.header(app.options.secure_cookies) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    if let Some(player) = player {
        response.extensions_mut().insert(player);
    }
    Ok(response)
}

/// A method as figures name it: who invents methods must not invent figures.
fn label(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}

/// Whether an address names the sign zero, which is in no name, and which PostgreSQL does not take for text.
fn has_zero(request: &Request) -> bool {
    let uri = request.uri();
    [uri.path(), uri.query().unwrap_or_default()].iter().any(|part| part.contains("%00"))
}

/// Headers that every answer has.
fn guard(headers: &mut HeaderMap) {
    headers.reserve(GUARDS.len() + 1);
    for (name, value) in &GUARDS {
        headers.insert(name, value.clone());
    }
    headers.entry(header::CACHE_CONTROL).or_insert(NO_STORE);
}

/// Long answers are made smaller for who likes that; short ones are sent as they are, and event streams as they come.
pub(crate) fn compression() -> CompressionLayer<impl Predicate> {
    let worth_it = SizeAbove::new(LEAST_COMPRESSED).and(NotForContentType::SSE);
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(worth_it)
}

/// A handler broke down: whoever asked is told, and the node goes on.
fn broken() -> Problem {
    tracing::error!("a request broke down");
    Error::Internal.into()
}

/// There is nothing at this path.
pub(crate) async fn nothing() -> Problem {
    Error::NotFound.into()
}

/// There is something, but not so.
pub(crate) async fn wrong_method() -> Problem {
    Error::Method.into()
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
