//! The trait that a game implements.

use crate::{Events, Fault, Illegal, Outcome, Rule, Seat, SeatSet, Turn};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::{Debug, Display};
use std::str::FromStr;

/// A small value with a short text form without spaces, such as `speed:4`: what records and wires carry.
pub trait Token: Copy + Eq + Ord + Debug + Display + FromStr<Err = Fault> + Send + Sync + 'static {}

/// Reads the number of a token: one form for each number, so that tokens compare as text.
pub fn number(text: &str, least: u8, most: u8) -> Result<u8, Fault> {
    let read = text.parse().ok().filter(|number: &u8| number.to_string() == text);
    read.filter(|number| (least..=most).contains(number)).ok_or_else(|| Fault::out_of_range(text, least, most))
}

impl<T: Copy + Eq + Ord + Debug + Display + FromStr<Err = Fault> + Send + Sync + 'static> Token for T {}

/// Whole turns: the distinct results of a turn, each with the cheapest actions that lead to it.
pub trait Plans {
    /// The game's micro-action.
    type Action: Token;
    /// What a plan leads to, as far as its player is concerned.
    type Result: Copy + Debug + PartialEq + Serialize;

    /// How many plans there are.
    fn len(&self) -> usize;
    /// Whether there is none.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// What plan `index` leads to.
    fn result(&self, index: usize) -> Self::Result;
    /// Replaces `out` by the actions of plan `index`.
    fn actions(&self, index: usize, out: &mut Vec<Self::Action>);
}

/// The rules of one table, and how a state goes on under them.
///
/// The value itself is immutable and cheap to share; all that changes is in [`Game::State`].
/// No method reads a clock, draws a random number, does I/O or panics.
pub trait Game: Sized + Send + Sync + 'static {
    /// What the players agree on before the start: edition, modules, house rules.
    type Table: Clone + Debug + PartialEq + Serialize + DeserializeOwned;
    /// All that changes during play.
    type State: Clone + Debug + PartialEq + Send + Sync;
    /// A micro-action.
    type Action: Token;
    /// An outcome that nobody decides.
    type Chance: Token;
    /// Something that happened.
    type Event: Copy + Debug + PartialEq + Send + Sync;
    /// The ids of the rules.
    type Rule: Rule;
    /// The distinct results of a turn, in a buffer that can be used again.
    type Plans: Plans<Action = Self::Action> + Default + Send;
    /// What one seat may know.
    type View: Clone + Debug + PartialEq + Serialize;
    /// A situation as a document that a person can write.
    type Position: Clone + Debug + PartialEq + Serialize + DeserializeOwned;

    /// The game's name in commands, files and addresses.
    const NAME: &'static str;
    /// Options of a table whose default has changed since format 1, which left out options that had their default: their
    /// names, and what they were then. See [`crate::format`].
    const FORMAT_1: &'static [(&'static str, &'static str)] = &[];

    /// Sets the table up, or says which of its options cannot be had and by which rule.
    fn open(table: &Self::Table) -> Result<Self, Fault>;
    /// What the players agreed on.
    fn table(&self) -> &Self::Table;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// The state before anything has been drawn or decided.
    fn start(&self) -> Self::State;

    /// Who decides, or that chance does, or that it is over.
    fn turn(&self, state: &Self::State) -> Turn;
    /// Every action worth asking [`Game::check`] about: a superset of the legal ones, sorted, without
    /// duplicates.
    fn candidates(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether the seat may do this now, and if not, which rule forbids it.
    fn check(&self, state: &Self::State, seat: Seat, action: Self::Action) -> Result<(), Illegal<Self::Rule>>;
    /// Carries out an action that [`Game::check`] accepts. For any other the result is unspecified, but
    /// it does not panic.
    fn apply(&self, state: &mut Self::State, seat: Seat, action: Self::Action, events: &mut impl Events<Self::Event>);
    /// The outcomes that may be drawn now, each with its weight; empty unless it is chance's turn.
    fn chances(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>);
    /// Carries out an outcome that [`Game::chances`] lists. For any other the result is unspecified, but
    /// it does not panic.
    fn settle(&self, state: &mut Self::State, chance: Self::Chance, events: &mut impl Events<Self::Event>);
    /// Fills `plans` with the distinct results of the seat's turn from here on, each with its cheapest
    /// actions; empty if the seat does not decide.
    fn plan(&self, state: &Self::State, seat: Seat, plans: &mut Self::Plans);
    /// Why the seat cannot get to a place of the board in this turn: the rule that is in the way, or none if some turn passes
    /// that place or ends there. A fault if there is no such place.
    fn why_not_there(&self, state: &Self::State, seat: Seat, place: &str)
    -> Result<Option<Illegal<Self::Rule>>, Fault>;
    /// How it ended, once [`Game::turn`] is over.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// The action that answers what is asked now and leaves everything as it is, if there is one. A game of earlier rules is
    /// carried on by it where nothing was asked then: see [`crate::unjudged`].
    fn leave_as_is(&self, state: &Self::State) -> Option<Self::Action> {
        let _ = state;
        None
    }
    /// Whether what is decided now stays sealed until all who decide have done so. Then neither the order in which they do
    /// nor a look over somebody's shoulder may matter.
    fn in_secret(&self, state: &Self::State) -> bool {
        let _ = state;
        false
    }
    /// The seats whose choice has been made but is not open yet to this viewer; nobody's for a game without secrets.
    ///
    /// Who keeps the record or passes actions on tells the viewer nothing of them until they have left this set.
    fn sealed(&self, state: &Self::State, viewer: Option<Seat>) -> SeatSet {
        let _ = (state, viewer);
        SeatSet::default()
    }
    /// Whether a viewer may know now what `seat` chose in secret at `then`, an earlier state or this one. The one place that
    /// decides what is sealed and what is covered again: views, events, moments, logs and records all ask here.
    fn knows_choice(&self, then: &Self::State, now: &Self::State, seat: Seat, viewer: Option<Seat>) -> bool {
        let _ = then;
        !self.sealed(now, viewer).contains(seat)
    }
    /// Whether the state, as a [`Game::position`], would tell a viewer something that they may not know.
    fn hides(&self, state: &Self::State, viewer: Option<Seat>) -> bool {
        !self.sealed(state, viewer).is_empty()
    }
    /// The rule that made something happen.
    fn rule_of(event: &Self::Event) -> Self::Rule;
    /// An event as a viewer may know it now; `then` is the state before the entry that it belongs to. For a game without
    /// secrets, the event itself.
    fn redacted(&self, event: Self::Event, then: &Self::State, now: &Self::State, viewer: Option<Seat>) -> Self::Event {
        let _ = (then, now, viewer);
        event
    }
    /// A state that `seat` cannot tell from this one: all that it does not know is drawn anew, everything that it knows
    /// stays. `roll(n)` gives a number below `n`, each as likely as the others; equal knowledge and equal rolls give equal
    /// guesses. For a game without secrets, the state itself.
    fn guess(&self, state: &Self::State, seat: Seat, roll: &mut impl FnMut(u32) -> u32) -> Self::State {
        let _ = (seat, roll);
        state.clone()
    }

    /// What the seat, or a spectator, may know now of an earlier state, or of this one.
    fn look_back(&self, then: &Self::State, now: &Self::State, viewer: Option<Seat>) -> Self::View;
    /// What the seat, or a spectator, may know.
    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View {
        self.look_back(state, state, viewer)
    }
    /// Who acts, as the record names it: a word without spaces that tells the seat to a reader.
    fn speaker(&self, state: &Self::State, seat: Seat) -> String;
    /// A number that grows when a new turn begins, so that records can give each turn its line.
    fn turn_number(&self, state: &Self::State) -> u32;
    /// The situation as a document.
    fn position(&self, state: &Self::State) -> Self::Position;
    /// Reads a document, checking all of it.
    fn load(position: &Self::Position) -> Result<(Self, Self::State), Fault>;

    /// The legal actions: the candidates that [`Game::check`] accepts.
    fn legal(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>) {
        self.candidates(state, seat, out);
        out.retain(|&action| self.check(state, seat, action).is_ok());
    }

    /// Checks, then applies; a refused action changes nothing.
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
