//! The examples in the documentation are real.

use game::{Game, Record};
use mississippi::{Position, Queen};
use testkit::golden;

/// The examples of this game: a position has a river.
fn blocks(page: &str, fence: &str) -> Vec<String> {
    golden::blocks(page, fence)
        .into_iter()
        .filter(|block| !block.contains("niagara") && !block.contains("players"))
        .collect()
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
