//! The tests of Mississippi Queen, in one binary.

mod conformance;
mod documents;
mod flip;
mod golden;
mod naive;
mod order;
mod perft;
mod scenarios;
mod untrusted;
