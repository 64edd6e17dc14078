//! The surroundings of the tiles: banks and shallows, ghosts of removed tiles, mist where the river continues.

use super::hex;
use crate::land::{Shore, grove};
use crate::plane::{add, distance, scaled, turned};
use crate::svg::{Point, group, line, line_through, loop_through, path, stamps};
use crate::wobble::Wobble;

/// The layers under the tiles, lowest first. Each is placed under all tiles before the next one, so that only their
/// common outer edge is visible.
pub(crate) const LAYERS: [&str; 5] = ["plain", "bank", "coast", "beach", "shallow"];

/// The number of different sights on the banks.
pub(crate) const SIGHTS: usize = 7;

/// The art of the surroundings.
pub(crate) fn art() -> String {
    let plain = loop_through(&around(170.0, 30.0));
    let bank = loop_through(&around(64.0, 12.0));
    let water = loop_through(&around(12.0, 5.0));
    let mut art = [
        group("mq-plain", &path("plain", &plain)),
        group("mq-bank", &path("bank", &bank)),
        group("mq-coast", &path("shore-coast", &water)),
        group("mq-beach", &path("shore-sand", &water)),
        group("mq-shallow", &path("shallow", &water)),
        group("mq-gone", &path("gone", &water)),
        group("mq-mist", &mist()),
    ]
    .concat();
    for kind in 0..SIGHTS {
        art += &group(&format!("mq-sight-{kind}"), &sight(kind));
    }
    art
}

/// The outline of the town at the finish, which has the shape of a tile.
pub(crate) fn town() -> Shore {
    around(0.0, 5.0)
}

/// A smooth line around a tile through the tips of its spaces, `by` further out.
fn around(by: f64, wobbling: f64) -> Vec<Point> {
    let mut wobble = Wobble::named("shore");
    let all: Vec<u8> = (0..20).collect();
    hex::outline(&all)
        .iter()
        .filter(|corner| corner.is_tip)
        .map(|corner| add(corner.at, scaled(corner.inward, -by + wobble.around(wobbling))))
        .collect()
}

/// Mist over the site of the next tile, thinner with distance, and a course through it.
fn mist() -> String {
    let mut wobble = Wobble::named("mist");
    // The banks overlap, the widest lowest, for a soft edge.
    let banks = [
        ("mist far", 170.0, 560.0, 330.0),
        ("mist far", 60.0, 430.0, 380.0),
        ("mist mid", 250.0, 480.0, 220.0),
        ("mist mid", 150.0, 370.0, 260.0),
        ("mist near", 300.0, 400.0, 130.0),
        ("mist far", -40.0, 300.0, 300.0),
    ];
    let mut art = String::new();
    for (class, y, wide, high) in banks {
        let puff: Vec<Point> = (0..14)
            .map(|k| {
                let (x, dy) = turned((0.0, -1.0), 360.0 / 14.0 * f64::from(k));
                let billow = if k % 2 == 0 { 1.0 } else { 0.93 } + wobble.around(0.05);
                (x * wide * billow, y + dy * high * billow)
            })
            .collect();
        art += &path(class, &loop_through(&puff));
    }
    art += &path("mist-course", &line_through(&[(0.0, 240.0), (0.0, 160.0), (0.0, 60.0), (0.0, -40.0)]));
    art + &path("mist-arrow", "M-26 -30L0 -72L26 -30")
}

/// A sight on the bank.
fn sight(kind: usize) -> String {
    match kind {
        0 => fields(),
        // Marsh, as on maps.
        1 => path(
            "marsh",
            "M-34 0h30M-24-12v12M-19-16v16M-14-12v12M4 16h34M15 4v12M21 0v16M27 4v12M-8-26h26M1-36v10M5-40v14M9-36v10",
        ),
        2 => farm(),
        3 => hill(),
        kind => wood(["north wood", "wood", "copse"][kind % 3], if kind == 4 { 34.0 } else { 48.0 }),
    }
}

/// A patchwork of fields with a hedge.
fn fields() -> String {
    let furrows = stamps("l46-14", (0..5).map(f64::from).map(|k| (3.0 * k - 55.0, 11.0 * k - 20.0)));
    let rows = stamps("l9 36", (0..5).map(f64::from).map(|k| (9.0 * k + 4.0, -3.0 * k - 41.0)));
    let hedge = [(-2.0, -44.0), (2.0, -30.0), (6.0, -16.0), (10.0, -2.0), (-44.0, 44.0), (14.0, 12.0)];
    [
        path("field", "M-60-28l52-16 16 60-52 16z"),
        path("furrow", &furrows),
        path("field-green", "M-4-46l50-15 13 46-50 15z"),
        path("furrow-green", &rows),
        path("field-pale", "M10 6l50-15 9 33-50 15z"),
        grove(&[], &hedge),
    ]
    .concat()
}

/// A house, a barn, a track to the river and a field.
fn farm() -> String {
    [
        path("field", "M-58 4l40-14 14 42-40 14z"),
        path("furrow", "M-55 14l40-14M-52 24l40-14M-49 34l40-14M-46 44l40-14"),
        path("track-line", "M18-2C24 16 16 30 26 52"),
        path("house-shadow", "M-6-34H36V-2H-6z"),
        path("roof-brick", "M-8-36H34V-21H-8z"),
        path("shaded-brick", "M-8-21H34V-6H-8z"),
        path("ridge", "M-8-21H34"),
        path("house-shadow", "M36 10H58V38H36z"),
        path("roof-slate", "M34 8H45V36H34z"),
        path("shaded-slate", "M45 8H56V36H45z"),
        path("ridge", "M45 8V36"),
        grove(&[(-24.0, -32.0), (50.0, -26.0)], &[(-38.0, -22.0), (44.0, -42.0)]),
    ]
    .concat()
}

/// A hill, hatched downhill as on old maps.
fn hill() -> String {
    let mut wobble = Wobble::named("hill");
    let lines: String = (0..34)
        .map(|k| {
            let degrees = 360.0 / 34.0 * f64::from(k);
            let mut at = |height: f64, more: f64| {
                let (x, y) = turned((0.0, -height - wobble.unit() * more), degrees);
                (x * 1.5, y * 0.85)
            };
            line(at(16.0, 6.0), at(36.0, 12.0))
        })
        .collect();
    path("hachure", &lines)
}

/// Trees close together.
fn wood(name: &str, reach: f64) -> String {
    let mut wobble = Wobble::named(name);
    let (mut big, mut small): (Vec<Point>, Vec<Point>) = (Vec::new(), Vec::new());
    for attempt in 0..90 {
        let (x, y) = wobble.within(reach);
        let at = (x * 1.25, y * 0.9);
        if big.iter().chain(&small).all(|&other| distance(other, at) > 14.5) {
            if attempt % 4 > 0 { big.push(at) } else { small.push(at) }
        }
    }
    grove(&big, &small)
}
