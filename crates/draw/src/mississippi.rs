//! Mississippi Queen: its art, and where the pieces lie.

use crate::{Draw, Scene};
use mississippi::Queen;

impl Draw for Queen {
    fn art() -> &'static str {
        ""
    }

    fn scene(view: &Self::View) -> Scene {
        let _ = view;
        Scene::default()
    }
}
