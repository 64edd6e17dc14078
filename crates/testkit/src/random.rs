//! Random play from a seed: every legal action equally likely, chance by its weights.

use game::record::EntryOf;
use game::{Entry, Events, Fault, Game, Ignore, Record, Turn};
use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Draws for a game. It keeps its buffers, so that play does not allocate once they are warm.
pub struct Driver<G: Game> {
    rng: ChaCha8Rng,
    actions: Vec<G::Action>,
    outcomes: Vec<(G::Chance, u32)>,
}

impl<G: Game> Driver<G> {
    /// A driver that draws the same for the same seed on every platform.
    pub fn new(seed: u64) -> Self {
        Self { rng: ChaCha8Rng::seed_from_u64(seed), actions: Vec::new(), outcomes: Vec::new() }
    }

    /// A number from 0 to `n` - 1; 0 for an empty range.
    pub fn below(&mut self, n: usize) -> usize {
        ((u128::from(self.rng.next_u64()) * n as u128) >> 64) as usize
    }

    /// The next entry; `None` if the game is over, or stuck, which would be a bug in the game.
    pub fn pick(&mut self, game: &G, state: &G::State) -> Option<EntryOf<G>> {
        match game.turn(state) {
            Turn::Over => None,
            Turn::Chance => self.draw(game, state).map(Entry::Chance),
            Turn::Decide(seats) => {
                let nth = self.below(seats.iter().count());
                let seat = seats.iter().nth(nth)?;
                self.actions.clear();
                game.candidates(state, seat, &mut self.actions);
                while !self.actions.is_empty() {
                    let index = self.below(self.actions.len());
                    let action = self.actions.swap_remove(index);
                    if game.check(state, seat, action).is_ok() {
                        return Some(Entry::Act { seat, action });
                    }
                }
                None
            }
        }
    }

    fn draw(&mut self, game: &G, state: &G::State) -> Option<G::Chance> {
        self.outcomes.clear();
        game.chances(state, &mut self.outcomes);
        let total: usize = self.outcomes.iter().map(|&(_, weight)| weight as usize).sum();
        let mut left = self.below(total);
        self.outcomes.iter().find_map(|&(outcome, weight)| {
            let here = left < weight as usize;
            left = left.wrapping_sub(weight as usize);
            here.then_some(outcome)
        })
    }

    /// Picks the next entry and executes it.
    pub fn step(&mut self, game: &G, state: &mut G::State, events: &mut impl Events<G::Event>) -> Option<EntryOf<G>> {
        let entry = self.pick(game, state)?;
        carry_out(game, state, entry, events);
        Some(entry)
    }
}

/// Executes an entry that is known to be legal.
pub fn carry_out<G: Game>(game: &G, state: &mut G::State, entry: EntryOf<G>, events: &mut impl Events<G::Event>) {
    match entry {
        Entry::Act { seat, action } => game.apply(state, seat, action, events),
        Entry::Chance(chance) => game.settle(state, chance, events),
    }
}

/// The possible entries at each step of a random game, one line per step. Pins down their order, which counts cannot
/// see and which records and searches rely on.
pub fn listing<G: Game>(game: &G, seed: u64, steps: usize) -> String {
    let mut state = game.start();
    let mut driver = Driver::new(seed);
    let mut text = String::new();
    for _ in 0..steps {
        let listed: Vec<String> = match game.turn(&state) {
            Turn::Decide(seats) => {
                let mut legal = Vec::new();
                seats.iter().take(1).for_each(|seat| game.legal(&state, seat, &mut legal));
                legal.iter().map(ToString::to_string).collect()
            }
            Turn::Chance => {
                let mut outcomes = Vec::new();
                game.chances(&state, &mut outcomes);
                outcomes.iter().map(|(outcome, weight)| format!("{weight}*{outcome}")).collect()
            }
            Turn::Over => break,
        };
        text.extend([listed.join(" ").as_str(), "\n"]);
        driver.step(game, &mut state, &mut Ignore);
    }
    text
}

/// A random game of at most `most` entries.
pub fn record<G: Game>(table: &G::Table, seed: u64, most: usize) -> Result<Record<G>, Fault> {
    continued(Record::new(table.clone()), seed, most)
}

/// Continues a record at random by at most `most` entries.
pub fn continued<G: Game>(mut record: Record<G>, seed: u64, most: usize) -> Result<Record<G>, Fault> {
    let replay = record.replay()?;
    let (game, mut state) = (&replay.game, replay.last().clone());
    let mut driver = Driver::new(seed);
    for _ in 0..most {
        let Some(entry) = driver.step(game, &mut state, &mut Ignore) else { break };
        record.entries.push(entry);
    }
    record.outcome = game.outcome(&state);
    Ok(record)
}
