//! Passengers, coal and other small things.

use crate::plane::turned;
use crate::svg::{Point, circle, group, loop_through, moved, path};

/// The art of passengers and of other items in panels.
pub(crate) fn art() -> String {
    let icon = |id: &str, scale: &str, body: &str| group(id, &moved(scale, body));
    [
        group("mq-passenger", &passenger()),
        group("mq-aboard", &moved("scale(.8)", &passenger())),
        icon("mq-icon-passenger", "translate(0 -2) scale(2)", &passenger()),
        icon("mq-icon-coal", "translate(0 4) scale(1)", &coal()),
    ]
    .concat()
}

/// A round shape with this many waves in its edge.
pub(crate) fn scallops(count: u32, radius: f64) -> String {
    let points: Vec<Point> = (0..2 * count)
        .map(|k| turned((0.0, -radius - if k % 2 == 0 { 2.0 } else { -1.5 }), 180.0 / f64::from(count) * f64::from(k)))
        .collect();
    loop_through(&points)
}

/// A waiting passenger in coat and hat, upright.
fn passenger() -> String {
    [
        path("person-shadow", "M-11 18a12 4.5 0 1 0 23 0a12 4.5 0 1 0-23 0z"),
        path("person", "M0-9C6-9 8-4 9 3L12 17C8 21-8 21-12 17L-9 3C-8-4-6-9 0-9z"),
        path("person-sash", "M-9.5 5C-4 8 4 8 9.5 5"),
        circle("person-face", (0.0, -13.0), 6.0),
        path("person-hat", "M-10-15.5C-6-18 6-18 10-15.5 6-13.5-6-13.5-10-15.5zM-5.5-16.5V-24H5.5V-16.5z"),
    ]
    .concat()
}

/// A heap of coal.
fn coal() -> String {
    [
        path("coal-lump-shape", "M-40 24-30-2-18-6-12-24 4-30 16-14 28-10 34 8 42 24 24 30H-26z"),
        path("coal-facet", "M-30-2-14 8-18-6M-14 8-26 30M-14 8 4 2-12-24M4 2 16-14M4 2 24 30M4 2 34 8"),
    ]
    .concat()
}
