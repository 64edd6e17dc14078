//! Runs scenario files while they are being written: `cargo run -p testkit --example scenario -- FILE…`.
#![allow(clippy::print_stdout)] // it is what the program is for

use mississippi::{Edition, Queen};
use std::process::ExitCode;
use testkit::scenario::{Failure, Scenario};

fn run(file: &str, text: &str) -> Result<(), Failure> {
    Scenario::parse(file, text)?.run::<Queen>(&Edition::ALL.map(Edition::name), None)
}

fn main() -> ExitCode {
    let mut failed = false;
    for file in std::env::args().skip(1) {
        let result = std::fs::read_to_string(&file)
            .map_err(|error| format!("{file}: {error}"))
            .and_then(|text| run(&file, &text).map_err(|failure| failure.to_string()));
        if let Err(message) = result {
            println!("{message}");
            failed = true;
        }
    }
    ExitCode::from(u8::from(failed))
}
