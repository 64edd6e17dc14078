//! The entry points for untrusted input: none of them may panic, whatever the bytes.
//!
//! The fuzz targets and the tests over the corpus call the same functions.

use game::{Game, Record};
use serde_json::Value;
use std::path::Path;

/// The seed files of a fuzz target.
pub fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fuzz").join(target);
    let mut paths: Vec<_> = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path()).collect();
    paths.sort();
    paths.iter().filter_map(|path| std::fs::read(path).ok()).collect()
}

/// Replaces a part of a file.
pub fn damaged(mut bytes: Vec<u8>, at: usize, length: usize, with: &[u8]) -> Vec<u8> {
    let at = at % (bytes.len() + 1);
    let end = (at + length).min(bytes.len());
    bytes.splice(at..end, with.iter().copied());
    bytes
}

/// Calls `each` for every value inside a document, and for the document itself last.
fn inside(value: &mut Value, each: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| inside(item, each)),
        Value::Object(fields) => fields.values_mut().for_each(|field| inside(field, each)),
        _ => {}
    }
    each(value);
}

/// Replaces one value of a document; `choose` picks it, given the number of values.
pub fn changed(mut document: Value, choose: impl FnOnce(usize) -> usize, with: &Value) -> Value {
    let mut count = 0;
    inside(&mut document, &mut |_| count += 1);
    let chosen = choose(count);
    let mut number = 0;
    inside(&mut document, &mut |value| {
        if number == chosen {
            *value = with.clone();
        }
        number += 1;
    });
    document
}

/// Reads bytes as a record; a valid one must survive both forms.
pub fn record<G: Game>(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let name = game::record::game_name(text);
    let Ok(record) = Record::<G>::read(text) else { return };
    assert_eq!(name.as_deref(), Ok(G::NAME), "a record that reads says which game it is of");
    for form in [record.to_text(), record.to_json()] {
        let form = form.unwrap_or_else(|fault| panic!("a record that reads can be written: {fault}"));
        assert_eq!(Record::<G>::read(&form).as_ref(), Ok(&record));
    }
}

/// Reads bytes as a position; if it loads, the game must be able to write it and continue from it.
pub fn position<G: Game>(bytes: &[u8]) {
    let Ok(document) = serde_json::from_slice(bytes) else { return };
    let Ok(position) = game::format::read_position::<G>(&document) else { return };
    let Ok((game, state)) = G::load(&position) else { return };
    let again = game.position(&state);
    let (_, same) = G::load(&again).unwrap_or_else(|fault| panic!("a position that was written loads: {fault}"));
    assert_eq!(state, same, "a position that was written is the one that was read");
    let mut driver = crate::random::Driver::new(0);
    let mut state = state;
    for _ in 0..200 {
        if driver.step(&game, &mut state, &mut game::Ignore).is_none() {
            break;
        }
    }
    let reached = G::load(&game.position(&state)).map(|(_, state)| state);
    assert_eq!(reached.as_ref(), Ok(&state), "what a position leads to can be written and read");
    if game.turn(&state) != game::Turn::Over {
        assert!(driver.pick(&game, &state).is_some(), "a position that loads is never stuck");
    }
}

/// Defines the tests of a game's readers: `untrusted_tests!(Game, tables(), piece(), value())`, with its tables, pieces
/// to damage files with, and values that fit somewhere in a position. The calling crate depends on proptest.
#[macro_export]
macro_rules! untrusted_tests {
    ($game:ty, $tables:expr, $piece:expr, $value:expr) => {
        static RECORDS: std::sync::LazyLock<Vec<Vec<u8>>> =
            std::sync::LazyLock::new(|| $crate::untrusted::corpus("record"));
        static POSITIONS: std::sync::LazyLock<Vec<Vec<u8>>> =
            std::sync::LazyLock::new(|| $crate::untrusted::corpus("position"));

        #[test]
        fn the_corpus_makes_nothing_panic() {
            assert!(!RECORDS.is_empty() && !POSITIONS.is_empty());
            for bytes in RECORDS.iter().chain(POSITIONS.iter()) {
                $crate::untrusted::record::<$game>(bytes);
                $crate::untrusted::position::<$game>(bytes);
            }
        }

        proptest! {
            #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

            #[test]
            fn no_bytes_make_the_readers_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
                $crate::untrusted::record::<$game>(&bytes);
                $crate::untrusted::position::<$game>(&bytes);
            }

            #[test]
            fn no_damage_makes_the_record_reader_panic(
                file in any::<prop::sample::Index>(), at in any::<usize>(), length in 0usize..12, with in $piece,
            ) {
                let damaged = $crate::untrusted::damaged(file.get(&RECORDS).clone(), at, length, &with);
                $crate::untrusted::record::<$game>(&damaged);
            }

            #[test]
            fn no_damage_makes_the_position_reader_panic(
                file in any::<prop::sample::Index>(), at in any::<usize>(), length in 0usize..12, with in $piece,
            ) {
                let damaged = $crate::untrusted::damaged(file.get(&POSITIONS).clone(), at, length, &with);
                $crate::untrusted::position::<$game>(&damaged);
            }

            #[test]
            fn no_change_of_a_position_makes_its_reader_panic(
                table in any::<prop::sample::Index>(), seed in 0u64..50, steps in 0usize..400,
                places in prop::collection::vec((any::<prop::sample::Index>(), $value), 0..3),
            ) {
                let tables = $tables;
                let met = $crate::untrusted::met::<$game>(&table.get(&tables).1, seed, steps);
                let document = places.into_iter().fold(met, |document, (place, with)| {
                    $crate::untrusted::changed(document, |count| place.index(count), &with)
                });
                $crate::untrusted::position::<$game>(document.to_string().as_bytes());
            }
        }
    };
}

/// The position after some random steps at a table, as a document.
pub fn met<G: Game>(table: &G::Table, seed: u64, steps: usize) -> Value {
    let Ok(game) = G::open(table) else { return Value::Null };
    let mut state = game.start();
    let mut driver = crate::random::Driver::new(seed);
    for _ in 0..steps {
        driver.step(&game, &mut state, &mut game::Ignore);
    }
    serde_json::to_value(game.position(&state)).unwrap_or_default()
}
