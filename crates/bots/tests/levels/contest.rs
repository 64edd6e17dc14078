//! Plays games between bots and counts what the levels are judged by.

use bots::{Bot, Evaluate, Spec, draw};
use game::{Game, Outcome, Seat, Seen, Turn};
use mississippi::{Event as RiverEvent, Queen};
use niagara::{Event as FallsEvent, Niagara};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// What happened in a game, as far as levels are judged by it.
pub(crate) trait Watch: Evaluate {
    /// Counts of one game.
    type Counts: Default;

    /// Counts what has just happened; `state` is the state after it.
    fn watch(&self, state: &Self::State, events: &[Self::Event], counts: &mut Self::Counts);

    /// The round that a game is in.
    fn round(state: &Self::State) -> u16;
}

/// Counts of a Mississippi Queen race.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct RaceCounts {
    pub(crate) wrecks: u32,
    /// Start bows, and those among them that face land, or more than one turn away from the river's heading.
    pub(crate) start_bows: u32,
    pub(crate) astray: u32,
    /// Boats, as bits, whose coal was used up in the first half of the river.
    pub(crate) empty: u8,
}

impl Watch for Queen {
    type Counts = RaceCounts;

    fn watch(&self, state: &Self::State, events: &[RiverEvent], counts: &mut RaceCounts) {
        for event in events {
            match *event {
                RiverEvent::Wrecked { .. } | RiverEvent::Eliminated { .. } => counts.wrecks += 1,
                RiverEvent::BowSet { boat, bow, .. } if counts.start_bows < self.boats().count() as u32 => {
                    counts.start_bows += 1;
                    let ahead = state.neighbour(state.boat(boat).at, bow);
                    let off = bow.turns_to(state.river()[0].heading);
                    counts.astray += u32::from(off > 1 || ahead.is_none_or(|ahead| state.is_land(ahead)));
                }
                _ => {}
            }
        }
        for id in self.boats() {
            let boat = state.boat(id);
            if boat.afloat() && boat.coal == 0 && 2 * u32::from(boat.at.tile) < u32::from(self.table().length) {
                counts.empty |= 1 << id.0;
            }
        }
    }

    fn round(state: &Self::State) -> u16 {
        state.round()
    }
}

/// Counts of a Niagara game.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FallsCounts {
    /// Canoes lost by seat.
    pub(crate) lost: [u32; 5],
    pub(crate) thefts: u32,
}

impl Watch for Niagara {
    type Counts = FallsCounts;

    fn watch(&self, _: &Self::State, events: &[FallsEvent], counts: &mut FallsCounts) {
        for event in events {
            match *event {
                FallsEvent::Lost { canoe, .. } => counts.lost[usize::from(canoe.seat.0)] += 1,
                FallsEvent::Stolen { .. } => counts.thefts += 1,
                _ => {}
            }
        }
    }

    fn round(state: &Self::State) -> u16 {
        state.round()
    }
}

/// A finished game.
pub(crate) struct Played<C> {
    pub(crate) outcome: Outcome,
    pub(crate) rounds: u16,
    pub(crate) counts: C,
}

/// Plays one game; equal seeds give equal games if the bots do not go by the clock.
pub(crate) fn play<G: Watch>(game: &G, players: &mut [Box<dyn Bot<G>>], seed: u64) -> Played<G::Counts> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut state, mut counts) = (game.start(), G::Counts::default());
    let (mut events, mut actions, mut outcomes) = (Vec::new(), Vec::new(), Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                outcomes.clear();
                game.chances(&state, &mut outcomes);
                let drawn = draw(&outcomes, &mut rng).expect("an outcome");
                game.settle(&mut state, outcomes[drawn].0, &mut events);
            }
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a seat that decides");
                players[usize::from(seat.0)].choose(&Seen::new(game, &state, seat), &mut actions).unwrap();
                for &action in &actions {
                    game.act(&mut state, seat, action, &mut events).expect("a legal action");
                }
            }
        }
        game.watch(&state, &events, &mut counts);
        events.clear();
    }
    Played { outcome: game.outcome(&state).expect("an outcome"), rounds: G::round(&state), counts }
}

/// Games of `first` at one seat against `others` at all other seats; seats rotate.
pub(crate) struct Series<C> {
    pub(crate) won: u32,
    pub(crate) games: Vec<Played<C>>,
}

impl<C> Series<C> {
    pub(crate) fn share(&self) -> f64 {
        f64::from(self.won) / self.games.len().max(1) as f64
    }

    pub(crate) fn mean(&self, of: impl Fn(&Played<C>) -> f64) -> f64 {
        self.games.iter().map(of).sum::<f64>() / self.games.len().max(1) as f64
    }

    pub(crate) fn mean_rounds(&self) -> f64 {
        self.mean(|played| played.rounds.into())
    }
}

/// Plays so many games from this seed on.
pub(crate) fn series<G: Watch>(game: &G, first: Spec, others: Spec, games: u32, seed: u64) -> Series<G::Counts> {
    series_of(game, |seed| first.bot(seed), others, games, seed)
}

/// The same with any bot, which gets a seed.
pub(crate) fn series_of<G: Watch>(
    game: &G,
    first: impl Fn(u64) -> Box<dyn Bot<G>>,
    others: Spec,
    games: u32,
    seed: u64,
) -> Series<G::Counts> {
    let seats = u32::from(game.seats());
    let mut series = Series { won: 0, games: Vec::new() };
    for number in 0..games {
        let mut rng = ChaCha8Rng::seed_from_u64(seed << 32 | u64::from(number));
        let own = number % seats;
        let mut player = |seat: u32| {
            let seed = rng.random();
            if seat == own { first(seed) } else { others.bot(seed) }
        };
        let mut players: Vec<Box<dyn Bot<G>>> = (0..seats).map(&mut player).collect();
        let played = play(game, &mut players, rng.random());
        series.won += u32::from(played.outcome.winners().any(|Seat(winner)| u32::from(winner) == own));
        series.games.push(played);
    }
    series
}
