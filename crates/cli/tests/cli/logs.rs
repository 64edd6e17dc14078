//! What a server writes to its log, and what it does not.

use crate::node::{Client, Node, file};
use serde_json::{Value, json};
use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// A server whose log goes to a file.
fn logging(name: &str, options: &[&str], level: &str) -> (Node, PathBuf) {
    let (database, log) = (file(&format!("{name}.sqlite")), file(&format!("{name}.log")));
    let to = File::create(&log).expect("a file");
    let usual = ["--listen", "127.0.0.1:0", "--database", database.to_str().expect("a path")];
    let node = Node::start_as(&[&usual, options].concat(), &[("PADDLEWHEEL_LOG", level)], to.into());
    (node, log)
}

fn read(log: &Path) -> String {
    std::fs::read_to_string(log).expect("a log")
}

/// Every line as a document.
fn lines(log: &Path) -> Vec<Value> {
    let parse = |line: &str| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
    read(log).lines().map(parse).collect()
}

fn of<'a>(lines: &'a [Value], message: &str) -> Vec<&'a Value> {
    lines.iter().filter(|line| line["message"] == message).collect()
}

#[test]
fn json_lines_tell_start_stop_requests_and_failed_log_ins() {
    let (node, log) = logging("json-log", &["--log-format", "json", "--access-log"], "info");
    let mut client = Client::connect(node.address, "").expect("a server");
    client.good("POST", "/api/v1/guests", &json!({ "name": "Ada" })).expect("a guest");
    client.good("GET", "/api/v1/tables?stage=over", &Value::Null).expect("a list");
    client.good("GET", "/api/v1/me", &Value::Null).expect("oneself");
    let wrong = json!({ "login": "nobody", "password": "a wrong password" });
    let mut client = client.with_header("x-forwarded-for", "203.0.113.7");
    assert_eq!(client.call("POST", "/api/v1/sessions", &wrong).expect("an answer").0, 401);
    assert!(node.terminate().success());
    let lines = lines(&log);
    for line in &lines {
        assert!(line["timestamp"].is_string() && line["level"].is_string() && line["target"].is_string(), "{line}");
    }
    for message in ["server started", "server stopped"] {
        assert_eq!(of(&lines, message)[0]["version"], env!("CARGO_PKG_VERSION"), "{message}");
    }
    let requests = of(&lines, "request");
    assert_eq!(requests.len(), 4, "{requests:?}");
    let list = requests[1];
    assert_eq!(
        (&list["method"], &list["path"], &list["status"]),
        (&json!("GET"), &json!("/api/v1/tables"), &json!(200))
    );
    assert_eq!((&list["client"], &list["player"]), (&json!("127.0.0.1"), &requests[2]["player"]), "{list}");
    assert!(list["player"].as_str().is_some_and(|player| player.len() > 20), "{list}");
    assert!(list["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{list}");
    assert_eq!((requests[0]["status"].as_u64(), requests[0].get("player")), (Some(201), None));
    let failed = of(&lines, "failed log-in");
    assert_eq!((failed.len(), &failed[0]["level"]), (1, &json!("WARN")));
    // Nobody in front was announced, so what the header says does not count.
    assert_eq!(failed[0]["client"], "127.0.0.1");
}

#[test]
fn behind_a_proxy_the_log_names_the_client() {
    let (node, log) = logging("proxy-log", &["--log-format=json", "--access-log", "--behind-proxy"], "info");
    let client = Client::connect(node.address, "").expect("a server");
    let mut client = client.with_header("x-forwarded-for", "198.51.100.1, 203.0.113.7");
    let wrong = json!({ "login": "nobody", "password": "a wrong password" });
    assert_eq!(client.call("POST", "/api/v1/sessions", &wrong).expect("an answer").0, 401);
    assert!(node.terminate().success());
    let lines = lines(&log);
    for message in ["failed log-in", "request"] {
        assert_eq!(of(&lines, message)[0]["client"], "203.0.113.7", "{message}");
    }
}

/// A whole session, with everything logged that can be: no secret is in the log, whatever its format.
#[test]
fn no_secret_gets_into_the_log() {
    for format in ["text", "json"] {
        let options = ["--log-format", format, "--access-log"];
        let (node, log) = logging(&format!("secrets-{format}-log"), &options, "trace");
        let mut client = Client::connect(node.address, "").expect("a server");
        let mut secrets: Vec<String> = Vec::new();
        let mut call = |client: &mut Client, method: &str, path: &str, body: &Value| {
            let (status, answer) = client.call(method, path, body).expect("an answer");
            secrets.push(client.cookie().split('=').nth(1).unwrap_or_default().to_owned());
            (status, answer)
        };
        let account = json!({ "login": "ada", "password": "correct horse battery" });
        assert_eq!(call(&mut client, "POST", "/api/v1/guests", &json!({ "name": "Ada" })).0, 201);
        assert_eq!(call(&mut client, "POST", "/api/v1/accounts", &account).0, 201);
        let (_, token) = call(&mut client, "POST", "/api/v1/tokens", &json!({ "label": "robot" }));
        let token = token["token"].as_str().expect("a token").to_owned();
        let table = json!({ "game": "niagara", "table": { "seats": 3 }, "seats": [{ "kind": "maker" }, { "kind": "invited" }, { "kind": "invited" }] });
        let (status, made) = call(&mut client, "POST", "/api/v1/tables", &table);
        assert_eq!(status, 201, "{made}");
        let id = made["id"].as_str().expect("an id");
        let invitation = made["invitations"][0]["secret"].as_str().expect("a secret").to_owned();
        let mut other = Client::connect(node.address, "").expect("a server");
        let sit = json!({ "invitation": invitation });
        let (status, sat) = call(&mut other, "PUT", &format!("/api/v1/tables/{id}/seats/1"), &sit);
        assert_eq!(status, 200, "{sat}");
        // A link that somebody opens, a wrong secret, a password in the place of a name, and a wrong password.
        call(&mut other, "GET", &format!("/table/{id}?seat=1&invitation={invitation}"), &Value::Null);
        call(&mut other, "GET", &format!("/api/v1/tables/{id}?invitation={invitation}"), &Value::Null);
        let slip = json!({ "login": "slipped-password", "password": "another-secret-word" });
        assert_eq!(call(&mut other, "POST", "/api/v1/sessions", &slip).0, 401);
        let change = json!({ "old": "a-wrong-old-one", "new": "a-new-secret-word" });
        assert_eq!(call(&mut client, "PUT", "/api/v1/me/password", &change).0, 401);
        let change = json!({ "old": "correct horse battery", "new": "a-new-secret-word", "revoke_tokens": false });
        assert_eq!(call(&mut client, "PUT", "/api/v1/me/password", &change).0, 200);
        let program = Client::connect(node.address, "").expect("a server");
        for (token, status) in [(token.as_str(), 200), ("an-unknown-token", 401)] {
            let mut program = program.with_header("authorization", &format!("Bearer {token}"));
            assert_eq!(program.call("GET", "/api/v1/me", &Value::Null).expect("an answer").0, status);
        }
        assert_eq!(call(&mut client, "DELETE", "/api/v1/sessions", &Value::Null).0, 204);
        assert!(node.terminate().success());
        let words =
            ["correct horse", "another-secret-word", "slipped-password", "a-wrong-old-one", "a-new-secret-word"];
        secrets.extend(words.map(str::to_owned));
        secrets.extend([token, invitation, "an-unknown-token".to_owned(), "argon2".to_owned()]);
        secrets.retain(|secret| !secret.is_empty());
        secrets.sort();
        secrets.dedup();
        assert!(secrets.len() >= 12, "sessions of two people, and the rest: {}", secrets.len());
        let log = read(&log);
        // It is the log of this session.
        assert!(log.contains("/api/v1/me/password") && log.contains("failed log-in") && log.contains("DEBUG"));
        for secret in secrets {
            assert!(!log.contains(&secret), "{secret}");
        }
    }
}

/// Whoever sends far too many requests cannot fill the disk.
#[test]
fn refusals_by_a_limit_are_sampled() {
    let options = ["--log-format", "json", "--access-log", "--limits-requests-per-address", "1"];
    let (node, log) = logging("refusals-log", &options, "info");
    let mut client = Client::connect(node.address, "").expect("a server");
    let mut refused = 0;
    for _ in 0..500 {
        refused += u64::from(client.call("GET", "/api/v1/games", &Value::Null).expect("an answer").0 == 429);
    }
    assert!(node.terminate().success());
    let lines = lines(&log);
    let told = of(&lines, "request refused by a limit");
    assert_eq!((told.len(), &told[0]["client"], &told[0]["code"]), (20, &json!("127.0.0.1"), &json!("web-too-many")));
    let left_out: u64 =
        of(&lines, "more of these were not logged").iter().filter_map(|line| line["count"].as_u64()).sum();
    assert_eq!(left_out, refused - 20);
    assert!(lines.len() < 100, "{}", lines.len());
}

/// Nobody reads what the server logs: it goes on all the same.
#[test]
fn a_log_that_nobody_reads_blocks_nothing() {
    let database = file("unread-log.sqlite");
    let (mut unread, writer) = std::io::pipe().expect("a pipe");
    let node = Node::start_with(database.to_str().expect("a path"), &["--access-log"], Stdio::from(writer), "trace");
    let mut client = Client::connect(node.address, "").expect("a server");
    // Far more than the pipe and the queue hold.
    for _ in 0..7_000 {
        client.good("GET", "/api/v1/me", &Value::Null).expect("an answer");
    }
    let metrics = crate::node::text(node.address, "/metrics");
    let dropped = metrics.lines().find_map(|line| line.strip_prefix("paddlewheel_log_lines_dropped_total "));
    assert!(dropped.is_some_and(|count| count != "0"), "{metrics}");
    assert!(node.terminate().success());
    let mut first = [0; 1000];
    unread.read_exact(&mut first).expect("what was written at first");
}

/// A damaged table is logged once, however often somebody asks for it.
#[test]
fn a_damaged_table_is_logged_once() {
    let (database, log) = (file("damaged-log.sqlite"), file("damaged-log.log"));
    let database = database.to_str().expect("a path");
    let node = Node::start(database);
    let mut client = Client::connect(node.address, "").expect("a server");
    let table = json!({ "game": "niagara", "table": { "seats": 3 }, "seats": vec![json!({ "kind": "open" }); 3] });
    let tables = [0, 1].map(|_| {
        let made = client.good("POST", "/api/v1/tables", &table).expect("a table");
        made["id"].as_str().expect("an id").to_owned()
    });
    assert!(node.terminate().success());
    crate::check::damage(database, "UPDATE events SET body = 'x' WHERE seq = 0");
    let to = File::create(&log).expect("a file");
    let node = Node::start_with(database, &["--log-format", "json"], to.into(), "info");
    let mut client = Client::connect(node.address, "").expect("a server");
    for table in tables.iter().cycle().take(20) {
        assert_eq!(client.call("GET", &format!("/api/v1/tables/{table}"), &Value::Null).expect("an answer").0, 500);
    }
    assert!(node.terminate().success());
    let errors: Vec<Value> = lines(&log).into_iter().filter(|line| line["level"] == "ERROR").collect();
    assert_eq!(errors.len(), 2, "{errors:?}");
    assert!(tables.iter().all(|table| errors.iter().any(|error| error["table"] == *table)), "{errors:?}");
}
