//! A table on this machine: people at one screen, and bots that think beside it.

use crate::Error;
use crate::desk::{Desk, Doubt, Snapshot};
use crate::session::{called, with_level};
use api::{Absent, Advice, AdviceRequest, Leave, Moment, Pace, SeatKind, TableView};
use game::{Fault, Seat, json};
use host::fair::Secret;
use host::names::{self, Occupant};
use host::registry;
use host::{AnyTable, Command, Config, Event, Form, Logged, PlayerId, Proposal, Scope};
use serde_json::Value;
use std::fmt;
use std::str::FromStr;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use words::Lang;

/// Who sits at a seat of a table on this machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LocalPlayer {
    /// Somebody in front of the screen, by name.
    Person(String),
    /// A bot, by its level.
    Bot(String),
}

impl fmt::Display for LocalPlayer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Person(name) if name.is_empty() => f.write_str(HERE),
            Self::Person(name) => write!(f, "{HERE}:{name}"),
            Self::Bot(level) => f.write_str(level),
        }
    }
}

/// `me`, `me:Ada`, or the level of a bot.
impl FromStr for LocalPlayer {
    type Err = Fault;

    fn from_str(text: &str) -> Result<Self, Fault> {
        match text.split_once(':') {
            None if text == HERE => Ok(Self::Person(String::new())),
            Some((HERE, name)) if !name.trim().is_empty() => Ok(Self::Person(name.trim().to_owned())),
            _ if host::config::level(text).is_ok() => Ok(Self::Bot(text.to_owned())),
            _ => Err(Error::SeatForm { value: text.to_string(), known: host::config::level_names() }.into()),
        }
    }
}

/// The word for somebody in front of the screen.
const HERE: &str = "me";
/// Begins the line of a record that tells who sits where. To readers that do not know it, it is a comment.
const SEATS: &str = "# seats:";

/// Who sat where, if a record tells it.
pub fn seats_in(record: &str) -> Result<Option<Vec<LocalPlayer>>, Fault> {
    let Some((number, list)) =
        (1..).zip(record.lines()).find_map(|(number, line)| Some((number, line.strip_prefix(SEATS)?)))
    else {
        return Ok(None);
    };
    let place = format!("line {number}");
    let guests: Vec<String> = json::read(list).map_err(|fault| fault.at(&place))?;
    let guests = guests.iter().map(|guest| guest.parse().map_err(|fault: Fault| fault.at(&place)));
    guests.collect::<Result<_, _>>().map(Some)
}

/// The record with the line that tells who sits where, after the first one.
fn with_seats(record: &str, guests: &[LocalPlayer]) -> Result<String, Fault> {
    let guests: Vec<String> = guests.iter().map(LocalPlayer::to_string).collect();
    let (first, rest) = record.split_once('\n').unwrap_or((record, ""));
    Ok(format!("{first}\n{SEATS} {}\n{rest}", json::to_value(&guests)?))
}

/// What those at a table are called, seat by seat, bots with their level.
pub fn labels(guests: &[LocalPlayer], lang: Lang) -> Vec<String> {
    let bots = names::of_bots(guests.iter().map(|guest| match guest {
        LocalPlayer::Person(name) => Occupant::Person(Some(name.as_str()).filter(|name| !name.is_empty())),
        LocalPlayer::Bot(level) => Occupant::Bot(level),
    }));
    let label = |((seat, guest), bot): ((usize, &LocalPlayer), Option<&str>)| match guest {
        LocalPlayer::Person(name) => called(seat, Some(name.clone()).filter(|name| !name.is_empty()), lang),
        LocalPlayer::Bot(level) => with_level(called(seat, bot.map(str::to_owned), lang), Some(level), lang),
    };
    guests.iter().enumerate().zip(bots).map(label).collect()
}

/// What a table is made of.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The game, by its name.
    pub game: String,
    /// The game's own table document.
    pub table: Value,
    /// Who sits where.
    pub guests: Vec<LocalPlayer>,
    /// What those are called who have not said so, by seat. In a record they stay without a name: it is read in other
    /// languages, too.
    pub unnamed: Vec<String>,
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
    /// All that the table has come from.
    log: Vec<Logged>,
    own: Vec<Seat>,
    guests: Vec<LocalPlayer>,
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
            LocalPlayer::Person(name) if name.is_empty() => Some((Seat(seat), setup.unnamed.get(usize::from(seat))?)),
            LocalPlayer::Person(name) => Some((Seat(seat), name)),
            LocalPlayer::Bot(_) => None,
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
        let sitter = |guest: &LocalPlayer| match guest {
            LocalPlayer::Person(_) => SeatKind::Open,
            LocalPlayer::Bot(level) => SeatKind::Bot { level: level.clone() },
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
        let made = Event::made(config, PlayerId(String::new()), secret)?;
        let imported = setup.record.clone().map(Event::imported).into_iter().flatten();
        let events = std::iter::once(made).chain(imported);
        let log: Vec<Logged> = (0..).zip(events).map(|(seq, event)| Logged { seq, at: 0, event }).collect();
        let table = host::replay(&log)?;
        Ok(Self {
            table,
            log,
            own: Vec::new(),
            guests: setup.guests.clone(),
            seed: setup.seed,
            thought: None,
            stale: 0,
        })
    }

    /// A game that was played, to look at: nobody sits there.
    pub fn look_back(setup: &Setup) -> Result<Self, Fault> {
        Self::lay(setup)
    }

    fn command(&mut self, command: &Command) -> Result<(), Fault> {
        if let Proposal::Add(next) = self.table.propose(command)? {
            self.log.push(self.table.accept(*next, 0)?);
        }
        Ok(())
    }

    fn one_moment(&self, viewer: Option<Seat>, number: usize) -> Result<Moment, Fault> {
        let found = self.table.moments(viewer, number, 1, false).into_iter().next();
        found.ok_or_else(|| Fault::out_of_range(number, 0, self.table.last_moment()))
    }

    /// The table as it was after so many entries.
    pub fn look_at(&self, viewer: Option<Seat>, number: usize) -> Result<Snapshot, Fault> {
        let moment = self.one_moment(viewer, number)?;
        let mut state = self.table.look(viewer, self.own.clone());
        let now = number == self.table.last_moment();
        state.last_moment = number;
        state.status.turn = moment.turn;
        state.outcome = state.outcome.filter(|_| now);
        state.view = moment.view.unwrap_or(state.view);
        for (seat, guest) in state.status.seats.iter_mut().zip(&self.guests) {
            seat.deciding &= now;
            // Where a game is only looked at, nobody sits, but who sat there may be known.
            if let (None, LocalPlayer::Person(name)) = (&seat.name, guest)
                && !name.is_empty()
            {
                seat.name = Some(name.clone());
            }
        }
        let table = TableView {
            id: String::new(),
            config: self.table.config_document(),
            made_by_you: true,
            commitment: self.table.commitment().map(String::from),
            essentials: registry::essentials(self.table.config())?.into_iter().map(Into::into).collect(),
            state,
        };
        Ok(Snapshot { table, spots: moment.scene.map(|scene| scene.spots).unwrap_or_default() })
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

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Moment>, Fault> {
        Ok(self.table.moments(viewer, from, usize::MAX, true))
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        Ok(self.table.legal(seat))
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<api::Plan>, Fault> {
        self.table.plans(seat)
    }

    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        match what {
            Doubt::Action(action) => self.table.why_not(seat, action),
            Doubt::Place(place) => self.table.why_not_there(seat, place),
        }
    }

    /// The others at this screen see the same advice, so at a copy of the table they are not in its way.
    fn advice(&mut self, seat: Seat, request: &AdviceRequest) -> Result<Advice, Fault> {
        let mut copy = host::replay(&self.log)?;
        for &other in self.own.iter().filter(|other| **other != seat) {
            if let Proposal::Add(next) = copy.propose(&Command::Leave { seat: other, why: Leave::Resigned })? {
                copy.accept(*next, 0)?;
            }
        }
        let request = AdviceRequest { seat: Some(seat), ..request.clone() };
        // The same question has the same answer, whenever it is asked.
        copy.ask_advice(Some(&PlayerId(seat.to_string())), &request, self.table.decision(seat))?()
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        let decision = self.table.decision(seat);
        self.command(&Command::Act { seat, decision, actions: actions.to_vec(), by_bot: false })
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        self.command(&Command::TakeBack { seat, decision: self.table.decision(seat), scope })
    }

    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.command(&Command::Ask { seat })
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault> {
        self.command(&Command::Answer { seat, agrees })
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
            Err(RecvTimeoutError::Disconnected) => return Err(Error::BotBroke.into()),
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
        // Cards that lie covered are kept, too, on the machine on which they were laid.
        with_seats(&self.table.sealed_record(Form::Text)?, &self.guests)
    }
}
