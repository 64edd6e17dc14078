//! Input that may be anything: the corpus of the fuzz targets, and what proptest makes of it.

use mississippi::Queen;
use proptest::prelude::*;
use serde_json::{Value, json};
use testkit::mississippi::tables;

testkit::untrusted_tests!(Queen, tables(), piece(), value());

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
