//! Files that hold the program's current output; `cargo xtask bless` rewrites them, and reviewers check the difference.

use std::fs;
use std::path::{Path, PathBuf};

/// The fixtures folder of a game.
pub fn fixtures(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(game)
}

/// The files in a folder with this extension, sorted: name and text.
pub fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let mut found: Vec<(String, String)> = fs::read_dir(folder)
        .into_iter()
        .flatten()
        .flatten()
        .filter(|entry| entry.path().extension().is_some_and(|found| found == extension))
        .filter_map(|entry| Some((entry.file_name().into_string().ok()?, fs::read_to_string(entry.path()).ok()?)))
        .collect();
    found.sort();
    found
}

/// Whether golden files should be rewritten.
pub fn blessing() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value == "1")
}

/// Compares a golden file with the current output, or rewrites it.
pub fn check(path: &Path, now: &str) -> Result<(), String> {
    if blessing() {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        return fs::write(path, now).map_err(|error| format!("{}: {error}", path.display()));
    }
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let then = fs::read_to_string(path).map_err(|error| format!("{name}: {error}; `cargo xtask bless` writes it"))?;
    if then == now {
        return Ok(());
    }
    let line = then.lines().zip(now.lines()).take_while(|(then, now)| then == now).count();
    let at = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    Err(format!("{name}:{}: was `{}`, is `{}`; `cargo xtask bless` if that is meant", line + 1, at(&then), at(now)))
}

/// The fenced blocks of a documentation page that begin with this line.
pub fn blocks(page: &str, fence: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{page}: {error}"));
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line == fence {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").chain([""]).collect();
            blocks.push(block.join("\n"));
        }
    }
    assert!(!blocks.is_empty(), "{page}: no block {fence}");
    blocks
}
