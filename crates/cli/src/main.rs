//! The binary `paddlewheel`; everything it does is in the library beside it, where tests reach it.

use std::process::ExitCode;

fn main() -> ExitCode {
    ExitCode::from(cli::run(std::env::args_os()))
}
