//! Requests and their answers: connections that are used again, and everything that a server can do wrong.

use crate::kit::{QUICK, Reply, Stub, answer, connect, run};
use api::Detail;
use client::{Error, Limits};
use game::Seat;
use serde_json::json;
use std::sync::{Arc, Mutex};
use std::time::Duration;

const JSON: &str = "application/json";
const PROBLEM: &str = "application/problem+json";

#[test]
fn a_few_connections_serve_many_requests() {
    run(async {
        let stub = Stub::start(|number, _| answer("200 OK", JSON, &json!([number.to_string()]).to_string())).await;
        let table = connect(stub.address, QUICK).table("x");
        for number in 0..200 {
            assert_eq!(table.legal(Seat(0)).await.unwrap(), [number.to_string()]);
        }
        // A request that comes before the pool has got the connection back makes a second one, which is kept as well.
        assert!(stub.connections() <= 3, "{}", stub.connections());
    });
}

#[test]
fn visitors_share_connections_and_not_their_cookies() {
    run(async {
        let stub = Stub::start(|number, request| {
            let body = json!(request.header("cookie")).to_string();
            let length = body.len();
            let set =
                if number < 2 { format!("set-cookie: who={number}; HttpOnly; Path=/\r\n") } else { String::new() };
            Reply::Send(format!("HTTP/1.1 200 OK\r\n{set}content-length: {length}\r\n\r\n{body}"))
        })
        .await;
        let ada = connect(stub.address, QUICK);
        let bob = ada.another_visitor();
        assert_eq!(ada.get::<Option<String>>("/").await.unwrap(), None);
        assert_eq!(bob.get::<Option<String>>("/").await.unwrap(), None, "a visitor of its own");
        assert_eq!((ada.cookie().as_deref(), bob.cookie().as_deref()), (Some("who=0"), Some("who=1")));
        assert_eq!(ada.get::<String>("/").await.unwrap(), "who=0");
        assert_eq!(bob.get::<String>("/").await.unwrap(), "who=1");
        let later = connect(stub.address, QUICK).with_cookie(ada.cookie().as_deref());
        assert_eq!(later.get::<String>("/").await.unwrap(), "who=0");
        assert!(stub.connections() <= 3, "{}", stub.connections());
    });
}

#[test]
fn requests_carry_language_token_and_escaped_words() {
    run(async {
        let stub = Stub::start(|_, request| {
            let told = [request.header("accept-language"), request.header("authorization"), Some(&request.line)];
            answer(
                "200 OK",
                JSON,
                &json!({ "allowed": false, "rule": null, "detail": told.map(Option::unwrap).join("|") }).to_string(),
            )
        })
        .await;
        let table = connect(stub.address, QUICK).in_language("de").with_token("secret").table("x");
        let told = table.why_not_action(Seat(1), "a&next=9 #é").await.unwrap().detail.unwrap();
        assert_eq!(told, "de|Bearer secret|GET /api/v1/tables/x/why-not?next=0&seat=1&action=a%26next%3D9+%23%C3%A9");
    });
}

#[test]
fn a_request_that_meets_a_closing_connection_is_sent_again_unless_that_does_it_twice() {
    run(async {
        let seen = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&seen);
        // Every other request finds the connection closed after it was sent.
        let stub = Stub::start(move |number, request| {
            log.lock().unwrap().push(request.line.clone());
            if number % 2 == 0 {
                let acted = r#"{"next":1,"repeated":false,"decision":1,"drawn":[],"stage":"playing","deciding":[]}"#;
                answer("200 OK", JSON, if request.line.starts_with("GET") { "[]" } else { acted })
            } else {
                Reply::Close(String::new())
            }
        })
        .await;
        let table = connect(stub.address, QUICK).table("x");
        table.legal(Seat(0)).await.unwrap();
        table.legal(Seat(0)).await.unwrap();
        let said = table.say("hi").await;
        assert!(matches!(said, Err(Error::Unreachable { .. })), "{said:?}");
        table.legal(Seat(0)).await.unwrap();
        table.act(Seat(0), 3, &["ahead"]).await.unwrap();
        let seen = seen.lock().unwrap();
        let count = |what: &str| seen.iter().filter(|line| line.ends_with(what)).count();
        assert_eq!((count("/chat"), count("/actions")), (1, 2), "{seen:?}");
    });
}

#[test]
fn what_a_request_adds_the_next_question_waits_for() {
    run(async {
        let stub = Stub::start(|_, request| {
            let echo = json!([request.line]).to_string();
            let is_question = request.line.starts_with("GET");
            answer("200 OK", JSON, if is_question { &echo } else { r#"{"next":7,"repeated":false}"# })
        })
        .await;
        let table = connect(stub.address, QUICK).table("x");
        assert_eq!(table.next(), 0);
        table.start().await.unwrap();
        assert_eq!(table.next(), 7);
        assert_eq!(table.legal(Seat(0)).await.unwrap(), ["GET /api/v1/tables/x/legal?next=7&seat=0"]);
    });
}

#[test]
fn a_refusal_names_its_rule() {
    run(async {
        let body = json!({
            "type": "about:blank", "title": "Unprocessable Entity", "status": 422, "code": "host-illegal",
            "detail": "not enough coal", "place": "actions.1",
            "rule": { "id": "MQ-SPD-02", "title": "Coal", "statement": "It costs coal.", "need": 3, "have": 1 },
        });
        let stub = Stub::start(move |_, _| answer("422 Unprocessable Entity", PROBLEM, &body.to_string())).await;
        let refused = connect(stub.address, QUICK).table("x").act(Seat(0), 0, &["speed:6"]).await;
        let Err(Error::Refused(problem)) = refused else { panic!("{refused:?}") };
        assert_eq!((problem.status, problem.code.as_str()), (422, "host-illegal"));
        let rule = problem.rule.as_ref().unwrap();
        assert_eq!((rule.id.as_str(), rule.need, rule.have), ("MQ-SPD-02", Some(3), Some(1)));
        assert!(!Error::Refused(problem).is_temporary());
    });
}

#[test]
fn a_server_that_is_not_there_is_unreachable() {
    run(async {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let error = connect(free, QUICK).table("x").look(None).await.unwrap_err();
        let Error::Unreachable { server, reason } = &error else { panic!("{error:?}") };
        assert_eq!(*server, free.to_string());
        assert!(reason.contains("refused"), "{reason}");
        assert!(error.is_temporary());
        assert!(matches!(
            connect(free, QUICK).table("x").follow(None, Detail::None).await,
            Err(Error::Unreachable { .. })
        ));
    });
}

#[test]
fn a_server_that_stalls_times_out() {
    run(async {
        let part = "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n[\"a\"";
        for begun in ["", "HTTP/1.1 200 OK\r\n", part] {
            let stub = Stub::start(move |_, _| Reply::Stall(begun.to_owned())).await;
            let limits = Limits { answer: Duration::from_millis(200), ..QUICK };
            let error = connect(stub.address, limits).table("x").legal(Seat(0)).await.unwrap_err();
            let wanted = Error::TimedOut { server: stub.address.to_string(), limit: limits.answer };
            assert_eq!(error, wanted, "{begun:?}");
        }
    });
}

#[test]
fn what_is_no_answer_of_ours_is_unreadable() {
    run(async {
        let page = "<!DOCTYPE html><title>Welcome</title>";
        let answers = [
            (200, "200 OK", "text/html", page),
            (200, "200 OK", JSON, "{\"half\": "),
            (200, "200 OK", JSON, "\"a text\""),
            (200, "200 OK", JSON, "\u{0}\u{1}\u{2}"),
            (404, "404 Not Found", "text/html", page),
            (502, "502 Bad Gateway", "text/html", page),
            (500, "500 Internal Server Error", JSON, "{}"),
        ];
        for (status, line, kind, body) in answers {
            let stub = Stub::start(move |_, _| answer(line, kind, body)).await;
            let table = connect(stub.address, QUICK).table("x");
            let error = table.legal(Seat(0)).await.unwrap_err();
            let Error::Unreadable { status: told, .. } = error else { panic!("{error:?}") };
            assert_eq!(told, status, "{line} {body}");
            let error = table.follow(None, Detail::None).await.err().unwrap();
            assert!(matches!(error, Error::Unreadable { status: told, .. } if told == status), "{error:?}");
        }
    });
}

#[test]
fn redirects_are_not_followed() {
    run(async {
        let other = Stub::start(|_, _| answer("200 OK", JSON, "[]")).await;
        let to = other.address;
        let stub = Stub::start(move |_, _| {
            Reply::Send(format!("HTTP/1.1 302 Found\r\nlocation: http://{to}/\r\ncontent-length: 0\r\n\r\n"))
        })
        .await;
        let table = connect(stub.address, QUICK).with_token("secret").table("x");
        let error = table.legal(Seat(0)).await.unwrap_err();
        assert!(matches!(error, Error::Unreadable { status: 302, .. }), "{error:?}");
        assert_eq!(other.connections(), 0, "nobody else is told who we are");
    });
}

#[test]
fn noise_instead_of_http_is_an_error() {
    run(async {
        for noise in ["SSH-2.0-OpenSSH_9\r\n\r\n", "\u{0}\u{0}\u{0}\r\n", "HTTP/1.1 banana\r\n\r\n"] {
            let stub = Stub::start(move |_, _| Reply::Close(noise.to_owned())).await;
            let error = connect(stub.address, QUICK).table("x").legal(Seat(0)).await.unwrap_err();
            assert!(matches!(error, Error::Unreachable { .. }), "{error:?}");
        }
    });
}
