//! Runs steps, several lanes of them side by side, and sums them up.

use std::env;
use std::io::{BufRead, BufReader, pipe};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
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

/// Runs commands in the project's folder and shows what they print.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shell<'a> {
    /// The project's folder.
    pub(crate) root: &'a Path,
    /// What each line begins with, where another lane prints at the same time.
    prefix: Option<&'static str>,
}

impl<'a> Shell<'a> {
    /// A shell whose commands print straight to the terminal.
    pub(crate) fn new(root: &'a Path) -> Self {
        Self { root, prefix: None }
    }

    /// Prints a line.
    pub(crate) fn say(&self, line: &str) {
        println!("{}{line}", self.prefix.unwrap_or_default());
    }

    /// Runs a command in the project's folder.
    pub(crate) fn run(&self, line: &str, variables: &[(&str, &str)]) -> Outcome {
        self.run_in(self.root, line, variables)
    }

    /// Runs a command in a folder.
    pub(crate) fn run_in(&self, folder: &Path, line: &str, variables: &[(&str, &str)]) -> Outcome {
        let mut words = line.split_whitespace();
        let name = words.next().unwrap_or_default();
        let program =
            if name == "cargo" { env::var("CARGO").unwrap_or_else(|_| name.to_owned()) } else { name.to_owned() };
        let mut command = Command::new(&program);
        command.args(words).current_dir(folder).envs(variables.iter().copied());
        let succeeded = self.show(command).map_err(|error| format!("{program}: {error}"))?;
        if succeeded { Ok(()) } else { Err(Problem::Failed(format!("`{line}` failed"))) }
    }

    /// Runs a command to its end; whether it succeeded.
    fn show(&self, mut command: Command) -> std::io::Result<bool> {
        if self.prefix.is_none() {
            return Ok(command.status()?.success());
        }
        let (output, both) = pipe()?;
        command.stdin(Stdio::null()).stdout(both.try_clone()?).stderr(both);
        let mut child = command.spawn()?;
        // The command holds this side's ends of the pipe, which would never end with them open.
        drop(command);
        for line in BufReader::new(output).split(b'\n') {
            self.say(&String::from_utf8_lossy(&line?));
        }
        Ok(child.wait()?.success())
    }
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

/// A named step of a longer job.
pub(crate) struct Step<'a> {
    name: &'static str,
    action: Box<dyn Fn(Shell<'_>) -> Outcome + Send + 'a>,
}

/// A step: what it is called, and what it does.
pub(crate) fn step<'a>(name: &'static str, action: impl Fn(Shell<'_>) -> Outcome + Send + 'a) -> Step<'a> {
    Step { name, action: Box::new(action) }
}

/// Steps that run one after the other.
pub(crate) struct Lane<'a> {
    prefix: Option<&'static str>,
    steps: Vec<Step<'a>>,
}

impl<'a> Lane<'a> {
    /// A lane that prints straight to the terminal.
    pub(crate) fn main(steps: Vec<Step<'a>>) -> Self {
        Self { prefix: None, steps }
    }

    /// A lane beside the main one; its lines begin with this.
    pub(crate) fn beside(prefix: &'static str, steps: Vec<Step<'a>>) -> Self {
        Self { prefix: Some(prefix), steps }
    }

    /// Runs all steps, also after one has failed.
    fn run(self, root: &Path) -> Vec<Done> {
        let shell = Shell { root, prefix: self.prefix };
        let run = |step: Step<'_>| {
            shell.say(&format!("== {}", step.name));
            let start = Instant::now();
            let outcome = (step.action)(shell);
            if let Err(problem) = &outcome {
                shell.say(problem.message());
            }
            Done { name: step.name, seconds: start.elapsed().as_secs_f32(), outcome }
        };
        self.steps.into_iter().map(run).collect()
    }
}

/// A step that was run.
struct Done {
    name: &'static str,
    seconds: f32,
    outcome: Outcome,
}

/// Runs lanes of steps side by side. The summary lists each step with its time and what could not run; the last line counts
/// them. In continuous integration a step that could not run is a failure.
pub(crate) fn run_all(root: &Path, lanes: Vec<Lane<'_>>) -> Result<(), String> {
    let begun = Instant::now();
    let done: Vec<Done> = thread::scope(|scope| {
        let lanes: Vec<_> = lanes.into_iter().map(|lane| scope.spawn(|| lane.run(root))).collect();
        lanes
            .into_iter()
            .map(|lane| lane.join().map_err(|_| "a step panicked".to_owned()))
            .collect::<Result<Vec<_>, _>>()
    })?
    .into_iter()
    .flatten()
    .collect();
    let (mut passed, mut failed, mut skipped) = (0, 0, 0);
    println!();
    for Done { name, seconds, outcome } in done {
        match outcome {
            Ok(()) => {
                passed += 1;
                println!("passed  {seconds:6.1} s  {name}");
            }
            Err(Problem::Missing(what)) if env::var_os("CI").is_none() => {
                skipped += 1;
                println!("NOT RUN            {name}: {what}");
            }
            Err(_) => {
                failed += 1;
                println!("FAILED  {seconds:6.1} s  {name}");
            }
        }
    }
    println!("        {:6.1} s  in all", begun.elapsed().as_secs_f32());
    println!("{passed} passed, {failed} failed, {skipped} skipped");
    if failed == 0 { Ok(()) } else { Err("some steps failed".to_owned()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Mutex;

    #[test]
    fn a_lane_goes_on_after_a_failed_step() {
        let ran = Mutex::new(Vec::new());
        let note = |name: &'static str, outcome: Outcome| {
            let ran = &ran;
            step(name, move |_| {
                ran.lock().unwrap().push(name);
                outcome.clone()
            })
        };
        let lanes = vec![
            Lane::main(vec![note("one", Err(Problem::Failed("wrong".to_owned()))), note("two", Ok(()))]),
            Lane::beside("b: ", vec![note("three", Ok(()))]),
        ];
        assert_eq!(run_all(Path::new("."), lanes), Err("some steps failed".to_owned()));
        let mut ran = ran.into_inner().unwrap();
        ran.sort_unstable();
        assert_eq!(ran, ["one", "three", "two"]);
    }

    #[test]
    fn a_command_says_how_it_ended() {
        for prefix in [None, Some("test: ")] {
            let shell = Shell { root: Path::new("."), prefix };
            assert_eq!(shell.run("true", &[]), Ok(()));
            assert_eq!(shell.run("false", &[]), Err(Problem::Failed("`false` failed".to_owned())));
            assert!(shell.run("no-such-program", &[]).is_err());
        }
    }
}
