//! Whole games through the public API, and whether they were fair.

use crate::kit::{Client, Folder, Node, Table, bot, config, maker, open, play, run};
use hyper::Method;
use serde_json::{Value, json};
use server::{Limits, Options, Server, StartError};

/// Four people play a game to its end, each knowing only what their own stream tells.
async fn four_people(node: &Node, game: &str) -> (Table, Vec<Vec<Value>>) {
    let table = Table::of_people(node.address(), game, 4).await;
    let players = table.players.iter().enumerate();
    let tasks: Vec<_> =
        players.map(|(seat, client)| tokio::spawn(play(table.id.clone(), vec![client.clone()], seat))).collect();
    let mut stories = Vec::new();
    for task in tasks {
        stories.push(task.await.unwrap());
    }
    (table, stories)
}

/// All have seen the same events, but for what was sealed at the time, and agree on the end.
async fn all_agree(table: &Table, stories: &[Vec<Value>]) -> Value {
    let log = table.log(&table.players[0]).await;
    for (seat, story) in stories.iter().enumerate() {
        for (seen, logged) in story.iter().zip(&log) {
            if seen["kind"] == "acted" && seen["actions"].is_null() {
                assert_ne!(logged["seat"], seat, "one's own card is known");
                assert_eq!(seen["seat"], logged["seat"]);
            } else if seen["kind"] == "made" {
                assert_eq!(seen["commitment"], logged["commitment"]);
            } else {
                assert_eq!(seen, logged);
            }
        }
    }
    let mut outcomes = Vec::new();
    for player in &table.players {
        let view = player.clone().get(&table.path("")).await.ok();
        assert_eq!(view["stage"], "over");
        outcomes.push(view["outcome"].clone());
    }
    assert!(outcomes.iter().all(|outcome| *outcome == outcomes[0]), "{outcomes:?}");
    assert_eq!(outcomes[0]["ranks"].as_array().unwrap().len(), 4);
    outcomes.swap_remove(0)
}

async fn verify(client: &mut Client, record: &str) -> crate::kit::Answer {
    client.send(Method::POST, "verify", &[("content-type", "text/plain")], record.to_owned()).await
}

fn form(record: &str) -> String {
    let quote =
        |byte: &u8| if byte.is_ascii_alphanumeric() { char::from(*byte).into() } else { format!("%{byte:02X}") };
    format!("record={}", record.as_bytes().iter().map(quote).collect::<String>())
}

/// The record of a finished game holds, in both forms and on the page, and a changed one does not.
async fn fair(table: &Table, outcome: &Value) {
    // Somebody who was never there.
    let mut client = Client::new(table.players[0].address);
    let view = client.get(&table.path("")).await.ok();
    let json = client.get(&table.path("/record")).await;
    let text = client.get(&table.path("/record?form=text")).await;
    assert_eq!((json.header("content-type"), text.status), ("application/json", 200));
    assert_eq!(json.json()["outcome"], *outcome);
    for record in [json.text(), text.text()] {
        let verified = verify(&mut client, &record).await.ok();
        assert_eq!((&verified["holds"], &verified["commitment"]), (&Value::Bool(true), &view["commitment"]));
        assert!(verified["draws"].as_u64().unwrap() > 0);
        let kind = [("content-type", "application/x-www-form-urlencoded")];
        let page = client.send(Method::POST, "/verify", &kind, form(&record)).await;
        assert_eq!(page.status, 200);
        assert!(page.text().contains("class=\"holds\"") && page.text().contains(view["commitment"].as_str().unwrap()));
    }
    assert!(client.get("/verify").await.text().contains("<form method=\"post\""));

    // One draw less, another secret, another promise: each is found out.
    let record = json.json();
    let mut changed = vec![record.clone(); 3];
    changed[0]["fair"]["draws"].as_array_mut().unwrap().pop();
    changed[1]["fair"]["secret"] = "00".repeat(32).into();
    changed[2]["fair"]["commitment"] = "11".repeat(32).into();
    // Other seeds give other draws; where there are few, they can be the same by chance.
    let mut found_out = 0;
    for number in 0..30 {
        let mut changed = record.clone();
        changed["fair"]["seeds"][0] = format!("another {number}").into();
        found_out += u32::from(verify(&mut client, &changed.to_string()).await.status == 400);
    }
    assert!(found_out > 10, "{found_out}");
    for changed in changed {
        let changed = changed.to_string();
        let answer = verify(&mut client, &changed).await;
        assert_eq!(answer.status, 400, "{}", answer.text());
        assert!(answer.json()["code"].as_str().unwrap().starts_with("fair-"), "{}", answer.text());
        let kind = [("content-type", "application/x-www-form-urlencoded")];
        let page = client.send(Method::POST, "/verify", &kind, form(&changed)).await;
        assert_eq!(page.status, 422);
        assert!(page.text().contains("class=\"fails\"") && !page.text().contains("class=\"holds\""));
    }
}

#[test]
fn four_clients_play_mississippi_queen() {
    run(async {
        let node = Node::start().await;
        let (table, stories) = four_people(&node, "mississippi-queen").await;
        let outcome = all_agree(&table, &stories).await;
        fair(&table, &outcome).await;
    });
}

#[test]
fn four_clients_play_niagara() {
    run(async {
        let node = Node::start().await;
        let (table, stories) = four_people(&node, "niagara").await;
        let outcome = all_agree(&table, &stories).await;
        fair(&table, &outcome).await;
    });
}

#[test]
fn the_seeds_that_players_add_are_in_the_record() {
    run(async {
        let node = Node::start().await;
        let (table, _) = four_people(&node, "niagara").await;
        let record = node.client().get(&table.path("/record")).await.ok();
        let seeds: Vec<String> = (0..4).map(|seat| format!("seed {seat}")).collect();
        assert_eq!(record["fair"]["seeds"], json!(seeds));
    });
}

#[test]
fn bots_and_a_person_play_to_the_end() {
    run(async {
        let node = Node::start().await;
        let mut person = Client::guest(node.address(), "Ada").await;
        for game in ["mississippi-queen", "niagara"] {
            let seats = [bot("easy"), maker(), bot("easy"), bot("random")];
            let made = person.post("tables", &config(game, &seats)).await.ok();
            let id = made["id"].as_str().unwrap().to_owned();
            person.post(&format!("tables/{id}/start"), &json!({})).await.ok();
            let story = play(id.clone(), vec![person.clone()], 1).await;
            let by_bots = story.iter().filter(|event| event["by_bot"] == true).count();
            assert!(by_bots > 0 && story.iter().all(|event| event["by_bot"] != true || event["seat"] != 1));
            let record = person.get(&format!("tables/{id}/record")).await;
            verify(&mut person, &record.text()).await.ok();
        }
    });
}

/// The lines of a record of a game that bots have played to its end, in any order: several seats may act at once.
async fn played_by_bots(game: &str, insecure_seed: Option<u64>) -> Vec<String> {
    let folder = Folder::new();
    let options = Options { limits: Limits::none(), insecure_seed, ..Options::local(folder.database(), 0) };
    let server = Server::start(options).await.unwrap();
    let mut person = Client::guest(server.address(), "Ada").await;
    let made = person.post("tables", &config(game, &[maker(), bot("hard"), bot("easy")])).await.ok();
    let path = format!("tables/{}", made["id"].as_str().unwrap());
    person.post(&format!("{path}/start"), &json!({})).await.ok();
    person.post(&format!("{path}/leave"), &json!({ "seat": 0, "resign": true })).await.ok();
    let mut stream = person.stream(made["id"].as_str().unwrap(), None).await;
    while person.get(&path).await.ok()["stage"] != "over" {
        stream.next().await;
    }
    let record = person.get(&format!("{path}/record?form=text")).await.text();
    server.stop().await;
    let mut lines: Vec<String> = record.lines().map(str::to_owned).collect();
    lines.sort();
    lines
}

#[test]
fn the_same_insecure_seed_gives_the_same_games() {
    run(async {
        for game in ["mississippi-queen", "niagara"] {
            let first = played_by_bots(game, Some(7)).await;
            assert_eq!(first, played_by_bots(game, Some(7)).await, "{game}");
            assert_ne!(first, played_by_bots(game, Some(8)).await, "{game}");
        }
    });
}

#[test]
fn an_insecure_seed_is_for_this_machine_alone() {
    run(async {
        let folder = Folder::new();
        let local = Options { insecure_seed: Some(7), ..Options::local(folder.database(), 0) };
        let listen = "0.0.0.0:0".parse().unwrap();
        for options in [Options { listen, ..local.clone() }, Options { behind_proxy: true, ..local }] {
            assert!(matches!(Server::start(options).await, Err(StartError::InsecureSeed(_))));
        }
    });
}

#[test]
fn a_rematch_is_the_same_table_for_all_who_ask() {
    run(async {
        let node = Node::start().await;
        let (mut table, _) = four_people(&node, "niagara").await;
        let path = table.path("/rematch");
        // The first round is one of offers and consent, the last of which makes the table; then all get the same one.
        for _ in 0..2 {
            let asking = table.players.iter_mut().map(|player| player.post(&path, &Value::Null));
            futures_util::future::join_all(asking).await.iter().for_each(|answer| drop(answer.ok()));
        }
        let asking = table.players.iter_mut().map(|player| player.post(&path, &Value::Null));
        let answers = futures_util::future::join_all(asking).await;
        let tables: Vec<Value> = answers.iter().map(|answer| answer.ok()["id"].clone()).collect();
        assert!(tables.iter().all(|id| id.is_string() && *id == tables[0]), "{tables:?}");
        let id = tables[0].as_str().unwrap();
        for (seat, player) in table.players.iter_mut().enumerate() {
            let view = player.get(&format!("tables/{id}")).await.ok();
            assert_eq!((&view["yours"], &view["stage"]), (&json!([seat]), &json!("gathering")));
            assert_ne!(view["commitment"], Value::Null);
        }
        node.client().post(&path, &Value::Null).await.problem(403, "web-no-seat");
        table.players[0].post(&format!("tables/{id}/start"), &Value::Null).await.ok();
    });
}

/// Whoever has as many tables as allowed gets no rematch, and a refused one leaves no trace.
#[test]
fn a_rematch_counts_as_one_more_table() {
    run(async {
        let node = Node::with(Limits { tables_per_player: 1, ..Limits::none() }).await;
        let (mut table, _) = four_people(&node, "niagara").await;
        let (path, view) = (table.path("/rematch"), table.path(""));
        let other = config("niagara", &[maker(), open(), bot("easy")]);
        table.players[3].post("tables", &other).await.ok();
        table.players[3].post(&path, &Value::Null).await.problem(429, "web-too-many-tables");
        assert_eq!(table.players[3].get(&view).await.ok()["rematch"], Value::Null);
        table.players[0].post(&path, &Value::Null).await.ok();
    });
}

#[test]
fn tables_are_listed_and_filtered() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let mut list = async |what: &str| ada.get(&format!("tables{what}")).await.ok().as_array().unwrap().len();
        assert_eq!(list("").await, 0);
        let mut bob = Client::guest(node.address(), "Bob").await;
        for (game, public) in [("niagara", true), ("niagara", false), ("mississippi-queen", true)] {
            let mut config = config(game, &[maker(), open(), bot("easy")]);
            config["public"] = public.into();
            bob.post("tables", &config).await.ok();
        }
        assert_eq!(list("").await, 2);
        assert_eq!(list("?game=niagara").await, 1);
        assert_eq!(list("?open=true").await, 2);
        assert_eq!(list("?stage=playing").await, 0);
        assert_eq!(list("?mine=true").await, 0);
        assert_eq!(list("?most=1").await, 1);
        assert_eq!(list("?before=1").await, 0);
        let mine = bob.get("tables?mine=true").await.ok();
        assert_eq!(mine.as_array().unwrap().len(), 3);
        assert_eq!(mine[0]["about"]["seats"][0]["name"], "Bob");
        assert_eq!(mine[0]["open_seats"], 1);
        bob.get("tables?most=0").await.problem(400, "number-out-of-range");
        bob.get("tables?stage=soon").await.problem(400, "web-query");
    });
}

#[test]
fn lists_tell_who_decides() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 3).await;
        let card = async |client: &Client| client.clone().get("tables?mine=true").await.ok()[0].clone();
        for _ in 0..4 {
            let seat = table.deciding().await;
            for (number, player) in table.players.iter().enumerate() {
                let card = card(player).await;
                assert_eq!((&card["deciding"], &card["your_turn"]), (&json!([seat]), &json!(number == seat)));
            }
            table.go_on(1).await;
        }
        // All choose a card at once.
        let secret = Table::of_people(node.address(), "niagara", 3).await;
        assert_eq!(card(&secret.players[1]).await["deciding"], json!([0, 1, 2]));
        // A server that has just begun reads one's own tables, and not those of others.
        let mut other = Client::guest(node.address(), "Carl").await;
        let mut public = config("niagara", &[maker(), bot("easy"), bot("easy")]);
        public["public"] = true.into();
        let id = other.post("tables", &public).await.ok()["id"].as_str().unwrap().to_owned();
        assert_eq!(card(&other).await["deciding"], json!([]));
        other.post(&format!("tables/{id}/start"), &Value::Null).await.ok();
        let node = node.restart().await;
        let mut stranger = node.client();
        assert_eq!(stranger.get("tables").await.ok()[0]["deciding"], Value::Null);
        assert_eq!(card(&other.at(node.address())).await["your_turn"], true);
        assert!(stranger.get("tables").await.ok()[0]["deciding"].is_array());
    });
}
