//! Why one turn is better than another: gems, canoes in danger, thieves.

use super::theft::{self, Order};
use super::{Flow, NiagaraLore};
use crate::advice::{Compared, Explain};
use crate::worth::Evaluate;
use game::Seat;
use niagara::{CanoeId, Card, Gem, Niagara, Phase, Place, State, Which};

/// A difference between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NiagaraReason {
    /// The advised turn brings a gem home.
    Scores {
        /// The gem.
        gem: Gem,
    },
    /// It has a gem aboard.
    Takes {
        /// The gem.
        gem: Gem,
    },
    /// It robs somebody of a gem.
    Steals {
        /// The gem.
        gem: Gem,
        /// The player who loses it.
        from: Seat,
    },
    /// It leaves no gem of this colour for the others.
    TakesLast {
        /// The gem.
        gem: Gem,
    },
    /// It gets a lost canoe back.
    RegainsCanoe,
    /// It puts the canoes of another player in danger.
    Endangers {
        /// The player.
        seat: Seat,
    },
    /// The other turn loses a canoe to the falls.
    LosesCanoe,
    /// After the other turn a canoe goes over the falls if the lowest card is this or higher.
    FallsFrom {
        /// Where it lies then.
        at: Place,
        /// The card.
        card: u8,
        /// Whether that is certain. Where the arm is drawn it is not.
        certain: bool,
    },
    /// The chance to lose a canoe is so much smaller.
    Safer {
        /// After the advised turn, in percent.
        percent: u8,
        /// After the other one.
        other: u8,
    },
    /// After the other turn somebody could steal a gem.
    Robbed {
        /// The gem.
        gem: Gem,
        /// The thief.
        by: Seat,
    },
}

/// What differences weigh, in gems.
const TAKEN: f32 = 0.4;
const STOLEN: f32 = 0.8;
const LAST: f32 = 0.1;
const CANOE: f32 = 1.0;
const DANGER: f32 = 0.8;
const ENDANGERED: f32 = 0.3;
const ROBBED: f32 = 0.5;
/// The least difference in danger that is told of: of one's own canoes, and of another player's.
const LEAST_SAFER: f32 = 0.1;
const LEAST_ENDANGERED: f32 = 0.25;

impl Explain for Niagara {
    type Reason = NiagaraReason;

    fn reasons(&self, compared: Compared<'_, State>, lore: &mut NiagaraLore) -> Vec<(NiagaraReason, f32)> {
        let Compared { seat, before, advised, other } = compared;
        let mut reasons = gems(lore, compared);
        if advised.lost(seat) < before.lost(seat) && other.lost(seat) == before.lost(seat) {
            reasons.push((NiagaraReason::RegainsCanoe, CANOE));
        }
        if other.lost(seat) > before.lost(seat) && advised.lost(seat) <= before.lost(seat) {
            reasons.push((NiagaraReason::LosesCanoe, CANOE));
        }
        // Before the cards are open, where canoes will lie is only guessed.
        if before.phase() != Phase::Act {
            reasons.extend(endangered(self, compared, lore));
            return reasons;
        }
        let falls = |which| falls(self, compared, CanoeId::new(seat, which));
        reasons.extend(Which::ALL.into_iter().filter_map(falls).map(|(reason, card)| (reason, DANGER * likely(card))));
        let mut threat = |state| theft::against(lore, self, state, seat);
        let robbed = threat(other).filter(|_| threat(advised).is_none());
        if let Some((gem, by)) = robbed {
            reasons.push((NiagaraReason::Robbed { gem, by }, ROBBED * in_gems(lore, before, seat, gem)));
        }
        reasons.extend(endangered(self, compared, lore));
        reasons
    }

    fn by_danger(advised: f32, other: f32) -> Option<(NiagaraReason, f32)> {
        let percent = |danger: f32| (danger.clamp(0.0, 1.0) * 100.0).round() as u8;
        let (advised, other) = (advised.clamp(0.0, 1.0), other.clamp(0.0, 1.0));
        let safer = NiagaraReason::Safer { percent: percent(advised), other: percent(other) };
        (other - advised >= LEAST_SAFER).then_some((safer, DANGER * (other - advised)))
    }

    fn is_possibility(reason: &NiagaraReason) -> bool {
        matches!(reason, NiagaraReason::Robbed { .. })
    }
}

/// The players whose canoes the advised turn puts in danger.
fn endangered(game: &Niagara, compared: Compared<'_, State>, lore: &mut NiagaraLore) -> Vec<(NiagaraReason, f32)> {
    let Compared { seat, advised, other, .. } = compared;
    let rivals = game.all_seats().filter(|&rival| rival != seat);
    let more = rivals.map(|rival| (rival, game.danger(advised, rival, lore) - game.danger(other, rival, lore)));
    let more = more.filter(|(_, more)| *more >= LEAST_ENDANGERED);
    more.map(|(seat, more)| (NiagaraReason::Endangers { seat }, ENDANGERED * more)).collect()
}

/// What a gem more is worth, counted in gems.
fn in_gems(lore: &mut NiagaraLore, state: &State, seat: Seat, gem: Gem) -> f32 {
    lore.needs(state, seat).wants(gem) / lore.weights.gem.max(f32::MIN_POSITIVE)
}

/// Gems of a colour in a player's canoes.
fn aboard(state: &State, seat: Seat, gem: Gem) -> usize {
    Which::ALL.into_iter().filter(|&which| state.canoe(CanoeId::new(seat, which)).gem == Some(gem)).count()
}

/// What the turns mean for gems, colour by colour.
fn gems(lore: &mut NiagaraLore, compared: Compared<'_, State>) -> Vec<(NiagaraReason, f32)> {
    let Compared { seat, before, advised, other } = compared;
    let mut reasons = Vec::new();
    for gem in Gem::ALL {
        let worth = in_gems(lore, before, seat, gem);
        let scored = |state: &State| state.scored(seat)[gem as usize];
        if scored(advised) > scored(other) {
            reasons.push((NiagaraReason::Scores { gem }, worth));
        } else if aboard(advised, seat, gem) > aboard(other, seat, gem) && scored(advised) == scored(other) {
            match robbed(compared, gem) {
                Some(from) => reasons.push((NiagaraReason::Steals { gem, from }, STOLEN * worth)),
                None => reasons.push((NiagaraReason::Takes { gem }, TAKEN * worth)),
            }
        }
        let left = |state: &State| state.deposit(gem)[gem as usize];
        if left(advised) == 0 && left(other) > 0 {
            reasons.push((NiagaraReason::TakesLast { gem }, LAST));
        }
    }
    reasons
}

/// Whom only the advised turn robs of a gem.
fn robbed(compared: Compared<'_, State>, gem: Gem) -> Option<Seat> {
    let Compared { seat, before, advised, other } = compared;
    let loses = |victim: &Seat| {
        aboard(advised, *victim, gem) < aboard(before, *victim, gem)
            && aboard(other, *victim, gem) == aboard(before, *victim, gem)
            && advised.scored(*victim) == before.scored(*victim)
    };
    (0..5).map(Seat).filter(|victim| *victim != seat && before.phase() == Phase::Act).find(loses)
}

/// The lowest card that takes a canoe over the falls after the other turn, if it is higher after the advised one.
fn falls(game: &Niagara, compared: Compared<'_, State>, canoe: CanoeId) -> Option<(NiagaraReason, u8)> {
    let Compared { seat, advised, other, .. } = compared;
    let threshold = |state: &State| {
        let order = Order::of(game, state);
        if state.phase() != Phase::Act || order.acts_now(seat) {
            return None;
        }
        let card = fatal_card(game, state, state.canoe(canoe).at)?;
        // The river goes by the lowest card: one that is open limits it.
        let open = game.all_seats().filter(|&seat| !order.acts_now(seat));
        let lowest = open.filter_map(|seat| state.card(seat).and_then(Card::points)).min();
        (card <= lowest.unwrap_or(6)).then_some(card)
    };
    let card = threshold(other)?;
    let better = threshold(advised).is_none_or(|safer| safer > card) && advised.canoe(canoe).at != Place::Lost;
    let certain = Flow::of(game, other).in_turn;
    better.then_some((NiagaraReason::FallsFrom { at: other.canoe(canoe).at, card, certain }, card))
}

/// About how likely it is that the lowest card is this or higher: the lower, the likelier.
fn likely(card: u8) -> f32 {
    f32::from(7u8.saturating_sub(card)) / 6.0
}

/// The lowest card, as the lowest of all, with which the river can take a canoe from here over the falls in this round.
fn fatal_card(game: &Niagara, state: &State, at: Place) -> Option<u8> {
    if !at.afloat() {
        return None;
    }
    let flow = Flow::of(game, state);
    (1..=6u8).find(|&card| {
        let steps = (i16::from(card) + i16::from(state.weather())).max(0) as u8;
        if flow.in_turn {
            Flow { steps, ..flow }.carry(at) == Place::Lost
        } else {
            at.depth() + steps >= Place::Lost.depth()
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::steps::after;
    use game::{Game as _, Ignore, Plans as _, Turn};
    use niagara::{Action, Plans};
    use serde_json::{Value, json};

    /// Three players in the middle of a round, brown to act with a 6; the others have laid this card.
    fn position(brown: Value, yellow: Value, card: u8) -> (Niagara, State) {
        let player = |canoes: Value, card: u8| json!({ "canoes": canoes, "card": card });
        let players = json!({
            "brown": player(brown, 6), "yellow": player(yellow, card), "red": player(json!(["beach", "beach"]), card),
        });
        let document = json!({
            "format": 1, "table": { "seats": 3, "fork": "in-turn" }, "players": players, "phase": "act", "turn": "brown",
        });
        Niagara::load(&serde_json::from_value(document).unwrap()).unwrap()
    }

    /// All turns of brown, with where they lead.
    fn turns(game: &Niagara, state: &State) -> Vec<(Vec<Action>, State)> {
        let mut plans = Plans::default();
        game.plan(state, Seat(0), &mut plans);
        let turn = |index| {
            let mut actions = Vec::new();
            plans.actions(index, &mut actions);
            let end = after(game, state, Seat(0), &actions);
            (actions, end)
        };
        (0..plans.len()).map(turn).collect()
    }

    fn reasons(game: &Niagara, before: &State, advised: &State, other: &State) -> Vec<NiagaraReason> {
        let compared = Compared { seat: Seat(0), before, advised, other };
        let mut found = game.reasons(compared, &mut Niagara::usual_lore());
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        found.into_iter().map(|(reason, _)| reason).collect()
    }

    /// Lets the others leave their canoes where they are and the river flow.
    fn flow(game: &Niagara, mut state: State) -> State {
        while state.round() == 1 || state.phase() == Phase::River {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let mut outcomes = Vec::new();
                    game.chances(&state, &mut outcomes);
                    game.settle(&mut state, outcomes[0].0, &mut Ignore);
                }
                Turn::Decide(_) if state.phase() != Phase::Act => break,
                Turn::Decide(seats) => {
                    let seat = seats.iter().next().unwrap();
                    let mut plans = Plans::default();
                    game.plan(&state, seat, &mut plans);
                    let mut stay = Vec::new();
                    let unmoved = |index: &usize| {
                        let mut actions = Vec::new();
                        plans.actions(*index, &mut actions);
                        let end = after(game, &state, seat, &actions);
                        Which::ALL.iter().all(|&which| {
                            end.canoe(CanoeId::new(seat, which)) == state.canoe(CanoeId::new(seat, which))
                        })
                    };
                    plans.actions((0..plans.len()).find(unmoved).unwrap_or(0), &mut stay);
                    state = after(game, &state, seat, &stay);
                }
            }
        }
        state
    }

    #[test]
    fn a_card_that_takes_a_canoe_over_the_falls_does_so_and_a_lower_one_does_not() {
        let mut told = 0;
        let place = |card| position(json!(["4", "beach"]), json!(["beach", "beach"]), card);
        let (game, before) = place(6);
        let all = turns(&game, &before);
        for (other, end) in &all {
            for (_, advised) in &all {
                let found = reasons(&game, &before, advised, end);
                let Some(NiagaraReason::FallsFrom { at, card, certain }) =
                    found.iter().find(|reason| matches!(reason, NiagaraReason::FallsFrom { .. }))
                else {
                    continue;
                };
                assert!(*certain, "the arms take turns at this table");
                let canoe = Which::ALL
                    .map(|which| CanoeId::new(Seat(0), which))
                    .into_iter()
                    .find(|&canoe| end.canoe(canoe).at == *at)
                    .expect("it lies there");
                for (lowest, falls) in [(*card, true), (card - 1, false)] {
                    if lowest == 0 {
                        continue;
                    }
                    let (game, state) = place(lowest);
                    let carried = flow(&game, after(&game, &state, Seat(0), other));
                    assert_eq!(carried.canoe(canoe).at == Place::Lost, falls, "{lowest} {found:?} {other:?}");
                }
                told += 1;
                break;
            }
        }
        assert!(told > 3, "{told}");
    }

    #[test]
    fn gems_are_told_as_the_turns_have_them() {
        let (game, before) = position(json!(["4:amber", "beach"]), json!(["1:ruby", "beach"]), 5);
        let all = turns(&game, &before);
        let mut seen = [0; 4];
        for (advised, here) in &all {
            let acts = |wanted: fn(&Action) -> bool| advised.iter().any(wanted);
            for (_, there) in &all {
                for reason in reasons(&game, &before, here, there) {
                    match reason {
                        NiagaraReason::Scores { gem } => {
                            seen[0] += 1;
                            assert!(here.scored(Seat(0))[gem as usize] > before.scored(Seat(0))[gem as usize]);
                        }
                        NiagaraReason::Takes { gem } => {
                            seen[1] += 1;
                            let kept = aboard(&before, Seat(0), gem) > 0;
                            assert!(kept || acts(|action| matches!(action, Action::Load(_))), "{gem} {advised:?}");
                        }
                        NiagaraReason::Steals { gem, from } => {
                            seen[2] += 1;
                            assert_eq!((gem, from), (Gem::Ruby, Seat(1)));
                            assert_eq!(here.canoe(CanoeId::new(Seat(1), Which::A)).gem, None);
                        }
                        NiagaraReason::Robbed { by, .. } => {
                            seen[3] += 1;
                            assert_ne!(by, Seat(0));
                        }
                        _ => {}
                    }
                }
            }
        }
        assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
    }

    #[test]
    fn thieves_that_one_turn_escapes_are_told() {
        // Yellow lies three discs below where brown can load, and acts after brown with a 3.
        let (game, before) = position(json!(["4:diamond", "beach"]), json!(["7L", "beach"]), 3);
        let all = turns(&game, &before);
        let laden = |end: &State| Which::ALL.map(|which| *end.canoe(CanoeId::new(Seat(0), which)));
        let scored = |end: &State| end.scored(Seat(0))[Gem::Diamond as usize] == 1;
        let waits =
            |end: &State| laden(end).iter().any(|canoe| canoe.at == Place::S4 && canoe.gem == Some(Gem::Diamond));
        let stay = all.iter().find(|(_, end)| waits(end) && !scored(end)).map(|(_, end)| end).expect("a turn");
        let home = |end: &State| scored(end) && laden(end).iter().all(|canoe| canoe.gem.is_none());
        let home = all.iter().find(|(_, end)| home(end)).map(|(_, end)| end).expect("a turn");
        let found = reasons(&game, &before, home, stay);
        assert!(found.contains(&NiagaraReason::Robbed { gem: Gem::Diamond, by: Seat(1) }), "{found:?}");
        assert_eq!(found[0], NiagaraReason::Scores { gem: Gem::Diamond });
        assert!(
            !reasons(&game, &before, stay, home).iter().any(|reason| matches!(reason, NiagaraReason::Robbed { .. }))
        );
    }

    #[test]
    fn only_a_clear_difference_in_danger_is_told() {
        assert_eq!(Niagara::by_danger(0.2, 0.25), None);
        let (reason, _) = Niagara::by_danger(0.1, 0.45).unwrap();
        assert_eq!(reason, NiagaraReason::Safer { percent: 10, other: 45 });
    }
}
