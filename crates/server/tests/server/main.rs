//! The server from outside, over real connections.

mod description;
mod ending;
mod example;
mod games;
mod identity;
mod kit;
mod limits;
mod nodes;
mod races;
mod safety;
mod sealed;
mod undo;
