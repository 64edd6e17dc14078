//! Gems, distinguished by cut as well as by colour.

use crate::svg::{group, moved, path};
use niagara::Gem;

/// The art of gems: within 15 of the origin, and large for panels.
pub(crate) fn art() -> String {
    let one = |gem: Gem| {
        let cut = draw(gem);
        let large = moved("scale(2.9)", &cut);
        group(&format!("ni-gem-{gem}"), &cut) + &group(&format!("ni-icon-{gem}"), &large)
    };
    Gem::ALL.into_iter().map(one).collect()
}

/// The outline, the light facets and the facet lines of each cut.
fn cut(gem: Gem) -> [&'static str; 3] {
    match gem {
        // A tall hexagon.
        Gem::Amethyst => [
            "M0-16 11-8V8L0 16-11 8V-8z",
            "M0-16V-8L-5-4-11-8zM-11-8-5-4V5L-11 8z",
            "M0-8 5-4V5L0 9-5 5V-4zM0-16V-8M11-8 5-4M11 8 5 5M0 16V9M-11 8-5 5M-11-8-5-4",
        ],
        // A brilliant from the side.
        Gem::Diamond => {
            ["M-9-11H9L15-3 0 14-15-3z", "M-9-11H9L5-3H-5zM-5-3H5L0 14z", "M-15-3H15M-9-11-5-3 0 14 5-3 9-11"]
        }
        // A smooth drop.
        Gem::Amber => [
            "M0-15C7-7 12-2 12 4A12 11 0 0 1-12 4C-12-2-7-7 0-15z",
            "M-3-7C-7-2-8 1-7 5-5 0-3-3-3-7z",
            "M5 9C8 8 9 5 9 3",
        ],
        // A step cut: a square without corners.
        Gem::Sapphire => [
            "M-8-13H8L13-8V8L8 13H-8L-13 8V-8z",
            "M-8-13H8L5-6H-5L-13-8z",
            "M-5-6H5L6-5V5L5 6H-5L-6 5V-5zM-8-13-5-6M8-13 5-6M13-8 6-5M13 8 6 5M8 13 5 6M-8 13-5 6M-13 8-6 5M-13-8-6-5",
        ],
        // A triangle with bulging sides.
        Gem::Ruby => [
            "M0-15C7-9 14 3 14 10 7 14-7 14-14 10-14 3-7-9 0-15z",
            "M0-15C3-12 6-8 8-4L0-3-8-4C-6-8-3-12 0-15z",
            "M-6 6 0-4 6 6zM0-15V-4M14 10 6 6M-14 10-6 6",
        ],
    }
}

/// The outline of a gem.
pub(crate) fn outline(gem: Gem) -> &'static str {
    cut(gem)[0]
}

fn draw(gem: Gem) -> String {
    let [outline, light, lines] = cut(gem);
    [path(&format!("gem gem-{gem}"), outline), path(&format!("gem-{gem}-light"), light), path("facet", lines)].concat()
}
