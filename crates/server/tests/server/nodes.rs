//! Two nodes over one PostgreSQL, in one process: whoever is asked, it is one server.

use crate::kit::{Client, Table, bot, check_table_limit, config, maker, open, play, run, serve, skipped};
use futures_util::future::join_all;
use serde_json::{Value, json};
use server::{Limits, Server};
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;
use testkit::postgres::{Postgres, Safety};

/// Two servers over one database.
struct Nodes {
    nodes: [Server; 2],
    database: Postgres,
}

impl Nodes {
    /// None where no PostgreSQL can be started; whoever runs the tests is told.
    async fn start() -> Option<Self> {
        Self::with(Limits::none()).await
    }

    async fn with(limits: Limits) -> Option<Self> {
        let database = match Postgres::start(Safety::Careless) {
            Ok(database) => database,
            Err(reason) => {
                skipped(&reason);
                return None;
            }
        };
        let nodes = [serve(database.address(), limits).await, serve(database.address(), limits).await];
        Some(Self { nodes, database })
    }

    fn addresses(&self) -> [SocketAddr; 2] {
        [0, 1].map(|node| self.nodes[node].address())
    }

    async fn stop(self) {
        for node in self.nodes {
            node.stop().await;
        }
    }
}

/// Has the database let go of all its connections; whether it could be asked to.
async fn cut_off(database: &Postgres) -> bool {
    let all = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()";
    let mut psql = tokio::process::Command::new("psql");
    psql.args([&database.address(), "-c", all]).stdout(Stdio::null()).stderr(Stdio::null());
    psql.status().await.is_ok_and(|status| status.success())
}

#[test]
fn who_has_lost_the_connection_catches_up() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let [a, b] = nodes.addresses();
        let mut table = Table::of_people(a, "niagara", 3).await;
        let mut stream = table.players[0].at(b).stream(&table.id, None).await;
        let mut seen = 0;
        for round in 0..4 {
            let path = table.path("/chat");
            let text = format!("round {round}");
            let next = table.players[1].post(&path, &json!({ "text": text })).await.ok()["next"].as_u64().unwrap();
            while seen < next {
                assert_eq!(stream.next().await.expect("the stream goes on").0, seen);
                seen += 1;
            }
            if !cut_off(&nodes.database).await {
                return skipped("psql cannot be run");
            }
            // Whatever was sent meanwhile may have to be sent again; it is harmless.
            let seat = table.path("/seats/1");
            drop(table.players[1].at(b).put(&seat, &json!({})).await);
        }
        nodes.stop().await;
    });
}

fn gap_free(log: &[Value]) {
    for (place, event) in log.iter().enumerate() {
        assert_eq!(event["seq"], place);
    }
}

#[test]
fn what_one_node_does_the_other_knows() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let [a, b] = nodes.addresses();
        let mut table = Table::of_people(a, "mississippi-queen", 3).await;
        let mut stream = table.players[0].at(b).stream(&table.id, None).await;
        let path = table.path("/actions");
        for _ in 0..10 {
            let seat = table.deciding().await;
            let body = table.proposal(seat).await;
            let acted = table.players[seat].post(&path, &body).await.ok();
            // The answer was lost, and the other node is asked again.
            let again = table.players[seat].at(b).post(&path, &body).await.ok();
            assert_eq!((&again["repeated"], &again["next"]), (&json!(true), &acted["next"]));
            assert_eq!(again["drawn"], acted["drawn"]);
            // Who knows of an event sees it at the other node, too.
            let next = &acted["next"];
            let view = table.players[seat].at(b).get(&table.path(&format!("?next={next}"))).await.ok();
            assert_eq!(view["next"], *next);
            assert_eq!(stream.until("acted").await["seq"], next.as_u64().unwrap() - 1);
        }
        let log = table.log(&table.players[0]).await;
        gap_free(&log);
        assert_eq!(table.log(&table.players[0].at(b)).await, log);
        nodes.stop().await;
    });
}

#[test]
fn of_many_who_act_at_both_nodes_one_wins() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let addresses = nodes.addresses();
        for _ in 0..4 {
            let table = Table::of_people(addresses[0], "niagara", 3).await;
            let path = table.path("/actions");
            let acting = (0..14).map(|number| {
                let mut client = table.players[1].at(addresses[number % 2]);
                let (path, card) = (&path, format!("card:{}", number / 2 % 6 + 1));
                async move { client.post(path, &json!({ "decision": 0, "actions": [card] })).await }
            });
            let answers = join_all(acting).await;
            let done = answers.iter().filter(|answer| answer.status == 200 && answer.json()["repeated"] == false);
            assert_eq!(done.count(), 1);
            for answer in answers.iter().filter(|answer| answer.status != 200) {
                answer.problem(409, "host-decision");
            }
            // Chat from both sides at once: all of it, each once.
            let saying = (0..20).map(|number| {
                let mut client = table.players[0].at(addresses[number % 2]);
                let path = table.path("/chat");
                async move { client.post(&path, &json!({ "text": format!("saying {number}") })).await.ok() }
            });
            let said = join_all(saying).await;
            let next = said.iter().filter_map(|answer| answer["next"].as_u64()).max().unwrap();
            for address in addresses {
                let path = table.path(&format!("/log?next={next}"));
                let log = table.players[1].at(address).get(&path).await.ok();
                let log = log.as_array().unwrap();
                gap_free(log);
                assert_eq!(log.iter().filter(|event| event["kind"] == "acted").count(), 1);
                let mut said: Vec<&str> = log.iter().filter_map(|event| event["text"].as_str()).collect();
                said.sort_unstable();
                said.dedup();
                assert_eq!(said.len(), 20);
            }
        }
        nodes.stop().await;
    });
}

#[test]
fn a_whole_game_needs_no_stickiness() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let [a, b] = nodes.addresses();
        let mut ada = Client::guest(a, "Ada").await;
        let mut bob = Client::guest(b, "Bob").await;
        let table = config("niagara", &[maker(), open(), bot("random"), bot("easy")]);
        let id = ada.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned();
        bob.put(&format!("tables/{id}/seats/1"), &json!({})).await.ok();
        ada.at(b).post(&format!("tables/{id}/start"), &json!({})).await.ok();
        let one = tokio::spawn(play(id.clone(), vec![ada.at(a), ada.at(b)], 0));
        let two = tokio::spawn(play(id.clone(), vec![bob.at(b), bob.at(a)], 1));
        let (one, two) = (one.await.unwrap(), two.await.unwrap());
        assert_eq!(one.len(), two.len());
        // Each bot has made each of its decisions once.
        for seat in [2, 3] {
            let log = bob.get(&format!("tables/{id}/log")).await.ok();
            let own = log.as_array().unwrap().iter().filter(|event| event["kind"] == "acted" && event["seat"] == seat);
            let decisions: Vec<u64> = own.map(|event| event["decision"].as_u64().unwrap()).collect();
            assert_eq!(decisions, (0..decisions.len() as u64).collect::<Vec<_>>());
        }
        let mut records = Vec::new();
        for address in [a, b] {
            let mut client = Client::new(address);
            let record = client.get(&format!("tables/{id}/record")).await.text();
            let kind = [("content-type", "text/plain")];
            client.send(hyper::Method::POST, "verify", &kind, record.clone()).await.ok();
            records.push(record);
        }
        assert_eq!(records[0], records[1]);
        nodes.stop().await;
    });
}

#[test]
fn who_looks_on_is_known_everywhere() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let [a, b] = nodes.addresses();
        let table = Table::of_people(a, "niagara", 3).await;
        let ada = Client::guest(a, "Ada").await;
        let bob = Client::guest(b, "Bob").await;
        // At one node before there is anybody at the other: that one asks.
        let mut here = ada.stream(&table.id, None).await;
        assert_eq!(here.watchers(1).await, ["Ada"]);
        let mut there = bob.at(b).stream(&table.id, None).await;
        assert_eq!(there.watchers(2).await, ["Ada", "Bob"]);
        assert_eq!(here.watchers(2).await, ["Ada", "Bob"]);
        // The same one at both nodes is one, strangers are not, and who has a seat does not look on.
        let _again = ada.at(b).stream(&table.id, None).await;
        let _seated = table.players[0].at(b).stream(&table.id, None).await;
        let stranger = Client::new(b).stream(&table.id, None).await;
        assert_eq!(here.watchers(3).await, ["Ada", "Bob"]);
        drop((there, stranger));
        assert_eq!(here.watchers(1).await, ["Ada"]);
        nodes.stop().await;
    });
}

#[test]
fn a_new_name_is_known_everywhere() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let [a, b] = nodes.addresses();
        let mut ada = Client::guest(a, "Ada").await;
        let mut there = ada.at(b);
        assert_eq!(there.get("me").await.ok()["name"], "Ada");
        ada.patch("me", &json!({ "name": "Adele" })).await.ok();
        assert_eq!(ada.get("me").await.ok()["name"], "Adele");
        // It is on its way for some milliseconds, and not for as long as keys are trusted.
        let told = async {
            while there.get("me").await.ok()["name"] != "Adele" {
                tokio::time::sleep(Duration::from_millis(20)).await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), told).await.expect("the new name in time");
        nodes.stop().await;
    });
}

#[test]
fn logging_out_everywhere_is_everywhere() {
    run(async {
        let Some(nodes) = Nodes::start().await else { return };
        let [a, b] = nodes.addresses();
        let mut ada = Client::guest(a, "Ada").await;
        let table = Table::of_people(a, "niagara", 3).await;
        let mut there = ada.at(b);
        assert_eq!(there.get("me").await.ok()["name"], "Ada");
        let mut stream = there.stream(&table.id, None).await;
        stream.take(3).await;
        ada.delete("sessions").await.ok();
        stream.ends().await;
        assert_eq!(there.get("me").await.ok(), Value::Null);
        // What PostgreSQL cannot take is a mistake of who sends it.
        let nothing = json!({ "login": "a\u{0}b", "password": "12345678\u{0}" });
        ada.post("sessions", &nothing).await.problem(401, "web-login");
        ada.get("tables?game=%00").await.problem(400, "web-query");
        ada.get("tables/%00").await.problem(400, "web-query");
        let seed = json!({ "seed": "\u{0}", "name": "a\u{0}b", "invitation": "\u{0}" });
        let made = ada.post("tables", &config("niagara", &[open(), open(), open()])).await.ok();
        ada.put(&format!("tables/{}/seats/0", made["id"].as_str().unwrap()), &seed).await.ok();
        nodes.stop().await;
    });
}

#[test]
fn the_limit_on_tables_holds_across_nodes() {
    run(async {
        let Some(nodes) = Nodes::with(Limits { tables_per_player: 3, ..Limits::none() }).await else { return };
        check_table_limit(nodes.addresses()).await;
        nodes.stop().await;
    });
}
