//! The web page: its packages, its checks, its bundle, and its tests in a real browser.

use crate::files;
use crate::packages;
use crate::steps::{Outcome, Problem, is_installed, run};
use std::fs;
use std::path::{Path, PathBuf};

fn folder(root: &Path) -> PathBuf {
    root.join("web")
}

/// Installs the packages of the lock file, unless they are there.
pub(crate) fn packages(root: &Path) -> Outcome {
    if !is_installed("node", &[]) || !is_installed("npm", &[]) {
        return Err(Problem::Missing("needs Node 20 or later with npm".to_owned()));
    }
    let changed = |name: &str| fs::metadata(folder(root).join(name)).and_then(|file| file.modified()).ok();
    if changed("node_modules/.package-lock.json") >= changed("package-lock.json") {
        return Ok(());
    }
    println!("installing the npm packages of the page");
    run(&folder(root), "npm ci --ignore-scripts --no-audit --no-fund", &[])
}

/// Types, warnings, and that the wire types are those of the server's description.
pub(crate) fn check(root: &Path) -> Outcome {
    packages(root)?;
    let wire = folder(root).join("src/lib/wire.ts");
    let kept = files::text(&wire)?;
    run(&folder(root), "npm run --silent wire", &[])?;
    if files::text(&wire)? != kept {
        fs::write(&wire, kept).map_err(|error| error.to_string())?;
        return Err(Problem::Failed(
            "web/src/lib/wire.ts is not what `npm run wire` makes of web/openapi.json".to_owned(),
        ));
    }
    run(&folder(root), "npm run --silent check", &[])
}

/// The tests of the page's logic.
pub(crate) fn unit_tests(root: &Path) -> Outcome {
    packages(root)?;
    run(&folder(root), "npm test --silent", &[])
}

/// Makes the bundle, `web/dist`.
pub(crate) fn build(root: &Path) -> Outcome {
    packages(root)?;
    run(&folder(root), "npm run --silent build", &[])
}

/// The page in a real browser, served by the real program.
pub(crate) fn browser_tests(root: &Path, program: &Path) -> Outcome {
    packages(root)?;
    let program = program.display().to_string();
    let browser = packages::browser().unwrap_or_default();
    run(&folder(root), "npm run --silent browser", &[("PADDLEWHEEL", &program), ("BROWSER", browser)])
}
