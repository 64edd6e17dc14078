//! Laying tiles (MQ-TIL), removing them (MQ-REM-01), and where they fit (MQ-R-04 to 07).

use crate::action::Chance;
use crate::board::{Bend, Contact, LONGEST, Site, Space};
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::rules::{Clearance, RearTiles};
use crate::state::{BoatId, Laid, Phase, State};
use crate::table::Queen;
use crate::tiles::TileId;
use game::Events;

/// The positions of the tiles, from the rearmost that counts to the last.
struct Chart {
    sites: [Site; 2 * LONGEST],
    first: usize,
    len: usize,
    /// The closest contact that is forbidden for a new tile.
    limit: Contact,
}

/// The rule for laying the finish.
pub(crate) const FINISH_LAID: RuleId = RuleId::End01;
/// The rule for removing tiles.
pub(crate) const TILE_REMOVED: RuleId = RuleId::Rem01;

game::causes! {
    /// Why a tile was laid.
    Laying as MississippiLaying {
        /// It is the first one after the start tile.
        Start => RuleId::Set03,
        /// A boat entered the last tile.
        Entered => RuleId::Til01,
        /// The first turn of the race is over.
        FirstTurn => RuleId::R10,
    }
}

impl Chart {
    /// Whether a tile fits after the last one.
    fn fits(&self, site: Site) -> bool {
        let others = self.first..self.len.saturating_sub(1);
        self.sites[others].iter().all(|&other| other.contact(site) < self.limit)
    }

    /// Whether this many more tiles, including the finish, can be laid in some way (MQ-R-05).
    fn can_go_on(&mut self, more: usize) -> bool {
        if more == 0 || self.len >= self.sites.len() {
            return true;
        }
        let last = self.sites[self.len - 1];
        [Bend::Straight, Bend::Left, Bend::Right].into_iter().any(|bend| {
            let site = last.next(bend);
            if !self.fits(site) {
                return false;
            }
            self.sites[self.len] = site;
            self.len += 1;
            let fine = self.can_go_on(more - 1);
            self.len -= 1;
            fine
        })
    }

    /// The bends that fit and that leave room for this many more tiles.
    fn allowed(&mut self, more: usize) -> [bool; 3] {
        let last = self.sites[self.len - 1];
        Bend::ALL.map(|bend| {
            let site = last.next(bend);
            if !self.fits(site) {
                return false;
            }
            self.sites[self.len] = site;
            self.len += 1;
            let fine = self.can_go_on(more);
            self.len -= 1;
            fine
        })
    }
}

impl Queen {
    fn chart(&self, state: &State, first: u8) -> Chart {
        let limit = match self.rules.clearance {
            Clearance::NoTouch => Contact::Touching,
            Clearance::NoOverlap => Contact::Overlapping,
        };
        let mut sites = [Site::START; 2 * LONGEST];
        sites[..=LONGEST].copy_from_slice(&state.sites());
        Chart { sites, first: first as usize, len: state.laid as usize, limit }
    }

    /// MQ-R-05: the valid faces of the die, for the next tile or for the finish (MQ-R-07).
    pub(crate) fn allowed_bends(&self, state: &State) -> [bool; 3] {
        let some = |bends: &[bool; 3]| bends.contains(&true);
        let mut chart = self.chart(state, state.rear);
        // This tile is followed by the remaining draws and the finish.
        let bends = chart.allowed(state.draws as usize);
        if some(&bends) {
            return bends;
        }
        if state.draws == 0 {
            return [true; 3]; // MQ-R-07
        }
        let bends = chart.allowed(0);
        if some(&bends) {
            return bends;
        }
        let last_boat = state.boats.iter().filter(|boat| boat.afloat()).map(|boat| boat.at.tile).min();
        let bends = self.chart(state, last_boat.unwrap_or(state.rear)).allowed(0);
        if some(&bends) { bends } else { [true; 3] }
    }

    /// MQ-R-04: all tiles of the pile and all valid faces of the die are equally likely. It does not matter whose boat
    /// entered, because the player decides nothing (MQ-TIL-03).
    pub(crate) fn river_chances(&self, state: &State, out: &mut Vec<(Chance, u32)>) {
        let allowed = match state.phase {
            Phase::SetupTile => [false, true, false], // MQ-SET-03: the first tile lies straight ahead
            Phase::Reveal | Phase::RevealFinish => self.allowed_bends(state),
            _ => return,
        };
        let bends = || Bend::ALL.into_iter().filter(|&bend| allowed[bend as usize]);
        if state.phase == Phase::RevealFinish {
            out.extend(bends().map(|bend| (Chance::Finish(bend), 1)));
        } else {
            let tiles = TileId::of(state.pool);
            out.extend(tiles.flat_map(|tile| bends().map(move |bend| (Chance::Tile(tile, bend), 1))));
        }
    }

    /// Lays a tile and puts its passengers on it at once (MQ-PAX-04, MQ-SET-05, MQ-TIL-06).
    pub(crate) fn lay(&self, state: &mut State, id: TileId, bend: Bend, events: &mut impl Events<Event>) {
        let Some(last) = state.river().last().copied().filter(|_| (state.laid as usize) < LONGEST) else { return };
        let mut passengers = self.dock_passengers(id.tile().kind);
        if self.spare.is_some() {
            passengers = passengers.min(state.spare); // MQ-R-38
            state.spare -= passengers;
        }
        state.tiles[state.laid as usize] = Laid { id, bend, heading: bend.from_heading(last.heading), passengers };
        state.laid += 1;
        state.pool &= !id.bit();
        state.draws = state.draws.saturating_sub(1);
        let cause = self.laying(state, state.laid - 2);
        events.tell(Event::TileLaid { tile: id, bend, passengers, cause });
    }

    /// Why a tile is laid after this one.
    fn laying(&self, state: &State, last: u8) -> Laying {
        let is_there = |id: BoatId| state.boat(id).afloat() && state.boat(id).at.tile == last;
        match state.phase {
            Phase::SetupTile => Laying::Start,
            _ if self.lays_anyway(state) && !self.all_boats().any(is_there) => Laying::FirstTurn,
            _ => Laying::Entered,
        }
    }

    /// MQ-REM-01: removes the tiles behind the last boat, with the passengers on them.
    pub(crate) fn remove_rear(&self, state: &mut State, events: &mut impl Events<Event>) {
        if self.rules.rear_tiles == RearTiles::Stay {
            return;
        }
        let last = self.racing_tiles(state).map(|(_, tile)| tile).min();
        while state.rear < last.unwrap_or(state.rear) {
            state.tiles[state.rear as usize].passengers = 0;
            events.tell(Event::TileRemoved { tile: state.rear });
            state.rear += 1;
        }
    }

    /// Whether tiles will be removed at the end of the turn if this boat ends it on this space.
    #[inline]
    pub(crate) fn strips_rear(&self, state: &State, id: BoatId, at: Space) -> bool {
        self.rules.rear_tiles == RearTiles::Removed
            && self.racing_tiles(state).all(|(other, tile)| if other == id { at.tile } else { tile } > state.rear)
    }

    /// Whether such a space exists.
    pub(crate) fn may_strip_rear(&self, state: &State, id: BoatId) -> bool {
        self.strips_rear(state, id, Space::new(u8::MAX, 0))
    }

    /// The racing boats with their tiles; a boat waiting on land counts as on the start tile.
    fn racing_tiles(&self, state: &State) -> impl Iterator<Item = (BoatId, u8)> {
        self.all_boats().filter(|&id| state.boat(id).racing()).map(|id| (id, state.boat(id).at.tile))
    }
}
