//! Servers as other processes, and clients that talk to them.

use client::{Connection, HeaderName, Limits};
use serde_json::Value;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::LazyLock;
use std::time::Duration;
use tokio::runtime::Runtime;

/// How long an answer may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_paddlewheel");

/// A server; it is killed when this is dropped.
pub(crate) struct Node {
    child: Child,
    pub(crate) address: SocketAddr,
    pub(crate) says: BufReader<std::process::ChildStdout>,
}

impl Node {
    pub(crate) fn start(database: &str) -> Self {
        Self::start_with(database, &[], Stdio::inherit(), "warn")
    }

    /// With more options, and a place and a level for its log.
    pub(crate) fn start_with(database: &str, options: &[&str], log: Stdio, level: &str) -> Self {
        Self::start_by(Command::new(PROGRAM), database, options, log, level)
    }

    /// In a shell that has been told this before, such as a limit.
    pub(crate) fn start_after(words: &str, database: &str, log: Stdio) -> Self {
        let mut shell = Command::new("sh");
        shell.args(["-c", &format!("{words} && exec \"$0\" \"$@\""), PROGRAM]);
        Self::start_by(shell, database, &[], log, "warn")
    }

    /// By a command that lacks the program's arguments only.
    pub(crate) fn start_by(program: Command, database: &str, options: &[&str], log: Stdio, level: &str) -> Self {
        let usual = ["--no-limits", "--listen", "127.0.0.1:0", "--database", database];
        Self::spawn(program, &[&usual, options].concat(), &[("PADDLEWHEEL_LOG", level)], log)
    }

    /// With these options and variables alone.
    pub(crate) fn start_as(options: &[&str], variables: &[(&str, &str)], log: Stdio) -> Self {
        Self::spawn(Command::new(PROGRAM), options, variables, log)
    }

    fn spawn(mut program: Command, options: &[&str], variables: &[(&str, &str)], log: Stdio) -> Self {
        let mut child = program
            .arg("serve")
            .args(options)
            .env("LC_ALL", "en_GB.UTF-8")
            .envs(variables.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("the binary runs");
        let mut says = BufReader::new(child.stdout.take().expect("the output is piped"));
        let mut line = String::new();
        says.read_line(&mut line).expect("it says where it listens");
        let (_, address) = line.rsplit_once("http://").unwrap_or_else(|| panic!("{line}"));
        Self { child, address: address.trim().parse().expect("an address"), says }
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// As a power cut would: at once, without a chance to finish anything.
    pub(crate) fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// As somebody who runs it would.
    pub(crate) fn terminate(mut self) -> std::process::ExitStatus {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("kill runs").success());
        self.child.wait().expect("it ends")
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A place for a database, empty.
pub(crate) fn file(name: &str) -> PathBuf {
    let path = std::env::temp_dir().join(format!("paddlewheel-cli-{}-{name}", std::process::id()));
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", path.display()));
    }
    path
}

/// Keeps the connections of all clients of a test.
static RUNTIME: LazyLock<Runtime> = LazyLock::new(|| Runtime::new().expect("threads"));

/// Somebody with a cookie, who waits for each answer.
pub(crate) struct Client {
    connection: Connection,
}

impl Client {
    pub(crate) fn connect(address: SocketAddr, cookie: &str) -> io::Result<Self> {
        let limits = Limits { answer: PATIENCE, ..Limits::default() };
        let address = address.try_into().map_err(io::Error::other)?;
        let connection = Connection::with_limits(&address, limits).map_err(io::Error::other)?;
        Ok(Self { connection: connection.with_cookie(Some(cookie).filter(|cookie| !cookie.is_empty())) })
    }

    /// The same visitor, with one more header.
    pub(crate) fn with_header(&self, name: &'static str, value: &str) -> Self {
        Self { connection: self.connection.clone().with_header(HeaderName::from_static(name), value) }
    }

    pub(crate) fn cookie(&self) -> String {
        self.connection.cookie().unwrap_or_default()
    }

    /// A request and its answer: the status, and the document.
    pub(crate) fn call(&mut self, method: &str, path: &str, body: &Value) -> io::Result<(u16, Value)> {
        let method = method.parse().expect("a method");
        let exchange = self.connection.exchange(method, path, Some(body).filter(|body| !body.is_null()));
        let answer = RUNTIME.block_on(exchange).map_err(io::Error::other)?;
        Ok((answer.status(), answer.read().unwrap_or_default()))
    }

    /// A request to a server that may be in trouble: fails where the server does.
    pub(crate) fn accepted(&mut self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let (status, answer) = self.call(method, path, body)?;
        if status >= 500 {
            return Err(io::Error::other(format!("{status} {answer}")));
        }
        assert!((200..300).contains(&status), "{method} {path} {body}: {status} {answer}");
        Ok(answer)
    }

    /// A request that must go well.
    pub(crate) fn good(&mut self, method: &str, path: &str, body: &Value) -> io::Result<Value> {
        let (status, answer) = self.call(method, path, body)?;
        assert!((200..300).contains(&status), "{method} {path} {body}: {status} {answer}");
        Ok(answer)
    }
}

/// The text at a path.
pub(crate) fn text(address: SocketAddr, path: &str) -> String {
    let mut socket = TcpStream::connect(address).expect("a server");
    socket.set_read_timeout(Some(PATIENCE)).expect("a socket");
    write!(socket, "GET {path} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n").expect("a server");
    let mut text = String::new();
    socket.read_to_string(&mut text).expect("a text");
    text
}
