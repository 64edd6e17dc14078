//! The tests of Mississippi Queen, in one binary.

mod conformance;
mod documents;
mod flip;
mod golden;
mod naive;
mod order;
mod perft;
mod reach;
mod scenarios;
mod untrusted;
