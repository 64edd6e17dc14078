//! Checks that a race can reach a position, beyond the validity of single fields.

use crate::assess::Verdict;
use crate::board::{CELLS, Space};
use crate::position::{CourseDoc, Position};
use crate::rules::{PickUp, PushPath};
use crate::state::{BoatId, Course, Fate, Phase, State};
use crate::table::Queen;
use crate::tiles::TileId;
use game::{Fault, Game, Turn};
use std::collections::BTreeSet;

impl Position {
    /// A boat aground has speed 1, unless it is just leaving.
    pub(crate) fn check_aground(&self, state: &State) -> Result<(), Fault> {
        let leaving = self.course.as_ref().is_some_and(|course| course.phase == Phase::Move);
        let fast = |id: &BoatId| {
            let boat = state.boat(*id);
            boat.afloat() && state.is_sand(boat.at) && boat.speed != 1
        };
        match BoatId::ALL.into_iter().find(fast) {
            Some(id) if !leaving => Err(Fault::new("position-aground-speed").at(format!("boats.{id}.speed"))),
            _ => Ok(()),
        }
    }

    /// Every passenger aboard came from a dock, and each passenger of a boat from a different one, so there are no more
    /// than docks have given. The docks are only known for tiles listed as served.
    pub(crate) fn check_aboard(&self, queen: &Queen, state: &State) -> Result<(), Fault> {
        let laid = state.river().iter().fold(0, |bits, laid| bits | laid.id.bit());
        // Once nothing is drawn any more, A tiles outside the river count too, so that a race on a short river can be
        // finished.
        let sources = queen.docked_tiles & if state.draws > 0 { laid } else { laid | queen.a_tiles };
        let given: u8 = TileId::of(sources).map(|id| queen.dock_passengers(id.tile().kind)).sum();
        let given = queen.spare.map_or(given, |all| given.min(all));
        let waiting = state.river().iter().map(|laid| laid.passengers).sum();
        let mut left = given.saturating_sub(waiting);
        for (id, boat) in &self.boats {
            let most = left.min(sources.count_ones() as u8);
            if boat.passengers > most {
                let fault = Fault::new("position-passengers-aboard").at(format!("boats.{id}.passengers"));
                return Err(fault.with("most", most));
            }
            left -= boat.passengers;
        }
        Ok(())
    }

    /// Once a boat has entered the last tile, the next one must be laid, unless the turn is not over.
    pub(crate) fn check_last_tile(state: &State) -> Result<(), Fault> {
        let due = match state.phase {
            Phase::Move | Phase::BackBow | Phase::Transfer | Phase::Bows => state.course.entered_last,
            Phase::Reveal | Phase::Over => true,
            _ => false,
        };
        let there = |id: &BoatId| state.boat(*id).afloat() && state.boat(*id).at.tile == state.last_tile();
        match BoatId::ALL.into_iter().find(there) {
            Some(id) if !due && state.finish.is_none() => {
                Err(Fault::new("position-last-tile").at(format!("boats.{id}.at")))
            }
            _ => Ok(()),
        }
    }

    /// The race must not be decided already: more than one boat still races, and no side has won.
    pub(crate) fn check_undecided(queen: &Queen, state: &State) -> Result<(), Fault> {
        if state.phase != Phase::Over && queen.is_decided(state) {
            return Err(Fault::new("position-decided").at("boats"));
        }
        Ok(())
    }

    /// The spaces that a boat has used form a course: each is next to the previous one, and none is land.
    pub(crate) fn check_path(state: &State, path: &[Space]) -> Result<(), Fault> {
        Self::check_water(state, path, "course.path")?;
        let step = |pair: &[Space]| state.neighbours(pair[0]).contains(&Some(pair[1]));
        if !path.windows(2).all(step) {
            return Err(Fault::new("position-course").at("course.path"));
        }
        Ok(())
    }

    /// The spaces are in the river and boats can be on them.
    pub(crate) fn check_water(state: &State, spaces: &[Space], place: &str) -> Result<(), Fault> {
        let present = |space: &Space| (state.rear..state.laid).contains(&space.tile) && (space.cell as usize) < CELLS;
        if !spaces.iter().all(present) {
            return Err(Fault::new("position-no-such-tile").at(place));
        }
        if spaces.iter().any(|&space| state.is_land(space)) {
            return Err(Fault::new("position-course").at(place));
        }
        Ok(())
    }

    /// The other boats of a turn under way belong to the table: pushed boats are listed once and do not include the
    /// boat itself, and coal is exchanged only with possible partners. Only one field says whose turn it is.
    pub(crate) fn check_company(&self, queen: &Queen, state: &State, doc: &CourseDoc) -> Result<(), Fault> {
        let active = state.active();
        let pushed: BTreeSet<BoatId> = doc.pushed.iter().copied().collect();
        let known = pushed.iter().all(|&id| id != active && queen.all_boats().any(|boat| boat == id));
        if !known || pushed.len() != doc.pushed.len() {
            return Err(Fault::new("position-course").at("course.pushed"));
        }
        let asked = doc.asked.as_deref().unwrap_or_default();
        if !asked.iter().all(|id| pushed.contains(id)) {
            return Err(Fault::new("position-course").at("course.asked"));
        }
        // Every passenger that may be handed back was taken this turn.
        let times = |id: BoatId| doc.boarded.iter().filter(|&&other| other == id).count();
        let may_board = |id: BoatId| pushed.contains(&id) || id == active && queen.rules.pick_up == PickUp::MayDecline;
        let fits = |&id: &BoatId| may_board(id) && times(id) <= state.boat(id).served.as_slice().len();
        if !doc.boarded.iter().all(fits) || !doc.boarded.is_empty() && !queen.races_in_sides() {
            return Err(Fault::new("position-course").at("course.boarded"));
        }
        let barred = doc.barred.as_deref().unwrap_or_default();
        let bars = queen.rules.push_path == PushPath::Barred;
        if barred.len() > doc.pushed.len() || !barred.is_empty() && !bars {
            return Err(Fault::new("position-course").at("course.barred"));
        }
        let partner = |&id: &BoatId| id != BoatId::ROSE && queen.partners(active).any(|other| other == id);
        if !doc.exchanged.iter().all(partner) {
            return Err(Fault::new("position-course").at("course.exchanged"));
        }
        match self.to_move {
            Some(id) if id != active => Err(Fault::new("position-to-move").at("to_move").with("name", id)),
            _ => Ok(()),
        }
    }

    /// A turn under way must be possible for the boat and leave some decision to make.
    pub(crate) fn check_course(queen: &Queen, state: &State) -> Result<(), Fault> {
        let wrong = || Fault::new("position-course").at("course");
        let subject = state.boat(Queen::subject(state));
        let fits = match state.phase {
            Phase::SetupDock | Phase::Enter => matches!(subject.fate, Fate::Waiting(_)),
            Phase::SetupBow
            | Phase::FreeBow
            | Phase::Speed
            | Phase::Move
            | Phase::BackBow
            | Phase::StuckBow
            | Phase::Transfer
            | Phase::Bows => subject.afloat(),
            Phase::Reveal => state.draws > 0,
            Phase::RevealFinish => state.draws == 0 && state.finish.is_none(),
            Phase::SetupOut => state.outs > 0,
            Phase::SetupTile => state.laid == 1,
            Phase::SetupOrder | Phase::Over => true,
        };
        if !fits || !Self::course_fits_phase(queen, state) {
            return Err(wrong());
        }
        if let Turn::Decide(seats) = queen.turn(state) {
            let mut legal = Vec::new();
            for seat in seats.iter() {
                queen.legal(state, seat, &mut legal);
                if legal.is_empty() {
                    return Err(wrong());
                }
            }
        }
        Ok(())
    }
}

impl Position {
    /// Before a move, the course must be untouched, and its mode must be the one that follows from the position.
    fn course_fits_phase(queen: &Queen, state: &State) -> bool {
        let course = &state.course;
        let Course { path, enters, entry, allowance, .. } = *course;
        let begun = Course { allowance, enters, entry, path, ..Course::NONE };
        let ends_at = |course: &Course, at: Space| course.path.as_slice().last() == Some(&at);
        // The path of a boat that has not moved is its space, or empty.
        let unmoved = match *course.path.as_slice() {
            [] => true,
            [at] => at == state.boat(state.active()).at,
            _ => false,
        };
        match state.phase {
            Phase::Enter | Phase::FreeBow => unmoved && *course == begun,
            Phase::StuckBow => unmoved && *course == begun && queen.assess(state) == Verdict::SetBow,
            Phase::Speed => {
                let begun = Course { mode: course.mode, ..begun };
                unmoved && *course == begun && queen.assess(state) == Verdict::Move(course.mode, course.allowance)
            }
            Phase::Move => {
                let boat = state.boat(state.active());
                course.speed == boat.speed && course.points <= course.speed && ends_at(course, boat.at)
            }
            Phase::BackBow => course.speed == 1 && ends_at(course, state.boat(state.active()).at),
            Phase::Transfer => Queen::may_decline(state, state.active()) || queen.transfer_possible(state),
            Phase::Bows => true,
            _ => *course == Course::NONE,
        }
    }
}
