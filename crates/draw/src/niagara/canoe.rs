//! Leaf-shaped canoes with a sign for each colour, and camps with the same signs.

use super::layout;
use crate::svg::{circle, glow, group, moved, path, plate};
use niagara::Colour;

/// The position of the gem in a canoe.
pub(crate) const HOLD: (i32, i32) = (0, 17);

/// The art of canoes and camps.
pub(crate) fn art() -> String {
    Colour::ALL.into_iter().map(of).collect()
}

fn of(colour: Colour) -> String {
    let canoe = canoe(colour);
    [
        group(&format!("ni-canoe-{colour}"), &canoe),
        group(&format!("ni-canoe-{colour}-lost"), &overturned(colour)),
        group(&format!("ni-icon-canoe-{colour}"), &moved("rotate(40) scale(.88)", &canoe)),
        group(&format!("ni-camp-{colour}"), &camp(colour)),
    ]
    .concat()
}

/// The sign of a colour, within 8 of the origin.
fn sign(colour: Colour) -> &'static str {
    match colour.0 {
        // A bear's paw.
        0 => {
            "M0-1C5-1 7 3 6 6 4 9-4 9-6 6-7 3-5-1 0-1zM-7-5a2.2 2.2 0 1 0 .1 0zM-2.5-8.5a2.2 2.2 0 1 0 .1 0zM2.5-8.5a2.2 2.2 0 1 0 .1 0zM7-5a2.2 2.2 0 1 0 .1 0z"
        }
        // A sun.
        1 => "M0-4.5a4.5 4.5 0 1 0 .1 0zM-1-9h2v3h-2zM-1 6h2v3h-2zM-9-1h3v2h-3zM6-1h3v2h-3z",
        // An arrow head.
        2 => "M0-9 7 7 0 3-7 7z",
        // Waves.
        3 => "M-8-5c4-4 5 4 8 0s5 4 8 0v4c-4 4-5-4-8 0s-5-4-8 0zM-8 3c4-4 5 4 8 0s5 4 8 0v4c-4 4-5-4-8 0s-5-4-8 0z",
        // A leaf.
        _ => "M0-9C8-4 7 4 1 6.5V9.5H-1V6.5C-7 4-8-4 0-9z",
    }
}

const HULL: &str = "M0-54C9-40 14-20 14 0S9 40 0 54C-9 40-14 20-14 0S-9-40 0-54z";

fn canoe(colour: Colour) -> String {
    [
        path(&format!("canoe canoe-{colour}"), HULL),
        path("canoe-inside", "M0-38C6-28 9-14 9 0S6 28 0 38C-6 28-9 14-9 0S-6-28 0-38z"),
        path("canoe-bench", "M-8.5-6H8.5M-8 6H8"),
        plate(&format!("canoe-shield canoe-{colour}"), (0.0, -16.0), (19.0, 20.0), 9.0),
        moved("translate(0 -16) scale(.92)", &path(&format!("sign-{colour}"), sign(colour))),
        glow((0.0, -44.0), 30.0),
        circle("lantern", (0.0, -44.0), 3.0),
    ]
    .concat()
}

/// A canoe that has gone over the falls, keel up.
fn overturned(colour: Colour) -> String {
    [
        path("waterline near", "M-20-30C-26-10-26 10-20 30M20-30C26-10 26 10 20 30"),
        path(&format!("canoe canoe-{colour}"), HULL),
        path("canoe-keel", "M0-48V48M-7-26C-9-10-9 10-7 26M7-26C9-10 9 10 7 26"),
    ]
    .concat()
}

/// A camp: a patch of beach and a tent with the sign.
fn camp(colour: Colour) -> String {
    let (width, height) = layout::CAMP;
    [
        plate("camp", (0.0, 0.0), (f64::from(width), f64::from(height)), 20.0),
        path("tent-shadow", "M-118 20H-53L-40 29H-106z"),
        path(&format!("tent canoe-{colour}"), "M-118 20-86-46-53 20z"),
        path("tent-door", "M-98 20-86-14-74 20z"),
        path("tent-pole", "M-91-54-86-46-81-54"),
        moved("translate(-86 -22) scale(.9)", &path(&format!("sign-{colour}"), sign(colour))),
        glow((-86.0, 10.0), 62.0),
    ]
    .concat()
}
