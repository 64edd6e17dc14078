//! Decisions made in secret: who may know them now. What is sealed or covered the game alone decides; the table knows which
//! event of its log is which decision, and which decisions were taken back.

use super::Table;
use crate::registry::Hosted;
use api::Settled;
use game::{Entry, Seat, SeatSet, Turn};

/// A decision that was made in secret.
#[derive(Clone, Debug)]
pub(super) struct SecretChoice {
    /// The event of the log.
    seq: u64,
    seat: Seat,
    fate: Fate,
}

/// What has become of a secret decision.
#[derive(Clone, Copy, Debug)]
enum Fate {
    /// It stands, as this entry.
    Stands(usize),
    /// It was taken back after everybody had seen it.
    TakenBack,
    /// It was taken back before anybody had seen it, and is told to nobody.
    NeverOpened,
}

impl<G: Hosted> Table<G> {
    /// Notes the decision that an event brings, before it is carried out, if it is made in secret.
    pub(super) fn note_secret(&mut self, seq: u64, seat: Seat) {
        if self.game.in_secret(self.state()) {
            self.secret_choices.push(SecretChoice { seq, seat, fate: Fate::Stands(self.entries.len()) });
        }
    }

    /// Notes which decisions are about to be taken back, when so many entries are left.
    pub(super) fn forget_secrets(&mut self, left: usize) {
        let sealed = self.game.sealed(self.state(), None);
        for place in 0..self.secret_choices.len() {
            let SecretChoice { seat, fate, .. } = self.secret_choices[place];
            if let Fate::Stands(entry) = fate
                && entry >= left
            {
                let unseen = self.is_sealed(sealed, seat, entry);
                self.secret_choices[place].fate = if unseen { Fate::NeverOpened } else { Fate::TakenBack };
            }
        }
    }

    /// Whether an entry is a decision that a viewer may not know now.
    pub(super) fn is_entry_secret_to(&self, viewer: Option<Seat>, entry: usize) -> bool {
        match self.entries[entry] {
            Entry::Act { seat, .. } => {
                let then = &self.states[entry];
                self.game.in_secret(then) && !self.game.knows_choice(then, self.state(), seat, viewer)
            }
            Entry::Chance(_) => false,
        }
    }

    /// Notes the secret decisions of a game that was brought here: they are all of one event.
    pub(super) fn note_imported_secrets(&mut self) {
        let secret = |(entry, state): (usize, &G::State)| match self.entries.get(entry) {
            Some(&Entry::Act { seat, .. }) if self.game.in_secret(state) => {
                Some(SecretChoice { seq: self.next_seq, seat, fate: Fate::Stands(entry) })
            }
            _ => None,
        };
        self.secret_choices = self.states.iter().enumerate().filter_map(secret).collect();
    }

    /// How far moments are told for good: up to the first decision by another that is sealed or open now.
    pub(super) fn how_settled(&self, viewer: Option<Seat>) -> Settled {
        let mut settled = Settled { moment: self.entries.len() + 1, open: 0, covered: 0 };
        if self.game.turn(self.state()) == Turn::Over {
            return settled;
        }
        let sealed = self.game.sealed(self.state(), viewer);
        for choice in self.secret_choices.iter().filter(|choice| viewer != Some(choice.seat)) {
            let Fate::Stands(entry) = choice.fate else { continue };
            let knows = self.game.knows_choice(&self.states[entry], self.state(), choice.seat, viewer);
            if knows || self.is_sealed(sealed, choice.seat, entry) {
                settled.moment = settled.moment.min(entry + 1);
                settled.open += usize::from(knows);
            } else {
                settled.covered += 1;
            }
        }
        settled
    }

    /// Whether an entry is what a seat has sealed: that is always its last decision.
    fn is_sealed(&self, sealed: SeatSet, seat: Seat, entry: usize) -> bool {
        let own = |entry: &_| matches!(entry, Entry::Act { seat: who, .. } if *who == seat);
        sealed.contains(seat) && self.entries.iter().rposition(own) == Some(entry)
    }

    /// Whether an event of the log is a decision that a viewer may not know now.
    pub(super) fn is_secret_to(&self, viewer: Option<Seat>, seq: u64) -> bool {
        let Ok(place) = self.secret_choices.binary_search_by_key(&seq, |choice| choice.seq) else { return false };
        let SecretChoice { seat, fate, .. } = self.secret_choices[place];
        match fate {
            Fate::Stands(entry) => self.is_entry_secret_to(viewer, entry),
            // A card that is taken back counts as covered.
            Fate::TakenBack => viewer != Some(seat) && self.game.outcome(self.state()).is_none(),
            Fate::NeverOpened => viewer != Some(seat),
        }
    }
}
