//! What is measured, for monitoring. A figure is found by its labels once and then kept at hand: finding it costs far more
//! than counting. Times are histograms with the same fixed buckets on every node, so they can be added across nodes.

use crate::app::App;
use metrics::{Counter, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use metrics_process::Collector;
use std::collections::HashMap;
use std::sync::{OnceLock, PoisonError, RwLock};
use std::time::Duration;

/// Upper bounds of all histograms, in seconds: from a commit on a fast disk to a bot that thinks for long.
const BUCKETS: [f64; 15] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0];

/// Installs what collects figures. All nodes of a process count together: there is one recorder for the process. A figure
/// that is asked for before this is called counts nothing.
pub(crate) fn recorder() -> PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    let install = || {
        let builder = PrometheusBuilder::new();
        // It fails only if there is no bucket.
        let recorder = builder.set_buckets(&BUCKETS).unwrap_or_default().build_recorder();
        let handle = recorder.handle();
        // If another library was first, its recorder gets the figures.
        let _ = metrics::set_global_recorder(recorder);
        describe();
        Collector::default().describe();
        // There from the start, so that alerts see them rise.
        counter!("paddlewheel_log_lines_dropped_total").absolute(0);
        gauge!("paddlewheel_info", "version" => env!("CARGO_PKG_VERSION")).set(1.0);
        handle
    };
    RECORDER.get_or_init(install).clone()
}

fn describe() {
    describe_counter!("paddlewheel_actions_total", "Actions of players at tables");
    describe_counter!("paddlewheel_requests_total", "Requests by path, method and status");
    describe_counter!("paddlewheel_connections_refused_total", "Connections beyond the limit of one address");
    describe_counter!("paddlewheel_log_lines_dropped_total", "Log lines that could not be written fast enough");
    describe_gauge!("paddlewheel_info", "The version of the program, as a label");
    describe_gauge!("paddlewheel_healthy", "Whether a part of the node works: 1 or 0");
    describe_gauge!("paddlewheel_streams", "Open event streams");
    describe_gauge!("paddlewheel_connections", "Open connections");
    describe_gauge!("paddlewheel_tables_in_memory", "Tables in memory");
    describe_gauge!("paddlewheel_bots_thinking", "Decisions that bots think about or wait to think about");
    describe_gauge!("paddlewheel_bot_workers", "Bots that can think at once");
    describe_histogram!("paddlewheel_request_seconds", "Time from the head of a request to the head of its answer");
    describe_histogram!("paddlewheel_commit_seconds", "Time of a commit of events to the database");
    describe_histogram!("paddlewheel_bot_wait_seconds", "Time that a bot waits for a worker");
    describe_histogram!("paddlewheel_bot_think_seconds", "Time that a bot thinks about a decision");
}

/// All figures as Prometheus reads them.
pub(crate) fn render(app: &App) -> String {
    gauge!("paddlewheel_tables_in_memory").set(app.rooms.count() as f64);
    gauge!("paddlewheel_bots_thinking").set(app.keeper.busy() as f64);
    gauge!("paddlewheel_bot_workers").set(app.options.bot_workers as f64);
    for (part, works) in app.parts() {
        gauge!("paddlewheel_healthy", "part" => part).set(f64::from(u8::from(works)));
    }
    Collector::default().collect();
    app.metrics.render()
}

/// The figures of a node.
pub(crate) struct Figures {
    actions: Counter,
    refused_connections: Counter,
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
        Self {
            actions: counter!("paddlewheel_actions_total"),
            refused_connections: counter!("paddlewheel_connections_refused_total"),
            requests: RwLock::default(),
        }
    }

    /// Somebody acted at a table.
    pub(crate) fn note_action(&self) {
        self.actions.increment(1);
    }

    /// A connection was refused: its address has too many.
    pub(crate) fn note_refused_connection(&self) {
        self.refused_connections.increment(1);
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
