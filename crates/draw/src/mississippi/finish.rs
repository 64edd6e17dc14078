//! The finish: a town with a quay, three places for piers, and a basin for the boats that have finished.

use super::shore;
use crate::land;
use crate::plane::add;
use crate::svg::{Point, circle, glow, group, line_through, moved, number, path, plate, stamps};
use crate::wobble::Wobble;

/// Where the piers begin, relative to the centre of the finish, in the order of the docks from left to right.
pub(crate) const PIERS: [(f64, f64); 3] = [(-150.0, 346.0), (0.0, 259.0), (150.0, 346.0)];

/// The berth of the boat in this place.
pub(crate) fn berth(place: u8) -> Point {
    (f64::from(place.min(6)) * 128.0 - 320.0, 34.0)
}

/// The art of the finish. The ground lies under the last tile, whose water cuts the shore; the rest lies over it.
pub(crate) fn art() -> String {
    let ground = land::ground(&[shore::town()]);
    group("mq-town", &ground) + &group("mq-finish", &town()) + &group("mq-finish-pier", &pier())
}

const QUAY: &str = "M-282 433H-250L-200 346H-100L-50 260H50L100 346H200L250 433H282";

fn town() -> String {
    let mut wobble = Wobble::named("town");
    let mut art = plate("street", (0.0, -129.0), (600.0, 34.0), 8.0);
    art += &path("street", "M-17-128H17V-40H-17zM-17 120H17V262H-17z");
    // The quay follows the sides of the last tile's spaces.
    art += &path("quay-ground", &format!("{QUAY}L270 372L196 290L110 206H-110L-196 290L-270 372z"));
    art += &path("quay", QUAY);
    art += &path("quay-line", QUAY);
    art += &plate("basin-edge", (0.0, 34.0), (780.0, 190.0), 30.0);
    art += &plate("basin", (0.0, 34.0), (766.0, 176.0), 24.0);
    art +=
        &path("current", "M-240-20c20 6 30-6 50 0M-60 92c20 6 30-6 50 0M120-24c20 6 30-6 50 0M230 84c20 6 30-6 50 0");
    for place in 0..5 {
        let x = f64::from(place) * 128.0 - 256.0;
        art += &path("pier-thin", &format!("M{} -54V60", number(x)));
    }
    for (x, y, width, depth, colour) in HOUSES {
        art += &house((x, y), (width + wobble.around(3.0), depth + wobble.around(3.0)), colour);
    }
    art += &church((0.0, -212.0));
    let big: Vec<Point> = TREES.iter().map(|&at| add(at, wobble.within(6.0))).collect();
    let small: Vec<Point> = TREES.iter().map(|&at| add(at, add((20.0, 11.0), wobble.within(7.0)))).collect();
    art += &land::grove(&big, &small);
    art + &bunting()
}

/// Houses: position, width and depth, and the roof.
const HOUSES: [(f64, f64, f64, f64, &str); 18] = [
    (-230.0, -174.0, 54.0, 40.0, "brick"),
    (-164.0, -172.0, 50.0, 44.0, "slate"),
    (-102.0, -176.0, 46.0, 38.0, "brick"),
    (102.0, -174.0, 48.0, 42.0, "slate"),
    (164.0, -172.0, 52.0, 40.0, "brick"),
    (232.0, -174.0, 50.0, 42.0, "brick"),
    (-290.0, -92.0, 50.0, 36.0, "slate"),
    (-226.0, -88.0, 48.0, 34.0, "brick"),
    (-160.0, -88.0, 54.0, 34.0, "brick"),
    (-88.0, -88.0, 44.0, 34.0, "slate"),
    (88.0, -88.0, 46.0, 34.0, "brick"),
    (156.0, -88.0, 52.0, 34.0, "slate"),
    (226.0, -88.0, 46.0, 34.0, "brick"),
    (288.0, -92.0, 50.0, 36.0, "slate"),
    (-300.0, 186.0, 84.0, 50.0, "slate"),
    (300.0, 186.0, 84.0, 50.0, "brick"),
    (-90.0, 174.0, 92.0, 40.0, "brick"),
    (90.0, 174.0, 92.0, 40.0, "slate"),
];

const TREES: [Point; 12] = [
    (-300.0, 290.0),
    (-330.0, 360.0),
    (300.0, 290.0),
    (330.0, 360.0),
    (-212.0, 210.0),
    (206.0, 214.0),
    (-232.0, 160.0),
    (222.0, 162.0),
    (-130.0, -250.0),
    (120.0, -254.0),
    (-54.0, -280.0),
    (50.0, -284.0),
];

/// A roof with its ridge.
fn house((x, y): Point, (width, depth): Point, colour: &str) -> String {
    let half = depth / 2.0;
    [
        plate("house-shadow", (x + 3.0, y + 3.0), (width + 3.0, depth + 3.0), 2.0),
        plate(&format!("roof-{colour}"), (x, y - half / 2.0), (width, half), 0.0),
        plate(&format!("shaded-{colour}"), (x, y + half / 2.0), (width, half), 0.0),
        path("ridge", &format!("M{} {}h{}", number(x - width / 2.0), number(y), number(width))),
        circle("chimney", (x + width / 4.0, y - half / 2.0), 4.0),
        glow((x, y), 34.0),
    ]
    .concat()
}

/// A church: nave and a pointed tower.
fn church((x, y): Point) -> String {
    let at = format!("translate({} {})", number(x), number(y));
    moved(
        &at,
        &[
            path("house-shadow", "M-21-40H24V51H-21z"),
            path("roof-slate", "M-22-42H0V46H-22z"),
            path("shaded-slate", "M0-42H22V46H0z"),
            path("ridge", "M0-42V46"),
            path("roof-brick", "M-16 46H16V78H-16z"),
            path("ridge", "M-16 46 16 78M16 46-16 78"),
            circle("lantern-brass", (0.0, 62.0), 4.0),
        ]
        .concat(),
    )
}

/// Flags on a line from pole to pole along the quay.
fn bunting() -> String {
    let poles = [(-270.0, 392.0), (-186.0, 318.0), (-84.0, 234.0), (84.0, 234.0), (186.0, 318.0), (270.0, 392.0)];
    let mut art = String::new();
    let mut flags: [Vec<Point>; 3] = Default::default();
    for pair in poles.windows(2) {
        let (from, to) = (pair[0], pair[1]);
        let along = |t: f64| {
            let sag = 4.0 * t * (1.0 - t) * 14.0;
            (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t - sag)
        };
        art += &path("bunting-line", &line_through(&[from, along(0.5), to]));
        for k in 1..8 {
            flags[k % 3].push(along(k as f64 / 8.0));
        }
    }
    for (index, points) in flags.into_iter().enumerate() {
        art += &path(&format!("flag-{index}"), &stamps("l6 0l-6-15l-6 15z", points));
    }
    for (x, y) in poles {
        art += &circle("pole", (x, y), 6.0);
        art += &glow((x, y), 40.0);
    }
    art
}

/// A pier towards the river, and a flag.
fn pier() -> String {
    let planks = stamps("h32", (0..6).map(|k| (-16.0, 6.0 + 9.0 * f64::from(k))));
    [
        path("pier", "M-16-10H16V52H-16z"),
        path("pier-line", &planks),
        circle("post-big", (-15.0, 50.0), 5.0),
        circle("post-big", (15.0, 50.0), 5.0),
        moved("translate(0 4)", &path("finish-mark", &checks())),
        glow((0.0, 48.0), 44.0),
    ]
    .concat()
}

/// The chequered finish mark: two rows of four squares.
fn checks() -> String {
    stamps("h8v8h-8z", [(-16.0, 0.0), (-8.0, 8.0), (0.0, 0.0), (8.0, 8.0)])
}

/// The centre of a dock of the last tile, relative to the finish, heading north.
#[cfg(test)]
fn dock(index: usize) -> Point {
    use super::hex;
    let cell = mississippi::board::FINISH_DOCKS[1][index];
    add(hex::cell(cell), (0.0, 8.0 * hex::APOTHEM))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn piers_point_at_docks() {
        for (index, pier) in PIERS.iter().enumerate() {
            let (x, y) = dock(index);
            assert!((x - pier.0).abs() < 1.0 && (y - pier.1 - 87.0).abs() < 1.0, "{x} {y} {pier:?}");
        }
    }
}
