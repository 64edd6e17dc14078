//! The examples in the documentation are real.

use game::{Game, Record};
use niagara::{Niagara, Position};
use testkit::golden;

#[test]
fn the_positions_of_the_page_load() {
    let blocks = golden::blocks("position.md", "```json");
    let own: Vec<&String> = blocks.iter().filter(|block| block.contains("\"players\"")).collect();
    assert!(!own.is_empty());
    for block in own {
        let position: Position = serde_json::from_str(block).unwrap_or_else(|error| panic!("{error} in\n{block}"));
        let (game, state) = Niagara::load(&position).unwrap_or_else(|fault| panic!("{fault} in\n{block}"));
        let again = Niagara::load(&game.position(&state)).unwrap().1;
        assert_eq!(state, again);
    }
}

#[test]
fn the_records_of_the_page_replay() {
    let blocks = golden::blocks("record.md", "```text");
    let own: Vec<&String> = blocks.iter().filter(|block| block.contains("game: niagara")).collect();
    assert!(!own.is_empty());
    for block in own {
        let record = Record::<Niagara>::read(block).unwrap_or_else(|fault| panic!("{fault} in\n{block}"));
        assert_eq!(record.to_text().as_ref(), Ok(block));
    }
}
