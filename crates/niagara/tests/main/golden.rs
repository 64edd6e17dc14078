//! Golden records: whole games of every number of players and option, replayed to the exact bytes.

use game::Record;
use niagara::{EndReason, Event, Niagara, Table};
use std::collections::BTreeSet;
use testkit::gallery::Gallery;
use testkit::niagara::{fixtures, tables};
use testkit::{pilot, random};

/// No game here is longer; a golden record is read by people.
const LONGEST: usize = 5_000;
/// Golden games stop sooner than others, so that the files stay small.
const ROUNDS: u16 = 60;

/// Everything that some record must show: each kind of event, each reason for the end.
fn wanted() -> BTreeSet<String> {
    let kinds = testkit::every_kind!(Event:
        ArmDrawn RoundBegan BoughtBack Laid Opened Idle Moved Loaded Unloaded Stolen Landed Scored
        WeatherChanged Flows Flowed Lost Returned HandsBack Over
    );
    kinds.into_iter().chain(EndReason::ALL.map(|reason| format!("end {}", reason.name()))).collect()
}

fn play(table: &Table, seed: u64) -> Record<Niagara> {
    let table =
        Table { round_limit: Some(table.round_limit.map_or(ROUNDS, |limit| limit.min(ROUNDS))), ..table.clone() };
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
