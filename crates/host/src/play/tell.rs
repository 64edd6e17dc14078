//! What others may know of an event. The log itself is for its keeper alone: every kind of event is told field by field, so
//! that a new kind, or a new field, reaches nobody before somebody has decided who may know it.

use super::Table;
use crate::event::{Event, Logged};
use crate::registry::Hosted;
use crate::table::AnyTable;
use api::{Happened, Stage};
use game::Seat;

impl<G: Hosted> Table<G> {
    /// What happened, as a viewer may know it now.
    pub(super) fn redacted(&self, viewer: Option<Seat>, logged: &Logged) -> Happened {
        match &logged.event {
            // Every option as it was understood when the table was made; who made it, their own documents tell them.
            Event::Made { format: _, config: _, maker: _, secret, commitment } => Happened::Made {
                config: Box::new(self.config_document()),
                commitment: (*commitment).into(),
                secret: (self.stage() == Stage::Over).then(|| (*secret).into()),
            },
            // The record may hold cards that lie covered; the moments tell what is open of it.
            Event::Imported { record: _ } => Happened::Imported,
            Event::Sat { seat, player: _, name, seed } => {
                Happened::Sat { seat: *seat, name: name.clone(), seed: seed.clone() }
            }
            &Event::Stood { seat, removed } => Happened::Stood { seat, removed },
            Event::Closed => Happened::Closed,
            Event::Begun { drawn } => Happened::Begun { drawn: drawn.clone() },
            // That a card was laid everybody sees, and what was drawn then; which card it was, nobody.
            Event::Acted { seat, decision, actions, drawn, by_bot } => Happened::Acted {
                seat: *seat,
                decision: *decision,
                actions: (!self.is_secret_to(viewer, logged.seq)).then(|| actions.clone()),
                drawn: drawn.clone(),
                by_bot: *by_bot,
            },
            &Event::TookBack { seat, decision, left } => Happened::TookBack { seat, decision, left },
            &Event::Asked { seat, left } => Happened::Asked { seat, left },
            &Event::Answered { seat, agrees } => {
                Happened::Answered { seat, agrees, left: self.taken_back_by(logged.seq) }
            }
            &Event::TakenOver { seat, why } => Happened::TakenOver { seat, why },
            &Event::CameBack { seat } => Happened::CameBack { seat },
            &Event::Paused { from, to } => Happened::Paused { from, to },
            Event::Said { player: _, name, text, speaker } => {
                Happened::Said { name: name.clone(), text: text.clone(), speaker: *speaker }
            }
            &Event::RematchOffered { seat } => Happened::RematchOffered { seat },
            &Event::RematchAnswered { seat, agrees } => Happened::RematchAnswered { seat, agrees },
            Event::Rematch { table } => Happened::Rematch { table: table.clone() },
            &Event::EarlierRules { since } => Happened::EarlierRules { since },
        }
    }
}
