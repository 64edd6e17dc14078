//! What a position of Niagara is worth: gems ashore, above all those that make a collection, and gems on their way, the
//! less the more rounds they need to come home with the cards in hand, and if somebody can rob them ([`theft`]).
//!
//! While cards lie, the river of this round is reckoned in: in a guess all of them are known.

mod theft;

use crate::weights::weights;
use crate::worth::{Evaluate, Worth, of_outcome, softmax};
use game::{Game, Seat};
use niagara::{Arm, CanoeId, Card, Fork, Gem, Hand, Niagara, Phase, Place, State, Which};

weights! {
    /// What judging a game goes by.
    pub struct NiagaraWeights in "../weights/niagara.json" {
        /// What the first gem of a colour is worth.
        gem_1,
        /// The second.
        gem_2,
        /// The third.
        gem_3,
        /// The fourth, which wins.
        gem_4,
        /// What any gem is worth besides.
        any,
        /// What is left of a gem for each round that it needs to come ashore.
        patience,
        /// What a lost canoe costs.
        lost,
        /// What part of the best gem that it could fetch an empty canoe is worth.
        hope,
        /// What each space away from that gem takes off.
        away,
        /// What part of a gem's worth a canoe loses that somebody can rob in the next round.
        robbed,
        /// What part of its worth the thief has from the chance.
        rob,
        /// What part of it they lose and have where the thief's card lies already and fits.
        caught,
        /// The lead that makes a player about 2.7 times as likely to win.
        scale,
    }
}

/// How far the river flows in a round, about, before the weather.
const USUAL_FLOW: i8 = 2;
/// However sure a lead seems, it is not surer than this.
const LEAST_SCALE: f32 = 5.0;
/// A canoe that needs longer to come home is given up.
const MOST_ROUNDS: usize = 5;

impl Evaluate for Niagara {
    type Weights = NiagaraWeights;
    type Lore = NiagaraWeights;

    const HIDDEN: bool = true;

    fn lore(weights: NiagaraWeights) -> NiagaraWeights {
        weights
    }

    fn evaluate(&self, state: &State, weights: &mut NiagaraWeights) -> Worth {
        of_outcome(self, state).unwrap_or_else(|| {
            let flow = Flow::of(self, state);
            let mut scores = [f32::NEG_INFINITY; 5];
            let seats = usize::from(self.seats()).min(scores.len());
            for (seat, score) in scores.iter_mut().enumerate().take(seats) {
                *score = standing(weights, state, Seat(seat as u8), flow);
            }
            theft::add(weights, self, state, flow, &mut scores);
            softmax(&scores[..seats], weights.scale.max(LEAST_SCALE))
        })
    }

    /// Between rounds: while cards lie that are not played out, much is about to happen.
    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase(), Phase::Act | Phase::River)
    }
}

/// The river of this round, as far as it is still to come.
#[derive(Clone, Copy)]
struct Flow {
    steps: u8,
    arm: Arm,
    in_turn: bool,
}

impl Flow {
    fn of(game: &Niagara, state: &State) -> Self {
        let steps = match state.phase() {
            Phase::Act => {
                let lowest = game.all_seats().filter_map(|seat| state.card(seat).and_then(Card::points)).min();
                (lowest.unwrap_or(0) as i8 + state.weather()).max(0) as u8
            }
            _ => 0,
        };
        Self { steps, arm: state.arm(), in_turn: game.table().fork == Fork::InTurn }
    }

    /// Where the river takes a canoe from here.
    fn carry(self, mut at: Place) -> Place {
        let mut arm = self.arm;
        for _ in 0..self.steps {
            if self.in_turn || at.depth() < Place::S5.depth() {
                at = at.carried(arm);
            } else if at == Place::S5 {
                at = at.down(arm);
            } else {
                // Every other step goes through the canoe's own arm, about.
                at = if arm == self.arm { at.down(arm) } else { at };
            }
            arm = arm.other();
        }
        at
    }
}

/// How well a player stands.
fn standing(w: &NiagaraWeights, state: &State, seat: Seat, flow: Flow) -> f32 {
    let held = *state.scored(seat);
    let ashore: f32 = held.iter().map(|&count| worth(w, count) + w.any * f32::from(count)).sum();
    let wants = |gem: Gem| wants(w, state, seat, gem);
    let canoes = Which::ALL.map(|which| {
        let canoe = state.canoe(CanoeId::new(seat, which));
        match (flow.carry(canoe.at), canoe.gem) {
            (Place::Lost, _) => -w.lost,
            (Place::Beach, _) => 0.0,
            (at, Some(gem)) => match rounds_home(state, seat, at) {
                Some(rounds) => wants(gem) * w.patience.powi(rounds),
                None => -w.lost,
            },
            (at, None) => {
                let hope = Gem::ALL.into_iter().filter(|&gem| state.deposit(gem)[gem as usize] > 0).map(|gem| {
                    let distance = (gem as i32 + 3 - i32::from(at.depth())).abs();
                    wants(gem) * w.hope - w.away * distance as f32
                });
                let risk = if rounds_home(state, seat, at).is_some() { 0.0 } else { w.lost };
                hope.fold(0.0, f32::max) - risk
            }
        }
    });
    ashore + canoes[0] + canoes[1]
}

/// What one more gem of a colour would be worth ashore.
fn wants(w: &NiagaraWeights, state: &State, seat: Seat, gem: Gem) -> f32 {
    let held = state.scored(seat)[gem as usize];
    worth(w, held + 1) - worth(w, held) + w.any
}

/// What so many gems of a colour are worth together.
fn worth(w: &NiagaraWeights, count: u8) -> f32 {
    [w.gem_1, w.gem_2, w.gem_3, w.gem_4].iter().take(count.into()).sum()
}

/// In how many rounds a canoe comes ashore with the best cards in hand, against the usual river; never, if the river is
/// faster.
fn rounds_home(state: &State, seat: Seat, at: Place) -> Option<i32> {
    let mut hand = state.hand(seat);
    let mut at = at;
    for round in 1..=MOST_ROUNDS {
        if hand.is_empty() {
            hand = Hand::FULL;
        }
        let best = hand.iter().filter(|card| card.points().is_some()).last();
        let card = best.or_else(|| hand.iter().last())?;
        hand = hand.without(card);
        for _ in 0..card.points().unwrap_or(0) {
            at = at.up();
        }
        if at == Place::Beach {
            return Some(round as i32);
        }
        let steps = (USUAL_FLOW + state.weather()).max(0);
        for step in 0..steps {
            // Every other step goes through the canoe's own arm.
            let through = if step % 2 == 0 { Arm::Left } else { Arm::Right };
            at = if at.depth() <= Place::S5.depth() { at.down(through) } else { at.carried(through) };
        }
        if at == Place::Lost {
            return None;
        }
    }
    None
}
