//! Following a table: what a viewer has been told of it, and what they need next.

use crate::event::{Event, Logged};
use crate::table::AnyTable;
use api::{Choices, Detail, Settled, Stage, Update};
use game::Seat;

/// More new moments than this are not shown one by one: only the last has a picture.
const MOST_SHOWN: usize = 40;

/// What choices are about: the viewer, and the number of the decision and the moment at which it is made, if it is.
type About = (Option<Seat>, Option<(u64, usize)>);

/// What a viewer has been told of a table.
#[derive(Clone, Debug)]
pub struct Follower {
    /// How many moments.
    told: usize,
    /// How far those were told for good, to which seat, and at which stage; none if that is not known.
    known: Option<(Settled, Option<Seat>, Stage)>,
    /// The version of the board.
    board: Option<u32>,
    /// What the choices were about.
    choices: Option<About>,
    /// The fewest entries that were left since the last update.
    left: usize,
}

impl Default for Follower {
    fn default() -> Self {
        Self::new(None)
    }
}

impl Follower {
    /// Somebody who knows the moments up to this one, or none.
    pub fn new(moment: Option<usize>) -> Self {
        let told = moment.map_or(0, |moment| moment.saturating_add(1));
        Self { told, known: None, board: None, choices: None, left: usize::MAX }
    }

    /// Somebody who knows all that a viewer can know now.
    pub fn up_to_date(table: &dyn AnyTable, viewer: Option<Seat>) -> Self {
        let known = Some((table.settled(viewer), viewer, table.stage()));
        Self { known, ..Self::new(Some(table.last_moment())) }
    }

    /// Notes an event that the follower is told of.
    pub fn hear(&mut self, table: &dyn AnyTable, logged: &Logged) {
        let left = match logged.event {
            Event::TookBack { left, .. } => Some(left),
            Event::Answered { .. } => table.taken_back_by(logged.seq),
            _ => None,
        };
        self.left = self.left.min(left.unwrap_or(usize::MAX));
    }

    /// What the follower needs next; `yours` are all seats of the follower, `viewer` the one that they look from.
    pub fn update(&mut self, table: &dyn AnyTable, viewer: Option<Seat>, yours: Vec<Seat>, detail: Detail) -> Update {
        let state = table.look(viewer, yours);
        let (now, stage, last) = (state.settled, state.status.stage, state.last_moment);
        let has_secrets = |settled: Settled, told: usize| settled.covered > 0 || settled.moment < told;
        // What was covered or opened since is told in another way.
        let (changed, looks_again) = match self.known {
            Some((before, seat, was)) => {
                let is_opened = stage == Stage::Over && was != Stage::Over && has_secrets(before, self.told);
                let differs = (before.open, before.covered) != (now.open, now.covered) || seat != viewer;
                let otherwise = if differs { before.moment.min(now.moment) } else { usize::MAX };
                (if is_opened { 0 } else { otherwise }, seat != viewer)
            }
            // Who comes back may have been told what is covered by now.
            None if has_secrets(now, last + 1) || stage == Stage::Over => (0, false),
            None => (usize::MAX, false),
        };
        let new = self.told.min(self.left.saturating_add(1)).min(last + 1);
        let is_first = self.known.is_none() && self.told == 0;
        let nothing_new = new > last && (looks_again || self.left < usize::MAX);
        let shown = if is_first || last + 1 - new > MOST_SHOWN || nothing_new { last } else { new };
        let from = new.min(changed).min(shown);
        let mut moments = table.moments(viewer, from, shown - from, true);
        moments.extend(table.moments(viewer, shown, usize::MAX, false));
        let deciding = viewer.filter(|seat| table.deciding().contains(*seat));
        let about = (viewer, deciding.map(|seat| (table.decision(seat), last)));
        let choices = (detail != Detail::None && self.choices != Some(about)).then(|| {
            let plans = deciding.filter(|_| detail == Detail::Plans).and_then(|seat| table.plans(seat).ok());
            let legal = deciding.map(|seat| table.legal(seat));
            Choices { legal: legal.unwrap_or_default(), plans: plans.unwrap_or_default() }
        });
        let board = (self.board != Some(state.board_version)).then(|| table.board());
        *self = Self {
            told: last + 1,
            known: Some((now, viewer, stage)),
            board: Some(state.board_version),
            choices: Some(about),
            left: usize::MAX,
        };
        Update { table: state, from, moments, choices, board }
    }
}
