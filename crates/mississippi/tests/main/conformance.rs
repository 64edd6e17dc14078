//! The conformance kit, for every edition, number of players, module and variant.

use mississippi::Edition;
use testkit::conformance;
use testkit::mississippi::{kit, tables};

/// Games for each table; `CONFORMANCE_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("CONFORMANCE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(1)
}

fn conforms(edition: Edition) {
    for (name, mut table) in tables().into_iter().filter(|(_, table)| table.edition == edition) {
        // Drifting boats need not drift for a hundred rounds to meet every rule.
        table.round_limit = 25;
        conformance::check(&table, 0..games(), &kit()).unwrap_or_else(|failure| panic!("{name}: {failure}"));
    }
}

#[test]
fn it2019_conforms() {
    conforms(Edition::It2019);
}

#[test]
fn fr2019_conforms() {
    conforms(Edition::Fr2019);
}

#[test]
fn ru2019_conforms() {
    conforms(Edition::Ru2019);
}

#[test]
fn it1997_conforms() {
    conforms(Edition::It1997);
}
