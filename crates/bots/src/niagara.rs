//! What is worth having in Niagara: gems ashore, above all those that make a collection; canoes; gems on their way.

use crate::worth::{Evaluate, Worth, of_outcome, softmax};
use game::{Game, Seat};
use niagara::{Canoe, CanoeId, Gem, Niagara, Phase, Place, State, Which};

/// How far the river flows in a round, about, before the weather.
const FLOW: i32 = 2;

impl Evaluate for Niagara {
    type Lore = ();

    fn evaluate(&self, state: &State, (): &mut ()) -> Worth {
        of_outcome(self, state).unwrap_or_else(|| {
            let scores: Vec<f32> = (0..self.seats()).map(|seat| score(state, Seat(seat)) as f32).collect();
            softmax(&scores, 80.0)
        })
    }

    /// Between rounds: while cards lie that are not played out, much is about to happen.
    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase(), Phase::Act | Phase::River)
    }
}

fn score(state: &State, seat: Seat) -> i32 {
    let gems = state.scored(seat);
    let ashore: i32 = gems.iter().map(|&count| worth(count)).sum();
    let all = gems.iter().map(|&count| i32::from(count)).sum::<i32>();
    let canoes: i32 =
        Which::ALL.into_iter().map(|which| canoe(state, seat, *state.canoe(CanoeId::new(seat, which)))).sum();
    ashore + 10 * all + canoes
}

/// The first of a colour counts for one collection, the more of it for another.
fn worth(count: u8) -> i32 {
    match count {
        0 => 0,
        1 => 100,
        2 => 160,
        3 => 230,
        _ => 400,
    }
}

fn canoe(state: &State, seat: Seat, canoe: Canoe) -> i32 {
    match canoe.at {
        Place::Lost => return -130,
        Place::Beach => return 0,
        _ => {}
    }
    let depth = i32::from(canoe.at.depth());
    let drifted = depth + (FLOW + i32::from(state.weather())).max(0);
    let danger = (drifted - 6).max(0) * 18;
    let held = state.scored(seat);
    let wants = |gem: Gem| worth(held[gem as usize] + 1) - worth(held[gem as usize]);
    if let Some(gem) = canoe.gem {
        return wants(gem) * (90 - 6 * depth) / 100 - danger;
    }
    // On its way to the best gem within reach.
    let hope = Gem::ALL.into_iter().filter(|&gem| state.deposit(gem)[gem as usize] > 0).map(|gem| {
        let distance = (gem as i32 + 3 - drifted).abs();
        wants(gem) / 4 - 4 * distance
    });
    hope.max().unwrap_or(0) - danger
}
