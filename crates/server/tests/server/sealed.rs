//! Cards that are laid face down: nobody learns one before all are open, whichever way they ask.

use crate::kit::{Client, Node, Table, bot, config, maker, open, run};
use futures_util::future::join_all;
use serde_json::{Value, json};

const CARDS: [&str; 7] = ["card:1", "card:2", "card:3", "card:4", "card:5", "card:6", "card:cloud"];

fn lay(card: &str) -> Value {
    json!({ "decision": 0, "actions": [card] })
}

/// A view of cards that lie face down.
fn shows_no_cards(view: &Value, own: Option<usize>) {
    for player in view["players"].as_object().unwrap().values() {
        if own.is_none_or(|own| player["seat"] != own) {
            assert_eq!((&player["card"], &player["hand"]), (&Value::Null, &Value::Null), "{player}");
        }
    }
}

/// What somebody sees of the cards of others, asked for in every way that there is.
async fn learns_nothing(table: &Table, mut viewer: Client, own: Option<usize>, laid: &[usize]) {
    let mut stream = viewer.stream(&table.id, None).await;
    let log = table.log(&viewer).await;
    let streamed = stream.take(log.len()).await;
    assert_eq!(streamed, log);
    let acted: Vec<&Value> = log.iter().filter(|event| event["kind"] == "acted").collect();
    assert_eq!(acted.len(), laid.len());
    for event in acted {
        if own.is_some_and(|own| event["seat"] == own) {
            assert_eq!(event["actions"].as_array().unwrap().len(), 1);
        } else {
            let fields: Vec<&String> = event.as_object().unwrap().keys().collect();
            assert_eq!(fields, ["seq", "at", "kind", "seat", "sealed"], "{event}");
        }
    }
    let view = viewer.get(&table.path("")).await.ok();
    shows_no_cards(&view["view"], own);
    for player in view["view"]["players"].as_object().unwrap().values() {
        assert_eq!(player["laid"], laid.contains(&(player["seat"].as_u64().unwrap() as usize)));
    }
    let own_cards = own.filter(|own| laid.contains(own)).map_or(0, |_| 1);
    for form in ["json", "text"] {
        let record = viewer.get(&table.path(&format!("/record?form={form}"))).await;
        assert_eq!(record.status, 200);
        // It ends before the first card that the viewer may not see.
        assert!(record.text().matches("card:").count() <= own_cards, "{}", record.text());
    }
    let moments = viewer.get(&table.path("/moments")).await.ok();
    assert_eq!(moments.as_array().unwrap().len() as u64, view["last_moment"].as_u64().unwrap() + 1);
    for moment in moments.as_array().unwrap() {
        assert!(moment["scene"].is_object());
        let seat = moment["seat"].as_u64().map(|seat| seat as usize);
        assert_eq!(moment["entry"].is_string(), moment["drawn"] == true || seat.is_some() && seat == own, "{moment}");
        shows_no_cards(&moment["view"], own);
    }
    let lean = viewer.get(&table.path("/moments?lean=true")).await.text();
    assert_eq!(lean.matches("card:").count(), own_cards, "{lean}");
    for seat in (0..4).filter(|seat| own != Some(*seat)) {
        for what in ["legal", "plans", "why-not?action=card:1", "log", "record", "moments", "", "events"] {
            let (path, mark) = (table.path(&format!("/{what}")), if what.contains('?') { '&' } else { '?' });
            let answer = viewer.get(&format!("{}{mark}seat={seat}", path.trim_end_matches('/'))).await;
            let problem = answer.problem(403, "web-not-yours");
            assert!(!problem.to_string().contains("card"), "{problem}");
        }
        for what in ["actions", "undo"] {
            let mut body = json!({ "seat": seat, "decision": 0 });
            if what == "actions" {
                body["actions"] = json!(["card:1"]);
            }
            let answer = viewer.post(&table.path(&format!("/{what}")), &body).await;
            assert!(!answer.problem(403, "web-not-yours").to_string().contains("card"));
        }
    }
    for path in ["/metrics", "/", "/api/v1/tables?mine=true"] {
        let text = viewer.get(path).await.text();
        assert!(!text.contains("card:"), "{path}: {text}");
        assert!(path.starts_with("/api") || !text.contains(&table.id), "{path} names a table that is not listed");
    }
}

#[test]
fn a_sealed_card_is_known_to_its_owner_alone() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 4).await;
        let path = table.path("/actions");
        let mut laid = Vec::new();
        for (seat, card) in [(2, "card:4"), (0, "card:cloud"), (3, "card:6")] {
            table.players[seat].post(&path, &lay(card)).await.ok();
            laid.push(seat);
            for viewer in 0..4 {
                learns_nothing(&table, table.players[viewer].clone(), Some(viewer), &laid).await;
            }
            learns_nothing(&table, node.client(), None, &laid).await;
        }
        // A second card, and what is wrong with it, tell nothing of the first.
        let twice = table.players[2].post(&path, &json!({ "decision": 1, "actions": ["card:4"] })).await;
        let other = table.players[3].post(&path, &json!({ "decision": 1, "actions": ["card:4"] })).await;
        assert_eq!(twice.problem(409, "host-not-deciding")["title"], other.problem(409, "host-not-deciding")["title"]);
        // When all are laid, each is opened at its owner's turn, and only then.
        table.players[1].post(&path, &lay("card:1")).await.ok();
        for open in 1..=4 {
            let log = table.log(&node.client()).await;
            let cards = log.iter().filter(|event| event["kind"] == "acted" && event["decision"] == 0);
            assert_eq!(cards.count(), open, "{log:?}");
            if open < 4 {
                table.go_on(1).await;
            }
        }
        let log = table.log(&node.client()).await;
        let cards: Vec<&Value> =
            log.iter().filter(|event| event["decision"] == 0).map(|event| &event["actions"][0]).collect();
        assert_eq!(cards, ["card:4", "card:cloud", "card:6", "card:1"]);
    });
}

#[test]
fn all_seats_may_lay_at_once() {
    run(async {
        let node = Node::start().await;
        for _ in 0..5 {
            let table = Table::of_people(node.address(), "niagara", 4).await;
            let mut spectator = node.client().stream(&table.id, None).await;
            let before = table.log(&node.client()).await.len();
            spectator.take(before).await;
            let path = table.path("/actions");
            let laying = table.players.iter().zip(CARDS).map(|(player, card)| {
                let (mut player, path) = (player.clone(), &path);
                async move { player.post(path, &lay(card)).await.ok() }
            });
            let answers = join_all(laying).await;
            assert!(answers.iter().all(|answer| answer["repeated"] == false && answer["decision"] == 1));
            let events = spectator.take(4).await;
            let mut seats: Vec<u64> = events.iter().map(|event| event["seat"].as_u64().unwrap()).collect();
            seats.sort_unstable();
            assert_eq!(seats, [0, 1, 2, 3]);
            let view = node.client().get(&table.path("")).await.ok();
            let open = view["seats"].as_array().unwrap().iter().position(|seat| seat["deciding"] == true).unwrap();
            let log = table.log(&node.client()).await;
            for event in &log[before..before + 4] {
                let seat = event["seat"].as_u64().unwrap() as usize;
                let shown = if seat == open { json!([CARDS[seat]]) } else { Value::Null };
                assert_eq!(event["actions"], shown, "the card of who is first is open");
            }
        }
    });
}

#[test]
fn the_answer_to_a_sealed_card_is_the_same_whichever_it_is() {
    run(async {
        let node = Node::start().await;
        let (mut answers, mut told) = (Vec::new(), Vec::new());
        for card in CARDS {
            let mut table = Table::of_people(node.address(), "niagara", 3).await;
            let mut stream = node.client().stream(&table.id, None).await;
            let path = table.path("/actions");
            let answer = table.players[1].post(&path, &lay(card)).await;
            answer.ok();
            answers.push((answer.text(), answer.header("content-length").to_owned()));
            let mut event = stream.until("acted").await;
            event["at"] = Value::Null;
            told.push(event);
        }
        assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
        assert!(told.iter().all(|event| *event == told[0]), "{told:?}");
    });
}

#[test]
fn a_card_that_is_taken_back_was_never_seen() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (actions, undo) = (table.path("/actions"), table.path("/undo"));
        let seen = async |table: &Table, viewer: &Client| -> String {
            let log = table.log(viewer).await;
            let mut stream = viewer.stream(&table.id, None).await;
            assert_eq!(stream.take(log.len()).await, log);
            Value::Array(log).to_string()
        };
        table.players[0].post(&actions, &lay("card:4")).await.ok();
        table.players[0].post(&undo, &json!({ "decision": 1 })).await.ok();
        for viewer in [&table.players[1], &node.client()] {
            assert!(!seen(&table, viewer).await.contains("card:4"), "taken back");
        }
        assert!(seen(&table, &table.players[0]).await.contains("card:4"), "its owner knows");
        table.players[0].post(&actions, &json!({ "decision": 2, "actions": ["card:2"] })).await.ok();
        for viewer in [&table.players[1], &node.client()] {
            let seen = seen(&table, viewer).await;
            assert!(!seen.contains("card:4") && !seen.contains("card:2"), "another one laid");
        }
        table.players[1].post(&actions, &lay("card:1")).await.ok();
        table.players[2].post(&actions, &lay("card:1")).await.ok();
        table.go_on(3).await;
        let seen_then = seen(&table, &table.players[1]).await;
        assert!(seen_then.contains("card:2") && !seen_then.contains("card:4"), "only what was laid is opened");
        // The same after the table was read from its log again.
        let node = node.restart().await;
        let viewer = table.players[1].at(node.address());
        assert!(!seen(&table, &viewer).await.contains("\"card:4\""));
    });
}

#[test]
fn cards_that_all_agree_to_take_back_stay_sealed() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let path = table.path("/actions");
        // The first round, then two cards of the second.
        while table.view().await["view"]["round"] != 2 {
            table.go_on(1).await;
        }
        let mover = table.log(&table.players[0]).await.last().unwrap()["seat"].as_u64().unwrap() as usize;
        let (one, two) = ((mover + 1) % 3, (mover + 2) % 3);
        let legal = table.path("/legal");
        let card = table.players[one].get(&legal).await.ok()[0].clone();
        let decision = table.view().await["seats"][one]["decision"].clone();
        let before = table.log(&node.client()).await.len();
        table.players[one].post(&path, &json!({ "decision": decision, "actions": [card] })).await.ok();
        let ask = table.path("/undo/ask");
        table.players[mover].post(&ask, &json!({})).await.ok();
        let answer = table.path("/undo/answer");
        for seat in [one, two] {
            table.players[seat].post(&answer, &json!({ "agrees": true })).await.ok();
        }
        assert_eq!(table.view().await["view"]["round"], 1, "the last turn is taken back");
        for viewer in [&table.players[mover], &table.players[two], &node.client()] {
            let log = table.log(viewer).await;
            assert_eq!((&log[before]["sealed"], &log[before]["actions"]), (&json!(true), &Value::Null));
        }
        assert_eq!(table.log(&table.players[one]).await[before]["actions"], json!([card]));
    });
}

#[test]
fn the_secret_of_the_dice_is_told_at_the_end_alone() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let made = ada.post("tables", &config("niagara", &[maker(), open(), bot("random")])).await.ok();
        let id = made["id"].as_str().unwrap();
        let mut table =
            Table { id: id.to_owned(), players: vec![ada.clone(), Client::guest(ada.address, "Bob").await] };
        let seat = table.path("/seats/1");
        table.players[1].put(&seat, &json!({})).await.ok();
        for what in ["", "/log", "/record"] {
            let answer = ada.get(&table.path(what)).await;
            assert!(answer.status == 200 && !answer.text().contains("\"secret\""), "{what} of a table that gathers");
        }
        ada.post(&table.path("/start"), &json!({})).await.ok();
        for what in ["", "/log", "/record"] {
            let answer = ada.get(&table.path(what)).await;
            assert!(answer.status == 200 && !answer.text().contains("\"secret\""), "{what} of a table that plays");
        }
        // What players are is known by their names alone.
        let log = ada.get(&table.path("/log")).await.text();
        assert!(!log.contains("\"player\"") && !log.contains("\"maker\":"), "{log}");
    });
}
