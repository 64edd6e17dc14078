//! A sheet of signs, as large as it has to be: boards are drawn on it, and the screen shows a part of it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use std::collections::BTreeMap;

/// A sign with its colours, and the place of the board that it belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Ink {
    sign: char,
    style: Style,
    spot: Option<u16>,
}

/// A sheet of signs by row and column; both may be negative.
#[derive(Clone, Debug, Default)]
pub(crate) struct Canvas {
    ink: BTreeMap<(i32, i32), Ink>,
    spots: Vec<String>,
    /// The middle of what matters most now: row and column.
    pub(crate) focus: Option<(i32, i32)>,
}

/// The rows and columns that are drawn on: top, left, bottom, right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extent {
    pub(crate) top: i32,
    pub(crate) left: i32,
    pub(crate) bottom: i32,
    pub(crate) right: i32,
}

impl Canvas {
    /// A number for a place, so that signs can say where they belong.
    pub(crate) fn spot(&mut self, id: &str) -> u16 {
        self.spots.push(id.to_owned());
        (self.spots.len() - 1) as u16
    }

    /// Draws one sign.
    pub(crate) fn put(&mut self, (row, column): (i32, i32), sign: char, style: Style, spot: Option<u16>) {
        self.ink.insert((row, column), Ink { sign, style, spot });
    }

    /// Draws signs one after the other.
    pub(crate) fn write(&mut self, (row, column): (i32, i32), text: &str, style: Style, spot: Option<u16>) {
        for (place, sign) in (column..).zip(text.chars()) {
            self.put((row, place), sign, style, spot);
        }
    }

    /// What is drawn on.
    pub(crate) fn extent(&self) -> Extent {
        let rows = || self.ink.keys().map(|(row, _)| *row);
        let columns = || self.ink.keys().map(|(_, column)| *column);
        Extent {
            top: rows().min().unwrap_or(0),
            left: columns().min().unwrap_or(0),
            bottom: rows().max().unwrap_or(0),
            right: columns().max().unwrap_or(0),
        }
    }

    /// The place of the board at a sign.
    pub(crate) fn spot_at(&self, at: (i32, i32)) -> Option<&str> {
        let spot = self.ink.get(&at)?.spot?;
        self.spots.get(usize::from(spot)).map(String::as_str)
    }

    /// Shows the part that begins at `corner` (row, column).
    pub(crate) fn show(&self, corner: (i32, i32), area: Rect, buffer: &mut Buffer) {
        for y in 0..area.height {
            for x in 0..area.width {
                let at = (corner.0 + i32::from(y), corner.1 + i32::from(x));
                if let Some(ink) = self.ink.get(&at) {
                    buffer[(area.x + x, area.y + y)].set_char(ink.sign).set_style(ink.style);
                }
            }
        }
    }

    /// All of it as plain text.
    pub(crate) fn text(&self) -> String {
        let extent = self.extent();
        let line = |row: i32| {
            let sign = |column| self.ink.get(&(row, column)).map_or(' ', |ink| ink.sign);
            let signs: String = (extent.left..=extent.right).map(sign).collect();
            signs.trim_end().to_owned() + "\n"
        };
        (extent.top..=extent.bottom).map(line).collect()
    }
}
