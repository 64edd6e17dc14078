//! Counting: how many ways the next `depth` entries can go.

use game::{Game, Ignore, Turn};

/// The number of ways to go on for exactly `depth` entries. Each legal action of each seat that decides is one
/// way, and so is each outcome of a chance, whatever its weight; a game that is over has none.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(state, &mut outcomes);
            let after = |&(outcome, _): &(G::Chance, u32)| {
                let mut next = state.clone();
                game.settle(&mut next, outcome, &mut Ignore);
                perft(game, &next, depth - 1)
            };
            if depth == 1 { outcomes.len() as u64 } else { outcomes.iter().map(after).sum() }
        }
        Turn::Decide(seats) => seats.iter().map(|seat| of_seat(game, state, seat, depth)).sum(),
    }
}

fn of_seat<G: Game>(game: &G, state: &G::State, seat: game::Seat, depth: u32) -> u64 {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    if depth == 1 {
        return legal.len() as u64;
    }
    let after = |&action: &G::Action| {
        let mut next = state.clone();
        game.apply(&mut next, seat, action, &mut Ignore);
        perft(game, &next, depth - 1)
    };
    legal.iter().map(after).sum()
}

/// One line of a perft file: `name; table or position as JSON; 1: 6, 2: 36`.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// What it is.
    pub name: String,
    /// The table, or a position, which has a `format`.
    pub start: serde_json::Value,
    /// Depths with their counts.
    pub counts: Vec<(u32, u64)>,
}

impl Case {
    /// Reads a line; the message says what is wrong with it.
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

    /// The game and the state that it starts from.
    pub fn open<G: Game>(&self) -> Result<(G, G::State), String> {
        let problem = |what: &dyn std::fmt::Display| format!("{}: {what}", self.name);
        if self.start.get("format").is_some() {
            let position = serde_json::from_value(self.start.clone()).map_err(|error| problem(&error))?;
            return G::load(&position).map_err(|fault| problem(&fault));
        }
        let table = serde_json::from_value(self.start.clone()).map_err(|error| problem(&error))?;
        let game = G::open(&table).map_err(|fault| problem(&fault))?;
        let state = game.start();
        Ok((game, state))
    }

    /// The line again, with the counts as they are now.
    pub fn counted<G: Game>(&self) -> Result<String, String> {
        let (game, state) = self.open::<G>()?;
        let counts: Vec<String> =
            self.counts.iter().map(|&(depth, _)| format!("{depth}: {}", perft(&game, &state, depth))).collect();
        Ok(format!("{}; {}; {}", self.name, self.start, counts.join(", ")))
    }
}
