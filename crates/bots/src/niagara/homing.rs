//! The chance that a canoe gets home: with which cards in hand, in how many rounds, against which river.
//!
//! The canoe is assumed to paddle home with its owner's remaining cards, the best of them in each round. The lowest
//! card drives the river, so the others' cards matter: each is assumed to be any of the seven. Computed once for every
//! disc, hand, weather and number of players.

use niagara::{Card, Hand, Place};
use std::sync::LazyLock;

/// A canoe that needs more rounds than this is not counted on.
pub(super) const MOST_ROUNDS: usize = 5;
/// Discs by their distance from the beach, including the beach and the falls.
const DEPTHS: usize = 9;
const FALLS: usize = DEPTHS - 1;
/// The last disc above the fork.
const FORK: usize = 5;
const HANDS: usize = 128;
const WEATHERS: usize = 4;
/// The calmest weather.
const CALMEST: i8 = -1;
const FEWEST_SEATS: usize = 3;
const SEATS: usize = 3;
/// The most steps that the river can flow: a 6 in the worst weather.
const MOST_FLOW: usize = 8;
/// How an owner who plays only for this canoe weighs getting home a round later, and losing it.
const LATER: f32 = 0.7;
const LOSS: f32 = 1.0;

/// The prospects of a canoe.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Homing {
    /// The chance to get home in each round from the next on.
    home: [f32; MOST_ROUNDS],
    /// The chance to go over the falls before that.
    pub(super) loss: f32,
}

impl Homing {
    /// For a canoe afloat, before any card is played.
    pub(super) fn of(at: Place, hand: Hand, weather: i8, seats: u8) -> Self {
        static TABLES: LazyLock<Vec<Homing>> = LazyLock::new(tables);
        let depth = usize::from(at.depth()).min(FALLS);
        let weather = (weather - CALMEST).clamp(0, WEATHERS as i8 - 1) as usize;
        let seats = usize::from(seats).saturating_sub(FEWEST_SEATS).min(SEATS - 1);
        TABLES[((seats * WEATHERS + weather) * HANDS + number(hand)) * DEPTHS + depth]
    }

    /// The discounted value of a gem aboard, if each round until it is ashore takes a share.
    pub(super) fn discounted(&self, patience: f32) -> f32 {
        self.home.iter().rev().fold(0.0, |later, now| (later + now) * patience)
    }

    fn appeal(&self) -> f32 {
        self.discounted(LATER) - LOSS * self.loss
    }

    /// Adds the prospects of another position, reached with this chance, one round later.
    fn add_later(&mut self, chance: f32, later: &Self) {
        for (now, later) in self.home[1..].iter_mut().zip(later.home) {
            *now += chance * later;
        }
        self.loss += chance * later.loss;
    }
}

/// A hand as a number: a bit for each card.
fn number(hand: Hand) -> usize {
    let hand = if hand.is_empty() { Hand::FULL } else { hand };
    hand.iter().map(bit).sum()
}

fn bit(card: Card) -> usize {
    1 << (card as usize - 1)
}

/// All tables, by seats, weather, hand and depth.
fn tables() -> Vec<Homing> {
    let mut all = Vec::with_capacity(SEATS * WEATHERS * HANDS * DEPTHS);
    for others in FEWEST_SEATS - 1..FEWEST_SEATS - 1 + SEATS {
        for weather in 0..WEATHERS {
            all.extend(table(&Card::ALL.map(|card| flows(card, others as i32, weather as i8 + CALMEST))));
        }
    }
    all
}

/// The chance of each number of steps of the river, if one plays this card and this many others play any.
fn flows(card: Card, others: i32, weather: i8) -> [f32; MOST_FLOW + 1] {
    let mut chances = [0.0; MOST_FLOW + 1];
    // The chance that none of the others plays a number below this.
    let none_below = |number: u8| (f32::from(Card::ALL.len() as u8 + 1 - number) / Card::ALL.len() as f32).powi(others);
    let cloud = Card::Cloud as u8;
    let own = card.points().unwrap_or(cloud);
    for lowest in 1..=own {
        let chance = none_below(lowest) - if lowest == own { 0.0 } else { none_below(lowest + 1) };
        let number = if lowest == cloud { 0 } else { lowest as i8 };
        chances[(number + weather).clamp(0, MOST_FLOW as i8) as usize] += chance;
    }
    chances
}

/// The chances of the depths that a disc reaches in this many steps.
pub(super) fn carried(depth: u8, steps: u8) -> &'static [f32; DEPTHS] {
    static TABLE: LazyLock<[[[f32; DEPTHS]; MOST_FLOW + 1]; DEPTHS]> =
        LazyLock::new(|| std::array::from_fn(|depth| std::array::from_fn(|steps| carry(depth, steps))));
    &TABLE[usize::from(depth).min(FALLS)][usize::from(steps).min(MOST_FLOW)]
}

/// Computes them. Below the fork, every other step goes through its arm on average.
fn carry(depth: usize, steps: usize) -> [f32; DEPTHS] {
    let mut chances = [0.0; DEPTHS];
    chances[depth] = 1.0;
    for _ in 0..steps {
        let before = chances;
        chances = [0.0; DEPTHS];
        for (depth, chance) in before.into_iter().enumerate().filter(|(_, chance)| *chance > 0.0) {
            if depth <= FORK {
                chances[depth + 1] += chance;
            } else {
                chances[depth] += chance / 2.0;
                chances[(depth + 1).min(FALLS)] += chance / 2.0;
            }
        }
    }
    chances
}

/// The prospects of a canoe by hand and depth, given the river that each card leads to.
fn table(rivers: &[[f32; MOST_FLOW + 1]; 7]) -> Vec<Homing> {
    let next: [[[f32; DEPTHS]; DEPTHS]; 7] = std::array::from_fn(|card| {
        std::array::from_fn(|depth| {
            let mut chances = [0.0; DEPTHS];
            for (steps, chance) in rivers[card].iter().enumerate() {
                for (sum, there) in chances.iter_mut().zip(carry(depth, steps)) {
                    *sum += chance * there;
                }
            }
            chances
        })
    });
    let lost = Homing { loss: 1.0, ..Homing::default() };
    let ends = |depth: usize| if depth == FALLS { lost } else { Homing::default() };
    let mut later: Vec<Homing> = (0..HANDS * DEPTHS).map(|place| ends(place % DEPTHS)).collect();
    for _ in 0..MOST_ROUNDS {
        let now = (0..HANDS * DEPTHS).map(|place| {
            let (hand, depth) = (place / DEPTHS, place % DEPTHS);
            if depth == 0 || depth == FALLS {
                return ends(depth);
            }
            let cards = Card::ALL.into_iter().filter(|&card| hand & bit(card) != 0);
            let choices = cards.map(|card| {
                let points = usize::from(card.points().unwrap_or(0));
                let mut homing = Homing::default();
                if points >= depth {
                    homing.home[0] = 1.0;
                    return homing;
                }
                let rest = match hand & !bit(card) {
                    0 => HANDS - 1,
                    rest => rest,
                };
                for (there, &chance) in next[card as usize - 1][depth - points].iter().enumerate() {
                    homing.add_later(chance, &later[rest * DEPTHS + there]);
                }
                homing
            });
            choices.max_by(|a, b| a.appeal().total_cmp(&b.appeal())).unwrap_or_default()
        });
        later = now.collect();
    }
    later
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f32, wanted: f32) {
        assert!((found - wanted).abs() < 1e-4, "{found} is not {wanted}");
    }

    #[test]
    fn chances_of_the_river_add_up() {
        for card in Card::ALL {
            for weather in -1..=2 {
                near(flows(card, 2, weather).iter().sum(), 1.0);
            }
        }
        // With a 1 the river flows one step; with a 2 and no other 1 two.
        near(flows(Card::One, 2, 0)[1], 1.0);
        near(flows(Card::Two, 2, 0)[2], (6.0 / 7.0) * (6.0 / 7.0));
        near(carried(FORK as u8, 3)[FALLS], 0.25);
    }

    #[test]
    fn a_canoe_within_reach_is_home_next_round() {
        let homing = Homing::of(Place::S5, Hand::FULL, 0, 3);
        near(homing.discounted(0.5), 0.5);
        near(homing.loss, 0.0);
    }

    #[test]
    fn weak_hands_and_bad_weather_are_dangerous() {
        let loss = |at, hand, weather, seats| Homing::of(at, hand, weather, seats).loss;
        let weak = Hand::FULL.without(Card::Six).without(Card::Five).without(Card::Four).without(Card::Three);
        assert!(loss(Place::L7, weak, 0, 3) > loss(Place::L7, Hand::FULL, 0, 3) + 0.1);
        assert!(loss(Place::L7, weak, 2, 3) > loss(Place::L7, weak, -1, 3));
        assert!(loss(Place::L7, weak, 1, 3) > loss(Place::S4, weak, 1, 3));
        near(loss(Place::Lost, Hand::FULL, 0, 3), 1.0);
    }
}
