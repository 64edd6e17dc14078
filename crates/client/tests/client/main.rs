//! The client against a real server, and against servers that misbehave.

mod contract;
mod kit;
mod requests;
mod resume;
mod table;
