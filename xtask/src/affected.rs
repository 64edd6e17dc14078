//! Which tests a change can affect, by the files that it touches.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
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
    let (filter, page) = tests_for(&files, &manifests(root)?);
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

/// The packages that one package uses: in what it builds, and in its tests alone.
#[derive(Debug, Default)]
struct Uses {
    built: BTreeSet<String>,
    tested: BTreeSet<String>,
}

/// What each package of the workspace uses, by its name.
fn manifests(root: &Path) -> Result<BTreeMap<String, Uses>, String> {
    let crates = root.join("crates");
    let folders = fs::read_dir(&crates).map_err(|error| format!("{}: {error}", crates.display()))?;
    let folders = folders.flatten().map(|folder| folder.path()).chain([root.join("xtask")]);
    let manifests = folders.filter_map(|folder| fs::read_to_string(folder.join("Cargo.toml")).ok());
    Ok(manifests.map(|text| uses(&text)).collect())
}

/// The name of a package and what it uses, as its manifest says.
fn uses(manifest: &str) -> (String, Uses) {
    let (mut name, mut uses, mut section) = (String::new(), Uses::default(), "");
    let quoted = |text: &str| text.split('"').nth(1).unwrap_or_default().to_owned();
    for line in manifest.lines() {
        if line.starts_with('[') {
            section = line.trim();
            continue;
        }
        let Some((key, value)) = line.split_once('=') else { continue };
        let used = match value.split_once("package =") {
            Some((_, package)) => quoted(package),
            None => key.split('.').next().unwrap_or_default().trim().to_owned(),
        };
        match section {
            "[package]" if key.trim() == "name" => name = quoted(value),
            "[dependencies]" | "[build-dependencies]" => drop(uses.built.insert(used)),
            "[dev-dependencies]" => drop(uses.tested.insert(used)),
            _ => {}
        }
    }
    (name, uses)
}

/// These packages and those that use them directly, in what they build or in their tests. Whoever uses those in turn is left to
/// `cargo xtask test`: nearly everything uses the engines somehow, and a mistake in one mostly shows next to it.
fn users(changed: &BTreeSet<String>, manifests: &BTreeMap<String, Uses>) -> BTreeSet<String> {
    let uses_changed = |uses: &Uses| !uses.built.is_disjoint(changed) || !uses.tested.is_disjoint(changed);
    let users = manifests.iter().filter(|(_, uses)| uses_changed(uses)).map(|(name, _)| name.clone());
    changed.iter().cloned().chain(users).collect()
}

/// The tests in which bots play whole games against each other. They take nearly half of the computing time of all tests and are
/// left to `cargo xtask test`.
const CONTESTS: &str = "levels";

/// The nextest filter for these files, and whether they concern the page.
fn tests_for(files: &BTreeSet<String>, manifests: &BTreeMap<String, Uses>) -> (Option<String>, bool) {
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
            ("web", name @ ("openapi.json" | "fixtures")) => {
                packages.insert(if name == "fixtures" { "host" } else { "server" });
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
    let packages = users(&packages.into_iter().map(str::to_owned).collect(), manifests);
    let filter: Vec<String> = packages.iter().map(|name| format!("package(={name})")).collect();
    ((!filter.is_empty()).then(|| format!("({})-binary(={CONTESTS})", filter.join("|"))), page)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFESTS: [&str; 5] = [
        "[package]\nname = \"paddlewheel\"\n[dependencies]\nhost.workspace = true\nwords.workspace = true\ndraw.workspace = true",
        "[package]\nname = \"host\"\n[dependencies]\nserde = { workspace = true }\n[dev-dependencies]\ntestkit.workspace = true",
        "[package]\nname = \"draw\"\n[dev-dependencies]\ntestkit.workspace = true",
        "[package]\nname = \"words\"",
        "[package]\nname = \"testkit\"\n[dev-dependencies]\ncli = { package = \"paddlewheel\", path = \"../cli\" }",
    ];

    fn filter(files: &[&str]) -> (Option<String>, bool) {
        let files = files.iter().map(|&file| file.to_owned()).collect();
        tests_for(&files, &MANIFESTS.iter().map(|text| uses(text)).collect())
    }

    fn packages(names: &[&str]) -> String {
        let names: Vec<String> = names.iter().map(|name| format!("package(={name})")).collect();
        format!("({})-binary(=levels)", names.join("|"))
    }

    #[test]
    fn a_package_is_tested_with_those_that_use_it_directly() {
        assert_eq!(filter(&["crates/cli/src/main.rs"]), (Some(packages(&["paddlewheel", "testkit"])), false));
        let both = filter(&["crates/host/src/lib.rs", "crates/draw/src/svg.rs", "README.md"]);
        assert_eq!(both, (Some(packages(&["draw", "host", "paddlewheel"])), false));
        let tests = filter(&["crates/testkit/src/lib.rs"]);
        assert_eq!(tests, (Some(packages(&["draw", "host", "testkit"])), false));
    }

    #[test]
    fn texts_concern_the_page_and_the_program() {
        assert_eq!(filter(&["locales/en/web.ftl"]), (Some(packages(&["paddlewheel", "words"])), true));
        assert_eq!(filter(&["web/src/App.svelte"]), (None, true));
        assert_eq!(filter(&["README.md"]), (None, false));
    }

    #[test]
    fn a_changed_manifest_concerns_everything() {
        assert_eq!(filter(&["Cargo.lock", "crates/host/src/lib.rs"]), (Some("all()".to_owned()), true));
    }
}
