//! Several actions of one turn, as one.

use crate::{Events, Game, Illegal, Seat};

/// Why a batch was not carried out, and at which of its actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Halt<R> {
    /// The action's place in the batch, from 0.
    pub at: usize,
    /// What is wrong with it.
    pub why: Why<R>,
}

/// What is wrong with an action of a batch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why<R> {
    /// A rule forbids it.
    Illegal(Illegal<R>),
    /// The turn does not go on so far: a chance, another seat's decision or a new turn comes before it.
    RunsPast,
}

/// The state after a batch of actions of one seat in one turn, or why there is none; then `events` tell nothing.
pub fn after<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
    events: &mut impl Events<G::Event>,
) -> Result<G::State, Halt<G::Rule>> {
    let steps = steps(game, state, seat, actions)?;
    let mut after = None;
    for (state, happened) in steps {
        after = Some(state);
        for event in happened {
            events.tell(event);
        }
    }
    Ok(after.unwrap_or_else(|| state.clone()))
}

/// The state after each action of a batch, and what happened then; or why the batch cannot be.
///
/// A batch ends with its turn. What comes after may rest on what others have sealed, and a batch that could go on would
/// tell it by failing.
#[allow(clippy::type_complexity)] // a name would say no more
pub fn steps<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    actions: &[G::Action],
) -> Result<Vec<(G::State, Vec<G::Event>)>, Halt<G::Rule>> {
    let mut after = state.clone();
    let turn = game.turn_number(state);
    let mut steps = Vec::with_capacity(actions.len());
    for (at, &action) in actions.iter().enumerate() {
        let goes_on = game.turn(&after).decides(seat) && game.turn_number(&after) == turn;
        if at > 0 && !goes_on {
            return Err(Halt { at, why: Why::RunsPast });
        }
        let mut events = Vec::new();
        game.act(&mut after, seat, action, &mut events).map_err(|illegal| Halt { at, why: Why::Illegal(illegal) })?;
        steps.push((after.clone(), events));
    }
    Ok(steps)
}
