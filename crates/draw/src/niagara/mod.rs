//! Niagara: its art, and the placement of its pieces.

mod board;
mod canoe;
mod falls;
mod gem;
mod icon;
mod lay;
mod layout;
mod woods;

use crate::plane::whole;
use crate::{Draw, Scene};
use niagara::{Arm, Gem, Niagara, Place};
use std::sync::LazyLock;

static ART: LazyLock<String> =
    LazyLock::new(|| [board::art(), falls::art(), icon::art(), gem::art(), canoe::art()].concat());

impl Draw for Niagara {
    fn art() -> &'static str {
        &ART
    }

    fn scene(view: &Self::View) -> Scene {
        lay::scene(view)
    }
}

/// The centre of a place of canoes.
pub fn place(place: Place) -> (i32, i32) {
    whole(layout::place(place))
}

/// The centre of a deposit.
pub fn deposit(gem: Gem) -> (i32, i32) {
    whole(layout::deposit(gem))
}

/// The centre of the brink of an arm.
pub fn falls(arm: Arm) -> (i32, i32) {
    whole(layout::falls(arm))
}
