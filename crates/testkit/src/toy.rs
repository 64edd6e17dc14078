//! A small game with simultaneous secret choices and chance, which tests the kit itself.
//!
//! Two seats take 1 to 3 stones from a heap, simultaneously and in secret; then a coin may put one back. When the heap
//! is empty, the seat that took more wins.

use game::{Events, Fault, Game, Illegal, Outcome, Plans, Rule, Seat, SeatSet, Turn};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// The table: the number of stones.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// Stones at the start, 1 to 100.
    pub heap: u8,
}

/// The action `take:2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Take(pub u8);

/// The chance `coin:0` or `coin:1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Coin(pub u8);

/// Why a take is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ToyRule {
    /// One take per round.
    Once,
    /// 1 to 3 stones, but no more than are left.
    Amount,
}

/// What happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat has chosen.
    Chosen(Seat),
    /// Both takes are executed.
    Taken(u8),
}

/// The heap and the seats' stones; also its own position document.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct State {
    table: Table,
    heap: u8,
    taken: [u8; 2],
    chosen: [Option<u8>; 2],
    round: u32,
}

/// What a seat sees: everything but the other's choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    heap: u8,
    taken: [u8; 2],
    mine: Option<u8>,
}

/// One plan for each legal take.
#[derive(Clone, Debug, Default)]
pub struct TakePlans(Vec<u8>);

/// The game.
#[derive(Clone, Debug)]
pub struct Toy {
    table: Table,
}

macro_rules! numbered {
    ($kind:ident, $word:literal, $range:expr) => {
        impl fmt::Display for $kind {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!($word, ":{}"), self.0)
            }
        }

        impl FromStr for $kind {
            type Err = Fault;

            fn from_str(text: &str) -> Result<Self, Fault> {
                $range
                    .map($kind)
                    .find(|token| token.to_string() == text)
                    .ok_or_else(|| Fault::new("unknown-action").with("name", text))
            }
        }
    };
}
numbered!(Take, "take", (0..=9));
numbered!(Coin, "coin", (0..=1));

impl Rule for ToyRule {
    fn id(self) -> &'static str {
        match self {
            Self::Once => "TOY-01",
            Self::Amount => "TOY-02",
        }
    }

    fn all() -> &'static [Self] {
        &[Self::Once, Self::Amount]
    }
}

impl Plans for TakePlans {
    type Action = Take;
    type Result = u8;

    fn len(&self) -> usize {
        self.0.len()
    }

    fn result(&self, index: usize) -> u8 {
        self.0[index]
    }

    fn actions(&self, index: usize, out: &mut Vec<Take>) {
        out.clear();
        out.push(Take(self.0[index]));
    }
}

impl Game for Toy {
    type Table = Table;
    type State = State;
    type Action = Take;
    type Chance = Coin;
    type Event = Event;
    type Rule = ToyRule;
    type Plans = TakePlans;
    type View = View;
    type Position = State;

    const NAME: &'static str = "toy";

    fn open(table: &Table) -> Result<Self, Fault> {
        if !(1..=100).contains(&table.heap) {
            return Err(Fault::new("number-out-of-range").at("heap").with("value", table.heap));
        }
        Ok(Self { table: table.clone() })
    }

    fn table(&self) -> &Table {
        &self.table
    }

    fn seats(&self) -> u8 {
        2
    }

    fn start(&self) -> State {
        State { table: self.table.clone(), heap: self.table.heap, taken: [0; 2], chosen: [None; 2], round: 1 }
    }

    fn turn(&self, state: &State) -> Turn {
        if state.heap == 0 {
            return Turn::Over;
        }
        let open: SeatSet = (0..2).map(Seat).filter(|seat| state.chosen[seat.0 as usize].is_none()).collect();
        if open.is_empty() { Turn::Chance } else { Turn::Decide(open) }
    }

    fn candidates(&self, _: &State, _: Seat, out: &mut Vec<Take>) {
        out.clear();
        out.extend((1..=3).map(Take));
    }

    fn check(&self, state: &State, seat: Seat, Take(stones): Take) -> Result<(), Illegal<ToyRule>> {
        if !self.turn(state).decides(seat) {
            return Err(Illegal::by(ToyRule::Once));
        }
        if !(1..=3).contains(&stones) || stones > state.heap {
            return Err(Illegal::lacking(ToyRule::Amount, stones, state.heap));
        }
        Ok(())
    }

    fn apply(&self, state: &mut State, seat: Seat, Take(stones): Take, events: &mut impl Events<Event>) {
        if let Some(chosen) = state.chosen.get_mut(seat.0 as usize) {
            *chosen = Some(stones);
            events.tell(Event::Chosen(seat));
        }
    }

    fn chances(&self, state: &State, out: &mut Vec<(Coin, u32)>) {
        out.clear();
        if self.turn(state) == Turn::Chance {
            out.extend([(Coin(0), 2), (Coin(1), 1)]);
        }
    }

    fn settle(&self, state: &mut State, Coin(back): Coin, events: &mut impl Events<Event>) {
        let mut gone = 0u8;
        for seat in 0..2 {
            let stones = state.chosen[seat].take().unwrap_or(0);
            state.taken[seat] = state.taken[seat].saturating_add(stones);
            gone = gone.saturating_add(stones);
        }
        state.heap = state.heap.saturating_sub(gone.saturating_sub(back));
        state.round += 1;
        events.tell(Event::Taken(gone));
    }

    fn rule_of(event: &Event) -> ToyRule {
        match event {
            Event::Chosen(_) => ToyRule::Once,
            Event::Taken(_) => ToyRule::Amount,
        }
    }

    fn plan(&self, state: &State, seat: Seat, plans: &mut TakePlans) {
        plans.0.clear();
        plans.0.extend((1..=3).filter(|&stones| self.check(state, seat, Take(stones)).is_ok()));
    }

    fn why_not_there(&self, _: &State, _: Seat, place: &str) -> Result<Option<Illegal<ToyRule>>, Fault> {
        Err(Fault::new("unknown-place").with("name", place).with("known", ""))
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let [first, second] = state.taken;
        let ranks = vec![if first >= second { 1 } else { 2 }, if second >= first { 1 } else { 2 }];
        (state.heap == 0).then(|| Outcome { reason: "empty".to_owned(), ranks })
    }

    fn in_secret(&self, _: &State) -> bool {
        true
    }

    fn sealed(&self, state: &State, viewer: Option<Seat>) -> SeatSet {
        (0..2).map(Seat).filter(|&seat| Some(seat) != viewer && state.chosen[seat.0 as usize].is_some()).collect()
    }

    fn guess(&self, state: &State, seat: Seat, roll: &mut impl FnMut(u32) -> u32) -> State {
        let mut guess = state.clone();
        for other in self.sealed(state, Some(seat)).iter() {
            guess.chosen[other.0 as usize] = Some(roll(3.min(u32::from(state.heap))) as u8 + 1);
        }
        guess
    }

    fn look_back(&self, state: &State, _: &State, viewer: Option<Seat>) -> View {
        let mine = viewer.and_then(|seat| state.chosen.get(seat.0 as usize).copied().flatten());
        View { heap: state.heap, taken: state.taken, mine }
    }

    fn speaker(&self, _: &State, seat: Seat) -> String {
        format!("seat-{seat}")
    }

    fn turn_number(&self, state: &State) -> u32 {
        state.round
    }

    fn position(&self, state: &State) -> State {
        state.clone()
    }

    fn load(position: &State) -> Result<(Self, State), Fault> {
        let game = Self::open(&position.table)?;
        if position.chosen.iter().flatten().any(|stones| !(1..=3).contains(stones)) {
            return Err(Fault::new("number-out-of-range").at("chosen"));
        }
        Ok((game, position.clone()))
    }
}
