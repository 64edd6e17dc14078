//! Every scenario file runs, and every option matters.

use niagara::Niagara;
use testkit::niagara::scenarios;
use testkit::scenario::{Change, Scenario};

fn fails(scenario: &Scenario, change: Change<'_>) -> bool {
    scenario.run::<Niagara>(&[""], change).is_err()
}

#[test]
fn every_scenario_holds() {
    let scenarios = scenarios().unwrap_or_else(|failure| panic!("{failure}"));
    assert!(!scenarios.is_empty());
    let failures: Vec<String> = scenarios
        .iter()
        .filter_map(|scenario| scenario.run::<Niagara>(&[""], None).err())
        .map(|failure| failure.to_string())
        .collect();
    assert!(failures.is_empty(), "{} of {} fail:\n{}", failures.len(), scenarios.len(), failures.join("\n"));
}

/// The flip test: each value of each option, put into every scenario, must make some fail that holds as it is.
#[test]
fn each_option_matters() {
    let scenarios = scenarios().unwrap_or_else(|failure| panic!("{failure}"));
    for change in [
        ("fork", "random"),
        ("fork", "in-turn"),
        ("tie", "first"),
        ("tie", "count"),
        ("tie", "value"),
        ("load_and_land", "allowed"),
        ("load_and_land", "forbidden"),
        ("open_discards", "true"),
        ("open_discards", "false"),
        ("round_limit", "200"),
        ("round_limit", "9"),
        ("round_limit", "null"),
    ] {
        let noticed = scenarios.iter().any(|scenario| fails(scenario, Some(change)) && !fails(scenario, None));
        assert!(noticed, "no scenario notices {change:?}");
    }
}
