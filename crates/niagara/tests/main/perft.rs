//! The counts of `fixtures/niagara/perft`: from the start, from tricky positions, and from the middle of every golden game,
//! so that each number of players and option is counted while canoes move.

use game::Record;
use niagara::{Niagara, Phase, State};
use testkit::golden::{self, files};
use testkit::niagara::fixtures;
use testkit::perft::{Case, perft};

/// The file that lists the counts of golden games; the others list positions.
const GAMES: &str = "games.txt";
/// How far the golden games are counted.
const DEPTH: u32 = 5;

#[test]
fn the_counts_are_as_they_were() {
    let folder = fixtures("perft");
    let files = files(&folder, "txt");
    assert!(!files.is_empty());
    for (name, text) in files.into_iter().filter(|(name, _)| name != GAMES) {
        let count = |line: &str| {
            if line.trim().is_empty() || line.starts_with('#') {
                return line.to_owned();
            }
            let case = Case::parse(line).unwrap_or_else(|what| panic!("{name}: {what}"));
            case.counted::<Niagara>().unwrap_or_else(|what| panic!("{name}: {what}"))
        };
        let now: String = text.lines().map(|line| count(line) + "\n").collect();
        golden::check(&folder.join(&name), &now).unwrap_or_else(|what| panic!("{what}"));
    }
}

#[test]
fn the_counts_of_golden_games_are_as_they_were() {
    let mut lines =
        vec![format!("# The ways to go on for 1 to {DEPTH} entries, thrice in every golden game, as somebody acts.")];
    for (name, text) in files(&fixtures("records"), "rec") {
        let record = Record::<Niagara>::read(&text).unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let replay = record.replay().unwrap_or_else(|fault| panic!("{name}: {fault}"));
        let moments: Vec<(usize, &State)> =
            replay.states.iter().enumerate().filter(|(_, state)| state.phase() == Phase::Act).collect();
        for part in [16, 8, 3] {
            let Some(&(entry, state)) = moments.get(moments.len() / part) else { continue };
            let counts = (1..=DEPTH).map(|depth| format!("{depth}: {}", perft(&replay.game, state, depth)));
            lines.push(format!("{name} at {entry}; {}", counts.collect::<Vec<_>>().join(", ")));
        }
    }
    golden::check(&fixtures("perft").join(GAMES), &(lines.join("\n") + "\n")).unwrap_or_else(|what| panic!("{what}"));
}
