//! Input that may be anything: the corpus of the fuzz targets, and what proptest makes of it.

use game::{Game, Ignore};
use mississippi::Queen;
use proptest::prelude::*;
use serde_json::{Value, json};
use std::sync::LazyLock;
use testkit::mississippi::tables;
use testkit::random::Driver;
use testkit::untrusted::{changed, corpus, damaged, position, record};

static RECORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("record"));
static POSITIONS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("position"));

#[test]
fn the_corpus_makes_nothing_panic() {
    for bytes in RECORDS.iter().chain(POSITIONS.iter()) {
        record::<Queen>(bytes);
        position::<Queen>(bytes);
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
            "\"0.3\"",
            "\"17.19\"",
            "\"n\"",
            "null",
            "{}",
            "[]",
            ",",
            "red",
            "black",
            "speed:6",
            "ahead",
            "left",
            "right",
            "end",
            "\n",
            "* tile:A3-1:left\n",
            "= all-home 1 2\n",
            "true",
        ])
        .prop_map(|text| text.as_bytes().to_vec()),
    ]
}

/// The position after some random steps of some table.
fn met(table: prop::sample::Index, seed: u64, steps: usize) -> Value {
    let tables = tables();
    let queen = Queen::open(&table.get(&tables).1).unwrap();
    let mut state = queen.start();
    let mut driver = Driver::new(seed);
    for _ in 0..steps {
        driver.step(&queen, &mut state, &mut Ignore);
    }
    serde_json::to_value(queen.position(&state)).unwrap()
}

/// Values that fit somewhere in a position.
fn value() -> impl Strategy<Value = Value> {
    prop_oneof![
        (0u32..30).prop_map(|number| json!(number)),
        (0u8..19, 0u8..21).prop_map(|(tile, cell)| json!(format!("{tile}.{cell}"))),
        prop::sample::select(vec![
            json!(null),
            json!(true),
            json!([]),
            json!({}),
            json!(255),
            json!(65535),
            json!("n"),
            json!("sw"),
            json!("red"),
            json!("black"),
            json!("A0"),
            json!("A1-1 left"),
            json!("B3-1"),
            json!("left"),
            json!("move"),
            json!("speed"),
            json!("bows"),
            json!("transfer"),
            json!("reveal"),
            json!("reveal-finish"),
            json!("setup-order"),
            json!("setup-dock"),
            json!("setup-bow"),
            json!("enter"),
            json!("free-bow"),
            json!("back-bow"),
            json!("stuck-bow"),
            json!("over"),
            json!("complete"),
            json!({"wreck": 3}),
            json!("fast-finish"),
            json!("it1997"),
            json!("ru2019"),
            json!("all-home"),
            json!(["red", "orange"]),
            json!(["red", "red"]),
            json!(["n", "n", "n", "n", "n"]),
            json!("misses-turn"),
            json!("restarts"),
        ]),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_bytes_make_the_readers_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        record::<Queen>(&bytes);
        position::<Queen>(&bytes);
    }

    #[test]
    fn no_damage_makes_the_record_reader_panic(
        file in any::<prop::sample::Index>(), at in any::<usize>(), length in 0usize..12, with in piece(),
    ) {
        record::<Queen>(&damaged(file.get(&RECORDS).clone(), at, length, &with));
    }

    #[test]
    fn no_damage_makes_the_position_reader_panic(
        file in any::<prop::sample::Index>(), at in any::<usize>(), length in 0usize..12, with in piece(),
    ) {
        position::<Queen>(&damaged(file.get(&POSITIONS).clone(), at, length, &with));
    }

    #[test]
    fn no_change_of_a_position_makes_its_reader_panic(
        table in any::<prop::sample::Index>(), seed in 0u64..50, steps in 0usize..400,
        places in prop::collection::vec((any::<prop::sample::Index>(), value()), 0..3),
    ) {
        let document = places.into_iter().fold(met(table, seed, steps), |document, (place, with)| {
            changed(document, |count| place.index(count), &with)
        });
        position::<Queen>(document.to_string().as_bytes());
    }
}
