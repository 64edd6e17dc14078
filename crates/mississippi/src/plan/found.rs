//! A compact reference to a plan, from which its result and actions are recovered.

use crate::board::Dir;

/// How a plan ends. The index in `Single`, `Back` and `Over` refers to the special plans.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum End {
    /// A single action, for decisions other than a move.
    Single(u16),
    /// The boat backs off.
    Back(u16),
    /// The move ends at this sheet entry.
    At { sheet: u16, layer: u8, spot: u8, bow: Dir, turns: u8 },
    /// The move ends by a step from this entry.
    Step { sheet: u16, layer: u8, spot: u8, bow: Dir, turns: u8 },
    /// The move ends when the boat enters the space from which it pushed another.
    Entry { jump: u32 },
    /// The push ends the race.
    Over { index: u16, jump: u32 },
}

/// A plan's wheel value and end, packed in one word because a position has hundreds of plans.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Found(u64);

impl Found {
    #[inline]
    pub(super) fn new(wheel: u8, end: End) -> Self {
        let word = match end {
            End::At { sheet, layer, spot, bow, turns } => entry(0, sheet, layer, spot, bow, turns),
            End::Step { sheet, layer, spot, bow, turns } => entry(1, sheet, layer, spot, bow, turns),
            End::Single(index) => special(2, index, 0),
            End::Back(index) => special(3, index, 0),
            End::Entry { jump } => special(4, 0, jump),
            End::Over { index, jump } => special(5, index, jump),
        };
        Self(word | u64::from(wheel) << 8)
    }

    /// The same with this spot; the spot must not be set yet.
    #[inline]
    pub(super) fn at(self, spot: u8) -> Self {
        Self(self.0 | u64::from(spot) << 24)
    }

    /// The same with this bow, by number, and this many turns; neither may be set yet.
    #[inline]
    pub(super) fn facing(self, bow: u8, turns: u8) -> Self {
        Self(self.0 | u64::from(bow) << 32 | u64::from(turns) << 40)
    }

    fn byte(self, number: u32) -> u8 {
        (self.0 >> (8 * number)) as u8
    }

    pub(super) fn wheel(self) -> u8 {
        self.byte(1)
    }

    pub(super) fn end(self) -> End {
        let (index, jump, sheet) = ((self.0 >> 16) as u16, (self.0 >> 32) as u32, (self.0 >> 48) as u16);
        let (layer, spot, turns) = (self.byte(2), self.byte(3), self.byte(5));
        let bow = Dir::ALL[self.byte(4) as usize % 6];
        match self.byte(0) {
            0 => End::At { sheet, layer, spot, bow, turns },
            1 => End::Step { sheet, layer, spot, bow, turns },
            2 => End::Single(index),
            3 => End::Back(index),
            4 => End::Entry { jump },
            _ => End::Over { index, jump },
        }
    }
}

/// Layout from the lowest byte: kind, wheel, layer, spot, bow, turns, and two bytes for the sheet.
fn entry(kind: u64, sheet: u16, layer: u8, spot: u8, bow: Dir, turns: u8) -> u64 {
    let low = kind | u64::from(layer) << 16 | u64::from(spot) << 24;
    low | (bow as u64) << 32 | u64::from(turns) << 40 | u64::from(sheet) << 48
}

/// Layout from the lowest byte: kind, wheel, two bytes for the index, four for the jump.
fn special(kind: u64, index: u16, jump: u32) -> u64 {
    kind | u64::from(index) << 16 | u64::from(jump) << 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_are_read_as_they_were_written() {
        let at = End::At { sheet: 513, layer: 6, spot: 219, bow: Dir::Nw, turns: 7 };
        let step = End::Step { sheet: 7, layer: 2, spot: 3, bow: Dir::Se, turns: 1 };
        let over = End::Over { index: 300, jump: 70_000 };
        for end in [at, step, over, End::Single(9), End::Back(2), End::Entry { jump: 66_000 }] {
            let found = Found::new(5, end);
            assert_eq!((found.wheel(), found.end()), (5, end));
        }
        let bare = End::At { sheet: 513, layer: 6, spot: 219, bow: Dir::N, turns: 0 };
        assert_eq!(Found::new(5, bare).facing(Dir::Nw as u8, 7).end(), at);
    }
}
