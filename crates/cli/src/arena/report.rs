//! The result of an arena: a table for people, a document for programs.

use super::pairs::{Pair, pairs};
use super::score::{Finished, Standing, Standings};
use super::sprt::{ERROR, Test, bound};
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
    /// The test of `--sprt`.
    pub(super) test: Option<&'a Test>,
    /// How many games were wanted, if an interrupt ended them before.
    pub(super) wanted: Option<u32>,
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
        document["pairs"] = self.pairs().iter().map(|pair| self.pair_document(pair)).collect();
        if let Some(test) = self.test {
            document["sprt"] = test.document(self.name(0));
        }
        if let Some(wanted) = self.wanted {
            document["interrupted"] = json!({ "wanted": wanted });
        }
        let explained = |game: &Finished| json!({ "game": game.number, "turns": game.explanations });
        if self.games.iter().any(|game| !game.explanations.is_empty()) {
            document["explained"] = self.games.iter().map(explained).collect();
        }
        if let Some(fields) = document.as_object_mut() {
            fields.extend(statistics::<G>(&series));
        }
        document
    }

    fn pairs(&self) -> Vec<Pair> {
        pairs(self.standings.0.len(), self.games, |seat| self.game.side(seat))
    }

    fn name(&self, bot: usize) -> &str {
        self.standings.0.get(bot).map_or("", |standing| standing.name.as_str())
    }

    fn pair_document(&self, pair: &Pair) -> Value {
        let (least, most) = pair.share_interval();
        json!({
            "bots": [self.name(pair.bots.0), self.name(pair.bots.1)],
            "met": pair.met(),
            "ahead": pair.ahead,
            "level": pair.level,
            "behind": pair.behind,
            "share": pair.share(),
            "share_interval": [least, most],
        })
    }

    fn pair_row(&self, pair: &Pair, lang: Lang) -> Vec<String> {
        vec![
            format!("{} – {}", self.name(pair.bots.0), self.name(pair.bots.1)),
            pair.met().to_string(),
            pair.ahead.to_string(),
            pair.level.to_string(),
            pair.behind.to_string(),
            percents(pair.share(), pair.share_interval(), lang),
        ]
    }

    /// What the test of `--sprt` says, in a sentence.
    fn verdict(&self, test: &Test, lang: Lang) -> String {
        let percent = |share: f64| decimal(lang, 100.0 * share, 1);
        let args = [
            ("bot", self.name(0).into()),
            ("low", percent(test.shares().low).into()),
            ("high", percent(test.shares().high).into()),
            ("ratio", decimal(lang, test.ratio(), 2).into()),
            ("bound", decimal(lang, bound(), 2).into()),
            ("error", decimal(lang, 100.0 * ERROR, 0).into()),
        ];
        text(lang, &format!("arena-sprt-{}", test.verdict().name()), &args)
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
        writeln!(out, "{}", title(series.games(), self.seed, lang))?;
        if let Some(wanted) = self.wanted {
            let args = [("games", series.games().into()), ("wanted", wanted.into())];
            writeln!(out, "{}", text(lang, "arena-interrupted", &args))?;
        }
        if let Some(test) = self.test {
            writeln!(out, "{}", self.verdict(test, lang))?;
        }
        writeln!(out)?;
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
        let pairs = self.pairs();
        if !pairs.is_empty() {
            let heads = ["arena-pair", "arena-met", "arena-ahead", "arena-level", "arena-behind", "arena-ahead-share"];
            let mut rows = vec![heads.map(head).to_vec()];
            rows.extend(pairs.iter().map(|pair| self.pair_row(pair, lang)));
            write!(out, "{}", columns(&rows))?;
            writeln!(out)?;
        }
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

/// A share with its interval, in percent.
fn percents(share: f64, (least, most): (f64, f64), lang: Lang) -> String {
    let percent = |share: f64| decimal(lang, 100.0 * share, 1);
    format!("{} ({}–{})", percent(share), percent(least), percent(most))
}

fn strength_row(standing: &Standing, lang: Lang) -> Vec<String> {
    let number = |value: f64, decimals: usize| decimal(lang, value, decimals);
    // A win is shared only where somebody forfeits.
    let wins = number(standing.wins, usize::from(standing.wins.fract() > 0.0));
    vec![
        standing.name.clone(),
        standing.games.to_string(),
        wins,
        percents(standing.share(), standing.share_interval(), lang),
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
