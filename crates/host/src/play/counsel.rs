//! Who gets advice at a table: a player whose opponents are all bots, and everybody once the game is over.

use super::Table;
use crate::Error;
use crate::advice::{self, AdviceJob, Question};
use crate::event::PlayerId;
use crate::registry::Hosted;
use crate::step;
use crate::table::AnyTable;
use api::{AdviceRequest, Leave, Stage};
use game::{Fault, Seat};
use std::sync::Arc;

impl<G: Hosted> Table<G> {
    /// Prepares the advice that somebody asks for.
    pub(super) fn advice(
        &self,
        player: Option<&PlayerId>,
        request: &AdviceRequest,
        seed: u64,
    ) -> Result<AdviceJob, Fault> {
        let spec = advice::adviser(request)?;
        let last = self.last_moment();
        let moment = request.moment.unwrap_or(last);
        let asked = match self.stage() {
            Stage::Over => request.seat,
            _ => Some(self.advised_seat(player, request)?),
        };
        let state = self.states.get(moment);
        let state = state.ok_or_else(|| Fault::out_of_range(moment, 0, last).at("moment"))?.clone();
        let seat = advice::deciding_seat(&*self.game, &state, asked)?;
        // Before anybody has to wait for it.
        let in_mind = step::read_actions::<G>(&request.actions)?;
        if !in_mind.is_empty() {
            step::act(&*self.game, &state, seat, &in_mind)?;
        }
        let question = Question { spec, moment, in_mind: request.actions.clone(), seed };
        let game = Arc::clone(&self.game);
        Ok(Box::new(move || advice::advise(&*game, &state, seat, &question)))
    }

    /// The seat that is advised while a game goes on: one of the player's own, at a table without other people. Those who
    /// share a screen are one player to the table.
    fn advised_seat(&self, player: Option<&PlayerId>, request: &AdviceRequest) -> Result<Seat, Fault> {
        self.is_at(Stage::Playing)?;
        let others = self.chairs.iter().filter(|chair| chair.away != Some(Leave::Resigned));
        if others.filter_map(|chair| chair.player.as_ref()).any(|(other, _)| Some(other) != player) {
            return Err(Error::AdviceOthers.into());
        }
        if request.moment.is_some_and(|moment| moment != self.last_moment()) {
            return Err(Error::AdviceMoment.at("moment"));
        }
        let own = player.map(|player| self.seats_of(player)).unwrap_or_default();
        let deciding = || own.iter().find(|seat| self.deciding().contains(**seat)).or(own.first());
        let seat = request.seat.map_or_else(deciding, |wanted| own.iter().find(|seat| **seat == wanted));
        seat.copied().ok_or_else(|| Error::AdviceOthers.into())
    }
}
