//! Requests to one server, as one visitor, over connections that are kept and used again.

use crate::address::Address;
use crate::error::Error;
use crate::table::Table;
use api::{Me, NewTable};
use http::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap, HeaderName, HeaderValue, SET_COOKIE,
};
use http::uri::{PathAndQuery, Scheme};
use http::{Method, Request, Response, StatusCode, Uri};
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::{Bytes, Incoming};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::{self, connect::HttpConnector};
use hyper_util::rt::{TokioExecutor, TokioTimer};
use rustls::{ClientConfig, RootCertStore};
use serde::Serialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::json;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The path of every request of the contract begins with this.
pub(crate) const API: &str = "/api/v1";
/// The longest answer that is read. The whole story of a long game has a few megabytes.
const MOST_BYTES: usize = 64 << 20;
/// How long an unused connection is kept: shorter than servers keep theirs, or a request could meet a closing connection.
const IDLE: Duration = Duration::from_secs(15);

/// How long a client waits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// For a connection, and for a whole answer.
    pub answer: Duration,
    /// For the next byte of an event stream. Servers send a heartbeat every 15 seconds.
    pub silence: Duration,
    /// Before a lost event stream is opened again; doubled after each failure.
    pub first_retry: Duration,
    /// At most between two attempts to open a lost event stream.
    pub last_retry: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            answer: Duration::from_secs(20),
            silence: Duration::from_secs(45),
            first_retry: Duration::from_millis(500),
            last_retry: Duration::from_secs(5),
        }
    }
}

/// Whether a request may be sent a second time when its connection broke before the answer came.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Repeat {
    /// It asks, or the server recognizes it, as it does by the number of a decision.
    Safe,
    /// A second one would do it twice.
    Never,
}

/// A server as one visitor sees it. Clones are the same visitor; all of them share one pool of connections.
#[derive(Clone, Debug)]
pub struct Connection {
    pool: Pool,
    server: Arc<Server>,
    /// Sent with every request.
    headers: HeaderMap,
    /// Set by the server with the first answer that needs to know who is there.
    cookie: Arc<Mutex<Option<HeaderValue>>>,
}

type Pool = legacy::Client<HttpsConnector<HttpConnector>, Full<Bytes>>;

#[derive(Debug)]
struct Server {
    address: Address,
    limits: Limits,
}

impl Connection {
    /// Prepares connections to a server; the first request makes one. Needs a tokio runtime only from then on.
    pub fn open(server: &Address) -> Result<Self, Error> {
        Self::with_limits(server, Limits::default())
    }

    /// The same with other time limits.
    pub fn with_limits(server: &Address, limits: Limits) -> Result<Self, Error> {
        let failed = |reason: String| Error::Unreachable { server: server.host().to_owned(), reason };
        let tls = tls(server.is_secure()).map_err(|error| failed(error.to_string()))?;
        let mut tcp = HttpConnector::new();
        tcp.set_nodelay(true);
        tcp.enforce_http(false);
        let tls = HttpsConnectorBuilder::new().with_tls_config(tls).https_or_http().enable_http1().wrap_connector(tcp);
        let pool = legacy::Client::builder(TokioExecutor::new())
            .pool_idle_timeout(IDLE)
            .pool_timer(TokioTimer::new())
            .build(tls);
        let server = Arc::new(Server { address: server.clone(), limits });
        Ok(Self { pool, server, headers: HeaderMap::new(), cookie: Arc::default() })
    }

    /// The same with refusals in a language, such as `de`.
    pub fn in_language(self, code: &str) -> Self {
        self.with_header(ACCEPT_LANGUAGE, code)
    }

    /// The visitor whom the server knows by this cookie.
    pub fn with_cookie(mut self, cookie: Option<&str>) -> Self {
        let cookie = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok());
        self.cookie = Arc::new(Mutex::new(cookie));
        self
    }

    /// A program that shows this token.
    pub fn with_token(self, token: &str) -> Self {
        self.with_header(AUTHORIZATION, &format!("Bearer {token}"))
    }

    /// The same with a header in every request; without it if the value cannot be one.
    pub fn with_header(mut self, name: HeaderName, value: &str) -> Self {
        match HeaderValue::from_str(value) {
            Ok(value) => drop(self.headers.insert(name, value)),
            Err(_) => drop(self.headers.remove(name)),
        }
        self
    }

    /// Another visitor, whom the server does not know yet, over the same pool of connections.
    pub fn another_visitor(&self) -> Self {
        let mut other = self.clone().with_cookie(None);
        other.headers.remove(AUTHORIZATION);
        other
    }

    /// The cookie by which the server knows this visitor, for the next time.
    pub fn cookie(&self) -> Option<String> {
        let cookie = self.cookie.lock().unwrap_or_else(PoisonError::into_inner);
        cookie.as_ref().and_then(|cookie| cookie.to_str().ok()).map(str::to_owned)
    }

    /// A table of this server.
    pub fn table(&self, id: &str) -> Table {
        Table::new(self.clone(), id)
    }

    /// Becomes a guest of this name. The cookie says so from then on.
    pub async fn guest(&self, name: &str) -> Result<Me, Error> {
        self.post(&format!("{API}/guests"), &json!({ "name": name })).await
    }

    /// Makes a table.
    pub async fn make_table(&self, config: &impl Serialize) -> Result<NewTable, Error> {
        self.post(&format!("{API}/tables"), config).await
    }

    /// Asks for the document at a path.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, Error> {
        self.call(Method::GET, path, None::<&()>).await
    }

    /// Sends a document to a path.
    pub async fn post<T: DeserializeOwned>(&self, path: &str, body: &impl Serialize) -> Result<T, Error> {
        self.call(Method::POST, path, Some(body)).await
    }

    /// Sends a request and reads the document that the server answers with. An empty answer is read as `null`.
    pub async fn call<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, Error> {
        let answer = self.exchange(method, path, body).await?;
        self.accept(&answer)
    }

    /// Sends a request and reads the whole answer, good or bad. The path may have a query.
    pub async fn exchange(&self, method: Method, path: &str, body: Option<&impl Serialize>) -> Result<Answer, Error> {
        let repeat = if method.is_idempotent() { Repeat::Safe } else { Repeat::Never };
        self.request(method, path, &[], body, repeat).await
    }

    pub(crate) async fn request(
        &self,
        method: Method,
        path: &str,
        query: &[(&str, &str)],
        body: Option<&impl Serialize>,
        repeat: Repeat,
    ) -> Result<Answer, Error> {
        let body = body.map(serde_json::to_vec).transpose().map_err(|error| self.unreachable(error.to_string()))?;
        let request = self.prepare(method, path, query, body)?;
        self.in_time(async { self.whole(self.send(request, repeat).await?).await }).await
    }

    /// The answer, unless it takes too long.
    async fn in_time<T>(&self, answer: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        let limit = self.limits().answer;
        let timed_out = || Err(Error::TimedOut { server: self.server.address.host().to_owned(), limit });
        tokio::time::timeout(limit, answer).await.unwrap_or_else(|_| timed_out())
    }

    async fn whole(&self, response: Response<Incoming>) -> Result<Answer, Error> {
        let status = response.status();
        let body = Limited::new(response.into_body(), MOST_BYTES).collect().await;
        let body = body.map_err(|error| match error.downcast::<hyper::Error>() {
            Ok(broken) => self.unreachable(root_cause(&*broken)),
            Err(too_long) => self.unreadable(status, format!("{too_long}: {MOST_BYTES} bytes")),
        })?;
        Ok(Answer { status, bytes: body.to_bytes() })
    }

    /// Opens an event stream; nothing where the server says that no event will come any more.
    pub(crate) async fn open_stream(&self, path: &str, query: &[(&str, &str)]) -> Result<Option<Incoming>, Error> {
        let request = self.prepare(Method::GET, path, query, None)?;
        // No limit for the whole answer, which has no end.
        let response = self.in_time(self.send(request, Repeat::Safe)).await?;
        let status = response.status();
        if status == StatusCode::NO_CONTENT {
            return Ok(None);
        }
        let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if status == StatusCode::OK && kind.starts_with("text/event-stream") {
            return Ok(Some(response.into_body()));
        }
        let answer = self.in_time(self.whole(response)).await?;
        if !status.is_success() {
            self.accept::<IgnoredAny>(&answer)?;
        }
        Err(self.unreadable(status, "not an event stream"))
    }

    fn prepare(
        &self,
        method: Method,
        path: &str,
        query: &[(&str, &str)],
        body: Option<Vec<u8>>,
    ) -> Result<Request<Full<Bytes>>, Error> {
        let failed = |error: http::Error| self.unreachable(error.to_string());
        let mut headers = self.headers.clone();
        if let Some(cookie) = &*self.cookie.lock().unwrap_or_else(PoisonError::into_inner) {
            headers.insert(COOKIE, cookie.clone());
        }
        if body.is_some() {
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        }
        let path = if query.is_empty() {
            PathAndQuery::try_from(path)
        } else {
            let query = form_urlencoded::Serializer::new(String::new()).extend_pairs(query).finish();
            PathAndQuery::try_from(format!("{path}{}{query}", if path.contains('?') { '&' } else { '?' }))
        };
        let address = &self.server.address;
        let uri = Uri::builder()
            .scheme(if address.is_secure() { Scheme::HTTPS } else { Scheme::HTTP })
            .authority(address.authority().clone())
            .path_and_query(path.map_err(|error| failed(error.into()))?)
            .build()
            .map_err(failed)?;
        let mut request = Request::new(Full::from(body.unwrap_or_default()));
        (*request.method_mut(), *request.uri_mut(), *request.headers_mut()) = (method, uri, headers);
        Ok(request)
    }

    async fn send(&self, request: Request<Full<Bytes>>, repeat: Repeat) -> Result<Response<Incoming>, Error> {
        let again = (repeat == Repeat::Safe).then(|| request.clone());
        let mut sent = self.pool.request(request).await;
        // The connection had been kept, and the server closed it just now.
        if let (Err(error), Some(again)) = (&sent, again)
            && !error.is_connect()
        {
            sent = self.pool.request(again).await;
        }
        let response = sent.map_err(|error| self.unreachable(root_cause(&error)))?;
        for set in response.headers().get_all(SET_COOKIE) {
            let Some(pair) = set.to_str().ok().and_then(|set| set.split(';').next()) else { continue };
            // One without a value is deleted.
            let cookie = HeaderValue::from_str(pair).ok().filter(|_| !pair.ends_with('='));
            *self.cookie.lock().unwrap_or_else(PoisonError::into_inner) = cookie;
        }
        Ok(response)
    }

    /// The document that a good answer is; of others says what they are.
    pub(crate) fn accept<T: DeserializeOwned>(&self, answer: &Answer) -> Result<T, Error> {
        let unreadable = |error: serde_json::Error| self.unreadable(answer.status, error.to_string());
        if answer.status.is_success() {
            return answer.read().map_err(unreadable);
        }
        Err(answer.read().map_or_else(unreadable, |problem| Error::Refused(Box::new(problem))))
    }

    pub(crate) fn limits(&self) -> Limits {
        self.server.limits
    }

    fn unreachable(&self, reason: String) -> Error {
        Error::Unreachable { server: self.server.address.host().to_owned(), reason }
    }

    fn unreadable(&self, status: StatusCode, reason: impl Into<String>) -> Error {
        let server = self.server.address.host().to_owned();
        Error::Unreadable { server, status: status.as_u16(), reason: reason.into() }
    }
}

/// A whole answer.
#[derive(Debug)]
pub struct Answer {
    status: StatusCode,
    pub(crate) bytes: Bytes,
}

impl Answer {
    /// The HTTP status.
    pub fn status(&self) -> u16 {
        self.status.as_u16()
    }

    /// Reads the document; an empty answer as `null`.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_slice(if self.bytes.is_empty() { b"null" } else { &self.bytes })
    }
}

/// Trusts whom the system trusts. Certificates are read only where they are needed: it takes a while, and some machines
/// have none.
fn tls(secure: bool) -> Result<ClientConfig, rustls::Error> {
    let mut roots = RootCertStore::empty();
    if secure {
        // A certificate of the system that cannot be read is one less to trust.
        roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    }
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions()?;
    Ok(config.with_root_certificates(roots).with_no_client_auth())
}

/// The innermost reason: the outer ones only say that a request failed.
fn root_cause(error: &dyn std::error::Error) -> String {
    let mut cause = error;
    while let Some(inner) = cause.source() {
        cause = inner;
    }
    cause.to_string()
}
