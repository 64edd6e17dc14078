//! Hills and woods on both banks.

use super::board::banks_at;
use super::layout::{self, BRINK};
use crate::plane::{add, distance};
use crate::svg::{Point, line, line_through, path};
use crate::wobble::Wobble;
use niagara::{Gem, Place};

/// The base of each hill, and its height.
const HILLS: [(f64, f64, f64); 9] = [
    (-548.0, 196.0, 62.0),
    (-616.0, 214.0, 76.0),
    (-488.0, 228.0, 48.0),
    (262.0, 330.0, 44.0),
    (318.0, 346.0, 56.0),
    (560.0, 716.0, 66.0),
    (622.0, 742.0, 52.0),
    (-470.0, 826.0, 54.0),
    (-420.0, 842.0, 38.0),
];

/// Overlapping hills on the banks, hatched on their shady side.
pub(crate) fn hills() -> String {
    let mut art = String::new();
    for (x, y, size) in HILLS {
        let at = |dx: f64, dy: f64| (x + dx * size, y + dy * size);
        let ridge = [
            at(-1.0, 0.0),
            at(-0.55, -0.5),
            at(-0.22, -0.86),
            at(0.0, -1.0),
            at(0.2, -0.84),
            at(0.52, -0.42),
            at(1.0, 0.0),
        ];
        art += &path("hill", &format!("{}z", line_through(&ridge)));
        let hatches: String = [
            (0.05, -0.92, 0.3),
            (0.12, -0.82, 0.42),
            (0.22, -0.7, 0.44),
            (0.32, -0.58, 0.4),
            (0.44, -0.44, 0.3),
            (0.58, -0.3, 0.2),
        ]
        .into_iter()
        .map(|(dx, dy, long)| line(at(dx, dy), at(dx + long * 0.32, dy + long)))
        .collect();
        art += &path("hatch", &hatches);
    }
    art
}

/// The height of a row of trees. Trees in a row do not overlap, and nearer rows are drawn over farther ones.
const ROW: f64 = 17.0;

/// Conifers on both banks, clear of everything used in play.
pub(crate) fn trees() -> String {
    let mut wobble = Wobble::named("woods");
    let [left, _, width, _] = layout::AREA.map(f64::from);
    let mut art = String::new();
    let rows = ((BRINK - 112.0) / ROW) as u32;
    for row in 0..rows {
        let y = 116.0 + f64::from(row) * ROW;
        let (mut crowns, mut lights) = (String::new(), String::new());
        let mut x = left + 22.0 + wobble.unit() * 20.0;
        while x < left + width - 18.0 {
            let at = (x, y + wobble.around(4.0));
            if stands_free(at) && is_wooded(at, &mut wobble) {
                let (crown, light) = pine(at, 0.8 + wobble.unit() * 0.45);
                crowns += &crown;
                lights += &light;
            }
            x += 27.0 + wobble.unit() * 12.0;
        }
        art += &path("pine", &crowns);
        art += &path("pine-light", &lights);
    }
    art
}

/// Woods are dense towards the edges and sparse towards the water.
fn is_wooded((x, y): Point, wobble: &mut Wobble) -> bool {
    const GLADES: [(f64, f64, f64); 6] = [
        (-360.0, 330.0, 130.0),
        (330.0, 250.0, 100.0),
        (-480.0, 560.0, 100.0),
        (420.0, 450.0, 120.0),
        (-600.0, 930.0, 110.0),
        (440.0, 880.0, 120.0),
    ];
    let open = GLADES.iter().map(|&(gx, gy, size)| (1.0 - distance((gx, gy), (x, y)) / size).max(0.0)).sum::<f64>();
    let inland = ((x.abs() - 200.0) / 330.0).clamp(0.0, 1.0);
    wobble.unit() < 0.1 + inland * 0.66 - open * 1.4
}

/// A conifer from the side: its crown, and its sunny side. Whole numbers save space, because there are many.
fn pine((x, y): Point, size: f64) -> (String, String) {
    let whole = |length: f64| (length * size).round() as i64;
    let [tip, waist, hem, notch] = [8.0, 7.0, 6.0, 3.0].map(whole);
    let [top, high, low] = [13.0, 12.0, 11.0].map(whole);
    let start = format!("M{} {}", x.round() as i64, y.round() as i64 - top - high - low);
    let width = 2 * (tip + waist + hem - 2 * notch);
    let down = format!("l{tip} {top}h-{notch}l{waist} {high}h-{notch}l{hem} {low}");
    let crown = format!("{start}{down}h-{width}l{hem}-{low}h-{notch}l{waist}-{high}h-{notch}z");
    let light = format!("{start}l-{tip} {top}h{notch}l-{waist} {high}h{notch}l-{hem} {low}h{}z", width / 3);
    (crown, light)
}

fn stands_free(at: Point) -> bool {
    let (x, y) = at;
    let in_river = banks_at(y).is_some_and(|(left, right)| left - 34.0 < x && x < right + 34.0);
    let by_deposit = Gem::ALL.iter().any(|&gem| distance(add(layout::deposit(gem), (0.0, 14.0)), at) < 88.0);
    let by_sky = (-1..=2).any(|weather| {
        let (sx, sy) = layout::sky(weather);
        distance((f64::from(sx), f64::from(sy)), at) < 84.0
    });
    let by_disc = Place::ALL.iter().any(|&place| distance(layout::place(place), at) < 110.0);
    let on_beach = y < 122.0 + 110.0 * (1.0 - (x.abs() - 190.0).max(0.0) / 300.0).max(0.0);
    let on_hill =
        HILLS.iter().any(|&(hx, hy, size)| (x - hx).abs() < size + 6.0 && y > hy - size - 8.0 && y < hy + 14.0);
    !(on_hill || in_river || by_deposit || by_sky || by_disc || on_beach)
}
