//! Moments of a game as pictures in files, drawn as on the page.

use crate::Error;
use crate::args::Daylight;
use crate::failure::{Failure, write_bytes, write_file};
use crate::progress::Progress;
use crate::registry::Playable;
use ::draw::{Area, Scene, Theme, picture};
use game::Fault;
use game::record::Replay;
use gif::{Encoder, Frame, Repeat};
use resvg::{tiny_skia, usvg};
use std::path::Path;
use words::Lang;

/// The usual widths, in pixels.
pub(crate) const USUAL_PNG: u32 = 1600;
pub(crate) const USUAL_GIF: u32 = 800;
/// How long each turn is shown, and the end, in hundredths of a second.
const TURN: u16 = 70;
const END: u16 = 400;
/// How quickly colours are chosen for a frame: the art has few.
const SPEED: i32 = 20;

impl From<Daylight> for Theme {
    fn from(daylight: Daylight) -> Self {
        match daylight {
            Daylight::Day => Self::Day,
            Daylight::Night => Self::Night,
        }
    }
}

/// What everybody may see of a moment.
pub(crate) fn scene<G: Playable>(game: &G, state: &G::State) -> Scene {
    G::scene(&game.view(state, None))
}

pub(crate) fn write_svg<G: Playable>(scene: &Scene, theme: Theme, path: &Path) -> Result<(), Fault> {
    write_file(path, &picture::<G>(scene, theme))
}

pub(crate) fn write_png<G: Playable>(scene: &Scene, theme: Theme, width: u32, path: &Path) -> Result<(), Failure> {
    Ok(write_bytes(path, &png(&picture::<G>(scene, theme), width)?)?)
}

/// The whole game, a frame for each turn. The eye stays where it is: every frame shows all that any frame has.
pub(crate) fn write_gif<G: Playable>(
    replay: &Replay<G>,
    theme: Theme,
    width: u32,
    path: &Path,
    lang: Lang,
) -> Result<(), Failure> {
    let number = |place: usize| replay.states.get(place).map(|state| replay.game.turn_number(state));
    let ends: Vec<usize> = (0..replay.states.len()).filter(|&place| number(place) != number(place + 1)).collect();
    let mut scenes: Vec<Scene> = ends.iter().map(|&place| scene(&replay.game, &replay.states[place])).collect();
    let area = scenes.iter().map(|scene| scene.area).reduce(around).unwrap_or_default();
    let progress = Progress::of(scenes.len() as u32, "draw-progress", lang);
    let mut bytes = Vec::new();
    let mut encoder: Option<Encoder<&mut Vec<u8>>> = None;
    let last = scenes.len().saturating_sub(1);
    let mut sink = Some(&mut bytes);
    for (place, scene) in scenes.iter_mut().enumerate() {
        scene.area = area;
        let pixels = render(&picture::<G>(scene, theme), width)?;
        let (wide, high) = (pixels.width() as u16, pixels.height() as u16);
        if let Some(sink) = sink.take() {
            let mut made = Encoder::new(sink, wide, high, &[]).map_err(|_| failed())?;
            made.set_repeat(Repeat::Infinite).map_err(|_| failed())?;
            encoder = Some(made);
        }
        let mut frame = Frame::from_rgba_speed(wide, high, &mut pixels.take_demultiplied(), SPEED);
        frame.delay = if place == last { END } else { TURN };
        encoder.as_mut().ok_or_else(failed)?.write_frame(&frame).map_err(|_| failed())?;
        progress.step();
    }
    drop(encoder);
    drop(progress);
    Ok(write_bytes(path, &bytes)?)
}

/// The smallest area that has both in it.
fn around(a: Area, b: Area) -> Area {
    let (x, y) = (a.x.min(b.x), a.y.min(b.y));
    let right = (a.x + a.width).max(b.x + b.width);
    let bottom = (a.y + a.height).max(b.y + b.height);
    Area { x, y, width: right - x, height: bottom - y }
}

fn failed() -> Failure {
    Error::PictureFailed.into()
}

/// Renders an SVG document that many pixels wide.
pub(crate) fn render(svg: &str, width: u32) -> Result<tiny_skia::Pixmap, Failure> {
    let tree = usvg::Tree::from_str(svg, &usvg::Options::default()).map_err(|_| failed())?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).round().max(1.0) as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or_else(failed)?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

/// An SVG document as the bytes of a PNG file.
pub(crate) fn png(svg: &str, width: u32) -> Result<Vec<u8>, Failure> {
    render(svg, width)?.encode_png().map_err(|_| failed())
}
