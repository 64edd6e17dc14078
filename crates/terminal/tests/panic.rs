//! Whatever happens inside, the terminal is given back.

use portable_pty::{CommandBuilder, PtySize, native_pty_system};
use std::io::Read;

#[test]
fn a_panic_leaves_the_terminal_clean() {
    let program = std::env::current_exe().unwrap();
    let program = program.parent().and_then(|deps| deps.parent()).unwrap().join("examples").join("panics");
    let pair = native_pty_system().openpty(PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 }).unwrap();
    let mut command = CommandBuilder::new(program);
    command.env("TERM", "xterm");
    command.env("RUST_BACKTRACE", "0"); // the message is to stay on the screen
    let mut child = pair.slave.spawn_command(command).unwrap();
    drop(pair.slave);
    let mut reader = pair.master.try_clone_reader().unwrap();
    let mut bytes = Vec::new();
    // Where the other side is gone, some systems call that an error.
    let _ = reader.read_to_end(&mut bytes);
    assert!(!child.wait().unwrap().success());
    let mut parser = vt100::Parser::new(24, 80, 0);
    parser.process(&bytes);
    let screen = parser.screen();
    assert!(screen.contents().contains("a table breaks"), "{}", screen.contents());
    assert!(!screen.alternate_screen() && !screen.hide_cursor(), "the terminal is not as it was");
    assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    assert!(bytes.windows(8).any(|part| part == b"\x1b[?1049h"), "the screen had been taken");
}
