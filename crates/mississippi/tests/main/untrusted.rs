//! Input that may be anything: the corpus of the fuzz targets, and what proptest makes of it.

use mississippi::Queen;
use proptest::prelude::*;
use std::path::Path;
use std::sync::LazyLock;
use testkit::untrusted::{position, record};

/// The seed files of a fuzz target.
fn corpus(target: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/fuzz").join(target);
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

static RECORDS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("record"));
static POSITIONS: LazyLock<Vec<Vec<u8>>> = LazyLock::new(|| corpus("position"));

#[test]
fn the_corpus_makes_nothing_panic() {
    for bytes in RECORDS.iter().chain(POSITIONS.iter()) {
        record::<Queen>(bytes);
        position::<Queen>(bytes);
    }
}

/// Cuts a piece out of a file and puts another there.
fn damaged(mut bytes: Vec<u8>, at: usize, length: usize, with: &[u8]) -> Vec<u8> {
    let at = at % (bytes.len() + 1);
    let end = (at + length).min(bytes.len());
    bytes.splice(at..end, with.iter().copied());
    bytes
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

proptest! {
    #![proptest_config(ProptestConfig { cases: 256, failure_persistence: None, ..ProptestConfig::default() })]

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
}
