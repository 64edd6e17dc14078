//! The river as hexes of signs, in three sizes.
//!
//! ```text
//!  ___
//! /R↑ \___
//! \_@2/###\
//!     \###/
//! ```

use super::{arrow, colour, letter};
use crate::canvas::Canvas;
use crate::face::Zoom;
use api::Spot;
use mississippi::tiles::START_DOCKS;
use mississippi::{BoatId, Dir, Space, View};
use ratatui::style::{Color, Modifier, Style};
use std::collections::BTreeMap;
use words::{Lang, text};

/// From the middle of a space to that of the next one to the right, and one down, in the numbers of the scene.
const ACROSS: f64 = 150.0;
const DOWN: f64 = 173.2;

/// What is printed on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ground {
    Water,
    Land,
    Sand,
    Driftwood,
    /// With so many passengers.
    Dock(u8),
    Coal,
    Finish,
    /// With this number.
    Start(u8),
}

/// The spaces of the river, by the column and the row of their hexes.
pub(super) struct Hexes {
    spaces: BTreeMap<(i32, i32), Space>,
    /// Along the race: how far a space is, as seen in its tile's direction.
    along: BTreeMap<Space, i64>,
}

impl Hexes {
    pub(super) fn new(view: &View, spots: &[Spot]) -> Self {
        let mut hexes = Self { spaces: BTreeMap::new(), along: BTreeMap::new() };
        for spot in spots {
            let Ok(space) = spot.id.parse::<Space>() else { continue };
            let tile = usize::from(space.tile);
            let Some(laid) = view.river.get(tile).filter(|laid| !laid.removed) else { continue };
            let column = (f64::from(spot.x) / ACROSS).round();
            let row = (f64::from(spot.y) / DOWN - column / 2.0).round();
            hexes.spaces.insert((column as i32, row as i32), space);
            let heading = view.river.get(tile + 1).map_or(laid.heading, |next| next.heading);
            hexes.along.insert(space, i64::from(space.tile) * 100_000 + progress(heading, spot));
        }
        hexes
    }

    /// How far down the river a space is: larger is farther.
    pub(super) fn along(&self, space: Space) -> i64 {
        self.along.get(&space).copied().unwrap_or(i64::MIN)
    }

    pub(super) fn draw(&self, view: &View, zoom: Zoom, marks: &[(&str, char)], picked: Option<&str>) -> Canvas {
        let mut canvas = Canvas::default();
        let boats: BTreeMap<Space, BoatId> = view.boats.iter().filter_map(|(&id, boat)| Some((boat.at?, id))).collect();
        let subject = view.subject.or(view.active);
        let grid = Grid::of(zoom);
        // The upper borders first: the lower line of a hex above shows more.
        for &at in self.spaces.keys() {
            grid.top(at, &mut canvas);
        }
        for (&at, &space) in &self.spaces {
            let name = space.to_string();
            let boat = boats.get(&space).copied();
            let mark = marks.iter().find(|(spot, _)| *spot == name).map(|(_, note)| *note);
            let shown = Shown {
                ground: ground(view, space),
                bow: boat.and_then(|id| view.boats.get(&id)?.bow),
                moves: boat.is_some() && subject == boat,
                boat,
                mark,
                picked: picked == Some(name.as_str()),
                name,
            };
            if shown.moves || (canvas.focus.is_none() && boat.is_some()) {
                canvas.focus = Some(grid.corner(at));
            }
            grid.hex(at, &shown, &mut canvas);
        }
        canvas
    }
}

impl Hexes {
    /// The docks, down the river.
    pub(super) fn things(&self, view: &View, lang: Lang) -> Vec<(String, String)> {
        let mut docks: Vec<Space> = self
            .spaces
            .values()
            .filter(|&&space| matches!(ground(view, space), Ground::Dock(1..) | Ground::Coal | Ground::Finish))
            .copied()
            .collect();
        docks.sort_by_key(|&space| self.along(space));
        docks
            .into_iter()
            .filter_map(|space| in_words(view, space, lang).map(|there| (space.to_string(), there)))
            .collect()
    }
}

/// How far a point is in a direction.
fn progress(heading: Dir, spot: &Spot) -> i64 {
    let angle = f64::from(heading as u8) * std::f64::consts::FRAC_PI_3;
    (f64::from(spot.x) * angle.sin() - f64::from(spot.y) * angle.cos()) as i64
}

fn ground(view: &View, space: Space) -> Ground {
    let Some(laid) = view.river.get(usize::from(space.tile)) else { return Ground::Land };
    let (tile, bit) = (laid.tile.tile(), 1u32 << space.cell);
    let dock = START_DOCKS.iter().position(|&cell| space.tile == 0 && cell == space.cell);
    if tile.land & bit != 0 {
        Ground::Land
    } else if tile.sandbanks & bit != 0 {
        Ground::Sand
    } else if tile.driftwood & bit != 0 {
        Ground::Driftwood
    } else if view.finish_docks.contains(&space) {
        Ground::Finish
    } else if tile.dock.is_some_and(|(cell, _)| cell == space.cell) {
        Ground::Dock(laid.passengers)
    } else if tile.coal_docks & bit != 0 {
        Ground::Coal
    } else if let Some(dock) = dock {
        Ground::Start(dock as u8 + 1)
    } else {
        Ground::Water
    }
}

/// What is special about a space, in words; nothing about open water.
pub(super) fn in_words(view: &View, space: Space, lang: Lang) -> Option<String> {
    let said = |ground: &str| Some(text(lang, &format!("mq-ground-{ground}"), &[]));
    match ground(view, space) {
        Ground::Water | Ground::Land | Ground::Start(_) => None,
        Ground::Sand => said("sand"),
        Ground::Driftwood => said("driftwood"),
        Ground::Coal => said("coal"),
        Ground::Finish => said("finish"),
        Ground::Dock(passengers) => Some(text(lang, "mq-ground-dock", &[("count", passengers.into())])),
    }
}

impl Ground {
    fn style(self) -> Style {
        match self {
            Self::Water => Style::new().fg(Color::White).bg(Color::Blue),
            Self::Land => Style::new().fg(Color::Black).bg(Color::Green),
            Self::Sand => Style::new().fg(Color::Black).bg(Color::Yellow),
            Self::Driftwood => Style::new().fg(Color::LightYellow).bg(Color::Blue),
            Self::Dock(_) | Self::Coal | Self::Start(_) => {
                Style::new().fg(Color::White).bg(Color::Blue).add_modifier(Modifier::BOLD)
            }
            Self::Finish => Style::new().fg(Color::Black).bg(Color::White).add_modifier(Modifier::BOLD),
        }
    }

    /// The sign that fills it, if one does.
    const fn full(self) -> Option<char> {
        match self {
            Self::Land => Some('#'),
            Self::Sand => Some(':'),
            Self::Driftwood => Some('~'),
            _ => None,
        }
    }

    /// Two signs that say what is there.
    fn sign(self) -> Option<String> {
        match self {
            Self::Dock(passengers) => Some(format!("@{passengers}")),
            Self::Coal => Some("%".to_owned()),
            Self::Finish => Some("==".to_owned()),
            Self::Start(dock) => Some(dock.to_string()),
            Self::Water | Self::Land | Self::Sand | Self::Driftwood => None,
        }
    }
}

/// What a hex shows.
struct Shown {
    ground: Ground,
    boat: Option<BoatId>,
    bow: Option<Dir>,
    moves: bool,
    mark: Option<char>,
    picked: bool,
    name: String,
}

impl Shown {
    /// The boat, or the mark of a space that can be chosen: at most three signs.
    fn upper(&self) -> Option<(String, Style)> {
        if let Some(id) = self.boat {
            let star = if self.moves { '*' } else { ' ' };
            let fore = if id == BoatId::ROSE { Color::White } else { Color::Black };
            let style = Style::new().fg(fore).bg(colour(id)).add_modifier(Modifier::BOLD);
            return Some((format!("{}{}{star}", letter(id), self.bow.map_or(' ', arrow)), style));
        }
        let mark = self.mark?;
        let style = Style::new().fg(Color::Black).bg(Color::Cyan);
        Some(if self.picked {
            (format!("[{mark}]"), style.add_modifier(Modifier::BOLD | Modifier::REVERSED))
        } else {
            (format!("<{mark}>"), style)
        })
    }
}

/// The size of hexes: flat-top, so that columns stand half a hex apart.
struct Grid {
    /// From one column of hexes to the next.
    across: i32,
    /// Rows of signs of a hex.
    high: i32,
}

impl Grid {
    const fn of(zoom: Zoom) -> Self {
        match zoom {
            Zoom::Far => Self { across: 3, high: 2 },
            Zoom::Middle => Self { across: 4, high: 2 },
            Zoom::Near => Self { across: 9, high: 4 },
        }
    }

    const fn corner(&self, (column, row): (i32, i32)) -> (i32, i32) {
        (self.high * row + self.high / 2 * column, self.across * column)
    }

    /// The border above a hex.
    fn top(&self, at: (i32, i32), canvas: &mut Canvas) {
        let (y, x) = self.corner(at);
        let from = if self.high == 4 { 2 } else { 1 };
        for column in from..=self.across - from + 1 {
            if self.across > 3 && (self.high == 4 || column < self.across) {
                canvas.put((y - 1, x + column), '_', edge(), None);
            }
        }
    }

    fn hex(&self, at: (i32, i32), shown: &Shown, canvas: &mut Canvas) {
        let spot = Some(canvas.spot(&shown.name));
        let corner = self.corner(at);
        match (self.across, self.high) {
            (3, _) => Self::far(corner, shown, spot, canvas),
            (_, 4) => self.near(corner, shown, spot, canvas),
            _ => self.middle(corner, shown, spot, canvas),
        }
    }

    /// Without borders: three signs wide, two rows.
    fn far((y, x): (i32, i32), shown: &Shown, spot: Option<u16>, canvas: &mut Canvas) {
        let style = shown.ground.style();
        // Water has a sign of its own here: there are no borders, and perhaps no colours.
        let rows = shown.ground.full().map_or(["   ".to_owned(), " · ".to_owned()], |fill| {
            [fill.to_string().repeat(3), fill.to_string().repeat(3)]
        });
        for (row, signs) in (0..).zip(&rows) {
            canvas.write((y + row, x), signs, style, spot);
        }
        if let Some(sign) = shown.ground.sign() {
            canvas.write((y + 1, x + 1), &sign, style, spot);
        }
        if let Some((text, style)) = shown.upper() {
            canvas.write((y, x), &text, style, spot);
        }
    }

    /// With borders, three signs inside.
    fn middle(&self, (y, x): (i32, i32), shown: &Shown, spot: Option<u16>, canvas: &mut Canvas) {
        let style = shown.ground.style();
        for (row, left, right) in [(0, '/', '\\'), (1, '\\', '/')] {
            canvas.put((y + row, x), left, edge(), None);
            canvas.put((y + row, x + self.across), right, edge(), None);
        }
        let (upper, lower) = shown.ground.full().map_or((' ', '_'), |sign| (sign, sign));
        canvas.write((y, x + 1), &upper.to_string().repeat(3), style, spot);
        canvas.write((y + 1, x + 1), &lower.to_string().repeat(3), style, spot);
        if let Some(sign) = shown.ground.sign() {
            canvas.write((y + 1, x + 2), &sign, style, spot);
        }
        if let Some((text, style)) = shown.upper() {
            canvas.write((y, x + 1), &text, style, spot);
        }
    }

    /// Large: with the name of the space.
    fn near(&self, (y, x): (i32, i32), shown: &Shown, spot: Option<u16>, canvas: &mut Canvas) {
        let style = shown.ground.style();
        let wide = self.across;
        for (row, inset, left, right) in [(0, 1, '/', '\\'), (1, 0, '/', '\\'), (2, 0, '\\', '/'), (3, 1, '\\', '/')] {
            let inside = (wide - 2 * inset) as usize;
            let empty = if row == 3 { '_' } else { ' ' };
            let fill = shown.ground.full().unwrap_or(empty).to_string().repeat(inside);
            canvas.write((y + row, x + inset + 1), &fill, style, spot);
            canvas.put((y + row, x + inset), left, edge(), None);
            canvas.put((y + row, x + wide - inset + 1), right, edge(), None);
        }
        if shown.ground.full().is_none() {
            canvas.write((y + 2, x + 2), &shown.name, style.add_modifier(Modifier::DIM), spot);
        }
        if let Some(sign) = shown.ground.sign() {
            canvas.write((y + 3, x + 4), &sign, style, spot);
        }
        if let Some((text, style)) = shown.upper() {
            canvas.write((y + 1, x + 4), &text, style, spot);
        }
    }
}

fn edge() -> Style {
    Style::new().fg(Color::Cyan)
}
