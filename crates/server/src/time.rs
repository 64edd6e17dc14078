//! The node's clock.

use host::Millis;
use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When the node started, by the clock on the wall and by one that nobody sets.
static START: LazyLock<(Millis, Instant)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis);
    (wall, Instant::now())
});

/// Now, in milliseconds since 1970. Setting the system's clock changes nothing while the node runs.
pub(crate) fn now() -> Millis {
    let (wall, since) = *START;
    wall + since.elapsed().as_millis() as Millis
}
