//! The files of a SQLite database: for their owner alone, and used by one server at a time.

use crate::store::StoreError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// What SQLite puts beside a database. New ones get the mode of the database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];
/// What a server puts there: it holds a lock on this file as long as it lives. The file itself stays and means nothing.
const LOCK: &str = "-lock";

fn beside(path: &Path, end: &str) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(end);
    name.into()
}

/// The write-ahead log of a database.
pub(crate) fn log(path: &Path) -> PathBuf {
    beside(path, BESIDE[0])
}

/// Nobody but the owner may read or write it.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Makes an empty file for its owner alone; fails if there is one.
pub(crate) fn create(path: &Path) -> io::Result<()> {
    private(OpenOptions::new().write(true).create_new(true)).open(path).map(drop)
}

/// Makes a database file if there is none, and keeps others from reading what is there.
pub(crate) fn prepare(path: &Path) -> io::Result<()> {
    match create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        created => return created,
    }
    for file in [path.to_owned()].into_iter().chain(BESIDE.map(|end| beside(path, end))) {
        // By name: a descriptor that is closed would take SQLite's own locks with it.
        #[cfg(unix)]
        if let Err(error) = restrict(&file) {
            // It may belong to somebody else, who lets us use it.
            tracing::warn!(file = %file.display(), %error, "others may be able to read the database");
        }
    }
    Ok(())
}

#[cfg(unix)]
fn restrict(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let mode = match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        found => found?.permissions().mode() & 0o777,
    };
    let wanted = mode & 0o600;
    if mode == wanted { Ok(()) } else { fs::set_permissions(file, fs::Permissions::from_mode(wanted)) }
}

/// Refuses a file that has several names. The lock, and what SQLite puts beside a file, follow its name.
pub(crate) fn check_links(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    if fs::metadata(path).is_ok_and(|file| std::os::unix::fs::MetadataExt::nlink(&file) > 1) {
        return Err(StoreError::Linked(path.to_owned()));
    }
    Ok(())
}

/// The lock of a server on its database. The system gives it up when the process ends, however it ends.
pub(crate) fn lock(path: &Path) -> Result<File, StoreError> {
    let failed = |error: io::Error| StoreError::Database(sqlx::Error::Io(error));
    // Whatever way leads to the file, there is one lock.
    let path = fs::canonicalize(path).map_err(failed)?;
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(false);
    let file = private(&mut options).open(beside(&path, LOCK)).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(StoreError::InUse(path)),
        Err(TryLockError::Error(error)) => Err(failed(error)),
    }
}
