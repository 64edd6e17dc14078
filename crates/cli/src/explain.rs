//! How a bot came to its turn: what it has considered, what each seat may hope for, and how play would go on.

use crate::columns::columns;
use crate::failure::Failure;
use crate::registry::Playable;
use bots::Thought;
use game::{Seat, Seen};
use serde::Serialize;
use std::fmt::Display;
use std::io::Write;
use words::{Lang, decimal, text};

/// Turns that people are shown, and that programs are told: those that come first.
const SHOWN: usize = 8;
const TOLD: usize = 40;

/// One turn of one bot.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Explanation {
    /// The number of the turn.
    turn: u32,
    seat: Seat,
    /// Who acts, as records name it.
    speaker: String,
    bot: String,
    seats: u8,
    /// The turns that were considered, the chosen one first; none if the bot does not tell.
    considered: Vec<Considered>,
}

#[derive(Clone, Debug, Serialize)]
struct Considered {
    actions: Vec<String>,
    /// How often it was tried.
    visits: u32,
    /// For each seat its chance to win, if somebody has looked.
    chances: Option<Vec<f32>>,
    /// How play would go on.
    line: Vec<Turn>,
}

#[derive(Clone, Debug, Serialize)]
struct Turn {
    seat: Seat,
    actions: Vec<String>,
}

impl Explanation {
    pub(crate) fn new<G: Playable>(
        seen: &Seen<'_, G>,
        state: &G::State,
        bot: &str,
        thoughts: &[Thought<G::Action>],
    ) -> Self {
        let (game, seat) = (seen.game(), seen.seat());
        let seats = game.seats();
        let considered = thoughts.iter().take(TOLD).map(|thought| Considered {
            actions: words(&thought.actions),
            visits: thought.visits,
            chances: thought.worth.map(|worth| worth[..usize::from(seats).min(worth.len())].to_vec()),
            line: thought.line.iter().map(|(seat, turn)| Turn { seat: *seat, actions: words(turn) }).collect(),
        });
        Self {
            turn: game.turn_number(state),
            seat,
            speaker: game.speaker(state, seat),
            bot: bot.to_owned(),
            seats,
            considered: considered.collect(),
        }
    }

    /// For people: the best turns in a table, then how play would go on.
    pub(crate) fn print(&self, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
        let heading = [
            ("turn", self.turn.into()),
            ("speaker", self.speaker.as_str().into()),
            ("bot", self.bot.as_str().into()),
            ("considered", self.considered.len().into()),
        ];
        writeln!(out, "{}", text(lang, "explain-heading", &heading))?;
        if self.considered.is_empty() {
            return Ok(());
        }
        let mut rows = vec![vec![String::new(), text(lang, "explain-visits", &[])]];
        rows[0].extend((0..self.seats).map(|seat| text(lang, "explain-chance", &[("seat", seat.into())])));
        for considered in self.considered.iter().take(SHOWN) {
            let mut row = vec![format!("  {}", considered.actions.join(" ")), considered.visits.to_string()];
            row.extend(considered.chances.iter().flatten().map(|&chance| decimal(lang, f64::from(chance) * 100.0, 1)));
            rows.push(row);
        }
        write!(out, "{}", columns(&rows))?;
        if let Some(best) = self.considered.first().filter(|best| !best.line.is_empty()) {
            let turns = best.line.iter().map(|turn| format!("{}: {}", turn.seat, turn.actions.join(" ")));
            let line = turns.collect::<Vec<_>>().join("; ");
            writeln!(out, "  {}", text(lang, "explain-line", &[("line", line.into())]))?;
        }
        Ok(())
    }
}

fn words<T: Display>(actions: &[T]) -> Vec<String> {
    actions.iter().map(ToString::to_string).collect()
}
