//! Niagara: its art, and where the pieces lie.

mod board;
mod canoe;
mod falls;
mod gem;
mod icon;
mod lay;
mod layout;
mod woods;

use crate::{Draw, Scene};
use niagara::Niagara;
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
