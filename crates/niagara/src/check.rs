//! Which actions are legal now, and which rule forbids the others.

use crate::action::{Action, Sky};
use crate::board::{Arm, Gem, Place};
use crate::event::Loading;
use crate::rule_id::RuleId;
use crate::state::{CanoeId, Card, Phase, Stage, State, Which};
use crate::table::Niagara;
use crate::{cards, flow, gems, river};
use game::{Illegal, Seat};

type Checked = Result<(), Illegal<RuleId>>;

const fn against(rule: RuleId) -> Checked {
    Err(Illegal::by(rule))
}

impl Niagara {
    pub(crate) fn check_action(&self, state: &State, seat: Seat, action: Action) -> Checked {
        match state.phase {
            Phase::Over => against(RuleId::End02),
            Phase::SetupArm | Phase::SetupRing | Phase::River => against(flow::ROUND_BEGAN),
            Phase::Buy => self.check_buying(state, seat, action),
            Phase::Cards => self.check_laying(state, seat, action),
            Phase::Act => self.check_acting(state, seat, action),
        }
    }

    /// Buying canoes back, before cards are played.
    fn check_buying(&self, state: &State, seat: Seat, action: Action) -> Checked {
        if seat != self.active(state) {
            return against(cards::BUYING_FIRST);
        }
        match action {
            Action::Buy(gem) => Self::check_buy(state, seat, gem),
            Action::End => Ok(()),
            Action::Card(_) => against(cards::BUYING_FIRST),
            _ => against(flow::ROUND_BEGAN),
        }
    }

    fn check_laying(&self, state: &State, seat: Seat, action: Action) -> Checked {
        if seat.0 >= self.table.seats || state.card(seat).is_some() {
            return against(cards::LAID); // one card each
        }
        match action {
            Action::Card(card) => Self::check_card(state, seat, card),
            Action::End => against(RuleId::Crd04),
            Action::Buy(_) => against(cards::BUYING_FIRST),
            _ => against(flow::ROUND_BEGAN),
        }
    }

    fn check_acting(&self, state: &State, seat: Seat, action: Action) -> Checked {
        if seat != self.active(state) {
            return against(RuleId::Act01);
        }
        match action {
            Action::Buy(_) => return against(cards::BOUGHT_BACK),
            Action::Card(_) => return against(cards::LAID),
            _ => {}
        }
        let cloud = state.card(seat) == Some(Card::Cloud);
        match action {
            Action::Weather(sky) if cloud => Self::check_weather(state, sky),
            Action::Weather(_) => against(RuleId::Act01),
            Action::End if cloud => against(river::WEATHER_CHANGED),
            _ if cloud => against(RuleId::Wea02),
            _ => match state.course.canoe {
                None => Self::check_between(state, seat, action),
                Some(which) => self.check_moving(state, CanoeId::new(seat, which), action),
            },
        }
    }

    /// Between the moves of two canoes.
    fn check_between(state: &State, seat: Seat, action: Action) -> Checked {
        match action {
            Action::Canoe(which) => Self::check_canoe(state, seat, which),
            Action::End => state.course.obliges().map_or(Ok(()), against),
            // The canoe that could have stolen has finished its move.
            Action::Steal(_) if state.course.done != 0 => against(gems::STOLEN),
            Action::Load(_) | Action::Unload if state.course.done != 0 => against(Loading::Alone.rule()),
            _ => against(RuleId::Can06), // one canoe after the other: choose one first
        }
    }

    /// During the move of a canoe.
    fn check_moving(&self, state: &State, id: CanoeId, action: Action) -> Checked {
        let canoe = *state.canoe(id);
        match action {
            Action::Load(gem) => Self::check_load(state, canoe, gem),
            Action::Unload => Self::check_unload(state, canoe),
            Action::Up | Action::Down | Action::DownArm(_) => self.check_step(state, canoe, action),
            Action::Steal(victim) => self.check_steal(state, id, victim),
            // Ending is always allowed once the points are used up.
            Action::End if state.course.points == 0 => Ok(()),
            Action::End => Err(Illegal::lacking(RuleId::Can09, 0, state.course.points)),
            _ => against(RuleId::Can06),
        }
    }

    /// A superset of the legal actions, in order.
    pub(crate) fn candidate_actions(&self, state: &State, seat: Seat, out: &mut Vec<Action>) {
        match state.phase {
            Phase::Buy => {
                let gems = state.scored(seat);
                out.extend(Gem::ALL.into_iter().filter(|gem| gems[gem.index()] > 0).map(Action::Buy));
                out.push(Action::End);
            }
            Phase::Cards => out.extend(state.hand(seat).iter().map(Action::Card)),
            Phase::Act if state.card(seat) == Some(Card::Cloud) => out.extend(Sky::ALL.map(Action::Weather)),
            Phase::Act => match state.course.canoe {
                None => {
                    out.extend(Which::ALL.map(Action::Canoe));
                    out.push(Action::End);
                }
                Some(which) => self.moving_candidates(state, CanoeId::new(seat, which), out),
            },
            Phase::SetupArm | Phase::SetupRing | Phase::River | Phase::Over => {}
        }
    }

    fn moving_candidates(&self, state: &State, id: CanoeId, out: &mut Vec<Action>) {
        let (course, canoe) = (&state.course, state.canoe(id));
        if course.points == 0 {
            let victims = (0..2 * self.table.seats as usize).filter(|&victim| Self::is_victim(state, id, victim));
            out.extend(victims.map(|victim| Action::Steal(CanoeId::at(victim))));
            out.push(Action::End);
            return;
        }
        if let Some(deposit) = canoe.at.deposit()
            && course.points >= gems::WORK
        {
            if canoe.gem.is_none() {
                let there = state.deposit(deposit);
                out.extend(Gem::ALL.into_iter().filter(|gem| there[gem.index()] > 0).map(Action::Load));
            } else {
                out.push(Action::Unload);
            }
        }
        if matches!(course.stage, Stage::Before | Stage::Up) && canoe.at != Place::Beach {
            out.push(Action::Up);
        }
        if matches!(course.stage, Stage::Before | Stage::Down) {
            match canoe.at {
                Place::S5 => out.extend(Arm::ALL.map(Action::DownArm)),
                _ => out.push(Action::Down),
            }
        }
    }
}
