//! Files with counts of possible continuations.

use crate::golden::{self, files};
use game::perft::perft;
use game::{Game, Record};
use std::path::Path;

/// The file that lists the counts of golden games; the others list tables and positions.
const GAMES: &str = "games.txt";

/// Counts every case in the files of a folder, and compares.
pub fn check_cases<G: Game>(folder: &Path) -> Result<(), String> {
    let files: Vec<_> = files(folder, "txt").into_iter().filter(|(name, _)| name != GAMES).collect();
    if files.is_empty() {
        return Err("there is nothing to count".to_owned());
    }
    for (name, text) in files {
        let count = |line: &str| {
            if line.trim().is_empty() || line.starts_with('#') {
                return Ok(format!("{line}\n"));
            }
            let counted = Case::parse(line).and_then(|case| case.counted::<G>());
            counted.map(|line| line + "\n").map_err(|what| format!("{name}: {what}"))
        };
        let now = text.lines().map(count).collect::<Result<String, String>>()?;
        golden::check(&folder.join(&name), &now)?;
    }
    Ok(())
}

/// Counts from three of the moments that `begins` accepts in every golden game, so that every table is counted in
/// mid-game; compares with the file in `folder`.
pub fn check_games<G: Game>(
    folder: &Path,
    records: &Path,
    depth: u32,
    begins: fn(&G::State) -> bool,
) -> Result<(), String> {
    let mut lines = vec![format!("# The ways to go on for 1 to {depth} entries, thrice in every golden game.")];
    for (name, text) in files(records, "rec") {
        let replay = Record::<G>::read(&text).and_then(|record| record.replay());
        let replay = replay.map_err(|fault| format!("{name}: {fault}"))?;
        let moments: Vec<(usize, &G::State)> =
            replay.states.iter().enumerate().filter(|(_, state)| begins(state)).collect();
        // Early moments have the most choices.
        for part in [16, 8, 3] {
            let Some(&(entry, state)) = moments.get(moments.len() / part) else { continue };
            let counts = (1..=depth).map(|depth| format!("{depth}: {}", perft(&replay.game, state, depth)));
            lines.push(format!("{name} at {entry}; {}", counts.collect::<Vec<_>>().join(", ")));
        }
    }
    golden::check(&folder.join(GAMES), &(lines.join("\n") + "\n"))
}

/// One line of a perft file: `name; table or position as JSON; 1: 6, 2: 36`.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// The table, or a position, which has a `format`.
    pub start: serde_json::Value,
    /// The depths with their counts.
    pub counts: Vec<(u32, u64)>,
}

impl Case {
    /// Parses a line; the error says what is wrong with it.
    pub fn parse(line: &str) -> Result<Self, String> {
        let shape = || format!("a perft line is `name; json; depth: nodes, ...`, not `{line}`");
        let (name, rest) = line.split_once(';').ok_or_else(shape)?;
        let (json, counts) = rest.rsplit_once(';').ok_or_else(shape)?;
        let start = serde_json::from_str(json).map_err(|error| format!("{name}: {error}"))?;
        let count = |text: &str| {
            let (depth, nodes) = text.split_once(':').ok_or_else(shape)?;
            let depth = depth.trim().parse().map_err(|_| shape())?;
            Ok((depth, nodes.trim().parse().map_err(|_| shape())?))
        };
        let counts = counts.split(',').map(count).collect::<Result<_, String>>()?;
        Ok(Self { name: name.trim().to_owned(), start, counts })
    }

    /// The game and its starting state.
    pub fn open<G: Game>(&self) -> Result<(G, G::State), String> {
        let problem = |what: &dyn std::fmt::Display| format!("{}: {what}", self.name);
        if self.start.get("format").is_some() {
            let position = game::format::read_position::<G>(&self.start).map_err(|error| problem(&error))?;
            return G::load(&position).map_err(|fault| problem(&fault));
        }
        let table = serde_json::from_value(self.start.clone()).map_err(|error| problem(&error))?;
        let game = G::open(&table).map_err(|fault| problem(&fault))?;
        let state = game.start();
        Ok((game, state))
    }

    /// The line with the current counts.
    pub fn counted<G: Game>(&self) -> Result<String, String> {
        let (game, state) = self.open::<G>()?;
        let counts: Vec<String> =
            self.counts.iter().map(|&(depth, _)| format!("{depth}: {}", perft(&game, &state, depth))).collect();
        Ok(format!("{}; {}; {}", self.name, self.start, counts.join(", ")))
    }
}
