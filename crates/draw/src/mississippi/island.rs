//! Islands: one outline around neighbouring spaces, and trees.

use super::hex::{self, Turning};
use crate::land::grove;
use crate::plane::{add, distance, scaled};
use crate::svg::Point;
use crate::wobble::Wobble;

/// The shore of an island over these cells.
pub(crate) fn shore(cells: &[u8], wobble: &mut Wobble) -> Vec<Point> {
    let corners = hex::outline(cells);
    let count = corners.len();
    let mut shore = Vec::new();
    for index in 0..count {
        let (here, next) = (&corners[index], &corners[(index + 1) % count]);
        shore.push(add(here.at, scaled(here.inward, inset(here) + wobble.around(6.0))));
        let side = (f64::midpoint(here.at.0, next.at.0), f64::midpoint(here.at.1, next.at.1));
        let outward = (next.at.1 - here.at.1, here.at.0 - next.at.0);
        shore.push(add(side, scaled(outward, (wobble.around(4.0) - 11.0) / 100.0)));
    }
    shore
}

/// Tips are rounded off, bays are filled a little.
fn inset(corner: &Turning) -> f64 {
    if corner.is_tip { 21.0 } else { 2.0 }
}

/// Trees on these cells, clear of buildings.
pub(crate) fn trees(cells: &[u8], built: &[(Point, f64)], wobble: &mut Wobble) -> String {
    let mut big: Vec<Point> = Vec::new();
    let mut small: Vec<Point> = Vec::new();
    for &cell in cells {
        // Two clumps on each space, and a few single trees.
        let clumps = [add(hex::cell(cell), wobble.within(40.0)), add(hex::cell(cell), wobble.within(40.0))];
        for attempt in 0..26 {
            let at = match attempt % 4 {
                0 => add(hex::cell(cell), wobble.within(54.0)),
                _ => add(clumps[attempt % 2], wobble.within(26.0)),
            };
            let is_big = attempt % 3 != 0;
            let room = if is_big { 13.0 } else { 9.0 };
            let clear = built.iter().all(|&(place, radius)| distance(place, at) > radius + room)
                && big.iter().all(|&other| distance(other, at) > 6.0 + room)
                && small.iter().all(|&other| distance(other, at) > 4.0 + room)
                && distance(hex::cell(cell), at) < 56.0;
            if clear {
                if is_big { big.push(at) } else { small.push(at) }
            }
        }
    }
    grove(&big, &small)
}
