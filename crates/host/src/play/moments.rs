//! The way of a table, moment by moment, for those who look back.

use super::Table;
use crate::registry::Hosted;
use crate::table::Moment;
use game::{Entry, Fault, Rule, Seat, json};
use serde_json::Value;

impl<G: Hosted> Table<G> {
    /// The choices that are sealed to a viewer now: each seat, and the moment at which it made its choice.
    pub(super) fn sealed_entries(&self, viewer: Option<Seat>) -> Vec<(Seat, usize)> {
        let since = |seat: Seat| {
            let sealed = |state: &&G::State| self.game.sealed(state, viewer).contains(seat);
            let moments = self.states.iter().rev().take_while(sealed).count();
            (seat, self.states.len() - moments)
        };
        self.game.sealed(self.state(), viewer).iter().map(since).collect()
    }

    /// The table after so many entries. Views and pictures show what the viewer could see then; what was sealed then and
    /// is open now is told by the entry alone.
    pub(super) fn moment(
        &self,
        number: usize,
        viewer: Option<Seat>,
        lean: bool,
        sealed: &[(Seat, usize)],
    ) -> Result<Moment, Fault> {
        let state = &self.states[number];
        let mut moment = Moment {
            number,
            turn: self.game.turn_number(state),
            seat: None,
            entry: None,
            drawn: false,
            events: Vec::new(),
            view: None,
            scene: None,
        };
        if let Some(place) = number.checked_sub(1) {
            let mut events = Vec::new();
            let mut before = self.states[place].clone();
            match self.entries[place] {
                Entry::Act { seat, action } => {
                    self.game.apply(&mut before, seat, action, &mut events);
                    moment.seat = Some(seat);
                    let is_sealed = sealed.iter().any(|&(other, since)| other == seat && number >= since);
                    moment.entry = (!is_sealed).then(|| action.to_string());
                }
                Entry::Chance(chance) => {
                    self.game.settle(&mut before, chance, &mut events);
                    moment.drawn = true;
                    moment.entry = Some(chance.to_string());
                }
            }
            moment.events = events.iter().map(told::<G>).collect::<Result<_, _>>()?;
        }
        if !lean {
            let view = self.game.view(state, viewer);
            moment.scene = Some(G::scene(&view));
            moment.view = Some(json::to_value(&view)?);
        }
        Ok(moment)
    }
}

/// An event as a document, with its rule.
fn told<G: Hosted>(event: &G::Event) -> Result<Value, Fault> {
    let mut document = json::to_value(event)?;
    if let Some(fields) = document.as_object_mut() {
        fields.insert("rule".to_owned(), G::rule_of(event).id().into());
    }
    Ok(document)
}
