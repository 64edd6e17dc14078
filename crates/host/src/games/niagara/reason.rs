//! Why a turn is better than another, in words.

use super::report::{a_gem, place, signed};
use api::Message;
use bots::NiagaraReason;
use niagara::{Canoe, Card, Place, Plan};

pub(super) fn message(reason: NiagaraReason) -> Message {
    use NiagaraReason as Reason;
    match reason {
        Reason::Scores { gem } => Message::new("niagara-reason-scores").with("gem", a_gem(gem)),
        Reason::Takes { gem } => Message::new("niagara-reason-takes").with("gem", a_gem(gem)),
        Reason::Steals { gem, from } => {
            Message::new("niagara-reason-steals").with("gem", a_gem(gem)).with("name", from)
        }
        Reason::TakesLast { gem } => {
            Message::new("niagara-reason-takes-last").with("gem", Message::new(format!("gem-{gem}")))
        }
        Reason::RegainsCanoe => Message::new("niagara-reason-regains-canoe"),
        Reason::Endangers { seat } => Message::new("niagara-reason-endangers").with("name", seat),
        Reason::LosesCanoe => Message::new("niagara-reason-loses-canoe"),
        Reason::FallsFrom { at, card, certain } => Message::new("niagara-reason-falls")
            .with("place", place("niagara-at-place", at))
            .with("card", card)
            .with("certain", if certain { "yes" } else { "no" }),
        Reason::Safer { percent, other } => {
            Message::new("niagara-reason-safer").with("percent", percent).with("other", other)
        }
        Reason::Robbed { gem, by } => Message::new("niagara-reason-robbed").with("gem", a_gem(gem)).with("name", by),
    }
}

/// A turn in one line.
pub(super) fn summary(turn: Plan) -> Message {
    match turn {
        Plan::Buy { gem: None, .. } => Message::new("niagara-turn-buy-none"),
        Plan::Buy { gem: Some(gem), second_gem } => {
            let pay = |gem| Message::new("niagara-turn-buy").with("gem", a_gem(gem));
            second_gem.map_or_else(|| pay(gem), |second| two(pay(gem), pay(second)))
        }
        Plan::Card { card: Card::Cloud } => Message::new("niagara-turn-cloud"),
        Plan::Card { card } => Message::new("niagara-turn-card").with("card", card.points().unwrap_or_default()),
        Plan::Weather { weather } => Message::new("niagara-turn-weather").with("weather", signed(weather)),
        Plan::Canoes { a, b, .. } => {
            let moved = |canoe: &Canoe| !matches!(canoe.at, Place::Beach) || canoe.gem.is_some();
            match (moved(&a), moved(&b)) {
                (true, true) => two(canoe(a), canoe(b)),
                (true, false) => canoe(a),
                (false, true) => canoe(b),
                (false, false) => Message::new("niagara-turn-stay"),
            }
        }
    }
}

fn two(first: Message, second: Message) -> Message {
    Message::new("niagara-turn-two").with("first", first).with("second", second)
}

fn canoe(canoe: Canoe) -> Message {
    let to = place("niagara-to-place", canoe.at);
    match canoe.gem {
        Some(gem) => Message::new("niagara-turn-canoe-laden").with("place", to).with("gem", a_gem(gem)),
        None => Message::new("niagara-turn-canoe").with("place", to),
    }
}
