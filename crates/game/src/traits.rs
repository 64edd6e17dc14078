//! The trait that a game implements.

use crate::{Events, Fault, Illegal, Outcome, Rule, Seat, SeatSet, Turn};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A small value with a short text form without spaces, such as `speed:4`, used in records and on the wire.
pub trait Token: Copy + Eq + Ord + Debug + Display + FromStr<Err = Fault> + Send + Sync + 'static {}

/// Parses the number in a token. Accepts one form per number, so that tokens can be compared as text.
pub fn number(text: &str, least: u8, most: u8) -> Result<u8, Fault> {
    let read = text.parse().ok().filter(|number: &u8| number.to_string() == text);
    read.filter(|number| (least..=most).contains(number)).ok_or_else(|| Fault::out_of_range(text, least, most))
}

impl<T: Copy + Eq + Ord + Debug + Display + FromStr<Err = Fault> + Send + Sync + 'static> Token for T {}

/// Whole turns: the distinct results of a turn, each with the cheapest actions that lead to it.
pub trait Plans {
    /// The game's micro-action.
    type Action: Token;
    /// The result of a plan for its player.
    type Result: Copy + Debug + PartialEq + Serialize;

    /// The number of plans.
    fn len(&self) -> usize;
    /// Whether there are none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// The result of plan `index`.
    fn result(&self, index: usize) -> Self::Result;
    /// Replaces the contents of `out` with the actions of plan `index`.
    fn actions(&self, index: usize, out: &mut Vec<Self::Action>);
}

/// The rules of one table, and how a state evolves under them.
///
/// The value itself is immutable and cheap to share; everything that changes is in [`Game::State`].
/// No method reads a clock, draws a random number, does I/O or panics.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the players agree on before the start: edition, modules, house rules.
    type Table: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// Everything that changes during play.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// A micro-action.
    type Action: Token;
    /// A random outcome.
    type Chance: Token;
    /// Something that happened.
    type Event: Copy + Debug + PartialEq + Send + Sync;
    /// The ids of the rules.
    type Rule: Rule;
    /// The distinct results of a turn, in a reusable buffer.
    type Plans: Plans<Action = Self::Action> + Default + Send;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize;
    /// A situation as a document that people can write.
    type Position: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The game's name in commands, files and addresses.
    const NAME: &'static str;
    /// Options whose default has changed since format 1, which left out default values: their names, and their defaults
    /// at that time. See [`crate::format`].
    const FORMAT_1: &'static [(&'static str, &'static str)] = &[];

    /// Opens the table, or says which option is invalid and by which rule.
    fn open(table: &Self::Table) -> Result<Self, Fault>;
    /// What the players agreed on.
    fn table(&self) -> &Self::Table;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// The state before anything has been drawn or decided.
    fn start(&self) -> Self::State;

    /// Whether seats decide, chance decides, or the game is over.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Every action worth passing to [`Game::check`]: a superset of the legal ones, sorted, without
    /// duplicates.
    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether the seat may do this now and, if not, which rule forbids it.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Rule>>;
    /// Executes an action that [`Game::check`] accepts. For any other action the result is unspecified, but
    /// it does not panic.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Events<Self::Event>);
    /// The possible outcomes with their weights; empty unless [`Game::turn`] is a chance.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);
    /// Executes an outcome that [`Game::chances`] lists. For any other outcome the result is unspecified, but
    /// it does not panic.
    fn settle(&self, state: &mut Self::State, chance: Self::Chance, events: &mut impl Events<Self::Event>);
    /// Fills `plans` with the distinct results of the seat's turn from here on, each with its cheapest
    /// actions; empty if the seat does not decide.
    fn plan(&self, state: &Self::State, seat: Seat, plans: &mut Self::Plans);
    /// Why the seat cannot reach a place on the board in this turn: the rule that prevents it, or `None` if some turn
    /// passes through that place or ends there. A fault if there is no such place.
    fn why_not_there(&self, state: &Self::State, seat: Seat, place: &str)
    -> Result<Option<Illegal<Self::Rule>>, Fault>;
    /// The outcome, once [`Game::turn`] is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The action that answers the current question without changing anything, if there is one. Replays of games under
    /// earlier rules use it for questions that were not asked then: see [`crate::unjudged`].
    fn leave_as_is(&self, state: &Self::State) -> Option<Self::Action> {
        let _ = state;
        None
    }
    /// Whether current decisions stay sealed until all deciding seats have made theirs. Neither the order of decisions
    /// nor watching another player may then matter.
    fn in_secret(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// The seats whose choice is made but still sealed for this viewer; empty for a game without secrets.
    ///
    /// Whoever keeps the record or forwards actions must withhold these choices from the viewer.
    fn sealed(&self, state: &Self::State, viewer: Option<Seat>) -> SeatSet {
        let _ = (state, viewer);
        SeatSet::default()
    }
    /// Whether a viewer may now know what `seat` chose in secret at `then`, which may be an earlier state. The single
    /// place that decides what is sealed or covered; views, events, moments, logs and records all use it.
    fn knows_choice(&self, then: &Self::State, now: &Self::State, seat: Seat, viewer: Option<Seat>) -> bool {
        let _ = then;
        !self.sealed(now, viewer).contains(seat)
    }
    /// Whether the state, as a [`Game::position`], would reveal something that the viewer may not know.
    fn hides(&self, state: &Self::State, viewer: Option<Seat>) -> bool {
        !self.sealed(state, viewer).is_empty()
    }
    /// The rule that caused an event.
    fn rule_of(event: &Self::Event) -> Self::Rule;
    /// An event as a viewer may know it now; `then` is the state before its entry. In a game without secrets, the event
    /// itself.
    fn redacted(&self, event: Self::Event, then: &Self::State, now: &Self::State, viewer: Option<Seat>) -> Self::Event {
        let _ = (then, now, viewer);
        event
    }
    /// A state that `seat` cannot distinguish from this one: everything it does not know is redrawn, everything it
    /// knows stays. `roll(n)` returns a uniform number below `n`; equal knowledge and equal rolls give equal guesses.
    /// In a game without secrets, the state itself.
    fn guess(&self, state: &Self::State, seat: Seat, roll: &mut impl FnMut(u32) -> u32) -> Self::State {
        let _ = (seat, roll);
        state.clone()
    }

    /// What the seat, or a spectator, may now know of an earlier state or of this one.
    fn look_back(&self, then: &Self::State, now: &Self::State, viewer: Option<Seat>) -> Self::View;
    /// What the seat, or a spectator, may know.
    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View {
        self.look_back(state, state, viewer)
    }
    /// The acting seat's name in records: a word without spaces that identifies it to readers.
    fn speaker(&self, state: &Self::State, seat: Seat) -> String;
    /// A number that increases with each turn, so that records can put each turn on its own line.
    fn turn_number(&self, state: &Self::State) -> u32;
    /// The situation as a document.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// Reads a document and validates all of it.
    fn load(position: &Self::Position) -> Result<(Self, Self::State), Fault>;

    /// The legal actions: the candidates that [`Game::check`] accepts.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(state, seat, out);
        out.retain(|&action| self.check(state, seat, action).is_ok());
    }

    /// Checks an action, then applies it; a refused action changes nothing.
    fn act(
        &self,
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        events: &mut impl Events<Self::Event>,
    ) -> Result<(), Illegal<Self::Rule>> {
        self.check(state, seat, action)?;
        self.apply(state, seat, action, events);
        Ok(())
    }
}
