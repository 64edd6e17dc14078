//! Advice in words, line by line: the same on the command line and in the terminal.

use crate::Lang;
use crate::bundle::text;
use crate::message::message;
use api::{Advice, AdvisedTurn, ComparedWith};
use game::Seat;

/// What an adviser says; `name` gives the name of the player at a seat.
pub fn advice(lang: Lang, advice: &Advice, name: &dyn Fn(Seat) -> String) -> Vec<String> {
    if advice.best.is_empty() {
        return vec![text(lang, "advice-nothing", &[])];
    }
    let level = text(lang, &format!("level-{}", advice.level), &[]);
    let mut lines = vec![text(lang, "advice-by", &[("level", level.into())])];
    for (number, turn) in (1..).zip(&advice.best) {
        lines.push(format!("{number}. {}", turn_line(lang, turn, name)));
    }
    if let Some(in_mind) = &advice.in_mind {
        lines.push(text(lang, "advice-in-mind", &[("turn", turn_line(lang, in_mind, name).into())]));
        if advice.compared_with != ComparedWith::InMind {
            lines.push(text(lang, "advice-agrees", &[]));
        }
    }
    let heading = match advice.compared_with {
        ComparedWith::InMind => "advice-than-yours",
        ComparedWith::NextBest => "advice-than-next",
        ComparedWith::Nothing => return lines,
    };
    lines.push(text(lang, heading, &[]));
    lines.extend(advice.reasons.iter().map(|reason| format!("- {}", message(lang, reason, name))));
    lines
}

/// A turn with what it promises each player.
fn turn_line(lang: Lang, turn: &AdvisedTurn, name: &dyn Fn(Seat) -> String) -> String {
    let chances = (0u8..).zip(&turn.chances).map(|(seat, &chance)| {
        text(lang, "advice-chance", &[("name", name(Seat(seat)).into()), ("chance", chance.into())])
    });
    let chances: Vec<String> = chances.collect();
    format!("{} ({})", message(lang, &turn.summary, name), chances.join(", "))
}
