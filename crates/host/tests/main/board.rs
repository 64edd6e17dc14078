//! Boards as documents: they say what the engines do.

use api::Board;
use api::board::{Ground, MississippiBoard, MississippiSpace, NiagaraBoard};
use draw::Draw;
use game::{Game, Record};
use host::Hosted;
use mississippi::board::{Bend, Dir};
use mississippi::view::TileView;
use mississippi::{Queen, Space, TileId};
use niagara::{Arm, Niagara, Place};
use std::collections::BTreeMap;
use std::path::Path;

fn river(view: &mississippi::View) -> MississippiBoard {
    match Queen::board(view) {
        Board::MississippiQueen(board) => board,
        Board::Niagara(_) => panic!("another game"),
    }
}

fn falls(view: &niagara::View) -> NiagaraBoard {
    match Niagara::board(view) {
        Board::Niagara(board) => board,
        Board::MississippiQueen(_) => panic!("another game"),
    }
}

fn neighbour(space: &MississippiSpace, dir: Dir) -> Option<Space> {
    let next = space.neighbours;
    match dir {
        Dir::N => next.n,
        Dir::Ne => next.ne,
        Dir::Se => next.se,
        Dir::S => next.s,
        Dir::Sw => next.sw,
        Dir::Nw => next.nw,
    }
}

/// Calls back with every fifth state of the golden records.
fn for_all_states<G: Hosted>(folder: &Path, mut look: impl FnMut(&G, &G::State)) {
    for (file, text) in testkit::golden::files(folder, "rec") {
        let record = Record::<G>::read(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"));
        let game = G::open(&record.table).unwrap();
        record.replay().unwrap().states.iter().step_by(5).for_each(|state| look(&game, state));
    }
}

#[test]
fn the_spaces_of_the_river_are_those_of_the_engine() {
    let (mut boards, mut removed, mut grounds) = (0, 0, BTreeMap::<String, u32>::new());
    let mut last = None;
    for_all_states::<Queen>(&testkit::mississippi::fixtures("records"), |game, state| {
        let view = game.view(state, None);
        let board = river(&view);
        assert_eq!(board.version, Queen::board_version(&view));
        // Most states have the board of the one before.
        if last.as_ref() == Some(&board) {
            return;
        }
        assert!(last.as_ref().is_none_or(|last: &MississippiBoard| last.version != board.version));
        boards += 1;
        let spots = Queen::scene(&view).spots;
        assert_eq!(spots.len(), board.spaces.iter().filter(|space| !space.removed).count());
        for space in &board.spaces {
            *grounds.entry(format!("{:?}", space.ground)).or_default() += 1;
            assert_eq!(space.ground == Ground::Land, state.is_land(space.id), "{space:?}");
            assert_eq!(space.ground == Ground::Sandbank, state.is_sand(space.id), "{space:?}");
            assert_eq!(space.ground == Ground::Driftwood, state.is_driftwood(space.id), "{space:?}");
            removed += u32::from(space.removed);
            if space.removed {
                continue;
            }
            for dir in Dir::ALL {
                let there = neighbour(space, dir).filter(|there| there.tile >= state.removed());
                assert_eq!(there, state.neighbour(space.id, dir), "{space:?} {dir}");
            }
            // A step towards the next tile, or towards the finish, leads on.
            let own = &view.river[usize::from(space.tile)];
            let next = view.river.get(usize::from(space.tile) + 1).map(|next| next.heading);
            let towards = next.unwrap_or_else(|| view.finish.unwrap_or(Bend::Straight).from_heading(own.heading));
            if let Some(there) = neighbour(space, towards) {
                let there = board.spaces.iter().find(|space| space.id == there).unwrap();
                assert!(there.progress > space.progress, "{space:?} {there:?}");
            }
            let spot = spots.iter().find(|spot| spot.id == space.id.to_string()).unwrap();
            assert_eq!((spot.x, spot.y), (space.x, space.y));
        }
        let text = serde_json::to_string(&board).unwrap();
        assert_eq!(serde_json::from_str::<MississippiBoard>(&text).unwrap(), board);
        last = Some(board);
    });
    assert!(boards > 50 && removed > 1000 && grounds.len() == 6, "{boards} boards, {removed} removed, {grounds:?}");
}

#[test]
fn the_places_of_niagara_lead_from_the_beach_over_the_falls() {
    for_all_states::<Niagara>(&testkit::niagara::fixtures("records"), |game, state| {
        let view = game.view(state, None);
        let board = falls(&view);
        assert_eq!(board.version, Niagara::board_version(&view));
        let find = |id: Place| board.places.iter().find(|place| place.id == id).unwrap();
        for arm in Arm::ALL {
            let (mut place, mut steps) = (find(Place::Beach), find(Place::Beach).to_falls);
            while let Some(down) = place.down {
                let to = find(if arm == Arm::Left { down.left } else { down.right });
                assert_eq!((to.id, to.to_falls), (place.id.down(arm), steps - 1));
                assert!(to.id == Place::Lost || to.up == Some(place.id));
                (place, steps) = (to, steps - 1);
            }
            assert_eq!((place.id, steps), (Place::Lost, 0));
        }
        let spots = Niagara::scene(&view).spots;
        for place in &board.places {
            let spot = spots.iter().find(|spot| spot.id == place.id.to_string()).unwrap();
            assert_eq!((spot.x, spot.y), (place.x, place.y));
        }
    });
}

/// The tests of the page read these documents, so that they need no copy of what the engines know.
#[test]
fn the_page_has_documents_for_its_tests() {
    let queen = Queen::open(&serde_json::from_str(r#"{"edition": "it2019", "seats": 2}"#).unwrap()).unwrap();
    let mut view = queen.view(&queen.start(), None);
    let laid = |name: &str| TileView {
        tile: name.parse::<TileId>().unwrap(),
        bend: Bend::Straight,
        heading: Dir::N,
        passengers: 0,
        removed: false,
    };
    view.river = vec![laid("A0"), laid("A1-3")];
    let table = serde_json::from_str(r#"{"seats": 3}"#).unwrap();
    let game = Niagara::open(&table).unwrap();
    let kinds = |texts: Vec<String>| {
        let kind = |text: &String| text.split(':').next().unwrap_or_default().to_owned();
        texts.into_iter().map(|text| (kind(&text), text)).collect::<BTreeMap<_, _>>().into_values().collect::<Vec<_>>()
    };
    let documents = serde_json::json!({
        "mississippi-queen": {
            "board": Queen::board(&view),
            "options": Queen::fields(),
            "points": Queen::points(Queen::EDITIONS[0]),
            "actions": kinds(mississippi::Action::every().iter().map(ToString::to_string).collect()),
        },
        "niagara": {
            "board": Niagara::board(&game.view(&game.start(), None)),
            "options": Niagara::fields(),
            "points": Niagara::points(Niagara::EDITIONS[0]),
        },
    });
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/fixtures/games.json");
    let now = serde_json::to_string_pretty(&documents).unwrap() + "\n";
    testkit::golden::check(&file, &now).unwrap();
}
