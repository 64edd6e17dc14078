//! The command line from outside.

mod admin;
mod advise;
mod arena;
mod commands;
mod json;
mod niagara;
mod node;
mod pictures;
mod play;
mod protocol;
mod screen;
mod secure;
mod serve;
mod verify;
