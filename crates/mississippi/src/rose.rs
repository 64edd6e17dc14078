//! The Black Rose (MQ-BLR): who steers it, its coal, bunkering from it, and the duty to spare it.

use crate::assess::PLENTY;
use crate::board::Dir;
use crate::coal::{FULL, HANDED_OVER};
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::rules::{RoseBunker, RoseCare, RoseFirstRound};
use crate::run::{Run, Runner};
use crate::search::{Goal, Rest, Search, Used};
use crate::state::{BoatId, Course, Phase, Repair, State};
use crate::table::Queen;
use crate::tiles::START_DOCKS;
use game::{Events, Ignore, Illegal, Seat};
use std::cell::Cell;

/// The rule that gives the Black Rose its own place in the order.
pub(crate) const TURN: RuleId = RuleId::Blr02;
/// The rule on who steers the Black Rose.
pub(crate) const STEERED: RuleId = RuleId::R48;
/// The rule for a Black Rose aground.
pub(crate) const AGROUND: RuleId = RuleId::R65;
/// The rule for a Black Rose that cannot move.
pub(crate) const STUCK: RuleId = RuleId::R50;
/// The rule that every turn must leave the Black Rose a turn for 1 coal.
pub(crate) const SPARED: RuleId = RuleId::R49;
/// The same for setting the Black Rose's bow.
pub(crate) const SPARED_BOW: RuleId = RuleId::Blr11;
/// The rule for taking coal from the Black Rose.
pub(crate) const BUNKERED: RuleId = RuleId::Blr10;

impl Queen {
    /// The coal that the Black Rose may still spend this round, at the start of its turn (MQ-BLR-06).
    pub(crate) fn rose_allowance(&self, state: &State) -> u8 {
        let enters_late = self.boats >= START_DOCKS.len() as u8;
        let two = enters_late && state.round == 1 && self.rules.rose_first_round == RoseFirstRound::TwoCoal;
        if two { 2 } else { 1 }
    }

    /// MQ-BLR-02, MQ-R-48: the owner of the last racing boat in this round's order steers the Black Rose to the end of
    /// its turn, even if that boat leaves the river during it.
    pub(crate) fn rose_steerer(&self, state: &State) -> Seat {
        let moves = |id| id == state.active() && state.course != Course::NONE;
        let raced = |&&id: &&BoatId| state.boat(id).racing() || state.course.pushed.contains(id) || moves(id);
        let racing = state.order.as_slice().iter().rev().filter(raced);
        racing.copied().find_map(|id| self.owner(id)).unwrap_or(Seat(0))
    }

    /// MQ-BLR-14, MQ-R-51: whether a boat may take coal from the Black Rose after this move.
    pub(crate) fn check_supplied(&self, state: &State, seat: Seat, boat: BoatId) -> Result<(), Illegal<RuleId>> {
        let active = state.active();
        let own = self.owner(boat) == Some(seat) && self.rose_steerer(state) == seat;
        if !own || (active != boat && active != BoatId::ROSE) || self.bunker_limit(state) == 0 {
            return Err(Illegal::by(RuleId::R51));
        }
        Self::can_exchange(state, boat, BoatId::ROSE)
    }

    /// MQ-R-51: the most coal that the Black Rose can still give this round.
    pub(crate) fn bunker_limit(&self, state: &State) -> u8 {
        match self.rules.rose_bunker {
            RoseBunker::Full => FULL,
            RoseBunker::TwoARound => 2u8.saturating_sub(state.bunkered),
        }
    }

    /// Checks the amount of coal.
    pub(crate) fn check_bunker(
        &self,
        state: &State,
        seat: Seat,
        boat: BoatId,
        coal: u8,
    ) -> Result<(), Illegal<RuleId>> {
        self.check_supplied(state, seat, boat)?;
        let room = FULL - state.boat(boat).coal.min(FULL);
        let fits = match self.rules.rose_bunker {
            RoseBunker::Full => coal == room && coal > 0,
            RoseBunker::TwoARound => (1..=room.min(self.bunker_limit(state))).contains(&coal),
        };
        if fits { Ok(()) } else { Err(Illegal::lacking(HANDED_OVER, coal, room)) }
    }

    pub(crate) fn bunker(state: &mut State, boat: BoatId, coal: u8, events: &mut impl Events<Event>) {
        state.bunkered = state.bunkered.saturating_add(coal);
        let wheel = &mut state.boat_mut(boat).coal;
        *wheel = (*wheel + coal).min(FULL);
        events.tell(Event::Bunkered { boat, coal });
    }

    /// MQ-BLR-12, MQ-R-49: how much coal a boat may use beyond its purse if it needs it to move; only the Black Rose
    /// may.
    pub(crate) fn most_more_coal(&self, id: BoatId) -> u8 {
        if id == BoatId::ROSE && self.rules.rose_care == RoseCare::Required { 12 } else { 0 }
    }

    /// The Black Rose's own coal limit (MQ-BLR-06) for the Black Rose, otherwise `rule`.
    pub(crate) fn coal_rule(id: BoatId, rule: RuleId) -> RuleId {
        if id == BoatId::ROSE { RuleId::Blr06 } else { rule }
    }

    /// Whether turns must spare the Black Rose (MQ-BLR-11).
    #[inline]
    pub(crate) fn cares_for_rose(&self, state: &State) -> bool {
        self.table.black_rose
            && self.rules.rose_care == RoseCare::Required
            && state.boat(BoatId::ROSE).afloat()
            && state.phase != Phase::Over
    }

    pub(crate) fn spares_rose_facing(&self, state: &State, bow: Dir) -> bool {
        let mut after = *state;
        after.boat_mut(BoatId::ROSE).bow = bow;
        after.course = Course::NONE;
        self.rose_is_spared(&mut after)
    }

    /// MQ-R-49: whether the Black Rose, after a move, has a complete turn for 1 coal, or none at any cost. If it was
    /// pushed, its bow is still to be set. The search modifies `after`. Callers have usually tried a run already, so
    /// this goes straight to the search.
    pub(crate) fn rose_is_spared(&self, after: &mut State) -> bool {
        let rose = BoatId::ROSE;
        if after.phase == Phase::Over || after.boat(rose).repair == Repair::MissesTurn {
            return true; // MQ-R-65: missing a turn costs nothing
        }
        self.remove_rear(after, &mut Ignore); // tiles that will be gone (MQ-R-53)
        let asked = Self::sets_bow(after, rose);
        let begins_free = Self::begin_as_rose(after);
        let search = Search::new(self, rose, 1, Goal::Complete { care: false });
        let bows = if asked || begins_free { &Dir::ALL[..] } else { &[after.boat(rose).bow][..] };
        let mut goes = |bow: Dir, coal: u8| {
            after.boat_mut(rose).bow = bow;
            self.has_course(after, coal, search)
        };
        if bows.iter().any(|&bow| goes(bow, 1)) {
            return true;
        }
        // Whoever sets its bow now may choose one that cannot move; a free bow is only chosen at its own turn.
        if begins_free {
            !bows.iter().any(|&bow| goes(bow, PLENTY))
        } else {
            bows.iter().any(|&bow| !goes(bow, PLENTY))
        }
    }

    /// Prepares the Black Rose for its next turn: speed 1 if it could not move (MQ-R-50). Returns whether that turn
    /// begins with a free choice of bow.
    pub(crate) fn begin_as_rose(after: &mut State) -> bool {
        after.course = Course::NONE;
        let rose = after.boat_mut(BoatId::ROSE);
        rose.speed = rose.next_speed();
        rose.repair == Repair::Restarts
    }

    /// The spaces that a complete turn of the Black Rose for 1 coal uses, with the boats as they are and the bow as in
    /// [`Queen::rose_is_spared`]; `None` if there is no such turn, or its spaces are unknown.
    pub(crate) fn rose_course(&self, after: &mut State) -> Option<Used> {
        let rose = BoatId::ROSE;
        let asked = Self::sets_bow(after, rose);
        let free_bow = Self::begin_as_rose(after) || asked;
        let used = Cell::new(None);
        let search = Search::new(self, rose, 1, Goal::Complete { care: false }).tracing(&used);
        let bows = if free_bow { &Dir::ALL[..] } else { &[after.boat(rose).bow][..] };
        let found = bows.iter().any(|&bow| {
            after.boat_mut(rose).bow = bow;
            self.has_course(after, 1, search)
        });
        used.get().filter(|_| found)
    }
}

impl Search<'_> {
    /// MQ-R-49: whether the Black Rose still has a turn for 1 coal, or none at all, once the boat comes to rest here.
    /// Usually it has a run; otherwise this searches with the boats in their final positions.
    #[inline]
    pub(crate) fn spares_rose(&self, world: &State, rest: Rest) -> bool {
        self.leaves_rose_run(world, rest) || self.rose_turns(world, rest)
    }

    /// The quick proof: the Black Rose has a run for 1 coal, can back off its sandbank, or misses its turn. Depends
    /// only on the boat's final space, unless the boat is the Black Rose.
    #[inline]
    pub(crate) fn leaves_rose_run(&self, world: &State, rest: Rest) -> bool {
        if world.boat(BoatId::ROSE).repair == Repair::MissesTurn {
            return true; // MQ-R-65
        }
        if self.queen.strips_rear(world, self.boat, rest.at) {
            return false; // runs ignore that tiles will be removed
        }
        let rose = Runner::of(world, BoatId::ROSE, 1);
        let rose = if self.boat == BoatId::ROSE {
            let speed = rest.wheel.saturating_sub(rest.driftwood).max(1);
            Runner { at: rest.at, bow: rest.bow, speed, ..rose }
        } else {
            Runner { taken: Some(rest.at), ..rose }
        };
        let boats = rose.boats(world);
        matches!(rose.dash(world, boats), Run::Ends(_)) || self.rose_runs(world, rest, &rose, boats)
    }

    /// The full search, with the boats in their final positions.
    #[inline(never)]
    pub(crate) fn rose_turns(&self, world: &State, rest: Rest) -> bool {
        let mut after = *world;
        let boat = after.boat_mut(self.boat);
        boat.at = rest.at;
        boat.bow = rest.bow;
        boat.speed = rest.wheel;
        boat.coal = boat.coal.min(rest.coal); // without coal, it cannot be pushed onto sand
        after.course.speed = rest.wheel;
        after.course.driftwood = rest.driftwood;
        self.queen.come_to_rest(&mut after, self.boat, &mut Ignore);
        self.queen.rose_is_spared(&mut after)
    }

    /// Whether a Black Rose without a dash will have a run for 1 coal or can back off its sandbank.
    #[inline(never)]
    pub(crate) fn rose_runs(&self, world: &State, rest: Rest, rose: &Runner, boats: u32) -> bool {
        if world.is_sand(rose.at) {
            return self.boat != BoatId::ROSE
                && self.queen.backing(world, BoatId::ROSE, 1).is_ok_and(|(astern, _)| astern != rest.at);
        }
        matches!(rose.run(world, boats), Run::Ends(_))
    }
}
