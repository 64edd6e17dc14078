//! The terminal itself: taken over for the time of a game, and given back as it was, whatever happens.

use crate::Trouble;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::{Frame, Terminal};
use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM};
use signal_hook::iterator::Signals;
use std::fs::File;
use std::io::{self, IsTerminal, Stdout};
use std::mem::ManuallyDrop;
use std::sync::Once;
use std::sync::atomic::{AtomicI32, Ordering};
use std::time::Duration;

/// The signal that is to end the program; 0 as long as there is none.
static STOPPED: AtomicI32 = AtomicI32::new(0);
/// How long the program may take to end by itself after a signal, for instance while a server does not answer.
const GRACE: Duration = Duration::from_secs(2);
/// How often signals are looked for.
const GLANCE: Duration = Duration::from_millis(60);
/// How long a signal may take after the terminal has failed.
const SIGNAL: Duration = Duration::from_millis(200);

/// The screen; it is given back when this is dropped, and by a panic, too.
pub(crate) struct Screen {
    // Never dropped: its own way to show the cursor panics where the window is closed, and ours does the same without.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
}

impl Screen {
    pub(crate) fn open() -> io::Result<Self> {
        static HOOK: Once = Once::new();
        HOOK.call_once(|| {
            let usual = std::panic::take_hook();
            std::panic::set_hook(Box::new(move |panic| {
                give_back_from_anywhere();
                usual(panic);
            }));
        });
        heed_signals()?;
        enable_raw_mode()?;
        let opened = execute!(io::stdout(), EnterAlternateScreen, EnableMouseCapture)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match opened {
            Ok(terminal) => Ok(Self { terminal: ManuallyDrop::new(terminal) }),
            Err(error) => {
                give_back();
                Err(error)
            }
        }
    }

    /// Draws everything anew.
    pub(crate) fn draw(&mut self, picture: impl FnOnce(&mut Frame<'_>)) -> Result<(), Trouble> {
        self.terminal.draw(picture).map(|_| ()).map_err(gone)
    }

    /// Waits at most so long for a key, the mouse or a new size.
    pub(crate) fn event(patience: Duration) -> Result<Option<Event>, Trouble> {
        let came = event::poll(patience);
        match STOPPED.load(Ordering::Relaxed) {
            0 if came.map_err(gone)? => Ok(Some(event::read().map_err(gone)?)),
            0 => Ok(None),
            signal => Err(Trouble::Stopped(signal)),
        }
    }
}

/// Why the terminal fails: a closed window is told by a signal, too, which may come a little later and is the better reason.
fn gone(error: io::Error) -> Trouble {
    std::thread::sleep(SIGNAL);
    match STOPPED.load(Ordering::Relaxed) {
        0 => Trouble::Terminal(error),
        signal => Trouble::Stopped(signal),
    }
}

/// A signal is a way to leave like any other. Where the program hangs, the terminal is given back all the same.
fn heed_signals() -> io::Result<()> {
    static HEEDED: Once = Once::new();
    if HEEDED.is_completed() {
        return Ok(());
    }
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT])?;
    HEEDED.call_once(|| {
        std::thread::spawn(move || {
            let signal = loop {
                // A window may be closed without a signal for us, where somebody stands between; who waits for keys then
                // would wait forever, and not at rest.
                let closed = (!io::stdin().is_terminal()).then_some(SIGHUP);
                if let Some(signal) = signals.pending().next().or(closed) {
                    break signal;
                }
                std::thread::sleep(GLANCE);
            };
            STOPPED.store(signal, Ordering::Relaxed);
            std::thread::sleep(GRACE);
            give_back_from_anywhere();
            std::process::exit(128 + signal);
        });
    });
    Ok(())
}

/// Where the terminal is gone there is nothing to give back.
fn give_back() {
    let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// The same from any thread: somebody else may hold the standard output for as long as the program runs, and does.
fn give_back_from_anywhere() {
    if let Ok(mut terminal) = File::options().write(true).open("/dev/tty") {
        let _ = execute!(terminal, DisableMouseCapture, LeaveAlternateScreen, Show);
    }
    let _ = disable_raw_mode();
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}
