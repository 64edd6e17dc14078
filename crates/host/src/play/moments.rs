//! The way of a table, moment by moment, for those who look back.

use super::Table;
use crate::registry::Hosted;
use api::{GameEvent, Moment, ReportLine};
use game::{Entry, Rule, Seat};
use std::ops::Range;
use std::sync::PoisonError;

impl<G: Hosted> Table<G> {
    /// The table after these numbers of entries, as a viewer may know it now.
    pub(super) fn moments_at(&self, numbers: Range<usize>, viewer: Option<Seat>, lean: bool) -> Vec<Moment> {
        let mut moments: Vec<Moment> = numbers.map(|number| self.moment(number, viewer)).collect();
        if !lean {
            // Who asks meanwhile begins with an empty one.
            let kept = || self.backdrop.lock().unwrap_or_else(PoisonError::into_inner);
            let mut backdrop = std::mem::take(&mut *kept());
            for moment in &mut moments {
                let view = self.game.look_back(&self.states[moment.number], self.state(), viewer);
                moment.scene = Some(G::scene_with(&mut backdrop, &view));
                moment.view = Some(view.into());
            }
            *kept() = backdrop;
        }
        moments
    }

    /// A moment without a view and a picture.
    fn moment(&self, number: usize, viewer: Option<Seat>) -> Moment {
        let (state, now) = (&self.states[number], self.state());
        let mut moment = Moment {
            number,
            turn: self.game.turn_number(state),
            seat: None,
            entry: None,
            drawn: false,
            events: Vec::new(),
            lines: Vec::new(),
            view: None,
            scene: None,
        };
        if let Some(place) = number.checked_sub(1) {
            match self.entries[place] {
                Entry::Act { seat, action } => {
                    moment.seat = Some(seat);
                    moment.entry = (!self.is_entry_secret_to(viewer, place)).then(|| action.to_string());
                }
                Entry::Chance(chance) => {
                    moment.drawn = true;
                    moment.entry = Some(chance.to_string());
                }
            }
            let redacted = |event| self.game.redacted(event, &self.states[place], now, viewer);
            for event in self.events[place].iter().copied().map(redacted) {
                moment.events.push(GameEvent { event: event.into(), rule: G::rule_of(&event).id().into() });
                let line = G::line(event, state);
                // A subject is one of its turn.
                let turn = self.game.turn_number(&self.states[place]);
                moment.lines.extend(line.map(|line| ReportLine {
                    subject: line.subject.map(|subject| format!("{turn} {subject}")),
                    ..line
                }));
            }
        }
        moment
    }
}
