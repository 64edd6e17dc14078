//! Land and trees, in the same style for both games.

use crate::plane::widened;
use crate::svg::{Point, dots, loop_through, path};

/// A closed line between land and water, clockwise on the screen.
pub(crate) type Shore = Vec<Point>;

/// The distances of the waterlines from the shore.
const WATERLINES: [(f64, &str); 3] = [(15.0, "waterline near"), (23.0, "waterline mid"), (30.0, "waterline far")];

/// Waterlines around shores, as on old charts.
pub(crate) fn waterlines(shores: &[Shore]) -> String {
    WATERLINES.iter().map(|&(by, class)| path(class, &outlines(shores, by))).collect()
}

/// Land within shores: a coastline, a rim of sand, grass.
pub(crate) fn ground(shores: &[Shore]) -> String {
    let layers = [("sand", 0.0), ("land", -7.0), ("meadow", -19.0)];
    layers.map(|(class, by)| path(class, &outlines(shores, by))).concat()
}

/// All shores, widened by `by`, as one path: few elements are fast to draw.
fn outlines(shores: &[Shore], by: f64) -> String {
    shores.iter().map(|shore| loop_through(&widened(shore, by))).collect()
}

/// Trees from above: a dark base, a crown, a highlight. Crowns of close trees merge.
pub(crate) fn grove(big: &[Point], small: &[Point]) -> String {
    let lit = |trees: &[Point], by: f64| trees.iter().map(|&(x, y)| (x - by, y - by)).collect::<Vec<_>>();
    [
        path("tree-foot-big", &dots(big)),
        path("tree-foot-small", &dots(small)),
        path("tree-crown-big", &dots(big)),
        path("tree-crown-small", &dots(small)),
        path("tree-light-big", &dots(&lit(big, 3.0))),
        path("tree-light-small", &dots(&lit(small, 2.0))),
    ]
    .concat()
}
