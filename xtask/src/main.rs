//! The project's scripts: `cargo xtask` lists them. They need nothing but the standard library and cargo.
#![allow(clippy::print_stdout, clippy::print_stderr)] // A script talks to the person who started it.

mod docs;
mod files;
mod ftl;
mod games;
mod steps;
mod tidy;
mod web;

use std::process::ExitCode;

const HELP: &str = "\
cargo xtask test    everything that must hold: fmt, clippy, tests, doc tests, tidy, docs, the web page in a browser
cargo xtask tidy    the rules of the house: ids, scenarios, headings, messages, sizes
cargo xtask docs    writes the rules pages from the English messages
cargo xtask bless   rewrites golden records, perft counts, snapshots and the rules pages
cargo xtask fuzz    fuzzes each target for a minute (FUZZ_SECONDS), if cargo-fuzz is there
cargo xtask web     checks and builds the web page, and tests it in a browser
cargo xtask play    builds and runs the program; `cargo play` is short for it";

fn main() -> ExitCode {
    let root = files::root();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let result = match words.first().map(String::as_str) {
        Some("test") => steps::test(&root),
        Some("tidy") => tidy::run(&root),
        Some("docs") => docs::write(&root),
        Some("bless") => steps::bless(&root),
        Some("fuzz") => steps::fuzz(&root),
        Some("web") => steps::web(&root),
        Some("play") => steps::play(&root),
        _ => {
            println!("{HELP}");
            return ExitCode::from(if words.is_empty() { 0 } else { 2 });
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::FAILURE
        }
    }
}
