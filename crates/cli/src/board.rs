//! Hexes in a terminal: flat-top, two lines high, drawn from axial coordinates.
//!
//! ```text
//!  ___
//! /R↑ \___
//! \_@2/###\
//!     \###/
//! ```

use std::collections::BTreeMap;

/// How many characters a hex has inside.
const INSIDE: usize = 3;
/// From one column of hexes to the next.
const COLUMN: i32 = 4;

/// What a hex shows: its upper and its lower line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Hex {
    pub(crate) upper: [char; INSIDE],
    pub(crate) lower: [char; INSIDE],
}

impl Hex {
    /// Open water.
    pub(crate) const OPEN: Self = Self { upper: [' '; INSIDE], lower: ['_'; INSIDE] };

    /// A hex full of one sign.
    pub(crate) const fn full(sign: char) -> Self {
        Self { upper: [sign; INSIDE], lower: [sign; INSIDE] }
    }
}

/// Draws hexes by their axial coordinates (`q` to the right, `r` down).
pub(crate) fn draw(hexes: &BTreeMap<(i32, i32), Hex>) -> String {
    let mut ink: BTreeMap<(i32, i32), char> = BTreeMap::new();
    let corner = |&(q, r): &(i32, i32)| (2 * r + q, COLUMN * q);
    // The upper borders first: the lower line of a hex above shows more.
    for at in hexes.keys() {
        let (y, x) = corner(at);
        ink.extend((1..=INSIDE as i32).map(|i| ((y - 1, x + i), '_')));
    }
    for (at, hex) in hexes {
        let (y, x) = corner(at);
        ink.extend([((y, x), '/'), ((y, x + COLUMN), '\\'), ((y + 1, x), '\\'), ((y + 1, x + COLUMN), '/')]);
        for (i, (&upper, &lower)) in (1..).zip(hex.upper.iter().zip(&hex.lower)) {
            ink.extend([((y, x + i), upper), ((y + 1, x + i), lower)]);
        }
    }
    paint(&ink)
}

fn paint(ink: &BTreeMap<(i32, i32), char>) -> String {
    let left = ink.keys().map(|(_, x)| *x).min().unwrap_or(0);
    let mut lines: Vec<String> = Vec::new();
    let mut row = None;
    for (&(y, x), &sign) in ink {
        if row != Some(y) {
            row = Some(y);
            lines.push(String::new());
        }
        let Some(line) = lines.last_mut() else { continue };
        let missing = usize::try_from(x - left).unwrap_or(0).saturating_sub(line.chars().count());
        line.extend(std::iter::repeat_n(' ', missing));
        line.push(sign);
    }
    lines.iter().flat_map(|line| [line.trim_end(), "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_share_their_borders() {
        let boat = Hex { upper: ['R', '↑', ' '], lower: ['_', '@', '2'] };
        let hexes = BTreeMap::from([((0, 0), boat), ((1, 0), Hex::full('#')), ((0, 1), Hex::OPEN)]);
        let picture = "\u{20}___\n/R↑ \\___\n\\_@2/###\\\n/   \\###/\n\\___/\n";
        assert_eq!(draw(&hexes), picture);
    }
}
