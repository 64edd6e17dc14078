//! Addresses of databases may have passwords in them, which nobody should see.

use super::option::Given;
use crate::Error;
use crate::failure::reason;
use game::Fault;
use std::path::Path;

/// The address of a database without what is secret in it.
pub(crate) fn masked(database: &str) -> String {
    let Some((kind, _)) = database.split_once("://") else { return database.to_owned() };
    // A password may stand before the host, or among the parameters.
    let (plain, query) = database.split_once('?').unwrap_or((database, ""));
    match plain.rsplit_once('@') {
        Some((_, place)) => format!("{kind}://{place}"),
        // A sign that should have been escaped: who knows where the password ends.
        None if query.contains('@') => format!("{kind}://…"),
        None => plain.to_owned(),
    }
}

/// Whether the address of a database has a password in it.
pub(crate) fn has_password(database: &str) -> bool {
    let Some((_, rest)) = database.split_once("://") else { return false };
    let query = rest.split_once('?').map_or("", |(_, query)| query);
    let user = rest.rsplit_once('@').map_or("", |(user, _)| user);
    user.contains(':') || query.split('&').any(|part| part.starts_with("password="))
}

/// The address of a database, from a file that has nothing else in it.
pub(super) fn read_database(path: &Path) -> Result<String, Fault> {
    let text = std::fs::read_to_string(path);
    let text = text.map_err(|error| Error::FileUnreadable { reason: reason(&error) }.at(path.display()))?;
    let address = text.trim();
    if address.is_empty() || address.contains('\n') {
        return Err(Error::ConfigDatabaseFile.at(path.display()));
    }
    Ok(address.to_owned())
}

/// That others can read a file with a password in it.
pub(super) fn readable_by_others(path: &Path, given: &[Given]) -> Option<Fault> {
    let secret = given.iter().any(|given| given.key == "database" && has_password(&given.value));
    (secret && is_readable_by_others(path)).then(|| Error::ConfigSecretReadable.at(path.display()))
}

#[cfg(unix)]
fn is_readable_by_others(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    std::fs::metadata(path).is_ok_and(|data| data.permissions().mode() & 0o004 != 0)
}

#[cfg(not(unix))]
fn is_readable_by_others(_: &Path) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn passwords_are_not_shown() {
        for (address, shown, secret) in [
            ("postgres://me:secret@db:5432/x", "postgres://db:5432/x", true),
            ("postgres://me@db/x?sslmode=require", "postgres://db/x", false),
            ("postgres://db/x?user=me&password=se@cret", "postgres://…", true),
            ("postgres://me:p@db/x?password=se@cret", "postgres://db/x", true),
            ("postgres://me:sec?ret@db/x", "postgres://…", true),
            ("postgres://db/x", "postgres://db/x", false),
            ("a@b.sqlite", "a@b.sqlite", false),
        ] {
            assert_eq!((masked(address).as_str(), has_password(address)), (shown, secret), "{address}");
        }
    }
}
