//! Servers as they are run: started, stopped, killed, in pairs.

use crate::commands::{refused, run, said};
use crate::node::{Client, Node, file};
use crate::seated::{Seated, luck, play};
use serde_json::{Value, json};
use std::io::{BufRead, Read, Write};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use testkit::postgres::{Postgres, Safety};

/// Tables at once.
const TABLES: u64 = 6;

/// How often servers are killed: a few times, or as often as `KILLS` says.
fn kills() -> u32 {
    std::env::var("KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(5)
}

/// A log that cannot be written, as on a full disk, stops nothing.
#[test]
fn a_server_works_where_its_log_cannot_be_written() {
    let database = file("full-log.sqlite");
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("a device that is always full");
    let node = Node::start_with(database.to_str().expect("a path"), &[], full.into(), "trace");
    let mut seated: Vec<Seated> = (0..2).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    for table in &mut seated {
        let mut client = Client::connect(node.address, &table.cookie).expect("a server");
        for _ in 0..30 {
            table.step(&mut client).expect("an action");
        }
        table.check(node.address);
    }
    let mut client = Client::connect(node.address, "").expect("a server");
    for path in ["/health", "/ready"] {
        assert_eq!(client.call("GET", path, &Value::Null).expect("an answer").0, 200, "{path}");
    }
    assert!(node.terminate().success());
}

#[test]
fn a_server_that_is_killed_has_lost_nothing() {
    let database = file("kill.sqlite");
    let database = database.to_str().expect("a path");
    let mut node = Node::start(database);
    let mut seated: Vec<Seated> =
        (0..TABLES).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    let (mut moments, mut acts) = (7, 0);
    for number in 0..kills() {
        let address = node.address;
        let moment = Duration::from_millis(100 + luck(&mut moments) % 700);
        acts += std::thread::scope(|scope| {
            scope.spawn(move || {
                std::thread::sleep(moment);
                node.kill();
            });
            play(&mut seated, &[address], &AtomicBool::new(false))
        });
        node = Node::start(database);
        for one in &mut seated {
            one.check(node.address);
            // What was sent last may have been done or not: sent again, it is done once.
            if one.pending.is_some() {
                let mut client = Client::connect(node.address, &one.cookie).expect("a server");
                one.step(&mut client).expect("an answer");
                one.check(node.address);
            }
        }
        for (place, one) in seated.iter_mut().enumerate().filter(|(_, one)| one.over) {
            *one = Seated::new(node.address, u64::from(number + 2) * TABLES + place as u64).expect("a table");
        }
    }
    assert!(acts > u64::from(kills()), "there was load: {acts}");
}

#[test]
#[allow(clippy::print_stderr)] // Whoever looks on should know what was not tried.
fn two_nodes_are_one_and_one_of_them_may_die() {
    let postgres = match Postgres::start(Safety::Durable) {
        Ok(postgres) => postgres,
        Err(why) => {
            eprintln!("not run: {why}");
            return;
        }
    };
    let address = postgres.database("nodes").expect("a database");
    let (one, two) = (Node::start(&address), Node::start(&address));
    let (first, second) = (one.address, two.address);
    let mut seated: Vec<Seated> = (0..TABLES)
        .map(|number| Seated::new(if number % 2 == 0 { first } else { second }, number).expect("a table"))
        .collect();
    let end = AtomicBool::new(false);
    let acts = std::thread::scope(|scope| {
        let end = &end;
        scope.spawn(move || {
            std::thread::sleep(Duration::from_millis(1500));
            one.kill();
            std::thread::sleep(Duration::from_secs(1));
            end.store(true, Ordering::Relaxed);
        });
        play(&mut seated, &[first, second], end)
    });
    assert!(acts > 50, "there was load: {acts}");
    for one in &mut seated {
        one.check(second);
        if one.pending.is_some() {
            let mut client = Client::connect(second, &one.cookie).expect("a server");
            one.step(&mut client).expect("an answer");
        }
        one.check(second);
    }
}

#[test]
fn a_server_says_where_it_is_and_ends_in_peace() {
    let database = file("peace.sqlite");
    let mut node = Node::start(database.to_str().expect("a path"));
    let mut line = String::new();
    node.says.read_line(&mut line).expect("a line");
    assert!(line.contains("peace.sqlite"), "{line}");
    let mut client = Client::connect(node.address, "").expect("a server");
    assert_eq!(client.call("GET", "/ready", &Value::Null).expect("an answer").0, 200);
    assert!(node.terminate().success());
}

/// A second server on the same file is refused with the file's name; a copy is made beside the first, and a server that was
/// killed does not keep the next one away.
#[test]
fn a_file_has_one_server_at_a_time() {
    let path = file("one-server.sqlite");
    let database = path.to_str().unwrap();
    let first = Node::start(database);
    let second = run(&["serve", "--listen", "127.0.0.1:0", "--database", database]);
    assert!(!second.status.success() && second.stdout.is_empty());
    let second = String::from_utf8(second.stderr).expect("texts are UTF-8");
    assert!(second.contains("one-server.sqlite") && second.contains("another server uses"), "{second}");
    let copy = file("one-server-copy.sqlite");
    assert!(said(&["backup", copy.to_str().unwrap(), "--database", database]).contains("copy.sqlite"));
    let folder = file("one-server-records");
    said(&["export", folder.to_str().unwrap(), "--database", database]);
    first.kill();
    let next = Node::start(database);
    assert!(next.terminate().success());
    for path in [path.with_extension("sqlite-lock"), path, copy] {
        std::fs::remove_file(path).unwrap();
    }
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_server_warns_once_of_a_proxy_that_it_was_not_told_of() {
    for (options, warnings) in [(&[][..], 1), (&["--behind-proxy"], 0)] {
        let (database, log) = (file("proxied.sqlite"), file("proxied.log"));
        let errors = std::fs::File::create(&log).expect("a file");
        let node = Node::start_with(&database.display().to_string(), options, errors.into(), "warn");
        for header in ["x-forwarded-for: 1.2.3.4", "forwarded: for=1.2.3.4", "x-forwarded-proto: https", "x-a: b"] {
            let mut socket = TcpStream::connect(node.address).expect("a server");
            let request = format!("GET /health HTTP/1.1\r\nhost: x\r\n{header}\r\nconnection: close\r\n\r\n");
            socket.write_all(request.as_bytes()).expect("it is sent");
            let mut answer = String::new();
            socket.read_to_string(&mut answer).expect("an answer");
            assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
        }
        assert!(node.terminate().success());
        let log = std::fs::read_to_string(log).expect("a log");
        assert_eq!(log.matches("--behind-proxy").count(), warnings, "{log}");
    }
}

#[test]
fn tables_go_out_as_records_and_come_in_again() {
    let (from, to, copy) = (file("from.sqlite"), file("to.sqlite"), file("copy.sqlite"));
    let [from, to, copy] = [&from, &to, &copy].map(|path| path.to_str().expect("a path"));
    let folder = file("records");
    let _ = std::fs::remove_dir_all(&folder);
    let folder = folder.to_str().expect("a path");
    assert!(refused(&["export", folder, "--database", from], "").contains("from.sqlite"));
    let node = Node::start(from);
    let mut seated: Vec<Seated> = (0..2).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    let mut client = Client::connect(node.address, &seated[0].cookie).expect("a server");
    for _ in 0..5 {
        seated[0].step(&mut client).expect("an answer");
    }
    // While it runs.
    assert!(said(&["backup", copy, "--database", from]).contains("copy.sqlite"));
    assert!(refused(&["backup", copy, "--database", from], "").contains("copy.sqlite"));
    assert!(said(&["export", folder, "--database", copy]).contains('2'));
    assert!(refused(&["export", folder, "--database", copy], "").contains(".rec"));
    assert!(node.terminate().success());
    let records: Vec<String> = std::fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path().to_str().expect("a path").to_owned())
        .collect();
    let files: Vec<&str> = records.iter().map(String::as_str).collect();
    let told = said(&[&["import"], &files[..], &["--database", to]].concat());
    assert_eq!(told.lines().count(), 2, "{told}");
    // All or none.
    let wrong = file("wrong.rec");
    std::fs::write(&wrong, "nothing").expect("a file");
    refused(&["import", files[0], wrong.to_str().expect("a path"), "--database", to], "");
    let node = Node::start(to);
    let mut client = Client::connect(node.address, "").expect("a server");
    let id = told.lines().next().and_then(|line| line.rsplit(' ').next()).expect("an id");
    let (status, view) = client.call("GET", &format!("/api/v1/tables/{id}"), &Value::Null).expect("an answer");
    assert_eq!((status, &view["stage"]), (200, &json!("gathering")), "{view}");
    drop(node);
    let again = said(&["export", &format!("{folder}-again"), "--database", to]);
    assert!(again.contains('2'), "{again}");
}

#[test]
fn the_load_tool_measures() {
    let told = crate::commands::document(&["load", "--tables", "3", "--seconds", "1", "--json"]);
    assert!(told["actions"].as_u64().is_some_and(|actions| actions > 10), "{told}");
    let idle = crate::commands::document(&["load", "--game", "niagara", "--idle", "5", "--json"]);
    assert!(idle["mebibytes"].as_u64().is_some_and(|mebibytes| mebibytes > 1), "{idle}");
    let soak = crate::commands::document(&["load", "--tables", "3", "--soak", "2", "--json"]);
    for sample in soak["samples"].as_array().expect("samples") {
        for figure in ["per_second", "memory_kib", "open_files", "wal_kib", "database_kib"] {
            assert!(sample[figure].as_f64().is_some_and(|figure| figure > 1.0), "{figure}: {soak}");
        }
    }
    let cold = crate::commands::document(&["load", "--cold", "50", "--json"]);
    assert_eq!(cold["events"], 50, "{cold}");
    assert_eq!(run(&["load", "--tables", "0"]).status.code(), Some(2));
}
