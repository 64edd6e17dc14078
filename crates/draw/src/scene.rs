//! What lies where.

use crate::shared::Shared;
use crate::svg::Point;
use serde::{Deserialize, Serialize};

/// A picture as a list of pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Scene {
    /// What is to be seen when all of it is shown.
    pub area: Area,
    /// The pieces, the lowest first. Scenes of a game share those that do not change.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Piece>))]
    pub pieces: Vec<Shared<Piece>>,
    /// The places that actions and views name.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<Spot>))]
    pub spots: Shared<Vec<Spot>>,
}

impl Scene {
    /// Lays a piece on top of the others.
    pub(crate) fn lay(&mut self, piece: Piece) {
        self.pieces.push(Shared::new(piece));
    }
}

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Area {
    /// Its left side.
    pub x: i32,
    /// Its upper side.
    pub y: i32,
    /// How wide it is.
    pub width: i32,
    /// How high it is.
    pub height: i32,
}

/// A piece of art in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Piece {
    /// The same thing has the same key in every scene of a game; no two pieces of a scene have the same.
    pub key: String,
    /// Which art: the id of its group.
    pub art: String,
    /// Where its origin lies; for a piece that lies on another one, as seen from that one.
    pub x: i32,
    /// Where its origin lies.
    pub y: i32,
    /// How far it is turned about its origin, in degrees, clockwise.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: i16,
    /// A number or a word that is written on it, in the middle, in the class `pw-numeral` of the style sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What lies on it and moves and turns with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub on: Vec<Piece>,
}

impl Piece {
    /// A piece that is not turned, with nothing on it.
    pub(crate) fn at(key: impl Into<String>, art: &str, (x, y): (i32, i32)) -> Self {
        Self { key: key.into(), art: art.to_owned(), x, y, ..Self::default() }
    }

    /// With a number on it.
    pub(crate) fn saying(mut self, number: u8) -> Self {
        self.text = Some(number.to_string());
        self
    }
}

/// A place that has a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Spot {
    /// Its name in actions and views, such as `3.12` or `6L`.
    pub id: String,
    /// Its middle.
    pub x: i32,
    /// Its middle.
    pub y: i32,
}

/// The smallest rectangle around everything that it was told to hold.
#[derive(Default)]
pub(crate) struct Bounds(Option<[f64; 4]>);

impl Bounds {
    /// Holds everything so far from a point.
    pub(crate) fn hold(&mut self, (x, y): Point, reach: f64) {
        let [left, top, right, bottom] = self.0.unwrap_or([x, y, x, y]);
        self.0 = Some([left.min(x - reach), top.min(y - reach), right.max(x + reach), bottom.max(y + reach)]);
    }

    pub(crate) fn area(&self) -> Area {
        let [left, top, right, bottom] = self.0.unwrap_or_default().map(|side| side.round() as i32);
        Area { x: left, y: top, width: right - left, height: bottom - top }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde asks so
fn is_zero(number: &i16) -> bool {
    *number == 0
}
