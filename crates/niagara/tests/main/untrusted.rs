//! Input that may be anything: the corpus of the fuzz targets, and what proptest makes of it.

use game::{Game, Ignore};
use niagara::Niagara;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;
use testkit::niagara::tables;
use testkit::random::Driver;
use testkit::untrusted::{changed, corpus, damaged, position, record};

static RECORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("record"));
static POSITIONS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("position"));

#[test]
fn the_corpus_makes_nothing_panic() {
    for bytes in RECORDS.iter().chain(POSITIONS.iter()) {
        record::<Niagara>(bytes);
        position::<Niagara>(bytes);
    }
}

/// Pieces that a damaged file may get: digits and names that fit somewhere, and noise.
fn piece() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        prop::collection::vec(any::<u8>(), 0..8),
        prop::sample::select(vec![
            "0",
            "1",
            "6",
            "7",
            "255",
            "-1",
            "\"6L\"",
            "\"7R:ruby\"",
            "\"cloud\"",
            "null",
            "{}",
            "[]",
            ",",
            "brown",
            "green",
            "card:6",
            "canoe:a",
            "up",
            "down",
            "down:left",
            "load:ruby",
            "unload",
            "steal:red:b",
            "weather:up",
            "end",
            "\n",
            "* arm:left\n",
            "* ring:red\n",
            "= all-colours 1 2 3\n",
            "true",
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
    ]
}

/// The position after some random steps of some table.
fn met(table: prop::sample::Index, seed: u64, steps: usize) -> Value {
    let tables = tables();
    let game = Niagara::open(&table.get(&tables).1).unwrap();
    let mut state = game.start();
    let mut driver = Driver::new(seed);
    for _ in 0..steps {
        driver.step(&game, &mut state, &mut Ignore);
    }
    serde_json::to_value(game.position(&state)).unwrap()
}

/// Values that fit somewhere in a position.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0u32..30).prop_map(|number| json!(number)),
        (-3i32..4).prop_map(|number| json!(number)),
        prop::sample::select(
            [
                "beach",
                "lost",
                "1",
                "3",
                "5",
                "6L",
                "7L",
                "6R",
                "7R:ruby",
                "3:amber",
                "beach:ruby",
                "a",
                "b",
                "brown",
                "yellow",
                "red",
                "blue",
                "green",
                "amethyst",
                "ruby",
                "cloud",
                "left",
                "right",
                "setup-arm",
                "setup-ring",
                "buy",
                "cards",
                "act",
                "river",
                "over",
                "before",
                "up",
                "down",
                "after",
                "random",
                "in-turn",
                "count",
                "all-colours",
                "round-limit"
            ]
            .map(Value::from)
            .to_vec(),
        ),
        prop::sample::select(vec![
            json!(null),
            json!(true),
            json!(false),
            json!([]),
            json!({}),
            json!(255),
            json!(65535),
            json!(["a"]),
            json!(["a", "b"]),
            json!(["beach", "7L:ruby"]),
            json!([1, 2, 3, 4, 5, 6]),
            json!([1, 2, 3, 4, 5, 6, "cloud"]),
            json!({"ruby": 3}),
            json!({"ruby": 1, "amber": 1, "diamond": 1, "sapphire": 1, "amethyst": 1}),
            json!({"amber": {"ruby": 2}}),
        ]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_readers_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        record::<Niagara>(&bytes);
        position::<Niagara>(&bytes);
    }

    #[test]
    fn no_damage_makes_the_record_reader_panic(
        file in any::<prop::sample::Index>(), at in any::<usize>(), length in 0usize..12, with in piece(),
    ) {
        record::<Niagara>(&damaged(file.get(&RECORDS).clone(), at, length, &with));
    }

    #[test]
    fn no_damage_makes_the_position_reader_panic(
        file in any::<prop::sample::Index>(), at in any::<usize>(), length in 0usize..12, with in piece(),
    ) {
        position::<Niagara>(&damaged(file.get(&POSITIONS).clone(), at, length, &with));
    }

    #[test]
    fn no_change_of_a_position_makes_its_reader_panic(
        table in any::<prop::sample::Index>(), seed in 0u64..50, steps in 0usize..400,
        places in prop::collection::vec((any::<prop::sample::Index>(), value()), 0..3),
    ) {
        let document = places.into_iter().fold(met(table, seed, steps), |document, (place, with)| {
            changed(document, |count| place.index(count), &with)
        });
        position::<Niagara>(document.to_string().as_bytes());
    }
}
