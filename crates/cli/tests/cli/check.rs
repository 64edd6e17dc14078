//! `paddlewheel check`: databases that are whole, and damaged ones.

use crate::commands::{document, refused, run, said};
use crate::node::{Client, Node, file};
use crate::seated::Seated;
use serde_json::{Value, json};
use std::process::Output;
use testkit::postgres::{Postgres, Safety};

/// What `check --json` found, and its exit code.
fn check(database: &str) -> (Vec<Value>, Option<i32>) {
    let Output { status, stdout, .. } = run(&["check", "--database", database, "--json"]);
    let told: Value = serde_json::from_slice(&stdout).expect("a document");
    (told["found"].as_array().expect("a list").clone(), status.code())
}

/// Changes a SQLite database from outside.
pub(crate) fn damage(database: &str, words: &str) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    runtime.block_on(async {
        use sqlx::{AssertSqlSafe, Connection, Executor};
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(database);
        let mut connection = sqlx::SqliteConnection::connect_with(&options).await.expect("a database");
        connection.execute(AssertSqlSafe(words)).await.expect("it is changed");
        connection.close().await.expect("it is closed");
    });
}

/// A database with finished and unfinished games, and the ids of its tables. It is checked beside its server.
fn played(name: &str, finished: usize) -> (String, Vec<String>) {
    let path = file(name);
    let database = path.to_str().expect("a path").to_owned();
    let node = Node::start(&database);
    let mut seated: Vec<Seated> = (0..3).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    for (number, one) in seated.iter_mut().enumerate() {
        one.play(node.address, if number < finished { usize::MAX } else { 30 });
    }
    let before = std::fs::read(&path).expect("a file");
    let told = document(&["check", "--database", &database, "--json"]);
    assert_eq!((&told["tables"], &told["games"], &told["found"]), (&3.into(), &finished.into(), &Value::Array(vec![])));
    assert!(told["events"].as_u64() > Some(90), "{told}");
    assert_eq!(told["draws"].as_u64() > Some(0), finished > 0, "{told}");
    assert_eq!(std::fs::read(&path).expect("a file"), before, "it is only read");
    let said = said(&["check", "--database", &database]);
    assert!(said.contains("3 tables"), "{said}");
    assert!(node.terminate().success());
    let log = std::fs::metadata(format!("{database}-wal")).map_or(0, |log| log.len());
    assert_eq!(log, 0, "a stopped server leaves everything in one file");
    (database, seated.into_iter().map(|one| one.table).collect())
}

#[test]
fn every_damage_is_found_with_its_place() {
    let (database, tables) = played("check.sqlite", 1);
    assert_eq!(check(&database), (vec![], Some(0)), "without a server, too");
    let cases = [
        (format!("UPDATE events SET body = 'x' WHERE table_id = '{}' AND seq = 7", tables[0]), "log", &tables[0], 7),
        (
            format!(
                "UPDATE events SET body = replace(body, '\"seat\":0', '\"seat\":9') WHERE table_id = '{}' AND seq = 1",
                tables[2]
            ),
            "log",
            &tables[2],
            1,
        ),
        (
            // A promise that the secret does not keep.
            format!(
                "UPDATE events SET body = replace(body, '\"commitment\":\"', '\"commitment\":\"' || substr(body, instr(body, '\"secret\":\"') + 10, 64) || '\",\"x\":\"') WHERE table_id = '{}' AND seq = 0",
                tables[1]
            ),
            "log",
            &tables[1],
            0,
        ),
    ];
    for (words, kind, table, event) in cases {
        let copy = file("check-damaged.sqlite");
        std::fs::copy(&database, &copy).expect("a copy");
        let copy = copy.to_str().expect("a path");
        damage(copy, &words);
        let (found, code) = check(copy);
        assert_eq!(code, Some(1));
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!(
            (&found[0]["kind"], &found[0]["subject"], &found[0]["event"]),
            (&kind.into(), &table.as_str().into(), &event.into()),
            "{found:?}"
        );
        assert!(found[0]["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{found:?}");
        let told = run(&["check", "--database", copy]);
        assert!(String::from_utf8_lossy(&told.stdout).contains(&format!("{table}, event {event}")), "{told:?}");
    }
}

/// Each can be found after all those before it.
const LOOSE_ENDS: &[(&str, &str)] = &[
    ("DELETE FROM events WHERE seq = 3 AND table_id = (SELECT MIN(table_id) FROM events)", "gap"),
    ("UPDATE cards SET stage = 'gathering' WHERE table_id = (SELECT MAX(table_id) FROM cards)", "stage"),
    ("DELETE FROM cards WHERE table_id = (SELECT MAX(table_id) FROM cards)", "log-without-card"),
    ("DELETE FROM events WHERE table_id = (SELECT MIN(table_id) FROM events)", "card-without-log"),
    ("INSERT INTO due (table_id, at) VALUES ('nowhere', 1)", "due-without-log"),
    ("DELETE FROM players WHERE player_id = (SELECT MIN(player_id) FROM players)", "key-without-player"),
    (
        "INSERT INTO keys (hash, kind, table_id, seat, label, created) VALUES ('h', 'invitation', 'nowhere', 0, '', 1)",
        "invitation-without-table",
    ),
];

#[test]
fn loose_ends_are_found_in_sqlite() {
    let (database, _) = played("check-ends.sqlite", 0);
    for (words, kind) in LOOSE_ENDS {
        let copy = file("check-ends-copy.sqlite");
        std::fs::copy(&database, &copy).expect("a copy");
        let copy = copy.to_str().expect("a path");
        damage(copy, words);
        let (found, code) = check(copy);
        assert!(code == Some(1) && found.iter().any(|found| found["kind"] == *kind), "{kind}: {found:?}");
    }
    // Pages that are overwritten, as by a bad disk: the root of a table, and where the tables are named.
    for place in [3 * 4096, 100] {
        let mut bytes = std::fs::read(&database).expect("a file");
        bytes[place..place + 3000].fill(0xa5);
        let copy = file("check-pages.sqlite");
        std::fs::write(&copy, bytes).expect("a file");
        let (found, code) = check(copy.to_str().expect("a path"));
        assert!(code == Some(1) && found.iter().any(|found| found["kind"] == "integrity"), "{place}: {found:?}");
    }
}

#[test]
#[allow(clippy::print_stderr)] // Whoever looks on should know what was not tried.
fn loose_ends_are_found_in_postgres() {
    let postgres = match Postgres::start(Safety::Careless) {
        Ok(postgres) => postgres,
        Err(why) => return eprintln!("not run: {why}"),
    };
    let address = postgres.address();
    let empty = postgres.database("empty").expect("a database");
    assert_eq!(run(&["check", "--database", &empty]).status.code(), Some(2), "no tables of ours");
    let node = Node::start(&address);
    let mut seated: Vec<Seated> = (0..2).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    for one in &mut seated {
        one.play(node.address, 20);
    }
    assert_eq!(check(&address), (vec![], Some(0)), "beside a server");
    assert!(node.terminate().success());
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    for (words, kind) in LOOSE_ENDS {
        runtime.block_on(async {
            use sqlx::{Connection, Executor};
            let mut connection = sqlx::PgConnection::connect(&address).await.expect("a database");
            connection.execute(*words).await.expect("it is changed");
            connection.close().await.expect("it is closed");
        });
        let (found, code) = check(&address);
        assert!(code == Some(1) && found.iter().any(|found| found["kind"] == *kind), "{kind}: {found:?}");
    }
}

#[test]
fn what_cannot_be_checked_is_wrong_input() {
    let missing = file("check-missing.sqlite");
    assert!(refused(&["check", "--database", missing.to_str().expect("a path")], "").contains("check-missing"));
    assert!(!missing.exists(), "nothing is made");
    let text = file("check-text.sqlite");
    std::fs::write(&text, "this is no database, whatever its name says").expect("a file");
    for database in [text.to_str().expect("a path"), "mysql://here/x", "postgres://nobody@127.0.0.1:1/x"] {
        let told = run(&["check", "--database", database]);
        assert_eq!(told.status.code(), Some(2), "{told:?}");
    }
}

/// A database of the version before the rules were corrected is whole: what was played under earlier rules is told apart from
/// what is damaged, before a server has reviewed it and after that.
#[test]
fn tables_of_earlier_rules_are_not_damaged() {
    let kept = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/earlier/version-1.sqlite");
    let copy = file("check-earlier.sqlite");
    std::fs::copy(kept, &copy).expect("a copy");
    let database = copy.to_str().expect("a path");
    let before = std::fs::read(&copy).expect("a file");
    let told = document(&["check", "--database", database, "--json"]);
    assert_eq!(
        (&told["tables"], &told["earlier_rules"], &told["found"]),
        (&9.into(), &2.into(), &Value::Array(vec![]))
    );
    assert!(said(&["check", "--database", database]).contains("2 were played under earlier rules"));
    assert_eq!(std::fs::read(&copy).expect("a file"), before, "it is only read");
    // What cannot be read is damaged all the same.
    let damaged = file("check-earlier-damaged.sqlite");
    std::fs::copy(kept, &damaged).expect("a copy");
    let damaged = damaged.to_str().expect("a path");
    damage(damaged, "UPDATE events SET body = 'x' WHERE seq = 5 AND table_id = 'kqgxgsoaktgfqfe74io55qa6ca'");
    let (found, code) = check(damaged);
    assert_eq!((code, found.len()), (Some(1), 1), "{found:?}");
    assert!(Node::start(database).terminate().success());
    let told = document(&["check", "--database", database, "--json"]);
    assert_eq!((&told["earlier_rules"], &told["found"]), (&2.into(), &Value::Array(vec![])));
}

/// The last events of a log can be lost without a gap: what lists know tells.
#[test]
fn lost_events_at_the_end_of_a_log_are_found() {
    let path = file("check-tail.sqlite");
    let database = path.to_str().expect("a path");
    let node = Node::start(database);
    let mut client = Client::connect(node.address, "").expect("a server");
    let table = json!({ "game": "niagara", "table": { "seats": 3 }, "seats": vec![json!({ "kind": "open" }); 3] });
    let made = client.good("POST", "/api/v1/tables", &table).expect("a table");
    let id = made["id"].as_str().expect("an id");
    for seat in 0..2 {
        client.good("PUT", &format!("/api/v1/tables/{id}/seats/{seat}"), &json!({})).expect("a seat");
    }
    assert_eq!(check(database), (vec![], Some(0)));
    assert!(node.terminate().success());
    damage(database, "DELETE FROM events WHERE seq = (SELECT MAX(seq) FROM events)");
    let (found, code) = check(database);
    assert_eq!((code, found.len()), (Some(1), 1), "{found:?}");
    assert_eq!((&found[0]["kind"], &found[0]["subject"]), (&"card".into(), &id.into()), "{found:?}");
}
