//! Niagara by the commands and by the protocol.

use crate::commands::{document, refused, said};
use crate::protocol::{call, engine, error, with};
use serde_json::{Value, json};

const RECORD: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/niagara/records/4.rec");

#[test]
fn a_rule_is_found_by_its_id_alone() {
    let rule = said(&["rules", "NI-STL-01"]);
    assert!(rule.starts_with("NI-STL-01 "), "{rule}");
    assert_eq!(rule, said(&["rules", "ni-stl-01", "--game", "niagara"]));
    assert_ne!(rule, said(&["rules", "NI-STL-01", "--lang", "fr"]));
    assert_eq!(document(&["rules", "--game", "niagara", "--json"]).as_array().unwrap().len(), 74);
    assert!(refused(&["rules", "NI-STL-99"], "").contains("the nearest are NI-STL-0"));
    assert!(refused(&["rules", "NI-EX-03"], "").contains("worked example"));
}

#[test]
fn games_at_random_and_with_a_purpose() {
    let simulate = |player: &str, games: &str| {
        document(&[
            "simulate", "niagara", "--seats", "5", "--games", games, "--seed", "1", "--player", player, "--json",
        ])
    };
    let random = simulate("random", "20");
    assert_eq!(random["games"], 20);
    assert_eq!(random["rounds"]["max"], 200);
    let greedy = simulate("greedy", "40");
    assert!(greedy["rounds"]["mean"].as_f64().unwrap() < 60.0, "{greedy}");
    assert!(greedy["ends"].get("round-limit").is_none(), "{greedy}");
    assert!(greedy["counts"]["gems"]["total"].as_u64().unwrap() > 40 * 5);
    assert_eq!(greedy, simulate("greedy", "40"), "the same seed plays the same games");
    let options = [
        "--fork",
        "in-turn",
        "--tie",
        "count",
        "--load-and-land",
        "forbidden",
        "--open-discards",
        "--round-limit",
        "5",
    ];
    let table =
        document(&[&["simulate", "niagara", "--seats", "3", "--games", "2", "--json"][..], &options[..]].concat());
    let wanted = json!({
        "seats": 3, "fork": "in-turn", "tie": "count", "load_and_land": "forbidden", "open_discards": true,
        "round_limit": 5,
    });
    assert_eq!(table["table"], wanted);
    let endless =
        ["simulate", "niagara", "--seats", "3", "--games", "1", "--player", "greedy", "--round-limit", "none"];
    assert_eq!(document(&[&endless[..], &["--json"]].concat())["table"]["round_limit"], Value::Null);
}

#[test]
fn what_the_game_has_not_is_refused() {
    for (args, wanted) in [
        (&["simulate", "niagara"][..], "error: --seats: it is missing; possible values are 3, 4, 5"),
        (&["simulate", "niagara", "--seats", "6"], "error: --seats: 6 is not a whole number from 3 to 5"),
        (&["simulate", "niagara", "--seats", "2"], "error: --seats: 2 is not a whole number from 3 to 5"),
        (
            &["simulate", "niagara", "--seats", "3", "--edition", "it2019"],
            "error: --edition: there is no edition it2019",
        ),
        (
            &["simulate", "niagara", "--seats", "3", "--black-rose"],
            "error: --black-rose: niagara has no such option; it has ",
        ),
        (
            &["simulate", "niagara", "--seats", "3", "--fork", "left"],
            "error: --fork: left is not possible here; possible are random, in-turn",
        ),
        (&["simulate", "niagara", "--seats", "3", "--player", "good"], "error: good is not possible for --player"),
        (
            &["simulate", "mississippi-queen", "--edition", "it2019", "--seats", "3", "--tie", "count"],
            "error: --tie: mississippi-queen has no such option",
        ),
    ] {
        let line = refused(args, "");
        assert!(line.starts_with(wanted), "{line}");
    }
}

#[test]
fn a_record_is_shown_at_any_moment() {
    let end = said(&["replay", RECORD]);
    assert!(end.contains("The game is over: ") && end.contains("beach") && end.contains("(6L )"), "{end}");
    for lang in ["it", "fr", "ru", "de"] {
        assert_ne!(end, said(&["replay", RECORD, "--lang", lang]));
    }
    let moment = said(&["replay", RECORD, "--at", "40"]);
    assert!(moment.contains("Round ") && !moment.contains("The game is over"), "{moment}");
    let perft = document(&["perft", "--game", "niagara", "--seats", "3", "--depth", "3", "--json"]);
    assert_eq!(perft["nodes"], 3 * 3 * 7 * 2 * 7);
}

fn open(engine: &mut cli::protocol::Engine) -> Value {
    let opened = call(engine, "table.new", &json!({ "game": "niagara", "table": { "seats": 3 }, "seed": 5 }));
    let at = json!({ "id": opened["id"] });
    call(engine, "chance", &with(&at, json!({ "outcome": "ring:brown" })));
    at
}

#[test]
fn a_laid_card_reaches_nobody_else_before_it_is_opened() {
    let answers = |card: &str| {
        let mut engine = engine();
        let at = open(&mut engine);
        let act = |engine: &mut _, seat: u8, action: &str| {
            call(engine, "act", &with(&at, json!({ "seat": seat, "actions": [action] })))
        };
        // Red lays one of two cards; then everything that the others can ask.
        let mut heard = vec![act(&mut engine, 2, card)];
        heard.push(act(&mut engine, 0, "card:4"));
        heard.push(act(&mut engine, 1, "card:5"));
        for seat in [json!(0), json!(1), json!(null)] {
            heard.push(call(&mut engine, "view", &with(&at, json!({ "seat": seat }))));
            for method in ["record", "state"] {
                let refused = error(&mut engine, method, &with(&at, json!({ "seat": seat })));
                assert!(refused["data"]["key"].as_str().unwrap().contains("hidden"), "{refused}");
                heard.push(refused);
            }
        }
        heard.push(call(&mut engine, "plans", &with(&at, json!({ "seat": 0 }))));
        heard.push(call(&mut engine, "turn", &at));
        let own = call(&mut engine, "view", &with(&at, json!({ "seat": 2 })))["players"]["red"]["card"].clone();
        let all = call(&mut engine, "record", &with(&at, json!({ "form": "text", "secrets": true })));
        (heard, own, all.as_str().unwrap().to_owned())
    };
    let (two, cloud) = (answers("card:2"), answers("card:cloud"));
    assert_eq!(two.0, cloud.0);
    assert_eq!((two.1, cloud.1), (json!(2), json!("cloud")));
    assert!(two.2.contains("red: card:2") && cloud.2.contains("red: card:cloud"));
}

#[test]
fn refusals_cite_the_rule() {
    let mut engine = engine();
    let at = open(&mut engine);
    for (seat, card) in [(0, "card:4"), (1, "card:5"), (2, "card:6")] {
        call(&mut engine, "act", &with(&at, json!({ "seat": seat, "actions": [card] })));
    }
    let refused = error(&mut engine, "act", &with(&at, json!({ "seat": 0, "actions": ["canoe:a", "down", "up"] })));
    assert_eq!(refused["data"]["rule"]["id"], "NI-CAN-05");
    assert_eq!(refused["data"]["place"], "actions.2");
    let check = call(&mut engine, "check", &with(&at, json!({ "seat": 1, "action": "canoe:a" })));
    assert_eq!(check["rule"]["id"], "NI-ACT-01");
}

#[test]
fn a_batch_tells_nothing_of_what_others_have_sealed() {
    let answer = |card: &str| {
        let mut engine = engine();
        let position = json!({
            "format": 1,
            "table": { "seats": 3 },
            "phase": "cards",
            "players": {
                "brown": { "canoes": ["lost", "lost"], "gems": { "ruby": 1 }, "card": card },
                "red": { "card": "5" },
            },
        });
        let opened = call(&mut engine, "table.load", &json!({ "game": "niagara", "position": position, "seed": 1 }));
        let at = json!({ "id": opened["id"] });
        error(&mut engine, "act", &with(&at, json!({ "seat": 1, "actions": ["card:1", "canoe:a", "end"] })))
    };
    assert_eq!(answer("3"), answer("cloud"));
    assert_eq!(answer("3")["data"]["key"], "host-runs-past");
}
