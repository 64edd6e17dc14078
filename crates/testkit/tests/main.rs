//! The kit, tested on the toy game.

use game::{Entry, Game, Ignore, Record, Seat};
use testkit::conformance::{self, Kit, Step};
use testkit::scenario::Scenario;
use testkit::toy::{Coin, Table, Take, Toy};
use testkit::{perft, random, untrusted};

const UNIVERSE: [Take; 10] = [Take(0), Take(1), Take(2), Take(3), Take(4), Take(5), Take(6), Take(7), Take(8), Take(9)];

fn kit() -> Kit<'static, Toy> {
    Kit { universe: &UNIVERSE, most_entries: 400, invariant: |_| Ok(()) }
}

#[test]
fn the_toy_conforms() {
    for heap in [1, 2, 9, 100] {
        conformance::check(&Table { heap }, 0..50, &kit()).unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn a_broken_invariant_is_reported_with_its_seed() {
    let kit = Kit { invariant: |_: &Step<'_, Toy>| Err("broken".to_owned()), ..kit() };
    let failure = conformance::check(&Table { heap: 9 }, 7..8, &kit).unwrap_err();
    assert_eq!((failure.seed, failure.entries, failure.what.as_str()), (7, 1, "broken"));
}

#[test]
fn secrets_do_not_show() {
    let toy = Toy::open(&Table { heap: 9 }).unwrap();
    let [mut one, mut three] = [toy.start(), toy.start()];
    toy.apply(&mut one, Seat(0), Take(1), &mut Ignore);
    toy.apply(&mut three, Seat(0), Take(3), &mut Ignore);
    assert_eq!(toy.view(&one, Some(Seat(1))), toy.view(&three, Some(Seat(1))));
    assert_ne!(toy.view(&one, Some(Seat(0))), toy.view(&three, Some(Seat(0))));
}

#[test]
fn perft_goes_through_simultaneous_choices_and_chance() {
    let toy = Toy::open(&Table { heap: 9 }).unwrap();
    let counts: Vec<u64> = (0..4).map(|depth| game::perft::perft(&toy, &toy.start(), depth)).collect();
    assert_eq!(counts, [1, 6, 18, 36]);
}

#[test]
fn perft_lines_are_counted_again() {
    let case = perft::Case::parse(r#"toy; {"heap":2}; 1: 0, 2: 0"#).unwrap();
    assert_eq!(case.counted::<Toy>().unwrap(), r#"toy; {"heap":2}; 1: 4, 2: 8"#);
    assert!(perft::Case::parse("toy; {}").is_err());
}

const TEXT: &str = r#"paddlewheel-record 2
game: toy
table: {"heap":5}
seat-1: take:3
seat-0: take:2
* coin:1
seat-0: take:1
seat-1: take:1
* coin:0
= empty 2 1
"#;

#[test]
fn a_record_is_what_was_decided_and_drawn() {
    let record = Record::<Toy>::read(TEXT).unwrap();
    assert_eq!(record.entries.len(), 6);
    assert_eq!(record.entries[0], Entry::Act { seat: Seat(1), action: Take(3) });
    assert_eq!(record.entries[2], Entry::Chance(Coin(1)));
    assert_eq!(record.to_text().unwrap(), TEXT);
    let json = record.to_json().unwrap();
    assert_eq!(Record::<Toy>::read(&json).unwrap(), record);
    assert_eq!(record.replay().unwrap().states.len(), 7);
    assert_eq!(game::record::game_name(TEXT).unwrap(), "toy");
    assert_eq!(game::record::game_name(&json).unwrap(), "toy");
}

/// What a changed record is refused with: the fault as text.
fn refusal(from: &str, to: &str) -> String {
    let changed = TEXT.replacen(from, to, 1);
    assert_ne!(changed, TEXT);
    Record::<Toy>::read(&changed).unwrap_err().to_string()
}

#[test]
fn every_line_of_a_text_is_checked() {
    for (from, to, fault) in [
        ("paddlewheel-record 2", "paddlewheel-record 3", "record-version at line 1 have=3 need=1, 2"),
        ("paddlewheel-record 2", "paddlewheel-record 02", "record-version at line 1 have=02 need=1, 2"),
        ("paddlewheel-record 2", "something", "record-header at line 1 need=paddlewheel-record"),
        ("game: toy", "game: chess", "record-game at line 2 have=chess need=toy"),
        ("game: toy\n", "", "record-header at line 2 need=game"),
        (r#"{"heap":5}"#, r#"{"heap":0}"#, "number-out-of-range at line 3, heap value=0 least=1 most=100"),
        (r#"{"heap":5}"#, r#"{"heap":5"#, "json-ends at line 3, column 16"),
        ("seat-1: take:3", "seat-1: fly", "unknown-action at line 4 name=fly known=take:1"),
        ("seat-1: take:3", "seat-1: take:3 take:1", "record-not-deciding at line 4 seat=1 action=take:1"),
        ("seat-1: take:3", "seat-7: take:3", "record-speaker at line 4 have=seat-7 need=seat-0, seat-1"),
        ("seat-1: take:3", "seat-1:", "record-line at line 4 text=seat-1"),
        ("seat-1: take:3", "hello", "record-line at line 4 text=hello"),
        ("seat-1: take:3", "seat-1: take:4", "record-illegal at line 4 action=take:4 rule=TOY-02 need=4 have=5"),
        ("seat-1: take:3", "* coin:1", "record-chance at line 4 chance=coin:1"),
        ("* coin:1", "seat-0: take:1", "record-needs-chance at line 6 have=seat-0"),
        ("* coin:1", "* coin:2", "unknown-action at line 6 name=coin:2 known=take:1"),
        ("* coin:0", "* coin:0\n* coin:0", "record-after-end at line 10 action=coin:0"),
        ("= empty 2 1", "= empty 1 2", "record-result at line 10 need=empty 2 1 have=empty 1 2"),
        ("= empty 2 1", "= empty 2 x", "record-line at line 10 text= empty 2 x"),
        ("= empty 2 1", "", "record-result-missing at line 9 need=empty 2 1"),
        ("seat-0: take:1\nseat-1: take:1\n* coin:0\n", "", "record-result-early at line 7 have=empty 2 1"),
        ("= empty 2 1", "= empty 2 01", "record-line at line 10 text= empty 2 01"),
        (r#"{"heap":5}"#, r#"{"heap":"5"}"#, "json-wrong-type at line 3, heap found=\"5\" wanted=0..255"),
        ("= empty 2 1\n", "= empty 2 1\nmore\n", "record-after-result at line 11 text=more"),
    ] {
        assert_eq!(refusal(from, to), fault);
    }
}

#[test]
fn every_part_of_a_document_is_checked() {
    let json = Record::<Toy>::read(TEXT).unwrap().to_json().unwrap();
    for (from, to, fault) in [
        (r#""format":2"#, r#""format":9"#, "record-version at format have=9 need=1, 2"),
        (r#""game":"toy""#, r#""game":"go""#, "record-game at game have=go need=toy"),
        (r#""heap":5"#, r#""heap":0"#, "number-out-of-range at table.heap value=0 least=1 most=100"),
        ("take:3", "take:4", "record-illegal at entries.0.actions.0 action=take:4 rule=TOY-02 need=4 have=5"),
        ("coin:1", "coin:x", "unknown-action at entries.2.chance name=coin:x known=take:1"),
        (r#"{"seat":1,"actions":["take:3"]}"#, "{}", "record-entry at entries.0"),
        (r#""seat":1"#, r#""seat":"x""#, "json-wrong-type at entries.0.seat found=\"x\" wanted=0..255"),
        (r#""seat":1"#, r#""sat":1"#, "json-unknown-field at entries.0.sat name=sat known=seat, actions, chance"),
        (
            r#""outcome":"#,
            r#""seed":"#,
            "json-unknown-field at seed name=seed known=format, game, table, earlier_rules, start, fair, entries, outcome",
        ),
        (r#","outcome":{"reason":"empty","ranks":[2,1]}"#, "", "record-result-missing at outcome need=empty 2 1"),
        (r#""game":"toy""#, r#""game":"toy","game":"toy""#, "json-duplicate-field at line 1, column 31 name=game"),
        ("[2,1]", "[1,2]", "record-result at outcome need=empty 2 1 have=empty 1 2"),
    ] {
        let changed = json.replacen(from, to, 1);
        assert_ne!(changed, json);
        assert_eq!(Record::<Toy>::read(&changed).unwrap_err().to_string(), fault);
    }
}

#[test]
fn a_record_may_start_in_a_position_and_stop_anywhere() {
    let whole = random::record::<Toy>(&Table { heap: 30 }, 3, 1000).unwrap();
    let replay = whole.replay().unwrap();
    let position = replay.game.position(&replay.states[4]);
    let mut record = Record::<Toy>::starting(position).unwrap();
    record.entries.extend_from_slice(&whole.entries[4..9]);
    let text = record.to_text().unwrap();
    assert!(text.lines().nth(3).unwrap().starts_with("start: {"));
    assert_eq!(Record::<Toy>::read(&text).unwrap(), record);
    let other = text.replacen(r#"table: {"heap":30}"#, r#"table: {"heap":31}"#, 1);
    assert_eq!(Record::<Toy>::read(&other).unwrap_err().key(), "record-table");
}

#[test]
fn too_much_is_refused_unread() {
    let long = " ".repeat(game::record::MOST_BYTES + 1);
    assert_eq!(Record::<Toy>::read(&long).unwrap_err().key(), "record-too-long");
}

#[test]
fn a_scenario_says_what_it_expected_and_what_was_there() {
    let text = r#"
table: {"heap": 5}
do: take:3 take:1
chances: coin:0 coin:1
decides: chance
events: chosen chosen
chance: coin:1
expect: taken = [3, 1]
expect: taken.1 = 1
refuse: take:3 TOY-02 need=3 have=2
legal: take:1 take:2
legal-only take: take:1 take:2
no-plan: x=1
do: take:1 take:1
chance: coin:0
decides: over
result: empty 1 2
"#;
    let run = |text: &str| Scenario::parse("EX-01.txt", text).and_then(|scenario| scenario.run_under::<Toy>("", None));
    run(text).unwrap();
    for (from, to, what) in [
        ("taken.1 = 1", "taken.1 = 2", "EX-01.txt:9: taken.1 should be 2, but is 1"),
        ("result: empty 1 2", "result: empty 2 1", "EX-01.txt:17: the result should be empty 2 1, but it is empty 1 2"),
        (
            "legal: take:1 take:2",
            "legal: take:1",
            "EX-01.txt:11: legal are take:1 take:2; missing: ; unexpected: take:2",
        ),
        (
            "chance: coin:1",
            "do: take:1",
            "EX-01.txt:7: take:1: seat 0 does not decide now, chance is next, 2 outcomes such as coin:0 coin:1",
        ),
        (
            r#"{"heap": 5}"#,
            r#"{"heap": 0}"#,
            "EX-01.txt:3: refused: number-out-of-range at heap value=0 least=1 most=100",
        ),
    ] {
        assert_eq!(run(&text.replacen(from, to, 1)).unwrap_err().to_string(), what);
    }
}

#[test]
fn nothing_that_is_read_panics() {
    for text in [TEXT, "", "{", "paddlewheel-record", "{\"format\":1}", "\u{0}"] {
        untrusted::record::<Toy>(text.as_bytes());
        untrusted::position::<Toy>(text.as_bytes());
    }
}
