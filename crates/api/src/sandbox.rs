//! A game without players, for programs that drive it: whoever keeps it acts for every seat and chooses what is drawn.

use game::Seat;
use serde::Serialize;

/// What the game waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Turn {
    /// These seats decide, in any order.
    Decide {
        /// The seats.
        seats: Vec<Seat>,
        /// On whose behalf each of them decides, such as a boat.
        speakers: Vec<String>,
        /// The number of the turn, which grows.
        number: u32,
    },
    /// One of the possible outcomes has to be chosen or drawn.
    Chance {
        /// The number of the turn.
        number: u32,
    },
    /// The game has ended.
    Over {
        /// The number of the last turn.
        number: u32,
    },
}

/// Something that nobody decides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chance {
    /// The text form, such as `tile:A2-4:left`.
    pub outcome: String,
    /// How likely it is, compared with the others.
    pub weight: u32,
}

/// A situation as a document that can be loaded again. It does not name its game; whoever loads it does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Position {
    /// Of Mississippi Queen.
    MississippiQueen(Box<mississippi::Position>),
    /// Of Niagara.
    Niagara(Box<niagara::Position>),
}

impl From<mississippi::Position> for Position {
    fn from(position: mississippi::Position) -> Self {
        Self::MississippiQueen(Box::new(position))
    }
}

impl From<niagara::Position> for Position {
    fn from(position: niagara::Position) -> Self {
        Self::Niagara(Box::new(position))
    }
}
