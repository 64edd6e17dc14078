//! The program in a real pseudo-terminal: whole games, resizing, and a terminal that is clean afterwards.

use crate::commands::folder;
use crate::node::{Client, Node, file};
use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use serde_json::json;
use std::io::{Read, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// How long anything may take. A machine that does much else is slow.
const PATIENCE: Duration = Duration::from_mins(2);

struct Tty {
    master: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    child: Box<dyn Child + Send + Sync>,
    screen: Arc<Mutex<vt100::Parser>>,
    /// Nobody looks at the screen any more.
    closed: Arc<AtomicBool>,
}

fn size(cols: u16, rows: u16) -> PtySize {
    PtySize { rows, cols, pixel_width: 0, pixel_height: 0 }
}

impl Tty {
    fn start(args: &[&str], env: &[(&str, &str)]) -> Self {
        Self::run(env!("CARGO_BIN_EXE_paddlewheel"), args, env)
    }

    fn run(program: &str, args: &[&str], env: &[(&str, &str)]) -> Self {
        let pair = native_pty_system().openpty(size(80, 24)).expect("there are pseudo-terminals");
        let mut command = CommandBuilder::new(program);
        command.args(args);
        command.env("TERM", "xterm");
        command.env("LC_ALL", "en_GB.UTF-8");
        command.env_remove("NO_COLOR");
        for (name, value) in env {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("the binary runs");
        let screen = Arc::new(Mutex::new(vt100::Parser::new(24, 80, 0)));
        let mut reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let (parser, closed) = (Arc::clone(&screen), Arc::new(AtomicBool::new(false)));
        let done = Arc::clone(&closed);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = reader.read(&mut bytes) {
                parser.lock().unwrap().process(&bytes[..count]);
                if done.load(Ordering::Relaxed) {
                    return;
                }
            }
        });
        let keys = pair.master.take_writer().expect("the terminal can be written to");
        Self { master: pair.master, keys, child, screen, closed }
    }

    fn text(&self) -> String {
        self.screen.lock().unwrap().screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("the program reads keys");
        self.keys.flush().expect("the program reads keys");
    }

    /// Waits until the screen shows something.
    fn wait(&mut self, what: &str) -> String {
        self.until(|text| text.contains(what), what)
    }

    fn until(&mut self, done: impl Fn(&str) -> bool, what: &str) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if done(&text) {
                return text;
            }
            let ended = self.child.try_wait().expect("the child is ours");
            assert!(ended.is_none() && begun.elapsed() < PATIENCE, "{what} does not come ({ended:?}):\n{text}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn resize(&self, cols: u16, rows: u16) {
        self.screen.lock().unwrap().screen_mut().set_size(rows, cols);
        self.master.resize(size(cols, rows)).expect("the terminal can be resized");
    }

    /// Closes the window, and waits for the end.
    fn close(mut self) -> u32 {
        self.closed.store(true, Ordering::Relaxed);
        // Something is drawn, so that the reader wakes up and lets go of the terminal as well. So does Enter, which goes
        // with the writer, and only puts away what is told here.
        self.press("?");
        let Self { master, keys, mut child, .. } = self;
        drop((master, keys));
        child.wait().expect("the child ends").exit_code()
    }

    /// Waits for the end; the terminal must be as it was.
    fn end(mut self, code: u32) {
        let status = self.child.wait().expect("the child ends");
        assert_eq!(status.exit_code(), code, "{}", self.text());
        // What is written last may still be on its way.
        let begun = Instant::now();
        while self.screen.lock().unwrap().screen().alternate_screen() && begun.elapsed() < Duration::from_secs(5) {
            std::thread::sleep(Duration::from_millis(20));
        }
        let parser = self.screen.lock().unwrap();
        let screen = parser.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor(), "the terminal is not as it was");
        assert_eq!(screen.mouse_protocol_mode(), vt100::MouseProtocolMode::None);
    }

    /// What a bot would do, until the game is over by its own rules.
    fn take_advice(&mut self) {
        let begun = Instant::now();
        loop {
            let text = self.settled();
            if text.contains("The game is over.") {
                return;
            }
            assert!(begun.elapsed() < PATIENCE, "the game does not end:\n{text}");
            let ours = text.lines().nth(1).is_some_and(|line| line.starts_with(" You:"));
            let advised = text.contains("A bot would play: ");
            match (ours, advised) {
                (true, true) => self.press("\r"),
                (true, false) => self.press("a"),
                (false, _) => {}
            }
            // Every key changes the screen. A second Enter would take another choice, and the game would be another one.
            while self.text() == text && begun.elapsed() < PATIENCE {
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    }

    /// The screen once a whole frame is on it: two looks at it, some time apart, are the same.
    fn settled(&self) -> String {
        let mut text = self.text();
        loop {
            std::thread::sleep(Duration::from_millis(30));
            let next = self.text();
            if next == text {
                return text;
            }
            text = next;
        }
    }

    /// Puts away what is told at the start.
    fn begin(&mut self) {
        self.wait("The game in short");
        self.press(" ");
        self.until(|text| !text.contains("The game in short"), "the board");
    }

    /// Enter, until the game is over: the first choice each time.
    fn play_on(&mut self) -> String {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if text.contains("The game is over.") {
                return text;
            }
            assert!(begun.elapsed() < PATIENCE, "the game does not end:\n{text}");
            self.press("\r");
            std::thread::sleep(Duration::from_millis(15));
        }
    }
}

#[test]
fn a_whole_race_with_resizing() {
    let record = folder("race.rec");
    let record = record.to_str().unwrap();
    let args = ["play", "mississippi-queen", "--seats", "3", "--bots", "medium", "--seed", "11"];
    let mut tty = Tty::start(&[&args[..], &["--save", record]].concat(), &[]);
    tty.begin();
    tty.wait("Choices");
    tty.resize(120, 40);
    tty.until(|text| text.lines().count() > 36 && text.contains("q quit"), "the larger screen");
    tty.press("+");
    tty.resize(60, 18);
    tty.until(|text| text.lines().last().is_some_and(|line| line.contains("Tab Enter")), "the smaller screen");
    tty.resize(80, 24);
    tty.take_advice();
    tty.press("q");
    tty.end(0);
    let end = crate::commands::document(&["replay", record, "--json"]);
    assert_eq!(end["outcome"]["reason"], "all-home", "the record is that of the whole game");
    std::fs::remove_file(record).unwrap();
}

#[test]
fn a_whole_game_of_niagara_without_colour() {
    let record = folder("river.rec");
    let path = record.to_str().unwrap();
    let args = ["play", "niagara", "--seats", "4", "--bots", "hard", "--seed", "8", "--save", path];
    let mut tty = Tty::start(&args, &[("NO_COLOR", "1")]);
    tty.begin();
    tty.wait("Card 1");
    {
        let parser = tty.screen.lock().unwrap();
        let cells = (0..24).flat_map(|row| (0..80).map(move |column| (row, column)));
        let coloured = cells
            .filter_map(|(row, column)| parser.screen().cell(row, column))
            .any(|cell| cell.bgcolor() != vt100::Color::Default || cell.fgcolor() != vt100::Color::Default);
        assert!(!coloured, "NO_COLOR is heeded");
    }
    tty.take_advice();
    tty.press("q");
    tty.end(0);
    let end = crate::commands::document(&["replay", path, "--json"]);
    assert_ne!(end["outcome"]["reason"], "round-limit");
    std::fs::remove_file(record).unwrap();
}

#[test]
fn signals_leave_a_clean_terminal_and_lose_nothing() {
    for (signal, code) in [("-TERM", 143), ("-HUP", 129), ("-INT", 130)] {
        let record = folder("signal.rec");
        let path = record.to_str().unwrap();
        let args = ["play", "--players", "3", "--seats", "3", "--seed", "1", "--save", path];
        let mut tty = Tty::start(&args, &[]);
        tty.begin();
        for _ in 0..3 {
            let before = tty.wait("Choices").lines().nth(1).map(str::to_owned);
            tty.press("\r");
            tty.until(|text| text.lines().nth(1).map(str::to_owned) != before, "the next decision");
        }
        tty.press("\u{1b}[A");
        tty.wait("moves to");
        let id = tty.child.process_id().expect("it runs").to_string();
        assert!(std::process::Command::new("kill").args([signal, &id]).status().expect("kill runs").success());
        tty.end(code);
        let kept = std::fs::read_to_string(&record).unwrap();
        assert!(kept.ends_with(" ahead\n"), "the turn that had begun is there: {kept}");
        std::fs::remove_file(record).unwrap();
    }
}

#[test]
fn a_closed_window_loses_nothing() {
    let record = folder("closed.rec");
    let path = record.to_str().unwrap();
    let mut tty = Tty::start(&["play", "--players", "3", "--seats", "3", "--seed", "1", "--save", path], &[]);
    tty.begin();
    let before = tty.wait("Choices").lines().nth(1).map(str::to_owned);
    tty.press("\r");
    tty.until(|text| text.lines().nth(1).map(str::to_owned) != before, "the next decision");
    let kept = std::fs::read_to_string(&record).unwrap();
    assert_eq!(tty.close(), 129);
    assert_eq!(std::fs::read_to_string(&record).unwrap(), kept, "the record is whole");
    std::fs::remove_file(record).unwrap();
}

#[test]
fn a_closed_window_is_noticed_without_a_signal() {
    let code = folder("closed.code");
    // Another session hears nothing of the terminal of this one.
    let script = r#"trap '' HUP; setsid --wait "$0" play --seed 1; echo $? > "$1""#;
    let args = ["-c", script, env!("CARGO_BIN_EXE_paddlewheel"), code.to_str().unwrap()];
    let mut tty = Tty::run("sh", &args, &[]);
    tty.begin();
    tty.close();
    assert_eq!(std::fs::read_to_string(&code).unwrap().trim(), "129");
    std::fs::remove_file(code).unwrap();
}

#[test]
fn leaving_is_asked_about() {
    let mut tty = Tty::start(&["play", "--players", "4", "--seed", "1"], &[]);
    tty.begin();
    tty.wait("Choices");
    assert!(tty.screen.lock().unwrap().screen().alternate_screen());
    tty.press("q");
    tty.wait("Leave the game?");
    tty.press("n");
    tty.until(|text| !text.contains("Leave the game?"), "the game again");
    tty.press("q");
    tty.wait("Leave the game?");
    tty.press("y");
    tty.end(0);
    let mut tty = Tty::start(&["play", "--seed", "1"], &[]);
    tty.wait("Mississippi");
    tty.press("\u{3}");
    tty.end(0);
}

#[test]
fn a_record_and_the_rules_on_the_screen() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/mississippi/records/it2019-4.rec");
    let mut tty = Tty::start(&["replay", file], &[]);
    tty.wait("entry 0 of");
    tty.press("\u{1b}[C");
    tty.wait("entry 1 of");
    tty.press("q");
    tty.end(0);
    let mut tty = Tty::start(&["rules", "--lang", "de"], &[]);
    tty.wait("MQ-");
    tty.press("psh-06");
    tty.until(|text| text.contains("MQ-PSH-06") && !text.contains("MQ-SET-01"), "the rule");
    tty.press("\u{1b}");
    tty.end(0);
}

#[test]
fn a_table_on_a_server() {
    let node = Node::start(file("terminal-table").to_str().unwrap());
    let mut client = Client::connect(node.address, "").unwrap();
    let bot = json!({ "kind": "bot", "level": "random" });
    let config = json!({ "game": "niagara", "table": { "seats": 3, "round_limit": 2 }, "seats": [{ "kind": "open" }, bot, bot] });
    let made = client.good("POST", "/api/v1/tables", &config).unwrap();
    let (table, address) = (made["id"].as_str().unwrap(), format!("http://{}", node.address));
    let home = folder("terminal-home");
    std::fs::create_dir_all(&home).unwrap();
    let env = [("XDG_CONFIG_HOME", home.to_str().unwrap())];
    let at = ["--server", &address, "--table", table];
    let mut player = Tty::start(&[&["play", "--name", "Ada"][..], &at].concat(), &env);
    player.begin();
    player.wait("Card 1");
    // Who comes too late does not sit before a board where nothing can be done.
    Tty::start(&[&["play", "--name", "Eve"][..], &at].concat(), &env).end(2);
    let mut watcher = Tty::start(&[&["watch"][..], &at].concat(), &env);
    watcher.wait("Niagara");
    player.play_on();
    watcher.wait("The game is over.");
    node.kill();
    watcher.wait("the server cannot be reached");
    watcher.press(" q");
    watcher.end(0);
    player.press("q");
    player.end(0);
    std::fs::remove_dir_all(home).unwrap();
}

#[test]
fn talk_clocks_and_questions_at_a_server() {
    let node = Node::start(file("terminal-talk").to_str().unwrap());
    let mut maker = Client::connect(node.address, "").unwrap();
    let config = json!({
        "game": "niagara",
        "table": { "seats": 3 },
        "seats": [{ "kind": "maker" }, { "kind": "invited" }, { "kind": "bot", "level": "random" }],
        "pace": { "kind": "live", "seconds": 600, "increment": 10 },
    });
    let made = maker.good("POST", "/api/v1/tables", &config).unwrap();
    let (table, secret) = (made["id"].as_str().unwrap(), made["invitations"][0]["secret"].as_str().unwrap());
    let link = format!("http://{}/table/{table}?seat=1&invitation={secret}", node.address);
    let home = folder("terminal-talk-home");
    std::fs::create_dir_all(&home).unwrap();
    let mut player =
        Tty::start(&["play", "--name", "Ada", "--server", &link], &[("XDG_CONFIG_HOME", home.to_str().unwrap())]);
    player.begin();
    let path = format!("/api/v1/tables/{table}");
    maker.good("POST", &format!("{path}/start"), &json!({})).unwrap();
    let text = player.wait("Card 1");
    assert!(text.contains("Ada (9:") || text.contains("Ada (10:"), "the clock runs: {text}");
    maker.good("POST", &format!("{path}/chat"), &json!({ "text": "Hello\u{1b}[2J there" })).unwrap();
    player.wait("(seat 1) says: Hello");
    player.press("t");
    player.wait("Say something");
    player.press("ahoy\r");
    player.wait("Ada (seat 2) says: ahoy");
    let decision = maker.good("GET", &path, &json!(null)).unwrap()["seats"][0]["decision"].clone();
    maker
        .good("POST", &format!("{path}/actions"), &json!({ "seat": 0, "decision": decision, "actions": ["card:3"] }))
        .unwrap();
    maker.good("POST", &format!("{path}/undo/ask"), &json!({ "seat": 0 })).unwrap();
    player.wait("asks to take back the last turn.");
    player.press("y");
    player.until(|text| !text.contains("asks to take back"), "the end of the question");
    let log = maker.good("GET", &format!("{path}/log"), &json!(null)).unwrap();
    assert!(
        log.as_array().unwrap().iter().any(|event| event["kind"] == "answered" && event["agrees"] == true),
        "{log}"
    );
    player.press("a");
    player.wait("bots give no advice");
    player.press("q");
    player.wait("Leave the game?");
    player.press("y");
    player.end(0);
    std::fs::remove_dir_all(home).unwrap();
}
