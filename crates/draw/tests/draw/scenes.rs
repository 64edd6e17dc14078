//! What holds for scenes of many games.

use crate::{art, drift, golden, pieces, scenes};
use draw::{Draw, Scene, Spot};
use game::record::Replay;
use mississippi::Queen;
use mississippi::view::FateView;
use niagara::{Niagara, Place};
use std::collections::BTreeSet;
use std::fmt::Write;

/// Keys are unique, the art is there, and everything lies near what is to be seen.
fn check(name: &str, scene: &Scene, art: &BTreeSet<String>) {
    let all = pieces(scene);
    let keys: BTreeSet<&str> = all.iter().map(|piece| piece.key.as_str()).collect();
    assert_eq!(keys.len(), all.len(), "{name}: a key is there twice");
    for piece in &all {
        assert!(art.contains(&piece.art), "{name}: {} has no art {}", piece.key, piece.art);
        assert!((0..360).contains(&piece.turn), "{name}: {} is turned by {}", piece.key, piece.turn);
    }
    let spots: BTreeSet<&str> = scene.spots.iter().map(|spot| spot.id.as_str()).collect();
    assert_eq!(spots.len(), scene.spots.len(), "{name}: a spot is there twice");
    let area = scene.area;
    for spot in scene.spots.iter() {
        let inside =
            (area.x..area.x + area.width).contains(&spot.x) && (area.y..area.y + area.height).contains(&spot.y);
        assert!(inside, "{name}: {} is out of sight", spot.id);
    }
}

fn spot<'a>(scene: &'a Scene, id: &str) -> &'a Spot {
    scene.spots.iter().find(|spot| spot.id == id).unwrap_or_else(|| panic!("no spot {id}"))
}

fn at(scene: &Scene, key: &str) -> Option<(i32, i32, i16)> {
    scene.pieces.iter().find(|piece| piece.key == key).map(|piece| (piece.x, piece.y, piece.turn))
}

fn check_queen(view: &mississippi::View, scene: &Scene) {
    for (id, boat) in &view.boats {
        let lies = at(scene, &format!("boat-{id}"));
        if let Some(space) = boat.at {
            let spot = spot(scene, &space.to_string());
            let bow = boat.bow.map_or(0, |bow| bow as i16 * 60);
            assert_eq!(lies, Some((spot.x, spot.y, bow)), "{id} at {space}");
        }
        assert_eq!(lies.is_some(), boat.fate != FateView::Out, "{id} is {:?}", boat.fate);
    }
    let tiles = view.river.iter().filter(|tile| !tile.removed).count();
    assert_eq!(scene.spots.len(), 20 * tiles);
    assert_eq!(scene.pieces.iter().filter(|piece| piece.key.starts_with("tile-")).count(), tiles);
    let waiting: usize = view.river.iter().map(|tile| tile.passengers as usize).sum();
    assert_eq!(scene.pieces.iter().filter(|piece| piece.key.starts_with("passenger-")).count(), waiting);
    let mist = scene.pieces.iter().filter(|piece| piece.key.starts_with("mist-")).count();
    assert_eq!((mist, at(scene, "finish").is_some()), if view.finish.is_some() { (0, true) } else { (3, false) });
    let piers = pieces(scene).iter().filter(|piece| piece.key.starts_with("finish-pier-")).count();
    assert_eq!(piers, view.finish_docks.len());
}

fn check_niagara(view: &niagara::View, scene: &Scene) {
    let mut carried = 0;
    for (colour, player) in &view.players {
        for (number, canoe) in (1..).zip(&player.canoes) {
            let (x, y, _) = at(scene, &format!("canoe-{colour}-{number}")).expect("every canoe lies somewhere");
            let place = spot(scene, canoe.at.name());
            if canoe.at.afloat() {
                assert!((x - place.x).abs() <= 125 && y == place.y, "{colour} {number} at {}", canoe.at);
            } else if canoe.at == Place::Beach {
                let camp = spot(scene, &format!("camp-{colour}"));
                assert!((x - camp.x).abs() < 131 && (y - camp.y).abs() < 66, "{colour} {number} ashore");
            }
            carried += usize::from(canoe.gem.is_some());
        }
    }
    let all = pieces(scene);
    let gems = |prefix: &str| all.iter().filter(|piece| piece.key.starts_with(prefix)).count();
    let aboard = all.iter().filter(|piece| piece.key.starts_with("canoe-") && piece.key.ends_with("-gem")).count();
    assert_eq!(aboard, carried);
    assert_eq!(gems("gem-") + gems("won-") + aboard, 35, "seven gems of each of five colours");
    assert_eq!(gems("disc-"), 9);
    assert_eq!(at(scene, "ring").is_some(), view.ring.is_some());
}

#[test]
fn every_table_of_mississippi_queen_can_be_drawn() {
    let art = art::ids::<Queen>();
    let drifting = (1..).zip(testkit::mississippi::tables()).map(|(seed, (name, table))| (name, drift(&table, seed)));
    for (name, replay) in golden::<Queen>("mississippi").into_iter().chain(drifting) {
        for (view, scene) in scenes(&replay, 89) {
            check(&name, &scene, &art);
            check_queen(&view, &scene);
        }
    }
}

#[test]
fn every_table_of_niagara_can_be_drawn() {
    let art = art::ids::<Niagara>();
    let drifting = (1..).zip(testkit::niagara::tables()).map(|(seed, (name, table))| (name, drift(&table, seed)));
    for (name, replay) in golden::<Niagara>("niagara").into_iter().chain(drifting) {
        for (view, scene) in scenes(&replay, 17) {
            check(&name, &scene, &art);
            check_niagara(&view, &scene);
        }
    }
}

#[test]
fn text_stays_upright() {
    let mut turned = 0;
    for (_, scene) in golden::<Queen>("mississippi").iter().take(4).flat_map(|(_, replay)| scenes(replay, 29)) {
        for boat in scene.pieces.iter().filter(|piece| piece.key.starts_with("boat-")) {
            turned += usize::from(boat.turn != 0);
            for above in boat.on.iter().filter(|above| above.text.is_some()) {
                assert_eq!((boat.turn + above.turn) % 360, 0, "{}", above.key);
            }
        }
    }
    assert!(turned > 0, "some boat has turned");
}

/// The scene at the end of a golden record.
fn last<G: Draw>(folder: &str, record: &str) -> Scene {
    let replays = golden::<G>(folder);
    let (_, replay) = replays.iter().find(|(name, _)| name == record).expect("the record is there");
    G::scene(&replay.game.view(replay.last(), None))
}

/// A line for each piece and each spot.
fn listed(scene: &Scene) -> String {
    let area = scene.area;
    let mut text = format!("area {} {} {} {}\n", area.x, area.y, area.width, area.height);
    for piece in pieces(scene) {
        let label = piece.text.as_deref().unwrap_or("-");
        let _ = writeln!(text, "{} {} {} {} {} {label}", piece.key, piece.art, piece.x, piece.y, piece.turn);
    }
    for spot in scene.spots.iter() {
        let _ = writeln!(text, "spot {} {} {}", spot.id, spot.x, spot.y);
    }
    text
}

/// FNV-1a: the same on every platform and with every compiler.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[test]
fn scenes_and_art_change_only_on_purpose() {
    insta::assert_snapshot!("queen", listed(&last::<Queen>("mississippi", "it2019-5-rose-terrain.rec")));
    insta::assert_snapshot!("niagara", listed(&last::<Niagara>("niagara", "4.rec")));
    let [queen, niagara] = [Queen::art(), Niagara::art()].map(|art| format!("{} bytes, {:016x}", art.len(), hash(art)));
    insta::assert_snapshot!("art", format!("queen {queen}\nniagara {niagara}\n"));
}

/// Forth and back through a game: whatever was drawn before, a scene is the same.
fn check_backdrop<G: Draw>(name: &str, replay: &Replay<G>, backdrop: &mut G::Backdrop) {
    let views: Vec<G::View> = replay.states.iter().map(|state| replay.game.view(state, None)).collect();
    let mut shared = 0;
    let mut before: Option<Scene> = None;
    for (number, view) in views.iter().chain(views.iter().rev().step_by(7)).enumerate() {
        let scene = G::scene_with(backdrop, view);
        // To draw every one of them twice would take too long.
        if number % 5 == 0 {
            assert_eq!(scene, G::scene(view), "{name}");
        }
        shared += usize::from(before.is_some_and(|before| before.spots.is_same(&scene.spots)));
        before = Some(scene);
    }
    assert!(shared > views.len() / 2, "{name}: only {shared} of {} scenes share their backdrop", views.len());
}

#[test]
fn scenes_share_a_backdrop_as_long_as_it_fits() {
    // Of one game after the other, as if the river were taken back to its start.
    let mut backdrop = <Queen as Draw>::Backdrop::default();
    for (name, replay) in golden::<Queen>("mississippi") {
        check_backdrop(&name, &replay, &mut backdrop);
    }
    let mut backdrop = <Niagara as Draw>::Backdrop::default();
    for (name, replay) in golden::<Niagara>("niagara") {
        check_backdrop(&name, &replay, &mut backdrop);
    }
}
