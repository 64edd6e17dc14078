//! The wire form: one JSON document.

use super::{Earlier, Entry, Group, MOST_ENTRIES, Record, Walk, excerpt, grouped};
use crate::format::{self, FORMAT, read_position, read_table};
use crate::{Fault, Game, Ignore, Outcome, Seat, json};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The document. The table and the position are read in a second step, once the game is known.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    format: u32,
    game: String,
    table: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    earlier_rules: Option<Earlier>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fair: Option<Value>,
    entries: Vec<Item>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    outcome: Option<Outcome>,
}

/// The actions of a seat, or a chance.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Item {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seat: Option<u8>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    actions: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chance: Option<String>,
}

fn document(text: &str) -> Result<Document, Fault> {
    // Check the version first: a later one may have other fields, and the error should say so.
    let whole = json::parse(text)?;
    match whole.get("format") {
        None => return Err(Fault::new("record-header").at("format").with("need", "format")),
        Some(format) if !(1..=FORMAT).any(|known| *format == known) => {
            let fault = Fault::new("record-version").at("format");
            return Err(fault.with("have", excerpt(&format.to_string())).with("need", format::known()));
        }
        Some(_) => {}
    }
    json::from_value(&whole)
}

pub(super) fn game_name(text: &str) -> Result<String, Fault> {
    document(text).map(|document| excerpt(&document.game))
}

pub(super) fn read<G: Game>(text: &str) -> Result<Record<G>, Fault> {
    match read_until_fault(text)? {
        (record, None) => Ok(record),
        (_, Some(fault)) => Err(fault),
    }
}

pub(super) fn read_as_far_as_possible<G: Game>(text: &str) -> Result<Record<G>, Fault> {
    match read_until_fault(text)? {
        (record, None) => Ok(record),
        (record, Some(_)) => Ok(Record { earlier: Some(Earlier::Part), outcome: None, ..record }),
    }
}

/// Reads a record until an entry fails; also returns that fault, if any.
fn read_until_fault<G: Game>(text: &str) -> Result<(Record<G>, Option<Fault>), Fault> {
    let document = document(text)?;
    if document.game != G::NAME {
        let fault = Fault::new("record-game").at("game");
        return Err(fault.with("have", excerpt(&document.game)).with("need", G::NAME));
    }
    let table = read_table::<G>(&document.table, document.format);
    let mut record = Record::<G>::new(table.map_err(|fault| fault.inside("table"))?);
    record.earlier = document.earlier_rules;
    let start = document.start.map(|start| read_position::<G>(&start)).transpose();
    record.start = start.map_err(|fault| fault.inside("start"))?;
    let begun = if record.start.is_some() { "start" } else { "table" };
    let mut walk = Walk::begin(&record).map_err(|fault| fault.inside(begun))?;
    record.fair = document.fair;
    for (number, item) in document.entries.into_iter().enumerate() {
        if let Err(fault) = read_item(&mut walk, &mut record, item) {
            return Ok((record, Some(fault.inside(format_args!("entries.{number}")))));
        }
    }
    if let Err(fault) = walk.end(document.outcome.as_ref()) {
        return Ok((record, Some(fault.at("outcome"))));
    }
    record.outcome = document.outcome;
    Ok((record, None))
}

fn read_item<G: Game>(walk: &mut Walk<G>, record: &mut Record<G>, item: Item) -> Result<(), Fault> {
    let mut push = |entry, place: String| {
        if record.entries.len() >= MOST_ENTRIES {
            return Err(Fault::new("record-too-long").with("have", MOST_ENTRIES + 1).with("most", MOST_ENTRIES));
        }
        walk.go(entry, &mut Ignore).map_err(|fault| fault.at(place))?;
        record.entries.push(entry);
        Ok(())
    };
    match item {
        Item { seat: Some(seat), actions, chance: None } if !actions.is_empty() => {
            for (number, text) in actions.iter().enumerate() {
                let place = format!("actions.{number}");
                let action = text.parse().map_err(|fault: Fault| fault.at(&place))?;
                push(Entry::Act { seat: Seat(seat), action }, place)?;
            }
            Ok(())
        }
        Item { seat: None, actions, chance: Some(text) } if actions.is_empty() => {
            let chance = text.parse().map_err(|fault: Fault| fault.at("chance"))?;
            push(Entry::Chance(chance), "chance".to_owned())
        }
        _ => Err(Fault::new("record-entry")),
    }
}

pub(super) fn write<G: Game>(record: &Record<G>) -> Result<String, Fault> {
    let mut entries: Vec<Item> = Vec::new();
    grouped(record, |group| match group {
        Group::Act { first, seat, action, .. } => {
            if first {
                entries.push(Item { seat: Some(seat.0), actions: Vec::new(), chance: None });
            }
            if let Some(item) = entries.last_mut() {
                item.actions.push(action.to_string());
            }
        }
        Group::Chance(chance) => {
            entries.push(Item { seat: None, actions: Vec::new(), chance: Some(chance.to_string()) });
        }
    })?;
    let document = Document {
        format: FORMAT,
        game: G::NAME.to_owned(),
        table: json::to_value(&record.table)?,
        earlier_rules: record.earlier,
        start: record.start.as_ref().map(json::to_value).transpose()?,
        fair: record.fair.clone(),
        entries,
        outcome: record.outcome.clone(),
    };
    json::write(&document)
}
