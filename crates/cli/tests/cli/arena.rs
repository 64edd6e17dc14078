//! The arena: bots of ours, and programs that behave or do not.

use crate::commands::{document, folder, refused, run, said};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/random_bot.py");

/// Everything but what the clock says.
fn timeless(mut document: Value) -> Value {
    for bot in document["bots"].as_array_mut().expect("there are bots") {
        let times = bot.as_object_mut().expect("a bot is an object").shift_remove("milliseconds");
        assert!(times.is_some_and(|times| times["mean"].as_f64() <= times["max"].as_f64()));
    }
    document
}

fn bot<'a>(document: &'a Value, name: &str) -> &'a Value {
    let bots = document["bots"].as_array().expect("there are bots");
    bots.iter().find(|bot| bot["name"] == name).unwrap_or_else(|| panic!("{name} is in {document}"))
}

#[test]
fn bots_take_turns_at_the_seats_and_better_ones_win() {
    let records = folder("arena-games");
    let base =
        ["arena", "mississippi-queen", "--bots", "medium,random,random", "--games", "9", "--seed", "5", "--json"];
    let one = document(&[&base[..], &["--threads", "1", "--save", records.to_str().unwrap()]].concat());
    let two = document(&[&base[..], &["--threads", "3"]].concat());
    assert_eq!(timeless(one.clone()), timeless(two));
    assert_eq!((&one["table"]["edition"], &one["table"]["seats"]), (&"it2019".into(), &3.into()));
    let (medium, random) = (bot(&one, "medium"), bot(&one, "random"));
    assert_eq!((&medium["games"], &random["games"]), (&9.into(), &18.into()));
    assert!(medium["wins"].as_f64() > Some(6.0), "{medium}");
    assert!(medium["rating"].as_f64() > random["rating"].as_f64());
    assert!(medium["mean_rank"].as_f64() < random["mean_rank"].as_f64());
    assert!(medium["share_interval"][0].as_f64() < medium["share"].as_f64());
    assert!(random["counts"]["wrecks"]["total"].is_u64() && random["counts"].get("rerolls").is_none());
    let end = document(&["replay", records.join("8.rec").to_str().unwrap(), "--json"]);
    assert!(end["outcome"]["ranks"].is_array());
    let line = refused(&[&base[..], &["--save", records.to_str().unwrap()]].concat(), "");
    assert!(line.ends_with("0.rec: the file already exists; --force replaces it"), "{line}");
    std::fs::remove_dir_all(records).unwrap();
}

#[test]
fn searching_bots_are_the_same_for_a_seed_and_a_node_budget() {
    let args = ["arena", "niagara", "--bots", "hard:nodes=30,mcts-plain:nodes=30,easy", "--games", "2", "--seed", "4"];
    let args = [&args[..], &["--round-limit", "6", "--json"]].concat();
    assert_eq!(timeless(document(&args)), timeless(document(&args)));
}

#[test]
fn the_table_is_told_in_every_language_and_drawn() {
    let pictures = folder("arena-pictures");
    std::fs::create_dir_all(&pictures).unwrap();
    let base =
        ["arena", "niagara", "--bots", "easy,random,random", "--games", "4", "--seed", "1", "--round-limit", "20"];
    for (lang, words) in [("en", "mean rank"), ("de", "mittlerer Rang"), ("ru", "среднее место")] {
        let table = said(&[&base[..], &["--lang", lang]].concat());
        assert!(table.contains(words) && table.lines().any(|line| line.starts_with("random  ")), "{table}");
    }
    for (name, head) in [("a.svg", &b"<svg "[..]), ("a.png", b"\x89PNG")] {
        let file = pictures.join(name);
        said(&[&base[..], &["--plot", file.to_str().unwrap()]].concat());
        assert!(std::fs::read(file).unwrap().starts_with(head), "{name}");
    }
    std::fs::remove_dir_all(pictures).unwrap();
}

#[test]
fn mistakes_are_told_before_anything_is_played() {
    for (args, wanted) in [
        (&["arena", "niagara"][..], "error: --bots is missing"),
        (&["arena", "niagara", "--bots", "easy,genius"], "error: --bots: there is no bot genius; there are random, "),
        (
            &["arena", "niagara", "--bots", "hard:time=3"],
            "error: --bots: time=3 is not a setting of hard; there are nodes, ms, ",
        ),
        (
            &["arena", "niagara", "--bots", "easy,easy"],
            "error: --bots: there are 2 bots for niagara, which takes 3 to 5 players; name more bots, ",
        ),
        (
            &["arena", "niagara", "--bots", "easy,easy,easy,easy,easy,hard"],
            "error: --bots: there are 6 bots for niagara, which takes 3 to 5 players; name fewer, or say --seats",
        ),
        (&["arena", "niagara", "--bots", "easy", "--sprt", "0.6"], "error: --sprt: 0.6 is not two shares between "),
        (&["arena", "niagara", "--bots", "easy", "--seats", "2"], "error: --seats: "),
        (
            &["arena", "mississippi-queen", "--bots", "easy"],
            "error: --bots: there is 1 bot for mississippi-queen, which takes 2 to 6 players; ",
        ),
        (&["arena", "mississippi-queen", "--bots", "easy,exec:"], "error: --bots: exec: needs a program"),
        (
            &["arena", "mississippi-queen", "--bots", "easy,exec:/no/such/program"],
            "error: --bots: the program /no/such/program cannot be started: it does not exist",
        ),
        (&["arena", "niagara", "--bots", "easy", "--plot", "a.jpg"], "error: --plot: a.jpg is not a picture"),
        (
            &["arena", "niagara", "--bots", "easy,easy,easy", "--plot", "/no/such/a.svg"],
            "error: /no/such/a.svg: the file cannot be written: the folder does not exist",
        ),
        (&["arena", "niagara", "--bots", "easy", "--bot-timeout", "0"], "error: --bot-timeout: 0 is not a whole "),
    ] {
        let line = refused(args, "");
        assert!(line.starts_with(wanted), "{args:?}: {line}");
    }
}

#[test]
fn pairs_are_compared_and_a_test_ends_the_games() {
    let base = ["arena", "mississippi-queen", "--bots", "medium,random", "--games", "200", "--seed", "5"];
    let base = [&base[..], &["--sprt", "0.5,0.8"]].concat();
    let one = document(&[&base[..], &["--threads", "1", "--json"]].concat());
    let three = document(&[&base[..], &["--threads", "3", "--json"]].concat());
    assert_eq!(timeless(one.clone()), timeless(three), "the test ends at the same game whatever the threads");
    let (games, test) = (one["games"].as_u64().unwrap(), &one["sprt"]);
    assert!((7..100).contains(&games), "{test}");
    assert_eq!((&test["verdict"], &test["bot"], &test["games"]), (&"high".into(), &"medium".into(), &games.into()));
    assert!(test["log_likelihood_ratio"].as_f64() >= test["bounds"][1].as_f64());
    let pair = &one["pairs"][0];
    assert_eq!(pair["bots"], serde_json::json!(["medium", "random"]));
    assert_eq!((&pair["met"], &pair["share"]), (&games.into(), &bot(&one, "medium")["share"]));
    let told = said(&base);
    assert!(told.contains("SPRT: medium wins 80.0 % of the games or more, not 50.0 % or less"), "{told}");
    assert!(told.lines().any(|line| line.starts_with("medium – random ")), "{told}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_results_so_far() {
    let records = folder("arena-interrupted");
    let mut child = Command::new(env!("CARGO_BIN_EXE_paddlewheel"))
        .args(["arena", "mississippi-queen", "--bots", "easy,medium", "--games", "1000000", "--json", "--save"])
        .arg(&records)
        .args(["--threads", "1"])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let begun = Instant::now();
    while !std::fs::read_dir(&records).is_ok_and(|mut files| files.any(|file| is_record(&file.unwrap().path()))) {
        assert!(begun.elapsed() < Duration::from_mins(1), "no game ends");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(child.try_wait().unwrap().is_none(), "it goes on");
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let result: Value = serde_json::from_slice(&output.stdout).unwrap();
    let games = result["games"].as_u64().unwrap();
    assert!(games > 0 && games < 1_000_000, "{games}");
    assert_eq!(result["interrupted"]["wanted"], 1_000_000);
    assert_eq!(bot(&result, "easy")["games"], games);
    std::fs::remove_dir_all(records).unwrap();
}

#[cfg(unix)]
fn is_record(path: &Path) -> bool {
    path.extension().is_some_and(|kind| kind == "rec")
}

fn has(program: &str) -> bool {
    let found = Command::new(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}

#[test]
fn the_example_bot_plays_both_games() {
    if !has("python3") {
        return;
    }
    let example = format!("exec:python3 {EXAMPLE} 7");
    for (game, bots) in [("mississippi-queen", 2), ("niagara", 3)] {
        let list = vec![example.as_str(); bots].join(",");
        let args = ["arena", game, "--bots", &list, "--games", "2", "--seed", "2", "--round-limit", "8", "--json"];
        let result = document(&args);
        assert_eq!(result["forfeits"], serde_json::json!([]), "{result}");
        assert_eq!(bot(&result, &example)["games"], 2 * bots);
        assert_eq!(timeless(result), timeless(document(&args)), "it has a seed");
    }
}

/// A program in a file of its own.
#[cfg(unix)]
fn script(folder: &Path, name: &str, text: &str) -> String {
    use std::os::unix::fs::PermissionsExt;
    std::fs::create_dir_all(folder).unwrap();
    let file: PathBuf = folder.join(name);
    std::fs::write(&file, format!("#!/bin/sh\n{text}\n")).unwrap();
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o755)).unwrap();
    format!("exec:{}", file.display())
}

#[cfg(unix)]
#[test]
fn a_bot_that_misbehaves_loses_its_game_and_the_arena_goes_on() {
    let programs = folder("arena-programs");
    let answers = r#"n=0; while read -r line; do n=$((n+1)); echo '{"jsonrpc":"2.0","id":'$n',ANSWER}'; done"#;
    let says = |answer: &str| answers.replace("ANSWER", answer);
    for (name, text, key, wanted) in [
        ("crashes", "read -r line; exit 3".to_owned(), "bot-ended", "the program ended with exit code 3"),
        ("dies", "read -r line; kill -9 $$".to_owned(), "bot-ended", "the program was ended by a signal"),
        ("silent", "exec sleep 60".to_owned(), "bot-slow", "no answer within 300 ms"),
        ("leaves", "exec >&-; exec sleep 60".to_owned(), "bot-ended", "the program closed its output"),
        (
            "babbles",
            "while read -r line; do echo hello; done".to_owned(),
            "bot-nonsense",
            "this is not an answer: hello",
        ),
        (
            "floods",
            "read -r line; exec tr '\\0' x </dev/zero".to_owned(),
            "line-too-long",
            "the line is longer than 1048576 bytes",
        ),
        ("idles", says(r#""result":{"actions":[]}"#), "actions-empty", "at least one action is needed"),
        ("invents", says(r#""result":{"actions":["fly:9"]}"#), "unknown-action", "fly:9 is not an action"),
        ("cheats", says(r#""result":{"actions":["speed:6"]}"#), "host-illegal", "speed:6 is not allowed. MQ-"),
        ("rambles", says(r#""result":{"actions":["bow:n","bow:n"]}"#), "host-runs-past", "the turn ends before bow:n"),
        ("refuses", says(r#""error":{"code":1,"message":"no\u001b idea"}"#), "bot-error", "with an error: no idea"),
    ] {
        let bot_name = script(&programs, name, &text);
        let list = format!("{bot_name},random,random");
        let args = ["arena", "mississippi-queen", "--bots", &list, "--games", "3", "--seed", "1", "--json"];
        let begun = Instant::now();
        // Whoever answers in the wrong way may take their time for it.
        let patience = if key == "bot-slow" { "300" } else { "20000" };
        let output = run(&[&args[..], &["--bot-timeout", patience, "--threads", "2"]].concat());
        assert!(begun.elapsed() < Duration::from_secs(30), "{name} is not waited for");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{name}: {errors}");
        let result: Value = serde_json::from_slice(&output.stdout).unwrap();
        let loser = bot(&result, &bot_name);
        assert_eq!((&loser["forfeits"], &loser["wins"], &loser["mean_rank"]), (&3.into(), &0.0.into(), &3.0.into()));
        assert_eq!(bot(&result, "random")["wins"], 3.0, "the others share the wins");
        assert_eq!(result["ends"]["forfeit"], 3);
        for (number, forfeit) in result["forfeits"].as_array().unwrap().iter().enumerate() {
            assert_eq!((&forfeit["game"], &forfeit["key"]), (&number.into(), &key.into()), "{name}: {forfeit}");
            let seat = (3 - number) % 3;
            let line = format!("game {number}: {bot_name} at seat {seat} loses: ");
            let said = errors.lines().find_map(|said| said.strip_prefix(&line));
            assert!(said.is_some_and(|reason| reason.contains(wanted)), "{name}: {errors}");
        }
    }
    std::fs::remove_dir_all(programs).unwrap();
}

#[cfg(unix)]
#[test]
fn a_bot_is_sent_whole_documents_and_the_board_when_it_changes() {
    if !has("python3") {
        return;
    }
    let programs = folder("arena-board");
    let requests = programs.join("requests");
    let text = format!("tee -a {} | python3 {EXAMPLE} 7", requests.display());
    let list = format!("{},random", script(&programs, "listens", &text));
    said(&["arena", "mississippi-queen", "--bots", &list, "--games", "1", "--seed", "3", "--round-limit", "8"]);
    let requests = std::fs::read_to_string(requests).unwrap();
    let (mut board, mut boards) = (Value::Null, 0);
    for line in requests.lines() {
        let params = serde_json::from_str::<Value>(line).unwrap()["params"].take();
        if let Some(sent) = params.get("board") {
            assert_ne!(sent["version"], board["version"]);
            (board, boards) = (sent.clone(), boards + 1);
        }
        // Documents as over HTTP, whole.
        assert!(serde_json::from_value::<api::View>(params["view"].clone()).is_ok(), "{line}");
        let plans: Vec<api::Plan> = serde_json::from_value(params["plans"].clone()).unwrap();
        assert_eq!(serde_json::to_value(plans).unwrap(), params["plans"]);
        assert_eq!((&params["game"], &params["table"]["edition"]), (&"mississippi-queen".into(), &"it2019".into()));
        let tiles = params["view"]["river"].as_array().unwrap().len();
        assert_eq!(board["spaces"].as_array().unwrap().len(), 20 * tiles, "{line}");
    }
    assert!(boards > 1 && boards < requests.lines().count(), "{boards}");
    std::fs::remove_dir_all(programs).unwrap();
}

#[cfg(unix)]
#[test]
fn no_program_outlives_its_game() {
    let programs = folder("arena-zombies");
    let pids = programs.join("pids");
    let text = format!("echo $$ >>{}; exec sleep 60", pids.display());
    let list = format!("{},random", script(&programs, "silent", &text));
    said(&["arena", "mississippi-queen", "--bots", &list, "--games", "2", "--bot-timeout", "200"]);
    let pids = std::fs::read_to_string(pids).unwrap();
    assert_eq!(pids.lines().count(), 2);
    for pid in pids.lines() {
        let alive = Command::new("sh").args(["-c", &format!("kill -0 {pid} 2>/dev/null")]).status().unwrap().success();
        assert!(!alive, "{pid} is still there");
    }
    std::fs::remove_dir_all(programs).unwrap();
}

/// How many processes have this word in their command line.
#[cfg(target_os = "linux")]
fn running(word: &str) -> usize {
    let processes = std::fs::read_dir("/proc").unwrap().filter_map(|entry| entry.ok()?.path().join("cmdline").into());
    processes.filter(|file| std::fs::read_to_string(file).is_ok_and(|line| line.contains(word))).count()
}

#[cfg(target_os = "linux")]
#[test]
fn what_a_program_has_started_ends_with_it() {
    let programs = folder("arena-grandchildren");
    // It goes on by itself, holds the output open, and takes no notice of its parent.
    let text = "sleep 61.7253 & read -r line; exit 1";
    let list = format!("{},random", script(&programs, "parent", text));
    let begun = Instant::now();
    let result = document(&["arena", "mississippi-queen", "--bots", &list, "--games", "3", "--json"]);
    assert!(begun.elapsed() < Duration::from_secs(30), "nobody is waited for");
    assert_eq!(result["ends"]["forfeit"], 3);
    assert_eq!(running("61.7253"), 0);
    std::fs::remove_dir_all(programs).unwrap();
}

#[cfg(unix)]
#[test]
fn a_program_that_does_not_start_any_more_loses_its_game_and_the_arena_goes_on() {
    let programs = folder("arena-vanishing");
    let file = programs.join("vanishing");
    // Its first game is its last.
    let text = format!("rm {}; read -r line; exit 1", file.display());
    let list = format!("{},random", script(&programs, "vanishing", &text));
    let args = ["arena", "mississippi-queen", "--bots", &list, "--games", "3", "--threads", "1", "--json"];
    let result = document(&args);
    let keys: Vec<&str> = result["forfeits"].as_array().unwrap().iter().filter_map(|one| one["key"].as_str()).collect();
    assert_eq!(keys, ["bot-ended", "bot-start", "bot-start"]);
    assert_eq!(bot(&result, "random")["wins"], 3.0);
    std::fs::remove_dir_all(programs).unwrap();
}

#[cfg(unix)]
#[test]
fn who_forfeits_loses_for_the_whole_team() {
    let programs = folder("arena-teams");
    let bad = script(&programs, "crashes", "read -r line; exit 1");
    let list = format!("{bad},easy,medium,random");
    let args = ["arena", "mississippi-queen", "--bots", &list, "--team-size", "2", "--games", "4", "--json"];
    let result = document(&args);
    assert_eq!(result["ends"]["forfeit"], 4);
    // Seats 0 and 2 are a team, whoever sits there: medium is always with the one that crashes.
    for (name, wins, rank) in [(bad.as_str(), 0.0, 3.0), ("medium", 0.0, 3.0), ("easy", 2.0, 1.5), ("random", 2.0, 1.5)]
    {
        let one = bot(&result, name);
        assert_eq!((&one["wins"], &one["mean_rank"]), (&wins.into(), &rank.into()), "{name}: {one}");
    }
    std::fs::remove_dir_all(programs).unwrap();
}

#[test]
fn what_befalls_bots_is_counted_by_their_own_turns() {
    let args = ["arena", "mississippi-queen", "--bots", "easy,random,random", "--games", "2", "--seed", "3", "--json"];
    let result = document(&args);
    let own: u64 = result["bots"].as_array().unwrap().iter().filter_map(|bot| bot["turns"].as_u64()).sum();
    assert_eq!(Some(own), result["turns"]["total"].as_u64(), "each turn is somebody's, and no question is a turn");
}
