//! Bounds: nobody can take everything, and who is slow waits alone.

use crate::kit::{Answer, Client, Folder, Node, Table, bot, check_table_limit, config, maker, open, run, serve};
use hyper::Method;
use serde_json::json;
use server::{Limits, Options, Server};
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

/// The answers to many requests of one client at once.
async fn at_once(client: &Client, count: usize) -> Vec<Answer> {
    let asking = (0..count).map(|_| {
        let mut client = client.clone();
        async move { client.get("me").await }
    });
    futures_util::future::join_all(asking).await
}

#[test]
fn one_address_may_ask_so_often() {
    run(async {
        let node = Node::with(Limits { per_address: 5, ..Limits::none() }).await;
        let mut client = node.client();
        let answers = at_once(&client, 60).await;
        let (refused, done): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 429);
        for answer in &refused {
            answer.problem(429, "web-too-many");
            assert_eq!(answer.header("retry-after"), "1");
        }
        assert!(refused.len() >= 20 && done.len() >= 10, "{} {}", refused.len(), done.len());
        // Who looks after the node is not turned away, and who waits is let in again.
        assert_eq!(client.get("/health").await.status, 200);
        assert_eq!(client.get("/metrics").await.status, 200);
        tokio::time::sleep(Duration::from_millis(1100)).await;
        client.get("me").await.ok();
    });
}

#[test]
fn ten_visitors_behind_one_address_load_the_page() {
    run(async {
        let folder = Folder::new();
        let dist = folder.0.join("dist");
        std::fs::create_dir_all(dist.join("assets")).unwrap();
        std::fs::write(dist.join("index.html"), "<!doctype html><title>the page</title>").unwrap();
        let assets: Vec<String> = (0..60).map(|number| format!("/assets/part-{number}.js")).collect();
        for asset in &assets {
            std::fs::write(dist.join(asset.trim_start_matches('/')), "part").unwrap();
        }
        let options = Options { web: Some(dist), ..Options::local(folder.database(), 0) };
        let server = Server::start(options).await.unwrap();
        let visitors = (0..10).map(|number| {
            let (assets, mut client) = (&assets, Client::new(server.address()));
            async move {
                let mut statuses =
                    vec![client.post("guests", &json!({ "name": format!("Visitor {number}") })).await.status];
                let files = ["/", "/art/style.css", "/art/niagara.svg", "/art/mississippi-queen.svg", "/table/x"];
                let calls = ["me", "games", "tables?mine=true&most=30", "tables?open=true&stage=gathering&most=20"];
                let more = ["tables?stage=playing&most=20", "games/niagara/rules"];
                let paths = files.into_iter().chain(assets.iter().map(String::as_str)).chain(calls).chain(more);
                for path in paths {
                    statuses.push(client.send(Method::GET, path, &[("accept", "text/html, */*")], "").await.status);
                }
                statuses
            }
        });
        let statuses = futures_util::future::join_all(visitors).await.concat();
        assert!(statuses.iter().all(|status| matches!(status, 200 | 201)), "{statuses:?}");
        server.stop().await;
    });
}

#[test]
fn files_have_a_limit_of_their_own() {
    run(async {
        let node = Node::with(Limits { per_address: 2, ..Limits::none() }).await;
        let mut client = node.client();
        for _ in 0..30 {
            assert_eq!(client.get("/art/style.css").await.status, 200);
        }
        client.get("me").await.ok();
        let node = Node::with(Limits { files_per_address: 2, ..Limits::none() }).await;
        let mut client = node.client();
        let mut refused = 0;
        for _ in 0..30 {
            refused += u32::from(client.get("/art/style.css").await.status == 429);
            client.get("me").await.ok();
        }
        assert!(refused > 5, "{refused}");
    });
}

/// How many of so many requests of one client, one after the other, are refused.
async fn refused(client: &mut Client, method: &Method, path: &str, count: u32) -> u32 {
    let mut refused = 0;
    for _ in 0..count {
        let answer = client.send(method.clone(), path, &[], "").await;
        // Once it is known that the session has ended, the token that is left may not end sessions.
        let by_token = *method == Method::DELETE && answer.status == 403;
        assert!(by_token || matches!(answer.status, 200 | 204 | 429), "{}", answer.text());
        refused += u32::from(answer.status == 429);
    }
    refused
}

#[test]
fn expensive_requests_weigh_more() {
    run(async {
        for limits in [Limits { per_address: 20, ..Limits::none() }, Limits { per_player: 20, ..Limits::none() }] {
            for (method, path) in [(Method::GET, "tables"), (Method::DELETE, "sessions")] {
                let node = Node::with(limits).await;
                let mut ada = Client::guest(node.address(), "Ada").await;
                // Logging out takes the cookie away: a token stays.
                ada.token =
                    ada.post("tokens", &json!({ "label": "x" })).await.ok()["token"].as_str().map(str::to_owned);
                assert_eq!(refused(&mut ada, &Method::GET, "me", 20).await, 0);
                assert!(refused(&mut ada, &method, path, 20).await > 5, "{path}");
            }
        }
        // Many moments weigh more than a few.
        let open = Node::start().await;
        let mut table = Table::of_people(open.address(), "mississippi-queen", 2).await;
        table.go_on(20).await;
        let folder = open.stop().await;
        let limits = Limits { per_address: 20, ..Limits::none() };
        let server = serve(folder.database(), limits).await;
        let mut client = Client::new(server.address());
        let few = table.path("/moments?from=1&most=3");
        assert_eq!(refused(&mut client, &Method::GET, &few, 20).await, 0);
        tokio::time::sleep(Duration::from_millis(2100)).await;
        assert!(refused(&mut client, &Method::GET, &table.path("/moments?most=100"), 20).await > 5);
        server.stop().await;
    });
}

#[test]
fn metrics_and_key_lookups_are_bounded() {
    run(async {
        let node = Node::with(Limits { metrics: 2, ..Limits::none() }).await;
        let mut client = node.client();
        assert!(refused(&mut client, &Method::GET, "/metrics", 30).await > 10);
        assert_eq!(refused(&mut client, &Method::GET, "/health", 30).await, 0);
        assert_eq!(refused(&mut client, &Method::GET, "me", 30).await, 0);
        let node = Node::with(Limits { lookups: 2, ..Limits::none() }).await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        ada.get("me").await.ok();
        let mut statuses = Vec::new();
        for number in 0..30 {
            let mut program = Client::with_token(node.address(), &format!("unknown-{number}"));
            statuses.push(program.get("me").await.status);
            // Probes look nobody up, so they cannot be used to ask the store.
            assert_eq!(program.get("/health").await.status, 200);
            assert_eq!(program.get("/metrics").await.status, 200);
            // Who is known is not looked up again.
            ada.get("me").await.ok();
        }
        let refused = statuses.iter().filter(|status| **status == 429).count();
        assert!(refused > 10 && statuses.iter().all(|status| matches!(status, 401 | 429)), "{statuses:?}");
        let mut stranger = node.client();
        stranger.cookie = Some("paddlewheel=unknown".to_owned());
        stranger.get("me").await.problem(429, "web-too-many");
    });
}

#[test]
fn one_player_may_ask_so_often() {
    run(async {
        let node = Node::with(Limits { per_player: 4, ..Limits::none() }).await;
        let ada = Client::guest(node.address(), "Ada").await;
        let answers = at_once(&ada, 60).await;
        let statuses: Vec<u16> = answers.iter().map(|answer| answer.status).collect();
        assert!(statuses.contains(&200) && statuses.contains(&429), "{statuses:?}");
        // Not what others ask, from the same address.
        Client::guest(node.address(), "Bob").await.get("me").await.ok();
    });
}

#[test]
fn guests_and_attempts_to_log_in_are_bounded() {
    run(async {
        let node = Node::with(Limits { identities: 3, ..Limits::none() }).await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut new = node.client();
        for _ in 0..2 {
            let wrong = json!({ "login": "nobody", "password": "12345678" });
            new.post("sessions", &wrong).await.problem(401, "web-login");
        }
        let right = json!({ "login": "nobody", "password": "12345678" });
        let answer = new.post("sessions", &right).await;
        answer.problem(429, "web-too-many");
        // One more in a third of a minute.
        let wait: u32 = answer.header("retry-after").parse().unwrap();
        assert!((2..=20).contains(&wait), "{wait}");
        new.post("guests", &json!({ "name": "Bob" })).await.problem(429, "web-too-many");
        new.post("tables", &config("niagara", &[maker(), open(), open()])).await.problem(429, "web-too-many");
        assert!(new.cookie.is_none());
        // Who is known goes on.
        ada.post("tables", &config("niagara", &[maker(), open(), open()])).await.ok();
    });
}

#[test]
fn tables_and_sayings_of_one_player_are_bounded() {
    run(async {
        let node = Node::with(Limits { tables_per_player: 2, sayings: 3, ..Limits::none() }).await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let table = config("niagara", &[maker(), open(), bot("random")]);
        let id = ada.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned();
        ada.post("tables", &table).await.ok();
        ada.post("tables", &table).await.problem(429, "web-too-many-tables");
        let mut bob = Client::guest(node.address(), "Bob").await;
        let other = bob.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned();
        ada.put(&format!("tables/{other}/seats/1"), &json!({})).await.problem(429, "web-too-many-tables");
        // The tables that one sits at already are not counted again.
        ada.put(&format!("tables/{id}/seats/1"), &json!({ "name": "Ada again" })).await.ok();
        let chat = format!("tables/{id}/chat");
        for _ in 0..3 {
            ada.post(&chat, &json!({ "text": "well" })).await.ok();
        }
        ada.post(&chat, &json!({ "text": "well" })).await.problem(429, "web-too-many");
        bob.post(&chat, &json!({ "text": "I may" })).await.ok();
    });
}

/// Tables that are made, and seats that are taken, at the same time count as if they came one by one.
#[test]
fn the_limit_on_tables_holds_for_requests_at_the_same_time() {
    run(async {
        let node = Node::with(Limits { tables_per_player: 3, ..Limits::none() }).await;
        check_table_limit([node.address(); 2]).await;
    });
}

#[test]
fn streams_are_bounded() {
    run(async {
        for limits in [Limits { streams_per_address: 2, ..Limits::none() }, Limits { streams: 2, ..Limits::none() }] {
            let node = Node::with(limits).await;
            let table = Table::of_people(node.address(), "niagara", 3).await;
            let mut client = node.client();
            let first = client.stream(&table.id, None).await;
            let mut second = client.stream(&table.id, None).await;
            second.take(3).await;
            client.get(&table.path("/events")).await.problem(429, "web-too-many-streams");
            drop(first);
            // The server hears of it soon.
            let mut answered = false;
            for _ in 0..100 {
                tokio::time::sleep(Duration::from_millis(20)).await;
                answered |= client.get(&table.path("/events")).await.status == 200;
                if answered {
                    break;
                }
            }
            assert!(answered);
        }
    });
}

/// Behind a proxy, which has all connections, the next one waits until there is room.
#[test]
fn connections_are_bounded() {
    run(async {
        let folder = Folder::new();
        let limits = Limits { connections: 2, ..Limits::none() };
        let options = Options { limits, behind_proxy: true, ..Options::local(folder.database(), 0) };
        let server = Server::start(options).await.unwrap();
        let mut idle = Vec::new();
        for _ in 0..2 {
            let mut client = Client::new(server.address());
            client.get("/health").await;
            idle.push(client);
        }
        let mut third = Client::new(server.address());
        let waiting = tokio::time::timeout(Duration::from_millis(300), third.get("/health"));
        assert!(waiting.await.is_err(), "it has to wait");
        drop(idle);
        assert_eq!(Client::new(server.address()).get("/health").await.status, 200);
        server.stop().await;
    });
}

/// A connection from another address of this machine.
async fn connect_from(from: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind((from, 0).into()).unwrap();
    socket.connect(to).await.unwrap()
}

/// Whether the server answers on a connection; it may be closed.
async fn is_answered(socket: &mut TcpStream) -> bool {
    // What is left of the answer before.
    while socket.try_read(&mut [0; 4096]).is_ok_and(|count| count > 0) {}
    let _ = socket.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
    let mut answer = [0; 12];
    let read = tokio::time::timeout(Duration::from_secs(20), socket.read_exact(&mut answer));
    read.await.expect("an answer, or the end").is_ok() && answer.ends_with(b"200")
}

/// One address that opens many connections takes all the room there is, and no more than its share as soon as others come.
#[test]
fn no_address_keeps_others_from_connecting() {
    run(async {
        let node = Node::with(Limits { connections: 10, ..Limits::none() }).await;
        let mut greedy = Vec::new();
        for _ in 0..100 {
            greedy.push(connect_from([127, 0, 0, 1], node.address()).await);
        }
        let mut kept = 0;
        for socket in &mut greedy {
            kept += usize::from(is_answered(socket).await);
        }
        assert_eq!(kept, 10);
        let mut others = Vec::new();
        for _ in 0..5 {
            let mut socket = connect_from([127, 0, 0, 2], node.address()).await;
            assert!(is_answered(&mut socket).await, "there is room for another address");
            others.push(socket);
        }
        assert!(!is_answered(&mut connect_from([127, 0, 0, 2], node.address()).await).await, "it has its share");
        assert!(is_answered(&mut connect_from([127, 0, 0, 3], node.address()).await).await);
        let mut left = 0;
        for socket in greedy.iter_mut().chain(&mut others) {
            left += usize::from(is_answered(socket).await);
        }
        assert!((9..=10).contains(&left), "the others go on: {left}");
    });
}

#[test]
fn connections_of_one_address_are_bounded() {
    run(async {
        let node = Node::with(Limits { connections_per_address: 2, ..Limits::none() }).await;
        let mut idle = Vec::new();
        for _ in 0..2 {
            let mut client = node.client();
            client.get("/health").await;
            idle.push(client);
        }
        // The next one is closed without a word.
        let mut third = TcpStream::connect(node.address()).await.unwrap();
        let _ = third.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
        let mut said = Vec::new();
        let _ = third.read_to_end(&mut said).await;
        assert_eq!(said, b"");
        // Those who are in go on, and who leaves makes room.
        assert_eq!(idle[0].get("/health").await.status, 200);
        drop(idle);
        let mut answered = false;
        for _ in 0..100 {
            tokio::time::sleep(Duration::from_millis(20)).await;
            let body = json!({ "name": "Ada" });
            answered = node.client().attempt("guests", &body).await.is_some_and(|answer| answer.status == 201);
            if answered {
                break;
            }
        }
        assert!(answered);
    });
}

/// What a server says to somebody who sends this and then nothing, until it closes the connection.
async fn last_words(node: &Node, sent: &str) -> String {
    let mut socket = TcpStream::connect(node.address()).await.unwrap();
    socket.write_all(sent.as_bytes()).await.unwrap();
    let mut said = String::new();
    let all = tokio::time::timeout(Duration::from_secs(20), socket.read_to_string(&mut said));
    let _ = all.await.expect("the server closes the connection");
    said
}

#[test]
fn who_is_slow_is_let_go_of() {
    run(async {
        let node = Node::with(Limits { patience: Duration::from_secs(4), ..Limits::none() }).await;
        // No request at all, half a head, half a body, half a pasted record.
        let half = |path: &str, kind: &str| {
            format!("POST {path} HTTP/1.1\r\nhost: x\r\ncontent-type: {kind}\r\ncontent-length: 100\r\n\r\n{{")
        };
        let (body, form) =
            (half("/api/v1/guests", "application/json"), half("/verify", "application/x-www-form-urlencoded"));
        let head = "GET /health HTTP/1.1\r\nhost: x\r\n";
        let (nothing, head, body, form) = tokio::join!(
            last_words(&node, ""),
            last_words(&node, head),
            last_words(&node, &body),
            last_words(&node, &form)
        );
        assert!(!nothing.contains("200") && !head.contains("200"), "{nothing} {head}");
        for said in [body, form] {
            assert!(said.starts_with("HTTP/1.1 408 ") && said.contains("\"web-too-slow\""), "{said}");
        }
        // Who waits for events is not slow.
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut stream = node.client().stream(&table.id, None).await;
        let before = table.log(&node.client()).await.len();
        stream.take(before).await;
        tokio::time::sleep(Duration::from_secs(6)).await;
        let mut player = table.players[0].clone();
        player.post(&table.path("/chat"), &json!({ "text": "still there?" })).await.ok();
        assert_eq!(stream.until("said").await["text"], "still there?");
    });
}

#[test]
fn who_does_not_read_stalls_nobody() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let mut slow = Vec::new();
        for _ in 0..5 {
            let socket = TcpSocket::new_v4().unwrap();
            socket.set_recv_buffer_size(2048).unwrap();
            let mut socket = socket.connect(node.address()).await.unwrap();
            let request = format!("GET /api/v1/tables/{}/events HTTP/1.1\r\nhost: x\r\n\r\n", table.id);
            socket.write_all(request.as_bytes()).await.unwrap();
            slow.push(socket);
        }
        let mut stream = node.client().stream(&table.id, None).await;
        let (path, text) = (table.path("/chat"), "\u{1F6F6}".repeat(500));
        let begun = Instant::now();
        for _ in 0..40 {
            let sayings = (0..10).map(|_| {
                let (mut client, path, text) = (table.players[0].clone(), &path, &text);
                async move { client.post(path, &json!({ "text": text })).await.ok() }
            });
            futures_util::future::join_all(sayings).await;
        }
        table.go_on(3).await;
        let log = table.log(&node.client()).await;
        assert_eq!(stream.take(log.len()).await.len(), log.len());
        assert!(begun.elapsed() < Duration::from_secs(30), "{:?}", begun.elapsed());
        // Nor does it keep the node from ending.
        let begun = Instant::now();
        node.stop().await;
        assert!(begun.elapsed() < Duration::from_secs(15), "{:?}", begun.elapsed());
        drop(slow);
    });
}
