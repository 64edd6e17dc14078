//! Pictures of the games. The art is made here and nowhere else: the page in the browser, pictures in files and the terminal
//! show the same pieces.
//!
//! A picture has two parts. The **art** of a game is a set of named SVG groups, each drawn around its own origin, coloured by
//! classes alone, so that a style sheet decides on day and night. A **scene** says which of them lie where: it follows
//! from what a viewer may see and from nothing else, so a picture cannot tell a secret. Scenes are small documents; who animates
//! moves pieces of the same key from one scene to the next.
//!
//! Coordinates are whole numbers, x to the right and y down. Scenes and art are the same on every platform.
//!
//! Reading order: [`scene`], `shared` (what scenes have in common); then the games, `mississippi` and `niagara`, in each of which `lay` says where pieces lie and the
//! other files draw them; then what both draw with: `svg`, `lettering`, `plane`, `wobble`, `land`; then `colours`, `sheet`, `palette` and
//! `picture`. The example `look` writes pictures of games in progress, to look at.
#![forbid(unsafe_code)]
#![warn(missing_docs)]

mod colours;
mod land;
pub mod lettering;
pub mod mississippi;
pub mod niagara;
mod palette;
mod picture;
mod plane;
pub mod scene;
mod shared;
mod sheet;
mod svg;
mod wobble;

pub use palette::{Theme, style};
pub use picture::picture;
pub use scene::{Area, Piece, Scene, Spot};
pub use shared::Shared;

/// A game that can be drawn.
pub trait Draw: game::Game {
    /// The art: `<g id="…">` elements without anything around them, each drawn around (0, 0).
    fn art() -> &'static str;
    /// What many scenes of a game have in common, so that it is worked out once.
    type Backdrop: Default + Send;
    /// What a viewer sees, as a picture. The backdrop of the scene before is used again if it still fits, and replaced if not.
    fn scene_before(backdrop: &mut Self::Backdrop, view: &Self::View) -> Scene;
    /// The same for a single scene.
    fn scene(view: &Self::View) -> Scene {
        Self::scene_before(&mut Self::Backdrop::default(), view)
    }
}
