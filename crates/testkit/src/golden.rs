//! Files that hold what the program does now; `cargo xtask bless` rewrites them, and the difference is for review.

use std::fs;
use std::path::Path;

/// Whether golden files are to be rewritten.
pub fn blessing() -> bool {
    std::env::var_os("BLESS").is_some_and(|value| value == "1")
}

/// Compares a golden file with what is now, or rewrites it.
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
