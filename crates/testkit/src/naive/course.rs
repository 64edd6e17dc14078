//! A boat's own movement: speed, turns, steps, sandbanks, and how a move ends.

use super::board::{turned, turns_between};
use super::push::{Arrival, Begins, Push, Race, World};
use super::{Place, keep_least};
use arrayvec::ArrayVec;
use mississippi::board::{Dir, Space};
use mississippi::rules::{PushPath, SandBack, WreckWheel};
use mississippi::state::BoatId;
use rustc_hash::FxHashMap;

/// Distinct spaces in order: a move of six points uses no more.
type Spaces = ArrayVec<Space, 7>;

/// Adds a space unless it is already included.
fn add_space(spaces: &mut Spaces, space: Space) {
    if let Err(place) = spaces.binary_search(&space) {
        spaces.insert(place, space);
    }
}

/// A point in a move: everything that affects what can follow, except the coal spent.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Moment {
    world: World,
    /// Points left; 0 once the move has stopped.
    points: u8,
    /// Whether the free turn is used.
    turned: bool,
    /// Driftwood spaces entered.
    driftwood: u8,
    /// The spaces used, if they are barred to pushed boats and a push can still follow.
    path: Spaces,
    /// The spaces onto which boats were pushed, if they are barred to the pusher (MQ-R-24).
    barred: Spaces,
    /// Whether the move ended early: no more turning.
    stopped: bool,
}

impl Moment {
    /// Clears what no longer matters when no step can follow.
    fn at_its_end(self) -> Self {
        Self { points: 0, path: Spaces::new(), barred: Spaces::new(), ..self }
    }
}

/// The least coal needed to reach each moment.
type Moments = FxHashMap<Moment, u8>;

/// The ends of moves, by the speed set and the resulting river, with the least coal spent.
pub(super) type Ends = FxHashMap<(u8, World), u8>;

/// The moving boat, and the coal it may spend; during the move, its coal is counted only here.
pub(super) struct Mover<'a> {
    pub(super) race: &'a Race,
    pub(super) id: BoatId,
    pub(super) coal: u8,
}

impl Mover<'_> {
    /// MQ-SPD-02, 03 and 05: the possible speeds, with the coal for each.
    fn wheels(&self, world: &World) -> impl Iterator<Item = (u8, u8)> {
        let speed = world.boat(self.id).speed;
        let cost = move |wheel: u8| wheel.abs_diff(speed).saturating_sub(1);
        (1..=6).map(move |wheel| (wheel, cost(wheel))).filter(|wheel| wheel.1 <= self.coal)
    }

    fn start(&self, world: &World, wheel: u8) -> Moment {
        let by_path = self.race.rules.push_path != PushPath::Open;
        Moment {
            world: world.clone(),
            points: wheel,
            turned: false,
            driftwood: 0,
            path: by_path.then(|| world.space(self.id)).into_iter().collect(),
            barred: Spaces::new(),
            stopped: false,
        }
    }

    /// MQ-TRN-01 to 03: the possible bows, with the coal spent by then; on a sandbank only the current one (MQ-SAN-02).
    fn bows(&self, moment: &Moment, spent: u8) -> impl Iterator<Item = (Dir, u8)> {
        let bow = moment.world.boat(self.id).bow;
        let aground = self.race.board.is_sand(moment.world.space(self.id));
        let free = u8::from(!moment.turned);
        Dir::ALL
            .into_iter()
            .filter(move |&to| to == bow || !aground)
            .map(move |to| (to, spent + turns_between(bow, to).saturating_sub(free)))
            .filter(|to| to.1 <= self.coal)
    }

    fn bow_set(&self, moment: &Moment, bow: Dir) -> Moment {
        let mut moment = moment.clone();
        let boat = moment.world.boat_mut(self.id);
        moment.turned |= boat.bow != bow;
        boat.bow = bow;
        moment
    }

    /// Every next step: any affordable turn, then ahead.
    fn steps(&self, moment: &Moment, spent: u8) -> impl Iterator<Item = (Moment, u8)> {
        let from = moment.world.space(self.id);
        self.bows(moment, spent)
            .filter_map(move |(bow, spent)| Some((bow, spent, self.race.board.water(from, bow)?)))
            .flat_map(|(bow, spent, to)| self.ahead(&self.bow_set(moment, bow), to, spent))
    }

    /// MQ-MOV-01, MQ-PSH-01: moves into the space ahead, pushing any boat there.
    fn ahead(&self, moment: &Moment, to: Space, spent: u8) -> Vec<(Moment, u8)> {
        let leaving = spent + self.leaving(&moment.world);
        let Some(points) = moment.points.checked_sub(self.entry(to)) else { return Vec::new() };
        if leaving > self.coal || moment.barred.contains(&to) {
            return Vec::new();
        }
        if moment.world.occupant(to).is_none() {
            return self.entered(moment, to, leaving).map(|next| (next, leaving)).into_iter().collect();
        }
        let ways = (moment.world.space(self.id), to);
        let enter = |Push { world, cost, targets }: Push| {
            let mut moment = Moment { world, points: moment.points - cost, ..moment.clone() };
            if moment.world.over {
                // MQ-R-69: the pusher does not enter.
                return Some((Moment { stopped: true, ..moment }.at_its_end(), spent));
            }
            if self.race.rules.push_path == PushPath::Barred {
                for target in targets {
                    add_space(&mut moment.barred, target);
                }
            }
            self.entered(&moment, to, leaving).map(|next| (next, leaving))
        };
        let pushes = self.race.pushes(&moment.world, ways, moment.path.iter().copied(), points);
        pushes.into_iter().filter_map(enter).collect()
    }

    /// MQ-SAN-04, MQ-R-62: coal for leaving a sandbank forward.
    fn leaving(&self, world: &World) -> u8 {
        u8::from(self.race.board.is_sand(world.space(self.id)) && !world.boat(self.id).leaves_free)
    }

    /// MQ-DRI-01: points for entering a space.
    fn entry(&self, to: Space) -> u8 {
        1 + u8::from(self.race.board.is_driftwood(to))
    }

    /// The boat after entering a free space, if it may; a sandbank ends the move (MQ-SAN-01), and so does the finish in
    /// the introductory game (MQ-INT-04).
    fn entered(&self, moment: &Moment, to: Space, spent: u8) -> Option<Moment> {
        let board = &self.race.board;
        let sand = board.is_sand(to);
        if sand && !self.race.may_ground(self.id, self.coal - spent) {
            return None;
        }
        let mut next = moment.clone();
        next.points -= self.entry(to);
        next.driftwood += u8::from(board.is_driftwood(to));
        next.stopped = sand || (self.race.introductory && board.is_finish_dock(to));
        self.race.arrive(&mut next.world, self.id, to);
        if next.stopped || next.points == 0 {
            return Some(next.at_its_end());
        }
        if next.points < 2 {
            next.path.clear(); // no push can follow (MQ-PSH-03)
        } else if self.race.rules.push_path != PushPath::Open {
            add_space(&mut next.path, to);
        }
        Some(next)
    }

    /// All moments of the moves at one speed, by points left.
    fn reach(&self, world: &World, (wheel, spent): (u8, u8)) -> Vec<Moments> {
        let mut by_points = vec![Moments::default(); usize::from(wheel) + 1];
        by_points[usize::from(wheel)].insert(self.start(world, wheel), spent);
        for points in (1..=usize::from(wheel)).rev() {
            let (later, now) = by_points.split_at_mut(points);
            for (moment, &spent) in &now[0] {
                for (next, spent) in self.steps(moment, spent) {
                    keep_least(&mut later[usize::from(next.points)], next, spent);
                }
            }
        }
        by_points
    }

    /// MQ-R-02: whether a move with no points left would end on a finish dock too fast.
    fn too_fast(&self, moment: &Moment, wheel: u8) -> bool {
        !moment.world.over && self.race.too_fast(self.id, moment.world.space(self.id), wheel)
    }

    /// MQ-SAN-05, MQ-R-42: the river after backing off, and the coal spent, if possible.
    fn backed(&self, world: &World) -> Option<(World, u8)> {
        let (board, from) = (&self.race.board, world.space(self.id));
        let astern = board.water(from, turned(world.boat(self.id).bow, 3));
        let to = astern.filter(|&to| self.race.can_back_onto(world, to))?;
        let spent = u8::from(self.race.rules.sand_back == SandBack::OneCoal);
        let left = self.coal.checked_sub(spent)?;
        if !board.is_sand(from) || (board.is_sand(to) && !self.race.may_ground(self.id, left)) {
            return None;
        }
        let mut world = world.clone();
        self.race.arrive(&mut world, self.id, to);
        Some((world, spent))
    }

    /// Whether any complete turn exists (MQ-R-17).
    pub(super) fn can_go(&self, world: &World) -> bool {
        self.backed(world).is_some() || self.can_go_ahead(world)
    }

    /// Whether a complete turn without backing off exists.
    pub(super) fn can_go_ahead(&self, world: &World) -> bool {
        self.wheels(world).any(|(wheel, spent)| self.can_complete(&self.start(world, wheel), spent, wheel))
    }

    fn can_complete(&self, moment: &Moment, spent: u8, wheel: u8) -> bool {
        if moment.points == 0 {
            return !self.too_fast(moment, wheel);
        }
        self.steps(moment, spent).any(|(next, spent)| self.can_complete(&next, spent, wheel))
    }

    /// All complete turns (MQ-R-17), from any of these starting points.
    pub(super) fn complete(&self, starts: &[World]) -> Ends {
        let mut ends = Ends::default();
        for world in starts {
            for wheel in self.wheels(world) {
                let reached = self.reach(world, wheel);
                for (moment, &spent) in reached[0].iter().filter(|(moment, _)| !self.too_fast(moment, wheel.0)) {
                    for (moment, spent) in self.last_bows(moment, spent) {
                        self.add(&mut ends, wheel.0, self.completed(moment, wheel.0), spent);
                    }
                }
            }
            if let Some((world, spent)) = self.backed(world) {
                for world in self.back_bows(world) {
                    self.add(&mut ends, 1, self.settled(world, 1), spent);
                }
            }
        }
        ends
    }

    /// The turns that may follow the last step.
    fn last_bows(&self, moment: &Moment, spent: u8) -> Vec<(Moment, u8)> {
        if moment.stopped {
            return vec![(moment.clone(), spent)];
        }
        self.bows(moment, spent).map(|(bow, spent)| (self.bow_set(moment, bow), spent)).collect()
    }

    /// MQ-SAN-05: after backing off, any bow; on another sandbank, only the current one (MQ-SAN-02).
    fn back_bows(&self, world: World) -> Vec<World> {
        if self.race.board.is_sand(world.space(self.id)) {
            return vec![world];
        }
        world.with_each_bow(self.id)
    }

    /// The river after a complete move.
    fn completed(&self, moment: Moment, wheel: u8) -> World {
        let mut world = moment.world;
        world.boat_mut(self.id).speed = wheel;
        if world.over {
            return world; // MQ-R-69: nothing more happens
        }
        world.boat_mut(self.id).speed -= moment.driftwood; // MQ-DRI-02
        self.settled(world, wheel)
    }

    /// Applies the sand and the docks at the end of a move.
    fn settled(&self, mut world: World, wheel: u8) -> World {
        if self.race.board.is_sand(world.space(self.id)) {
            self.race.ground(world.boat_mut(self.id)); // MQ-SAN-01
        }
        self.race.dock(&mut world, self.id, wheel, Arrival::OwnMove);
        world
    }

    /// MQ-R-57: all courses that use all points and end on a finish dock too fast.
    pub(super) fn fast_finishes(&self, starts: &[World]) -> Ends {
        let mut ends = Ends::default();
        for (wheel, reached) in self.courses(starts) {
            for (moment, &spent) in reached[0].iter().filter(|(moment, _)| self.too_fast(moment, wheel)) {
                self.add(&mut ends, wheel, self.wrecked(moment.clone(), wheel), spent);
            }
        }
        ends
    }

    /// MQ-R-18: all courses that leave the fewest points unspent.
    pub(super) fn wrecks(&self, starts: &[World]) -> Ends {
        let courses = self.courses(starts);
        let unspent = |reached: &Vec<Moments>| reached.iter().position(|moments| !moments.is_empty());
        let fewest = courses.iter().filter_map(|(_, reached)| unspent(reached)).min().expect("some speed");
        let mut ends = Ends::default();
        for (wheel, reached) in &courses {
            for (moment, &spent) in reached.get(fewest).into_iter().flatten() {
                for (moment, spent) in self.last_bows(moment, spent) {
                    self.add(&mut ends, *wheel, self.wrecked(moment, *wheel), spent);
                }
            }
        }
        ends
    }

    /// All moments of the moves from these starting points, by the speed set.
    fn courses(&self, starts: &[World]) -> Vec<(u8, Vec<Moments>)> {
        let moves = |world| self.wheels(world).map(move |wheel| (wheel.0, self.reach(world, wheel)));
        starts.iter().flat_map(moves).collect()
    }

    /// MQ-R-18, MQ-R-19: the river after a wreck; on a finish dock it may disqualify (MQ-R-57).
    fn wrecked(&self, moment: Moment, wheel: u8) -> World {
        let too_fast = self.too_fast(&moment, wheel);
        let mut world = moment.world;
        let boat = world.boat_mut(self.id);
        boat.speed = match self.race.rules.wreck_wheel {
            WreckWheel::AtOnce => 1,
            WreckWheel::AtRestart => wheel.saturating_sub(moment.driftwood).max(1), // MQ-DRI-02
        };
        boat.begins = Begins::Missed;
        if too_fast {
            boat.place = Place::Out;
        }
        world
    }

    fn add(&self, ends: &mut Ends, wheel: u8, mut world: World, spent: u8) {
        let boat = world.boat_mut(self.id);
        if boat.space().is_none() {
            (boat.bow, boat.coal) = (Dir::N, 0); // no longer relevant
        }
        keep_least(ends, (wheel, world), spent);
    }
}
