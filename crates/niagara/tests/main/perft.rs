//! The counts of `fixtures/niagara/perft`: from the start, from tricky positions, and from the middle of every golden game.

use niagara::{Niagara, Phase};
use testkit::niagara::fixtures;
use testkit::perft::{check_cases, check_games};

#[test]
fn the_counts_are_as_they_were() {
    check_cases::<Niagara>(&fixtures("perft")).unwrap_or_else(|what| panic!("{what}"));
}

#[test]
fn the_counts_of_golden_games_are_as_they_were() {
    check_games::<Niagara>(&fixtures("perft"), &fixtures("records"), 5, |state| state.phase() == Phase::Act)
        .unwrap_or_else(|what| panic!("{what}"));
}
