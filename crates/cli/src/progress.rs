//! How far long work has come, for who waits.

use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use words::{Lang, text};

/// A bar on a terminal, else a line for each tenth.
pub(crate) struct Progress {
    bar: Option<ProgressBar>,
    done: AtomicU32,
    games: u32,
    /// How a line says it.
    key: &'static str,
    lang: Lang,
}

impl Progress {
    /// Of a series of games.
    pub(crate) fn new(games: u32, lang: Lang) -> Self {
        Self::of(games, "simulate-progress", lang)
    }

    /// Of anything that is counted; the message of the key says what.
    pub(crate) fn of(games: u32, key: &'static str, lang: Lang) -> Self {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len} {eta}");
            ProgressBar::new(games.into()).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
        });
        Self { bar, done: AtomicU32::new(0), games, key, lang }
    }

    /// One game more is over.
    pub(crate) fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if done.is_multiple_of(self.games.div_ceil(10).max(1)) || done == self.games => {
                let args = [("done", done.into()), ("games", self.games.into())];
                write_line(&text(self.lang, self.key, &args));
            }
            None => {}
        }
    }

    /// Says something on the way, without spoiling the bar.
    pub(crate) fn say(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.suspend(|| write_line(line)),
            None => write_line(line),
        }
    }
}

/// The bar goes when nobody waits any more, whatever the reason.
impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

/// Progress that nobody reads is no failure.
fn write_line(line: &str) {
    let _ = writeln!(std::io::stderr(), "{line}");
}
