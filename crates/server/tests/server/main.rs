//! The server from outside, over real connections.

mod games;
mod kit;
mod races;
mod sealed;
mod undo;
