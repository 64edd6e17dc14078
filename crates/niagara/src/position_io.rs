//! Reads positions with full validation, and writes them.

use crate::board::{GEMS_EACH, Gem, Place};
use crate::gems::can_swap;
use crate::position::{CourseDoc, FORMAT, PlayerDoc, Position};
use crate::ranking::collection;
use crate::river::{BEST, WORST};
use crate::rules::Fork;
use crate::state::{Canoe, CanoeId, Card, Colour, Course, Hand, Phase, Stage, State, Which, index};
use crate::table::Niagara;
use crate::view::counted;
use game::{Fault, Seat};

impl Position {
    pub(crate) fn load(&self) -> Result<(Niagara, State), Fault> {
        game::format::check_position(self.format)?;
        let game = Niagara::new(&self.table).map_err(|fault| fault.inside("table"))?;
        let state = Loader { game: &game, position: self }.state()?;
        Ok((game, state))
    }
}

/// Assembles a state; each step validates what it reads.
struct Loader<'a> {
    game: &'a Niagara,
    position: &'a Position,
}

fn wrong(key: &'static str, place: impl std::fmt::Display) -> Fault {
    Fault::new(key).at(place)
}

impl Loader<'_> {
    fn state(&self) -> Result<State, Fault> {
        let doc = self.position;
        let mut state = self.game.initial();
        if let Some(phase @ (Phase::SetupArm | Phase::SetupRing)) = doc.phase {
            return self.setup(state, phase);
        }
        Fault::range("round", doc.round, 1, self.game.table.round_limit.unwrap_or(u16::MAX))?;
        Fault::range("weather", doc.weather, BEST, WORST)?;
        (state.round, state.weather, state.arm) = (doc.round, doc.weather, doc.arm);
        if self.game.table.fork == Fork::Random && doc.arm != crate::board::Arm::Left {
            return Err(wrong("position-arm", "arm"));
        }
        state.ring = self.seat(doc.ring, "ring")?;
        for (&colour, player) in &doc.players {
            self.seat(colour, &format!("players.{colour}"))?;
            Self::pieces(&mut state, colour, player).map_err(|fault| fault.inside(format_args!("players.{colour}")))?;
        }
        self.deposits(&mut state)?;
        self.phase(&mut state)?;
        for seat in self.game.all_seats() {
            let colour = Colour::from(seat);
            let usual = PlayerDoc::default();
            let player = doc.players.get(&colour).unwrap_or(&usual);
            self.cards(&mut state, seat, player).map_err(|fault| fault.inside(format_args!("players.{colour}")))?;
        }
        self.turn(&mut state)?;
        self.possible(&state)?;
        Ok(state)
    }

    /// Before the first round, everything is as at the start.
    fn setup(&self, mut state: State, phase: Phase) -> Result<State, Fault> {
        let doc = self.position;
        state.phase = phase;
        if phase == Phase::SetupArm && self.game.table.fork == Fork::Random {
            return Err(wrong("position-phase", "phase"));
        }
        if phase == Phase::SetupRing {
            state.arm = doc.arm;
        }
        let written = Position { format: doc.format, ..self.game.save(&state) };
        if written == *doc { Ok(state) } else { Err(wrong("position-setup", "phase")) }
    }

    fn seat(&self, colour: Colour, place: &str) -> Result<Seat, Fault> {
        if colour.0 < self.game.table.seats {
            return Ok(colour.seat());
        }
        let known: Vec<&str> = self.game.all_seats().map(|seat| Colour::from(seat).name()).collect();
        Err(wrong("unknown-colour", place).with("name", colour).with("known", known.join(", ")))
    }

    /// Reads canoes and scored gems.
    fn pieces(state: &mut State, colour: Colour, player: &PlayerDoc) -> Result<(), Fault> {
        let seat = colour.seat();
        for (which, canoe) in Which::ALL.into_iter().zip(player.canoes) {
            if canoe.gem.is_some() && !canoe.at.afloat() {
                return Err(wrong("position-canoe-gem", format_args!("canoes.{}", which as u8)));
            }
            *state.canoe_mut(CanoeId::new(seat, which)) = canoe;
        }
        for (&gem, &count) in &player.gems {
            Fault::range("", count, 0, GEMS_EACH).map_err(|fault| fault.at(format_args!("gems.{gem}")))?;
            state.scored[index(seat)][gem.index()] = count;
        }
        Ok(())
    }

    /// Reads the deposits. There are seven gems of each colour, and each is somewhere.
    fn deposits(&self, state: &mut State) -> Result<(), Fault> {
        let doc = &self.position.deposits;
        for gem in Gem::ALL {
            let aboard = state.canoes.iter().filter(|canoe| canoe.gem == Some(gem)).count() as u32;
            let scored: u32 = state.scored.iter().map(|gems| u32::from(gems[gem.index()])).sum();
            let mut elsewhere = aboard + scored;
            for deposit in Gem::ALL {
                let said = doc.get(&deposit).and_then(|gems| gems.get(&gem)).copied();
                state.deposits[deposit.index()][gem.index()] = said.unwrap_or(0);
                elsewhere += u32::from(said.unwrap_or(0));
            }
            let own_said = doc.get(&gem).is_some_and(|gems| gems.contains_key(&gem));
            let all = u32::from(GEMS_EACH);
            let fits = if own_said { elsewhere == all } else { elsewhere <= all };
            if !fits {
                let fault = wrong("position-gems", format_args!("deposits.{gem}"));
                return Err(fault.with("name", gem).with("value", elsewhere).with("most", GEMS_EACH));
            }
            if !own_said {
                state.deposits[gem.index()][gem.index()] = (all - elsewhere) as u8;
            }
        }
        Ok(())
    }

    /// Reads the phase, as far as it does not depend on cards.
    fn phase(&self, state: &mut State) -> Result<(), Fault> {
        let doc = self.position;
        let laid = doc.players.values().any(|player| player.card.is_some());
        match doc.phase {
            Some(phase) => state.phase = phase,
            None if laid => state.phase = Phase::Cards,
            None => self.game.next_buyer(state),
        }
        if let Some(colour) = doc.turn {
            if !matches!(state.phase, Phase::Buy | Phase::Act) {
                return Err(wrong("position-turn", "turn"));
            }
            let seats = self.game.table.seats;
            state.place = (self.seat(colour, "turn")?.0 + seats - state.ring.0) % seats;
        } else if doc.phase.is_some() {
            state.place = 0;
        }
        // The river waits for a draw only where arms are drawn, and no longer flows in the last round.
        let drawn = self.game.table.fork == Fork::Random && !self.game.table.is_last_round(state.round);
        if state.phase == Phase::River && !drawn {
            return Err(wrong("position-phase", "phase"));
        }
        Ok(())
    }

    /// Reads the hand, the card played, and what others have seen.
    fn cards(&self, state: &mut State, seat: Seat, player: &PlayerDoc) -> Result<(), Fault> {
        let (may_lie, must_lie) = match state.phase {
            Phase::Cards => (true, false),
            Phase::Act | Phase::River | Phase::Over => (true, true),
            Phase::SetupArm | Phase::SetupRing | Phase::Buy => (false, false),
        };
        if (player.card.is_some() && !may_lie) || (player.card.is_none() && must_lie) {
            return Err(wrong("position-card", "card"));
        }
        let played = ((state.round - 1) % 7) as u8;
        let laid = u8::from(player.card.is_some());
        let hand = match &player.hand {
            Some(cards) => once(cards).ok_or_else(|| wrong("position-hand", "hand"))?,
            None if played == 0 => player.card.map_or(Hand::FULL, |card| Hand::FULL.without(card)),
            None => return Err(wrong("position-hand-needed", "hand")),
        };
        let kept = Hand::FULL.len() - played - laid;
        if hand.len() != kept || player.card.is_some_and(|card| hand.contains(card)) {
            return Err(wrong("position-hand", "hand").with("need", kept));
        }
        state.hands[index(seat)] = hand;
        *state.card_mut(seat) = player.card;
        let open = self.game.is_open(state, seat);
        let discards = self.game.discards(state, seat);
        let seen = match &player.seen {
            Some(cards) => once(cards).ok_or_else(|| wrong("position-seen", "seen"))?,
            None => discards,
        };
        let unseen_open = open && player.card.is_some_and(|card| !seen.contains(card));
        let hidden_open = self.game.table.open_discards && seen != discards;
        if seen.iter().any(|card| !discards.contains(card)) || unseen_open || hidden_open {
            return Err(wrong("position-seen", "seen"));
        }
        state.seen[index(seat)] = seen;
        // It is visible until the next one is played on top; rounds 1, 8, … have none.
        if player.top.is_some_and(|card| player.card.is_some() || !seen.contains(card)) {
            return Err(wrong("position-top", "top"));
        }
        state.tops[index(seat)] = player.top;
        Ok(())
    }

    /// Reads whose turn it is, and its progress.
    fn turn(&self, state: &mut State) -> Result<(), Fault> {
        let doc = self.position;
        if doc.course.is_some() && state.phase != Phase::Act {
            return Err(wrong("position-voyage", "course"));
        }
        let flow = if state.phase == Phase::River { Niagara::river_steps(state) } else { 0 };
        if state.phase == Phase::River && flow == 0 {
            return Err(wrong("position-phase", "phase"));
        }
        let steps = flow.min(1)..=flow;
        if !steps.contains(&doc.steps) {
            return Err(Fault::out_of_range(doc.steps, steps.start(), steps.end()).at("steps"));
        }
        state.steps = doc.steps;
        if (doc.end.is_some()) != (state.phase == Phase::Over) {
            return Err(wrong("position-end", "end"));
        }
        match state.phase {
            Phase::Buy if !Niagara::may_buy(state, self.game.active(state)) => Err(wrong("position-turn", "turn")),
            Phase::Cards if self.game.all_seats().all(|seat| state.card(seat).is_some()) => {
                Err(wrong("position-phase", "phase"))
            }
            Phase::Act => {
                let seat = self.game.active(state);
                state.course = match &doc.course {
                    Some(course) => {
                        Berth { state, seat }.course(course).ok_or_else(|| wrong("position-voyage", "course"))?
                    }
                    None => Niagara::new_course(state, seat),
                };
                let course = &state.course;
                let lands = |which| {
                    let at = state.canoe(CanoeId::new(seat, which)).at;
                    course.loaded && course.stage == Stage::Up && self.game.may_not_land(at, course.points)
                };
                if course.canoe.is_some_and(lands) {
                    return Err(wrong("position-voyage", "course"));
                }
                let nothing = state.course.ashore | state.course.afloat == 0;
                if nothing && state.card(seat) != Some(Card::Cloud) {
                    return Err(wrong("position-turn", "turn"));
                }
                Ok(())
            }
            Phase::Over => self.over(state),
            _ => Ok(()),
        }
    }

    fn over(&self, state: &mut State) -> Result<(), Fault> {
        state.end = self.position.end;
        let won = self.game.all_seats().any(|seat| collection(*state.scored(seat)).is_some());
        let in_time = !self.game.table.is_last_round(state.round);
        let truth = self.game.reason(state);
        if (!won && in_time) || Some(truth) != state.end {
            return Err(wrong("position-end", "end"));
        }
        Ok(())
    }

    /// A winning collection ends the game at the end of phase II, and only players who have acted in this round can be
    /// without canoes and gems for a while.
    fn possible(&self, state: &State) -> Result<(), Fault> {
        for place in 0..self.game.table.seats {
            let seat = self.game.seat_at(state, place);
            let fresh = state.course == Niagara::new_course(state, seat);
            let acted = match state.phase {
                Phase::Act => place < state.place || (place == state.place && !fresh),
                Phase::Over => true,
                _ => false,
            };
            let at = |part: &str| format!("players.{}.{part}", Colour::from(seat));
            if !acted && collection(*state.scored(seat)).is_some() {
                return Err(wrong("position-won", at("gems")));
            }
            let bereft = state.lost(seat) == 2 && state.gems(seat) == 0;
            // Lost in phase II, or by a step of the river since.
            let flowed = state.phase == Phase::River && state.steps < Niagara::river_steps(state);
            let for_a_while = (acted && state.phase != Phase::Over) || flowed;
            if bereft && !for_a_while {
                return Err(wrong("position-no-canoe", at("canoes")));
            }
        }
        Ok(())
    }
}

/// The cards as a set; `None` if one occurs twice.
fn once(cards: &[Card]) -> Option<Hand> {
    let hand: Hand = cards.iter().copied().collect();
    (hand.len() as usize == cards.len()).then_some(hand)
}

/// A player in the middle of a turn.
struct Berth<'a> {
    state: &'a State,
    seat: Seat,
}

fn bits(canoes: &[Which]) -> u8 {
    canoes.iter().fold(0, |bits, which| bits | which.bit())
}

impl Berth<'_> {
    fn canoe(&self, which: Which) -> &Canoe {
        self.state.canoe(CanoeId::new(self.seat, which))
    }

    /// Whether a launched canoe can be where it is: the whole card downstream, or two points less and then loaded.
    fn launched(&self, which: Which, card: u8) -> bool {
        let canoe = self.canoe(which);
        let work = if canoe.gem.is_some() { 2 } else { 0 };
        canoe.at.afloat() && canoe.at.depth() + work == card && (work == 0 || canoe.at.deposit().is_some())
    }

    /// The course, if a turn can reach it.
    fn course(&self, doc: &CourseDoc) -> Option<Course> {
        let (ashore, done) = (bits(&doc.ashore), bits(&doc.done));
        let mut course = Course {
            ashore,
            afloat: 0,
            done,
            canoe: doc.canoe,
            points: doc.points,
            stage: doc.stage,
            unloaded: doc.unloaded,
            loaded: doc.loaded,
        };
        let Some(card) = self.state.card(self.seat)?.points() else {
            // The cloud moves no canoe: its turn has not begun, or it is over.
            let fresh = Niagara::new_course(self.state, self.seat);
            return (Course { afloat: fresh.afloat, ..course } == fresh).then_some(fresh);
        };
        for which in Which::ALL {
            let was_ashore = ashore & which.bit() != 0;
            let moved = done & which.bit() != 0;
            let now = self.canoe(which).at;
            if !was_ashore && (now != Place::Lost || moved) {
                course.afloat |= which.bit();
            }
            let fits = match (was_ashore, moved) {
                _ if doc.canoe == Some(which) => !moved,
                (true, false) => now == Place::Beach,
                (true, true) => self.launched(which, card),
                (false, false) => now != Place::Beach,
                (false, true) => true,
            };
            if !fits {
                return None;
            }
        }
        let begun = |which: Which| course.can_begin(which);
        let possible = if let Some(which) = doc.canoe {
            begun(which) && self.under_way(course, which, card)
        } else {
            let idle = Course { ashore, afloat: course.afloat, done, ..Course::NONE };
            (begun(Which::A) || begun(Which::B)) && course == idle
        };
        possible.then_some(course)
    }

    /// Whether the points used can have brought the canoe where it is.
    fn under_way(&self, course: Course, which: Which, card: u8) -> bool {
        let canoe = self.canoe(which);
        let was_ashore = course.ashore & which.bit() != 0;
        let works = 2 * (u8::from(course.unloaded.is_some()) + u8::from(course.loaded));
        let Some(steps) = card.checked_sub(course.points).and_then(|used| used.checked_sub(works)) else {
            return false;
        };
        let here = canoe.at.depth();
        let origin = match course.stage {
            Stage::Before => Some(here).filter(|_| steps == 0),
            Stage::Up => Some(here + steps).filter(|&origin| steps > 0 && origin <= 7 && !was_ashore),
            Stage::Down => here.checked_sub(steps).filter(|_| steps > 0),
            // Up or down, from any disc or the beach.
            Stage::After => Some(here).filter(|_| steps > 0 && (here + steps <= 7 || here >= steps)),
        };
        let Some(origin) = origin else { return false };
        if course.stage != Stage::After && (origin == 0) != was_ashore {
            return false;
        }
        let aboard = match (course.unloaded, course.loaded) {
            (_, true) => canoe.gem.is_some() && canoe.gem != course.unloaded,
            (Some(_), false) => canoe.gem.is_none(),
            (None, false) => true,
        };
        // Gems are loaded and unloaded at deposits, from space 3 on; an unloaded gem is still there.
        let place = match course.stage {
            Stage::Before | Stage::After => canoe.at.deposit(),
            Stage::Up | Stage::Down => Gem::ALL.get((origin as usize).wrapping_sub(3)).copied(),
        };
        let worked = match (works, place) {
            (0, _) => true,
            (_, None) => false,
            (_, Some(deposit)) => course.unloaded.is_none_or(|gem| self.state.deposit(deposit)[gem.index()] > 0),
        };
        let waits = match course.stage {
            // It has unloaded and must load.
            Stage::After => {
                let swaps = |deposit| course.unloaded.is_some_and(|gem| can_swap(*self.state.deposit(deposit), gem));
                course.points == 2 && !course.loaded && !was_ashore && canoe.at.deposit().is_some_and(swaps)
            }
            Stage::Up if course.points == 0 => {
                let thief = CanoeId::new(self.seat, which);
                canoe.gem.is_none() && (0..self.state.canoes.len()).any(|i| Niagara::is_victim(self.state, thief, i))
            }
            Stage::Before | Stage::Up | Stage::Down => course.points > 0,
        };
        let afloat_or_fresh = canoe.at.afloat() || (was_ashore && course.stage == Stage::Before && works == 0);
        aboard && worked && waits && afloat_or_fresh
    }
}

impl Niagara {
    pub(crate) fn save(&self, state: &State) -> Position {
        let setup = state.round == 0;
        let player = |seat: Seat| {
            let (hand, discards) = (state.hand(seat), self.discards(state, seat));
            let seen = state.seen[index(seat)];
            let list = |hand: Hand| hand.iter().collect::<Vec<_>>();
            PlayerDoc {
                canoes: Which::ALL.map(|which| *state.canoe(CanoeId::new(seat, which))),
                gems: counted(*state.scored(seat)),
                hand: Some(list(hand)).filter(|_| !setup),
                card: state.card(seat),
                seen: Some(list(seen)).filter(|_| seen != discards),
                top: state.tops[index(seat)],
            }
        };
        let foreign = |deposit: Gem| {
            let mut gems = counted(*state.deposit(deposit));
            gems.remove(&deposit);
            (!gems.is_empty()).then_some((deposit, gems))
        };
        let course = &state.course;
        let seats = |bits: u8| Which::ALL.into_iter().filter(|which| bits & which.bit() != 0).collect();
        Position {
            format: FORMAT,
            table: self.table.clone(),
            round: state.round.max(1),
            ring: state.ring.into(),
            weather: state.weather,
            arm: state.arm,
            deposits: Gem::ALL.into_iter().filter_map(foreign).collect(),
            players: if setup {
                std::collections::BTreeMap::new()
            } else {
                self.all_seats().map(|seat| (seat.into(), player(seat))).collect()
            },
            phase: Some(state.phase),
            turn: matches!(state.phase, Phase::Buy | Phase::Act).then(|| self.active(state).into()),
            course: (state.phase == Phase::Act).then(|| CourseDoc {
                ashore: seats(course.ashore),
                done: seats(course.done),
                canoe: course.canoe,
                points: course.points,
                stage: course.stage,
                unloaded: course.unloaded,
                loaded: course.loaded,
            }),
            steps: state.steps,
            end: state.end,
        }
    }
}
