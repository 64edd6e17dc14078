//! What the rules say about a table that is being made. The engine is the only judge: every value is tried.

use crate::registry::{Field, Hosted, Kind};
use api::{Draft, DraftOptions, Excluded, ExcludedValue, OptionValue};
use game::{Fault, json};
use std::collections::BTreeMap;

/// Numbers with more values than this are typed, not chosen from a list, and are not tried one by one.
const MOST_VALUES: u16 = 9;

/// The draft of a table of this game, with what its options exclude.
pub fn options(game: &str, draft: &Draft) -> Result<DraftOptions, Fault> {
    crate::by_name!(game, G => of::<G>(draft))?
}

fn of<G: Hosted>(draft: &Draft) -> Result<DraftOptions, Fault> {
    let mut table = draft.clone();
    let mut answer =
        DraftOptions { table: Draft::new(), dropped: Vec::new(), incomplete: BTreeMap::new(), excluded: Vec::new() };
    loop {
        match judge::<G>(&table)? {
            Verdict::Fair => break,
            Verdict::Incomplete(option, missing) => {
                answer.incomplete.insert(option, missing);
                break;
            }
            Verdict::Excluded(excluded, fault) => {
                // What the rules exclude is something that the draft says; otherwise there is nothing to take out.
                if table.remove(&excluded.option).is_none() {
                    return Err(fault);
                }
                answer.dropped.push(excluded);
            }
        }
    }
    for field in G::fields() {
        for (value, shown) in candidates(&field, table.get(field.name)) {
            let mut changed = table.clone();
            changed.insert(field.name.to_owned(), value);
            if let Verdict::Excluded(excluded, _) = judge::<G>(&changed)? {
                answer.excluded.push(ExcludedValue {
                    option: field.name.to_owned(),
                    value: shown,
                    rule: excluded.rule,
                });
            }
        }
    }
    answer.table = table;
    Ok(answer)
}

enum Verdict {
    Fair,
    /// An option whose list lacks so many names.
    Incomplete(String, u16),
    Excluded(Excluded, Fault),
}

fn judge<G: Hosted>(draft: &Draft) -> Result<Verdict, Fault> {
    let document = json::to_value(draft)?;
    let table: G::Table = json::from_value(&document).map_err(|fault| fault.inside("table"))?;
    let Err(fault) = G::open(&table) else { return Ok(Verdict::Fair) };
    let option = fault.place.split('.').next().unwrap_or_default().to_owned();
    match fault.error() {
        Some(game::Error::TableIncomplete { missing, .. }) => Ok(Verdict::Incomplete(option, *missing)),
        Some(game::Error::TableExcluded { cited }) => {
            let excluded = Excluded { option, rule: cited.rule.to_owned() };
            Ok(Verdict::Excluded(excluded, fault.inside("table")))
        }
        _ => Err(fault.inside("table")),
    }
}

/// What an option could be set to, given what it is, and what that is shown as.
fn candidates(field: &Field, now: Option<&OptionValue>) -> Vec<(OptionValue, OptionValue)> {
    let same = |value: OptionValue| (value.clone(), value);
    match &field.kind {
        Kind::Choice { values } => values.iter().map(|value| same(OptionValue::Name(value.clone()))).collect(),
        Kind::Flag { .. } => [false, true].map(|flag| same(OptionValue::Flag(flag))).to_vec(),
        Kind::Number { least, most, .. } if most - least < MOST_VALUES => {
            (*least..=*most).map(|number| same(OptionValue::Number(number))).collect()
        }
        Kind::List { values } => {
            let chosen: &[String] = if let Some(OptionValue::List(list)) = now { list } else { &[] };
            let others = values.iter().filter(|value| !chosen.contains(value));
            let with = |value: &String| chosen.iter().chain([value]).cloned().collect();
            others.map(|value| (OptionValue::List(with(value)), OptionValue::Name(value.clone()))).collect()
        }
        Kind::Number { .. } | Kind::Points => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game::json;
    use serde_json::{Value, json};

    fn draft(value: Value) -> Draft {
        serde_json::from_value(value).unwrap()
    }

    fn queen(value: Value) -> DraftOptions {
        options("mississippi-queen", &draft(value)).unwrap()
    }

    fn rule(answer: &DraftOptions, option: &str, value: &OptionValue) -> Option<String> {
        let found = answer.excluded.iter().find(|one| one.option == option && one.value == *value);
        found.map(|one| one.rule.clone())
    }

    #[test]
    fn a_draft_says_what_its_options_exclude() {
        let answer = queen(json!({ "edition": "it1997", "seats": 5 }));
        assert_eq!(rule(&answer, "team_size", &OptionValue::Number(2)).as_deref(), Some("MQ-VAR-03"));
        assert_eq!(rule(&answer, "length", &OptionValue::Number(13)).as_deref(), Some("MQ-R-37"));
        assert_eq!(rule(&answer, "introductory", &OptionValue::Flag(true)), None);
        let answer = queen(json!({ "edition": "it1997", "seats": 6 }));
        assert_eq!(rule(&answer, "team_size", &OptionValue::Number(2)), None);
        assert_eq!(rule(&answer, "black_rose", &OptionValue::Flag(true)).as_deref(), Some("MQ-R-35"));
        let answer = queen(json!({ "edition": "it2019", "seats": 3 }));
        assert_eq!(rule(&answer, "introductory", &OptionValue::Flag(true)).as_deref(), Some("MQ-INT-01"));
        let offered = json!({ "edition": "it2019", "seats": 3, "house": { "introduction": "offered" } });
        assert_eq!(rule(&queen(offered), "introductory", &OptionValue::Flag(true)), None);
    }

    /// What an option is said to be without a word is what the engine makes of it.
    #[test]
    fn usual_numbers_are_those_of_the_engine() {
        fn check<G: Hosted>(draft: &Value) -> usize {
            let open = |draft: &Value| G::open(&json::from_value(draft).unwrap()).unwrap();
            let silent = open(draft);
            let table = json::to_value(silent.table()).unwrap();
            let start = |game: &G| json::to_value(&game.view(&game.start(), None)).unwrap();
            let numbers = G::fields().into_iter().filter_map(|field| match field.kind {
                Kind::Number { usual: Some(usual), .. } => Some((field.name, usual)),
                _ => None,
            });
            let check = |(name, usual): (&str, u16)| {
                let mut said = draft.clone();
                said[name] = usual.into();
                // 0 is for what follows from the number of players.
                assert!(table[name] == usual || table[name] == 0, "{name}");
                assert_eq!(start(&open(&said)), start(&silent), "{name}");
            };
            numbers.map(check).count()
        }
        assert_eq!(check::<mississippi::Queen>(&json!({ "edition": "it2019", "seats": 4 })), 3);
        assert_eq!(check::<niagara::Niagara>(&json!({ "seats": 4 })), 0);
    }

    #[test]
    fn a_list_is_completed_name_by_name() {
        let with = |leaving: &[&str]| {
            queen(json!({ "edition": "it1997", "seats": 4, "b_tiles": ["B1", "B4"], "leaving": leaving }))
        };
        let name = |name: &str| OptionValue::Name(name.to_owned());
        let one = with(&["A3-1"]);
        assert_eq!(one.incomplete.get("leaving"), Some(&1));
        assert_eq!(rule(&one, "leaving", &name("A3-2")), None);
        let two = with(&["A3-1", "A3-2"]);
        assert!(two.incomplete.is_empty());
        assert_eq!(rule(&two, "leaving", &name("A3-3")).as_deref(), Some("MQ-R-37"));
    }

    #[test]
    fn what_is_excluded_is_taken_out_one_by_one() {
        let answer = queen(json!({
            "edition": "it1997", "seats": 6, "team_size": 3, "black_rose": true, "length": 13, "b_tiles": ["B4"]
        }));
        assert_eq!(answer.dropped, [Excluded { option: "black_rose".to_owned(), rule: "MQ-R-35".to_owned() }]);
        assert!(answer.table.contains_key("team_size") && !answer.table.contains_key("black_rose"));
        let short = json!({ "edition": "it1997", "seats": 3, "introductory": true, "length": 13, "b_tiles": ["B4"] });
        let dropped: Vec<String> = queen(short).dropped.into_iter().map(|one| one.option).collect();
        assert_eq!(dropped, ["b_tiles", "length"]);
    }

    #[test]
    fn a_draft_that_is_no_table_is_refused() {
        let wrong = |value: Value| options("mississippi-queen", &draft(value)).unwrap_err();
        assert_eq!(wrong(json!({ "edition": "it1997", "seats": 9 })).place, "table.seats");
        assert_eq!(wrong(json!({ "edition": "nowhere", "seats": 3 })).place, "table.edition");
        assert_eq!(options("chess", &Draft::new()).unwrap_err().key(), "unknown-game");
        assert!(
            options("niagara", &draft(json!({ "seats": 5, "fork": "random", "round_limit": null })))
                .unwrap()
                .excluded
                .is_empty()
        );
    }
}
