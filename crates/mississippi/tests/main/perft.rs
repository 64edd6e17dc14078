//! The counts of `fixtures/mississippi/perft`: from the start, from tricky positions, and from the middle of every golden game.

use mississippi::{Phase, Queen};
use testkit::mississippi::fixtures;
use testkit::perft::{check_cases, check_games};

#[test]
fn the_counts_are_as_they_were() {
    check_cases::<Queen>(&fixtures("perft")).unwrap_or_else(|what| panic!("{what}"));
}

#[test]
fn the_counts_of_golden_games_are_as_they_were() {
    check_games::<Queen>(&fixtures("perft"), &fixtures("records"), 4, |state| state.phase() == Phase::Speed)
        .unwrap_or_else(|what| panic!("{what}"));
}
