//! The files of a SQLite database: private to their owner, and used by one server at a time.

use crate::store::StoreError;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The suffixes of SQLite's companion files. New ones get the mode of the database.
const BESIDE: [&str; 2] = ["-wal", "-shm"];
/// The suffix of the lock file that a running server holds a lock on. The file itself stays and means nothing.
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

/// Restricts access to the owner.
fn private(options: &mut OpenOptions) -> &mut OpenOptions {
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(options, 0o600);
    options
}

/// Creates an empty private file; fails if it exists.
pub(crate) fn create(path: &Path) -> io::Result<()> {
    private(OpenOptions::new().write(true).create_new(true)).open(path).map(drop)
}

/// Creates the database file if necessary, and makes all its files private.
pub(crate) fn prepare(path: &Path) -> io::Result<()> {
    match create(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
        created => return created,
    }
    for file in [path.to_owned()].into_iter().chain(BESIDE.map(|end| beside(path, end))) {
        // By path: closing a descriptor would release SQLite's own locks.
        #[cfg(unix)]
        if let Err(error) = restrict(&file) {
            // The file may belong to another user who has given us access.
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

/// Rejects a file with several hard links, because the lock and SQLite's companion files depend on the name.
pub(crate) fn check_links(path: &Path) -> Result<(), StoreError> {
    #[cfg(unix)]
    if fs::metadata(path).is_ok_and(|file| std::os::unix::fs::MetadataExt::nlink(&file) > 1) {
        return Err(StoreError::Linked(path.to_owned()));
    }
    Ok(())
}

/// Takes the server's lock on its database. The system releases it when the process ends, however it ends.
pub(crate) fn lock(path: &Path) -> Result<File, StoreError> {
    let failed = |error: io::Error| StoreError::Database(sqlx::Error::Io(error));
    // All paths to the file must lead to the same lock.
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
