//! What the terminal must know of a game beyond what a table tells: how its board looks, what can be chosen, and how its events
//! are said. Everything else is the same for every game.

use crate::canvas::Canvas;
use crate::desk::Snapshot;
use crate::niagara::NiagaraFace;
use crate::queen::QueenFace;
use api::{Spot, View};
use ratatui::style::Color;
use words::Lang;

/// How large the board is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Zoom {
    /// As much as possible at once.
    Far,
    /// The usual size.
    #[default]
    Middle,
    /// With everything that is to be known about a place.
    Near,
}

impl Zoom {
    pub(crate) const fn closer(self) -> Self {
        match self {
            Self::Far => Self::Middle,
            Self::Middle | Self::Near => Self::Near,
        }
    }

    pub(crate) const fn farther(self) -> Self {
        match self {
            Self::Near => Self::Middle,
            Self::Middle | Self::Far => Self::Far,
        }
    }
}

/// Something that can be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Choice {
    /// In words.
    pub(crate) label: String,
    /// The place of the board that stands for it.
    pub(crate) spot: Option<String>,
    /// A short note on that place, such as what it costs.
    pub(crate) note: Option<char>,
    /// What it leads to.
    pub(crate) then: Then,
}

/// What choosing leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Then {
    /// These actions.
    Act(Vec<String>),
    /// A closer choice.
    Choose(Vec<Choice>),
}

impl Choice {
    pub(crate) fn act(label: String, actions: Vec<String>) -> Self {
        Self { label, spot: None, note: None, then: Then::Act(actions) }
    }
}

/// A key that a game gives a meaning to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Press {
    Up,
    Down,
    Left,
    Right,
    Digit(u8),
}

/// What a key means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Meaning {
    /// These actions, at once.
    Act(Vec<String>),
    /// The choice at this place of the list.
    Select(usize),
    /// Only whole turns at this speed.
    Speed(u8),
    /// It cannot be: tell why this is not possible.
    Why(String),
    /// Nothing here.
    Nothing,
}

/// What is known when choices are offered.
pub(crate) struct Asked<'a> {
    pub(crate) legal: &'a [String],
    pub(crate) plans: &'a [api::Plan],
    /// The speed that the player has chosen and not sent.
    pub(crate) speed: Option<u8>,
    /// Whether the choices are spoken, or stand in a narrow column beside the board that shows the rest.
    pub(crate) spoken: bool,
    pub(crate) lang: Lang,
}

/// A line about a player: what belongs to whom.
pub(crate) struct Player {
    pub(crate) seat: Option<usize>,
    /// A sign for it, as on the board.
    pub(crate) badge: String,
    pub(crate) colour: Color,
    pub(crate) text: String,
}

/// A game's way to be shown, at one moment.
pub(crate) trait Face {
    /// Whether seats have secrets, so that one screen for several players needs a cover between them.
    fn has_secrets(&self) -> bool;
    /// The board; `marks` are the places that can be chosen, with a short note each, `picked` the one that is looked at.
    fn board(&self, zoom: Zoom, marks: &[(&str, char)], picked: Option<&str>) -> Canvas;
    /// The state of the game in one line.
    fn strip(&self, lang: Lang) -> String;
    /// The players, in the order of the game: in signs that fit beside a board, or spoken, with all that a board would show.
    fn players(&self, lang: Lang, spoken: bool) -> Vec<Player>;
    /// What lies on the board beside what is the players', in words: each place, and what is there.
    fn things(&self, lang: Lang) -> Vec<(String, String)>;
    /// What can be chosen.
    fn choices(&self, asked: &Asked<'_>) -> Vec<Choice>;
    /// Actions in words, one after the other.
    fn in_words(&self, actions: &[String], lang: Lang) -> String;
    /// What a key means.
    fn press(&self, press: Press, asked: &Asked<'_>, choices: &[Choice]) -> Meaning;
    /// What the signs of the board mean.
    fn legend(&self, lang: Lang) -> String;
}

/// The face of a table at this moment.
pub(crate) fn face(snapshot: &Snapshot) -> Box<dyn Face> {
    face_of(&snapshot.state().view, &snapshot.spots)
}

/// The face of a game that looks like this.
pub(crate) fn face_of(view: &View, spots: &[Spot]) -> Box<dyn Face> {
    match view {
        View::MississippiQueen(view) => Box::new(QueenFace::new((**view).clone(), spots)),
        View::Niagara(view) => Box::new(NiagaraFace::new((**view).clone())),
    }
}
