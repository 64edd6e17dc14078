//! The cliff with its two falls, and the pool below.

use super::layout::{self, BRINK, CORNER, FOOT};
use crate::plane::{add, turned};
use crate::svg::{Point, group, line, line_through, loop_through, number, path, polygon, stamps};
use crate::wobble::Wobble;
use niagara::Arm;

/// The cliff, and the pool below it.
pub(crate) fn cliff(left: f64, right: f64, bottom: f64) -> String {
    let mut wobble = Wobble::named("cliff");
    let mut edge = |from: f64, to: f64, height: f64, most: f64| {
        let at = |part: f64| (from + (to - from) * part, height);
        let rough = (0..30).map(|k| (at(f64::from(k) / 30.0), most)).chain([(at(1.0), 0.0)]);
        rough.map(|((x, y), most)| (x, y + wobble.around(most))).collect::<Vec<Point>>()
    };
    let (top, foot) = (edge(left, right, BRINK, 9.0), edge(right, left, FOOT, 10.0));
    let cracks: String = (0..64)
        .map(|_| {
            let at = (left + wobble.unit() * (right - left), BRINK + 14.0 + wobble.unit() * 30.0);
            line(at, add(at, (wobble.around(6.0), 16.0 + wobble.unit() * 36.0)))
        })
        .collect();
    let waves = (0..16).map(|k| {
        let x = left + 40.0 + wobble.unit() * (right - left - 120.0);
        (x, FOOT + 40.0 + f64::from(k % 5) * 20.0)
    });
    let waves = stamps("q10-7 20 0t20 0t20 0", waves);
    let (inner_left, inner_right, high) = (number(left + CORNER), number(right - CORNER), number(bottom - CORNER));
    let (left, right, low, under) = (number(left), number(right), number(bottom), number(FOOT + 14.0));
    let (top, foot) = (line_through(&top), line_through(&foot));
    let face = format!("{top}L{right} {under}L{left} {under}z");
    let pool =
        format!("{foot}L{left} {high}Q{left} {low} {inner_left} {low}H{inner_right}Q{right} {low} {right} {high}z");
    [
        path("rock", &face),
        path("rock-line", &cracks),
        path("rock-edge", &top),
        path("pool", &pool),
        path("current", &waves),
    ]
    .concat()
}

/// Both falls, drawn over the cliff.
pub(crate) fn art() -> String {
    group("ni-falls", &falls())
}

fn falls() -> String {
    let mut wobble = Wobble::named("falls");
    let mut art = String::new();
    for arm in Arm::ALL {
        let (x, y) = layout::falls(arm);
        let (near, far) = (x - 103.0, x + 103.0);
        let side = |sign: f64| {
            [(103.0, y - 10.0), (107.0, y + 20.0), (109.0, y + 60.0), (113.0, FOOT + 14.0)]
                .map(|(aside, height)| (x + sign * aside, height))
        };
        let down_and_up: Vec<Point> = side(-1.0).into_iter().chain(side(1.0).into_iter().rev()).collect();
        art += &path("fall", &polygon(&down_and_up));
        let lines: String = (0..19)
            .map(|k| {
                let at = near + 8.0 + f64::from(k) * 10.6 + wobble.around(2.0);
                let (top, lean) = (y - 4.0 + wobble.unit() * 12.0, (at - x) * 0.08);
                line_through(&[(at, top), (at + lean / 3.0, top + 40.0), (at + lean, top + 76.0 + wobble.unit() * 8.0)])
            })
            .collect();
        art += &path("fall-line", &lines);
        art += &path(
            "brink",
            &line_through(&[(near, y - 8.0), (x - 50.0, y - 3.0), (x, y - 7.0), (x + 50.0, y - 2.0), (far, y - 8.0)]),
        );
        for (reach, class, count) in [(132.0, "foam far", 15), (118.0, "foam mid", 13), (104.0, "foam near", 11)] {
            let mut puffs = String::new();
            for k in 0..count {
                let at = x - reach + 2.0 * reach / f64::from(count - 1) * f64::from(k);
                let lift = FOOT + 14.0 + wobble.around(9.0) + (reach - 104.0) * 0.7;
                let radius = 15.0 + wobble.unit() * 9.0;
                puffs += &loop_through(&ring((at, lift), radius));
            }
            art += &path(class, &puffs);
        }
    }
    art
}

fn ring(at: Point, radius: f64) -> [Point; 6] {
    std::array::from_fn(|k| add(at, turned((0.0, -radius), 60.0 * k as f64)))
}
