//! A whole picture as a single SVG document.

use crate::palette::{Theme, plain};
use crate::scene::Piece;
use crate::sheet::NUMERAL_SIZE;
use crate::svg::numeral;
use crate::{Draw, Scene};
use std::fmt::Write;

/// A scene as a self-contained SVG document.
pub fn picture<G: Draw>(scene: &Scene, theme: Theme) -> String {
    let area = scene.area;
    let (x, y, width, height) = (area.x, area.y, area.width, area.height);
    let mut document = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"{x} {y} {width} {height}\">\n<style>{}</style>\n<defs>\n{}</defs>\n<rect class=\"pw-paper\" x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"/>\n",
        plain(theme),
        G::art()
    );
    for piece in &scene.pieces {
        show(piece, &mut document);
    }
    document.push_str("</svg>\n");
    document
}

/// A piece with everything on it.
fn show(piece: &Piece, document: &mut String) {
    let Piece { art, x, y, turn, .. } = piece;
    let turned = if *turn == 0 { String::new() } else { format!(" rotate({turn})") };
    let _ = write!(document, "<g transform=\"translate({x} {y}){turned}\"><use xlink:href=\"#{art}\"/>");
    if let Some(text) = &piece.text {
        document.push_str(&numeral("numeral", (0.0, 0.0), NUMERAL_SIZE, text));
    }
    for above in &piece.on {
        show(above, document);
    }
    document.push_str("</g>\n");
}
