//! Slow statements and commits are logged.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{Append, Due, LogLine};

/// What was logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Log {
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap()
    }
}

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn slow_statements_and_commits_are_logged() {
    let log = Log::default();
    let writer = log.clone();
    let format = tracing_subscriber::fmt().with_writer(move || writer.clone()).with_ansi(false);
    format.with_max_level(tracing_subscriber::filter::LevelFilter::WARN).init();
    let path = std::env::temp_dir().join(format!("paddlewheel-slow-{}.db", std::process::id()));
    let address = path.to_str().unwrap();
    // Everything takes longer than a nanosecond, and nothing takes an hour.
    for (number, slow) in [None, Some(Duration::from_hours(1)), Some(Duration::from_nanos(1))].into_iter().enumerate() {
        let store = store::open_to_serve(address, slow).await.unwrap();
        log.take();
        let line = LogLine { seq: number as u64, at: 0, body: "\"a secret move\"".to_owned() };
        store.append(Append { table: "t".to_owned(), line, card: None, due: Due::Same, quota: None }).await.unwrap();
        store.player_by_login("a secret name").await.unwrap();
        store.close().await;
        let logged = log.take();
        let is_slow = slow == Some(Duration::from_nanos(1));
        assert_eq!(logged.contains("slow statement") && logged.contains("FROM players"), is_slow, "{logged}");
        assert_eq!(logged.contains("slow commit"), is_slow, "{logged}");
        assert!(!logged.contains("secret"), "values are not logged: {logged}");
    }
    for end in ["", "-lock"] {
        let _ = std::fs::remove_file(format!("{address}{end}"));
    }
}
