//! The project's files.

use std::fs;
use std::path::{Path, PathBuf};

/// The project's folder.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap_or(Path::new(".")).to_owned()
}

/// Folders that hold nothing of ours.
const SKIPPED: [&str; 9] = [".git", "target", "node_modules", "dist", "shots", "artifacts", "corpus", ".venv", "pkg"];

/// Every file under `folder`, sorted, without what is built or fetched.
pub(crate) fn under(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = fs::read_dir(folder) else { return found };
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if path.is_dir() {
            if !SKIPPED.contains(&name) {
                found.extend(under(&path));
            }
        } else {
            found.push(path);
        }
    }
    found.sort();
    found
}

pub(crate) fn has_extension(path: &Path, extensions: &[&str]) -> bool {
    path.extension().and_then(|extension| extension.to_str()).is_some_and(|extension| extensions.contains(&extension))
}

/// The text of a file, or a message that names it.
pub(crate) fn text(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

/// The path as messages show it.
pub(crate) fn short(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).display().to_string()
}
