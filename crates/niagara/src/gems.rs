//! Phase II: loading, unloading and stealing (NI-GEM, NI-STL).

use crate::board::{Gem, Place};
use crate::event::Event;
use crate::rule_id::RuleId;
use crate::state::{Canoe, CanoeId, Course, Gems, Stage, State};
use crate::table::Niagara;
use game::{Events, Illegal};

/// NI-GEM-02: the points that loading or unloading costs.
pub const WORK: u8 = 2;

/// The rule for stealing a gem.
pub(crate) const STOLEN: RuleId = RuleId::Stl01;

game::causes! {
    /// How a gem was loaded.
    Loading as NiagaraLoading {
        /// Into an empty canoe.
        Alone => RuleId::Gem02,
        /// In exchange for a gem unloaded just before.
        Swap => RuleId::Gem03,
    }
}

impl Course {
    /// Whether the canoe has left the disc on which its turn began.
    const fn has_moved(self) -> bool {
        matches!(self.stage, Stage::Up | Stage::Down | Stage::After)
    }
}

impl Niagara {
    /// NI-GEM-02: gems are loaded and unloaded at deposits only.
    fn workplace(canoe: Canoe) -> Result<Gem, Illegal<RuleId>> {
        canoe.at.deposit().ok_or(Illegal::by(RuleId::Gem02))
    }

    /// NI-GEM-02, NI-GEM-06: whether there are enough points for loading or unloading.
    fn check_work(course: Course) -> Result<(), Illegal<RuleId>> {
        if course.points >= WORK {
            return Ok(());
        }
        let fresh = course.stage == Stage::Before && !course.loaded && course.unloaded.is_none();
        let rule = if course.points == 1 && fresh { RuleId::Gem06 } else { RuleId::Gem02 };
        Err(Illegal::lacking(rule, WORK, course.points))
    }

    /// Whether the moving canoe may load this gem.
    pub(crate) fn check_load(state: &State, canoe: Canoe, gem: Gem) -> Result<(), Illegal<RuleId>> {
        let course = &state.course;
        let deposit = Self::workplace(canoe)?;
        if canoe.gem.is_some() {
            return Err(Illegal::by(RuleId::Gem01));
        }
        Self::check_work(*course)?;
        let in_one_go = !course.has_moved() || course.stage == Stage::After;
        if course.unloaded.is_some() && !in_one_go {
            return Err(Illegal::by(RuleId::R06));
        }
        if course.unloaded == Some(gem) {
            return Err(Illegal::by(RuleId::R24));
        }
        let there = state.deposit(deposit);
        if there[gem.index()] == 0 {
            let empty = there.iter().all(|&gems| gems == 0);
            return Err(Illegal::by(if empty { RuleId::R14 } else { RuleId::Gem05 }));
        }
        if course.has_moved() && course.points > WORK {
            return Err(Illegal::lacking(RuleId::Gem02, WORK, course.points)); // the remaining points could not be used
        }
        Ok(())
    }

    /// Whether the moving canoe may unload its gem here.
    pub(crate) fn check_unload(state: &State, canoe: Canoe) -> Result<(), Illegal<RuleId>> {
        let course = &state.course;
        let deposit = Self::workplace(canoe)?;
        let gem = canoe.gem.ok_or(Illegal::lacking(RuleId::Gem01, 1, 0))?;
        if course.loaded {
            return Err(Illegal::by(RuleId::Gem04));
        }
        Self::check_work(*course)?;
        match course.points {
            WORK => Ok(()),
            _ if !course.has_moved() => Ok(()),
            // NI-GEM-03: the remaining points must pay for loading another gem.
            4 if can_swap(*state.deposit(deposit), gem) => Ok(()),
            4 => Err(Illegal::by(RuleId::Gem03)),
            points => Err(Illegal::lacking(RuleId::Gem02, WORK, points)),
        }
    }

    /// NI-GEM-05: any colour at the deposit can be loaded, whoever put it there (NI-R-23).
    pub(crate) fn load(&self, state: &mut State, id: CanoeId, gem: Gem, events: &mut impl Events<Event>) {
        let Some(deposit) = state.canoe(id).at.deposit() else { return };
        let gems = &mut state.deposits[deposit.index()][gem.index()];
        *gems = gems.saturating_sub(1);
        state.canoe_mut(id).gem = Some(gem);
        state.course.loaded = true;
        let cause = if state.course.unloaded.is_some() { Loading::Swap } else { Loading::Alone };
        events.tell(Event::Loaded { canoe: id, gem, deposit, cause });
        self.worked(state, events);
    }

    /// NI-GEM-05: the gem stays at this deposit, whatever its colour.
    pub(crate) fn unload(&self, state: &mut State, id: CanoeId, events: &mut impl Events<Event>) {
        let Some(deposit) = state.canoe(id).at.deposit() else { return };
        let Some(gem) = state.canoe_mut(id).gem.take() else { return };
        state.deposits[deposit.index()][gem.index()] += 1;
        state.course.unloaded = Some(gem);
        events.tell(Event::Unloaded { canoe: id, gem, deposit });
        self.worked(state, events);
    }

    /// NI-R-04: loading or unloading with the last points completes the canoe's move.
    fn worked(&self, state: &mut State, events: &mut impl Events<Event>) {
        state.course.points = state.course.points.saturating_sub(WORK);
        if state.course.has_moved() {
            state.course.stage = Stage::After;
        }
        if state.course.points == 0 {
            self.finish_canoe(state, events);
        }
    }

    /// NI-STL-01, NI-STL-03, NI-R-08: whether this canoe belongs to another player, is on the same disc, and carries a
    /// gem.
    #[inline]
    pub(crate) fn is_victim(state: &State, thief: CanoeId, victim: usize) -> bool {
        let canoe = &state.canoes[victim];
        canoe.gem.is_some() && canoe.at == state.canoe(thief).at && victim / 2 != thief.seat.0 as usize
    }

    /// Whether the moving canoe, with all points used, can steal from any canoe on its disc.
    pub(crate) fn can_steal(&self, state: &State, thief: CanoeId) -> bool {
        state.course.stage == Stage::Up
            && state.canoe(thief).gem.is_none()
            && (0..2 * self.table.seats as usize).any(|victim| Self::is_victim(state, thief, victim))
    }

    /// Whether the moving canoe may steal from this one.
    pub(crate) fn check_steal(&self, state: &State, thief: CanoeId, victim: CanoeId) -> Result<(), Illegal<RuleId>> {
        let course = &state.course;
        let (own, other) = (state.canoe(thief), state.canoe(victim));
        let across = matches!(
            (own.at, other.at),
            (Place::L6, Place::R6) | (Place::R6, Place::L6) | (Place::L7, Place::R7) | (Place::R7, Place::L7)
        );
        let rule = match course.stage {
            _ if thief.seat == victim.seat => RuleId::Stl03,
            _ if victim.seat.0 >= self.table.seats => STOLEN,
            _ if across => RuleId::R08,
            Stage::Before => RuleId::R07,
            Stage::Down => RuleId::Stl03,
            Stage::After => RuleId::Stl02,
            Stage::Up if course.points > 0 => return Err(Illegal::lacking(RuleId::Stl03, 0, course.points)),
            Stage::Up if own.gem.is_some() || !Self::is_victim(state, thief, victim.index()) => STOLEN,
            Stage::Up => return Ok(()),
        };
        Err(Illegal::by(rule))
    }

    /// NI-STL-01: moves the gem between canoes at no cost; there is no other way to do so (NI-STL-04).
    pub(crate) fn steal(&self, state: &mut State, thief: CanoeId, victim: CanoeId, events: &mut impl Events<Event>) {
        if let Some(gem) = state.canoe_mut(victim).gem.take() {
            state.canoe_mut(thief).gem = Some(gem);
            events.tell(Event::Stolen { canoe: thief, from: victim, gem });
        }
        self.finish_canoe(state, events);
    }
}

/// NI-GEM-03, NI-R-24: whether a gem of another colour lies here.
pub(crate) fn can_swap(there: Gems, gem: Gem) -> bool {
    Gem::ALL.into_iter().any(|other| other != gem && there[other.index()] > 0)
}
