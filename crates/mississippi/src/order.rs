//! The turn order (MQ-ORD), and who decides for a boat.

use crate::board::{Bend, GAUGE, LONGEST, progress};
use crate::rose;
use crate::rule_id::RuleId;
use crate::state::{BOATS, Boat, BoatId, Fate, Few, State};
use crate::table::Queen;
use game::Seat;

/// The coal that the Black Rose counts as in a tie: more than any wheel shows (MQ-R-16).
const ROSE_COAL: u8 = 7;

/// The bits of a boat's number.
const ID_MASK: u8 = 7;

game::causes! {
    /// Why it is this boat's turn.
    Sequence as MississippiSequence {
        /// The first round goes by dock number.
        Docks => RuleId::Ord01,
        /// Later rounds go by progress.
        Progress => RuleId::Ord02,
        /// The introductory game goes clockwise.
        Clockwise => RuleId::Int02,
        /// The Black Rose has its own place in the order.
        Rose => rose::TURN,
    }
}

impl Sequence {
    /// The rule under which a round begins.
    pub(crate) const fn round_rule(self) -> RuleId {
        match self {
            Self::Clockwise => self.rule(),
            _ => RuleId::Ord03,
        }
    }
}

impl Queen {
    /// The order of the next round, leader first (MQ-ORD-02 to 09). Boats waiting on land come last; boats that have
    /// finished or are out are not included.
    pub fn order_by_progress(state: &State) -> Few<BoatId, BOATS> {
        // No two boats share a space, so no two are level (MQ-R-13), except waiting boats, which keep the order of
        // their numbers. Zero means that a boat has no place.
        let key = |id: BoatId| {
            let boat = state.boat(id);
            if boat.racing() { Self::progress(state, id, boat) << 3 | u32::from(ID_MASK - id.0) } else { 0 }
        };
        let keys = BoatId::ALL.map(key);
        // With so few boats, counting the boats ahead of each one is fastest.
        let mut order = [BoatId(0); BOATS];
        let mut racing = 0;
        for (id, key) in BoatId::ALL.into_iter().zip(keys) {
            if key > 0 {
                let ahead = keys.iter().fold(0, |ahead, &other| ahead + usize::from(other > key));
                order[ahead.min(BOATS - 1)] = id;
                racing += 1;
            }
        }
        Few::of(order, racing)
    }

    /// A sort key, greater for the boat that is ahead; the bow does not count (MQ-ORD-06).
    fn progress(state: &State, id: BoatId, boat: &Boat) -> u32 {
        if matches!(boat.fate, Fate::Waiting(_)) {
            return 0;
        }
        // MQ-ORD-05: the gauge is perpendicular to the direction to the next tile, or to the finish.
        let next = boat.at.tile as usize + 1;
        let bend = if next < state.laid as usize {
            state.tiles[next.min(LONGEST - 1)].bend
        } else {
            state.finish.unwrap_or(Bend::Straight)
        };
        let (_, right) = GAUGE[bend as usize][boat.at.cell as usize];
        let coal = if id == BoatId::ROSE { ROSE_COAL } else { boat.coal };
        let key = u32::from(progress(boat.at, bend)); // MQ-ORD-04, MQ-ORD-05
        let key = key << 3 | boat.speed as u32; // MQ-ORD-07
        let key = key << 3 | coal as u32; // MQ-ORD-08, MQ-R-16
        key << 6 | (right + 32) as u32 // MQ-ORD-09
    }

    /// The seat that decides for a boat.
    pub(crate) fn decider(&self, state: &State, boat: BoatId) -> Seat {
        self.owner(boat).unwrap_or_else(|| self.rose_steerer(state))
    }
}
