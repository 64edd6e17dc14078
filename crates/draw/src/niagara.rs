//! Niagara: its art, and where the pieces lie.

use crate::{Draw, Scene};
use niagara::Niagara;

impl Draw for Niagara {
    fn art() -> &'static str {
        ""
    }

    fn scene(view: &Self::View) -> Scene {
        let _ = view;
        Scene::default()
    }
}
