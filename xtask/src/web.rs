//! The web page: its packages, its checks, its bundle, and its tests in a real browser.

use crate::files;
use crate::packages;
use crate::steps::{Outcome, Problem, Shell, is_installed};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(root: &Path) -> PathBuf {
    root.join("web")
}

/// Installs the packages of the lock file, unless they are there.
pub(crate) fn packages(shell: Shell<'_>) -> Outcome {
    if !is_installed("node", &[]) || !is_installed("npm", &[]) {
        return Err(Problem::Missing("needs Node 20 or later with npm".to_owned()));
    }
    let changed = |name: &str| fs::metadata(folder(shell.root).join(name)).and_then(|file| file.modified()).ok();
    if changed("node_modules/.package-lock.json") >= changed("package-lock.json") {
        return Ok(());
    }
    shell.say("installing the npm packages of the page");
    shell.run_in(&folder(shell.root), "npm ci --ignore-scripts --no-audit --no-fund", &[])
}

/// Types, warnings, and that the wire types are those of the server's description.
pub(crate) fn check(shell: Shell<'_>) -> Outcome {
    packages(shell)?;
    let wire = folder(shell.root).join("src/lib/wire.ts");
    let kept = files::text(&wire)?;
    shell.run_in(&folder(shell.root), "npm run --silent wire", &[])?;
    if files::text(&wire)? != kept {
        fs::write(&wire, kept).map_err(|error| error.to_string())?;
        return Err(Problem::Failed(
            "web/src/lib/wire.ts is not what `npm run wire` makes of web/openapi.json".to_owned(),
        ));
    }
    shell.run_in(&folder(shell.root), "npm run --silent check", &[])
}

/// The tests of the page's logic.
pub(crate) fn unit_tests(shell: Shell<'_>) -> Outcome {
    packages(shell)?;
    shell.run_in(&folder(shell.root), "npm test --silent", &[])
}

/// Makes the bundle, `web/dist`.
pub(crate) fn build(shell: Shell<'_>) -> Outcome {
    packages(shell)?;
    shell.run_in(&folder(shell.root), "npm run --silent build", &[])
}

/// The page in a real browser, served by the real program.
pub(crate) fn browser_tests(shell: Shell<'_>, program: &Path) -> Outcome {
    packages(shell)?;
    let program = program.display().to_string();
    let browser = packages::browser().unwrap_or_default();
    shell.run_in(&folder(shell.root), "npm run --silent browser", &[("PADDLEWHEEL", &program), ("BROWSER", browser)])
}
