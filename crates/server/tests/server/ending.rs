//! Ending and beginning again, and what goes on by itself: bots and clocks.

use crate::kit::{Client, Node, Table, bot, config, maker, open, run, serve};
use host::{Command, Proposal};
use serde_json::json;
use server::{Limits, lines};
use std::time::{Duration, Instant, SystemTime};
use store::{Append, Due};

fn now() -> u64 {
    SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap().as_millis() as u64
}

#[test]
fn stopping_ends_streams_in_peace() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        table.go_on(4).await;
        let log = table.log(&table.players[0]).await;
        let mut streams = Vec::new();
        for player in &table.players {
            streams.push(player.stream(&table.id, None).await);
        }
        for stream in &mut streams {
            stream.take(log.len()).await;
        }
        // A connection that is kept for later does not hold it up, either.
        let mut idle = node.client();
        idle.get("me").await.ok();
        let begun = Instant::now();
        let folder = node.stop().await;
        assert!(begun.elapsed() < Duration::from_secs(5), "{:?}", begun.elapsed());
        for stream in &mut streams {
            assert!(stream.next().await.is_none(), "it ends, without anything half");
        }
        // Whoever comes again goes on after the last event.
        let server = serve(folder.database(), Limits::none()).await;
        let address = server.address();
        let mut stream = table.players[0].at(address).stream(&table.id, Some(log.len() as u64 - 1)).await;
        for player in &mut table.players {
            *player = player.at(address);
        }
        assert_eq!(table.log(&table.players[0]).await, log);
        table.go_on(1).await;
        assert_eq!(stream.next().await.unwrap().0, log.len() as u64);
        server.stop().await;
    });
}

#[test]
fn what_was_acknowledged_while_it_stopped_is_there() {
    run(async {
        let node = Node::start().await;
        let mut writers = Vec::new();
        for number in 0..6 {
            let mut client = Client::guest(node.address(), "Ada").await;
            let id = client.post("tables", &config("niagara", &[maker(), open(), open()])).await.ok()["id"].clone();
            let id = id.as_str().unwrap().to_owned();
            writers.push(tokio::spawn(async move {
                let mut acknowledged = 0;
                let path = format!("tables/{id}/chat");
                loop {
                    let text = format!("{number} {acknowledged}");
                    match client.attempt(&path, &json!({ "text": text })).await {
                        Some(answer) if answer.status == 200 => acknowledged += 1,
                        _ => return (id, acknowledged),
                    }
                }
            }));
        }
        tokio::time::sleep(Duration::from_millis(400)).await;
        let node = node.restart().await;
        let mut all = 0;
        for writer in writers {
            let (id, acknowledged) = writer.await.unwrap();
            let log = node.client().get(&format!("tables/{id}/log")).await.ok();
            let said = log.as_array().unwrap().iter().filter(|event| event["kind"] == "said").count();
            // The last one may have been kept without anybody having heard of it.
            assert!(said == acknowledged || said == acknowledged + 1, "{said} of {acknowledged}");
            all += acknowledged;
        }
        assert!(all > 5, "{all}");
    });
}

#[test]
fn bots_go_on_after_a_restart() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let table = config("mississippi-queen", &[bot("easy"), bot("easy")]);
        let id = ada.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned();
        let folder = node.stop().await;
        // A node that died as soon as the beginning was safe: nobody has let the bots move.
        let store = store::open(&folder.database()).await.unwrap();
        let mut table = lines::table(&store.log(&id, 0).await.unwrap()).unwrap();
        let Proposal::Add(next) = table.propose(&Command::Begin).unwrap() else { panic!("it has begun") };
        let line = lines::line(&table.accept(*next, now()).unwrap()).unwrap();
        store.append(Append { table: id.clone(), line, card: None, due: Due::At(now()), quota: None }).await.unwrap();
        store.close().await;
        let server = serve(folder.database(), Limits::none()).await;
        let mut stream = Client::new(server.address()).stream(&id, None).await;
        for _ in 0..5 {
            assert_eq!(stream.until("acted").await["by_bot"], true);
        }
        server.stop().await;
    });
}

#[test]
fn a_node_tells_whether_it_is_ready() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        for path in ["/health", "/ready"] {
            assert_eq!((client.get(path).await.status, client.get(path).await.text()), (200, "ok".to_owned()));
        }
    });
}

/// A table whose log was damaged says so, and all others go on.
#[test]
fn a_damaged_table_says_that_it_is_damaged() {
    run(async {
        use sqlx::{Connection, Executor};
        let node = Node::start().await;
        let mut tables = Vec::new();
        for _ in 0..5 {
            tables.push(Table::of_people(node.address(), "niagara", 3).await);
        }
        let folder = node.stop().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.database());
        let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        let last = "seq = (SELECT max(seq) FROM events e WHERE e.table_id = events.table_id)";
        for (table, change) in [
            (&tables[0], "UPDATE events SET body = '{}' WHERE seq = 1"),
            (&tables[1], "DELETE FROM events WHERE seq = 1"),
            // No text at all, which the database itself cannot give.
            (&tables[2], "UPDATE events SET body = x'ff00fe' WHERE seq = 2"),
        ] {
            let change = format!("{change} AND table_id = '{}' AND NOT {last}", table.id);
            assert_eq!(database.execute(sqlx::AssertSqlSafe(change)).await.unwrap().rows_affected(), 1);
        }
        let all = format!("DELETE FROM events WHERE table_id = '{}'", tables[3].id);
        assert!(database.execute(sqlx::AssertSqlSafe(all)).await.unwrap().rows_affected() > 1);
        database.close().await.unwrap();
        let server = serve(folder.database(), Limits::none()).await;
        for table in &tables[..4] {
            let mut player = table.players[0].at(server.address());
            player.get(&table.path("")).await.problem(500, "web-damaged");
            player.get(&table.path("/events")).await.problem(500, "web-damaged");
            player.post(&table.path("/chat"), &json!({ "text": "hello" })).await.problem(500, "web-damaged");
            assert_eq!(player.get("tables?mine=true").await.ok()[0]["id"], table.id);
        }
        let mut player = tables[4].players[0].at(server.address());
        player.get("tables/nowhere").await.problem(404, "web-no-table");
        player.post(&tables[4].path("/chat"), &json!({ "text": "hello" })).await.ok();
        server.stop().await;
    });
}
