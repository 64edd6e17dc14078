//! Where things are on the river: it runs down from the beach to the falls.

use crate::svg::Point;
use niagara::{Arm, Gem, Place};

/// What is to be seen: left, top, width, height. About as wide as high, to suit screens that are either.
pub(crate) const AREA: [i32; 4] = [-690, -156, 1380, 1316];
/// How round the corners of the landscape are.
pub(crate) const CORNER: f64 = 26.0;
/// How wide and high a camp is, and how far camps lie apart.
pub(crate) const CAMP: (i32, i32) = (262, 132);
const CAMPS_APART: i32 = 270;
/// The height of the camps' middle.
pub(crate) const CAMP_Y: i32 = -72;
/// The height of the brink of the falls.
pub(crate) const BRINK: f64 = 992.0;
/// Where the falls end.
pub(crate) const FOOT: f64 = 1066.0;

/// The middle of a place. The beach is where canoes come ashore, lost canoes drift below the falls.
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

/// The middle of a deposit: beside the space that serves it, or on the island between two.
pub(crate) fn deposit(gem: Gem) -> Point {
    match gem {
        Gem::Amethyst => (-270.0, 418.0),
        Gem::Diamond => (284.0, 550.0),
        Gem::Amber => (-262.0, 636.0),
        Gem::Sapphire => (0.0, 826.0),
        Gem::Ruby => (0.0, 935.0),
    }
}

/// The middle of the brink of an arm.
pub(crate) fn falls(arm: Arm) -> Point {
    match arm {
        Arm::Left => (-222.0, BRINK),
        Arm::Right => (222.0, BRINK),
    }
}

/// Where the wave is that shows the next arm.
pub(crate) fn arm(arm: Arm) -> Point {
    match arm {
        Arm::Left => (-104.0, 738.0),
        Arm::Right => (104.0, 738.0),
    }
}

/// The middle of a step of the weather.
pub(crate) fn sky(weather: i8) -> (i32, i32) {
    (560, 150 + (i32::from(weather) + 1) * 98)
}

/// The middle of a camp, by its number and how many there are.
pub(crate) fn camp(number: usize, of: usize) -> (i32, i32) {
    let left = CAMPS_APART * (2 * number as i32 + 1 - of as i32) / 2;
    (left, CAMP_Y)
}

/// Places for gems that lie together: the middle, then rings around it. There is room for all gems of the game.
pub(crate) fn heap(number: usize, spacing: f64) -> Point {
    /// A step along each side of a ring of hexagons, from its topmost corner on.
    const SIDES: [(f64, f64); 6] = [(0.5, 1.0), (-0.5, 1.0), (-1.0, 0.0), (-0.5, -1.0), (0.5, -1.0), (1.0, 0.0)];
    // The first ring is filled crosswise, so that few gems lie in balance.
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
