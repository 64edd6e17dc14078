//! Paddle steamers from above, bow to the north, and what they carry.

use crate::svg::{circle, glow, group, moved, path, plate, spokes, stamps};
use mississippi::BoatId;

/// A boat's livery. Colour, glyph and stripes each identify the boat on their own.
struct Livery {
    /// The sign on the cabin roof, within 11 of the origin.
    glyph: &'static str,
    /// Bands across the funnels, from the top.
    stripes: &'static [f64],
}

/// The liveries by boat.
const LIVERIES: [Livery; 7] = [
    // Red: a lozenge.
    Livery { glyph: "M0-12 9 0 0 12-9 0z", stripes: &[4.0] },
    // Orange: a sun.
    Livery {
        glyph: "M0-6.5a6.5 6.5 0 1 0 .1 0zM-1.5-12h3v4h-3zM-1.5 8h3v4h-3zM-12-1.5h4v3h-4zM8-1.5h4v3h-4z",
        stripes: &[3.0, 8.0],
    },
    // Blue: an anchor's cross.
    Livery { glyph: "M-3.5-11h7v7.5h7.5v7h-7.5v7.5h-7v-7.5h-7.5v-7h7.5z", stripes: &[2.0, 6.0, 10.0] },
    // Green: a clover leaf.
    Livery {
        glyph: "M0-12a5 5 0 0 1 4.3 7.600A5 5 0 1 1 1.5 2.5L3.5 11h-7L-1.5 2.5A5 5 0 1 1-4.3-4.4 5 5 0 0 1 0-12z",
        stripes: &[11.0],
    },
    // Pink: a heart.
    Livery {
        glyph: "M0 11C-16-1-11-11-5-10.5-2-10.3 0-8 0-6 0-8 2-10.3 5-10.5 11-11 16-1 0 11z",
        stripes: &[2.0, 11.0],
    },
    // White: a star.
    Livery { glyph: "M0-12 3.1-4.2 11.4-3.7 5 1.6 7.1 9.7 0 5.2-7.1 9.7-5 1.6-11.4-3.7-3.1-4.200z", stripes: &[] },
    // Black: a rose.
    Livery {
        glyph: "M0-11a5 5 0 0 1 4.8 6.2 5 5 0 0 1 3 8.9 5 5 0 0 1-7.8 4.4 5 5 0 0 1-7.8-4.4 5 5 0 0 1 3-8.900A5 5 0 0 1 0-11z",
        stripes: &[3.0, 6.0, 9.0, 12.0],
    },
];

/// The positions of the wheels on a boat, left and right.
pub(crate) const WHEELS: [(i32, i32); 2] = [(-39, 12), (39, 12)];
/// The positions of passengers aboard.
pub(crate) const SEATS: [(i32, i32); 2] = [(-1, -42), (1, -22)];
/// The position of the repair sign.
pub(crate) const REPAIR: (i32, i32) = (0, 62);
/// The position of the rosette of a boat that has finished.
pub(crate) const ROSETTE: (i32, i32) = (0, -84);

/// The art of boats, their wheels and signs.
pub(crate) fn art() -> String {
    let mut art = String::new();
    for id in BoatId::ALL {
        let boat = draw(id);
        art += &group(&format!("mq-boat-{id}"), &(afloat() + &boat));
        art += &group(&format!("mq-icon-boat-{id}"), &moved("translate(0 2) scale(.64)", &(boat + &still_wheels())));
    }
    art += &group("mq-wheel-speed", &wheel("wheel-speed"));
    art += &group("mq-wheel-coal", &wheel("wheel-coal"));
    art += &group("mq-repair", &repair());
    art += &group("mq-rosette", &rosette());
    art + &group("mq-icon-wheel", &moved("scale(2.2)", &wheel("wheel-speed")))
}

/// The hull, pointed at the bow and round at the stern.
const HULL: &str = "M0-80C8-70 27-44 28-14V44C28 62 17 71 0 71S-28 62-28 44V-14C-27-44-8-70 0-80z";
const DECK: &str = "M0-66C6-57 20-37 21-12V42C21 55 13 62 0 62S-21 55-21 42V-12C-20-37-6-57 0-66z";

fn draw(id: BoatId) -> String {
    let livery = &LIVERIES[id.0 as usize % LIVERIES.len()];
    let (paint, sign) = (format!("boat-{id}"), format!("boat-{id}-sign"));
    let funnel = |x: f64| {
        let bands = stamps("h9", livery.stripes.iter().map(|y| (x - 4.5, y - 3.5)));
        plate("funnel", (x, 3.0), (9.0, 19.0), 4.0)
            + &path("funnel-band", &bands)
            + &circle("funnel-mouth", (x, -6.0), 5.5)
    };
    [
        plate("paddle-box", (-39.0, 12.0), (38.0, 56.0), 12.0),
        plate("paddle-box", (39.0, 12.0), (38.0, 56.0), 12.0),
        path(&format!("hull {paint}"), HULL),
        path("deck", DECK),
        path("plank", "M-13-38V58M-6.5-53V61M0-60V62M6.5-53V61M13-38V58"),
        plate(&format!("cabin {paint}"), (0.0, 30.0), (33.0, 44.0), 6.0),
        path("rail", "M-11.5 13.5H11.5V46.5H-11.5z"),
        moved("translate(0 30) scale(1.15)", &path(&sign, livery.glyph)),
        funnel(-10.0),
        funnel(10.0),
        circle("lantern", (0.0, -62.0), 4.0),
    ]
    .concat()
}

/// The boat's wake, and at night the light of its lantern.
fn afloat() -> String {
    let wake = "M-25 58C-30 70-34 77-41 84M25 58C30 70 34 77 41 84M-10 73C-11 79-13 83-15 87M10 73C11 79 13 83 15 87";
    path("wake", wake) + &glow((0.0, -58.0), 56.0)
}

/// Wheels without numbers, for small pictures.
fn still_wheels() -> String {
    let at = |(x, y): (i32, i32), kind: &str| moved(&format!("translate({x} {y})"), &wheel(kind));
    at(WHEELS[0], "wheel-speed") + &at(WHEELS[1], "wheel-coal")
}

/// A paddle wheel as a dial: blades around a disc.
fn wheel(kind: &str) -> String {
    [
        path("wheel-blades", &spokes(12, 18.0, 22.5)),
        circle(kind, (0.0, 0.0), 19.0),
        circle("wheel-rim", (0.0, 0.0), 16.0),
    ]
    .concat()
}

/// A spanner on a plate.
fn repair() -> String {
    [
        circle("repair-plate", (0.0, 0.0), 17.0),
        path("repair", "M-9 9 4-4M2-9a6 6 0 0 1 7-1l-4 4 1 3 3 1 3-4a6 6 0 0 1-9 6"),
    ]
    .concat()
}

/// A rosette with room for the place number.
fn rosette() -> String {
    [
        path("ribbon", "M-9 8-14 34-5 29-1 36 1 36 5 29 14 34 9 8z"),
        path("rosette", &super::figure::scallops(12, 18.0)),
        circle("rosette-plate", (0.0, 0.0), 15.0),
    ]
    .concat()
}
