//! Places the pieces.

use super::{boat, finish, hex, shore, tile};
use crate::plane::{add, distance, turned, whole};
use crate::scene::{Bounds, Piece, Scene, Spot};
use crate::svg::Point;
use mississippi::board::{Bend, Dir, FINISH_DOCKS, Site, Space};
use mississippi::tiles::START_DOCKS;
use mississippi::view::{BoatView, FateView};
use mississippi::{BoatId, View};

/// A sixth of a circle.
const SIXTH: i16 = 60;
/// The distance from a tile's centre that must be visible.
const REACH: f64 = 570.0;

/// The picture of what a viewer sees.
pub(crate) fn scene(view: &View) -> Scene {
    let river = River::of(view);
    let mut scene = Scene { area: river.bounds().area(), ..Scene::default() };
    river.lay_ground(&mut scene.pieces);
    river.lay_tiles(&mut scene.pieces);
    river.lay_end(&mut scene.pieces);
    river.lay_passengers(&mut scene.pieces);
    for (&id, boat) in &view.boats {
        scene.pieces.extend(river.boat(id, boat));
    }
    scene.spots = river.spots();
    scene
}

fn turn(dir: Dir) -> i16 {
    dir as i16 * SIXTH
}

/// The inverse of a turn.
fn back(turn: i16) -> i16 {
    (360 - turn) % 360
}

/// The view, and the positions of its tiles.
struct River<'a> {
    view: &'a View,
    sites: Vec<Site>,
}

impl<'a> River<'a> {
    fn of(view: &'a View) -> Self {
        let mut sites: Vec<Site> = Vec::new();
        for tile in &view.river {
            sites.push(sites.last().map_or(Site::START, |before| before.next(tile.bend)));
        }
        Self { view, sites }
    }

    /// The tiles on the table, with their numbers.
    fn there(&self) -> impl Iterator<Item = (usize, Site)> {
        self.sites.iter().copied().enumerate().filter(|&(index, _)| !self.view.river[index].removed)
    }

    /// Whether the start tile is still there.
    fn shows_start(&self) -> bool {
        self.view.river.first().is_some_and(|tile| !tile.removed)
    }

    fn last(&self) -> Site {
        self.sites.last().copied().unwrap_or(Site::START)
    }

    fn finish(&self) -> Option<Site> {
        self.view.finish.map(|bend| self.last().next(bend))
    }

    /// Where the river may continue.
    fn open_ends(&self) -> Vec<(Bend, Site)> {
        match self.view.finish {
            Some(_) => Vec::new(),
            None => Bend::ALL.map(|bend| (bend, self.last().next(bend))).to_vec(),
        }
    }

    fn bounds(&self) -> Bounds {
        let mut bounds = Bounds::default();
        for (_, site) in self.there() {
            bounds.hold(hex::site(site), REACH);
        }
        for (_, site) in self.open_ends() {
            bounds.hold(hex::site(site), 200.0);
        }
        if let Some(site) = self.finish() {
            bounds.hold(hex::site(site), REACH);
        }
        if self.shows_start() {
            bounds.hold(COMPASS, 150.0);
        }
        let unplaced = |boat: &BoatView| boat.fate == FateView::Waiting && boat.dock.is_none();
        if self.view.boats.values().any(unplaced) {
            bounds.hold(unplaced_berth(0), 110.0);
            bounds.hold(unplaced_berth(6), 110.0);
        }
        bounds
    }

    /// Places what lies under the tiles: ghosts, mist, the compass, banks and shallows, and the sights on the banks.
    fn lay_ground(&self, pieces: &mut Vec<Piece>) {
        for (index, &site) in self.sites.iter().enumerate().filter(|&(index, _)| self.view.river[index].removed) {
            pieces.push(Self::tile_piece(format!("gone-{index}"), "mq-gone", site));
        }
        for layer in shore::LAYERS {
            for (index, site) in self.there() {
                pieces.push(Self::tile_piece(format!("{layer}-{index}"), &format!("mq-{layer}"), site));
            }
            if let Some(site) = self.finish().filter(|_| layer == "plain" || layer == "bank") {
                pieces.push(Self::tile_piece(format!("{layer}-finish"), &format!("mq-{layer}"), site));
            }
            if layer == "bank" {
                if self.shows_start() {
                    pieces.push(Piece::at("compass", "mq-compass", whole(COMPASS)));
                }
                self.lay_sights(pieces);
            }
        }
        if let Some(site) = self.finish() {
            pieces.push(Self::tile_piece("town".into(), "mq-town", site));
        }
        for (bend, site) in self.open_ends() {
            pieces.push(Self::tile_piece(format!("mist-{bend}"), "mq-mist", site));
        }
    }

    /// Places fields and woods on both banks, clear of the water.
    fn lay_sights(&self, pieces: &mut Vec<Piece>) {
        let mut water: Vec<Point> =
            self.there().flat_map(|(_, site)| (0..20).map(move |cell| hex::cell_at(site, cell))).collect();
        let ends = self.open_ends().into_iter().map(|(_, site)| site).chain(self.finish());
        water.extend(ends.flat_map(|site| (0..20).map(move |cell| hex::cell_at(site, cell))));
        let mut taken = vec![COMPASS];
        for (index, site) in self.there() {
            for (number, &seen_from_tile) in SIGHTS.iter().enumerate() {
                let at = add(hex::site(site), turned(seen_from_tile, f64::from(turn(site.heading))));
                if water.iter().all(|&cell| distance(cell, at) > 176.0)
                    && taken.iter().all(|&other| distance(other, at) > 118.0)
                {
                    taken.push(at);
                    let kind = (index * 4 + number * 3) % shore::SIGHTS;
                    pieces.push(Piece::at(format!("sight-{index}-{number}"), &format!("mq-sight-{kind}"), whole(at)));
                }
            }
        }
    }

    fn tile_piece(key: String, art: &str, site: Site) -> Piece {
        Piece { turn: turn(site.heading), ..Piece::at(key, art, whole(hex::site(site))) }
    }

    fn lay_tiles(&self, pieces: &mut Vec<Piece>) {
        for (index, site) in self.there() {
            let art = tile::art_id(self.view.river[index].tile.tile());
            pieces.push(Self::tile_piece(format!("tile-{index}"), &art, site));
        }
    }

    /// Places the finish, with a pier at each usable dock (MQ-END-03).
    fn lay_end(&self, pieces: &mut Vec<Piece>) {
        let (Some(site), Some(bend)) = (self.finish(), self.view.finish) else { return };
        let mut town = Self::tile_piece("finish".into(), "mq-finish", site);
        for (index, cell) in FINISH_DOCKS[bend as usize].into_iter().enumerate() {
            if self.view.finish_docks.iter().any(|dock| dock.cell == cell) {
                let pier =
                    Piece::at(format!("finish-pier-{}", index + 1), "mq-finish-pier", whole(finish::PIERS[index]));
                town.on.push(pier);
            }
        }
        pieces.push(town);
    }

    fn lay_passengers(&self, pieces: &mut Vec<Piece>) {
        for (index, site) in self.there() {
            let laid = &self.view.river[index];
            for number in 0..laid.passengers {
                let Some(stand) = tile::passenger(laid.tile.tile(), number) else { continue };
                let at = add(hex::site(site), turned(stand, f64::from(turn(site.heading))));
                pieces.push(Piece::at(format!("passenger-{index}-{}", number + 1), "mq-passenger", whole(at)));
            }
        }
    }

    /// A boat with its wheels, passengers and signs; `None` if it is out.
    fn boat(&self, id: BoatId, boat: &BoatView) -> Option<Piece> {
        let (at, turn) = self.berth(id, boat)?;
        let upright = |name: &str, art: &str, at: (i32, i32)| Piece {
            turn: back(turn),
            ..Piece::at(format!("boat-{id}-{name}"), art, at)
        };
        let mut piece = Piece { turn, ..Piece::at(format!("boat-{id}"), &format!("mq-boat-{id}"), whole(at)) };
        piece.on.push(upright("speed", "mq-wheel-speed", boat::WHEELS[0]).saying(boat.speed));
        if id != BoatId::ROSE {
            piece.on.push(upright("coal", "mq-wheel-coal", boat::WHEELS[1]).saying(boat.coal));
        }
        for (seat, number) in boat::SEATS.into_iter().zip(1..=boat.passengers) {
            piece.on.push(upright(&format!("aboard-{number}"), "mq-aboard", seat));
        }
        if boat.repair.is_some() {
            piece.on.push(upright("repair", "mq-repair", boat::REPAIR));
        }
        if let Some(place) = boat.place {
            piece.on.push(upright("place", "mq-rosette", boat::ROSETTE).saying(place + 1));
        }
        Some(piece)
    }

    /// The position and rotation of a boat.
    fn berth(&self, id: BoatId, boat: &BoatView) -> Option<(Point, i16)> {
        match (boat.fate, boat.at, boat.place) {
            (FateView::Afloat, Some(space), _) => Some((self.space(space)?, turn(boat.bow.unwrap_or(Dir::N)))),
            (FateView::Waiting, _, _) => Some((boat.dock.map_or(unplaced_berth(id.0), behind_dock), 0)),
            (FateView::Home, _, Some(place)) => {
                let site = self.finish()?;
                let at = turned(finish::berth(place), f64::from(turn(site.heading)));
                Some((add(hex::site(site), at), turn(site.heading)))
            }
            _ => None,
        }
    }

    fn space(&self, space: Space) -> Option<Point> {
        self.sites.get(space.tile as usize).map(|&site| hex::cell_at(site, space.cell))
    }

    fn spots(&self) -> Vec<Spot> {
        let spaces = self.there().flat_map(|(index, site)| (0..20).map(move |cell| (index, site, cell)));
        let spot = |(index, site, cell)| {
            let (x, y) = super::space(site, cell);
            Spot { id: Space::new(index as u8, cell).to_string(), x, y }
        };
        spaces.map(spot).collect()
    }
}

/// Beside the start tile.
const COMPASS: Point = (-590.0, 300.0);

/// The positions for sights beside a tile that heads north.
const SIGHTS: [Point; 12] = [
    (-505.0, 270.0),
    (505.0, 200.0),
    (-512.0, 90.0),
    (508.0, 20.0),
    (-490.0, -80.0),
    (470.0, -160.0),
    (-640.0, 10.0),
    (650.0, 110.0),
    (-330.0, -330.0),
    (330.0, -340.0),
    (640.0, -120.0),
    (-630.0, -190.0),
];

/// The position of a boat without a dock yet: in a row below the start tile.
fn unplaced_berth(number: u8) -> Point {
    (f64::from(number) * 130.0 - 390.0, 640.0)
}

/// The position of a boat waiting on the land behind a dock (MQ-SIX-02).
fn behind_dock(dock: u8) -> Point {
    let at = START_DOCKS[(dock as usize).saturating_sub(1) % START_DOCKS.len()];
    hex::cell(if hex::cell(at).0 < 0.0 { 0 } else { 4 })
}
