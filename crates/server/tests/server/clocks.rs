//! Clocks: they run while people can act, and only then.

use crate::kit::{Client, Node, Table, config, maker, open, run, serve, skipped};
use serde_json::{Value, json};
use server::Limits;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use testkit::postgres::{Postgres, Safety};

/// A table of two people with this pace, which has begun, and the seat that decides.
async fn paced(address: SocketAddr, pace: Value, absent: &str) -> (Table, usize) {
    let mut ada = Client::guest(address, "Ada").await;
    let mut bob = Client::guest(address, "Bob").await;
    let mut config = config("mississippi-queen", &[maker(), open()]);
    (config["pace"], config["absent"]) = (pace, absent.into());
    let id = ada.post("tables", &config).await.ok()["id"].as_str().unwrap().to_owned();
    bob.put(&format!("tables/{id}/seats/1"), &json!({})).await.ok();
    ada.post(&format!("tables/{id}/start"), &json!({})).await.ok();
    let mut table = Table { id, players: vec![ada, bob] };
    let seat = table.deciding().await;
    (table, seat)
}

#[test]
fn a_seat_whose_time_is_over_is_left_to_a_bot() {
    run(async {
        let node = Node::start().await;
        for pace in
            [json!({ "kind": "per-turn", "seconds": 1 }), json!({ "kind": "live", "seconds": 1, "increment": 0 })]
        {
            let (mut table, seat) = paced(node.address(), pace, "bot").await;
            let deadline = table.view().await["seats"][seat]["deadline"].as_u64().unwrap();
            // Nobody asks the server for anything: there is only this stream.
            let mut stream = node.client().stream(&table.id, None).await;
            let taken = stream.until("taken-over").await;
            assert_eq!((&taken["seat"], &taken["why"]), (&json!(seat), &json!("time")));
            assert!(taken["at"].as_u64().unwrap() >= deadline && taken["at"].as_u64().unwrap() < deadline + 5000);
            let acted = stream.until("acted").await;
            assert_eq!((&acted["seat"], &acted["by_bot"]), (&json!(seat), &json!(true)));
            // Who comes back has the seat again.
            let path = table.path("/return");
            table.players[seat].post(&path, &json!({})).await.ok();
            let status = table.view().await["seats"][seat].clone();
            assert_eq!((&status["away"], &status["bot"]), (&Value::Null, &Value::Null));
        }
    });
}

#[test]
fn at_a_table_that_waits_nobody_is_replaced() {
    run(async {
        let node = Node::start().await;
        let (mut table, seat) = paced(node.address(), json!({ "kind": "per-turn", "seconds": 1 }), "wait").await;
        tokio::time::sleep(Duration::from_millis(2500)).await;
        let view = table.view().await;
        assert_eq!((&view["seats"][seat]["away"], &view["seats"][seat]["deciding"]), (&Value::Null, &json!(true)));
        table.go_on(1).await;
    });
}

/// A server that is away does not cost anybody time: clocks go on with what was left.
#[test]
fn clocks_stand_still_while_no_server_is_there() {
    run(async {
        for pace in
            [json!({ "kind": "per-turn", "seconds": 2 }), json!({ "kind": "live", "seconds": 2, "increment": 0 })]
        {
            let node = Node::start().await;
            let (table, seat) = paced(node.address(), pace, "bot").await;
            let folder = node.stop().await;
            tokio::time::sleep(Duration::from_millis(2500)).await;
            let server = serve(folder.database(), Limits::none()).await;
            let player = table.players[seat].at(server.address());
            let mut stream = player.stream(&table.id, None).await;
            let paused = stream.until("paused").await;
            assert!(paused["to"].as_u64().unwrap() - paused["from"].as_u64().unwrap() >= 2000, "{paused}");
            let begun = Instant::now();
            let over = stream.until("taken-over").await;
            assert_eq!((&over["seat"], &over["why"]), (&json!(seat), &json!("time")));
            assert!(begun.elapsed() >= Duration::from_millis(900), "its time went on, {:?}", begun.elapsed());
            server.stop().await;
        }
    });
}

/// Lets an outage happen that is longer than a clock: nobody loses time by it, neither who acts right afterwards nor who does not.
async fn check_outage(nodes: [SocketAddr; 2], outage: impl Future<Output = ()>) {
    let live = |seconds: u32| json!({ "kind": "live", "seconds": seconds, "increment": 0 });
    let (idle, idle_seat) = paced(nodes[0], live(6), "bot").await;
    let mut acting = Vec::new();
    for seconds in [6, 30] {
        let (mut table, seat) = paced(nodes[0], live(seconds), "bot").await;
        let proposal = table.proposal(seat).await;
        acting.push((table, seat, proposal, u64::from(seconds) * 1000));
    }
    outage.await;
    for (table, seat, proposal, clock) in &mut acting {
        let (path, mut player) = (table.path("/actions"), table.players[*seat].at(nodes[1]));
        while player.post(&path, proposal).await.status != 200 {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        let log = table.log(&player).await;
        let kinds: Vec<&str> = log.iter().map(|event| event["kind"].as_str().unwrap()).collect();
        let place = |kind| kinds.iter().position(|it| *it == kind);
        assert!(place("paused").is_some() && place("paused") < place("acted"), "{kinds:?}");
        assert_eq!(place("taken-over"), None, "{kinds:?}");
        let left = player.get(&table.path("")).await.ok()["seats"][*seat]["clock"].as_u64();
        assert!(left > Some(*clock - 5000), "{left:?} of {clock}");
    }
    let mut stream = idle.players[0].at(nodes[1]).stream(&idle.id, None).await;
    let (paused, over) = loop {
        let (_, event) = stream.next().await.expect("the stream goes on");
        assert_ne!(event["kind"], "taken-over", "{event}");
        if event["kind"] == "paused" {
            break (event, stream.until("taken-over").await);
        }
    };
    // Then it has what was left.
    assert_eq!((&over["seat"], &over["why"]), (&json!(idle_seat), &json!("time")));
    assert!(over["at"].as_u64() > paused["to"].as_u64().map(|to| to + 1000), "{paused} {over}");
}

#[test]
fn clocks_stand_still_while_sqlite_cannot_be_written() {
    run(async {
        use sqlx::{Connection, Executor};
        let node = Node::start().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(node.folder.database());
        let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        check_outage([node.address(); 2], async {
            other.execute("BEGIN IMMEDIATE").await.unwrap();
            tokio::time::sleep(Duration::from_secs(8)).await;
            other.execute("ROLLBACK").await.unwrap();
        })
        .await;
        node.stop().await;
    });
}

/// Who wants to do something during an outage waits; who looks does not.
#[test]
fn tables_can_be_read_while_sqlite_cannot_be_written() {
    run(async {
        use sqlx::{Connection, Executor};
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(node.folder.database());
        let mut other = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        other.execute("BEGIN IMMEDIATE").await.unwrap();
        tokio::time::sleep(Duration::from_secs(4)).await;
        let (path, mut player) = (table.path("/chat"), table.players[1].clone());
        let saying = tokio::spawn(async move { player.post(&path, &json!({ "text": "hello" })).await });
        tokio::time::sleep(Duration::from_millis(500)).await;
        let begun = Instant::now();
        table.view().await;
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        assert!(!saying.is_finished());
        other.execute("ROLLBACK").await.unwrap();
        saying.await.unwrap().ok();
        node.stop().await;
    });
}

#[test]
fn clocks_stand_still_while_postgres_is_down() {
    run(async {
        let database = match Postgres::start(Safety::Careless) {
            Ok(database) => database,
            Err(reason) => return skipped(&reason),
        };
        let nodes = [serve(database.address(), Limits::none()).await, serve(database.address(), Limits::none()).await];
        check_outage([0, 1].map(|node| nodes[node].address()), async {
            database.crash().unwrap();
            tokio::time::sleep(Duration::from_secs(8)).await;
            database.resume().unwrap();
        })
        .await;
        for node in nodes {
            node.stop().await;
        }
    });
}

#[test]
fn clocks_stand_still_during_a_quick_restart_of_the_only_node_over_postgres() {
    run(async {
        let database = match Postgres::start(Safety::Careless) {
            Ok(database) => database,
            Err(reason) => return skipped(&reason),
        };
        let node = serve(database.address(), Limits::none()).await;
        let (table, _) = paced(node.address(), json!({ "kind": "live", "seconds": 2, "increment": 0 }), "bot").await;
        node.stop().await;
        tokio::time::sleep(Duration::from_millis(2500)).await;
        let node = serve(database.address(), Limits::none()).await;
        let mut stream = table.players[0].at(node.address()).stream(&table.id, None).await;
        loop {
            let (_, event) = stream.next().await.expect("the stream goes on");
            assert_ne!(event["kind"], "taken-over", "{event}");
            if event["kind"] == "paused" {
                break;
            }
        }
        stream.until("taken-over").await;
        node.stop().await;
    });
}
