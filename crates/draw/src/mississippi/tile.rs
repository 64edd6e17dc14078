//! The tiles, generated from the data of the printed tiles.

use super::{hex, island};
use crate::land;
use crate::plane::{add, scaled, towards, turned};
use crate::svg::{Point, circle, dots, glow, group, line, line_through, loop_through, numeral, path, polygon, shown};
use crate::wobble::Wobble;
use mississippi::tiles::{ALL, Kind, START_DOCKS, Tile};

/// The name of a tile's art.
pub(crate) fn art_id(tile: &Tile) -> String {
    format!("mq-tile-{}", tile.name.replace('/', "_"))
}

/// The art of all tiles.
pub(crate) fn art() -> String {
    let tiles: String = ALL.iter().map(|tile| group(&art_id(tile), &draw(tile))).collect();
    group("mq-water", &water()) + &tiles
}

fn draw(tile: &Tile) -> String {
    let mut wobble = Wobble::named(tile.name);
    let islands = hex::islands(tile.land);
    let shores: Vec<_> = islands.iter().map(|cells| island::shore(cells, &mut wobble)).collect();
    let stages = stages(tile);
    let mut art = shown("mq-water") + &currents(tile, &mut wobble);
    for cell in hex::cells(tile.sandbanks) {
        art += &sandbank(cell, &mut wobble);
    }
    art += &land::waterlines(&shores);
    art += &land::ground(&shores);
    art.extend(stages.iter().map(Stage::draw));
    let built: Vec<_> = stages.iter().flat_map(Stage::built).chain(shipyards(tile)).collect();
    art += &island::trees(&islands.concat(), &built, &mut wobble);
    for cell in hex::cells(tile.driftwood) {
        art += &driftwood(cell, &mut wobble);
    }
    if tile.kind == Kind::Start {
        art += &start_docks();
    }
    art
}

/// The water and the grid of spaces, which all tiles share.
fn water() -> String {
    let all: Vec<u8> = (0..20).collect();
    let body: Vec<Point> = hex::outline(&all).iter().map(|turning| turning.at).collect();
    let [inner, rim] = hex::grid(&all);
    let lines = |sides: &[(Point, Point)]| sides.iter().map(|&(from, to)| line(from, to)).collect::<String>();
    [path("water", &polygon(&body)), path("grid", &lines(&inner)), path("grid rim", &lines(&rim))].concat()
}

/// Currents on every other space of open water.
fn currents(tile: &Tile, wobble: &mut Wobble) -> String {
    let closed = tile.land | tile.sandbanks | tile.driftwood;
    let open = hex::cells(!closed).filter(|cell| cell % 2 == 0);
    let lines = open.map(|cell| current(add(hex::cell(cell), (wobble.around(30.0), wobble.around(24.0))), wobble));
    path("current", &lines.collect::<String>())
}

/// Two slender waves side by side along the race direction.
fn current((x, y): Point, wobble: &mut Wobble) -> String {
    let reach = 26.0 + wobble.unit() * 16.0;
    let sway = 4.0 + wobble.around(1.5);
    let wave = |x: f64, y: f64, reach: f64| {
        line_through(&[
            (x, y + reach),
            (x + sway, y + reach / 2.0),
            (x, y),
            (x - sway, y - reach / 2.0),
            (x, y - reach),
        ])
    };
    wave(x, y, reach) + &wave(x + 11.0, y + wobble.around(12.0), reach * 0.55)
}

/// Shallows: a pale patch with dots that thin out.
fn sandbank(cell: u8, wobble: &mut Wobble) -> String {
    let middle = hex::cell(cell);
    let rim: Vec<Point> =
        (0..10).map(|k| add(middle, turned((0.0, -72.0 - wobble.around(8.0)), f64::from(k) * 36.0))).collect();
    let inner: Vec<Point> = rim
        .iter()
        .map(|&at| add(middle, scaled((at.0 - middle.0, at.1 - middle.1), 0.66 + wobble.around(0.06))))
        .collect();
    let coarse: Vec<Point> = (0..22).map(|_| add(middle, wobble.within(42.0))).collect();
    let fine: Vec<Point> = (0..46).map(|_| add(middle, wobble.within(66.0))).collect();
    [
        path("shallows", &loop_through(&rim)),
        path("bar", &loop_through(&inner)),
        path("stipple fine", &dots(&fine)),
        path("stipple", &dots(&coarse)),
    ]
    .concat()
}

/// A cluster of drifting logs.
fn driftwood(cell: u8, wobble: &mut Wobble) -> String {
    let middle = hex::cell(cell);
    let lean = wobble.around(25.0) + 60.0;
    let (mut logs, mut ripples) = (String::new(), String::new());
    let mut cuts = Vec::new();
    for (across, along, half) in [(-34.0, 6.0, 40.0), (-10.0, -10.0, 44.0), (14.0, 9.0, 38.0), (37.0, -4.0, 28.0)] {
        let angle = lean + wobble.around(11.0);
        let at = add(middle, turned((across, along), lean));
        let beside = |aside: f64, ahead: f64| add(at, turned((aside, ahead), angle));
        logs += &line(beside(0.0, -half), beside(0.0, half));
        ripples += &line_through(&[beside(13.0, -half), beside(18.0, 0.0), beside(13.0, half)]);
        cuts.push(beside(0.0, half));
    }
    [
        path("waterline near", &ripples),
        path("log-edge", &logs),
        path("log", &logs),
        path("log-grain", &logs),
        path("log-cut", &dots(&cuts)),
    ]
    .concat()
}

/// The numbers of the start docks, with two bollards each.
fn start_docks() -> String {
    let dock = |(index, &cell): (usize, &u8)| {
        let at = hex::cell(cell);
        [
            circle("buoy", at, 31.0),
            circle("buoy-ring", at, 25.0),
            numeral("numeral start-number", at, 34.0, &(index + 1).to_string()),
        ]
        .concat()
    };
    START_DOCKS.iter().enumerate().map(dock).collect()
}

/// Room on the start tile's land for a waiting boat.
fn shipyards(tile: &Tile) -> Vec<(Point, f64)> {
    match tile.kind {
        Kind::Start => hex::cells(tile.land).map(|cell| (hex::cell(cell), 36.0)).collect(),
        _ => Vec::new(),
    }
}

/// A pier with its house, and the space that it serves.
struct Stage {
    colour: &'static str,
    /// The island space that it stands on.
    stand: Point,
    /// The space that it serves.
    dock: Point,
}

/// The piers of a tile.
fn stages(tile: &Tile) -> Vec<Stage> {
    let colour = if tile.kind == Kind::Red { "red" } else { "blue" };
    let passengers = tile.dock.map(|(dock, pier)| Stage { colour, stand: hex::cell(pier), dock: hex::cell(dock) });
    // A coal station stands on the island next to its dock; the data do not say on which space.
    let coal = hex::cells(tile.coal_docks).filter_map(|dock| {
        let stand = hex::cells(tile.land).find(|&land| hex::are_neighbours(land, dock))?;
        Some(Stage { colour: "coal", stand: hex::cell(stand), dock: hex::cell(dock) })
    });
    passengers.into_iter().chain(coal).collect()
}

impl Stage {
    /// A point `ahead` from the island space towards the dock, and `aside` to the right.
    fn at(&self, ahead: f64, aside: f64) -> Point {
        let (x, y) = towards(self.stand, self.dock);
        add(self.stand, (x * ahead - y * aside, y * ahead + x * aside))
    }

    fn quad(&self, (back, front): (f64, f64), (left, right): (f64, f64)) -> String {
        polygon(&[self.at(back, left), self.at(front, left), self.at(front, right), self.at(back, right)])
    }

    /// Where no tree may stand: the house, the path to the pier, and the waiting passengers beside it.
    fn built(&self) -> [(Point, f64); 3] {
        [(self.at(-16.0, 0.0), 34.0), (self.at(40.0, -20.0), 26.0), (self.at(40.0, 20.0), 26.0)]
    }

    fn draw(&self) -> String {
        let mark: Vec<Point> = (0..6).map(|k| add(self.dock, turned((80.0, 0.0), f64::from(k) * 60.0))).collect();
        let plank = |ahead: f64| line(self.at(ahead, -15.0), self.at(ahead, 15.0));
        let planks: String = (0..7).map(|k| plank(62.0 + f64::from(k) * 9.0)).collect();
        let posts = [(120.0, -14.0), (120.0, 14.0), (88.0, -14.0), (88.0, 14.0)];
        let posts = posts.map(|(ahead, aside)| self.at(ahead, aside));
        let (roof, shade) = (format!("roof-{}", self.colour), format!("shaded-{}", self.colour));
        let mut art = [
            path(&format!("berth berth-{}", self.colour), &polygon(&mark)),
            path("track", &self.quad((10.0, 56.0), (-7.0, 7.0))),
            path("pier", &self.quad((54.0, 121.0), (-15.0, 15.0))),
            path("pier-line", &planks),
            path("post", &dots(&posts)),
            path("house-shadow", &self.quad((-42.0, 14.0), (-30.0, 30.0))),
            path(&roof, &self.quad((-40.0, -14.0), (-28.0, 28.0))),
            path(&shade, &self.quad((-14.0, 12.0), (-28.0, 28.0))),
            path("ridge", &line(self.at(-14.0, -28.0), self.at(-14.0, 28.0))),
            circle("chimney", self.at(-27.0, 14.0), 4.5),
        ]
        .concat();
        if self.colour == "coal" {
            let heap = [(34.0, -26.0), (44.0, -18.0), (31.0, -14.0), (42.0, -31.0), (38.0, -22.0)];
            let other = [(36.0, 20.0), (44.0, 28.0), (32.0, 29.0), (40.0, 22.0)];
            let lumps: Vec<Point> = heap.iter().chain(&other).map(|&(ahead, aside)| self.at(ahead, aside)).collect();
            let glints: Vec<Point> = lumps.iter().map(|&(x, y)| (x - 2.0, y - 2.0)).collect();
            art += &path("coal-lump", &dots(&lumps));
            art += &path("coal-glint", &dots(&glints));
        }
        art += &glow(self.at(118.0, 0.0), 46.0);
        art += &circle("lantern", self.at(118.0, 0.0), 5.0);
        art
    }
}

/// The position of a waiting passenger on a tile that heads north, beside the path to the pier.
pub(crate) fn passenger(tile: &Tile, number: u8) -> Option<Point> {
    let stage = stages(tile).into_iter().next().filter(|_| tile.dock.is_some())?;
    let (ahead, aside) = [(40.0, -22.0), (40.0, 22.0), (30.0, -46.0), (30.0, 46.0)][number as usize % 4];
    Some(stage.at(ahead, aside))
}
