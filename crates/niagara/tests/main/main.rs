//! The tests of Niagara, in one binary.

mod conformance;
mod documents;
mod golden;
mod naive;
mod order;
mod perft;
mod reach;
mod scenarios;
mod secrets;
mod untrusted;
