//! What the command line needs from a game beside what [`host`] needs to offer it.

use crate::options::TableOptions;
use crate::tally::Tally;
use game::{Fault, Game, Seat};
use host::Hosted;
use rand_chacha::ChaCha8Rng;

pub use host::registry::{NAMES, cite, cite_in};

/// Where a game begins, by name.
pub struct Start<G: Game> {
    /// The name.
    pub key: &'static str,
    /// The game.
    pub game: G,
    /// Its first state.
    pub state: G::State,
}

/// What the command line needs from a game beside its rules.
pub trait Playable: Hosted {
    /// What is counted in its games; `simulate-count-<name>` says it.
    const COUNTS: &'static [&'static str];
    /// How many of them, the first ones, befall a seat; the others belong to the table.
    const OWN_COUNTS: usize;
    /// What players run short of, or collect; `plot-held-<name>` says it.
    const HOLDING: &'static str;
    /// The kinds of positions that `bench` looks at besides those met in random games; `bench-positions-<name>` says it.
    const STOCKS: &'static [&'static str];

    /// The table that the options of a command describe.
    fn table_of(options: &TableOptions) -> Result<Self::Table, Fault>;
    /// The rounds played.
    fn round(state: &Self::State) -> u32;
    /// The turns that players have begun.
    fn turns(&self, state: &Self::State) -> u64;
    /// Draws one of the outcomes as players would; where dice are thrown again because a face is not allowed, that is
    /// counted.
    fn throw(
        state: &Self::State,
        outcomes: &[(Self::Chance, u32)],
        rng: &mut ChaCha8Rng,
        tally: &mut Tally,
    ) -> Option<Self::Chance>;
    /// Which of [`Playable::COUNTS`] an event adds to.
    fn counts(event: &Self::Event) -> Option<usize>;
    /// Whom an event befalls, if it is one of the first [`Playable::OWN_COUNTS`].
    fn bearer(&self, event: &Self::Event) -> Option<Seat>;
    /// Whose turn begins with an event, if one does: what befalls a seat is counted by the turns that it takes.
    fn begins(&self, event: &Self::Event) -> Option<Seat>;
    /// The side that a seat plays for: whoever plays for the same wins and loses together.
    fn side(&self, seat: Seat) -> u8;
    /// How much a seat has of what counts most, [`Playable::HOLDING`].
    fn held(&self, state: &Self::State, seat: Seat) -> u64;
    /// The position of this kind of [`Playable::STOCKS`] that the `number`-th position met in random games gives, if any.
    fn stocked(&self, state: &Self::State, stock: usize, number: usize) -> Option<Self::State>;
    /// Where the games begin that the figures of `bench` are about.
    fn bench_starts() -> Result<Vec<Start<Self>>, Fault>;
}

/// Something to do with a game whose name is known only at run time.
pub trait Task {
    /// What comes out.
    type Output;
    /// Does it.
    fn run<G: Playable>(self) -> Self::Output;
}

/// The game that commands mean where they are not told.
pub const USUAL: &str = NAMES[0];

/// Does a task with the game of that name.
pub fn with_game<T: Task>(name: &str, task: T) -> Result<T::Output, Fault> {
    host::by_name!(name, G => task.run::<G>())
}
