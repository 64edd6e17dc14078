//! The counts of `fixtures/mississippi/perft`: from the start, from tricky positions, and from the middle of every golden
//! race, so that each edition, number of players, module and variant is counted while boats move.

use game::Record;
use mississippi::{Phase, Queen, State};
use testkit::golden::{self, files};
use testkit::mississippi::fixtures;
use testkit::perft::{Case, perft};

/// The file that lists the counts of golden races; the others list positions.
const RACES: &str = "races.txt";
/// How far the golden races are counted.
const DEPTH: u32 = 4;

#[test]
fn the_counts_are_as_they_were() {
    let folder = fixtures("perft");
    let files = files(&folder, "txt");
    assert!(!files.is_empty());
    for (name, text) in files.into_iter().filter(|(name, _)| name != RACES) {
        let count = |line: &str| {
            if line.trim().is_empty() || line.starts_with('#') {
                return line.to_owned();
            }
            let case = Case::parse(line).unwrap_or_else(|what| panic!("{name}: {what}"));
            case.counted::<Queen>().unwrap_or_else(|what| panic!("{name}: {what}"))
        };
        let now: String = text.lines().map(|line| count(line) + "\n").collect();
        golden::check(&folder.join(&name), &now).unwrap_or_else(|what| panic!("{what}"));
    }
}

#[test]
fn the_counts_of_golden_races_are_as_they_were() {
    let mut lines =
        vec![format!("# The ways to go on for 1 to {DEPTH} entries, thrice in every golden race, as a turn begins.")];
    for (name, text) in files(&fixtures("records"), "rec") {
        let record = Record::<Queen>::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let replay = record.replay().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let moments: Vec<(usize, &State)> =
            replay.states.iter().enumerate().filter(|(_, state)| state.phase() == Phase::Speed).collect();
        // Early on boats have coal, and much to choose from.
        for part in [16, 8, 3] {
            let Some(&(entry, state)) = moments.get(moments.len() / part) else { continue };
            let counts = (1..=DEPTH).map(|depth| format!("{depth}: {}", perft(&replay.game, state, depth)));
            lines.push(format!("{name} at {entry}; {}", counts.collect::<Vec<_>>().join(", ")));
        }
    }
    golden::check(&fixtures("perft").join(RACES), &(lines.join("\n") + "\n")).unwrap_or_else(|what| panic!("{what}"));
}
