#![no_main]

use cli::protocol::Engine;
use libfuzzer_sys::fuzz_target;

// A session: each line is a message.
fuzz_target!(|bytes: &[u8]| {
    let mut engine = Engine::new(words::Lang::En);
    for line in bytes.split(|&byte| byte == b'\n') {
        if let Ok(line) = std::str::from_utf8(line) {
            engine.handle(line);
        }
    }
});
