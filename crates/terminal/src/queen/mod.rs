//! Mississippi Queen in a terminal.

mod choices;
mod river;

use crate::canvas::Canvas;
use crate::face::{Asked, Choice, Face, Meaning, Player, Press, Zoom};
use api::Spot;
use mississippi::view::{BoatView, FateView};
use mississippi::{BoatId, Dir, View};
use ratatui::style::Color;
use river::Hexes;
use words::{Arg, Lang, text};

pub(crate) struct QueenFace {
    view: View,
    hexes: Hexes,
}

impl QueenFace {
    pub(crate) fn new(view: View, spots: &[Spot]) -> Self {
        Self { hexes: Hexes::new(&view, spots), view }
    }
}

/// A boat's letter on the board: the colour's first, but for the Black Rose.
fn letter(id: BoatId) -> char {
    ['R', 'O', 'B', 'G', 'P', 'W', 'K'][id.0 as usize % 7]
}

fn arrow(bow: Dir) -> char {
    ['↑', '↗', '↘', '↓', '↙', '↖'][bow as usize]
}

fn colour(id: BoatId) -> Color {
    let colours = [
        Color::LightRed,
        Color::Yellow,
        Color::LightBlue,
        Color::LightGreen,
        Color::LightMagenta,
        Color::White,
        Color::DarkGray,
    ];
    colours[id.0 as usize % 7]
}

fn boat_name(id: &str, lang: Lang) -> String {
    text(lang, &format!("boat-{id}"), &[])
}

fn dir_name(dir: &str, lang: Lang) -> String {
    text(lang, &format!("mq-dir-{dir}"), &[])
}

/// A boat beside the board, where there is little room.
fn in_short(boat: &BoatView, lang: Lang) -> String {
    let args = [("speed", Arg::from(boat.speed)), ("coal", boat.coal.into()), ("passengers", boat.passengers.into())];
    match boat.fate {
        FateView::Afloat if boat.owner.is_none() => text(lang, "mq-speed-is", &args[..1]),
        FateView::Afloat => text(lang, "term-mq-boat", &args),
        _ => otherwise(boat, lang),
    }
}

/// What has become of a boat that is not on the river.
fn otherwise(boat: &BoatView, lang: Lang) -> String {
    let place = boat.place.map_or(0, |place| place + 1);
    match boat.fate {
        FateView::Home => text(lang, "mq-is-home", &[("place", place.into())]),
        FateView::Out => text(lang, "mq-is-out", &[]),
        _ => text(lang, "mq-is-waiting", &[("dock", boat.dock.unwrap_or(0).into())]),
    }
}

/// A boat with everything that a board would show.
fn in_words(id: BoatId, boat: &BoatView, lang: Lang) -> String {
    let name = boat_name(id.name(), lang);
    let (Some(at), Some(bow)) = (boat.at, boat.bow) else {
        let args = [("boat", Arg::from(name)), ("state", otherwise(boat, lang).into())];
        return text(lang, "mq-boat-otherwise", &args);
    };
    let args = [
        ("boat", Arg::from(name)),
        ("space", text(lang, "mq-space", &[("space", at.to_string().into())]).into()),
        ("bow", dir_name(&bow.to_string(), lang).into()),
        ("speed", boat.speed.into()),
        ("coal", boat.coal.into()),
        ("passengers", boat.passengers.into()),
    ];
    text(lang, if boat.owner.is_some() { "mq-boat-afloat" } else { "mq-boat-rose" }, &args)
}

impl Face for QueenFace {
    fn has_secrets(&self) -> bool {
        false
    }

    fn board(&self, zoom: Zoom, marks: &[(&str, char)], picked: Option<&str>) -> Canvas {
        self.hexes.draw(&self.view, zoom, marks, picked)
    }

    fn strip(&self, lang: Lang) -> String {
        text(lang, "term-mq-strip", &[("round", self.view.round.into()), ("draws", self.view.draws.into())])
    }

    fn players(&self, lang: Lang, spoken: bool) -> Vec<Player> {
        let boats = self.view.boats.iter();
        let mut rows: Vec<(usize, Player)> = boats
            .filter(|(_, boat)| boat.fate != FateView::Absent)
            .map(|(&id, boat)| {
                let said = if spoken { in_words(id, boat, lang) } else { in_short(boat, lang) };
                let bow = boat.bow.map_or(' ', arrow);
                let player = Player {
                    seat: boat.owner.map(|seat| usize::from(seat.0)),
                    badge: format!("{}{bow}", letter(id)),
                    colour: colour(id),
                    text: said,
                };
                let place = self.view.order.iter().position(|&other| other == id);
                (place.unwrap_or(usize::MAX), player)
            })
            .collect();
        rows.sort_by_key(|(place, _)| *place);
        rows.into_iter().map(|(_, player)| player).collect()
    }

    fn things(&self, lang: Lang) -> Vec<(String, String)> {
        self.hexes.things(&self.view, lang)
    }

    fn choices(&self, asked: &Asked<'_>) -> Vec<Choice> {
        choices::choices(&self.view, &self.hexes, asked)
    }

    fn in_words(&self, actions: &[String], lang: Lang) -> String {
        let said = actions.iter().map(|action| choices::step(&self.view, action, lang).label);
        said.collect::<Vec<_>>().join(", ")
    }

    fn press(&self, press: Press, asked: &Asked<'_>, choices: &[Choice]) -> Meaning {
        choices::press(&self.view, press, asked, choices)
    }

    fn legend(&self, lang: Lang) -> String {
        text(lang, "board-legend", &[])
    }
}
