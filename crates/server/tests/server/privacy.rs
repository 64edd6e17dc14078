//! What people can do about their own data, and what is forgotten by itself.

use crate::admin::{account, noticed, operator};
use crate::kit::{Client, Folder, Node, Table, config, maker, open, run};
use serde_json::{Value, json};
use server::{Limits, Options, Retention, Server};
use std::time::Duration;
use store::{Append, Card, Due, LogLine};

#[test]
fn people_export_their_data_without_secrets() {
    run(async {
        let node = Node::start().await;
        let mut ada = account(&node, "ada").await;
        let token = ada.post("tokens", &json!({ "label": "my bot", "scope": "read" })).await.ok();
        let id = ada.post("tables", &config("niagara", &[maker(), open(), open()])).await.ok()["id"].clone();
        let id = id.as_str().unwrap();
        ada.put(&format!("tables/{id}/seats/0"), &json!({ "name": "Lady", "seed": "my seed" })).await.ok();
        ada.post(&format!("tables/{id}/chat"), &json!({ "text": "hello there" })).await.ok();
        let mut bob = Client::guest(node.address(), "Bob").await;
        bob.post(&format!("tables/{id}/chat"), &json!({ "text": "not Ada's" })).await.ok();
        let answer = ada.get("me/export").await;
        let export = answer.ok();
        assert_eq!((&export["account"]["login"], &export["account"]["name"]), (&json!("ada"), &json!("ada")));
        assert_eq!(export["sessions"].as_array().unwrap().len(), 1);
        assert_eq!((&export["tokens"][0]["label"], &export["tokens"][0]["scope"]), (&json!("my bot"), &json!("read")));
        assert_eq!((&export["tables"][0]["id"], &export["tables"][0]["stage"]), (&json!(id), &json!("gathering")));
        let seatings = export["tables"][0]["seatings"].as_array().unwrap();
        assert_eq!((&seatings[1]["name"], &seatings[1]["seed"]), (&json!("Lady"), &json!("my seed")));
        assert_eq!(export["chat"].as_array().unwrap().len(), 1);
        assert_eq!((&export["chat"][0]["text"], &export["chat"][0]["table"]), (&json!("hello there"), &json!(id)));
        let text = answer.text();
        let cookie = ada.cookie.clone().unwrap();
        let secrets = [
            token["token"].as_str().unwrap(),
            token["id"].as_str().unwrap(),
            cookie.split_once('=').unwrap().1,
            "argon2",
        ];
        for secret in secrets {
            assert!(!text.contains(secret), "{secret}");
        }
        let shown = token["token"].as_str().unwrap();
        Client::with_token(node.address(), shown).get("me/export").await.problem(403, "web-token-account");
        let node = Node::with(Limits { exports: 1, ..Limits::none() }).await;
        let mut bob = Client::guest(node.address(), "Bob").await;
        bob.get("me/export").await.ok();
        bob.get("me/export").await.problem(429, "web-too-many");
    });
}

/// Every place where somebody could read a name.
async fn all_that_is_told(table: &Table) -> String {
    let mut stranger = Client::new(table.players[0].address);
    let mut told = String::new();
    for path in [table.path(""), table.path("/log"), table.path("/record"), "tables".to_owned(), "/status".to_owned()] {
        told.push_str(&stranger.get(&path).await.text());
    }
    told
}

#[test]
fn a_deleted_account_leaves_no_name_and_all_games() {
    run(async {
        let node = Node::start().await;
        let mut players = vec![account(&node, "zebulon").await];
        for name in ["Bob", "Carl"] {
            players.push(Client::guest(node.address(), name).await);
        }
        let mut public = config("niagara", &[open(), open(), open()]);
        public["public"] = true.into();
        let mut tables = Vec::new();
        for _ in 0..2 {
            let id = players[1].post("tables", &public).await.ok()["id"].as_str().unwrap().to_owned();
            for (seat, player) in players.iter_mut().enumerate() {
                player.put(&format!("tables/{id}/seats/{seat}"), &json!({ "seed": format!("s{seat}") })).await.ok();
            }
            players[1].post(&format!("tables/{id}/start"), &json!({})).await.ok();
            players[0].post(&format!("tables/{id}/chat"), &json!({ "text": "good game" })).await.ok();
            tables.push(Table { id, players: players.clone() });
        }
        let waiting =
            players[0].post("tables", &config("niagara", &[maker(), open(), open()])).await.ok()["id"].clone();
        let waiting = waiting.as_str().unwrap().to_owned();
        tables[0].finish().await;
        let record = players[1].get(&tables[0].path("/record")).await.text();
        let mut stream = players[1].stream(&tables[1].id, None).await;
        let token = players[0].post("tokens", &json!({ "label": "bot" })).await.ok()["token"].clone();
        let mut program = Client::with_token(node.address(), token.as_str().unwrap());
        assert!(all_that_is_told(&tables[0]).await.contains("zebulon"));

        program.post("me/deletion", &json!({ "password": "correct horse" })).await.problem(403, "web-token-account");
        players[0].post("me/deletion", &json!({})).await.problem(401, "web-login");
        players[0].post("me/deletion", &json!({ "password": "wrong horse" })).await.problem(401, "web-login");
        let mut session = players[0].clone();
        session.post("me/deletion", &json!({ "password": "correct horse" })).await.ok();

        assert_eq!(session.cookie, None, "the cookie is taken away");
        assert_eq!(players[0].get("me").await.ok(), Value::Null);
        program.get("me").await.problem(401, "web-token");
        let credentials = json!({ "login": "zebulon", "password": "correct horse" });
        node.client().post("sessions", &credentials).await.problem(401, "web-login");
        // The game that is not over goes on without them, the one that they had only opened is closed.
        assert_eq!(stream.until("taken-over").await["why"], "resigned");
        assert_eq!(node.client().get(&format!("tables/{waiting}")).await.ok()["stage"], "closed");
        for table in &tables {
            let told = all_that_is_told(table).await;
            assert!(!told.contains("zebulon"), "{told}");
            assert!(told.contains("Bob") && told.contains("good game"));
        }
        let view = players[1].get(&tables[0].path("")).await.ok();
        assert_eq!((&view["seats"][0]["name"], &view["seats"][1]["name"]), (&json!(""), &json!("Bob")));
        assert!(node.client().get("/status").await.text().contains("deleted player"));
        // Others see the same game, which replays from its log and can still be checked.
        assert_eq!(players[1].get(&tables[0].path("/record")).await.text(), record);
        let node = node.restart().await;
        let mut client = node.client();
        assert_eq!(client.get(&tables[0].path("/record")).await.text(), record);
        let kind = [("content-type", "text/plain")];
        client.send(hyper::Method::POST, "verify", &kind, record).await.ok();
        // Somebody else can have the login.
        account(&node, "zebulon").await;
    });
}

#[test]
fn guests_delete_themselves_by_their_session() {
    run(async {
        let node = Node::start().await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let mut guest = table.players[2].clone();
        guest.post("me/deletion", &json!({})).await.ok();
        assert!(!all_that_is_told(&table).await.contains("Player 2"));
    });
}

#[test]
fn operators_delete_players_beside_a_running_server() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (admin, store) = operator(&node.folder.database()).await;
        let found = store.find_players("Player 2", 2).await.unwrap();
        admin.delete_player(&found[0].id).await.unwrap();
        noticed(async || !all_that_is_told(&table).await.contains("Player 2")).await;
        noticed(async || table.view().await["seats"][2]["away"] == "resigned").await;
        assert_eq!(table.players[2].get("me").await.ok(), Value::Null);
        assert!(admin.delete_player(&found[0].id).await.is_err());
        // The bot takes its turn.
        let path = table.path("/log");
        noticed(async || {
            let log = table.players[0].get(&path).await.ok();
            log.as_array().unwrap().iter().any(|event| event["kind"] == "acted" && event["seat"] == 2)
        })
        .await;
    });
}

#[test]
fn what_is_too_old_is_forgotten_and_nothing_else() {
    run(async {
        let folder = Folder::new();
        let database = folder.database();
        let start = async |retention| {
            let options = Options { limits: Limits::none(), retention, ..Options::local(database.clone(), 0) };
            Server::start(options).await.unwrap()
        };
        let server = start(Retention::default()).await;
        let table = Table::of_people(server.address(), "niagara", 3).await;
        let mut ada = table.players[0].clone();
        ada.post(&table.path("/chat"), &json!({ "text": "long ago" })).await.ok();
        // A table that nobody goes on with, as if it was of last year.
        let (_, store) = operator(&database).await;
        let body = store.log(&table.id, 0).await.unwrap().remove(0).body;
        let card = Card {
            table: "idle".into(),
            game: "niagara".into(),
            stage: "gathering".into(),
            public: true,
            open_seats: 3,
            created: 1,
            updated: 1,
            players: Vec::new(),
            body: "{}".into(),
        };
        let line = LogLine { seq: 0, at: 1, body };
        store
            .append(Append { table: "idle".into(), line, card: Some(card), due: Due::Never, quota: None })
            .await
            .unwrap();
        server.stop().await;
        let year = Duration::from_hours(365 * 24);
        let kept = Retention { chat: Some(year), sessions: Some(year), ..Retention::default() };
        let server = start(kept).await;
        let mut client = Client::new(server.address());
        let mut ada = ada.at(server.address());
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert!(client.get(&table.path("/log")).await.text().contains("long ago"));
        assert_eq!(ada.get("me").await.ok()["name"], "Player 0");
        client.get("tables/idle").await.ok();
        server.stop().await;
        // An hour later, by shorter settings.
        let at_once = Duration::from_millis(1);
        let strict =
            Retention { chat: Some(at_once), sessions: Some(at_once), unfinished: Some(year), ..Retention::default() };
        let server = start(strict).await;
        let mut client = Client::new(server.address());
        noticed(async || !client.get(&table.path("/log")).await.text().contains("long ago")).await;
        let log = client.get(&table.path("/log")).await.ok();
        let said = log.as_array().unwrap().iter().find(|event| event["kind"] == "said").unwrap();
        assert_eq!((&said["text"], &said["name"]), (&json!(""), &json!("Player 0")));
        noticed(async || client.get("tables/idle").await.status == 404).await;
        client.get(&table.path("")).await.ok();
        let mut ada = ada.at(server.address());
        noticed(async || ada.get("me").await.ok() == Value::Null).await;
        server.stop().await;
    });
}

/// What lists show of a damaged table cannot be made anew from its log, and operators may have written a name down.
#[test]
fn a_deleted_name_is_gone_from_damaged_tables_and_from_the_audit_log() {
    run(async {
        use sqlx::{Connection, Executor};
        let node = Node::start().await;
        let mut zebulon = account(&node, "zebulon").await;
        let mut ids = Vec::new();
        for _ in 0..3 {
            let mut table = config("niagara", &[open(), open(), open()]);
            table["public"] = true.into();
            let id = zebulon.post("tables", &table).await.ok()["id"].as_str().unwrap().to_owned();
            zebulon.put(&format!("tables/{id}/seats/1"), &json!({})).await.ok();
            ids.push(id);
        }
        let folder = node.stop().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.database());
        let mut database = sqlx::SqliteConnection::connect_with(&options).await.unwrap();
        for (id, body) in [(&ids[0], "'{}'"), (&ids[1], "x'ff00fe'")] {
            let change = format!("UPDATE events SET body = {body} WHERE seq = 0 AND table_id = '{id}'");
            database.execute(sqlx::AssertSqlSafe(change)).await.unwrap();
        }
        database.close().await.unwrap();
        let server = crate::kit::serve(folder.database(), Limits::none()).await;
        let mut stranger = Client::new(server.address());
        assert!(stranger.get("tables").await.text().contains("zebulon"));
        let (admin, store) = operator(&folder.database()).await;
        admin.rename("zebulon", "zebulon the Great").await.unwrap();
        admin.mute("zebulon", Some(1), "zebulon was rude").await.unwrap();
        admin.delete_player("zebulon").await.unwrap();
        let told = stranger.get("tables").await;
        assert_eq!(told.ok().as_array().unwrap().len(), 3);
        assert!(!told.text().contains("zebulon"), "{}", told.text());
        let audit = store.audit_newest(10).await.unwrap();
        let actions: Vec<&str> = audit.iter().map(|entry| entry.action.as_str()).collect();
        assert_eq!(actions, ["player.delete", "player.mute", "player.rename"]);
        assert!(audit.iter().all(|entry| !entry.detail.contains("zebulon")), "{audit:?}");
        store.close().await;
        server.stop().await;
    });
}
