//! How the screen is laid out: the board, the players, what can be chosen, what has happened.

use crate::canvas::Canvas;
use crate::face::Player;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Position, Rect};
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Clear, Paragraph, Wrap};

/// The width of the column beside the board, and the rows of the report.
const SIDE: u16 = 36;
const REPORT: u16 = 4;
/// What there is room for between a badge and what a player has.
const LONGEST_NAME: usize = 8;
/// Below this the board gives way to what must be read.
const LEAST: (u16, u16) = (60, 16);

/// Everything that is on the screen.
pub(crate) struct Picture<'a> {
    pub(crate) title: String,
    pub(crate) expected: String,
    pub(crate) board: &'a Canvas,
    /// Each with what its player is called.
    pub(crate) players: Vec<(Player, String, bool)>,
    pub(crate) heading: String,
    pub(crate) choices: Vec<&'a str>,
    pub(crate) selected: usize,
    pub(crate) report: Vec<&'a str>,
    /// What must be read now, such as a refusal.
    pub(crate) notice: Option<&'a str>,
    pub(crate) hint: String,
    /// A box over everything: its heading and its lines.
    pub(crate) popup: Option<(String, Vec<String>)>,
    pub(crate) colours: bool,
}

/// Which part of the board is seen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Camera {
    /// How far it was moved by hand: rows and columns.
    pub(crate) moved: (i32, i32),
}

/// What lies where on the screen, for the mouse.
#[derive(Clone, Debug, Default)]
pub(crate) struct Hits {
    board: Rect,
    /// The row and column of the board in the upper left corner.
    corner: (i32, i32),
    choices: Rect,
    first_choice: usize,
}

/// What a click hits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hit {
    Board((i32, i32)),
    Choice(usize),
    Nothing,
}

impl Hits {
    pub(crate) fn at(&self, column: u16, row: u16) -> Hit {
        let at = Position::new(column, row);
        if self.choices.contains(at) {
            return Hit::Choice(self.first_choice + usize::from(row - self.choices.y));
        }
        if self.board.contains(at) {
            let place =
                (self.corner.0 + i32::from(row - self.board.y), self.corner.1 + i32::from(column - self.board.x));
            return Hit::Board(place);
        }
        Hit::Nothing
    }
}

/// Draws everything.
pub(crate) fn draw(frame: &mut Frame<'_>, picture: &Picture<'_>, camera: Camera) -> Hits {
    let area = frame.area();
    let small = area.width < LEAST.0 || area.height < LEAST.1;
    let told = match picture.notice {
        Some(notice) => {
            let rows = Paragraph::new(notice).wrap(Wrap { trim: true }).line_count(area.width) as u16;
            rows.max(REPORT).min(area.height / 2).max(1)
        }
        None if small => 1,
        None => REPORT + area.height.saturating_sub(30) / 4,
    };
    let rows = [
        Constraint::Length(1),
        Constraint::Length(1),
        Constraint::Fill(1),
        Constraint::Length(told),
        Constraint::Length(1),
    ];
    let [title, expected, body, report, hint] = Layout::vertical(rows).areas(area);
    let side = if small { body.width / 2 } else { SIDE + body.width.saturating_sub(100) / 4 };
    let [board, side] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)]).areas(body);
    let bar = Style::new().add_modifier(Modifier::REVERSED);
    frame.render_widget(Paragraph::new(format!(" {}", picture.title)).style(bar), title);
    frame.render_widget(Paragraph::new(format!(" {}", picture.expected)).style(bold()), expected);
    let corner = corner(picture.board, board, camera);
    picture.board.show(corner, board, frame.buffer_mut());
    let (choices, first_choice) = draw_side(frame, picture, side);
    draw_report(frame, picture, report);
    frame.render_widget(Paragraph::new(format!(" {}", picture.hint)).style(Style::new().fg(Color::Gray)), hint);
    if let Some((heading, lines)) = &picture.popup {
        draw_popup(frame, heading, lines);
    }
    if !picture.colours {
        for cell in &mut frame.buffer_mut().content {
            (cell.fg, cell.bg) = (Color::Reset, Color::Reset);
        }
    }
    Hits { board, corner, choices, first_choice }
}

fn bold() -> Style {
    Style::new().add_modifier(Modifier::BOLD)
}

/// The corner from which the focus is in the middle; where all of the board fits, all of it is seen.
fn corner(board: &Canvas, area: Rect, camera: Camera) -> (i32, i32) {
    let extent = board.extent();
    let focus = board.focus.unwrap_or((extent.top, extent.left));
    let along = |least: i32, most: i32, room: u16, focus: i32, moved: i32| {
        let room = i32::from(room);
        let all = most - least + 1;
        let usual =
            if all <= room { least - (room - all) / 2 } else { (focus - room / 2).clamp(least, most - room + 1) };
        usual + moved
    };
    (
        along(extent.top, extent.bottom, area.height, focus.0, camera.moved.0),
        along(extent.left, extent.right, area.width, focus.1, camera.moved.1),
    )
}

fn draw_side(frame: &mut Frame<'_>, picture: &Picture<'_>, area: Rect) -> (Rect, usize) {
    let inner = Rect { x: area.x + 1, width: area.width.saturating_sub(1), ..area };
    let rows = (picture.players.len() as u16).min(area.height / 2);
    let [players, heading, choices] =
        Layout::vertical([Constraint::Length(rows), Constraint::Length(1), Constraint::Fill(1)]).areas(inner);
    let longest = picture.players.iter().map(|(_, name, _)| wide(name)).max().unwrap_or(0).min(LONGEST_NAME);
    let lines: Vec<Line<'_>> = picture.players.iter().map(|player| player_line(player, longest)).collect();
    frame.render_widget(Paragraph::new(lines), players);
    frame.render_widget(Paragraph::new(picture.heading.as_str()).style(bold().fg(Color::Cyan)), heading);
    let room = usize::from(choices.height).max(1);
    let first = picture.selected.saturating_sub(room / 2).min(picture.choices.len().saturating_sub(room));
    let shown = picture.choices.iter().enumerate().skip(first).take(room);
    let lines: Vec<Line<'_>> = shown
        .map(|(place, label)| {
            if place == picture.selected {
                Line::styled(format!("> {label}"), bold().add_modifier(Modifier::REVERSED))
            } else {
                Line::raw(format!("  {label}"))
            }
        })
        .collect();
    let hit = Rect { height: lines.len() as u16, ..choices };
    frame.render_widget(Paragraph::new(lines), choices);
    (hit, first)
}

/// Who decides has a mark; the badge is what stands on the board.
fn player_line((player, name, deciding): &(Player, String, bool), longest: usize) -> Line<'_> {
    let mark = if *deciding { "▸" } else { " " };
    let short = shortened(name, longest);
    let rest = " ".repeat(longest.saturating_sub(wide(&short)) + 1);
    let badge = Style::new().fg(Color::Black).bg(player.colour).add_modifier(Modifier::BOLD);
    let name = if *deciding { bold() } else { Style::new() };
    Line::from(vec![
        Span::raw(mark),
        Span::styled(player.badge.as_str(), badge),
        Span::styled(format!(" {short}{rest}"), name),
        Span::raw(player.text.as_str()),
    ])
}

/// How many columns a text takes.
fn wide(text: &str) -> usize {
    Span::raw(text).width()
}

/// A name in so many columns. The level of a bot goes first; a number at its end stays: it tells players apart who are called
/// the same.
fn shortened(name: &str, columns: usize) -> String {
    if wide(name) <= columns {
        return name.to_owned();
    }
    if let Some((name, _)) = name.split_once(" · ") {
        return shortened(name, columns);
    }
    let number = name.rsplit_once(' ').map(|(_, last)| last).filter(|last| last.parse::<u32>().is_ok());
    let end = number.map_or_else(String::new, |number| format!(" {number}"));
    let mut short = String::new();
    for letter in name.chars() {
        if wide(&short) + wide(&letter.to_string()) + wide(&end) > columns {
            break;
        }
        short.push(letter);
    }
    short.trim_end().to_owned() + &end
}

fn draw_report(frame: &mut Frame<'_>, picture: &Picture<'_>, area: Rect) {
    if let Some(notice) = picture.notice {
        let style = bold().fg(Color::LightYellow);
        frame.render_widget(Paragraph::new(notice).style(style).wrap(Wrap { trim: true }), area);
        return;
    }
    let first = picture.report.len().saturating_sub(usize::from(area.height));
    let lines: Vec<Line<'_>> = picture.report[first..].iter().map(|line| Line::raw(format!(" {line}"))).collect();
    frame.render_widget(Paragraph::new(lines), area);
}

fn draw_popup(frame: &mut Frame<'_>, heading: &str, lines: &[String]) {
    let area = frame.area();
    let longest = lines.iter().map(|line| Line::raw(line.as_str()).width()).max().unwrap_or(0) as u16;
    let width = (longest.max(heading.chars().count() as u16) + 4).min(area.width);
    let text: Vec<Line<'_>> = lines.iter().map(|line| Line::raw(line.as_str())).collect();
    let paragraph = Paragraph::new(text).wrap(Wrap { trim: false });
    let height = (paragraph.line_count(width.saturating_sub(4)) as u16 + 2).min(area.height);
    let place = Rect { x: (area.width - width) / 2, y: (area.height - height) / 2, width, height };
    let block = Block::bordered().title(format!(" {heading} ")).padding(ratatui::widgets::Padding::horizontal(1));
    frame.render_widget(Clear, place);
    frame.render_widget(paragraph.block(block), place);
}
