//! The version of the documents that games are kept in: tables, positions, records.
//!
//! Since version 2 a document writes every option of its table, so that a default may change without changing games that
//! were saved. One of version 1 left out what had its default; here it is completed with the defaults of that time.

use crate::{Error, Fault, Game, json};
use serde_json::Value;

/// The version that is written; earlier ones are read too.
pub const FORMAT: u32 = 2;

/// The versions that can be read, for people.
pub(crate) fn known() -> String {
    (1..=FORMAT).map(|format| format.to_string()).collect::<Vec<_>>().join(", ")
}

/// Whether a position of this version can be read.
pub fn check_position(format: u32) -> Result<(), Fault> {
    if (1..=FORMAT).contains(&format) {
        return Ok(());
    }
    Err(Error::PositionVersion { value: format.to_string(), known: known() }.at("format"))
}

/// Completes the document of a table with what it left out, as it was understood in that version.
pub fn complete_table<G: Game>(table: &mut Value, format: u32) {
    if let Some(options) = table.as_object_mut().filter(|_| format < 2) {
        for &(name, value) in G::FORMAT_1 {
            options.entry(name).or_insert_with(|| value.into());
        }
    }
}

/// Reads a table that was written in some version.
pub fn read_table<G: Game>(table: &Value, format: u32) -> Result<G::Table, Fault> {
    let mut table = table.clone();
    complete_table::<G>(&mut table, format);
    json::from_value(&table)
}

/// Reads a position, which says its own version.
pub fn read_position<G: Game>(position: &Value) -> Result<G::Position, Fault> {
    let mut position = position.clone();
    let format = position.get("format").and_then(Value::as_u64);
    if let (Some(1), Some(table)) = (format, position.get_mut("table")) {
        complete_table::<G>(table, 1);
    }
    json::from_value(&position)
}
