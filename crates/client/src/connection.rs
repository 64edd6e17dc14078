//! Requests to one server, as one visitor, over connections that are kept and used again.

use crate::address::Address;
use crate::error::Error;
use crate::table::Table;
use api::{Me, NewTable};
use reqwest::header::{
    ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, COOKIE, HeaderMap, HeaderName, HeaderValue, SET_COOKIE,
};
use reqwest::redirect::Policy;
use reqwest::{ClientBuilder, Method, RequestBuilder, Response, StatusCode, Url};
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
    http: reqwest::Client,
    /// For event streams, which have a connection each and a time limit of their own.
    streaming: reqwest::Client,
    server: Arc<Server>,
    /// Sent with every request.
    headers: HeaderMap,
    /// Set by the server with the first answer that needs to know who is there.
    cookie: Arc<Mutex<Option<HeaderValue>>>,
}

#[derive(Debug)]
struct Server {
    base: Url,
    host: String,
    limits: Limits,
}

impl Connection {
    /// Prepares connections to a server; the first request makes one. Needs a tokio runtime only from then on.
    pub fn open(server: &Address) -> Result<Self, Error> {
        Self::with_limits(server, Limits::default())
    }

    /// The same with other time limits.
    pub fn with_limits(server: &Address, limits: Limits) -> Result<Self, Error> {
        let host = server.host().to_owned();
        let failed = |reason: String| Error::Unreachable { server: host.clone(), reason };
        let base = Url::parse(&server.to_string()).map_err(|error| failed(error.to_string()))?;
        let tls = tls(server.is_secure()).map_err(|error| failed(error.to_string()))?;
        let builder = || {
            reqwest::Client::builder()
                .tls_backend_preconfigured(tls.clone())
                .redirect(Policy::none())
                .no_proxy()
                .connect_timeout(limits.answer)
        };
        let built = |builder: ClientBuilder| builder.build().map_err(|error| failed(root_cause(&error)));
        let http = built(builder().pool_idle_timeout(IDLE))?;
        let streaming = built(builder().read_timeout(limits.silence))?;
        let server = Arc::new(Server { base, host, limits });
        Ok(Self { http, streaming, server, headers: HeaderMap::new(), cookie: Arc::default() })
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
        let request = || {
            let request = self.prepare(&self.http, method.clone(), path, query).timeout(self.limits().answer);
            match &body {
                Some(body) => {
                    request.header(CONTENT_TYPE, HeaderValue::from_static("application/json")).body(body.clone())
                }
                None => request,
            }
        };
        let response = self.send(request, repeat).await?;
        self.whole(response).await
    }

    async fn whole(&self, mut response: Response) -> Result<Answer, Error> {
        let (status, mut bytes) = (response.status(), Vec::new());
        while let Some(chunk) = response.chunk().await.map_err(|error| self.failed(&error))? {
            bytes.extend_from_slice(&chunk);
            if bytes.len() > MOST_BYTES {
                return Err(self.unreadable(status, format!("more than {MOST_BYTES} bytes")));
            }
        }
        Ok(Answer { status, bytes })
    }

    /// Opens an event stream; nothing where the server says that no event will come any more.
    pub(crate) async fn open_stream(&self, path: &str, query: &[(&str, &str)]) -> Result<Option<Response>, Error> {
        // No limit for the whole answer, which has no end.
        let opening = self.send(|| self.prepare(&self.streaming, Method::GET, path, query), Repeat::Safe);
        let limit = self.limits().answer;
        let opened = tokio::time::timeout(limit, opening).await;
        let response = opened.unwrap_or_else(|_| Err(self.timed_out()))?;
        let status = response.status();
        if status == StatusCode::NO_CONTENT {
            return Ok(None);
        }
        let kind = response.headers().get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if status == StatusCode::OK && kind.starts_with("text/event-stream") {
            return Ok(Some(response));
        }
        let answer = tokio::time::timeout(limit, self.whole(response)).await;
        let answer = answer.unwrap_or_else(|_| Err(self.timed_out()))?;
        if !status.is_success() {
            self.accept::<IgnoredAny>(&answer)?;
        }
        Err(self.unreadable(status, "not an event stream"))
    }

    fn prepare(&self, http: &reqwest::Client, method: Method, path: &str, query: &[(&str, &str)]) -> RequestBuilder {
        let mut url = self.server.base.clone();
        let (path, asked) = path.split_once('?').map_or((path, None), |(path, asked)| (path, Some(asked)));
        url.set_path(path);
        url.set_query(asked);
        if !query.is_empty() {
            url.query_pairs_mut().extend_pairs(query);
        }
        let mut request = http.request(method, url).headers(self.headers.clone());
        if let Some(cookie) = &*self.cookie.lock().unwrap_or_else(PoisonError::into_inner) {
            request = request.header(COOKIE, cookie);
        }
        request
    }

    async fn send(&self, request: impl Fn() -> RequestBuilder, repeat: Repeat) -> Result<Response, Error> {
        let mut sent = request().send().await;
        // The connection had been kept, and the server closed it just now.
        if let Err(error) = &sent
            && repeat == Repeat::Safe
            && error.is_request()
            && !error.is_connect()
            && !error.is_timeout()
        {
            sent = request().send().await;
        }
        let response = sent.map_err(|error| self.failed(&error))?;
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

    fn failed(&self, error: &reqwest::Error) -> Error {
        if error.is_timeout() { self.timed_out() } else { self.unreachable(root_cause(error)) }
    }

    fn timed_out(&self) -> Error {
        Error::TimedOut { server: self.server.host.clone(), limit: self.limits().answer }
    }

    fn unreachable(&self, reason: String) -> Error {
        Error::Unreachable { server: self.server.host.clone(), reason }
    }

    fn unreadable(&self, status: StatusCode, reason: impl Into<String>) -> Error {
        Error::Unreadable { server: self.server.host.clone(), status: status.as_u16(), reason: reason.into() }
    }
}

/// A whole answer.
#[derive(Debug)]
pub struct Answer {
    status: StatusCode,
    pub(crate) bytes: Vec<u8>,
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
