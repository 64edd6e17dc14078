//! Who one is: guests, accounts, sessions, tokens, invitations, and what is kept of all that.

use crate::kit::{Client, Folder, Node, bot, config, maker, open, run, serve, skipped};
use serde_json::{Value, json};
use server::{Limits, Options, Server};
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use testkit::postgres::{Postgres, Safety};

const PASSWORD: &str = "correct horse 'battery' staple";

fn account(login: &str, password: &str) -> Value {
    json!({ "login": login, "password": password })
}

/// A table with a seat for its maker and one for anybody, and whose it is.
async fn table_of(client: &mut Client) -> String {
    let made = client.post("tables", &config("niagara", &[maker(), open(), bot("random")])).await.ok();
    made["id"].as_str().unwrap().to_owned()
}

#[test]
fn a_guest_is_made_at_the_first_write() {
    run(async {
        let node = Node::start().await;
        let id = table_of(&mut Client::guest(node.address(), "Ada").await).await;
        let mut new = node.client();
        for path in ["me", "tables", "tokens", "games", "tables?mine=true", "/", "/api", "/verify"] {
            let answer = new.get(path).await;
            assert!(answer.status == 200 && answer.header("set-cookie").is_empty(), "{path}");
        }
        for what in ["", "/log", "/record"] {
            assert!(new.get(&format!("tables/{id}{what}")).await.header("set-cookie").is_empty(), "{what}");
        }
        for what in ["/legal", "/plans", "/why-not?action=card:1"] {
            let answer = new.get(&format!("tables/{id}{what}")).await;
            answer.problem(403, "web-no-seat");
            assert!(answer.header("set-cookie").is_empty(), "{what}");
        }
        assert_eq!(new.get("me").await.ok(), Value::Null);
        let answer = new.put(&format!("tables/{id}/seats/1"), &json!({})).await;
        answer.ok();
        let cookie = answer.header("set-cookie");
        assert!(cookie.starts_with("paddlewheel=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"));
        let me = new.get("me").await.ok();
        assert!(me["name"].as_str().unwrap().starts_with("Guest ") && me["login"].is_null(), "{me}");
        assert_eq!(new.get(&format!("tables/{id}")).await.ok()["yours"], json!([1]));
        // What one has, nobody sets again.
        let answer = new.patch("me", &json!({ "name": "  Bob\n" })).await;
        assert_eq!((answer.ok()["name"].as_str(), answer.header("set-cookie")), (Some("Bob"), ""));
        assert_eq!(new.get("me").await.ok()["name"], "Bob");
        new.patch("me", &json!({ "name": " \t" })).await.problem(400, "host-empty");
        new.patch("me", &json!({ "name": "x".repeat(41) })).await.problem(400, "host-too-long");
        // A cookie that nobody has is no cookie.
        new.cookie = Some("paddlewheel=nonsense".to_owned());
        assert_eq!(new.get("me").await.ok(), Value::Null);
    });
}

#[test]
fn an_account_keeps_its_seats() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let id = table_of(&mut ada).await;
        for (wrong, code) in [
            (account("a", PASSWORD), "web-login-form"),
            (account("ada lovelace", PASSWORD), "web-login-form"),
            (account("ada", "short"), "web-password-form"),
            (account("ada", &"x".repeat(257)), "web-password-form"),
        ] {
            ada.post("accounts", &wrong).await.problem(400, code);
        }
        assert_eq!(ada.post("accounts", &account("Ada_1", PASSWORD)).await.ok()["login"], "ada_1");
        ada.post("accounts", &account("ada_2", PASSWORD)).await.problem(409, "web-has-account");
        let mut bob = Client::guest(node.address(), "Bob").await;
        bob.post("accounts", &account("ADA_1", PASSWORD)).await.problem(409, "web-login-taken");

        let mut elsewhere = node.client();
        let wrong = elsewhere.post("sessions", &account("ada_1", "wrong password")).await;
        let unknown = elsewhere.post("sessions", &account("nobody", PASSWORD)).await;
        assert_eq!(wrong.problem(401, "web-login"), unknown.problem(401, "web-login"));
        assert!(elsewhere.cookie.is_none());
        assert_eq!(elsewhere.post("sessions", &account("aDa_1", PASSWORD)).await.ok()["name"], "Ada");
        assert_ne!(elsewhere.cookie, ada.cookie);
        assert_eq!(elsewhere.get(&format!("tables/{id}")).await.ok()["yours"], json!([0]));
        assert_eq!(elsewhere.get("tables?mine=true").await.ok()[0]["id"], id);

        // Only here.
        let old = elsewhere.clone();
        elsewhere.delete("sessions/current").await.ok();
        assert!(elsewhere.cookie.is_none());
        assert_eq!(old.clone().get("me").await.ok(), Value::Null, "the cookie is worth nothing any more");
        assert_eq!(ada.get("me").await.ok()["login"], "ada_1");

        // Another password ends all other sessions.
        elsewhere.post("sessions", &account("ada_1", PASSWORD)).await.ok();
        let change = json!({ "old": "wrong", "new": "another password" });
        ada.put("me/password", &change).await.problem(401, "web-login");
        ada.put("me/password", &json!({ "old": PASSWORD, "new": "another password" })).await.ok();
        assert_eq!(ada.get("me").await.ok()["login"], "ada_1");
        assert_eq!(elsewhere.get("me").await.ok(), Value::Null);
        node.client().post("sessions", &account("ada_1", PASSWORD)).await.problem(401, "web-login");
        node.client().post("sessions", &account("ada_1", "another password")).await.ok();
        bob.put("me/password", &json!({ "old": PASSWORD, "new": PASSWORD })).await.problem(409, "web-no-account");
    });
}

#[test]
fn logging_out_everywhere_ends_sessions_and_streams() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let id = table_of(&mut ada).await;
        ada.post("accounts", &account("ada", PASSWORD)).await.ok();
        let mut other = node.client();
        other.post("sessions", &account("ada", PASSWORD)).await.ok();
        let mut program = node.client();
        program.token = ada.post("tokens", &json!({ "label": "bot" })).await.ok()["token"].as_str().map(str::to_owned);
        let bob = Client::guest(node.address(), "Bob").await;
        let mut streams = [ada.stream(&id, None).await, other.stream(&id, None).await];
        let mut spectators = [bob.stream(&id, None).await, node.client().stream(&id, None).await];
        for stream in streams.iter_mut().chain(&mut spectators) {
            stream.take(2).await;
        }
        other.delete("sessions").await.ok();
        for stream in &mut streams {
            stream.ends().await;
        }
        assert!(other.cookie.is_none());
        assert_eq!(ada.get("me").await.ok(), Value::Null);
        assert_eq!(program.get("me").await.ok()["login"], "ada", "tokens stay");
        // Nobody else is disturbed.
        program.post(&format!("tables/{id}/chat"), &json!({ "text": "still here" })).await.ok();
        for stream in &mut spectators {
            assert_eq!(stream.next().await.expect("the stream goes on").1["text"], "still here");
        }
    });
}

#[test]
fn tokens_are_listed_without_secrets_and_taken_away() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let made = ada.post("tokens", &json!({ "label": "my <b>bot</b>" })).await.ok();
        let secret = made["token"].as_str().unwrap().to_owned();
        let list = ada.get("tokens").await;
        assert_eq!(list.ok()[0]["label"], "my <b>bot</b>");
        assert!(!list.text().contains(&secret));
        // It plays as its owner, without any cookie.
        let mut program = node.client();
        program.token = Some(secret.clone());
        let id = table_of(&mut program).await;
        program.put(&format!("tables/{id}/seats/1"), &json!({ "name": "Robot" })).await.ok();
        program.post(&format!("tables/{id}/start"), &Value::Null).await.ok();
        let act = json!({ "seat": 1, "decision": 0, "actions": ["card:3"] });
        program.post(&format!("tables/{id}/actions"), &act).await.ok();
        assert_eq!(ada.get(&format!("tables/{id}")).await.ok()["yours"], json!([0, 1]));
        assert!(program.cookie.is_none());
        let mut stream = program.stream(&id, None).await;
        stream.take(3).await;
        // Nobody else can take it away.
        let token = format!("tokens/{}", made["id"].as_str().unwrap());
        Client::guest(node.address(), "Eve").await.delete(&token).await.problem(404, "web-not-found");
        ada.delete("tokens/nonsense").await.problem(404, "web-not-found");
        ada.delete(&token).await.ok();
        stream.ends().await;
        program.get("me").await.problem(401, "web-token");
        program.post(&format!("tables/{id}/actions"), &act).await.problem(401, "web-token");
        assert_eq!(ada.get("tokens").await.ok(), json!([]));
        ada.post("tokens", &json!({ "label": "" })).await.problem(400, "host-empty");
        for _ in 0..20 {
            ada.post("tokens", &json!({ "label": "one of many" })).await.ok();
        }
        ada.post("tokens", &json!({ "label": "too many" })).await.problem(409, "web-too-many-tokens");
    });
}

#[test]
fn the_limit_on_tokens_holds_for_requests_at_the_same_time() {
    run(async {
        let node = Node::start().await;
        check_token_limit([node.address(); 2]).await;
        node.stop().await;
        let database = match Postgres::start(Safety::Careless) {
            Ok(database) => database,
            Err(reason) => return skipped(&reason),
        };
        let nodes = [serve(database.address(), Limits::none()).await, serve(database.address(), Limits::none()).await];
        check_token_limit([0, 1].map(|node| nodes[node].address())).await;
        for node in nodes {
            node.stop().await;
        }
    });
}

async fn check_token_limit(nodes: [SocketAddr; 2]) {
    let ada = Client::guest(nodes[0], "Ada").await;
    let adding = (0..40).map(|number| {
        let mut ada = ada.at(nodes[number % 2]);
        async move { ada.post("tokens", &json!({ "label": "one of many" })).await }
    });
    let answers = futures_util::future::join_all(adding).await;
    let (made, refused): (Vec<_>, Vec<_>) = answers.iter().partition(|answer| answer.status == 201);
    assert_eq!(made.len(), 20);
    for answer in refused {
        answer.problem(409, "web-too-many-tokens");
    }
    assert_eq!(ada.clone().get("tokens").await.ok().as_array().unwrap().len(), 20);
}

#[test]
fn an_invited_seat_needs_its_invitation() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let invited = json!({ "kind": "invited" });
        let made = ada.post("tables", &config("niagara", &[maker(), invited.clone(), invited])).await.ok();
        let id = made["id"].as_str().unwrap();
        let secret = |number: usize| made["invitations"][number]["secret"].clone();
        assert_eq!(made["invitations"][0]["seat"], 1);
        assert_ne!(secret(0), secret(1));
        let mut bob = Client::guest(node.address(), "Bob").await;
        let seat = format!("tables/{id}/seats/1");
        for wrong in [json!({}), json!({ "invitation": "nonsense" }), json!({ "invitation": secret(1) })] {
            bob.put(&seat, &wrong).await.problem(403, "host-not-invited");
        }
        bob.put(&format!("tables/{id}/seats/0"), &json!({})).await.problem(409, "host-taken");
        bob.put(&format!("tables/{id}/seats/9"), &json!({})).await.problem(404, "host-no-seat");
        // It is for a seat, and says nothing about who one is.
        let mut program = node.client();
        program.token = secret(0).as_str().map(str::to_owned);
        program.get("me").await.problem(401, "web-token");
        bob.put(&seat, &json!({ "invitation": secret(0) })).await.ok();
        assert_eq!(bob.get(&format!("tables/{id}")).await.ok()["yours"], json!([1]));
        // An invitation for another table is none here.
        let other = ada.post("tables", &config("niagara", &[maker(), json!({ "kind": "invited" }), open()])).await.ok();
        let seat = format!("tables/{}/seats/1", other["id"].as_str().unwrap());
        bob.put(&seat, &json!({ "invitation": secret(0) })).await.problem(403, "host-not-invited");
        // Who has made the table can have somebody stand up; others cannot.
        let mut eve = Client::guest(node.address(), "Eve").await;
        eve.delete(&format!("tables/{id}/seats/1")).await.problem(403, "web-not-yours");
        ada.delete(&format!("tables/{id}/seats/1")).await.ok();
        assert_eq!(bob.get(&format!("tables/{id}")).await.ok()["yours"], json!([]));
    });
}

#[test]
fn only_hashes_are_kept() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada Lovelace").await;
        ada.post("accounts", &account("countess", PASSWORD)).await.ok();
        let token = ada.post("tokens", &json!({ "label": "bot" })).await.ok()["token"].clone();
        let invited = json!({ "kind": "invited" });
        let made = ada.post("tables", &config("niagara", &[maker(), invited, open()])).await.ok();
        let invitation = made["invitations"][0]["secret"].clone();
        let mut bob = Client::guest(node.address(), "Bob").await;
        let seat = format!("tables/{}/seats/1", made["id"].as_str().unwrap());
        bob.put(&seat, &json!({ "invitation": invitation })).await.ok();
        let sessions = [&ada, &bob].map(|client| client.cookie.clone().unwrap().replace("paddlewheel=", ""));
        let kept = node.stop().await.bytes();
        let holds = |text: &str| kept.windows(text.len()).any(|bytes| bytes == text.as_bytes());
        assert!(
            holds("Ada Lovelace") && holds("countess") && holds("$argon2id$") && holds(made["id"].as_str().unwrap())
        );
        for secret in [PASSWORD, token.as_str().unwrap(), invitation.as_str().unwrap(), &sessions[0], &sessions[1]] {
            assert!(!holds(secret), "{secret} is in the database");
        }
    });
}

/// What is changed at the same time is all kept: each request writes only what it is about.
#[test]
fn concurrent_changes_to_an_account_are_all_kept() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        ada.post("accounts", &account("ada", PASSWORD)).await.ok();
        let mut password = PASSWORD.to_owned();
        for round in 0..6 {
            let new = format!("password number {round}");
            let mut renaming = node.client();
            renaming.post("sessions", &account("ada", &password)).await.ok();
            let change = json!({ "old": password, "new": new });
            let renames = async {
                // Hashing two passwords takes long enough for many of these.
                let mut last = String::new();
                for number in 0..40 {
                    let name = format!("Ada {round}-{number}");
                    // Its session ends with the change of the password.
                    if renaming.patch("me", &json!({ "name": name })).await.ok()["login"] != "ada" {
                        break;
                    }
                    last = name;
                }
                last
            };
            let (changed, last) = tokio::join!(ada.put("me/password", &change), renames);
            changed.ok();
            let now = node.client().post("sessions", &account("ada", &new)).await.ok();
            assert_eq!(now["name"], last, "round {round}: the name is kept beside the new password");
            password = new;
        }
    });
}

/// A program with a new token of somebody.
async fn program(owner: &mut Client, wanted: &Value) -> Client {
    let made = owner.post("tokens", wanted).await.ok();
    Client::with_token(owner.address, made["token"].as_str().unwrap())
}

/// The token of this label: those of one millisecond are listed in any order.
fn labelled<'a>(list: &'a Value, label: &str) -> &'a Value {
    list.as_array().unwrap().iter().find(|token| token["label"] == label).unwrap()
}

#[test]
fn tokens_have_no_power_over_the_account() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        ada.post("accounts", &account("ada", PASSWORD)).await.ok();
        let id = ada.post("tokens", &json!({ "label": "other" })).await.ok()["id"].clone();
        for scope in ["play", "read"] {
            let mut program = program(&mut ada, &json!({ "label": "bot", "scope": scope })).await;
            let change = json!({ "old": PASSWORD, "new": "another password" });
            for answer in [
                program.patch("me", &json!({ "name": "Eve" })).await,
                program.put("me/password", &change).await,
                program.post("accounts", &account("eve", PASSWORD)).await,
                program.post("guests", &json!({ "name": "Eve" })).await,
                program.post("sessions", &account("ada", PASSWORD)).await,
                program.delete("sessions").await,
                program.delete("sessions/current").await,
                program.get("tokens").await,
                program.post("tokens", &json!({ "label": "more" })).await,
                program.delete(&format!("tokens/{}", id.as_str().unwrap())).await,
            ] {
                answer.problem(403, "web-token-account");
                assert!(answer.header("set-cookie").is_empty());
            }
            // A token in the place of a session is worth nothing.
            let mut disguised = node.client();
            disguised.cookie = program.token.map(|token| format!("paddlewheel={token}"));
            assert_eq!(disguised.get("me").await.ok(), Value::Null);
        }
        let me = ada.get("me").await.ok();
        assert_eq!((&me["name"], &me["login"]), (&json!("Ada"), &json!("ada")));
        assert_eq!(ada.get("tokens").await.ok().as_array().unwrap().len(), 3);
        node.client().post("sessions", &account("ada", PASSWORD)).await.ok();
    });
}

#[test]
fn a_token_of_a_guest_does_not_reach_the_account() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut program = program(&mut ada, &json!({ "label": "bot" })).await;
        assert_eq!(program.get("me").await.ok()["name"], "Ada");
        ada.post("accounts", &account("ada", PASSWORD)).await.ok();
        program.get("me").await.problem(401, "web-token");
        assert_eq!(ada.get("tokens").await.ok(), json!([]));
    });
}

#[test]
fn a_token_that_reads_changes_nothing() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut player = program(&mut ada, &json!({ "label": "bot" })).await;
        let mut reader = program(&mut ada, &json!({ "label": "watcher", "scope": "read" })).await;
        reader.post("tables", &config("niagara", &[maker(), open(), open()])).await.problem(403, "web-token-read");
        let id = table_of(&mut player).await;
        for path in ["me", "tables?mine=true", &format!("tables/{id}"), &format!("tables/{id}/log")] {
            assert_eq!(reader.get(path).await.ok(), ada.get(path).await.ok(), "{path}");
        }
        reader.stream(&id, None).await.take(2).await;
        let seat = format!("tables/{id}/seats/1");
        reader.put(&seat, &json!({})).await.problem(403, "web-token-read");
        player.put(&seat, &json!({})).await.ok();
        player.post(&format!("tables/{id}/start"), &Value::Null).await.ok();
        let act = json!({ "seat": 1, "decision": 0, "actions": ["card:3"] });
        for (path, body) in [
            ("actions", &act),
            ("undo", &json!({ "seat": 1, "decision": 1 })),
            ("chat", &json!({ "text": "hello" })),
            ("leave", &json!({ "seat": 1, "resign": true })),
            ("rematch", &json!({})),
        ] {
            reader.post(&format!("tables/{id}/{path}"), body).await.problem(403, "web-token-read");
        }
        player.post(&format!("tables/{id}/actions"), &act).await.ok();
        let list = ada.get("tokens").await.ok();
        assert_eq!(
            (&labelled(&list, "bot")["scope"], &labelled(&list, "watcher")["scope"]),
            (&json!("play"), &json!("read"))
        );
        ada.post("tokens", &json!({ "label": "x", "scope": "admin" })).await.problem(400, "json-unknown-name");
    });
}

#[test]
fn tokens_expire() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let now = || std::time::UNIX_EPOCH.elapsed().unwrap().as_millis() as u64;
        for wrong in [0, now() - 1000, now() + 11 * 366 * 24 * 60 * 60 * 1000, u64::MAX] {
            let answer = ada.post("tokens", &json!({ "label": "bot", "expires": wrong })).await;
            assert_eq!(answer.problem(400, "web-token-expiry")["place"], "expires");
        }
        let expires = now() + 1500;
        let mut short = program(&mut ada, &json!({ "label": "short", "expires": expires })).await;
        let mut long = program(&mut ada, &json!({ "label": "long" })).await;
        let id = table_of(&mut short).await;
        let mut stream = short.stream(&id, None).await;
        stream.take(2).await;
        // The stream goes no longer than the token.
        stream.ends().await;
        assert!(now() >= expires);
        short.get("me").await.problem(401, "web-token-expired");
        assert_eq!(long.get("me").await.ok()["name"], "Ada");
        let list = ada.get("tokens").await.ok();
        assert_eq!(labelled(&list, "short")["expires"], expires);
        assert_eq!(labelled(&list, "long")["expires"], Value::Null);
    });
}

#[test]
fn a_new_password_takes_tokens_away_unless_told_not_to() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        ada.post("accounts", &account("ada", PASSWORD)).await.ok();
        let mut bot = program(&mut ada, &json!({ "label": "bot" })).await;
        let change = json!({ "old": PASSWORD, "new": "second password", "revoke_tokens": false });
        ada.put("me/password", &change).await.ok();
        assert_eq!(bot.get("me").await.ok()["login"], "ada");
        let change = json!({ "old": "second password", "new": PASSWORD });
        ada.put("me/password", &change).await.ok();
        bot.get("me").await.problem(401, "web-token");
        assert_eq!(ada.get("tokens").await.ok(), json!([]));
    });
}

/// Whoever has seen a guest's cookie, or has given them one, does not have their account.
#[test]
fn an_account_has_another_session_than_the_guest_had() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let id = table_of(&mut ada).await;
        let mut thief = ada.clone();
        let mut stream = thief.stream(&id, None).await;
        stream.take(2).await;
        ada.post("accounts", &account("ada", PASSWORD)).await.ok();
        assert_ne!(ada.cookie, thief.cookie);
        assert_eq!(thief.get("me").await.ok(), Value::Null);
        stream.ends().await;
        assert_eq!(ada.get("me").await.ok()["login"], "ada");
        assert_eq!(ada.get(&format!("tables/{id}")).await.ok()["yours"], json!([0]));
        // Somebody new gets one session, which is good.
        let mut new = node.client();
        new.post("accounts", &account("bob", PASSWORD)).await.ok();
        assert_eq!(new.get("me").await.ok()["login"], "bob");
    });
}

#[test]
fn cookies_over_https_are_bound_to_the_host() {
    run(async {
        let folder = Folder::new();
        let options = Options { secure_cookies: true, limits: Limits::none(), ..Options::local(folder.database(), 0) };
        let server = Server::start(options).await.unwrap();
        let mut ada = Client::new(server.address());
        let answer = ada.post("guests", &json!({ "name": "Ada" })).await;
        let set = answer.header("set-cookie");
        assert!(
            set.starts_with("__Host-paddlewheel=") && set.contains("; Secure") && set.contains("; Path=/;"),
            "{set}"
        );
        assert!(!set.contains("Domain"), "{set}");
        assert_eq!(ada.get("me").await.ok()["name"], "Ada");
        // The same under the name that any neighbour could set.
        ada.cookie = ada.cookie.map(|cookie| cookie.replace("__Host-", ""));
        assert_eq!(ada.get("me").await.ok(), Value::Null);
        server.stop().await;
    });
}

/// A list is not taken for an object with its values in order.
#[test]
fn a_list_is_no_object() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        for (path, body) in [
            ("guests", json!(["Eve"])),
            ("accounts", json!(["eve", PASSWORD])),
            ("tokens", json!(["bot", "play", null])),
            ("tables", json!(["niagara", { "seats": 3 }, [maker(), open(), open()]])),
        ] {
            let problem = ada.post(path, &body).await.problem(400, "json-wrong-type");
            assert_eq!(problem["detail"], "[…] is not possible here; expected: {…}", "{path}");
        }
    });
}

/// Who logs in with the old password while it is changed, or makes a token by a session that ends then, has nothing by it.
#[test]
fn a_change_of_the_password_ends_what_is_on_its_way() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        ada.post("accounts", &account("ada_1", PASSWORD)).await.ok();
        let mut old = PASSWORD.to_owned();
        for round in 0..3 {
            let mut owner = node.client();
            owner.post("sessions", &account("ada_1", &old)).await.ok();
            let is_changed = Arc::new(AtomicBool::new(false));
            // They go on until the new password is there, so that some are on their way when it comes.
            let log_in = |_| {
                let (address, body, is_changed) = (node.address(), account("ada_1", &old), Arc::clone(&is_changed));
                let mut client = Client::new(address);
                tokio::spawn(async move {
                    let mut clients = Vec::new();
                    while !is_changed.load(Ordering::SeqCst) {
                        client.post("sessions", &body).await;
                        clients.push(std::mem::replace(&mut client, Client::new(address)));
                    }
                    clients
                })
            };
            let logins: Vec<_> = (0..6).map(log_in).collect();
            let make_tokens = {
                let (mut client, is_changed) = (owner.clone(), Arc::clone(&is_changed));
                tokio::spawn(async move {
                    let mut tokens = Vec::new();
                    while !is_changed.load(Ordering::SeqCst) {
                        let answer = client.post("tokens", &json!({ "label": "x" })).await;
                        tokens.extend((answer.status == 201).then(|| answer.ok()["token"].clone()));
                    }
                    tokens
                })
            };
            let new = format!("password {round}");
            ada.put("me/password", &json!({ "old": old, "new": new })).await.ok();
            is_changed.store(true, Ordering::SeqCst);
            for logged_in in logins {
                for mut client in logged_in.await.unwrap() {
                    assert!(client.get("me").await.ok()["login"].is_null(), "a session has outlived the password");
                }
            }
            for token in make_tokens.await.unwrap() {
                // Whoever comes with a session that has ended is a new guest.
                let answer = Client::with_token(node.address(), token.as_str().unwrap()).get("me").await;
                assert!(answer.status == 401 || answer.ok()["login"].is_null(), "a token has outlived the password");
            }
            old = new;
        }
    });
}
