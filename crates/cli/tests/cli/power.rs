//! Power cuts: what a server had written and not synchronised is lost, in part or as a whole, and nothing that it had
//! acknowledged is among it.
//!
//! A small library that is preloaded into the server writes down what it does with its files (power.c). Killed at any moment,
//! the files are then made as the disk would have them: what was synchronised, and of what came later nothing, or some of it.

use crate::node::{Client, Node, file};
use crate::seated::{Seated, luck, play};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// What SQLite puts beside a database, in the order of power.c.
const ENDS: [&str; 3] = ["", "-wal", "-journal"];
/// What disks write whole or not at all.
const SECTOR: usize = 512;

/// How often the power is cut: twice, or as often as `POWER_CUTS` says.
fn cuts() -> u32 {
    std::env::var("POWER_CUTS").ok().and_then(|cuts| cuts.parse().ok()).unwrap_or(2)
}

#[derive(Clone, Debug)]
enum Change {
    Write(usize, Vec<u8>),
    Length(usize),
}

fn apply(content: &mut Vec<u8>, change: &Change) {
    match change {
        Change::Write(at, bytes) => {
            let end = at + bytes.len();
            if content.len() < end {
                content.resize(end, 0);
            }
            content[*at..end].copy_from_slice(bytes);
        }
        Change::Length(length) => content.resize(*length, 0),
    }
}

/// A file as the disk has it, and what is still on its way there.
#[derive(Clone, Debug, Default)]
struct OnDisk {
    content: Option<Vec<u8>>,
    pending: Vec<Change>,
}

struct Disk {
    database: PathBuf,
    files: [OnDisk; 3],
    library: PathBuf,
}

fn path_of(database: &Path, end: &str) -> PathBuf {
    format!("{}{end}", database.display()).into()
}

impl Disk {
    /// Builds the library; none where there is no C compiler.
    fn new() -> Option<Self> {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cli/power.c");
        let library = file("power.so");
        let built = Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).args([&library, &source]).status();
        let database = std::fs::canonicalize(std::env::temp_dir()).ok()?.join(file("power.sqlite").file_name()?);
        built.ok()?.success().then(|| Self { database, files: Default::default(), library })
    }

    fn journal(&self) -> PathBuf {
        path_of(&self.database, ".log")
    }

    fn start(&self) -> Node {
        let _ = std::fs::remove_file(self.journal());
        let mut program = Command::new(env!("CARGO_BIN_EXE_paddlewheel"));
        program.env("LD_PRELOAD", &self.library);
        program.env("POWER_FILES", &self.database).env("POWER_JOURNAL", self.journal());
        Node::start_by(program, &self.database.display().to_string(), &[], Stdio::inherit(), "error")
    }

    /// Reads what the server has done with its files; how often it has synchronised one.
    fn read_journal(&mut self) -> usize {
        let journal = std::fs::read(self.journal()).expect("the library writes it down");
        let (mut rest, mut syncs) = (&journal[..], 0);
        while let Some((head, more)) = rest.split_at_checked(18) {
            let number =
                |from: usize| u64::from_le_bytes(head[from..from + 8].try_into().expect("eight bytes")) as usize;
            let (at, length) = (number(2), number(10));
            // The last entry may not be whole: the server was killed.
            let Some((bytes, more)) = more.split_at_checked(length) else { break };
            let on_disk = &mut self.files[usize::from(head[1])];
            match head[0] {
                b'w' => on_disk.pending.push(Change::Write(at, bytes.to_vec())),
                b't' => on_disk.pending.push(Change::Length(at)),
                b's' => {
                    syncs += 1;
                    let content = on_disk.content.get_or_insert_default();
                    on_disk.pending.drain(..).for_each(|change| apply(content, &change));
                }
                _ => *on_disk = OnDisk::default(),
            }
            rest = more;
        }
        syncs
    }

    /// Leaves the files as a power cut does; how many changes are lost. If `some` of what was not synchronised is there
    /// all the same, it is in any order, and writes may be torn.
    fn cut(&mut self, some: bool, state: &mut u64) -> usize {
        let mut lost = 0;
        for (on_disk, end) in self.files.iter_mut().zip(ENDS) {
            for change in std::mem::take(&mut on_disk.pending) {
                let fate = luck(state) % 4;
                let kept = match change {
                    Change::Write(at, bytes) if some && fate == 0 => {
                        let whole = SECTOR * (luck(state) as usize % (bytes.len() / SECTOR + 1));
                        Some(Change::Write(at, bytes[..whole].to_vec()))
                    }
                    change => (some && fate == 1).then_some(change),
                };
                lost += usize::from(kept.is_none());
                if let (Some(content), Some(change)) = (&mut on_disk.content, kept) {
                    apply(content, &change);
                }
            }
            let path = path_of(&self.database, end);
            match &on_disk.content {
                Some(content) => std::fs::write(path, content).expect("a file"),
                None => drop(std::fs::remove_file(path)),
            }
        }
        let _ = std::fs::remove_file(path_of(&self.database, "-shm"));
        lost
    }
}

#[test]
#[allow(clippy::print_stderr)] // Whoever looks on should know what was not tried.
fn a_power_cut_loses_nothing_that_was_acknowledged() {
    let Some(mut disk) = Disk::new() else {
        return eprintln!("not run: there is no C compiler");
    };
    let mut node = disk.start();
    let tables = 4;
    let mut seated: Vec<Seated> =
        (0..tables).map(|number| Seated::new(node.address, number).expect("a table")).collect();
    let (mut state, mut acts, mut lost, mut syncs) = (11, 0, 0, 0);
    for number in 0..cuts() {
        let (address, moment) = (node.address, Duration::from_millis(300 + luck(&mut state) % 900));
        acts += std::thread::scope(|scope| {
            scope.spawn(move || {
                std::thread::sleep(moment);
                node.kill();
            });
            play(&mut seated, &[address], &AtomicBool::new(false))
        });
        syncs += disk.read_journal();
        lost += disk.cut(number % 2 == 1, &mut state);
        node = disk.start();
        for one in &mut seated {
            one.check(node.address);
            if one.pending.is_some() {
                let mut client = Client::connect(node.address, &one.cookie).expect("a server");
                one.step(&mut client).expect("an answer");
                one.check(node.address);
            }
        }
        for (place, one) in seated.iter_mut().enumerate().filter(|(_, one)| one.over) {
            *one = Seated::new(node.address, u64::from(number + 2) * tables + place as u64).expect("a table");
        }
    }
    assert!(acts > u64::from(cuts()) && syncs > 0, "there was load: {acts} actions, {syncs} synchronisations");
    eprintln!("{acts} acknowledged actions, {} power cuts, {lost} changes lost that were not synchronised", cuts());
    assert!(node.terminate().success());
    let database = disk.database.display().to_string();
    crate::commands::said(&["check", "--database", &database]);
    for end in ENDS.into_iter().chain(["-lock", ".log"]) {
        let _ = std::fs::remove_file(path_of(&disk.database, end));
    }
    let _ = std::fs::remove_file(&disk.library);
}
