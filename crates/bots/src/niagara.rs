//! Evaluates positions of Niagara: scored gems, above all those that build a collection, and gems on their way. The
//! latter count less the more rounds they need to get home with the cards in hand, and if somebody can steal them
//! ([`theft`]).
//!
//! Once cards are played, this round's river is included: a guess makes all of them known.

mod homing;
mod needs;
mod reasons;
mod theft;

use crate::weights::weights;
use crate::worth::{Evaluate, Worth, of_outcome, softmax};
use game::{Game, Seat};
use homing::Homing;
use needs::{Needs, NiagaraLore};
use niagara::{Arm, CanoeId, Card, Fork, Gem, Niagara, Phase, Place, State, Which};
pub use reasons::NiagaraReason;
use theft::Order;

weights! {
    /// The weights for evaluating a game.
    pub struct NiagaraWeights in "../weights/niagara.json" {
        /// The value of needing one gem less.
        gem,
        /// How much each space further downstream adds to a gem: rubies take longer than amethysts.
        deep,
        /// How much more distant goals count besides the nearest, in gems.
        blend,
        /// The discount factor for each round until a gem is ashore.
        patience,
        /// The cost of a lost canoe.
        lost,
        /// The extra cost of having no canoe left.
        stranded,
        /// The share of a canoe's evaluation that assumes the fastest possible river.
        wary,
        /// The value of an empty canoe, as a share of the best gem it could fetch.
        hope,
        /// The deduction for each space away from that gem.
        away,
        /// The share of a gem's value lost if somebody can steal it in the next round.
        robbed,
        /// The share of its value that the chance is worth to the thief.
        rob,
        /// The share that both lose and gain if the thief has already played a card that fits.
        caught,
        /// The lead that makes a player about 2.7 times as likely to win.
        scale,
    }
}

/// The most seats.
const SEATS: usize = 5;
/// The lower bound of the scale, so that no lead counts as certain.
const LEAST_SCALE: f32 = 5.0;

impl Evaluate for Niagara {
    type Weights = NiagaraWeights;
    type Lore = NiagaraLore;

    const HIDDEN: bool = true;
    /// The others' hidden cards matter more than what is visible.
    const BLUR: f32 = 1.5;

    fn lore(weights: NiagaraWeights) -> NiagaraLore {
        NiagaraLore::new(weights)
    }

    fn evaluate(&self, state: &State, lore: &mut NiagaraLore) -> Worth {
        of_outcome(self, state).unwrap_or_else(|| {
            let flow = Flow::of(self, state);
            let needs = std::array::from_fn(|seat| lore.needs(state, Seat(seat as u8 % self.seats().max(1))));
            let weights = &lore.weights;
            let mut scores = [f32::NEG_INFINITY; SEATS];
            let seats = usize::from(self.seats()).min(SEATS);
            for (seat, score) in scores.iter_mut().enumerate().take(seats) {
                *score = standing(weights, self, state, (Seat(seat as u8), &needs[seat]), flow);
            }
            theft::add(weights, self, state, (flow, &needs), &mut scores);
            softmax(&scores[..seats], weights.scale.max(LEAST_SCALE))
        })
    }

    /// The expected number of canoes that will go over the falls: in this round, averaging the guessed and the fastest
    /// possible river, or on their way home.
    fn danger(&self, state: &State, seat: Seat, _: &mut NiagaraLore) -> f32 {
        let flow = Flow::of(self, state);
        let danger = |which| {
            let at = state.canoe(CanoeId::new(seat, which)).at;
            let risk = |flow: Flow| -> f32 {
                let places = flow.places(at).into_iter().filter(|(_, chance)| *chance > 0.0);
                places.map(|(place, chance)| chance * homing(self, state, seat, place).loss).sum()
            };
            f32::midpoint(risk(flow), risk(flow.at_most()))
        };
        Which::ALL.into_iter().map(danger).sum()
    }

    /// Between rounds: once cards are played but not carried out, much is about to happen.
    fn is_quiet(&self, state: &State) -> bool {
        !matches!(state.phase(), Phase::Act | Phase::River)
    }
}

/// This round's river, as far as it is still to come.
#[derive(Clone, Copy)]
struct Flow {
    /// By all cards, known or guessed.
    steps: u8,
    /// By the revealed cards only: the hidden ones may be just as high.
    most: u8,
    arm: Arm,
    in_turn: bool,
}

impl Flow {
    fn of(game: &Niagara, state: &State) -> Self {
        let (mut steps, mut most) = (0, 0);
        if state.phase() == Phase::Act {
            let order = Order::of(game, state);
            let lowest = |open: bool| {
                let seats = game.all_seats().filter(|&seat| !open || !order.acts_now(seat));
                seats.filter_map(|seat| state.card(seat).and_then(Card::points)).min()
            };
            let flows = |lowest: Option<u8>| (lowest.unwrap_or(0) as i8 + state.weather()).max(0) as u8;
            steps = flows(lowest(false));
            most = lowest(true).map_or(steps, |lowest| flows(Some(lowest)));
        }
        Self { steps, most, arm: state.arm(), in_turn: game.table().fork == Fork::InTurn }
    }

    /// The same with as many steps as the revealed cards allow.
    const fn at_most(self) -> Self {
        Self { steps: self.most, ..self }
    }

    /// Where the river may carry a canoe, with the chance of each. The arms are equivalent below the fork, so one
    /// stands for both.
    fn places(self, at: Place) -> [(Place, f32); 3] {
        let mut places = [(at, 1.0), (at, 0.0), (at, 0.0)];
        if !at.afloat() {
            return places;
        }
        if self.in_turn || at.depth() + self.steps <= Place::S5.depth() {
            places[0].0 = self.carry(at);
            return places;
        }
        let chances = homing::carried(at.depth(), self.steps);
        for (place, depth) in places.iter_mut().zip([Place::L6, Place::L7, Place::Lost]) {
            *place = (depth, chances[usize::from(depth.depth())]);
        }
        places
    }

    /// Approximately where the river carries a canoe.
    fn carry(self, mut at: Place) -> Place {
        let mut arm = self.arm;
        for _ in 0..self.steps {
            if self.in_turn || at.depth() < Place::S5.depth() {
                at = at.carried(arm);
            } else if at == Place::S5 {
                at = at.down(arm);
            } else {
                // Approximately every other step goes through the canoe's own arm.
                at = if arm == self.arm { at.down(arm) } else { at };
            }
            arm = arm.other();
        }
        at
    }
}

/// The strength of a player's position.
fn standing(w: &NiagaraWeights, game: &Niagara, state: &State, (seat, needs): (Seat, &Needs), flow: Flow) -> f32 {
    let value = |at: Place, gem: Option<Gem>| match at {
        Place::Lost => -w.lost,
        Place::Beach => 0.0,
        at => {
            let homing = homing(game, state, seat, at);
            let cargo = match gem {
                Some(gem) => needs.wants(gem) * homing.discounted(w.patience),
                None => hope(w, state, at, needs),
            };
            cargo - w.lost * homing.loss
        }
    };
    let canoes = Which::ALL.map(|which| {
        let canoe = state.canoe(CanoeId::new(seat, which));
        let carried = |flow: Flow| {
            let places = flow.places(canoe.at).into_iter().filter(|(_, chance)| *chance > 0.0);
            places.map(|(at, chance)| chance * value(at, canoe.gem)).sum::<f32>()
        };
        let expected = carried(flow);
        if flow.most > flow.steps {
            expected + w.wary * (carried(flow.at_most()) - expected).min(0.0)
        } else {
            expected
        }
    });
    let stranded = if state.lost(seat) == Which::ALL.len() as u8 { w.stranded } else { 0.0 };
    canoes[0] + canoes[1] - w.gem * needs.missing - stranded
}

/// The value of an empty canoe on a disc: the best gem it could fetch, discounted by distance.
fn hope(w: &NiagaraWeights, state: &State, at: Place, needs: &Needs) -> f32 {
    let there = Gem::ALL.into_iter().filter(|&gem| state.deposit(gem)[gem as usize] > 0);
    let hopes = there.map(|gem| {
        let distance = (gem as i32 + 3 - i32::from(at.depth())).abs();
        needs.wants(gem) * w.hope - w.away * distance as f32
    });
    hopes.fold(0.0, f32::max)
}

/// The prospects of a canoe on a disc, from the next round on.
fn homing(game: &Niagara, state: &State, seat: Seat, at: Place) -> Homing {
    Homing::of(at, state.hand(seat), state.weather(), game.seats())
}
