//! The terminal at a table of a server, through a proxy that misbehaves.

use crate::commands::{folder, said};
use crate::node::{Client, Node, file, text};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::SocketAddr;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy_bidirectional};
use tokio::net::{TcpListener, TcpStream};
use tokio::runtime::Runtime;
use tokio::sync::watch;

/// Passes everything on, or answers that there is nobody behind it.
struct Proxy {
    _runtime: Runtime,
    address: SocketAddr,
    connections: Arc<AtomicUsize>,
    is_down: watch::Sender<bool>,
}

impl Proxy {
    fn before(server: SocketAddr) -> Self {
        let runtime = Runtime::new().expect("threads");
        let listener = runtime.block_on(TcpListener::bind("127.0.0.1:0")).expect("a port is free");
        let address = listener.local_addr().expect("it listens");
        let (connections, is_down) = (Arc::new(AtomicUsize::new(0)), watch::Sender::new(false));
        let (count, down) = (Arc::clone(&connections), is_down.clone());
        runtime.spawn(async move {
            while let Ok((mut outer, _)) = listener.accept().await {
                count.fetch_add(1, Ordering::SeqCst);
                let mut down = down.subscribe();
                tokio::spawn(async move {
                    if *down.borrow_and_update() {
                        let page =
                            b"HTTP/1.1 502 Bad Gateway\r\ncontent-type: text/html\r\ncontent-length: 3\r\n\r\n<p>";
                        let _ = outer.read(&mut [0; 4096]).await;
                        let _ = outer.write_all(page).await;
                        return;
                    }
                    let mut inner = TcpStream::connect(server).await.expect("a server");
                    tokio::select! {
                        _ = copy_bidirectional(&mut outer, &mut inner) => {}
                        _ = down.changed() => {}
                    }
                });
            }
        });
        Self { _runtime: runtime, address, connections, is_down }
    }
}

/// A table of Niagara at which the client has the first seat and bots the others.
fn table(client: &mut Client, first: &str) -> String {
    let bot = json!({ "kind": "bot", "level": "random" });
    let config = json!({ "game": "niagara", "table": { "seats": 3, "round_limit": 2 },
        "seats": [{ "kind": first }, bot, bot] });
    client.good("POST", "/api/v1/tables", &config).expect("a table")["id"].as_str().expect("an id").to_owned()
}

fn terminal(arguments: &[&str], proxy: &Proxy, table: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_paddlewheel"))
        .args(arguments)
        .args(["--plain", "--server", &format!("http://{}", proxy.address), "--table", table])
        .envs([
            ("LC_ALL", "en_GB.UTF-8"),
            ("XDG_CONFIG_HOME", folder(&format!("remote-home-{table}")).to_str().expect("a path")),
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs")
}

fn wait_for(lines: &mut BufReader<ChildStdout>, wanted: &str) {
    let mut read = String::new();
    while !read.contains(wanted) {
        assert!(lines.read_line(&mut read).expect("texts are UTF-8") > 0, "no {wanted:?} in\n{read}");
    }
}

#[test]
fn a_game_at_a_server_takes_a_few_connections() {
    let node = Node::start(file("remote-reuse").to_str().expect("a path"));
    let mut client = Client::connect(node.address, "").expect("a server");
    let (table, proxy) = (table(&mut client, "open"), Proxy::before(node.address));
    let mut player = terminal(&["play", "--name", "Ada"], &proxy, &table);
    player.stdin.take().expect("the input is piped").write_all("1\n".repeat(200).as_bytes()).expect("it reads");
    let output = player.wait_with_output().expect("it ends");
    let story = String::from_utf8(output.stdout).expect("texts are UTF-8");
    assert!(output.status.success() && story.contains("The game is over: "), "{story}");
    // Each decision is one request; what there is to know comes by the stream.
    let figures = text(node.address, "/metrics");
    let requests = |what: &str| -> u64 {
        let line = figures.lines().filter(|line| line.starts_with("paddlewheel_requests_total") && line.contains(what));
        line.filter_map(|line| line.rsplit(' ').next()?.parse::<u64>().ok()).sum()
    };
    let decisions = client.good("GET", &format!("/api/v1/tables/{table}"), &Value::Null).expect("a table");
    let decisions = decisions["seats"].as_array().expect("seats").iter().find(|seat| seat["name"] == "Ada");
    assert_eq!(decisions.expect("a seat")["decision"], requests("/actions"), "{figures}");
    for what in ["/legal", "/plans", "/moments", "/board"] {
        assert_eq!(requests(&format!("{what}\"")), 0, "{what}");
    }
    // One for requests and one for events; now and then another, while the first is on its way back to the pool.
    let connections = proxy.connections.load(Ordering::SeqCst);
    assert!((2..=6).contains(&connections), "{connections}");
}

#[test]
fn a_watcher_waits_through_the_error_pages_of_a_proxy() {
    let node = Node::start(file("remote-proxy").to_str().expect("a path"));
    let mut client = Client::connect(node.address, "").expect("a server");
    let (table, proxy) = (table(&mut client, "maker"), Proxy::before(node.address));
    let path = format!("/api/v1/tables/{table}");
    client.good("POST", &format!("{path}/start"), &json!({})).expect("a game");
    let mut watcher = terminal(&["watch"], &proxy, &table);
    let mut lines = BufReader::new(watcher.stdout.take().expect("the output is piped"));
    wait_for(&mut lines, "\n");
    proxy.is_down.send_replace(true);
    wait_for(&mut lines, "is not a Paddlewheel server");
    proxy.is_down.send_replace(false);
    loop {
        let view = client.good("GET", &path, &Value::Null).expect("a table");
        if view["stage"] == "over" {
            break;
        }
        if view["seats"][0]["deciding"] == true {
            let plans =
                client.good("GET", &format!("{path}/plans?next={}", view["next"]), &Value::Null).expect("plans");
            let act = json!({ "decision": view["seats"][0]["decision"], "actions": plans[0]["actions"] });
            client.good("POST", &format!("{path}/actions"), &act).expect("an answer");
        }
    }
    wait_for(&mut lines, "The game is over: ");
    assert!(watcher.wait().expect("it ends").success());
}

#[test]
fn a_watcher_is_told_that_the_table_was_deleted() {
    let database = file("remote-deleted");
    let database = database.to_str().expect("a path");
    let node = Node::start(database);
    let mut client = Client::connect(node.address, "").expect("a server");
    let (table, proxy) = (table(&mut client, "maker"), Proxy::before(node.address));
    client.good("POST", &format!("/api/v1/tables/{table}/start"), &json!({})).expect("a game");
    let mut watcher = terminal(&["watch"], &proxy, &table);
    let mut lines = BufReader::new(watcher.stdout.take().expect("the output is piped"));
    wait_for(&mut lines, "\n");
    said(&["admin", "delete-table", &table, "--database", database]);
    let mut line = String::new();
    watcher.stderr.take().expect("errors are piped").read_to_string(&mut line).expect("texts are UTF-8");
    assert_eq!(watcher.wait().expect("it ends").code(), Some(1), "{line}");
    assert!(line.contains("there is no such table"), "{line}");
}
