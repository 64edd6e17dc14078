//! Pictures of the games. All art is made here: the page in the browser, picture files and the terminal show the same
//! pieces.
//!
//! A picture has two parts. The **art** of a game is a set of named SVG groups, each drawn around its own origin and
//! coloured only by classes, so that a style sheet decides on day and night. A **scene** says which of them lie where:
//! it is derived only from what a viewer may see, so a picture cannot reveal a secret. Scenes are small documents; to
//! animate, move the pieces with the same key from one scene to the next.
//!
//! Coordinates are whole numbers, x to the right and y down. Scenes and art are the same on every platform.
//!
//! Reading order: [`scene`], `shared` (what scenes have in common); then the games, `mississippi` and `niagara`, where
//! `lay` places the pieces and the other files draw them; then the shared drawing tools: `svg`, `lettering`, `plane`,
//! `wobble`, `land`; then `colours`, `sheet`, `palette` and `picture`. The example `look` writes pictures of games in
//! progress.
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
    /// The art: bare `<g id="…">` elements, each drawn around (0, 0).
    fn art() -> &'static str;
    /// What many scenes of a game have in common, computed once.
    type Backdrop: Default + Send;
    /// The picture of what a viewer sees. Reuses the backdrop of the previous scene if it still fits, and replaces it if
    /// not.
    fn scene_with(backdrop: &mut Self::Backdrop, view: &Self::View) -> Scene;
    /// The same for a single scene.
    fn scene(view: &Self::View) -> Scene {
        Self::scene_with(&mut Self::Backdrop::default(), view)
    }
}
