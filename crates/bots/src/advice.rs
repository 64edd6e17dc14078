//! Advice: the best turns, the turn that a player has in mind, and why the first is better.
//!
//! A bot finds the best turns. Reasons come from comparing where the advised turn and another one lead, by what the
//! evaluation looks at ([`Explain`]): what differs most is told. Like a bot, an adviser gets [`Seen`]; where something is
//! hidden, a reason has to hold in most guesses of it.

use crate::greedy::Greedy;
use crate::search::Thought;
use crate::settings::Spec;
use crate::steps::{after, draw};
use crate::worth::{Evaluate, MOST_SEATS, Worth};
use game::{Fault, Game, Ignore, Seat, Seen, Turn};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fmt::Debug;

/// Reasons that are told.
pub const MOST_REASONS: usize = 3;
/// Guesses of what is hidden, or of what is drawn, that two turns are compared in.
const GUESSES: u32 = 12;
/// The share of the guesses in which a reason must hold.
const MOSTLY: f32 = 0.75;
/// Steps after which a guess is judged as it stands.
const MOST_STEPS: usize = 200;

/// Two turns of a seat to be compared, by the states that they lead to.
#[derive(Clone, Copy, Debug)]
pub struct Compared<'a, S> {
    /// Whose turn it is.
    pub seat: Seat,
    /// The state before either.
    pub before: &'a S,
    /// After the advised turn.
    pub advised: &'a S,
    /// After the other one.
    pub other: &'a S,
}

/// A game whose turns can be compared in words.
pub trait Explain: Evaluate {
    /// A difference between two turns that a person would name.
    type Reason: Clone + Debug + PartialEq + Send;

    /// What speaks for the advised turn, each with its weight: the greater, the more it matters.
    fn reasons(&self, compared: Compared<'_, Self::State>, lore: &mut Self::Lore) -> Vec<(Self::Reason, f32)>;

    /// What speaks for the advised turn if the seat is in this much danger after it and in that much after the other, as
    /// [`Evaluate::danger`] tells, in the mean over all guesses.
    fn by_danger(advised: f32, other: f32) -> Option<(Self::Reason, f32)> {
        let _ = (advised, other);
        None
    }

    /// Whether a reason says what could happen. Such a one needs to hold in a single guess.
    fn is_possibility(reason: &Self::Reason) -> bool {
        let _ = reason;
        false
    }
}

/// What an adviser says.
#[derive(Clone, Debug)]
pub struct Counsel<A, R> {
    /// The turns that were considered, the advised one first; none if the seat has nothing to decide.
    pub turns: Vec<Thought<A>>,
    /// The turn that the player has in mind, completed if it was only begun.
    pub in_mind: Option<Thought<A>>,
    /// Whether the player has the advised turn in mind.
    pub agrees: bool,
    /// Why the advised turn is better than the one in mind, or else than the next best.
    pub reasons: Vec<R>,
}

/// What an adviser says.
pub type CounselOf<G> = Counsel<<G as Game>::Action, <G as Explain>::Reason>;

impl Spec {
    /// Advises a seat that decides. `in_mind` are actions that it can take now: a whole turn or its beginning.
    pub fn advise<G: Explain>(
        self,
        seen: &Seen<'_, G>,
        in_mind: Option<&[G::Action]>,
        seed: u64,
    ) -> Result<CounselOf<G>, Fault> {
        let mut bot = self.bot::<G>(seed);
        bot.choose(seen, &mut Vec::new())?;
        let mut considered = bot.thoughts();
        let mut adviser = Adviser::new(seen, seed);
        let in_mind = in_mind.map(|actions| adviser.completed(actions));
        // Nobody looks ahead where there is a single turn.
        if let Some(only) = considered.first_mut().filter(|best| best.worth.is_none()) {
            only.worth = Some(adviser.outlook(&only.actions));
        }
        let Some(best) = considered.first().cloned() else {
            return Ok(Counsel { turns: Vec::new(), in_mind: None, agrees: false, reasons: Vec::new() });
        };
        let in_mind = in_mind.map(|actions| adviser.judged(actions, &best, &considered));
        let agrees = in_mind.as_ref().is_some_and(|thought| adviser.same(&thought.actions, &best.actions));
        let other = in_mind
            .as_ref()
            .filter(|_| !agrees)
            .or_else(|| considered[1..].iter().find(|thought| thought.worth.is_some()));
        let reasons = other.map(|other| adviser.reasons(&best.actions, &other.actions)).unwrap_or_default();
        Ok(Counsel { turns: considered, in_mind, agrees, reasons })
    }
}

/// A state that a seat cannot tell from the true one; the same for equal seeds.
pub fn guess<G: Game>(seen: &Seen<'_, G>, seed: u64) -> G::State {
    numbered_guess(seen, seed, 0).0
}

/// The guess of this number, with what draws the rest of it.
fn numbered_guess<G: Game>(seen: &Seen<'_, G>, seed: u64, number: u32) -> (G::State, ChaCha8Rng) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    rng.set_stream(u64::from(number) + 1);
    (seen.guess(&mut |below| rng.random_range(0..below.max(1))), rng)
}

struct Adviser<'a, G: Explain> {
    seen: Seen<'a, G>,
    greedy: Greedy<G>,
    lore: G::Lore,
    /// States that the seat cannot tell from the true one, each with what draws the rest of it.
    guesses: Vec<(G::State, ChaCha8Rng)>,
}

impl<'a, G: Explain> Adviser<'a, G> {
    fn new(seen: &Seen<'a, G>, seed: u64) -> Self {
        let guesses = (0..GUESSES).map(|number| numbered_guess(seen, seed, number)).collect();
        Self { seen: *seen, greedy: Greedy::default(), lore: G::usual_lore(), guesses }
    }

    /// Actions of the seat and, if they are the beginning of a turn, how it looks best to go on.
    fn completed(&mut self, actions: &[G::Action]) -> Vec<G::Action> {
        let (game, seat) = (self.seen.game(), self.seen.seat());
        let mut turn = actions.to_vec();
        let Some((guess, _)) = self.guesses.first() else { return turn };
        let mut state = after(game, guess, seat, actions);
        let goes_on = |state: &G::State| {
            let decides = matches!(game.turn(state), Turn::Decide(seats) if seats.contains(seat));
            decides && game.turn_number(state) == game.turn_number(guess) && !game.in_secret(state)
        };
        if goes_on(&state) {
            turn.extend(self.greedy.take_best(game, &mut state, seat).unwrap_or_default());
        }
        turn
    }

    /// Whether two turns come to the same.
    fn same(&self, one: &[G::Action], other: &[G::Action]) -> bool {
        let (game, seat) = (self.seen.game(), self.seen.seat());
        let guess = self.guesses.first();
        one == other || guess.is_some_and(|(guess, _)| after(game, guess, seat, one) == after(game, guess, seat, other))
    }

    /// A turn with the chances that it gives: those that the bot has found, or else those of the best turn, less what it is worse
    /// when play goes on for a round.
    fn judged(
        &mut self,
        actions: Vec<G::Action>,
        best: &Thought<G::Action>,
        considered: &[Thought<G::Action>],
    ) -> Thought<G::Action> {
        let known = considered.iter().find(|thought| thought.worth.is_some() && self.same(&thought.actions, &actions));
        if let Some(known) = known {
            return Thought { actions, ..known.clone() };
        }
        let own = usize::from(self.seen.seat().0).min(MOST_SEATS - 1);
        let (here, there) = (self.outlook(&actions), self.outlook(&best.actions));
        let found = best.worth.unwrap_or(there);
        let estimate: Worth = std::array::from_fn(|seat| (found[seat] + here[seat] - there[seat]).clamp(0.0, 1.0));
        // Somebody wins, so the chances add up to what they did before.
        let share = found.iter().sum::<f32>() / estimate.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        let estimate = estimate.map(|chance| chance * share);
        // A look at one round does not overrule the bot's.
        let worth = if estimate[own] > found[own] { found } else { estimate };
        Thought::at_a_glance(actions, Some(worth))
    }

    /// What a turn is worth to each seat when play has gone on for about a round, in the mean over all guesses.
    fn outlook(&mut self, actions: &[G::Action]) -> Worth {
        let (game, seat) = (self.seen.game(), self.seen.seat());
        let mut sum = [0.0; MOST_SEATS];
        for index in 0..self.guesses.len() {
            let (guess, mut rng) = self.guesses[index].clone();
            let mut state = after(game, &guess, seat, actions);
            self.play_on(&mut state, &mut rng);
            for (sum, share) in sum.iter_mut().zip(game.evaluate(&state, &mut self.lore)) {
                *sum += share;
            }
        }
        sum.map(|sum| sum / self.guesses.len().max(1) as f32)
    }

    /// Plays on until the seat decides again: everybody takes the turn that looks best, and any choice where choices are sealed.
    fn play_on(&mut self, state: &mut G::State, rng: &mut ChaCha8Rng) {
        let (game, seat) = (self.seen.game(), self.seen.seat());
        let (mut outcomes, mut legal) = (Vec::new(), Vec::new());
        for _ in 0..MOST_STEPS {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    outcomes.clear();
                    game.chances(state, &mut outcomes);
                    let Some(drawn) = draw(&outcomes, rng) else { return };
                    game.settle(state, outcomes[drawn].0, &mut Ignore);
                }
                Turn::Decide(seats) if seats.contains(seat) => return,
                Turn::Decide(seats) => {
                    let Some(other) = seats.iter().next() else { return };
                    if game.in_secret(state) {
                        game.legal(state, other, &mut legal);
                        if legal.is_empty() {
                            return;
                        }
                        let action = legal[rng.random_range(0..legal.len())];
                        game.apply(state, other, action, &mut Ignore);
                    } else if self.greedy.take_best(game, state, other).is_none() {
                        return;
                    }
                }
            }
        }
    }

    /// What a turn leads to in a guess. A sealed choice shows what it is good for only when its owner has acted by it.
    fn leads_to(&mut self, index: usize, actions: &[G::Action]) -> G::State {
        let (game, seat) = (self.seen.game(), self.seen.seat());
        let (guess, mut rng) = self.guesses[index].clone();
        let mut state = after(game, &guess, seat, actions);
        if self.seen.in_secret() {
            self.play_on(&mut state, &mut rng);
            self.greedy.take_best(game, &mut state, seat);
        }
        state
    }

    /// Why one turn is better than another: the most weighty differences that hold in most guesses.
    fn reasons(&mut self, advised: &[G::Action], other: &[G::Action]) -> Vec<G::Reason> {
        let (game, seat) = (self.seen.game(), self.seen.seat());
        let guesses = if G::HIDDEN { self.guesses.len() } else { 1 };
        let mut found: Vec<(G::Reason, f32, u32)> = Vec::new();
        let mut danger = (0.0, 0.0);
        for index in 0..guesses {
            let before = self.guesses[index].0.clone();
            let (advised, other) = (self.leads_to(index, advised), self.leads_to(index, other));
            let compared = Compared { seat, before: &before, advised: &advised, other: &other };
            for (reason, weight) in game.reasons(compared, &mut self.lore) {
                match found.iter_mut().find(|(known, ..)| *known == reason) {
                    Some((_, sum, times)) => (*sum, *times) = (*sum + weight, *times + 1),
                    None => found.push((reason, weight, 1)),
                }
            }
            danger.0 += game.danger(&advised, seat, &mut self.lore) / guesses as f32;
            danger.1 += game.danger(&other, seat, &mut self.lore) / guesses as f32;
        }
        let holds = |(reason, _, times): &(G::Reason, f32, u32)| {
            G::is_possibility(reason) || *times as f32 >= MOSTLY * guesses as f32
        };
        let mean = |(reason, sum, times): (G::Reason, f32, u32)| (reason, sum / times as f32);
        let mut reasons: Vec<(G::Reason, f32)> = found.into_iter().filter(holds).map(mean).collect();
        reasons.extend(G::by_danger(danger.0, danger.1));
        reasons.sort_by(|a, b| b.1.total_cmp(&a.1));
        reasons.into_iter().map(|(reason, _)| reason).take(MOST_REASONS).collect()
    }
}
