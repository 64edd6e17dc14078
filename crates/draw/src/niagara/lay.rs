//! Places the pieces.

use super::{canoe, icon, layout};
use crate::plane::{add, whole};
use crate::scene::{Area, Piece, Scene, Spot};
use crate::svg::Point;
use niagara::board::GEMS_EACH;
use niagara::{Arm, Canoe, Colour, Gem, Place, View};

/// The spacing of gems in a heap.
const HEAP: f64 = 29.0;
/// The spacing of canoes side by side, and the room for all of them.
const ABREAST: f64 = 31.0;
const ABREAST_ALL: f64 = 250.0;

/// The picture of what a viewer sees.
pub(crate) fn scene(view: &View) -> Scene {
    let [x, y, width, height] = layout::AREA;
    let mut scene = Scene { area: Area { x, y, width, height }, ..Scene::default() };
    let pieces = &mut scene.pieces;
    pieces.push(Piece::at("board", "ni-board", (0, 0)));
    for place in Place::ALL.into_iter().filter(|place| place.afloat()) {
        pieces.push(Piece::at(format!("disc-{place}"), "ni-disc", whole(layout::place(place))));
    }
    pieces.push(Piece::at("falls", "ni-falls", (0, 0)));
    lay_sky(view, pieces);
    lay_deposits(view, pieces);
    lay_camps(view, pieces);
    lay_canoes(view, pieces);
    scene.spots = spots(view);
    scene
}

fn lay_sky(view: &View, pieces: &mut Vec<Piece>) {
    for weather in niagara::WEATHERS {
        pieces.push(Piece::at(format!("sky-{weather}"), &icon::weather_id(weather), layout::sky(weather)));
    }
    pieces.push(Piece::at("weather", "ni-weather", layout::sky(view.weather)));
    if let Some(arm) = view.arm {
        pieces.push(Piece::at("arm", "ni-arm", whole(layout::arm(arm))));
    }
}

/// Places gems: those of a deposit's own colour keep their positions; others lie around them (NI-GEM-05).
fn lay_deposits(view: &View, pieces: &mut Vec<Piece>) {
    for (&deposit, gems) in &view.deposits {
        let middle = layout::deposit(deposit);
        let mut strangers = GEMS_EACH as usize;
        for (&gem, &count) in gems {
            for number in 0..count as usize {
                let slot = if gem == deposit { number } else { strangers };
                strangers += usize::from(gem != deposit);
                let at = add(middle, layout::heap(slot, HEAP));
                pieces.push(Piece::at(format!("gem-{deposit}-{gem}-{}", number + 1), &gem_art(gem), whole(at)));
            }
        }
    }
}

fn gem_art(gem: Gem) -> String {
    format!("ni-gem-{gem}")
}

/// Places the camps with the scored gems, and the life ring at its holder's camp.
fn lay_camps(view: &View, pieces: &mut Vec<Piece>) {
    for (colour, (x, y)) in camps(view) {
        pieces.push(Piece::at(format!("camp-{colour}"), &format!("ni-camp-{colour}"), (x, y)));
        let won = view.players[&colour].gems.iter();
        let gems = won.flat_map(|(&gem, &count)| (1..=count).map(move |number| (gem, number)));
        for (slot, (gem, number)) in gems.enumerate() {
            let at = (x - 36 + slot as i32 % 3 * 34, y - 40 + slot as i32 / 3 * 40);
            pieces.push(Piece::at(format!("won-{colour}-{gem}-{number}"), &gem_art(gem), at));
        }
        if view.ring == Some(colour) {
            pieces.push(Piece::at("ring", "ni-ring", (x - 100, y + 36)));
        }
    }
}

fn camps(view: &View) -> Vec<(Colour, (i32, i32))> {
    let of = view.players.len();
    view.players.keys().enumerate().map(|(number, &colour)| (colour, layout::camp(number, of))).collect()
}

/// A canoe with its colour and number, counted from 1.
type Named = (Colour, usize, Canoe);

fn lay_canoes(view: &View, pieces: &mut Vec<Piece>) {
    let canoes = view.players.iter().flat_map(|(&colour, player)| {
        player.canoes.iter().enumerate().map(move |(number, &canoe)| (colour, number + 1, canoe))
    });
    let canoes: Vec<Named> = canoes.collect();
    for place in Place::ALL {
        let here: Vec<&Named> = canoes.iter().filter(|(_, _, canoe)| canoe.at == place).collect();
        for (index, &&(colour, number, canoe)) in here.iter().enumerate() {
            let (at, turn) = match place {
                Place::Beach => (ashore(view, colour, number), 0),
                Place::Lost => (abreast(layout::place(place), index, here.len(), 122.0, 1240.0), 78),
                _ => (abreast(layout::place(place), index, here.len(), ABREAST, ABREAST_ALL), 0),
            };
            pieces.push(Piece { turn, ..afloat(colour, number, canoe, at) });
        }
    }
}

/// A canoe with its gem.
fn afloat(colour: Colour, number: usize, canoe: Canoe, at: Point) -> Piece {
    let key = format!("canoe-{colour}-{number}");
    let lost = if canoe.at == Place::Lost { "-lost" } else { "" };
    let mut piece = Piece::at(key.as_str(), &format!("ni-canoe-{colour}{lost}"), whole(at));
    piece.on.extend(canoe.gem.map(|gem| Piece::at(format!("{key}-gem"), &gem_art(gem), canoe::HOLD)));
    piece
}

/// A position in a row around a point.
fn abreast((x, y): Point, index: usize, of: usize, usual: f64, all: f64) -> Point {
    let spacing = usual.min(all / of.max(1) as f64);
    (x + (index as f64 - (of as f64 - 1.0) / 2.0) * spacing, y)
}

/// The position of a canoe at its camp.
fn ashore(view: &View, colour: Colour, number: usize) -> Point {
    let camp = camps(view).into_iter().find(|(other, _)| *other == colour);
    let (x, y) = camp.map_or((0, layout::CAMP_Y), |(_, at)| at);
    (f64::from(x) + 80.0 + (number as f64 - 1.0) * 32.0, f64::from(y))
}

fn spots(view: &View) -> Vec<Spot> {
    let spot = |id: String, at: Point| {
        let (x, y) = whole(at);
        Spot { id, x, y }
    };
    let places = Place::ALL.into_iter().map(|place| spot(place.to_string(), layout::place(place)));
    let falls = Arm::ALL.into_iter().map(|arm| spot(format!("falls-{}", arm.name()), layout::falls(arm)));
    let deposits = Gem::ALL.into_iter().map(|gem| spot(format!("deposit-{gem}"), layout::deposit(gem)));
    let camps = camps(view).into_iter().map(|(colour, (x, y))| Spot { id: format!("camp-{colour}"), x, y });
    places.chain(falls).chain(deposits).chain(camps).collect()
}
