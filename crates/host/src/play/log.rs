//! The log of a table, event by event: what it says is carried out.

use super::company::count;
use super::undo::Request;
use super::{EarlierRules, Imported, Table, drawn_in};
use crate::Error;
use crate::event::{Event, Logged};
use crate::registry::Hosted;
use crate::seats::{Last, Tick, run_clocks};
use crate::step::{Step, read_actions};
use crate::table::AnyTable;
use game::{Earlier, Entry, Fault, Record, Seat, SeatSet, unjudged};
use serde_json::Value;

impl<G: Hosted> Table<G> {
    /// Plays an event of the log. Where the game goes on by it, the steps are those that were worked out when it was
    /// proposed; without them they are worked out anew, and everything in the event is checked.
    pub(super) fn play(&mut self, logged: &Logged, steps: Option<Vec<Step<G>>>) -> Result<(), Fault> {
        let mut tick = Tick::Time;
        match &logged.event {
            // A promise that was changed afterwards is a log that was.
            Event::Made { secret, commitment, .. } if secret.commitment() != *commitment => {
                return Err(Error::Log.into());
            }
            Event::Made { maker, secret, .. } => {
                self.maker = Some(maker.clone());
                self.secret = Some(*secret);
            }
            Event::Imported { record } => self.import(record)?,
            Event::Sat { seat, player, name, seed } => self.sat(*seat, player, name, seed)?,
            Event::Stood { seat, removed } => self.stood(*seat, *removed, logged.at)?,
            Event::Closed => self.company.closed = true,
            Event::Begun { drawn } => {
                self.dice = self.dice();
                let steps = steps.map_or_else(|| self.check_steps(Vec::new(), drawn), Ok)?;
                self.take_steps(steps);
            }
            Event::Acted { seat, actions, drawn, .. } => {
                let turn = self.game.turn_number(self.state());
                self.note_secret(logged.seq, *seat);
                let steps = match steps {
                    Some(steps) => steps,
                    None => self.check_steps(self.act_as_logged(*seat, actions)?, drawn)?,
                };
                self.take_steps(steps);
                self.request = None;
                self.decided(*seat, Last::Acted(actions.clone()));
                if !(self.deciding().contains(*seat) && self.game.turn_number(self.state()) == turn) {
                    tick = Tick::Ended(*seat);
                }
            }
            Event::TookBack { seat, left, .. } => {
                self.seat_state(*seat)?;
                count(&mut self.company.taken_back, *seat);
                let (decided, turn) = (self.deciding().contains(*seat), self.game.turn_number(self.state()));
                self.truncate(*left);
                if !(decided && self.game.turn_number(self.state()) == turn) {
                    tick = Tick::Resumed(*seat);
                }
                self.request = None;
                self.decided(*seat, Last::TookBack);
            }
            Event::Asked { seat, left } => {
                count(&mut self.company.asked, *seat);
                self.request = Some(Request { seat: *seat, left: *left, agreed: SeatSet::default() });
            }
            Event::Answered { seat, agrees } => self.answered(logged.seq, *seat, *agrees),
            Event::TakenOver { seat, why } => {
                self.seat_state(*seat)?;
                self.chairs[usize::from(seat.0)].away = Some(*why);
            }
            Event::CameBack { seat } => {
                self.seat_state(*seat)?;
                count(&mut self.company.returns, *seat);
                self.chairs[usize::from(seat.0)].away = None;
            }
            Event::Paused { from, to } => {
                self.paused = *to;
                self.chairs.iter_mut().for_each(|chair| chair.pause(*from, *to));
            }
            Event::Said { player, .. } => {
                let outside = self.seats_of(player).is_empty();
                *(if outside { &mut self.sayings_outside } else { &mut self.sayings }) += 1;
            }
            Event::RematchOffered { seat } => self.rematch_offered(*seat),
            Event::RematchAnswered { seat, agrees } => self.rematch_answered(*seat, *agrees),
            Event::Rematch { table } => self.rematch = Some(table.clone()),
            // Whoever has played the log as if it went by the rules has to begin anew.
            Event::EarlierRules { .. } if self.earlier.is_none() => return Err(Error::Log.into()),
            Event::EarlierRules { .. } => {
                if let Some(last) = self.states.last_mut() {
                    unjudged::catch_up_with_end(&*self.game, last);
                }
            }
        }
        let deciding = self.deciding();
        run_clocks(&mut self.chairs, self.config.pace, deciding, tick, logged.at);
        Ok(())
    }

    /// Goes on with the game.
    fn take_steps(&mut self, steps: Vec<Step<G>>) {
        for Step { entry, after, events } in steps {
            if matches!(entry, Entry::Chance(_)) {
                self.draws.push(self.next_draw);
                self.next_draw += 1;
            }
            self.entries.push(entry);
            self.states.push(after);
            self.events.push(events);
        }
    }

    /// The actions of a logged event, carried out. They must be legal, unless the game was played under earlier rules.
    fn act_as_logged(&self, seat: Seat, actions: &[String]) -> Result<Vec<Step<G>>, Fault> {
        let mut state = self.state().clone();
        let mut steps = Vec::with_capacity(actions.len());
        for action in read_actions::<G>(actions)? {
            let mut events = Vec::new();
            let done = match self.earlier {
                Some(_) => unjudged::act(&*self.game, &mut state, seat, action, &mut events),
                None => self.game.act(&mut state, seat, action, &mut events).is_ok(),
            };
            if !done {
                return Err(Error::Log.into());
            }
            steps.push(Step { entry: Entry::Act { seat, action }, after: state.clone(), events });
        }
        Ok(steps)
    }

    /// The same steps with the draws that are logged after them. They must be those of the dice: a log that says otherwise is
    /// not ours.
    fn check_steps(&self, mut steps: Vec<Step<G>>, drawn: &[String]) -> Result<Vec<Step<G>>, Fault> {
        if self.earlier.is_none() {
            self.draw_on(self.dice.as_ref(), &mut steps);
            return if drawn_in(&steps) == drawn { Ok(steps) } else { Err(Error::Log.into()) };
        }
        for outcome in drawn {
            let outcome = outcome.parse()?;
            let mut state = steps.last().map_or_else(|| self.state(), |step| &step.after).clone();
            let mut events = Vec::new();
            if !unjudged::settle(&*self.game, &mut state, outcome, &mut events) {
                return Err(Error::Log.into());
            }
            steps.push(Step { entry: Entry::Chance(outcome), after: state, events });
        }
        Ok(steps)
    }

    /// Takes over a game that was played elsewhere.
    fn import(&mut self, record: &str) -> Result<(), Fault> {
        let record = match self.earlier {
            Some(_) => self.read_unjudged(record)?,
            None => Record::<G>::read(record)?,
        };
        if record.table != *self.game.table() || self.next_seq != 1 {
            return Err(Error::Log.into());
        }
        if record.earlier == Some(Earlier::Part) {
            self.earlier = Some(EarlierRules { unplayed: Some(self.next_seq + 1) });
        }
        let replay = record.replay()?;
        (self.states, self.events) = (replay.states, replay.events);
        self.entries = record.entries;
        self.note_imported_secrets();
        self.imported = Some(Imported { start: record.start, proof: record.fair });
        Ok(())
    }

    /// A record of earlier rules, in the wire form that logs have, as a game of this table, as far as it can be carried out.
    fn read_unjudged(&self, record: &str) -> Result<Record<G>, Fault> {
        let mut document: serde_json::Map<String, Value> = game::json::read(record)?;
        document.insert("table".to_owned(), game::json::to_value(self.game.table())?);
        document.entry("earlier_rules").or_insert(game::json::to_value(&Earlier::Whole)?);
        Record::read_as_far_as_possible(&game::json::write(&document)?)
    }
}
