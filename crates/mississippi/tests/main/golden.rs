//! Golden records: whole races of every edition, number of players and module, replayed to the exact bytes.

use game::Record;
use mississippi::{EndReason, Event, Queen, Table};
use std::collections::BTreeSet;
use testkit::conformance::kind;
use testkit::gallery::Gallery;
use testkit::mississippi::{fixtures, tables};
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

fn play(table: &Table, seed: u64) -> Record<Queen> {
    let table = Table { round_limit: ROUNDS, ..table.clone() };
    let played = match seed % 2 {
        0 => random::record(&table, seed, LONGEST),
        _ => pilot::race(Record::new(table), seed, LONGEST),
    };
    played.unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn golden_records_replay_to_the_byte_and_show_everything() {
    let gallery = Gallery { folder: fixtures("records"), tables: tables(), wanted: wanted(), play: &play };
    gallery.check().unwrap_or_else(|what| panic!("{what}"));
}
