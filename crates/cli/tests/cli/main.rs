//! The command line from outside.

mod commands;
mod json;
mod niagara;
mod protocol;
