//! Specifics of Niagara: its tables, its fixtures, and the invariants of its pieces.

pub mod naive;

use crate::conformance::{Kit, Step};
use crate::golden::files;
use crate::scenario::{Change, Failure, Scenario};
use game::{Game, Seat};
use niagara::board::GEMS_EACH;
use niagara::{Action, CanoeId, Event, Fork, Gem, Hand, LoadAndLand, Niagara, Phase, Place, State, Table, Tie, Which};
use std::path::PathBuf;
use std::sync::LazyLock;

static UNIVERSE: LazyLock<Vec<Action>> = LazyLock::new(Action::every);

/// The game's conformance kit.
pub fn kit() -> Kit<'static, Niagara> {
    Kit { universe: &UNIVERSE, most_entries: 60_000, invariant: keeps }
}

/// A folder in this game's fixtures.
pub fn fixtures(part: &str) -> PathBuf {
    crate::golden::fixtures("niagara").join(part)
}

/// All scenario files.
pub fn scenarios() -> Result<Vec<Scenario>, Failure> {
    files(&fixtures("scenarios"), "txt").iter().map(|(name, text)| Scenario::parse(name, text)).collect()
}

/// Runs the text of a scenario, with an optional change of the table. The game has one edition, without a name.
pub fn run(file: &str, text: &str, change: Change<'_>) -> Result<(), Failure> {
    Scenario::parse(file, text)?.run::<Niagara>(&[""], change)
}

/// Every number of players, and every option: tables with their names.
pub fn tables() -> Vec<(String, Table)> {
    let mut tables: Vec<(String, Table)> = (3..=5).map(|seats| (seats.to_string(), Table::new(seats))).collect();
    for seats in 3..=5 {
        let usual = Table::new(seats);
        tables.extend([
            (format!("{seats}-fork-in-turn"), Table { fork: Fork::InTurn, ..usual.clone() }),
            (format!("{seats}-value"), Table { tie: Tie::Value, ..usual.clone() }),
            (format!("{seats}-count"), Table { tie: Tie::Count, ..usual.clone() }),
            (format!("{seats}-no-load-and-land"), Table { load_and_land: LoadAndLand::Forbidden, ..usual.clone() }),
            (format!("{seats}-open-discards"), Table { open_discards: true, ..usual.clone() }),
            (format!("{seats}-short"), Table { round_limit: Some(9), ..usual }),
        ]);
    }
    tables
}

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(otherwise()) }
}

/// Gems, canoes and cards appear and vanish only by a rule.
fn keeps(step: &Step<'_, Niagara>) -> Result<(), String> {
    gems(step.game, step.after)?;
    canoes(step)?;
    cards(step.game, step.after)?;
    ensure((-1..=2).contains(&step.after.weather()), || format!("the weather is {}", step.after.weather()))?;
    no_secret_is_told(step)
}

/// There are seven gems of each colour: at deposits, aboard, or scored.
fn gems(game: &Niagara, state: &State) -> Result<(), String> {
    for gem in Gem::ALL {
        let lying: u8 = Gem::ALL.iter().map(|&deposit| state.deposit(deposit)[gem as usize]).sum();
        let scored: u8 = game.all_seats().map(|seat| state.scored(seat)[gem as usize]).sum();
        let aboard = all_canoes(game).filter(|&canoe| state.canoe(canoe).gem == Some(gem)).count() as u8;
        let all = lying + scored + aboard;
        ensure(all == GEMS_EACH, || format!("{all} of {gem}: {lying} lie, {scored} scored, {aboard} aboard"))?;
    }
    Ok(())
}

fn all_canoes(game: &Niagara) -> impl Iterator<Item = CanoeId> {
    game.all_seats().flat_map(|seat| Which::ALL.map(|which| CanoeId::new(seat, which)))
}

/// Canoes are lost and come back only with an event, and only those on the river carry gems.
fn canoes(step: &Step<'_, Niagara>) -> Result<(), String> {
    let lost = |state: &State| all_canoes(step.game).filter(|&id| state.canoe(id).at == Place::Lost).count();
    let count = |wanted: fn(&Event) -> bool| step.events.iter().filter(|event| wanted(event)).count();
    let gone = count(|event| matches!(event, Event::Lost { .. }));
    let back = count(|event| matches!(event, Event::BoughtBack { .. } | Event::Returned { .. }));
    let (before, after) = (lost(step.before), lost(step.after));
    ensure(before + gone == after + back, || format!("{before} canoes were lost, {gone} more, {back} back: {after}"))?;
    for id in all_canoes(step.game) {
        let canoe = step.after.canoe(id);
        ensure(canoe.gem.is_none() || canoe.at.afloat(), || format!("{id} is {canoe}"))?;
    }
    Ok(())
}

/// Everybody holds the same number of cards, and has played one that is not in hand.
fn cards(game: &Niagara, state: &State) -> Result<(), String> {
    let Some(played) = state.round().checked_sub(1) else { return Ok(()) };
    for seat in game.all_seats() {
        let (hand, card) = (state.hand(seat), state.card(seat));
        let left = Hand::FULL.len() - (played % 7) as u8;
        let held = hand.len() + u8::from(card.is_some());
        ensure(held == left, || format!("seat {seat} has {held} cards, not {left}"))?;
        ensure(card.is_none_or(|card| !hand.contains(card)), || format!("seat {seat} holds what it has laid"))?;
    }
    Ok(())
}

/// While a card is sealed, no event and no other player's view reveals it.
fn no_secret_is_told(step: &Step<'_, Niagara>) -> Result<(), String> {
    let (game, state) = (step.game, step.after);
    let sealed = game.sealed(state, None);
    for seat in sealed.iter() {
        for viewer in game.all_seats().filter(|&viewer| viewer != seat).map(Some).chain([None]) {
            let view = game.view(state, viewer);
            let player = &view.players[&seat.into()];
            let told = player.card.is_some() || player.hand.is_some();
            ensure(!told, || format!("{viewer:?} sees the card of seat {seat}"))?;
        }
    }
    let opened = |seat: Seat| {
        step.events.iter().any(|event| matches!(event, Event::Opened { player, .. } if player.seat() == seat))
    };
    let early = state.phase() != Phase::Over && sealed.iter().any(opened);
    ensure(!early, || "an event opens a card that is still sealed".to_owned())
}
