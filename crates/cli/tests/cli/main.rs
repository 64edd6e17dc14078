//! The command line from outside.

mod advise;
mod arena;
mod commands;
mod json;
mod niagara;
mod protocol;
mod verify;
