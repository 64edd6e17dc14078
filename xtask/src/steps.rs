//! Runs steps one after the other and sums them up.

use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Why a step did not succeed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// It ran and failed.
    Failed(String),
    /// It could not run here; what is missing.
    Missing(String),
}

impl From<String> for Problem {
    fn from(what: String) -> Self {
        Self::Failed(what)
    }
}

impl Problem {
    pub(crate) fn message(&self) -> &str {
        match self {
            Self::Failed(what) | Self::Missing(what) => what,
        }
    }
}

pub(crate) type Outcome = Result<(), Problem>;

/// A named step of a longer job.
pub(crate) type Step<'a> = (&'static str, &'a dyn Fn() -> Outcome);

/// Runs a command in a folder and shows what it prints.
pub(crate) fn run(folder: &Path, line: &str, variables: &[(&str, &str)]) -> Outcome {
    let mut words = line.split_whitespace();
    let program = words.next().unwrap_or_default();
    let program =
        if program == "cargo" { env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned()) } else { program.to_owned() };
    let status = Command::new(&program)
        .args(words)
        .current_dir(folder)
        .envs(variables.iter().copied())
        .status()
        .map_err(|error| format!("{program}: {error}"))?;
    if status.success() { Ok(()) } else { Err(Problem::Failed(format!("`{line}` failed"))) }
}

/// Whether a program answers when it is asked for its version.
pub(crate) fn is_installed(program: &str, words: &[&str]) -> bool {
    let mut command = Command::new(program);
    command.args(words).arg("--version").stdout(Stdio::null()).stderr(Stdio::null());
    command.status().is_ok_and(|status| status.success())
}

/// Where cargo puts the program, built in this profile's folder.
pub(crate) fn program(root: &Path, folder: &str) -> PathBuf {
    let target = env::var("CARGO_TARGET_DIR").unwrap_or_else(|_| "target".to_owned());
    root.join(target).join(folder).join("paddlewheel")
}

/// Runs all steps, also after one has failed. The summary lists each with its time and what could not run; the last line
/// counts them. In continuous integration a step that could not run is a failure.
pub(crate) fn run_all(steps: &[Step<'_>]) -> Result<(), String> {
    let (mut lines, mut passed, mut failed, mut skipped) = (Vec::new(), 0, 0, 0);
    let begun = Instant::now();
    for (name, step) in steps {
        println!("== {name}");
        let start = Instant::now();
        let outcome = step();
        let took = start.elapsed().as_secs_f32();
        if let Err(problem) = &outcome {
            println!("{}", problem.message());
        }
        match outcome {
            Ok(()) => {
                passed += 1;
                lines.push(format!("passed  {took:6.1} s  {name}"));
            }
            Err(Problem::Missing(what)) if env::var_os("CI").is_none() => {
                skipped += 1;
                lines.push(format!("NOT RUN            {name}: {what}"));
            }
            Err(_) => {
                failed += 1;
                lines.push(format!("FAILED  {took:6.1} s  {name}"));
            }
        }
    }
    println!("\n{}\n        {:6.1} s  in all", lines.join("\n"), begun.elapsed().as_secs_f32());
    println!("{passed} passed, {failed} failed, {skipped} skipped");
    if failed == 0 { Ok(()) } else { Err("some steps failed".to_owned()) }
}
