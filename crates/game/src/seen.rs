//! What a player knows.

use crate::{Game, Illegal, Seat, Turn};

/// A game as one seat knows it. Bots get this instead of the state, so they can only guess what they cannot know.
pub struct Seen<'a, G: Game> {
    game: &'a G,
    state: &'a G::State,
    seat: Seat,
}

impl<G: Game> Clone for Seen<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Seen<'_, G> {}

impl<'a, G: Game> Seen<'a, G> {
    /// What `seat` knows of this state.
    pub const fn new(game: &'a G, state: &'a G::State, seat: Seat) -> Self {
        Self { game, state, seat }
    }

    /// The rules of the table.
    pub const fn game(&self) -> &'a G {
        self.game
    }

    /// The seat whose knowledge this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Whose decision it is.
    pub fn turn(&self) -> Turn {
        self.game.turn(self.state)
    }

    /// Whether decisions are sealed now: see [`Game::in_secret`].
    pub fn in_secret(&self) -> bool {
        self.game.in_secret(self.state)
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.game.view(self.state, Some(self.seat))
    }

    /// Its legal actions.
    pub fn legal(&self, out: &mut Vec<G::Action>) {
        self.game.legal(self.state, self.seat, out);
    }

    /// Whether the action is legal and, if not, why.
    pub fn check(&self, action: G::Action) -> Result<(), Illegal<G::Rule>> {
        self.game.check(self.state, self.seat, action)
    }

    /// The whole turns that it can make.
    pub fn plan(&self, plans: &mut G::Plans) {
        self.game.plan(self.state, self.seat, plans);
    }

    /// A state that the seat cannot distinguish from the true one: see [`Game::guess`].
    pub fn guess(&self, roll: &mut impl FnMut(u32) -> u32) -> G::State {
        self.game.guess(self.state, self.seat, roll)
    }
}
