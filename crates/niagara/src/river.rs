//! Phase III: weather, river and falls (NI-WEA, NI-RIV, NI-FAL).

use crate::action::{Chance, Sky};
use crate::board::{Arm, Place};
use crate::event::{Event, Falling};
use crate::rule_id::RuleId;
use crate::rules::Fork;
use crate::state::{Canoe, CanoeId, Card, Phase, State};
use crate::table::Niagara;
use game::{Events, Illegal, Seat};

/// The ends of the weather track (NI-WEA-01).
pub(crate) const WORST: i8 = 2;
pub(crate) const BEST: i8 = -1;
/// The values of the weather track.
pub const WEATHERS: [i8; 4] = [BEST, 0, 1, WORST];

/// The rule for moving the marker.
pub(crate) const WEATHER_CHANGED: RuleId = RuleId::Wea01;
/// The rule for a disc that goes over the falls.
pub(crate) const FLOWED: RuleId = RuleId::Riv03;
/// The rule for getting a canoe back for free.
pub(crate) const RETURNED: RuleId = RuleId::Fal03;

game::causes! {
    /// What determined how far the river flows.
    Flowing as NiagaraFlowing {
        /// The lowest number played, and the weather.
        LowestCard => RuleId::Riv01,
        /// The weather alone: no number was played.
        Weather => RuleId::Riv02,
    }
}

impl Niagara {
    /// NI-WEA-01: exactly one step; from an end of the track, only back.
    pub(crate) fn check_weather(state: &State, sky: Sky) -> Result<(), Illegal<RuleId>> {
        if (BEST..=WORST).contains(&(state.weather + sky.step())) { Ok(()) } else { Err(Illegal::by(RuleId::Wea01)) }
    }

    /// NI-WEA-01, NI-R-27: the marker moves whether or not the player has a canoe, and stays there.
    pub(crate) fn change_weather(&self, state: &mut State, seat: Seat, sky: Sky, events: &mut impl Events<Event>) {
        state.weather = (state.weather + sky.step()).clamp(BEST, WORST);
        events.tell(Event::WeatherChanged { player: seat.into(), weather: state.weather });
        self.end_turn(state, events);
    }

    fn lowest_card(state: &State) -> Option<u8> {
        state.cards.iter().filter_map(|card| card.and_then(Card::points)).min()
    }

    /// NI-RIV-01, NI-RIV-02: the lowest number played by anyone (NI-R-15), if any, plus the weather.
    pub(crate) fn river_steps(state: &State) -> u8 {
        let lowest = Self::lowest_card(state).unwrap_or(0);
        (lowest as i8 + state.weather).max(0) as u8
    }

    /// The river flows; where arms are drawn, one step at a time.
    pub(crate) fn flow(&self, state: &mut State, events: &mut impl Events<Event>) {
        let steps = Self::river_steps(state);
        let cause = if Self::lowest_card(state).is_some() { Flowing::LowestCard } else { Flowing::Weather };
        events.tell(Event::Flows { steps, cause });
        match self.table.fork {
            Fork::InTurn => {
                for _ in 0..steps {
                    // NI-RIV-04: the arms alternate, across rounds too.
                    let arm = state.arm;
                    self.push_disc(state, arm, events);
                    state.arm = arm.other();
                }
                self.after_river(state, events);
            }
            Fork::Random if steps == 0 => self.after_river(state, events),
            Fork::Random => {
                state.steps = steps;
                state.phase = Phase::River;
            }
        }
    }

    pub(crate) fn river_chances(state: &State, out: &mut Vec<(Chance, u32)>) {
        if state.phase == Phase::River {
            out.extend(Arm::ALL.map(|arm| (Chance::Arm(arm), 1)));
        }
    }

    /// One step through a drawn arm.
    pub(crate) fn flow_once(&self, state: &mut State, arm: Arm, events: &mut impl Events<Event>) {
        self.push_disc(state, arm, events);
        state.steps = state.steps.saturating_sub(1);
        if state.steps == 0 {
            self.after_river(state, events);
        }
    }

    /// NI-RIV-03: a disc enters at the top, and one goes over the falls of this arm. NI-RIV-05: canoes ride on their
    /// discs, and nothing else happens.
    fn push_disc(&self, state: &mut State, arm: Arm, events: &mut impl Events<Event>) {
        events.tell(Event::Flowed { arm });
        for index in 0..2 * self.table.seats as usize {
            let canoe = &mut state.canoes[index];
            match canoe.at.carried(arm) {
                Place::Lost if canoe.at != Place::Lost => Self::lose(state, CanoeId::at(index), Falling::River, events),
                to => canoe.at = to,
            }
        }
    }

    /// Loses the canoe; a gem aboard goes back to the deposit of its own colour.
    pub(crate) fn lose(state: &mut State, id: CanoeId, cause: Falling, events: &mut impl Events<Event>) {
        let gem = state.canoe(id).gem;
        *state.canoe_mut(id) = Canoe::GONE;
        if let Some(gem) = gem {
            state.give_back(gem);
        }
        events.tell(Event::Lost { canoe: id, gem, cause });
    }

    /// NI-FAL-03, NI-R-13: at the end of phases II and III, players with neither canoes nor gems get one canoe back for
    /// free.
    pub(crate) fn return_canoes(&self, state: &mut State, events: &mut impl Events<Event>) {
        for seat in self.all_seats() {
            if state.lost(seat) == 2
                && state.gems(seat) == 0
                && let Some(canoe) = Self::raise_canoe(state, seat)
            {
                events.tell(Event::Returned { canoe });
            }
        }
    }

    fn after_river(&self, state: &mut State, events: &mut impl Events<Event>) {
        self.return_canoes(state, events);
        self.pass_ring(state, events);
    }
}
