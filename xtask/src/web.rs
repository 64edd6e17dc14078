//! The web page: its packages, its checks, its bundle, and its tests in a real browser.

use crate::files;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

type Outcome = Result<(), String>;

/// Where Debian's browser is.
const BROWSER: &str = "/usr/bin/chromium";

/// Whether Node and its package manager are there, and if not, what to do, in one line.
pub(crate) fn has_node() -> Outcome {
    let there = |program: &str| {
        let version = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
        version.is_ok_and(|status| status.success())
    };
    if there("node") && there("npm") {
        return Ok(());
    }
    Err("the web page needs Node 20 or later with npm, which is not installed".to_owned())
}

fn folder(root: &Path) -> PathBuf {
    root.join("web")
}

/// A command in the page's folder; what it prints is shown.
fn run(root: &Path, program: &str, words: &[&str], variables: &[(&str, &str)]) -> Outcome {
    let status = Command::new(program)
        .args(words)
        .current_dir(folder(root))
        .envs(variables.iter().copied())
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{program} {}` failed", words.join(" "))) }
}

/// Installs the packages of the lock file, unless they are there.
pub(crate) fn packages(root: &Path) -> Outcome {
    has_node()?;
    let changed = |name: &str| fs::metadata(folder(root).join(name)).and_then(|file| file.modified()).ok();
    if changed("node_modules/.package-lock.json") >= changed("package-lock.json") {
        return Ok(());
    }
    println!("installing the packages of the web page");
    run(root, "npm", &["ci", "--ignore-scripts", "--no-audit", "--no-fund"], &[])
}

/// Types, warnings, and that the wire types are those of the server's description.
pub(crate) fn check(root: &Path) -> Outcome {
    packages(root)?;
    let wire = folder(root).join("src/lib/wire.ts");
    let kept = files::text(&wire)?;
    run(root, "npm", &["run", "--silent", "wire"], &[])?;
    if files::text(&wire)? != kept {
        fs::write(&wire, kept).map_err(|error| error.to_string())?;
        return Err("web/src/lib/wire.ts is not what `npm run wire` makes of web/openapi.json".to_owned());
    }
    run(root, "npm", &["run", "--silent", "check"], &[])
}

/// The tests of the page's logic.
pub(crate) fn unit_tests(root: &Path) -> Outcome {
    packages(root)?;
    run(root, "npm", &["test", "--silent"], &[])
}

/// Makes the bundle, `web/dist`.
pub(crate) fn build(root: &Path) -> Outcome {
    packages(root)?;
    run(root, "npm", &["run", "--silent", "build"], &[])
}

/// The page in a real browser, served by the real program.
pub(crate) fn browser_tests(root: &Path, program: &Path) -> Outcome {
    packages(root)?;
    browser()?;
    let program = program.display().to_string();
    run(root, "npm", &["run", "--silent", "browser"], &[("PADDLEWHEEL", &program), ("BROWSER", BROWSER)])
}

/// Installs the browser if it is missing and that can be done.
fn browser() -> Outcome {
    if Path::new(BROWSER).exists() {
        return Ok(());
    }
    println!("installing chromium for the tests in a browser");
    let apt = |words: &[&str]| {
        let done = Command::new("apt-get").args(words).env("DEBIAN_FRONTEND", "noninteractive").status();
        done.is_ok_and(|status| status.success())
    };
    let install = ["install", "--yes", "--no-install-recommends", "chromium"];
    if apt(&install) || (apt(&["update"]) && apt(&install)) {
        return Ok(());
    }
    Err(format!("the tests in a browser need {BROWSER}, which could not be installed"))
}
