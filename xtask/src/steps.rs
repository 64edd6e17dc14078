//! The commands that run other commands.

use crate::{docs, tidy, web};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

type Outcome = Result<(), String>;

/// One command, from the project's folder; what it prints is shown.
fn run(root: &Path, line: &str, variables: &[(&str, &str)]) -> Outcome {
    let mut words = line.split_whitespace();
    let program = words.next().unwrap_or_default();
    let program =
        if program == "cargo" { env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()) } else { program.to_owned() };
    let status = Command::new(&program)
        .args(words)
        .current_dir(root)
        .envs(variables.iter().copied())
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`{line}` failed")) }
}

/// Whether cargo knows this subcommand.
fn has(subcommand: &str) -> bool {
    Command::new("cargo")
        .args([subcommand, "--version"])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// A step of a longer work, by its name.
type Step<'a> = (&'static str, &'a dyn Fn() -> Outcome);

/// Where cargo puts a program of this profile.
fn built(root: &Path, profile: &str) -> PathBuf {
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    root.join(target).join(profile).join("paddlewheel")
}

/// Everything that must hold.
pub(crate) fn test(root: &Path) -> Outcome {
    let tests = if has("nextest") {
        "cargo nextest run --workspace --no-fail-fast"
    } else {
        "cargo test --workspace --lib --bins --tests --no-fail-fast"
    };
    let cargo = |line: &'static str| move || run(root, line, &[]);
    let strict = ("RUSTDOCFLAGS", "-D warnings");
    all(&[
        ("format", &cargo("cargo fmt --all --check")),
        ("clippy", &cargo("cargo clippy --workspace --all-targets --quiet -- -D warnings")),
        ("tests", &cargo(tests)),
        ("doc tests", &cargo("cargo test --workspace --doc --quiet")),
        ("tidy", &|| tidy::run(root)),
        ("docs", &|| run(root, "cargo doc --workspace --no-deps --quiet", &[strict])),
        ("page: types", &|| web::check(root)),
        ("page: tests", &|| web::unit_tests(root)),
        ("page: bundle", &|| web::build(root)),
        ("page: browser", &|| browser(root)),
    ])
}

/// What must hold of the web page.
pub(crate) fn web(root: &Path) -> Outcome {
    all(&[
        ("page: types", &|| web::check(root)),
        ("page: tests", &|| web::unit_tests(root)),
        ("page: bundle", &|| web::build(root)),
        ("page: browser", &|| browser(root)),
    ])
}

fn browser(root: &Path) -> Outcome {
    run(root, "cargo build --workspace --quiet", &[])?;
    web::browser_tests(root, &built(root, "debug"))
}

/// All steps run, also after one has failed; the last line counts them.
fn all(steps: &[Step<'_>]) -> Outcome {
    let mut lines = Vec::new();
    let mut failed = 0;
    for (name, step) in steps {
        println!("== {name}");
        let begun = Instant::now();
        let result = step();
        let took = begun.elapsed().as_secs_f32();
        match result {
            Ok(()) => lines.push(format!("passed  {took:6.1} s  {name}")),
            Err(what) => {
                failed += 1;
                println!("{what}");
                lines.push(format!("FAILED  {took:6.1} s  {name}"));
            }
        }
    }
    println!("\n{}\n{} passed, {failed} failed", lines.join("\n"), lines.len() - failed);
    if failed == 0 { Ok(()) } else { Err("some steps failed".to_owned()) }
}

/// Rewrites everything that is compared with what the program does now; the difference is for review.
pub(crate) fn bless(root: &Path) -> Outcome {
    docs::write(root)?;
    let blessing = [("BLESS", "1"), ("INSTA_UPDATE", "always"), ("INSTA_FORCE_PASS", "1")];
    // The counts are taken over golden records, so those come first.
    run(root, "cargo test --workspace --tests --no-fail-fast golden_records", &blessing)?;
    run(root, "cargo test --workspace --tests --no-fail-fast", &blessing)
}

/// The fuzz targets, each for a while.
pub(crate) fn fuzz(root: &Path) -> Outcome {
    if !has("fuzz") {
        println!("cargo-fuzz is not installed; the tests run the same entry points over fixtures/fuzz");
        return Ok(());
    }
    let seconds = env::var("FUZZ_SECONDS").unwrap_or_else(|_| "60".to_owned());
    for target in ["record", "position", "protocol"] {
        let line =
            format!("cargo fuzz run {target} fuzz/corpus/{target} fixtures/fuzz/{target} -- -max_total_time={seconds}");
        std::fs::create_dir_all(root.join("fuzz/corpus").join(target)).map_err(|error| error.to_string())?;
        // The fuzzer's instrumentation is unstable; this lets a stable compiler have it.
        run(root, &line, &[("RUSTC_BOOTSTRAP", "1")])?;
    }
    Ok(())
}

/// Builds the program and its page and starts them: a server on this machine that keeps its tables in a file of the current
/// folder. Without Node there is no page, but everything else.
pub(crate) fn play(root: &Path) -> Outcome {
    let page = std::thread::scope(|scope| {
        let page = scope.spawn(|| web::build(root));
        run(root, "cargo build --release --package paddlewheel", &[])?;
        Ok::<_, String>(page.join().unwrap_or_else(|_| Err("the page could not be built".to_owned())))
    })?;
    let program = built(root, "release");
    let mut server = Command::new(&program);
    server.arg("serve").current_dir(root);
    match page {
        Ok(()) => drop(server.args(["--web", "web/dist"])),
        Err(why) => println!("{why}: the server runs with its API alone"),
    }
    let ended = server.status().map_err(|error| format!("{}: {error}", program.display()))?;
    if ended.success() { Ok(()) } else { Err("the server failed".to_owned()) }
}
