//! Coal transfers at the end of a move.

use super::board::Board;
use super::{BoatEnd, Ending, Place, boats_each};
use mississippi::Action;
use mississippi::board::{Dir, Space};
use mississippi::position::Position;
use mississippi::rules::{RoseBunker, Rules};
use mississippi::state::{BOATS, BoatId};
use std::collections::BTreeSet;

/// The river on which coal is transferred.
pub struct Harbour<'a> {
    position: &'a Position,
    board: Board,
    rules: Rules,
}

impl<'a> Harbour<'a> {
    /// The river of a position.
    pub fn new(position: &'a Position) -> Self {
        Self { position, board: Board::new(position), rules: super::rules(&position.table) }
    }
}

/// The boats at the end of a move, and the transfers since.
pub struct Quay<'a> {
    harbour: &'a Harbour<'a>,
    mover: BoatId,
    boats: [Option<BoatEnd>; BOATS],
    /// The boats with which the mover has exchanged coal (MQ-R-70).
    exchanged: BTreeSet<BoatId>,
    /// Coal taken from the Black Rose this round (MQ-R-51).
    bunkered: u8,
}

impl<'a> Quay<'a> {
    /// The situation after the move of `position.to_move` has ended this way, for this much coal.
    pub fn new(harbour: &'a Harbour<'a>, ending: &Ending, spent: u8) -> Self {
        let position = harbour.position;
        let mover = position.to_move.expect("a position with a boat to move");
        let mut quay =
            Self { harbour, mover, boats: ending.boats, exchanged: BTreeSet::new(), bunkered: position.bunkered };
        if mover != BoatId::ROSE {
            // MQ-R-46: the virtual coal is spent first and cannot be transferred.
            let spent = spent.saturating_sub(u8::from(position.virtual_coal == Some(mover)));
            quay.boat_mut(mover).coal = position.boats[&mover].coal - spent;
        }
        quay
    }

    /// All possible transfers now.
    pub fn exchanges(&self) -> Vec<Action> {
        let mut found = Vec::new();
        for other in BoatId::ALL.into_iter().filter(|&other| other != self.mover && self.side_by_side(other)) {
            if other == BoatId::ROSE {
                found.extend(self.bunkers(self.mover));
            } else if self.mover == BoatId::ROSE {
                found.extend(self.bunkers(other));
            } else if self.same_side(other) && !self.exchanged.contains(&other) && self.harbour.position.table.transfer
            {
                let most = |from: BoatId, to: BoatId| self.coal(from).min(6 - self.coal(to)); // MQ-TRA-04
                found.extend((1..=most(self.mover, other)).map(|coal| Action::Give(other, coal)));
                found.extend((1..=most(other, self.mover)).map(|coal| Action::Take(other, coal)));
            }
        }
        found.sort_unstable();
        found
    }

    /// Executes one of them.
    pub fn carry_out(&mut self, action: Action) {
        match action {
            Action::Give(to, coal) => self.pass(self.mover, to, coal),
            Action::Take(from, coal) => self.pass(from, self.mover, coal),
            Action::Bunker(boat, coal) => {
                self.boat_mut(boat).coal += coal;
                self.bunkered += coal;
            }
            _ => panic!("{action} is nothing about coal"),
        }
    }

    fn pass(&mut self, from: BoatId, to: BoatId, coal: u8) {
        self.boat_mut(from).coal -= coal;
        self.boat_mut(to).coal += coal;
        self.exchanged.extend([from, to].into_iter().filter(|&id| id != self.mover));
    }

    fn boat_mut(&mut self, id: BoatId) -> &mut BoatEnd {
        self.boats[usize::from(id.0)].as_mut().expect("the boat takes part")
    }

    fn coal(&self, id: BoatId) -> u8 {
        self.boats[usize::from(id.0)].map_or(0, |boat| boat.coal)
    }

    /// MQ-BLR-10, MQ-R-51: what this boat can take from an adjacent Black Rose.
    fn bunkers(&self, id: BoatId) -> Vec<Action> {
        if Some(self.seat(id)) != self.steers() {
            return Vec::new();
        }
        let room = 6 - self.coal(id);
        let amounts = match self.harbour.rules.rose_bunker {
            RoseBunker::Full => room..=room,
            RoseBunker::TwoARound => 1..=room.min(2_u8.saturating_sub(self.bunkered)),
        };
        amounts.filter(|&coal| coal > 0).map(|coal| Action::Bunker(id, coal)).collect()
    }

    /// MQ-R-48: the seat that steers the Black Rose, by the order and the boats at the start of the turn.
    fn steers(&self) -> Option<u8> {
        let races = |id: &&BoatId| {
            let boat = &self.harbour.position.boats[*id];
            **id != BoatId::ROSE && (boat.at.is_some() || boat.waiting.is_some())
        };
        self.harbour.position.order.as_ref()?.iter().rev().find(races).map(|&id| self.seat(id))
    }

    fn seat(&self, id: BoatId) -> u8 {
        id.0 / boats_each(&self.harbour.position.table)
    }

    /// MQ-TRA-01, MQ-R-45: boats of one player, or of one team, whose members sit alternately.
    fn same_side(&self, other: BoatId) -> bool {
        let table = &self.harbour.position.table;
        let teams = table.seats / table.team_size.max(1);
        self.seat(other) % teams == self.seat(self.mover) % teams
    }

    /// MQ-TRA-02, MQ-TRA-03, MQ-R-44: adjacent, at the same speed, and on spaces that allow transfers.
    fn side_by_side(&self, other: BoatId) -> bool {
        let boat = |id: BoatId| self.boats[usize::from(id.0)];
        let (Some(one), Some(other)) = (boat(self.mover), boat(other)) else { return false };
        let (Place::At(here), Place::At(there)) = (one.place, other.place) else { return false };
        let open = |at: Space| {
            let board = &self.harbour.board;
            let terrain = board.is_sand(at) || board.is_driftwood(at);
            let dock = board.is_passenger_dock(at) || board.is_coal_dock(at) || board.is_finish_dock(at);
            !terrain && !dock && !Board::is_start_dock(at)
        };
        let adjacent = Dir::ALL.into_iter().any(|dir| self.harbour.board.neighbour(here, dir) == Some(there));
        adjacent && one.speed == other.speed && open(here) && open(there)
    }
}
