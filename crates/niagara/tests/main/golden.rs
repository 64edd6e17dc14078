//! Golden records: whole games of every number of players and option, replayed to the exact bytes.

use game::Record;
use niagara::{EndReason, Event, Niagara, Table};
use std::collections::BTreeSet;
use testkit::conformance::kind;
use testkit::gallery::Gallery;
use testkit::niagara::{fixtures, tables};
use testkit::{pilot, random};

/// No game here is longer; a golden record is read by people.
const LONGEST: usize = 5_000;
/// Golden games stop sooner than others, so that the files stay small.
const ROUNDS: u16 = 60;

/// Every kind of event. A kind that is not listed here fails to compile.
fn every_kind() -> BTreeSet<String> {
    const fn name(event: Event) -> &'static str {
        match event {
            Event::ArmDrawn { .. } => "arm-drawn",
            Event::RoundBegan { .. } => "round-began",
            Event::BoughtBack { .. } => "bought-back",
            Event::Laid { .. } => "laid",
            Event::Opened { .. } => "opened",
            Event::Idle { .. } => "idle",
            Event::Moved { .. } => "moved",
            Event::Loaded { .. } => "loaded",
            Event::Unloaded { .. } => "unloaded",
            Event::Stolen { .. } => "stolen",
            Event::Landed { .. } => "landed",
            Event::Scored { .. } => "scored",
            Event::WeatherChanged { .. } => "weather-changed",
            Event::Flows { .. } => "flows",
            Event::Flowed { .. } => "flowed",
            Event::Lost { .. } => "lost",
            Event::Returned { .. } => "returned",
            Event::HandsBack => "hands-back",
            Event::Over { .. } => "over",
        }
    }
    const KINDS: [&str; 19] = [
        "arm-drawn",
        "round-began",
        "bought-back",
        "laid",
        "opened",
        "idle",
        "moved",
        "loaded",
        "unloaded",
        "stolen",
        "landed",
        "scored",
        "weather-changed",
        "flows",
        "flowed",
        "lost",
        "returned",
        "hands-back",
        "over",
    ];
    let over = Event::Over { reason: EndReason::AllColours };
    assert_eq!(kind(&over), name(over));
    KINDS.map(str::to_owned).into()
}

/// Everything that some record must show: each kind of event, each reason for the end.
fn wanted() -> BTreeSet<String> {
    every_kind().into_iter().chain(EndReason::ALL.map(|reason| format!("end {}", reason.name()))).collect()
}

fn play(table: &Table, seed: u64) -> Record<Niagara> {
    let table = Table { round_limit: table.round_limit.min(ROUNDS), ..table.clone() };
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
