//! A server of our own, as another process.

use super::failed;
use crate::config::PREFIX;
use crate::failure::Failure;
use client::Connection;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::process::{Child, ChildStdout, Command, Stdio};

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

    /// Prepares connections to the server, for visitors who share them.
    pub(super) fn connect(&self) -> Result<Connection, Failure> {
        let address = self.address.try_into().map_err(failed)?;
        Connection::open(&address).map_err(failed)
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
