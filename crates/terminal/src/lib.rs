//! Tables in a terminal: on the full screen, and line by line.
//!
//! Everything here is told by a [`Desk`] what a table looks like and what can be done, so a table on this machine and one on a
//! server are played the same way. What a game looks like in signs and words is its `Face`; nothing else knows which game it is.
//! No text stands in the code, no file is read or written here.
//!
//! Reading order: [`desk`], [`local`], `face`, `queen` and `niagara`, `session`, then `play` (the full screen, drawn by `screen`)
//! and [`plain`] (the dialogue); `replay` and `rules` are screens of their own.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod adviser;
mod canvas;
pub mod desk;
mod error;
mod face;
pub mod local;
mod niagara;
pub mod plain;
mod play;
mod queen;
mod replay;
mod rules;
mod say;
mod screen;
mod session;
#[cfg(test)]
mod tests;
mod tty;

pub use desk::Desk;
pub use error::Error;
pub use local::{LocalDesk, LocalPlayer, Setup, labels, seats_in};
pub use play::play;
pub use replay::replay;
pub use rules::{Reading, has_words, read_rules};
pub use session::{Keep, earlier_rules, ending, in_team};

use game::Fault;
use std::io;
use words::Lang;

/// How everything looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The language of all texts.
    pub lang: Lang,
    /// Whether there are colours.
    pub colours: bool,
}

/// Why a game in a terminal could not go on.
#[derive(Debug)]
pub enum Trouble {
    /// Something is wrong with the table.
    Fault(Fault),
    /// Something is wrong with the terminal.
    Terminal(io::Error),
    /// Somebody outside ended the program, by this signal.
    Stopped(i32),
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Terminal(error)
    }
}
