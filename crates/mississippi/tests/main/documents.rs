//! The examples in the documentation are real.

use game::{Game, Record};
use mississippi::{Position, Queen};
use std::path::Path;

/// The fenced blocks of a page that begin with this line.
fn blocks(page: &str, fence: &str) -> Vec<String> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(page);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{page}: {error}"));
    let mut blocks = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if line == fence {
            let block: Vec<&str> = lines.by_ref().take_while(|line| *line != "```").chain([""]).collect();
            blocks.push(block.join("\n"));
        }
    }
    assert!(!blocks.is_empty(), "{page}: no block {fence}");
    blocks
}

#[test]
fn the_positions_of_the_page_load() {
    for block in blocks("position.md", "```json") {
        let position: Position = serde_json::from_str(&block).unwrap_or_else(|error| panic!("{error} in\n{block}"));
        let (queen, state) = Queen::load(&position).unwrap_or_else(|fault| panic!("{fault} in\n{block}"));
        let again = Queen::load(&queen.position(&state)).unwrap().1;
        assert_eq!(state, again);
    }
}

#[test]
fn the_records_of_the_page_replay() {
    for block in blocks("record.md", "```text") {
        let record = Record::<Queen>::read(&block).unwrap_or_else(|fault| panic!("{fault} in\n{block}"));
        assert_eq!(record.to_text(), Ok(block));
    }
    for block in blocks("record.md", "```json") {
        Record::<Queen>::read(&block).unwrap_or_else(|fault| panic!("{fault} in\n{block}"));
    }
}
