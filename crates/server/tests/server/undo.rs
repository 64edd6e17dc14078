//! Taking back, and what happens meanwhile.

use crate::kit::{Node, Table, run};
use serde_json::{Value, json};

/// The first action that the seat could take, as a request.
async fn step(table: &mut Table, seat: usize) -> Value {
    let (view, legal) = (table.view().await, table.path("/legal"));
    let legal = table.players[seat].get(&legal).await.ok();
    json!({ "decision": view["seats"][seat]["decision"], "actions": [legal[0]] })
}

/// Plays until a seat has made the first action of a turn with nothing drawn; which seat.
async fn begun_turn(table: &mut Table) -> usize {
    loop {
        let seat = table.deciding().await;
        let (body, path) = (step(table, seat).await, table.path("/actions"));
        let acted = table.players[seat].post(&path, &body).await.ok();
        if acted["drawn"] == json!([]) && acted["deciding"] == json!([seat]) {
            return seat;
        }
    }
}

#[test]
fn one_takes_back_an_action_or_the_turn() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 2).await;
        let (actions, undo) = (table.path("/actions"), table.path("/undo"));
        let seat = begun_turn(&mut table).await;
        let view = table.view().await;
        let body = step(&mut table, seat).await;
        table.players[seat].post(&actions, &body).await.ok();
        let mut decision = body["decision"].as_u64().unwrap() + 1;
        // The last action, and the same request again.
        for repeated in [false, true] {
            let answer = table.players[seat].post(&undo, &json!({ "decision": decision })).await.ok();
            assert_eq!(answer["repeated"], repeated);
        }
        let now = table.view().await;
        assert_eq!(now["view"], view["view"]);
        decision += 1;
        assert_eq!(now["seats"][seat]["decision"], decision);
        // An old number, a number to come, and a number without end.
        for wrong in [0, decision - 2, decision + 1, u64::MAX] {
            let answer = table.players[seat].post(&undo, &json!({ "decision": wrong })).await;
            answer.problem(409, "host-decision");
        }
        // An old action does not come back by itself.
        table.players[seat].post(&actions, &body).await.problem(409, "host-decision");
        // The whole turn.
        let own = table.path("");
        assert_eq!(table.players[seat].get(&own).await.ok()["can_take_back"], true);
        let turn = json!({ "decision": decision, "scope": "turn" });
        table.players[seat].post(&undo, &turn).await.ok();
        let again = json!({ "decision": decision + 1 });
        let refused = table.players[seat].post(&undo, &again).await;
        refused.problem(409, "host-nothing-to-take-back");
        assert_eq!(table.players[seat].get(&own).await.ok()["can_take_back"], false);
        table.players[1 - seat]
            .post(&undo, &json!({ "decision": 0, "seat": seat }))
            .await
            .problem(403, "web-not-yours");
        node.client().post(&undo, &json!({ "decision": 0 })).await.problem(403, "web-no-seat");
    });
}

#[test]
fn nothing_is_taken_back_across_a_reveal() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 2).await;
        let (actions, undo) = (table.path("/actions"), table.path("/undo"));
        let mut reveals = 0;
        while reveals < 3 {
            let seat = table.deciding().await;
            let body = table.proposal(seat).await;
            let acted = table.players[seat].post(&actions, &body).await.ok();
            if acted["drawn"] == json!([]) {
                continue;
            }
            reveals += 1;
            let before = table.view().await;
            for scope in ["action", "turn"] {
                let body = json!({ "seat": seat, "decision": acted["decision"], "scope": scope });
                table.players[seat].post(&undo, &body).await.problem(409, "host-nothing-to-take-back");
            }
            assert_eq!(table.view().await["view"], before["view"]);
        }
    });
}

#[test]
fn nobody_looks_at_a_card_and_then_takes_back() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "niagara", 3).await;
        let (actions, undo) = (table.path("/actions"), table.path("/undo"));
        let cloud = json!({ "decision": 0, "actions": ["card:cloud"] });
        for seat in [0, 1] {
            table.players[seat].post(&actions, &cloud).await.ok();
        }
        let back = json!({ "decision": 1 });
        table.players[0].post(&undo, &back).await.problem(409, "host-nothing-to-take-back");
        // With the last card the first one is opened, unless it is one's own; so it is at the end of each turn.
        let mut opened_by_it = 0;
        for _ in 0..5 {
            let seat = table.deciding().await;
            let body = table.proposal(seat).await;
            let acted = table.players[seat].post(&actions, &body).await.ok();
            let log = table.log(&table.players[seat]).await;
            let next = acted["deciding"][0].as_u64().unwrap();
            let opened = log
                .iter()
                .any(|event| event["seat"] == next && event["decision"] == 0 && event["actions"] != Value::Null);
            if acted["deciding"].as_array().unwrap().len() == 1 && next != seat as u64 && opened {
                let back = json!({ "decision": acted["decision"] });
                table.players[seat].post(&undo, &back).await.problem(409, "host-nothing-to-take-back");
                opened_by_it += 1;
            }
        }
        assert!(opened_by_it >= 2, "{opened_by_it}");
    });
}

#[test]
fn undo_and_the_next_players_action_never_both_happen() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 3).await;
        let (actions, undo) = (table.path("/actions"), table.path("/undo"));
        let (mut races, mut undone) = (0, 0);
        for _ in 0..200 {
            if races == 12 {
                break;
            }
            let seat = table.deciding().await;
            let body = table.proposal(seat).await;
            let acted = table.players[seat].post(&actions, &body).await.ok();
            let next = acted["deciding"][0].as_u64().unwrap() as usize;
            if acted["drawn"] != json!([]) || next == seat {
                continue;
            }
            races += 1;
            let theirs = table.proposal(next).await;
            let back = json!({ "decision": acted["decision"] });
            let (mut one, mut two) = (table.players[seat].clone(), table.players[next].clone());
            // One of the two is a little ahead, in turns.
            let (took, did) = if races % 2 == 0 {
                tokio::join!(one.post(&undo, &back), two.post(&actions, &theirs))
            } else {
                let (did, took) = tokio::join!(two.post(&actions, &theirs), one.post(&undo, &back));
                (took, did)
            };
            match (took.status, did.status) {
                (200, 409) => {
                    undone += 1;
                    assert_eq!(table.deciding().await, seat, "it is their turn again");
                    did.problem(409, "host-not-deciding");
                }
                (409, 200) => drop(took.problem(409, "host-nothing-to-take-back")),
                other => panic!("{other:?}: {} {}", took.text(), did.text()),
            }
        }
        assert_eq!(races, 12, "there were races");
        let log = table.log(&table.players[0]).await;
        assert_eq!(log.iter().filter(|event| event["kind"] == "took-back").count(), undone);
        // The log of all that can be played through again.
        let view = table.view().await["view"].clone();
        let node = node.restart().await;
        assert_eq!(node.client().get(&table.path("")).await.ok()["view"], view);
    });
}

#[test]
fn more_is_taken_back_when_all_agree() {
    run(async {
        let node = Node::start().await;
        let mut table = Table::of_people(node.address(), "mississippi-queen", 3).await;
        let (ask, answer) = (table.path("/undo/ask"), table.path("/undo/answer"));
        table.go_on(4).await;
        let seat = table.deciding().await;
        let before = table.view().await;
        table.go_on(3).await;
        let others: Vec<usize> = (0..3).filter(|other| *other != seat).collect();
        table.players[others[0]].post(&answer, &json!({ "agrees": true })).await.problem(409, "host-not-asked");
        // One says no.
        table.players[seat].post(&ask, &json!({})).await.ok();
        assert_eq!(table.view().await["question"], json!({ "seat": seat, "waiting_for": others }));
        table.players[others[0]].post(&ask, &json!({})).await.problem(409, "host-asked");
        table.players[seat].post(&answer, &json!({ "agrees": true })).await.problem(409, "host-not-asked");
        table.players[others[0]].post(&answer, &json!({ "agrees": true })).await.ok();
        table.players[others[1]].post(&answer, &json!({ "agrees": false })).await.ok();
        assert_eq!(table.view().await["question"], Value::Null);
        // Somebody acts: the question is gone.
        table.players[seat].post(&ask, &json!({})).await.ok();
        table.go_on(1).await;
        assert_eq!(table.view().await["question"], Value::Null);
        // All agree, at once.
        let seat = (0..3).find(|&seat| before["seats"][seat]["deciding"] == true).unwrap();
        table.players[seat].post(&ask, &json!({})).await.ok();
        let question = table.view().await["question"].clone();
        let agreeing = question["waiting_for"].as_array().unwrap().iter().map(|other| {
            let mut player = table.players[other.as_u64().unwrap() as usize].clone();
            let answer = &answer;
            async move { player.post(answer, &json!({ "agrees": true })).await.ok() }
        });
        futures_util::future::join_all(agreeing).await;
        let after = table.view().await;
        assert_eq!(after["question"], Value::Null);
        assert_eq!(after["seats"][seat]["deciding"], true, "whoever asked decides again");
        table.go_on(5).await;
    });
}

#[test]
fn nobody_is_asked_where_only_bots_are() {
    run(async {
        let node = Node::start().await;
        let mut ada = crate::kit::Client::guest(node.address(), "Ada").await;
        let seats = [crate::kit::maker(), crate::kit::bot("random"), crate::kit::bot("random")];
        let id = ada.post("tables", &crate::kit::config("niagara", &seats)).await.ok()["id"].clone();
        let mut table = Table { id: id.as_str().unwrap().to_owned(), players: vec![ada] };
        let (start, ask, actions) = (table.path("/start"), table.path("/undo/ask"), table.path("/actions"));
        table.players[0].post(&ask, &json!({})).await.problem(409, "host-not-begun");
        table.players[0].post(&start, &json!({})).await.ok();
        table.players[0].post(&ask, &json!({})).await.problem(409, "host-nothing-to-take-back");
        table.players[0].post(&actions, &json!({ "decision": 0, "actions": ["card:1"] })).await.ok();
        table.players[0].post(&ask, &json!({})).await.problem(409, "host-nobody-to-ask");
    });
}
