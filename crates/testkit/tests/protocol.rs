//! The corpus of the fuzz target `protocol`, line by line, as the target does it.

use cli::protocol::Engine;
use std::path::Path;

#[test]
fn the_corpus_makes_nothing_panic_and_every_answer_is_json() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fuzz/protocol");
    let mut answers = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let mut engine = Engine::new(words::Lang::En);
        for answer in text.lines().filter_map(|line| engine.handle(line)) {
            let answer: serde_json::Value = serde_json::from_str(&answer).unwrap();
            assert!(answer.is_array() || answer["jsonrpc"] == "2.0", "{answer}");
            answers += 1;
        }
    }
    assert!(answers > 20);
}
