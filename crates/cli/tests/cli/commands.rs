//! The commands, as a user starts them.

use serde_json::Value;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

pub(crate) fn run(args: &[&str]) -> Output {
    paddlewheel_with(args, "")
}

pub(crate) fn paddlewheel_with(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_paddlewheel"))
        .args(args)
        .env("LC_ALL", "en_GB.UTF-8")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    // A command that reads no input may be gone already.
    let _ = child.stdin.take().expect("the input is piped").write_all(input.as_bytes());
    child.wait_with_output().expect("the binary ends")
}

pub(crate) fn said(args: &[&str]) -> String {
    let output = run(args);
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("texts are UTF-8")
}

pub(crate) fn document(args: &[&str]) -> Value {
    serde_json::from_str(&said(args)).expect("--json answers with JSON")
}

/// Exit code 2, nothing on standard output, one line on standard error.
pub(crate) fn refused(args: &[&str], input: &str) -> String {
    let output = paddlewheel_with(args, input);
    let line = String::from_utf8(output.stderr).expect("texts are UTF-8");
    assert_eq!(output.status.code(), Some(2), "{args:?}: {line}");
    assert!(output.stdout.is_empty(), "{args:?} writes");
    assert_eq!(line.lines().count(), 1, "{line}");
    line.trim_end().to_owned()
}

/// A folder of its own for a test, not there yet.
pub(crate) fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    // What a test that failed has left there, a folder or a file.
    let _ = std::fs::remove_dir_all(&folder);
    let _ = std::fs::remove_file(&folder);
    folder
}

#[test]
fn there_is_help() {
    assert!(said(&["help"]).contains("simulate"));
    assert_eq!(said(&["help"]), said(&["--help"]));
    assert_eq!(said(&["help", "replay"]), said(&["replay", "--help"]));
    assert!(said(&["--version"]).starts_with("paddlewheel "));
    assert!(said(&["perft", "--help", "--lang", "ru"]).contains("Использование"));
}

#[test]
fn rules_are_told_by_edition_and_compared() {
    let general = said(&["rules", "mq-psh-06"]);
    assert!(general.starts_with("MQ-PSH-06 ") && general.contains("it1997: "), "{general}");
    let old = said(&["rules", "MQ-PSH-06", "--edition", "it1997"]);
    assert!(old.contains("(it1997)") && !general.starts_with(&old));
    let diff = document(&["rules", "--diff", "it2019", "ru2019", "--json"]);
    let chains = diff.as_array().unwrap().iter().find(|point| point["id"] == "MQ-END-08").unwrap();
    assert_ne!(chains["it2019"], chains["ru2019"]);
    assert_eq!(chains["points"][0]["field"], "short_finish");
    assert_eq!(document(&["rules", "--diff", "it2019", "it2019", "--json"]), serde_json::json!([]));
    assert_eq!(document(&["rules", "--json"]).as_array().unwrap().len(), 221);
    let short = document(&["rules", "--short", "--game", "niagara", "--json"]);
    assert_eq!((&short[0]["id"], short.as_array().unwrap().len()), (&"NI-END-01".into(), 7));
    assert_eq!(document(&["rules", "MQ-R-24", "--json", "--lang", "de"])["id"], "MQ-R-24");
}

#[test]
fn mistakes_are_told_in_one_line_with_exit_code_2() {
    for (args, wanted) in [
        (&["rules", "MQ-PSH-66"][..], "error: there is no rule MQ-PSH-66; the nearest are MQ-PSH-06, "),
        (&["rules", "--edition", "de2019"], "error: --edition: there is no edition de2019; there are it2019, "),
        (
            &["replay", "race.rec", "--theme", "pink"],
            "error: pink is not possible for --theme; possible values are day, night",
        ),
        (&["rules", "MQ-R-24", "--short"], "error: [RULE] and --short do not go together"),
        (&["rules", "--diff", "it2019"], "error: --diff needs a value"),
        (&["rules", "MQ-R-24", "--diff", "it2019", "ru2019"], "error: [RULE] and --diff do not go together"),
        (&["--lang", "xx", "rules"], "error: --lang: there is no language xx; there are en, it, fr, ru, de"),
        (&["simulat"], "error: there is no command simulat; perhaps simulate"),
        (&["simulate"], "error: <GAME> is missing"),
        (&["simulate", "chess"], "error: there is no game chess; there are mississippi-queen"),
        (&["simulate", "mississippi-queen"], "error: --edition: it is missing; possible values are it2019, "),
        (&["simulate", "mississippi-queen", "--gmaes", "3"], "error: there is no option --gmaes; perhaps --games"),
        (
            &["simulate", "mississippi-queen", "--games", "-3"],
            "error: --games: -3 is not a whole number from 1 to 4294967295",
        ),
        (&["simulate", "mississippi-queen", "--games", "0"], "error: --games: 0 is not a whole number from 1 to "),
        (
            &["simulate", "mississippi-queen", "--threads", "0"],
            "error: --threads: 0 is not a whole number from 1 to 255",
        ),
        (&["simulate", "mississippi-queen", "--seed", "-1"], "error: --seed: -1 is not a whole number from 0 to "),
        (&["simulate", "mississippi-queen", "--seats", "x"], "error: --seats: x is not a whole number from 2 to 6"),
        (&["simulate", "mississippi-queen", "--seats", "3.5"], "error: --seats: 3.5 is not a whole number from 2 to 6"),
        (
            &["simulate", "mississippi-queen", "--boats-each", "0"],
            "error: --boats-each: 0 is not a whole number from 1 to 2",
        ),
        (
            &["simulate", "mississippi-queen", "--boats-each", "3"],
            "error: --boats-each: 3 is not a whole number from 1 to 2",
        ),
        (
            &["simulate", "mississippi-queen", "--team-size", "1"],
            "error: --team-size: 1 is not a whole number from 2 to 3",
        ),
        (&["simulate", "mississippi-queen", "--force"], "error: --save is missing"),
        (&["simulate", "mississippi-queen", "-x"], "error: there is no option -x; --help shows all"),
        (&["bench", "--time", "0"], "error: --time: 0 is not a whole number from 1 to "),
        (&["replay", "a.rec", "--at", "-1"], "error: --at: -1 is not a whole number from 0 to "),
        (&["replay", "a.rec", "b.rec"], "error: b.rec is one argument too many"),
        (&["engine", "b.rec"], "error: b.rec is one argument too many"),
        (&["help", "nothing"], "error: there is no command nothing; --help shows all"),
        (&["rules", "ex-01"], "error: ex-01 is not a rule but a worked example"),
        (
            &["perft", "--edition", "it2019", "--seats", "3", "--b-tiles", "B9", "--depth", "1"],
            "error: --b-tiles: there is no tile B9; there are B",
        ),
        (&["perft", "--edition", "it2019", "--seats", "3"], "error: --depth is missing"),
        (
            &["perft", "--edition", "it2019", "--seats", "3", "--depth", "65"],
            "error: --depth: 65 is not a whole number from 0 to 64",
        ),
        (&["perft", "--table", "{\"seats\": 3}", "--depth", "1"], "error: --table: the field edition is missing"),
        (
            &["perft", "--position", "/no/such", "--depth", "1"],
            "error: /no/such: the file cannot be read: it does not exist",
        ),
        (
            &["serve", "--public-url", "play.example"],
            "error: --public-url: play.example is not an address such as https://play.example",
        ),
        (
            &["serve", "--insecure-seed", "1", "--listen", "0.0.0.0:0"],
            "error: --insecure-seed: a known seed is for tests on this machine alone; 0.0.0.0:0",
        ),
        (&["replay", "/no/such"], "error: /no/such: the file cannot be read: it does not exist"),
    ] {
        let line = refused(args, "");
        assert!(line.starts_with(wanted), "{args:?}: {line}");
    }
    for (option, value) in
        [("--house", "push_chain"), ("--house", "push_chain=x"), ("--b-tiles", "Z"), ("--seats", "7")]
    {
        let line =
            refused(&["simulate", "mississippi-queen", "--edition", "it2019", "--seats", "4", option, value][..], "");
        assert!(line.starts_with(&format!("error: {option}")), "{line}");
    }
}

#[test]
fn wrong_files_are_refused_with_place_and_reason() {
    let position = |text: &str| refused(&["perft", "--depth", "1", "--position", "-"], text);
    assert_eq!(position("{"), "error: -, line 1, column 1: the JSON ends too early");
    assert!(position(r#"{"format": 1, "boats": []}"#).starts_with("error: -, boats: […] is not possible here"));
    let replay = |text: &str| refused(&["replay", "-"], text);
    assert!(replay("hello").starts_with("error: -, line 1: the header lacks"));
    assert!(replay("paddlewheel-record 9\n").contains("line 1: the record has format 9"));
    assert!(replay("\u{feff}paddlewheel-record 9\n").contains("line 1: the record has format 9"));
    let table = "paddlewheel-record 1\ngame: mississippi-queen\ntable: ";
    assert_eq!(replay(&format!("{table}{{\n")), "error: -, line 3, column 8: the JSON ends too early");
    assert_eq!(
        replay(&format!("{table}{{\"edition\": \"it2019\", \"seats\": \"x\"}}\n")),
        "error: -, line 3, seats: \"x\" is not possible here; expected: 0..255"
    );
    assert!(replay("paddlewheel-record 1\ngame: chess\n").contains("there is no game chess"));
}

#[test]
fn random_games_are_the_same_for_a_seed_and_their_records_replay() {
    let records = folder("random-games");
    let run = |more: &[&str]| {
        let base = [
            "simulate",
            "mississippi-queen",
            "--edition",
            "it1997",
            "--seats",
            "5",
            "--games",
            "12",
            "--seed",
            "3",
            "--json",
        ];
        document(&[&base, more].concat())
    };
    let one = run(&["--threads", "1", "--save", records.to_str().unwrap()]);
    assert_eq!(one, run(&["--threads", "4"]));
    assert_eq!(one["games"], 12);
    assert_eq!(one["seed"], 3);
    let wins: u64 = one["winners"].as_array().unwrap().iter().filter_map(Value::as_u64).sum();
    assert!(wins >= 12);
    let file = records.join("07.rec");
    let file = file.to_str().unwrap();
    let end = document(&["replay", file, "--json"]);
    assert!(end["outcome"]["ranks"].is_array());
    let picture = said(&["replay", file, "--at", "20"]);
    assert!(
        picture.contains("after 20 of") && picture.contains("\\###/") && picture.contains(" seat 0: Red: "),
        "{picture}"
    );
    let start = document(&["replay", file, "--at", "0", "--json"]);
    assert_eq!(start["position"]["round"], 0);
    refused(&["replay", file, "--at", "100000"], "");
    let whole = std::fs::read_to_string(file).unwrap();
    let cut = whole.lines().take(9).collect::<Vec<_>>().join("\n");
    let unfinished = paddlewheel_with(&["replay", "-"], &cut);
    assert!(unfinished.status.success(), "a game need not be over");
    assert!(String::from_utf8_lossy(&unfinished.stdout).contains(", unfinished, after 6 of 6 entries"));
    assert!(!picture.contains("unfinished"));
    let windows = whole.replace('\n', "\r\n# a remark\r\n");
    assert!(paddlewheel_with(&["replay", "-"], &format!("\u{feff}{windows}")).status.success());
    let turn = whole.lines().position(|line| line.contains(": speed:")).unwrap();
    let split: Vec<String> =
        whole.lines().enumerate().map(|(i, line)| if i == turn { in_two(line) } else { line.to_owned() }).collect();
    let line = refused(&["replay", "-"], &split.join("\n"));
    assert!(line.starts_with(&format!("error: -, line {}: the turn of ", turn + 2)), "{line}");
    std::fs::remove_dir_all(records).unwrap();
}

/// The line of a turn as two lines.
fn in_two(line: &str) -> String {
    let (speaker, actions) = line.split_once(": ").unwrap();
    let (first, rest) = actions.split_once(' ').unwrap();
    format!("{speaker}: {first}\n{speaker}: {rest}")
}

#[test]
fn records_are_not_replaced_unless_told_so() {
    let records = folder("kept-games");
    let base = ["simulate", "mississippi-queen", "--edition", "it1997", "--seats", "3", "--seed", "1", "--save"];
    let save = |more: &[&'static str]| [&base[..], &[records.to_str().unwrap()], more].concat();
    said(&save(&["--games", "2"]));
    std::fs::write(records.join("other.txt"), "").unwrap();
    let line = refused(&save(&["--games", "3"]), "");
    assert!(line.ends_with("0.rec: the file already exists; --force replaces it"), "{line}");
    said(&save(&["--games", "2", "--force"]));
    said(&save(&["--games", "11"]));
    let file = records.join("0.rec/sub");
    let blocked = [&base[..], &[file.to_str().unwrap()]].concat();
    let line = refused(&blocked, "");
    assert!(line.ends_with("the folder cannot be created or written to: there is a file of that name"), "{line}");
    std::fs::remove_dir_all(records).unwrap();
}

#[test]
fn perft_divides_into_its_whole() {
    let args = ["perft", "--edition", "it1997", "--seats", "3", "--depth", "3", "--divide", "--json"];
    let count = document(&args);
    let parts: u64 = count["divide"].as_object().unwrap().values().filter_map(Value::as_u64).sum();
    // 11 tiles, then who is first, then a bow.
    assert_eq!((count["nodes"].as_u64(), parts), (Some(11 * 3 * 6), 11 * 3 * 6));
    assert!(said(&args[..7]).contains("198"));
}

#[test]
fn bench_gives_figures() {
    let figures = document(&["bench", "--time", "5", "--json"]);
    assert!(figures["state_bytes"].as_u64().unwrap() <= 256);
    for start in ["two-boats", "two-players", "five-players"] {
        assert!(figures["figures"][start]["random_turns_per_second"].as_f64().unwrap() > 0.0, "{figures}");
    }
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_paddlewheel"))
        .arg("rules")
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the binary ends");
    assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
}
