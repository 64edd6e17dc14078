//! The command line from outside.

mod advise;
mod arena;
mod commands;
mod json;
mod niagara;
mod node;
mod protocol;
mod serve;
mod verify;
