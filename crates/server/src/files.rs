//! The limit on open files: each connection is one.

/// Files that are not connections: the database, the log, files of the page.
const OTHERS: usize = 64;

/// Raises the limit on open files as far as it is allowed and needed for so many connections. How many there is room for.
pub(crate) fn make_room_for(connections: usize) -> usize {
    let wanted = connections.saturating_add(OTHERS);
    let Some(limit) = raise(wanted).filter(|limit| *limit < wanted) else { return connections };
    let room = limit.saturating_sub(OTHERS).max(limit / 2);
    tracing::warn!(
        limit,
        wanted,
        room,
        "the limit on open files is too low for {connections} connections; raise it (ulimit -n, LimitNOFILE= of systemd)"
    );
    room
}

/// Raises the soft limit up to the hard one; the soft limit as it is then, if there is one.
#[cfg(unix)]
fn raise(wanted: usize) -> Option<usize> {
    use rustix::process::{Resource, getrlimit, setrlimit};
    let mut limit = getrlimit(Resource::Nofile);
    let current = limit.current?;
    let wanted = limit.maximum.map_or(wanted as u64, |most| most.min(wanted as u64));
    if current < wanted {
        limit.current = Some(wanted);
        if let Err(error) = setrlimit(Resource::Nofile, limit) {
            tracing::warn!(%error, "the limit on open files could not be raised");
        }
    }
    getrlimit(Resource::Nofile).current.map(|current| usize::try_from(current).unwrap_or(usize::MAX))
}

/// Elsewhere there is no such limit.
#[cfg(not(unix))]
fn raise(_: usize) -> Option<usize> {
    None
}
