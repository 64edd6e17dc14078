//! Servers that say what a test tells them, a proxy that cuts connections, and real servers.

use client::{Address, Connection, Limits};
use server::{Options, Server};
use std::io::Write;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// Limits that a test can wait for.
pub(crate) const QUICK: Limits = Limits {
    answer: Duration::from_millis(600),
    silence: Duration::from_millis(600),
    first_retry: Duration::from_millis(20),
    last_retry: Duration::from_millis(80),
};

/// Runs a test, which must end in time.
pub(crate) fn run(test: impl Future<Output = ()>) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    runtime
        .block_on(async { tokio::time::timeout(Duration::from_mins(2), test).await.expect("the test ends in time") });
    runtime.shutdown_timeout(Duration::from_secs(1));
}

/// Says why a test was not run.
pub(crate) fn skipped(reason: &str) {
    let mut errors = std::io::stderr();
    writeln!(errors, "skipped: {reason}").unwrap();
}

pub(crate) fn connect(address: SocketAddr, limits: Limits) -> Connection {
    let address = Address::try_from(address).unwrap();
    Connection::with_limits(&address, limits).unwrap()
}

/// A request as a stub gets it.
pub(crate) struct Request {
    /// Such as `GET /api/v1/tables/x?next=0`.
    pub(crate) line: String,
    pub(crate) headers: Vec<String>,
    pub(crate) body: String,
}

impl Request {
    /// The value of a header.
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// What a stub does after a request.
pub(crate) enum Reply {
    /// Sends this, and keeps the connection.
    Send(String),
    /// Sends this, and closes the connection.
    Close(String),
    /// Sends this, and then nothing more.
    Stall(String),
    /// Sends the first text, a heartbeat every 100 milliseconds for a second, the second text, and then nothing more.
    Beat(String, String),
}

/// An answer with a length.
pub(crate) fn answer(status: &str, kind: &str, body: &str) -> Reply {
    let length = body.len();
    Reply::Send(format!("HTTP/1.1 {status}\r\ncontent-type: {kind}\r\ncontent-length: {length}\r\n\r\n{body}"))
}

/// The beginning of an event stream, which goes on until the connection is closed.
pub(crate) fn stream(blocks: &str) -> String {
    format!("HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n{blocks}")
}

/// A server that answers as it is told.
pub(crate) struct Stub {
    pub(crate) address: SocketAddr,
    connections: Arc<AtomicUsize>,
}

impl Stub {
    /// The script gets the number of each request, from 0.
    pub(crate) async fn start(script: impl Fn(usize, &Request) -> Reply + Send + Sync + 'static) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (script, requests) = (Arc::new(script), Arc::new(AtomicUsize::new(0)));
        let connections = Arc::new(AtomicUsize::new(0));
        let count = Arc::clone(&connections);
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                tokio::spawn(serve(socket, Arc::clone(&script), Arc::clone(&requests)));
            }
        });
        Self { address, connections }
    }

    /// How many connections were made so far.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

async fn serve<S>(socket: TcpStream, script: Arc<S>, requests: Arc<AtomicUsize>)
where
    S: Fn(usize, &Request) -> Reply,
{
    let mut socket = BufReader::new(socket);
    while let Some(request) = read(&mut socket).await {
        let (text, ending) = match script(requests.fetch_add(1, Ordering::SeqCst), &request) {
            Reply::Send(text) => (text, None),
            Reply::Close(text) => (text, Some(Duration::ZERO)),
            Reply::Stall(text) => (text, Some(Duration::from_secs(30))),
            Reply::Beat(first, second) => {
                socket.get_mut().write_all(first.as_bytes()).await.unwrap();
                for _ in 0..10 {
                    tokio::time::sleep(Duration::from_millis(100)).await;
                    socket.get_mut().write_all(b":\n\n").await.unwrap();
                }
                (second, Some(Duration::from_secs(30)))
            }
        };
        socket.get_mut().write_all(text.as_bytes()).await.unwrap();
        if let Some(ending) = ending {
            tokio::time::sleep(ending).await;
            return;
        }
    }
}

async fn read(socket: &mut BufReader<TcpStream>) -> Option<Request> {
    let mut line = String::new();
    socket.read_line(&mut line).await.ok().filter(|bytes| *bytes > 0)?;
    let mut request = Request { line: line.trim().replace(" HTTP/1.1", ""), headers: Vec::new(), body: String::new() };
    loop {
        let mut line = String::new();
        socket.read_line(&mut line).await.ok()?;
        if line.trim().is_empty() {
            break;
        }
        request.headers.push(line.trim().to_owned());
    }
    let length = request.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
    let mut body = vec![0; length];
    socket.read_exact(&mut body).await.ok()?;
    request.body = String::from_utf8(body).unwrap();
    Some(request)
}

/// A proxy before a server, whose connections can be cut.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    connections: Arc<AtomicUsize>,
    cuts: watch::Sender<u32>,
    is_down: watch::Sender<bool>,
}

impl Proxy {
    pub(crate) async fn before(server: SocketAddr) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (cuts, is_down) = (watch::Sender::new(0), watch::Sender::new(false));
        let connections = Arc::new(AtomicUsize::new(0));
        let (cut, down, count) = (cuts.clone(), is_down.clone(), Arc::clone(&connections));
        tokio::spawn(async move {
            while let Ok((mut outer, _)) = listener.accept().await {
                if *down.borrow() {
                    continue;
                }
                count.fetch_add(1, Ordering::SeqCst);
                let mut cut = cut.subscribe();
                tokio::spawn(async move {
                    let mut inner = TcpStream::connect(server).await.unwrap();
                    tokio::select! {
                        _ = copy_bidirectional(&mut outer, &mut inner) => {}
                        _ = cut.changed() => {}
                    }
                });
            }
        });
        Self { address, connections, cuts, is_down }
    }

    /// Cuts every connection.
    pub(crate) fn cut(&self) {
        self.cuts.send_modify(|cuts| *cuts += 1);
    }

    /// Accepts no connections from now on, or accepts them again.
    pub(crate) fn set_down(&self, is_down: bool) {
        self.is_down.send_replace(is_down);
    }

    /// How many connections were made so far.
    pub(crate) fn connections(&self) -> usize {
        self.connections.load(Ordering::SeqCst)
    }
}

/// A server with a database to throw away.
pub(crate) struct Node {
    server: Option<Server>,
    folder: Option<PathBuf>,
}

impl Node {
    pub(crate) async fn start() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("paddlewheel-client-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let database = folder.join("tables.sqlite").display().to_string();
        let mut node = Self::at(database).await;
        node.folder = Some(folder);
        node
    }

    /// A server on a database that is there.
    pub(crate) async fn at(database: String) -> Self {
        let options = Options { limits: server::Limits::none(), ..Options::local(database, 0) };
        Self { server: Some(Server::start(options).await.unwrap()), folder: None }
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.server.as_ref().unwrap().address()
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        drop(self.server.take());
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}
