//! The server from outside, over real connections.

mod admin;
mod clocks;
mod description;
mod earlier;
mod ending;
mod example;
mod games;
mod griefing;
mod hot_seat;
mod identity;
mod kit;
mod limits;
mod monitoring;
mod nodes;
mod privacy;
mod proxy;
mod races;
mod reports;
mod safety;
mod schema;
mod sealed;
mod shapes;
mod site;
mod undo;
mod updates;
mod watching;
