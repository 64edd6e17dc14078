//! The conformance kit, for every number of players and option.

use testkit::conformance;
use testkit::niagara::{kit, tables};

/// Games for each table; `CONFORMANCE_GAMES` asks for more.
fn games() -> u64 {
    std::env::var("CONFORMANCE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(2)
}

#[test]
fn every_table_conforms() {
    for (name, mut table) in tables() {
        // Drifting canoes need not drift for two hundred rounds to meet every rule.
        table.round_limit = Some(table.round_limit.map_or(40, |limit| limit.min(40)));
        conformance::check(&table, 0..games(), &kit()).unwrap_or_else(|failure| panic!("{name}: {failure}"));
    }
}
