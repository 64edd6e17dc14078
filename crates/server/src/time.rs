//! The node's clock.

use api::Millis;
use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};

/// When the node started, by the clock on the wall and by one that nobody sets.
static START: LazyLock<(Millis, Instant)> = LazyLock::new(|| {
    let wall = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as Millis);
    (wall, Instant::now())
});

/// Now, in milliseconds since 1970. Setting the system's clock changes nothing while the node runs.
pub fn now() -> Millis {
    let (wall, since) = *START;
    wall + since.elapsed().as_millis() as Millis
}

/// A time as people write it: `2026-11-20 18:30 UTC`.
pub fn stamp(at: Millis) -> String {
    let seconds = i64::try_from(at / 1000).unwrap_or(i64::MAX);
    let Ok(at) = ::time::OffsetDateTime::from_unix_timestamp(seconds) else { return String::new() };
    let (date, hour, minute) = (at.date(), at.hour(), at.minute());
    format!("{date} {hour:02}:{minute:02} UTC")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_told_to_the_minute() {
        assert_eq!(stamp(0), "1970-01-01 00:00 UTC");
        assert_eq!(stamp(1_795_199_459_999), "2026-11-20 18:30 UTC");
        assert_eq!(stamp(u64::MAX), "");
    }
}
