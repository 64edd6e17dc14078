//! The API, for people who read: made from its description, so it says the same.

use super::{escape, page, say};
use crate::app::App;
use crate::language;
use axum::http::HeaderMap;
use axum::response::Html;
use serde_json::Value;
use std::fmt::Write as _;
use utoipa::openapi::OpenApi;

/// What the page says beside its headings, which are in the reader's language.
pub(crate) struct Page {
    about: String,
    requests: String,
    kinds: String,
}

/// Makes the page, once.
pub(crate) fn page_of(description: &OpenApi) -> Page {
    let document = serde_json::to_value(description).unwrap_or_default();
    let about = escape(document["info"]["description"].as_str().unwrap_or_default());
    let mut requests = String::new();
    for (path, methods) in document["paths"].as_object().into_iter().flatten() {
        for (method, request) in methods.as_object().into_iter().flatten() {
            write_request(&mut requests, path, method, request);
        }
    }
    let mut kinds = String::new();
    for (name, schema) in document["components"]["schemas"].as_object().into_iter().flatten() {
        let _ = write!(kinds, "<h3 id=\"{0}\"><code>{0}</code></h3><p>{1}</p>", escape(name), description_of(schema));
        write_fields(&mut kinds, schema);
    }
    Page { about, requests, kinds }
}

/// `GET /api`.
pub(crate) fn show(app: &App, made: &Page, headers: &HeaderMap) -> Html<String> {
    let lang = language::of(headers);
    let body = format!(
        "<p>{}</p><p><a href=\"/api/openapi.json\">openapi.json</a></p><h2>{}</h2>{}<h2>{}</h2>{}",
        made.about,
        say(lang, "page-requests", &[]),
        made.requests,
        say(lang, "page-kinds", &[]),
        made.kinds
    );
    page(app, lang, "page-api", &body)
}

fn description_of(value: &Value) -> String {
    escape(value["description"].as_str().unwrap_or_default())
}

fn write_request(out: &mut String, path: &str, method: &str, request: &Value) {
    let about = ["summary", "description"].map(|field| escape(request[field].as_str().unwrap_or_default()));
    let _ = write!(
        out,
        "<h3><code>{} {}</code></h3><p>{}</p>",
        escape(&method.to_uppercase()),
        escape(path),
        about.join(" ").trim()
    );
    let _ = write!(out, "<table>");
    for parameter in request["parameters"].as_array().into_iter().flatten() {
        let name = escape(parameter["name"].as_str().unwrap_or_default());
        let place = escape(parameter["in"].as_str().unwrap_or_default());
        let kind = kind_of(&parameter["schema"]);
        let about = description_of(parameter);
        let _ = write!(out, "<tr><td><code>{name}</code></td><td>{place}</td><td>{kind}</td><td>{about}</td></tr>");
    }
    for (kind, content) in request["requestBody"]["content"].as_object().into_iter().flatten() {
        let kind = escape(kind);
        let _ = write!(out, "<tr><td>→</td><td>{kind}</td><td>{}</td><td></td></tr>", kind_of(&content["schema"]));
    }
    for (status, answer) in request["responses"].as_object().into_iter().flatten() {
        let contents: Vec<String> = answer["content"]
            .as_object()
            .into_iter()
            .flatten()
            .map(|(_, content)| kind_of(&content["schema"]))
            .collect();
        let (status, contents) = (escape(status), contents.join(", "));
        let _ = write!(out, "<tr><td>← {status}</td><td></td><td>{contents}</td><td></td></tr>");
    }
    out.push_str("</table>");
}

fn write_fields(out: &mut String, schema: &Value) {
    let parts = schema["allOf"].as_array().or(schema["oneOf"].as_array());
    for part in parts.into_iter().flatten() {
        if part["$ref"].is_string() {
            let _ = write!(out, "<p>{}</p>", kind_of(part));
        }
        write_fields(out, part);
    }
    let Some(fields) = schema["properties"].as_object() else {
        if let Some(names) = schema["enum"].as_array() {
            let _ = write!(out, "<p><code>{}</code></p>", escape(&words_of(names)));
        }
        return;
    };
    out.push_str("<table>");
    for (name, field) in fields {
        let (name, kind, about) = (escape(name), kind_of(field), description_of(field));
        let _ = write!(out, "<tr><td><code>{name}</code></td><td>{kind}</td><td>{about}</td></tr>");
    }
    out.push_str("</table>");
}

fn words_of(names: &[Value]) -> String {
    names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" | ")
}

/// The kind of a value in a word or two.
fn kind_of(schema: &Value) -> String {
    if let Some(name) = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next()) {
        return format!("<a href=\"#{0}\">{0}</a>", escape(name));
    }
    for choice in ["oneOf", "anyOf", "allOf"] {
        if let Some(parts) = schema[choice].as_array() {
            return parts.iter().map(kind_of).collect::<Vec<_>>().join(" | ");
        }
    }
    if let Some(names) = schema["enum"].as_array() {
        return escape(&words_of(names));
    }
    match &schema["type"] {
        Value::String(kind) if kind == "array" => format!("[{}]", kind_of(&schema["items"])),
        Value::String(kind) => escape(kind),
        Value::Array(kinds) => escape(&words_of(kinds)),
        _ => String::new(),
    }
}
