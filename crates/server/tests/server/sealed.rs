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
            assert_eq!(fields, ["seq", "at", "kind", "seat", "decision", "drawn"], "{event}");
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
        // There is none as long as somebody else's card is sealed.
        if laid.iter().any(|seat| own != Some(*seat)) {
            record.problem(409, "record-hidden");
        } else {
            assert_eq!((record.status, record.text().matches("card:").count()), (200, own_cards));
        }
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
            let cards = log.iter().filter(|event| event["actions"].is_array() && event["decision"] == 0);
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

/// Every number of a card that a text tells of somebody else's past, whatever field it stands in.
fn cards_told(seat: usize, moments: &Value) -> Vec<(u64, String)> {
    let mut told = Vec::new();
    for moment in moments.as_array().unwrap() {
        let number = moment["number"].as_u64().unwrap();
        if moment["seat"] == seat
            && let Some(card) = moment["entry"].as_str().and_then(|entry| entry.strip_prefix("card:"))
        {
            told.push((number, card.to_owned()));
        }
        for event in moment["events"].as_array().unwrap() {
            if event["event"] == "opened" && event["player"] == COLOURS[seat] && !event["card"].is_null() {
                told.push((number, event["card"].to_string()));
            }
        }
        if let Some(view) = moment.get("view") {
            let course = &view["course"];
            if course["player"] == COLOURS[seat] && !course["points"].is_null() {
                told.push((number, course["points"].to_string()));
            }
            let card = &view["players"][COLOURS[seat]]["card"];
            if !card.is_null() {
                told.push((number, card.to_string()));
            }
        }
    }
    told
}

const COLOURS: [&str; 4] = ["brown", "yellow", "red", "blue"];

/// NI-R-19: through a whole game, a spectator who followed it, another seat and somebody who comes late read the table, the
/// log, the stream, all moments and the record. What they are told of a seat's cards is never older than the card that lies
/// open on its pile.
#[test]
fn covered_cards_are_told_to_nobody_else() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (mut round, mut moves) = (0, 0);
        loop {
            table.go_on(1).await;
            moves += 1;
            let now = table.view().await;
            if now["stage"] != "playing" {
                break;
            }
            round = now["view"]["round"].as_u64().unwrap();
            // At cards, in the middle of turns, and after the hands came back.
            if moves % 5 > 0 {
                continue;
            }
            for (viewer, own) in [(node.client(), None), (table.players[1].clone(), Some(1))] {
                told_nothing_covered(&table, viewer, own).await;
            }
        }
        // When the game is over everybody may know everything.
        let over = node.client().get(&table.path("")).await.ok();
        assert!(round > 7, "the hands came back once, not only {round} rounds");
        assert!(over["view"]["players"]["red"]["hand"].is_array(), "{over}");
        let log = table.log(&node.client()).await;
        assert!(
            log.iter().all(|event| event["kind"] != "acted" || event["actions"].is_array()),
            "nothing is sealed any more"
        );
        let lean = node.client().get(&table.path("/moments?lean=true&most=5000")).await.text();
        assert!(lean.matches("\"card:").count() > 3 * 7);
        assert_eq!(node.client().get(&table.path("/record")).await.status, 200);
    });
}

/// Nothing that a viewer can ask for tells a card of another seat that is sealed or covered.
async fn told_nothing_covered(table: &Table, mut viewer: Client, own: Option<usize>) {
    let view = viewer.get(&table.path("")).await.ok();
    let log = table.log(&viewer).await;
    let mut stream = viewer.stream(&table.id, None).await;
    assert_eq!(stream.take(log.len()).await, log, "a stream tells what the log does");
    let record = viewer.get(&table.path("/record")).await;
    let last = view["last_moment"].as_u64().unwrap();
    let lean = viewer.get(&table.path("/moments?lean=true&most=5000")).await.ok();
    let mut whole = Vec::new();
    while whole.len() as u64 <= last {
        let part = viewer.get(&table.path(&format!("/moments?from={}&most=100", whole.len()))).await.ok();
        whole.extend(part.as_array().unwrap().clone());
    }
    let whole = Value::Array(whole);
    let played = lean.as_array().unwrap();
    for seat in (0..3).filter(|seat| own != Some(*seat)) {
        let player = &view["view"]["players"][COLOURS[seat]];
        let laying = |moment: &&Value| {
            let events = moment["events"].as_array().unwrap();
            events.iter().any(|event| event["event"] == "laid" && event["player"] == COLOURS[seat])
        };
        let last_laid = played.iter().rfind(laying).map_or(0, |moment| moment["number"].as_u64().unwrap());
        let any_covered = played.iter().filter(laying).count() > 1;
        for moments in [&lean, &whole] {
            for (number, card) in cards_told(seat, moments) {
                // What is told lies open now: it is that card, or what is left of its points.
                assert!(
                    !player["card"].is_null() && number >= last_laid,
                    "{card} of seat {seat} at {number}: {player}"
                );
            }
        }
        let cards = log.iter().filter(|event| event["kind"] == "acted" && event["seat"] == seat);
        let cards: Vec<&Value> = cards.filter(|event| event["actions"].to_string().contains("card:")).collect();
        assert!(cards.len() <= usize::from(!player["card"].is_null()), "{cards:?}");
        if any_covered || player["card"].is_null() && last_laid > 0 {
            record.problem(409, "record-hidden");
        }
        assert_eq!((&player["hand"], &player["discards"]), (&Value::Null, &Value::Null));
    }
    if let Some(own) = own {
        let mine = log.iter().filter(|event| event["kind"] == "acted" && event["seat"] == own);
        assert!(mine.filter(|event| event["actions"].is_array()).count() > 0, "one's own are told");
    }
}

/// Whoever has left a seat does not see what the next one does there.
#[test]
fn a_stream_ends_when_its_seat_changes_hands() {
    run(async {
        let node = Node::start().await;
        let mut spy = Client::guest(node.address(), "Spy").await;
        let made = spy.post("tables", &config("niagara", &[open(), open(), bot("random")])).await.ok();
        let table = Table { id: made["id"].as_str().unwrap().to_owned(), players: Vec::new() };
        let (first, second) = (table.path("/seats/0"), table.path("/seats/1"));
        spy.put(&second, &json!({})).await.ok();
        let mut old = spy.stream(&table.id, None).await;
        old.until("sat").await;
        spy.delete(&second).await.ok();
        let mut victim = Client::guest(node.address(), "Victim").await;
        victim.put(&second, &json!({})).await.ok();
        spy.put(&first, &json!({})).await.ok();
        spy.post(&table.path("/start"), &json!({})).await.ok();
        let lay = json!({ "seat": 1, "decision": 0, "actions": ["card:5"] });
        victim.post(&table.path("/actions"), &lay).await.ok();
        // Everything that the old stream still tells.
        let mut told = Vec::new();
        while let Some((_, event)) = old.soon().await {
            told.push(event);
        }
        assert!(!told.iter().any(|event| event["seat"] == 1 && !event["actions"].is_null()), "{told:?}");
        old.ends().await;
        // The same person's new stream is that of the seat that they hold now.
        let mut new = spy.stream(&table.id, None).await;
        let laid = loop {
            let event = new.until("acted").await;
            if event["seat"] == 1 {
                break event;
            }
        };
        assert_eq!((&laid["kind"], &laid["actions"]), (&json!("acted"), &Value::Null));
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
            assert_eq!((&log[before]["kind"], &log[before]["actions"]), (&json!("acted"), &Value::Null));
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
            // A bot may have laid its card, and then there is no record.
            let expected = answer.status == 200 || (what == "/record" && answer.status == 409);
            assert!(expected && !answer.text().contains("\"secret\""), "{what} of a table that plays");
        }
        // What players are is known by their names alone.
        let log = ada.get(&table.path("/log")).await.text();
        assert!(!log.contains("\"player\"") && !log.contains("\"maker\":"), "{log}");
    });
}
