//! What comes from a server without being asked for.

use super::fault;
use crate::failure::one_line;
use api::{Happened, Update};
use client::{Events, Signal};
use game::Fault;
use std::sync::mpsc::Sender;
use terminal::desk::Saying;
use words::Lang;

pub(super) enum News {
    /// Something has happened at the table; perhaps somebody has said this, or only so many entries are left. How the table
    /// stands then, an update tells.
    Happened { saying: Option<Saying>, left: Option<usize> },
    /// How the table stands now.
    Update(Box<Update>),
    /// The server is lost.
    Lost(Fault),
}

/// Passes events on until the stream or its reader is gone.
pub(super) async fn listen(mut events: Events, lang: Lang, tell: Sender<News>) {
    while let Some(signal) = events.next().await {
        let news = match signal {
            Signal::Update(update) => News::Update(update),
            Signal::Event(told) => News::Happened { saying: saying(&told.event), left: left(&told.event) },
            // An event of a kind that a later version has is news like any other.
            Signal::Other(event) if event.place.is_some() => News::Happened { saying: None, left: None },
            // A stream that is opened anew begins with an update.
            Signal::Other(_) | Signal::Back | Signal::Gap => continue,
            Signal::Lost(error) => News::Lost(fault::of_request(error, lang)),
        };
        if tell.send(news).is_err() {
            return;
        }
    }
}

/// How many entries are left, if an event took something back.
fn left(event: &Happened) -> Option<usize> {
    match event {
        Happened::TookBack { left, .. } => Some(*left),
        Happened::Answered { left, .. } => *left,
        _ => None,
    }
}

/// Something that was said, if an event is about that. Others wrote it: no character in it may control the terminal.
pub(super) fn saying(event: &Happened) -> Option<Saying> {
    let Happened::Said { name, text, speaker } = event else { return None };
    Some(Saying { name: one_line(name), text: one_line(text), speaker: *speaker })
}

#[cfg(test)]
mod tests {
    use super::*;
    use api::{Speaker, TableEvent};
    use game::Seat;
    use serde_json::{Value, json};

    fn told(document: Value) -> Option<Saying> {
        saying(&serde_json::from_value::<TableEvent>(document).unwrap().event)
    }

    #[test]
    fn sayings_command_no_terminal_and_tell_who_speaks() {
        let text = "hi\u{1b}[2J\u{2066}";
        let said = json!({ "seq": 1, "at": 2, "kind": "said", "name": "A\u{202e}da\u{7}", "text": text, "seat": 1, "account": true });
        let speaker = Some(Speaker { seat: Some(Seat(1)), account: true });
        assert_eq!(told(said), Some(Saying { name: "Ada".into(), text: "hi [2J".into(), speaker }));
        let said =
            json!({ "seq": 1, "at": 2, "kind": "said", "name": "Ada", "text": "hi", "seat": null, "account": false });
        assert_eq!(told(said).unwrap().speaker, Some(Speaker { seat: None, account: false }));
        let said = json!({ "seq": 1, "at": 2, "kind": "said", "name": "Ada", "text": "hi" });
        assert_eq!(told(said).unwrap().speaker, None);
    }
}
