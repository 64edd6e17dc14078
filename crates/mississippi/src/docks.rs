//! What happens to a boat on a dock: passengers (MQ-PIC), coal (MQ-STA), finish (MQ-END).

use crate::board::{Dir, FINISH_DOCKS, Space};
use crate::check::Checked;
use crate::coal::FULL;
use crate::event::{Cause, Event};
use crate::rule_id::RuleId;
use crate::rules::{PickUp, ShortFinish};
use crate::state::{BoatId, EndReason, Fate, Phase, Repair, State};
use crate::table::Queen;
use crate::tiles::START_DOCKS;
use game::{Events, Illegal};

/// The number of passengers that a boat needs, and the most it can take (MQ-PIC-03, MQ-END-04).
pub(crate) const WANTED: u8 = 2;

game::causes! {
    /// Why a boat has finished.
    Arriving as MississippiArriving {
        /// It moved onto a finish dock, slowly enough and with enough passengers.
        Move => RuleId::End04,
        /// It was pushed onto a finish dock.
        Push => RuleId::R28,
        /// The edition lets it finish with fewer passengers.
        FewPassengers => RuleId::End08,
        /// In the introductory game any boat at a finish dock finishes.
        Introductory => RuleId::Int04,
    }
}

/// The rule that lets a boat hand back a passenger.
pub(crate) const PASSENGER_RETURNED: RuleId = RuleId::R30;

impl Cause {
    /// The rule for taking a passenger.
    pub(crate) const fn boarding_rule(self) -> RuleId {
        match self {
            Self::Move => RuleId::Pic01,
            Self::Push => RuleId::Psh12,
        }
    }

    /// The rule for refuelling at a coal station.
    pub(crate) const fn refuelling_rule(self) -> RuleId {
        match self {
            Self::Move => RuleId::Sta03,
            Self::Push => RuleId::R59,
        }
    }
}

impl EndReason {
    /// The rule that ends the race.
    pub const fn rule(self) -> RuleId {
        match self {
            // All boats but one have finished or are out of the race.
            Self::AllHome | Self::LastAfloat => RuleId::End07,
            Self::FirstHome => RuleId::R32,
            Self::Stranded => RuleId::R33,
            Self::Deadlocked => RuleId::R68,
            Self::RoundLimit => RuleId::R29,
        }
    }
}

impl Queen {
    /// MQ-END-02, MQ-END-03, MQ-R-01: whether the space is a finish dock.
    #[inline]
    pub(crate) fn is_finish_dock(state: &State, at: Space) -> bool {
        state.finish.is_some_and(|bend| {
            at.tile == state.last_tile() && FINISH_DOCKS[bend as usize].contains(&at.cell) && !state.is_land(at)
        })
    }

    fn is_passenger_dock(state: &State, at: Space) -> bool {
        state.tile(at.tile).dock.is_some_and(|(space, _)| space == at.cell)
    }

    fn is_coal_dock(state: &State, at: Space) -> bool {
        state.is(at, |tile| tile.coal_docks)
    }

    /// MQ-R-45: passenger docks, coal docks, start and finish docks.
    pub(crate) fn is_dock(state: &State, at: Space) -> bool {
        Self::is_passenger_dock(state, at)
            || Self::is_coal_dock(state, at)
            || Self::is_finish_dock(state, at)
            || (at.tile == 0 && START_DOCKS.contains(&at.cell))
    }

    /// Whether a racing boat on this finish dock is too fast, in an edition that punishes it.
    #[inline]
    pub(crate) fn too_fast_there(&self, state: &State, boat: BoatId, at: Space, wheel: u8) -> bool {
        use crate::rules::FastFinish;
        self.rules.fast_finish == FastFinish::Disqualified
            && wheel > self.table.finish_speed
            && !self.table.introductory
            && boat != BoatId::ROSE
            && Self::is_finish_dock(state, at)
    }

    /// A boat comes to rest on a space, by its own move or by a push, with this wheel value (MQ-R-26): passenger first,
    /// then coal, then the finish (MQ-R-03).
    #[inline]
    pub(crate) fn visit_docks(&self, state: &mut State, id: BoatId, wheel: u8, events: &mut impl Events<Event>) {
        let at = state.boat(id).at;
        if Self::may_dock(state, id, at) {
            self.use_docks(state, id, at, wheel, events);
        }
    }

    fn use_docks(&self, state: &mut State, id: BoatId, at: Space, wheel: u8, events: &mut impl Events<Event>) {
        let [passenger, coal, home] = self.dock_effects(state, id, at, wheel);
        let cause = if id == state.active() { Cause::Move } else { Cause::Push };
        if passenger {
            self.take_passenger(state, id, at, cause, events);
        }
        if coal {
            state.boat_mut(id).coal = FULL;
            events.tell(Event::Refuelled { boat: id, cause });
        }
        if home {
            self.bring_home(state, id, cause, events);
        }
    }

    /// MQ-PIC-01 to 04, MQ-R-31: whether a boat at speed 1 takes a passenger here: one per boat and tile, two in all.
    fn finds_passenger(state: &State, id: BoatId, at: Space) -> bool {
        let boat = state.boat(id);
        Self::is_passenger_dock(state, at)
            && state.tiles[at.tile as usize].passengers > 0
            && boat.passengers < WANTED
            && !boat.served.contains(at.tile)
    }

    /// Whether any dock can affect a boat here. A cheap filter: most spaces have none.
    #[inline]
    fn may_dock(state: &State, id: BoatId, at: Space) -> bool {
        let finish = state.finish.is_some() && at.tile == state.last_tile();
        id != BoatId::ROSE && (finish || state.has_dock(at))
    }

    /// Which docks affect a boat that comes to rest here with this wheel value: passenger, coal (MQ-STA-02, MQ-STA-03),
    /// finish. Docks never affect the Black Rose (MQ-BLR-08, MQ-BLR-09).
    pub(crate) fn dock_effects(&self, state: &State, id: BoatId, at: Space, wheel: u8) -> [bool; 3] {
        if !Self::may_dock(state, id, at) {
            return [false; 3];
        }
        let slow = wheel == 1;
        let passenger = slow && Self::finds_passenger(state, id, at);
        let aboard = state.boat(id).passengers + u8::from(passenger);
        [passenger, slow && Self::is_coal_dock(state, at), self.finishes(state, id, at, wheel, aboard)]
    }

    /// Takes a passenger aboard automatically; some boats may hand it back afterwards (MQ-R-30).
    fn take_passenger(&self, state: &mut State, id: BoatId, at: Space, cause: Cause, events: &mut impl Events<Event>) {
        state.tiles[at.tile as usize].passengers -= 1;
        let boat = state.boat_mut(id);
        boat.passengers += 1;
        boat.served.push(at.tile);
        if self.races_in_sides() && (cause == Cause::Push || self.rules.pick_up == PickUp::MayDecline) {
            state.course.boarded += 1 << (2 * id.0);
        }
        events.tell(Event::PassengerTaken { boat: id, tile: at.tile, cause });
    }

    /// MQ-R-30: whether a boat that still races took a passenger this turn that it may hand back.
    pub(crate) fn may_decline(state: &State, id: BoatId) -> bool {
        state.course.boarded >> (2 * id.0) & 3 > 0 && state.boat(id).afloat()
    }

    /// Returns the last passenger taken to its dock.
    pub(crate) fn decline(state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        if !Self::may_decline(state, id) {
            return;
        }
        let Some(tile) = state.boat_mut(id).served.pop(0) else { return };
        state.boat_mut(id).passengers -= 1;
        state.tiles[tile as usize].passengers += 1;
        state.course.boarded -= 1 << (2 * id.0);
        events.tell(Event::PassengerReturned { boat: id, tile });
    }

    /// MQ-END-04, MQ-END-08, MQ-INT-04, MQ-R-28.
    fn finishes(&self, state: &State, id: BoatId, at: Space, wheel: u8, aboard: u8) -> bool {
        Self::is_finish_dock(state, at)
            && id != BoatId::ROSE
            && (self.table.introductory
                || wheel <= self.table.finish_speed
                    && (aboard >= WANTED || self.rules.short_finish == ShortFinish::RankedBehind))
    }

    /// MQ-END-06: a boat that finishes leaves the river.
    fn bring_home(&self, state: &mut State, id: BoatId, cause: Cause, events: &mut impl Events<Event>) {
        let cause = match cause {
            _ if self.table.introductory => Arriving::Introductory,
            _ if state.boat(id).passengers < WANTED => Arriving::FewPassengers,
            Cause::Move => Arriving::Move,
            Cause::Push => Arriving::Push,
        };
        let place = state.homes;
        state.homes += 1;
        Self::take_off(state, id, Fate::Home(place));
        events.tell(Event::Home { boat: id, place, cause });
        if self.wins_for_side(state, id) {
            Self::finish_race(state, EndReason::FirstHome, events);
        } else {
            self.end_if_few_race(state, events);
        }
    }

    /// A boat is eliminated or disqualified: it leaves the river and is ranked last.
    pub(crate) fn lose(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        let place = state.losses;
        state.losses += 1;
        Self::take_off(state, id, Fate::Out(place));
        self.end_if_few_race(state, events);
    }

    fn take_off(state: &mut State, id: BoatId, fate: Fate) {
        if state.virtual_coal == Some(id) {
            state.virtual_coal = None;
        }
        let boat = state.boat_mut(id);
        boat.fate = fate;
        boat.at = Space::new(0, 0);
        boat.bow = Dir::N;
        boat.repair = Repair::None;
        boat.leaves_free = false;
    }

    /// MQ-END-07, MQ-R-32: whether at most one boat is left in the race.
    fn few_race(&self, state: &State) -> bool {
        let racing = self.boats().filter(|&id| state.boat(id).racing()).count();
        if self.races_in_sides() {
            let sides = (0..self.teams).filter(|&side| {
                self.boats().any(|id| self.boat_side(id) == Some(side) && !matches!(state.boat(id).fate, Fate::Out(_)))
            });
            racing == 0 || sides.count() <= 1
        } else {
            racing <= 1
        }
    }

    /// MQ-TWO-05, MQ-R-32, MQ-R-33: whether this boat ends a race of sides; a boat with too few passengers does not.
    fn wins_for_side(&self, state: &State, id: BoatId) -> bool {
        let boat = state.boat(id);
        let counts = self.table.introductory || boat.passengers >= WANTED;
        self.races_in_sides() && counts && matches!(boat.fate, Fate::Home(_))
    }

    /// Whether the race is decided: too few boats still race, or a side has won. Such a position has no next turn.
    pub(crate) fn is_decided(&self, state: &State) -> bool {
        self.few_race(state) || self.boats().any(|id| self.wins_for_side(state, id))
    }

    fn end_if_few_race(&self, state: &mut State, events: &mut impl Events<Event>) {
        if self.few_race(state) {
            let reason = if state.homes > 0 { EndReason::AllHome } else { EndReason::LastAfloat };
            Self::finish_race(state, reason, events);
        }
    }

    pub(crate) fn finish_race(state: &mut State, reason: EndReason, events: &mut impl Events<Event>) {
        if state.phase == Phase::Over {
            return;
        }
        state.phase = Phase::Over;
        state.end = Some(reason);
        events.tell(Event::Over { reason });
    }

    /// MQ-R-33: ends the race when no racing boat can collect two passengers any more.
    #[inline]
    pub(crate) fn end_if_stranded(&self, state: &mut State, events: &mut impl Events<Event>) {
        let unbounded = self.table.introductory || self.rules.short_finish == ShortFinish::RankedBehind;
        if unbounded || self.enough_coming(state) && self.boats().any(|id| state.boat(id).racing()) {
            return;
        }
        if !self.boats().any(|id| state.boat(id).racing() && self.can_still_fill(state, id)) {
            Self::finish_race(state, EndReason::Stranded, events);
        }
    }

    /// Whether enough passengers for this boat wait on tiles it has not served, or are still in the pile.
    #[inline(never)]
    fn can_still_fill(&self, state: &State, id: BoatId) -> bool {
        let boat = state.boat(id);
        let lacking = WANTED.saturating_sub(boat.passengers);
        if lacking == 0 {
            return true;
        }
        // Start at the last tile, where most passengers are, and stop as soon as there are enough.
        let waiting = (state.rear..state.laid)
            .rev()
            .filter(|&tile| state.tiles[tile as usize].passengers > 0 && !boat.served.contains(tile))
            .take(lacking as usize)
            .count() as u8;
        if waiting >= lacking {
            return true;
        }
        waiting + self.coming(state) >= lacking
    }

    /// Whether two tiles with passengers can still be laid; cheaper than counting them.
    #[inline]
    fn enough_coming(&self, state: &State) -> bool {
        let tiles = state.pool & self.docked_tiles;
        let others = tiles & tiles.wrapping_sub(1);
        others != 0 && state.draws >= WANTED && (self.spare.is_none() || state.spare >= WANTED)
    }

    /// How many tiles with passengers can still be laid.
    fn coming(&self, state: &State) -> u8 {
        let tiles = (state.pool & self.docked_tiles).count_ones() as u8;
        tiles.min(state.draws).min(self.spare.map_or(u8::MAX, |_| state.spare))
    }

    /// MQ-R-30: a passenger may be handed back after the move that brought it, or when the bow is set after a push.
    pub(crate) fn check_decline(state: &State) -> Checked {
        let asked = matches!(state.phase, Phase::Transfer | Phase::Bows);
        if asked && Self::may_decline(state, Self::subject(state)) { Ok(()) } else { Err(Illegal::by(RuleId::R30)) }
    }
}
