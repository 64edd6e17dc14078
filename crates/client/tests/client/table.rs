//! The whole contract at a real server, with a proxy between that cuts connections.

use crate::kit::{Node, Proxy, QUICK, connect, run};
use api::Detail;
use client::{Connection, Error, Events, Limits, Seating, Signal, Table};
use game::Seat;
use serde_json::{Value, json};

/// A patient client: the server is real, and the machine may be busy.
fn visitor(proxy: &Proxy) -> Connection {
    connect(proxy.address, Limits { first_retry: QUICK.first_retry, last_retry: QUICK.last_retry, ..Limits::default() })
}

/// A table of Niagara at which Ada has two seats, and Bob the one between them. Nobody acts by themselves.
async fn begin(ada: &Connection, bob: &Connection) -> (Table, Table) {
    ada.guest("Ada").await.unwrap();
    bob.guest("Bob").await.unwrap();
    let config = json!({ "game": "niagara", "table": { "seats": 3 },
        "seats": [{ "kind": "maker" }, { "kind": "open" }, { "kind": "open" }] });
    let made = ada.make_table(&config).await.unwrap();
    let id = made.id.as_str();
    let (first, second) = (ada.table(id), bob.table(id));
    second.sit(1, &Seating { name: Some("Robert"), seed: "dice", invitation: None }).await.unwrap();
    first.sit(2, &Seating { name: Some("Cleo"), ..Seating::default() }).await.unwrap();
    first.start().await.unwrap();
    (first, second)
}

/// The next event of a kind.
async fn until(events: &mut Events, kind: &str) -> Value {
    loop {
        if let Signal::Event(event) = events.next().await.expect("the stream goes on") {
            let document = json!(event);
            if document["kind"] == kind {
                return document;
            }
        }
    }
}

async fn decision(table: &Table, seat: u8) -> u64 {
    table.look(Some(Seat(seat))).await.unwrap().state.status.seats[usize::from(seat)].decision
}

#[test]
fn every_verb_of_the_contract() {
    run(async {
        let node = Node::start().await;
        let proxy = Proxy::before(node.address()).await;
        let (ada, bob) = (visitor(&proxy), visitor(&proxy).in_language("de"));
        let (first, second) = begin(&ada, &bob).await;
        let mut events = second.follow(None, Detail::None).await.unwrap();
        assert_eq!(until(&mut events, "sat").await["name"], "Ada");
        assert_eq!(until(&mut events, "sat").await["name"], "Robert");
        until(&mut events, "begun").await;
        // What can be done, and what cannot.
        let legal = first.legal(Seat(0)).await.unwrap();
        assert!(legal.contains(&"card:3".to_owned()), "{legal:?}");
        assert!(!first.plans(Seat(0)).await.unwrap().is_empty());
        assert!(first.why_not_action(Seat(0), "card:3").await.unwrap().allowed);
        let why = first.why_not_action(Seat(0), "down").await.unwrap();
        assert!(!why.allowed && why.rule.is_some() && why.detail.is_some(), "{why:?}");
        assert!(!first.why_not_place(Seat(0), "6L").await.unwrap().allowed);
        let own = first.why_not_action(Seat(1), "card:3").await;
        assert!(matches!(&own, Err(Error::Refused(problem)) if problem.code == "web-not-yours"), "{own:?}");
        let refused = second.act(Seat(1), decision(&second, 1).await, &["down"]).await;
        let Err(Error::Refused(problem)) = refused else { panic!("{refused:?}") };
        assert_eq!((problem.status, problem.code.as_str()), (422, "host-illegal"));
        assert!(problem.rule.is_some(), "{problem:?}");
        // Acting, the same again, and taking back.
        let number = decision(&first, 0).await;
        let acted = first.act(Seat(0), number, &["card:3"]).await.unwrap();
        assert!(!acted.repeated);
        let again = first.act(Seat(0), number, &["card:3"]).await.unwrap();
        assert!(again.repeated);
        let sealed = until(&mut events, "acted").await;
        assert!(sealed["actions"].is_null(), "another's card stays covered: {sealed}");
        first.take_back(Seat(0), decision(&first, 0).await, false).await.unwrap();
        until(&mut events, "took-back").await;
        first.act(Seat(0), decision(&first, 0).await, &["card:4"]).await.unwrap();
        second.act(Seat(1), decision(&second, 1).await, &["card:5"]).await.unwrap();
        // A question and its answer, talk, the log, moments, the record.
        first.ask(Seat(0)).await.unwrap();
        assert_eq!(until(&mut events, "asked").await["seat"], 0);
        second.answer(Seat(1), false).await.unwrap();
        assert_eq!(until(&mut events, "answered").await["agrees"], false);
        first.say("ahoy").await.unwrap();
        assert_eq!(until(&mut events, "said").await["text"], "ahoy");
        let log = first.log(0).await.unwrap();
        assert!(log.len() as u64 >= first.next(), "bots may have moved since");
        let moments = first.moments(Some(Seat(0)), 0, 100, true).await.unwrap();
        assert_eq!(moments[0].number, 0);
        let hidden = first.record().await;
        assert!(matches!(&hidden, Err(Error::Refused(problem)) if problem.code == "record-hidden"), "{hidden:?}");
        // Two visitors, one of them with a stream: three connections, or a few more where a request came before its
        // connection was back in the pool. There were over thirty requests.
        assert!(proxy.connections() <= 6, "{}", proxy.connections());
    });
}

#[test]
fn a_stream_through_a_proxy_that_cuts_it_tells_every_event_once() {
    run(async {
        let node = Node::start().await;
        let proxy = Proxy::before(node.address()).await;
        let (ada, bob) = (connect(node.address(), Limits::default()), visitor(&proxy));
        let (first, second) = begin(&ada, &bob).await;
        let mut events = second.follow(None, Detail::None).await.unwrap();
        let mut said = Vec::new();
        for number in 0..12 {
            first.say(&number.to_string()).await.unwrap();
            match number % 3 {
                0 => proxy.cut(),
                1 => said.push(until(&mut events, "said").await),
                _ => {}
            }
        }
        proxy.set_down(true);
        proxy.cut();
        first.say("12").await.unwrap();
        loop {
            match events.next().await.unwrap() {
                Signal::Event(event) => said.extend(Some(json!(event)).filter(|event| event["kind"] == "said")),
                Signal::Lost(error) => {
                    assert!(error.is_temporary(), "{error}");
                    proxy.set_down(false);
                }
                Signal::Update(_) | Signal::Other(_) | Signal::Back => {}
                Signal::Gap => panic!("the log is the same"),
            }
            if said.len() == 13 {
                break;
            }
        }
        let texts: Vec<&str> = said.iter().map(|event| event["text"].as_str().unwrap()).collect();
        assert_eq!(texts, (0..13).map(|number| number.to_string()).collect::<Vec<_>>());
        // A request after all that finds a new connection.
        second.look(None).await.unwrap();
    });
}
