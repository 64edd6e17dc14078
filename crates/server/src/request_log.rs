//! What requests leave in the log: the access log, failed log-ins, refusals by a limit.
//!
//! Nothing secret gets there: paths are those of the router, without queries, and neither headers nor bodies are logged. Lines that
//! strangers can cause at will are limited, so that nobody can fill the disk with them.

use game::Fault;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Lines of one kind in each [`WINDOW`] at most.
const MOST_REFUSALS: u32 = 20;
/// More of these: each has cost its sender an attempt to log in, and programs that ban addresses read them.
const MOST_LOG_INS: u32 = 600;
const WINDOW: Duration = Duration::from_mins(1);

/// Lets so many through in each window and counts the rest.
struct Sampled {
    most: u32,
    state: Mutex<Counted>,
}

struct Counted {
    since: Instant,
    passed: u32,
    left_out: u64,
}

impl Sampled {
    fn new(most: u32) -> Self {
        Self { most, state: Mutex::new(Counted { since: Instant::now(), passed: 0, left_out: 0 }) }
    }

    /// Whether a line may be written now.
    fn passes(&self) -> bool {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if state.since.elapsed() >= WINDOW {
            (state.since, state.passed) = (Instant::now(), 0);
        }
        let passes = state.passed < self.most;
        if passes {
            state.passed += 1;
        } else {
            state.left_out += 1;
        }
        passes
    }

    /// How many lines were left out since this was asked last.
    fn take_left_out(&self) -> Option<u64> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        Some(std::mem::take(&mut state.left_out)).filter(|count| *count > 0)
    }
}

/// A request as the log shows it.
pub(crate) struct Entry<'a> {
    pub(crate) method: &'static str,
    /// The path as the router knows it: without ids and without a query.
    pub(crate) path: &'a str,
    pub(crate) status: u16,
    pub(crate) took: Duration,
    /// The client, not the proxy in front.
    pub(crate) client: IpAddr,
    /// The id of the player who asked, if they are known.
    pub(crate) player: Option<&'a str>,
    /// Why it was refused.
    pub(crate) fault: Option<&'a Fault>,
}

/// What requests leave in the log of a node.
pub(crate) struct RequestLog {
    access: bool,
    refusals: Sampled,
    log_ins: Sampled,
    connections: Sampled,
}

impl RequestLog {
    /// With `access`, every request is logged that no limit refuses.
    pub(crate) fn new(access: bool) -> Self {
        Self {
            access,
            refusals: Sampled::new(MOST_REFUSALS),
            log_ins: Sampled::new(MOST_LOG_INS),
            connections: Sampled::new(MOST_REFUSALS),
        }
    }

    /// A request was answered.
    pub(crate) fn note(&self, entry: &Entry<'_>) {
        let Entry { method, path, status, took, client, player, fault } = entry;
        let code = fault.map_or("", |fault| fault.key());
        if *status == 429 {
            // These would fill the access log: they are sampled.
            if self.refusals.passes() {
                tracing::warn!(%client, player, method, path, code, "request refused by a limit");
            }
            return;
        }
        if *status == 401 && matches!(code, "web-login" | "web-token") && self.log_ins.passes() {
            // Not the name that was tried: people type passwords there.
            tracing::warn!(%client, player, method, path, code, "failed log-in");
        }
        if self.access {
            let seconds = took.as_secs_f64();
            tracing::info!(target: "access", %client, player, method, path, status, seconds, "request");
        }
    }

    /// A connection was closed at once: its address has too many.
    pub(crate) fn note_refused_connection(&self, client: IpAddr) {
        if self.connections.passes() {
            tracing::warn!(%client, "connection refused: too many from this address");
        }
    }

    /// Tells how many lines were left out; to be called now and then.
    pub(crate) fn tell_left_out(&self) {
        let kinds = [("refusals", &self.refusals), ("log-ins", &self.log_ins), ("connections", &self.connections)];
        for (kind, sampled) in kinds {
            if let Some(count) = sampled.take_left_out() {
                tracing::warn!(kind, count, "more of these were not logged");
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_limited_and_the_rest_is_counted() {
        let sampled = Sampled::new(3);
        let passed = (0..1000).filter(|_| sampled.passes()).count();
        assert_eq!((passed, sampled.take_left_out(), sampled.take_left_out()), (3, Some(997), None));
        let mut state = sampled.state.lock().unwrap();
        state.since = state.since.checked_sub(WINDOW).unwrap();
        drop(state);
        assert!(sampled.passes(), "a new window");
    }
}
