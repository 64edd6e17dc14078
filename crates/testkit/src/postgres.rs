//! A private PostgreSQL server: created in a temporary folder from the installed programs, reachable only through a
//! socket in that folder, and removed when it is dropped.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running server.
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    user: Option<(u32, u32)>,
    safety: Safety,
}

/// Whether commits must be on disk before they are acknowledged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Safety {
    /// As in production.
    Durable,
    /// Much faster, for tests of logic.
    Careless,
}

impl Postgres {
    /// Starts a server; the error says why it cannot.
    pub fn start(safety: Safety) -> Result<Self, String> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let programs = programs().ok_or("PostgreSQL is not installed: no initdb in the usual places")?;
        // Socket paths must be short.
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let folder = std::env::temp_dir().join(format!("pw-pg-{}-{number}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        let server = Self { folder, programs, user: other_user(), safety };
        server.prepare()?;
        Ok(server)
    }

    fn prepare(&self) -> Result<(), String> {
        #[cfg(unix)]
        if let Some((user, group)) = self.user {
            std::os::unix::fs::chown(&self.folder, Some(user), Some(group)).map_err(|error| error.to_string())?;
        }
        let data = self.folder.join("data");
        let sync = if self.safety == Safety::Careless { &["--no-sync"][..] } else { &[] };
        let made = ["--auth=trust", "--username=paddlewheel", "--encoding=UTF8", "--locale=C", "-D"];
        self.run("initdb", sync.iter().chain(&made).map(OsStr::new).chain([data.as_os_str()]).collect())?;
        self.resume()
    }

    /// Stops the server at once, like a crash: the next start has to recover.
    pub fn crash(&self) -> Result<(), String> {
        let data = self.folder.join("data");
        let args =
            ["-D".as_ref(), data.as_os_str(), "-m".as_ref(), "immediate".as_ref(), "-w".as_ref(), "stop".as_ref()];
        self.run("pg_ctl", args.into())
    }

    /// Starts the server, again or for the first time.
    pub fn resume(&self) -> Result<(), String> {
        let data = self.folder.join("data");
        let careless = if self.safety == Safety::Careless { " -c fsync=off" } else { "" };
        let options = format!("-k {} -c listen_addresses='' -c max_connections=60{careless}", self.folder.display());
        let log = self.folder.join("log");
        let args: Vec<&OsStr> = ["-D".as_ref(), data.as_os_str(), "-l".as_ref(), log.as_os_str(), "-o".as_ref()].into();
        self.run("pg_ctl", [args, vec![options.as_ref(), "-w".as_ref(), "start".as_ref()]].concat())
    }

    /// The address of its only database.
    pub fn address(&self) -> String {
        let host = self.folder.to_string_lossy().replace('/', "%2F");
        format!("postgres://paddlewheel@{host}/postgres")
    }

    /// The address of a new, empty database.
    pub fn database(&self, name: &str) -> Result<String, String> {
        let folder = self.folder.as_os_str();
        self.run("createdb", vec!["-U".as_ref(), "paddlewheel".as_ref(), "-h".as_ref(), folder, name.as_ref()])?;
        Ok(format!("{}/{name}", self.address().trim_end_matches("/postgres")))
    }

    fn run(&self, program: &str, args: Vec<&OsStr>) -> Result<(), String> {
        let mut command = Command::new(self.programs.join(program));
        command.args(args).current_dir(&self.folder).stdin(Stdio::null());
        // The server keeps inherited descriptors open: a pipe would never close.
        let errors = self.folder.join(format!("{program}.err"));
        let file = std::fs::File::create(&errors).map_err(|error| error.to_string())?;
        command.stdout(Stdio::null()).stderr(file);
        #[cfg(unix)]
        if let Some((user, group)) = self.user {
            use std::os::unix::process::CommandExt;
            command.uid(user).gid(group);
        }
        let status = command.status().map_err(|error| format!("{program}: {error}"))?;
        if status.success() {
            return Ok(());
        }
        Err(format!("{program}: {}", std::fs::read_to_string(errors).unwrap_or_default().trim()))
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        let _ = self.crash();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// The folder of the newest programs: in the search path, or where Debian installs them.
fn programs() -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = std::fs::read_dir("/usr/lib/postgresql").ok().into_iter().flatten().flatten();
    let mut debian: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    debian.sort();
    let all = debian.into_iter().rev().chain(std::env::split_paths(&path));
    all.into_iter().find(|folder| ["initdb", "pg_ctl", "createdb"].iter().all(|name| folder.join(name).is_file()))
}

/// PostgreSQL refuses to run as root, so it runs as its own user, under Debian's name for it.
fn other_user() -> Option<(u32, u32)> {
    let root = std::fs::metadata("/proc/self").ok().is_some_and(|process| {
        #[cfg(unix)]
        {
            use std::os::unix::fs::MetadataExt;
            process.uid() == 0
        }
        #[cfg(not(unix))]
        {
            let _ = process;
            false
        }
    });
    if !root {
        return None;
    }
    let users = std::fs::read_to_string(Path::new("/etc/passwd")).ok()?;
    let fields = users.lines().find_map(|line| line.strip_prefix("postgres:"))?;
    let mut numbers = fields.split(':').skip(1).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}
