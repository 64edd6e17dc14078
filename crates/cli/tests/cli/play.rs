//! Games line by line, as a script plays them, and what is written for shells and manuals.

use crate::commands::{document, folder, paddlewheel_with, refused, run, said};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpListener;

fn play(args: &[&str], input: &str) -> (String, Option<i32>) {
    let output = paddlewheel_with(&[&["play"], args].concat(), input);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn a_game_by_script_is_kept_and_goes_on() {
    let record = folder("scripted.rec");
    let path = record.to_str().unwrap();
    let table = ["niagara", "--seats", "4", "--bots", "hard", "--seed", "5"];
    let (told, code) = play(&[&table[..], &["--save", path]].concat(), "card:3\nboard\n");
    assert_eq!(code, Some(3), "the input ends before the game: {told}");
    assert!(told.contains("The input ended before the game did."), "{told}");
    // Who sits where stands in the record, and so does the card that was laid.
    let (told, code) = play(&["--load", path, "--save", path, "--seed", "3"], &"advice\n1\n".repeat(2000));
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("1. ") && told.contains("Written: "), "{told}");
    assert_ne!(document(&["replay", path, "--json"])["outcome"]["reason"], "round-limit");
    assert!(said(&["replay", path]).contains("hard 1"));
    std::fs::remove_file(record).unwrap();
}

#[test]
fn people_and_bots_sit_where_they_are_told() {
    let seats = ["--seat", "me:Ada", "--seat", "random", "--seat", "me"];
    let (told, code) = play(&[&["mississippi-queen", "--seed", "2"][..], &seats].concat(), "1\n1\nwhy speed:6\nquit\n");
    assert_eq!(code, Some(0), "{told}");
    assert!(told.contains("Ada: "), "{told}");
    let (told, _) = play(&["--seats", "4", "--team-size", "2", "--edition", "fr2019"], "board\nquit\n");
    let teams = ["T1 You", "T2 medium 1", "T1 medium 2", "T2 medium 3"];
    assert!(teams.iter().all(|name| told.contains(name)), "{told}");
    let (told, _) = play(&["--players", "2", "--seats", "2", "--edition", "it1997", "--lang", "it"], "quit\n");
    assert!(told.contains("Giocatore 1") || told.contains("Giocatore 2"), "{told}");
    for (args, wanted) in [
        (&["play", "--seat", "hrad"][..], "error: --seat: hrad cannot sit here"),
        (&["play", "--bots", "hrad"], "error: --bots: there is no bot hrad"),
        (&["play", "--players", "5", "--seats", "3"], "error: --players: 5 is not a whole number from 0 to 3"),
        (&["play", "chess"], "error: there is no game chess"),
        (&["play", "niagara", "--black-rose"], "error: --black-rose"),
        (&["play", "--load", "/no/such"], "error: /no/such: the file cannot be read"),
        (&["play", "--save", "/no/such/a.rec"], "error: /no/such/a.rec"),
        (&["play", "--server", "ftp://x", "--table", "y"], "error: --server: ftp://x is not the address of a server"),
        (&["play", "--server", "http://127.0.0.1:7380"], "error: --table"),
    ] {
        let line = refused(args, "");
        assert!(line.starts_with(wanted), "{args:?}: {line}");
    }
}

#[test]
fn rules_are_searched() {
    let found = said(&["rules", "--game", "niagara", "--search", "steal"]);
    assert!(found.contains("NI-STL-01") && !found.contains("NI-SET-01 "), "{found}");
}

#[test]
fn completions_and_manual_pages() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        assert!(said(&["completions", shell]).contains("black-rose"), "{shell}");
    }
    let pages = folder("manual");
    said(&["man", pages.to_str().unwrap()]);
    let page = std::fs::read_to_string(pages.join("paddlewheel-play.1")).unwrap();
    assert!(page.contains(".TH") && page.contains("round\\-limit"), "{page}");
    assert!(page.contains(".SH EXAMPLES"), "{page}");
    let page = std::fs::read_to_string(pages.join("paddlewheel-config-check.1")).unwrap();
    assert!(page.contains("PADDLEWHEEL_CONFIG"), "{page}");
    std::fs::remove_dir_all(pages).unwrap();
    assert!(said(&["play", "--help"]).contains("Examples:\n  paddlewheel play\n"));
    for command in said(&["help"]).lines().filter_map(|line| line.strip_prefix("  ")?.split(' ').next()) {
        if !command.is_empty() && command.chars().all(char::is_alphanumeric) && command != "paddlewheel" {
            assert!(said(&[command, "--help"]).contains("Examples:\n  paddlewheel "), "{command}");
        }
    }
}

#[test]
fn who_does_not_answer_as_a_server_does_is_told_of() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let watch = |wanted: &str| {
        let output = run(&["watch", "--server", &address, "--table", "x"]);
        let line = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(1), "{line}");
        assert!(line.lines().count() == 1 && line.contains(wanted), "{line}");
    };
    std::thread::scope(|scope| {
        scope.spawn(move || {
            let (socket, _) = listener.accept().unwrap();
            let asked =
                BufReader::new(&socket).lines().map_while(Result::ok).take_while(|line| !line.is_empty()).count();
            assert!(asked > 1, "it asks");
            (&socket).write_all(b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello").unwrap();
        });
        watch("is not a Paddlewheel server");
    });
    // By now nobody listens there any more.
    watch("cannot be reached");
}

#[test]
fn files_that_are_there_are_not_written_over() {
    let folder = folder("there");
    std::fs::create_dir_all(&folder).unwrap();
    let path = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let (race, notes) = (path("race of today.rec"), path("notes.txt"));
    std::fs::write(&notes, "notes").unwrap();
    let game = ["--seed", "1", "--seats", "2"];
    let (told, _) = play(&game, &format!("save {notes}\nsave {race}\nsave {race}\nquit\n"));
    assert!(told.contains("the file already exists"), "{told}");
    assert_eq!(told.matches(&format!("Written: {race}")).count(), 2, "its own file, again: {told}");
    for args in [&["play", "--save", &notes][..], &["play", "--save", &race], &["replay", &race, "--png", &race]] {
        let line = refused(args, "quit\n");
        assert!(line.contains("the file already exists") || line.contains("another file"), "{line}");
    }
    let line = refused(&["play", "niagara", "--load", &race], "quit\n");
    assert!(line.contains("this is a game of mississippi-queen, not of niagara"), "{line}");
    play(&["--load", &race, "--save", &race], "quit\n");
    play(&[&game[..], &["--save", &notes, "--force"]].concat(), "quit\n");
    let kept = std::fs::read_to_string(&notes).unwrap();
    assert!(kept.contains(r#"# seats: ["me","medium"]"#), "names that nobody gave are not kept: {kept}");
    std::fs::remove_dir_all(folder).unwrap();
}
