//! Everything that one canoe can do with a card.

use crate::action::Action;
use crate::board::{Arm, GEMS, Gem, Place};
use crate::gems::WORK;
use crate::state::{CANOES, CanoeId, Gems, Stage, State};
use crate::table::Niagara;
use game::Seat;

/// A colour at a deposit, as one number; [`NOWHERE`] for none.
pub(super) type Heap = u8;
pub(super) const NOWHERE: Heap = u8::MAX;

/// The heap of this colour at this deposit.
pub(super) const fn heap(deposit: Gem, gem: Gem) -> Heap {
    (deposit.index() * GEMS + gem.index()) as Heap
}

/// The colours that can be taken from each deposit, as bits.
pub(super) type Stock = [u8; GEMS];

/// The stock of the deposits.
pub(super) fn stock(deposits: &[Gems; GEMS]) -> Stock {
    deposits.map(|gems| (0..GEMS).fold(0, |bits, gem| bits | u8::from(gems[gem] > 0) << gem))
}

fn colours(bits: u8) -> impl Iterator<Item = Gem> {
    Gem::ALL.into_iter().filter(move |&gem| bits & 1 << gem as u8 != 0)
}

/// Other players' loaded canoes by place, as bits.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Victims([u16; Place::ALL.len()]);

impl Victims {
    pub(super) fn of(state: &State, thief: Seat) -> Self {
        let mut victims = Self::default();
        for (index, canoe) in state.canoes.iter().enumerate() {
            if canoe.gem.is_some() && index / 2 != thief.0 as usize {
                victims.0[canoe.at as usize] |= 1 << index;
            }
        }
        victims
    }

    /// The canoes that can be robbed here, except `robbed`.
    pub(super) const fn at(&self, at: Place, robbed: u8) -> u16 {
        self.0[at as usize] & !(1u16.unbounded_shl(robbed as u32))
    }
}

/// One way for a canoe to use its whole card, and the result.
#[derive(Clone, Copy, Debug)]
pub(super) struct Voyage {
    /// It stays ashore.
    pub(super) stays: bool,
    pub(super) unload_first: bool,
    pub(super) load_first: Option<Gem>,
    pub(super) steps: u8,
    pub(super) up: bool,
    pub(super) arm: Arm,
    pub(super) unload_last: bool,
    pub(super) load_last: Option<Gem>,
    /// The number of the canoe it robs; [`NOWHERE`] for none.
    pub(super) robs: u8,
    /// Where it ends.
    pub(super) at: Place,
    /// The gem it carries at the end.
    pub(super) gem: Option<Gem>,
    pub(super) scored: Option<Gem>,
    /// The heaps that it takes from, that it adds to, and that a gem lost in the falls returns to.
    pub(super) takes: Heap,
    pub(super) puts: Heap,
    pub(super) spills: Heap,
}

/// A canoe at some point of its move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Embarked {
    points: u8,
    stage: Stage,
    unloaded: Option<Gem>,
    loaded: bool,
    voyage: Voyage,
}

impl Embarked {
    /// A canoe with its whole card unused.
    pub(super) fn fresh(state: &State, id: CanoeId, points: u8) -> Self {
        let canoe = state.canoe(id);
        let voyage = Voyage {
            stays: false,
            unload_first: false,
            load_first: None,
            steps: 0,
            up: false,
            arm: Arm::Left,
            unload_last: false,
            load_last: None,
            robs: NOWHERE,
            at: canoe.at,
            gem: canoe.gem,
            scored: None,
            takes: NOWHERE,
            puts: NOWHERE,
            spills: NOWHERE,
        };
        Self { points, stage: Stage::Before, unloaded: None, loaded: false, voyage }
    }

    /// The moving canoe at its current point.
    pub(super) fn under_way(state: &State, id: CanoeId) -> Self {
        let course = &state.course;
        let mut embarked = Self::fresh(state, id, course.points);
        (embarked.stage, embarked.unloaded, embarked.loaded) = (course.stage, course.unloaded, course.loaded);
        embarked.voyage.up = course.stage == Stage::Up;
        embarked
    }

    /// The voyage of a canoe that stays ashore.
    pub(super) fn staying(self) -> Voyage {
        Voyage { stays: true, ..self.voyage }
    }

    fn load(mut self, deposit: Gem, gem: Gem) -> Self {
        self.points -= WORK;
        self.loaded = true;
        self.voyage.gem = Some(gem);
        self.voyage.takes = heap(deposit, gem);
        *(if self.stage == Stage::Before { &mut self.voyage.load_first } else { &mut self.voyage.load_last }) =
            Some(gem);
        self
    }

    fn unload(mut self, deposit: Gem, gem: Gem) -> Self {
        self.points -= WORK;
        self.unloaded = Some(gem);
        self.voyage.gem = None;
        self.voyage.puts = heap(deposit, gem);
        *(if self.stage == Stage::Before { &mut self.voyage.unload_first } else { &mut self.voyage.unload_last }) =
            true;
        self
    }

    fn stepped(mut self, to: Place, stage: Stage, arm: Arm) -> Self {
        self.points -= 1;
        self.stage = stage;
        self.voyage.steps += 1;
        self.voyage.up = stage == Stage::Up;
        self.voyage.arm = arm;
        self.voyage.at = to;
        self
    }
}

/// Lists voyages. It applies the rules of `canoes.rs` and `gems.rs` to whole moves; the conformance kit and the naive
/// generator check that both agree.
pub(super) struct Pilot<'a> {
    pub(super) game: &'a Niagara,
    pub(super) stock: Stock,
    pub(super) victims: &'a Victims,
    pub(super) canoes: &'a [crate::state::Canoe; CANOES],
    pub(super) found: &'a mut Vec<Voyage>,
}

impl Pilot<'_> {
    /// Adds everything that the canoe can do from here.
    pub(super) fn explore(&mut self, from: Embarked) {
        match from.stage {
            Stage::Before => self.work_first(from),
            Stage::Up => self.paddle_up(from),
            Stage::Down => self.paddle_down(from),
            Stage::After => self.load_last(from),
        }
    }

    fn stock_at(&self, at: Place, without: Option<Gem>) -> Option<(Gem, u8)> {
        let deposit = at.deposit()?;
        let without = without.map_or(0, |gem| 1 << gem as u8);
        Some((deposit, self.stock[deposit.index()] & !without))
    }

    fn work_first(&mut self, from: Embarked) {
        self.depart(from);
        if from.points < WORK {
            return;
        }
        let Some((deposit, stock)) = self.stock_at(from.voyage.at, from.unloaded) else { return };
        match from.voyage.gem {
            None => colours(stock).for_each(|gem| self.depart(from.load(deposit, gem))),
            Some(_) if from.loaded => {}
            Some(own) => {
                let empty = from.unload(deposit, own);
                self.depart(empty);
                if empty.points >= WORK {
                    colours(stock & !(1 << own as u8)).for_each(|gem| self.depart(empty.load(deposit, gem)));
                }
            }
        }
    }

    /// Starts moving, or stays if the card is used up.
    fn depart(&mut self, from: Embarked) {
        if from.points == 0 {
            if from.voyage.unload_first || from.voyage.load_first.is_some() {
                self.found.push(from.voyage);
            }
            return;
        }
        let at = from.voyage.at;
        if at != Place::Beach && !(from.loaded && self.game.may_not_land(at, from.points)) {
            self.paddle_up(from.stepped(at.up(), Stage::Up, Arm::Left));
        }
        self.step_down(from);
    }

    fn paddle_up(&mut self, mut from: Embarked) {
        while from.points > 0 && from.voyage.at != Place::Beach {
            self.work_last(from);
            from = from.stepped(from.voyage.at.up(), Stage::Up, Arm::Left);
        }
        let mut voyage = from.voyage;
        if voyage.at == Place::Beach {
            voyage.scored = voyage.gem.take();
            self.found.push(voyage);
            return;
        }
        self.found.push(voyage);
        if voyage.gem.is_none() {
            let mut victims = self.victims.at(voyage.at, NOWHERE);
            while victims != 0 {
                let robs = victims.trailing_zeros() as u8;
                victims &= victims - 1;
                self.found.push(Voyage { robs, gem: self.canoes[robs as usize].gem, ..voyage });
            }
        }
    }

    fn step_down(&mut self, from: Embarked) {
        let at = from.voyage.at;
        let arms = if at == Place::S5 { &Arm::ALL[..] } else { &[from.voyage.arm] };
        for &arm in arms {
            self.paddle_down(from.stepped(at.down(arm), Stage::Down, arm));
        }
    }

    fn paddle_down(&mut self, from: Embarked) {
        if from.voyage.at == Place::Lost {
            let mut voyage = from.voyage;
            voyage.spills = voyage.gem.take().map_or(NOWHERE, |gem| heap(gem, gem));
            self.found.push(voyage);
        } else if from.points == 0 {
            self.found.push(from.voyage);
        } else {
            self.work_last(from);
            self.step_down(from);
        }
    }

    fn work_last(&mut self, from: Embarked) {
        let Some((deposit, stock)) = self.stock_at(from.voyage.at, None) else { return };
        match (from.points, from.voyage.gem) {
            (2, None) if from.unloaded.is_none() => {
                colours(stock).for_each(|gem| self.found.push(from.load(deposit, gem).voyage));
            }
            (2, Some(own)) if !from.loaded => self.found.push(from.unload(deposit, own).voyage),
            (4, Some(own)) if !from.loaded => {
                let empty = from.unload(deposit, own);
                let others = colours(stock & !(1 << own as u8));
                others.for_each(|gem| self.found.push(empty.load(deposit, gem).voyage));
            }
            _ => {}
        }
    }

    /// Loads another gem with the points left after unloading at the end of the move.
    fn load_last(&mut self, from: Embarked) {
        let Some((deposit, stock)) = self.stock_at(from.voyage.at, from.unloaded) else { return };
        colours(stock).for_each(|gem| self.found.push(from.load(deposit, gem).voyage));
    }
}

impl Voyage {
    /// Its actions, starting at `at`; `robbed` is the canoe robbed by the turn's first voyage.
    pub(super) fn actions(&self, mut at: Place, victims: &Victims, robbed: u8, out: &mut Vec<Action>) {
        let load = |gem: Option<Gem>| gem.map(Action::Load);
        out.extend(self.unload_first.then_some(Action::Unload));
        out.extend(load(self.load_first));
        for _ in 0..self.steps {
            if self.up {
                out.push(Action::Up);
                at = at.up();
            } else {
                out.push(if at == Place::S5 { Action::DownArm(self.arm) } else { Action::Down });
                at = at.down(self.arm);
            }
        }
        out.extend(self.unload_last.then_some(Action::Unload));
        out.extend(load(self.load_last));
        let worked_last = self.unload_last || self.load_last.is_some();
        if self.robs != NOWHERE {
            out.push(Action::Steal(CanoeId::at(self.robs as usize)));
        } else if self.up && !worked_last && self.gem.is_none() && victims.at(self.at, robbed) != 0 {
            out.push(Action::End);
        }
    }

    /// The approximate number of actions.
    pub(super) const fn length(&self) -> u8 {
        self.steps
            + self.unload_first as u8
            + self.load_first.is_some() as u8
            + self.unload_last as u8
            + self.load_last.is_some() as u8
    }
}
