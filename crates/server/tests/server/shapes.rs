//! Whether answers have the shapes that the description tells, to the last field: the page's types are made from it.

use crate::kit::{Client, Node, Table, bot, config, maker, run};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// Compares values with their descriptions, and counts which fields are there.
struct Shapes {
    description: Value,
    /// For each described object: how many there were, which of its fields are required, and how often each was there.
    seen: BTreeMap<String, (usize, BTreeSet<String>, BTreeMap<String, usize>)>,
}

impl Shapes {
    fn component(&self, name: &str) -> Value {
        let found = self.description["components"]["schemas"][name].clone();
        assert!(!found.is_null(), "{name} is not described");
        found
    }

    /// The schema behind a reference, and its name.
    fn resolve(&self, schema: &Value, name: &str) -> (Value, String) {
        match schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            Some(name) => self.resolve(&self.component(name), name),
            None => (schema.clone(), name.to_owned()),
        }
    }

    /// The fields of an object and those that must be there, put together from all its parts.
    fn fields(&self, schema: &Value) -> (Map<String, Value>, BTreeSet<String>) {
        let mut fields = schema["properties"].as_object().cloned().unwrap_or_default();
        let names = schema["required"].as_array().into_iter().flatten();
        let mut required: BTreeSet<String> = names.map(|name| name.as_str().unwrap().to_owned()).collect();
        for part in schema["allOf"].as_array().into_iter().flatten() {
            let (more, needed) = self.fields(&self.resolve(part, "").0);
            fields.extend(more);
            required.extend(needed);
        }
        (fields, required)
    }

    /// Whether a value is what a schema says; if not, where and why.
    fn fits(&mut self, schema: &Value, value: &Value, name: &str) -> Result<(), String> {
        let (schema, name) = self.resolve(schema, name);
        let wrong = |what: String| Err(format!("{name}: {what}"));
        for choice in ["oneOf", "anyOf"] {
            if let Some(choices) = schema[choice].as_array() {
                let tried: Vec<String> = choices
                    .iter()
                    .enumerate()
                    .map_while(|(number, schema)| self.try_one(schema, value, &name, number))
                    .collect();
                return if tried.len() < choices.len() {
                    Ok(())
                } else {
                    wrong(format!("{value} is none of it: {tried:?}"))
                };
            }
        }
        if schema["enum"].as_array().is_some_and(|names| !names.contains(value)) {
            return wrong(format!("{value} is not one of {}", schema["enum"]));
        }
        let (fields, required) = self.fields(&schema);
        if !fields.is_empty() {
            let Some(object) = value.as_object() else { return wrong(format!("{value} is no object")) };
            if let Some(unknown) = object.keys().find(|key| !fields.contains_key(*key)) {
                return wrong(format!("{unknown} is not described"));
            }
            if let Some(missing) = required.iter().find(|key| !object.contains_key(*key)) {
                return wrong(format!("{missing} is missing in {value}"));
            }
            for (key, value) in object {
                self.fits(&fields[key], value, &format!("{name}.{key}"))?;
            }
            let seen = self.seen.entry(name.clone()).or_insert_with(|| (0, required, BTreeMap::new()));
            seen.0 += 1;
            for key in object.keys() {
                *seen.2.entry(key.clone()).or_default() += 1;
            }
            return Ok(());
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.clone(),
            Value::Null => return Ok(()),
            kind => vec![kind.clone()],
        };
        let kind = match value {
            Value::Null => "null",
            Value::Bool(_) => "boolean",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !kinds.iter().any(|known| known == kind) {
            return wrong(format!("{value} should be {kinds:?}"));
        }
        for value in value.as_array().into_iter().flatten() {
            self.fits(&schema["items"], value, &format!("{name}[]"))?;
        }
        for value in value.as_object().into_iter().flat_map(Map::values) {
            self.fits(&schema["additionalProperties"], value, &format!("{name}.*"))?;
        }
        Ok(())
    }

    /// Why a value is not what one of several schemas says; nothing if it is.
    fn try_one(&mut self, schema: &Value, value: &Value, name: &str, number: usize) -> Option<String> {
        let before = self.seen.clone();
        let why = self.fits(schema, value, &format!("{name}|{number}")).err()?;
        self.seen = before;
        Some(why)
    }

    #[track_caller]
    fn check(&mut self, component: &str, value: &Value) {
        let schema = json!({ "$ref": format!("#/components/schemas/{component}") });
        self.fits(&schema, value, "").unwrap_or_else(|why| panic!("{why}"));
    }

    /// The answer to a request of this path is what is described.
    #[track_caller]
    fn answer(&mut self, path: &str, value: &Value) {
        let content = &self.description["paths"][path]["get"]["responses"]["200"]["content"];
        let schema = content["application/json"]["schema"].clone();
        assert!(schema.is_object(), "{path} is not described");
        self.fits(&schema, value, path).unwrap_or_else(|why| panic!("{path}: {why}"));
    }
}

/// All moments of a table of bots that play it to its end.
async fn played(client: &mut Client, game: &str, level: &str) -> (String, Vec<Value>) {
    let seats = vec![bot(level); 3];
    let id = client.post("tables", &config(game, &seats)).await.ok()["id"].as_str().unwrap().to_owned();
    client.post(&format!("tables/{id}/start"), &json!({})).await.ok();
    while client.get(&format!("tables/{id}")).await.ok()["stage"] != "over" {
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let last = client.get(&format!("tables/{id}")).await.ok()["last_moment"].as_u64().unwrap();
    let mut moments = Vec::new();
    while moments.len() as u64 <= last {
        let more = client.get(&format!("tables/{id}/moments?from={}", moments.len())).await.ok();
        moments.extend(more.as_array().unwrap().iter().cloned());
    }
    (id, moments)
}

#[test]
fn answers_are_what_the_description_says() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let description = ada.get("/api/openapi.json").await.ok();
        let mut shapes = Shapes { description, seen: BTreeMap::new() };
        for (game, title) in [("mississippi-queen", "Mississippi"), ("niagara", "Niagara")] {
            let (id, moments) = played(&mut ada, game, "random").await;
            for moment in &moments {
                shapes.check("Moment", moment);
                shapes.check(&format!("{title}View"), &moment["view"]);
                for event in moment["events"].as_array().unwrap() {
                    let mut event = event.as_object().unwrap().clone();
                    assert!(event.remove("rule").is_some_and(|rule| rule.is_string()), "{event:?} has no rule");
                    shapes.check(&format!("{title}Event"), &event.into());
                }
            }
            for what in ["", "/moments?lean=true"] {
                let path = format!("/api/v1/tables/{{table}}{}", what.split('?').next().unwrap());
                shapes.answer(&path, &ada.get(&format!("tables/{id}{what}")).await.ok());
            }
            shapes.answer("/api/v1/games/{game}/rules", &ada.get(&format!("games/{game}/rules")).await.ok());
            // Turns are planned while a game goes on.
            let mut table = Table::of_people(node.address(), game, 3).await;
            for _ in 0..20 {
                table.go_on(1).await;
                let seat = table.deciding().await;
                let mut player = table.players[seat].clone();
                shapes.answer("/api/v1/tables/{table}", &player.get(&table.path("")).await.ok());
                let plans = player.get(&table.path("/plans")).await.ok();
                shapes.answer("/api/v1/tables/{table}/plans", &plans);
                for plan in plans.as_array().unwrap() {
                    shapes.check(&format!("{title}Plan"), &plan["result"]);
                }
                shapes.answer("/api/v1/tables/{table}/legal", &player.get(&table.path("/legal")).await.ok());
                let why_not = player.get(&table.path("/why-not?action=end")).await.ok();
                shapes.answer("/api/v1/tables/{table}/why-not", &why_not);
            }
        }
        ada.post("tables", &config("niagara", &[maker(), bot("easy"), bot("easy")])).await.ok();
        for (path, what) in [("games", "games"), ("tables", "tables?mine=true"), ("me", "me")] {
            shapes.answer(&format!("/api/v1/{path}"), &ada.get(what).await.ok());
        }
        // What is always there is required, but for what need not be sent.
        for (name, (count, required, fields)) in &shapes.seen {
            for (field, there) in fields.iter().filter(|(_, there)| *there == count && *count > 10) {
                let said = required.contains(field) || name == "Config";
                assert!(said, "{name}.{field} is always there ({there} times) and not required");
            }
        }
        for known in ["TableView", "Moment", "MississippiView", "NiagaraView", "MississippiPlan", "GameOffer"] {
            assert!(shapes.seen.contains_key(known), "{known} was not seen: {:?}", shapes.seen.keys());
        }
        assert!(shapes.seen.keys().any(|name| name == "Scene"), "pictures are described, too");
    });
}
