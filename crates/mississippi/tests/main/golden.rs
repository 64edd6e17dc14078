//! Golden records: whole races of every edition, number of players and module, replayed to the exact bytes.

use game::Record;
use mississippi::{EndReason, Event, Queen, Table};
use std::collections::BTreeSet;
use testkit::gallery::Gallery;
use testkit::mississippi::{fixtures, tables};
use testkit::{pilot, random};

/// No race here is longer; a golden record is read by people.
const LONGEST: usize = 20_000;
/// Golden races stop sooner than others, so that the files stay small.
const ROUNDS: u16 = 40;

/// Everything that some record must show: each kind of event, each reason for the end.
fn wanted() -> BTreeSet<String> {
    let kinds = testkit::every_kind!(Event:
        TileOut Placed RoundBegan TurnBegan Entered BowSet SpeedSet Turned Moved Pushed BackedOff Aground
        LeftSand Slowed Wrecked Missed Passed Stuck Eliminated Disqualified PassengerTaken PassengerReturned Refuelled
        CoalGiven Bunkered TileLaid FinishLaid TileRemoved Home Over
    );
    kinds.into_iter().chain(EndReason::ALL.map(|reason| format!("end {}", reason.name()))).collect()
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
