//! Recovers the actions of a plan by walking back through the layers.

use super::found::End;
use super::sheet::spread;
use super::walk::turn_actions;
use super::{Plans, Source};
use crate::action::Action;
use crate::board::Dir;

/// A sheet entry, after turning there.
#[derive(Clone, Copy)]
struct Moment {
    sheet: u16,
    layer: u8,
    spot: u8,
    bow: Dir,
    turns: u8,
}

impl Plans {
    pub(super) fn actions_of(&self, index: usize, out: &mut Vec<Action>) {
        out.clear();
        let found = self.found[index];
        let mut back = Vec::new();
        match found.end() {
            End::Single(index) => {
                out.push(self.singles[index as usize]);
                return;
            }
            End::Back(index) => {
                let plan = self.special[index as usize];
                out.push(Action::Back);
                if !self.worlds[0].is_sand(plan.at) {
                    out.push(Action::Bow(plan.bow));
                }
                return;
            }
            End::At { sheet, layer, spot, bow, turns } => {
                back.push(Action::End);
                self.walk_back(Moment { sheet, layer, spot, bow, turns }, &mut back);
            }
            End::Step { sheet, layer, spot, bow, turns } => {
                back.push(Action::Ahead);
                self.walk_back(Moment { sheet, layer, spot, bow, turns }, &mut back);
            }
            End::Entry { jump } | End::Over { jump, .. } => self.jump_back(jump as usize, &mut back),
        }
        if self.task.wheel.is_none() {
            out.push(Action::Speed(found.wheel()));
        }
        out.extend(back.into_iter().rev());
    }

    /// Appends the actions that lead to a moment, last first.
    fn walk_back(&self, moment: Moment, back: &mut Vec<Action>) {
        let mut moment = moment;
        loop {
            let sheet = &self.sheets[moment.sheet as usize];
            let arrived = sheet.row(moment.layer, moment.spot);
            let facing = |bow: &Dir| arrived[*bow as usize] + bow.turns_to(moment.bow) == moment.turns;
            let Some(bow) = Dir::ALL.into_iter().find(facing) else { return };
            let turns = arrived[bow as usize];
            let first = back.len();
            turn_actions(bow, moment.bow, back);
            back[first..].reverse();
            let arrival = Moment { bow, turns, ..moment };
            if self.is_start(arrival) {
                return;
            }
            if let Some(before) = self.step_back(arrival) {
                back.push(Action::Ahead);
                moment = before;
                continue;
            }
            if let Some(jump) = self.jumps.iter().position(|jump| {
                jump.to == (arrival.sheet, arrival.layer, arrival.spot) && (jump.bow, jump.turns) == (bow, turns)
            }) {
                self.jump_back(jump, back);
            }
            return;
        }
    }

    fn is_start(&self, arrival: Moment) -> bool {
        let task = &self.task;
        arrival.layer == 0
            && arrival.sheet == 0
            && self.chart.space(arrival.spot) == task.node.at
            && (arrival.bow, arrival.turns) == (task.node.bow, task.turns)
    }

    /// The moment from which a plain step leads to this arrival.
    fn step_back(&self, arrival: Moment) -> Option<Moment> {
        let world_state = &self.worlds[0];
        let to = self.chart.space(arrival.spot);
        let from = world_state.neighbour(to, arrival.bow.turned(3))?;
        let driftwood = world_state.is_driftwood(to);
        let layer = arrival.layer.checked_sub(1 + u8::from(driftwood))?;
        let here = &self.sheets[arrival.sheet as usize];
        let spot = self.chart.spot(from);
        let start = self.task.aground && layer == 0;
        (0..self.used as u16).find_map(|index| {
            let sheet = &self.sheets[index as usize];
            let entered = sheet.entered || self.chart.is_last(arrival.spot);
            let same = sheet.world == here.world
                && entered == here.entered
                && sheet.driftwood + u8::from(driftwood) == here.driftwood;
            if !same || !sheet.has(layer, spot) {
                return None;
            }
            let arrived = sheet.row(layer, spot);
            let row = if start { arrived } else { spread(arrived) };
            let fits = row[arrival.bow as usize] == arrival.turns;
            fits.then_some(Moment { sheet: index, layer, spot, bow: arrival.bow, turns: arrival.turns })
        })
    }

    /// Appends a push, last direction first, and the actions before it.
    fn jump_back(&self, index: usize, back: &mut Vec<Action>) {
        let jump = &self.jumps[index];
        back.extend(jump.dirs.as_slice().iter().rev().map(|&dir| Action::Push(dir)));
        match jump.from {
            Source::Entry { sheet, layer, spot } => {
                self.walk_back(Moment { sheet, layer, spot, bow: jump.bow, turns: jump.turns }, back);
            }
            Source::Prefix { start, len } => {
                let prefix = &self.prefixes[start as usize..(start + len) as usize];
                back.extend(prefix.iter().rev());
            }
        }
    }
}
