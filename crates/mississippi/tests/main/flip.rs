//! The flip test: a point on which editions differ must matter. Each value of each field of `Rules`, put into the
//! editions that have another, must make some scenario fail.

use mississippi::{Edition, Queen, Rules};
use testkit::mississippi::scenarios;
use testkit::scenario::Scenario;

/// Whether some scenario notices that the field has this value where the edition has another. A scenario that fails
/// anyway notices nothing.
fn noticed(scenarios: &[Scenario], field: &str, value: &str) -> bool {
    let path = format!("house.{field}");
    let fails =
        |scenario: &Scenario, edition: Edition, change| scenario.run_under::<Queen>(edition.name(), change).is_err();
    Edition::ALL.into_iter().filter(|&edition| Rules::of(edition).get(field) != Some(value)).any(|edition| {
        scenarios
            .iter()
            .filter(|scenario| scenario.runs_under(edition.name()))
            .any(|scenario| fails(scenario, edition, Some((&path, value))) && !fails(scenario, edition, None))
    })
}

#[test]
fn each_field_of_the_rules_matters() {
    let scenarios = scenarios().unwrap_or_else(|failure| panic!("{failure}"));
    let unnoticed: Vec<String> = Rules::FIELDS
        .iter()
        .flat_map(|field| field.values.iter().map(move |&value| (field.name, value)))
        .filter(|&(field, value)| !noticed(&scenarios, field, value))
        .map(|(field, value)| format!("{field} = {value}"))
        .collect();
    assert!(unnoticed.is_empty(), "no scenario notices: {}", unnoticed.join(", "));
}

#[test]
fn a_field_that_is_set_to_its_own_value_changes_nothing() {
    let scenarios = scenarios().unwrap_or_else(|failure| panic!("{failure}"));
    let edition = Edition::It2019;
    for field in Rules::FIELDS {
        let path = format!("house.{}", field.name);
        let own = Rules::of(edition).get(field.name).map(|value| (path.as_str(), value));
        for scenario in scenarios.iter().filter(|scenario| scenario.runs_under(edition.name())) {
            let run = |change| scenario.run_under::<Queen>(edition.name(), change);
            assert_eq!(run(own), run(None), "{}", field.name);
        }
    }
}
