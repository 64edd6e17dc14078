//! Taking back: one's own last actions freely, more with the consent of the others.

use super::Table;
use super::company::check_count;
use crate::Error;
use crate::command::Scope;
use crate::event::Event;
use crate::registry::Hosted;
use crate::seats::Last;
use crate::table::{MOST_ASKED, MOST_TAKEN_BACK, Proposal};
use api::{Question, Stage};
use game::record::EntryOf;
use game::{Entry, Fault, Seat, SeatSet};

/// A question whether somebody may take back more than their own last actions.
#[derive(Clone, Debug)]
pub(super) struct Request {
    pub(super) seat: Seat,
    pub(super) left: usize,
    pub(super) agreed: SeatSet,
}

impl<G: Hosted> Table<G> {
    /// How many entries stay whatever a seat takes back of its own: up to the last draw, the last action of another, and
    /// the last one that opened what another had sealed.
    fn fixed(&self, seat: Seat) -> usize {
        let own = |place: usize| matches!(&self.entries[place], Entry::Act { seat: who, .. } if *who == seat);
        let stays = |place: &usize| !own(*place) || self.opens(*place, seat);
        (0..self.entries.len()).rev().find(stays).map_or(0, |last| last + 1)
    }

    /// Whether an entry opened something to a seat.
    fn opens(&self, place: usize, seat: Seat) -> bool {
        let [before, after] = [place, place + 1].map(|at| self.game.sealed(&self.states[at], Some(seat)));
        before.iter().any(|other| !after.contains(other))
    }

    pub(super) fn take_back(&self, seat: Seat, decision: u64, scope: Scope) -> Result<Proposal, Fault> {
        self.is_at(Stage::Playing)?;
        if let Some(done) = self.numbered(seat, decision, &Last::TookBack)? {
            return Ok(done);
        }
        let fixed = self.fixed(seat);
        let now = self.entries.len();
        if fixed >= now {
            return Err(Error::NothingToTakeBack.into());
        }
        let left = match scope {
            Scope::Action => now - 1,
            Scope::Turn => {
                let turn = self.game.turn_number(&self.states[now - 1]);
                let first = (fixed..now).find(|&entry| self.game.turn_number(&self.states[entry]) == turn);
                first.unwrap_or(now - 1)
            }
        };
        check_count(&self.company.taken_back, seat, MOST_TAKEN_BACK)?;
        Ok(self.add(Event::TookBack { seat, decision, left }))
    }

    /// Where a seat's last turn began, however much has happened since.
    pub(super) fn ask(&self, seat: Seat) -> Result<Proposal, Fault> {
        self.is_at(Stage::Playing)?;
        self.seat_state(seat)?;
        if let Some(request) = &self.request {
            return Err(Error::Asked { seat: request.seat }.into());
        }
        let own = |entry: &EntryOf<G>| matches!(entry, Entry::Act { seat: who, .. } if *who == seat);
        let last = self.entries.iter().rposition(own).ok_or(Error::NothingToTakeBack)?;
        let turn = self.game.turn_number(&self.states[last]);
        let same = |entry: &usize| own(&self.entries[*entry]) && self.game.turn_number(&self.states[*entry]) == turn;
        let left = (0..=last).rev().take_while(same).last().unwrap_or(last);
        if self.asked(seat).is_empty() {
            // Nobody is there who could mind.
            return Err(Error::NobodyToAsk.into());
        }
        check_count(&self.company.asked, seat, MOST_ASKED)?;
        Ok(self.add(Event::Asked { seat, left }))
    }

    /// The seats whose players must agree to what a seat asks for.
    pub(super) fn asked(&self, asking: Seat) -> SeatSet {
        let others = (0u8..).zip(&self.chairs).filter(|(seat, chair)| Seat(*seat) != asking && chair.is_present());
        others.map(|(seat, _)| Seat(seat)).collect()
    }

    pub(super) fn truncate(&mut self, left: usize) {
        self.forget_secrets(left);
        self.entries.truncate(left);
        self.states.truncate(left + 1);
        self.events.truncate(left);
        let chances = self.entries.iter().filter(|entry| matches!(entry, Entry::Chance(_))).count();
        self.draws.truncate(chances);
    }

    /// One who was asked has answered: who disagrees ends it, and once all agree it is done.
    pub(super) fn answered(&mut self, seq: u64, seat: Seat, agrees: bool) {
        let Some(mut request) = self.request.take().filter(|_| agrees) else { return };
        request.agreed = request.agreed.iter().chain([seat]).collect();
        let everybody = self.asked(request.seat).iter().all(|seat| request.agreed.contains(seat));
        if everybody {
            self.truncate(request.left);
            self.agreed.push((seq, request.left));
            return;
        }
        self.request = Some(request);
    }

    /// What is asked now, and of whom.
    pub(super) fn question(&self) -> Option<Question> {
        let request = self.request.as_ref()?;
        let waiting_for = self.asked(request.seat).iter().filter(|seat| !request.agreed.contains(*seat)).collect();
        Some(Question { seat: request.seat, waiting_for })
    }
}
