//! The way of a table, moment by moment, for those who look back.

use super::Table;
use crate::registry::Hosted;
use api::{GameEvent, Moment, ReportLine};
use game::{Entry, Rule, Seat};

impl<G: Hosted> Table<G> {
    /// The table after so many entries, as a viewer may know it now.
    pub(super) fn moment(&self, number: usize, viewer: Option<Seat>, lean: bool) -> Moment {
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
        if !lean {
            let view = self.game.look_back(state, now, viewer);
            moment.scene = Some(G::scene(&view));
            moment.view = Some(view.into());
        }
        moment
    }
}
