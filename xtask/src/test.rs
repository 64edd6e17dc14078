//! `cargo xtask test`, `check` and what they share: every step that must hold.

use crate::affected::{Affected, affected};
use crate::packages::Need;
use crate::steps::{Outcome, Problem, Step, is_installed, program, run, run_all};
use crate::{tidy, web};
use std::path::Path;

fn format(root: &Path) -> Outcome {
    run(root, "cargo fmt --all --check", &[])
}

fn clippy(root: &Path) -> Outcome {
    run(root, "cargo clippy --workspace --all-targets --quiet -- -D warnings", &[])
}

/// All Rust tests, or those that a nextest filter selects. Without nextest all of them run.
fn rust_tests(root: &Path, filter: Option<&str>) -> Outcome {
    if !is_installed("cargo", &["nextest"]) {
        return run(root, "cargo test --workspace --lib --bins --tests --no-fail-fast", &[]);
    }
    let only = filter.map(|filter| format!(" --no-tests=pass -E {filter}")).unwrap_or_default();
    run(root, &format!("cargo nextest run --workspace --no-fail-fast{only}"), &[])
}

fn doc_tests(root: &Path) -> Outcome {
    run(root, "cargo test --workspace --doc --quiet", &[])
}

fn rustdoc(root: &Path) -> Outcome {
    run(root, "cargo doc --workspace --no-deps --quiet", &[("RUSTDOCFLAGS", "-D warnings")])
}

/// The page in a browser, served by the program that the Rust tests have built.
fn browser(root: &Path) -> Outcome {
    Need::Browser.ensure()?;
    web::packages(root)?;
    let program = program(root, "debug");
    if !program.is_file() {
        run(root, "cargo build --package paddlewheel --quiet", &[])?;
    }
    web::browser_tests(root, &program)
}

/// Everything that must hold. The Rust tests come before the browser tests, which use the program that they build.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    run_all(&[
        ("format", &|| format(root)),
        ("tidy", &|| Ok(tidy::run(root)?)),
        ("clippy", &|| clippy(root)),
        ("PostgreSQL for the tests", &|| Need::Database.ensure()),
        ("tests", &|| rust_tests(root, None)),
        ("doc tests", &|| doc_tests(root)),
        ("documentation", &|| rustdoc(root)),
        ("page: types", &|| web::check(root)),
        ("page: tests", &|| web::unit_tests(root)),
        ("page: bundle", &|| web::build(root)),
        ("page: browser", &|| browser(root)),
    ])
}

/// Everything that must hold of the page.
pub(crate) fn page(root: &Path) -> Result<(), String> {
    run_all(&[
        ("page: types", &|| web::check(root)),
        ("page: tests", &|| web::unit_tests(root)),
        ("page: bundle", &|| web::build(root)),
        ("program", &|| run(root, "cargo build --package paddlewheel --quiet", &[])),
        ("page: browser", &|| browser(root)),
    ])
}

/// For daily work: format, tidy, clippy, and the tests of what has changed since a revision.
pub(crate) fn check(root: &Path, base: Option<&str>) -> Result<(), String> {
    let Affected { since, files, filter, page } = affected(root, base)?;
    println!("{files} files changed since {since}");
    let rust = || rust_tests(root, filter.as_deref());
    let (formatted, tidied, linted) = (|| format(root), || Ok(tidy::run(root)?), || clippy(root));
    let (types, logic) = (|| web::check(root), || web::unit_tests(root));
    let mut steps: Vec<Step<'_>> = vec![("format", &formatted), ("tidy", &tidied)];
    if filter.is_some() {
        steps.extend([("clippy", &linted as &dyn Fn() -> Result<(), Problem>), ("tests", &rust)]);
    }
    if page {
        steps.extend([("page: types", &types as &dyn Fn() -> Result<(), Problem>), ("page: tests", &logic)]);
    }
    run_all(&steps)
}
