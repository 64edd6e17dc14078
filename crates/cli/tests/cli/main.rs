//! The command line from outside.

mod arena;
mod commands;
mod json;
mod niagara;
mod protocol;
