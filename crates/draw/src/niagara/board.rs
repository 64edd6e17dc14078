//! The landscape: a beach, the river down to its fork, an island with two deposits.

use super::layout::{self, BRINK, CORNER};
use super::{falls, gem, woods};
use crate::land::{self, Shore};
use crate::plane::{add, turned, widened};
use crate::svg::{Point, dots, group, line_through, loop_through, moved, number, path, plate};
use crate::wobble::Wobble;
use niagara::Gem;

/// The art of the landscape.
pub(crate) fn art() -> String {
    group("ni-board", &landscape())
}

/// The centre line of the river and half its width at several heights, down to the fork.
const STREAM: [(f64, f64, f64); 14] = [
    (24.0, 0.0, 130.0),
    (40.0, 0.0, 262.0),
    (72.0, 0.0, 336.0),
    (112.0, 2.0, 274.0),
    (150.0, 6.0, 188.0),
    (192.0, 8.0, 150.0),
    (240.0, -14.0, 132.0),
    (291.0, -38.0, 128.0),
    (354.0, -38.0, 124.0),
    (418.0, -26.0, 124.0),
    (480.0, 6.0, 126.0),
    (544.0, 34.0, 126.0),
    (606.0, 24.0, 132.0),
    (668.0, 4.0, 154.0),
];

/// The outer banks below the fork; symmetric to both sides.
const FORK: [(f64, f64); 6] =
    [(724.0, 226.0), (785.0, 294.0), (850.0, 318.0), (911.0, 324.0), (BRINK, 326.0), (BRINK + 50.0, 326.0)];

/// The right shore of the island, from its tip to the brink.
const ISLAND: [(f64, f64); 6] =
    [(758.0, 30.0), (782.0, 66.0), (822.0, 92.0), (868.0, 108.0), (925.0, 114.0), (BRINK + 40.0, 117.0)];

/// The water above the falls.
fn river() -> Shore {
    let mut wobble = Wobble::named("niagara");
    let right = STREAM.iter().map(|&(y, x, half)| (x + half, y)).chain(FORK.iter().map(|&(y, x)| (x, y)));
    let left = STREAM.iter().map(|&(y, x, half)| (x - half, y)).chain(FORK.iter().map(|&(y, x)| (-x, y)));
    let left: Vec<Point> = left.collect();
    right.chain(left.into_iter().rev()).map(|(x, y)| (x + wobble.around(7.0), y)).collect()
}

/// The left and the right bank at this height above the falls.
pub(crate) fn banks_at(y: f64) -> Option<(f64, f64)> {
    let stream = STREAM.iter().map(|&(y, x, half)| (y, x - half, x + half));
    let banks: Vec<_> = stream.chain(FORK.iter().map(|&(y, x)| (y, -x, x))).collect();
    let pair = banks.windows(2).find(|pair| pair[0].0 <= y && y <= pair[1].0)?;
    let part = (y - pair[0].0) / (pair[1].0 - pair[0].0);
    let between = |above: f64, below: f64| above + (below - above) * part;
    Some((between(pair[0].1, pair[1].1), between(pair[0].2, pair[1].2)))
}

fn island() -> Shore {
    let mut wobble = Wobble::named("goat island");
    let right = ISLAND.iter().map(|&(y, x)| (x, y));
    let left = ISLAND.iter().rev().map(|&(y, x)| (-x, y));
    std::iter::once((0.0, 742.0)).chain(right).chain(left).map(|(x, y)| (x + wobble.around(4.0), y)).collect()
}

fn landscape() -> String {
    let [left, top, width, height] = layout::AREA.map(f64::from);
    let (right, bottom) = (left + width, top + height);
    let river = river();
    let water = loop_through(&river);
    let mut art = plate("bank", (f64::midpoint(left, right), f64::midpoint(top, bottom)), (width, height), CORNER);
    art += &woods::hills();
    art += &path("beach", &beach(left, right, top));
    art += &path("shore-coast", &water);
    art += &path("shore-sand", &water);
    art += &path("water", &water);
    art += &currents();
    art += &path("waterline mid", &loop_through(&widened(&river, -12.0)));
    art += &path("waterline far", &loop_through(&widened(&river, -22.0)));
    let island = [island()];
    art += &land::waterlines(&island);
    art += &land::ground(&island);
    art += &falls::cliff(left, right, bottom);
    for gem in Gem::ALL {
        art += &deposit(gem);
    }
    let ((x, first), (_, last)) = (layout::sky(-1), layout::sky(2));
    art += &plate(
        "sky-track",
        (f64::from(x), f64::from(first + last) / 2.0),
        (98.0, f64::from(last - first) + 104.0),
        49.0,
    );
    art + &woods::trees()
}

/// The beach at the top: sand over the whole width, curving around the cove.
fn beach(left: f64, right: f64, top: f64) -> String {
    let edge = [
        (right, 62.0),
        (590.0, 44.0),
        (490.0, 84.0),
        (380.0, 112.0),
        (276.0, 168.0),
        (190.0, 208.0),
        (-180.0, 210.0),
        (-270.0, 172.0),
        (-384.0, 124.0),
        (-480.0, 74.0),
        (-590.0, 58.0),
        (left, 70.0),
    ];
    let (inner_left, inner_right) = (number(left + CORNER), number(right - CORNER));
    let (left, right, low, top) = (number(left), number(right), number(top + CORNER), number(top));
    let curve = line_through(&edge);
    format!("{curve}L{left} {low}Q{left} {top} {inner_left} {top}H{inner_right}Q{right} {top} {right} {low}z")
}

/// Current lines between the discs.
fn currents() -> String {
    let mut wobble = Wobble::named("currents");
    let mut d = String::new();
    for pair in STREAM[5..].windows(2) {
        let (y, x, half) = pair[0];
        for side in [-0.78, -0.6, 0.62, 0.8] {
            let (from, reach) = (y + wobble.unit() * 40.0, 22.0 + wobble.unit() * 20.0);
            let at = x + half * side + wobble.around(8.0);
            let drift = (pair[1].1 - x) * 0.5;
            d += &line_through(&[(at, from), (at + 4.0 + drift / 2.0, from + reach / 2.0), (at + drift, from + reach)]);
        }
    }
    for arm in [-1.0, 1.0] {
        for k in 0..10 {
            let y = 772.0 + f64::from(k) * 20.0;
            let x = arm * (198.0 + f64::from(k) * 2.5 + if k % 2 == 0 { 74.0 } else { -70.0 } + wobble.around(8.0));
            d += &line_through(&[(x, y), (x + arm * 5.0, y + 16.0), (x + arm * 4.0, y + 34.0)]);
        }
    }
    path("current", &d)
}

/// A clearing for gems.
fn deposit(gem: Gem) -> String {
    let mut wobble = Wobble::named(gem.name());
    let middle = layout::deposit(gem);
    let rim: Vec<Point> =
        (0..12).map(|k| add(middle, turned((0.0, -51.0 - wobble.around(3.0)), 30.0 * f64::from(k)))).collect();
    let stones: Vec<Point> = (0..16)
        .map(|k| add(middle, turned((0.0, -53.0 - wobble.around(2.0)), 22.5 * f64::from(k) + wobble.around(5.0))))
        .collect();
    let lit: Vec<Point> = stones.iter().map(|&(x, y)| (x - 1.0, y - 1.0)).collect();
    let mark = format!("translate({} {}) scale(1.9)", number(middle.0), number(middle.1));
    [
        path("clearing", &loop_through(&rim)),
        moved(&mark, &path("deposit-mark", gem::outline(gem))),
        path("pebble-foot", &dots(&stones)),
        path("pebble", &dots(&lit)),
    ]
    .concat()
}
