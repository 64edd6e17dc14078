//! What the players agree on before the start, and which combinations the rules exclude.

use crate::rule_id::RuleId;
use crate::rules::{Edition, ExtraPassengers, Introduction, LeavingTiles, Rules, SixthDocks, Teams};
use crate::state::{BOATS, BoatId};
use crate::tiles::{Kind, TileId};
use game::{Fault, Rule, Seat};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// The rule by which B tiles replace A tiles.
pub(crate) const TILE_OUT: RuleId = RuleId::R37;

/// The usual number of tiles in the river, including the start tile, when B tiles replace A tiles (MQ-R-37).
pub const USUAL_LENGTH: u8 = 12;

/// Edition, players, modules, variants, house rules. Only the edition and the number of seats are required in a
/// document. Written documents are always complete, so that a new default does not change saved games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiTable))]
#[serde(from = "Document")]
pub struct Table {
    /// The edition of the rules.
    pub edition: Edition,
    /// The number of players, 2 to 6.
    pub seats: u8,
    /// Boats per player: 0 for the usual number (two with two players, otherwise one), or 1 or 2.
    pub boats_each: u8,
    /// Players per team: 0 or 1 for no teams, 2 or 3 (MQ-VAR-03). Team mates sit alternately.
    pub team_size: u8,
    /// The B tiles in play, any of them (MQ-BTI-01, MQ-BTI-02).
    pub b_tiles: Vec<TileId>,
    /// Tiles in the river: 12 if each B tile replaces an A tile, plus one for each that does not (MQ-VAR-04, MQ-R-37).
    pub length: u8,
    /// The A tiles that B tiles replace, if the players name them; empty if they are drawn (MQ-R-37).
    pub leaving: Vec<TileId>,
    /// Whether the Black Rose sails (MQ-BLR-01).
    pub black_rose: bool,
    /// Whether boats of one side can transfer coal.
    pub transfer: bool,
    /// Whether there are only two passengers per player (MQ-VAR-01).
    pub minimum_passengers: bool,
    /// Whether the extra passengers for B tiles are always added, to make the game easier (MQ-BTI-05).
    pub more_passengers: bool,
    /// Whether this is the introductory game (MQ-INT-01).
    pub introductory: bool,
    /// The race stops after this many rounds.
    pub round_limit: u16,
    /// The highest speed at which a boat finishes, 1 or 2.
    pub finish_speed: u8,
    /// Fields of [`Rules`] that this table overrides.
    pub house: BTreeMap<String, String>,
}

/// The document form of a table, in which only edition and seats are required.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    edition: Edition,
    seats: u8,
    #[serde(default)]
    boats_each: u8,
    #[serde(default)]
    team_size: u8,
    #[serde(default)]
    b_tiles: Vec<TileId>,
    length: Option<u8>,
    /// Format 1 only: no A tile is replaced.
    #[serde(default)]
    longer: bool,
    #[serde(default)]
    leaving: Vec<TileId>,
    #[serde(default)]
    black_rose: bool,
    transfer: Option<bool>,
    #[serde(default)]
    minimum_passengers: bool,
    #[serde(default)]
    more_passengers: bool,
    #[serde(default)]
    introductory: bool,
    round_limit: Option<u16>,
    finish_speed: Option<u8>,
    #[serde(default)]
    house: BTreeMap<String, String>,
}

impl From<Document> for Table {
    fn from(document: Document) -> Self {
        let usual = Self::new(document.edition, document.seats);
        let longest = usual.length.saturating_add(u8::try_from(document.b_tiles.len()).unwrap_or(u8::MAX));
        Self {
            boats_each: document.boats_each,
            team_size: document.team_size,
            length: document.length.unwrap_or(if document.longer { longest } else { usual.length }),
            b_tiles: document.b_tiles,
            leaving: document.leaving,
            black_rose: document.black_rose,
            transfer: document.transfer.unwrap_or(usual.transfer),
            minimum_passengers: document.minimum_passengers,
            more_passengers: document.more_passengers,
            introductory: document.introductory,
            round_limit: document.round_limit.unwrap_or(usual.round_limit),
            finish_speed: document.finish_speed.unwrap_or(usual.finish_speed),
            house: document.house,
            ..usual
        }
    }
}

impl Table {
    /// The basic game of an edition.
    pub fn new(edition: Edition, seats: u8) -> Self {
        Self {
            edition,
            seats,
            boats_each: 0,
            team_size: 0,
            b_tiles: Vec::new(),
            length: USUAL_LENGTH,
            leaving: Vec::new(),
            black_rose: false,
            transfer: true,
            minimum_passengers: false,
            more_passengers: false,
            introductory: false,
            round_limit: 100,
            finish_speed: 1,
            house: BTreeMap::new(),
        }
    }

    /// The B tiles as bits, each once (MQ-BTI-02).
    fn b_tile_bits(&self) -> Result<u32, Fault> {
        tile_bits(&self.b_tiles, TileId::B_TILES, RuleId::Bti02, "b_tiles")
    }

    /// MQ-R-37: how many A tiles B tiles replace, and which, as bits, if the players have named them.
    fn leaving(&self, rules: &Rules) -> Result<(u8, u32), Fault> {
        let longest = USUAL_LENGTH + self.b_tiles.len() as u8;
        let Some(count) = longest.checked_sub(self.length).filter(|_| self.length >= USUAL_LENGTH) else {
            return Err(excluded(RuleId::R37, "length"));
        };
        if self.leaving.is_empty() {
            return Ok((count, 0));
        }
        let fault = || excluded(RuleId::R37, "leaving");
        if rules.leaving_tiles == LeavingTiles::Drawn {
            return Err(fault());
        }
        match usize::from(count).checked_sub(self.leaving.len()) {
            Some(0) => {}
            // Distinguishes players who are still choosing from those who have chosen too many.
            Some(missing) => return Err(fault().with("missing", missing)),
            None => return Err(fault()),
        }
        Ok((count, tile_bits(&self.leaving, TileId::A_TILES, RuleId::R37, "leaving")?))
    }
}

/// Tiles of one kind as bits, each of them once.
fn tile_bits(tiles: &[TileId], kind: u32, rule: RuleId, place: &str) -> Result<u32, Fault> {
    let mut bits = 0;
    for (i, tile) in tiles.iter().enumerate() {
        if tile.bit() & kind & !bits == 0 {
            return Err(excluded(rule, &format!("{place}.{i}")));
        }
        bits |= tile.bit();
    }
    Ok(bits)
}

/// The number of passengers in the box.
const BOX: u8 = 16;
/// The passengers of a red and a blue dock, from the fewest up.
const SHARES: [(u8, u8); 5] = [(1, 1), (1, 2), (2, 2), (2, 3), (3, 3)];

/// Mississippi Queen at one table: its rules and everything derived from them.
#[derive(Clone, Debug)]
pub struct Queen {
    pub(crate) table: Table,
    pub(crate) rules: Rules,
    /// The number of racing boats.
    pub(crate) boats: u8,
    pub(crate) boats_each: u8,
    pub(crate) teams: u8,
    /// For each boat the boats it can exchange coal with, as bits: its side, unless the table excludes transfers, and
    /// the Black Rose.
    partners: [u8; BOATS],
    /// The B tiles in play, and the A tiles except those that the players have removed, as bits.
    pub(crate) b_tiles: u32,
    pub(crate) a_tiles: u32,
    /// How many A tiles are drawn to be replaced by B tiles.
    pub(crate) leaving: u8,
    /// The passengers of a red and a blue dock.
    pub(crate) red_dock: u8,
    pub(crate) blue_dock: u8,
    /// The tiles that get passengers when they are laid, as bits.
    pub(crate) docked_tiles: u32,
    /// Passengers in reserve at the start, where there may be fewer than the docks could take.
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
    /// Validates the combination of options and derives everything else from them.
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
        let teams = match (seats, team_size) {
            (_, 1) | (4, 2) | (6, 3) => true,
            (6, 2) => rules.teams == Teams::TwoOrThree,
            _ => false,
        };
        if !teams {
            return Err(excluded(RuleId::Var03, "team_size"));
        }
        let boats = seats * boats_each;
        if table.black_rose && boats as usize == BOATS - 1 {
            // The shipyard holds one boat, and the Black Rose allows at most five players.
            if rules.sixth_docks == SixthDocks::Three {
                return Err(excluded(RuleId::R35, "black_rose"));
            }
            if seats == 6 {
                return Err(excluded(RuleId::Blr01, "black_rose"));
            }
        }
        if table.introductory {
            if rules.introduction == Introduction::Absent {
                return Err(excluded(RuleId::Int01, "introductory"));
            }
            for (on, place) in [
                (!table.b_tiles.is_empty(), "b_tiles"),
                (table.length != USUAL_LENGTH, "length"),
                (!table.leaving.is_empty(), "leaving"),
                (table.black_rose, "black_rose"),
                (table.minimum_passengers, "minimum_passengers"),
                (table.more_passengers, "more_passengers"),
            ] {
                if on {
                    return Err(excluded(RuleId::Int02, place));
                }
            }
        }
        let b_tiles = table.b_tile_bits()?;
        let (leaving, named) = table.leaving(&rules)?;
        if table.more_passengers {
            // Only where the rule allows it, and only with B tiles, which it is about.
            if rules.extra_passengers != ExtraPassengers::BlueDocks || b_tiles == 0 {
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
            partners: [0; BOATS],
            b_tiles,
            leaving: if named == 0 { leaving } else { 0 },
            a_tiles: TileId::A_TILES & !named,
            red_dock: 0,
            blue_dock: 0,
            docked_tiles: 0,
            spare: None,
        };
        queen.find_partners();
        queen.count_passengers()?;
        let docked = TileId::of(u32::MAX).filter(|id| queen.dock_passengers(id.tile().kind) > 0);
        queen.docked_tiles = docked.fold(0, |bits, id| bits | id.bit());
        Ok(queen)
    }

    /// The rules in force.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The racing boats, not including the Black Rose (MQ-R-52).
    pub fn boats(&self) -> impl Iterator<Item = BoatId> + use<> {
        (0..self.boats).map(BoatId)
    }

    /// The racing boats and the Black Rose, if it sails.
    pub fn all_boats(&self) -> impl Iterator<Item = BoatId> + use<> {
        self.boats().chain(self.table.black_rose.then_some(BoatId::ROSE))
    }

    /// The boat's owner; `None` for the Black Rose.
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

    /// The boats with which this one can exchange coal when positioned correctly.
    pub(crate) fn partners(&self, boat: BoatId) -> impl Iterator<Item = BoatId> + use<> {
        boats_of(self.partners[boat.index()])
    }

    fn find_partners(&mut self) {
        for boat in self.boats().filter(|_| self.table.transfer) {
            let same_side = |other: &BoatId| *other != boat && self.boat_side(*other) == self.boat_side(boat);
            self.partners[boat.index()] = self.boats().filter(same_side).fold(0, |bits, mate| bits | 1 << mate.0);
        }
        for boat in self.boats().filter(|_| self.table.black_rose) {
            self.partners[boat.index()] |= 1 << BoatId::ROSE.0;
            self.partners[BoatId::ROSE.index()] |= 1 << boat.0;
        }
    }

    /// Whether several boats race for one side, so that the first to finish ends the race.
    pub(crate) fn races_in_sides(&self) -> bool {
        self.boats > self.teams
    }

    /// The number of red and of blue docks in the river.
    fn docks(&self) -> (u8, u8) {
        let count = |kind: Kind| TileId::of(self.a_tiles).filter(|id| id.tile().kind == kind).count() as u8;
        // MQ-R-37: A3 tiles are drawn for replacement first, then A2 tiles, which have the red docks.
        let drawn = self.leaving.saturating_sub(count(Kind::Plain));
        (count(Kind::Red) - drawn, count(Kind::Blue))
    }

    /// MQ-PAX-01 to 03, MQ-BTI-05, MQ-VAR-01 with MQ-R-36: how many passengers a dock gets; the others stay in the box
    /// (MQ-SET-11).
    fn count_passengers(&mut self) -> Result<(), Fault> {
        if self.table.introductory {
            return Ok(()); // MQ-INT-02
        }
        let wanted = 2 * self.table.seats;
        let (red, blue) = self.docks();
        let held = |(red_dock, blue_dock): (u8, u8)| red * red_dock + blue * blue_dock;
        let mut share = match self.table.seats {
            2 | 3 => (1, 1), // MQ-PAX-01
            4 => (1, 2),     // MQ-PAX-02
            _ => (2, 2),     // MQ-PAX-03
        };
        if self.table.minimum_passengers {
            // MQ-R-36
            share = SHARES.into_iter().find(|&share| held(share) >= wanted).unwrap_or(share);
            self.spare = Some(wanted);
        } else {
            if self.table.more_passengers || held(share) < wanted {
                // MQ-BTI-05
                let (red_more, blue_more) = match self.rules.extra_passengers {
                    ExtraPassengers::EveryDock => (1, 1),
                    ExtraPassengers::BlueDocks => (0, 1),
                    ExtraPassengers::NoneAdded => (0, 0),
                };
                share = (share.0 + red_more, share.1 + blue_more);
            }
            self.spare = (held(share) > BOX).then_some(BOX);
        }
        if held(share) < wanted {
            let place = if self.table.leaving.is_empty() { "b_tiles" } else { "leaving" };
            return Err(excluded(RuleId::R37, place));
        }
        (self.red_dock, self.blue_dock) = share;
        Ok(())
    }

    /// The passengers that a tile gets when it is laid, if the supply suffices.
    pub(crate) fn dock_passengers(&self, kind: Kind) -> u8 {
        match kind {
            Kind::Blue => self.blue_dock,
            Kind::Red => self.red_dock,
            Kind::Start | Kind::Plain => 0, // MQ-PAX-05, MQ-STA-04
        }
    }
}
