//! Micro-actions and chances, with their text forms.

use crate::board::{Arm, Gem};
use crate::state::{CanoeId, Card, Colour, Which};
use game::{Fault, Seat};
use std::fmt;
use std::str::FromStr;

/// One small step of a player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `buy:ruby`: pay this gem to get a lost canoe back.
    Buy(Gem),
    /// `card:4`, `card:cloud`: play this card face down.
    Card(Card),
    /// `canoe:a`: this canoe moves next.
    Canoe(Which),
    /// `load:amber`: take this gem aboard at the deposit.
    Load(Gem),
    /// `unload`: leave the gem at the deposit.
    Unload,
    /// `up`: one disc upstream; from the first disc, land.
    Up,
    /// `down`: one disc downstream, into the river, or over the falls.
    Down,
    /// `down:left`: from the last disc before the fork into an arm.
    DownArm(Arm),
    /// `steal:yellow:a`: take the gem of this canoe.
    Steal(CanoeId),
    /// `weather:up`, `weather:down`: move the weather marker.
    Weather(Sky),
    /// `end`: buy no (more) canoes, steal nothing, launch no second canoe.
    End,
}

/// The direction of the weather marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Sky {
    /// Towards +2: the river becomes faster.
    Up,
    /// Towards -1: the river becomes slower.
    Down,
}

impl Sky {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Up, Self::Down];

    /// The text form.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
        }
    }

    /// How the marker changes.
    pub(crate) const fn step(self) -> i8 {
        match self {
            Self::Up => 1,
            Self::Down => -1,
        }
    }
}

impl Action {
    /// Every possible action, in a fixed order.
    pub fn every() -> Vec<Self> {
        let mut all: Vec<Self> = Gem::ALL.into_iter().flat_map(|gem| [Self::Buy(gem), Self::Load(gem)]).collect();
        all.extend(Card::ALL.map(Self::Card));
        all.extend(Which::ALL.map(Self::Canoe));
        all.extend([Self::Unload, Self::Up, Self::Down, Self::End]);
        all.extend(Arm::ALL.map(Self::DownArm));
        all.extend(Sky::ALL.map(Self::Weather));
        for colour in Colour::ALL {
            all.extend(Which::ALL.map(|which| Self::Steal(CanoeId::new(colour.seat(), which))));
        }
        all.sort_unstable();
        all
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Buy(gem) => write!(f, "buy:{gem}"),
            Self::Card(card) => write!(f, "card:{card}"),
            Self::Canoe(which) => write!(f, "canoe:{which}"),
            Self::Load(gem) => write!(f, "load:{gem}"),
            Self::Unload => f.write_str("unload"),
            Self::Up => f.write_str("up"),
            Self::Down => f.write_str("down"),
            Self::DownArm(arm) => write!(f, "down:{arm}"),
            Self::Steal(canoe) => write!(f, "steal:{canoe}"),
            Self::Weather(sky) => write!(f, "weather:{}", sky.name()),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let unknown =
            || Fault::new("unknown-action").with("name", text).with("known", "card:4, canoe:a, load:ruby, up, end");
        let Some((head, tail)) = text.split_once(':') else {
            return match text {
                "unload" => Ok(Self::Unload),
                "up" => Ok(Self::Up),
                "down" => Ok(Self::Down),
                "end" => Ok(Self::End),
                _ => Err(unknown()),
            };
        };
        match head {
            "buy" => Ok(Self::Buy(tail.parse()?)),
            "card" => Ok(Self::Card(tail.parse()?)),
            "canoe" => Ok(Self::Canoe(tail.parse()?)),
            "load" => Ok(Self::Load(tail.parse()?)),
            "down" => Ok(Self::DownArm(tail.parse()?)),
            "steal" => Ok(Self::Steal(tail.parse()?)),
            "weather" => Sky::ALL.into_iter().find(|sky| sky.name() == tail).map(Self::Weather).ok_or_else(unknown),
            _ => Err(unknown()),
        }
    }
}

/// A random outcome, which no player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `arm:left`: this arm takes the first disc, or the next one.
    Arm(Arm),
    /// `ring:yellow`: this seat gets the life ring.
    Ring(Seat),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Arm(arm) => write!(f, "arm:{arm}"),
            Self::Ring(seat) => write!(f, "ring:{}", Colour::from(*seat)),
        }
    }
}

impl FromStr for Chance {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        match text.split_once(':') {
            Some(("arm", arm)) => Ok(Self::Arm(arm.parse()?)),
            Some(("ring", colour)) => Ok(Self::Ring(colour.parse::<Colour>()?.seat())),
            _ => Err(Fault::new("unknown-chance").with("name", text).with("known", "arm:left, ring:yellow")),
        }
    }
}
