//! The tests of the pictures, in one binary.

mod art;
mod pictures;
mod scenes;

use draw::{Draw, Piece, Scene};
use game::record::Replay;
use game::{Record, Seat};
use testkit::golden::{files, fixtures};
use testkit::random;

/// The golden records of a game, replayed: there is one of every table, and they show everything that happens.
fn golden<G: Draw>(folder: &str) -> Vec<(String, Replay<G>)> {
    let records = files(&fixtures(folder).join("records"), "rec");
    assert!(!records.is_empty(), "no records in {folder}");
    let replay = |text: &str| Record::<G>::read(text)?.replay();
    records.into_iter().map(|(name, text)| (name, replay(&text).expect("a golden record is good"))).collect()
}

/// A game of players who do anything, replayed.
fn drift<G: Draw>(table: &G::Table, seed: u64) -> Replay<G> {
    let record = random::record::<G>(table, seed, 1500).expect("the table is good");
    record.replay().expect("the record is good")
}

/// The scenes of a game, each with the view that it shows: every `step`-th state and the last one, for a spectator and
/// for seat 0.
fn scenes<G: Draw>(replay: &Replay<G>, step: usize) -> Vec<(G::View, Scene)> {
    let last = replay.states.len() - 1;
    let shown = replay.states.iter().enumerate().filter(|(index, _)| index % step == 0 || *index == last);
    let views = shown.flat_map(|(_, state)| [None, Some(Seat(0))].map(|viewer| replay.game.view(state, viewer)));
    views.map(|view| (view.clone(), G::scene(&view))).collect()
}

/// All pieces of a scene, those on others included.
fn pieces(scene: &Scene) -> Vec<&Piece> {
    let mut found: Vec<&Piece> = scene.pieces.iter().map(|piece| &**piece).collect();
    let mut seen = 0;
    while seen < found.len() {
        let piece = found[seen];
        found.extend(&piece.on);
        seen += 1;
    }
    found
}
