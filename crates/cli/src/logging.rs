//! Messages for the operator, on standard error: as text or as JSON, a document a line.
//!
//! Logging never stops the server. A thread of its own writes the lines; where it cannot keep up, lines are dropped and
//! counted, and where nothing can be written, on a full disk or to a closed stream, that changes nothing.

use crate::Error;
use crate::args::LogFormat;
use game::Fault;
use std::io::{self, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel};
use std::time::Duration;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt::MakeWriter;
use tracing_subscriber::prelude::*;

/// Lines that may wait.
const WAITING: usize = 5_000;
/// How long the last lines may take when the program ends.
const FAREWELL: Duration = Duration::from_secs(1);

/// A line, or that all lines before have to be written now.
enum Message {
    Line(Vec<u8>),
    Flush(SyncSender<()>),
}

/// Gives lines to the thread that writes them.
#[derive(Clone)]
struct Queue(SyncSender<Message>);

impl Write for Queue {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        if let Err(TrySendError::Full(_)) = self.0.try_send(Message::Line(line.to_owned())) {
            metrics::counter!("paddlewheel_log_lines_dropped_total").increment(1);
        }
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Queue {
    type Writer = Self;

    fn make_writer(&'a self) -> Self {
        self.clone()
    }
}

fn write_lines(lines: &Receiver<Message>, mut to: impl Write) {
    for message in lines {
        match message {
            // There is nobody who could be told.
            Message::Line(line) => drop(to.write_all(&line)),
            Message::Flush(done) => drop(done.try_send(())),
        }
    }
}

/// Writes what is left when it is dropped.
pub(crate) struct Logging(Option<Queue>);

impl Drop for Logging {
    fn drop(&mut self) {
        let Some(Queue(queue)) = &self.0 else { return };
        let (done, is_done) = sync_channel(1);
        if queue.try_send(Message::Flush(done)).is_ok() {
            let _: Result<(), RecvTimeoutError> = is_done.recv_timeout(FAREWELL);
        }
    }
}

/// Starts to log, once for the process.
pub(crate) fn start(filter: &Targets, format: LogFormat) -> Logging {
    let (sender, lines) = sync_channel(WAITING);
    let writer = std::thread::Builder::new().name("log".to_owned()).spawn(move || write_lines(&lines, io::stderr()));
    if writer.is_err() {
        return Logging(None);
    }
    let queue = Queue(sender);
    // The library would complain on standard error, and panic where that cannot be written.
    let layer = tracing_subscriber::fmt::layer().with_writer(queue.clone()).with_ansi(false).log_internal_errors(false);
    let layer = match format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().flatten_event(true).with_current_span(false).with_span_list(false).boxed(),
    };
    let _ = tracing_subscriber::registry().with(layer.with_filter(filter.clone())).try_init();
    // Panics are caught where they happen and belong into the log; the usual hook would write to standard error itself.
    std::panic::set_hook(Box::new(|panic| {
        let message = panic.payload_as_str().unwrap_or_default();
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "panic: {message}");
    }));
    Logging(Some(queue))
}

/// A level such as `info`, and levels of parts such as `access=off`, with commas between them.
pub(crate) fn filter(text: &str) -> Result<Targets, Fault> {
    let is_level = |part: &str| {
        let level = part.rsplit('=').next().filter(|level| !level.is_empty());
        level.is_some_and(|level| level.parse::<LevelFilter>().is_ok())
    };
    let targets = text.parse().ok().filter(|_| text.split(',').all(is_level));
    targets.ok_or_else(|| Error::LogFilterForm { value: text.to_owned() }.into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_that_cannot_be_written_fast_enough_are_dropped() {
        let (sender, lines) = sync_channel(3);
        let mut queue = Queue(sender);
        for _ in 0..10 {
            assert_eq!(queue.write(b"line\n").unwrap(), 5);
        }
        drop(queue);
        let mut written = Vec::new();
        write_lines(&lines, &mut written);
        assert_eq!(written, b"line\n".repeat(3));
    }

    #[test]
    fn filters_are_levels() {
        for good in ["info", "warn,access=info", "off", "sqlx::query=debug"] {
            assert!(filter(good).is_ok(), "{good}");
        }
        for bad in ["", "inform", "access", "access=loud", "info,"] {
            assert_eq!(filter(bad).unwrap_err().key(), "log-filter-form", "{bad}");
        }
    }
}
