//! System packages that some tests need: installed as root after a notice, otherwise named for the person to install.

use crate::steps::{Outcome, Problem, Shell};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};

/// Where Debian installs browsers that the tests can use. The first is Chromium without a window system: the same
/// engine, and the tests take a quarter less time.
const BROWSERS: [&str; 2] = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/// The browser that is installed.
pub(crate) fn browser() -> Option<&'static str> {
    BROWSERS.into_iter().find(|browser| Path::new(browser).exists())
}

/// Something that a test needs from the system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// A browser for the page's tests.
    Browser,
    /// PostgreSQL's server programs, for the tests on both databases.
    Database,
    /// One of the reverse proxies that the server's tests run behind.
    Nginx,
    /// The other one.
    Caddy,
}

impl Need {
    /// The Debian package.
    fn package(self) -> &'static str {
        match self {
            Self::Browser => "chromium-headless-shell",
            Self::Database => "postgresql",
            Self::Nginx => "nginx-light",
            Self::Caddy => "caddy",
        }
    }

    fn is_installed(self) -> bool {
        match self {
            Self::Browser => browser().is_some(),
            Self::Database => database_programs()
                .any(|folder| ["initdb", "pg_ctl", "createdb"].iter().all(|program| folder.join(program).is_file())),
            // Debian keeps it where only root's search path looks.
            Self::Nginx => {
                search_path().chain([PathBuf::from("/usr/sbin")]).any(|folder| folder.join("nginx").is_file())
            }
            Self::Caddy => search_path().any(|folder| folder.join("caddy").is_file()),
        }
    }

    /// Installs it if it is missing and this user may do that; one package at a time, as apt-get wants it.
    pub(crate) fn ensure(self, shell: Shell<'_>) -> Outcome {
        static ONE: Mutex<()> = Mutex::new(());
        let _one = ONE.lock().unwrap_or_else(PoisonError::into_inner);
        let package = self.package();
        if self.is_installed() {
            return Ok(());
        }
        if !is_root() {
            return Err(Problem::Missing(format!("needs the package {package}: apt-get install {package}")));
        }
        shell.say(&format!("installing the Debian package {package}"));
        let apt = |words: &[&str]| {
            let mut command = Command::new("apt-get");
            command.args(words).env("DEBIAN_FRONTEND", "noninteractive").stdout(Stdio::null());
            command.status().is_ok_and(|status| status.success())
        };
        let install = ["install", "--yes", "--no-install-recommends", package];
        if (apt(&install) || (apt(&["update"]) && apt(&install))) && self.is_installed() {
            return Ok(());
        }
        Err(Problem::Missing(format!("needs the package {package}, which apt-get could not install")))
    }
}

/// Where PostgreSQL's programs may be: in Debian's folders, or in the search path.
fn database_programs() -> impl Iterator<Item = PathBuf> {
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    debian.map(|version| version.path().join("bin")).chain(search_path())
}

fn search_path() -> impl Iterator<Item = PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).collect::<Vec<_>>().into_iter()
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").stderr(Stdio::null()).output();
    id.is_ok_and(|output| output.stdout.trim_ascii() == b"0")
}
