//! Whether answers have the shapes that the description tells, to the last field: the page's types are made from it.

use crate::kit::{Client, Node, Table, bot, config, maker, run};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

/// What is said of an object: its fields, and those that must be there.
#[derive(Clone, Default)]
struct Form<'a> {
    fields: BTreeMap<&'a str, &'a Value>,
    required: BTreeSet<&'a str>,
}

/// An object that was there: whose, and which fields it had of those that it may have.
type Noted<'a> = (String, Form<'a>, Vec<String>);

/// Compares values with their descriptions.
#[derive(Clone, Copy)]
struct Shapes<'a>(&'a Value);

impl<'a> Shapes<'a> {
    /// The schema behind a reference, and its name.
    fn resolve(self, schema: &'a Value, name: &str) -> (&'a Value, String) {
        match schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
            Some(name) => self.resolve(&self.0["components"]["schemas"][name], name),
            None => (schema, name.to_owned()),
        }
    }

    /// The forms that an object can have, put together from all its parts.
    fn forms(self, schema: &'a Value) -> Vec<Form<'a>> {
        let (schema, _) = self.resolve(schema, "");
        if let Some(choices) = schema["oneOf"].as_array() {
            return choices.iter().flat_map(|choice| self.forms(choice)).collect();
        }
        let names = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let fields = schema["properties"].as_object().into_iter().flatten();
        let own =
            Form { fields: fields.map(|(name, field)| (name.as_str(), field)).collect(), required: names.collect() };
        let parts = schema["allOf"].as_array().into_iter().flatten();
        parts.fold(vec![own], |forms, part| {
            let more = self.forms(part);
            let joined = forms.iter().flat_map(|form| more.iter().map(move |other| (form.clone(), other)));
            let join = |(mut form, other): (Form<'a>, &Form<'a>)| {
                form.fields.extend(&other.fields);
                form.required.extend(&other.required);
                form
            };
            joined.map(join).collect()
        })
    }

    /// Whether a value is what a schema says, noting its objects; if not, where and why.
    fn fits(self, schema: &'a Value, value: &Value, name: &str, noted: &mut Vec<Noted<'a>>) -> Result<(), String> {
        let (schema, name) = self.resolve(schema, name);
        if let Some(choices) = schema["oneOf"].as_array() {
            return first(choices, noted, &name, |schema, name, noted| self.fits(schema, value, name, noted));
        }
        if schema["enum"].as_array().is_some_and(|names| !names.contains(value)) {
            return Err(format!("{name}: {value} is not one of {}", schema["enum"]));
        }
        if schema["properties"].is_object() || schema["allOf"].is_array() {
            let forms = self.forms(schema);
            return first(&forms, noted, &name, |form, name, noted| self.has_form(form, value, name, noted));
        }
        let kinds = match &schema["type"] {
            Value::Array(kinds) => kinds.as_slice(),
            Value::Null => return Ok(()),
            kind => std::slice::from_ref(kind),
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
            return Err(format!("{name}: {value} should be {kinds:?}"));
        }
        for value in value.as_array().into_iter().flatten() {
            self.fits(&schema["items"], value, &format!("{name}[]"), noted)?;
        }
        for value in value.as_object().into_iter().flat_map(Map::values) {
            self.fits(&schema["additionalProperties"], value, &format!("{name}.*"), noted)?;
        }
        Ok(())
    }

    fn has_form(self, form: &Form<'a>, value: &Value, name: &str, noted: &mut Vec<Noted<'a>>) -> Result<(), String> {
        let object = value.as_object().ok_or_else(|| format!("{name}: {value} is no object"))?;
        if let Some(missing) = form.required.iter().find(|key| !object.contains_key(**key)) {
            return Err(format!("{name}: {missing} is missing"));
        }
        for (key, value) in object {
            let field = form.fields.get(key.as_str()).ok_or_else(|| format!("{name}: {key} is not described"))?;
            self.fits(field, value, &format!("{name}.{key}"), noted)?;
        }
        noted.push((name.to_owned(), form.clone(), object.keys().cloned().collect()));
        Ok(())
    }
}

/// The first of several that fits.
fn first<'a, 'b, T>(
    choices: &'b [T],
    noted: &mut Vec<Noted<'a>>,
    name: &str,
    fits: impl Fn(&'b T, &str, &mut Vec<Noted<'a>>) -> Result<(), String>,
) -> Result<(), String> {
    let before = noted.len();
    let mut why = String::new();
    for (number, choice) in choices.iter().enumerate() {
        let name = if choices.len() > 1 { format!("{name}|{number}") } else { name.to_owned() };
        match fits(choice, &name, noted) {
            Ok(()) => return Ok(()),
            Err(wrong) => why = format!("{why} {wrong}"),
        }
        noted.truncate(before);
    }
    Err(why)
}

/// A description, and what was found to fit it.
struct Found<'a> {
    shapes: Shapes<'a>,
    noted: Vec<Noted<'a>>,
}

impl Found<'_> {
    /// The answer to a request of this path is what is described.
    #[track_caller]
    fn answer(&mut self, path: &str, value: &Value) {
        let content = &self.shapes.0["paths"][path]["get"]["responses"]["200"]["content"];
        let schema = &content["application/json"]["schema"];
        assert!(schema.is_object(), "{path} is not described");
        self.shapes.fits(schema, value, path, &mut self.noted).unwrap_or_else(|why| panic!("{path}: {why}"));
    }
}

/// A table of bots that have played it to its end, and the number of its last moment.
async fn played(client: &mut Client, game: &str) -> (String, u64) {
    let made = client.post("tables", &config(game, &vec![bot("random"); 3])).await.ok();
    let path = format!("tables/{}", made["id"].as_str().unwrap());
    client.post(&format!("{path}/start"), &json!({})).await.ok();
    loop {
        let table = client.get(&path).await.ok();
        if table["stage"] == "over" {
            return (path, table["last_moment"].as_u64().unwrap());
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

async fn look_back(found: &mut Found<'_>, client: &mut Client, game: &str) {
    let (path, last) = played(client, game).await;
    let moments = "/api/v1/tables/{table}/moments";
    let story = client.get(&format!("{path}/moments?lean=true")).await.ok();
    found.answer(moments, &story);
    for from in [0, last / 2, last.saturating_sub(10)] {
        let shown = client.get(&format!("{path}/moments?from={from}&most=15")).await.ok();
        found.answer(moments, &shown);
    }
    found.answer("/api/v1/tables/{table}", &client.get(&path).await.ok());
    found.answer("/api/v1/tables/{table}/log", &client.get(&format!("{path}/log")).await.ok());
    found.answer("/api/v1/games/{game}/rules", &client.get(&format!("games/{game}/rules")).await.ok());
}

async fn look_ahead(found: &mut Found<'_>, mut table: Table) {
    for _ in 0..15 {
        table.go_on(1).await;
        let seat = table.deciding().await;
        let mut player = table.players[seat].clone();
        for (what, query) in
            [("", ""), ("/legal", ""), ("/why-not", "?action=end"), ("/plans", ""), ("/log", ""), ("/board", "")]
        {
            let answer = player.get(&table.path(&format!("{what}{query}"))).await.ok();
            found.answer(&format!("/api/v1/tables/{{table}}{what}"), &answer);
        }
    }
}

#[test]
fn answers_are_what_the_description_says() {
    run(async {
        let node = Node::start().await;
        let mut ada = Client::guest(node.address(), "Ada").await;
        let description = ada.get("/api/openapi.json").await.ok();
        let mut found = Found { shapes: Shapes(&description), noted: Vec::new() };
        for game in ["mississippi-queen", "niagara"] {
            look_back(&mut found, &mut ada, game).await;
            look_ahead(&mut found, Table::of_people(node.address(), game, 3).await).await;
        }
        ada.post("tables", &config("niagara", &[maker(), bot("easy"), bot("easy")])).await.ok();
        for (path, what) in [("games", "games"), ("tables", "tables?mine=true"), ("me", "me")] {
            found.answer(&format!("/api/v1/{path}"), &ada.get(what).await.ok());
        }
        // What is always there is required, but for what need not be sent.
        let mut kinds: BTreeMap<&str, Vec<&Noted<'_>>> = BTreeMap::new();
        for noted in &found.noted {
            kinds.entry(&noted.0).or_default().push(noted);
        }
        for (kind, objects) in kinds.iter().filter(|(kind, objects)| objects.len() > 10 && !kind.contains("Config")) {
            let form = &objects[0].1;
            for field in form.fields.keys().filter(|field| !form.required.contains(**field)) {
                let missing = objects.iter().any(|(_, _, there)| !there.iter().any(|name| name == field));
                assert!(missing, "{kind}.{field} is always there and not required");
            }
        }
        for known in [
            "Moment",
            "Scene",
            "GameView|0",
            "GameView|1",
            "TableEvent|0",
            "Plan",
            "Step",
            "Cost",
            "MississippiSpace",
            "NiagaraPlace",
        ] {
            assert!(kinds.contains_key(known), "{known} was not seen: {:?}", kinds.keys());
        }
    });
}
