//! Directions, spaces and the geometry of tiles and joints, as static tables of integers.
//!
//! A tile has 20 spaces, numbered as on the printed tile from the entrance (0 to 4) to the tip (17):
//!
//! ```text
//!                 17
//!             16      18
//!         15      12      19
//!             11      13
//!         10       7      14
//!              6       8
//!          5       2       9
//!              1       3
//!          0               4
//! ```

use game::Fault;
use std::fmt;
use std::str::FromStr;

/// Spaces on a tile.
pub const CELLS: usize = 20;
/// The longest river: 12 A tiles and 6 B tiles.
pub const LONGEST: usize = 18;

/// One of six directions, each perpendicular to a side of a space (MQ-TRN-04); north is the race direction of the
/// start tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Dir {
    /// North.
    N,
    /// North-east.
    Ne,
    /// South-east.
    Se,
    /// South.
    S,
    /// South-west.
    Sw,
    /// North-west.
    Nw,
}

impl Dir {
    /// All directions, clockwise.
    pub const ALL: [Self; 6] = [Self::N, Self::Ne, Self::Se, Self::S, Self::Sw, Self::Nw];
    /// Two full circles, so that adding two directions needs no modulo.
    const TWICE: [Self; 12] = [
        Self::N,
        Self::Ne,
        Self::Se,
        Self::S,
        Self::Sw,
        Self::Nw,
        Self::N,
        Self::Ne,
        Self::Se,
        Self::S,
        Self::Sw,
        Self::Nw,
    ];
    const NAMES: [&'static str; 6] = ["n", "ne", "se", "s", "sw", "nw"];

    /// This direction turned clockwise by `sixths` of a circle.
    #[inline]
    pub const fn turned(self, sixths: i8) -> Self {
        Self::TWICE[self as usize + sixths.rem_euclid(6) as usize]
    }

    /// How many sixths of a circle this direction is clockwise of `other`, 0 to 5.
    #[inline]
    pub const fn from(self, other: Self) -> u8 {
        let d = self as u8 + 6 - other as u8;
        if d >= 6 { d - 6 } else { d }
    }

    /// How many 60-degree turns separate the two, 0 to 3.
    #[inline]
    pub const fn turns_to(self, other: Self) -> u8 {
        let d = other.from(self);
        if d > 3 { 6 - d } else { d }
    }

    const fn axial(self) -> (i8, i8) {
        [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)][self as usize]
    }
}

impl fmt::Display for Dir {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAMES[*self as usize])
    }
}

impl FromStr for Dir {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::ALL
            .into_iter()
            .find(|dir| Self::NAMES[*dir as usize] == text)
            .ok_or_else(|| Fault::new("unknown-direction").with("name", text).with("known", Self::NAMES.join(", ")))
    }
}

/// How a tile is joined to the previous one, as the direction die says (MQ-TIL-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Bend {
    /// 60 degrees to the left.
    Left,
    /// Straight ahead.
    Straight,
    /// 60 degrees to the right.
    Right,
}

impl Bend {
    /// The faces of the die.
    pub const ALL: [Self; 3] = [Self::Left, Self::Straight, Self::Right];
    const NAMES: [&'static str; 3] = ["left", "straight", "right"];

    /// The heading of a tile joined with this bend to a tile with this heading.
    pub const fn from_heading(self, heading: Dir) -> Dir {
        heading.turned(self as i8 - 1)
    }
}

impl fmt::Display for Bend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Self::NAMES[*self as usize])
    }
}

impl FromStr for Bend {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        Self::ALL
            .into_iter()
            .find(|bend| Self::NAMES[*bend as usize] == text)
            .ok_or_else(|| Fault::new("unknown-bend").with("name", text).with("known", Self::NAMES.join(", ")))
    }
}

game::text_serde!(enum Dir, Bend);
game::text_serde!(Space);

/// A space of the river: the index of its tile, counted from the start tile, and its cell on that tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// The tile's index in the river; the start tile is 0.
    pub tile: u8,
    /// The cell on that tile, 0 to 19.
    pub cell: u8,
}

impl Space {
    /// The space `tile.cell`.
    pub const fn new(tile: u8, cell: u8) -> Self {
        Self { tile, cell }
    }

    /// Both numbers as one integer, for fast comparison.
    #[inline]
    pub(crate) const fn word(self) -> u16 {
        u16::from_le_bytes([self.tile, self.cell])
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.tile, self.cell)
    }
}

impl FromStr for Space {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        let wrong = || Fault::new("unknown-space").with("name", text);
        let (tile, cell) = text.split_once('.').ok_or_else(wrong)?;
        let space = Self { tile: tile.parse().map_err(|_| wrong())?, cell: cell.parse().map_err(|_| wrong())? };
        // Accept only the canonical form, so that `1.07` is not a second name for `1.7`.
        if space.cell as usize >= CELLS || space.tile as usize >= LONGEST || space.to_string() != text {
            return Err(wrong());
        }
        Ok(space)
    }
}

/// The axial coordinates of the cells of a tile that heads north, with cell 7 at the origin.
pub const AXIAL: [(i8, i8); CELLS] = [
    (-2, 3),
    (-1, 2),
    (0, 1),
    (1, 1),
    (2, 1),
    (-2, 2),
    (-1, 1),
    (0, 0),
    (1, 0),
    (2, 0),
    (-2, 1),
    (-1, 0),
    (0, -1),
    (1, -1),
    (2, -1),
    (-2, 0),
    (-1, -1),
    (0, -2),
    (1, -2),
    (2, -2),
];

/// The distance between the centres of joined tiles.
const STRIDE: i8 = 4;

/// Rotates axial coordinates clockwise by sixths of a circle.
pub const fn turn_axial((mut q, mut r): (i8, i8), sixths: u8) -> (i8, i8) {
    let mut done = 0;
    while done < sixths % 6 {
        (q, r) = (-r, q + r);
        done += 1;
    }
    (q, r)
}

const fn cell_at(at: (i8, i8)) -> Option<u8> {
    let mut cell = 0;
    while cell < CELLS {
        if AXIAL[cell].0 == at.0 && AXIAL[cell].1 == at.1 {
            return Some(cell as u8);
        }
        cell += 1;
    }
    None
}

/// The neighbour of each cell on the same tile, by direction relative to the tile's heading.
pub(crate) const INSIDE: [[Option<u8>; 6]; CELLS] = {
    let mut table = [[None; 6]; CELLS];
    let mut index = 0;
    while index < CELLS * 6 {
        let (q, r) = AXIAL[index / 6];
        let (dq, dr) = Dir::ALL[index % 6].axial();
        table[index / 6][index % 6] = cell_at((q + dq, r + dr));
        index += 1;
    }
    table
};

/// The entry of [`STEP`] where there is no neighbour.
const NOWHERE: u8 = u8::MAX;
/// Unit of the tile offset that [`STEP`] adds to a cell; offset 0 is the previous tile.
const TILE: u8 = 32;
/// The table index for "no such tile", after the three bends.
const NO_TILE: usize = 3;

/// The neighbour of each cell, indexed by the bend of the next tile, the tile's own bend, the direction relative to the
/// tile's heading, and the cell.
static STEP: [[[[u8; CELLS]; 6]; 4]; 4] = step_table();

const fn step_table() -> [[[[u8; CELLS]; 6]; 4]; 4] {
    let mut table = [[[[NOWHERE; CELLS]; 6]; 4]; 4];
    let mut next = 0;
    while next < 4 {
        let mut own = 0;
        while own < 4 {
            let mut dir = 0;
            while dir < 6 {
                let mut cell = 0;
                while cell < CELLS {
                    table[next][own][dir][cell] = neighbour(next, own, dir, cell);
                    cell += 1;
                }
                dir += 1;
            }
            own += 1;
        }
        next += 1;
    }
    table
}

const fn neighbour(next: usize, own: usize, dir: usize, cell: usize) -> u8 {
    let step = Dir::ALL[dir].axial();
    let at = (AXIAL[cell].0 + step.0, AXIAL[cell].1 + step.1);
    if let Some(cell) = cell_at(at) {
        return cell + TILE;
    }
    if next != NO_TILE {
        let heading = Bend::ALL[next].from_heading(Dir::N);
        let (q, r) = heading.axial();
        let inside = turn_axial((at.0 - q * STRIDE, at.1 - r * STRIDE), 6 - heading as u8);
        if let Some(cell) = cell_at(inside) {
            return cell + 2 * TILE;
        }
    }
    if own != NO_TILE {
        // The previous tile lies to the south, and its heading is this one's minus the bend.
        let before = turn_axial((at.0, at.1 - STRIDE), own as u8 + 5);
        if let Some(cell) = cell_at(before) {
            return cell;
        }
    }
    NOWHERE
}

/// The joints of a tile with the next and the previous one; `None` where no such tile is on the table.
#[derive(Clone, Copy, Debug)]
pub struct Joints {
    /// The bend of the next tile.
    pub next: Option<Bend>,
    /// The bend of this tile.
    pub own: Option<Bend>,
}

/// Steps between spaces, precomputed for the spaces of one tile.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Steps {
    tile: u8,
    heading: Dir,
    table: &'static [[u8; CELLS]; 6],
}

impl Steps {
    /// The steps on a tile with this heading and these joints. Boats cross only within a tile and over the joint of two
    /// consecutive tiles.
    #[inline]
    pub(crate) fn new(tile: u8, heading: Dir, joints: Joints) -> Self {
        let next = joints.next.map_or(NO_TILE, |bend| bend as usize);
        let own = joints.own.map_or(NO_TILE, |bend| bend as usize);
        Self { tile, heading, table: &STEP[next][own] }
    }

    /// The space one step from a cell in this direction, if there is one.
    #[inline]
    pub(crate) fn step(self, cell: u8, dir: Dir) -> Option<Space> {
        let code = self.table[dir.from(self.heading) as usize][(cell as usize).min(CELLS - 1)];
        let there = Space { tile: (self.tile + code / TILE).wrapping_sub(1), cell: code % TILE };
        if code == NOWHERE { None } else { Some(there) }
    }
}

/// The space next to `space` in direction `dir`, on a tile with this heading and these joints.
#[inline]
pub fn step(space: Space, dir: Dir, heading: Dir, joints: Joints) -> Option<Space> {
    Steps::new(space.tile, heading, joints).step(space.cell, dir)
}

/// MQ-R-12: how far a cell lies along the direction to the next tile, and how far to the right of it, indexed by the
/// bend of the next tile.
pub static GAUGE: [[(i8, i8); CELLS]; 3] = gauge_table();

const fn gauge_table() -> [[(i8, i8); CELLS]; 3] {
    let mut table = [[(0, 0); CELLS]; 3];
    let mut bend = 0;
    while bend < 3 {
        let ahead = Bend::ALL[bend].from_heading(Dir::N);
        let mut cell = 0;
        while cell < CELLS {
            table[bend][cell] =
                (along(AXIAL[cell], ahead), along(AXIAL[cell], ahead.turned(1)) + along(AXIAL[cell], ahead.turned(2)));
            cell += 1;
        }
        bend += 1;
    }
    table
}

/// How far down the river a space lies: first by tile, then along the direction to the next tile or to the finish.
pub const fn progress(at: Space, next: Bend) -> u16 {
    let (ahead, _) = GAUGE[next as usize][at.cell as usize % CELLS];
    (1 + at.tile as u16) << 6 | (ahead + 32) as u16
}

/// The projection of a point on a direction, in the same unit for all directions.
const fn along((q, r): (i8, i8), dir: Dir) -> i8 {
    let (dq, dr) = dir.axial();
    q * dq + r * dr + (q + r) * (dq + dr)
}

/// The cells of the last tile next to the finish's three docks, by the finish's bend.
pub const FINISH_DOCKS: [[u8; 3]; 3] = [[10, 15, 16], [16, 17, 18], [14, 18, 19]];

/// How close two tiles are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contact {
    /// They share no border.
    Apart,
    /// They share a border.
    Touching,
    /// They share a space.
    Overlapping,
}

/// The contact of a tile that heads north with one whose centre is one stride away, by the direction of that centre and
/// the other tile's heading. Tiles two strides apart never touch.
static CONTACT: [[Contact; 6]; 6] = contact_table();

#[allow(long_running_const_eval)]
const fn contact_table() -> [[Contact; 6]; 6] {
    let mut table = [[Contact::Apart; 6]; 6];
    let mut dir = 0;
    while dir < 6 {
        let mut heading = 0;
        while heading < 6 {
            table[dir][heading] = contact_at(Dir::ALL[dir].axial(), heading as u8);
            heading += 1;
        }
        dir += 1;
    }
    table
}

const fn contact_at((q, r): (i8, i8), heading: u8) -> Contact {
    let mut found = Contact::Apart;
    let mut cell = 0;
    while cell < CELLS {
        let (dq, dr) = turn_axial(AXIAL[cell], heading);
        let at = (q * STRIDE + dq, r * STRIDE + dr);
        if cell_at(at).is_some() {
            return Contact::Overlapping;
        }
        let mut dir = 0;
        while dir < 6 {
            let (sq, sr) = Dir::ALL[dir].axial();
            if cell_at((at.0 + sq, at.1 + sr)).is_some() {
                found = Contact::Touching;
            }
            dir += 1;
        }
        cell += 1;
    }
    found
}

/// The position of a tile: its centre in strides from the start tile, and its heading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Site {
    /// Strides along the first axis.
    pub q: i8,
    /// Strides along the second axis.
    pub r: i8,
    /// The tile's heading.
    pub heading: Dir,
}

impl Site {
    /// The site of the start tile.
    pub const START: Self = Self { q: 0, r: 0, heading: Dir::N };

    /// The site of the next tile, joined with this bend.
    pub const fn next(self, bend: Bend) -> Self {
        let heading = bend.from_heading(self.heading);
        let (dq, dr) = heading.axial();
        Self { q: self.q + dq, r: self.r + dr, heading }
    }

    /// The centre of the tile in axial coordinates of spaces.
    pub const fn centre(self) -> (i32, i32) {
        (self.q as i32 * STRIDE as i32, self.r as i32 * STRIDE as i32)
    }

    /// How close this tile and another are.
    pub fn contact(self, other: Self) -> Contact {
        let (dq, dr) = (other.q - self.q, other.r - self.r);
        if dq.abs() > 1 || dr.abs() > 1 {
            return Contact::Apart;
        }
        if (dq, dr) == (0, 0) {
            return Contact::Overlapping;
        }
        let (dq, dr) = turn_axial((dq, dr), 6 - self.heading as u8);
        match Dir::ALL.iter().position(|dir| dir.axial() == (dq, dr)) {
            Some(dir) => CONTACT[dir][other.heading.from(self.heading) as usize],
            None => Contact::Apart,
        }
    }
}

/// The axial coordinates of a cell of a tile at this site.
pub const fn axial_at(site: Site, cell: u8) -> (i32, i32) {
    let (q, r) = turn_axial(AXIAL[cell as usize % CELLS], site.heading as u8);
    let (cq, cr) = site.centre();
    (cq + q as i32, cr + r as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joint(next: Bend) -> Vec<(u8, u8)> {
        let joints = Joints { next: Some(next), own: None };
        let mut pairs: Vec<_> = (0..CELLS as u8)
            .flat_map(|cell| {
                Dir::ALL
                    .into_iter()
                    .filter_map(move |dir| step(Space::new(0, cell), dir, Dir::N, joints))
                    .filter(|to| to.tile == 1)
                    .map(move |to| (cell, to.cell))
            })
            .collect();
        pairs.sort_unstable();
        pairs
    }

    #[test]
    fn joints_have_the_nine_pairs_of_the_printed_tiles() {
        assert_eq!(
            joint(Bend::Straight),
            [(15, 0), (16, 0), (16, 1), (17, 1), (17, 2), (17, 3), (18, 3), (18, 4), (19, 4)]
        );
        assert_eq!(joint(Bend::Left), [(5, 0), (10, 0), (10, 1), (15, 1), (15, 2), (15, 3), (16, 3), (16, 4), (17, 4)]);
        assert_eq!(
            joint(Bend::Right),
            [(9, 4), (14, 3), (14, 4), (17, 0), (18, 0), (18, 1), (19, 1), (19, 2), (19, 3)]
        );
    }

    #[test]
    fn every_step_can_be_taken_back() {
        for bend in Bend::ALL {
            let heading = bend.from_heading(Dir::N);
            for cell in 0..CELLS as u8 {
                for dir in Dir::ALL {
                    let there = step(Space::new(0, cell), dir, Dir::N, Joints { next: Some(bend), own: None });
                    let Some(there) = there.filter(|to| to.tile == 1) else { continue };
                    let back = step(there, dir.turned(3), heading, Joints { next: None, own: Some(bend) });
                    assert_eq!(back, Some(Space::new(0, cell)));
                }
            }
        }
    }

    #[test]
    fn consecutive_tiles_touch_and_do_not_overlap() {
        for bend in Bend::ALL {
            assert_eq!(Site::START.contact(Site::START.next(bend)), Contact::Touching);
        }
    }
}
