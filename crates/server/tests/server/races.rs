//! Tabs, lost connections, retries: whatever comes twice or at once is done once.

use crate::kit::{Client, Node, Table, run};
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::time::Duration;

fn acted(log: &[Value]) -> usize {
    log.iter().filter(|event| event["kind"] == "acted").count()
}

#[test]
fn two_tabs_of_one_seat_see_the_same_and_act_once() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 2).await;
        let seat = table.deciding().await;
        let (mut one, mut two) = (table.players[seat].clone(), table.players[seat].clone());
        let (mut first, mut second) = (one.stream(&table.id, None).await, two.stream(&table.id, None).await);
        for _ in 0..6 {
            if table.deciding().await != seat {
                table.go_on(1).await;
                continue;
            }
            let body = table.proposal(seat).await;
            let path = table.path("/actions");
            let (a, b) = tokio::join!(one.post(&path, &body), two.post(&path, &body));
            let (a, b) = (a.ok(), b.ok());
            assert_ne!(a["repeated"], b["repeated"], "one of them did it: {a} {b}");
            for field in ["next", "decision", "drawn", "stage", "deciding"] {
                assert_eq!(a[field], b[field], "both get the same answer");
            }
        }
        let log = table.log(&one).await;
        assert_eq!(first.take(log.len()).await, log);
        assert_eq!(second.take(log.len()).await, log);
        assert_eq!(acted(&log), 6);
        assert!(first.soon().await.is_none() && second.soon().await.is_none());
    });
}

#[test]
fn of_two_tabs_that_want_different_things_one_wins() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let path = table.path("/actions");
        let tabs: Vec<Client> = (0..7).map(|_| table.players[1].clone()).collect();
        let cards = ["card:1", "card:2", "card:3", "card:4", "card:5", "card:6", "card:cloud"];
        let requests = tabs.into_iter().zip(cards).map(|(mut tab, card)| {
            let path = &path;
            async move { tab.post(path, &json!({ "decision": 0, "actions": [card] })).await }
        });
        let answers = join_all(requests).await;
        let (done, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 200);
        assert_eq!(done.len(), 1);
        for answer in refused {
            answer.problem(409, "host-decision");
        }
        let log = table.log(&table.players[1]).await;
        assert_eq!(acted(&log), 1);
        assert_eq!(table.view().await["seats"][1]["decision"], 1);
    });
}

#[test]
fn a_retry_storm_adds_one_event() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 3).await;
        let seat = table.deciding().await;
        let (body, path) = (table.proposal(seat).await, table.path("/actions"));
        let before = table.log(&table.players[0]).await.len();
        let tabs: Vec<Client> = (0..50).map(|_| table.players[seat].clone()).collect();
        let requests = tabs.into_iter().map(|mut tab| {
            let (path, body) = (&path, &body);
            async move { tab.post(path, body).await.ok() }
        });
        let answers = join_all(requests).await;
        assert_eq!(answers.iter().filter(|answer| answer["repeated"] == false).count(), 1);
        assert!(answers.iter().all(|answer| answer["next"] == answers[0]["next"]));
        assert!(answers.iter().all(|answer| answer["drawn"] == answers[0]["drawn"]));
        assert_eq!(table.log(&table.players[0]).await.len(), before + 1);
        // Much later it is still the same, until the seat decides again.
        let again = table.players[seat].post(&path, &body).await.ok();
        assert_eq!((&again["repeated"], &again["next"]), (&json!(true), &answers[0]["next"]));
    });
}

#[test]
fn the_last_action_of_a_game_can_be_repeated_too() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let path = table.path("/actions");
        let (seat, body, last) = loop {
            let seat = table.deciding().await;
            let body = table.proposal(seat).await;
            let answer = table.players[seat].post(&path, &body).await.ok();
            if answer["stage"] == "over" {
                break (seat, body, answer);
            }
        };
        let again = table.players[seat].post(&path, &body).await.ok();
        assert_eq!(
            (&again["repeated"], &again["next"], &again["drawn"]),
            (&json!(true), &last["next"], &last["drawn"])
        );
        let other = json!({ "decision": last["decision"], "actions": ["card:1"] });
        table.players[seat].post(&path, &other).await.problem(409, "host-over");
    });
}

#[test]
fn sitting_starting_and_leaving_can_be_repeated() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let seats = [crate::kit::maker(), crate::kit::open(), crate::kit::open()];
        let id = ada.post("tables", &crate::kit::config("niagara", &seats)).await.ok()["id"].clone();
        let id = id.as_str().unwrap();
        let mut others = [Client::guest(node.address(), "Bob").await, Client::guest(node.address(), "Eve").await];
        ada.post(&format!("tables/{id}/start"), &json!({})).await.problem(409, "host-seat-open");
        for (seat, other) in others.iter_mut().enumerate() {
            let path = format!("tables/{id}/seats/{}", seat + 1);
            assert_eq!(other.put(&path, &json!({})).await.ok()["repeated"], false);
            assert_eq!(other.put(&path, &json!({})).await.ok()["repeated"], true);
        }
        others[1].put(&format!("tables/{id}/seats/1"), &json!({})).await.problem(409, "host-taken");
        for repeated in [false, true] {
            assert_eq!(ada.post(&format!("tables/{id}/start"), &json!({})).await.ok()["repeated"], repeated);
        }
        for repeated in [false, true] {
            assert_eq!(ada.post(&format!("tables/{id}/leave"), &json!({})).await.ok()["repeated"], repeated);
        }
        for repeated in [false, true] {
            assert_eq!(ada.post(&format!("tables/{id}/return"), &json!({})).await.ok()["repeated"], repeated);
        }
        ada.post(&format!("tables/{id}/leave"), &json!({ "resign": true })).await.ok();
        ada.post(&format!("tables/{id}/return"), &json!({})).await.problem(409, "host-resigned");
    });
}

#[test]
fn a_stream_goes_on_after_every_event() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        table.go_on(25).await;
        let spectator = node.client();
        let log = table.log(&spectator).await;
        for last in 0..log.len() - 1 {
            let mut stream = spectator.stream(&table.id, Some(last as u64)).await;
            assert_eq!(stream.take(log.len() - last - 1).await, log[last + 1..], "after {last}");
        }
        // Nothing but what is to come, here and by the parameter for clients that cannot set headers.
        let last = log.len() as u64 - 1;
        let mut streams = vec![spectator.stream(&table.id, Some(last)).await];
        streams.push(spectator.stream_at(&table.path(&format!("/events?after={last}")), &[]).await);
        for stream in &mut streams {
            assert!(stream.soon().await.is_none());
        }
        table.go_on(1).await;
        for stream in &mut streams {
            assert_eq!(stream.next().await.unwrap().0, last + 1);
        }
        // Who has seen more than there is has seen another log.
        let mut stream = spectator.stream(&table.id, Some(9999)).await;
        assert_eq!(stream.next().await.unwrap().0, 0);
    });
}

#[test]
fn a_quiet_stream_is_heard_of() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut stream = node.client().stream(&table.id, None).await;
        stream.heartbeat().await;
    });
}

#[test]
fn a_stream_that_breaks_again_and_again_misses_nothing() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 3).await;
        let client = node.client();
        let id = table.id.clone();
        let reading = tokio::spawn(async move {
            let (mut seen, mut last): (Vec<u64>, Option<u64>) = (Vec::new(), None);
            for count in 0.. {
                let mut stream = client.stream(&id, last).await;
                for _ in 0..=count % 3 {
                    let (place, event) = stream.next().await.unwrap();
                    last = Some(place);
                    seen.push(place);
                    if event["text"] == "the end" {
                        return seen;
                    }
                }
            }
            seen
        });
        for _ in 0..30 {
            table.go_on(1).await;
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let path = table.path("/chat");
        let next = table.players[0].post(&path, &json!({ "text": "the end" })).await.ok()["next"].as_u64().unwrap();
        assert_eq!(reading.await.unwrap(), (0..next).collect::<Vec<_>>());
    });
}
