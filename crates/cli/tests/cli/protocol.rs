//! The engine protocol: line in, line out.

use api::{Board, GameEvent, Plan, RuleCited, View, WhyNot};
use cli::protocol::{Engine, MOST_BYTES, code};
use proptest::prelude::*;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt::Write;
use words::Lang;

const GAME: &str = "mississippi-queen";

pub(crate) fn engine() -> Engine {
    Engine::new(Lang::En)
}

fn answer(engine: &mut Engine, line: &str) -> Value {
    let line = engine.handle(line).unwrap_or_else(|| panic!("no answer to {line}"));
    serde_json::from_str(&line).expect("answers are JSON")
}

fn ask(engine: &mut Engine, method: &str, params: &Value) -> Value {
    let request = json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params });
    answer(engine, &request.to_string())
}

pub(crate) fn call(engine: &mut Engine, method: &str, params: &Value) -> Value {
    let reply = ask(engine, method, params);
    assert!(reply.get("error").is_none(), "{method} {params}: {reply}");
    reply["result"].clone()
}

pub(crate) fn error(engine: &mut Engine, method: &str, params: &Value) -> Value {
    let reply = ask(engine, method, params);
    assert!(reply.get("result").is_none(), "{method} {params}: {reply}");
    reply["error"].clone()
}

/// A document of the contract: every field of it, and no other.
fn document<T: DeserializeOwned + serde::Serialize>(value: &Value) -> T {
    let document: T = serde_json::from_value(value.clone()).unwrap_or_else(|error| panic!("{error}: {value}"));
    assert_eq!(serde_json::to_value(&document).unwrap(), *value);
    document
}

fn code_of(reply: &Value) -> i64 {
    reply["error"]["code"].as_i64().unwrap_or_else(|| panic!("no error: {reply}"))
}

fn open(engine: &mut Engine, table: &Value) -> Value {
    let opened = call(engine, "table.new", &json!({ "game": GAME, "table": table, "seed": 5 }));
    json!({ "id": opened["id"] })
}

pub(crate) fn with(params: &Value, more: Value) -> Value {
    let mut params = params.clone();
    if let (Some(fields), Value::Object(more)) = (params.as_object_mut(), more) {
        fields.extend(more);
    }
    params
}

/// Plays on by always taking the middle action, for so many steps or to the end.
fn play(engine: &mut Engine, at: &Value, steps: usize) {
    for step in 0..steps {
        let turn = call(engine, "turn", at);
        match turn["kind"].as_str() {
            Some("chance") => {
                assert!(!call(engine, "chances", at).as_array().unwrap().is_empty());
                call(engine, "chance", &with(at, json!({ "draw": true })));
            }
            Some("decide") => {
                let seat = &turn["seats"][0];
                let legal = call(engine, "legal", &with(at, json!({ "seat": seat })));
                let legal = legal.as_array().unwrap();
                let action = &legal[(step * 7) % legal.len()];
                call(engine, "act", &with(at, json!({ "seat": seat, "actions": [action] })));
            }
            _ => return,
        }
    }
}

#[test]
fn a_whole_game_goes_through_the_protocol_and_its_record_replays() {
    let mut engine = engine();
    let at = open(&mut engine, &json!({ "edition": "it1997", "seats": 3, "round_limit": 20 }));
    play(&mut engine, &at, 20_000);
    let result = call(&mut engine, "result", &at);
    assert_eq!(result["ranks"].as_array().unwrap().len(), 3);
    for form in ["json", "text"] {
        let record = call(&mut engine, "record", &with(&at, json!({ "form": form })));
        let again = call(&mut engine, "table.replay", &json!({ "record": record }));
        let there = json!({ "id": again["id"] });
        assert_eq!(call(&mut engine, "result", &there), result);
        assert_eq!(call(&mut engine, "state", &there), call(&mut engine, "state", &at));
    }
}

#[test]
fn a_state_loads_again_and_goes_on_the_same() {
    let mut engine = engine();
    let at = open(&mut engine, &json!({ "edition": "ru2019", "seats": 2 }));
    play(&mut engine, &at, 150);
    let state = call(&mut engine, "state", &at);
    let loaded = call(&mut engine, "table.load", &json!({ "game": GAME, "position": state }));
    let there = json!({ "id": loaded["id"] });
    for method in ["state", "turn", "chances", "view"] {
        assert_eq!(call(&mut engine, method, &there), call(&mut engine, method, &at), "{method}");
    }
    let record = call(&mut engine, "record", &there);
    assert!(record["start"].is_object(), "the record of a loaded table starts there");
}

#[test]
fn the_same_seed_draws_the_same() {
    let draw = |seed: Option<u64>| {
        let mut engine = engine();
        let at = open(&mut engine, &json!({ "edition": "it2019", "seats": 4 }));
        let outcome = call(&mut engine, "chance", &with(&at, json!({ "draw": true, "seed": seed })));
        outcome["outcome"].clone()
    };
    assert_eq!(draw(None), draw(None));
    assert_eq!(draw(Some(3)), draw(Some(3)));
    assert!((0..20).any(|seed| draw(Some(seed)) != draw(Some(3))));
}

/// A table on which seat 0 begins the race.
fn racing(engine: &mut Engine) -> Value {
    let at = open(engine, &json!({ "edition": "it1997", "seats": 3 }));
    for outcome in ["tile:A1-1:straight", "first:0"] {
        call(engine, "chance", &with(&at, json!({ "outcome": outcome })));
    }
    for seat in 0..3 {
        call(engine, "act", &with(&at, json!({ "seat": seat, "actions": ["bow:n"] })));
    }
    at
}

#[test]
fn a_batch_is_done_wholly_or_not_at_all() {
    let mut engine = engine();
    let at = racing(&mut engine);
    let before = call(&mut engine, "state", &at);
    let record = call(&mut engine, "record", &at);
    let refused = |engine: &mut Engine, actions: &[&str]| {
        let error = error(engine, "act", &with(&at, json!({ "seat": 0, "actions": actions })));
        assert_eq!(call(engine, "state", &at), before, "{actions:?}");
        assert_eq!(call(engine, "record", &at), record, "{actions:?}");
        error
    };
    let illegal = refused(&mut engine, &["speed:1", "ahead", "ahead"]);
    assert_eq!(illegal["code"], code::ILLEGAL);
    assert_eq!(illegal["data"]["place"], "actions.2");
    let rule: RuleCited = document(&illegal["data"]["rule"]);
    assert_eq!((rule.id.as_str(), rule.need, rule.have), ("MQ-SPD-01", Some(1), Some(0)));
    assert!(!rule.statement.is_empty());
    let past = refused(&mut engine, &["speed:1", "ahead", "end", "speed:1"]);
    assert_eq!(past["code"], code::NOT_NOW);
    assert_eq!((&past["data"]["key"], &past["data"]["place"]), (&json!("host-runs-past"), &json!("actions.3")));
    assert_eq!(refused(&mut engine, &["speed:1", "fly"])["data"]["key"], "unknown-action");
    assert_eq!(refused(&mut engine, &[])["data"]["key"], "actions-empty");
    let other = error(&mut engine, "act", &with(&at, json!({ "seat": 1, "actions": ["speed:1"] })));
    assert_eq!(other["code"], code::ILLEGAL, "another seat's turn is refused by rule");
    let done = call(&mut engine, "act", &with(&at, json!({ "seat": 0, "actions": ["speed:1", "ahead", "end"] })));
    assert_eq!(done["turn"]["kind"], "chance", "1997: the first turn lays a tile");
    assert!(done["events"].as_array().unwrap().iter().any(|event| event["event"] == "moved"), "{done}");
}

#[test]
fn check_agrees_with_legal_and_plans_can_be_played() {
    let mut engine = engine();
    let at = racing(&mut engine);
    let seat = with(&at, json!({ "seat": 0 }));
    let legal = call(&mut engine, "legal", &seat);
    for action in ["speed:1", "speed:6", "ahead", "end", "bow:n", "push:s", "back", "give:blue:1"] {
        let checked: WhyNot = document(&call(&mut engine, "check", &with(&seat, json!({ "action": action }))));
        assert_eq!(checked.allowed, legal.as_array().unwrap().contains(&json!(action)), "{action}");
        assert_eq!((checked.rule.is_some(), checked.detail.is_some()), (!checked.allowed, !checked.allowed));
    }
    let board = call(&mut engine, "board", &at);
    let find = |id: &str| board["spaces"].as_array().unwrap().iter().find(|space| space["id"] == id).unwrap();
    assert_eq!((&find("0.4")["ground"], &find("0.2")["start_dock"]), (&json!("land"), &json!(1)));
    let plans = call(&mut engine, "plans", &seat);
    let state = call(&mut engine, "state", &at);
    for plan in plans.as_array().unwrap() {
        let copy = call(&mut engine, "table.load", &json!({ "game": GAME, "position": state, "id": "copy" }));
        let copy = json!({ "id": copy["id"] });
        call(&mut engine, "act", &with(&copy, json!({ "seat": 0, "actions": plan["actions"] })));
        call(&mut engine, "table.close", &copy);
    }
    assert!(!plans.as_array().unwrap().is_empty());
}

#[test]
fn answers_are_the_documents_of_the_contract() {
    let mut engine = engine();
    for (game, table) in [(GAME, json!({ "edition": "it2019", "seats": 3 })), ("niagara", json!({ "seats": 3 }))] {
        let opened = call(&mut engine, "table.new", &json!({ "game": game, "table": table, "seed": 5 }));
        let at = json!({ "id": opened["id"] });
        for step in 0..60 {
            let turn = call(&mut engine, "turn", &at);
            let done = if turn["kind"] == "chance" {
                call(&mut engine, "chance", &with(&at, json!({ "draw": true })))
            } else {
                let seat = with(&at, json!({ "seat": turn["seats"][0] }));
                let plans: Vec<Plan> = document(&call(&mut engine, "plans", &seat));
                let actions = &plans[(step * 7) % plans.len()].actions;
                call(&mut engine, "act", &with(&seat, json!({ "actions": actions })))
            };
            document::<Vec<GameEvent>>(&done["events"]);
            for seat in [json!(null), json!(1)] {
                let view = call(&mut engine, "view", &with(&at, json!({ "seat": seat })));
                assert_eq!(view["game"], game);
                document::<View>(&view);
            }
            document::<Board>(&call(&mut engine, "board", &at));
        }
        let nobody = error(&mut engine, "view", &with(&at, json!({ "seat": 7 })));
        let data = json!({ "key": "host-no-seat", "place": "seat" });
        assert_eq!((&nobody["code"], &nobody["data"]), (&json!(code::INVALID_PARAMS), &data));
    }
}

#[test]
fn chances_are_taken_only_when_due_and_only_as_listed() {
    let mut engine = engine();
    let at = open(&mut engine, &json!({ "edition": "it2019", "seats": 3 }));
    let key = |engine: &mut Engine, more: Value| error(engine, "chance", &with(&at, more))["data"]["key"].clone();
    assert_eq!(key(&mut engine, json!({ "outcome": "tile:A1-1:left" })), "chance-not-listed");
    assert_eq!(key(&mut engine, json!({ "outcome": "rain" })), "unknown-chance");
    for form in
        [json!({}), json!({ "draw": false }), json!({ "outcome": "first:0", "draw": true }), json!({ "seed": 1 })]
    {
        assert_eq!(key(&mut engine, form), "chance-form");
    }
    let at = racing(&mut engine);
    let late = error(&mut engine, "chance", &with(&at, json!({ "draw": true })));
    assert_eq!((&late["code"], &late["data"]["key"]), (&json!(code::NOT_NOW), &json!("no-chance-due")));
    assert_eq!(call(&mut engine, "chances", &at), json!([]));
}

#[test]
fn tables_have_ids_of_their_own() {
    let mut engine = engine();
    let table = json!({ "edition": "fr2019", "seats": 4 });
    let new = |id: Value| json!({ "game": GAME, "table": table, "id": id });
    assert_eq!(call(&mut engine, "table.new", &new(json!("t1")))["id"], "t1");
    assert_eq!(open(&mut engine, &table)["id"], "t2");
    assert_eq!(error(&mut engine, "table.new", &new(json!("t2")))["data"]["key"], "table-exists");
    call(&mut engine, "table.close", &json!({ "id": "t1" }));
    assert_eq!(call(&mut engine, "tables", &json!({})), json!(["t2"]));
    let gone = error(&mut engine, "state", &json!({ "id": "t1" }));
    assert_eq!((&gone["code"], &gone["data"]["key"]), (&json!(code::NO_TABLE), &json!("unknown-table")));
    for _ in 1..cli::protocol::MOST_TABLES {
        open(&mut engine, &table);
    }
    let full = error(&mut engine, "table.new", &json!({ "game": GAME, "table": table }));
    assert_eq!(full["data"]["key"], "too-many-tables");
}

#[test]
fn wrong_content_is_refused_with_its_place() {
    let mut engine = engine();
    let mut wrong = |method: &str, params: Value| {
        let error = error(&mut engine, method, &params);
        let data = &error["data"];
        format!("{} {} {}", error["code"], data["key"].as_str().unwrap(), data["place"].as_str().unwrap_or("-"))
    };
    let table = |more: Value| json!({ "game": GAME, "table": with(&json!({ "edition": "it2019", "seats": 4 }), more) });
    assert_eq!(wrong("table.new", table(json!({ "seats": 9 }))), "4 number-out-of-range table.seats");
    assert_eq!(wrong("table.new", table(json!({ "edition": "x" }))), "4 json-unknown-name table.edition");
    assert_eq!(wrong("table.new", table(json!({ "b_tiles": ["C1"] }))), "4 unknown-tile table.b_tiles.0");
    assert_eq!(wrong("table.new", table(json!({ "team_size": 3 }))), "4 table-excluded table.team_size");
    assert_eq!(wrong("table.new", json!({ "game": "chess", "table": {} })), "-32602 unknown-game game");
    assert_eq!(wrong("table.new", json!({ "table": {} })), "-32602 json-missing-field -");
    assert_eq!(wrong("table.new", json!({ "game": 1, "table": {} })), "-32602 json-wrong-type game");
    assert_eq!(wrong("table.load", json!({ "game": GAME, "position": [] })), "4 json-wrong-type position");
    assert_eq!(wrong("table.replay", json!({ "record": "hello" })), "4 record-header record, line 1");
    assert_eq!(wrong("table.replay", json!({ "record": 5 })), "-32602 json-wrong-type record");
    assert_eq!(wrong("table.replay", json!({ "record": [] })), "-32602 json-wrong-type record");
    let seat = json!({ "format": 1, "game": GAME, "table": {}, "entries": [{ "seat": "x" }] });
    assert_eq!(wrong("table.replay", json!({ "record": seat })), "4 json-wrong-type record.entries.0.seat");
    assert_eq!(wrong("table.new", with(&table(json!({})), json!({ "id": "" }))), "-32602 table-id-empty id");
    assert_eq!(wrong("games", json!({ "x": 1 })), "-32602 json-no-fields x");
    assert_eq!(wrong("legal", json!({ "seat": 1 })), "-32602 json-missing-field -");
    assert_eq!(wrong("sail", json!({})), "-32601 unknown-method -");
}

#[test]
fn json_rpc_is_spoken_by_its_book() {
    let mut engine = engine();
    let games = r#"{"jsonrpc":"2.0","id":7,"method":"games"}"#;
    assert_eq!(answer(&mut engine, games)["id"], 7);
    assert_eq!(code_of(&answer(&mut engine, "{nonsense")), -32700);
    assert_eq!(code_of(&answer(&mut engine, "[]")), -32600);
    assert_eq!(code_of(&answer(&mut engine, "17")), -32600);
    assert_eq!(code_of(&answer(&mut engine, r#"{"jsonrpc":"1.0","id":3,"method":"games"}"#)), -32600);
    assert_eq!(answer(&mut engine, r#"{"jsonrpc":"1.0","id":3,"method":"games"}"#)["id"], 3);
    assert_eq!(code_of(&answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"method":1}"#)), -32600);
    assert_eq!(code_of(&answer(&mut engine, r#"{"jsonrpc":"2.0","id":{},"method":"games"}"#)), -32600);
    assert_eq!(code_of(&answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"method":"games","params":[1]}"#)), -32602);
    assert_eq!(code_of(&answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"method":"games","params":1}"#)), -32602);
    assert_eq!(code_of(&answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"id":4,"method":"games"}"#)), -32700);
    let method = answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"method":5}"#);
    assert_eq!(method["error"]["data"]["key"], "json-wrong-type");
    let twice = answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"method":"legal","params":{"id":"a","id":"b"}}"#);
    assert_eq!((code_of(&twice), &twice["id"]), (-32700, &json!(3)), "who asked is told");
    assert_eq!(answer(&mut engine, r#"{"jsonrpc":"2.0","id":3,"id":4,"method":"games"}"#)["id"], Value::Null);
    assert_eq!(engine.handle(r#"{"jsonrpc":"2.0","method":"games"}"#), None);
    assert_eq!(engine.handle(r#"[{"jsonrpc":"2.0","method":"sail"}]"#), None);
    let batch = answer(&mut engine, &format!("[{games}, 1, {{\"jsonrpc\":\"2.0\",\"method\":\"games\"}}]"));
    assert_eq!(batch.as_array().unwrap().len(), 2);
    assert_eq!(code_of(&batch[1]), -32600);
    assert_eq!(code_of(&answer(&mut engine, &"x".repeat(MOST_BYTES + 1))), -32600);
    assert_eq!(engine.handle("  \n"), None);
}

#[test]
fn texts_are_in_the_language_of_the_session() {
    let mut russian = Engine::new(Lang::Ru);
    let error = error(&mut russian, "state", &json!({ "id": "x" }));
    assert_eq!(error["message"], "id: нет стола x");
    assert_eq!(error["data"]["key"], "unknown-table");
}

/// Where an answer in the page is cut.
const SHOWN: usize = 700;

/// The session of `docs/protocol.md`, played; `BLESS=1` writes it anew.
#[test]
fn the_documented_session_is_a_real_one() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let page = std::fs::read_to_string(path).expect("docs/protocol.md is there");
    let mut engine = engine();
    let mut played = String::new();
    for line in page.lines().filter(|line| !line.starts_with("<-- ")) {
        writeln!(played, "{line}").unwrap();
        if let Some(reply) = line.strip_prefix("--> ").and_then(|line| engine.handle(line)) {
            let shown: String = reply.chars().take(SHOWN).collect();
            let more = if shown.len() < reply.len() { "…" } else { "" };
            writeln!(played, "<-- {shown}{more}").unwrap();
        }
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, &played).expect("docs/protocol.md can be written");
    } else {
        assert_eq!(page, played, "the session has changed; BLESS=1 writes it anew");
    }
}

/// Requests that are right but for a part, and lines that are nothing.
fn line() -> impl Strategy<Value = String> {
    let method = prop::sample::select(vec![
        "games",
        "tables",
        "table.new",
        "table.load",
        "table.replay",
        "table.close",
        "state",
        "view",
        "board",
        "turn",
        "legal",
        "check",
        "plans",
        "act",
        "chances",
        "chance",
        "record",
        "result",
        "nothing",
    ]);
    let name = prop::sample::select(vec![
        "id", "seat", "action", "actions", "outcome", "draw", "seed", "form", "record", "position", "table", "game",
        "x",
    ]);
    let value = prop_oneof![
        Just(json!("t1")),
        Just(json!(GAME)),
        Just(json!(true)),
        Just(json!(null)),
        Just(json!({ "edition": "it2019", "seats": 3 })),
        (0u8..8).prop_map(|n| json!(n)),
        any::<i64>().prop_map(|n| json!(n)),
        any::<f64>().prop_map(|n| json!(n)),
        prop::sample::select(vec!["bow:n", "speed:2", "ahead", "end", "order:red", "tile:A1-1:straight", "text"])
            .prop_map(|s| json!(s)),
        prop::collection::vec(prop::sample::select(vec!["bow:n", "speed:2", "ahead", "end"]), 0..4)
            .prop_map(|s| json!(s)),
        ".{0,12}".prop_map(|s| json!(s)),
    ];
    let params = prop::collection::btree_map(name, value, 0..4);
    let request = (method, params).prop_map(|(method, params)| {
        let mut params = json!(params);
        if let Some(fields) = params.as_object_mut() {
            fields.entry("id").or_insert(json!("t1"));
        }
        json!({ "jsonrpc": "2.0", "id": 1, "method": method, "params": params }).to_string()
    });
    prop_oneof![8 => request, 1 => ".{0,80}", 1 => "[\\[\\]{}\",:0-9a-z ]{0,60}"]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    #[test]
    fn whatever_comes_in_an_answer_comes_out(lines in prop::collection::vec(line(), 1..30)) {
        let mut engine = engine();
        open(&mut engine, &json!({ "edition": "it2019", "seats": 3 }));
        for line in lines {
            if let Some(reply) = engine.handle(&line) {
                prop_assert!(!reply.contains('\n'));
                prop_assert!(serde_json::from_str::<Value>(&reply).is_ok());
            }
        }
    }
}
