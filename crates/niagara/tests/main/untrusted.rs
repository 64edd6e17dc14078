//! Input that may be anything: the corpus of the fuzz targets, and what proptest makes of it.

use niagara::Niagara;
use proptest::prelude::*;
use serde_json::{Value, json};
use testkit::niagara::tables;

testkit::untrusted_tests!(Niagara, tables(), piece(), value());

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
