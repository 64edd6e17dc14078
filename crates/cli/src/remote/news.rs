//! What comes from a server without being asked for.

use super::fault;
use crate::failure::one_line;
use client::{Events, Update};
use game::{Fault, Seat};
use host::event::Speaker;
use serde_json::Value;
use std::sync::mpsc::Sender;
use terminal::desk::Saying;
use words::Lang;

pub(super) enum News {
    /// Something has happened at the table; perhaps somebody has said this, or only so many entries are left.
    Happened { saying: Option<Saying>, left: Option<usize> },
    /// The server is lost.
    Lost(Fault),
}

/// Passes events on until the stream or its reader is gone.
pub(super) async fn listen(mut events: Events, lang: Lang, tell: Sender<News>) {
    while let Some(update) = events.next().await {
        let news = match update {
            Update::Event(event) if event.place.is_none() => continue,
            Update::Event(event) => {
                let event = event.read().unwrap_or_default();
                News::Happened { saying: saying(&event), left: left(&event) }
            }
            // Whoever was away looks at the table again.
            Update::Back | Update::Gap => News::Happened { saying: None, left: None },
            Update::Lost(error) => News::Lost(fault::of_request(error, lang)),
        };
        if tell.send(news).is_err() {
            return;
        }
    }
}

/// How many entries are left, if an event took something back. A question for consent names a number, too.
fn left(event: &Value) -> Option<usize> {
    event["left"].as_u64().filter(|_| event["kind"] != "asked").map(|left| left as usize)
}

/// Something that was said, if an event is about that. Others wrote it: no character in it may control the terminal.
pub(super) fn saying(event: &Value) -> Option<Saying> {
    let word = |field: &str| event[field].as_str().map(one_line);
    // Servers of earlier versions do not say where the speaker sits.
    let speaker = event["account"].as_bool().map(|account| {
        let seat = event["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        Speaker { seat: seat.map(Seat), account }
    });
    (event["kind"] == "said").then(|| Some(Saying { name: word("name")?, text: word("text")?, speaker }))?
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn sayings_command_no_terminal_and_tell_who_speaks() {
        let said = json!({ "kind": "said", "name": "A\u{202e}da\u{7}", "text": "hi\u{1b}[2J\u{2066}", "seat": 1, "account": true });
        let speaker = Some(Speaker { seat: Some(Seat(1)), account: true });
        assert_eq!(saying(&said), Some(Saying { name: "Ada".into(), text: "hi [2J".into(), speaker }));
        let said = json!({ "kind": "said", "name": "Ada", "text": "hi", "seat": null, "account": false });
        assert_eq!(saying(&said).unwrap().speaker, Some(Speaker { seat: None, account: false }));
        assert_eq!(saying(&json!({ "kind": "said", "name": "Ada", "text": "hi" })).unwrap().speaker, None);
    }
}
