//! The command line from outside.

mod admin;
mod advise;
mod arena;
mod check;
mod commands;
mod config;
mod files;
mod json;
mod logs;
mod niagara;
mod node;
mod pictures;
mod play;
mod power;
mod protocol;
mod remote;
mod screen;
mod seated;
mod secure;
mod serve;
mod trouble;
mod verify;
