//! Event streams that are cut, stall, start over and end.

use crate::kit::{QUICK, Reply, Stub, answer, connect, run, stream};
use api::Detail;
use client::{Error, Events, Limits, Signal};
use std::fmt::Write;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Blocks of events with these places.
fn events(places: std::ops::Range<u64>) -> String {
    places.fold(String::new(), |mut blocks, place| {
        write!(blocks, "id: {place}\ndata: {{\"seq\":{place},\"at\":0,\"kind\":\"imported\"}}\n\n").unwrap();
        blocks
    })
}

/// What comes until an update that ends it, in short: places as numbers.
async fn told(events: &mut Events, count: usize) -> Vec<String> {
    let mut told = Vec::new();
    while told.len() < count {
        let Some(update) = events.next().await else {
            told.push("over".to_owned());
            break;
        };
        told.push(match update {
            Signal::Event(event) => event.seq.to_string(),
            Signal::Update(_) => "an update".to_owned(),
            Signal::Other(event) => event.name.unwrap_or_else(|| format!("other {}", event.place.unwrap())),
            Signal::Lost(Error::Refused(problem)) => problem.code,
            Signal::Lost(_) => "lost".to_owned(),
            Signal::Back => "back".to_owned(),
            Signal::Gap => "gap".to_owned(),
        });
    }
    told
}

#[test]
fn a_cut_stream_resumes_without_loss_or_repetition() {
    run(async {
        let asked = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&asked);
        let stub = Stub::start(move |number, request| {
            log.lock().unwrap().push(request.line.replace("GET /api/v1/tables/x/events", ""));
            match number {
                // Cut in the middle of an event, of a line, and of a letter's line end.
                0 => Reply::Close(stream(&format!(":hello\n\nretry: 10\n\n{}id: 3\ndata: {{\"se", events(0..3)))),
                1 => Reply::Close(stream(&format!("{}id: 5\r\nda", events(3..5)))),
                // This one sends again what was sent before.
                2 => Reply::Close(stream(&events(4..7))),
                _ => Reply::Stall(stream(&events(7..9))),
            }
        })
        .await;
        let table = connect(stub.address, QUICK).table("x");
        let mut events = table.follow(None, Detail::None).await.unwrap();
        assert_eq!(told(&mut events, 9).await, ["0", "1", "2", "3", "4", "5", "6", "7", "8"]);
        assert_eq!(
            *asked.lock().unwrap(),
            ["?updates=none", "?after=2&updates=none", "?after=4&updates=none", "?after=6&updates=none"]
        );
        assert_eq!(table.next(), 9);
    });
}

/// What a follower of a table that was just made is told.
fn update() -> String {
    let config = r#"{"game":"niagara","table":{"seats":3},"seats":[{"kind":"open"},{"kind":"open"},{"kind":"open"}]}"#;
    let config = serde_json::from_str(config).unwrap();
    let made = host::Event::made(config, host::PlayerId("ada".to_owned()), host::fair::Secret::new([9; 32])).unwrap();
    let table = host::replay(&[host::Logged { seq: 0, at: 0, event: made }]).unwrap();
    let update = host::Follower::default().update(&*table, None, Vec::new(), Detail::Plans);
    assert_eq!((update.table.next, update.table.last_moment), (1, 0));
    format!("event: update\ndata: {}\n\n", serde_json::to_string(&update).unwrap())
}

#[test]
fn a_resumed_stream_says_which_moments_are_known_as_of_its_last_event() {
    run(async {
        let asked = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&asked);
        let stub = Stub::start(move |number, request| {
            log.lock().unwrap().push(request.line.replace("GET /api/v1/tables/x/events", ""));
            match number {
                0 => Reply::Close(stream(&format!("{}{}", events(0..1), update()))),
                // The update of this event is lost: what was known before may be taken back by it.
                1 => Reply::Close(stream(&events(1..2))),
                _ => Reply::Stall(stream(&events(2..3))),
            }
        })
        .await;
        let mut events = connect(stub.address, QUICK).table("x").follow(None, Detail::Plans).await.unwrap();
        assert_eq!(told(&mut events, 4).await, ["0", "an update", "1", "2"]);
        assert_eq!(
            *asked.lock().unwrap(),
            ["?updates=plans", "?after=0&moment=0&updates=plans", "?after=1&updates=plans"]
        );
    });
}

#[test]
fn a_lost_server_is_told_of_once_and_so_is_its_return() {
    run(async {
        let stub = Stub::start(|number, _| match number {
            0 => Reply::Close(stream(&events(0..1))),
            1..=4 => answer("502 Bad Gateway", "text/html", "<p>later</p>"),
            _ => Reply::Stall(stream(&events(1..2))),
        })
        .await;
        let mut events = connect(stub.address, QUICK).table("x").follow(None, Detail::None).await.unwrap();
        assert_eq!(told(&mut events, 4).await, ["0", "lost", "back", "1"]);
    });
}

#[test]
fn a_silent_stream_is_opened_again_and_a_heartbeat_is_no_silence() {
    run(async {
        let limits = Limits { silence: Duration::from_millis(500), ..QUICK };
        let stub = Stub::start(|number, _| match number {
            0 => Reply::Stall(stream(&events(0..1))),
            _ => Reply::Beat(stream(&events(1..2)), events(2..3)),
        })
        .await;
        let mut events = connect(stub.address, limits).table("x").follow(None, Detail::None).await.unwrap();
        assert_eq!(told(&mut events, 3).await, ["0", "1", "2"]);
        assert_eq!(stub.connections(), 2, "the second one was never silent");
    });
}

#[test]
fn a_log_that_starts_over_or_jumps_is_a_gap() {
    run(async {
        let stub = Stub::start(|number, _| match number {
            0 => Reply::Close(stream(&events(5..7))),
            1 => Reply::Close(stream(&events(0..2))),
            _ => Reply::Stall(stream(&events(4..5))),
        })
        .await;
        let table = connect(stub.address, QUICK).table("x");
        let mut events = table.follow(Some(4), Detail::None).await.unwrap();
        assert_eq!(told(&mut events, 7).await, ["5", "6", "gap", "0", "1", "gap", "4"]);
        assert_eq!(table.next(), 5, "nobody waits for events of the other log");
    });
}

#[test]
fn what_only_a_later_version_knows_is_passed_on() {
    run(async {
        let watching = "event: watching\ndata: {\"count\":1}\n\n";
        let later = "id: 1\ndata: {\"seq\":1,\"at\":0,\"kind\":\"capsized\"}\n\nevent: update\ndata: {}\n\n";
        let text = format!("{watching}{}{later}{}", events(0..1), events(2..3));
        let stub = Stub::start(move |_, _| Reply::Stall(stream(&text))).await;
        let mut events = connect(stub.address, QUICK).table("x").follow(None, Detail::None).await.unwrap();
        assert_eq!(told(&mut events, 5).await, ["watching", "0", "other 1", "update", "2"]);
    });
}

#[test]
fn a_stream_ends_where_the_server_says_so() {
    run(async {
        // A closed table answers with nothing; a deleted one with a refusal.
        let gone = r#"{"type":"about:blank","title":"Not Found","status":404,"code":"web-no-table","detail":"gone"}"#;
        for (status, body, wanted) in
            [("204 No Content", "", vec!["0", "over"]), ("404 Not Found", gone, vec!["0", "web-no-table", "over"])]
        {
            let stub = Stub::start(move |number, _| match number {
                0 => Reply::Close(stream(&events(0..1))),
                _ => answer(status, "application/problem+json", body),
            })
            .await;
            let mut events = connect(stub.address, QUICK).table("x").follow(None, Detail::None).await.unwrap();
            assert_eq!(told(&mut events, 5).await, wanted);
            assert!(events.next().await.is_none(), "it stays over");
        }
    });
}

#[test]
fn numbers_that_make_no_sense_do_no_harm() {
    run(async {
        let asked = Arc::new(Mutex::new(0));
        let count = Arc::clone(&asked);
        let stub = Stub::start(move |_, _| {
            *count.lock().unwrap() += 1;
            let most = u64::MAX;
            Reply::Close(stream(&format!(
                "retry: 0\n\nretry: {most}\n\nid: {most}\nevent: most\ndata: 1\n\nid: -1\nevent: less\ndata: 2\n\nretry: 0\n\n"
            )))
        })
        .await;
        let limits = Limits { first_retry: Duration::from_millis(100), ..QUICK };
        let table = connect(stub.address, limits).table("x");
        let mut events = table.follow(Some(u64::MAX), Detail::None).await.unwrap();
        assert_eq!(told(&mut events, 4).await, ["most", "less", "most", "less"]);
        assert_eq!(table.next(), 0);
        let soon = tokio::time::timeout(Duration::from_millis(450), told(&mut events, 1000)).await;
        assert!(soon.is_err(), "the stream goes on");
        assert!(*asked.lock().unwrap() <= 7, "a server cannot have its clients come at once: {asked:?}");
    });
}
