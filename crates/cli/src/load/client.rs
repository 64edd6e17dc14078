//! A server of our own as another process, and connections to it.

use super::failed;
use crate::config::PREFIX;
use crate::failure::Failure;
use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::{Method, Request, Response, header};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};
use tokio::net::TcpStream;

/// A server; it ends with this.
pub(super) struct Node {
    child: Child,
    /// What it says; it ends where nobody listens.
    _says: BufReader<ChildStdout>,
    address: SocketAddr,
    database: String,
    options: Vec<String>,
    /// What is thrown away in the end.
    folder: Option<PathBuf>,
}

impl Node {
    /// Starts a server on a free port, with this store or one to throw away, and more options.
    pub(super) fn start(database: Option<&str>, options: Vec<String>) -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("paddlewheel-load-{}", std::process::id()));
        if let Some(database) = database {
            return Self::spawn(database.to_owned(), options, None);
        }
        std::fs::create_dir_all(&folder).map_err(failed)?;
        Self::spawn(folder.join("load.sqlite").display().to_string(), options, Some(folder))
    }

    fn spawn(database: String, options: Vec<String>, folder: Option<PathBuf>) -> Result<Self, Failure> {
        let program = std::env::current_exe().map_err(failed)?;
        let mut command = Command::new(program);
        // Whatever else is configured here is meant for another server.
        for (name, _) in std::env::vars_os().filter(|(name, _)| name.to_string_lossy().starts_with(PREFIX)) {
            command.env_remove(name);
        }
        let mut child = command
            .args(["serve", "--config", "", "--no-limits", "--listen", "127.0.0.1:0", "--log", "warn"])
            .args(&options)
            // There may be a password in it, which a command line would show.
            .env("PADDLEWHEEL_DATABASE", &database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let mut line = String::new();
        let mut says = BufReader::new(child.stdout.take().ok_or_else(|| failed("stdout"))?);
        says.read_line(&mut line).map_err(failed)?;
        // The first line ends with the address, in every language.
        let address = line.rsplit_once("http://").and_then(|(_, address)| address.trim().parse().ok());
        let mut node =
            Self { child, _says: says, address: SocketAddr::from(([127, 0, 0, 1], 0)), database, options, folder };
        node.address = address.ok_or_else(|| failed(line.trim()))?;
        Ok(node)
    }

    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Ends the process and starts another one over the same store.
    pub(super) fn restart(mut self) -> Result<Self, Failure> {
        let (database, folder) = (std::mem::take(&mut self.database), self.folder.take());
        let options = std::mem::take(&mut self.options);
        drop(self);
        Self::spawn(database, options, folder)
    }

    /// What the process has in memory, in KiB, where the system tells.
    pub(super) fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse().ok()
    }
}

impl Node {
    /// How many files the process has open, where the system tells.
    pub(super) fn open_files(&self) -> Option<u64> {
        Some(std::fs::read_dir(format!("/proc/{}/fd", self.child.id())).ok()?.count() as u64)
    }

    /// The size of a file of the store in KiB: the SQLite file itself, or what SQLite puts beside it. Nothing for PostgreSQL.
    pub(super) fn size(&self, end: &str) -> u64 {
        std::fs::metadata(format!("{}{end}", self.database)).map_or(0, |file| file.len() / 1024)
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if let Some(folder) = &self.folder {
            let _ = std::fs::remove_dir_all(folder);
        }
    }
}

/// A connection, and the cookie of who uses it.
pub(super) struct Client {
    sender: SendRequest<Full<Bytes>>,
    host: String,
    cookie: Option<String>,
}

impl Client {
    pub(super) async fn connect(address: SocketAddr) -> Result<Self, Failure> {
        let socket = TcpStream::connect(address).await.map_err(failed)?;
        socket.set_nodelay(true).map_err(failed)?;
        let (sender, connection) = handshake(TokioIo::new(socket)).await.map_err(failed)?;
        tokio::spawn(connection);
        Ok(Self { sender, host: address.to_string(), cookie: None })
    }

    /// Sends a request; the answer's body is still to come.
    pub(super) async fn send(
        &mut self,
        method: Method,
        path: &str,
        body: String,
    ) -> Result<Response<Incoming>, Failure> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.host);
        if !body.is_empty() {
            request = request.header(header::CONTENT_TYPE, "application/json");
        }
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        let request = request.body(Full::new(body.into())).map_err(failed)?;
        self.sender.ready().await.map_err(failed)?;
        let response = self.sender.send_request(request).await.map_err(failed)?;
        if let Some(set) = response.headers().get(header::SET_COOKIE).and_then(|set| set.to_str().ok()) {
            self.cookie = set.split(';').next().map(str::to_owned);
        }
        Ok(response)
    }

    /// Sends a request and reads the answer, which must be a good one.
    pub(super) async fn call(&mut self, method: Method, path: &str, body: String) -> Result<Bytes, Failure> {
        let response = self.send(method, path, body).await?;
        let status = response.status();
        let bytes = response.into_body().collect().await.map_err(failed)?.to_bytes();
        if status.is_success() { Ok(bytes) } else { Err(failed(String::from_utf8_lossy(&bytes))) }
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Value, Failure> {
        let bytes = self.call(Method::GET, path, String::new()).await?;
        Ok(serde_json::from_slice(&bytes).unwrap_or_default())
    }

    /// The same visitor on a connection of its own.
    pub(super) async fn again(&self, address: SocketAddr) -> Result<Self, Failure> {
        Ok(Self { cookie: self.cookie.clone(), ..Self::connect(address).await? })
    }
}
