//! The printed river: gems, deposits, places, and how the places are connected.

use game::Fault;
use std::fmt;
use std::str::FromStr;

/// A colour of gems, and the deposit where the gems of that colour start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Gem {
    /// Violet, value 1.
    Amethyst,
    /// White, value 2.
    Diamond,
    /// Yellow, value 3.
    Amber,
    /// Blue, value 4.
    Sapphire,
    /// Red, value 5.
    Ruby,
}

/// The number of colours, and of deposits.
pub const GEMS: usize = 5;
/// The number of gems of each colour.
pub const GEMS_EACH: u8 = 7;

impl Gem {
    /// All colours, least valuable first.
    pub const ALL: [Self; GEMS] = [Self::Amethyst, Self::Diamond, Self::Amber, Self::Sapphire, Self::Ruby];

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Amethyst => "amethyst",
            Self::Diamond => "diamond",
            Self::Amber => "amber",
            Self::Sapphire => "sapphire",
            Self::Ruby => "ruby",
        }
    }

    /// Its value at the end.
    pub const fn value(self) -> u8 {
        self as u8 + 1
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self as usize
    }
}

/// A branch of the river below the fork.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Arm {
    /// Left.
    Left,
    /// Right.
    Right,
}

impl Arm {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Left, Self::Right];

    /// The arm's name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Right => "right",
        }
    }

    /// The other arm.
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Where a canoe can be: on the beach, on a disc of the river, or lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Place {
    /// On the beach.
    Beach,
    /// On space 1, the only way in and out.
    S1,
    /// On space 2.
    S2,
    /// On space 3, by the amethysts.
    S3,
    /// On space 4, by the diamonds.
    S4,
    /// On space 5, by the ambers, before the fork.
    S5,
    /// On space 6 of the left arm, by the sapphires.
    L6,
    /// On space 7 of the left arm, by the rubies.
    L7,
    /// On space 6 of the right arm, by the sapphires.
    R6,
    /// On space 7 of the right arm, by the rubies.
    R7,
    /// Gone over the falls.
    Lost,
}

impl Place {
    /// Every place.
    pub const ALL: [Self; 11] = [
        Self::Beach,
        Self::S1,
        Self::S2,
        Self::S3,
        Self::S4,
        Self::S5,
        Self::L6,
        Self::L7,
        Self::R6,
        Self::R7,
        Self::Lost,
    ];

    /// The text form: the number of the space, with the arm below the fork.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beach => "beach",
            Self::S1 => "1",
            Self::S2 => "2",
            Self::S3 => "3",
            Self::S4 => "4",
            Self::S5 => "5",
            Self::L6 => "6L",
            Self::L7 => "7L",
            Self::R6 => "6R",
            Self::R7 => "7R",
            Self::Lost => "lost",
        }
    }

    /// The distance from the beach; the falls are 8.
    #[inline]
    pub const fn depth(self) -> u8 {
        match self {
            Self::Beach => 0,
            Self::S1 => 1,
            Self::S2 => 2,
            Self::S3 => 3,
            Self::S4 => 4,
            Self::S5 => 5,
            Self::L6 | Self::R6 => 6,
            Self::L7 | Self::R7 => 7,
            Self::Lost => 8,
        }
    }

    /// Whether it is a disc of the river.
    #[inline]
    pub const fn afloat(self) -> bool {
        !matches!(self, Self::Beach | Self::Lost)
    }

    /// One disc upstream; the beach above space 1. Places off the river map to themselves.
    #[inline]
    pub const fn up(self) -> Self {
        const UP: [Place; 11] = [
            Place::Beach,
            Place::Beach,
            Place::S1,
            Place::S2,
            Place::S3,
            Place::S4,
            Place::S5,
            Place::L6,
            Place::S5,
            Place::R6,
            Place::Lost,
        ];
        UP[self as usize]
    }

    /// One disc downstream, through `arm` at the fork; below space 7 are the falls.
    #[inline]
    pub const fn down(self, arm: Arm) -> Self {
        const DOWN: [Place; 11] = [
            Place::S1,
            Place::S2,
            Place::S3,
            Place::S4,
            Place::S5,
            Place::S5,
            Place::L7,
            Place::Lost,
            Place::R7,
            Place::Lost,
            Place::Lost,
        ];
        match (self, arm) {
            (Self::S5, Arm::Left) => Self::L6,
            (Self::S5, Arm::Right) => Self::R6,
            _ => DOWN[self as usize],
        }
    }

    /// Where one step of the river through `arm` carries a canoe; the other arm stands still.
    #[inline]
    pub const fn carried(self, arm: Arm) -> Self {
        match (self, arm) {
            (Self::Beach, _) | (Self::L6 | Self::L7, Arm::Right) | (Self::R6 | Self::R7, Arm::Left) => self,
            _ => self.down(arm),
        }
    }

    /// Its arm, below the fork.
    pub const fn arm(self) -> Option<Arm> {
        match self {
            Self::L6 | Self::L7 => Some(Arm::Left),
            Self::R6 | Self::R7 => Some(Arm::Right),
            _ => None,
        }
    }

    /// The deposit next to the space. The two on the island can be reached from both arms.
    #[inline]
    pub const fn deposit(self) -> Option<Gem> {
        match self {
            Self::S3 => Some(Gem::Amethyst),
            Self::S4 => Some(Gem::Diamond),
            Self::S5 => Some(Gem::Amber),
            Self::L6 | Self::R6 => Some(Gem::Sapphire),
            Self::L7 | Self::R7 => Some(Gem::Ruby),
            Self::Beach | Self::S1 | Self::S2 | Self::Lost => None,
        }
    }
}

/// Implements text forms by name.
macro_rules! spelt {
    ($($kind:ident, $fault:literal;)*) => {$(
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }

        impl FromStr for $kind {
            type Err = Fault;

            fn from_str(text: &str) -> Result<Self, Fault> {
                Self::ALL.into_iter().find(|value| value.name() == text).ok_or_else(|| {
                    Fault::new($fault).with("name", text).with("known", Self::ALL.map(Self::name).join(", "))
                })
            }
        }

    )*};
}
pub(crate) use spelt;

/// Implements text forms by name, also for documents.
macro_rules! named {
    ($($kind:ident, $fault:literal;)*) => {
        $crate::board::spelt! { $($kind, $fault;)* }
        game::text_serde!(enum $($kind),*);
    };
}
pub(crate) use named;
named! {
    Gem, "unknown-gem";
    Arm, "unknown-arm";
    Place, "unknown-place";
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn down_and_up_are_opposites() {
        for arm in Arm::ALL {
            let mut place = Place::Beach;
            let mut way = vec![place];
            while place != Place::Lost {
                place = place.down(arm);
                way.push(place);
            }
            assert_eq!(way.len(), 9, "{way:?}");
            for pair in way[..8].windows(2) {
                assert_eq!(pair[1].up(), pair[0]);
            }
        }
    }

    #[test]
    fn one_step_moves_one_arm() {
        for arm in Arm::ALL {
            let moved = Place::ALL.into_iter().filter(|place| place.carried(arm) != *place).count();
            assert_eq!(moved, 7, "five spaces and two of the arm");
        }
    }
}
