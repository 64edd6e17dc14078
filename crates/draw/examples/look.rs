//! Writes pictures of the golden records as PNG, to look at: `look FOLDER [PIXELS]`.

use draw::{Draw, Theme, picture};
use game::Record;
use mississippi::Queen;
use niagara::Niagara;
use resvg::{tiny_skia, usvg};
use std::error::Error;
use std::fs;
use std::path::Path;
use testkit::golden::fixtures;

/// The records that are shown, and how far each is played, in hundredths.
const QUEEN: [(&str, usize); 5] =
    [("it2019-6", 0), ("it2019-4", 12), ("it2019-2-rose", 50), ("it2019-5-rose-terrain", 75), ("it1997-6-seed-8", 98)];
const NIAGARA: [(&str, usize); 3] = [("3", 3), ("5", 50), ("4", 97)];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = arguments.next().unwrap_or_else(|| "look".into());
    let pixels = arguments.next().map_or(Ok(1400), |size| size.parse())?;
    fs::create_dir_all(&folder)?;
    for (record, part) in QUEEN {
        look::<Queen>(Path::new(&folder), "mississippi", record, part, pixels)?;
    }
    for (record, part) in NIAGARA {
        look::<Niagara>(Path::new(&folder), "niagara", record, part, pixels)?;
    }
    Ok(())
}

/// Writes a picture of a record at this part of it, by day and by night.
fn look<G: Draw>(folder: &Path, game: &str, record: &str, part: usize, pixels: u32) -> Result<(), Box<dyn Error>> {
    let text = fs::read_to_string(fixtures(game).join("records").join(format!("{record}.rec")))?;
    let replay = Record::<G>::read(&text)?.replay()?;
    let state = &replay.states[(replay.states.len() - 1) * part / 100];
    let scene = G::scene(&replay.game.view(state, None));
    for (theme, suffix) in [(Theme::Day, "day"), (Theme::Night, "night")] {
        let document = picture::<G>(&scene, theme);
        let file = folder.join(format!("{game}-{record}-{suffix}"));
        render(&document, pixels)?.save_png(file.with_added_extension("png"))?;
        fs::write(file.with_added_extension("svg"), document)?;
    }
    Ok(())
}

fn render(document: &str, pixels: u32) -> Result<tiny_skia::Pixmap, Box<dyn Error>> {
    let tree = usvg::Tree::from_str(document, &usvg::Options::default())?;
    let size = tree.size();
    let scale = pixels as f32 / size.width().max(size.height());
    let (width, height) = ((size.width() * scale) as u32, (size.height() * scale) as u32);
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or("no room for the picture")?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
