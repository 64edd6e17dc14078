//! Several people at one screen: one player of the server sits at several seats, under several names.

use crate::kit::{Client, Node, config, maker, open, run};
use serde_json::{Value, json};

#[test]
fn each_seat_has_its_name_its_view_and_its_decisions() {
    run(async {
        let node = Node::start().await;
        let mut screen = Client::guest(node.address(), "Screen").await;
        let made = screen.post("tables", &config("niagara", &[maker(), open(), open()])).await.ok();
        let path = |what: &str| format!("tables/{}{what}", made["id"].as_str().unwrap());
        for (seat, name) in [(0, "Ada"), (1, "Bob"), (2, "Cleo")] {
            let sat = screen.put(&path(&format!("/seats/{seat}")), &json!({ "name": name, "seed": name })).await.ok();
            assert_eq!(sat["repeated"], false, "{name}");
        }
        screen.post(&path("/start"), &json!({})).await.ok();
        let view = screen.get(&path("")).await.ok();
        let names: Vec<&Value> = view["seats"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
        assert_eq!(names, ["Ada", "Bob", "Cleo"]);
        assert_eq!(view["yours"], json!([0, 1, 2]));
        assert_eq!(screen.get("me").await.ok()["name"], "Screen", "names at a table are the table's own");

        // Cards are laid one after the other; the seat that is named sees its own and no other.
        for (seat, card) in [(1, "card:4"), (0, "card:6")] {
            let body = json!({ "seat": seat, "decision": 0, "actions": [card] });
            screen.post(&path("/actions"), &body).await.ok();
        }
        for seat in 0..3_u64 {
            let seen = screen.get(&path(&format!("?seat={seat}"))).await.ok();
            assert_eq!(seen["viewer"], seat);
            for player in seen["view"]["players"].as_object().unwrap().values() {
                let own = player["seat"] == seat;
                assert_eq!(player["hand"].is_array(), own, "{player}");
                assert_eq!(player["card"].is_number(), own && seat != 2, "{player}");
            }
            for what in ["/log", "/moments?lean=true"] {
                let mark = if what.contains('?') { '&' } else { '?' };
                let text = screen.get(&path(&format!("{what}{mark}seat={seat}"))).await.text();
                assert_eq!(text.contains("card:4"), seat == 1, "{what} of seat {seat}: {text}");
            }
            let legal = screen.get(&path(&format!("/legal?seat={seat}"))).await.ok();
            assert_eq!(legal.as_array().unwrap().is_empty(), seat != 2, "only the last one has still to lay");
        }
        // Without a seat the one that decides is meant.
        assert_eq!(screen.get(&path("")).await.ok()["viewer"], 2);
        screen.post(&path("/actions"), &json!({ "decision": 0, "actions": ["card:1"] })).await.ok();
        let view = screen.get(&path("")).await.ok();
        let active = view["viewer"].as_u64().unwrap();
        assert_eq!(
            (&view["seats"][active as usize]["deciding"], &view["view"]["phase"]),
            (&json!(true), &json!("act"))
        );
    });
}

#[test]
fn a_place_that_cannot_be_reached_is_explained() {
    run(async {
        let node = Node::start().await;
        let mut table = crate::kit::Table::of_people(node.address(), "mississippi-queen", 2).await;
        // The bows are set first.
        while table.view().await["view"]["phase"] != "speed" {
            table.go_on(1).await;
        }
        let seat = table.deciding().await;
        let why = |what: &str| table.path(&format!("/why-not?{what}"));
        let mut player = table.players[seat].clone();
        let plans = player.get(&table.path("/plans")).await.ok();
        for plan in plans.as_array().unwrap() {
            let at = plan["result"]["at"].as_str().unwrap();
            let answer = player.get(&why(&format!("place={at}"))).await.ok();
            assert_eq!(answer, json!({ "allowed": true, "rule": null, "detail": null }), "{at}");
        }
        let land = player.send(hyper::Method::GET, &why("place=0.4"), &[("accept-language", "de")], "").await.ok();
        assert_eq!((&land["allowed"], &land["rule"]["id"]), (&json!(false), &json!("MQ-MOV-03")));
        assert_eq!(land["detail"], "Da ist Land im Weg");
        player.get(&why("place=nowhere")).await.problem(400, "unknown-space");
        let place = player.get(&why("place=1.99")).await.json()["place"].clone();
        assert_eq!(place, "place");
        for wrong in ["", "place=0.7&action=ahead", "spot=0.7"] {
            player.get(&why(wrong)).await.problem(400, "web-query");
        }
        let other = table.players[1 - seat].clone().get(&why("place=0.7")).await.ok();
        assert_eq!((&other["allowed"], &other["rule"]["id"]), (&json!(false), &json!("MQ-ORD-03")));
    });
}
