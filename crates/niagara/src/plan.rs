//! Whole turns: the distinct results, each with a shortest sequence of actions.
//!
//! A turn with two canoes is two consecutive voyages. They affect each other only through gems: one canoe loads what
//! the other unloads, takes the last gem, or steals first. So the voyages of each canoe are listed once, and the two
//! lists are combined into pairs. `voyage` lists what one canoe can do.

mod voyage;

use crate::action::{Action, Sky};
use crate::board::{GEMS, Gem};
use crate::state::{CANOES, Canoe, CanoeId, Card, Phase, State, Which};
use crate::table::Niagara;
use game::{Game, Seat};
use serde::{Deserialize, Serialize};
use voyage::{Embarked, Heap, NOWHERE, Pilot, Stock, Victims, Voyage, stock};

/// The result of a plan.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(as = NiagaraPlan))]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // the field names are self-explanatory
pub enum Plan {
    /// Pays these gems for canoes.
    Buy {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        gem: Option<Gem>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second_gem: Option<Gem>,
    },
    /// Plays this card.
    Card { card: Card },
    /// Moves the weather marker here.
    Weather { weather: i8 },
    /// Moves the canoes to these places.
    Canoes {
        a: Canoe,
        b: Canoe,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        a_scores: Option<Gem>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        b_scores: Option<Gem>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        a_robs: Option<CanoeId>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        b_robs: Option<CanoeId>,
    },
}

/// Two voyages, by number: the key identifies the result, the rest how to get there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Pair {
    key: u128,
    length: u8,
    /// The second canoe moves first.
    swapped: bool,
    first: u16,
    second: u16,
}

/// There is no second canoe.
const NONE: u16 = u16::MAX;

/// The plans of a turn, in reusable buffers.
#[derive(Clone, Debug, Default)]
pub struct Plans {
    /// The results of the plans of a turn without canoes.
    plain: Vec<Plan>,
    voyages: Vec<Voyage>,
    pairs: Vec<Pair>,
    turn: Option<Turn>,
}

/// The turn that the pairs belong to.
#[derive(Clone, Copy, Debug)]
struct Turn {
    state: State,
    seat: Seat,
    victims: Victims,
    /// The canoe whose voyages come first in the pairs.
    lead: Which,
    /// The lead is already moving.
    chosen: bool,
}

/// The range of a list of voyages.
type Range = std::ops::Range<u16>;

impl game::Plans for Plans {
    type Action = Action;
    type Result = Plan;

    fn len(&self) -> usize {
        self.plain.len() + self.pairs.len()
    }

    fn result(&self, index: usize) -> Plan {
        match self.plain.get(index) {
            Some(&plan) => plan,
            None => self.canoes(index - self.plain.len()),
        }
    }

    fn actions(&self, index: usize, out: &mut Vec<Action>) {
        out.clear();
        match self.plain.get(index) {
            Some(&plan) => self.plain_actions(plan, out),
            None => self.canoe_actions(index - self.plain.len(), out),
        }
    }
}

impl Plans {
    pub(crate) fn fill(&mut self, game: &Niagara, state: &State, seat: Seat) {
        self.plain.clear();
        self.voyages.clear();
        self.pairs.clear();
        self.turn = None;
        if !game.turn(state).decides(seat) {
            return;
        }
        match state.phase {
            Phase::Buy => self.buy(state, seat),
            Phase::Cards => self.plain.extend(state.hand(seat).iter().map(|card| Plan::Card { card })),
            Phase::Act => match state.card(seat).and_then(Card::points) {
                None => self.clouds(state),
                Some(points) => self.sail(game, state, seat, points),
            },
            Phase::SetupArm | Phase::SetupRing | Phase::River | Phase::Over => {}
        }
        if !self.plain.is_empty() {
            self.turn = Some(Turn { state: *state, seat, victims: Victims::default(), lead: Which::A, chosen: false });
        }
    }

    /// Adds plans that pay no, one or two gems, in any order.
    fn buy(&mut self, state: &State, seat: Seat) {
        self.plain.push(Plan::Buy { gem: None, second_gem: None });
        let gems = state.scored(seat);
        for (i, gem) in Gem::ALL.into_iter().enumerate().filter(|(i, _)| gems[*i] > 0) {
            self.plain.push(Plan::Buy { gem: Some(gem), second_gem: None });
            if state.lost(seat) == 2 {
                let seconds = Gem::ALL.into_iter().enumerate().skip(i).filter(|&(j, _)| gems[j] > u8::from(i == j));
                self.plain.extend(seconds.map(|(_, second)| Plan::Buy { gem: Some(gem), second_gem: Some(second) }));
            }
        }
    }

    fn clouds(&mut self, state: &State) {
        let legal = Sky::ALL.into_iter().filter(|&sky| Niagara::check_weather(state, sky).is_ok());
        self.plain.extend(legal.map(|sky| Plan::Weather { weather: state.weather + sky.step() }));
    }

    fn plain_actions(&self, plan: Plan, out: &mut Vec<Action>) {
        let Some(Turn { state, seat, .. }) = &self.turn else { return };
        match plan {
            Plan::Card { card } => out.push(Action::Card(card)),
            Plan::Weather { weather } => {
                out.push(Action::Weather(if weather > state.weather { Sky::Up } else { Sky::Down }));
            }
            Plan::Buy { gem, second_gem } => {
                let bought = [gem, second_gem].into_iter().flatten();
                out.extend(bought.map(Action::Buy));
                // Players who cannot buy any more are not asked again.
                let count = out.len() as u8;
                if state.lost(*seat) > count && state.gems(*seat) > count {
                    out.push(Action::End);
                }
            }
            Plan::Canoes { .. } => {}
        }
    }

    /// Adds all ways to use a card with a number.
    fn sail(&mut self, game: &Niagara, state: &State, seat: Seat, points: u8) {
        let course = &state.course;
        let victims = Victims::of(state, seat);
        let stock = stock(&state.deposits);
        let id = |which| CanoeId::new(seat, which);
        let begins =
            |which| if course.can_begin(which) { Some(Embarked::fresh(state, id(which), points)) } else { None };
        let lead = course.canoe.unwrap_or(if course.can_begin(Which::A) { Which::A } else { Which::B });
        let chosen = course.canoe.is_some();
        let first = if chosen { Some(Embarked::under_way(state, id(lead))) } else { begins(lead) };
        let Some(first) = first else { return };
        let other = lead.other();
        // Of two canoes ashore, either may launch; they are interchangeable.
        let second = if course.ashore == 0b11 { None } else { begins(other) };
        self.turn = Some(Turn { state: *state, seat, victims, lead, chosen });

        let optional = |which: Which| course.ashore & which.bit() != 0 && course.afloat != 0;
        let leads = self.explore(game, state, &victims, stock, first, !chosen && optional(lead));
        let Some(second) = second else {
            for first in leads {
                self.single(first);
            }
            return;
        };
        let follows = self.explore(game, state, &victims, stock, second, optional(other));
        let more_follows = self.explore_more(game, state, &victims, stock, second, &leads);
        let alike = !chosen && state.canoe(id(lead)) == state.canoe(id(other));
        for list in [&follows, &more_follows] {
            self.join(state, leads.clone(), list.clone(), false, alike);
        }
        if !chosen {
            let more_leads = self.explore_more(game, state, &victims, stock, first, &follows);
            self.join(state, follows, more_leads, true, alike);
        }
        self.pairs.sort_unstable();
        self.pairs.dedup_by_key(|pair| pair.key);
    }

    fn explore(
        &mut self,
        game: &Niagara,
        state: &State,
        victims: &Victims,
        stock: Stock,
        from: Embarked,
        optional: bool,
    ) -> Range {
        let begin = self.voyages.len() as u16;
        if optional {
            self.voyages.push(from.staying());
        }
        Pilot { game, stock, victims, canoes: &state.canoes, found: &mut self.voyages }.explore(from);
        begin..self.voyages.len() as u16
    }

    /// Adds the voyages that need a gem that only the other canoe brings.
    fn explore_more(
        &mut self,
        game: &Niagara,
        state: &State,
        victims: &Victims,
        stock: Stock,
        from: Embarked,
        others: &Range,
    ) -> Range {
        let begin = self.voyages.len() as u16;
        let mut brought: Stock = [0; GEMS];
        for voyage in &self.voyages[others.start as usize..others.end as usize] {
            for heap in [voyage.puts, voyage.spills] {
                if heap != NOWHERE {
                    brought[heap as usize / GEMS] |= 1 << (heap as usize % GEMS);
                }
            }
        }
        for (brought, stock) in brought.iter_mut().zip(stock) {
            *brought &= !stock;
        }
        if brought != [0; GEMS] {
            Pilot { game, stock: brought, victims, canoes: &state.canoes, found: &mut self.voyages }.explore(from);
            let mut kept = begin as usize;
            for i in begin as usize..self.voyages.len() {
                if self.voyages[i].takes != NOWHERE {
                    self.voyages[kept] = self.voyages[i];
                    kept += 1;
                }
            }
            self.voyages.truncate(kept);
        }
        begin..self.voyages.len() as u16
    }

    /// Adds a turn of one canoe. Merges equal results as for two canoes, because the falls make some results equal.
    fn single(&mut self, first: u16) {
        let voyage = &self.voyages[first as usize];
        let key = combine(traces(voyage), 0) | u128::from(part(voyage)) << PARTS;
        let pair = Pair { key, length: voyage.length(), swapped: false, first, second: NONE };
        if !self.pairs.iter().any(|found| found.key == key) {
            self.pairs.push(pair);
        }
    }

    /// Combines every voyage of the first list with each of the second that is possible after it.
    fn join(&mut self, state: &State, firsts: Range, seconds: Range, swapped: bool, alike: bool) {
        let counts = state.deposits.as_flattened();
        for first in firsts {
            let one = self.voyages[first as usize];
            if swapped && one.stays {
                continue; // the reverse order gives the same result if the first voyage does nothing
            }
            let (trace, part_one) = (traces(&one), part(&one));
            for second in seconds.clone() {
                let two = &self.voyages[second as usize];
                if !follows(counts, &one, two) {
                    continue;
                }
                let part_two = part(two);
                // The lead's part first; for canoes that began alike, the lower one, because they are interchangeable.
                let lower = if alike { part_two < part_one } else { swapped };
                let (low, high) = if lower { (part_two, part_one) } else { (part_one, part_two) };
                let key = combine(trace, traces(two)) | u128::from(low) << PARTS | u128::from(high) << (PARTS + PART);
                let length = one.length() + two.length();
                let (first, second) = if swapped { (second, first) } else { (first, second) };
                self.pairs.push(Pair { key, length, swapped, first, second });
            }
        }
    }

    fn canoes(&self, index: usize) -> Plan {
        let Some(turn) = &self.turn else { return Plan::Buy { gem: None, second_gem: None } };
        let pair = self.pairs[index];
        let now = |which| *turn.state.canoe(CanoeId::new(turn.seat, which));
        let robs = |robs: u8| (robs != NOWHERE).then(|| CanoeId::at(robs as usize));
        let end = |voyage: &Voyage| (Canoe { at: voyage.at, gem: voyage.gem }, voyage.scored, robs(voyage.robs));
        let lead = end(&self.voyages[pair.first as usize]);
        let other = match self.voyages.get(pair.second as usize) {
            Some(voyage) => end(voyage),
            None => (now(turn.lead.other()), None, None),
        };
        let (a, b) = if turn.lead == Which::A { (lead, other) } else { (other, lead) };
        Plan::Canoes { a: a.0, b: b.0, a_scores: a.1, b_scores: b.1, a_robs: a.2, b_robs: b.2 }
    }

    fn canoe_actions(&self, index: usize, out: &mut Vec<Action>) {
        let Some(turn) = &self.turn else { return };
        let pair = self.pairs[index];
        let lead = (turn.lead, self.voyages.get(pair.first as usize));
        let other = (turn.lead.other(), self.voyages.get(pair.second as usize));
        let mut robbed = NOWHERE;
        for (which, voyage) in if pair.swapped { [other, lead] } else { [lead, other] } {
            let Some(voyage) = voyage else { continue };
            if voyage.stays {
                continue;
            }
            if !(turn.chosen && which == turn.lead) {
                out.push(Action::Canoe(which));
            }
            let at = turn.state.canoe(CanoeId::new(turn.seat, which)).at;
            voyage.actions(at, &turn.victims, robbed, out);
            robbed = voyage.robs;
        }
        if [lead.1, other.1].into_iter().flatten().any(|voyage| voyage.stays) {
            out.push(Action::End);
        }
    }
}

/// Whether the second voyage is possible after the first.
fn follows(counts: &[u8], one: &Voyage, two: &Voyage) -> bool {
    let heap = two.takes;
    let enough = || {
        let brought = u8::from(one.puts == heap) + u8::from(one.spills == heap);
        counts[heap as usize] + brought > u8::from(one.takes == heap)
    };
    (heap == NOWHERE || enough()) && (two.robs == NOWHERE || two.robs != one.robs)
}

/// A key identifies a result, whichever canoe produced it: three bits for the change of each heap, two for each colour
/// scored, one for each canoe robbed, then the final state of the two canoes.
const SCORED: u32 = 3 * (GEMS * GEMS) as u32;
const ROBBED: u32 = SCORED + 2 * GEMS as u32;
const PARTS: u32 = ROBBED + CANOES as u32;
const PART: u32 = 7;
/// An offset of two for every heap, so that no heap in a key is negative.
const LEVEL: u128 = {
    let mut level = 0;
    let mut heap = 0;
    while heap < GEMS * GEMS {
        level |= 2 << (3 * heap);
        heap += 1;
    }
    level
};

/// What a voyage changes besides its canoe. The traces of two voyages add up.
fn traces(voyage: &Voyage) -> u128 {
    let one = |heap: Heap| if heap == NOWHERE { 0 } else { 1u128 << (3 * heap) };
    let scored = voyage.scored.map_or(0, |gem| 1 << (SCORED + 2 * gem as u32));
    let robbed = if voyage.robs == NOWHERE { 0 } else { 1 << (ROBBED + u32::from(voyage.robs)) };
    one(voyage.puts).wrapping_add(one(voyage.spills)).wrapping_sub(one(voyage.takes)).wrapping_add(scored | robbed)
}

fn combine(one: u128, two: u128) -> u128 {
    LEVEL.wrapping_add(one).wrapping_add(two)
}

/// The final state of the canoe: its place and its gem.
fn part(voyage: &Voyage) -> u8 {
    voyage.at as u8 | voyage.gem.map_or(0, |gem| gem as u8 + 1) << 4
}
