//! Setting the bow freely: at the start, after repairs, when backing off a sandbank and after a push.

use crate::board::{Dir, Space};
use crate::check::Checked;
use crate::event::{Event, Placing};
use crate::rule_id::RuleId;
use crate::rules::{DriftwoodPushBow, SandStuck};
use crate::search::Goal;
use crate::state::{BoatId, Phase, State};
use crate::step::turn_rule;
use crate::table::Queen;
use crate::{check, rose, sand, setup};
use game::{Events, Illegal};

game::causes! {
    /// Why a bow was set freely.
    Setting as MississippiSetting {
        /// The race has not begun.
        Start => Placing::Order.rule(),
        /// The boat entered the river.
        Entry => setup::SIXTH_BOAT,
        /// The boat starts again after repairs.
        Restart => RuleId::R20,
        /// The boat's turn begins on a sandbank where it missed a turn.
        MissedAground => sand::STUCK,
        /// The boat has backed off a sandbank.
        BackingOff => sand::BACKED_OFF,
        /// The boat is aground and cannot leave.
        Aground => sand::STUCK,
        /// The boat was pushed.
        Push => RuleId::R25,
    }
}

impl Queen {
    /// Why a bow is set freely now.
    pub(crate) fn setting(&self, state: &State) -> Setting {
        match state.phase {
            Phase::SetupBow => Setting::Start,
            Phase::FreeBow if state.course.enters => Setting::Entry,
            Phase::FreeBow if self.missed_aground(state) => Setting::MissedAground,
            Phase::FreeBow => Setting::Restart,
            Phase::BackBow => Setting::BackingOff,
            Phase::StuckBow => Setting::Aground,
            _ => Setting::Push,
        }
    }

    /// MQ-R-20, MQ-R-25: whether the bow may be set freely this way.
    pub(crate) fn check_bow(&self, state: &State, bow: Dir) -> Checked {
        let id = Self::subject(state);
        match state.phase {
            Phase::SetupBow | Phase::StuckBow => Ok(()),
            Phase::FreeBow => self.check_free_bow(state, bow),
            Phase::BackBow | Phase::Bows => {
                // Nobody may leave the Black Rose in a position where every turn costs it more than 1 coal.
                if id != BoatId::ROSE || !self.cares_for_rose(state) || self.spares_rose_facing(state, bow) {
                    return Ok(());
                }
                let better = Dir::ALL.into_iter().any(|other| self.spares_rose_facing(state, other));
                if better { Err(Illegal::by(rose::SPARED_BOW)) } else { Ok(()) }
            }
            // During a move a boat turns by 60 degrees at a time.
            Phase::Speed | Phase::Move => Err(Illegal::by(turn_rule(0))),
            _ => Err(Illegal::by(Self::awaited(state))),
        }
    }

    /// A free bow at the start of a turn is part of that turn: it may not lead into an avoidable wreck. Aground, it
    /// must let the boat leave if any bow does; the Black Rose must leave for the least coal.
    pub(crate) fn check_free_bow(&self, state: &State, bow: Dir) -> Checked {
        let id = state.active();
        let purse = Self::purse(state, id);
        let most_more = self.most_more_coal(id);
        let mut trial = *state;
        // Prefer less coal beyond the purse; on a tie, prefer a turn that spares the Rose.
        let mut rank = |bow: Dir| {
            trial.boat_mut(id).bow = bow;
            let mut turns = (0..=most_more).flat_map(|more| [(more, true), (more, false)]);
            let found = turns.position(|(more, care)| self.has_turn(&trial, id, purse + more, Goal::Complete { care }));
            found.unwrap_or(usize::MAX)
        };
        let this = rank(bow);
        if this == 0 || Dir::ALL.into_iter().all(|other| rank(other) >= this) {
            return Ok(());
        }
        Err(Illegal::by(match this {
            rank if rank < usize::MAX => rose::SPARED,
            _ if state.is_sand(state.boat(id).at) => sand::STUCK,
            _ => check::AVOIDABLE,
        }))
    }

    /// Continues after a bow has been set freely.
    pub(crate) fn after_bow(&self, state: &mut State, id: BoatId, events: &mut impl Events<Event>) {
        match state.phase {
            Phase::SetupBow => {
                state.place += 1;
                self.next_placement(state, events);
            }
            Phase::FreeBow => {
                let waits = self.begin_move(state, events);
                if !waits {
                    self.next_bow(state, events);
                }
            }
            Phase::BackBow => self.end_move(state, events),
            Phase::StuckBow => {
                // Land ahead and astern, and no coal.
                let boat = state.boat_mut(id);
                boat.leaves_free =
                    self.rules.sand_stuck == SandStuck::LeavesNext && boat.coal == 0 && id != BoatId::ROSE;
                self.next_bow(state, events);
            }
            Phase::Bows => {
                state.course.bows_set += 1;
                self.next_bow(state, events);
            }
            _ => {}
        }
    }

    /// Whether the owner may set the bow of a boat that is pushed onto this space (MQ-PSH-09).
    pub(crate) fn owner_sets_bow(&self, state: &State, at: Space) -> bool {
        let kept_in_driftwood = self.rules.driftwood_push_bow == DriftwoodPushBow::Kept;
        !(state.is_sand(at) || kept_in_driftwood && state.is_driftwood(at))
    }

    /// MQ-PSH-10, MQ-R-25: asks for the bow of the next pushed boat whose owner sets it; ends the turn after the last.
    pub(crate) fn next_bow(&self, state: &mut State, events: &mut impl Events<Event>) {
        while let Some(&id) = state.course.pushed.as_slice().get(state.course.bows_set as usize) {
            if Self::sets_bow(state, id) {
                state.phase = Phase::Bows;
                return;
            }
            state.course.bows_set += 1;
        }
        self.end_turn(state, events);
    }

    /// MQ-R-25: whether a pushed boat's owner sets its bow: some push of this turn allows it, and the boat still races.
    pub(crate) fn sets_bow(state: &State, id: BoatId) -> bool {
        state.course.asked & (1 << id.0) != 0 && state.boat(id).afloat()
    }
}
