//! Converts a state to a position, and reads a position with full validation.

use crate::board::{Bend, Contact, Dir, LONGEST, Site, Space};
use crate::docks::WANTED;
use crate::position::{BoatDoc, CourseDoc, FORMAT, Position, RepairDoc};
use crate::rules::{
    NoTurn, PushPath, RearTiles, RoseAground, RoseBunker, RoseStuck, SandBlocked, SandStuck, ShortFinish,
};
use crate::state::{Boat, BoatId, Course, Fate, Few, Laid, Phase, Repair, State};
use crate::table::Queen;
use crate::tiles::{Kind, TileId};
use game::{Fault, Game, Ignore};
use std::collections::BTreeSet;

fn few<T: Copy + PartialEq, const N: usize>(items: &[T], filler: T, place: &str) -> Result<Few<T, N>, Fault> {
    if items.len() > N {
        return Err(Fault::new("list-too-long").at(place).with("most", N));
    }
    let mut list = Few::empty(filler);
    for &item in items {
        list.push(item);
    }
    Ok(list)
}

/// The boats of a bit set.
fn boats_of(bits: u8) -> Vec<BoatId> {
    BoatId::ALL.into_iter().filter(|id| bits & (1 << id.0) != 0).collect()
}

fn in_range(value: u16, least: u16, most: u16, place: impl std::fmt::Display) -> Result<(), Fault> {
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let fault = Fault::new("number-out-of-range").at(place);
    Err(fault.with("value", value).with("least", least).with("most", most))
}

impl Queen {
    pub(crate) fn save(&self, state: &State) -> Position {
        let river = state.river();
        let tile_text = |(i, laid): (usize, &Laid)| match laid.bend {
            Bend::Straight => laid.id.to_string(),
            bend if i > 0 => format!("{} {bend}", laid.id),
            _ => laid.id.to_string(),
        };
        let docks = river.iter().enumerate().filter(|(_, laid)| laid.id.tile().dock.is_some());
        Position {
            format: FORMAT,
            table: self.table.clone(),
            river: river.iter().enumerate().map(tile_text).collect(),
            removed: state.rear,
            finish: state.finish,
            pile: Some(TileId::of(state.pool).collect()),
            draws: Some(state.draws),
            leaving: state.outs,
            spare: self.spare.map(|_| state.spare),
            passengers: docks.map(|(i, laid)| (i as u8, laid.passengers)).collect(),
            boats: self.all_boats().map(|id| (id, BoatDoc::of(id, state.boat(id)))).collect(),
            round: state.round,
            order: Some(state.order().to_vec()),
            virtual_coal: state.virtual_coal,
            rose_used: state.rose_used,
            bunkered: state.bunkered,
            idle_rounds: state.idle_rounds,
            idle: state.idle,
            turns_begun: state.turn_count,
            to_move: None,
            course: Some(CourseDoc::of(state)),
            end: state.end,
        }
    }
}

impl BoatDoc {
    fn of(id: BoatId, boat: &Boat) -> Self {
        Self {
            at: boat.afloat().then_some(boat.at),
            bow: boat.bow,
            speed: boat.speed,
            coal: if id == BoatId::ROSE { 6 } else { boat.coal },
            passengers: boat.passengers,
            served: boat.served.as_slice().to_vec(),
            repair: RepairDoc::of(boat.repair),
            leaves_free: boat.leaves_free,
            waiting: if let Fate::Waiting(dock) = boat.fate { Some(dock) } else { None },
            home: if let Fate::Home(place) = boat.fate { Some(place) } else { None },
            out: if let Fate::Out(place) = boat.fate { Some(place) } else { None },
        }
    }
}

impl CourseDoc {
    fn of(state: &State) -> Self {
        let course = &state.course;
        Self {
            place: state.place,
            phase: state.phase,
            speed: course.speed,
            points: course.points,
            turns: course.turns,
            driftwood: course.driftwood,
            mode: course.mode,
            allowance: course.allowance,
            entered_last: course.entered_last,
            enters: course.enters,
            entry: course.entry,
            chain: course.chain.as_slice().to_vec(),
            pushed: course.pushed.as_slice().to_vec(),
            bows_set: course.bows_set,
            asked: Some(boats_of(course.asked)).filter(|asked| !asked.is_empty()),
            boarded: BoatId::ALL
                .into_iter()
                .flat_map(|id| std::iter::repeat_n(id, (course.boarded >> (2 * id.0) & 3) as usize))
                .collect(),
            barred: Some(course.barred.as_slice().to_vec()).filter(|barred| !barred.is_empty()),
            exchanged: boats_of(course.exchanged),
            path: course.path.as_slice().to_vec(),
        }
    }

    fn course(&self, queen: &Queen, state: &State) -> Result<Course, Fault> {
        for (value, most, place) in [
            (self.speed, 6, "course.speed"),
            (self.points, 6, "course.points"),
            (self.turns, 24, "course.turns"),
            (self.driftwood, 3, "course.driftwood"),
            (self.allowance, 24, "course.allowance"),
            (self.entry, 1, "course.entry"),
            (self.bows_set, self.pushed.len() as u8, "course.bows_set"),
        ] {
            in_range(value.into(), 0, most.into(), place)?;
        }
        let pushed = self.pushed.iter().filter(|&&id| state.boat(id).afloat());
        let asked = match &self.asked {
            Some(asked) => asked.clone(),
            None => pushed.clone().copied().filter(|&id| queen.owner_sets_bow(state, state.boat(id).at)).collect(),
        };
        let barred = match &self.barred {
            Some(barred) => barred.clone(),
            None if queen.rules.push_path != PushPath::Barred => Vec::new(),
            None => pushed.map(|&id| state.boat(id).at).collect(),
        };
        Position::check_water(state, &barred, "course.barred")?;
        Ok(Course {
            speed: self.speed,
            points: self.points,
            turns: self.turns,
            driftwood: self.driftwood,
            mode: self.mode,
            allowance: self.allowance,
            entered_last: self.entered_last,
            enters: self.enters,
            entry: self.entry,
            chain: few(&self.chain, Dir::N, "course.chain")?,
            pushed: few(&self.pushed, BoatId(0), "course.pushed")?,
            bows_set: self.bows_set,
            asked: asked.iter().fold(0, |bits, id| bits | 1 << id.0),
            boarded: self.boarded.iter().fold(0, |bits, id| bits + (1 << (2 * id.0))),
            barred: few(&barred, Space::new(0, 0), "course.barred")?,
            exchanged: self.exchanged.iter().fold(0, |bits, id| bits | 1 << id.0),
            path: few(&self.path, Space::new(0, 0), "course.path")?,
        })
    }
}

impl Position {
    /// Reads the document and validates all of it.
    pub(crate) fn load(&self) -> Result<(Queen, State), Fault> {
        game::format::check_position(self.format)?;
        let queen = Queen::open(&self.table).map_err(|fault| {
            let place = format!("table.{}", fault.place);
            fault.at(place)
        })?;
        let mut state = queen.start();
        self.lay_river(&queen, &mut state)?;
        self.fill_pile(&queen, &mut state)?;
        self.put_passengers(&queen, &mut state)?;
        self.put_boats(&queen, &mut state)?;
        self.set_round(&queen, &mut state)?;
        self.begin(&queen, &mut state)?;
        Ok((queen, state))
    }

    fn lay_river(&self, queen: &Queen, state: &mut State) -> Result<(), Fault> {
        in_range(self.river.len() as u16, 1, LONGEST as u16, "river")?;
        let mut sites = vec![Site::START];
        let mut used = 0;
        for (i, text) in self.river.iter().enumerate() {
            let place = format!("river.{i}");
            let (name, bend) = text.split_once(' ').unwrap_or((text, "straight"));
            let id: TileId = name.parse().map_err(|fault: Fault| fault.at(&place))?;
            let bend: Bend = bend.parse().map_err(|fault: Fault| fault.at(&place))?;
            if (i == 0) != (id == TileId::START) || (i < 2 && bend != Bend::Straight) {
                return Err(Fault::new("position-start-tile").at(place));
            }
            if used & id.bit() != 0 || (queen.a_tiles | queen.b_tiles | 1) & id.bit() == 0 {
                return Err(Fault::new("position-tile-not-there").at(place).with("name", id));
            }
            used |= id.bit();
            if i > 0 {
                let site = sites[i - 1].next(bend);
                let removed = (self.removed as usize).min(i);
                if let Some(other) = (removed..i).find(|&k| sites[k].contact(site) == Contact::Overlapping) {
                    return Err(Fault::new("position-river-overlaps").at(place).with("other", other));
                }
                sites.push(site);
            }
            let heading = sites[i].heading;
            state.tiles[i] = Laid { id, bend, heading, passengers: 0 };
        }
        state.laid = self.river.len() as u8;
        in_range(self.removed.into(), 0, u16::from(state.laid) - 1, "removed")?;
        if self.removed > 0 && queen.rules.rear_tiles == RearTiles::Stay {
            return Err(Fault::new("position-tiles-stay").at("removed"));
        }
        state.rear = self.removed;
        for (laid, share) in state.tiles.iter_mut().zip(self.shares(queen)).skip(state.rear as usize) {
            laid.passengers = share;
        }
        state.finish = self.finish;
        Ok(())
    }

    /// The passengers that each tile of the river got when it was laid: docks are filled in order of discovery until no
    /// passengers are left.
    fn shares(&self, queen: &Queen) -> impl Iterator<Item = u8> {
        let mut left = queen.spare.unwrap_or(u8::MAX);
        let ids = self.river.iter().map(|text| text.split(' ').next().and_then(|name| name.parse::<TileId>().ok()));
        ids.map(move |id| {
            let share = id.map_or(0, |id| queen.dock_passengers(id.tile().kind)).min(left);
            left -= if queen.spare.is_some() { share } else { 0 };
            share
        })
    }

    /// Fills the pile, and the number of tiles that will be drawn from it.
    fn fill_pile(&self, queen: &Queen, state: &mut State) -> Result<(), Fault> {
        let laid = state.river().iter().fold(0, |bits, laid| bits | laid.id.bit());
        let all = queen.a_tiles | queen.b_tiles;
        let drawn = state.laid - 1;
        state.outs = self.leaving;
        if self.leaving > queen.leaving || (self.leaving > 0 && drawn > 0) {
            return Err(Fault::new("position-leaving").at("leaving").with("most", queen.leaving));
        }
        state.pool = match &self.pile {
            Some(pile) => {
                let mut bits = 0;
                for (i, id) in pile.iter().enumerate() {
                    if all & !laid & !bits & id.bit() == 0 {
                        return Err(Fault::new("position-tile-not-there").at(format!("pile.{i}")).with("name", id));
                    }
                    bits |= id.bit();
                }
                bits
            }
            None => Self::usual_pile(all & !laid, queen.leaving - self.leaving, self.leaving)?,
        };
        let size = state.pool.count_ones() as u8 - self.leaving.min(state.pool.count_ones() as u8);
        let usual = if self.finish.is_some() {
            0
        } else if queen.table.introductory {
            3u8.saturating_sub(drawn)
        } else {
            size
        };
        state.draws = self.draws.unwrap_or(usual);
        let room = (LONGEST as u8) - state.laid;
        in_range(state.draws.into(), 0, size.min(room).into(), "draws")?;
        let setup = self.course.as_ref().is_some_and(|course| course.phase == Phase::RevealFinish);
        if self.finish.is_some() && state.draws > 0 {
            return Err(Fault::new("position-finish-early").at("finish").with("draws", state.draws));
        }
        if self.finish.is_none() && state.draws == 0 && !setup {
            return Err(Fault::new("position-finish-missing").at("finish"));
        }
        // The finish must lie where it could be laid.
        let fits = |bend: Bend| queen.allowed_bends(state)[bend as usize];
        if self.finish.is_some_and(|bend| !fits(bend)) {
            return Err(Fault::new("position-finish-misfit").at("finish"));
        }
        Ok(())
    }

    /// The default pile: the tiles not in the river, minus the A3 (then A2) tiles removed for B tiles.
    fn usual_pile(rest: u32, left: u8, leaving: u8) -> Result<u32, Fault> {
        let mut pile = rest;
        for _ in 0..left.saturating_sub(leaving) {
            let a3 = pile & TileId::A3_TILES;
            let candidates = if a3 != 0 { a3 } else { pile & TileId::A2_TILES };
            let Some(gone) = TileId::of(candidates).last() else {
                return Err(Fault::new("position-pile-needed").at("pile"));
            };
            pile &= !gone.bit();
        }
        Ok(pile)
    }

    fn put_passengers(&self, queen: &Queen, state: &mut State) -> Result<(), Fault> {
        for (&tile, &count) in &self.passengers {
            let place = format!("passengers.{tile}");
            let Some(laid) = state.tiles[..state.laid as usize].get_mut(tile as usize) else {
                return Err(Fault::new("position-no-such-tile").at(place).with("value", tile));
            };
            let kind = laid.id.tile().kind;
            let share = self.shares(queen).nth(usize::from(tile)).unwrap_or(0);
            let most = if tile < self.removed { 0 } else { share };
            if !matches!(kind, Kind::Blue | Kind::Red) && count > 0 {
                return Err(Fault::new("position-no-dock").at(place).with("name", laid.id));
            }
            // Each boat that served this tile took one passenger.
            let taken = self.boats.values().filter(|boat| boat.served.contains(&tile)).count() as u8;
            in_range(count.into(), 0, most.saturating_sub(taken).into(), place)?;
            laid.passengers = count;
        }
        // By default, a dock holds what no boat has taken.
        for tile in (state.rear..state.laid).filter(|tile| !self.passengers.contains_key(tile)) {
            let taken = self.boats.values().filter(|boat| boat.served.contains(&tile)).count() as u8;
            let Some(left) = state.tiles[tile as usize].passengers.checked_sub(taken) else {
                let last = self.boats.iter().rev().find(|(_, boat)| boat.served.contains(&tile));
                let place = last.map_or("boats".to_owned(), |(id, _)| format!("boats.{id}.served"));
                return Err(Fault::new("position-served").at(place).with("value", tile));
            };
            state.tiles[tile as usize].passengers = left;
        }
        if let Some(all) = queen.spare {
            let left = all.saturating_sub(self.shares(queen).sum());
            state.spare = self.spare.unwrap_or(left);
            in_range(state.spare.into(), 0, left.into(), "spare")?;
        } else if self.spare.is_some() {
            return Err(Fault::new("position-no-spare").at("spare"));
        }
        Ok(())
    }

    fn put_boats(&self, queen: &Queen, state: &mut State) -> Result<(), Fault> {
        let expected: BTreeSet<BoatId> = queen.all_boats().collect();
        if let Some(id) = self.boats.keys().find(|id| !expected.contains(id)) {
            return Err(Fault::new("position-boat-too-many").at(format!("boats.{id}")));
        }
        for id in expected {
            let Some(doc) = self.boats.get(&id) else {
                return Err(Fault::new("position-boat-missing").at("boats").with("name", id));
            };
            let boat = doc.boat(queen, state, id)?;
            if boat.afloat() && state.occupied(boat.at) {
                return Err(Fault::new("position-two-boats").at(format!("boats.{id}.at")).with("space", boat.at));
            }
            *state.boat_mut(id) = boat;
        }
        self.check_aground(state)?;
        self.check_aboard(queen, state)?;
        let places = |pick: fn(&BoatDoc) -> Option<u8>| {
            let mut places: Vec<u8> = self.boats.values().filter_map(pick).collect();
            places.sort_unstable();
            let len = places.len() as u8;
            places.into_iter().eq(0..len).then_some(len)
        };
        state.homes = places(|doc| doc.home).ok_or_else(|| Fault::new("position-places").at("boats"))?;
        state.losses = places(|doc| doc.out).ok_or_else(|| Fault::new("position-places").at("boats"))?;
        Ok(())
    }

    fn set_round(&self, queen: &Queen, state: &mut State) -> Result<(), Fault> {
        let setup = self.course.as_ref().is_some_and(|course| course.phase.is_setup());
        in_range(self.round, u16::from(!setup), queen.table.round_limit, "round")?;
        if setup && self.round > 0 {
            return Err(Fault::new("position-setup-round").at("round"));
        }
        if !setup && let Some((id, _)) = self.boats.iter().find(|(_, boat)| boat.waiting == Some(0)) {
            return Err(Fault::new("position-boat-where").at(format!("boats.{id}")));
        }
        state.round = self.round;
        state.turn_count = self.turns_begun;
        let rose = queen.table.black_rose;
        in_range(self.rose_used.into(), 0, if rose { 24 } else { 0 }, "rose_used")?;
        // The 2019 editions have no limit per round.
        let most = match queen.rules.rose_bunker {
            _ if !rose => 0,
            RoseBunker::TwoARound => 2,
            RoseBunker::Full => u8::MAX,
        };
        in_range(self.bunkered.into(), 0, most.into(), "bunkered")?;
        in_range(self.idle_rounds.into(), 0, 1, "idle_rounds")?; // a second idle round ends the race
        state.rose_used = self.rose_used;
        state.bunkered = self.bunkered;
        (state.idle_rounds, state.idle) = (self.idle_rounds, self.idle);
        let misplaced =
            |id: BoatId| state.round > 1 || queen.boats < 6 || !state.boat(id).racing() || id == BoatId::ROSE;
        if self.virtual_coal.is_some_and(misplaced) {
            return Err(Fault::new("position-virtual-coal").at("virtual_coal"));
        }
        state.virtual_coal = self.virtual_coal;
        state.order = match &self.order {
            Some(order) => {
                let distinct: BTreeSet<_> = order.iter().collect();
                let known = |id: &&BoatId| queen.all_boats().any(|boat| boat == **id);
                let all = setup || queen.all_boats().all(|id| distinct.contains(&id) || !state.boat(id).racing());
                if distinct.len() != order.len() || !order.iter().all(|id| known(&id)) || !all {
                    return Err(Fault::new("position-order").at("order"));
                }
                few(order, BoatId(0), "order")?
            }
            None => Queen::order_by_progress(state),
        };
        Ok(())
    }

    /// Begins the turn of the boat to move, or resumes one under way.
    fn begin(&self, queen: &Queen, state: &mut State) -> Result<(), Fault> {
        let order = state.order();
        if let Some(doc) = &self.course {
            let after_last = doc.phase.is_setup() || self.end.is_some();
            in_range(doc.place.into(), 0, (order.len() as u16).max(1) - u16::from(!after_last), "course.place")?;
            if (doc.phase == Phase::Over) != self.end.is_some() {
                return Err(Fault::new("position-end").at("end"));
            }
            Self::check_path(state, &doc.path)?;
            state.place = doc.place;
            self.check_company(queen, state, doc)?;
            let course = doc.course(queen, state)?;
            state.phase = doc.phase;
            state.course = course;
            state.end = self.end;
            Self::check_undecided(queen, state)?;
            Self::check_last_tile(state)?;
            return Self::check_course(queen, state);
        }
        if self.end.is_some() {
            return Err(Fault::new("position-end").at("end"));
        }
        state.place = match self.to_move {
            Some(id) => match order.iter().position(|&boat| boat == id) {
                Some(place) if state.boat(id).racing() => place as u8,
                _ => return Err(Fault::new("position-to-move").at("to_move").with("name", id)),
            },
            None => 0,
        };
        state.idle |= state.place == 0; // no boat has moved yet in this round
        state.phase = Phase::Speed;
        Self::check_undecided(queen, state)?;
        Self::check_last_tile(state)?;
        queen.next_turn(state, &mut Ignore);
        Ok(())
    }
}

impl BoatDoc {
    fn boat(&self, queen: &Queen, state: &State, id: BoatId) -> Result<Boat, Fault> {
        let place = |field: &str| format!("boats.{id}.{field}");
        let fates = [
            self.at.map(|_| Fate::Afloat),
            self.waiting.map(Fate::Waiting),
            self.home.map(Fate::Home),
            self.out.map(Fate::Out),
        ];
        let mut given = fates.into_iter().flatten();
        let (Some(fate), None) = (given.next(), given.next()) else {
            return Err(Fault::new("position-boat-where").at(format!("boats.{id}")));
        };
        let at = self.at.unwrap_or(Space::new(0, 0));
        if self.at.is_some() {
            if at.tile >= state.laid || at.tile < state.rear {
                return Err(Fault::new("position-no-such-tile").at(place("at")).with("value", at.tile));
            }
            if state.is_land(at) {
                return Err(Fault::new("position-boat-on-land").at(place("at")).with("space", at));
            }
        }
        in_range(self.speed.into(), 1, 6, place("speed"))?;
        let rose = id == BoatId::ROSE;
        in_range(self.coal.into(), if rose { 6 } else { 0 }, 6, place("coal"))?; // it has no coal wheel
        let most = if rose || queen.table.introductory { 0 } else { 2 };
        in_range(self.passengers.into(), 0, most, place("passengers"))?;
        if !self.fate_is_possible(queen, state, rose) {
            return Err(Fault::new("position-boat-where").at(format!("boats.{id}")));
        }
        if self.repair.is_some_and(|repair| !queen.may_be_under(repair, id)) {
            return Err(Fault::new("position-repair").at(place("repair")));
        }
        if self.leaves_free && !self.may_leave_free(queen, state, at) {
            return Err(Fault::new("position-leaves-free").at(place("leaves_free")));
        }
        let mut served = Few::empty(0);
        for (i, &tile) in self.served.iter().enumerate() {
            let fits = tile < state.laid && state.tile(tile).dock.is_some() && !served.contains(tile);
            if !fits || i >= self.passengers as usize {
                return Err(Fault::new("position-served").at(place("served")).with("value", tile));
            }
            served.push(tile);
        }
        let afloat = fate == Fate::Afloat;
        if !afloat && (self.bow != Dir::N || self.repair.is_some() || self.leaves_free) {
            return Err(Fault::new("position-boat-where").at(format!("boats.{id}")));
        }
        Ok(Boat {
            served,
            fate,
            at,
            bow: self.bow,
            speed: self.speed,
            coal: if rose { 0 } else { self.coal },
            passengers: self.passengers,
            repair: match self.repair {
                None => Repair::None,
                Some(RepairDoc::MissesTurn) => Repair::MissesTurn,
                Some(RepairDoc::Restarts) => Repair::Restarts,
                Some(RepairDoc::Resumes) => Repair::Resumes,
            },
            leaves_free: self.leaves_free,
        })
    }
}

impl BoatDoc {
    /// Whether a boat of this table can be waiting, home or out as the document says.
    fn fate_is_possible(&self, queen: &Queen, state: &State, rose: bool) -> bool {
        let waits = self.waiting.is_none_or(|dock| queen.may_wait(dock));
        // A boat can only be home once the finish is laid, and in most editions needs two passengers.
        let full = queen.table.introductory
            || queen.rules.short_finish == ShortFinish::RankedBehind
            || self.passengers == WANTED;
        let home = self.home.is_none() || (!rose && full && state.finish.is_some());
        // Every edition accepts boats that are out, even if its rules never eliminate any, so that a position can have
        // fewer boats.
        waits && home && (self.out.is_none() || !rose)
    }

    /// Whether it is aground without coal in an edition that eventually lets such a boat leave.
    fn may_leave_free(&self, queen: &Queen, state: &State, at: Space) -> bool {
        queen.rules.sand_stuck == SandStuck::LeavesNext && self.at.is_some() && state.is_sand(at) && self.coal == 0
    }
}

impl Queen {
    /// Whether this boat can be under this kind of repair. Its wheel may show any speed; it is set to 1 when the boat
    /// restarts.
    fn may_be_under(&self, repair: RepairDoc, id: BoatId) -> bool {
        let rose = id == BoatId::ROSE;
        let rules = &self.rules;
        let wrecked = if rose { rules.rose_stuck == RoseStuck::Wreck } else { rules.no_turn == NoTurn::Wreck };
        match repair {
            RepairDoc::MissesTurn => wrecked || rose && rules.rose_aground == RoseAground::MissesTurn,
            RepairDoc::Restarts => wrecked || rules.sand_blocked == SandBlocked::MissesTurn,
            RepairDoc::Resumes => rose && rules.rose_stuck == RoseStuck::MissesTurn,
        }
    }
}

impl Phase {
    fn is_setup(self) -> bool {
        matches!(self, Self::SetupOut | Self::SetupTile | Self::SetupOrder | Self::SetupDock | Self::SetupBow)
    }
}
