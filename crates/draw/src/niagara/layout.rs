//! Positions on the river, which runs down from the beach to the falls.

use crate::svg::Point;
use niagara::{Arm, Gem, Place};

/// The visible area: left, top, width, height. About square, to suit both wide and tall screens.
pub(crate) const AREA: [i32; 4] = [-690, -156, 1380, 1316];
/// The corner radius of the landscape.
pub(crate) const CORNER: f64 = 26.0;
/// The width and height of a camp, and the distance between camps.
pub(crate) const CAMP: (i32, i32) = (262, 132);
const CAMPS_APART: i32 = 270;
/// The vertical centre of the camps.
pub(crate) const CAMP_Y: i32 = -72;
/// The vertical position of the brink of the falls.
pub(crate) const BRINK: f64 = 992.0;
/// The vertical position of the foot of the falls.
pub(crate) const FOOT: f64 = 1066.0;

/// The centre of a place. At the beach, where canoes land; lost canoes drift below the falls.
pub(crate) fn place(place: Place) -> Point {
    match place {
        Place::Beach => (0.0, 62.0),
        Place::S1 => (8.0, 165.0),
        Place::S2 => (-38.0, 290.0),
        Place::S3 => (-26.0, 415.0),
        Place::S4 => (34.0, 540.0),
        Place::S5 => (2.0, 664.0),
        Place::L6 => (-190.0, 785.0),
        Place::L7 => (-216.0, 911.0),
        Place::R6 => (190.0, 785.0),
        Place::R7 => (216.0, 911.0),
        Place::Lost => (0.0, 1116.0),
    }
}

/// The centre of a deposit: beside its space, or on the island between two.
pub(crate) fn deposit(gem: Gem) -> Point {
    match gem {
        Gem::Amethyst => (-270.0, 418.0),
        Gem::Diamond => (284.0, 550.0),
        Gem::Amber => (-262.0, 636.0),
        Gem::Sapphire => (0.0, 826.0),
        Gem::Ruby => (0.0, 935.0),
    }
}

/// The centre of the brink of an arm.
pub(crate) fn falls(arm: Arm) -> Point {
    match arm {
        Arm::Left => (-222.0, BRINK),
        Arm::Right => (222.0, BRINK),
    }
}

/// The position of the wave that marks the next arm.
pub(crate) fn arm(arm: Arm) -> Point {
    match arm {
        Arm::Left => (-104.0, 738.0),
        Arm::Right => (104.0, 738.0),
    }
}

/// The centre of a step on the weather track.
pub(crate) fn sky(weather: i8) -> (i32, i32) {
    (560, 150 + (i32::from(weather) + 1) * 98)
}

/// The centre of a camp, by its number and the number of camps.
pub(crate) fn camp(number: usize, of: usize) -> (i32, i32) {
    let left = CAMPS_APART * (2 * number as i32 + 1 - of as i32) / 2;
    (left, CAMP_Y)
}

/// Positions in a heap of gems: the centre, then rings around it. There is room for all gems of the game.
pub(crate) fn heap(number: usize, spacing: f64) -> Point {
    /// A step along each side of a hexagonal ring, starting at its topmost corner.
    const SIDES: [(f64, f64); 6] = [(0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0), (1.0, 0.0)];
    // Fill the first ring crosswise, so that a few gems look balanced.
    let mut left = [0, 1, 4, 2, 5, 3, 6].get(number).copied().unwrap_or(number);
    let mut ring = 0;
    while left >= if ring == 0 { 1 } else { 6 * ring } {
        left -= if ring == 0 { 1 } else { 6 * ring };
        ring += 1;
    }
    let (mut x, mut y) = (ring as f64 * 0.5, -(ring as f64));
    for step in 0..left {
        let (dx, dy) = SIDES[step / ring.max(1)];
        (x, y) = (x + dx, y + dy);
    }
    (x * spacing, y * spacing * 0.866)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plane::distance;

    #[test]
    fn no_two_gems_of_a_heap_lie_in_one_place() {
        let places: Vec<Point> = (0..35).map(|number| heap(number, 10.0)).collect();
        for (index, &one) in places.iter().enumerate() {
            assert!(places[..index].iter().all(|&other| distance(one, other) > 9.0), "{index}");
        }
    }

    #[test]
    fn deposits_lie_beside_the_spaces_that_serve_them() {
        for at in Place::ALL {
            let Some(gem) = at.deposit() else { continue };
            assert!(distance(place(at), deposit(gem)) < 280.0, "{at}");
        }
    }
}
