//! Servers whose disk is full, whose PostgreSQL goes away, and whose data comes from a backup.

use crate::commands::said;
use crate::node::{Client, Node, file};
use crate::seated::Seated;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use testkit::postgres::{Postgres, Safety};

/// How long a server may take to notice something on a busy machine.
const PATIENCE: Duration = Duration::from_secs(40);

/// How often PostgreSQL goes away: once, or as often as `POSTGRES_RESTARTS` says.
fn restarts() -> u32 {
    std::env::var("POSTGRES_RESTARTS").ok().and_then(|restarts| restarts.parse().ok()).unwrap_or(1)
}

/// Waits until `/ready` answers with this status.
fn wait_for_ready(address: SocketAddr, wanted: u16) {
    let begun = Instant::now();
    loop {
        let mut client = Client::connect(address, "").expect("a server");
        let (status, answer) = client.call("GET", "/ready", &Value::Null).expect("an answer");
        if status == wanted {
            return;
        }
        assert!(begun.elapsed() < PATIENCE, "{status} {answer}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

/// A file that cannot grow, as on a full disk: what cannot be kept is refused, the rest can be read, and when there is room
/// again all goes on.
#[test]
fn a_full_disk_loses_nothing_that_was_acknowledged() {
    let path = file("full-disk.sqlite");
    let database = path.to_str().expect("a path");
    // Files have at most 3000 blocks of 512 bytes; without the signal, writing fails as on a full disk.
    let node = Node::start_after("trap '' XFSZ && ulimit -Sf 3000", database, Stdio::null());
    let mut seated: Vec<Seated> = (0..2).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    let mut refused = 0;
    for one in &mut seated {
        let mut client = Client::connect(node.address, &one.cookie).expect("a server");
        for _ in 0..2000 {
            if let Err(error) = one.step(&mut client) {
                assert!(error.to_string().contains("web-busy"), "{error}");
                refused += 1;
                break;
            }
            assert!(!one.over, "the disk is full before the game is over");
        }
        one.check(node.address);
    }
    assert_eq!(refused, 2, "at both tables");
    wait_for_ready(node.address, 503);
    let room = Command::new("prlimit").args(["--fsize=unlimited:", "--pid", &node.id().to_string()]).status();
    assert!(room.expect("prlimit runs").success());
    wait_for_ready(node.address, 200);
    for one in &mut seated {
        assert!(one.pending.is_some());
        one.play(node.address, 20);
        one.check(node.address);
    }
    node.kill();
    let node = Node::start(database);
    for one in &seated {
        one.check(node.address);
    }
    assert!(node.terminate().success());
    said(&["check", "--database", database]);
}

/// Plays at all tables until `end` says so, at these nodes in turn; a server that fails is asked again.
fn play_on(seated: &mut [Seated], nodes: &[SocketAddr], end: &AtomicBool) {
    std::thread::scope(|scope| {
        for (number, one) in seated.iter_mut().enumerate() {
            scope.spawn(move || {
                let mut turn = number;
                while !end.load(Ordering::Relaxed) && !one.over {
                    turn += 1;
                    let Ok(mut client) = Client::connect(nodes[turn % nodes.len()], &one.cookie) else { continue };
                    while !end.load(Ordering::Relaxed) && !one.over && one.step(&mut client).is_ok() {}
                    std::thread::sleep(Duration::from_millis(20));
                }
            });
        }
    });
}

/// PostgreSQL crashes and comes back while people play: the servers notice, recover by themselves, and nothing is lost.
#[test]
#[allow(clippy::print_stderr)] // Whoever looks on should know what was not tried.
fn a_restart_of_postgres_loses_nothing_that_was_acknowledged() {
    let postgres = match Postgres::start(Safety::Durable) {
        Ok(postgres) => postgres,
        Err(why) => return eprintln!("not run: {why}"),
    };
    let address = postgres.address();
    let nodes = [0, 1].map(|_| Node::start_with(&address, &[], Stdio::null(), "error"));
    let addresses = [nodes[0].address, nodes[1].address];
    let mut tables = 0;
    let mut new = || {
        tables += 1;
        Seated::new(addresses[0], tables).expect("a table")
    };
    let mut seated: Vec<Seated> = (0..4).map(|_| new()).collect();
    for _ in 0..restarts() {
        let before: usize = seated.iter().map(Seated::count).sum();
        let end = AtomicBool::new(false);
        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(700));
                postgres.crash().expect("it crashes");
                for address in addresses {
                    wait_for_ready(address, 503);
                }
                postgres.resume().expect("it starts again");
                for address in addresses {
                    wait_for_ready(address, 200);
                }
                std::thread::sleep(Duration::from_millis(700));
                end.store(true, Ordering::Relaxed);
            });
            play_on(&mut seated, &addresses, &end);
        });
        let acts = seated.iter().map(Seated::count).sum::<usize>() - before;
        assert!(acts > 20, "there was load: {acts}");
        for one in &mut seated {
            for address in addresses {
                one.check(address);
            }
            if one.over {
                *one = new();
            } else {
                // It goes on at both nodes, with what was sent last and perhaps not done.
                for address in addresses {
                    one.play(address, 3);
                }
            }
        }
    }
    said(&["check", "--database", &address]);
}

/// A backup that was made while the server ran is whole, private, and serves what there was.
#[test]
fn a_backup_can_be_restored_and_served() {
    let (path, copy) = (file("restored.sqlite"), file("restored-copy.sqlite"));
    let database = path.to_str().expect("a path");
    let node = Node::start(database);
    let mut seated: Vec<Seated> = (0..2).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    for one in &mut seated {
        one.play(node.address, 25);
    }
    said(&["backup", copy.to_str().expect("a path"), "--database", database]);
    let counts: Vec<usize> = seated.iter().map(Seated::count).collect();
    // What comes after the backup is not in it.
    for one in &mut seated {
        one.play(node.address, 10);
    }
    node.kill();
    // As docs/operations.md says: the database and what lies beside it go, the copy takes its place.
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{database}{end}"));
    }
    std::fs::rename(&copy, &path).expect("the copy takes its place");
    said(&["check", "--database", database]);
    let node = Node::start(database);
    for (one, count) in seated.iter_mut().zip(counts) {
        one.forget_after(count);
        one.check(node.address);
        one.play(node.address, 10);
        one.check(node.address);
    }
    assert!(node.terminate().success());
}

/// A process that is stopped, as with a suspended machine, costs nobody time: neither who acts at once when it goes on, nor
/// who does not.
#[test]
fn clocks_stand_still_while_the_process_is_frozen() {
    let path = file("frozen.sqlite");
    let node = Node::start(path.to_str().expect("a path"));
    let mut client = Client::connect(node.address, "").expect("a server");
    let mut begin = |seconds: u32| {
        let pace = json!({ "kind": "live", "seconds": seconds, "increment": 0 });
        let table = json!({ "edition": "it2019", "seats": 2 });
        let seats = vec![json!({ "kind": "open" }); 2];
        let config = json!({ "game": "mississippi-queen", "table": table, "seats": seats, "pace": pace });
        let made = client.good("POST", "/api/v1/tables", &config).expect("a table");
        let path = format!("/api/v1/tables/{}", made["id"].as_str().expect("an id"));
        for seat in 0..2 {
            client.good("PUT", &format!("{path}/seats/{seat}"), &json!({})).expect("a seat");
        }
        client.good("POST", &format!("{path}/start"), &json!({})).expect("a game");
        path
    };
    let tables = [begin(4), begin(4), begin(30)];
    let signal = |name: &str| {
        let sent = Command::new("kill").args([name, &node.id().to_string()]).status();
        assert!(sent.expect("kill runs").success());
    };
    let view = client.good("GET", &tables[1], &Value::Null).expect("a view");
    let seat = (0..2).find(|seat| view["seats"][*seat]["deciding"] == true).expect("somebody decides");
    let legal = client.good("GET", &format!("{}/legal?seat={seat}", tables[1]), &Value::Null).expect("actions");
    let act = json!({ "seat": seat, "decision": view["seats"][seat]["decision"], "actions": [legal[0]] });
    let deciding = |view: &Value| {
        let seats = view["seats"].as_array().expect("seats").clone();
        seats.into_iter().find(|seat| seat["deciding"] == true).expect("somebody decides")
    };
    let before = client.good("GET", &tables[2], &Value::Null).expect("a view");
    signal("-STOP");
    std::thread::sleep(Duration::from_secs(6));
    signal("-CONT");
    client.good("POST", &format!("{}/actions", tables[1]), &act).expect("it is not too late");
    let mut wait_for_pause = |table: &str| {
        let begun = Instant::now();
        loop {
            let log = client.good("GET", &format!("{table}/log"), &Value::Null).expect("a log");
            let has = |kind| log.as_array().expect("a list").iter().any(|event| event["kind"] == kind);
            assert!(!has("taken-over"), "{log}");
            if has("paused") {
                return client.good("GET", table, &Value::Null).expect("a view");
            }
            assert!(begun.elapsed() < PATIENCE, "{log}");
        }
    };
    for table in &tables[..2] {
        wait_for_pause(table);
    }
    let after = wait_for_pause(&tables[2]);
    let moved = |view: &Value| deciding(view)["deadline"].as_u64().expect("a time");
    assert!(moved(&after) >= moved(&before) + 5000, "{} {}", moved(&before), moved(&after));
}
