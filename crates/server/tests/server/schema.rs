//! Compares documents with what the description of the API says of them.

use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// What is said of an object: its fields, and those that must be there.
#[derive(Clone, Default)]
pub(crate) struct Form<'a> {
    pub(crate) fields: BTreeMap<&'a str, &'a Value>,
    pub(crate) required: BTreeSet<&'a str>,
}

/// An object that was there: whose, and which fields it had of those that it may have.
pub(crate) type Noted<'a> = (String, Form<'a>, Vec<String>);

/// Compares values with their descriptions.
#[derive(Clone, Copy)]
pub(crate) struct Shapes<'a>(pub(crate) &'a Value);

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
    pub(crate) fn fits(
        self,
        schema: &'a Value,
        value: &Value,
        name: &str,
        noted: &mut Vec<Noted<'a>>,
    ) -> Result<(), String> {
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
            Value::Number(number) if number.is_f64() => "number",
            Value::Number(_) => "integer",
            Value::String(_) => "string",
            Value::Array(_) => "array",
            Value::Object(_) => "object",
        };
        if !kinds.iter().any(|known| known == kind || known == "number" && kind == "integer") {
            return Err(format!("{name}: {value} should be {kinds:?}"));
        }
        if let (Some(least), Some(number)) = (schema["minimum"].as_f64(), value.as_f64())
            && number < least
        {
            return Err(format!("{name}: {value} is less than {least}"));
        }
        for value in value.as_array().into_iter().flatten() {
            self.fits(&schema["items"], value, &format!("{name}[]"), noted)?;
        }
        for value in value.as_object().into_iter().flat_map(Map::values) {
            self.fits(&schema["additionalProperties"], value, &format!("{name}.*"), noted)?;
        }
        Ok(())
    }

    /// Whether a stream tells what the description says: an event of the log, or one of another name.
    pub(crate) fn fits_told(self, name: Option<&str>, value: &Value, noted: &mut Vec<Noted<'a>>) -> Result<(), String> {
        let name = match name {
            None => "TableEvent",
            Some("update") => "Update",
            Some("watching") => "Audience",
            Some("gone") if *value == json!({}) => return Ok(()),
            Some(other) => other,
        };
        let schema = &self.0["components"]["schemas"][name];
        if schema.is_object() { self.fits(schema, value, name, noted) } else { Err(format!("{name} is not described")) }
    }

    /// Whether the answer of an operation with this status and content type is what its description says.
    pub(crate) fn fits_answer(self, operation: &'a Value, status: u16, kind: &str, body: &[u8]) -> Result<(), String> {
        let responses = &operation["responses"];
        let exact = &responses[status.to_string()];
        let response = if exact.is_null() { &responses[format!("{}XX", status / 100)] } else { exact };
        if response.is_null() {
            return Err(format!("status {status} is not described"));
        }
        let kind = kind.split(';').next().unwrap_or_default();
        let content = response["content"].as_object();
        if body.is_empty() {
            let has_none = content.is_none() || kind == "text/event-stream";
            return if has_none { Ok(()) } else { Err(format!("status {status} should have a body")) };
        }
        let content = content.and_then(|kinds| kinds.get(kind));
        let Some(content) = content else { return Err(format!("status {status}: {kind} is not described")) };
        if !kind.ends_with("json") {
            return Ok(());
        }
        let value = serde_json::from_slice(body).map_err(|error| error.to_string())?;
        self.fits(&content["schema"], &value, &format!("status {status}"), &mut Vec::new())
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

#[test]
fn what_is_not_as_described_is_found() {
    let answer = json!({ "type": "object", "required": ["count"], "properties": {
        "count": { "type": "integer", "minimum": 0 },
        "kind": { "type": "string", "enum": ["a", "b"] },
        "of": { "oneOf": [{ "type": "null" }, { "$ref": "#/components/schemas/Of" }] },
    } });
    let of = json!({ "type": "array", "items": { "type": "string" } });
    let description = json!({ "components": { "schemas": { "Of": of } } });
    let operation = json!({ "responses": {
        "200": { "content": { "application/json": { "schema": answer } } },
        "204": {},
        "4XX": { "content": { "application/problem+json": { "schema": { "$ref": "#/components/schemas/Of" } } } },
    } });
    let check = |status, kind, body: &str| Shapes(&description).fits_answer(&operation, status, kind, body.as_bytes());
    let json = "application/json; charset=utf-8";
    for good in [r#"{"count":0}"#, r#"{"count":1,"kind":"a","of":null}"#, r#"{"count":2,"of":["x"]}"#] {
        assert_eq!(check(200, json, good), Ok(()), "{good}");
    }
    let wrong = ["{}", r#"{"count":-1}"#, r#"{"count":1.5}"#, r#"{"count":"1"}"#, r#"{"count":1,"kind":"c"}"#];
    for wrong in wrong.into_iter().chain([r#"{"count":1,"of":[1]}"#, r#"{"count":1,"more":1}"#, "[]", "{", ""]) {
        assert!(check(200, json, wrong).is_err(), "{wrong}");
    }
    assert_eq!(check(404, "application/problem+json", "[]"), Ok(()));
    assert_eq!(check(204, "", ""), Ok(()));
    for (status, kind, body) in [(404, json, "[]"), (204, json, "{}"), (201, json, r#"{"count":0}"#), (503, json, "[]")]
    {
        assert!(check(status, kind, body).is_err(), "{status} {kind} {body}");
    }
    assert!(Shapes(&description).fits_told(Some("news"), &json!(1), &mut Vec::new()).is_err());
}
