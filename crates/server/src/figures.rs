//! What is counted about requests. A figure is found by its labels once and then kept at hand: finding it costs far more than
//! counting.

use metrics::{Counter, Histogram, counter, histogram};
use std::collections::HashMap;
use std::sync::{PoisonError, RwLock};
use std::time::Duration;

/// The figures of a node.
pub(crate) struct Figures {
    actions: Counter,
    /// By the path as the router knows it, so that there are few.
    requests: RwLock<HashMap<String, OfPath>>,
}

/// The figures of the requests to one path.
struct OfPath {
    seconds: Histogram,
    /// By method and status: a handful.
    counts: Vec<(&'static str, u16, Counter)>,
}

impl OfPath {
    fn count(&self, method: &'static str, status: u16) -> Option<&Counter> {
        let same = |count: &&(&'static str, u16, Counter)| count.0 == method && count.1 == status;
        self.counts.iter().find(same).map(|count| &count.2)
    }
}

impl Figures {
    pub(crate) fn new() -> Self {
        Self { actions: counter!("paddlewheel_actions_total"), requests: RwLock::default() }
    }

    /// Somebody acted at a table.
    pub(crate) fn note_action(&self) {
        self.actions.increment(1);
    }

    /// A request was answered.
    pub(crate) fn note_request(&self, path: &str, method: &'static str, status: u16, took: Duration) {
        let known = self.requests.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(figures) = known.get(path)
            && let Some(count) = figures.count(method, status)
        {
            count.increment(1);
            figures.seconds.record(took.as_secs_f64());
            return;
        }
        drop(known);
        let mut known = self.requests.write().unwrap_or_else(PoisonError::into_inner);
        let figures = known.entry(path.to_owned()).or_insert_with(|| OfPath {
            seconds: histogram!("paddlewheel_request_seconds", "path" => path.to_owned()),
            counts: Vec::new(),
        });
        figures.seconds.record(took.as_secs_f64());
        let labels = [("path", path.to_owned()), ("method", method.to_owned()), ("status", status.to_string())];
        // The same figure if somebody else has just noted the first of its kind.
        let count = counter!("paddlewheel_requests_total", &labels);
        count.increment(1);
        if figures.count(method, status).is_none() {
            figures.counts.push((method, status, count));
        }
    }
}
