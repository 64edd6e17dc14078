//! Servers to throw away, clients that speak HTTP to them, and players who follow nothing but their own stream.

use futures_util::future::join_all;
use http_body_util::{BodyExt, Full};
use hyper::body::{Body as _, Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{HeaderMap, Method, Request, Response, header};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use server::{Limits, Options, Server};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// How long one answer may take, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(30);

/// Runs a test, which must end in time.
pub(crate) fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { timeout(Duration::from_mins(2), test).await.expect("the test ends in time") });
    runtime.shutdown_timeout(Duration::from_secs(1));
}

/// Says why a test was not run: whoever runs the tests should know.
pub(crate) fn skipped(reason: &str) {
    let mut errors = std::io::stderr();
    writeln!(errors, "skipped: {reason}").unwrap();
}

/// A folder that goes with this.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("paddlewheel-server-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    pub(crate) fn database(&self) -> String {
        self.0.join("tables.sqlite").display().to_string()
    }

    /// All bytes of all files in it, and so of the database.
    pub(crate) fn bytes(&self) -> Vec<u8> {
        let all = || {
            let files = std::fs::read_dir(&self.0)?.map(|file| std::fs::read(file?.path()));
            files.collect::<std::io::Result<Vec<_>>>()
        };
        // SQLite may just be putting its files together, as a connection is closed.
        let all = (0..100).find_map(|_| all().inspect_err(|_| std::thread::sleep(Duration::from_millis(20))).ok());
        all.expect("the files can be read").concat()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server with a database of its own.
pub(crate) struct Node {
    server: Server,
    pub(crate) folder: Folder,
}

impl Node {
    pub(crate) async fn start() -> Self {
        Self::with(Limits::none()).await
    }

    pub(crate) async fn with(limits: Limits) -> Self {
        let folder = Folder::new();
        let server = serve(folder.database(), limits).await;
        Self { server, folder }
    }

    pub(crate) fn client(&self) -> Client {
        Client::new(self.server.address())
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.address()
    }

    /// Ends it, and gives what it has left behind.
    pub(crate) async fn stop(self) -> Folder {
        timeout(PATIENCE, self.server.stop()).await.expect("a server stops in time");
        self.folder
    }

    /// The same tables, another server.
    pub(crate) async fn restart(self) -> Self {
        let folder = self.stop().await;
        let server = serve(folder.database(), Limits::none()).await;
        Self { server, folder }
    }
}

pub(crate) async fn serve(database: String, limits: Limits) -> Server {
    Server::start(Options { limits, ..Options::local(database, 0) }).await.unwrap()
}

/// An answer, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.text()))
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
    }

    /// The body of a good answer.
    #[track_caller]
    pub(crate) fn ok(&self) -> Value {
        assert!((200..300).contains(&self.status), "{}: {}", self.status, self.text());
        if self.body.is_empty() { Value::Null } else { self.json() }
    }

    /// The body of a bad one, which must be this problem.
    #[track_caller]
    pub(crate) fn problem(&self, status: u16, code: &str) -> Value {
        assert_eq!(self.status, status, "{}", self.text());
        assert_eq!(self.header("content-type"), "application/problem+json", "{}", self.text());
        let body = self.json();
        assert_eq!(body["code"], code, "{body}");
        assert_eq!(body["status"], status, "{body}");
        assert!(body["detail"].as_str().is_some_and(|detail| !detail.is_empty()), "{body}");
        body
    }
}

/// Somebody with a cookie or a token, on a connection that is kept as long as it holds.
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    pub(crate) cookie: Option<String>,
    pub(crate) token: Option<String>,
    connection: Option<SendRequest<Full<Bytes>>>,
}

/// The same person on a connection of its own.
impl Clone for Client {
    fn clone(&self) -> Self {
        Self { address: self.address, cookie: self.cookie.clone(), token: self.token.clone(), connection: None }
    }
}

async fn connect(address: SocketAddr) -> SendRequest<Full<Bytes>> {
    let socket = TcpStream::connect(address).await.unwrap();
    socket.set_nodelay(true).unwrap();
    let (sender, connection) = handshake(TokioIo::new(socket)).await.unwrap();
    tokio::spawn(connection);
    sender
}

impl Client {
    pub(crate) fn new(address: SocketAddr) -> Self {
        Self { address, cookie: None, token: None, connection: None }
    }

    /// A program that shows this token.
    pub(crate) fn with_token(address: SocketAddr, token: &str) -> Self {
        Self { token: Some(token.to_owned()), ..Self::new(address) }
    }

    /// A guest of this name.
    pub(crate) async fn guest(address: SocketAddr, name: &str) -> Self {
        let mut client = Self::new(address);
        client.post("guests", &json!({ "name": name })).await.ok();
        client
    }

    /// The same person at another node.
    pub(crate) fn at(&self, address: SocketAddr) -> Self {
        Self { address, ..self.clone() }
    }

    /// The request as it goes out. Paths are below `/api/v1/`, unless they begin with a slash.
    fn request(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Bytes) -> Request<Full<Bytes>> {
        let path = if path.starts_with('/') { path.to_owned() } else { format!("/api/v1/{path}") };
        let mut request = Request::builder().method(method).uri(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        if !headers.iter().any(|(name, _)| *name == "host") {
            request = request.header(header::HOST, self.address.to_string());
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        request.body(Full::new(body)).unwrap()
    }

    async fn exchange(&mut self, request: Request<Full<Bytes>>) -> Response<Incoming> {
        let mut kept = self.connection.take();
        if let Some(sender) = &mut kept
            && sender.ready().await.is_err()
        {
            kept = None;
        }
        let mut sender = match kept {
            Some(sender) => sender,
            None => connect(self.address).await,
        };
        let response = sender.send_request(request).await.unwrap();
        for set in response.headers().get_all(header::SET_COOKIE) {
            let cookie = set.to_str().unwrap().split(';').next().unwrap();
            self.cookie = (!cookie.ends_with('=')).then(|| cookie.to_owned());
        }
        self.connection = Some(sender);
        response
    }

    pub(crate) async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Bytes>,
    ) -> Answer {
        let request = self.request(method, path, headers, body.into());
        let told = format!("{} {}", request.method(), request.uri());
        let answer = timeout(PATIENCE, async {
            let (parts, body) = self.exchange(request).await.into_parts();
            // An event stream has no end: that it has begun is answer enough.
            let endless = parts.headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream");
            let body = if endless {
                self.connection = None;
                Bytes::new()
            } else {
                body.collect().await.unwrap().to_bytes()
            };
            Answer { status: parts.status.as_u16(), headers: parts.headers, body }
        });
        answer.await.unwrap_or_else(|_| panic!("no answer in time: {told}"))
    }

    /// A request to a server that may be gone: an answer only if it comes whole.
    pub(crate) async fn attempt(&mut self, path: &str, body: &Value) -> Option<Answer> {
        let headers = [("content-type", "application/json")];
        let request = self.request(Method::POST, path, &headers, body.to_string().into());
        let attempt = async {
            let socket = TcpStream::connect(self.address).await.ok()?;
            let (mut sender, connection) = handshake(TokioIo::new(socket)).await.ok()?;
            tokio::spawn(connection);
            let (parts, body) = sender.send_request(request).await.ok()?.into_parts();
            let body = body.collect().await.ok()?.to_bytes();
            Some(Answer { status: parts.status.as_u16(), headers: parts.headers, body })
        };
        timeout(PATIENCE, attempt).await.ok()?
    }

    async fn send_json(&mut self, method: Method, path: &str, body: &Value) -> Answer {
        self.send(method, path, &[("content-type", "application/json")], body.to_string()).await
    }

    pub(crate) async fn get(&mut self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.send_json(Method::POST, path, body).await
    }

    pub(crate) async fn put(&mut self, path: &str, body: &Value) -> Answer {
        self.send_json(Method::PUT, path, body).await
    }

    pub(crate) async fn patch(&mut self, path: &str, body: &Value) -> Answer {
        self.send_json(Method::PATCH, path, body).await
    }

    pub(crate) async fn delete(&mut self, path: &str) -> Answer {
        self.send(Method::DELETE, path, &[], "").await
    }

    /// The events of a table after one, on a connection of their own.
    pub(crate) async fn stream(&self, table: &str, last: Option<u64>) -> Stream {
        let last = last.map(|last| last.to_string());
        let headers: Vec<(&str, &str)> = last.iter().map(|last| ("last-event-id", last.as_str())).collect();
        self.stream_at(&format!("tables/{table}/events"), &headers).await
    }

    pub(crate) async fn stream_at(&self, path: &str, headers: &[(&str, &str)]) -> Stream {
        let mut client = self.clone();
        let request = client.request(Method::GET, path, headers, Bytes::new());
        let response = timeout(PATIENCE, client.exchange(request)).await.expect("a stream begins in time");
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(response.headers()[header::CONTENT_TYPE], "text/event-stream");
        Stream { body: response.into_body(), read: Vec::new(), _client: client }
    }
}

/// The events of a table as they come.
pub(crate) struct Stream {
    body: Incoming,
    read: Vec<u8>,
    /// The connection lives as long as it.
    _client: Client,
}

impl Stream {
    /// The next event; none when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<(u64, Value)> {
        timeout(PATIENCE, self.wait()).await.expect("an event in time")
    }

    /// The next event, if there is one soon.
    pub(crate) async fn soon(&mut self) -> Option<(u64, Value)> {
        timeout(Duration::from_millis(300), self.wait()).await.ok().flatten()
    }

    /// This many events, in order.
    pub(crate) async fn take(&mut self, count: usize) -> Vec<Value> {
        let mut events = Vec::new();
        for _ in 0..count {
            let (id, event) = self.next().await.expect("the stream goes on");
            assert_eq!(event["seq"], id);
            events.push(event);
        }
        events
    }

    /// The next event of a kind.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let (_, event) = self.next().await.expect("the stream goes on");
            if event["kind"] == kind {
                return event;
            }
        }
    }

    /// Waits for a line that only says that the server is there.
    pub(crate) async fn heartbeat(&mut self) {
        let beat = async {
            while let Some(frame) = self.body.frame().await {
                if frame.unwrap().data_ref().is_some_and(|data| data.starts_with(b":")) {
                    return;
                }
            }
            panic!("the stream has ended");
        };
        timeout(PATIENCE, beat).await.expect("a heartbeat in time");
    }

    /// That it ends, whatever comes before.
    pub(crate) async fn ends(&mut self) {
        while self.next().await.is_some() {}
    }

    /// Whether an event of this name, which is none of the log, comes before the stream ends.
    pub(crate) async fn says(&mut self, name: &str) -> bool {
        let told = async {
            while let Some(block) = self.block().await {
                if field(&block, "event:") == Some(name) {
                    return true;
                }
            }
            false
        };
        timeout(PATIENCE, told).await.unwrap_or(false)
    }

    /// Waits until so many look on; their names.
    pub(crate) async fn watchers(&mut self, count: u64) -> Vec<String> {
        let told = async {
            loop {
                let block = self.block().await.expect("the stream goes on");
                let Some(audience) = field(&block, "data:").filter(|_| field(&block, "event:") == Some("watching"))
                else {
                    continue;
                };
                assert_eq!(field(&block, "id:"), None, "it is no event of the log");
                let audience: Value = serde_json::from_str(audience).unwrap();
                if audience["count"] == count {
                    return serde_json::from_value(audience["names"].clone()).unwrap();
                }
            }
        };
        timeout(PATIENCE, told).await.unwrap_or_else(|_| panic!("not {count} in time"))
    }

    /// The next thing with a document, and its name if it is none of the log; none when the stream has ended.
    pub(crate) async fn told(&mut self) -> Option<(Option<String>, Value)> {
        let told = async {
            loop {
                let block = self.block().await?;
                if let Some(data) = field(&block, "data:") {
                    let name = field(&block, "event:").map(str::to_owned);
                    return Some((name, serde_json::from_str(data).unwrap()));
                }
            }
        };
        timeout(PATIENCE, told).await.expect("something in time")
    }

    async fn wait(&mut self) -> Option<(u64, Value)> {
        loop {
            let block = self.block().await?;
            if let (Some(id), Some(data)) = (field(&block, "id:"), field(&block, "data:")) {
                return Some((id.parse().unwrap(), serde_json::from_str(data).unwrap()));
            }
        }
    }

    /// The next lines that belong together.
    async fn block(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.read.windows(2).position(|two| two == b"\n\n") {
                return Some(String::from_utf8(self.read.drain(..end + 2).collect()).unwrap());
            }
            if self.body.is_end_stream() {
                return None;
            }
            let frame = self.body.frame().await?.ok()?;
            self.read.extend_from_slice(frame.data_ref()?);
        }
    }
}

/// A field of lines that belong together.
fn field<'a>(block: &'a str, name: &str) -> Option<&'a str> {
    block.lines().find_map(|line| line.strip_prefix(name)).map(str::trim)
}

/// A seat that anybody may take.
pub(crate) fn open() -> Value {
    json!({ "kind": "open" })
}

/// The seat of who makes the table.
pub(crate) fn maker() -> Value {
    json!({ "kind": "maker" })
}

pub(crate) fn bot(level: &str) -> Value {
    json!({ "kind": "bot", "level": level })
}

/// A table with these seats; in Niagara of few rounds, as random play finds no end there.
pub(crate) fn config(game: &str, seats: &[Value]) -> Value {
    let table = match game {
        "niagara" => json!({ "seats": seats.len(), "round_limit": 12 }),
        _ => json!({ "edition": "it2019", "seats": seats.len() }),
    };
    json!({ "game": game, "table": table, "seats": seats })
}

/// A table that plays, and who sits there, in the order of the seats.
pub(crate) struct Table {
    pub(crate) id: String,
    pub(crate) players: Vec<Client>,
}

impl Table {
    /// People at all seats of a new table.
    pub(crate) async fn of_people(address: SocketAddr, game: &str, seats: usize) -> Self {
        let mut players = Vec::new();
        for seat in 0..seats {
            players.push(Client::guest(address, &format!("Player {seat}")).await);
        }
        let made = players[0].post("tables", &config(game, &vec![open(); seats])).await;
        let id = made.ok()["id"].as_str().unwrap().to_owned();
        for (seat, player) in players.iter_mut().enumerate() {
            player.put(&format!("tables/{id}/seats/{seat}"), &json!({ "seed": format!("seed {seat}") })).await.ok();
        }
        players[0].post(&format!("tables/{id}/start"), &json!({})).await.ok();
        Self { id, players }
    }

    pub(crate) fn path(&self, what: &str) -> String {
        format!("tables/{}{what}", self.id)
    }

    pub(crate) async fn view(&mut self) -> Value {
        let path = self.path("");
        self.players[0].get(&path).await.ok()
    }

    /// The first seat that decides.
    pub(crate) async fn deciding(&mut self) -> usize {
        let view = self.view().await;
        let seats = view["seats"].as_array().unwrap();
        seats.iter().position(|seat| seat["deciding"] == true).expect("somebody decides")
    }

    /// What a seat could send now: the actions of a plan.
    pub(crate) async fn proposal(&mut self, seat: usize) -> Value {
        let (path, plans) = (self.path(""), self.path("/plans"));
        let view = self.players[seat].get(&path).await.ok();
        let plans = self.players[seat].get(&plans).await.ok();
        let plan = best(plans.as_array().unwrap(), seat);
        json!({ "seat": seat, "decision": view["seats"][seat]["decision"], "actions": plan["actions"] })
    }

    /// Lets whoever decides make some turns.
    pub(crate) async fn go_on(&mut self, turns: usize) {
        for _ in 0..turns {
            let seat = self.deciding().await;
            let proposal = self.proposal(seat).await;
            let path = self.path("/actions");
            self.players[seat].post(&path, &proposal).await.ok();
        }
    }

    /// Lets all who have not left their seats play to the end of the game.
    pub(crate) async fn finish(&mut self) {
        let seats = self.view().await["seats"].clone();
        let present = self.players.iter().enumerate().filter(|(seat, _)| seats[*seat]["away"].is_null());
        let tasks: Vec<_> =
            present.map(|(seat, client)| tokio::spawn(play(self.id.clone(), vec![client.clone()], seat))).collect();
        for task in tasks {
            task.await.unwrap();
        }
    }

    /// The whole log, as somebody sees it.
    pub(crate) async fn log(&self, client: &Client) -> Vec<Value> {
        let log = client.clone().get(&self.path("/log")).await.ok();
        log.as_array().unwrap().clone()
    }
}

/// One of the plans that lead farthest down the river; which one depends on a number.
pub(crate) fn best(plans: &[Value], number: usize) -> &Value {
    let progress = |plan: &Value| {
        let tile = plan["result"]["at"].as_str().and_then(|at| at.split('.').next());
        tile.and_then(|tile| tile.parse::<u32>().ok()).unwrap_or(0)
    };
    let most = plans.iter().map(progress).max().expect("there is a plan");
    let best: Vec<&Value> = plans.iter().filter(|plan| progress(plan) == most).collect();
    best[number * 7919 % best.len()]
}

/// Plays a seat to the end of the game, knowing only what its own stream and its own requests tell; all its events.
/// Requests go to one node after the other.
pub(crate) async fn play(table: String, mut nodes: Vec<Client>, seat: usize) -> Vec<Value> {
    let mut stream = nodes[0].stream(&table, None).await;
    let (mut events, mut requests) = (Vec::new(), seat);
    loop {
        let (id, event) = stream.next().await.expect("the stream goes on to the end");
        assert_eq!(id, events.len() as u64, "without gaps");
        events.push(event);
        let mut next = id + 1;
        // Its own actions may open its next decision: it goes on as long as it can.
        loop {
            requests += 1;
            let turn = requests % nodes.len();
            let client = &mut nodes[turn];
            let view = client.get(&format!("tables/{table}?seat={seat}&next={next}")).await.ok();
            if view["stage"] == "over" && view["next"] == events.len() {
                return events;
            }
            if view["stage"] != "playing" || view["seats"][seat]["deciding"] != true {
                break;
            }
            let plans = client.get(&format!("tables/{table}/plans?seat={seat}&next={next}")).await.ok();
            let decision = &view["seats"][seat]["decision"];
            let Some(plans) = plans.as_array().filter(|plans| !plans.is_empty()) else { break };
            let actions = &best(plans, requests)["actions"];
            let body = json!({ "seat": seat, "decision": decision, "actions": actions });
            let acted = client.post(&format!("tables/{table}/actions"), &body).await.ok();
            assert_eq!(acted["repeated"], false);
            next = acted["next"].as_u64().unwrap();
        }
    }
}

/// Has players make tables and take seats at the same time, at two nodes or twice at one, where each may have three tables.
pub(crate) async fn check_table_limit(nodes: [SocketAddr; 2]) {
    let at = |client: &Client, number: usize| client.at(nodes[number % 2]);
    let accepted = |answers: Vec<Answer>| {
        let accepted = answers.iter().filter(|answer| answer.status < 300).count();
        for refused in answers.iter().filter(|answer| answer.status >= 300) {
            refused.problem(429, "web-too-many-tables");
        }
        accepted
    };
    let table = config("niagara", &[open(), open(), open()]);
    let (ada, bob) = (Client::guest(nodes[0], "Ada").await, Client::guest(nodes[0], "Bob").await);
    let making = (0..16).map(|number| {
        let (mut ada, table) = (at(&ada, number), &table);
        async move { ada.post("tables", table).await }
    });
    assert_eq!(accepted(join_all(making).await), 3);
    let mine = ada.clone().get("tables?mine=true").await.ok();
    assert_eq!(mine.as_array().unwrap().len(), 3);
    // Seats at tables of others.
    let mut tables = Vec::new();
    for number in 0..8 {
        let mut maker = Client::guest(nodes[0], &format!("Maker {number}")).await;
        tables.push(maker.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned());
    }
    let sitting = tables.iter().enumerate().map(|(number, id)| {
        let mut bob = at(&bob, number);
        async move { bob.put(&format!("tables/{id}/seats/0"), &json!({})).await }
    });
    assert_eq!(accepted(join_all(sitting).await), 3);
    assert_eq!(bob.clone().get("tables?mine=true").await.ok().as_array().unwrap().len(), 3);
}
