//! Games between bots that try to win: golden records should show real games, not random ones.

use crate::random::{Driver, carry_out};
use bots::{Evaluate, Greedy};
use game::{Entry, Fault, Ignore, Record, Seen, Turn};
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// Plays on from the end of the record, for about `most` more entries at most.
pub fn race<G: Evaluate>(mut record: Record<G>, seed: u64, most: usize) -> Result<Record<G>, Fault> {
    let replay = record.replay()?;
    let (game, mut state) = (&replay.game, replay.last().clone());
    let mut driver = Driver::new(seed);
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut greedy = Greedy::default();
    let mut actions = Vec::new();
    let end = record.entries.len() + most;
    while record.entries.len() < end {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => record.entries.extend(driver.step(game, &mut state, &mut Ignore)),
            Turn::Decide(seats) => {
                let Some(seat) = seats.iter().next() else { break };
                greedy.choose(&Seen::new(game, &state, seat), &mut rng, &mut actions);
                for &action in &actions {
                    let entry = Entry::Act { seat, action };
                    carry_out(game, &mut state, entry, &mut Ignore);
                    record.entries.push(entry);
                }
                if actions.is_empty() {
                    break;
                }
            }
        }
    }
    record.outcome = game.outcome(&state);
    Ok(record)
}
