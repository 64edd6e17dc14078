//! The result of an arena: a table for people, a document for programs.

use super::score::{Finished, Standing, Standings};
use crate::columns::columns;
use crate::failure::{Failure, one_line};
use crate::registry::Playable;
use crate::rules::print_json;
use crate::simulate::{print_statistics, statistics, title};
use crate::tally::Series;
use serde_json::{Map, Value, json};
use std::io::Write;
use words::{Lang, decimal, text};

/// All that there is to tell.
pub(super) struct Report<'a, G> {
    pub(super) game: &'a G,
    pub(super) seed: u64,
    pub(super) standings: &'a Standings,
    pub(super) games: &'a [Finished],
}

impl<G: Playable> Report<'_, G> {
    fn series(&self) -> Series {
        let mut series = Series::new(self.game.seats());
        for game in self.games {
            series.add(&game.tally, &game.outcome);
        }
        series
    }

    /// For programs. What depends on the clock stands under `milliseconds` alone, so that the rest can be compared.
    pub(super) fn json(&self, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
        print_json(&self.document(lang), out)
    }

    pub(super) fn document(&self, lang: Lang) -> Value {
        let series = self.series();
        let mut document = json!({
            "game": G::NAME,
            "table": serde_json::to_value(self.game.table()).unwrap_or_default(),
            "seed": self.seed,
            "games": series.games(),
            "bots": self.standings.0.iter().map(bot_document::<G>).collect::<Vec<_>>(),
            "forfeits": self.games.iter().filter_map(|game| self.forfeit_document(game, lang)).collect::<Vec<_>>(),
        });
        let explained = |game: &Finished| json!({ "game": game.number, "turns": game.explanations });
        if self.games.iter().any(|game| !game.explanations.is_empty()) {
            document["explained"] = self.games.iter().map(explained).collect();
        }
        if let Some(fields) = document.as_object_mut() {
            fields.extend(statistics::<G>(&series));
        }
        document
    }

    fn forfeit_document(&self, game: &Finished, lang: Lang) -> Option<Value> {
        let forfeit = game.forfeit.as_ref()?;
        let name = self.standings.0.get(*game.seating.get(usize::from(forfeit.seat.0))?)?.name.as_str();
        let reason = one_line(&words::reason(lang, &forfeit.fault));
        Some(json!({
            "game": game.number,
            "seat": forfeit.seat,
            "bot": name,
            "key": forfeit.fault.key(),
            "text": reason,
        }))
    }

    /// For people.
    pub(super) fn print(&self, lang: Lang, out: &mut dyn Write) -> Result<(), Failure> {
        let series = self.series();
        writeln!(out, "{}\n", title(series.games(), self.seed, lang))?;
        let head = |key: &str| text(lang, key, &[]);
        let mut strength = vec![vec![
            head("arena-bot"),
            head("arena-games"),
            head("arena-wins"),
            head("arena-share"),
            head("arena-rank"),
            head("arena-rating"),
            head("arena-mean-time"),
            head("arena-longest-time"),
        ]];
        strength.extend(self.standings.0.iter().map(|standing| strength_row(standing, lang)));
        write!(out, "{}", columns(&strength))?;
        writeln!(out)?;
        let mut habits = vec![vec![head("arena-bot"), head("arena-turns")]];
        let counted = G::COUNTS.iter().take(G::OWN_COUNTS);
        habits[0].extend(counted.map(|name| text(lang, &format!("arena-count-{name}"), &[])));
        habits[0].push(head("arena-forfeits"));
        habits.extend(self.standings.0.iter().map(|standing| habits_row::<G>(standing, lang)));
        write!(out, "{}", columns(&habits))?;
        writeln!(out)?;
        print_statistics::<G>(&series, lang, out)
    }
}

fn bot_document<G: Playable>(standing: &Standing) -> Value {
    let effort = &standing.effort;
    let turns = effort.turns.max(1) as f64;
    let count = |(index, name): (usize, &&str)| {
        let total = effort.counts[index];
        ((*name).to_owned(), json!({ "total": total, "per_turn": total as f64 / turns }))
    };
    let counts: Map<String, Value> = G::COUNTS.iter().enumerate().take(G::OWN_COUNTS).map(count).collect();
    let (least, most) = standing.share_interval();
    json!({
        "name": standing.name,
        "games": standing.games,
        "wins": standing.wins,
        "share": standing.share(),
        "share_interval": [least, most],
        "mean_rank": standing.mean_rank(),
        "rating": standing.rating,
        "uncertainty": standing.uncertainty,
        "rating_interval": [standing.rating - standing.margin(), standing.rating + standing.margin()],
        "turns": effort.turns,
        "counts": counts,
        "forfeits": standing.forfeits,
        "milliseconds": { "mean": effort.mean_ms(), "max": effort.longest_ms() },
    })
}

fn strength_row(standing: &Standing, lang: Lang) -> Vec<String> {
    let number = |value: f64, decimals: usize| decimal(lang, value, decimals);
    let percent = |share: f64| number(100.0 * share, 1);
    let (least, most) = standing.share_interval();
    // A win is shared only where somebody forfeits.
    let wins = number(standing.wins, usize::from(standing.wins.fract() > 0.0));
    vec![
        standing.name.clone(),
        standing.games.to_string(),
        wins,
        format!("{} ({}–{})", percent(standing.share()), percent(least), percent(most)),
        number(standing.mean_rank(), 2),
        format!("{} ± {}", number(standing.rating, 1), number(standing.margin(), 1)),
        number(standing.effort.mean_ms(), 1),
        number(standing.effort.longest_ms(), 1),
    ]
}

fn habits_row<G: Playable>(standing: &Standing, lang: Lang) -> Vec<String> {
    let effort = &standing.effort;
    let count = |&total: &u64| {
        let percent = 100.0 * total as f64 / effort.turns.max(1) as f64;
        format!("{total} ({} %)", decimal(lang, percent, 2))
    };
    let mut row = vec![standing.name.clone(), effort.turns.to_string()];
    row.extend(effort.counts.iter().take(G::OWN_COUNTS).map(count));
    row.push(standing.forfeits.to_string());
    row
}
