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
    /// The Rust code; none if none can be affected.
    pub(crate) rust: Option<Rust>,
    /// Whether the page is affected.
    pub(crate) page: bool,
}

/// What has to be checked in Rust.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Rust {
    /// The changed packages, as arguments of cargo. The lints of a package depend on its own code; whether its users still
    /// compile shows when their tests are built.
    pub(crate) changed: String,
    /// The tests, as a nextest filter.
    pub(crate) tests: String,
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
    let (rust, page) = checks_for(&files, &manifests(root)?);
    Ok(Affected { since, files: files.len(), rust, page })
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

/// These packages, those that are built with them, and those whose tests are. What only the tests of a package use does
/// not change the package for others: nextest's own `rdeps` overlooks that and selects nearly everything.
fn users(changed: BTreeSet<String>, manifests: &BTreeMap<String, Uses>) -> BTreeSet<String> {
    let mut built = changed;
    loop {
        let more = manifests.iter().filter(|(name, uses)| !built.contains(*name) && !uses.built.is_disjoint(&built));
        let more: Vec<String> = more.map(|(name, _)| name.clone()).collect();
        if more.is_empty() {
            break;
        }
        built.extend(more);
    }
    let tested = manifests.iter().filter(|(_, uses)| !uses.tested.is_disjoint(&built)).map(|(name, _)| name.clone());
    let tested: Vec<String> = tested.collect();
    built.into_iter().chain(tested).collect()
}

/// What has to be checked for these files in Rust, and whether they concern the page.
fn checks_for(files: &BTreeSet<String>, manifests: &BTreeMap<String, Uses>) -> (Option<Rust>, bool) {
    let mut packages = BTreeSet::new();
    // Packages of which only tests have changed: nobody else can notice.
    let mut tests = BTreeSet::new();
    let mut page = false;
    for file in files {
        let mut parts = file.split('/');
        match (parts.next().unwrap_or_default(), parts.next().unwrap_or_default()) {
            ("crates", name) => {
                // The program's package is not named after its folder.
                let name = if name == "cli" { "paddlewheel" } else { name };
                let place = if parts.next() == Some("tests") { &mut tests } else { &mut packages };
                place.insert(name);
            }
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
                let everything = Rust { changed: "--workspace".to_owned(), tests: "all()".to_owned() };
                return (Some(everything), true);
            }
            _ => {}
        }
    }
    let owned = |names: BTreeSet<&str>| names.into_iter().map(str::to_owned).collect::<BTreeSet<String>>();
    let (packages, tests) = (owned(packages), owned(tests));
    let list = |names: BTreeSet<String>, each: &dyn Fn(&str) -> String, between: &str| {
        names.iter().map(|name| each(name)).collect::<Vec<_>>().join(between)
    };
    let changed = list(&packages | &tests, &|name| format!("-p {name}"), " ");
    let tests = list(&users(packages, manifests) | &tests, &|name| format!("package(={name})"), "|");
    ((!changed.is_empty()).then_some(Rust { changed, tests }), page)
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

    fn checks(files: &[&str]) -> (Option<Rust>, bool) {
        let files = files.iter().map(|&file| file.to_owned()).collect();
        checks_for(&files, &MANIFESTS.iter().map(|text| uses(text)).collect())
    }

    fn rust(changed: &[&str], tested: &[&str]) -> Rust {
        let changed: Vec<String> = changed.iter().map(|name| format!("-p {name}")).collect();
        let tests: Vec<String> = tested.iter().map(|name| format!("package(={name})")).collect();
        Rust { changed: changed.join(" "), tests: tests.join("|") }
    }

    #[test]
    fn a_package_is_tested_with_those_that_use_it() {
        let program = checks(&["crates/cli/src/main.rs"]);
        assert_eq!(program, (Some(rust(&["paddlewheel"], &["paddlewheel", "testkit"])), false));
        let both = checks(&["crates/host/src/lib.rs", "crates/draw/src/svg.rs", "README.md"]);
        assert_eq!(both, (Some(rust(&["draw", "host"], &["draw", "host", "paddlewheel", "testkit"])), false));
        let kit = checks(&["crates/testkit/src/lib.rs"]);
        assert_eq!(kit, (Some(rust(&["testkit"], &["draw", "host", "testkit"])), false));
    }

    #[test]
    fn changed_tests_concern_their_package_alone() {
        assert_eq!(checks(&["crates/host/tests/main.rs"]), (Some(rust(&["host"], &["host"])), false));
    }

    #[test]
    fn texts_concern_the_page_and_the_program() {
        let texts = checks(&["locales/en/web.ftl"]);
        assert_eq!(texts, (Some(rust(&["words"], &["paddlewheel", "testkit", "words"])), true));
        assert_eq!(checks(&["web/src/App.svelte"]), (None, true));
        assert_eq!(checks(&["README.md"]), (None, false));
    }

    #[test]
    fn a_changed_manifest_concerns_everything() {
        let (rust, page) = checks(&["Cargo.lock", "crates/host/src/lib.rs"]);
        assert_eq!(rust, Some(Rust { changed: "--workspace".to_owned(), tests: "all()".to_owned() }));
        assert!(page);
    }
}
