//! Mississippi Queen: its art, and the placement of its pieces.

mod boat;
mod figure;
mod finish;
mod hex;
mod island;
mod lay;
mod shore;
mod tile;

use crate::plane::whole;
use crate::{Draw, Scene};
use mississippi::Queen;
use mississippi::board::Site;
use std::sync::LazyLock;

static ART: LazyLock<String> =
    LazyLock::new(|| [shore::art(), tile::art(), finish::art(), figure::art(), boat::art(), compass()].concat());

impl Draw for Queen {
    fn art() -> &'static str {
        &ART
    }

    fn scene(view: &Self::View) -> Scene {
        lay::scene(view)
    }
}

/// The centre of a space of a tile at this site.
pub fn space(site: Site, cell: u8) -> (i32, i32) {
    whole(hex::cell_at(site, cell))
}

/// A compass rose; the start tile heads north.
fn compass() -> String {
    use crate::svg::{circle, group, path, spokes};
    let ring = spokes(36, 88.0, 96.0);
    let rose = [
        circle("compass-line", (0.0, 0.0), 98.0),
        circle("compass-line", (0.0, 0.0), 86.0),
        path("compass-line", &ring),
        path("compass-faint", "M0 0 52-52 20 0 52 52 0 20-52 52-20 0-52-52 0-20z"),
        path("compass-light", "M0-120 18-18 0 0zM120 0 18 18 0 0zM0 120-18 18 0 0zM-120 0-18-18 0 0z"),
        path("compass-dark", "M0-120-18-18 0 0zM120 0 18-18 0 0zM0 120 18 18 0 0zM-120 0-18 18 0 0z"),
        circle("compass-hub", (0.0, 0.0), 8.0),
        path("compass-dark", "M0-160c3 8 10 10 10 18 0 7-5 8-7 5v9h-6v-9c-2 3-7 2-7-5 0-8 7-10 10-18z"),
    ];
    group("mq-compass", &rose.concat())
}
