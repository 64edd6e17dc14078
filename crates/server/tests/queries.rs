//! How often requests ask the database. A binary of its own: the statements of the whole process are counted.

#[path = "server/kit.rs"]
#[allow(dead_code)] // It is made for the other tests.
mod kit;

use kit::{Client, Node, Table, config, open, run};
use serde_json::json;
use std::fmt;
use std::sync::{Mutex, PoisonError};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Metadata, Subscriber};

static STATEMENTS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Notes every statement that sqlx carries out.
struct Notes;

impl Subscriber for Notes {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target() == "sqlx::query"
    }

    fn event(&self, event: &Event<'_>) {
        let mut words = Words::default();
        event.record(&mut words);
        let statement = if words.whole.is_empty() { words.summary } else { words.whole };
        STATEMENTS.lock().unwrap_or_else(PoisonError::into_inner).push(statement);
    }

    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// A statement: short ones have a summary only.
#[derive(Default)]
struct Words {
    summary: String,
    whole: String,
}

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }

    fn record_str(&mut self, field: &Field, value: &str) {
        match field.name() {
            "summary" => value.clone_into(&mut self.summary),
            "db.statement" => value.trim().clone_into(&mut self.whole),
            _ => {}
        }
    }
}

/// The statements since the last call, without those of background tasks.
fn statements() -> Vec<String> {
    let mut statements = std::mem::take(&mut *STATEMENTS.lock().unwrap_or_else(PoisonError::into_inner));
    statements.retain(|words| {
        ![" due ", " marks ", " audit ", "DELETE FROM players", "PRAGMA"].iter().any(|other| words.contains(other))
    });
    statements
}

async fn listed(client: &mut Client, path: &str) -> (usize, Vec<String>) {
    // Whose cookie it is, the server may have to look up first.
    client.get("me").await.ok();
    statements();
    let tables = client.get(path).await.ok().as_array().unwrap().len();
    (tables, statements())
}

/// One test, as there is one count.
#[test]
fn requests_ask_the_database_as_often_however_much_there_is() {
    tracing::subscriber::set_global_default(Notes).unwrap();
    run(async {
        lists_cost_the_same().await;
        logging_out_concerns_its_player_alone().await;
    });
}

/// Lists need as many statements for many tables as for few, also for own games that are not in memory.
async fn lists_cost_the_same() {
    let mut node = Node::start().await;
    let mut ada = Client::guest(node.address(), "Ada").await;
    let mut costs = Vec::new();
    for count in [2, 12] {
        for number in 0..count {
            let mut table = config("niagara", &[open(), open(), open()]);
            table["public"] = json!(number % 2 == 0);
            let id = ada.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned();
            for seat in 0..3 {
                ada.put(&format!("tables/{id}/seats/{seat}"), &json!({})).await.ok();
            }
            ada.post(&format!("tables/{id}/start"), &json!({})).await.ok();
        }
        let mut cost = Vec::new();
        for path in ["tables", "tables?mine=true", "/status"] {
            node = node.restart().await;
            ada = ada.at(node.address());
            // The first start after an outage stops clocks; these tables have none.
            if path == "/status" {
                statements();
                assert_eq!(ada.get(path).await.status, 200);
                cost.push(statements());
            } else {
                let (tables, statements) = listed(&mut ada, path).await;
                assert!(tables >= count / 2, "{tables}");
                cost.push(statements);
            }
        }
        costs.push(cost);
    }
    let counts = |cost: &Vec<Vec<String>>| cost.iter().map(Vec::len).collect::<Vec<_>>();
    assert_eq!(counts(&costs[0]), counts(&costs[1]), "{costs:?}");
    assert!(costs[0].iter().all(|cost| (1..=4).contains(&cost.len())), "{costs:?}");
    node.stop().await;
}

/// Whoever logs out everywhere makes nobody else's streams and cached keys ask the database again.
async fn logging_out_concerns_its_player_alone() {
    let node = Node::start().await;
    let table = Table::of_people(node.address(), "niagara", 3).await;
    let (mut others, mut streams) = (Vec::new(), Vec::new());
    for number in 0..20 {
        let mut other = Client::guest(node.address(), &format!("Guest {number}")).await;
        other.get("me").await.ok();
        let mut stream = other.stream(&table.id, None).await;
        stream.take(3).await;
        others.push(other);
        streams.push(stream);
    }
    let mut ada = Client::guest(node.address(), "Ada").await;
    let mut own = ada.stream(&table.id, None).await;
    own.take(3).await;
    statements();
    ada.delete("sessions").await.ok();
    own.ends().await;
    for other in &mut others {
        assert!(other.get("me").await.ok()["name"].as_str().is_some());
    }
    let lookups: Vec<String> = statements().into_iter().filter(|words| words.contains("FROM keys")).collect();
    // The key that is dropped, and what Ada's own stream asks.
    assert!((1..=3).contains(&lookups.len()), "{lookups:?}");
    // Those streams go on.
    let mut player = table.players[0].clone();
    player.post(&table.path("/chat"), &json!({ "text": "still there?" })).await.ok();
    for stream in &mut streams {
        stream.until("said").await;
    }
    node.stop().await;
}
