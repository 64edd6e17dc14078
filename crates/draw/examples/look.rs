//! Writes pictures of games in progress as PNG, to look at: `look FOLDER [PIXELS]`.

use draw::{Draw, Theme, picture};
use game::Record;
use mississippi::{Edition, Queen};
use niagara::Niagara;
use resvg::{tiny_skia, usvg};
use std::path::Path;
use testkit::pilot;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "look".into());
    let pixels = std::env::args().nth(2).map_or(Ok(1400), |size| size.parse())?;
    let folder = Path::new(&folder);
    std::fs::create_dir_all(folder)?;
    let mut plain = mississippi::Table::new(Edition::It2019, 4);
    write::<Queen>(folder, "queen-start", &plain, 3, 0.03, pixels)?;
    plain.black_rose = true;
    write::<Queen>(folder, "queen-middle", &plain, 5, 0.45, pixels)?;
    let mut long = mississippi::Table::new(Edition::It2019, 5);
    long.b_tiles = mississippi::TileId::of(mississippi::TileId::B_TILES).collect();
    long.black_rose = true;
    write::<Queen>(folder, "queen-terrain", &long, 7, 0.6, pixels)?;
    write::<Queen>(folder, "queen-late", &long, 8, 0.985, pixels)?;
    write::<Niagara>(folder, "niagara-start", &niagara::Table::new(3), 1, 0.03, pixels)?;
    write::<Niagara>(folder, "niagara-middle", &niagara::Table::new(5), 2, 0.5, pixels)?;
    write::<Niagara>(folder, "niagara-late", &niagara::Table::new(4), 4, 0.97, pixels)?;
    Ok(())
}

/// Plays a game to this part of it and writes the picture, by day and by night.
fn write<G: Draw + bots::Evaluate>(
    folder: &Path,
    name: &str,
    table: &G::Table,
    seed: u64,
    part: f64,
    pixels: u32,
) -> Result<(), Box<dyn std::error::Error>> {
    let record = pilot::race(Record::<G>::new(table.clone()), seed, 4000)?;
    let replay = record.replay()?;
    let index = (replay.states.len() as f64 * part) as usize;
    let state = replay.states.get(index).unwrap_or(replay.last());
    let scene = G::scene(&replay.game.view(state, None));
    for (theme, suffix) in [(Theme::Day, "day"), (Theme::Night, "night")] {
        let text = picture::<G>(&scene, theme);
        std::fs::write(folder.join(format!("{name}-{suffix}.svg")), &text)?;
        render(&text, pixels)?.save_png(folder.join(format!("{name}-{suffix}.png")))?;
    }
    Ok(())
}

fn render(text: &str, pixels: u32) -> Result<tiny_skia::Pixmap, Box<dyn std::error::Error>> {
    let mut options = usvg::Options::default();
    options.fontdb_mut().load_system_fonts();
    let tree = usvg::Tree::from_str(text, &options)?;
    let size = tree.size();
    let scale = pixels as f32 / size.width().max(size.height());
    let (width, height) = ((size.width() * scale).ceil() as u32, (size.height() * scale).ceil() as u32);
    let mut pixmap = tiny_skia::Pixmap::new(width, height).ok_or("no room for the picture")?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}
