//! Events in words, line by line.

use game::Fault;
use serde_json::Value;
use std::borrow::Cow;
use words::{Arg, Lang, text};

/// What is wrong, with the rule that forbids it as the table's edition states it, if one does.
pub(crate) fn reason(lang: Lang, fault: &Fault) -> String {
    let what = words::fault(lang, fault);
    let Some(id) = fault.arg("rule") else { return what };
    let Some(rule) = words::rule(lang, id, fault.arg("edition")) else { return what };
    let number = |name: &str| fault.arg(name).map_or(Arg::Number(0), Arg::of);
    let args = [
        ("rule", Arg::from(id)),
        ("title", rule.title.into()),
        ("statement", rule.statement.into()),
        ("need", number("need")),
        ("have", number("have")),
    ];
    let lacking = number("need") != Arg::Number(0);
    format!("{what}. {}", text(lang, if lacking { "illegal-lacking" } else { "illegal" }, &args))
}

/// A line of the report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    pub(crate) text: String,
    /// Of lines with the same subject in a row of news only the newest is worth telling, such as the last space of a move.
    pub(crate) subject: Option<String>,
}

impl Line {
    pub(crate) const fn plain(text: String) -> Self {
        Self { text, subject: None }
    }

    pub(crate) const fn newest(text: String, subject: String) -> Self {
        Self { text, subject: Some(subject) }
    }
}

/// Adds a line; an older one about the same is no news any more.
pub(crate) fn add(lines: &mut Vec<Line>, line: Line) {
    if line.subject.is_some() {
        lines.retain(|other| other.subject != line.subject);
    }
    lines.push(line);
}

/// The name of an event and its fields, as words and numbers.
pub(crate) fn fields(event: &Value) -> Option<(&str, Vec<(String, Arg<'static>)>)> {
    let document = event.as_object()?;
    let name = document.get("event")?.as_str()?;
    let fields = document.iter().filter(|(field, _)| *field != "event" && *field != "rule").map(|(field, value)| {
        let arg = match value {
            Value::Number(number) => Arg::Number(number.as_i64().unwrap_or_default()),
            Value::String(word) => Arg::Text(Cow::Owned(word.clone())),
            _ => Arg::Text(Cow::Borrowed("")),
        };
        (field.clone(), arg)
    });
    Some((name, fields.collect()))
}
