//! A table on a server, over its HTTP API, as the terminal needs it.

use crate::failure::{Failure, one_line, write_file};
use game::{Fault, Seat, json};
use host::{Scope, Stage};
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::http::uri::Authority;
use hyper::{Method, Request, Response, Uri, header};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;
use terminal::Desk;
use terminal::desk::{Doubt, Plan, Saying, Snapshot, Told};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use words::{Arg, Lang, text};

/// How long to wait before a lost stream is opened again.
const AGAIN: Duration = Duration::from_millis(500);
/// How long a server may take for an answer.
const PATIENCE: Duration = Duration::from_secs(20);
/// Among so many events at the end of the log what was said is still worth telling to who comes in.
const LATEST: u64 = 100;
/// Moments in one answer, as the API allows.
const MOST_MOMENTS: usize = 5000;

/// A table on a server.
pub(crate) struct RemoteDesk {
    runtime: Runtime,
    line: Line,
    table: String,
    own: Vec<Seat>,
    /// The number of each seat's next decision, as it was last seen.
    decisions: Vec<u64>,
    /// The place after the last event that we know of.
    next: u64,
    news: Receiver<Option<Saying>>,
    /// What was said and not asked for yet.
    sayings: Vec<Saying>,
}

impl RemoteDesk {
    /// Looks on.
    pub(crate) fn watch(link: &Link, lang: Lang) -> Result<Self, Failure> {
        Self::open(Line::new(link, lang), link)
    }

    /// Sits down at a table, or comes back to it. The cookie of a guest is kept for the next time.
    pub(crate) fn join(link: &Link, name: &str, named: bool, lang: Lang) -> Result<Self, Failure> {
        let mut line = Line::new(link, lang);
        let kept = Kept::read();
        let who = format!("{} {}", link.server(), if named { name } else { "" });
        line.cookie = kept.cookies.get(&who).cloned();
        let mut desk = Self::open(line, link)?;
        if desk.line.cookie.is_none() {
            desk.call(Method::POST, "/guests", Some(json!({ "name": name })))?;
            if let Some(cookie) = &desk.line.cookie {
                kept.with(who, cookie.clone()).write()?;
            }
        }
        desk.sit(name, link)?;
        Ok(desk)
    }

    fn open(line: Line, link: &Link) -> Result<Self, Failure> {
        let runtime = crate::serve::runtime()?;
        let (tell, news) = channel();
        let table = link.table.clone();
        let mut desk =
            Self { runtime, line, table, own: Vec::new(), decisions: Vec::new(), next: 0, news, sayings: Vec::new() };
        desk.document(None)?;
        let from = desk.next.saturating_sub(LATEST);
        let log = desk.get("/log", None, &format!("&from={from}"))?;
        desk.sayings = log.as_array().into_iter().flatten().filter_map(saying).collect();
        let (line, path) = (desk.line.clone(), format!("{API}/tables/{}/events", desk.table));
        desk.runtime.spawn(listen(line, path, desk.next, tell));
        Ok(desk)
    }

    /// Takes the first free seat of a table that gathers, and starts the game where that completes it.
    fn sit(&mut self, name: &str, link: &Link) -> Result<(), Failure> {
        let table = self.document(None)?;
        let gathering = table["stage"] == Stage::Gathering.name();
        let free = |(sitter, seat): (&Value, &Value)| sitter["kind"] == "open" && seat["name"].is_null();
        let (sitters, seats) = (table["config"]["seats"].as_array(), table["seats"].as_array());
        let (sitters, seats) = (sitters.into_iter().flatten(), seats.into_iter().flatten());
        if gathering && self.own.is_empty() {
            let invited = link.invitation.as_ref().and(link.seat);
            let place = invited.or_else(|| sitters.zip(seats).position(free));
            let place = place.ok_or_else(|| Fault::new("server-no-seat"))?;
            let path = format!("/tables/{}/seats/{place}", self.table);
            let seed = crate::draw::fresh_seed().to_string();
            let body = json!({ "name": name, "seed": seed, "invitation": link.invitation });
            self.call(Method::PUT, &path, Some(body))?;
        }
        if gathering {
            // Who may not start, or too early, waits like the others.
            let _ = self.call(Method::POST, &format!("/tables/{}/start", self.table), None);
        }
        self.document(None)?;
        Ok(())
    }

    fn call(&mut self, method: Method, path: &str, body: Option<Value>) -> Result<Value, Fault> {
        let (answer, cookie) = self.runtime.block_on(self.line.ask(method, &format!("{API}{path}"), body))?;
        if cookie.is_some() {
            self.line.cookie = cookie;
        }
        if let Some(next) = answer.get("next").and_then(Value::as_u64) {
            self.next = self.next.max(next);
        }
        Ok(answer)
    }

    fn get(&mut self, rest: &str, viewer: Option<Seat>, more: &str) -> Result<Value, Fault> {
        let seat = viewer.map_or_else(String::new, |seat| format!("&seat={seat}"));
        let path = format!("/tables/{}{rest}?next={}{seat}{more}", self.table, self.next);
        self.call(Method::GET, &path, None)
    }

    /// The table as it is, and what we remember of it.
    fn document(&mut self, viewer: Option<Seat>) -> Result<Value, Fault> {
        let document = self.get("", viewer, "")?;
        let numbers = |of: &Value| of.as_array().into_iter().flatten().filter_map(Value::as_u64).collect::<Vec<_>>();
        self.own = numbers(&document["yours"]).into_iter().map(|seat| Seat(seat as u8)).collect();
        let seats = document["seats"].as_array();
        self.decisions = seats.into_iter().flatten().map(|seat| seat["decision"].as_u64().unwrap_or(0)).collect();
        Ok(document)
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.decisions.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
}

impl Desk for RemoteDesk {
    fn own_seats(&self) -> Vec<Seat> {
        self.own.clone()
    }

    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault> {
        let mut document = self.document(viewer)?;
        let last = document["last_moment"].as_u64().unwrap_or(0);
        let moments = self.get("/moments", viewer, &format!("&from={last}&most=1"))?;
        document["spots"] = moments[0]["scene"]["spots"].clone();
        json::from_value(&document)
    }

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Told>, Fault> {
        let told = self.get("/moments", viewer, &format!("&from={from}&most={MOST_MOMENTS}&lean=true"))?;
        json::from_value(&told)
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        json::from_value(&self.get("/legal", Some(seat), "")?)
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        json::from_value(&self.get("/plans", Some(seat), "")?)
    }

    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        let (field, word) = match what {
            Doubt::Action(action) => ("action", action),
            Doubt::Place(place) => ("place", place),
        };
        // Actions and places have no other signs.
        let word: String = word.chars().filter(|sign| sign.is_ascii_alphanumeric() || ":-.".contains(*sign)).collect();
        let answer = self.get("/why-not", Some(seat), &format!("&{field}={word}"))?;
        if answer["allowed"] == true {
            return Ok(None);
        }
        Ok(Some(said(&answer, self.line.lang)))
    }

    fn advice(&mut self, _: Seat) -> Result<Vec<String>, Fault> {
        Err(Fault::new("server-no-advice"))
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        let body = json!({ "seat": seat.0, "decision": self.decision(seat), "actions": actions });
        self.call(Method::POST, &format!("/tables/{}/actions", self.table), Some(body)).map(|_| ())
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        let scope = match scope {
            Scope::Action => "action",
            Scope::Turn => "turn",
        };
        let body = json!({ "seat": seat.0, "decision": self.decision(seat), "scope": scope });
        self.call(Method::POST, &format!("/tables/{}/undo", self.table), Some(body)).map(|_| ())
    }

    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.call(Method::POST, &format!("/tables/{}/undo/ask", self.table), Some(json!({ "seat": seat.0 })))
            .map(|_| ())
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault> {
        let body = json!({ "seat": seat.0, "agrees": agrees });
        self.call(Method::POST, &format!("/tables/{}/undo/answer", self.table), Some(body)).map(|_| ())
    }

    fn say(&mut self, words: &str) -> Result<(), Fault> {
        let body = json!({ "text": words });
        self.call(Method::POST, &format!("/tables/{}/chat", self.table), Some(body)).map(|_| ())
    }

    fn sayings(&mut self) -> Vec<Saying> {
        std::mem::take(&mut self.sayings)
    }

    fn news(&mut self, patience: Duration) -> Result<bool, Fault> {
        let Ok(first) = self.news.recv_timeout(patience) else { return Ok(false) };
        // However much has happened, one look is enough.
        self.sayings.extend(first);
        self.sayings.extend(self.news.try_iter().flatten());
        Ok(true)
    }

    fn record(&mut self) -> Result<String, Fault> {
        Ok(self.get("/record", None, "")?.to_string())
    }
}

const API: &str = "/api/v1";

/// What a server says is wrong, in the reader's language already; with the rule as the table's edition states it.
fn said(problem: &Value, lang: Lang) -> Fault {
    let word = |of: &Value| of.as_str().unwrap_or_default().to_owned();
    let (detail, rule) = (word(&problem["detail"]), &problem["rule"]);
    if !rule.is_object() {
        return Fault::new("server-said").with("detail", detail);
    }
    let number = |of: &Value| Arg::from(of.as_i64().unwrap_or_default());
    let args = [
        ("rule", Arg::from(word(&rule["id"]))),
        ("title", word(&rule["title"]).into()),
        ("statement", word(&rule["statement"]).into()),
        ("need", number(&rule["need"])),
        ("have", number(&rule["have"])),
    ];
    let cited = text(lang, if rule["need"].is_null() { "illegal" } else { "illegal-lacking" }, &args);
    Fault::new("server-said").with("detail", format_args!("{detail}. {cited}"))
}

/// Something that was said, if an event is about that. Others wrote it: no sign in it may command the terminal.
fn saying(event: &Value) -> Option<Saying> {
    let word = |field: &str| event[field].as_str().map(one_line);
    (event["kind"] == "said").then(|| Some(Saying { name: word("name")?, text: word("text")? }))?
}

/// Where a table is: the address of a server and the table's id, or the link that players send each other, with or
/// without an invitation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Link {
    secure: bool,
    host: Authority,
    table: String,
    seat: Option<usize>,
    invitation: Option<String>,
}

impl Link {
    pub(crate) fn read(server: &str, table: Option<&str>) -> Result<Self, Fault> {
        let wrong = |key: &'static str| Fault::new(key).at("--server").with("value", server);
        let uri: Uri = server.parse().map_err(|_| wrong("server-url"))?;
        let host = uri
            .authority()
            .filter(|host| !host.host().is_empty() && !host.as_str().contains('@'))
            .ok_or_else(|| wrong("server-url"))?;
        match uri.scheme_str() {
            Some("http" | "https") => {}
            _ => return Err(wrong("server-url")),
        }
        let linked = uri.path().strip_prefix("/table/").map(|id| id.trim_end_matches('/')).filter(|id| !id.is_empty());
        // The link may also be given as the table.
        let named = table.map(|table| table.rsplit('/').next().unwrap_or(table));
        let table = named.or(linked).ok_or_else(|| Fault::new("argument-missing").with("name", "--table"))?;
        let known = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
        if table.is_empty() || !table.chars().all(known) {
            return Err(Fault::new("server-table").at("--table").with("value", table));
        }
        let field = |name: &str| {
            let fields = uri.query().unwrap_or_default().split('&');
            fields.filter_map(|field| field.split_once('=')).find(|(key, _)| *key == name).map(|(_, value)| value)
        };
        Ok(Self {
            secure: uri.scheme_str() == Some("https"),
            host: host.clone(),
            table: table.to_owned(),
            seat: field("seat").and_then(|seat| seat.parse().ok()),
            invitation: field("invitation").map(str::to_owned),
        })
    }

    /// The address of the server alone.
    fn server(&self) -> String {
        format!("{}://{}", if self.secure { "https" } else { "http" }, self.host)
    }
}

/// A way to a server, and who we are there.
#[derive(Clone)]
struct Line {
    host: String,
    /// The name or number of its machine, and the port.
    address: (String, u16),
    cookie: Option<String>,
    lang: Lang,
    /// For servers behind HTTPS: who they must be, and how to talk to them.
    secure: Option<TlsConnector>,
}

impl Line {
    fn new(link: &Link, lang: Lang) -> Self {
        let usual = if link.secure { 443 } else { 80 };
        // The brackets of an IPv6 number belong to the address as it is written, not to the number.
        let machine = link.host.host().trim_matches(['[', ']']).to_owned();
        let address = (machine, link.host.port_u16().unwrap_or(usual));
        Self { host: link.host.to_string(), address, cookie: None, lang, secure: link.secure.then(connector) }
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Result<Response<Incoming>, Fault> {
        let lost = |reason: &dyn std::fmt::Display| {
            Fault::new("server-unreachable").with("server", &self.host).with("reason", reason)
        };
        let (machine, port) = &self.address;
        let socket = TcpStream::connect((machine.as_str(), *port)).await.map_err(|error| lost(&error))?;
        let mut sender = if let Some(connector) = &self.secure {
            let name = ServerName::try_from(machine.clone()).map_err(|error| lost(&error))?;
            introduce(connector.connect(name, socket).await.map_err(|error| lost(&error))?).await
        } else {
            introduce(socket).await
        }
        .map_err(|error| lost(&error))?;
        let mut request = Request::builder()
            .method(method)
            .uri(path)
            .header(header::HOST, &self.host)
            .header(header::ACCEPT_LANGUAGE, self.lang.code());
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if body.is_some() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        let body = body.map_or_else(Bytes::new, |body| body.to_string().into());
        let request = request.body(Full::new(body)).map_err(|error| lost(&error))?;
        sender.send_request(request).await.map_err(|error| lost(&error))
    }

    /// Asks, and reads the whole answer; with the cookie that it sets, if it does. A server that says nothing is not there.
    async fn ask(&self, method: Method, path: &str, body: Option<Value>) -> Result<(Value, Option<String>), Fault> {
        let answer = tokio::time::timeout(PATIENCE, self.whole(method, path, body)).await;
        answer.unwrap_or_else(|late| {
            Err(Fault::new("server-unreachable").with("server", &self.host).with("reason", late))
        })
    }

    async fn whole(&self, method: Method, path: &str, body: Option<Value>) -> Result<(Value, Option<String>), Fault> {
        let response = self.send(method, path, body).await?;
        let status = response.status();
        let set = response.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok());
        let cookie = set.and_then(|set| set.split(';').next()).map(str::to_owned);
        let bytes = response.into_body().collect().await;
        let bytes = bytes
            .map_err(|error| Fault::new("server-unreachable").with("server", &self.host).with("reason", error))?
            .to_bytes();
        let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
        if status.is_success() { Ok((answer, cookie)) } else { Err(said(&answer, self.lang)) }
    }
}

/// Trusts whom the system trusts.
fn connector() -> TlsConnector {
    let mut roots = RootCertStore::empty();
    // A certificate of the system that cannot be read is one less to trust.
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    let config = ClientConfig::builder().with_root_certificates(roots).with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

/// Begins to speak HTTP.
async fn introduce(
    socket: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
) -> hyper::Result<SendRequest<Full<Bytes>>> {
    let (sender, connection) = handshake(TokioIo::new(socket)).await?;
    tokio::spawn(connection);
    Ok(sender)
}

/// Hears of every event, and comes again after the connection was lost. Ends with who listens.
async fn listen(line: Line, path: String, next: u64, tell: Sender<Option<Saying>>) {
    let mut after = next;
    loop {
        let path = if after == 0 { path.clone() } else { format!("{path}?after={}", after - 1) };
        if let Ok(mut response) = line.send(Method::GET, &path, None).await {
            // An event ends with an empty line, wherever the stream was cut into pieces.
            let mut bytes: Vec<u8> = Vec::new();
            while let Some(Ok(frame)) = response.frame().await {
                bytes.extend_from_slice(frame.data_ref().map_or(&[], |data| data));
                while let Some(end) = bytes.windows(2).position(|pair| pair == b"\n\n") {
                    let event: Vec<u8> = bytes.drain(..end + 2).collect();
                    let event = String::from_utf8_lossy(&event);
                    let field = |name: &str| event.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
                    let Some(place) = field("id:").and_then(|id| id.parse::<u64>().ok()) else { continue };
                    after = place + 1;
                    let said = field("data:").and_then(|data| saying(&serde_json::from_str(data).ok()?));
                    if tell.send(said).is_err() {
                        return;
                    }
                }
            }
        }
        tokio::time::sleep(AGAIN).await;
    }
}

/// The cookies of guests, by server and name, in the user's own folder.
#[derive(Default)]
struct Kept {
    cookies: BTreeMap<String, String>,
}

impl Kept {
    fn path() -> Option<PathBuf> {
        let folder = std::env::var_os("XDG_CONFIG_HOME").map(PathBuf::from);
        let folder = folder.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".config")));
        folder.map(|folder| folder.join("paddlewheel").join("guests.json"))
    }

    fn read() -> Self {
        let text = Self::path().and_then(|path| std::fs::read_to_string(path).ok());
        let cookies = text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default();
        Self { cookies }
    }

    fn with(mut self, who: String, cookie: String) -> Self {
        self.cookies.insert(who, cookie);
        self
    }

    /// A cookie is a key: nobody else may read the file.
    fn write(&self) -> Result<(), Failure> {
        let Some(path) = Self::path() else { return Ok(()) };
        if let Some(folder) = path.parent() {
            crate::failure::make_folder(folder)?;
        }
        write_file(&path, &json!(self.cookies).to_string())?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let _ = std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600));
        }
        Ok(())
    }
}
