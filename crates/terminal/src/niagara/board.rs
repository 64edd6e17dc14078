//! The river with its discs, the canoes on them, and the deposits beside them.
//!
//! ```text
//! ( 4 )  Ra            ◇6
//! ( 5 )<2> Yb:●        ●7
//! (6L )       (6R )    ■7
//! ```

use super::{gem_sign, letter, paint};
use crate::canvas::Canvas;
use crate::face::Zoom;
use niagara::{Colour, Gem, Place, View, Which};
use ratatui::style::{Color, Modifier, Style};

/// Where the right arm and the deposits begin.
const RIGHT: i32 = 19;
const DEPOSITS: i32 = 38;

pub(super) fn draw(view: &View, zoom: Zoom, marks: &[(&str, char)], picked: Option<&str>) -> Canvas {
    let mut canvas = Canvas::default();
    let high = if zoom == Zoom::Near { 2 } else { 1 };
    let mut row = 0;
    for places in ROWS {
        for &place in places {
            let column = if matches!(place, Place::R6 | Place::R7) { RIGHT } else { 0 };
            let mark = marks.iter().find(|(spot, _)| *spot == place.name()).map(|(_, note)| *note);
            show(view, place, (row, column), (mark, picked == Some(place.name())), &mut canvas);
        }
        row += high;
    }
    canvas.focus = Some((row / 2, DEPOSITS / 2));
    canvas
}

/// The places from the beach to the falls, those of the two arms side by side.
const ROWS: [&[Place]; 9] = [
    &[Place::Beach],
    &[Place::S1],
    &[Place::S2],
    &[Place::S3],
    &[Place::S4],
    &[Place::S5],
    &[Place::L6, Place::R6],
    &[Place::L7, Place::R7],
    &[Place::Lost],
];

fn show(
    view: &View,
    place: Place,
    (row, column): (i32, i32),
    (mark, picked): (Option<char>, bool),
    canvas: &mut Canvas,
) {
    let spot = Some(canvas.spot(place.name()));
    let (disc, style) = match place {
        Place::Beach => ("≈≈≈≈≈".to_owned(), Style::new().fg(Color::Black).bg(Color::Yellow)),
        Place::Lost => ("vvvvv".to_owned(), Style::new().fg(Color::Black).bg(Color::White)),
        _ => (format!("({:^3})", place.name()), Style::new().fg(Color::White).bg(Color::Blue)),
    };
    canvas.write((row, column), &disc, style, spot);
    let mut at = column + 5;
    if let Some(mark) = mark {
        let style = Style::new().fg(Color::Black).bg(Color::Cyan);
        let (text, style) = if picked {
            (format!("[{mark}]"), style.add_modifier(Modifier::BOLD | Modifier::REVERSED))
        } else {
            (format!("<{mark}>"), style)
        };
        canvas.write((row, at), &text, style, spot);
    }
    at += 4;
    for (&colour, player) in &view.players {
        for (which, canoe) in Which::ALL.into_iter().zip(&player.canoes).filter(|(_, canoe)| canoe.at == place) {
            let gem = canoe.gem.map_or_else(String::new, |gem| format!(":{}", gem_sign(gem)));
            let moves =
                view.course.as_ref().is_some_and(|course| course.player == colour && course.canoe == Some(which));
            let text = format!("{}{which}{gem}{}", letter(colour), if moves { "*" } else { "" });
            canvas.write((row, at), &text, boat_style(colour, moves), spot);
            at += text.chars().count() as i32 + 1;
        }
    }
    if let Some(deposit) = place.deposit().filter(|_| !matches!(place, Place::R6 | Place::R7)) {
        let spot = Some(canvas.spot(&format!("deposit-{deposit}")));
        let mut at = DEPOSITS;
        for (gem, count) in view.deposits.get(&deposit).into_iter().flatten() {
            let text = format!("{}{count}", gem_sign(*gem));
            canvas.write((row, at), &text, Style::new().fg(gem_colour(*gem)).add_modifier(Modifier::BOLD), spot);
            at += text.chars().count() as i32 + 1;
        }
    }
}

fn boat_style(colour: Colour, moves: bool) -> Style {
    let style = Style::new().fg(Color::Black).bg(paint(colour));
    if moves { style.add_modifier(Modifier::BOLD | Modifier::UNDERLINED) } else { style }
}

fn gem_colour(gem: Gem) -> Color {
    let colours = [Color::LightMagenta, Color::White, Color::LightYellow, Color::LightBlue, Color::LightRed];
    colours[usize::from(gem.value()) - 1]
}
