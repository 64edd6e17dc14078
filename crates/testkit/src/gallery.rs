//! Golden records: whole games of every table, replayed to the exact bytes, which together show every kind of event.

use crate::conformance::kind;
use crate::golden::{blessing, files};
use game::{Game, Outcome, Record};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// The number of seeds tried for events that the tables' games do not show.
const TRIED: u64 = 200;

/// The golden records of a game.
pub struct Gallery<'a, G: Game> {
    /// The folder with the records.
    pub folder: PathBuf,
    /// The tables; each has a record of the same name.
    pub tables: Vec<(String, G::Table)>,
    /// What the records must show together: kinds of events, and `end REASON`.
    pub wanted: BTreeSet<String>,
    /// Plays a game of a table to its end; games with even seeds may be aimless.
    pub play: &'a dyn Fn(&G::Table, u64) -> Record<G>,
}

/// What a record shows.
fn shows<G: Game>(record: &Record<G>) -> BTreeSet<String> {
    let replay = record.replay().unwrap_or_else(|fault| panic!("{fault}"));
    let end = |outcome: &Outcome| format!("end {}", outcome.reason);
    replay.events.iter().flatten().map(kind).chain(record.outcome.as_ref().map(end)).collect()
}

impl<G: Game> Gallery<'_, G> {
    /// Fails if a record does not replay to its own bytes, a table has no record, or no record shows something wanted.
    /// When blessing, writes the records first.
    pub fn check(&self) -> Result<(), String> {
        if blessing() {
            self.bless()?;
        }
        let files = files(&self.folder, "rec");
        let mut missing = self.wanted.clone();
        for (name, text) in &files {
            let record = Record::<G>::read(text).map_err(|fault| format!("{name}: {fault}"))?;
            if record.outcome.is_none() {
                return Err(format!("{name}: a golden record has a result"));
            }
            if record.to_text().as_ref() != Ok(text) {
                return Err(format!("{name}: the record is written in other words now"));
            }
            let shown = shows(&record);
            missing.retain(|thing| !shown.contains(thing));
        }
        if !missing.is_empty() {
            return Err(format!("no golden record shows {missing:?}"));
        }
        let lacks = |name: &&String| !files.iter().any(|(file, _)| *file == format!("{name}.rec"));
        match self.tables.iter().map(|(name, _)| name).find(lacks) {
            Some(name) => Err(format!("no golden record of {name}")),
            None => Ok(()),
        }
    }

    /// Writes a game for each table, then more games until nothing is missing.
    fn bless(&self) -> Result<(), String> {
        let failed = |error: std::io::Error| error.to_string();
        fs::create_dir_all(&self.folder).map_err(failed)?;
        for (name, _) in files(&self.folder, "rec") {
            fs::remove_file(self.folder.join(name)).map_err(failed)?;
        }
        let write = |name: &str, record: &Record<G>| {
            let text = record.to_text().map_err(|fault| fault.to_string())?;
            fs::write(self.folder.join(format!("{name}.rec")), text).map_err(failed)
        };
        let mut missing = self.wanted.clone();
        for (number, (name, table)) in self.tables.iter().enumerate() {
            let record = (self.play)(table, 2 * number as u64 + 1001);
            missing.retain(|thing| !shows(&record).contains(thing));
            write(name, &record)?;
        }
        for seed in 2..TRIED {
            for (name, table) in &self.tables {
                if missing.is_empty() {
                    return Ok(());
                }
                let record = (self.play)(table, seed);
                let shown = shows(&record);
                if missing.iter().any(|thing| shown.contains(thing)) {
                    missing.retain(|thing| !shown.contains(thing));
                    write(&format!("{name}-seed-{seed}"), &record)?;
                }
            }
        }
        Ok(())
    }
}

/// The names of every kind of event, as a set. Does not compile unless every kind is listed.
#[macro_export]
macro_rules! every_kind {
    ($event:ident: $($kind:ident)*) => {{
        const _: fn($event) = |event| match event {
            $($event::$kind { .. } => (),)*
        };
        std::collections::BTreeSet::from([$($crate::conformance::kebab(stringify!($kind))),*])
    }};
}
