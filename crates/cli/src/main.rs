//! The binary `paddlewheel`; everything it does is in the library beside it, where tests reach it.

use std::process::ExitCode;

/// A server asks for memory in small pieces from many threads, and the system's own way is slow at that.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    ExitCode::from(cli::run(&args))
}
