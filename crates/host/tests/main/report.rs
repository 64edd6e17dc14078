//! The report and the prompts of whole games, in every language.

use game::{Entry, Game, Record, Seat};
use host::Hosted;
use mississippi::Queen;
use niagara::Niagara;
use std::collections::BTreeSet;
use std::path::Path;
use words::{Lang, sources};

/// Whether a text was put together completely: no key stands for a message, and no argument is missing.
fn is_whole(text: &str) -> bool {
    !["mq-", "niagara-", "end-", "boat-", "{", "}"].iter().any(|part| text.contains(part))
}

/// Renders every line and prompt of the golden records; the keys of the lines.
fn keys_reported<G: Hosted>(folder: &Path) -> BTreeSet<String> {
    let mut keys = BTreeSet::new();
    let name = |seat: Seat| format!("player {seat}");
    let files = testkit::golden::files(folder, "rec");
    assert!(!files.is_empty());
    for (file, text) in files {
        let record = Record::<G>::read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let replay = record.replay().unwrap();
        let game = G::open(&record.table).unwrap();
        let mut messages = BTreeSet::new();
        let mut events = Vec::new();
        for (place, entry) in record.entries.iter().enumerate() {
            let mut state = replay.states[place].clone();
            events.clear();
            match *entry {
                Entry::Act { seat, action } => game.apply(&mut state, seat, action, &mut events),
                Entry::Chance(chance) => game.settle(&mut state, chance, &mut events),
            }
            for line in events.iter().filter_map(|event| G::line(*event, &state)) {
                keys.insert(line.message.key.to_string());
                messages.insert(serde_json::to_string(&line.message).unwrap());
            }
            for viewer in [None, Some(Seat(0)), Some(Seat(1))] {
                let prompt = G::prompt(&game.view(&state, viewer), viewer);
                messages.insert(serde_json::to_string(&prompt).unwrap());
            }
        }
        for message in &messages {
            let message: api::Message = serde_json::from_str(message).unwrap();
            for lang in Lang::ALL {
                let text = words::message(lang, &message, &name);
                assert!(is_whole(&text), "{file}: {message:?} in {lang:?}: {text}");
            }
        }
    }
    keys
}

/// The keys of a message file that begin so.
fn keys_in(file: &str, beginning: &str) -> BTreeSet<String> {
    let source = sources::ALL.iter().find(|source| source.lang == Lang::En && source.name == file).unwrap();
    let keys = source.text.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key.to_owned());
    keys.filter(|key| key.starts_with(beginning)).collect()
}

fn has_words_for_everything<G: Hosted>(folder: &Path, file: &str, beginning: &str) {
    let reported = keys_reported::<G>(folder);
    let written = keys_in(file, beginning);
    let unused: Vec<&String> = written.difference(&reported).collect();
    assert!(unused.is_empty(), "no record reports {unused:?}");
}

#[test]
fn a_race_has_words_for_everything() {
    let folder = testkit::mississippi::fixtures("records");
    has_words_for_everything::<Queen>(&folder, "report-mississippi.ftl", "mq-event-");
}

#[test]
fn niagara_has_words_for_everything() {
    let folder = testkit::niagara::fixtures("records");
    has_words_for_everything::<Niagara>(&folder, "report-niagara.ftl", "niagara-event-");
}

#[test]
fn a_line_names_what_it_is_about() {
    use mississippi::event::{Cause, Event, Moving, Pushing, Sequence};
    use mississippi::{BoatId, Space};
    let queen = Queen::open(&mississippi::Table::new(mississippi::Edition::It2019, 3)).unwrap();
    let state = queen.start();
    let [red, blue] = ["red", "blue"].map(|name| name.parse::<BoatId>().unwrap());
    let line = |event: Event| Queen::line(event, &state);
    let pushed = line(Event::Pushed { boat: blue, by: red, to: Space::new(1, 7), cause: Pushing::Direct }).unwrap();
    assert_eq!((pushed.rule.as_ref(), pushed.spaces.as_slice()), ("MQ-PSH-01", &["1.7".to_owned()][..]));
    assert_eq!(words::message(Lang::En, &pushed.message, &|_| String::new()), "Red pushes Blue to space 1.7");
    // Docks have the number of their tile, as signs on the board say.
    let record = testkit::golden::files(&testkit::mississippi::fixtures("records"), "rec").into_iter().next().unwrap();
    let last = *Record::<Queen>::read(&record.1).unwrap().replay().unwrap().states.last().unwrap();
    let docked = last.river().iter().zip(0u8..).find_map(|(laid, tile)| Some((tile, laid.id.tile().dock?.0)));
    let (tile, cell) = docked.unwrap();
    let moved = Queen::line(Event::Moved { boat: red, to: Space::new(tile, cell), cause: Moving::Ahead }, &last);
    let text = words::message(Lang::En, &moved.unwrap().message, &|_| String::new());
    assert_eq!(text, format!("Red moves to dock {tile}"));
    assert!(line(Event::TurnBegan { boat: red, cause: Sequence::Docks }).is_none());
    let turned = |coal| line(Event::Turned { boat: red, bow: mississippi::Dir::N, coal });
    assert!(turned(0).is_none() && turned(1).is_some(), "the free turn is part of the move");
    let causes = [Cause::Move, Cause::Push].map(|cause| line(Event::Aground { boat: red, cause }).unwrap());
    let texts = causes.map(|line| words::message(Lang::En, &line.message, &|_| String::new()));
    assert_ne!(texts[0], texts[1]);
}
