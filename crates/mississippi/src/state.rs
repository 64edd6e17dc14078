//! Everything that changes during a race, in one small value without heap allocations.

use crate::board::{Bend, Dir, Joints, LONGEST, Site, Space, Steps, step};
use crate::tiles::{START_DOCKS, Tile, TileId};
use game::Fault;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The most boats on the river: six and the Black Rose.
pub const BOATS: usize = 7;

/// A boat by number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoatId(pub u8);

impl BoatId {
    /// The Black Rose.
    pub const ROSE: Self = Self(6);
    /// All boats.
    pub const ALL: [Self; BOATS] = [Self(0), Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];
    const NAMES: [&'static str; BOATS] = ["red", "orange", "blue", "green", "pink", "white", "black"];

    /// The boat's colour.
    pub fn name(self) -> &'static str {
        Self::NAMES[self.index()]
    }

    #[inline]
    pub(crate) fn index(self) -> usize {
        // No boat has a higher number; this helps the compiler drop bounds checks.
        (self.0 as usize).min(BOATS - 1)
    }
}

impl fmt::Display for BoatId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for BoatId {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::ALL
            .into_iter()
            .find(|boat| boat.name() == text)
            .ok_or_else(|| Fault::new("unknown-boat").with("name", text).with("known", Self::NAMES.join(", ")))
    }
}

game::text_serde!(enum BoatId);

/// A boat's status in the race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It does not take part.
    Absent,
    /// It waits on land behind this start dock; 0 before the dock is chosen.
    Waiting(u8),
    /// It is on the river.
    Afloat,
    /// It has finished; place 0 is the first.
    Home(u8),
    /// It is eliminated or disqualified; place 0 is the first.
    Out(u8),
}

/// Whether a boat is being repaired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repair {
    /// It is not.
    None,
    /// It misses its next turn.
    MissesTurn,
    /// It begins its next turn at speed 1 with a free choice of bow.
    Restarts,
    /// It begins its next turn at speed 1 and keeps its bow.
    Resumes,
}

/// A boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boat {
    /// The tiles where it has taken a passenger.
    pub served: Few<u8, 2>,
    /// Its status in the race.
    pub fate: Fate,
    /// Its space, while afloat.
    pub at: Space,
    /// Its bow, while afloat.
    pub bow: Dir,
    /// The speed wheel, 1 to 6.
    pub speed: u8,
    /// The coal wheel, 0 to 6; at 0 it is removed (MQ-COA-02). The Black Rose has none and stays at 0.
    pub coal: u8,
    /// Passengers aboard, 0 to 2, counted per boat (MQ-SET-07, MQ-R-61).
    pub passengers: u8,
    /// Whether it is being repaired.
    pub repair: Repair,
    /// Whether it may leave its sandbank forward without coal.
    pub leaves_free: bool,
}

impl Boat {
    pub(crate) const ABSENT: Self = Self {
        served: Few::empty(0),
        fate: Fate::Absent,
        at: Space::new(0, 0),
        bow: Dir::N,
        speed: 1,
        coal: 0,
        passengers: 0,
        repair: Repair::None,
        leaves_free: false,
    };

    /// The speed at the start of its next turn: 1 after repairs or if it could not move.
    #[inline]
    pub(crate) const fn next_speed(&self) -> u8 {
        match self.repair {
            Repair::Restarts | Repair::Resumes => 1,
            Repair::None | Repair::MissesTurn => self.speed,
        }
    }

    /// Whether it is on the river.
    #[inline]
    pub fn afloat(&self) -> bool {
        self.fate == Fate::Afloat
    }

    /// Whether it still races: on the river or waiting to enter it.
    pub fn racing(&self) -> bool {
        matches!(self.fate, Fate::Afloat | Fate::Waiting(_))
    }
}

/// A tile in the river.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The tile's id.
    pub id: TileId,
    /// How it is joined to the previous tile.
    pub bend: Bend,
    /// Its heading.
    pub heading: Dir,
    /// Passengers waiting on it.
    pub passengers: u8,
}

impl Laid {
    pub(crate) const START: Self = Self { id: TileId::START, bend: Bend::Straight, heading: Dir::N, passengers: 0 };
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiPhase))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Chance: an A tile is removed for a B tile.
    SetupOut,
    /// Chance: the first tile.
    SetupTile,
    /// Chance: the next boat on the order board.
    SetupOrder,
    /// A start dock is chosen for the boat to be placed.
    SetupDock,
    /// The bow is chosen for the boat to be placed.
    SetupBow,
    /// A waiting boat enters the river.
    Enter,
    /// A free choice of bow, after repairs or after entering.
    FreeBow,
    /// The speed is set, or a boat backs off its sandbank.
    Speed,
    /// The boat moves; with a chain begun, the next push is due.
    Move,
    /// The bow is set after backing off.
    BackBow,
    /// A boat aground that cannot leave sets its bow.
    StuckBow,
    /// Coal may be transferred, or a passenger handed back.
    Transfer,
    /// The owner of a pushed boat sets its bow.
    Bows,
    /// Chance: a tile is laid.
    Reveal,
    /// Chance: the finish is laid.
    RevealFinish,
    /// The race has ended.
    Over,
}

/// What this turn can achieve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiMode))]
#[serde(rename_all = "kebab-case")]
pub enum Mode {
    /// A complete turn that leaves the Black Rose a turn for 1 coal.
    Careful,
    /// A complete turn.
    Complete,
    /// No complete turn: all points used, ending on a finish dock too fast.
    FastFinish,
    /// No complete turn: a wreck that leaves this many points unspent.
    Wreck(u8),
}

/// How the race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = MississippiEnd))]
#[serde(rename_all = "kebab-case")]
pub enum EndReason {
    /// All boats but one have finished.
    AllHome,
    /// The first boat of a pair or team has finished.
    FirstHome,
    /// No racing boat can collect two passengers any more.
    Stranded,
    /// No boat can ever move again; records also call this `stranded`.
    Deadlocked,
    /// Only one boat is left in the race.
    LastAfloat,
    /// The round limit is reached.
    RoundLimit,
}

impl EndReason {
    /// All reasons.
    pub const ALL: [Self; 6] =
        [Self::AllHome, Self::FirstHome, Self::Stranded, Self::Deadlocked, Self::LastAfloat, Self::RoundLimit];

    /// Its name in records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::AllHome => "all-home",
            Self::FirstHome => "first-home",
            Self::Stranded | Self::Deadlocked => "stranded",
            Self::LastAfloat => "last-afloat",
            Self::RoundLimit => "round-limit",
        }
    }
}

/// A short inline list of small values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    pub(crate) const fn empty(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// A list of the first `len` items.
    pub(crate) const fn of(items: [T; N], len: u8) -> Self {
        Self { items, len }
    }

    /// Adds an item; does nothing if the list is full.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if let Some(slot) = self.items.get_mut(self.len as usize) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Sorts the items.
    pub(crate) fn sort(&mut self)
    where
        T: Ord,
    {
        let len = self.len as usize;
        self.items[..len].sort_unstable();
    }

    /// Removes the last item and resets its slot to `filler`, so that equal lists compare equal.
    pub(crate) fn pop(&mut self, filler: T) -> Option<T> {
        let last = self.as_slice().len().checked_sub(1)?;
        self.len -= 1;
        Some(std::mem::replace(&mut self.items[last], filler))
    }

    /// The items.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.items[..(self.len as usize).min(N)]
    }

    #[inline]
    pub(crate) fn contains(&self, item: T) -> bool {
        self.as_slice().contains(&item)
    }
}

/// The turn of the active boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    /// The wheel value used for this move; 0 until it is set.
    pub speed: u8,
    /// Movement points left.
    pub points: u8,
    /// 60-degree turns made.
    pub turns: u8,
    /// Driftwood spaces entered.
    pub driftwood: u8,
    /// What the turn can achieve.
    pub mode: Mode,
    /// The coal that the Black Rose may spend this turn.
    pub allowance: u8,
    /// Whether some boat has entered the last tile.
    pub entered_last: bool,
    /// Whether the boat enters the river in this turn.
    pub enters: bool,
    /// Points that entering the river costs.
    pub entry: u8,
    /// The directions of an incomplete push chain.
    pub chain: Few<Dir, 5>,
    /// The boats pushed this turn, in the order in which they were first pushed.
    pub pushed: Few<BoatId, BOATS>,
    /// How many of them have had their bows set.
    pub bows_set: u8,
    /// The pushed boats whose owners set the bow, as bits.
    pub asked: u8,
    /// Passengers that boats took this turn and may hand back, two bits per boat.
    pub boarded: u16,
    /// The spaces onto which boats were pushed, which the pusher may not enter (1997).
    pub barred: Few<Space, 3>,
    /// The boats that have exchanged coal with this one, as bits.
    pub exchanged: u8,
    /// The spaces that the boat has used this turn (1997).
    pub path: Few<Space, 8>,
}

impl Course {
    pub(crate) const NONE: Self = Self {
        speed: 0,
        points: 0,
        turns: 0,
        driftwood: 0,
        mode: Mode::Careful,
        allowance: 0,
        entered_last: false,
        enters: false,
        entry: 0,
        chain: Few::empty(Dir::N),
        pushed: Few::empty(BoatId(0)),
        bows_set: 0,
        asked: 0,
        boarded: 0,
        barred: Few::empty(Space::new(0, 0)),
        exchanged: 0,
        path: Few::empty(Space::new(0, 0)),
    };
}

/// Everything that changes during a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) tiles: [Laid; LONGEST],
    pub(crate) boats: [Boat; BOATS],
    /// The tiles that may still be drawn, as bits.
    pub(crate) pool: u32,
    /// The number of turns begun, for records.
    pub(crate) turn_count: u32,
    /// The round, from 1; 0 during setup.
    pub(crate) round: u16,
    /// How many tiles have been laid, and how many of those have been removed behind the last boat.
    pub(crate) laid: u8,
    pub(crate) rear: u8,
    pub(crate) finish: Option<Bend>,
    /// How many tiles will still be drawn, and how many A tiles are still to be removed.
    pub(crate) draws: u8,
    pub(crate) outs: u8,
    /// Passengers in reserve, in the variant with the fewest passengers.
    pub(crate) spare: u8,
    pub(crate) phase: Phase,
    pub(crate) end: Option<EndReason>,
    /// The order of the round, as on the order board (MQ-SET-08), and the current place in it.
    pub(crate) order: Few<BoatId, BOATS>,
    pub(crate) place: u8,
    /// How many boats have finished, and how many are out.
    pub(crate) homes: u8,
    pub(crate) losses: u8,
    /// The boat that still has the sixth boat's virtual coal.
    pub(crate) virtual_coal: Option<BoatId>,
    /// Coal that the Black Rose has used this round, and coal taken from it.
    pub(crate) rose_used: u8,
    pub(crate) bunkered: u8,
    /// The number of consecutive rounds in which every racing boat passed, and whether this one is such a round so far.
    pub(crate) idle_rounds: u8,
    pub(crate) idle: bool,
    pub(crate) course: Course,
}

impl State {
    /// The boat whose turn it is.
    #[inline]
    pub fn active(&self) -> BoatId {
        self.order.as_slice().get(self.place as usize).copied().unwrap_or(BoatId(0))
    }

    /// The boat with this id.
    #[inline]
    pub fn boat(&self, id: BoatId) -> &Boat {
        &self.boats[id.index()]
    }

    #[inline]
    pub(crate) fn boat_mut(&mut self, id: BoatId) -> &mut Boat {
        &mut self.boats[id.index()]
    }

    /// The tiles laid so far, from the start tile; the first [`State::removed`] of them are no longer there.
    pub fn river(&self) -> &[Laid] {
        &self.tiles[..(self.laid as usize).min(LONGEST)]
    }

    /// How many tiles have been removed behind the last boat.
    pub fn removed(&self) -> u8 {
        self.rear
    }

    /// How the finish is joined to the last tile, once it is laid.
    pub fn finish(&self) -> Option<Bend> {
        self.finish
    }

    /// What the game waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The round, from 1; 0 during setup.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The order of this round.
    pub fn order(&self) -> &[BoatId] {
        self.order.as_slice()
    }

    /// The turn of the active boat.
    pub fn course(&self) -> &Course {
        &self.course
    }

    /// Tiles that may still be drawn, and how many of them will be.
    pub fn pile(&self) -> (impl Iterator<Item = TileId>, u8) {
        (TileId::of(self.pool), self.draws)
    }

    /// Why the race ended, once it has.
    pub fn end(&self) -> Option<EndReason> {
        self.end
    }

    #[inline]
    pub(crate) fn last_tile(&self) -> u8 {
        self.laid.saturating_sub(1)
    }

    #[inline]
    fn laid_at(&self, tile: u8) -> &Laid {
        // No river is longer; this helps the compiler drop bounds checks.
        &self.tiles[(tile as usize).min(LONGEST - 1)]
    }

    /// The id and heading of a tile in the river.
    #[inline]
    pub(crate) fn laid_as(&self, tile: u8) -> (TileId, Dir) {
        let laid = self.laid_at(tile);
        (laid.id, laid.heading)
    }

    /// The printed tile under a space.
    #[inline]
    pub fn tile(&self, tile: u8) -> &'static Tile {
        self.laid_at(tile).id.tile()
    }

    /// The space next to this one, if the river has one there (including land). Upstream is a direction like any other.
    #[inline]
    pub fn neighbour(&self, at: Space, dir: Dir) -> Option<Space> {
        let here = self.laid_at(at.tile);
        step(at, dir, here.heading, self.joints(at.tile))
    }

    /// The neighbouring spaces in all directions.
    #[inline]
    pub(crate) fn neighbours(&self, at: Space) -> [Option<Space>; 6] {
        let here = self.laid_at(at.tile);
        let joints = self.joints(at.tile);
        Dir::ALL.map(|dir| step(at, dir, here.heading, joints))
    }

    /// The steps from the spaces of a tile.
    #[inline]
    pub(crate) fn steps(&self, tile: u8) -> Steps {
        Steps::new(tile, self.laid_at(tile).heading, self.joints(tile))
    }

    /// How a tile is joined to its neighbours in the river.
    #[inline]
    fn joints(&self, tile: u8) -> Joints {
        Joints {
            next: (tile + 1 < self.laid).then_some(self.laid_at(tile + 1).bend),
            own: (tile > self.rear).then_some(self.laid_at(tile).bend),
        }
    }

    #[inline]
    pub(crate) fn is(&self, at: Space, cells: impl Fn(&Tile) -> u32) -> bool {
        cells(self.tile(at.tile)) & (1 << at.cell) != 0
    }

    /// Whether the space is an island or other land.
    #[inline]
    pub fn is_land(&self, at: Space) -> bool {
        self.is(at, |tile| tile.land)
    }

    /// Whether the space is a sandbank.
    #[inline]
    pub fn is_sand(&self, at: Space) -> bool {
        self.is(at, |tile| tile.sandbanks)
    }

    /// Whether the space holds driftwood.
    #[inline]
    pub fn is_driftwood(&self, at: Space) -> bool {
        self.is(at, |tile| tile.driftwood)
    }

    /// Whether the space is open water: neither land nor sand nor driftwood.
    #[inline]
    pub(crate) fn is_open(&self, at: Space) -> bool {
        self.laid_at(at.tile).id.closed() & (1 << at.cell) == 0
    }

    /// Whether the space has a passenger dock or a coal station.
    #[inline]
    pub(crate) fn has_dock(&self, at: Space) -> bool {
        self.laid_at(at.tile).id.docks() & (1 << at.cell) != 0
    }

    /// The boat on a space, other than `but`.
    #[inline]
    pub(crate) fn occupant(&self, at: Space, but: BoatId) -> Option<BoatId> {
        let there =
            |(number, boat): (usize, &Boat)| boat.at.word() == at.word() && boat.afloat() && number != but.index();
        let number = self.boats.iter().enumerate().position(there)?;
        Some(BoatId(number as u8))
    }

    /// Whether some boat stands on the space.
    pub fn occupied(&self, at: Space) -> bool {
        self.boats.iter().any(|boat| boat.at == at && boat.afloat())
    }

    /// The positions of the tiles, from the start tile on.
    pub fn sites(&self) -> [Site; LONGEST + 1] {
        let mut sites = [Site::START; LONGEST + 1];
        for i in 1..(self.laid as usize).min(LONGEST) {
            sites[i] = sites[i - 1].next(self.tiles[i].bend);
        }
        sites
    }

    /// The space at start dock 1 to 5.
    pub fn start_dock(dock: u8) -> Space {
        Space::new(0, START_DOCKS[(dock as usize).saturating_sub(1) % START_DOCKS.len()])
    }
}

const _: () = assert!(size_of::<State>() <= 256, "the state must stay small");
