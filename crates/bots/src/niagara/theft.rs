//! Theft: gems that others can steal, and those that a player could steal.
//!
//! An empty canoe that ends an upstream move on a disc takes the gem of a canoe there (NI-STL-01), so it needs exactly
//! the card for its distance. Players who act before the thief move away first: only those who act later, or have
//! already acted, can be robbed.

use super::NiagaraLore;
use super::{Flow, Needs, NiagaraWeights, SEATS, homing};
use game::{Game, Seat, Turn};
use niagara::{Canoe, CanoeId, Card, Gem, Hand, Niagara, Phase, Place, State, Which};

/// Adds to the scores of all seats what they may lose and gain by theft.
pub(super) fn add(
    w: &NiagaraWeights,
    game: &Niagara,
    state: &State,
    (flow, needs): (Flow, &[Needs; SEATS]),
    scores: &mut [f32],
) {
    let order = Order::of(game, state);
    for victim in game.all_seats() {
        for which in Which::ALL {
            let canoe = *state.canoe(CanoeId::new(victim, which));
            let Some(gem) = canoe.gem.filter(|_| canoe.at.afloat()) else { continue };
            let Some(threat) = worst(w, game, state, flow, order, (victim, canoe)) else { continue };
            let worth = |seat: Seat| {
                needs[usize::from(seat.0)].wants(gem) * homing(game, state, seat, threat.at).discounted(w.patience)
            };
            scores[usize::from(victim.0)] -= threat.share * worth(victim);
            scores[usize::from(threat.thief.0)] += threat.gain * worth(threat.thief);
        }
    }
}

/// A possible theft from a canoe.
#[derive(Clone, Copy)]
struct Threat {
    thief: Seat,
    /// Where it would happen.
    at: Place,
    /// The share of the gem's value that its owner loses and the thief gains.
    share: f32,
    gain: f32,
}

/// The greatest threat to a loaded canoe.
fn worst(
    w: &NiagaraWeights,
    game: &Niagara,
    state: &State,
    flow: Flow,
    order: Order,
    (victim, canoe): (Seat, Canoe),
) -> Option<Threat> {
    let mut worst: Option<Threat> = None;
    for thief in game.all_seats().filter(|&thief| thief != victim) {
        for which in Which::ALL {
            let prowler = *state.canoe(CanoeId::new(thief, which));
            if prowler.gem.is_some() || !prowler.at.afloat() {
                continue;
            }
            let threat = if order.acts_now(thief) {
                // Its card is already played. Players who act before it will have moved away.
                let waits = !order.acts_now(victim) || order.now(thief) < order.now(victim);
                let card = state.card(thief).and_then(Card::points);
                let fits = waits && card.is_some() && upstream(prowler.at, canoe.at) == card;
                fits.then_some(Threat { thief, at: canoe.at, share: w.caught, gain: w.caught })
            } else {
                let (from, at) = (flow.carry(prowler.at), flow.carry(canoe.at));
                let waits = !order.acts_now(victim) && order.next(thief) < order.next(victim);
                let card = upstream(from, at).filter(|_| waits && at.afloat());
                let fits = card.is_some_and(|points| holds(state, thief, points));
                fits.then_some(Threat { thief, at, share: w.robbed, gain: w.rob })
            };
            if let Some(threat) = threat.filter(|threat| worst.is_none_or(|worst| threat.share > worst.share)) {
                worst = Some(threat);
            }
        }
    }
    worst
}

/// The most valuable gem that somebody can rob a seat of, and the thief.
pub(super) fn against(lore: &mut NiagaraLore, game: &Niagara, state: &State, victim: Seat) -> Option<(Gem, Seat)> {
    let (order, flow) = (Order::of(game, state), Flow::of(game, state));
    let needs = lore.needs(state, victim);
    let threats = Which::ALL.into_iter().filter_map(|which| {
        let canoe = *state.canoe(CanoeId::new(victim, which));
        let gem = canoe.gem.filter(|_| canoe.at.afloat())?;
        Some((gem, worst(&lore.weights, game, state, flow, order, (victim, canoe))?.thief))
    });
    threats.max_by(|a, b| needs.wants(a.0).total_cmp(&needs.wants(b.0)))
}

/// The points needed to paddle from one disc up to another; `None` if the other is not upstream or too far.
fn upstream(from: Place, to: Place) -> Option<u8> {
    let points = from.depth().checked_sub(to.depth()).filter(|points| (1..=6).contains(points))?;
    let end = (0..points).fold(from, |at, _| at.up());
    (end == to && from.afloat()).then_some(points)
}

/// Whether a seat can play a card with this many points next.
fn holds(state: &State, seat: Seat, points: u8) -> bool {
    let hand = state.hand(seat);
    let hand = if hand.is_empty() { Hand::FULL } else { hand };
    hand.iter().any(|card| card.points() == Some(points))
}

/// The order of turns in this round and the next.
#[derive(Clone, Copy)]
pub(super) struct Order {
    seats: u8,
    ring: u8,
    /// The place of the acting seat, counted from the ring; past the last if nobody acts.
    acting: u8,
    /// The seat that begins the next round.
    next_ring: u8,
}

impl Order {
    pub(super) fn of(game: &Niagara, state: &State) -> Self {
        let (seats, Seat(ring)) = (game.seats().clamp(1, SEATS as u8), state.ring());
        let place = |Seat(seat): Seat| (seat + seats - ring % seats) % seats;
        let acting = match (state.phase(), game.turn(state)) {
            (Phase::Act, Turn::Decide(deciding)) => deciding.iter().next().map_or(seats, place),
            _ => seats,
        };
        // Before any card is played, the next round to be played is this one.
        let passes = matches!(state.phase(), Phase::Act | Phase::River);
        Self { seats, ring, acting, next_ring: (ring + u8::from(passes)) % seats }
    }

    fn now(self, Seat(seat): Seat) -> u8 {
        (seat + self.seats - self.ring % self.seats) % self.seats
    }

    fn next(self, Seat(seat): Seat) -> u8 {
        (seat + self.seats - self.next_ring) % self.seats
    }

    /// Whether a seat still has its turn in this round.
    pub(super) fn acts_now(self, seat: Seat) -> bool {
        self.now(seat) >= self.acting
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights::Weights;
    use crate::worth::Evaluate;

    /// Full hands, cards to be played, brown has one canoe out, yellow has these; `ring` acts first.
    fn position(ring: &str, canoes: [&str; 2], prowler: &str) -> (Niagara, State) {
        let document = serde_json::json!({
            "format": 1,
            "table": { "seats": 3 },
            "ring": ring,
            "players": { "brown": { "canoes": [prowler, "beach"] }, "yellow": { "canoes": canoes } },
        });
        Niagara::load(&serde_json::from_value(document).unwrap()).unwrap()
    }

    fn with_theft(share: f32) -> NiagaraWeights {
        NiagaraWeights { robbed: share, rob: share, caught: share, ..NiagaraWeights::kept() }
    }

    fn add_by(weights: &NiagaraWeights, game: &Niagara, state: &State, scores: &mut [f32; SEATS]) {
        let mut lore = Niagara::lore(weights.clone());
        let needs = std::array::from_fn(|seat| lore.needs(state, Seat(seat as u8 % game.seats())));
        add(weights, game, state, (Flow::of(game, state), &needs), scores);
    }

    /// Who gains, and who loses.
    fn signs(scores: [f32; SEATS]) -> [i8; SEATS] {
        scores.map(|score| i8::from(score > 0.0) - i8::from(score < 0.0))
    }

    #[test]
    fn a_canoe_that_can_be_robbed_is_worth_less_than_one_that_moves_away_first() {
        let yellow =
            |(game, state): (Niagara, State), share| game.evaluate(&state, &mut Niagara::lore(with_theft(share)))[1];
        let canoes = ["2:diamond", "beach"];
        let robbed = || position("brown", canoes, "5");
        let safe = || position("yellow", canoes, "5");
        assert!((yellow(robbed(), 0.0) - yellow(safe(), 0.0)).abs() < f32::EPSILON, "nothing else differs");
        assert!(yellow(robbed(), 0.5) < yellow(safe(), 0.5));
    }

    #[test]
    fn thieves_come_from_below_with_the_right_card_and_in_time() {
        let change = |ring, canoe, prowler| {
            let (game, state) = position(ring, [canoe, "beach"], prowler);
            let score = |share| {
                let mut scores = [0.0; SEATS];
                add_by(&with_theft(share), &game, &state, &mut scores);
                scores
            };
            assert_eq!(signs(score(0.0)), [0; SEATS]);
            signs(score(0.5))
        };
        assert_eq!(change("brown", "2:diamond", "5"), [1, -1, 0, 0, 0]);
        for (ring, canoe, prowler) in [
            ("yellow", "2:diamond", "5"),
            ("brown", "2", "5"),
            ("brown", "5:diamond", "2"),
            ("brown", "2:diamond", "2"),
            ("brown", "2:diamond", "5:amber"),
            ("brown", "6L:diamond", "7R"),
        ] {
            assert_eq!(change(ring, canoe, prowler), [0; SEATS], "{ring} {canoe} {prowler}");
        }
    }

    #[test]
    fn a_card_that_lies_robs_for_certain_or_not_at_all() {
        let document = |card: u8, turn: &str| {
            let player = |canoe: &str, card: u8| serde_json::json!({ "canoes": [canoe, "beach"], "card": card });
            let players = serde_json::json!({
                "brown": player("2:diamond", 4), "yellow": player("5", card), "red": player("beach", 6),
            });
            let document = serde_json::json!({
                "format": 1, "table": { "seats": 3 }, "players": players, "phase": "act", "turn": turn,
            });
            let (game, state) = Niagara::load(&serde_json::from_value(document).unwrap()).unwrap();
            let mut scores = [0.0; SEATS];
            let weights = NiagaraWeights { robbed: 0.0, rob: 0.0, ..with_theft(0.5) };
            add_by(&weights, &game, &state, &mut scores);
            signs(scores)
        };
        assert_eq!(document(3, "yellow"), [-1, 1, 0, 0, 0]);
        assert_eq!(document(5, "yellow"), [0; SEATS], "another card does not fit");
        assert_eq!(document(3, "brown"), [0; SEATS], "brown moves first");
    }
}
