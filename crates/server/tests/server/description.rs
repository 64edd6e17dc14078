//! The description of the API: whether all of it is there, and whether the server keeps to it whatever it is sent.

use crate::kit::{Answer, Client, Node, Stream, Table, bot, config, maker, open, play, run, serve, skipped};
use crate::schema::Shapes;
use hyper::Method;
use serde_json::{Map, Value, json};
use server::Limits;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use testkit::postgres::{Postgres, Safety};

/// Every operation of a description: method, path, what is said of it.
fn operations(description: &Value) -> Vec<(String, String, Value)> {
    let paths = description["paths"].as_object().unwrap();
    let methods = paths.iter().flat_map(|(path, methods)| {
        let methods = methods.as_object().unwrap().iter();
        methods.map(move |(method, operation)| (method.to_uppercase(), path.clone(), operation.clone()))
    });
    methods.collect()
}

fn references(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_owned));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| references(value, found)),
        _ => {}
    }
}

#[test]
fn every_request_is_described_and_shown() {
    run(async {
        let node = Node::start().await;
        let mut client = node.client();
        let description = client.get("/api/openapi.json").await.ok();
        assert_eq!(description, serde_json::to_value(server::description()).unwrap());
        assert!(description["openapi"].as_str().unwrap().starts_with("3."));
        let operations = operations(&description);
        // Each handler of a request has an attribute, and each is in the router.
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/api");
        let files = std::fs::read_dir(folder).unwrap();
        let sources: String = files.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap()).collect();
        assert_eq!(operations.len(), sources.matches("#[utoipa::path(").count());
        let page = client.get("/api").await.text();
        for (method, path, operation) in &operations {
            assert!(page.contains(&format!("<code>{method} {path}</code>")), "{method} {path} is not on the page");
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{method} {path}");
            let answers = operation["responses"].as_object().unwrap();
            assert!(answers.keys().any(|status| status.starts_with('2')), "{method} {path}");
            assert!(answers.contains_key("4XX"), "{method} {path}");
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let (name, place) = (parameter["name"].as_str().unwrap(), parameter["in"].as_str().unwrap());
                let named = path.contains(&format!("{{{name}}}"));
                assert_eq!(named, place == "path", "{method} {path}: {parameter}");
                assert!(named == (parameter["required"] == true), "{method} {path}: {parameter}");
            }
            // And there is something at the path.
            let parts = path.split('/').map(|part| if part.starts_with('{') { "1" } else { part });
            let path = parts.collect::<Vec<_>>().join("/");
            let method = Method::from_bytes(method.as_bytes()).unwrap();
            let answer = client.send(method, &path, &[], "").await;
            let nothing = answer.status == 404 && answer.json()["code"] == "web-not-found";
            assert!(answer.status != 405 && (!nothing || path == "/api/v1/tokens/1"), "{path}: {}", answer.text());
        }
        let mut found = Vec::new();
        references(&description, &mut found);
        for reference in found {
            let there = description.pointer(reference.trim_start_matches('#'));
            assert!(there.is_some(), "{reference}");
        }
        // The pages are for people, and not in it.
        assert!(operations.iter().all(|(_, path, _)| path != "/" && path != "/api"));
    });
}

/// The page makes its types from this file.
#[test]
fn the_page_has_the_description() {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/openapi.json");
    let now = serde_json::to_string_pretty(&server::description()).unwrap() + "\n";
    testkit::golden::check(&file, &now).unwrap();
}

/// Numbers that look like chance and are always the same.
struct Chance(u64);

impl Chance {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % most
    }

    fn of<'a, T>(&mut self, choices: &'a [T]) -> &'a T {
        &choices[self.below(choices.len())]
    }

    fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }
}

/// Makes requests from what is said of them.
struct Fuzz {
    chance: Chance,
    description: Value,
    /// Words that mean something to the server.
    words: Vec<String>,
    tables: Vec<String>,
}

impl Fuzz {
    fn text(&mut self) -> String {
        match self.chance.below(8) {
            0 => String::new(),
            1 => "\u{1F6F6}ünï\u{202e}<b>&\"'".to_owned(),
            2 => "\u{0}\r\n\t".to_owned(),
            3 => "x".repeat(self.chance.below(3000)),
            4 => "18446744073709551616".to_owned(),
            5 => "../../etc/passwd%00' OR 1=1 --".to_owned(),
            _ => self.chance.of(&self.words).clone(),
        }
    }

    fn number(&mut self) -> Value {
        let numbers =
            [json!(0), json!(1), json!(2), json!(255), json!(256), json!(-1), json!(u64::MAX), json!(i64::MIN)];
        match self.chance.below(4) {
            0 => [json!(1.5), json!(1e300), json!(9_007_199_254_740_993_u64)][self.chance.below(3)].clone(),
            1 => json!(self.chance.below(5)),
            _ => self.chance.of(&numbers).clone(),
        }
    }

    /// Something that is probably wrong.
    fn junk(&mut self) -> Value {
        match self.chance.below(8) {
            0 => Value::Null,
            1 => json!(true),
            2 => self.number(),
            3 => json!([]),
            4 => json!({ "unknown": 1 }),
            5 => (0..100).fold(Value::Null, |inner, _| json!([inner])),
            _ => self.text().into(),
        }
    }

    /// Something that a field or parameter of this name often is: without it, hardly any request would be right.
    fn likely(&mut self, name: &str) -> Option<Value> {
        if self.chance.one_in(4) {
            return None;
        }
        let actions = ["card:1", "card:2", "speed:1", "ahead", "end"];
        match name {
            "game" => Some(json!(self.chance.of(&["niagara", "mississippi-queen"]))),
            "rule" => Some(json!("NI-CRD-03")),
            "seat" | "decision" | "next" | "after" | "from" | "moment" => Some(json!(self.chance.below(3))),
            "most" => Some(json!(1 + self.chance.below(100))),
            "action" => Some(json!(self.chance.of(&actions))),
            "actions" => Some(json!([self.chance.of(&actions)])),
            "place" => Some(Value::Null),
            "login" => Some(json!("somebody")),
            "password" => Some(json!("a long password")),
            _ => None,
        }
    }

    /// Something that a schema describes, more or less.
    fn value(&mut self, schema: &Value, depth: usize) -> Value {
        if depth > 6 || self.chance.one_in(12) {
            return self.junk();
        }
        if let Some(reference) = schema["$ref"].as_str() {
            let schema = self.description.pointer(reference.trim_start_matches('#')).cloned().unwrap_or_default();
            return self.value(&schema, depth + 1);
        }
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let schema = self.chance.of(choices).clone();
                return self.value(&schema, depth + 1);
            }
        }
        if let Some(names) = schema["enum"].as_array() {
            return self.chance.of(names).clone();
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            kind => vec![kind.clone()],
        };
        match self.chance.of(&kinds).as_str() {
            Some("string") => self.text().into(),
            Some("integer" | "number") => self.number(),
            Some("boolean") => self.chance.one_in(2).into(),
            Some("array") => {
                let count = if self.chance.one_in(20) { 300 } else { self.chance.below(5) };
                (0..count).map(|_| self.value(&schema["items"], depth + 1)).collect()
            }
            Some("object") if schema["properties"].is_object() => {
                let mut fields = Map::new();
                for (name, schema) in schema["properties"].as_object().unwrap() {
                    if !self.chance.one_in(8) {
                        let value = self.likely(name).unwrap_or_else(|| self.value(schema, depth + 1));
                        fields.insert(name.clone(), value);
                    }
                }
                Value::Object(fields)
            }
            // The game's own document.
            Some("object") => json!({ "edition": "it2019", "seats": self.number() }),
            _ => self.junk(),
        }
    }

    /// A body that could be right.
    fn body(&mut self, path: &str, schema: &Value) -> String {
        if path.ends_with("/tables") && self.chance.one_in(3) {
            return config("niagara", &[maker(), open(), bot("random")]).to_string();
        }
        if path.ends_with("/actions") && self.chance.one_in(3) {
            return json!({ "seat": 0, "decision": 0, "actions": ["card:1"] }).to_string();
        }
        match self.chance.below(20) {
            0 => String::new(),
            1 => "[".repeat(5000),
            2 => "{\"a\":".to_owned(),
            3 => self.text(),
            _ => self.value(schema, 0).to_string(),
        }
    }

    fn path(&mut self, path: &str, operation: &Value) -> String {
        let mut path = path.to_owned();
        let mut query = Vec::new();
        for parameter in operation["parameters"].as_array().into_iter().flatten() {
            let name = parameter["name"].as_str().unwrap();
            let value = match name {
                "table" if !self.chance.one_in(6) => self.chance.of(&self.tables).clone(),
                "seat" if !self.chance.one_in(4) => self.chance.below(4).to_string(),
                _ => match self.likely(name).unwrap_or_else(|| self.value(&parameter["schema"], 4)) {
                    Value::String(text) => text,
                    value => value.to_string(),
                },
            };
            let value = quoted(&value);
            match parameter["in"].as_str().unwrap() {
                "path" => path = path.replace(&format!("{{{name}}}"), &value),
                "query" if self.chance.one_in(2) => query.push(format!("{name}={value}")),
                _ => {}
            }
        }
        if self.chance.one_in(15) {
            query.push("unknown=%ff%fe".to_owned());
        }
        if query.is_empty() { path } else { format!("{path}?{}", query.join("&")) }
    }
}

fn quoted(text: &str) -> String {
    // A longer head than this is refused before it is a request.
    let bytes = &text.as_bytes()[..text.len().min(2000)];
    let quote =
        |byte: &u8| if byte.is_ascii_alphanumeric() { char::from(*byte).into() } else { format!("%{byte:02X}") };
    bytes.iter().map(quote).collect()
}

/// What every answer must be, whatever was asked.
fn check(shapes: Shapes<'_>, told: &str, operation: &Value, answer: &Answer) {
    let status = answer.status;
    assert!(status < 500, "{told}: {status} {}", answer.text());
    let fits = shapes.fits_answer(operation, status, answer.header("content-type"), &answer.body);
    fits.unwrap_or_else(|why| panic!("{told}: {why}: {}", answer.text()));
    if status >= 400 {
        assert_eq!(answer.header("content-type"), "application/problem+json", "{told}: {}", answer.text());
        let problem = answer.json();
        assert_eq!(problem["status"], status, "{told}");
        assert!(problem["code"].as_str().is_some_and(|code| !code.is_empty()), "{told}: {problem}");
        let detail = problem["detail"].as_str().unwrap_or_default();
        assert!(!detail.is_empty() && detail != problem["code"], "{told}: {problem} has no words");
    }
}

/// What comes over a stream at once is what the description says, until an update that all is told.
async fn check_stream(shapes: Shapes<'_>, told: &str, mut stream: Stream) {
    while let Ok(Some((name, value))) = tokio::time::timeout(Duration::from_millis(50), stream.told()).await {
        let fits = shapes.fits_told(name.as_deref(), &value, &mut Vec::new());
        fits.unwrap_or_else(|why| panic!("{told}: {why}: {value}"));
        if name.as_deref() == Some("update") {
            return;
        }
    }
}

/// Sends each operation many requests for a while; how many answers of each status there were.
async fn fuzz(address: SocketAddr, each: Duration) -> BTreeMap<u16, usize> {
    let mut ada = Client::guest(address, "Ada").await;
    let playing = Table::of_people(address, "mississippi-queen", 2).await;
    let sealed = Table::of_people(address, "niagara", 3).await;
    let mut program = Client::new(address);
    program.token = ada.post("tokens", &json!({ "label": "bot" })).await.ok()["token"].as_str().map(str::to_owned);
    let mut tables = vec![playing.id.clone(), sealed.id.clone()];
    for (game, seats) in
        [("niagara", [maker(), open(), bot("random")]), ("niagara", [maker(), bot("random"), bot("easy")])]
    {
        tables.push(program.post("tables", &config(game, &seats)).await.ok()["id"].as_str().unwrap().to_owned());
    }
    program.post(&format!("tables/{}/start", tables[3]), &json!({})).await.ok();
    play(tables[3].clone(), vec![program.clone()], 0).await;
    let description = program.get("/api/openapi.json").await.ok();
    let words =
        "niagara mississippi-queen it2019 easy card:1 speed:2 ahead end bow:n maker open bot live NI-CRD-03 true 3";
    let words = words.split(' ').map(str::to_owned).chain(tables.clone()).collect();
    let mut fuzz = Fuzz { chance: Chance(0x5eed), description: description.clone(), words, tables };
    let (mut statuses, mut good) = (BTreeMap::new(), BTreeMap::new());
    let mut operations = operations(&description);
    // What deletes something, and what may change who the callers are, comes last: afterwards hardly anything is allowed.
    operations.sort_by_key(|(method, path, _)| {
        let is_of_table = path.starts_with("/api/v1/tables");
        (!is_of_table, method == "DELETE", path.ends_with("/leave") || path.contains("/seats/"))
    });
    for (method, path, operation) in operations {
        let begun = Instant::now();
        let mut is_good = false;
        let schema = operation["requestBody"]["content"].as_object().and_then(|kinds| kinds.values().next());
        let schema = schema.map(|content| content["schema"].clone());
        for number in 0..400 {
            if begun.elapsed() > each {
                break;
            }
            let path_now = fuzz.path(&path, &operation);
            let body = schema.as_ref().map_or_else(String::new, |schema| fuzz.body(&path, schema));
            let kinds = ["application/json", "application/json; charset=utf-8", "text/plain"];
            let kind = if number % 10 == 0 { *fuzz.chance.of(&kinds) } else { kinds[0] };
            let last = fuzz.number().to_string();
            let mut headers =
                vec![("content-type", kind), ("accept-language", *fuzz.chance.of(&["de", "ru;q=x", "*"]))];
            if fuzz.chance.one_in(3) {
                headers.push(("last-event-id", &last));
            }
            // Somebody new, players at the tables, a program, and one with a token that nobody has.
            let mut caller = match number % 8 {
                0 => Client::new(address),
                1 => Client::with_token(address, "nonsense"),
                2 => playing.players[1].clone(),
                3 => sealed.players[0].clone(),
                4 => ada.clone(),
                _ => program.clone(),
            };
            let told = format!("{method} {path_now} {}", body.chars().take(600).collect::<String>());
            let method = Method::from_bytes(method.as_bytes()).unwrap();
            let answer = caller.send(method, &path_now, &headers, body).await;
            check(Shapes(&description), &told, &operation, &answer);
            *statuses.entry(answer.status).or_default() += 1;
            is_good |= answer.status < 300;
            if path.ends_with("/events") && answer.status == 200 {
                check_stream(Shapes(&description), &told, caller.stream_at(&path_now, &headers).await).await;
            }
        }
        good.insert(is_good, good.get(&is_good).copied().unwrap_or(0) + 1);
    }
    // Requests that are right are there for most operations, or good answers would hardly be checked.
    assert!(good[&true] > 2 * good.get(&false).copied().unwrap_or(0), "{good:?}");
    statuses
}

#[test]
fn nothing_that_is_sent_breaks_the_server() {
    run(async {
        let node = Node::start().await;
        let statuses = fuzz(node.address(), Duration::from_millis(450)).await;
        // Both what is right and what is wrong has been tried.
        assert!(
            [200, 201, 204, 400, 401, 403, 404, 409].iter().all(|status| statuses.contains_key(status)),
            "{statuses:?}"
        );
        assert!(statuses.values().sum::<usize>() > 500, "{statuses:?}");
        let mut client = node.client();
        assert_eq!(client.get("/ready").await.status, 200);
    });
}

#[test]
fn nothing_that_is_sent_breaks_postgres() {
    run(async {
        let database = match Postgres::start(Safety::Careless) {
            Ok(database) => database,
            Err(reason) => return skipped(&reason),
        };
        let server = serve(database.address(), Limits::none()).await;
        fuzz(server.address(), Duration::from_millis(250)).await;
        server.stop().await;
    });
}
