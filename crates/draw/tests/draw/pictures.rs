//! Pictures that somebody else can render.

use crate::{golden, scenes};
use draw::{Draw, Theme, picture};
use mississippi::Queen;
use niagara::Niagara;
use resvg::{tiny_skia, usvg};
use std::collections::BTreeSet;

/// How wide and high the test's pictures are at most.
const PIXELS: f32 = 360.0;

fn colours<G: Draw>(scene: &draw::Scene, theme: Theme) -> usize {
    let text = picture::<G>(scene, theme);
    let tree = usvg::Tree::from_str(&text, &usvg::Options::default()).expect("the picture is a good document");
    let size = tree.size();
    let scale = PIXELS / size.width().max(size.height());
    let (width, height) = ((size.width() * scale) as u32, (size.height() * scale) as u32);
    let mut pixmap = tiny_skia::Pixmap::new(width, height).expect("there is room");
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    let opaque = pixmap.pixels().iter().filter(|pixel| pixel.alpha() == 255).count();
    assert!(opaque * 100 > pixmap.pixels().len() * 98, "only {opaque} pixels are painted");
    pixmap.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect::<BTreeSet<_>>().len()
}

/// The start and the end of a game, by day and by night.
fn check<G: Draw>(folder: &str) {
    let (_, replay) = golden::<G>(folder).pop().expect("there are records");
    let scenes = scenes(&replay, usize::MAX);
    for (_, scene) in [&scenes[0], &scenes[scenes.len() - 1]] {
        for theme in [Theme::Day, Theme::Night] {
            let colours = colours::<G>(scene, theme);
            assert!(colours > 500, "{theme:?}: {colours} colours");
        }
    }
}

#[test]
fn mississippi_queen_renders() {
    check::<Queen>("mississippi");
}

#[test]
fn niagara_renders() {
    check::<Niagara>("niagara");
}
