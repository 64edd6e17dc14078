//! A table on a server, as the terminal needs it.

mod fault;
mod kept;
mod news;

use crate::Error;
use crate::failure::Failure;
use api::{
    Advice, AdviceRequest, Choices, Detail, Moment, Plan, SeatKind, SeatStatus, Shared, Spot, Stage, TableState,
    TableView, Update,
};
use client::{Connection, Link, Seating, Table};
use game::{Fault, Seat};
use host::Scope;
use kept::Kept;
use news::{News, listen, saying};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use terminal::Desk;
use terminal::desk::{Doubt, Saying, Snapshot};
use tokio::runtime::Runtime;
use words::Lang;

/// Chat among this many events at the end of the log is still shown to those who join.
const LATEST: u64 = 100;
/// How long what was done here may take to come back by the stream.
const PATIENCE: Duration = Duration::from_secs(3);
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
    /// The table as it was when it was read; what changes, `followed` knows.
    read: TableView,
    followed: Option<Followed>,
    news: Receiver<News>,
    /// What was said and not asked for yet.
    sayings: Vec<Saying>,
    /// How many entries were left when something was taken back, as long as nobody has asked.
    left: Option<usize>,
}

/// What the updates of a table have told.
struct Followed {
    state: TableState,
    /// All moments, without pictures.
    moments: Vec<Moment>,
    choices: Option<Choices>,
    spots: Shared<Vec<Spot>>,
}

impl RemoteDesk {
    /// Joins a table as a spectator.
    pub(crate) fn watch(link: &Link, lang: Lang) -> Result<Self, Failure> {
        let mut desk = Self::open(link, None, lang)?;
        desk.listen()?;
        Ok(desk)
    }

    /// Sits down at a table, or comes back to it. The cookie of a guest is kept for the next time.
    pub(crate) fn join(link: &Link, name: &str, named: bool, lang: Lang) -> Result<Self, Failure> {
        let kept = Kept::read();
        let who = format!("{} {}", link.server, if named { name } else { "" });
        let mut desk = Self::open(link, kept.cookies.get(&who).map(String::as_str), lang)?;
        let visitor = desk.table.connection();
        if visitor.cookie().is_none() {
            desk.wait(visitor.guest(name))?;
            if let Some(cookie) = visitor.cookie() {
                kept.with(who, cookie).write()?;
            }
        }
        desk.sit(name, link)?;
        // The stream of whoever has sat down shows what they see.
        desk.listen()?;
        Ok(desk)
    }

    fn open(link: &Link, cookie: Option<&str>, lang: Lang) -> Result<Self, Failure> {
        let runtime = crate::serve::runtime()?;
        let connection = Connection::open(&link.server).map_err(|error| fault::of_request(error, lang))?;
        let table = connection.in_language(lang.code()).with_cookie(cookie).table(&link.table);
        let read = runtime.block_on(table.look(None)).map_err(|error| fault::of_request(error, lang))?;
        let (_, news) = channel();
        Ok(Self { runtime, table, lang, read, followed: None, news, sayings: Vec::new(), left: None })
    }

    /// Begins to follow the table, and waits until it is known how it stands.
    fn listen(&mut self) -> Result<(), Failure> {
        let next = self.table.next();
        let log = self.wait(self.table.log(next.saturating_sub(LATEST)))?;
        self.sayings = log.iter().filter_map(|event| saying(&event.event)).collect();
        let events = self.wait(self.table.follow(next.checked_sub(1), Detail::Plans))?;
        let (tell, news) = channel();
        self.news = news;
        self.runtime.spawn(listen(events, self.lang, tell));
        self.catch_up(next)?;
        Ok(())
    }

    /// Takes the first free seat of a table that gathers, and starts the game where that completes it.
    fn sit(&mut self, name: &str, link: &Link) -> Result<(), Failure> {
        let table = self.look_again()?;
        let gathering = table.state.status.stage == Stage::Gathering;
        let free = |(sitter, seat): (&SeatKind, &SeatStatus)| *sitter == SeatKind::Open && seat.name.is_none();
        if gathering && table.state.yours.is_empty() {
            let invited = link.invitation.as_ref().and(link.seat);
            let place = invited.or_else(|| table.config.seats.iter().zip(&table.state.status.seats).position(free));
            let place = place.ok_or(Error::ServerNoSeat)?;
            let seed = crate::random::fresh_seed().to_string();
            let seating = Seating { name: Some(name), seed: &seed, invitation: link.invitation.as_deref() };
            self.wait(self.table.sit(place, &seating))?;
        }
        if gathering {
            // Whoever may not start, or too early, waits like the others.
            let _ = self.wait(self.table.start());
        }
        if self.look_again()?.state.yours.is_empty() { Err(Error::ServerNoSeat.into()) } else { Ok(()) }
    }

    /// Waits for an answer.
    fn wait<T>(&self, answer: impl Future<Output = Result<T, client::Error>>) -> Result<T, Fault> {
        self.runtime.block_on(answer).map_err(|error| fault::of_request(error, self.lang))
    }

    /// Reads the table, which nobody follows yet.
    fn look_again(&mut self) -> Result<TableView, Fault> {
        self.read = self.wait(self.table.look(None))?;
        Ok(self.read.clone())
    }

    /// How the table stands, as far as it is known.
    fn state(&self) -> &TableState {
        self.followed.as_ref().map_or(&self.read.state, |followed| &followed.state)
    }

    /// What was told to a viewer, if that is whom the updates are for.
    fn told_to(&self, viewer: Option<Seat>) -> Option<&Followed> {
        self.followed.as_ref().filter(|followed| followed.state.viewer == viewer)
    }

    fn decision(&self, seat: Seat) -> u64 {
        self.state().status.seats.get(usize::from(seat.0)).map_or(0, |seat| seat.decision)
    }

    fn apply(&mut self, update: Update) {
        let Update { table, from, moments, choices, .. } = update;
        let spots = moments.last().and_then(|moment| Some(moment.scene.as_ref()?.spots.clone()));
        let before = self.followed.take();
        let (mut known, old, same) =
            before.map_or_else(Default::default, |followed| (followed.moments, followed.spots, followed.choices));
        known.truncate(from);
        known.extend(moments.into_iter().map(|moment| Moment { view: None, scene: None, ..moment }));
        self.followed =
            Some(Followed { state: table, moments: known, choices: choices.or(same), spots: spots.unwrap_or(old) });
    }

    /// Takes in a piece of news; whether the table stands otherwise now.
    fn take_in(&mut self, news: News) -> Result<bool, Fault> {
        match news {
            News::Happened { saying, left } => {
                self.sayings.extend(saying);
                self.left = [self.left, left].into_iter().flatten().min();
                Ok(false)
            }
            News::Update(update) => {
                self.apply(*update);
                Ok(true)
            }
            News::Lost(fault) => Err(fault),
        }
    }

    /// Waits until the events before this place are known; if they do not come, the table is read.
    fn catch_up(&mut self, next: u64) -> Result<(), Fault> {
        let end = Instant::now() + PATIENCE;
        while self.followed.as_ref().is_none_or(|followed| followed.state.next < next) {
            let Ok(news) = self.news.recv_timeout(end.saturating_duration_since(Instant::now())) else {
                self.followed = None;
                self.look_again()?;
                return Ok(());
            };
            // Whether the server is lost, the next question tells.
            drop(self.take_in(news));
        }
        Ok(())
    }
}

impl Desk for RemoteDesk {
    fn own_seats(&self) -> Vec<Seat> {
        self.state().yours.clone()
    }

    fn look(&mut self, viewer: Option<Seat>) -> Result<Snapshot, Fault> {
        if let Some(followed) = self.told_to(viewer) {
            let table = TableView { state: followed.state.clone(), ..self.read.clone() };
            return Ok(Snapshot { table, spots: followed.spots.clone() });
        }
        let table = self.wait(self.table.look(viewer))?;
        let moments = self.wait(self.table.moments(viewer, table.state.last_moment, 1, false))?;
        let scene = moments.into_iter().next().and_then(|moment| moment.scene);
        Ok(Snapshot { table, spots: scene.map(|scene| scene.spots).unwrap_or_default() })
    }

    fn story(&mut self, viewer: Option<Seat>, from: usize) -> Result<Vec<Moment>, Fault> {
        match self.told_to(viewer) {
            Some(followed) => Ok(followed.moments.get(from..).unwrap_or_default().to_vec()),
            None => self.wait(self.table.moments(viewer, from, MOST_MOMENTS, true)),
        }
    }

    fn legal(&mut self, seat: Seat) -> Result<Vec<String>, Fault> {
        match self.told_to(Some(seat)).and_then(|followed| followed.choices.as_ref()) {
            Some(choices) => Ok(choices.legal.clone()),
            None => self.wait(self.table.legal(seat)),
        }
    }

    fn plans(&mut self, seat: Seat) -> Result<Vec<Plan>, Fault> {
        match self.told_to(Some(seat)).and_then(|followed| followed.choices.as_ref()) {
            Some(choices) => Ok(choices.plans.clone()),
            None => self.wait(self.table.plans(seat)),
        }
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

    fn advice(&mut self, seat: Seat, request: &AdviceRequest) -> Result<Advice, Fault> {
        let request = AdviceRequest { seat: Some(seat), ..request.clone() };
        self.wait(self.table.advice(&request))
    }

    fn act(&mut self, seat: Seat, actions: &[String]) -> Result<(), Fault> {
        let acted = self.wait(self.table.act(seat, self.decision(seat), actions))?;
        self.catch_up(acted.next)
    }

    fn take_back(&mut self, seat: Seat, scope: Scope) -> Result<(), Fault> {
        let whole_turn = scope == Scope::Turn;
        let done = self.wait(self.table.take_back(seat, self.decision(seat), whole_turn))?;
        self.catch_up(done.next)
    }

    fn ask_back(&mut self, seat: Seat) -> Result<(), Fault> {
        let done = self.wait(self.table.ask(seat))?;
        self.catch_up(done.next)
    }

    fn answer(&mut self, seat: Seat, agrees: bool) -> Result<(), Fault> {
        let done = self.wait(self.table.answer(seat, agrees))?;
        self.catch_up(done.next)
    }

    fn say(&mut self, words: &str) -> Result<(), Fault> {
        let done = self.wait(self.table.say(words))?;
        self.catch_up(done.next)
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
        let (mut changed, mut lost) = (false, None);
        let more: Vec<News> = self.news.try_iter().collect();
        for news in std::iter::once(first).chain(more) {
            match self.take_in(news) {
                Ok(is_new) => {
                    changed |= is_new;
                    lost = lost.filter(|_| !is_new);
                }
                Err(fault) => lost = Some(fault),
            }
        }
        lost.map_or(Ok(changed), Err)
    }

    fn record(&mut self) -> Result<String, Fault> {
        Ok(self.wait(self.table.record())?.to_string())
    }
}
