//! Niagara in a terminal.

mod board;
mod choices;

use crate::canvas::Canvas;
use crate::face::{Asked, Choice, Face, Meaning, Player, Press, Zoom};
use niagara::view::PlayerView;
use niagara::{Canoe, Colour, Gem, Place, View};
use ratatui::style::Color;
use std::collections::BTreeMap;
use words::{Arg, Lang, text};

pub(crate) struct NiagaraFace {
    view: View,
}

impl NiagaraFace {
    pub(crate) fn new(view: View) -> Self {
        Self { view }
    }
}

/// The player whose turn it is.
fn active(view: &View) -> Option<&PlayerView> {
    view.players.get(&view.course.as_ref()?.player)
}

/// A player's letter on the board. Blue and brown begin alike, so the sign is the capital of the English name but for brown.
fn letter(colour: Colour) -> char {
    ['N', 'Y', 'R', 'B', 'G'][usize::from(colour.seat().0) % 5]
}

fn paint(colour: Colour) -> Color {
    let colours = [Color::Gray, Color::LightYellow, Color::LightRed, Color::LightBlue, Color::LightGreen];
    colours[usize::from(colour.seat().0) % 5]
}

fn colour_name(colour: &str, lang: Lang) -> String {
    text(lang, &format!("player-{colour}"), &[])
}

fn gem_name(gem: &str, lang: Lang) -> String {
    text(lang, &format!("gem-{gem}"), &[])
}

/// Where a canoe is, and what it carries.
fn canoe_place(canoe: Canoe, lang: Lang) -> String {
    let place = match canoe.at {
        Place::Beach => text(lang, "river-beach", &[]),
        Place::Lost => text(lang, "river-lost", &[]),
        place => place.name().to_owned(),
    };
    match canoe.gem {
        Some(gem) => format!("{place} ({})", gem_name(&gem.to_string(), lang)),
        None => place,
    }
}

/// A gem with its article.
fn a_gem(gem: &str, lang: Lang) -> String {
    text(lang, &format!("niagara-a-gem-{gem}"), &[])
}

/// The player of `yellow:a`.
fn owner_name(canoe: &str, lang: Lang) -> String {
    colour_name(canoe.split(':').next().unwrap_or(canoe), lang)
}

/// A place in a sentence: `niagara-at-place`, or `niagara-to-place`.
fn place_in(key: &str, place: Place, lang: Lang) -> String {
    let kind = match place {
        Place::Beach => "beach",
        Place::Lost => "lost",
        _ => "disc",
    };
    let arm = match place {
        Place::L6 | Place::L7 => "left",
        Place::R6 | Place::R7 => "right",
        _ => "none",
    };
    text(lang, key, &[("kind", kind.into()), ("arm", arm.into()), ("disc", place.depth().into())])
}

/// A sign for each colour of gems.
fn gem_sign(gem: Gem) -> char {
    ['◆', '◇', '●', '■', '▲'][usize::from(gem.value()) - 1]
}

/// Gems in signs.
fn in_signs(gems: &BTreeMap<Gem, u8>) -> String {
    gems.iter().map(|(gem, count)| format!("{}{count}", gem_sign(*gem))).collect::<Vec<_>>().join(" ")
}

/// Gems in words.
fn in_words(gems: &BTreeMap<Gem, u8>, lang: Lang) -> String {
    let said = |(gem, count): (&Gem, &u8)| text(lang, &format!("gems-{gem}"), &[("count", (*count).into())]);
    let said: Vec<String> = gems.iter().map(said).collect();
    if said.is_empty() { text(lang, "river-nothing", &[]) } else { said.join(", ") }
}

impl Face for NiagaraFace {
    fn has_secrets(&self) -> bool {
        true
    }

    fn board(&self, zoom: Zoom, marks: &[(&str, char)], picked: Option<&str>) -> Canvas {
        board::draw(&self.view, zoom, marks, picked)
    }

    fn strip(&self, lang: Lang) -> String {
        let nothing = || text(lang, "river-nothing", &[]);
        let arm = self.view.arm.map_or_else(|| "random".to_owned(), |arm| arm.to_string());
        let args = [
            ("round", Arg::from(self.view.round)),
            ("ring", self.view.ring.map_or_else(nothing, |ring| colour_name(&ring.to_string(), lang)).into()),
            ("weather", signed(self.view.weather.into()).into()),
            ("arm", text(lang, &format!("river-arm-{arm}"), &[]).into()),
        ];
        text(lang, "river-round", &args)
    }

    fn players(&self, lang: Lang, spoken: bool) -> Vec<Player> {
        let mut rows: Vec<Player> = self
            .view
            .players
            .iter()
            .map(|(&colour, player)| {
                let card = match (player.laid, player.card.map(|card| card.to_string())) {
                    (_, Some(card)) if !spoken => format!("[{}]", if card == "cloud" { "~" } else { card.as_str() }),
                    (true, None) if !spoken => "[?]".to_owned(),
                    (false, None) if !spoken => "[ ]".to_owned(),
                    (_, Some(card)) => text(lang, "niagara-opened", &[("card", Arg::of(&card))]),
                    (true, None) => text(lang, "niagara-sealed", &[]),
                    (false, None) => String::new(),
                };
                let gems = if spoken { in_words(&player.gems, lang) } else { in_signs(&player.gems) };
                let args = [
                    ("gems", Arg::from(gems)),
                    ("cards", player.cards.into()),
                    ("card", card.into()),
                    ("a", canoe_place(player.canoes[0], lang).into()),
                    ("b", canoe_place(player.canoes[1], lang).into()),
                ];
                let key = if spoken { "term-ni-spoken" } else { "term-ni-player" };
                Player {
                    seat: Some(usize::from(player.seat.0)),
                    badge: letter(colour).to_string(),
                    colour: paint(colour),
                    // The card comes last, and where none is laid nothing does.
                    text: text(lang, key, &args).trim_end_matches([' ', ';']).to_owned(),
                }
            })
            .collect();
        rows.sort_by_key(|row| row.seat);
        rows
    }

    fn things(&self, lang: Lang) -> Vec<(String, String)> {
        let left = Place::ALL.into_iter().filter(|place| !matches!(place, Place::R6 | Place::R7));
        let deposits = left.filter_map(|place| Some((place, self.view.deposits.get(&place.deposit()?)?)));
        let said = |(place, gems): (Place, &BTreeMap<Gem, u8>)| {
            let there = text(lang, "river-deposit", &[("gems", in_words(gems, lang).into())]);
            (place.name().to_owned(), there)
        };
        deposits.map(said).collect()
    }

    fn choices(&self, asked: &Asked<'_>) -> Vec<Choice> {
        choices::choices(&self.view, asked)
    }

    fn in_words(&self, actions: &[String], lang: Lang) -> String {
        let said = actions.iter().map(|action| choices::step(&self.view, action, lang).label);
        said.collect::<Vec<_>>().join(", ")
    }

    fn press(&self, press: Press, asked: &Asked<'_>, choices: &[Choice]) -> Meaning {
        choices::press(&self.view, press, asked, choices)
    }

    fn legend(&self, lang: Lang) -> String {
        let short = |gem: Gem| format!("{} {}", gem_sign(gem), gem_name(&gem.to_string(), lang));
        let gems: Vec<String> = Gem::ALL.into_iter().map(short).collect();
        text(lang, "term-ni-legend", &[("gems", gems.join(", ").into())])
    }
}

/// A number of the weather.
fn signed(weather: i64) -> String {
    if weather == 0 { "0".to_owned() } else { format!("{weather:+}") }
}
