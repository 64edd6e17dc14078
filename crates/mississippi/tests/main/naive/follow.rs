//! How the engine says that a move ended: from its events, and from what it asks for afterwards.

use game::{Game, Seat};
use mississippi::board::Dir;
use mississippi::event::{Event, Setting};
use mississippi::state::{BoatId, Fate, Phase, State};
use mississippi::{Action, Plan, Queen, Space};
use testkit::naive::{self, Boardings, BoatEnd, Boats, Ending, Harbour, Place, Quay};

/// Follows the events of a move and so finds out how it ended.
#[derive(Clone)]
pub(super) struct Follower {
    pub(super) ending: Ending,
    pub(super) spent: u8,
    mover: BoatId,
    last_tile: Option<u8>,
    over: bool,
}

impl Follower {
    pub(super) fn new(state: &State, mover: BoatId) -> Self {
        let place = |fate| match fate {
            Fate::Home(_) => Place::Home,
            _ => Place::Out,
        };
        let end = |id: BoatId| {
            let boat = state.boat(id);
            let plays = !matches!(boat.fate, Fate::Absent | Fate::Waiting(_));
            plays.then(|| BoatEnd {
                place: if boat.afloat() { Place::At(boat.at) } else { place(boat.fate) },
                bow: boat.afloat().then_some(boat.bow),
                speed: boat.speed,
                coal: if id == mover { 0 } else { boat.coal },
                passengers: boat.passengers,
                served: boat.served.as_slice().iter().fold(0, |bits, tile| bits | 1 << tile),
            })
        };
        let ending = Ending {
            wheel: 0,
            boats: BoatId::ALL.map(end),
            pushed: Boats::new(),
            asked: Boats::new(),
            may_decline: Boardings::new(),
            homes: Boats::new(),
            entered_last: false,
        };
        let last_tile = state.finish().is_none().then(|| state.river().len() as u8 - 1);
        Self { ending, mover, spent: 0, last_tile, over: false }
    }

    pub(super) fn boat(&mut self, id: BoatId) -> &mut BoatEnd {
        self.ending.boat_mut(id)
    }

    fn put(&mut self, id: BoatId, at: Space) {
        self.boat(id).place = Place::At(at);
        self.ending.entered_last |= self.last_tile == Some(at.tile);
    }

    fn leave(&mut self, id: BoatId, place: Place) {
        let boat = self.boat(id);
        boat.place = place;
        boat.bow = None;
    }

    /// Follows what an action of the move has led to.
    pub(super) fn follow_all(&mut self, events: &[Event], after: &State, plan: Plan) {
        // The wheel of a wrecked boat is not told; the plan says it, too, if the boat's next turn has begun.
        let again = |event: &Event| matches!(event, Event::TurnBegan { boat, .. } if *boat == self.mover);
        let again = events.iter().any(again);
        let wheel = if again { plan.speed } else { after.boat(self.mover).speed };
        for &event in events {
            self.follow(event, wheel);
        }
        // The boat at the far end of a chain is told of first, and pushed last.
        for event in events.iter().rev() {
            if let Event::Pushed { boat, .. } = *event
                && !self.ending.pushed.contains(&boat)
            {
                self.ending.pushed.push(boat);
            }
        }
    }

    fn follow(&mut self, event: Event, wheel: u8) {
        match event {
            _ if self.over => {}
            Event::SpeedSet { speed, coal, .. } => {
                self.ending.wheel = speed;
                self.boat(self.mover).speed = speed;
                self.spent += coal;
            }
            Event::Turned { boat, bow, coal } => {
                self.boat(boat).bow = Some(bow);
                self.spent += coal;
            }
            Event::BowSet { boat, bow, .. } => self.boat(boat).bow = Some(bow),
            Event::LeftSand { coal, .. } => self.spent += coal,
            Event::Moved { boat, to, .. } | Event::Pushed { boat, to, .. } => self.put(boat, to),
            Event::BackedOff { boat, to, coal } => {
                self.put(boat, to);
                self.ending.wheel = 1;
                self.spent += coal;
            }
            Event::Aground { boat, .. } => self.boat(boat).speed = 1,
            Event::Wrecked { boat, .. } => self.boat(boat).speed = wheel,
            Event::Slowed { boat, speed, .. } => self.boat(boat).speed = speed,
            Event::PassengerTaken { boat, tile, .. } => {
                let boat = self.boat(boat);
                boat.passengers += 1;
                assert_eq!(boat.served >> tile & 1, 0, "a second passenger from tile {tile}");
                boat.served |= 1 << tile;
            }
            Event::Refuelled { boat, .. } if boat != self.mover => self.boat(boat).coal = 6,
            Event::Refuelled { .. } => {}
            Event::Home { boat, .. } => {
                self.leave(boat, Place::Home);
                self.ending.homes.push(boat);
            }
            Event::Disqualified { boat, .. } => self.leave(boat, Place::Out),
            _ => self.over = true,
        }
    }

    /// Goes on after the move, to where the turn is over: what coal can change boats (MQ-R-51, MQ-R-70), who may hand back
    /// a passenger (MQ-R-30), who is asked for a bow (MQ-R-25). `salt` chooses among exchanges.
    pub(super) fn go_on(&mut self, queen: &Queen, mut state: State, harbour: &Harbour<'_>, salt: usize) {
        let mut quay = Quay::new(harbour, &self.ending, self.spent);
        let (mut done, mut ended) = (0, false);
        while state.phase() == Phase::Transfer {
            let (seat, legal) = choices(queen, &state);
            let coal = |action: &Action| matches!(action, Action::Give(..) | Action::Take(..) | Action::Bunker(..));
            let offered: Vec<Action> = legal.iter().copied().filter(coal).collect();
            assert_eq!(sorted(&offered), quay.exchanges(), "coal can change boats after {done} exchanges");
            let action = if legal.contains(&Action::Decline) {
                Action::Decline
            } else if offered.is_empty() || done > 3 {
                Action::End
            } else {
                done += 1;
                offered[(salt * 7 + done) % offered.len()]
            };
            if coal(&action) {
                quay.carry_out(action);
            }
            ended = action == Action::End;
            self.answer(queen, &mut state, seat, action);
        }
        if state.phase() != Phase::Over && !ended {
            assert_eq!(quay.exchanges(), [], "coal can change boats, and nobody is asked, after {done} exchanges");
        }
        while state.phase() == Phase::Bows {
            let (seat, legal) = choices(queen, &state);
            let decline = legal.contains(&Action::Decline);
            let bows: Vec<Dir> = legal.iter().copied().filter_map(bow).collect();
            assert_eq!(bows, bows_to_set(queen, &state), "the bows that a pushed boat may be given");
            let action = if decline { Action::Decline } else { Action::Bow(bows[salt % bows.len()]) };
            self.answer(queen, &mut state, seat, action);
        }
        self.ending.may_decline.sort_unstable();
    }

    fn answer(&mut self, queen: &Queen, state: &mut State, seat: Seat, action: Action) {
        let mut events = Vec::new();
        queen.act(state, seat, action, &mut events).unwrap_or_else(|illegal| panic!("{action}: {illegal}"));
        match events.first() {
            Some(&Event::BowSet { boat, cause: Setting::Push, .. }) => self.ending.asked.push(boat),
            Some(&Event::PassengerReturned { boat, .. }) => self.ending.may_decline.push(boat),
            _ => {}
        }
    }
}

/// Who decides, and what they can do.
pub(super) fn choices(queen: &Queen, state: &State) -> (Seat, Vec<Action>) {
    let seat = queen.turn(state).first().expect("somebody decides");
    let mut legal = Vec::new();
    queen.legal(state, seat, &mut legal);
    (seat, legal)
}

/// MQ-PSH-09, MQ-R-49: the bows that the next pushed boat may be given.
fn bows_to_set(queen: &Queen, state: &State) -> Vec<Dir> {
    let next = state.course().bows_set as usize;
    match state.course().pushed.as_slice().get(next) {
        Some(&BoatId::ROSE) => naive::rose_bows(&queen.position(state)),
        _ => Dir::ALL.to_vec(),
    }
}

fn bow(action: Action) -> Option<Dir> {
    match action {
        Action::Bow(bow) => Some(bow),
        _ => None,
    }
}

fn sorted(actions: &[Action]) -> Vec<Action> {
    let mut actions = actions.to_vec();
    actions.sort_unstable();
    actions
}
