//! All that changes during a race, in one small value without heap.

use crate::Error;
use crate::board::{Bend, Dir, Joints, LONGEST, Site, Space, Steps, step};
use crate::tiles::{START_DOCKS, Tile, TileId};
use game::Fault;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// Boats on the river at most: six and the Black Rose.
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
        // No boat has a higher number; the bound is for the compiler.
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
            .ok_or_else(|| Error::UnknownBoat { name: text.to_owned(), known: Self::NAMES.join(", ") }.into())
    }
}

game::text_serde!(enum BoatId);

/// Where a boat is in its race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It does not take part.
    Absent,
    /// It waits on land behind this start dock; 0 before the dock is chosen.
    Waiting(u8),
    /// It is on the river.
    Afloat,
    /// It has finished, as the n-th from 0.
    Home(u8),
    /// It is eliminated or disqualified, as the n-th from 0.
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
    /// It begins its next turn at speed 1, with its bow as it is.
    Resumes,
}

/// A boat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Boat {
    /// The tiles where it has taken a passenger.
    pub served: Few<u8, 2>,
    /// Where it is in its race.
    pub fate: Fate,
    /// Its space, while afloat.
    pub at: Space,
    /// Its bow, while afloat.
    pub bow: Dir,
    /// The speed wheel, 1 to 6.
    pub speed: u8,
    /// The coal wheel, 0 to 6; at 0 it is off the boat (MQ-COA-02). The Black Rose has none and stays at 0.
    pub coal: u8,
    /// Passengers aboard, 0 to 2, for each boat by itself (MQ-SET-07, MQ-R-61).
    pub passengers: u8,
    /// Whether it is being repaired.
    pub repair: Repair,
    /// It may leave its sandbank forward without coal.
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

    /// The speed with which its next turn begins: 1 after repairs, or if it could not move.
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
    /// Which tile.
    pub id: TileId,
    /// How it joins the one before.
    pub bend: Bend,
    /// Its heading.
    pub heading: Dir,
    /// Passengers that wait on it.
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
    /// Chance: an A tile leaves for a B tile.
    SetupOut,
    /// Chance: the first tile.
    SetupTile,
    /// Chance: who is next on the order board.
    SetupOrder,
    /// A start dock is chosen for the boat whose place it is.
    SetupDock,
    /// The bow of the boat whose place it is, on its start dock.
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
    /// Coal may change boats, or a passenger be handed back.
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

/// What this turn can come to.
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
    /// All boats but one are home.
    AllHome,
    /// The first boat is home, and it races for a pair or a team.
    FirstHome,
    /// No boat that still races can get two passengers.
    Stranded,
    /// No boat can ever move again; in records it is called `stranded` too.
    Deadlocked,
    /// Nobody else is left to race.
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

/// A short list of small values, in place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Few<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + PartialEq, const N: usize> Few<T, N> {
    pub(crate) const fn empty(filler: T) -> Self {
        Self { items: [filler; N], len: 0 }
    }

    /// The first `len` of these items.
    pub(crate) const fn of(items: [T; N], len: u8) -> Self {
        Self { items, len }
    }

    /// Adds an item; a full list stays as it is.
    #[inline]
    pub(crate) fn push(&mut self, item: T) {
        if let Some(slot) = self.items.get_mut(self.len as usize) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Puts the items in order.
    pub(crate) fn sort(&mut self)
    where
        T: Ord,
    {
        let len = self.len as usize;
        self.items[..len].sort_unstable();
    }

    /// Takes the last item away; its place gets the filler back, so that equal lists are equal.
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

/// The turn of the boat whose place it is.
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
    /// What the turn can come to.
    pub mode: Mode,
    /// The Black Rose's coal for this turn.
    pub allowance: u8,
    /// Some boat has entered the last tile.
    pub entered_last: bool,
    /// The boat enters the river in this turn.
    pub enters: bool,
    /// Points that its entry costs.
    pub entry: u8,
    /// Directions of a chain of pushes that is not complete yet.
    pub chain: Few<Dir, 5>,
    /// The boats pushed this turn, in the order in which they were first pushed.
    pub pushed: Few<BoatId, BOATS>,
    /// How many of them have had their bows set.
    pub bows_set: u8,
    /// The pushed boats whose owners set the bow, as bits.
    pub asked: u8,
    /// Passengers that boats have taken this turn and may hand back, two bits for each boat.
    pub boarded: u16,
    /// The spaces onto which boats were pushed, where the pusher may not go (1997).
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

/// All that changes during a race.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    pub(crate) tiles: [Laid; LONGEST],
    pub(crate) boats: [Boat; BOATS],
    /// The tiles that may still be drawn, as bits.
    pub(crate) pool: u32,
    /// The turns that have begun, for records.
    pub(crate) turn_count: u32,
    /// The round, from 1; 0 during setup.
    pub(crate) round: u16,
    /// How many tiles are laid, and how many of those have been removed behind the last boat.
    pub(crate) laid: u8,
    pub(crate) rear: u8,
    pub(crate) finish: Option<Bend>,
    /// How many tiles will still be drawn, and how many A tiles still leave.
    pub(crate) draws: u8,
    pub(crate) outs: u8,
    /// Passengers beside the river, in the variant with the minimum of them.
    pub(crate) spare: u8,
    pub(crate) phase: Phase,
    pub(crate) end: Option<EndReason>,
    /// The order of the round, as on the order board (MQ-SET-08), and whose place it is.
    pub(crate) order: Few<BoatId, BOATS>,
    pub(crate) place: u8,
    /// How many boats are home, and how many are out.
    pub(crate) homes: u8,
    pub(crate) losses: u8,
    /// The sixth boat's virtual coal is there, for this boat.
    pub(crate) virtual_coal: Option<BoatId>,
    /// Coal that the Black Rose has used this round, and taken from it.
    pub(crate) rose_used: u8,
    pub(crate) bunkered: u8,
    /// The rounds running in which every racing boat has passed, and whether this one is such a round so far.
    pub(crate) idle_rounds: u8,
    pub(crate) idle: bool,
    pub(crate) course: Course,
}

impl State {
    /// The boat whose place in the order it is.
    #[inline]
    pub fn active(&self) -> BoatId {
        self.order.as_slice().get(self.place as usize).copied().unwrap_or(BoatId(0))
    }

    /// A boat.
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

    /// The turn of the boat whose place it is.
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
        // No river is longer; the bound is for the compiler.
        &self.tiles[(tile as usize).min(LONGEST - 1)]
    }

    /// Which tile lies there, and its heading.
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

    /// The space next to this one, if the river has one there (land included). Upstream is a direction like any other.
    #[inline]
    pub fn neighbour(&self, at: Space, dir: Dir) -> Option<Space> {
        let here = self.laid_at(at.tile);
        step(at, dir, here.heading, self.joints(at.tile))
    }

    /// The spaces next to this one in all directions.
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

    /// Where the tiles lie, from the start tile on.
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
