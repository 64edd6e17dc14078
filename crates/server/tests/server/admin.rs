//! What operators do on the store, beside a running server, which notices.

use crate::kit::{Answer, Client, Node, Table, config, maker, open, run, serve, skipped};
use hyper::Method;
use serde_json::{Value, json};
use server::administration::{Admin, AdminError, FOR_GOOD};
use server::{Announcement, Limits, now};
use std::sync::Arc;
use std::time::Duration;
use store::Store;
use testkit::postgres::{Postgres, Safety};

/// An operator in another process, as far as the server can tell.
pub(crate) async fn operator(database: &str) -> (Admin, Arc<dyn Store>) {
    let store = store::open(database).await.unwrap();
    (Admin::new(Arc::clone(&store), "root".to_owned()), store)
}

/// Waits until a server has noticed something.
pub(crate) async fn noticed(mut look: impl AsyncFnMut() -> bool) {
    let waiting = async {
        while !look().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), waiting).await.expect("the server notices in time");
}

pub(crate) async fn account(node: &Node, login: &str) -> Client {
    let mut client = Client::guest(node.address(), login).await;
    client.post("accounts", &json!({ "login": login, "password": "correct horse" })).await.ok();
    client
}

fn credentials(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

#[test]
fn a_muted_player_cannot_chat_and_a_renamed_one_is_called_otherwise() {
    run(async {
        let node = Node::start().await;
        let mut ada = account(&node, "ada").await;
        let table = Table::of_people(node.address(), "niagara", 3).await;
        let chat = table.path("/chat");
        let say = json!({ "text": "hello" });
        ada.post(&chat, &say).await.ok();
        let (admin, store) = operator(&node.folder.database()).await;
        admin.mute("ada", Some(now() + 3_600_000), "insults").await.unwrap();
        noticed(async || ada.post(&chat, &say).await.status == 403).await;
        let problem = ada.post(&chat, &say).await.problem(403, "web-muted");
        assert!(problem["detail"].as_str().unwrap().contains("UTC"), "{problem}");
        admin.mute("ada", Some(FOR_GOOD), "").await.unwrap();
        noticed(async || ada.post(&chat, &say).await.json()["code"] == "web-muted-for-good").await;
        admin.mute("ada", None, "").await.unwrap();
        noticed(async || ada.post(&chat, &say).await.status == 200).await;
        // A mute that has ended does nothing.
        admin.mute("ada", Some(now() - 1), "").await.unwrap();
        admin.rename("ada", "Lady Ada").await.unwrap();
        noticed(async || ada.get("me").await.ok()["name"] == "Lady Ada").await;
        ada.post(&chat, &say).await.ok();
        assert!(matches!(admin.rename("ada", "\u{202e}").await, Err(AdminError::Input(_))));
        assert!(matches!(admin.rename("nobody", "x").await, Err(AdminError::Input(_))));
        let log = store.audit_newest(10).await.unwrap();
        let told: Vec<&str> = log.iter().map(|entry| entry.action.as_str()).collect();
        assert_eq!(told, ["player.rename", "player.mute", "player.unmute", "player.mute", "player.mute"]);
        assert!(log.iter().all(|entry| entry.actor == "root" && entry.at > 0));
        assert!(log[4].detail.contains("insults"), "{:?}", log[4]);
    });
}

/// A ban ends sessions, tokens and streams, and keeps the player out until it ends.
async fn check_ban(node: &Node) {
    let mut ada = account(node, "ada").await;
    let token = ada.post("tokens", &json!({ "label": "bot" })).await.ok()["token"].as_str().unwrap().to_owned();
    let mut program = Client::with_token(node.address(), &token);
    let mut bob = Client::guest(node.address(), "Bob").await;
    let id = bob.post("tables", &config("niagara", &[maker(), open(), open()])).await.ok()["id"].clone();
    let id = id.as_str().unwrap();
    ada.put(&format!("tables/{id}/seats/1"), &json!({})).await.ok();
    bob.put(&format!("tables/{id}/seats/2"), &json!({ "name": "Bob 2" })).await.ok();
    bob.post(&format!("tables/{id}/start"), &json!({})).await.ok();
    let (mut stream, mut watching) = (program.stream(id, None).await, bob.stream(id, None).await);
    stream.take(4).await;
    let (admin, _store) = operator(&node.folder.database()).await;
    admin.ban("ada", Some(now() + 3_600_000), "cheating").await.unwrap();
    stream.ends().await;
    noticed(async || ada.get("me").await.ok() == Value::Null).await;
    program.get("me").await.problem(401, "web-token");
    let mut again = node.client();
    again.post("sessions", &credentials("ada", "wrong password")).await.problem(401, "web-login");
    again.post("sessions", &credentials("ada", "correct horse")).await.problem(403, "web-banned");
    // The others go on with a bot.
    assert_eq!(watching.until("taken-over").await["seat"], 1);
    admin.ban("ada", None, "").await.unwrap();
    again.post("sessions", &credentials("ada", "correct horse")).await.ok();
    // It ends by itself, too.
    admin.ban("ada", Some(now() + 300), "").await.unwrap();
    again.post("sessions", &credentials("ada", "correct horse")).await.problem(403, "web-banned");
    tokio::time::sleep(Duration::from_millis(400)).await;
    again.post("sessions", &credentials("ada", "correct horse")).await.ok();
}

#[test]
fn a_banned_player_is_out_until_the_ban_ends() {
    run(async { check_ban(&Node::start().await).await });
}

fn form(token: &str, password: &str) -> String {
    format!("token={token}&password={password}")
}

#[test]
fn a_link_sets_a_new_password_once() {
    run(async {
        let node = Node::start().await;
        let mut ada = account(&node, "ada").await;
        let token = ada.post("tokens", &json!({ "label": "bot" })).await.ok()["token"].as_str().unwrap().to_owned();
        let mut program = Client::with_token(node.address(), &token);
        program.get("me").await.ok();
        let (admin, store) = operator(&node.folder.database()).await;
        let mut person = node.client();
        let mut set = async |token: &str, password: &str| -> Answer {
            let kind = [("content-type", "application/x-www-form-urlencoded")];
            person.send(Method::POST, "/reset", &kind, form(token, password)).await
        };
        let (_, old) = admin.reset_password("ada", now() + 60_000).await.unwrap();
        let (_, link) = admin.reset_password("ada", now() + 60_000).await.unwrap();
        assert_eq!(set(&old, "battery staple").await.status, 403, "a newer link replaces it");
        assert_eq!(set("nonsense", "battery staple").await.status, 403);
        assert_eq!(set(&token, "battery staple").await.status, 403, "no other key does it");
        assert_eq!(set(&link, "short").await.status, 400);
        let shown = node.client().get(&format!("/reset?token={link}")).await;
        assert!(shown.status == 200 && shown.text().contains("type=\"password\""), "{}", shown.text());
        assert_eq!(set(&link, "battery+staple").await.status, 200);
        assert_eq!(set(&link, "battery+staple").await.status, 403, "it works once");
        assert_eq!(node.client().get(&format!("/reset?token={link}")).await.status, 403);
        noticed(async || ada.get("me").await.ok() == Value::Null).await;
        program.get("me").await.problem(401, "web-token");
        node.client().post("sessions", &credentials("ada", "correct horse")).await.problem(401, "web-login");
        node.client().post("sessions", &credentials("ada", "battery staple")).await.ok();
        // A link that has expired, and the key of a link is no session.
        let (_, late) = admin.reset_password("ada", now() - 1).await.unwrap();
        assert_eq!(set(&late, "battery+staple+2").await.status, 403);
        let (_, link) = admin.reset_password("ada", now() + 60_000).await.unwrap();
        Client::with_token(node.address(), &link).get("me").await.problem(401, "web-token");
        Client::guest(node.address(), "Guest").await;
        let guest = store.find_players("Guest", 1).await.unwrap().remove(0);
        assert!(matches!(admin.reset_password(&guest.id, now() + 1000).await, Err(AdminError::Input(_))));
    });
}

#[test]
fn a_deleted_table_is_gone_for_everybody() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (path, chat) = (table.path(""), table.path("/chat"));
        let mut stream = table.players[0].stream(&table.id, None).await;
        stream.take(4).await;
        let (admin, store) = operator(&node.folder.database()).await;
        admin.delete_table(&table.id).await.unwrap();
        assert!(stream.says("gone").await, "the stream tells it");
        stream.ends().await;
        table.players[0].get(&path).await.problem(404, "web-no-table");
        table.players[1].post(&chat, &json!({ "text": "x" })).await.problem(404, "web-no-table");
        assert_eq!(table.players[0].get("tables?mine=true").await.ok(), json!([]));
        assert!(matches!(admin.delete_table(&table.id).await, Err(AdminError::Input(_))));
        assert_eq!(store.log(&table.id, 0).await.unwrap(), []);
    });
}

#[test]
fn announcements_and_closed_registration_are_noticed_and_survive_a_restart() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        let nothing = json!({ "announcement": null, "registration": true });
        assert_eq!(client.get("notice").await.ok(), nothing);
        let (admin, _store) = operator(&node.folder.database()).await;
        let announcement = Announcement { text: "Maintenance <b>".into(), at: Some(1_795_199_400_000) };
        admin.announce(Some(announcement)).await.unwrap();
        admin.set_registration(false).await.unwrap();
        noticed(async || client.get("notice").await.ok()["registration"] == false).await;
        let node = node.restart().await;
        let mut client = node.client();
        let notice = client.get("notice").await.ok();
        assert_eq!(notice["announcement"], json!({ "text": "Maintenance <b>", "at": 1_795_199_400_000_u64 }));
        for page in ["/status", "/verify", "/api", "/reset"] {
            let page = client.get(page).await.text();
            assert!(page.contains("Maintenance &lt;b&gt;") && page.contains("2026-11-20 18:30 UTC"), "{page}");
        }
        let mut guest = Client::guest(node.address(), "Ada").await;
        guest.post("accounts", &credentials("ada", "correct horse")).await.problem(403, "web-registration-closed");
        admin.announce(None).await.unwrap();
        admin.set_registration(true).await.unwrap();
        noticed(async || client.get("notice").await.ok() == nothing).await;
        guest.post("accounts", &credentials("ada", "correct horse")).await.ok();
    });
}

#[test]
fn nothing_of_it_is_in_the_api() {
    let description = serde_json::to_string(&server::description()).unwrap();
    for word in ["admin", "audit", "/ban", "/mute", "resolve"] {
        assert!(!description.to_lowercase().contains(&format!("/{}", word.trim_start_matches('/'))), "{word}");
    }
}

#[test]
fn every_node_notices() {
    run(async {
        let database = match Postgres::start(Safety::Careless) {
            Ok(database) => database,
            Err(reason) => return skipped(&reason),
        };
        let nodes = [serve(database.address(), Limits::none()).await, serve(database.address(), Limits::none()).await];
        let mut ada = Client::guest(nodes[0].address(), "Ada").await;
        ada.post("accounts", &credentials("ada", "correct horse")).await.ok();
        let mut there = ada.at(nodes[1].address());
        assert_eq!(there.get("me").await.ok()["name"], "Ada");
        let (admin, store) = operator(&database.address()).await;
        admin.rename("ada", "Lady Ada").await.unwrap();
        for client in [&mut ada, &mut there] {
            noticed(async || client.get("me").await.ok()["name"] == "Lady Ada").await;
        }
        admin.ban("ada", Some(FOR_GOOD), "").await.unwrap();
        for client in [&mut ada, &mut there] {
            noticed(async || client.get("me").await.ok() == Value::Null).await;
            client.post("sessions", &credentials("ada", "correct horse")).await.problem(403, "web-banned-for-good");
        }
        store.close().await;
        for node in nodes {
            node.stop().await;
        }
    });
}
