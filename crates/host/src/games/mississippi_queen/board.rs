//! The river as a document.

use api::board::{Board, Ground, MississippiBoard, MississippiSpace, Neighbours};
use mississippi::board::{Bend, CELLS, Joints, Site, progress, step};
use mississippi::tiles::START_DOCKS;
use mississippi::view::TileView;
use mississippi::{Dir, Space, View};

/// The spaces of all tiles that were laid. Those of removed tiles stay, so that the last board of a race explains all of it.
pub(super) fn document(view: &View) -> Board {
    let mut spaces = Vec::with_capacity(view.river.len() * CELLS);
    let mut site = Site::START;
    for (tile, laid) in (0_u8..).zip(&view.river) {
        if tile > 0 {
            site = site.next(laid.bend);
        }
        spaces.extend((0..CELLS as u8).map(|cell| space(view, laid, site, Space::new(tile, cell))));
    }
    Board::MississippiQueen(MississippiBoard { version: version(view), spaces })
}

/// A hash of all that can change on the board (FNV-1a): tiles that are taken back are laid again in another way.
pub(super) fn version(view: &View) -> u32 {
    let tiles = view.river.iter().flat_map(|laid| [laid.tile.0, laid.bend as u8, u8::from(laid.removed)]);
    let finish = view.finish.map_or(u8::MAX, |bend| bend as u8);
    tiles.chain([finish]).fold(0x811c_9dc5, |hash: u32, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193))
}

fn space(view: &View, laid: &TileView, site: Site, id: Space) -> MississippiSpace {
    let (x, y) = draw::mississippi::space(site, id.cell);
    let neighbours = neighbours(view, laid, id);
    let start_dock = START_DOCKS.iter().position(|&cell| id == Space::new(0, cell)).map(|dock| dock as u8 + 1);
    MississippiSpace {
        id,
        tile: id.tile,
        ground: ground(laid, id),
        start_dock,
        finish_dock: view.finish_docks.contains(&id),
        removed: laid.removed,
        progress: progress(id, bend_after(view, id.tile).or(view.finish).unwrap_or(Bend::Straight)),
        neighbours,
        x,
        y,
    }
}

fn ground(laid: &TileView, id: Space) -> Ground {
    let tile = laid.tile.tile();
    let has = |cells: u32| cells & 1 << id.cell != 0;
    if has(tile.land) {
        Ground::Land
    } else if tile.dock.is_some_and(|(cell, _)| cell == id.cell) {
        Ground::Dock
    } else if has(tile.coal_docks) {
        Ground::Station
    } else if has(tile.driftwood) {
        Ground::Driftwood
    } else if has(tile.sandbanks) {
        Ground::Sandbank
    } else {
        Ground::Water
    }
}

/// How the tile after this one is joined, if there is one.
fn bend_after(view: &View, tile: u8) -> Option<Bend> {
    view.river.get(usize::from(tile) + 1).map(|laid| laid.bend)
}

fn neighbours(view: &View, laid: &TileView, id: Space) -> Neighbours {
    let joints = Joints { next: bend_after(view, id.tile), own: (id.tile > 0).then_some(laid.bend) };
    let [n, ne, se, s, sw, nw] = Dir::ALL.map(|dir| step(id, dir, laid.heading, joints));
    Neighbours { n, ne, se, s, sw, nw }
}
