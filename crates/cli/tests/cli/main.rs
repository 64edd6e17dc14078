//! The command line from outside.

mod commands;
mod protocol;
