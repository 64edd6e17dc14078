//! Runs scenario files while they are being written: `cargo run -p testkit --example scenario -- FILE…`.
#![allow(clippy::print_stdout)] // it is what the program is for

use std::process::ExitCode;
use testkit::scenario::Failure;
use testkit::{mississippi, niagara};

/// A scenario belongs to the game in whose folder it lies.
fn run(file: &str, text: &str) -> Result<(), Failure> {
    if file.contains("niagara") || file.contains("NI-") {
        niagara::run(file, text, None)
    } else {
        mississippi::run(file, text, None)
    }
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
