//! The version of stored documents: tables, positions, records.
//!
//! Since version 2 a document contains every option of its table, so that a new default does not change saved games.
//! Version 1 left out default values; this module completes such documents with the defaults of that time.

use crate::{Fault, Game, json};
use serde_json::Value;

/// The version that is written; earlier ones can be read too.
pub const FORMAT: u32 = 2;

/// The readable versions, for messages.
pub(crate) fn known() -> String {
    (1..=FORMAT).map(|format| format.to_string()).collect::<Vec<_>>().join(", ")
}

/// Checks that a position of this version can be read.
pub fn check_position(format: u32) -> Result<(), Fault> {
    if (1..=FORMAT).contains(&format) {
        return Ok(());
    }
    Err(Fault::new("position-version").at("format").with("value", format).with("known", known()))
}

/// Completes a table document with the options it left out, using the defaults of its version.
pub fn complete_table<G: Game>(table: &mut Value, format: u32) {
    if let Some(options) = table.as_object_mut().filter(|_| format < 2) {
        for &(name, value) in G::FORMAT_1 {
            options.entry(name).or_insert_with(|| value.into());
        }
    }
}

/// Reads a table document of the given version.
pub fn read_table<G: Game>(table: &Value, format: u32) -> Result<G::Table, Fault> {
    let mut table = table.clone();
    complete_table::<G>(&mut table, format);
    json::from_value(&table)
}

/// Reads a position, which states its own version.
pub fn read_position<G: Game>(position: &Value) -> Result<G::Position, Fault> {
    let mut position = position.clone();
    let format = position.get("format").and_then(Value::as_u64);
    if let (Some(1), Some(table)) = (format, position.get_mut("table")) {
        complete_table::<G>(table, 1);
    }
    json::from_value(&position)
}
