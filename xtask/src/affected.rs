//! Which tests a change can affect, by the files that it touches.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

/// What has changed, and what has to be tested for it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Affected {
    /// The revision that the work tree was compared with.
    pub(crate) since: String,
    /// The number of changed files.
    pub(crate) files: usize,
    /// The Rust tests, as a nextest filter; none if no Rust test can be affected.
    pub(crate) filter: Option<String>,
    /// Whether the page is affected.
    pub(crate) page: bool,
}

/// What the work tree changes since a revision; without one, since the place where it left the main branch.
pub(crate) fn affected(root: &Path, base: Option<&str>) -> Result<Affected, String> {
    let since = match base {
        Some(base) => git(root, &["rev-parse", "--short", "--verify", "--quiet", &format!("{base}^{{commit}}")])
            .map_err(|_| format!("{base} is not a revision of this repository"))?,
        None => main_branch(root)?,
    };
    let mut files: BTreeSet<String> = lines(&git(root, &["diff", "--name-only", &since])?);
    files.extend(lines(&git(root, &["ls-files", "--others", "--exclude-standard"])?));
    let (filter, page) = tests_for(&files);
    Ok(Affected { since, files: files.len(), filter, page })
}

/// Where the work tree left the main branch of the remote, or else the local one.
fn main_branch(root: &Path) -> Result<String, String> {
    let place = |main: &str| git(root, &["merge-base", "HEAD", main]);
    place("origin/main").or_else(|_| place("main")).map(|long| long.chars().take(12).collect())
}

fn git(root: &Path, words: &[&str]) -> Result<String, String> {
    let output = Command::new("git").args(words).current_dir(root).output().map_err(|error| format!("git: {error}"))?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned());
    }
    Err(format!("git {}: {}", words.join(" "), String::from_utf8_lossy(&output.stderr).trim()))
}

fn lines(text: &str) -> BTreeSet<String> {
    text.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

/// The nextest filter for these files, and whether they concern the page.
fn tests_for(files: &BTreeSet<String>) -> (Option<String>, bool) {
    let mut packages = BTreeSet::new();
    let mut page = false;
    for file in files {
        let mut parts = file.split('/');
        match (parts.next().unwrap_or_default(), parts.next().unwrap_or_default()) {
            // The program's package is not named after its folder.
            ("crates", "cli") => drop(packages.insert("paddlewheel")),
            ("crates", name) => drop(packages.insert(name)),
            ("fixtures", game @ ("mississippi" | "niagara")) => drop(packages.insert(game)),
            ("fixtures" | "examples" | "docs", _) => drop(packages.insert("paddlewheel")),
            ("xtask", _) => drop(packages.insert("xtask")),
            ("web", "openapi.json") => {
                packages.insert("server");
                page = true;
            }
            ("web", _) => page = true,
            ("locales", _) => {
                packages.insert("words");
                page = true;
            }
            ("Cargo.toml" | "Cargo.lock" | "clippy.toml" | ".cargo" | ".config", _) => {
                return (Some("all()".to_owned()), true);
            }
            _ => {}
        }
    }
    let filter: Vec<String> = packages.iter().map(|name| format!("rdeps(={name})")).collect();
    ((!filter.is_empty()).then(|| filter.join("|")), page)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn filter(files: &[&str]) -> (Option<String>, bool) {
        tests_for(&files.iter().map(|&file| file.to_owned()).collect())
    }

    #[test]
    fn a_crate_is_tested_with_those_that_use_it() {
        assert_eq!(filter(&["crates/cli/src/main.rs"]), (Some("rdeps(=paddlewheel)".to_owned()), false));
        let both = filter(&["crates/host/src/lib.rs", "crates/draw/src/svg.rs", "README.md"]);
        assert_eq!(both, (Some("rdeps(=draw)|rdeps(=host)".to_owned()), false));
    }

    #[test]
    fn texts_concern_the_page_and_the_program() {
        assert_eq!(filter(&["locales/en/web.ftl"]), (Some("rdeps(=words)".to_owned()), true));
        assert_eq!(filter(&["web/src/App.svelte"]), (None, true));
        assert_eq!(filter(&["README.md"]), (None, false));
    }

    #[test]
    fn a_changed_manifest_concerns_everything() {
        assert_eq!(filter(&["Cargo.lock", "crates/host/src/lib.rs"]), (Some("all()".to_owned()), true));
    }
}
