//! Spaces as flat-topped hexagons with side 100; the origin of a tile is the centre of its space 7.

use crate::plane::{add, towards};
use crate::svg::Point;
use mississippi::board::{AXIAL, Site, axial_at};

/// The distance from a side to the centre, half the distance between neighbours.
pub(crate) const APOTHEM: f64 = 86.602_540_378_443_86;

/// Corners of spaces lie on a lattice with steps of 50 to the right and of one apothem down. Integers make shared
/// corners compare equal.
pub(crate) type Corner = (i32, i32);

const CORNERS: [Corner; 6] = [(2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1), (1, -1)];

/// The centre of a space in lattice steps.
fn middle((q, r): (i32, i32)) -> Corner {
    (3 * q, 2 * r + q)
}

fn on_plane((i, j): Corner) -> Point {
    (f64::from(i) * 50.0, f64::from(j) * APOTHEM)
}

/// The centre of a space by its axial coordinates.
pub(crate) fn centre(axial: (i32, i32)) -> Point {
    on_plane(middle(axial))
}

/// The centre of a cell of a tile that heads north, relative to the tile's centre.
pub(crate) fn cell(cell: u8) -> Point {
    centre(axial(cell))
}

/// The axial coordinates of a cell of a tile that heads north.
pub(crate) fn axial(cell: u8) -> (i32, i32) {
    let (q, r) = AXIAL[cell as usize % AXIAL.len()];
    (i32::from(q), i32::from(r))
}

/// The centre of a cell of a tile at this site.
pub(crate) fn cell_at(site: Site, cell: u8) -> Point {
    centre(axial_at(site, cell))
}

/// The centre of the tile at this site.
pub(crate) fn site(site: Site) -> Point {
    centre(site.centre())
}

/// The cells of a bit set.
pub(crate) fn cells(bits: u32) -> impl Iterator<Item = u8> {
    (0..AXIAL.len() as u8).filter(move |cell| bits & 1 << cell != 0)
}

/// Whether two cells of a tile share a side.
pub(crate) fn are_neighbours(a: u8, b: u8) -> bool {
    let ((aq, ar), (bq, br)) = (axial(a), axial(b));
    let (q, r) = (aq - bq, ar - br);
    (q.abs() + r.abs() + (q + r).abs()) == 2
}

/// The cells of a bit set, grouped into connected islands.
pub(crate) fn islands(bits: u32) -> Vec<Vec<u8>> {
    let mut left: Vec<u8> = cells(bits).collect();
    let mut islands = Vec::new();
    while let Some(first) = left.pop() {
        let mut island = vec![first];
        let mut seen = 0;
        while seen < island.len() {
            let here = island[seen];
            let (near, far): (Vec<u8>, Vec<u8>) = left.iter().partition(|&&other| are_neighbours(here, other));
            island.extend(near);
            left = far;
            seen += 1;
        }
        island.sort_unstable();
        islands.push(island);
    }
    islands.sort_unstable();
    islands
}

/// The sides of these cells, clockwise around each.
fn sides(cells: &[u8]) -> Vec<(Corner, Corner)> {
    cells
        .iter()
        .flat_map(|&cell| {
            let (i, j) = middle(axial(cell));
            let corner = move |k: usize| (i + CORNERS[k % 6].0, j + CORNERS[k % 6].1);
            (0..6).map(move |k| (corner(k), corner(k + 1)))
        })
        .collect()
}

/// A corner of an outline.
pub(crate) struct Turning {
    /// Its position.
    pub(crate) at: Point,
    /// The unit vector pointing into the cells.
    pub(crate) inward: Point,
    /// Whether it belongs to only one cell, so that the outline bends around it.
    pub(crate) is_tip: bool,
}

/// The outline around connected cells, clockwise on the screen.
pub(crate) fn outline(cells: &[u8]) -> Vec<Turning> {
    let all = sides(cells);
    let rim: Vec<_> = all.iter().filter(|&&(from, to)| !all.contains(&(to, from))).collect();
    let Some(&&(start, _)) = rim.first() else { return Vec::new() };
    let mut corners = vec![start];
    while let Some(&&(_, next)) = rim.iter().find(|(from, _)| Some(from) == corners.last()) {
        if next == start || corners.len() > rim.len() {
            break;
        }
        corners.push(next);
    }
    corners.into_iter().map(|corner| turning(corner, cells)).collect()
}

fn turning(corner: Corner, cells: &[u8]) -> Turning {
    let at = on_plane(corner);
    let around: Vec<Point> = cells
        .iter()
        .map(|&cell| middle(axial(cell)))
        .filter(|(i, j)| CORNERS.contains(&(corner.0 - i, corner.1 - j)))
        .map(on_plane)
        .collect();
    let sum = around.iter().fold((0.0, 0.0), |sum, &cell| add(sum, cell));
    let mean = (sum.0 / around.len().max(1) as f64, sum.1 / around.len().max(1) as f64);
    Turning { at, inward: towards(at, mean), is_tip: around.len() == 1 }
}

/// The sides between cells, and those on the outer rim, each once.
pub(crate) fn grid(cells: &[u8]) -> [Vec<(Point, Point)>; 2] {
    let all = sides(cells);
    let (inner, rim): (Vec<_>, Vec<_>) = all.iter().copied().partition(|&(from, to)| all.contains(&(to, from)));
    let plane = |(from, to): (Corner, Corner)| (on_plane(from), on_plane(to));
    let once = inner.into_iter().filter(|(from, to)| from < to);
    [once.map(plane).collect(), rim.into_iter().map(plane).collect()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_lie_173_apart() {
        let (x, y) = cell(12);
        assert_eq!((x.round() as i32, y.round() as i32), (0, -173));
    }

    #[test]
    fn islands_hang_together() {
        assert_eq!(islands(1 << 5 | 1 << 6 | 1 << 8), [vec![5, 6], vec![8]]);
    }

    #[test]
    fn the_outline_of_one_space_has_six_tips() {
        let outline = outline(&[7]);
        assert_eq!(outline.len(), 6);
        assert!(outline.iter().all(|turning| turning.is_tip));
    }
}
