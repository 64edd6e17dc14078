//! Why one turn of a boat is better than another: what the evaluation sees that differs.

use super::lore::{Boat, Lore};
use super::{WANTED, bow_pending, pushes, side_of, time, weights};
use crate::advice::{Compared, Explain};
use crate::worth::Evaluate;
use game::{Game, Seat};
use mississippi::state::{Fate, Repair};
use mississippi::{BoatId, Queen, State};

/// A difference between two turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MississippiReason {
    /// The advised turn brings the boat home.
    Finishes,
    /// It takes a passenger aboard.
    Boards,
    /// It can have its next passenger so many turns earlier.
    BoardsEarlier {
        /// How many.
        turns: u8,
    },
    /// It can dock at the finish so many turns earlier.
    DocksEarlier {
        /// How many.
        turns: u8,
    },
    /// It is about so many turns closer to winning.
    Closer {
        /// How many.
        turns: u8,
    },
    /// It fills the bunkers.
    Refuels,
    /// It keeps so much more coal.
    SavesCoal {
        /// How much.
        coal: u8,
    },
    /// It costs another boat about so many turns.
    Hinders {
        /// The boat.
        boat: BoatId,
        /// How many.
        turns: u8,
    },
    /// The other turn wrecks the boat, or puts it out of the race.
    Wrecks,
    /// The other turn leaves no complete next turn.
    NoNextTurn,
    /// The other turn is too fast or too askew for a tile that nobody knows.
    Rushes {
        /// Its speed.
        speed: u8,
    },
    /// After the other turn this boat could push it away.
    PushedBy {
        /// The boat that pushes.
        boat: BoatId,
    },
}

/// Turns by which two turns must differ to be told of.
const LEAST_TURNS: f32 = 0.75;
/// What differences weigh, in turns.
const FINISH: f32 = 20.0;
const WRECK: f32 = 6.0;
const NO_NEXT_TURN: f32 = 4.0;
const RUSH: f32 = 1.0;
/// What a coal weighs at least, where it is worth next to nothing any more.
const LEAST_COAL: f32 = 0.05;
/// What a turn that somebody else loses weighs.
const ANOTHERS_TURN: f32 = 0.5;

impl Explain for Queen {
    type Reason = MississippiReason;

    fn reasons(&self, compared: Compared<'_, State>, lore: &mut Lore) -> Vec<(MississippiReason, f32)> {
        let Compared { seat, before, advised, other } = compared;
        let Some(id) = mover(self, before, seat).filter(|_| before.river().len() > 1) else { return Vec::new() };
        let (here, there) = (Standing::of(self, advised, lore, id), Standing::of(self, other, lore, id));
        let mut reasons = here.against(&there);
        reasons.extend(coal(self, compared, lore));
        if !there.lost
            && !here.pushed
            && let Some((by, cost)) = pusher(self, other, lore, id)
        {
            reasons.push((MississippiReason::PushedBy { boat: by }, cost));
        }
        reasons.extend(hindered(self, compared, lore));
        reasons
    }
}

/// What the seat's coal says.
fn coal(queen: &Queen, compared: Compared<'_, State>, lore: &Lore) -> Option<(MississippiReason, f32)> {
    let Compared { seat, before, advised, other } = compared;
    let stock = |state: &State| queen.stock(state, seat);
    let more = stock(advised).checked_sub(stock(other)).filter(|more| *more > 0)?;
    let worth = weights::coal_worth(lore.weights(), before.pile().1, before.finish().is_some());
    let worth_of = |state: &State| worth[(stock(state) as usize).min(6)];
    let weight = (worth_of(advised) - worth_of(other)).max(LEAST_COAL * more as f32);
    let reason = if stock(advised) > stock(before) {
        MississippiReason::Refuels
    } else {
        MississippiReason::SavesCoal { coal: more.min(u8::MAX.into()) as u8 }
    };
    Some((reason, weight))
}

/// The boat of another side that the advised turn costs most.
fn hindered(queen: &Queen, compared: Compared<'_, State>, lore: &mut Lore) -> Option<(MississippiReason, f32)> {
    let Compared { seat, advised, other, .. } = compared;
    let own = queen.side(seat) as usize;
    let mut most: Option<(BoatId, f32)> = None;
    for id in queen.boats().filter(|&id| side_of(queen, id) != own) {
        let mut time_in = |state: &State| {
            let river = lore.river(queen, state);
            time(queen, state, lore, river, id)
        };
        let cost = time_in(advised) - time_in(other);
        if cost >= LEAST_TURNS && most.is_none_or(|(_, most)| cost > most) {
            most = Some((id, cost));
        }
    }
    most.map(|(boat, cost)| (MississippiReason::Hinders { boat, turns: whole(cost) }, cost * ANOTHERS_TURN))
}

/// The boat that a seat moves: the one whose turn it is, or else its first.
fn mover(queen: &Queen, state: &State, seat: Seat) -> Option<BoatId> {
    let own = |id: &BoatId| queen.owner(*id) == Some(seat);
    Some(state.active()).filter(own).or_else(|| queen.boats().find(own))
}

/// At least one.
fn whole(turns: f32) -> u8 {
    turns.round().clamp(1.0, 99.0) as u8
}

/// How a boat stands after a turn.
struct Standing {
    home: bool,
    /// Wrecked or out of the race.
    lost: bool,
    passengers: u8,
    /// The turns to its next passenger, to the finish and to victory; none where that cannot be told.
    to_passenger: Option<u8>,
    to_finish: Option<u8>,
    to_victory: f32,
    next_turn: bool,
    rushes: bool,
    /// Whether somebody can push it before its next turn.
    pushed: bool,
    speed: u8,
}

impl Standing {
    fn of(queen: &Queen, state: &State, lore: &mut Lore, id: BoatId) -> Self {
        let boat = state.boat(id);
        let river = lore.river(queen, state);
        let home = matches!(boat.fate, Fate::Home(_));
        let lost = matches!(boat.fate, Fate::Out(_)) || boat.repair != Repair::None;
        let settled = boat.afloat() && !lost && !bow_pending(state, id);
        let lacking = if queen.table().introductory { 0 } else { WANTED.saturating_sub(boat.passengers) };
        let docks = if lacking > 0 { lore.docks(river, state, boat.served.as_slice()) } else { 0 };
        let way = Boat { at: boat.at, bow: boat.bow, speed: boat.speed, coal: boat.coal.min(6), lacking, docks };
        Self {
            home,
            lost,
            passengers: boat.passengers,
            to_passenger: if settled { lore.turns_to_passenger(queen, state, river, way) } else { None },
            to_finish: if settled && lacking == 0 { lore.turns_to_finish(state, river, way) } else { None },
            to_victory: time(queen, state, lore, river, id),
            next_turn: !settled || queen.could_complete_turn(state, id),
            rushes: settled && weights::rushes(queen, state, boat.at, boat.bow, boat.speed, boat.coal),
            pushed: settled && queen.boats().any(|by| pushes::reaches(queen, state, by, id).is_some()),
            speed: boat.speed,
        }
    }

    /// What speaks for this and against another.
    fn against(&self, other: &Self) -> Vec<(MississippiReason, f32)> {
        use MississippiReason as Reason;
        let mut reasons = Vec::new();
        let earlier = |own: Option<u8>, other: Option<u8>| other?.checked_sub(own?).filter(|turns| *turns > 0);
        let closer = other.to_victory - self.to_victory;
        if self.home && !other.home {
            reasons.push((Reason::Finishes, FINISH));
        } else if other.lost && !self.lost {
            reasons.push((Reason::Wrecks, WRECK));
        } else if self.passengers > other.passengers {
            reasons.push((Reason::Boards, closer.max(1.0)));
        } else if self.passengers == other.passengers {
            if let Some(turns) = earlier(self.to_finish, other.to_finish) {
                reasons.push((Reason::DocksEarlier { turns }, turns.into()));
            } else if let Some(turns) = earlier(self.to_passenger, other.to_passenger) {
                reasons.push((Reason::BoardsEarlier { turns }, turns.into()));
            }
        }
        if reasons.is_empty() && closer >= LEAST_TURNS {
            reasons.push((Reason::Closer { turns: whole(closer) }, closer));
        }
        if self.next_turn && !other.next_turn {
            reasons.push((Reason::NoNextTurn, NO_NEXT_TURN));
        } else if other.rushes && !self.rushes {
            reasons.push((Reason::Rushes { speed: other.speed }, RUSH));
        }
        reasons
    }
}

/// Who can push a boat before its next turn, if that costs it something, with what it weighs.
fn pusher(queen: &Queen, state: &State, lore: &mut Lore, id: BoatId) -> Option<(BoatId, f32)> {
    let boat = state.boat(id);
    if !boat.afloat() || state.is_sand(boat.at) || bow_pending(state, id) {
        return None;
    }
    let by = queen.boats().find(|&by| pushes::reaches(queen, state, by, id).is_some())?;
    let river = lore.river(queen, state);
    let lacking = if queen.table().introductory { 0 } else { WANTED.saturating_sub(boat.passengers) };
    let docks = if lacking > 0 { lore.docks(river, state, boat.served.as_slice()) } else { 0 };
    let way = Boat { at: boat.at, bow: boat.bow, speed: boat.speed, coal: boat.coal.min(6), lacking, docks };
    let turns = lore.turns(queen, state, river, way)?;
    let cost = pushes::change(queen, state, lore, river, (id, way, turns));
    (cost > 0.0).then_some((by, cost * ANOTHERS_TURN))
}

#[cfg(test)]
mod tests {
    use super::super::tests::{LONG, boat, laden, position};
    use super::*;
    use crate::steps::after;
    use game::Plans as _;
    use mississippi::position::{BoatDoc, Position};
    use mississippi::{Dir, Edition, Plans};
    use std::collections::BTreeSet;

    const RED: BoatId = BoatId(0);

    /// Where each turn of the boat that moves leads.
    fn ends(queen: &Queen, state: &State, seat: Seat) -> Vec<State> {
        let (mut plans, mut actions) = (Plans::default(), Vec::new());
        queen.plan(state, seat, &mut plans);
        let end = |index| {
            plans.actions(index, &mut actions);
            after(queen, state, seat, &actions)
        };
        (0..plans.len()).map(end).collect()
    }

    /// Whether the boat whose turn it is can push red somewhere else.
    fn can_push(queen: &Queen, state: &State) -> bool {
        let seat = queen.owner(state.active()).expect("somebody's");
        ends(queen, state, seat).iter().any(|end| end.boat(RED).at != state.boat(RED).at)
    }

    /// Compares turns of red with each other and checks all that is said; the kinds of reasons that were given.
    fn checked(doc: &Position) -> BTreeSet<&'static str> {
        let (queen, before) = Queen::load(doc).expect("a position");
        let (mut lore, mut kinds) = (Queen::usual_lore(), BTreeSet::new());
        let all = ends(&queen, &before, Seat(0));
        let some: Vec<&State> = all.iter().step_by((all.len() / 40).max(1)).collect();
        for advised in &some {
            for other in &some {
                let compared = Compared { seat: Seat(0), before: &before, advised, other };
                for (reason, weight) in queen.reasons(compared, &mut lore) {
                    assert!(weight > 0.0, "{reason:?}");
                    kinds.insert(check(&queen, compared, reason));
                }
            }
        }
        kinds
    }

    /// Checks a reason by the engine; its kind.
    fn check(queen: &Queen, compared: Compared<'_, State>, reason: MississippiReason) -> &'static str {
        use MississippiReason as Reason;
        let Compared { before, advised, other, .. } = compared;
        let (was, here, there) = (before.boat(RED), advised.boat(RED), other.boat(RED));
        let home = |fate| matches!(fate, Fate::Home(_));
        match reason {
            Reason::Finishes => {
                assert!(home(here.fate) && !home(there.fate));
                "finishes"
            }
            Reason::Boards => {
                assert!(here.passengers > was.passengers && there.passengers == was.passengers);
                "boards"
            }
            Reason::BoardsEarlier { turns } => {
                assert!(turns > 0 && here.passengers == there.passengers && here.passengers < WANTED);
                "boards earlier"
            }
            Reason::DocksEarlier { turns } => {
                assert!(turns > 0 && before.finish().is_some() && here.passengers == WANTED);
                "docks earlier"
            }
            Reason::Closer { .. } => "closer",
            Reason::Refuels => {
                assert!(here.coal > was.coal);
                "refuels"
            }
            Reason::SavesCoal { coal } => {
                assert_eq!(here.coal - there.coal, coal);
                "saves coal"
            }
            Reason::Hinders { boat, .. } => {
                assert_ne!(boat, RED);
                assert_ne!((advised.boat(boat), advised.river()), (other.boat(boat), other.river()), "{boat}");
                "hinders"
            }
            Reason::Wrecks => {
                assert!(there.repair != Repair::None && here.repair == Repair::None);
                "wrecks"
            }
            Reason::NoNextTurn => {
                assert!(queen.could_complete_turn(advised, RED) && !queen.could_complete_turn(other, RED));
                "no next turn"
            }
            Reason::Rushes { speed } => {
                assert_eq!((there.speed, usize::from(there.at.tile) + 1), (speed, other.river().len()));
                "rushes"
            }
            Reason::PushedBy { boat } => {
                if other.active() == boat {
                    assert!(can_push(queen, other), "{boat} pushes nobody at {}", there.at);
                }
                if advised.active() == boat {
                    assert!(!can_push_straight(queen, advised, boat), "{boat} at {}", here.at);
                }
                "pushed"
            }
        }
    }

    /// Whether a boat can push red as the evaluation reckons with it.
    fn can_push_straight(queen: &Queen, state: &State, by: BoatId) -> bool {
        pushes::reaches(queen, state, by, RED).is_some()
    }

    #[test]
    fn what_is_said_of_turns_is_true_on_open_water() {
        let mut doc = position(Edition::It2019, &LONG[..4], &[], None, boat("1.12", Dir::N, 3, 3));
        doc.boats.insert(BoatId(1), boat("1.7", Dir::N, 3, 3));
        let kinds = checked(&doc);
        for kind in ["saves coal", "closer", "no next turn", "pushed"] {
            assert!(kinds.contains(kind), "{kind}: {kinds:?}");
        }
    }

    #[test]
    fn what_is_said_of_turns_is_true_before_a_tile_that_nobody_knows() {
        let doc = position(Edition::It2019, &LONG[..4], &[], None, boat("2.7", Dir::Nw, 5, 2));
        let kinds = checked(&doc);
        assert!(kinds.contains("rushes"), "{kinds:?}");
    }

    #[test]
    fn what_is_said_of_turns_is_true_near_a_dock_and_near_the_finish() {
        let mut kinds = BTreeSet::new();
        for cell in [2, 7, 12, 15] {
            let at = format!("1.{cell}");
            if Queen::load(&position(Edition::It2019, &LONG, &[], None, boat(&at, Dir::N, 2, 4))).is_ok() {
                kinds.extend(checked(&position(Edition::It2019, &LONG, &[], None, boat(&at, Dir::N, 2, 4))));
            }
            let at = format!("4.{cell}");
            if Queen::load(&laden(&at, Dir::N, 2, 3)).is_ok() {
                kinds.extend(checked(&laden(&at, Dir::N, 2, 3)));
            }
        }
        for kind in ["boards", "boards earlier", "finishes", "docks earlier"] {
            assert!(kinds.contains(kind), "{kind}: {kinds:?}");
        }
    }

    #[test]
    fn pushing_somebody_out_of_the_way_is_told() {
        let mut doc = position(Edition::It2019, &LONG[..4], &[], None, boat("1.12", Dir::N, 3, 6));
        let near = BoatDoc { passengers: 0, ..boat("1.15", Dir::N, 3, 2) };
        doc.boats.insert(BoatId(1), near);
        let kinds = checked(&doc);
        assert!(kinds.contains("hinders"), "{kinds:?}");
    }
}
