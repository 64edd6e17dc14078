//! Servers with few open files.

use crate::node::{Client, Node, file};
use serde_json::Value;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

/// The limit on open files that a process has.
fn limit(node: &Node) -> u64 {
    let limits = std::fs::read_to_string(format!("/proc/{}/limits", node.id())).expect("Linux tells");
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files")).expect("a line");
    line.split_whitespace().next().and_then(|soft| soft.parse().ok()).expect("a number")
}

#[test]
fn a_server_raises_its_limit_on_open_files_and_says_if_that_is_not_enough() {
    for (limits, raised, warns) in [("ulimit -Sn 200; ulimit -Hn 1000", 1000, true), ("ulimit -Sn 200", 20_064, false)]
    {
        let (database, log) = (file("few-files.sqlite"), file("few-files.log"));
        let errors = std::fs::File::create(&log).expect("a file");
        let node = Node::start_after(limits, &database.display().to_string(), errors.into());
        Client::connect(node.address, "").expect("a server").good("GET", "/ready", &Value::Null).expect("an answer");
        let limit = limit(&node);
        // The machine's own limit may be lower.
        assert!(limit == raised || (!warns && (201..raised).contains(&limit)), "{limit}");
        assert!(node.terminate().success());
        let log = std::fs::read_to_string(log).expect("a log");
        assert_eq!(log.contains("the limit on open files is too low"), warns || limit < raised, "{log}");
    }
}

/// The answer to one more request on a connection.
fn health(connection: &mut TcpStream) -> String {
    connection.set_read_timeout(Some(Duration::from_secs(20))).expect("a time limit");
    connection.write_all(b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n").expect("the server reads");
    let mut answer = [0; 4096];
    let length = connection.read(&mut answer).expect("an answer");
    String::from_utf8_lossy(&answer[..length]).into_owned()
}

/// Where no file can be opened any more, the server accepts again as soon as it can.
#[test]
fn a_server_without_open_files_left_goes_on_when_there_are_some() {
    let (database, log) = (file("no-files.sqlite"), file("no-files.log"));
    let errors = std::fs::File::create(&log).expect("a file");
    let node = Node::start_after("ulimit -n 36", &database.display().to_string(), errors.into());
    // A pool of connections may open another one where this must use the one that it has.
    let mut first = TcpStream::connect(node.address).expect("a connection");
    assert!(health(&mut first).starts_with("HTTP/1.1 200 OK"));
    // The system takes them before the server does.
    let idle: Vec<TcpStream> = (0..100).map(|_| TcpStream::connect(node.address).expect("a connection")).collect();
    let begun = Instant::now();
    while !std::fs::read_to_string(&log).expect("a log").contains("Too many open files") {
        assert!(begun.elapsed() < Duration::from_secs(20), "the limit is reached");
        std::thread::sleep(Duration::from_millis(20));
    }
    // Whoever is there already goes on.
    assert!(health(&mut first).starts_with("HTTP/1.1 200 OK"));
    drop(idle);
    let mut last = Client::connect(node.address, "").expect("a server");
    last.good("GET", "/ready", &Value::Null).expect("an answer");
    assert!(node.terminate().success());
}
