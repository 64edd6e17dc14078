//! Counts the possible continuations of a game, as a check on move generation.

use crate::record::EntryOf;
use crate::{Entry, Game, Ignore, Turn};

/// The number of continuations of exactly `depth` entries. Each legal action of each deciding seat counts as one, and
/// so does each outcome of a chance, whatever its weight; a finished game has none.
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => ways(game, state).len() as u64, // counting needs no execution
        _ => divide(game, state, depth).into_iter().map(|(_, count)| count).sum(),
    }
}

/// [`perft`] for each first entry; empty at depth 0.
pub fn divide<G: Game>(game: &G, state: &G::State, depth: u32) -> Vec<(EntryOf<G>, u64)> {
    let Some(rest) = depth.checked_sub(1) else { return Vec::new() };
    let count = |entry: EntryOf<G>| {
        let mut next = state.clone();
        match entry {
            Entry::Act { seat, action } => game.apply(&mut next, seat, action, &mut Ignore),
            Entry::Chance(chance) => game.settle(&mut next, chance, &mut Ignore),
        }
        (entry, perft(game, &next, rest))
    };
    ways(game, state).into_iter().map(count).collect()
}

/// All possible next entries.
fn ways<G: Game>(game: &G, state: &G::State) -> Vec<EntryOf<G>> {
    match game.turn(state) {
        Turn::Over => Vec::new(),
        Turn::Chance => {
            let mut outcomes = Vec::new();
            game.chances(state, &mut outcomes);
            outcomes.into_iter().map(|(outcome, _)| Entry::Chance(outcome)).collect()
        }
        Turn::Decide(seats) => {
            let mut legal = Vec::new();
            let mut ways = Vec::new();
            for seat in seats.iter() {
                game.legal(state, seat, &mut legal);
                ways.extend(legal.iter().map(|&action| Entry::Act { seat, action }));
            }
            ways
        }
    }
}
