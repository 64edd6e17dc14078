//! Text as outlines, so that a picture file needs no system font and looks the same everywhere.
//!
//! The two faces are subsets of the `DejaVu` fonts (`fonts/LICENSE`): Latin and Cyrillic letters, digits, punctuation
//! and a few arrows, without hinting and layout tables.

use crate::svg::{Point, number};
use std::fmt::Write;
use ttf_parser::{Face as Font, GlyphId, OutlineBuilder};

/// A typeface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// For running text.
    Sans,
    /// For numbers on pieces and for titles.
    SerifBold,
}

impl Face {
    fn font(self) -> Option<Font<'static>> {
        let bytes: &[u8] = match self {
            Self::Sans => include_bytes!("../fonts/DejaVuSans.ttf"),
            Self::SerifBold => include_bytes!("../fonts/DejaVuSerif-Bold.ttf"),
        };
        Font::parse(bytes, 0).ok()
    }
}

/// The point of a line of text that its position refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The left end.
    Start,
    /// The middle.
    Middle,
    /// The right end.
    End,
}

/// A line of text as SVG path data; the position is on the baseline. A character that the face lacks becomes an empty
/// box.
pub fn outlines(text: &str, face: Face, size: f64, anchor: Anchor, (x, y): (f64, f64)) -> String {
    let Some(font) = face.font() else { return String::new() };
    let scale = size / f64::from(font.units_per_em());
    let advance = |glyph: GlyphId| f64::from(font.glyph_hor_advance(glyph).unwrap_or(0)) * scale;
    let glyphs: Vec<GlyphId> = text.chars().map(|letter| font.glyph_index(letter).unwrap_or(GlyphId(0))).collect();
    let width: f64 = glyphs.iter().map(|&glyph| advance(glyph)).sum();
    let left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    let mut pen = Pen { d: String::new(), scale, origin: (left, y) };
    for glyph in glyphs {
        font.outline_glyph(glyph, &mut pen);
        pen.origin.0 += advance(glyph);
    }
    pen.d
}

/// Writes the outline of a glyph as path data, with y pointing down.
struct Pen {
    d: String,
    scale: f64,
    origin: Point,
}

impl Pen {
    fn add(&mut self, command: char, points: &[(f32, f32)]) {
        self.d.push(command);
        for (index, &(x, y)) in points.iter().enumerate() {
            let gap = if index == 0 { "" } else { " " };
            let (x, y) = (self.origin.0 + f64::from(x) * self.scale, self.origin.1 - f64::from(y) * self.scale);
            let _ = write!(self.d, "{gap}{} {}", number(x), number(y));
        }
    }
}

impl OutlineBuilder for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add('M', &[(x, y)]);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.add('L', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add('Q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add('C', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.d.push('z');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The horizontal extent of an outline.
    fn extent(d: &str) -> (f64, f64) {
        let numbers: Vec<f64> = d
            .split(|sign: char| !(sign.is_ascii_digit() || sign == '.' || sign == '-'))
            .filter_map(|number| number.parse().ok())
            .collect();
        let xs = numbers.chunks(2).map(|point| point[0]);
        xs.fold((f64::MAX, f64::MIN), |(low, high), x| (low.min(x), high.max(x)))
    }

    #[test]
    fn text_lies_where_its_anchor_says() {
        let at = |anchor| extent(&outlines("100", Face::SerifBold, 20.0, anchor, (50.0, 0.0)));
        assert!(at(Anchor::Start).0 >= 50.0);
        assert!(at(Anchor::End).1 <= 50.0);
        let (left, right) = at(Anchor::Middle);
        assert!((left + right - 100.0).abs() < 3.0, "{left} to {right}");
    }

    #[test]
    fn every_letter_of_the_five_languages_has_a_shape() {
        for face in [Face::Sans, Face::SerifBold] {
            let font = face.font().expect("the font is readable");
            for letter in
                "AZaz09äöüßÄÖÜéèêçàùœŒîïôìòÀабвгдежзийклмнопрстуфхцчшщъыьэюяЁё−–—«»„“”’…№×→%()[]:;,.!?&".chars()
            {
                assert!(font.glyph_index(letter).is_some(), "{face:?} has no {letter}");
            }
        }
        assert!(!outlines("\u{4e2d}", Face::Sans, 10.0, Anchor::Start, (0.0, 0.0)).is_empty());
    }
}
