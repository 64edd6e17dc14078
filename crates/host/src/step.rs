//! Actions and outcomes carried out, or refused: what a hosted table and a sandbox have in common.

use crate::Error;
use crate::registry::Hosted;
use game::record::EntryOf;
use game::{Entry, Fault, Illegal, Seat};

/// An entry of the record, carried out.
pub struct Step<G: Hosted> {
    /// The action or outcome.
    pub entry: EntryOf<G>,
    /// The state after it.
    pub after: G::State,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Hosted> Step<G> {
    /// An outcome that the game lists.
    pub(crate) fn settle(game: &G, state: &G::State, outcome: G::Chance) -> Self {
        let (mut after, mut events) = (state.clone(), Vec::new());
        game.settle(&mut after, outcome, &mut events);
        Self { entry: Entry::Chance(outcome), after, events }
    }
}

/// Reads the text forms of actions.
pub(crate) fn read_actions<G: Hosted>(actions: &[String]) -> Result<Vec<G::Action>, Fault> {
    let read = |(number, action): (usize, &String)| {
        action.parse().map_err(|fault: Fault| fault.inside(format_args!("actions.{number}")))
    };
    actions.iter().enumerate().map(read).collect()
}

/// Carries out a batch of actions of a seat, all of it or nothing.
///
/// A batch ends with its turn. What comes after may depend on what others have sealed, and a batch that went on would
/// tell it by failing.
pub fn act<G: Hosted>(game: &G, state: &G::State, seat: Seat, actions: &[G::Action]) -> Result<Vec<Step<G>>, Fault> {
    if actions.is_empty() {
        return Err(Error::ActionsEmpty.into());
    }
    let turn = game.turn_number(state);
    let mut steps: Vec<Step<G>> = Vec::with_capacity(actions.len());
    for (number, &action) in actions.iter().enumerate() {
        let place = format_args!("actions.{number}");
        let before = steps.last().map_or(state, |step| &step.after);
        let goes_on = game.turn(before).decides(seat) && game.turn_number(before) == turn;
        if number > 0 && !goes_on {
            return Err(Error::RunsPast { action: action.to_string() }.at(place));
        }
        let (mut after, mut events) = (before.clone(), Vec::new());
        let acted = game.act(&mut after, seat, action, &mut events);
        acted.map_err(|illegal| refused(game, action, illegal).at(place))?;
        steps.push(Step { entry: Entry::Act { seat, action }, after, events });
    }
    Ok(steps)
}

/// The text forms of what a seat may do.
pub(crate) fn legal<G: Hosted>(game: &G, state: &G::State, seat: Seat) -> Vec<String> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal.iter().map(ToString::to_string).collect()
}

/// Why a seat may not do this; none if it may.
pub(crate) fn why_not<G: Hosted>(game: &G, state: &G::State, seat: Seat, action: &str) -> Result<Option<Fault>, Fault> {
    let action: G::Action = action.parse()?;
    Ok(game.check(state, seat, action).err().map(|illegal| refused(game, action, illegal)))
}

fn refused<G: Hosted>(game: &G, action: G::Action, illegal: Illegal<G::Rule>) -> Fault {
    let error = Error::Illegal { action: action.to_string(), cited: illegal.into() };
    Fault::from(error).in_edition(G::edition(game.table()))
}
