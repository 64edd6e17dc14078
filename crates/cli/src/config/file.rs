//! The configuration file.

use super::Source;
use super::option::{Given, Kind, Options, key, kind};
use crate::Error;
use clap::Arg;
use game::Fault;
use std::path::Path;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// What a file says. The first mistake is told with its line and its key.
pub(super) fn parse(path: &Path, text: &str, options: &Options) -> Result<Vec<Given>, Fault> {
    let line = |at: usize| text.get(..at).unwrap_or_default().matches('\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        Source::File { path: path.to_owned(), line: line(at) }
            .of(Error::ConfigSyntax { reason: error.message().to_owned() }.into())
    })?;
    let mut found = Vec::new();
    collect("", table.get_ref(), &mut found);
    // In the order of the file, so that the first mistake is the first one there.
    found.sort_by_key(|(_, at, _)| *at);
    let mut all = Vec::new();
    for (key, at, value) in found {
        let source = Source::File { path: path.to_owned(), line: line(at) };
        let value = read(&key, value, options).map_err(|fault| source.of(fault))?;
        all.push(Given { key, value, source });
    }
    Ok(all)
}

/// All values with their full keys, such as `limits.streams`, and where the key stands.
fn collect<'a>(outer: &str, table: &'a DeTable<'a>, found: &mut Vec<(String, usize, &'a DeValue<'a>)>) {
    for (name, value) in table {
        let full = if outer.is_empty() { name.get_ref().to_string() } else { format!("{outer}.{}", name.get_ref()) };
        match Spanned::get_ref(value) {
            DeValue::Table(inner) => collect(&full, inner, found),
            value => found.push((full, name.span().start, value)),
        }
    }
}

/// A value as somebody would type it.
fn read(name: &str, value: &DeValue<'_>, options: &Options) -> Result<String, Fault> {
    let arg = options.find(name).ok_or_else(|| options.unknown(name))?;
    let value = match (kind(arg), value) {
        (Kind::Text, DeValue::String(text)) => text.to_string(),
        // Limits can be lifted in words.
        (Kind::Number, DeValue::String(text)) if text == "none" && name.contains('.') => text.to_string(),
        (Kind::Number, DeValue::Integer(number)) => i128::from_str_radix(number.as_str(), number.radix())
            .map_or_else(|_| number.as_str().to_owned(), |number| number.to_string()),
        (Kind::Switch, DeValue::Boolean(on)) => on.to_string(),
        _ => return Err(wrong_kind(arg)),
    };
    options.check(arg, &value).map(|()| value)
}

fn wrong_kind(arg: &Arg) -> Fault {
    let kind = kind(arg);
    let name = key(arg).rsplit('.').next().unwrap_or_default();
    let example = format!("{name} = {}", kind.toml(&super::example::sample(arg)));
    Error::ConfigKind { kind: kind.name(), example: example.clone() }.at(key(arg))
}
