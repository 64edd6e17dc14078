//! The project's scripts: `cargo xtask` lists them. They need nothing but the standard library and cargo.
#![allow(clippy::print_stdout, clippy::print_stderr)] // A script talks to the person who started it.

mod affected;
mod build;
mod docs;
mod files;
mod ftl;
mod games;
mod packages;
mod steps;
mod test;
mod tidy;
mod upkeep;
mod web;

use std::process::ExitCode;
use steps::Problem;

const HELP: &str = "\
cargo xtask test          everything that must hold: format, tidy, clippy, tests, documentation, the page in a browser
cargo xtask check [REV]   for daily work: format, tidy, lints of the crates changed since REV, and all tests that they can affect
                          (without REV: since the work tree left the main branch)
cargo xtask tidy          the project's own rules: ids, scenarios, headings, messages, file sizes
cargo xtask docs          writes the rules pages from the English messages
cargo xtask bless         rewrites golden records, perft counts, snapshots and the rules pages
cargo xtask fuzz          fuzzes each target for a minute (FUZZ_SECONDS), if cargo-fuzz is installed
cargo xtask web           checks and builds the page, and tests it in a browser
cargo xtask dist          builds a release archive in target/dist
cargo xtask play          builds and runs the program; `cargo play` is short for it";

fn main() -> ExitCode {
    let root = files::root();
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let plain = |outcome: Result<(), Problem>| outcome.map_err(|problem| problem.message().to_owned());
    let result = match words[..] {
        ["test"] => test::test(&root),
        ["check"] => test::check(&root, None),
        ["check", base] => test::check(&root, Some(base)),
        ["tidy"] => tidy::run(&root),
        ["docs"] => docs::write(&root),
        ["bless"] => plain(upkeep::bless(&root)),
        ["fuzz"] => plain(upkeep::fuzz(&root)),
        ["web"] => test::page(&root),
        ["dist"] => plain(build::dist(&root)),
        ["play"] => plain(build::play(&root)),
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
