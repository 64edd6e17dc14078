//! `paddlewheel admin`, beside a server that runs.

use crate::commands::{document, refused, run, said};
use crate::node::{Client, Node, file};
use serde_json::{Value, json};
use std::time::{Duration, Instant};

/// A server, and the command line of whoever runs it.
struct Operated {
    node: Node,
    database: String,
}

impl Operated {
    fn start(name: &str) -> Self {
        let database = file(name).display().to_string();
        Self { node: Node::start(&database), database }
    }

    fn args<'a>(&'a self, args: &[&'a str]) -> Vec<&'a str> {
        [&["admin"], args, &["--database", &self.database]].concat()
    }

    fn said(&self, args: &[&str]) -> String {
        said(&self.args(args))
    }

    fn document(&self, args: &[&str]) -> Value {
        document(&self.args(args))
    }

    fn client(&self) -> Client {
        Client::connect(self.node.address, "").unwrap()
    }

    fn account(&self, login: &str) -> Client {
        let mut client = self.client();
        client.good("POST", "/api/v1/guests", &json!({ "name": login })).unwrap();
        let account = json!({ "login": login, "password": "correct horse" });
        client.good("POST", "/api/v1/accounts", &account).unwrap();
        client
    }
}

/// Waits until the server has noticed.
fn noticed(mut look: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !look() {
        assert!(begun.elapsed() < Duration::from_secs(10), "the server notices in time");
        std::thread::sleep(Duration::from_millis(50));
    }
}

#[test]
fn players_and_tables_are_found() {
    let server = Operated::start("admin-find.sqlite");
    let mut ada = server.account("ada");
    server.account("bob");
    let seats = json!([{ "kind": "maker" }, { "kind": "open" }, { "kind": "bot", "level": "easy" }]);
    let config = json!({ "game": "niagara", "table": { "seats": 3 }, "seats": seats });
    let table = ada.good("POST", "/api/v1/tables", &config).unwrap()["id"].as_str().unwrap().to_owned();
    let players = server.document(&["players", "--json"]);
    assert_eq!(players.as_array().unwrap().len(), 2);
    let found = server.document(&["players", "AD", "--json"]);
    assert_eq!((found.as_array().unwrap().len(), &found[0]["login"]), (1, &json!("ada")));
    assert_eq!(found[0].get("password"), None, "no hash of a password is told");
    let id = found[0]["id"].as_str().unwrap();
    assert!(server.said(&["players", "ada"]).starts_with(id));
    for part in [id, &table, "ada", "gathering"] {
        let tables = server.document(&["tables", part, "--json"]);
        assert_eq!((&tables[0]["id"], &tables[0]["names"]), (&json!(table), &json!(["ada", "Ida"])), "{part}");
    }
    assert_eq!(server.document(&["tables", "nobody", "--json"]), json!([]));
    assert!(server.said(&["tables"]).contains(&table));
    let line = server.said(&["delete-table", &table]);
    assert!(line.contains(&table), "{line}");
    noticed(|| ada.call("GET", &format!("/api/v1/tables/{table}"), &Value::Null).unwrap().0 == 404);
    server.said(&["delete-player", "bob"]);
    assert_eq!(server.document(&["players", "--json"]).as_array().unwrap().len(), 1);
}

#[test]
fn every_action_is_in_the_audit_log_with_who_did_it() {
    let server = Operated::start("admin-audit.sqlite");
    let mut ada = server.account("ada");
    for args in [
        &["rename", "ada", "Lady Ada"][..],
        &["mute", "ada", "--for", "2h", "--reason", "insults"],
        &["unmute", "ada"],
        &["announce", "Maintenance soon", "--at", "2030-01-01T00:00:00Z"],
        &["announce", "--clear"],
        &["registration", "closed"],
        &["registration", "open"],
        &["ban", "ada", "--for", "7d"],
        &["unban", "ada"],
    ] {
        assert_ne!(server.said(args), "", "{args:?}");
    }
    noticed(|| ada.call("GET", "/api/v1/me", &Value::Null).unwrap().1.is_null());
    let link = server.said(&["reset-password", "ada", "--url", "https://play.example/"]);
    let token = link.split_whitespace().next().unwrap().strip_prefix("https://play.example/reset?token=").unwrap();
    let entries = server.document(&["audit", "--json"]);
    let entries = entries.as_array().unwrap();
    let told: Vec<&str> = entries.iter().rev().map(|entry| entry["action"].as_str().unwrap()).collect();
    assert_eq!(
        told,
        [
            "player.rename",
            "player.mute",
            "player.unmute",
            "server.announce",
            "server.announce",
            "server.registration",
            "server.registration",
            "player.ban",
            "player.unban",
            "player.reset-password",
        ]
    );
    let user = std::process::Command::new("id").arg("-un").output().unwrap();
    let user = String::from_utf8(user.stdout).unwrap();
    assert!(entries.iter().all(|entry| entry["actor"].as_str().unwrap().starts_with(user.trim())), "{entries:?}");
    assert!(entries.iter().all(|entry| !entry.to_string().contains(token)), "links are secret");
    let lines = server.said(&["audit", "--most", "2"]);
    assert_eq!(lines.lines().count(), 2, "{lines}");
}

#[test]
fn reports_are_listed_and_resolved() {
    let server = Operated::start("admin-reports.sqlite");
    let (mut ada, mut bob) = (server.account("ada"), server.account("bob"));
    let seats = json!([{ "kind": "maker" }, { "kind": "open" }, { "kind": "open" }]);
    let config = json!({ "game": "niagara", "table": { "seats": 3 }, "seats": seats });
    let table = ada.good("POST", "/api/v1/tables", &config).unwrap()["id"].as_str().unwrap().to_owned();
    ada.good("POST", &format!("/api/v1/tables/{table}/chat"), &json!({ "text": "rude\u{1b}[2J words" })).unwrap();
    let report = json!({ "saying": 2, "reason": "insults" });
    bob.good("POST", &format!("/api/v1/tables/{table}/reports"), &report).unwrap();
    let reports = server.document(&["reports", "--json"]);
    assert_eq!((&reports[0]["reason"], &reports[0]["name"]), (&json!("insults"), &json!("ada")));
    let lines = server.said(&["reports"]);
    assert!(lines.contains("insults") && lines.contains("rude") && !lines.contains('\u{1b}'), "{lines:?}");
    server.said(&["resolve", reports[0]["id"].as_str().unwrap(), "muted"]);
    assert_eq!(server.document(&["reports", "--json"]), json!([]));
    assert_eq!(server.document(&["reports", "--all", "--json"])[0]["resolved"]["note"], "muted");
}

#[test]
fn mistakes_are_told_and_change_nothing() {
    let server = Operated::start("admin-mistakes.sqlite");
    for (args, words) in [
        (&["rename", "nobody", "x"][..], "there is no player nobody"),
        (&["ban", "nobody", "--for", "7w"], "7w is not a duration"),
        (&["announce", "x", "--at", "tomorrow"], "tomorrow is not a time"),
        (&["delete-table", "nothing"], "there is no table nothing"),
        (&["resolve", "nothing"], "there is no report nothing"),
    ] {
        let line = refused(&server.args(args), "");
        assert!(line.contains(words), "{line}");
    }
    refused(&server.args(&["announce"]), "");
    refused(&["admin"], "");
    assert_eq!(server.document(&["audit", "--json"]), json!([]));
    // A store that is not there is not made.
    let nowhere = file("admin-nowhere.sqlite");
    assert_eq!(run(&["admin", "players", "--database", nowhere.to_str().unwrap()]).status.code(), Some(2));
    assert!(!nowhere.exists());
}
