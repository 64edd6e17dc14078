//! Micro-actions and chances, with their text forms.

use crate::board::{Bend, Dir};
use crate::state::BoatId;
use crate::tiles::TileId;
use game::traits::number;
use game::{Fault, Seat};
use std::fmt;
use std::str::FromStr;

/// One small step of a player's turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `bow:ne`: set the bow freely (at the start, after a push, after repairs, after backing off, aground).
    Bow(Dir),
    /// `dock:3`: choose or enter a start dock.
    Dock(u8),
    /// `speed:4`: set the speed wheel; begins the move.
    Speed(u8),
    /// `ahead`: move into the space that the bow faces.
    Ahead,
    /// `left`: turn by 60 degrees.
    Left,
    /// `right`: turn by 60 degrees.
    Right,
    /// `push:n`: push the boat ahead in this direction; again for each further boat of a chain.
    Push(Dir),
    /// `back`: back off a sandbank.
    Back,
    /// `give:green:2`: give coal to a boat.
    Give(BoatId, u8),
    /// `take:green:2`: take coal from a boat.
    Take(BoatId, u8),
    /// `bunker:green:3`: this boat takes coal from the Black Rose.
    Bunker(BoatId, u8),
    /// `decline`: hand back the passenger that came aboard.
    Decline,
    /// `end`: end the move, or the transfers after it.
    End,
}

impl Action {
    /// Every possible action, in a fixed order.
    pub fn every() -> Vec<Self> {
        let mut all: Vec<Self> = Dir::ALL.into_iter().flat_map(|dir| [Self::Bow(dir), Self::Push(dir)]).collect();
        all.extend((1..=5).map(Self::Dock));
        all.extend((1..=6).map(Self::Speed));
        all.extend([Self::Ahead, Self::Left, Self::Right, Self::Back, Self::Decline, Self::End]);
        for boat in BoatId::ALL {
            all.extend((1..=6).flat_map(|n| [Self::Give(boat, n), Self::Take(boat, n), Self::Bunker(boat, n)]));
        }
        all.sort_unstable();
        all
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Bow(dir) => write!(f, "bow:{dir}"),
            Self::Dock(dock) => write!(f, "dock:{dock}"),
            Self::Speed(speed) => write!(f, "speed:{speed}"),
            Self::Ahead => f.write_str("ahead"),
            Self::Left => f.write_str("left"),
            Self::Right => f.write_str("right"),
            Self::Push(dir) => write!(f, "push:{dir}"),
            Self::Back => f.write_str("back"),
            Self::Give(boat, coal) => write!(f, "give:{boat}:{coal}"),
            Self::Take(boat, coal) => write!(f, "take:{boat}:{coal}"),
            Self::Bunker(boat, coal) => write!(f, "bunker:{boat}:{coal}"),
            Self::Decline => f.write_str("decline"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let unknown =
            || Fault::new("unknown-action").with("name", text).with("known", "speed:3, ahead, left, push:ne, end");
        let (head, tail) = text.split_once(':').unwrap_or((text, ""));
        let transfer = |make: fn(BoatId, u8) -> Self| {
            let (boat, coal) = tail.split_once(':').ok_or_else(unknown)?;
            Ok(make(boat.parse()?, number(coal, 1, 6)?))
        };
        match head {
            "bow" => Ok(Self::Bow(tail.parse()?)),
            "dock" => Ok(Self::Dock(number(tail, 1, 5)?)),
            "speed" => Ok(Self::Speed(number(tail, 1, 6)?)),
            "push" => Ok(Self::Push(tail.parse()?)),
            "give" => transfer(Self::Give),
            "take" => transfer(Self::Take),
            "bunker" => transfer(Self::Bunker),
            _ if text != head => Err(unknown()),
            "ahead" => Ok(Self::Ahead),
            "left" => Ok(Self::Left),
            "right" => Ok(Self::Right),
            "back" => Ok(Self::Back),
            "decline" => Ok(Self::Decline),
            "end" => Ok(Self::End),
            _ => Err(unknown()),
        }
    }
}

/// A random outcome, which no player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chance {
    /// `out:A3-2`: this tile is removed to make room for a B tile.
    Out(TileId),
    /// `first:2`: this seat starts; the others follow.
    First(Seat),
    /// `order:red`: this boat is next on the order board.
    Order(BoatId),
    /// `tile:A2-4:left`: this tile is laid with this bend.
    Tile(TileId, Bend),
    /// `finish:right`: the finish is laid with this bend.
    Finish(Bend),
}

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Out(tile) => write!(f, "out:{tile}"),
            Self::First(seat) => write!(f, "first:{seat}"),
            Self::Order(boat) => write!(f, "order:{boat}"),
            Self::Tile(tile, bend) => write!(f, "tile:{tile}:{bend}"),
            Self::Finish(bend) => write!(f, "finish:{bend}"),
        }
    }
}

impl FromStr for Chance {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let unknown =
            || Fault::new("unknown-chance").with("name", text).with("known", "tile:A2-4:left, finish:right, order:red");
        let (head, tail) = text.split_once(':').ok_or_else(unknown)?;
        match head {
            "out" => Ok(Self::Out(tail.parse()?)),
            "first" => (0..6).map(Seat).find(|seat| seat.to_string() == tail).map(Self::First).ok_or_else(unknown),
            "order" => Ok(Self::Order(tail.parse()?)),
            "tile" => {
                let (tile, bend) = tail.split_once(':').ok_or_else(unknown)?;
                Ok(Self::Tile(tile.parse()?, bend.parse()?))
            }
            "finish" => Ok(Self::Finish(tail.parse()?)),
            _ => Err(unknown()),
        }
    }
}
