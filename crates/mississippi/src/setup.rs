//! Setup (MQ-SET), two players (MQ-TWO) and the sixth boat (MQ-SIX).

use crate::action::Chance;
use crate::board::{LONGEST, Space};
use crate::check::Checked;
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::rules::{FirstOrder, RoseDock, SixthDocks, TwoPlayerDocks};
use crate::state::{BOATS, Boat, BoatId, Course, Fate, Few, Laid, Phase, State};
use crate::table::Queen;
use crate::tiles::TileId;
use game::{Events, Illegal, Seat};

/// The number of start docks.
const DOCKS: u8 = 5;
/// The number of tiles drawn in the introductory game.
const SHORT_RIVER: u8 = 3;

/// The rule on the dock and the bow of the sixth boat.
pub(crate) const SIXTH_BOAT: RuleId = RuleId::R64;

game::causes! {
    /// Why a boat was placed at this dock.
    Placing as MississippiPlacing {
        /// The docks are filled in the order of the first round.
        Order => RuleId::Set10,
        /// Two players have fixed docks.
        TwoPlayers => RuleId::Two02,
        /// The sixth boat waits on land behind a dock.
        Sixth => RuleId::Six02,
        /// The Black Rose takes a free dock.
        Rose => RuleId::Blr03,
        /// The Black Rose is the sixth boat.
        RoseSixth => RuleId::Blr04,
        /// The Black Rose is the seventh boat.
        RoseSeventh => RuleId::R35,
    }

    /// Why a waiting boat entered at this dock.
    Entering as MississippiEntering {
        /// It was chosen at setup.
        ChosenDock => RuleId::Six03,
        /// The chosen dock was taken.
        OtherDock => SIXTH_BOAT,
        /// Both docks of the sixth boat were taken.
        FreeDock => RuleId::R47,
    }
}

impl Queen {
    pub(crate) fn initial(&self) -> State {
        let pool = self.a_tiles | self.b_tiles; // MQ-SET-02, MQ-BTI-06
        let draws = if self.table.introductory { SHORT_RIVER } else { pool.count_ones() as u8 - self.leaving };
        let mut state = State {
            tiles: [Laid::START; LONGEST], // MQ-SET-01
            boats: [Boat::ABSENT; BOATS],
            pool,
            turn_count: 0,
            round: 0,
            laid: 1,
            rear: 0,
            finish: None, // MQ-SET-04
            draws,
            outs: self.leaving,
            spare: self.spare.unwrap_or(0),
            phase: if self.leaving > 0 { Phase::SetupOut } else { Phase::SetupTile },
            end: None,
            order: Few::empty(BoatId(0)),
            place: 0,
            homes: 0,
            losses: 0,
            virtual_coal: None,
            rose_used: 0,
            bunkered: 0,
            idle_rounds: 0,
            idle: false,
            course: Course::NONE,
        };
        for id in self.all_boats() {
            // MQ-SET-06: speed 1, coal 6
            let coal = if id == BoatId::ROSE { 0 } else { 6 };
            *state.boat_mut(id) = Boat { fate: Fate::Waiting(0), coal, ..Boat::ABSENT };
        }
        state
    }

    pub(crate) fn setup_chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        match state.phase {
            Phase::SetupOut => {
                // A3 tiles are removed first, then A2 tiles (MQ-BTI-03, MQ-BTI-04).
                let a3 = state.pool & TileId::A3_TILES;
                let leaving = if a3 != 0 { a3 } else { state.pool & TileId::A2_TILES };
                out.extend(TileId::of(leaving).map(|tile| (Chance::Out(tile), 1)));
            }
            Phase::SetupOrder if self.draws_first_seat() => {
                out.extend((0..self.table.seats).map(|seat| (Chance::First(Seat(seat)), 1)));
            }
            Phase::SetupOrder => {
                out.extend(self.boats().filter(|&id| !state.order.contains(id)).map(|id| (Chance::Order(id), 1)));
            }
            _ => {}
        }
    }

    /// Two players (MQ-TWO-02) and players in clockwise order draw only the first seat; three players with two boats
    /// each draw boats (MQ-R-35).
    fn draws_first_seat(&self) -> bool {
        self.table.seats == 2 || (self.boats_each == 1 && self.rules.first_order == FirstOrder::Clockwise)
    }

    pub(crate) fn settle_setup(&self, state: &mut State, chance: Chance, events: &mut impl Events<Event>) {
        match chance {
            Chance::Out(tile) => {
                state.pool &= !tile.bit();
                state.outs = state.outs.saturating_sub(1);
                events.tell(Event::TileOut { tile });
                if state.outs == 0 {
                    state.phase = Phase::SetupTile;
                }
            }
            Chance::Tile(tile, bend) => {
                self.lay(state, tile, bend, events);
                state.phase = Phase::SetupOrder;
            }
            Chance::First(seat) => {
                let docks = self.order_from(state, seat);
                self.place_boats(state, docks, events);
            }
            Chance::Order(boat) => {
                state.order.push(boat);
                let mut left = self.boats().filter(|&id| !state.order.contains(id));
                if let (Some(last), None) = (left.next(), left.next()) {
                    state.order.push(last);
                    self.place_boats(state, [1, 2, 3, 4, 5, 0], events);
                }
            }
            Chance::Finish(_) => {}
        }
    }

    /// The order once the first player is known, and the dock for each place in it.
    fn order_from(&self, state: &mut State, first: Seat) -> [u8; 6] {
        if self.table.seats == 2 {
            // MQ-TWO-02; MQ-TWO-06, MQ-R-67: round 1 goes by dock number.
            let boat = |other: u8, second: u8| BoatId((first.0 + other) % 2 * 2 + second);
            let (order, docks) = match self.rules.two_player_docks {
                TwoPlayerDocks::OneFour => ([boat(0, 0), boat(1, 0), boat(1, 1), boat(0, 1)], [1, 2, 3, 4, 0, 0]),
                TwoPlayerDocks::ThreeFour => ([boat(1, 0), boat(0, 0), boat(0, 1), boat(1, 1)], [2, 3, 4, 5, 0, 0]),
            };
            for id in order {
                state.order.push(id);
            }
            return docks;
        }
        for k in 0..self.table.seats {
            state.order.push(BoatId((first.0 + k) % self.table.seats));
        }
        [1, 2, 3, 4, 5, 0]
    }

    /// MQ-SET-10, MQ-SIX-01, MQ-BLR-03: places the boats at their docks in order, the Black Rose last.
    fn place_boats(&self, state: &mut State, docks: [u8; 6], events: &mut impl Events<Event>) {
        let order = state.order;
        for (&id, dock) in order.as_slice().iter().zip(docks) {
            if dock > 0 {
                self.put_on_dock(state, id, dock, events);
            } else {
                state.virtual_coal = Some(id); // MQ-SIX-04
            }
        }
        if self.table.black_rose {
            state.order.push(BoatId::ROSE);
            let free = Self::free_docks(state).as_slice().first().copied();
            if let (RoseDock::FirstFree, Some(dock)) = (self.rules.rose_dock, free) {
                self.put_on_dock(state, BoatId::ROSE, dock, events);
            }
        }
        state.place = 0;
        self.next_placement(state, events);
    }

    fn put_on_dock(&self, state: &mut State, id: BoatId, dock: u8, events: &mut impl Events<Event>) {
        let boat = state.boat_mut(id);
        boat.fate = Fate::Afloat;
        boat.at = State::start_dock(dock);
        let cause = match id {
            BoatId::ROSE => Placing::Rose,
            _ if self.table.seats == 2 => Placing::TwoPlayers,
            _ => Placing::Order,
        };
        events.tell(Event::Placed { boat: id, dock, cause });
    }

    /// Free start docks, in order.
    fn free_docks(state: &State) -> Few<u8, 5> {
        let mut free = Few::empty(0);
        for dock in (1..=DOCKS).filter(|&dock| !state.occupied(State::start_dock(dock))) {
            free.push(dock);
        }
        free
    }

    /// Whether all docks are taken by boats that have one, so that this boat is the sixth.
    fn is_sixth(&self) -> bool {
        self.boats + u8::from(self.table.black_rose) > DOCKS
    }

    /// MQ-SIX-02, MQ-BLR-04: the docks that a sixth boat may choose from.
    fn sixth_docks(&self) -> &'static [u8] {
        match self.rules.sixth_docks {
            SixthDocks::ThreeOrFive => &[3, 5],
            SixthDocks::TwoOrThree => &[2, 3],
            SixthDocks::Three => &[3],
        }
    }

    /// Whether a boat can wait behind this dock; 0 means that none is chosen yet.
    pub(crate) fn may_wait(&self, dock: u8) -> bool {
        dock == 0 || (self.is_sixth() && self.sixth_docks().contains(&dock))
    }

    /// The docks that can be chosen during setup for the boat to be placed.
    pub(crate) fn setup_docks(&self, state: &State) -> Few<u8, 5> {
        if !self.is_sixth() {
            return Self::free_docks(state);
        }
        let mut docks = Few::empty(0);
        for &dock in self.sixth_docks() {
            docks.push(dock);
        }
        docks
    }

    pub(crate) fn choose_dock(&self, state: &mut State, dock: u8, events: &mut impl Events<Event>) {
        let id = state.active();
        if self.is_sixth() {
            state.boat_mut(id).fate = Fate::Waiting(dock);
            let cause = match id {
                BoatId::ROSE if self.boats > DOCKS => Placing::RoseSeventh,
                BoatId::ROSE => Placing::RoseSixth,
                _ => Placing::Sixth,
            };
            events.tell(Event::Placed { boat: id, dock, cause });
            state.place += 1;
        } else {
            self.put_on_dock(state, id, dock, events);
        }
        self.next_placement(state, events);
    }

    /// Asks for the dock or bow of the next boat to be placed; after the last one, the race begins.
    pub(crate) fn next_placement(&self, state: &mut State, events: &mut impl Events<Event>) {
        if state.place as usize >= state.order.as_slice().len() {
            state.place = 0;
            self.begin_round(state, events);
            self.next_turn(state, events);
            return;
        }
        if state.boat(state.active()).afloat() {
            state.phase = Phase::SetupBow;
            return;
        }
        state.phase = Phase::SetupDock;
        if let &[only] = self.setup_docks(state).as_slice() {
            self.choose_dock(state, only, events);
        }
    }

    /// MQ-SIX-03, MQ-R-47, MQ-R-64: the docks where a waiting boat may enter now.
    pub(crate) fn entry_docks(&self, state: &State, id: BoatId) -> Few<u8, 5> {
        let free = Self::free_docks(state);
        let Fate::Waiting(chosen) = state.boat(id).fate else { return Few::empty(0) };
        let preferred = [chosen].into_iter().chain(self.sixth_docks().iter().copied());
        match preferred.into_iter().find(|&dock| free.contains(dock)) {
            Some(dock) => {
                let mut only = Few::empty(0);
                only.push(dock);
                only
            }
            None => free,
        }
    }

    pub(crate) fn enter(&self, state: &mut State, dock: u8, events: &mut impl Events<Event>) {
        use crate::rules::SixthEntry;
        let id = state.active();
        let at: Space = State::start_dock(dock);
        let cause = match state.boat(id).fate {
            Fate::Waiting(chosen) if chosen == dock => Entering::ChosenDock,
            _ if self.sixth_docks().contains(&dock) => Entering::OtherDock,
            _ => Entering::FreeDock,
        };
        let boat = state.boat_mut(id);
        boat.fate = Fate::Afloat;
        boat.at = at;
        state.course.path.push(at);
        state.course.enters = true;
        state.course.entry = u8::from(self.rules.sixth_entry == SixthEntry::OnePoint);
        state.phase = Phase::FreeBow;
        events.tell(Event::Entered { boat: id, at, cause });
    }

    pub(crate) fn check_dock(&self, state: &State, dock: u8) -> Checked {
        let docks = match state.phase {
            Phase::SetupDock => self.setup_docks(state),
            Phase::Enter => self.entry_docks(state, state.active()),
            Phase::Speed | Phase::Move => return Err(Illegal::by(Placing::Order.rule())),
            _ => return Err(Illegal::by(Self::awaited(state))),
        };
        let rule = if state.phase == Phase::Enter { Entering::FreeDock.rule() } else { Placing::Sixth.rule() };
        if docks.contains(dock) { Ok(()) } else { Err(Illegal::by(rule)) }
    }
}
