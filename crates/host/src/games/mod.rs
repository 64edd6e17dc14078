//! What each game adds to its rules so that it can be offered, one file a game.

mod mississippi_queen;
mod niagara;
mod remarks;
