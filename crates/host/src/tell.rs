//! What others may know of an event. The log itself is for the keeper alone.

use crate::event::{Event, Logged};
use serde_json::{Value, json};

/// An event for a viewer to whom its decision is a secret, or not; an answer that let something be taken back comes with the
/// number of entries `left`; at the end the secret of the dice is told.
pub(crate) fn tell(logged: &Logged, secret: bool, left: Option<usize>, over: bool) -> Value {
    let told = match &logged.event {
        Event::Made { config, commitment, secret: dice, .. } => {
            let mut told = json!({ "config": config, "commitment": commitment });
            if over {
                told["secret"] = json!(dice);
            }
            told
        }
        Event::Sat { seat, name, seed, .. } => json!({ "seat": seat, "name": name, "seed": seed }),
        Event::Imported { .. } => json!({}),
        // That a card was laid everybody sees, and what was drawn then; which card it was, nobody.
        Event::Acted { seat, drawn, .. } if secret => json!({ "seat": seat, "sealed": true, "drawn": drawn }),
        Event::Answered { seat, agrees } if left.is_some() => json!({ "seat": seat, "agrees": agrees, "left": left }),
        Event::Said { name, text, speaker: Some(speaker), .. } => {
            json!({ "name": name, "text": text, "seat": speaker.seat, "account": speaker.account })
        }
        Event::Said { name, text, .. } => json!({ "name": name, "text": text }),
        event => serde_json::to_value(event).unwrap_or_default(),
    };
    let mut document = json!({ "seq": logged.seq, "at": logged.at, "kind": kind(&logged.event) });
    if let (Some(document), Value::Object(told)) = (document.as_object_mut(), told) {
        document.extend(told.into_iter().filter(|(name, _)| name != "kind"));
    }
    document
}

fn kind(event: &Event) -> &'static str {
    match event {
        Event::Made { .. } => "made",
        Event::Imported { .. } => "imported",
        Event::Sat { .. } => "sat",
        Event::Stood { .. } => "stood",
        Event::Begun { .. } => "begun",
        Event::Acted { .. } => "acted",
        Event::TookBack { .. } => "took-back",
        Event::Asked { .. } => "asked",
        Event::Answered { .. } => "answered",
        Event::TakenOver { .. } => "taken-over",
        Event::CameBack { .. } => "came-back",
        Event::Paused { .. } => "paused",
        Event::Said { .. } => "said",
        Event::Closed => "closed",
        Event::RematchOffered { .. } => "rematch-offered",
        Event::RematchAnswered { .. } => "rematch-answered",
        Event::Rematch { .. } => "rematch",
        Event::EarlierRules { .. } => "earlier-rules",
    }
}
