//! The examples in the documentation are real.

use game::{Game, Record};
use niagara::{Fork, LoadAndLand, Niagara, Position, Tie};
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

/// Records of format 1 left out options that had their default then; the defaults have changed since.
#[test]
fn records_of_format_1_keep_their_options() {
    for (name, fork) in [("niagara-4.rec", Fork::InTurn), ("niagara-3-random-fork.rec", Fork::Random)] {
        let text = std::fs::read_to_string(golden::fixtures("earlier").join(name)).unwrap();
        assert!(text.starts_with("paddlewheel-record 1\n"));
        let record = Record::<Niagara>::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let table = &record.table;
        assert_eq!((table.fork, table.tie, table.load_and_land), (fork, Tie::Value, LoadAndLand::Allowed));
        assert_eq!(record.replay().unwrap().game.table(), table, "it is the same game to the end");
        let now = record.to_text().unwrap();
        assert!(now.starts_with("paddlewheel-record 2\n") && now.contains("\"tie\":\"value\""), "{now}");
        assert_eq!(Record::<Niagara>::read(&now).unwrap().table, *table);
        let document = record.to_json().unwrap().replacen("\"format\":2", "\"format\":1", 1);
        let document = document.replacen("\"tie\":\"value\",", "", 1);
        assert_eq!(Record::<Niagara>::read(&document).unwrap().table, *table, "the wire form too");
    }
}
