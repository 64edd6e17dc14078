//! Golden records: whole races of every edition, number of players and module, replayed to the exact bytes.

use game::{Outcome, Record};
use mississippi::{EndReason, Event, Queen, Table};
use std::collections::BTreeSet;
use std::fs;
use testkit::conformance::kind;
use testkit::golden::blessing;
use testkit::mississippi::{files, fixtures, tables};
use testkit::{pilot, random};

/// No race here is longer; a golden record is read by people.
const LONGEST: usize = 20_000;
/// Golden races stop sooner than others, so that the files stay small.
const ROUNDS: u16 = 40;

/// Every kind of event. A kind that is not listed here fails to compile.
fn every_kind() -> BTreeSet<String> {
    const fn name(event: Event) -> &'static str {
        match event {
            Event::TileOut { .. } => "tile-out",
            Event::Placed { .. } => "placed",
            Event::RoundBegan { .. } => "round-began",
            Event::TurnBegan { .. } => "turn-began",
            Event::Entered { .. } => "entered",
            Event::BowSet { .. } => "bow-set",
            Event::SpeedSet { .. } => "speed-set",
            Event::Turned { .. } => "turned",
            Event::Moved { .. } => "moved",
            Event::Pushed { .. } => "pushed",
            Event::BackedOff { .. } => "backed-off",
            Event::Aground { .. } => "aground",
            Event::LeftSand { .. } => "left-sand",
            Event::Slowed { .. } => "slowed",
            Event::Wrecked { .. } => "wrecked",
            Event::Missed { .. } => "missed",
            Event::Passed { .. } => "passed",
            Event::Stuck { .. } => "stuck",
            Event::Eliminated { .. } => "eliminated",
            Event::Disqualified { .. } => "disqualified",
            Event::PassengerTaken { .. } => "passenger-taken",
            Event::Refuelled { .. } => "refuelled",
            Event::CoalGiven { .. } => "coal-given",
            Event::Bunkered { .. } => "bunkered",
            Event::TileLaid { .. } => "tile-laid",
            Event::FinishLaid { .. } => "finish-laid",
            Event::TileRemoved { .. } => "tile-removed",
            Event::Home { .. } => "home",
            Event::Over { .. } => "over",
        }
    }
    const KINDS: [&str; 29] = [
        "tile-out",
        "placed",
        "round-began",
        "turn-began",
        "entered",
        "bow-set",
        "speed-set",
        "turned",
        "moved",
        "pushed",
        "backed-off",
        "aground",
        "left-sand",
        "slowed",
        "wrecked",
        "missed",
        "passed",
        "stuck",
        "eliminated",
        "disqualified",
        "passenger-taken",
        "refuelled",
        "coal-given",
        "bunkered",
        "tile-laid",
        "finish-laid",
        "tile-removed",
        "home",
        "over",
    ];
    let over = Event::Over { reason: EndReason::AllHome };
    assert_eq!(kind(&over), name(over));
    KINDS.map(str::to_owned).into()
}

/// Everything that some record must show: each kind of event, each reason for the end.
fn wanted() -> BTreeSet<String> {
    every_kind().into_iter().chain(EndReason::ALL.map(|reason| format!("end {}", reason.name()))).collect()
}

/// What a record shows of it.
fn shows(record: &Record<Queen>) -> BTreeSet<String> {
    let replay = record.replay().unwrap_or_else(|fault| panic!("{fault}"));
    let end = |outcome: &Outcome| format!("end {}", outcome.reason);
    replay.events.iter().flatten().map(kind).chain(record.outcome.as_ref().map(end)).collect()
}

fn race(table: &Table, seed: u64) -> Record<Queen> {
    let table = Table { round_limit: ROUNDS, ..table.clone() };
    pilot::race(Record::new(table), seed, LONGEST).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Writes a race for each table, then as many more as show what is still missing.
fn bless() {
    let folder = fixtures("records");
    for (name, _) in files(&folder, "rec") {
        fs::remove_file(folder.join(name)).unwrap();
    }
    fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, record: &Record<Queen>| {
        fs::write(folder.join(format!("{name}.rec")), record.to_text().unwrap()).unwrap();
    };
    let mut missing = wanted();
    for (seed, (name, table)) in (1000..).zip(tables()) {
        let record = race(&table, seed);
        missing.retain(|thing| !shows(&record).contains(thing));
        write(&name, &record);
    }
    for seed in 2..200 {
        for (name, table) in tables() {
            if missing.is_empty() {
                return;
            }
            let drifting = || random::record(&Table { round_limit: ROUNDS, ..table.clone() }, seed, LONGEST).unwrap();
            let record = if seed % 2 == 0 { drifting() } else { race(&table, seed) };
            let shown = shows(&record);
            if missing.iter().any(|thing| shown.contains(thing)) {
                missing.retain(|thing| !shown.contains(thing));
                write(&format!("{name}-seed-{seed}"), &record);
            }
        }
    }
    assert!(missing.is_empty(), "no race shows {missing:?}");
}

#[test]
fn golden_records_replay_to_the_byte_and_show_everything() {
    if blessing() {
        bless();
    }
    let files = files(&fixtures("records"), "rec");
    let mut missing = wanted();
    for (name, text) in &files {
        let record = Record::<Queen>::read(text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        assert!(record.outcome.is_some(), "{name}: a golden record has a result");
        assert_eq!(record.to_text().as_ref(), Ok(text), "{name}");
        let shown = shows(&record);
        missing.retain(|thing| !shown.contains(thing));
    }
    assert!(missing.is_empty(), "no golden record shows {missing:?}");
    for (name, _) in tables() {
        assert!(files.iter().any(|(file, _)| *file == format!("{name}.rec")), "no golden record of {name}");
    }
}
