//! Checks for games with secrets: nobody learns anything too early, and guesses use only what their seat knows. They
//! hold trivially for a game without secrets.

use crate::random::Driver;
use game::{Entry, Game, Record, Seat, Seen, Turn};
use std::fmt::Debug;

fn same<T: PartialEq + Debug>(what: &str, left: &T, right: &T) -> Result<(), String> {
    if left == right { Ok(()) } else { Err(format!("{what}:\n  {left:?}\n  {right:?}")) }
}

/// Reproducible rolls.
pub fn rolls(seed: u64) -> impl FnMut(u32) -> u32 {
    let mut left = seed;
    move |below| {
        // Knuth's generator is good enough to tell guesses apart.
        left = left.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((left >> 33) % u64::from(below.max(1))) as u32
    }
}

fn legal<G: Game>(game: &G, state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut legal = Vec::new();
    game.legal(state, seat, &mut legal);
    legal
}

/// A guess is indistinguishable from the true state for its seat: it sees the same, may do the same, and would guess
/// the same from there.
pub(crate) fn guesses<G: Game>(game: &G, state: &G::State, driver: &mut Driver<G>) -> Result<(), String> {
    for seat in (0..game.seats()).map(Seat) {
        let seed = driver.below(1 << 30) as u64;
        let guess = Seen::new(game, state, seat).guess(&mut rolls(seed));
        same("a guess is seen as something else", &game.view(&guess, Some(seat)), &game.view(state, Some(seat)))?;
        same("a guess allows something else", &legal(game, &guess, seat), &legal(game, state, seat))?;
        same("a guess waits for something else", &game.turn(&guess), &game.turn(state))?;
        same("a guess seals something else", &game.sealed(&guess, None), &game.sealed(state, None))?;
        let again = game.guess(state, seat, &mut rolls(seed + 1));
        same("a guess depends on what is hidden", &game.guess(&guess, seat, &mut rolls(seed + 1)), &again)?;
        let loaded = G::load(&game.position(&guess)).map_err(|fault| format!("a guess is no position: {fault}"))?;
        same("a guess is saved as something else", &loaded.1, &guess)?;
    }
    Ok(())
}

/// Sealed choices: their order leaves no trace, and events, views and the record do not reveal them until all are made.
pub(crate) fn sealed_choices<G: Game>(
    game: &G,
    state: &G::State,
    record: &Record<G>,
    driver: &mut Driver<G>,
) -> Result<(), String> {
    let Turn::Decide(seats) = game.turn(state) else { return Ok(()) };
    if !game.in_secret(state) {
        return Ok(());
    }
    let mut choices = Vec::new();
    for seat in seats.iter() {
        let legal = legal(game, state, seat);
        choices.push((seat, legal[driver.below(legal.len())], legal));
    }
    let play = |order: &mut dyn Iterator<Item = (Seat, G::Action)>| {
        let mut after = state.clone();
        for (seat, action) in order {
            game.act(&mut after, seat, action, &mut game::Ignore).map_err(|illegal| illegal.to_string())?;
        }
        Ok::<_, String>(after)
    };
    let forth = play(&mut choices.iter().map(|&(seat, action, _)| (seat, action)))?;
    let back = play(&mut choices.iter().rev().map(|&(seat, action, _)| (seat, action)))?;
    same("the order of sealed choices matters", &forth, &back)?;
    if choices.len() > 1 {
        for (seat, action, legal) in &choices {
            let other = legal[driver.below(legal.len())];
            told_alike(game, state, record, *seat, [*action, other])?;
        }
    }
    Ok(())
}

/// Two choices of one seat look the same to all others while they are sealed.
fn told_alike<G: Game>(
    game: &G,
    state: &G::State,
    record: &Record<G>,
    seat: Seat,
    actions: [G::Action; 2],
) -> Result<(), String> {
    let [one, two] = actions.map(|action| {
        let mut after = state.clone();
        let mut events = Vec::new();
        game.apply(&mut after, seat, action, &mut events);
        let mut record = record.clone();
        record.entries.push(Entry::Act { seat, action });
        (after, events, record)
    });
    same("events tell a sealed choice", &one.1, &two.1)?;
    for viewer in (0..game.seats()).map(Seat).filter(|&viewer| viewer != seat).map(Some).chain([None]) {
        same("a view tells a sealed choice", &game.view(&one.0, viewer), &game.view(&two.0, viewer))?;
        if one.2.check_open_to(viewer).is_ok() || two.2.check_open_to(viewer).is_ok() {
            return Err("a record tells a sealed choice".to_owned());
        }
        if let Some(viewer) = viewer {
            same("a sealed choice decides for others", &legal(game, &one.0, viewer), &legal(game, &two.0, viewer))?;
        }
    }
    Ok(())
}
