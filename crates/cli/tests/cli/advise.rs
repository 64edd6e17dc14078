//! Bots that explain themselves, and the weights that they judge by.

use crate::commands::{document, folder, refused, said};
use serde_json::Value;

fn record(name: &str) -> String {
    format!("{}/../../fixtures/{name}.rec", env!("CARGO_MANIFEST_DIR"))
}

/// The chances of all seats, of each turn that was considered.
fn chances(considered: &Value) -> Vec<f64> {
    let chances = considered["chances"].as_array().expect("chances");
    chances.iter().map(|chance| chance.as_f64().expect("a number")).collect()
}

#[test]
fn advice_is_a_turn_that_can_be_made_and_explained() {
    for (name, seats) in [("mississippi/records/fr2019-2", 2), ("niagara/records/3-count", 3)] {
        let file = record(name);
        let args = ["advise", "--record", &file, "--at", "60", "--bot", "hard:nodes=80", "--seed", "3", "--json"];
        let brief = document(&args);
        assert!(brief.get("explanation").is_none(), "{brief}");
        let full = document(&[&args[..], &["--explain"]].concat());
        assert_eq!(full["actions"], brief["actions"], "the same seed and nodes give the same turn");
        let considered = full["explanation"]["considered"].as_array().expect("turns");
        assert_eq!(considered[0]["actions"], full["actions"]);
        let visits: u64 = considered.iter().map(|turn| turn["visits"].as_u64().expect("visits")).sum();
        assert_eq!(visits, 80, "{full}");
        let sum: f64 = chances(&considered[0]).iter().sum();
        assert!((0.99..1.01).contains(&sum) && chances(&considered[0]).len() == seats, "{full}");
        assert!(considered[0]["line"].as_array().is_some_and(|line| !line.is_empty()), "{full}");
        let twice = document(&[&args[..], &["--threads", "2", "--explain"]].concat());
        assert_eq!(twice, document(&[&args[..], &["--threads", "2", "--explain"]].concat()), "on two cores, too");
    }
}

#[test]
fn advice_is_given_to_people_in_their_language() {
    let file = record("mississippi/records/fr2019-2");
    let args = ["advise", "--record", &file, "--at", "60", "--bot", "medium", "--explain", "--lang"];
    for (lang, words) in [("en", "turns considered: "), ("it", "turni considerati: "), ("ru", "рассмотрено ходов: ")]
    {
        let text = said(&[&args[..], &[lang]].concat());
        assert!(text.lines().nth(1).is_some_and(|line| line.contains(words)), "{text}");
    }
}

#[test]
fn nobody_is_advised_where_nobody_decides() {
    let file = record("mississippi/records/fr2019-2");
    for (args, wanted) in [
        (&["--record", &file][..], "error: the game is over"),
        (&["--record", &file, "--at", "0"], "error: chance decides here"),
        (&["--record", &file, "--at", "60", "--seat", "7"], "error: --seat: this seat does not decide now"),
        (&["--record", &file, "--at", "99999"], "error: --at: "),
        (&["--record", "/no/such.rec"], "error: /no/such.rec: "),
        (&["--record", &file, "--bot", "genius"], "error: --bot: there is no bot genius"),
        (&["--record", &file, "--bot", "exec:genius"], "error: --bot: only the built-in bots give advice"),
        (
            &["--record", &file, "--game", "niagara"],
            "error: --game: this is a record of mississippi-queen, not of niagara",
        ),
    ] {
        let line = refused(&[&["advise"], args].concat(), "");
        assert!(line.starts_with(wanted), "{args:?}: {line}");
    }
    assert!(refused(&["advise"], "").starts_with("error: "));
}

#[test]
fn the_arena_explains_every_turn() {
    let args = ["arena", "mississippi-queen", "--bots", "medium,random", "--games", "2", "--seed", "1"];
    let args = [&args[..], &["--round-limit", "3", "--explain"]].concat();
    let result = document(&[&args[..], &["--json"]].concat());
    let games = result["explained"].as_array().expect("games");
    assert_eq!(games.len(), 2);
    for turn in games.iter().flat_map(|game| game["turns"].as_array().expect("turns")) {
        let considered = turn["considered"].as_array().expect("turns");
        match turn["bot"].as_str() {
            Some("medium") => assert!((chances(&considered[0]).iter().sum::<f64>() - 1.0).abs() < 0.01, "{turn}"),
            _ => assert_eq!((considered.len(), &considered[0]["chances"]), (1, &Value::Null)),
        }
    }
    assert!(said(&args).starts_with("game 0\n\nturn 0, "));
}

#[test]
fn weights_are_tuned_and_written() {
    let output = folder("tune");
    std::fs::create_dir_all(&output).unwrap();
    let file = output.join("weights.json");
    let args = ["tune", "niagara", "--rounds", "2", "--games", "4", "--proof", "3", "--seed", "1"];
    let args = [&args[..], &["--only", "hope,away", "--round-limit", "5", "--output", file.to_str().unwrap()]].concat();
    let result = document(&[&args[..], &["--json"]].concat());
    let written: Value = serde_json::from_str(&std::fs::read_to_string(&file).unwrap()).unwrap();
    assert_eq!(result["weights"], written);
    assert_eq!(result["games"], 3);
    assert_eq!(written, document(&[&args[..], &["--json"]].concat())["weights"], "the same seed finds the same");
    assert!(said(&args).contains("hope: "));
    let again = ["tune", "niagara", "--rounds", "1", "--games", "2", "--proof", "1", "--round-limit", "2", "--from"];
    said(&[&again[..], &[file.to_str().unwrap()]].concat());
    let contest = ["tune", "niagara", "--rounds", "0", "--proof", "2", "--round-limit", "2", "--json"];
    let result =
        document(&[&contest[..], &["--from", file.to_str().unwrap(), "--against", file.to_str().unwrap()]].concat());
    assert_eq!(result["weights"], written, "no round changes nothing");
    std::fs::write(&file, "{\"hope\": 1}").unwrap();
    let line = refused(&[&again[..], &[file.to_str().unwrap()]].concat(), "");
    assert!(line.contains("the weight gem is missing"), "{line}");
    let line = refused(&["tune", "niagara", "--only", "luck"], "");
    assert!(line.starts_with("error: --only: luck is not a weight of this game; there are gem, "), "{line}");
    std::fs::remove_dir_all(output).unwrap();
}
