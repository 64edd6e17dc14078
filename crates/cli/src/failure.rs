//! How a command fails.

use crate::Error;
use game::{ErrorKind, Fault};
use std::io;
use std::path::{Path, PathBuf};
use words::Lang;

/// Why a command could not do what it was asked.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something is wrong: exit code 2 if it is the input, 1 if it is not.
    Fault(Fault),
    /// The same where what was being done decides the exit code.
    Coded(u8, Fault),
    /// The output could not be written: exit code 1, unless the reader just went away.
    Output(io::Error),
    /// There was nothing more to read before the game was over, which has been said: exit code 3.
    InputEnded,
    /// Somebody outside ended it by this signal, and knows: exit code 128 and the signal, as shells have it.
    Stopped(i32),
}

macro_rules! faults {
    ($($error:ty),*) => {$(
        impl From<$error> for Failure {
            fn from(error: $error) -> Self {
                Self::Fault(error.into())
            }
        }
    )*};
}
faults!(Fault, Error, game::Error);

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

/// The exit code of a fault, which follows from the type of its error.
fn exit_code(kind: ErrorKind) -> u8 {
    match kind {
        ErrorKind::Invalid
        | ErrorKind::Unknown
        | ErrorKind::Illegal
        | ErrorKind::Conflict
        | ErrorKind::Forbidden
        | ErrorKind::Unauthenticated
        | ErrorKind::TooMany => 2,
        ErrorKind::Internal | ErrorKind::Unavailable => 1,
    }
}

impl Failure {
    /// The exit code.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Self::Fault(fault) => exit_code(fault.kind()),
            Self::Coded(code, _) => *code,
            // `paddlewheel … | head` is no failure.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Output(_) => 1,
            Self::InputEnded => 3,
            Self::Stopped(signal) => u8::try_from(128 + signal).unwrap_or(1),
        }
    }

    /// The one line for the error output; none where there is nothing to say.
    pub(crate) fn line(&self, lang: Lang) -> Option<String> {
        let what = match self {
            Self::Fault(fault) | Self::Coded(_, fault) => words::fault(lang, fault),
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => return None,
            Self::InputEnded | Self::Stopped(_) => return None,
            Self::Output(_) => words::fault(lang, &Error::StreamFailed.into()),
        };
        Some(words::text(lang, "error", &[("what", one_line(&what).into())]))
    }
}

/// A text that may be anything as one line for a terminal, without characters that turn around the text beside it.
pub(crate) fn one_line(text: &str) -> String {
    let turns = |letter: &char| matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let letters = text.chars().filter(|letter| !turns(letter));
    let plain: String = letters.map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Why the file system refuses, by the names that messages know.
pub(crate) fn reason(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::NotFound => "not-found",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::InvalidData => "not-text",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::NotADirectory | io::ErrorKind::AlreadyExists => "file",
        _ => "other",
    }
}

/// The text of a file; `-` is the standard input.
pub(crate) fn read_file(path: &Path) -> Result<String, Fault> {
    let text = if path == Path::new("-") { io::read_to_string(io::stdin()) } else { std::fs::read_to_string(path) };
    text.map_err(|error| Error::FileUnreadable { reason: reason(&error) }.at(path.display()))
}

/// Makes a folder that can be written to, if it is not there yet. It is input: somebody named it.
pub(crate) fn make_folder(path: &Path) -> Result<(), Fault> {
    let probe = path.join("paddlewheel.part");
    std::fs::create_dir_all(path)
        .and_then(|()| std::fs::write(&probe, ""))
        .and_then(|()| std::fs::remove_file(&probe))
        .map_err(|error| Error::FolderUnwritable { reason: reason(&error) }.at(path.display()))
}

/// Whether a file can be written there, asked before the work whose result it is to hold. It is input: somebody named it.
pub(crate) fn check_writable(path: &Path) -> Result<(), Fault> {
    let draft = draft(path);
    let tried = if path.is_dir() {
        Err(io::ErrorKind::IsADirectory.into())
    } else {
        std::fs::write(&draft, "").and_then(|()| std::fs::remove_file(&draft))
    };
    tried.map_err(|error| Error::FileUnwritable { reason: reason(&error) }.at(path.display()))
}

/// Whether two paths lead to the same file, which is there.
pub(crate) fn same_file(one: &Path, other: &Path) -> bool {
    one.canonicalize().is_ok_and(|one| other.canonicalize().is_ok_and(|other| one == other))
}

/// Where a file stands until it is whole: beside it, under its full name, so that `a.svg` and `a.json` have one each.
fn draft(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

/// Writes a file, whole or not at all.
pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Fault> {
    write_bytes(path, text.as_bytes())
}

/// Writes a file that need not be text, whole or not at all.
pub(crate) fn write_bytes(path: &Path, bytes: &[u8]) -> Result<(), Fault> {
    let draft = draft(path);
    std::fs::write(&draft, bytes)
        .and_then(|()| std::fs::rename(&draft, path))
        .map_err(|error| Error::WriteFailed { reason: reason(&error) }.at(path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_one_stem_have_drafts_of_their_own() {
        assert_eq!(draft(Path::new("x/a.svg")), Path::new("x/a.svg.part"));
        assert_eq!(draft(Path::new("x/a.json")), Path::new("x/a.json.part"));
        assert_eq!(draft(Path::new("a")), Path::new("a.part"));
    }
}
