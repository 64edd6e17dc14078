//! A table on this machine: people at one screen, and bots that think beside it.

use crate::desk::{Desk, Doubt, Plan, Sitting, Snapshot, Spot, Told};
use game::{Fault, Seat};
use host::config::{Absent, Pace, Sitter};
use host::fair::Secret;
use host::{AnyTable, Command, Config, Event, Form, Logged, Moment, PlayerId, Proposal, Scope};
use serde_json::Value;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

/// Who sits at a seat of a table on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Guest {
    /// Somebody in front of the screen, by name.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

/// What a table is made of.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game, by its name.
    pub game: String,
    /// The game's own table document.
    pub table: Value,
    /// Who sits where.
    pub guests: Vec<Guest>,
    /// The record of a game to go on with.
    pub record: Option<String>,
    /// What all draws follow from.
    pub secret: [u8; 32],
    /// What the bots' own choices follow from.
    pub seed: u64,
}

/// A table on this machine.
pub struct LocalDesk {
    table: Box<dyn AnyTable>,
    own: Vec<Seat>,
    seed: u64,
    /// What a bot has thought, once it has.
    thought: Option<Receiver<Result<Command, Fault>>>,
    /// Thoughts in a row that came to nothing.
    stale: u8,
}

/// A bot may be overtaken by somebody who takes back; one that fails over and over is broken.
const MOST_STALE: u8 = 20;

impl LocalDesk {
    /// Sits everybody down and begins.
    pub fn begin(setup: &Setup) -> Result<Self, Fault> {
        let mut desk = Self::lay(setup)?;
        let people = (0u8..).zip(&setup.guests).filter_map(|(seat, guest)| match guest {
            Guest::Person(name) => Some((Seat(seat), name)),
            Guest::Bot(_) => None,
        });
        for (seat, name) in people {
            let player = PlayerId(seat.to_string());
            desk.own.push(seat);
            let sit = Command::Sit { seat, player, name: name.clone(), seed: String::new(), invited: false };
            // At a game that is over already nobody sits down any more.
            if desk.table.outcome().is_none() {
                desk.command(&sit)?;
            }
        }
        if desk.table.outcome().is_none() {
            desk.command(&Command::Begin)?;
        }
        Ok(desk)
    }

    /// The table before anybody sits at it.
    fn lay(setup: &Setup) -> Result<Self, Fault> {
        let sitter = |guest: &Guest| match guest {
            Guest::Person(_) => Sitter::Open,
            Guest::Bot(level) => Sitter::Bot { level: level.clone() },
        };
        let config = Config {
            game: setup.game.clone(),
            table: setup.table.clone(),
            seats: setup.guests.iter().map(sitter).collect(),
            public: false,
            pace: Pace::Unlimited,
            absent: Absent::Wait,
        };
        let secret = Secret::new(setup.secret);
        let made = Event::Made { config, maker: PlayerId(String::new()), secret, commitment: secret.commitment() };
        let imported = setup.record.clone().map(|record| Event::Imported { record });
        let events = std::iter::once(made).chain(imported);
        let log: Vec<Logged> = (0..).zip(events).map(|(seq, event)| Logged { seq, at: 0, event }).collect();
        let table = host::replay(&log)?;
        Ok(Self { table, own: Vec::new(), seed: setup.seed, thought: None, stale: 0 })
    }

    /// A game that was played, to look at: nobody sits there.
    pub fn look_back(setup: &Setup) -> Result<Self, Fault> {
        Self::lay(setup)
    }

    fn command(&mut self, command: &Command) -> Result<(), Fault> {
        if let Proposal::Add(event) = self.table.propose(command)? {
            self.table.apply(&Logged { seq: self.table.next_seq(), at: 0, event: *event })?;
        }
        Ok(())
    }

    fn one_moment(&self, viewer: Option<Seat>, number: usize) -> Result<Moment, Fault> {
        let found = self.table.moments(viewer, number, 1, false)?.into_iter().next();
        found.ok_or_else(|| Fault::out_of_range(number, 0, self.table.last_moment()))
    }

    /// The table as it was after so many entries.
    pub fn look_at(&self, viewer: Option<Seat>, number: usize) -> Result<Snapshot, Fault> {
        let moment = self.one_moment(viewer, number)?;
        let status = self.table.status();
        let now = number == self.table.last_moment();
        let seat = |seat: host::SeatStatus| Sitting {
            name: seat.name,
            bot: seat.bot,
            deciding: now && seat.deciding,
            decision: seat.decision,
        };
        let take_back = |seat| {
            let command = Command::TakeBack { seat, decision: self.table.decision(seat), scope: Scope::Action };
            self.table.propose(&command).is_ok()
        };
        let spots = moment.scene.map(|scene| scene.spots).unwrap_or_default();
        Ok(Snapshot {
            config: self.table.config().clone(),
            stage: status.stage,
            turn: moment.turn,
            seats: status.seats.into_iter().map(seat).collect(),
            viewer,
            last_moment: number,
            view: moment.view.unwrap_or_default(),
            spots: spots.into_iter().map(|spot| Spot { id: spot.id, x: spot.x, y: spot.y }).collect(),
            outcome: self.table.outcome().filter(|_| now),
            can_take_back: viewer.is_some_and(take_back),
        })
    }

    /// How many entries the record has.
    pub fn last_moment(&self) -> usize {
        self.table.last_moment()
    }

    /// Lets a bot think beside us.
    fn ask(&mut self, seat: Seat) -> Result<(), Fault> {
        self.seed = self.seed.wrapping_add(1);
        let job = self.table.ask_bot(seat, self.seed)?;
        let (tell, hear) = channel();
        std::thread::spawn(move || {
            // Nobody listens any more where the game was left.
            let _ = tell.send(job());
        });
        self.thought = Some(hear);
        Ok(())
    }
}

impl Desk for LocalDesk {
    fn own_seats(&self) -> Vec<Seat> {
        self.own.clone()
    }

    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault> {
        self.look_at(viewer, self.table.last_moment())
    }

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Told>, Fault> {
        let told = |moment: Moment| Told {
            number: moment.number,
            turn: moment.turn,
            seat: moment.seat,
            entry: moment.entry,
            events: moment.events,
        };
        Ok(self.table.moments(viewer, from, usize::MAX, true)?.into_iter().map(told).collect())
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        Ok(self.table.legal(seat))
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        game::json::from_value(&self.table.plans(seat)?)
    }

    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        match what {
            Doubt::Action(action) => self.table.why_not(seat, action),
            Doubt::Place(place) => self.table.why_not_there(seat, place),
        }
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        let decision = self.table.decision(seat);
        self.command(&Command::Act { seat, decision, actions: actions.to_vec(), by_bot: false })
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        self.command(&Command::TakeBack { seat, decision: self.table.decision(seat), scope })
    }

    fn news(&mut self, patience: Duration) -> Result<bool, Fault> {
        let waiting = self.table.waiting_for_bots().first().copied();
        if let (None, Some(seat)) = (&self.thought, waiting) {
            self.ask(seat)?;
        }
        let Some(thought) = &self.thought else { return Ok(false) };
        let command = match thought.recv_timeout(patience) {
            Ok(command) => command?,
            Err(RecvTimeoutError::Timeout) => return Ok(false),
            Err(RecvTimeoutError::Disconnected) => return Err(Fault::new("bot-broke")),
        };
        self.thought = None;
        match self.command(&command) {
            Ok(()) => {
                self.stale = 0;
                Ok(true)
            }
            // Somebody has taken back what the bot was thinking about.
            Err(_) if self.stale < MOST_STALE => {
                self.stale += 1;
                Ok(false)
            }
            Err(fault) => Err(fault),
        }
    }

    fn record(&mut self) -> Result<String, Fault> {
        self.table.record(None, Form::Text)
    }
}
