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
//! Reading order: [`scene`]; then the games, `mississippi` and `niagara`, where `lay` places the pieces and the other
//! files draw them; then the shared drawing tools: `svg`, `lettering`, `plane`, `wobble`, `land`; then `colours`,
//! `sheet`, `palette` and `picture`. The example `look` writes pictures of games in progress.
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
mod sheet;
mod svg;
mod wobble;

pub use palette::{Theme, style};
pub use picture::picture;
pub use scene::{Area, Piece, Scene, Spot};

/// A game that can be drawn.
pub trait Draw: game::Game {
    /// The art: bare `<g id="…">` elements, each drawn around (0, 0).
    fn art() -> &'static str;
    /// The picture of what a viewer sees.
    fn scene(view: &Self::View) -> Scene;
}
