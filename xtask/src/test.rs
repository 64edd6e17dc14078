//! `cargo xtask test`, `check` and what they share: every step that must hold.

use crate::affected::{Affected, affected};
use crate::packages::Need;
use crate::steps::{Lane, Outcome, Problem, Shell, Step, is_installed, program, run_all, step};
use crate::{tidy, web};
use std::path::Path;
use std::sync::OnceLock;

fn format(shell: Shell<'_>) -> Outcome {
    shell.run("cargo fmt --all --check", &[])
}

fn tidy(shell: Shell<'_>) -> Outcome {
    Ok(tidy::run(shell.root)?)
}

/// Lints these packages, given as arguments of cargo.
fn clippy(shell: Shell<'_>, packages: &str) -> Outcome {
    shell.run(&format!("cargo clippy {packages} --all-targets --quiet -- -D warnings"), &[])
}

/// Cargo's command that builds and runs the Rust tests: nextest, or without it one crate after the other.
const NEXTEST: &str = "cargo nextest run --workspace";
const CARGO_TEST: &str = "cargo test --workspace --lib --bins --tests";

fn has_nextest() -> bool {
    is_installed("cargo", &["nextest"])
}

/// Builds all tests, and with them the program.
fn build(shell: Shell<'_>) -> Outcome {
    let command = if has_nextest() { NEXTEST } else { CARGO_TEST };
    shell.run(&format!("{command} --no-run"), &[])
}

/// All Rust tests, or those that a nextest filter selects. Without nextest all of them run.
fn rust_tests(shell: Shell<'_>, filter: Option<&str>) -> Outcome {
    if !has_nextest() {
        return shell.run(&format!("{CARGO_TEST} --no-fail-fast"), &[]);
    }
    let only = filter.map(|filter| format!(" --no-tests=pass -E {filter}")).unwrap_or_default();
    shell.run(&format!("{NEXTEST} --no-fail-fast{only}"), &[])
}

fn doc_tests(shell: Shell<'_>) -> Outcome {
    shell.run("cargo test --workspace --doc --quiet", &[])
}

fn rustdoc(shell: Shell<'_>) -> Outcome {
    shell.run("cargo doc --workspace --no-deps --quiet", &[("RUSTDOCFLAGS", "-D warnings")])
}

/// The page in a browser, served by the program that was built for the tests.
fn browser(shell: Shell<'_>) -> Outcome {
    Need::Browser.ensure(shell)?;
    web::browser_tests(shell, &program(shell.root, "debug"))
}

/// The steps of the page that need no program.
fn page_alone<'a>() -> Vec<Step<'a>> {
    vec![step("page: types", web::check), step("page: tests", web::unit_tests), step("page: bundle", web::build)]
}

/// Everything that must hold. The page's steps run beside those of Rust; only its browser waits for the program.
pub(crate) fn test(root: &Path) -> Result<(), String> {
    let built: OnceLock<Outcome> = OnceLock::new();
    let rust = vec![
        step("format", format),
        step("tidy", tidy),
        step("build", |shell| built.get_or_init(|| build(shell)).clone()),
        step("PostgreSQL for the tests", |shell| Need::Database.ensure(shell)),
        step("nginx for the tests", |shell| Need::Nginx.ensure(shell)),
        step("Caddy for the tests", |shell| Need::Caddy.ensure(shell)),
        step("tests", |shell| rust_tests(shell, None)),
        step("clippy", |shell| clippy(shell, "--workspace")),
        step("doc tests", doc_tests),
        step("documentation", rustdoc),
    ];
    let mut page = page_alone();
    page.push(step("page: browser", |shell| match built.wait() {
        Ok(()) => browser(shell),
        Err(_) => Err(Problem::Failed("there is no program: it could not be built".to_owned())),
    }));
    run_all(root, vec![Lane::main(rust), Lane::beside("page | ", page)])
}

/// Everything that must hold of the page.
pub(crate) fn page(root: &Path) -> Result<(), String> {
    let mut steps = page_alone();
    steps.push(step("program", build));
    steps.push(step("page: browser", browser));
    run_all(root, vec![Lane::main(steps)])
}

/// For daily work: format, tidy, the lints of what has changed since a revision, and every test that the change can affect.
/// Most tests wait more than they compute, so clippy runs beside them once both no longer compete for cargo's lock.
pub(crate) fn check(root: &Path, base: Option<&str>) -> Result<(), String> {
    let Affected { since, files, rust, page } = affected(root, base)?;
    println!("{files} files changed since {since}");
    let built: OnceLock<Outcome> = OnceLock::new();
    let mut main = vec![step("format", format), step("tidy", tidy)];
    let mut beside = Vec::new();
    if let Some(rust) = &rust {
        main.push(step("build", |shell| built.get_or_init(|| build(shell)).clone()));
        main.push(step("tests", |shell| rust_tests(shell, Some(&rust.tests))));
        beside.push(step("clippy", |shell| {
            // What does not build is reported once.
            built.wait().clone().and_then(|()| clippy(shell, &rust.changed))
        }));
    }
    if page {
        main.push(step("page: types", web::check));
        main.push(step("page: tests", web::unit_tests));
    }
    run_all(root, vec![Lane::main(main), Lane::beside("clippy | ", beside)])
}
