//! `cargo xtask bless` and `cargo xtask fuzz`.

use crate::docs;
use crate::steps::{Outcome, Shell, is_installed};
use std::path::Path;

/// Rewrites everything that is compared with what the program does now; the difference is for review.
pub(crate) fn bless(root: &Path) -> Outcome {
    docs::write(root)?;
    let blessing = [("BLESS", "1"), ("INSTA_UPDATE", "always"), ("INSTA_FORCE_PASS", "1")];
    // The counts are taken over golden records, so those come first.
    Shell::new(root).run("cargo test --workspace --tests --no-fail-fast golden_records", &blessing)?;
    Shell::new(root).run("cargo test --workspace --tests --no-fail-fast", &blessing)
}

/// Runs each fuzz target for a while.
pub(crate) fn fuzz(root: &Path) -> Outcome {
    if !is_installed("cargo", &["fuzz"]) {
        println!("cargo-fuzz is not installed; the tests run the same entry points over fixtures/fuzz");
        return Ok(());
    }
    let seconds = std::env::var("FUZZ_SECONDS").unwrap_or_else(|_| "60".to_owned());
    for target in ["record", "position", "protocol"] {
        let line =
            format!("cargo fuzz run {target} fuzz/corpus/{target} fixtures/fuzz/{target} -- -max_total_time={seconds}");
        std::fs::create_dir_all(root.join("fuzz/corpus").join(target)).map_err(|error| error.to_string())?;
        // The fuzzer's instrumentation is unstable; this lets a stable compiler have it.
        Shell::new(root).run(&line, &[("RUSTC_BOOTSTRAP", "1")])?;
    }
    Ok(())
}
