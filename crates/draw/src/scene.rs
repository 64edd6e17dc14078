//! Scenes: which piece lies where.

use crate::svg::Point;
use serde::{Deserialize, Serialize};

/// A picture as a list of pieces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Scene {
    /// The area that shows everything.
    pub area: Area,
    /// The pieces, lowest first.
    pub pieces: Vec<Piece>,
    /// The places that actions and views name.
    pub spots: Vec<Spot>,
}

/// A rectangle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Area {
    /// Its left edge.
    pub x: i32,
    /// Its top edge.
    pub y: i32,
    /// Its width.
    pub width: i32,
    /// Its height.
    pub height: i32,
}

/// A piece of art in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Piece {
    /// Identifies the same thing in every scene of a game; unique within a scene.
    pub key: String,
    /// The id of its art's group.
    pub art: String,
    /// The x of its origin; relative to the parent for a piece on another one.
    pub x: i32,
    /// The y of its origin.
    pub y: i32,
    /// Its clockwise rotation about its origin, in degrees.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub turn: i16,
    /// A number or word written on its centre, in the class `pw-numeral` of the style sheet.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// The pieces on it, which move and turn with it.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schema(no_recursion))]
    pub on: Vec<Piece>,
}

impl Piece {
    /// A piece without rotation and without pieces on it.
    pub(crate) fn at(key: impl Into<String>, art: &str, (x, y): (i32, i32)) -> Self {
        Self { key: key.into(), art: art.to_owned(), x, y, ..Self::default() }
    }

    /// Writes a number on it.
    pub(crate) fn saying(mut self, number: u8) -> Self {
        self.text = Some(number.to_string());
        self
    }
}

/// A named place.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Spot {
    /// Its name in actions and views, such as `3.12` or `6L`.
    pub id: String,
    /// The x of its centre.
    pub x: i32,
    /// The y of its centre.
    pub y: i32,
}

/// The smallest rectangle around everything added to it.
#[derive(Default)]
pub(crate) struct Bounds(Option<[f64; 4]>);

impl Bounds {
    /// Adds everything within `reach` of a point.
    pub(crate) fn hold(&mut self, (x, y): Point, reach: f64) {
        let [left, top, right, bottom] = self.0.unwrap_or([x, y, x, y]);
        self.0 = Some([left.min(x - reach), top.min(y - reach), right.max(x + reach), bottom.max(y + reach)]);
    }

    pub(crate) fn area(&self) -> Area {
        let [left, top, right, bottom] = self.0.unwrap_or_default().map(|side| side.round() as i32);
        Area { x: left, y: top, width: right - left, height: bottom - top }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref)] // serde's signature
fn is_zero(number: &i16) -> bool {
    *number == 0
}
