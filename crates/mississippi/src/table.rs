//! What the players agree on before the start, and which combinations the rules exclude.

use crate::rule_id::RuleId;
use crate::rules::{Edition, ExtraPassengers, Introduction, Rules};
use crate::state::{BOATS, BoatId};
use crate::tiles::{Kind, TileId};
use game::json::is_default;
use game::{Fault, Rule, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Edition, players, modules, variants, house rules. Everything but the edition and the number of seats may be
/// left out of the document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Whose rules.
    pub edition: Edition,
    /// Players, 2 to 6.
    pub seats: u8,
    /// Boats of each player: 0 for the usual number (two with two players, else one), or 1 or 2.
    #[serde(default, skip_serializing_if = "is_default")]
    pub boats_each: u8,
    /// Players in a team: 0 or 1 for no teams, 2 or 3 (MQ-VAR-03). Team mates sit alternately.
    #[serde(default, skip_serializing_if = "is_default")]
    pub team_size: u8,
    /// The B tiles in play, any of them (MQ-BTI-01, MQ-BTI-02).
    #[serde(default, skip_serializing_if = "is_default")]
    pub b_tiles: Vec<TileId>,
    /// Whether the B tiles are added to all A tiles (MQ-VAR-04) instead of replacing some.
    #[serde(default, skip_serializing_if = "is_default")]
    pub longer: bool,
    /// Whether the Black Rose sails (MQ-BLR-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub black_rose: bool,
    /// Whether there are only two passengers a player (MQ-VAR-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub minimum_passengers: bool,
    /// Whether the passengers that B tiles may call for are added in any case, to make the game easier (MQ-BTI-05).
    #[serde(default, skip_serializing_if = "is_default")]
    pub more_passengers: bool,
    /// Whether it is the introductory game (MQ-INT-01).
    #[serde(default, skip_serializing_if = "is_default")]
    pub introductory: bool,
    /// The race stops after this many rounds (MQ-R-29).
    #[serde(default = "hundred", skip_serializing_if = "is_hundred")]
    pub round_limit: u16,
    /// The highest speed at which a boat finishes, 1 or 2 (MQ-R-29).
    #[serde(default = "one", skip_serializing_if = "is_one")]
    pub finish_speed: u8,
    /// Fields of [`Rules`] that this table changes.
    #[serde(default, skip_serializing_if = "is_default")]
    pub house: BTreeMap<String, String>,
}

game::defaults! {
    hundred, is_hundred: u16 = 100;
    one, is_one: u8 = 1;
}

impl Table {
    /// The plain game of an edition.
    pub fn new(edition: Edition, seats: u8) -> Self {
        Self {
            edition,
            seats,
            boats_each: 0,
            team_size: 0,
            b_tiles: Vec::new(),
            longer: false,
            black_rose: false,
            minimum_passengers: false,
            more_passengers: false,
            introductory: false,
            round_limit: hundred(),
            finish_speed: one(),
            house: BTreeMap::new(),
        }
    }
}

/// Mississippi Queen at one table: its rules and all that follows from them.
#[derive(Clone, Debug)]
pub struct Queen {
    pub(crate) table: Table,
    pub(crate) rules: Rules,
    /// Racing boats.
    pub(crate) boats: u8,
    pub(crate) boats_each: u8,
    pub(crate) teams: u8,
    /// For each boat the others of its side, as bits.
    mates: [u8; BOATS],
    /// The same with the Black Rose, which has all of them: boats between which coal can change.
    partners: [u8; BOATS],
    /// The B tiles in play, as bits, and how many A tiles leave for them.
    pub(crate) b_tiles: u32,
    pub(crate) leaving: u8,
    /// Passengers that a red and a blue dock get.
    pub(crate) red_dock: u8,
    pub(crate) blue_dock: u8,
    /// The tiles that get passengers when they are laid, as bits.
    pub(crate) docked_tiles: u32,
    /// Passengers beside the river in the variant with the minimum of them.
    pub(crate) spare: Option<u8>,
}

/// The boats of a bit set, in order.
fn boats_of(mut bits: u8) -> impl Iterator<Item = BoatId> {
    std::iter::from_fn(move || {
        let boat = BoatId(bits.trailing_zeros() as u8);
        let more = bits != 0;
        bits &= bits.wrapping_sub(1);
        more.then_some(boat)
    })
}

fn excluded(rule: RuleId, place: &str) -> Fault {
    Fault::new("table-excluded").at(place).with("rule", rule.id())
}

impl Queen {
    /// Checks the table's options against each other and works out what follows from them.
    pub(crate) fn new(table: &Table) -> Result<Self, Fault> {
        let mut rules = Rules::of(table.edition);
        for (field, value) in &table.house {
            rules.set(field, value).map_err(|fault| fault.at(format!("house.{field}")))?;
        }
        let seats = table.seats;
        Fault::range("seats", seats, 2, 6)?;
        Fault::range("boats_each", table.boats_each, 0, 2)?;
        Fault::range("team_size", table.team_size, 0, 3)?;
        Fault::range("round_limit", table.round_limit, 1, 1000)?;
        Fault::range("finish_speed", table.finish_speed, 1, 2)?;

        let boats_each = match (seats, table.boats_each) {
            (2, 0 | 2) | (3, 2) => 2,
            (2, _) => return Err(excluded(RuleId::Two01, "boats_each")),
            (_, 0 | 1) => 1,
            _ => return Err(excluded(RuleId::Var02, "boats_each")),
        };
        let team_size = table.team_size.max(1);
        if team_size > 1 && !matches!((seats, team_size), (4 | 6, 2) | (6, 3)) {
            return Err(excluded(RuleId::Var03, "team_size"));
        }
        let boats = seats * boats_each;
        if table.black_rose && boats as usize == BOATS - 1 {
            // Six players; or three with two boats each, whose sixth boat has the last place by the docks.
            let rule = if boats_each == 1 { RuleId::Blr01 } else { RuleId::R35 };
            return Err(excluded(rule, "black_rose"));
        }
        if table.introductory {
            if rules.introduction == Introduction::Absent {
                return Err(excluded(RuleId::Int01, "introductory"));
            }
            for (on, place) in [
                (!table.b_tiles.is_empty(), "b_tiles"),
                (table.longer, "longer"),
                (table.black_rose, "black_rose"),
                (table.minimum_passengers, "minimum_passengers"),
                (table.more_passengers, "more_passengers"),
            ] {
                if on {
                    return Err(excluded(RuleId::Int02, place));
                }
            }
        }
        let mut b_tiles = 0;
        for (i, tile) in table.b_tiles.iter().enumerate() {
            if tile.bit() & TileId::B_TILES == 0 || b_tiles & tile.bit() != 0 {
                return Err(excluded(RuleId::Bti02, &format!("b_tiles.{i}")));
            }
            b_tiles |= tile.bit();
        }
        if table.longer && b_tiles == 0 {
            return Err(excluded(RuleId::R37, "longer"));
        }
        if table.more_passengers {
            // Only where the rule allows it, and with B tiles, of which it speaks.
            if rules.extra_passengers == ExtraPassengers::EveryDock || b_tiles == 0 {
                return Err(excluded(RuleId::Bti05, "more_passengers"));
            }
            if table.minimum_passengers {
                return Err(excluded(RuleId::Var01, "more_passengers"));
            }
        }

        let mut queen = Self {
            table: table.clone(),
            rules,
            boats,
            boats_each,
            teams: seats / team_size,
            mates: [0; BOATS],
            partners: [0; BOATS],
            b_tiles,
            leaving: if table.longer { 0 } else { table.b_tiles.len() as u8 },
            red_dock: 0,
            blue_dock: 0,
            docked_tiles: 0,
            spare: None,
        };
        queen.find_mates();
        queen.count_passengers();
        let docked = TileId::of(u32::MAX).filter(|id| queen.dock_passengers(id.tile().kind) > 0);
        queen.docked_tiles = docked.fold(0, |bits, id| bits | id.bit());
        Ok(queen)
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The racing boats, which the Black Rose is not (MQ-R-52).
    pub fn boats(&self) -> impl Iterator<Item = BoatId> + use<> {
        (0..self.boats).map(BoatId)
    }

    /// The racing boats and the Black Rose, if it sails.
    pub fn all_boats(&self) -> impl Iterator<Item = BoatId> + use<> {
        self.boats().chain(self.table.black_rose.then_some(BoatId::ROSE))
    }

    /// Whose boat it is; nobody's for the Black Rose.
    pub fn owner(&self, boat: BoatId) -> Option<Seat> {
        (boat.0 < self.boats).then(|| Seat(boat.0 / self.boats_each))
    }

    /// The side that a seat plays for: its team, or itself.
    pub fn side(&self, seat: Seat) -> u8 {
        seat.0 % self.teams
    }

    pub(crate) fn boat_side(&self, boat: BoatId) -> Option<u8> {
        self.owner(boat).map(|seat| self.side(seat))
    }

    /// The other boats that race for the same side; the Black Rose has none.
    pub(crate) fn mates(&self, boat: BoatId) -> impl Iterator<Item = BoatId> + use<> {
        boats_of(self.mates[boat.index()])
    }

    /// The boats with which this one can exchange coal, if they lie right (MQ-TRA-01, MQ-BLR-10).
    pub(crate) fn partners(&self, boat: BoatId) -> impl Iterator<Item = BoatId> + use<> {
        boats_of(self.partners[boat.index()])
    }

    fn find_mates(&mut self) {
        for boat in self.boats() {
            let same_side = |other: &BoatId| *other != boat && self.boat_side(*other) == self.boat_side(boat);
            self.mates[boat.index()] = self.boats().filter(same_side).fold(0, |bits, mate| bits | 1 << mate.0);
        }
        self.partners = self.mates;
        for boat in self.boats().filter(|_| self.table.black_rose) {
            self.partners[boat.index()] |= 1 << BoatId::ROSE.0;
            self.partners[BoatId::ROSE.index()] |= 1 << boat.0;
        }
    }

    /// Whether several boats race for one side, so that the first one home ends the race (MQ-R-32).
    pub(crate) fn races_in_sides(&self) -> bool {
        self.boats > self.teams
    }

    /// Whether a dock of this kind can be there, and how many A tiles beside the start tile remain.
    pub(crate) fn docks(&self) -> (u8, u8) {
        // MQ-R-37: A3 tiles leave first, then A2 tiles, which have the red docks.
        (4 - self.leaving.saturating_sub(3), 4)
    }

    /// MQ-PAX-01 to 03, MQ-BTI-05, MQ-VAR-01 with MQ-R-36: how many passengers a dock gets; the others stay in the box
    /// (MQ-SET-11).
    fn count_passengers(&mut self) {
        if self.table.introductory {
            return; // MQ-INT-02
        }
        let seats = self.table.seats;
        let (red, blue) = self.docks();
        (self.red_dock, self.blue_dock) = match seats {
            2 | 3 => (1, 1), // MQ-PAX-01
            4 => (1, 2),     // MQ-PAX-02
            _ => (2, 2),     // MQ-PAX-03
        };
        if self.table.minimum_passengers {
            // MQ-R-36
            let all = 2 * seats;
            self.spare = Some(all);
            (self.red_dock, self.blue_dock) = (1, if all > red + blue { 2 } else { 1 });
        } else if self.table.more_passengers || red * self.red_dock + blue * self.blue_dock < 2 * seats {
            // MQ-BTI-05, the extra ones from the box (MQ-R-38)
            self.blue_dock += 1;
            self.red_dock += u8::from(self.rules.extra_passengers == ExtraPassengers::EveryDock);
        }
    }

    /// Passengers that a tile gets when it is laid, before the supply is looked at.
    pub(crate) fn dock_passengers(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Blue => self.blue_dock,
            Kind::Red => self.red_dock,
            Kind::Start | Kind::Plain => 0, // MQ-PAX-05, MQ-STA-04
        }
    }
}
