//! Every scenario file runs.

use mississippi::Queen;
use testkit::mississippi::{editions, scenarios};

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(!scenarios.is_empty());
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|scenario| scenario.run::<Queen>(&editions(), None).err())
        .map(|failure| failure.to_string())
        .collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), scenarios.len(), failures.join("\n"));
}

#[test]
fn editions_are_named_right() {
    for scenario in scenarios().unwrap_or_else(|failure| panic!("{failure}")) {
        for edition in &scenario.editions {
            assert!(editions().contains(&edition.as_str()), "{}: there is no edition {edition}", scenario.file);
        }
    }
}
