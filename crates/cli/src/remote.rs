//! A table on a server, as the terminal needs it.

mod fault;
mod kept;
mod news;

use crate::failure::Failure;
use api::{Moment, Plan, SeatStatus, Sitter, Stage, TableEvent, TableView};
use client::{Connection, Error, Link, Seating, Table};
use game::{Fault, Seat};
use host::Scope;
use kept::Kept;
use news::{News, listen, saying};
use serde_json::Value;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;
use terminal::Desk;
use terminal::desk::{Doubt, Saying, Snapshot};
use tokio::runtime::Runtime;
use words::Lang;

/// Chat among this many events at the end of the log is still shown to those who join.
const LATEST: u64 = 100;
/// Moments in one answer, as the API allows.
const MOST_MOMENTS: usize = 5000;

/// Reads where a table is, from `--server` and `--table`.
pub(crate) fn link(server: &str, table: Option<&str>) -> Result<Link, Fault> {
    Link::parse(server, table).map_err(fault::of_link)
}

/// A table on a server.
pub(crate) struct RemoteDesk {
    runtime: Runtime,
    table: Table,
    lang: Lang,
    own: Vec<Seat>,
    /// The number of each seat's next decision, as it was last seen.
    decisions: Vec<u64>,
    news: Receiver<News>,
    /// What was said and not asked for yet.
    sayings: Vec<Saying>,
    /// How many entries were left when something was taken back, as long as nobody has asked.
    left: Option<usize>,
}

impl RemoteDesk {
    /// Joins a table as a spectator.
    pub(crate) fn watch(link: &Link, lang: Lang) -> Result<Self, Failure> {
        Self::open(link, None, lang)
    }

    /// Sits down at a table, or comes back to it. The cookie of a guest is kept for the next time.
    pub(crate) fn join(link: &Link, name: &str, named: bool, lang: Lang) -> Result<Self, Failure> {
        let kept = Kept::read();
        let who = format!("{} {}", link.server, if named { name } else { "" });
        let mut desk = Self::open(link, kept.cookies.get(&who).map(String::as_str), lang)?;
        let visitor = desk.table.connection();
        if visitor.cookie().is_none() {
            desk.wait(visitor.guest::<Value>(name))?;
            if let Some(cookie) = visitor.cookie() {
                kept.with(who, cookie).write()?;
            }
        }
        desk.sit(name, link)?;
        Ok(desk)
    }

    fn open(link: &Link, cookie: Option<&str>, lang: Lang) -> Result<Self, Failure> {
        let runtime = crate::serve::runtime()?;
        let connection = Connection::open(&link.server).map_err(|error| fault::of_request(error, lang))?;
        let table = connection.in_language(lang.code()).with_cookie(cookie).table(&link.table);
        let (tell, news) = channel();
        let mut desk = Self {
            runtime,
            table,
            lang,
            own: Vec::new(),
            decisions: Vec::new(),
            news,
            sayings: Vec::new(),
            left: None,
        };
        desk.document(None)?;
        let next = desk.table.next();
        let log: Vec<TableEvent> = desk.wait(desk.table.log(next.saturating_sub(LATEST)))?;
        desk.sayings = log.iter().filter_map(|event| saying(&event.event)).collect();
        let events = desk.wait(desk.table.follow(next.checked_sub(1)))?;
        desk.runtime.spawn(listen(events, lang, tell));
        Ok(desk)
    }

    /// Takes the first free seat of a table that gathers, and starts the game where that completes it.
    fn sit(&mut self, name: &str, link: &Link) -> Result<(), Failure> {
        let table = self.document(None)?;
        let gathering = table.state.status.stage == Stage::Gathering;
        let free = |(sitter, seat): (&Sitter, &SeatStatus)| *sitter == Sitter::Open && seat.name.is_none();
        if gathering && self.own.is_empty() {
            let invited = link.invitation.as_ref().and(link.seat);
            let place = invited.or_else(|| table.config.seats.iter().zip(&table.state.status.seats).position(free));
            let place = place.ok_or_else(|| Fault::new("server-no-seat"))?;
            let seed = crate::draw::fresh_seed().to_string();
            let seating = Seating { name: Some(name), seed: &seed, invitation: link.invitation.as_deref() };
            self.wait(self.table.sit(place, &seating))?;
        }
        if gathering {
            // Whoever may not start, or too early, waits like the others.
            let _ = self.wait(self.table.start());
        }
        self.document(None)?;
        if self.own.is_empty() { Err(Fault::new("server-no-seat").into()) } else { Ok(()) }
    }

    /// Waits for an answer.
    fn wait<T>(&self, answer: impl Future<Output = Result<T, Error>>) -> Result<T, Fault> {
        self.runtime.block_on(answer).map_err(|error| fault::of_request(error, self.lang))
    }

    /// The table as it is, and what we remember of it.
    fn document(&mut self, viewer: Option<Seat>) -> Result<TableView, Fault> {
        let table: TableView = self.wait(self.table.look(viewer))?;
        self.own.clone_from(&table.state.yours);
        self.decisions = table.state.status.seats.iter().map(|seat| seat.decision).collect();
        Ok(table)
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.decisions.get(usize::from(seat.0)).copied().unwrap_or(0)
    }
}

impl Desk for RemoteDesk {
    fn own_seats(&self) -> Vec<Seat> {
        self.own.clone()
    }

    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault> {
        let table = self.document(viewer)?;
        let moments: Vec<Moment> = self.wait(self.table.moments(viewer, table.state.last_moment, 1, false))?;
        let scene = moments.into_iter().next().and_then(|moment| moment.scene);
        Ok(Snapshot { table, spots: scene.map(|scene| scene.spots).unwrap_or_default() })
    }

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Moment>, Fault> {
        self.wait(self.table.moments(viewer, from, MOST_MOMENTS, true))
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        self.wait(self.table.legal(seat))
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        self.wait(self.table.plans(seat))
    }

    fn why_not(&mut self, seat: Seat, what: Doubt<'_>) -> Result<Option<Fault>, Fault> {
        let answer = match what {
            Doubt::Action(action) => self.wait(self.table.why_not_action(seat, action)),
            Doubt::Place(place) => self.wait(self.table.why_not_place(seat, place)),
        }?;
        if answer.allowed {
            return Ok(None);
        }
        Ok(Some(fault::of_refusal(answer.detail.unwrap_or_default(), answer.rule.as_ref(), self.lang)))
    }

    fn advice(&mut self, _: Seat) -> Result<Vec<String>, Fault> {
        Err(Fault::new("server-no-advice"))
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        self.wait(self.table.act(seat, self.decision(seat), actions)).map(drop)
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        let whole_turn = scope == Scope::Turn;
        self.wait(self.table.take_back(seat, self.decision(seat), whole_turn)).map(drop)
    }

    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault> {
        self.wait(self.table.ask(seat)).map(drop)
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault> {
        self.wait(self.table.answer(seat, agrees)).map(drop)
    }

    fn say(&mut self, words: &str) -> Result<(), Fault> {
        self.wait(self.table.say(words)).map(drop)
    }

    fn sayings(&mut self) -> Vec<Saying> {
        std::mem::take(&mut self.sayings)
    }

    fn taken_back_to(&mut self) -> Option<usize> {
        self.left.take()
    }

    fn news(&mut self, patience: Duration) -> Result<bool, Fault> {
        let first = match self.news.recv_timeout(patience) {
            Ok(first) => first,
            Err(RecvTimeoutError::Timeout) => return Ok(false),
            // The server has said that nothing more comes.
            Err(RecvTimeoutError::Disconnected) => {
                std::thread::sleep(patience);
                return Ok(false);
            }
        };
        // However much has happened, one look is enough.
        let mut lost = None;
        for news in std::iter::once(first).chain(self.news.try_iter()) {
            match news {
                News::Happened { saying, left } => {
                    lost = None;
                    self.sayings.extend(saying);
                    self.left = [self.left, left].into_iter().flatten().min();
                }
                News::Lost(fault) => lost = Some(fault),
            }
        }
        lost.map_or(Ok(true), Err)
    }

    fn record(&mut self) -> Result<String, Fault> {
        Ok(self.wait(self.table.record())?.to_string())
    }
}
