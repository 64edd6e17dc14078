//! `cargo play` and `cargo xtask dist`: the program and its page, built to be used.

use crate::steps::{Outcome, Problem, Shell, program};
use crate::web;
use std::env::consts::{ARCH, OS};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Builds the page beside the program; the page's outcome is told apart, because the program runs without it.
fn build(shell: Shell<'_>, line: &str) -> Result<Outcome, Problem> {
    std::thread::scope(|scope| {
        let page = scope.spawn(|| web::build(shell));
        shell.run(line, &[])?;
        Ok(page.join().unwrap_or_else(|_| Err(Problem::Failed("the page could not be built".to_owned()))))
    })
}

/// Builds the program of `cargo play`. Cargo ignores `strip = true` of a profile that overrides settings of the package itself, so the
/// option goes to the compiler directly.
const BUILD_PLAY: &str = "cargo rustc --profile play --package paddlewheel --bin paddlewheel -- -C strip=symbols";

/// Builds the program and its page and starts them: a server on this machine that keeps its tables in a file of the current
/// folder. Without Node there is no page, but everything else.
pub(crate) fn play(root: &Path) -> Outcome {
    let page = build(Shell::new(root), BUILD_PLAY)?;
    let program = program(root, "play");
    let mut server = Command::new(&program);
    server.arg("serve").current_dir(root);
    match page {
        Ok(()) => drop(server.args(["--web", "web/dist"])),
        Err(problem) => println!("{}: the server runs with its API alone", problem.message()),
    }
    let ended = server.status().map_err(|error| format!("{}: {error}", program.display()))?;
    if ended.success() { Ok(()) } else { Err(Problem::Failed("the server failed".to_owned())) }
}

/// Builds a release archive in `target/dist`: the program with its page inside, without symbols. The debug information lies
/// beside the archive, and debuggers find it by the program's build id.
pub(crate) fn dist(root: &Path) -> Outcome {
    let shell = Shell::new(root);
    web::build(shell)?;
    shell.run("cargo build --release --package paddlewheel --features embed", &[])?;
    let name = format!("paddlewheel-{}-{ARCH}-{OS}", env!("CARGO_PKG_VERSION"));
    let dist = root.join("target/dist");
    let folder = dist.join(&name);
    let failed = |error: std::io::Error| Problem::Failed(format!("{}: {error}", folder.display()));
    fs::create_dir_all(&folder).map_err(failed)?;
    for file in ["README.md", "CHANGELOG.md", "LICENSE", "LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root.join(file), folder.join(file)).map_err(failed)?;
    }
    fs::copy(program(root, "release"), folder.join("paddlewheel")).map_err(failed)?;
    for line in [
        format!("objcopy --only-keep-debug {name}/paddlewheel {name}.debug"),
        format!("objcopy --strip-all --add-gnu-debuglink={name}.debug {name}/paddlewheel"),
        format!("tar --create --gzip --file {name}.tar.gz {name}"),
    ] {
        shell.run_in(&dist, &line, &[])?;
    }
    println!("target/dist/{name}.tar.gz, debug information in target/dist/{name}.debug");
    Ok(())
}
